//! Compares the chances that Alpha states with the results of its games, and fits the map between them.

use den_bots::{Bot, Budget, Calibration, Evaluate, Ismcts, Level, Rng, SearchConfig, log_odds};
use den_core::{Eye, Game, Seat, Seed, dice};
use rand::SeedableRng;
use serde::Serialize;

use crate::playing::{on_threads, play_game};
use crate::{GamePlan, PlanError};

/// Which games to play.
#[derive(Debug)]
pub struct CalibrationPlan<G: Game> {
    /// What is played, by Alpha on every seat.
    pub game: GamePlan<G>,
    /// The number of games.
    pub games: u64,
    /// The number of iterations for each decision; by default Alpha's own budget.
    pub iterations: Option<u64>,
    /// The chance is stated at one decision in so many; the others are played with a part of the iterations. Decisions of one game share its
    /// result, so more games say more than more decisions.
    pub every: u32,
}

/// The part of the iterations for a decision whose chance is not stated.
const PART: u64 = 8;

/// Stated chances against results.
#[derive(Clone, Debug, Serialize)]
pub struct CalibrationReport {
    /// The game's id.
    pub game: &'static str,
    /// The number of players.
    pub seats: u8,
    /// The number of games.
    pub games: u64,
    /// The number of decisions with a stated chance.
    pub decisions: usize,
    /// The map fitted to all of them.
    pub shift: f64,
    /// The map fitted to all of them.
    pub scale: f64,
    /// The chances as stated with the map in the program.
    pub stated: Vec<Bin>,
    /// The chances as they would be with a new map, fitted to the other half of the games.
    pub fitted: Vec<Bin>,
}

/// The decisions with about the same stated chance.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Bin {
    /// The number of decisions.
    pub decisions: usize,
    /// The number of games they are from.
    pub games: usize,
    /// The mean stated chance, in hundredths.
    pub stated: f64,
    /// The share of the wins, in hundredths.
    pub won: f64,
    /// The 95 % margin of the share, by games.
    pub margin: f64,
}

/// A valued move or position: the game, the value the search found, and the share of the win.
pub(crate) type Sample = (u64, f64, f64);

const BINS: usize = 10;

/// Plays the games. `done` is called after each of them, from any thread.
///
/// # Errors
/// Names the option or the number of seats at fault.
pub fn calibrate<G: Evaluate>(plan: &CalibrationPlan<G>, done: &(dyn Fn() + Sync)) -> Result<CalibrationReport, PlanError> {
    let start = plan.game.start()?;
    if plan.game.seats < 2 {
        return Err(PlanError("a solo game has no winner; choose at least two players".into()));
    }
    let games = on_threads(plan.game.threads, plan.games as usize, |game| {
        let found = play(start.now(), plan, game as u64);
        done();
        found
    });
    let mut samples: Vec<Sample> = games.into_iter().flatten().collect();
    samples.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let whole = fit(&samples);
    let halves: [Vec<Sample>; 2] = [0, 1].map(|half| samples.iter().copied().filter(|sample| sample.0 % 2 == half).collect());
    let other = [fit(&halves[1]), fit(&halves[0])];
    let current = Calibration::of_decisions::<G>(plan.game.seats);
    Ok(CalibrationReport {
        game: G::ID,
        seats: plan.game.seats,
        games: plan.games,
        decisions: samples.len(),
        shift: whole.shift,
        scale: whole.scale,
        stated: bins(samples.iter().map(|&(game, value, share)| (game, current.chance(value), share)).collect()),
        fitted: bins(samples.iter().map(|&(game, value, share)| (game, other[game as usize % 2].chance(value), share)).collect()),
    })
}

/// The decisions of one game.
fn play<G: Evaluate>(start: &G, plan: &CalibrationPlan<G>, game: u64) -> Vec<Sample> {
    let deal = Seed::from_number(plan.game.seed_of(game));
    let config = SearchConfig { calibrated: false, ..G::SEARCH };
    let budget = plan.iterations.map_or_else(Budget::untimed, Budget::iterations);
    let in_passing = Budget::iterations((plan.iterations.unwrap_or(G::SEARCH.alpha_iterations) / PART).max(1));
    let mut rng = Rng::seed_from_u64(plan.game.seed_of(game));
    let bot = |seat: Seat| Ismcts::<G>::new(plan.game.seed ^ game << 8 ^ u64::from(seat.0) << 40, config, Level::Alpha.budget::<G>());
    let mut players: Vec<_> = Seat::all(start.seats()).map(bot).collect();
    let mut stated = Vec::new();
    let position = play_game(start, &deal, |position, seat, legal, _| {
        let is_stated = dice::below(&mut rng, plan.every) == 0;
        let choice = players[seat.index()].choose(&position.view(Eye::Seat(seat)), legal, if is_stated { &budget } else { &in_passing });
        if let (true, Some(best)) = (is_stated, choice.why.as_ref().and_then(|why| why.top.first())) {
            stated.push((seat, best.value));
        }
        Some(choice.chosen)
    });
    let outcome = position.outcome().expect("a game that is over has an outcome");
    stated.into_iter().map(|(seat, value)| (game, value, outcome.share(seat))).collect()
}

