//! `wolfden calibrate`.

use std::io::Write;

use den_bots::Evaluate;
use den_games::with_game;
use den_lab::{Bin, CalibrationPlan, CalibrationReport, calibrate};
use indicatif::ProgressBar;

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::lab::{GameArgs, write_json};
use crate::text::stdout;

/// Compare the chances that Alpha states with the results of its games
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden calibrate wolf-and-hound --players 4 --games 1000
  wolfden calibrate the-wolves --players 3 --games 100 --iterations 50

The first line of the report belongs into crates/den-bots/calibration.txt. The report is always in English.")]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Number of games
    #[arg(long, short, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Iterations for each decision; by default as many as Alpha's
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    iterations: Option<u64>,
    /// State the chance at one decision in N and play the others with an eighth of the iterations, so that more games fit into the time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    every: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let report = with_game!(self.game.game, G => self.play::<G>())?;
        if self.json {
            return write_json(&report);
        }
        let mut out = stdout();
        let CalibrationReport { game, seats, games, decisions, shift, scale, .. } = &report;
        writeln!(out, "{game} {seats} decisions {shift:.3} {scale:.3}\n\n{games} games, {decisions} decisions, seed {}", self.game.seed)?;
        for (title, bins) in [("As stated", &report.stated), ("With this map, fitted to the other half of the games", &report.fitted)] {
            writeln!(out, "\n{title}:\n\n| stated | won | games | decisions |\n| ---: | ---: | ---: | ---: |")?;
            for Bin { decisions, games, stated, won, margin } in bins {
                writeln!(out, "| {stated:.1} | {won:.1} ± {margin:.1} | {games} | {decisions} |")?;
            }
        }
        Ok(())
    }

    fn play<G: Evaluate>(&self) -> Result<CalibrationReport, Failure> {
        let plan = CalibrationPlan::<G> { game: self.game.plan()?, games: self.games, iterations: self.iterations, every: self.every };
        let bar = ProgressBar::new(self.games).with_style(style());
        let report = calibrate(&plan, &|| bar.inc(1)).map_err(|error| Failure::Usage(error.to_string()))?;
        bar.finish_and_clear();
        Ok(report)
    }
}
