//! `wolfden verify-deal`.

use std::io::Write;
use std::path::PathBuf;

use den_core::{Game, Played, Record};
use den_games::with_game;

use crate::failure::Failure;
use crate::setup::{edition, game_of, read_record};
use crate::text::{stdout, width, wrap};
use crate::words::t;

/// Check that every deal, draw and roll of a match follows from the seed that was committed to before it started
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  wolfden verify-deal match.wolf")]
pub(crate) struct Args {
    /// The record; `-` for stdin
    file: String,
    /// The content pack, or folder with content files, that the match was played with [default: the pack that the record names, if it is kept]
    #[arg(long, value_name = "FILE|DIR")]
    content: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let record = read_record(&self.file)?;
        with_game!(game_of(&self.file, &record)?, G => self.verify::<G>(&record))
    }

    fn verify<G: Game>(&self, record: &Record) -> Result<(), Failure> {
        let edition = edition::<G>(self.content.as_deref(), Some(record))?;
        let failed = |error| Failure::record(&self.file, error);
        let played = Played::<G>::replay(record, &edition).map_err(failed)?;
        let dealt = played.verify_deal(record).map_err(failed)?;
        let mut out = stdout();
        writeln!(out, "{}", t!("verify-good", n = dealt))?;
        if let Some(commitment) = record.commitment {
            writeln!(out, "{}\n{commitment}", wrap(&t!("term-compare"), width(), 0))?;
        }
        Ok(())
    }
}
