//! Wolf & Hound: two against two, number cards that move wolves and hounds around the table.
//!
//! ```
//! use den_core::{Moves, Options as _, Played, Rules, Scores, Seat, Seed, Turn, built_in};
//! use wolf_and_hound::{Options, WolfAndHound};
//!
//! let options = Options::read(["beginner-1", "meat-and-bones=true"]).unwrap();
//! let mut game: Played<WolfAndHound> = Played::new(&built_in::<WolfAndHound>(), &options, 4).unwrap();
//! let seed = Seed::from_number(7);
//! let mut events = Vec::new();
//! game.deal(&seed, &mut events);
//! while let Turn::Seat(seat) = game.now().turn() {
//!     let mut moves = Vec::new();
//!     game.now().legal_moves(&mut moves);
//!     game.play(seat, moves[0], &mut events).unwrap();
//!     game.deal(&seed, &mut events);
//! }
//! let outcome = game.now().outcome().unwrap();
//! assert_eq!(outcome.seat(Seat(0)).place, outcome.seat(Seat(2)).place, "partners win or lose together");
//! assert_ne!(outcome.seat(Seat(0)).place, outcome.seat(Seat(1)).place, "one team wins");
//! ```
//!
//! A *seat* of [`den_core`] is a player. The four *pastures* around the table, which the rules call seats 1 to 4, all take turns: with
//! two or three players, the partner plays for a virtual one ([`Pasture`]). Cards of one kind are identical, so a hand is a count of each
//! kind ([`Cards`]), and so are the unseen cards. What is face up ([`Open`]) is the same for everyone; a [`View`] adds the player's own hand.

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
pub use choose::{Action, AnimalText, Prompt, animal_text};
pub use content::{Content, ContentReason, Flocks, Numbers, Part, Plain, Symbols};
pub use event::Event;
pub use moves::{Move, Reason};
pub use notation::Expected;
pub use options::{OptionReason, Options};
pub use pieces::{Animal, Animals, Card, Cards, Coat, Colour, Face, Modifier, Pasture, Row, Side, Sides, Target, Targets, Team};
pub use play::{Stops, Walk, walk};
pub use score::SheetText;
pub use setup::Setup;
pub use state::{Dummy, Ending, Open, Pairs, Stage, WolfAndHound};
pub use view::{Seen, View};
pub use words::{AnimalName, Effect, EventText, MoveText, Name};
