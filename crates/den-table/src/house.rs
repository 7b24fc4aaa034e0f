//! The games of the registry and their bots, by name: for hosts that run matches of any game.

use den_bots::{BOTS, BotHost, Evaluate};
use den_core::{Allowed, Commitment, Game, Message, Played, Record, RecordError, Refusal, Seed, built_in, shorten};
use den_games::{GameId, with_game};

use crate::any::{AnyMatch, Thinker, Thought};
use crate::messages::TableReason;
use crate::rest::{GameShown, Offer};
use crate::settings::MatchSettings;
use crate::table::Match;

impl<G: Evaluate> Thinker for BotHost<G> {
    fn think(&mut self, thought: &Thought) -> Option<String> {
        let (view, legal) = thought.asked::<G>()?;
        let choice = self.choose(thought.seat, &thought.bot, view, legal, thought.position).ok()?;
        Some(choice.chosen.to_string())
    }
}

/// A table for the game that the settings name.
///
/// # Errors
/// Names the game, option, seat or clock at fault and what is allowed.
pub fn open(settings: MatchSettings, seed: Seed) -> Result<Box<dyn AnyMatch>, Refusal> {
    let game: GameId = settings.game.parse()?;
    with_game!(game, G => Ok(Box::new(Match::<G>::open(settings, &built_in::<G>(), seed)?)))
}

/// The bots of a match of a game. The host keeps them for as long as the match is in memory: they remember what they have searched.
///
/// # Errors
/// Where there is no such game.
pub fn bots(game: &str, commitment: Commitment) -> Result<Box<dyn Thinker>, Refusal> {
    let game: GameId = game.parse()?;
    Ok(with_game!(game, G => Box::new(BotHost::<G>::new(commitment)) as Box<dyn Thinker>))
}

/// Whether there is a bot of this name.
pub fn is_bot(name: &str) -> bool {
    BOTS.iter().any(|bot| bot.name == name)
}

/// Refuses the name of a bot that there is not.
///
/// # Errors
/// Names the bots there are.
pub fn check_bot(name: &str) -> Result<(), Refusal> {
    if is_bot(name) {
        return Ok(());
    }
    let words = BOTS.iter().map(|bot| bot.name).collect();
    Err(Refusal::new("bot", TableReason::UnknownBot { bot: shorten(name) }).allowed(Allowed::Words { words }))
}

/// Replays a record, checking every step, and verifies its deal where it reveals the seed; how many steps it has.
///
/// # Errors
/// Names the line, the reason and the rule.
pub fn check_record(record: &Record) -> Result<usize, RecordError> {
    fn check<G: Game>(record: &Record) -> Result<usize, RecordError> {
        let played = Played::<G>::replay(record, &built_in::<G>())?;
        if record.seed.is_some() {
            played.verify_deal(record)?;
        }
        Ok(played.steps().len())
    }
    let game: GameId = record.game.parse().map_err(|refusal: Refusal| RecordError::new(0, Message::from(refusal)))?;
    with_game!(game, G => check::<G>(record))
}

/// What there is to play, and against whom.
pub fn offer() -> Offer {
    Offer {
        games: GameId::ALL.iter().map(|&game| with_game!(game, G => GameShown::of::<G>(&built_in::<G>()))).collect(),
        bots: BOTS.iter().map(|bot| bot.name.to_string()).collect(),
    }
}
