//! Measures how much the decisions of each level cost.

use std::fmt::Write;

use den_bots::{Bot, Budget, Evaluate, Judge, Level, MacroMoves, Rng};
use den_core::{Eye, Game, Played, Seat, Seed, Turn, dice};
use rand::SeedableRng;
use serde::{Deserialize, Serialize};

use crate::playing::{on_threads, play_game};
use crate::{GamePlan, PlanError};

/// Which decisions to judge, and how.
#[derive(Debug)]
pub struct RegretPlan<G: Game> {
    /// What is played.
    pub game: GamePlan<G>,
    /// The number of positions, from games between all levels.
    pub positions: usize,
    /// How many times longer than Alpha the judge searches.
    pub fold: u64,
}

/// The cost of the levels' decisions, judged on the same positions.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RegretReport {
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub seats: u8,
    /// The number of positions.
    pub positions: usize,
    /// How many times longer than Alpha the judge searched.
    pub fold: u64,
    /// Every level of the game, the weakest first.
    pub levels: Vec<LevelRegret>,
}

/// The cost of a level's decisions: the share of the win, in hundredths, that is lost compared with the best move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LevelRegret {
    /// The level.
    pub level: String,
    /// The most that it gives away according to its own search.
    pub cap: f64,
    /// The mean.
    pub mean: f64,
    /// The 95th percentile.
    pub p95: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The percentage of decisions that cost 20 or more.
    pub blunders: f64,
}

/// The limits of a level: the 99th percentile of its costs, and the percentage of its decisions that are blunders.
const LIMITS: (f64, f64) = (25.0, 2.0);
/// Those of the weakest level.
const LIMITS_OF_THE_WEAKEST: (f64, f64) = (35.0, 9.0);

impl RegretReport {
    /// Where the levels miss their limits, one sentence each: the 99th percentile at most 25 (the weakest 35), at most 2 % of the decisions
    /// with a cost of 20 or more (the weakest 9 %), and each level gives away less on average than the one below.
    pub fn misses(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (at, level) in self.levels.iter().enumerate() {
            let (p99, blunders) = if at == 0 { LIMITS_OF_THE_WEAKEST } else { LIMITS };
            if level.p99 > p99 {
                found.push(format!("{}: the 99th percentile is {:.1}, more than {p99:.0}", level.level, level.p99));
            }
            if level.blunders > blunders {
                found.push(format!("{}: {:.1} % cost 20 or more, more than {blunders:.0} %", level.level, level.blunders));
            }
        }
        for pair in self.levels.windows(2).filter(|pair| pair[1].mean > pair[0].mean) {
            found.push(format!("{} gives away {:.1} on average, {} only {:.1}", pair[1].level, pair[1].mean, pair[0].level, pair[0].mean));
        }
        found
    }

    /// The table as Markdown, with what misses its limit.
    pub fn page(&self) -> String {
        let mut page = String::from("| level | cap | mean | 95th percentile | 99th percentile | cost 20 or more |\n");
        page.push_str("| --- | ---: | ---: | ---: | ---: | ---: |\n");
        for LevelRegret { level, cap, mean, p95, p99, blunders } in &self.levels {
            let _ = writeln!(page, "| {level} | {cap:.0} | {mean:.1} | {p95:.1} | {p99:.1} | {blunders:.1} % |");
        }
        let misses = self.misses();
        if misses.is_empty() {
            page.push_str("\nEvery level keeps to its limits.\n");
        } else {
            let _ = writeln!(page, "\n**Missed:** {}.", misses.join("; "));
        }
        page
    }
}

/// A blunder costs this much or more.
const BLUNDER: f64 = 20.0;
/// One decision in this many is judged, so that the positions from one game differ.
const EVERY: u32 = 8;

/// Judges the levels. `done` is called after each position, from any thread.
///
/// # Errors
/// Names the option or the number of seats at fault.
pub fn regret<G: Evaluate>(plan: &RegretPlan<G>, done: &(dyn Fn() + Sync)) -> Result<RegretReport, PlanError> {
    let start = plan.game.start()?;
    let levels = Level::of_game::<G>();
    let positions = positions(&start, &levels, plan.positions, plan.game.seed);
    let costs = on_threads(plan.game.threads, positions.len(), |at| {
        let found = judge(&positions[at], &levels, plan.fold, plan.game.seed ^ (at as u64) << 20);
        done();
        found
    });
    let levels = levels.iter().enumerate().map(|(at, level)| {
        let cap = f64::from(level.skill::<G>().cap) * 100.0;
        summarise(level.name(), cap, costs.iter().map(|of_position| of_position[at]).collect())
    });
    Ok(RegretReport {
        game: G::ID.to_string(),
        seats: plan.game.seats,
        positions: positions.len(),
        fold: plan.fold,
        levels: levels.collect(),
    })
}

