//! The games of the registry, by name: for hosts that run matches of any game.

use den_core::{Game, Message, Played, Record, RecordError, Refusal, Seed, built_in};
use den_games::{GameId, with_game};

use crate::any::AnyMatch;
use crate::rest::GameInfo;
use crate::settings::MatchSettings;
use crate::table::Match;

/// Opens a table for the game named in the settings.
///
/// # Errors
/// Names the game, option, seat or clock at fault and what is allowed.
pub fn open(settings: MatchSettings, seed: Seed) -> Result<Box<dyn AnyMatch>, Refusal> {
    let game: GameId = settings.game.parse()?;
    with_game!(game, G => Ok(Box::new(Match::<G>::open(settings, &built_in::<G>(), seed)?)))
}

/// Replays a record, checking every step, and verifies its deal if it contains the seed. Returns the number of steps.
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

/// All games.
pub fn games() -> Vec<GameInfo> {
    GameId::ALL.iter().map(|&game| with_game!(game, G => GameInfo::of::<G>(&built_in::<G>()))).collect()
}
