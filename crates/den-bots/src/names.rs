//! Bots by name.

use std::error::Error;
use std::fmt;

use crate::{Bot, Budget, COMPANION, Evaluate, Greedy, Ismcts, LEVELS, Level, Pimc, Random, companion};

/// A bot that can be created with [`by_name`].
#[derive(Clone, Copy, Debug)]
pub struct BotName {
    /// The name.
    pub name: &'static str,
    /// A one-sentence description.
    pub help: &'static str,
}

/// Every bot: the levels, the companion, then the bots they are built from.
pub const BOTS: [BotName; LEVELS.len() + 5] = {
    let mut bots = [BotName { name: "", help: "" }; LEVELS.len() + 5];
    let mut at = 0;
    while at < LEVELS.len() {
        bots[at] = BotName { name: LEVELS[at].name(), help: LEVELS[at].help() };
        at += 1;
    }
    bots[at] = BotName { name: COMPANION, help: "plays about as well as you do: it learns your strength from your moves" };
    at += 1;
    bots[at] = BotName { name: "random", help: "plays a random legal move" };
    bots[at + 1] = BotName { name: "greedy", help: "always plays the obvious move" };
    bots[at + 2] = BotName { name: "pimc", help: "searches a few guessed worlds as if each were known, with Alpha's budget; a baseline" };
    bots[at + 3] = BotName { name: "ismcts", help: "the search that every level uses; with Alpha's budget it is Alpha" };
    bots
};

/// There is no bot with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    /// The requested name.
    pub name: String,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = BOTS.iter().map(|bot| bot.name).collect();
        write!(f, "there is no bot `{}`; choose one of {}", self.name, names.join(", "))
    }
}

impl Error for UnknownBot {}

/// How many worlds the greedy bot samples.
const GREEDY_WORLDS: u64 = 8;

/// The bot with this name. The same seed gives the same bot.
///
/// # Errors
/// Lists the bots.
pub fn by_name<G: Evaluate>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    if let Some(level) = LEVELS.into_iter().find(|level| level.name() == name) {
        return Ok(level.bot::<G>(seed));
    }
    if let Some(strength) = companion::strength_in::<G>(name) {
        return Ok(companion::bot::<G>(strength, seed));
    }
    let (config, alpha) = (G::SEARCH, Level::Alpha.budget::<G>());
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed, Budget::iterations(GREEDY_WORLDS)))),
        "pimc" => Ok(Box::new(Pimc::new(seed, config, alpha))),
        "ismcts" => Ok(Box::new(Ismcts::<G>::new(seed, config, alpha))),
        _ => Err(UnknownBot { name: name.chars().take(40).collect() }),
    }
}
