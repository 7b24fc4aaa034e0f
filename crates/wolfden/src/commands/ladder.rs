//! `wolfden ladder`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use den_bots::Judge;
use den_core::Edition;
use den_games::{GAMES, with_game};
use den_lab::{Ladder, Rung, games_of, ladder, write};
use indicatif::ProgressBar;

use crate::commands::arena::style;
use crate::failure::Failure;
use crate::setup::game_ids;
use crate::text::stdout;

/// Measure how strong every level is in every game, and write the table
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden ladder --out docs/ladder.md
  wolfden ladder lone-wolves --games 100

Use a release build. The whole table takes hours: Alpha thinks about each of its moves.")]
pub(crate) struct Args {
    /// The game; all of them by default
    #[arg(value_parser = game_ids())]
    game: Option<String>,
    /// About how many games each meeting has
    #[arg(long, short, value_name = "N", default_value_t = 200)]
    games: u64,
    /// The seed of all deals
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 for one on each core
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
    /// The file to write; by default the table is shown
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The tables of the published ladder: the number of players where it is not the fewest.
fn players(game: &str) -> u8 {
    match game {
        "wolf-and-hound" => 4,
        "the-wolves" => 3,
        _ => 2,
    }
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if self.games == 0 {
            return Err(Failure::Usage("--games: at least 1".to_string()));
        }
        let games: Vec<&str> = match &self.game {
            Some(game) => vec![game],
            None => GAMES.iter().map(|entry| entry.about.id).collect(),
        };
        let bar = ProgressBar::new(games_of(self.games) * games.len() as u64).with_style(style());
        let mut rungs = Vec::new();
        for game in games {
            if let Some(rung) = with_game!(game, G => self.measure::<G>(players(game), &bar)) {
                rungs.push(rung?);
            }
        }
        bar.finish_and_clear();
        let page = write(&rungs, &self.command(), self.seed, &commit());
        match &self.out {
            Some(file) => fs::write(file, page).map_err(|error| Failure::Usage(format!("{}: {error}", file.display())))?,
            None => write!(stdout(), "{page}")?,
        }
        Ok(())
    }

    fn measure<G: Judge>(&self, seats: u8, bar: &ProgressBar) -> Result<Rung, Failure> {
        let plan = Ladder::<G> {
            edition: Edition::built_in(),
            options: G::Options::default(),
            seats,
            games: self.games,
            seed: self.seed,
            threads: self.threads,
        };
        ladder(&plan, &|games| bar.inc(games)).map_err(|error| Failure::Usage(error.to_string()))
    }

    /// The command that makes the same table.
    fn command(&self) -> String {
        let game = self.game.as_ref().map_or(String::new(), |game| format!("{game} "));
        format!("wolfden ladder {game}--games {} --seed {}", self.games, self.seed)
    }
}

/// The commit of the working directory, where there is one.
fn commit() -> String {
    let asked = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output();
    let hash = asked.ok().filter(|said| said.status.success()).map(|said| String::from_utf8_lossy(&said.stdout).trim().to_string());
    hash.filter(|hash| !hash.is_empty()).unwrap_or_else(|| format!("unknown, version {}", env!("CARGO_PKG_VERSION")))
}
