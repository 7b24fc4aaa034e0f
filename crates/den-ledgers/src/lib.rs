//! Tracks who has been shown what, from the steps of a match alone and independent of views: a ledger for each game with secrets.
//!
//! The games' own tests compare views and events with it, and the server's tests every byte that is sent. A dev-dependency only.
//!
//! ```
//! use den_core::{Eye, Rules, Shared, built_in};
//! use den_ledgers::lone_wolves::Book;
//! use den_testkit::Ledger;
//! use lone_wolves::{LoneWolves, Options};
//!
//! let edition = built_in::<LoneWolves>();
//! let setup = LoneWolves::set_up(edition.content(), &Options::default(), 2)?;
//! let book = Book::open(&LoneWolves::start(&Shared::new(setup)));
//! assert!(book.knows(Eye::Public).is_empty());
//! # Ok::<(), den_core::Refusal>(())
//! ```

pub mod lone_wolves;
pub mod wolf_and_hound;