/// The map under which the results are most likely (Newton's method), with a weak pull towards no change.
pub(crate) fn fit(samples: &[Sample]) -> Calibration {
    const PULL: f64 = 1.0;
    let mut map = Calibration::NONE;
    for _ in 0..30 {
        let (mut g, mut h) = ([-PULL * map.shift, PULL * (1.0 - map.scale)], [PULL, 0.0, PULL]);
        for &(_, value, share) in samples {
            let (x, p) = (log_odds(value), map.chance(value));
            let w = p * (1.0 - p);
            g[0] += share - p;
            g[1] += (share - p) * x;
            h[0] += w;
            h[1] += w * x;
            h[2] += w * x * x;
        }
        let det = h[0] * h[2] - h[1] * h[1];
        map.shift += (h[2] * g[0] - h[1] * g[1]) / det;
        map.scale += (h[0] * g[1] - h[1] * g[0]) / det;
    }
    map
}

/// Sorts decisions by stated chance into bins; empty ones are left out.
fn bins(samples: Vec<Sample>) -> Vec<Bin> {
    let mut bins = Vec::new();
    for bin in 0..BINS {
        let here: Vec<&Sample> = samples.iter().filter(|(_, stated, _)| ((stated * BINS as f64) as usize).min(BINS - 1) == bin).collect();
        if here.is_empty() {
            continue;
        }
        let decisions = here.len();
        let won = here.iter().map(|(_, _, share)| share).sum::<f64>() / decisions as f64;
        // Decisions of one game share its result, so the margin is that of a mean over games.
        let (mut games, mut squares) = (0, 0.0);
        for of_game in here.chunk_by(|a, b| a.0 == b.0) {
            games += 1;
            squares += of_game.iter().map(|(_, _, share)| share - won).sum::<f64>().powi(2);
        }
        let stated = here.iter().map(|(_, stated, _)| stated).sum::<f64>() / decisions as f64;
        bins.push(Bin { decisions, games, stated: 100.0 * stated, won: 100.0 * won, margin: 196.0 * squares.sqrt() / decisions as f64 });
    }
    bins
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::built_in;
    use wolf_and_hound::WolfAndHound;

    #[test]
    fn a_search_that_is_twice_too_sure_is_found_out() {
        let truth = Calibration { shift: 0.2, scale: 0.5 };
        let samples: Vec<Sample> = (0..2_000).map(|n| (n, (n as f64 + 0.5) / 2_000.0)).map(|(n, v)| (n, v, truth.chance(v))).collect();
        let found = fit(&samples);
        assert!((found.shift - truth.shift).abs() < 0.02 && (found.scale - truth.scale).abs() < 0.02, "{found:?}");
        let stated = bins(samples.iter().map(|&(game, value, share)| (game, found.chance(value), share)).collect());
        assert!(stated.iter().all(|bin| (bin.stated - bin.won).abs() < 1.0), "{stated:?}");
    }

    #[test]
    fn threads_change_nothing() {
        let plan = |threads, every| CalibrationPlan::<WolfAndHound> {
            game: GamePlan { edition: built_in::<WolfAndHound>(), options: Default::default(), seats: 4, seed: 1, threads },
            games: 6,
            iterations: Some(40),
            every,
        };
        let [one, three] = [1, 3].map(|threads| calibrate(&plan(threads, 1), &|| ()).expect("a plan"));
        assert_eq!(format!("{one:?}"), format!("{three:?}"));
        assert!(one.decisions > 50);
        let some = calibrate(&plan(1, 4), &|| ()).expect("a plan").decisions;
        assert!((one.decisions / 8..one.decisions / 2).contains(&some), "{some} of {}", one.decisions);
    }
}
