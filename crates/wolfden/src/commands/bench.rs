//! `wolfden bench`.

use std::io::Write;
use std::time::Duration;

use den_bots::Evaluate;
use den_games::{GameId, with_game};
use den_lab::{Costs, measure};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::lab::{thousands, write_json};
use crate::setup::{Choices, game};
use crate::text::{stdout, table, width};
use crate::words::game_name;

/// Measure the cost of a step in each game, in CPU time on one core
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden bench
  wolfden bench wolf-and-hound --players 4 --json
  wolfden bench wolf-and-hound --set wolves=W01,W06 hounds=H01

Use a release build: `cargo run --release -- bench`. The table is always in English.")]
pub(crate) struct Args {
    /// The game; all of them by default
    #[arg(value_parser = game())]
    game: Option<GameId>,
    /// Number of players; every possible number by default
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// Seconds to spend on each line
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    seconds: f64,
    #[command(flatten)]
    choices: Choices,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if !(0.01..=3600.0).contains(&self.seconds) {
            return Err(Failure::Usage("--seconds: 0.01 to 3600".to_string()));
        }
        if self.game.is_none() && (!self.choices.set.is_empty() || self.choices.content.is_some()) {
            return Err(Failure::Usage("--set and --content need a game: name one".to_string()));
        }
        let mut costs = Vec::new();
        for &game in GameId::ALL.iter().filter(|game| self.game.is_none_or(|only| only == **game)) {
            with_game!(game, G => self.measure::<G>(game, &mut costs))?;
        }
        if self.json {
            return write_json(&costs);
        }
        show(&mut stdout(), &costs)
    }

    fn measure<G: Evaluate>(&self, game: GameId, costs: &mut Vec<Costs>) -> Result<(), Failure> {
        let (edition, options) = (self.choices.edition::<G>()?, self.choices.options::<G>()?);
        let all = G::SEATS;
        let seats = match self.players {
            // When all games are measured, those that do not support this number of players are skipped.
            Some(n) if self.game.is_none() && !all.contains(&n) => return Ok(()),
            Some(n) => n..=n,
            None => all,
        };
        for seats in seats {
            let bar = ProgressBar::new_spinner()
                .with_style(ProgressStyle::with_template("{spinner} {msg}").expect("the template is right"))
                .with_message(format!("{}, {seats} players", game_name(game)));
            bar.tick();
            costs.push(measure::<G>(&edition, &options, seats, Duration::from_secs_f64(self.seconds))?);
            bar.finish_and_clear();
        }
        Ok(())
    }
}

fn show(out: &mut impl Write, costs: &[Costs]) -> Result<(), Failure> {
    let head = [
        "game",
        "players",
        "legal moves",
        "play",
        "clone",
        "view",
        "guess",
        "score",
        "decision",
        "decisions/game",
        "games/s",
        "decisions/s",
        "searches/s",
    ];
    let mut rows = vec![head.map(String::from).to_vec()];
    for cost in costs {
        let ns = |n: f64| if n < 100.0 { format!("{n:.1}") } else { thousands(n.round() as u64) };
        rows.push(vec![
            cost.game.to_string(),
            cost.seats.to_string(),
            ns(cost.legal_moves),
            ns(cost.play),
            ns(cost.clone),
            ns(cost.view),
            ns(cost.guess),
            ns(cost.score),
            ns(cost.decision),
            format!("{:.1}", cost.decisions_per_game),
            thousands(cost.games_per_second as u64),
            thousands(cost.decisions_per_second as u64),
            thousands(cost.simulations_per_second as u64),
        ]);
    }
    let right: Vec<usize> = (1..head.len()).collect();
    write!(out, "{}", table(&rows, &right, width()))?;
    writeln!(out, "\nNanoseconds of CPU time per operation (median of nine rounds over 512 positions from random games);")?;
    writeln!(out, "games and decisions of random games, and iterations of a plain search at the first decision, per second of CPU time.")?;
    Ok(())
}
