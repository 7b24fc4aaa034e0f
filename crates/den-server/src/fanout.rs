//! How nodes hear of each other's changes: not at all where there is one, over NATS where there are several.
//!
//! What is told is the name of a match and its version, nothing of what happened: whoever needs it reads the store.

use async_nats::{Client, ConnectOptions, Event};
use den_table::MatchId;
use futures_util::StreamExt;

use crate::app::{App, stopped};
use crate::identity::new_id;
use crate::live::Ask;

const SUBJECT: &str = "wolfden.changes";

/// The way to the other nodes.
pub(crate) enum Fanout {
    /// There are none.
    Alone,
    /// Over NATS; this node's own words carry its name and are passed over.
    Nats { client: Client, node: String, reconnected: std::sync::Arc<tokio::sync::Notify> },
}

impl Fanout {
    pub(crate) async fn connect(url: Option<&str>) -> Result<Fanout, String> {
        let Some(url) = url else { return Ok(Fanout::Alone) };
        let reconnected = std::sync::Arc::new(tokio::sync::Notify::new());
        let notify = reconnected.clone();
        let options = ConnectOptions::new().name("wolfden").event_callback(move |event| {
            let notify = notify.clone();
            async move {
                match event {
                    Event::Connected => notify.notify_one(),
                    Event::Disconnected => tracing::warn!("NATS is away; changes of other nodes come late until it is back"),
                    _ => {}
                }
            }
        });
        let client = options.connect(url).await.map_err(|error| format!("NATS at {}: {error}", without_password(url)))?;
        let node: MatchId = new_id().map_err(|_| "no random numbers".to_string())?;
        Ok(Fanout::Nats { client, node: node.to_string(), reconnected })
    }

    /// Tells the others that a match has a new version.
    pub(crate) async fn tell(&self, id: &MatchId, version: u64) {
        if let Fanout::Nats { client, node, .. } = self {
            let text = format!("{node} {id} {version}");
            if let Err(error) = client.publish(SUBJECT, text.into()).await {
                tracing::warn!(%error, "NATS did not take a change; other nodes will find it by themselves");
            }
        }
    }

    /// Whether other nodes can be heard.
    pub(crate) fn ready(&self) -> bool {
        match self {
            Fanout::Alone => true,
            Fanout::Nats { client, .. } => client.connection_state() == async_nats::connection::State::Connected,
        }
    }

    pub(crate) fn is_alone(&self) -> bool {
        matches!(self, Fanout::Alone)
    }

    /// Sends what is still on its way.
    pub(crate) async fn close(&self) {
        if let Fanout::Nats { client, .. } = self {
            let _ = client.flush().await;
        }
    }
}

/// Listens to the other nodes until the server stops.
pub(crate) async fn listen(app: App) {
    let Fanout::Nats { client, node, reconnected } = &app.fanout else { return };
    let mut words = match client.subscribe(SUBJECT).await {
        Ok(words) => words,
        Err(error) => {
            tracing::error!(%error, "NATS cannot be listened to");
            return;
        }
    };
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            word = words.next() => {
                let Some(word) = word else { return };
                let text = std::str::from_utf8(&word.payload).unwrap_or_default();
                let mut parts = text.split(' ');
                if let (Some(from), Some(id), Some(version)) = (parts.next(), parts.next(), parts.next())
                    && from != node
                    && let (Ok(id), Ok(version)) = (id.parse::<MatchId>(), version.parse())
                {
                    app.hub.tell_live(&id, Ask::Refresh(version));
                }
            }
            // Words spoken while the connection was away are lost: look at every live match.
            () = reconnected.notified() => app.hub.tell_all(|| Ask::Refresh(u64::MAX)),
            () = stopped(&mut stopping) => return,
        }
    }
}

fn without_password(url: &str) -> &str {
    url.rsplit_once('@').map_or(url, |(_, host)| host)
}
