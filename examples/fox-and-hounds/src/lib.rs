//! Fox and Hounds, played on the dark squares of a chess board: one fox against four hounds.
//!
//! It is not one of Wolfden's games. It is the smallest complete game, with every file that a game crate has: copy it to start a new one
//! (CONTRIBUTING.md, "Add a game").
//!
//! ```
//! use den_core::{Moves, Played, Rules, Scores, Seat, Seed, Turn, built_in};
//! use fox_and_hounds::{FoxAndHounds, Options};
//!
//! let mut game: Played<FoxAndHounds> = Played::new(&built_in::<FoxAndHounds>(), &Options::default(), 2).unwrap();
//! while let Turn::Seat(seat) = game.now().turn() {
//!     let mut moves = Vec::new();
//!     game.now().legal_moves(&mut moves);
//!     game.play(seat, moves[0], &mut ()).unwrap();
//! }
//! let outcome = game.now().outcome().unwrap();
//! assert!(outcome.seat(Seat(0)).place != outcome.seat(Seat(1)).place, "one side wins");
//! ```
//!
//! The fox is seat 1 and moves first. There is no chance and nothing is hidden.

mod aid;
mod audit;
mod board;
mod chance;
mod choose;
mod event;
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

pub use chance::Chance;
pub use event::Event;
pub use moves::{Move, Reason};
pub use notation::Expected;
pub use options::Options;
pub use pieces::Square;
pub use setup::Setup;
pub use state::{FoxAndHounds, Stage};
pub use view::View;
