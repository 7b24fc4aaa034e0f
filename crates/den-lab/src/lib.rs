//! The lab: many games at once, tournaments and ladders, and what a step costs.
//!
//! [`simulate`] plays a [`Plan`] of games between bots on all cores and tells who wins how often, with 95 % intervals. The figures depend on
//! the plan alone, never on the number of threads: all sums are of whole numbers. [`arena()`] lets bots meet over the same deals from all
//! sides, [`ladder()`] measures the levels. [`measure`] tells what each operation of a game costs.

mod arena;
mod bench;
mod clock;
mod entrant;
mod estimate;
mod ladder;
mod lots;
mod sim;
mod stats;
mod tally;

pub use arena::{Arena, ArenaReport, BadArena, EntrantReport, PairReport, arena};
pub use bench::{Costs, measure};
pub use entrant::{CHEATER, Entrant, Spec};
pub use estimate::Estimate;
pub use ladder::{Ladder, Meeting, Part, Rung, games_of, ladder, planned, tables, write};
pub use lots::{Lots, lots};
pub use sim::{Plan, PlanError, Report, SeatReport, Speed, random_game, simulate};
pub use stats::{Elo, Sprt, SprtReport, Verdict, elo, expected_share};
pub use tally::Tally;
