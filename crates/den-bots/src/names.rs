//! Bots by name.

use std::error::Error;
use std::fmt;

use crate::{Bot, Judge, Random};

/// A bot that [`by_name`] knows.
#[derive(Clone, Copy, Debug)]
pub struct BotName {
    /// The name.
    pub name: &'static str,
    /// One sentence.
    pub help: &'static str,
}

/// Every bot, the gentlest first.
pub const BOTS: &[BotName] = &[BotName { name: "random", help: "plays any legal move" }];

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = BOTS.iter().map(|bot| bot.name).collect();
        write!(f, "there is no bot `{}`; there are {}", self.name, names.join(", "))
    }
}

impl Error for UnknownBot {}

/// The bot of this name. The same seed makes the same bot.
///
/// # Errors
/// Lists the bots there are.
pub fn by_name<G: Judge>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        _ => Err(UnknownBot { name: name.chars().take(40).collect() }),
    }
}
