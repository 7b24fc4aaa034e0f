//! The lab: many games at once, and what a step costs.
//!
//! [`simulate`] plays a [`Plan`] of games between bots on all cores and tells who wins how often, with 95 % intervals. The figures depend on
//! the plan alone, never on the number of threads: all sums are of whole numbers. [`measure`] tells what each operation of a game costs.

mod bench;
mod estimate;
mod lots;
mod sim;
mod tally;

pub use bench::{Costs, measure};
pub use estimate::Estimate;
pub use lots::{Lots, lots};
pub use sim::{Plan, PlanError, Report, SeatReport, Speed, random_game, simulate};
pub use tally::Tally;
