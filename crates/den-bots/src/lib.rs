//! Opponents for every game of the house.
//!
//! A [`Bot`] is given a view and the legal moves of the seat it plays, never a position: it cannot look at hidden cards, because the
//! type it gets does not hold any. [`by_name`] finds one.

mod bot;
mod budget;
pub mod judge;
mod names;
mod random;

pub use bot::{Bot, Choice, Considered, Explanation};
pub use budget::{Budget, Stop, Thinking};
pub use judge::Judge;
pub use names::{BOTS, BotName, UnknownBot, by_name};
pub use random::Random;

/// The bots' source of random numbers: small, fast, the same on every machine.
pub(crate) type Lots = rand::rngs::Xoshiro256PlusPlus;
