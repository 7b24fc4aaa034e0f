//! `wolfden review-lab`.

use std::fs;
use std::path::PathBuf;

use clap::ValueEnum;
use den_bots::Evaluate;
use den_games::with_game;
use den_lab::{ReviewPlan, mistakes, review_chances, review_games};
use indicatif::ProgressBar;

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::lab::{GameArgs, write_json};

/// Measure how good reviews are, as JSON (docs/review.md)
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// What to measure
    #[arg(value_enum)]
    what: What,
    #[command(flatten)]
    game: GameArgs,
    /// Number of games
    #[arg(long, short, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Think this many times as long as usual
    #[arg(long, value_name = "TIMES", default_value_t = 1.0)]
    think: f64,
    /// With `chances`: also draw them, as an SVG picture
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum What {
    /// Stated chances against results
    Chances,
    /// Whole reviews: luck, accuracy of the levels, two seeds, time
    Games,
    /// Planted mistakes, and decisions of a much longer search
    Mistakes,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        with_game!(self.game.game, G => self.measure::<G>())
    }

    fn measure<G: Evaluate>(&self) -> Result<(), Failure> {
        if self.plot.is_some() && !matches!(self.what, What::Chances) {
            return Err(Failure::Usage("--plot draws what `chances` measures".into()));
        }
        let plan = ReviewPlan::<G> { game: self.game.plan()?, games: self.games as usize, think: self.think };
        let bar = ProgressBar::new(self.games).with_style(style());
        let done = || bar.inc(1);
        let failed = |error: den_lab::PlanError| Failure::Usage(error.to_string());
        match self.what {
            What::Chances => {
                let report = review_chances(&plan, &done).map_err(failed)?;
                if let Some(file) = &self.plot {
                    fs::write(file, report.plot()).map_err(|error| Failure::file(file, error))?;
                }
                write_json(&report)
            }
            What::Games => write_json(&review_games(&plan, &done).map_err(failed)?),
            What::Mistakes => write_json(&mistakes(&plan, &done).map_err(failed)?),
        }
    }
}
