//! `wolfden rules`.

use clap::builder::PossibleValuesParser;
use den_games::{GAMES, HOUSE_RULES, find};

use crate::failure::Failure;
use crate::rulebook::{show_all, show_some};
use crate::text::stdout;

/// The rules of the house go by this name.
const TABLE: &str = "table";

/// Show the numbered rules of a game, or some of them
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden rules wolf-and-hound            all of them
  wolfden rules wolf-and-hound WH-ACT-3   one rule
  wolfden rules wolf-and-hound WH-ACT     all that begin so
  wolfden rules table                     the rules of the house, for every game")]
pub(crate) struct Args {
    /// The game, or `table` for the rules of the house
    #[arg(value_parser = PossibleValuesParser::new(GAMES.iter().map(|entry| entry.about.id).chain([TABLE])))]
    game: String,
    /// The id of a rule, or its beginning
    id: Option<String>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut out = stdout();
        let (rules, reconstructed) = find(&self.game).map_or((HOUSE_RULES, ""), |entry| (entry.about.rules, entry.about.reconstructed));
        match &self.id {
            None => Ok(show_all(&mut out, rules, reconstructed)?),
            Some(id) => show_some(&mut out, rules, id)?.map_err(Failure::Usage),
        }
    }
}
