//! `wolfden regret`.

use std::io::Write;

use den_bots::Evaluate;
use den_games::with_game;
use den_lab::{JUDGE_FACTOR, RegretPlan, RegretReport, regret};
use indicatif::ProgressBar;

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::lab::{GameArgs, write_json};
use crate::text::stdout;

/// Measure how much the decisions of each bot level cost
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden regret wolf-and-hound --players 4
  wolfden regret lone-wolves --positions 100 --json

The cost of a decision is the win chance, in points of 100, that it loses compared with the best one, judged from the same view by a
longer search. The report is always in English.")]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Number of positions, from games between all levels
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: u32,
    /// How many times longer than Alpha the judge searches
    #[arg(long, value_name = "N", default_value_t = JUDGE_FACTOR, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    fold: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let report = with_game!(self.game.game, G => self.judge::<G>())?;
        if self.json {
            return write_json(&report);
        }
        let RegretReport { game, seats, positions, fold, .. } = &report;
        let what =
            format!("{game}, {seats} players, {positions} decisions, judged by {fold} times Alpha's search, seed {}", self.game.seed);
        Ok(write!(stdout(), "{what}\n\n{}", report.page())?)
    }

    fn judge<G: Evaluate>(&self) -> Result<RegretReport, Failure> {
        let plan = RegretPlan::<G> { game: self.game.plan()?, positions: self.positions as usize, fold: self.fold };
        let bar = ProgressBar::new(u64::from(self.positions)).with_style(style());
        let report = regret(&plan, &|| bar.inc(1)).map_err(|error| Failure::Usage(error.to_string()))?;
        bar.finish_and_clear();
        Ok(report)
    }
}
