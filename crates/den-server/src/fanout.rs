//! How nodes learn of each other's changes: a single node needs nothing, several nodes use a bus.
//!
//! A word contains the id of a match and its revision, not what happened; a node that needs more reads the store. The bus may be
//! unavailable at any time. Sending never blocks: what cannot be sent is dropped and counted, and once the bus is back all nodes compare
//! their live matches with the store.

use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use den_table::MatchId;
use prometheus_client::metrics::counter::Counter;
use tokio::sync::{Mutex, mpsc};

use crate::app::{App, stopped};
use crate::identity::new_id;
use crate::live::Ask;
use crate::metrics::Metrics;
use crate::serve::ServerError;

/// How many words may be queued.
const MAX_WAITING: usize = 4096;
/// A word that the bus does not accept within this time is dropped.
const PUBLISH_TIME: Duration = Duration::from_secs(2);

/// A boxed future.
pub(crate) type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The connection between the nodes. Every connected node receives every word, including its own.
pub(crate) trait Bus: Send + Sync {
    /// Whether the bus is connected.
    fn connected(&self) -> bool;

    /// Sends a word to all nodes.
    fn publish(&self, word: String) -> Later<'_, Result<(), String>>;

    /// The next event; `None` if there will never be one.
    fn hear(&self) -> Later<'_, Option<Heard>>;

    /// Waits until everything has been sent.
    fn flush(&self) -> Later<'_, ()>;
}

/// What a bus delivers.
#[cfg_attr(not(any(feature = "nats", test)), expect(dead_code, reason = "without NATS there is no bus"))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// A word from any node.
    Word(String),
    /// The bus was disconnected; words sent in the meantime are lost.
    Reconnected,
}

/// The link to the other nodes.
pub(crate) struct Fanout(Option<Nodes>);

/// The link between several nodes. A node's own words carry its name and are skipped.
struct Nodes {
    bus: Box<dyn Bus>,
    node: String,
    words: mpsc::Sender<String>,
    waiting: Mutex<mpsc::Receiver<String>>,
    /// Words were dropped, so the other nodes must compare all their matches.
    lost: AtomicBool,
    dropped: Counter,
}

impl Fanout {
    /// Starts to connect, without waiting for the connection.
    pub(crate) async fn connect(url: Option<&str>, metrics: &Metrics) -> Result<Fanout, ServerError> {
        match url {
            None => Ok(Fanout::none()),
            Some(url) => Fanout::over(nats(url, metrics).await?, metrics),
        }
    }

    /// For a single node.
    pub(crate) fn none() -> Fanout {
        Fanout(None)
    }

    /// For several nodes on this bus.
    pub(crate) fn over(bus: Box<dyn Bus>, metrics: &Metrics) -> Result<Fanout, ServerError> {
        let node: MatchId = new_id().map_err(|_| ServerError::Bus("the system provides no random numbers".into()))?;
        let (words, waiting) = mpsc::channel(MAX_WAITING);
        let (waiting, lost, dropped) = (Mutex::new(waiting), AtomicBool::new(false), metrics.bus_dropped.clone());
        Ok(Fanout(Some(Nodes { bus, node: node.to_string(), words, waiting, lost, dropped })))
    }

    /// Announces a new revision of a match to the other nodes. Never blocks.
    pub(crate) fn tell(&self, id: &MatchId, revision: u64) {
        if let Some(nodes) = &self.0
            && nodes.words.try_send(format!("{} {id} {revision}", nodes.node)).is_err()
        {
            nodes.lose();
        }
    }

    /// Whether the bus is connected.
    pub(crate) fn connected(&self) -> bool {
        self.0.as_ref().is_none_or(|nodes| nodes.bus.connected())
    }

    /// How many words are queued.
    pub(crate) fn waiting(&self) -> usize {
        self.0.as_ref().map_or(0, |nodes| nodes.words.max_capacity() - nodes.words.capacity())
    }

    pub(crate) fn is_alone(&self) -> bool {
        self.0.is_none()
    }

    /// Sends what is still queued.
    pub(crate) async fn close(&self) {
        if let Some(nodes) = self.0.as_ref().filter(|_| self.connected()) {
            nodes.bus.flush().await;
        }
    }
}

#[cfg(feature = "nats")]
async fn nats(url: &str, metrics: &Metrics) -> Result<Box<dyn Bus>, ServerError> {
    Ok(Box::new(crate::nats::Nats::connect(url, metrics).await?))
}

#[cfg(not(feature = "nats"))]
async fn nats(_: &str, _: &Metrics) -> Result<Box<dyn Bus>, ServerError> {
    let how = "this program was built without it; build it with `cargo build --release --features full`, or leave out `--nats`";
    Err(ServerError::Bus(how.into()))
}

impl Nodes {
    fn lose(&self) {
        self.dropped.inc();
        self.lost.store(true, Ordering::Relaxed);
    }

    async fn publish(&self, app: &App, word: String) {
        if !self.bus.connected() {
            return self.lose();
        }
        match tokio::time::timeout(PUBLISH_TIME, self.bus.publish(word)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::warn!(error, "cannot publish to NATS; other nodes will find the change on their own");
                self.lose();
            }
            Err(_) => {
                app.metrics.timed_out("publish");
                self.lose();
            }
        }
    }

    fn heard(&self, app: &App, text: &str) {
        let mut parts = text.split(' ');
        match (parts.next(), parts.next(), parts.next()) {
            (Some(from), ..) if from == self.node => {}
            (Some(_), Some("*"), None) => app.hub.tell_all(|| Ask::Refresh(u64::MAX)),
            (Some(_), Some(id), Some(revision)) => {
                if let (Ok(id), Ok(revision)) = (id.parse::<MatchId>(), revision.parse()) {
                    app.hub.tell_live(&id, Ask::Refresh(revision));
                }
            }
            _ => {}
        }
    }
}

/// Sends queued words until the server stops.
pub(crate) async fn speak(app: App) {
    let Some(nodes) = &app.fanout.0 else { return };
    let mut waiting = nodes.waiting.lock().await;
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            biased;
            () = stopped(&mut stopping) => {
                while let Ok(word) = waiting.try_recv() {
                    nodes.publish(&app, word).await;
                }
                return;
            }
            word = waiting.recv() => {
                let Some(word) = word else { return };
                nodes.publish(&app, word).await;
                if waiting.is_empty() && nodes.bus.connected() && nodes.lost.swap(false, Ordering::Relaxed) {
                    nodes.publish(&app, format!("{} *", nodes.node)).await;
                }
            }
        }
    }
}

/// Receives words from the other nodes until the server stops.
pub(crate) async fn listen(app: App) {
    let Some(nodes) = &app.fanout.0 else { return };
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            biased;
            () = stopped(&mut stopping) => return,
            heard = nodes.bus.hear() => match heard {
                Some(Heard::Word(word)) => nodes.heard(&app, &word),
                // Words sent while the connection was down are lost, on both sides.
                Some(Heard::Reconnected) => {
                    app.hub.tell_all(|| Ask::Refresh(u64::MAX));
                    nodes.lost.store(false, Ordering::Relaxed);
                    let _ = nodes.words.try_send(format!("{} *", nodes.node));
                }
                None => return,
            },
        }
    }
}
