//! Lone Wolves: a duel of thirteen tricks over five territories.
//!
//! ```
//! use den_core::{Moves, Options, Played, Rules, Scores, Seed, Turn, built_in};
//! use lone_wolves::LoneWolves;
//!
//! let edition = built_in::<LoneWolves>();
//! let options = Options::read(["advanced"])?;
//! let mut game = Played::<LoneWolves>::new(&edition, &options, 2)?;
//! let seed = Seed::from_number(7);
//! let mut moves = Vec::new();
//! loop {
//!     game.deal(&seed, &mut ());
//!     let Turn::Seat(seat) = game.now().turn() else { break };
//!     moves.clear();
//!     game.now().legal_moves(&mut moves);
//!     game.play(seat, moves[moves.len() / 2], &mut ())?;
//! }
//! let outcome = game.now().outcome().expect("thirteen tricks have been played");
//! assert!(outcome.results().iter().any(|result| result.place == 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Setup`] is what is fixed for a match, [`Table`] is what everyone can see, [`LoneWolves`] adds the two hands. A position does not know
//! the face-down scars: which one it is becomes a chance step when a 3 turns it up or a loser takes it.

mod aid;
mod audit;
mod board;
mod chance;
mod choose;
mod content;
mod event;
mod form;
mod moves;
mod notation;
mod options;
mod pieces;
mod play;
mod score;
mod setup;
mod state;
mod view;
mod words;

pub use board::BoardText;
pub use chance::Chance;
pub use choose::{Action, Prompt};
pub use content::{Content, ContentReason, Part};
pub use event::Event;
pub use moves::{Move, Pick, Reason};
pub use notation::Expected;
pub use options::{BoardSide, Options};
pub use pieces::{CARDS, Card, Cards, EFFECTS, Kinds, Laid, Moon, Scar, Scars, Slot, SlotKind, Suits, Territory, Trick, Tricks};
pub use score::{SheetText, Strength};
pub use setup::Setup;
pub use state::{Honor, Land, LoneWolves, Side, Stage, Table, other};
pub use view::{Seen, View};
pub use words::{Effect, EventText, MoveText, Name, Numbered, SuitName};
