//! Many games between bots, on all cores.

use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use den_bots::{Bot, Budget, Evaluate, Rng, by_name};
use den_core::{Edition, Game, MAX_SEATS, Options, Outcome, Played, Seat, Turn, dice};
use rand::SeedableRng;
use serde::Serialize;

use crate::playing::thread_count;
use crate::random::seed_of;
use crate::{Estimate, Tally, dealer};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The content.
    pub edition: Edition<G::Content>,
    /// The options.
    pub options: G::Options,
    /// The number of players.
    pub seats: u8,
    /// The bots, one for each seat, or a single one for all.
    pub bots: Vec<String>,
    /// The number of games.
    pub games: u64,
    /// The seed, which determines every result.
    pub seed: u64,
    /// The number of threads; 0 for one per core.
    pub threads: usize,
}

/// A plan that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanError(pub String);

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for PlanError {}

/// The result. Everything except `speed` is determined by the plan.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The options, as `key=value` words.
    pub options: String,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many decisions were made.
    pub decisions: u64,
    /// The average number of decisions per game.
    pub decisions_per_game: f64,
    /// The result of each seat.
    pub seats: Vec<SeatReport>,
    /// The speed.
    pub speed: Speed,
}

/// The result of a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// The seat, from 1.
    pub seat: u8,
    /// Its bot.
    pub bot: String,
    /// Its points.
    pub points: Estimate,
    /// Its share of the wins; a shared win counts in part, teammates win together.
    pub wins: Estimate,
    /// How often it came first, second and so on.
    pub places: Vec<u64>,
}

/// How fast games were played.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// The elapsed time in seconds.
    pub seconds: f64,
    /// The number of threads.
    pub threads: usize,
    /// Games per second, on all threads together.
    pub games_per_second: f64,
    /// Decisions per second, on all threads together.
    pub decisions_per_second: f64,
}

/// Plays the plan. `done` is called with the number of games just finished, from any thread.
///
/// # Errors
/// Names the option, the number of seats or the bot at fault.
pub fn simulate<G: Evaluate>(plan: &Plan<G>, done: &(dyn Fn(u64) + Sync)) -> Result<Report, PlanError> {
    let start = Played::<G>::new(&plan.edition, &plan.options, plan.seats).map_err(|e| PlanError(e.to_string()))?.now().clone();
    let bots = seat_bots::<G>(plan)?;
    let threads = thread_count(plan.threads);
    // Chunks keep all threads busy to the end, yet are large enough to keep overhead small.
    let chunk = (plan.games / (threads as u64 * 64)).clamp(1, 4096);
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        let mut moves = Vec::new();
        loop {
            let from = next.fetch_add(chunk, Ordering::Relaxed);
            let to = (from + chunk).min(plan.games);
            if from >= to {
                return tally;
            }
            for game in from..to {
                let (outcome, decisions) = match &bots {
                    None => random_game(&start, plan.seed, game, &mut moves),
                    Some(names) => bot_game(&start, plan.seed, game, names, &mut moves),
                };
                tally.add(&outcome, decisions);
            }
            done(to - from);
        }
    };
    let clock = Instant::now();
    let mut tally = Tally::default();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            tally.merge(&worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
    });
    Ok(report(plan, &tally, clock.elapsed().as_secs_f64(), threads))
}

/// The bots by seat; `None` if all of them are random and need no view.
fn seat_bots<G: Evaluate>(plan: &Plan<G>) -> Result<Option<Vec<String>>, PlanError> {
    let seats = usize::from(plan.seats);
    let names: Vec<String> = match plan.bots.as_slice() {
        [one] => vec![one.clone(); seats],
        all if all.len() == seats => all.to_vec(),
        others => {
            return Err(PlanError(format!("{} bots for {seats} seats: name one bot per seat, or one for all seats", others.len())));
        }
    };
    for name in &names {
        by_name::<G>(name, 0).map_err(|e| PlanError(format!("bots: {e}")))?;
    }
    Ok(if names.iter().all(|name| name == "random") { None } else { Some(names) })
}

/// Plays game number `game` between random players, and counts the decisions. The same game as with [`den_bots::Random`] at every seat,
/// without building views.
///
/// # Panics
/// If the game ends without an outcome. A test of every game rules this out.
pub fn random_game<G: Game>(start: &G, seed: u64, game: u64, moves: &mut Vec<G::Move>) -> (Outcome, u64) {
    let mut players: [Rng; MAX_SEATS] = std::array::from_fn(|seat| Rng::seed_from_u64(seed_of(seed, game, seat as u8 + 1)));
    play_out(start, &mut dealer(seed, game), moves, |_, seat, moves| dice::one_of(&mut players[seat.index()], moves))
}

