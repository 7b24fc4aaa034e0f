//! `wolfden review-lab`.

use clap::ValueEnum;
use den_bots::Evaluate;
use den_core::Played;
use den_games::{GameId, with_game};
use den_lab::{ReviewPlan, calibrate_reviews, mistakes, review_games};
use indicatif::ProgressBar;

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::lab::{threads, write_json};
use crate::setup::{Choices, game};

/// Measure how good reviews are, as JSON (docs/review.md)
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// What to measure
    #[arg(value_enum)]
    what: What,
    /// The game
    #[arg(value_parser = game())]
    game: GameId,
    /// Number of players; by default the smallest possible
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// Number of games
    #[arg(long, short, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Think this many times as long as usual
    #[arg(long, value_name = "TIMES", default_value_t = 1.0)]
    think: f64,
    /// Seed for all games
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads())]
    threads: usize,
    #[command(flatten)]
    choices: Choices,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum What {
    /// Predicted chances against results, and the correction that fits best
    Calibrate,
    /// Whole reviews: luck, accuracy of the levels, two seeds, time
    Games,
    /// Planted mistakes, and decisions of a much longer search
    Mistakes,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        with_game!(self.game, G => self.measure::<G>())
    }

    fn measure<G: Evaluate>(&self) -> Result<(), Failure> {
        let plan = ReviewPlan::<G> {
            edition: self.choices.edition::<G>()?,
            options: self.choices.options::<G>()?,
            seats: self.players.unwrap_or((*G::SEATS.start()).max(2)),
            games: self.games as usize,
            think: self.think,
            seed: self.seed,
            threads: self.threads,
        };
        // Checked here, so that the refusal is in the current language.
        Played::<G>::new(&plan.edition, &plan.options, plan.seats)?;
        let bar = ProgressBar::new(self.games).with_style(style());
        let done = || bar.inc(1);
        let failed = |error: den_lab::PlanError| Failure::Usage(error.to_string());
        match self.what {
            What::Calibrate => write_json(&calibrate_reviews(&plan, &done).map_err(failed)?),
            What::Games => write_json(&review_games(&plan, &done).map_err(failed)?),
            What::Mistakes => write_json(&mistakes(&plan, &done).map_err(failed)?),
        }
    }
}
