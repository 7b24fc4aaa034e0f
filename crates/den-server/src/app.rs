//! State shared by all parts of a running server.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64};

use den_store::{Gated, Store};
use tokio::sync::{Semaphore, watch};

use crate::clock::Clock;
pub(crate) use crate::clock::now;
use crate::config::Config;
use crate::fanout::Fanout;
use crate::hub::Hub;
use crate::limits::Bounds;
use crate::mail::Mail;
use crate::metrics::Metrics;
use crate::reviews::Reviews;
use crate::serve::ServerError;
use crate::sessions::OpenSessions;
use crate::sweep::DOUBT_ROUNDS;
use crate::thinkers::Thinkers;
use crate::timed::Timed;
use crate::tls::Tls;

/// How many passwords are hashed at the same time; each takes 19 MB.
const HASHERS: usize = 2;

/// What all parts of a running server share.
pub struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Hub,
    /// Sessions with open sockets.
    pub(crate) sessions: Arc<OpenSessions>,
    pub(crate) fanout: Fanout,
    pub(crate) tls: Option<Arc<Tls>>,
    pub(crate) mail: Option<Arc<Mail>>,
    pub(crate) bounds: Bounds,
    pub(crate) metrics: Metrics,
    /// Bots think only with one of these permits, so that they never take all cores from the sockets.
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) reviews: Reviews,
    pub(crate) hashers: Semaphore,
    /// A write was not confirmed and may still happen: for this many rounds, live matches are compared with the store.
    pub(crate) in_doubt: AtomicU32,
    /// How many seeds were made from the test seed.
    pub(crate) test_seeds: AtomicU64,
    /// Becomes true when the server should stop.
    pub(crate) stopping: watch::Sender<bool>,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "den_server::Shared({:?})", self.config.listen)
    }
}

/// A handle to the running server.
pub type App = Arc<Shared>;

/// Builds the server's state around a store.
///
/// # Errors
/// If a setting is invalid.
pub(crate) async fn app(config: Config, store: Arc<dyn Store>) -> Result<App, ServerError> {
    Clock::start();
    let metrics = Metrics::new(store.kind());
    let fanout = Fanout::connect(config.nats.as_deref(), &metrics).await?;
    let tls = config.tls.as_ref().map(Tls::open).transpose().map_err(ServerError::Tls)?.map(Arc::new);
    let mail = config
        .mail
        .as_ref()
        .map(|settings| Mail::open(settings, config.limits.mail_time))
        .transpose()
        .map_err(ServerError::Mail)?
        .map(Arc::new);
    Ok(assemble(config, store, metrics, fanout, tls, mail))
}

/// Assembles the state.
pub(crate) fn assemble(
    config: Config,
    store: Arc<dyn Store>,
    metrics: Metrics,
    fanout: Fanout,
    tls: Option<Arc<Tls>>,
    mail: Option<Arc<Mail>>,
) -> App {
    Arc::new(Shared {
        tls,
        mail,
        hub: Hub::default(),
        sessions: Arc::default(),
        fanout,
        bounds: Bounds::new(config.limits, config.behind_proxy),
        store: Arc::new(Gated::new(store, Timed::new(config.limits.store_time, &metrics))),
        metrics,
        thinkers: Arc::new(Thinkers::new(config.thinkers)),
        reviews: Reviews::new(config.reviews.is_some()),
        hashers: Semaphore::new(HASHERS),
        // A node that died a moment ago may have left writes in flight.
        in_doubt: AtomicU32::new(DOUBT_ROUNDS),
        test_seeds: AtomicU64::new(0),
        stopping: watch::Sender::new(false),
        config,
    })
}

/// Waits until the server should stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the server no longer exists.
    let _ = stopping.wait_for(|stop| *stop).await;
}
