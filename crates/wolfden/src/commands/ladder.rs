//! `wolfden ladder`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use den_bots::Evaluate;
use den_core::Edition;
use den_games::{GameId, with_game};
use den_lab::{Ladder, Part, Rung, games_of, ladder, tables, write};
use indicatif::ProgressBar;

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::setup::{game, threads};
use crate::text::stdout;

/// Measure how strong every level is in every game, and write the table
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden ladder --out docs/ladder.md
  wolfden ladder lone-wolves --games 100

Use a release build on a machine with nothing else to do. The whole table takes about half an hour on two cores.
The table is a research document in English (docs/ladder.md), whatever the language.")]
pub(crate) struct Args {
    /// The game; all of them by default
    #[arg(value_parser = game())]
    game: Option<GameId>,
    /// About how many games each meeting has; by default as many as its bar asks for
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: Option<u64>,
    /// The seed of all deals
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 for one on each core
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads())]
    threads: usize,
    /// The file to write; by default the table is shown
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let games = self.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
        let tables: Vec<_> = games.iter().flat_map(|&game| tables(game).iter().map(move |&(seats, part)| (game, seats, part))).collect();
        let all: u64 = tables.iter().map(|&(game, _, part)| games_of(game, part, self.games)).sum();
        let bar = ProgressBar::new(all).with_style(style());
        // The commit that is measured, whatever happens to the folder meanwhile.
        let commit = commit();
        let mut rungs = Vec::new();
        for (game, seats, part) in tables {
            rungs.push(with_game!(game, G => self.measure::<G>(seats, part, &bar))?);
        }
        bar.finish_and_clear();
        let page = write(&rungs, &self.command(), self.seed, &commit);
        match &self.out {
            Some(file) => fs::write(file, page).map_err(|error| Failure::file(file, error))?,
            None => write!(stdout(), "{page}")?,
        }
        Ok(())
    }

    fn measure<G: Evaluate>(&self, seats: u8, part: Part, bar: &ProgressBar) -> Result<Rung, Failure> {
        let plan = Ladder::<G> {
            edition: Edition::built_in(),
            options: G::Options::default(),
            seats,
            part,
            games: self.games,
            seed: self.seed,
            threads: self.threads,
        };
        let told = |line: &str| bar.suspend(|| eprintln!("{line}"));
        ladder(&plan, &|games| bar.inc(games), &told).map_err(|error| Failure::Usage(error.to_string()))
    }

    /// The command that makes the same table.
    fn command(&self) -> String {
        let game = self.game.map_or(String::new(), |game| format!("{game} "));
        let games = self.games.map_or(String::new(), |games| format!("--games {games} "));
        format!("wolfden ladder {game}{games}--seed {}", self.seed)
    }
}

/// The commit of the working directory, where there is one.
fn commit() -> String {
    let asked = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output();
    let hash = asked.ok().filter(|said| said.status.success()).map(|said| String::from_utf8_lossy(&said.stdout).trim().to_string());
    hash.filter(|hash| !hash.is_empty()).unwrap_or_else(|| format!("unknown, version {}", env!("CARGO_PKG_VERSION")))
}
