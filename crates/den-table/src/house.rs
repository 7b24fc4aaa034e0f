//! The games and bots of the house, by name.

use den_bots::{BOTS, Budget, UnknownBot, by_name};
use den_core::{Game, Played, Record, RecordError, Refusal, Seed, built_in};
use den_games::{GAMES, with_game};

use crate::any::{AnyMatch, any};
use crate::rest::{BotShown, GameShown, Offer, OptionShown, PresetShown};
use crate::setup::Setup;
use crate::table::Match;

/// The bot that plays for whoever is away, unless another is agreed on.
pub const STAND_IN: &str = "greedy";

/// A table for the game that the setup names.
///
/// # Errors
/// Names the game, option, seat or clock at fault and what is allowed.
pub fn open(setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, Refusal> {
    let game = setup.game.clone();
    with_game!(&game, G => {
        let table = Match::<G>::open(setup, &built_in::<G>(), seed)?;
        Ok(any(table, |view, legal, name, seed| {
            let mut bot = by_name::<G>(name, seed).ok()?;
            Some(bot.choose(view, legal, &Budget::usual()).chosen)
        }))
    })
    .unwrap_or_else(|| Err(no_such_game(&game)))
}

fn no_such_game(game: &str) -> Refusal {
    let shown: String = game.chars().take(40).collect();
    let names: Vec<&str> = GAMES.iter().map(|entry| entry.about.id).collect();
    Refusal::new("game", format!("there is no game `{shown}`")).allowed(names.join(", "))
}

/// Whether there is a bot of this name.
///
/// # Errors
/// Lists the bots there are.
pub fn knows_bot(name: &str) -> Result<(), UnknownBot> {
    if BOTS.iter().any(|bot| bot.name == name) { Ok(()) } else { Err(UnknownBot { name: name.chars().take(40).collect() }) }
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
    with_game!(&record.game, G => check::<G>(record)).unwrap_or_else(|| Err(RecordError::new(0, no_such_game(&record.game).to_string())))
}

/// What there is to play, and against whom.
pub fn offer() -> Offer {
    let game = |entry: &den_games::Entry| GameShown {
        id: entry.about.id.into(),
        name: entry.about.name.into(),
        pitch: entry.about.pitch.into(),
        seats: entry.seats,
        minutes: entry.about.minutes,
        reconstructed: entry.about.reconstructed.into(),
        options: entry
            .keys
            .iter()
            .map(|key| OptionShown { name: key.name.into(), help: key.help.into(), values: key.values.into() })
            .collect(),
        presets: entry.presets.iter().map(|preset| PresetShown { name: preset.name.into(), help: preset.help.into() }).collect(),
    };
    Offer {
        games: GAMES.iter().map(game).collect(),
        bots: BOTS.iter().map(|bot| BotShown { name: bot.name.into(), help: bot.help.into() }).collect(),
    }
}
