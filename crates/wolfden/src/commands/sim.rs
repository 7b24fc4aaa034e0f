//! `wolfden sim`.

use std::io::Write;

use den_bots::Evaluate;
use den_core::Played;
use den_games::{GameId, with_game};
use den_lab::{Estimate, Plan, Report, simulate};
use den_table::check_bot;
use indicatif::{ProgressBar, ProgressStyle};

use crate::commands::bots_help;
use crate::failure::{Failure, at};
use crate::lab::{thousands, threads, write_json};
use crate::setup::{Choices, game};
use crate::text::{stdout, table, width};
use crate::words::{game_name, t};

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
        // Checked here, so that the refusal is in the current language.
        Played::<G>::new(&plan.edition, &plan.options, plan.seats)?;
        for bot in &plan.bots {
            check_bot(bot)?;
        }
        if plan.bots.len() != 1 && plan.bots.len() != usize::from(plan.seats) {
            return Err(Failure::Usage(at("--bots", t!("term-bots-for-seats", n = plan.bots.len(), seats = plan.seats))));
        }
        let bar = ProgressBar::new(self.games).with_style(style());
        let report = simulate(&plan, &|games| bar.inc(games)).map_err(|error| Failure::Usage(error.to_string()))?;
        bar.finish_and_clear();
        if self.json {
            return write_json(&report);
        }
        show(&mut stdout(), &report, self.game)
    }
}

fn show(out: &mut impl Write, report: &Report, game: GameId) -> Result<(), Failure> {
    writeln!(out, "{}", title(game, report.seats.len(), report.games, report.seed))?;
    writeln!(out, "{}\n", report.options)?;
    let mut rows = vec![vec![
        t!("term-report-seat"),
        t!("term-report-bot"),
        t!("term-report-points"),
        t!("percent", n = 95),
        t!("term-report-wins"),
        t!("percent", n = 95),
        t!("term-report-places"),
    ]];
    for seat in &report.seats {
        rows.push(vec![
            seat.seat.to_string(),
            seat.bot.clone(),
            format!("{:.2}", seat.points.mean),
            interval(format!("{:.2}", seat.points.low), format!("{:.2}", seat.points.high)),
            t!("percent", n = format!("{:.1}", seat.wins.mean * 100.0)),
            share(&seat.wins),
            seat.places.iter().map(|&n| thousands(n)).collect::<Vec<_>>().join(", "),
        ]);
    }
    write!(out, "{}", table(&rows, &[2, 4], width()))?;
    let speed = &report.speed;
    let said = t!(
        "term-report-speed",
        decisions = format!("{:.1}", report.decisions_per_game),
        games = thousands(speed.games_per_second as u64),
        rate = thousands(speed.decisions_per_second as u64),
        threads = t!("term-threads", n = speed.threads),
        seconds = format!("{:.2}", speed.seconds),
    );
    Ok(writeln!(out, "\n{said}")?)
}

/// The first line of a report.
pub(crate) fn title(game: GameId, seats: usize, games: u64, seed: u64) -> String {
    t!(
        "term-report",
        game = game_name(game),
        players = t!("term-players", n = seats),
        games = t!("term-games", n = games, shown = thousands(games)),
        seed = seed.to_string(),
    )
}

/// A confidence interval.
pub(crate) fn interval(low: String, high: String) -> String {
    t!("term-report-to", low = low, high = high)
}

/// The confidence interval of a share of the wins.
pub(crate) fn share(share: &Estimate) -> String {
    t!("percent", n = interval(format!("{:.1}", share.low * 100.0), format!("{:.1}", share.high * 100.0)))
}

/// The style of the progress bar, which is drawn on stderr if that is a terminal.
pub(crate) fn style() -> ProgressStyle {
    let said = t!("term-report-progress", done = "{human_pos}", all = "{human_len}", left = "{eta}");
    ProgressStyle::with_template(&format!("{{wide_bar}} {said}")).unwrap_or_else(|_| ProgressStyle::default_bar())
}
