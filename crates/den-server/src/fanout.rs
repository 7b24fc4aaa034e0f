//! How nodes hear of each other's changes: not at all where there is one, over NATS where there are several.
//!
//! What is told is the id of a match and its revision, nothing of what happened: a node that needs more reads the store. NATS may be
//! away at any time. Telling never waits; what cannot be sent is dropped and counted, and once NATS is back all nodes compare their
//! live matches with the store.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event};
use den_table::MatchId;
use futures_util::StreamExt;
use prometheus_client::metrics::counter::Counter;
use tokio::sync::{Mutex, Notify, mpsc};

use crate::app::{App, stopped};
use crate::identity::new_id;
use crate::live::Ask;
use crate::metrics::Metrics;
use crate::serve::ServerError;

const SUBJECT: &str = "wolfden.changes";
/// How many words may wait to be sent.
const MOST_WAITING: usize = 4096;
/// A word that NATS does not take for so long is dropped.
const PUBLISH_TIME: Duration = Duration::from_secs(2);
const CONNECT_TIME: Duration = Duration::from_secs(2);
/// A NATS server that answers no ping is left after two of these.
const PING: Duration = Duration::from_secs(5);

/// The way to the other nodes.
pub(crate) struct Fanout(Option<Nats>);

/// Over NATS; this node's own words carry its name and are passed over.
struct Nats {
    client: Client,
    node: String,
    words: mpsc::Sender<String>,
    waiting: Mutex<mpsc::Receiver<String>>,
    reconnected: Arc<Notify>,
    /// Words were dropped: the others must compare all their matches.
    lost: AtomicBool,
    dropped: Counter,
}

impl Fanout {
    /// Begins to connect and does not wait for it.
    pub(crate) async fn connect(url: Option<&str>, metrics: &Metrics) -> Result<Fanout, ServerError> {
        let Some(url) = url else { return Ok(Fanout(None)) };
        let reconnected = Arc::new(Notify::new());
        let (notify, connected) = (reconnected.clone(), metrics.bus_connected.clone());
        let options = ConnectOptions::new()
            .name("wolfden")
            .retry_on_initial_connect()
            .connection_timeout(CONNECT_TIME)
            .ping_interval(PING)
            .event_callback(move |event| {
                let (notify, connected) = (notify.clone(), connected.clone());
                async move {
                    match event {
                        Event::Connected => {
                            tracing::info!("connected to NATS");
                            connected.set(1);
                            notify.notify_one();
                        }
                        Event::Disconnected => {
                            tracing::warn!("NATS is away; changes of other nodes come late until it is back");
                            connected.set(0);
                        }
                        _ => {}
                    }
                }
            });
        let failed = |error: &dyn std::fmt::Display| ServerError::Bus(format!("{}: {error}", without_password(url)));
        let client = options.connect(url).await.map_err(|error| failed(&error))?;
        let node: MatchId = new_id().map_err(|_| failed(&"the system provides no random numbers"))?;
        let (words, waiting) = mpsc::channel(MOST_WAITING);
        let dropped = metrics.bus_dropped.clone();
        let (waiting, lost) = (Mutex::new(waiting), AtomicBool::new(false));
        Ok(Fanout(Some(Nats { client, node: node.to_string(), words, waiting, reconnected, lost, dropped })))
    }

    /// Tells the others that a match has a new revision. Never waits.
    pub(crate) fn tell(&self, id: &MatchId, revision: u64) {
        if let Some(nats) = &self.0
            && nats.words.try_send(format!("{} {id} {revision}", nats.node)).is_err()
        {
            nats.lose();
        }
    }

    /// Whether other nodes can be heard.
    pub(crate) fn connected(&self) -> bool {
        self.0.as_ref().is_none_or(|nats| nats.client.connection_state() == State::Connected)
    }

    /// How many words wait to be sent.
    pub(crate) fn waiting(&self) -> usize {
        self.0.as_ref().map_or(0, |nats| nats.words.max_capacity() - nats.words.capacity())
    }

    pub(crate) fn is_alone(&self) -> bool {
        self.0.is_none()
    }

    /// Sends what is still on its way.
    pub(crate) async fn close(&self) {
        if let Some(nats) = self.0.as_ref().filter(|_| self.connected()) {
            let _ = nats.client.flush().await;
        }
    }
}

impl Nats {
    fn lose(&self) {
        self.dropped.inc();
        self.lost.store(true, Ordering::Relaxed);
    }

    async fn publish(&self, app: &App, word: String) {
        if self.client.connection_state() != State::Connected {
            return self.lose();
        }
        match tokio::time::timeout(PUBLISH_TIME, self.client.publish(SUBJECT, word.into())).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::warn!(%error, "cannot publish to NATS; other nodes will find the change on their own");
                self.lose();
            }
            Err(_) => {
                app.metrics.timed_out("publish");
                self.lose();
            }
        }
    }
}

/// Sends what is to be told until the server stops.
pub(crate) async fn speak(app: App) {
    let Some(nats) = &app.fanout.0 else { return };
    let mut waiting = nats.waiting.lock().await;
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            word = waiting.recv() => {
                let Some(word) = word else { return };
                nats.publish(&app, word).await;
                if waiting.is_empty() && app.fanout.connected() && nats.lost.swap(false, Ordering::Relaxed) {
                    nats.publish(&app, format!("{} *", nats.node)).await;
                }
            }
            () = stopped(&mut stopping) => {
                while let Ok(word) = waiting.try_recv() {
                    nats.publish(&app, word).await;
                }
                return;
            }
        }
    }
}

/// Listens to the other nodes until the server stops.
pub(crate) async fn listen(app: App) {
    let Some(nats) = &app.fanout.0 else { return };
    let mut stopping = app.stopping.subscribe();
    let mut heard = tokio::select! {
        heard = nats.client.subscribe(SUBJECT) => match heard {
            Ok(heard) => heard,
            Err(error) => return tracing::error!(%error, "NATS cannot be listened to"),
        },
        () = stopped(&mut stopping) => return,
    };
    loop {
        tokio::select! {
            word = heard.next() => {
                let Some(word) = word else { return };
                hear(&app, nats, std::str::from_utf8(&word.payload).unwrap_or_default());
            }
            // Words spoken while the connection was away are lost, here and there.
            () = nats.reconnected.notified() => {
                app.hub.tell_all(|| Ask::Refresh(u64::MAX));
                nats.lost.store(false, Ordering::Relaxed);
                let _ = nats.words.try_send(format!("{} *", nats.node));
            }
            () = stopped(&mut stopping) => return,
        }
    }
}

fn hear(app: &App, nats: &Nats, text: &str) {
    let mut parts = text.split(' ');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(from), ..) if from == nats.node => {}
        (Some(_), Some("*"), None) => app.hub.tell_all(|| Ask::Refresh(u64::MAX)),
        (Some(_), Some(id), Some(revision)) => {
            if let (Ok(id), Ok(revision)) = (id.parse::<MatchId>(), revision.parse()) {
                app.hub.tell_live(&id, Ask::Refresh(revision));
            }
        }
        _ => {}
    }
}

fn without_password(url: &str) -> &str {
    url.rsplit_once('@').map_or(url, |(_, host)| host)
}