/// Plays game number `game` between bots.
fn bot_game<G: Evaluate>(start: &G, seed: u64, game: u64, names: &[String], moves: &mut Vec<G::Move>) -> (Outcome, u64) {
    let mut players: Vec<Box<dyn Bot<G>>> = (1..)
        .zip(names)
        .map(|(who, name)| by_name(name, seed_of(seed, game, who)).expect("the names were tried before the first game"))
        .collect();
    play_out(start, &mut dealer(seed, game), moves, |position, seat, moves| {
        let chosen = players[seat.index()].choose(&position.view(den_core::Eye::Seat(seat)), moves, &Budget::untimed()).chosen;
        assert!(moves.contains(&chosen), "{} chose {chosen}, which is not legal", names[seat.index()]);
        chosen
    })
}

/// Plays a game with moves chosen from the list and counts the decisions.
fn play_out<G: Game>(
    start: &G,
    dealer: &mut Rng,
    moves: &mut Vec<G::Move>,
    mut choose: impl FnMut(&G, Seat, &[G::Move]) -> G::Move,
) -> (Outcome, u64) {
    let mut position = start.clone();
    let mut decisions = 0;
    loop {
        match position.turn() {
            Turn::Seat(seat) => {
                moves.clear();
                position.legal_moves(moves);
                let chosen = choose(&position, seat, moves);
                position.play(chosen, &mut ());
                decisions += 1;
            }
            Turn::Chance => {
                let chance = position.deal(dealer);
                position.resolve(&chance, &mut ());
            }
            Turn::Over => return (position.outcome().expect("a game that is over has an outcome"), decisions),
        }
    }
}

fn report<G: Game>(plan: &Plan<G>, tally: &Tally, seconds: f64, threads: usize) -> Report {
    let bot = |seat: Seat| plan.bots.get(seat.index()).or(plan.bots.first()).cloned().unwrap_or_default();
    let seat = |seat: Seat| SeatReport {
        seat: seat.0 + 1,
        bot: bot(seat),
        points: tally.points(seat),
        wins: tally.wins(seat),
        places: tally.places(seat)[..usize::from(plan.seats)].to_vec(),
    };
    let per_second = |n: u64| if seconds > 0.0 { n as f64 / seconds } else { 0.0 };
    Report {
        game: G::ID,
        options: plan.options.to_line(),
        seed: plan.seed,
        games: tally.games,
        decisions: tally.decisions,
        decisions_per_game: tally.decisions_per_game(),
        seats: Seat::all(plan.seats).map(seat).collect(),
        speed: Speed { seconds, threads, games_per_second: per_second(tally.games), decisions_per_second: per_second(tally.decisions) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wolf_and_hound::WolfAndHound;

    fn plan(bots: &[&str], threads: usize) -> Plan<WolfAndHound> {
        Plan {
            edition: den_core::built_in::<WolfAndHound>(),
            options: <WolfAndHound as den_core::Rules>::Options::default(),
            seats: 4,
            bots: bots.iter().map(ToString::to_string).collect(),
            games: 50,
            seed: 9,
            threads,
        }
    }

    #[test]
    fn without_views_random_players_play_the_same_games() {
        let plan = plan(&["random"], 1);
        let start = Played::<WolfAndHound>::new(&plan.edition, &plan.options, 4).unwrap().now().clone();
        let names = vec!["random".to_string(); 4];
        let mut moves = Vec::new();
        for game in 0..50 {
            assert_eq!(random_game(&start, 9, game, &mut moves), bot_game(&start, 9, game, &names, &mut moves), "game {game}");
        }
    }

    #[test]
    fn the_result_does_not_depend_on_the_threads() {
        let result = |threads| {
            let report = simulate(&plan(&["random"], threads), &|_| ()).unwrap();
            (
                report.games,
                report.decisions,
                report.seats.iter().map(|seat| (seat.points, seat.wins, seat.places.clone())).collect::<Vec<_>>(),
            )
        };
        assert_eq!(result(1), result(3));
    }

    #[test]
    fn every_game_is_reported_as_done() {
        let done = AtomicU64::new(0);
        simulate(&plan(&["random", "random", "pup", "random"], 2), &|games| {
            done.fetch_add(games, Ordering::Relaxed);
        })
        .unwrap();
        assert_eq!(done.into_inner(), 50);
    }

    #[test]
    fn a_plan_that_cannot_be_played_says_why() {
        let why = |plan: &Plan<WolfAndHound>| simulate(plan, &|_| ()).unwrap_err().to_string();
        assert_eq!(why(&plan(&["random", "random"], 1)), "2 bots for 4 seats: name one bot per seat, or one for all seats");
        assert!(why(&plan(&["fox"], 1)).starts_with("bots: there is no bot `fox`; choose one of "));
        assert!(why(&Plan { seats: 5, ..plan(&["random"], 1) }).starts_with("seats: "));
    }
}
