//! The bots, by name, for the games of the registry.

use den_bots::{BOTS, BotHost, Evaluate};
use den_core::{Allowed, Commitment, Refusal, shorten};
use den_games::{GameId, with_game};

use crate::any::{BotDriver, BotTask};
use crate::games::games;
use crate::messages::TableReason;
use crate::rest::Offer;

impl<G: Evaluate> BotDriver for BotHost<G> {
    fn decide(&mut self, task: &BotTask) -> Option<String> {
        let (view, legal) = task.asked::<G>()?;
        let choice = self.choose(task.seat, &task.bot, view, legal, task.position).ok()?;
        Some(choice.chosen.to_string())
    }
}

/// The bots of a match. The host keeps them for as long as the match is in memory, because they reuse their search trees.
///
/// # Errors
/// If there is no such game.
pub fn bots(game: &str, commitment: Commitment) -> Result<Box<dyn BotDriver>, Refusal> {
    let game: GameId = game.parse()?;
    Ok(with_game!(game, G => Box::new(BotHost::<G>::new(commitment)) as Box<dyn BotDriver>))
}

/// Whether there is a bot of this name.
pub fn is_bot(name: &str) -> bool {
    BOTS.iter().any(|bot| bot.name == name)
}

/// Refuses the name of a bot that does not exist.
///
/// # Errors
/// Lists the bots.
pub fn check_bot(name: &str) -> Result<(), Refusal> {
    if is_bot(name) {
        return Ok(());
    }
    let words = BOTS.iter().map(|bot| bot.name).collect();
    Err(Refusal::new("bot", TableReason::UnknownBot { bot: shorten(name) }).allowed(Allowed::Words { words }))
}

/// The games and the bots.
pub fn offer() -> Offer {
    Offer { games: games(), bots: BOTS.iter().map(|bot| bot.name.to_string()).collect() }
}
