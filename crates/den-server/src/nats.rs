//! NATS as the bus between nodes.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt;
use tokio::sync::{Mutex, Notify};

use crate::fanout::{Bus, Heard, Later};
use crate::metrics::Metrics;
use crate::serve::ServerError;

const SUBJECT: &str = "wolfden.changes";
const CONNECT_TIME: Duration = Duration::from_secs(2);
/// The ping interval. A NATS server that misses two pings is disconnected.
const PING: Duration = Duration::from_secs(5);

/// A connection that is made and maintained in the background.
pub(crate) struct Nats {
    client: Client,
    reconnected: Arc<Notify>,
    subscribed: Mutex<Option<Subscriber>>,
}

impl Nats {
    /// Starts to connect, without waiting for the connection.
    pub(crate) async fn connect(url: &str, metrics: &Metrics) -> Result<Nats, ServerError> {
        let reconnected = Arc::new(Notify::new());
        let (notify, connected, timeouts) = (reconnected.clone(), metrics.bus_connected.clone(), metrics.timeouts.clone());
        let options = ConnectOptions::new()
            .name("wolfden")
            .retry_on_initial_connect()
            .connection_timeout(CONNECT_TIME)
            .ping_interval(PING)
            .event_callback(move |event| {
                let (notify, connected, timeouts) = (notify.clone(), connected.clone(), timeouts.clone());
                async move {
                    match event {
                        Event::Connected => {
                            tracing::info!("connected to NATS");
                            connected.set(1);
                            notify.notify_one();
                        }
                        Event::Disconnected => {
                            tracing::warn!("NATS is unavailable; changes by other nodes arrive late until it is back");
                            connected.set(0);
                        }
                        Event::ClientError(error) => {
                            tracing::warn!(%error, "connecting to NATS failed");
                            timeouts.get_or_create(&[("what", "bus connect".to_string())]).inc();
                        }
                        _ => {}
                    }
                }
            });
        let failed = |error: &dyn std::fmt::Display| ServerError::Bus(format!("{}: {error}", without_password(url)));
        let client = options.connect(url).await.map_err(|error| failed(&error))?;
        Ok(Nats { client, reconnected, subscribed: Mutex::default() })
    }
}

impl Bus for Nats {
    fn connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn publish(&self, word: String) -> Later<'_, Result<(), String>> {
        Box::pin(async move { self.client.publish(SUBJECT, word.into()).await.map_err(|error| error.to_string()) })
    }

    fn hear(&self) -> Later<'_, Option<Heard>> {
        Box::pin(async move {
            let mut subscribed = self.subscribed.lock().await;
            if subscribed.is_none() {
                match self.client.subscribe(SUBJECT).await {
                    Ok(heard) => *subscribed = Some(heard),
                    Err(error) => {
                        tracing::error!(%error, "cannot subscribe to NATS");
                        return None;
                    }
                }
            }
            tokio::select! {
                word = subscribed.as_mut()?.next() => {
                    Some(Heard::Word(String::from_utf8_lossy(&word?.payload).into_owned()))
                }
                () = self.reconnected.notified() => Some(Heard::Reconnected),
            }
        })
    }

    fn flush(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let _ = self.client.flush().await;
        })
    }
}

fn without_password(url: &str) -> &str {
    url.rsplit_once('@').map_or(url, |(_, host)| host)
}
