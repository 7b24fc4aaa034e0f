//! The shared vocabulary of all Wolfden games: seats and turns, the [`Game`] trait, records, the dealer.
//!
//! ```
//! use den_core::{Commitment, Record, Seed};
//!
//! // A match is dealt from one secret seed. Its hash is published first, the seed itself once the game is over.
//! let seed = Seed::from_number(1);
//! let published: Commitment = seed.commitment();
//! let revealed: Seed = seed.to_string().parse().unwrap();
//! assert_eq!(revealed.commitment(), published);
//!
//! // A record is plain text. An error names the line and has a message, which has a sentence in every language.
//! let error = Record::read("wolfden record 1\ngame chess\n1 1 e4\n3 2 e5\nend 2").unwrap_err();
//! assert_eq!(error.to_string(), "line 4: den-record-order(n=3, due=2)");
//! ```

// What our derive writes names this crate, also in this crate.
extern crate self as den_core;

mod aid;
mod content;
mod dealer;
pub mod dice;
mod error;
mod escape;
pub mod figures;
pub mod form;
pub mod game;
mod json;
mod message;
mod options;
mod outcome;
mod pack;
mod painting;
mod played;
pub mod read;
mod record;
mod seat;
mod shared;
mod sheet;
mod sort;

pub use aid::{AidCell, AidRow, AidTable, Aids};
pub use content::{Content, ContentReason, Edition, Files, Mark, Marked, OwnMarks, ValueName, exactly, mark_of};
pub use dealer::{Commitment, Seed};
pub use error::{BadText, Expected, Illegal, Reason, Refusal, shorten};
pub use escape::escape;
pub use game::{About, Audit, Board, Choose, Deals, Game, Hidden, Log, MovePart, Moves, Play, Rules, Scores, Words};
pub use json::{Tagged, from_json, from_value, located};
pub use message::{Arg, Message, Text, Translate, Untranslated};
pub use options::{Allowed, First, Key, OptionReason, Options, Preset, Value, Values};
pub use outcome::{Outcome, Result as SeatResult, Standing};
pub use pack::{MAX_MARKS, MAX_PACK_NAME, Pack, PackReason, is_plain};
pub use painting::{Painting, Row, Space, Span, clip};
pub use played::{NoContent, NoOptions, Played, Step, apply, built_in, default_options};
pub use record::{HeaderLines, Record, RecordError, RecordReason, StepText};
pub use seat::{Eye, MAX_SEATS, Seat, Turn};
pub use shared::Shared;
pub use sheet::{Line, Sheet};
pub use sort::{sort, sort_by};

/// The traits of a game, for calling its methods: `use den_core::prelude::*`.
pub mod prelude {
    pub use crate::{
        Aids as _, Audit as _, Board as _, Choose as _, Content as _, Deals as _, Hidden as _, Moves as _, Options as _, Play as _,
        Rules as _, Scores as _, Words as _,
    };
}

/// All messages of this crate.
pub const TEXTS: &[&[Text]] = &[
    Reason::TEXTS,
    Expected::TEXTS,
    OptionReason::TEXTS,
    Allowed::TEXTS,
    ContentReason::TEXTS,
    ValueName::TEXTS,
    PackReason::TEXTS,
    RecordReason::TEXTS,
    form::Difference::TEXTS,
];

/// Serde's `Deserialize`. Its derive is serde's own in native builds; in the browser it is ours, whose code is smaller.
#[cfg(not(any(target_arch = "wasm32", feature = "lean")))]
pub use serde::Deserialize;
#[cfg(any(target_arch = "wasm32", feature = "lean"))]
pub use {den_derive::Deserialize, serde::de::Deserialize};

pub use rand;
