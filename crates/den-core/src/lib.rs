//! The vocabulary that every Wolfden game speaks: seats and turns, the [`Game`] contract, records, the dealer.
//!
//! ```
//! use den_core::{Commitment, Record, Seed};
//!
//! // A match is dealt from one secret seed. Its hash is published first, the seed itself when the game is over.
//! let seed = Seed::from_number(1);
//! let published: Commitment = seed.commitment();
//! assert_eq!(seed.commitment(), published);
//!
//! // A record is a text, and what is wrong with one is said with its line.
//! let error = Record::read("wolfden record 1\ngame chess\n1 1 e4\n3 2 e5\nend 2").unwrap_err();
//! assert_eq!(error.to_string(), "line 4: step 3 stands where step 2 should: lines are missing or out of order");
//! ```

mod content;
mod dealer;
pub mod dice;
mod game;
mod options;
mod outcome;
mod played;
mod record;
mod refuse;
mod seat;
mod shared;
mod sheet;

pub use content::{Content, Edition, Files};
pub use dealer::{Commitment, Seed};
pub use game::{About, Game, Log};
pub use options::{Key, Options, Preset, read_bool};
pub use outcome::{Outcome, Result as SeatResult, Standing};
pub use played::{NoContent, Played, Step, apply, built_in};
pub use record::{Record, RecordError, StepText};
pub use refuse::{BadText, Illegal, Refusal};
pub use seat::{Eye, MAX_SEATS, Seat, Turn};
pub use shared::Shared;
pub use sheet::{Line, Sheet};

pub use rand;
