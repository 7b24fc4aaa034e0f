//! `wolfden selfplay`.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::time::Duration;

use den_bots::Evaluate;
use den_core::{Options, Played};
use den_games::{GameId, with_game};
use den_lab::{SelfPlay, self_play};
use indicatif::ProgressBar;

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::lab::{load_weights, thousands, threads};
use crate::setup::{edition, game};

/// Let a bot play against itself and write its games as data to train a net with
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden selfplay lone-wolves --games 1000 --seed 1 --out rows.bin
  wolfden selfplay wolfwalkers --players 2,3,4 --options '' --options full --games 1000 --out rows.bin
  wolfden selfplay lone-wolves --weights lone-wolves.net --seconds 60 --out rows.bin

`cargo xtask train GAME` runs it and trains the net. The messages are always in English.")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game())]
    game: GameId,
    /// Numbers of players, in turn; by default the smallest possible
    #[arg(long, short, value_name = "N,…", value_delimiter = ',')]
    players: Vec<u8>,
    /// Options of a game, as words; repeat it to use several in turn
    #[arg(long, value_name = "WORDS")]
    options: Vec<String>,
    /// Number of games
    #[arg(long, short, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Stop starting games after this many seconds
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: Option<u64>,
    /// Seed for all games
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Iterations for each decision
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    iterations: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads())]
    threads: usize,
    /// Play with the weights in this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The file to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        with_game!(self.game, G => self.play::<G>())
    }

    fn play<G: Evaluate>(&self) -> Result<(), Failure> {
        load_weights::<G>(self.weights.as_deref())?;
        let plan = SelfPlay {
            starts: self.starts::<G>()?,
            games: self.games,
            seed: self.seed,
            iterations: self.iterations,
            threads: self.threads,
            time_limit: self.seconds.map(Duration::from_secs),
        };
        let file = File::create(&self.out).map_err(|error| Failure::file(&self.out, error))?;
        let bar = ProgressBar::new(self.games).with_style(style());
        let written = self_play(&plan, &mut BufWriter::new(file), &|games| bar.inc(games))?;
        bar.finish_and_clear();
        let Some(written) = written else {
            return Err(Failure::Usage(format!("{} has no learned evaluation to train", G::ID)));
        };
        eprintln!("{}: {} games, {} rows", self.out.display(), thousands(written.games), thousands(written.rows));
        Ok(())
    }

    /// The first positions: every number of players with each of the options.
    fn starts<G: Evaluate>(&self) -> Result<Vec<G>, Failure> {
        let edition = edition::<G>(None::<&Path>, None)?;
        let smallest = [(*G::SEATS.start()).max(2)];
        let players = if self.players.is_empty() { &smallest[..] } else { &self.players };
        let plain = [String::new()];
        let lines = if self.options.is_empty() { &plain[..] } else { &self.options };
        let mut starts = Vec::new();
        for line in lines {
            let options = G::Options::read(line.split_whitespace())?;
            for &seats in players {
                starts.push(Played::<G>::new(&edition, &options, seats)?.now().clone());
            }
        }
        Ok(starts)
    }
}
