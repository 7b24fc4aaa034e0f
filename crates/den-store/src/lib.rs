//! Where matches and players are kept.
//!
//! The journal of a match is the truth (see [`den_table::Change`]); the rest of its row is what a list needs. Whoever appends a change
//! learns that it is stored for good, or that another change of that number was there first: the primary key of the step table
//! arbitrates between any number of nodes.

mod open;
mod postgres;
mod sqlite;
mod store;

pub use open::{default_file, open};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use store::{Also, Answer, Append, Appended, Hash, Invite, NewMatch, Player, Row, Store, StoreError, Stored, Summary};
