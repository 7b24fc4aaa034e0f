//! `wolfden deck-report`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use den_lab::deck;
use wolfwalkers::Wolfwalkers;

use crate::failure::Failure;
use crate::setup::Choices;
use crate::text::stdout;
use crate::words::printable;

/// Measure the balance of the Wolfwalkers deck: how often each goal is taken, and what it scores
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden deck-report --games 1000
  wolfden deck-report --games 10000 --out docs    writes wolfwalkers-deck.md and wolfwalkers-deck.svg
  wolfden deck-report --content my-box --check    exit code 1 if your own deck is out of balance

The report is a research document and always in English.")]
pub(crate) struct Args {
    /// Number of two-player games
    #[arg(long, short, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Seed for all games
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Write the report and its plot into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Fail if the deck is less balanced than WW-DECK requires
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    choices: Choices,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (edition, options) = (self.choices.edition::<Wolfwalkers>()?, self.choices.options::<Wolfwalkers>()?);
        let figures = deck::measure(&edition, &options, self.games, self.seed)?;
        let report = deck::report(&figures);
        match &self.out {
            None => stdout().write_all(report.markdown.as_bytes())?,
            Some(folder) => {
                for (name, text) in [("wolfwalkers-deck.md", &report.markdown), ("wolfwalkers-deck.svg", &report.svg)] {
                    let file = folder.join(name);
                    fs::write(&file, text).map_err(|error| Failure::file(&file, error))?;
                    anstream::eprintln!("wrote {}", printable(&file.display().to_string()));
                }
            }
        }
        let verdict = figures.verdict();
        if self.check && !verdict.holds() {
            return Err(Failure::Check(format!(
                "the deck is out of balance (WW-DECK): the most taken goal is taken {:.2} times the median (at most 2.5), the least {:.2} times (at \
                 least 0.4), and the best kind scores {:.2} times the worst (at most 1.35)",
                verdict.most, verdict.least, verdict.spread
            )));
        }
        Ok(())
    }
}
