//! `wolfden companion`.

use std::io::Write;

use den_bots::{Evaluate, Level};
use den_games::with_game;
use den_lab::{CompanionPlan, CompanionReport, Estimate, adapt};
use indicatif::ProgressBar;

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::lab::{GameArgs, write_json};
use crate::text::stdout;

/// Measure how the companion adapts to each level
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden companion wolf-and-hound --players 4
  wolfden companion lone-wolves --series 4 --games 20

Each level plays series of games against a companion that knows nothing about it at first. The report is always in English.")]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Number of series against each level
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    series: u64,
    /// Number of games in a series after the first ten
    #[arg(long, short, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000))]
    games: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let reports = with_game!(self.game.game, G => self.play::<G>())?;
        if self.json {
            return write_json(&reports);
        }
        let mut out = stdout();
        writeln!(out, "| level | its share, first ten games | later games | estimated level |\n| --- | --- | --- | ---: |")?;
        let share = |e: &Estimate| format!("{:.1} % ({:.1}–{:.1})", 100.0 * e.mean, 100.0 * e.low, 100.0 * e.high);
        for (number, CompanionReport { level, first, later, estimate }) in reports.iter().enumerate() {
            writeln!(out, "| {level} ({number}) | {} | {} | {estimate:.1} |", share(first), share(later))?;
        }
        Ok(())
    }

    fn play<G: Evaluate>(&self) -> Result<Vec<CompanionReport>, Failure> {
        let plan = CompanionPlan::<G> { game: self.game.plan()?, series: self.series, games: self.games };
        let levels = Level::of_game::<G>();
        let bar = ProgressBar::new(levels.len() as u64 * self.series * (self.games + 10)).with_style(style());
        let measure = |level: Level| adapt(&plan, level, &|| bar.inc(1)).map_err(|error| Failure::Usage(error.to_string()));
        let reports = levels.into_iter().map(measure).collect();
        bar.finish_and_clear();
        reports
    }
}