/// Decisions with a choice, from games in which each seat plays at its own level.
fn positions<G: Evaluate>(start: &Played<G>, levels: &[Level], wanted: usize, seed: u64) -> Vec<(G, Seat)> {
    let mut found = Vec::with_capacity(wanted);
    let mut rng = Rng::seed_from_u64(seed);
    for game in 0.. {
        let deal = Seed::from_number(seed.wrapping_add(game));
        let seats = Seat::all(start.now().seats());
        let mut players: Vec<_> = seats.map(|seat| dice::one_of(&mut rng, levels).bot::<G>(game ^ (seat.index() as u64) << 40)).collect();
        play_game(start.now(), &deal, |position, seat, legal, _| {
            if legal.len() > 1 && dice::below(&mut rng, EVERY) == 0 {
                found.push((position.clone(), seat));
                if found.len() == wanted {
                    return None;
                }
            }
            Some(players[seat.index()].choose(&position.view(Eye::Seat(seat)), legal, &Budget::untimed()).chosen)
        });
        if found.len() == wanted {
            break;
        }
    }
    found
}

/// The cost of each level's decision in one position, in hundredths of the win: of its move or, in a game with whole actions, of the whole
/// action that it starts.
fn judge<G: Evaluate>((position, seat): &(G, Seat), levels: &[Level], fold: u64, seed: u64) -> Vec<f64> {
    let chosen: Vec<Vec<G::Move>> = levels.iter().map(|level| action(&mut *level.bot::<G>(seed), position, *seat)).collect();
    let values = Judge::new(seed, fold).values::<G>(&position.view(Eye::Seat(*seat)), &chosen);
    values.costs().map(|cost| 100.0 * cost).collect()
}

/// What a bot does in a position: its move, with the other steps of the action and what is forced after it.
fn action<G: Evaluate>(bot: &mut dyn Bot<G>, position: &G, seat: Seat) -> Vec<G::Move> {
    let (mut now, mut legal, mut steps) = (position.clone(), Vec::new(), Vec::new());
    loop {
        legal.clear();
        now.legal_moves(&mut legal);
        let chosen = bot.choose(&now.view(Eye::Seat(seat)), &legal, &Budget::untimed()).chosen;
        now.play(chosen, &mut ());
        steps.push(chosen);
        let goes_on = |macros: &dyn MacroMoves<G>| now.turn() == Turn::Seat(seat) && macros.in_progress(&now);
        if !G::macro_moves().is_some_and(goes_on) {
            break;
        }
    }
    // A turn in which nothing is left to do ends by itself in the judge's list of actions.
    while now.turn() == Turn::Seat(seat) && G::macro_moves().is_some() {
        legal.clear();
        now.legal_moves(&mut legal);
        let [only] = legal[..] else { break };
        now.play(only, &mut ());
        steps.push(only);
    }
    steps
}

fn summarise(level: &str, cap: f64, mut costs: Vec<f64>) -> LevelRegret {
    costs.sort_by(f64::total_cmp);
    let at = |part: f64| costs[((costs.len() as f64 * part) as usize).min(costs.len() - 1)];
    LevelRegret {
        level: level.to_string(),
        cap,
        mean: costs.iter().sum::<f64>() / costs.len() as f64,
        p95: at(0.95),
        p99: at(0.99),
        blunders: 100.0 * costs.iter().filter(|&&cost| cost >= BLUNDER).count() as f64 / costs.len() as f64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::built_in;
    use wolf_and_hound::WolfAndHound;

    #[test]
    fn a_summary_counts_what_costs_most() {
        let costs: Vec<f64> = (0..100).map(|n| if n < 90 { 0.0 } else { f64::from(n - 80) }).collect();
        let found = summarise("pup", 30.0, costs);
        assert_eq!((found.p95, found.p99, found.blunders), (15.0, 19.0, 0.0));
        assert!((found.mean - 1.45).abs() < 1e-9);
    }

    #[test]
    fn a_report_says_what_misses_its_limit() {
        let level = |name: &str, mean, p99, blunders| LevelRegret { level: name.into(), cap: 0.0, mean, p95: 0.0, p99, blunders };
        let report = |levels| RegretReport { game: "toy".into(), seats: 2, positions: 9, fold: 20, levels };
        let good = report(vec![level("pup", 4.0, 34.0, 8.5), level("scout", 2.0, 24.0, 1.5), level("alpha", 0.1, 2.0, 0.0)]);
        assert_eq!(good.misses(), Vec::<String>::new());
        assert!(good.page().ends_with("Every level keeps to its limits.\n"));
        let bad = report(vec![level("pup", 1.0, 36.0, 9.5), level("scout", 2.0, 26.0, 2.5)]);
        assert_eq!(bad.misses().len(), 5, "{:?}", bad.misses());
        assert!(bad.page().contains("scout gives away 2.0 on average, pup only 1.0"));
    }

    #[test]
    fn the_weakest_level_gives_away_more_than_the_strongest_and_threads_change_nothing() {
        let plan = RegretPlan::<WolfAndHound> {
            game: GamePlan { edition: built_in::<WolfAndHound>(), options: Default::default(), seats: 4, seed: 1, threads: 1 },
            positions: 60,
            fold: 1,
        };
        let report = regret(&plan, &|| ()).expect("a plan");
        let (weakest, strongest) = (&report.levels[0], &report.levels[report.levels.len() - 1]);
        assert!(weakest.mean > strongest.mean + 1.0, "{weakest:?} {strongest:?}");
        let plan = RegretPlan { game: GamePlan { threads: 3, ..plan.game }, ..plan };
        let again = regret(&plan, &|| ()).expect("a plan");
        assert_eq!(format!("{report:?}"), format!("{again:?}"));
    }
}
