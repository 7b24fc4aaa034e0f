//! `wolfden rules`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use den_games::Book;

use crate::failure::Failure;
use crate::rulebook::{show_all, show_some};
use crate::text::stdout;

/// Show the numbered rules of a game, or some of them
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden rules wolf-and-hound                 all of them
  wolfden rules wolf-and-hound WH-ACT-3        one rule
  wolfden rules wolf-and-hound WH-ACT          all that start with WH-ACT
  wolfden rules table                          the table rules, for every game
  wolfden rules wolf-and-hound --lang de       in German")]
pub(crate) struct Args {
    /// The game, or `table` for the table rules
    #[arg(value_parser = book())]
    game: Book,
    /// The id of a rule, or the start of one
    id: Option<String>,
}

/// Parses a book, for clap.
fn book() -> impl TypedValueParser<Value = Book> {
    let name = |book| match book {
        Book::Table => "table",
        Book::Game(game) => game.as_str(),
    };
    PossibleValuesParser::new(Book::all().map(name)).try_map(|name| name.parse::<Book>())
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut out = stdout();
        match &self.id {
            None => Ok(show_all(&mut out, self.game)?),
            Some(id) => show_some(&mut out, self.game, id)?.map_err(Failure::Usage),
        }
    }
}
