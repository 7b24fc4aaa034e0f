//! The way to other nodes in a build without NATS: there are none.

use den_table::MatchId;

use crate::app::App;
use crate::metrics::Metrics;
use crate::serve::ServerError;

/// The way to the other nodes.
pub(crate) struct Fanout;

impl Fanout {
    pub(crate) async fn connect(url: Option<&str>, _: &Metrics) -> Result<Fanout, ServerError> {
        let how = "this program was built without it; build it with `cargo build --release --features full`, or leave out `--nats`";
        url.map_or(Ok(Fanout), |_| Err(ServerError::Bus(how.into())))
    }

    pub(crate) fn tell(&self, _: &MatchId, _: u64) {}

    pub(crate) fn connected(&self) -> bool {
        true
    }

    pub(crate) fn waiting(&self) -> usize {
        0
    }

    pub(crate) fn is_alone(&self) -> bool {
        true
    }

    pub(crate) async fn close(&self) {}
}

pub(crate) async fn speak(_: App) {}

pub(crate) async fn listen(_: App) {}
