//! Storage of matches and players.
//!
//! The journal of a match (see [`den_table::Change`]) is the source of truth; its row contains what lists need. Appending a change
//! either stores it durably or reports that another change with that number came first: the primary key of the table of changes
//! arbitrates between any number of nodes. A change whose predecessor is missing is refused, so a journal never has a gap.
//!
//! ```
//! # let scratch = den_testkit::services::TempDir::new("store-docs");
//! # let file = scratch.path().join("wolfden.db");
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
//! # let example = async {
//! let store = den_store::open(file.to_str()).await?;
//! let lobby = store.lobby(&den_store::Cursor::top(), 10).await?;
//! assert!(lobby.matches.is_empty(), "no tables yet");
//! store.close().await?;
//! # Ok::<(), den_store::StoreError>(())
//! # };
//! # runtime.block_on(example).unwrap();
//! ```

mod accounts;
mod gate;
mod lists;
mod moderation;
mod name;
mod open;
mod packs;
#[cfg(feature = "postgres")]
mod postgres;
mod retention;
mod reviews;
pub mod sql;
mod sqlite;
mod store;

pub use accounts::{ClaimedAccount, Ended, NewSession, Session, SignedIn};
pub use gate::{Gate, Gated};
pub use lists::{BadCursor, Cursor, LOBBY, PEOPLE, Page, RUNNING, of_player_sql};
pub use moderation::{AuditEntry, Blocked, FoundPlayer, Report};
pub use name::name_keys;
pub use open::open;
pub use packs::{OwnPack, StoredFigures};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use store::{
    ANY_SEAT, Answer, Append, Appended, Cut, Hash, Invite, NewMatch, Player, RawChange, Row, SideEffect, Store, StoreError, Stored, Summary,
};
