//! `wolfden arena`.

use std::io::Write;
use std::path::PathBuf;

use den_bots::Evaluate;
use den_core::Played;
use den_games::{GameId, with_game};
use den_lab::{Arena, ArenaReport, CHEATER, Elo, EntrantReport, PARTNER_OPEN, Sprt, Verdict, arena};
use indicatif::ProgressBar;

use crate::commands::bots_help;
use crate::commands::sim::{interval, share, style, title};
use crate::failure::{Failure, at};
use crate::lab::{load_weights, threads, write_json};
use crate::setup::{Choices, game};
use crate::text::{stdout, table, width};
use crate::words::t;

/// Play bots against each other, each deal from all sides, and measure which is stronger
#[derive(clap::Args, Debug)]
#[command(after_help = format!("Examples:
  wolfden arena wolf-and-hound --players 4 --bots hunter,greedy --games 400
  wolfden arena lone-wolves --bots alpha@2000,hunter --sprt 0,100 --json
  wolfden arena lone-wolves --bots ismcts/exploration=1.2@500,ismcts@500

`alpha@500` searches for 500 iterations. ismcts, pimc, {CHEATER} and {PARTNER_OPEN} take search settings: exploration, prior_weight, expand_after,
rollout_depth, rollout_greed, rollout_candidates, modelled_from, patience, spread, style, action_exploration, action_half_prior,
action_doubt, action_backup_doubt, book, belief, learned (0: the hand-made evaluation), learned_rollout_depth, learned_exploration and
learned_prior_weight. `noisy` is the levels' search with a given skill: noisy/noise=0.1/cap=0.2@400. If there are fewer bots than sides, the last one takes the remaining sides; if there are more, they meet in groups. {CHEATER} searches the true position and
{PARTNER_OPEN} sees the partners' hands; both are only available here.

{}", bots_help()))]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game())]
    game: GameId,
    /// Number of players; by default the smallest possible
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// The bots
    #[arg(long, short, value_name = "A,B,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Approximate number of games: every deal is played from all sides
    #[arg(long, short, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Seed for all deals
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Stop once it is decided whether the first bot is ELO0 or ELO1 points stronger than the others
    #[arg(long, value_name = "ELO0,ELO1", value_delimiter = ',', num_args = 1, allow_hyphen_values = true)]
    sprt: Vec<f64>,
    /// Also show the results less the luck of the games, which needs fewer games to tell bots apart
    #[arg(long)]
    luck_adjusted: bool,
    /// Number of threads; 0 means one per core
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads())]
    threads: usize,
    /// Use the weights in this file for the net instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[command(flatten)]
    choices: Choices,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        with_game!(self.game, G => self.meet::<G>())
    }

    fn test(&self) -> Result<Option<Sprt>, Failure> {
        match self.sprt[..] {
            [] => Ok(None),
            [elo0, elo1] if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => Ok(Some(Sprt { elo0, elo1 })),
            _ => Err(Failure::Usage(at("--sprt", t!("term-sprt-numbers")))),
        }
    }

    fn meet<G: Evaluate>(&self) -> Result<(), Failure> {
        load_weights::<G>(self.weights.as_deref())?;
        let plan = Arena::<G> {
            edition: self.choices.edition::<G>()?,
            options: self.choices.options::<G>()?,
            seats: self.players.unwrap_or((*G::SEATS.start()).max(2)),
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            sprt: self.test()?,
            luck_adjusted: self.luck_adjusted,
            threads: self.threads,
        };
        // Checked here, so that the refusal is in the current language.
        Played::<G>::new(&plan.edition, &plan.options, plan.seats)?;
        let bar = ProgressBar::new(self.games).with_style(style());
        let report = arena(&plan, &|games| bar.inc(games)).map_err(|error| Failure::Usage(error.to_string()))?;
        bar.finish_and_clear();
        if self.json {
            return write_json(&report);
        }
        show(&mut stdout(), &report, self.game)
    }
}

fn show(out: &mut impl Write, report: &ArenaReport, game: GameId) -> Result<(), Failure> {
    writeln!(out, "{}", title(game, usize::from(report.seats), report.games, report.seed))?;
    writeln!(out, "{}\n", report.options)?;
    let mut rows = vec![vec![
        t!("term-report-bot"),
        t!("term-report-sides"),
        t!("term-report-share"),
        t!("percent", n = 95),
        "Elo".into(),
        t!("percent", n = 95),
        "ms".into(),
        t!("term-report-longest"),
    ]];
    for pair in &report.pairs {
        rows.extend(pair.bots.iter().map(row));
    }
    write!(out, "{}", table(&rows, &[1, 2, 4, 6, 7], width()))?;
    for bot in report.pairs.iter().flat_map(|pair| &pair.bots) {
        if let Some(less_luck) = &bot.adjusted {
            let (mean, times) = (format!("{:.1}", 100.0 * less_luck.share.mean), format!("{:.1}", less_luck.worth));
            writeln!(
                out,
                "{}",
                t!("term-report-luck", bot = bot.bot.clone(), share = mean, between = share(&less_luck.share), times = times)
            )?;
        }
    }
    let even = format!("{:.1}", 100.0 / report.sides as f64);
    writeln!(out, "\n{}", t!("term-report-even", share = even, n = report.sides, seconds = format!("{:.1}", report.seconds)))?;
    if let Some(sprt) = &report.sprt {
        let bot = report.pairs[0].bots[0].bot.clone();
        let (low, high) = (sprt.test.elo0.to_string(), sprt.test.elo1.to_string());
        let verdict = match sprt.verdict {
            Verdict::Stronger => t!("term-report-stronger", bot = bot, elo = high.clone()),
            Verdict::NotStronger => t!("term-report-not-stronger", bot = bot, elo = low.clone()),
            Verdict::Open => t!("term-report-open"),
        };
        writeln!(out, "{}", t!("term-report-sprt", high = high, low = low, verdict = verdict, llr = format!("{:.2}", sprt.llr)))?;
    }
    Ok(())
}

fn row(bot: &EntrantReport) -> Vec<String> {
    let signed = |points: f64| format!("{points:+.0}");
    let [elo, between] =
        bot.elo.map_or([String::new(), String::new()], |Elo { points, low, high }| [signed(points), interval(signed(low), signed(high))]);
    vec![
        bot.bot.clone(),
        bot.sides.to_string(),
        t!("percent", n = format!("{:.1}", 100.0 * bot.share.mean)),
        share(&bot.share),
        elo,
        between,
        format!("{:.1}", bot.mean_ms),
        format!("{:.0}", bot.longest_ms),
    ]
}
