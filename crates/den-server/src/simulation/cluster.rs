//! Nodes that share a database and a bus and are killed, stopped and replaced.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use den_store::{Gated, Sqlite, Store};
use tokio::sync::Notify;

use super::faults::{Air, Chaos, Line};
use crate::app::{App, assemble};
use crate::config::{Config, Limits};
use crate::fanout::Fanout;
use crate::metrics::Metrics;
use crate::routes::router;
use crate::serve::helpers;

/// One node.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) app: App,
    pub(super) routes: axum::Router,
    /// Whether its bus is connected.
    pub(super) bus: Arc<AtomicBool>,
    dead: Arc<AtomicBool>,
    died: Arc<Notify>,
}

impl Node {
    pub(super) fn is_dead(&self) -> bool {
        self.dead.load(Ordering::Relaxed)
    }

    /// Waits until the node is killed.
    pub(super) async fn died(&self) {
        let died = self.died.notified();
        if !self.is_dead() {
            died.await;
        }
    }

    /// Kills the node: nothing it does from now on has any effect, and its clients' connections break.
    pub(super) fn kill(&self) {
        self.dead.store(true, Ordering::Relaxed);
        self.died.notify_waiters();
        // Ends what is left of it in this process.
        self.app.stopping.send_replace(true);
    }

    /// Stops the node cleanly.
    pub(super) fn stop(&self) {
        self.app.stopping.send_replace(true);
    }

    pub(super) fn is_serving(&self) -> bool {
        !self.is_dead() && !*self.app.stopping.borrow()
    }
}

/// All nodes, with what they share.
pub(super) struct Cluster {
    pub(super) store: Arc<dyn Store>,
    pub(super) chaos: Arc<Chaos>,
    pub(super) air: Arc<Air>,
    alone: bool,
}

impl Cluster {
    pub(super) fn new(chaos: Arc<Chaos>, alone: bool) -> Cluster {
        let store = Arc::new(Sqlite::in_memory().expect("memory"));
        Cluster { store, air: Air::new(chaos.clone()), chaos, alone }
    }

    /// Starts a node.
    pub(super) fn start(&self) -> Node {
        let config = Config { limits: Limits::none(), reviews: None, ..Config::default() };
        let metrics = Metrics::new("simulation");
        let dead = Arc::new(AtomicBool::new(false));
        let (radio, bus) = self.air.join(dead.clone());
        let fanout = if self.alone { Fanout::none() } else { Fanout::over(Box::new(radio), &metrics).expect("a name") };
        let line = Line { chaos: self.chaos.clone(), dead: dead.clone() };
        let app = assemble(config, Arc::new(Gated::new(self.store.clone(), line)), metrics, fanout, None, None);
        helpers(&app);
        Node { routes: router(app.clone()), app, bus, dead, died: Arc::new(Notify::new()) }
    }
}
