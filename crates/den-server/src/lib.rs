//! The server. Friends play with a link, nobody sees what they should not, and nothing that was acknowledged is lost.
//!
//! [`run`] serves until it is stopped. One process with a SQLite file is enough at home; the same program with a
//! PostgreSQL database and a NATS server runs on any number of nodes. `docs/protocol.md` describes the protocol, `docs/operations.md`
//! how to run a server.
//!
//! ```
//! use den_server::{Config, start};
//!
//! # let scratch = den_testkit::services::TempDir::new("server-docs");
//! # let file = scratch.path().join("wolfden.db").display().to_string();
//! # let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
//! # let example = async {
//! let server = start(Config { listen: ([127, 0, 0, 1], 0).into(), database: Some(file), ..Config::default() }).await?;
//! println!("play at http://{}", server.address());
//! server.stop().await?;
//! # Ok::<(), den_server::ServerError>(())
//! # };
//! # runtime.block_on(example).unwrap();
//! ```

pub mod admin;
mod app;
mod ask;
mod clock;
mod config;
pub mod doctor;
mod error;
mod extract;
mod fanout;
mod guests;
mod hub;
mod identity;
mod limits;
mod live;
#[cfg_attr(not(feature = "mail"), path = "no_mail.rs")]
mod mail;
mod messages;
mod metrics;
mod names;
#[cfg(feature = "nats")]
mod nats;
mod openapi;
mod packs;
mod places;
mod rematch;
mod retention;
mod reviews;
mod routes;
mod serve;
mod sessions;
#[cfg(test)]
mod simulation;
mod socket;
mod sweep;
mod thinkers;
mod timed;
#[cfg_attr(not(feature = "tls"), path = "no_tls.rs")]
mod tls;
pub mod transfer;
mod web_socket;

pub use app::App;
pub use config::{Config, Limits, Logs, MailSettings, Retention, TlsFiles};
pub use messages::{ServerReason, TEXTS};
pub use routes::{openapi, router};
pub use serve::{Running, ServerError, init_logs, run, start, start_on};
