//! `wolfden draw`.

use std::io::Write;
use std::path::PathBuf;

use den_core::{Eye, Game, Played};
use the_wolves::TheWolves;

use crate::failure::Failure;
use crate::setup::{edition, read_record};
use crate::text::{counted, stdout};

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
    /// The folder with the content files that the match was played with
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let record = read_record(&self.file)?;
        if record.game != TheWolves::ABOUT.id {
            let game: String = record.game.chars().take(60).collect();
            let what = format!("a record of `{}`; only {} has a map to draw", game.escape_debug(), TheWolves::ABOUT.name);
            return Err(Failure::Usage(format!("{}: {what}", self.file)));
        }
        let edition = edition::<TheWolves>(self.content.as_deref())?;
        let played = Played::<TheWolves>::replay(&record, &edition).map_err(|error| Failure::record(&self.file, &error))?;
        let all = played.steps().len();
        let to = self.to.unwrap_or(all);
        if to > all {
            return Err(Failure::Usage(format!("--to {to}: the record has {}", counted(all as u64, "step"))));
        }
        let svg = the_wolves::draw::svg(&played.at(to).view(Eye::Public));
        Ok(stdout().write_all(svg.as_bytes())?)
    }
}
