//! `wolfden belief`.

use std::io::Write;

use den_bots::Evaluate;
use den_games::with_game;
use den_lab::{BeliefPlan, BeliefReport, fit_habits, measure_belief};
use indicatif::ProgressBar;
use lone_wolves::LoneWolves;

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::lab::{GameArgs, write_json};
use crate::text::stdout;

/// Measure what bots conclude about hidden cards from the play of others
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden belief wolf-and-hound --players 4 --games 200
  wolfden belief lone-wolves --bots hunter,greedy --games 500
  wolfden belief lone-wolves --games 1000 --fit > habits.txt

The report is always in English.")]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Bots separated by commas, as in the arena; each plays every seat of its share of the games
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "alpha")]
    bots: Vec<String>,
    /// Number of games
    #[arg(long, short, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Print the habits of these players instead, for crates/den-bots/lone-wolves-habits.txt
    #[arg(long, conflicts_with = "json")]
    fit: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let bar = ProgressBar::new(self.games).with_style(style());
        if self.fit {
            if self.game.game != den_games::GameId::LoneWolves {
                return Err(Failure::Usage("--fit: only the belief of lone-wolves is fitted".into()));
            }
            let habits = fit_habits(&self.plan::<LoneWolves>()?, &|| bar.inc(1)).map_err(|error| Failure::Usage(error.to_string()))?;
            bar.finish_and_clear();
            let (games, bots) = (self.games, self.bots.join(","));
            write!(
                stdout(),
                "# How often players of Lone Wolves choose a card of each value from 2 to 7 if they may; the rows are described in \
                 crates/den-bots/src/evaluate/lone_wolves/belief.rs.\n# wolfden belief lone-wolves --bots {bots} --games {games} --seed {} --fit\n{habits}",
                self.game.seed
            )?;
            return Ok(());
        }
        let report = with_game!(self.game.game, G => measure_belief::<G>(&self.plan()?, &|| bar.inc(1)))
            .map_err(|error| Failure::Usage(error.to_string()))?;
        bar.finish_and_clear();
        if self.json {
            return write_json(&report);
        }
        let BeliefReport { game, seats, bots, games, decisions, gain } = &report;
        writeln!(
            stdout(),
            "{game}, {seats} players, {}, {games} games, {decisions} decisions: the truth gains {:.3} nats over a guess ({:.3} to {:.3})",
            bots.join(" and "),
            gain.mean,
            gain.low,
            gain.high
        )?;
        Ok(())
    }

    fn plan<G: Evaluate>(&self) -> Result<BeliefPlan<G>, Failure> {
        Ok(BeliefPlan { game: self.game.plan()?, bots: self.bots.clone(), games: self.games })
    }
}
