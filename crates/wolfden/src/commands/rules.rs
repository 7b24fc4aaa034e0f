//! `wolfden rules`.

use clap::builder::PossibleValuesParser;
use den_games::{GAMES, LANGUAGES, TABLE, find, language, rules_in};

use crate::failure::Failure;
use crate::rulebook::{show_all_in, show_some_in};
use crate::text::stdout;

/// Show the numbered rules of a game, or some of them
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden rules wolf-and-hound                 all of them
  wolfden rules wolf-and-hound WH-ACT-3        one rule
  wolfden rules wolf-and-hound WH-ACT          all that begin so
  wolfden rules table                          the rules of the house, for every game
  wolfden rules wolf-and-hound --language de   in German")]
pub(crate) struct Args {
    /// The game, or `table` for the rules of the house
    #[arg(value_parser = PossibleValuesParser::new(GAMES.iter().map(|entry| entry.about.id).chain([TABLE])))]
    game: String,
    /// The id of a rule, or its beginning
    id: Option<String>,
    /// The language: English, German, French or Polish
    #[arg(long, default_value = "en", value_parser = PossibleValuesParser::new(LANGUAGES.iter().map(|language| language.code)))]
    language: String,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut out = stdout();
        let known = language(&self.language).zip(rules_in(&self.game, &self.language));
        let Some((language, rules)) = known else {
            return Err(Failure::Usage(format!("there are no rules of {} in `{}`", self.game, self.language)));
        };
        // English has a notice of the game's own.
        let reconstructed = match find(&self.game).map_or("", |entry| entry.about.reconstructed) {
            "" => "",
            own if language.code == LANGUAGES[0].code => own,
            _ => language.reconstructed,
        };
        match &self.id {
            None => Ok(show_all_in(&mut out, rules, reconstructed, language)?),
            Some(id) => show_some_in(&mut out, rules, id, language)?.map_err(Failure::Usage),
        }
    }
}
