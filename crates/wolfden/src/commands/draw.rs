//! `wolfden draw`.

use std::io::Write;
use std::path::PathBuf;

use den_core::{Eye, Hidden, Played, Record};
use den_games::GameId;
use the_wolves::TheWolves;

use crate::failure::{Failure, at};
use crate::setup::{edition, game_of, read_record};
use crate::text::stdout;
use crate::words::{TableSpeaker, game_name, printable, t};

/// Draw the map of a match of The Wolves as an SVG picture, on stdout
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden draw match.wolf > map.svg
  wolfden draw match.wolf --to 40 > map.svg     after step 40")]
pub(crate) struct Args {
    /// The record; `-` for stdin
    file: String,
    /// Draw the map as it was after this step
    #[arg(long, value_name = "STEP")]
    to: Option<usize>,
    /// The content pack, or folder with content files, that the match was played with [default: the pack that the record names, if it is kept]
    #[arg(long, value_name = "FILE|DIR")]
    content: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let record = read_record(&self.file)?;
        let game = game_of(&self.file, &record)?;
        if game != GameId::TheWolves {
            let what = t!("term-no-map", game = game_name(game), only = game_name(GameId::TheWolves));
            return Err(Failure::Usage(at(&self.file, what)));
        }
        self.draw(&record)
    }

    fn draw(&self, record: &Record) -> Result<(), Failure> {
        let edition = edition::<TheWolves>(self.content.as_deref(), Some(record))?;
        let played = Played::<TheWolves>::replay(record, &edition).map_err(|error| Failure::record(&self.file, error))?;
        let to = last_step(self.to, played.steps().len())?;
        let names: Vec<String> = record.names.iter().map(|name| printable(name)).collect();
        let svg = the_wolves::render_svg(&played.at(to).view(Eye::Public), &TableSpeaker(&names));
        Ok(stdout().write_all(svg.as_bytes())?)
    }
}

/// The step given by `--to`, or the last one.
pub(crate) fn last_step(to: Option<usize>, all: usize) -> Result<usize, Failure> {
    match to {
        Some(to) if to > all => Err(Failure::Usage(at(&format!("--to {to}"), t!("term-has-steps", steps = t!("term-steps", n = all))))),
        to => Ok(to.unwrap_or(all)),
    }
}
