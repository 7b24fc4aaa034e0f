//! The online table: friends play by a link, nobody sees what they should not, nothing acknowledged is lost.
//!
//! [`run`] serves until it is told to stop. One process on a SQLite file is enough for a living room; the same program on one
//! PostgreSQL database and a NATS server runs on any number of nodes. `docs/protocol.md` describes what is spoken, `docs/operations.md`
//! how to run it.

mod app;
mod ask;
mod clock;
mod config;
pub mod doctor;
mod error;
mod fanout;
mod guests;
mod hub;
mod identity;
mod limits;
mod live;
mod messages;
mod metrics;
#[cfg(feature = "nats")]
mod nats;
mod places;
mod rematch;
mod routes;
mod serve;
#[cfg(test)]
mod simulation;
mod socket;
mod sweep;
mod timed;
pub mod transfer;

pub use app::App;
pub use config::{Config, Limits, Logs};
pub use messages::{ServerReason, TEXTS};
pub use routes::{OPENAPI, router};
pub use serve::{Running, ServerError, init_logs, run, start, start_on};
