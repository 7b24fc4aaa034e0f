//! Wolfwalkers: My Story. Draft cards from a shared market into your own five-by-five display; a card has a story on one side
//! and a goal on the other, and goals score what your stories show.
//!
//! ```
//! use den_core::{Moves as _, Options as _, Played, Rules as _, Scores as _, Seed, Turn, built_in};
//! use wolfwalkers::{Options, Wolfwalkers};
//!
//! let options = Options::read(["full"])?;
//! let mut game = Played::<Wolfwalkers>::new(&built_in::<Wolfwalkers>(), &options, 2)?;
//! let seed = Seed::from_number(4);
//! let mut moves = Vec::new();
//! loop {
//!     game.deal(&seed, &mut ());
//!     let Turn::Seat(seat) = game.now().turn() else { break };
//!     moves.clear();
//!     game.now().legal_moves(&mut moves);
//!     game.play(seat, moves[moves.len() / 2], &mut ())?;
//! }
//! assert!(game.now().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The modules are the same in every game: each implements its trait of [`den_core::game`]. The components (symbols, goals, module cards,
//! displays …) are in `pieces`.

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

pub use chance::Chance;
pub use choose::{Action, Prompt};
pub use content::Content;
pub use event::{Event, Face};
pub use moves::Move;
pub use options::{Options, Pick};
pub use pieces::cell::Cell;
pub use pieces::deck::{Deck, Rank, Story};
pub use pieces::display::{Card, Display, Side};
pub use pieces::goal::{Family, Goal, Kind, MAX_CELLS, Pattern, row_and_column};
pub use pieces::ids::{CellId, GoalId, OpportunityId, SlotId, SpecialId, StoryId, Which};
pub use pieces::modules::{Category, Moment, Moments, Opportunity, OpportunityEffect, Special, SpecialEffect, SpecialEffects, When, Who};
pub use pieces::symbol::{Symbol, Symbols};
pub use score::goal_points;
pub use setup::{Module, Setup};
pub use state::{Shown, Stage, Wolfwalkers};
pub use view::View;
pub use words::messages::{
    Accepted, BoardText, ContentReason, EventText, Expected, GoalText, MoveText, OptionReason, Part, Reason, SheetText, SideName,
};
