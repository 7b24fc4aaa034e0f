//! `wolfden sim`.

use std::io::Write;

use den_bots::Evaluate;
use den_core::Played;
use den_games::{GameId, with_game};
use den_lab::{Estimate, Plan, Report, simulate};
use indicatif::{ProgressBar, ProgressStyle};

use crate::commands::bots_help;
use crate::failure::Failure;
use crate::setup::{Choices, game, threads};
use crate::text::{counted, stdout, table, thousands, width};
use crate::words::game_name;

/// Play many games between bots and report how often each seat wins
#[derive(clap::Args, Debug)]
#[command(after_help = format!("Examples:
  wolfden sim wolf-and-hound --players 4 --games 10000
  wolfden sim wolf-and-hound --players 2 --bots random,random --seed 7 --json

The same seed gives the same games, on any number of threads.

{}", bots_help()))]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game())]
    game: GameId,
    /// Number of players; by default the number of bots given, or the smallest possible
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// Number of games
    #[arg(long, short, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// One bot per seat, or one for all seats
    #[arg(long, short, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// Seed for all games
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads())]
    threads: usize,
    #[command(flatten)]
    choices: Choices,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        with_game!(self.game, G => self.simulate::<G>())
    }

    fn simulate<G: Evaluate>(&self) -> Result<(), Failure> {
        let named = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        let plan = Plan::<G> {
            edition: self.choices.edition::<G>()?,
            options: self.choices.options::<G>()?,
            seats: self.players.unwrap_or(named.max(*G::SEATS.start())),
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            threads: self.threads,
        };
        // Refused here, in the current language, rather than in the report.
        Played::<G>::new(&plan.edition, &plan.options, plan.seats)?;
        // The bar draws on stderr, and only where that is a terminal.
        let bar = ProgressBar::new(self.games).with_style(style());
        let report = simulate(&plan, &|games| bar.inc(games)).map_err(|error| Failure::Usage(error.to_string()))?;
        bar.finish_and_clear();
        let mut out = stdout();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &report)?;
            writeln!(out)?;
            return Ok(());
        }
        show(&mut out, &report, &game_name(self.game))
    }
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {per_sec}, {eta} to go").expect("the template is right")
}

fn show(out: &mut impl Write, report: &Report, name: &str) -> Result<(), Failure> {
    let players = counted(report.seats.len() as u64, "player");
    writeln!(out, "{name}, {players}, {}, seed {}", counted(report.games, "game"), report.seed)?;
    writeln!(out, "{}\n", report.options)?;
    let mut rows = vec![["seat", "bot", "points", "95 %", "wins", "95 %", "places 1, 2, …"].map(String::from).to_vec()];
    for seat in &report.seats {
        rows.push(vec![
            seat.seat.to_string(),
            seat.bot.clone(),
            format!("{:.2}", seat.points.mean),
            format!("{:.2} to {:.2}", seat.points.low, seat.points.high),
            format!("{:.1} %", seat.wins.mean * 100.0),
            interval(&seat.wins),
            seat.places.iter().map(|&n| thousands(n)).collect::<Vec<_>>().join(", "),
        ]);
    }
    write!(out, "{}", table(&rows, &[2, 4], width()))?;
    let speed = &report.speed;
    writeln!(
        out,
        "\n{:.1} decisions a game. {} games and {} decisions a second on {} ({:.2} s).",
        report.decisions_per_game,
        thousands(speed.games_per_second as u64),
        thousands(speed.decisions_per_second as u64),
        counted(speed.threads as u64, "thread"),
        speed.seconds
    )?;
    Ok(())
}

fn interval(share: &Estimate) -> String {
    format!("{:.1} to {:.1} %", share.low * 100.0, share.high * 100.0)
}
