//! What all parts of a running server share.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use den_store::{Store, StoreError};
use den_table::Millis;
use tokio::sync::{Semaphore, watch};

use crate::config::Config;
use crate::fanout::Fanout;
use crate::hub::Hub;
use crate::limits::Bounds;
use crate::metrics::Metrics;

/// How many passwords are hashed at once; each takes 19 MB.
const HASHERS: usize = 2;

/// What all parts of a running server share.
pub struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Hub,
    pub(crate) fanout: Fanout,
    pub(crate) bounds: Bounds,
    pub(crate) metrics: Metrics,
    /// Bots think with a permit of these, so that they never take all cores from the sockets.
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) hashers: Semaphore,
    /// Turns true when the server is to stop.
    pub(crate) stopping: watch::Sender<bool>,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "den_server::Shared({:?})", self.config.listen)
    }
}

/// A running server, as its parts see it.
pub type App = Arc<Shared>;

/// Opens the store and connects to NATS.
///
/// # Errors
/// What cannot be reached, and why.
pub async fn app(config: Config) -> Result<App, StoreError> {
    let store = den_store::open(config.database.as_deref()).await?;
    let fanout = Fanout::connect(config.nats.as_deref()).await.map_err(StoreError::Unavailable)?;
    Ok(Arc::new(Shared {
        hub: Hub::default(),
        fanout,
        bounds: Bounds::new(config.limits),
        metrics: Metrics::new(store.kind()),
        thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
        hashers: Semaphore::new(HASHERS),
        stopping: watch::Sender::new(false),
        store,
        config,
    }))
}

/// Waits until the server is to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the server is gone altogether.
    let _ = stopping.wait_for(|stop| *stop).await;
}

/// The time.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}
