//! The server: friends play with a link, nobody sees what they should not, and nothing acknowledged is lost.
//!
//! [`run`] serves until it is stopped. One process with a SQLite file is enough at home; the same program with one
//! PostgreSQL database and a NATS server runs on any number of nodes. `docs/protocol.md` describes the protocol, `docs/operations.md`
//! how to run it.

mod app;
mod ask;
mod clock;
mod config;
pub mod doctor;
mod error;
#[cfg_attr(not(feature = "nats"), path = "alone.rs")]
mod fanout;
mod guests;
mod hub;
mod identity;
mod limits;
mod live;
mod messages;
mod metrics;
mod places;
mod rematch;
mod routes;
mod serve;
mod socket;
mod sweep;
mod timed;
pub mod transfer;

pub use app::App;
pub use config::{Config, Limits, Logs};
pub use messages::{ServerReason, TEXTS};
pub use routes::{OPENAPI, router};
pub use serve::{Running, ServerError, init_logs, run, start, start_on};
