//! The games of the registry, by name: for hosts that run matches of any game.

use den_core::figures::{built_in_figures, hash_figures};
use den_core::{Content, Edition, Game, Message, Played, Record, RecordError, Refusal, Seed, built_in};
use den_games::{GameId, with_game};
use serde_json::Value;

use crate::any::AnyMatch;
use crate::messages::TableReason;
use crate::rest::GameInfo;
use crate::settings::MatchSettings;
use crate::table::Match;

/// The content with these figures, or the built-in content.
fn edition<G: Game>(figures: Option<&Value>) -> Result<Edition<G::Content>, Refusal> {
    figures.map_or_else(|| Ok(built_in::<G>()), Edition::of_figures)
}

/// Opens a table for the game named in the settings, with the figures of the pack that they name.
///
/// # Errors
/// Names the game, option, seat or clock at fault and what is allowed; or the pack, if these are not its figures.
pub fn open(settings: MatchSettings, seed: Seed, figures: Option<&Value>) -> Result<Box<dyn AnyMatch>, Refusal> {
    let game: GameId = settings.game.parse()?;
    if settings.pack.as_ref().map(|pack| pack.hash.clone()) != figures.map(hash_figures) {
        return Err(Refusal::new("pack", TableReason::NoPack));
    }
    with_game!(game, G => Ok(Box::new(Match::<G>::open(settings, &edition::<G>(figures)?, seed)?)))
}

/// Replays a record, checking every step, and verifies its deal if it contains the seed. Returns the number of steps.
///
/// # Errors
/// Names the line, the reason and the rule.
pub fn check_record(record: &Record, figures: Option<&Value>) -> Result<usize, RecordError> {
    fn check<G: Game>(record: &Record, figures: Option<&Value>) -> Result<usize, RecordError> {
        let edition = edition::<G>(figures).map_err(|refusal| RecordError::new(0, Message::from(refusal)))?;
        let played = Played::<G>::replay(record, &edition)?;
        if record.seed.is_some() {
            played.verify_deal(record)?;
        }
        Ok(played.steps().len())
    }
    let game: GameId = record.game.parse().map_err(|refusal: Refusal| RecordError::new(0, Message::from(refusal)))?;
    with_game!(game, G => check::<G>(record, figures))
}

/// Checks figures by the rules of a game. Returns how they differ from the built-in box.
///
/// # Errors
/// Names the file, the field and the reason.
pub fn check_figures(game: &str, figures: &Value) -> Result<Vec<Message>, Refusal> {
    fn check<G: Game>(figures: &Value) -> Result<Vec<Message>, Refusal> {
        Edition::<G::Content>::of_figures(figures)?;
        Ok(G::Content::FORM.differences(&built_in_figures::<G::Content>(), figures))
    }
    let game: GameId = game.parse()?;
    with_game!(game, G => check::<G>(figures))
}

/// All games.
pub fn games() -> Vec<GameInfo> {
    GameId::ALL.iter().map(|&game| with_game!(game, G => GameInfo::of::<G>(&built_in::<G>()))).collect()
}
