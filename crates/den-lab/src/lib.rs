//! The lab: tournaments and ladders.

mod arena;
mod entrant;
mod estimate;
mod ladder;
mod stats;

pub use arena::{Arena, ArenaReport, BadArena, EntrantReport, PairReport, arena};
pub use entrant::{CHEATER, Entrant, Spec};
pub use estimate::Estimate;
pub use ladder::{Ladder, Measured, Meeting, Rung, games_of, ladder, write};
pub use stats::{Elo, Sprt, SprtReport, Verdict, elo, expected_share};
