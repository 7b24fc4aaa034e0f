//! Opponents for every game of the house.
//!
//! A [`Bot`] is given a view and the legal moves of the seat it plays, never a position: it cannot look at hidden cards, because the
//! type it gets does not hold any. [`by_name`] finds one.

mod belief;
mod bot;
mod budget;
mod ending;
mod greedy;
mod ismcts;
mod judge;
mod lapse;
mod level;
mod names;
mod pimc;
mod random;
mod search;

pub use bot::{Bot, Choice, Considered, Explanation};
pub use budget::{Budget, Stop, Thinking};
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use judge::{Action, Judge};
pub use lapse::Lapse;
pub use level::{LEVELS, Level};
pub use names::{BOTS, BotName, UnknownBot, by_name};
pub use pimc::Pimc;
pub use random::Random;
pub use search::{Search, Settings};

/// The bots' source of random numbers: small, fast, the same on every machine.
pub type Lots = rand::rngs::Xoshiro256PlusPlus;
