//! Shared by the commands that play many games: `sim`, `arena`, `ladder`, `bench`, `calibrate`, `companion`, `regret`, `review-lab`,
//! `selfplay`, `deck-report`.

use std::fs;
use std::io::Write;
use std::path::Path;

use clap::builder::RangedU64ValueParser;
use den_bots::Evaluate;
use den_core::{Game, Options, Played};
use den_games::GameId;
use den_lab::GamePlan;
use serde::Serialize;

use crate::failure::Failure;
use crate::setup::{Choices, game};
use crate::text::stdout;

/// A number of threads; 0 means one per core.
pub(crate) fn threads() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(0..=1024)
}

/// The arguments of the experiments with one game: `calibrate`, `companion`, `regret`, `review-lab`.
#[derive(clap::Args, Debug)]
pub(crate) struct GameArgs {
    /// The game
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// Number of players; by default the smallest possible, at least two
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// Seed for all games
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads())]
    threads: usize,
    #[command(flatten)]
    choices: Choices,
}

impl GameArgs {
    /// What to play of the game `G`.
    pub(crate) fn plan<G: Evaluate>(&self) -> Result<GamePlan<G>, Failure> {
        let plan = GamePlan {
            edition: self.choices.edition::<G>()?,
            options: self.choices.options::<G>()?,
            seats: self.players.unwrap_or((*G::SEATS.start()).max(2)),
            seed: self.seed,
            threads: self.threads,
        };
        // Checked here, so that the refusal is in the current language.
        Played::<G>::new(&plan.edition, &plan.options, plan.seats)?;
        Ok(plan)
    }
}

impl Choices {
    /// The options of the game `G`.
    pub(crate) fn options<G: Game>(&self) -> Result<G::Options, Failure> {
        Ok(G::Options::read(self.set.iter().flat_map(|words| words.split_whitespace()))?)
    }
}

/// Loads the weights of the game's net from a file, if one is given.
pub(crate) fn load_weights<G: Evaluate>(file: Option<&Path>) -> Result<(), Failure> {
    let Some(file) = file else { return Ok(()) };
    let refused = |what: &dyn ToString| Failure::file(file, what.to_string());
    let learned = G::learned().ok_or_else(|| refused(&format!("{} has no learned evaluation", G::ID)))?;
    let weights = fs::read(file).map_err(|error| refused(&error))?;
    learned.weights().load(&weights).map_err(|error| refused(&error))
}

/// Writes a report as JSON.
pub(crate) fn write_json(report: &impl Serialize) -> Result<(), Failure> {
    let mut out = stdout();
    serde_json::to_writer_pretty(&mut out, report)?;
    Ok(writeln!(out)?)
}

/// A number with thousands separators: `1,234,567`.
pub(crate) fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        assert_eq!([7, 1_000, 1_234_567].map(thousands), ["7", "1,000", "1,234,567"]);
    }
}
