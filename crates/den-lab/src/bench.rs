//! Measures the cost of each operation of a game.

use std::hint::black_box;
use std::time::Duration;

use den_bots::{Evaluate, Search};
use den_core::{Edition, Eye, Game, Options, Played, Refusal, Turn, dice};
use serde::Serialize;

use crate::clock::Clock;
use crate::{dealer, random_game};

/// How many positions from random games are measured, so that no single kind of position dominates.
const POSITIONS: usize = 512;
/// A search restarts after this many iterations, as for every decision; the peer's search does the same.
const ITERATIONS: u32 = 4_000;
/// The number of timed rounds; the median counts.
const ROUNDS: usize = 9;

/// The costs of a game with a certain number of players, in nanoseconds of CPU time.
#[derive(Clone, Debug, Serialize)]
pub struct Costs {
    /// The game's id.
    pub game: &'static str,
    /// The number of players.
    pub seats: u8,
    /// The options, as `key=value` words.
    pub options: String,
    /// Listing the legal moves.
    pub legal_moves: f64,
    /// Playing a move.
    pub play: f64,
    /// Making the view of the seat to move.
    pub view: f64,
    /// Guessing a position from that view.
    pub guess: f64,
    /// Making the score sheet from that view.
    pub score: f64,
    /// Cloning a position.
    pub clone: f64,
    /// One decision in random games on one thread: listing, choosing, playing, and the deals in between.
    pub decision: f64,
    /// Random games per second on one thread.
    pub games_per_second: f64,
    /// Decisions in random games per second on one thread.
    pub decisions_per_second: f64,
    /// The average number of decisions in a random game.
    pub decisions_per_game: f64,
    /// Iterations per second on one thread of a search using the rules alone (information-set Monte Carlo tree search with
    /// random games to the end), at the first decision of a game.
    pub simulations_per_second: f64,
}

/// Measures a game, for about this long in total.
///
/// # Errors
/// Names the option (or `seats`) and what is allowed.
pub fn measure<G: Evaluate>(edition: &Edition<G::Content>, options: &G::Options, seats: u8, time: Duration) -> Result<Costs, Refusal> {
    let start = Played::<G>::new(edition, options, seats)?.now().clone();
    let sample = sample(&start);
    let views: Vec<G::View> = sample.iter().map(|(position, _)| view(position)).collect();
    let share = time / 8;
    let mut rng = dealer(2, 0);
    let mut moves = Vec::new();

    let legal_moves = cost(share, sample.len(), || {
        for (position, _) in &sample {
            moves.clear();
            position.legal_moves(&mut moves);
            black_box(&moves);
        }
    });
    let clone = cost(share, sample.len(), || {
        for (position, _) in &sample {
            black_box(position.clone());
        }
    });
    let play = cost_of_each(share, &sample, |(position, chosen)| {
        position.play(*chosen, &mut ());
        black_box(position);
    });
    let view = cost(share, sample.len(), || {
        for (position, _) in &sample {
            black_box(view(position));
        }
    });
    let guess = cost(share, views.len(), || {
        for view in &views {
            black_box(G::guess(view, &mut rng));
        }
    });
    let score = cost(share, views.len(), || {
        for view in &views {
            black_box(G::sheet(view));
        }
    });
    let (games, decisions, seconds) = playouts(&start, share);

    Ok(Costs {
        game: G::ID,
        seats,
        options: options.to_line(),
        legal_moves,
        play,
        view,
        guess,
        score,
        clone,
        decision: seconds * 1e9 / decisions as f64,
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        simulations_per_second: simulations(&start, share),
    })
}

fn view<G: Game>(position: &G) -> G::View {
    let eye = match position.turn() {
        Turn::Seat(seat) => Eye::Seat(seat),
        _ => Eye::Public,
    };
    position.view(eye)
}

/// Positions in which a seat decides, each with one of its moves, from random games.
fn sample<G: Game>(start: &G) -> Vec<(G, G::Move)> {
    let (mut sample, mut moves, mut rng) = (Vec::with_capacity(POSITIONS), Vec::new(), dealer(1, 0));
    while sample.len() < POSITIONS {
        let mut position = start.clone();
        loop {
            match position.turn() {
                Turn::Seat(_) => {
                    moves.clear();
                    position.legal_moves(&mut moves);
                    let chosen = dice::one_of(&mut rng, &moves);
                    // One in four, so that a sample covers several games.
                    if dice::below(&mut rng, 4) == 0 && sample.len() < POSITIONS {
                        sample.push((position.clone(), chosen));
                    }
                    position.play(chosen, &mut ());
                }
                Turn::Chance => {
                    let chance = position.deal(&mut rng);
                    position.resolve(&chance, &mut ());
                }
                Turn::Over => break,
            }
        }
    }
    sample
}

/// Nanoseconds per operation, if `run` does `count` operations: the median of several rounds, which share the time.
fn cost(time: Duration, count: usize, mut run: impl FnMut()) -> f64 {
    run();
    median((0..ROUNDS).map(|_| {
        let (clock, mut runs) = (Clock::start(), 0u32);
        while runs == 0 || clock.elapsed() < time / ROUNDS as u32 {
            run();
            runs += 1;
        }
        clock.elapsed().as_secs_f64() * 1e9 / (f64::from(runs) * count as f64)
    }))
}

/// The same for an operation that consumes its subject: clones are made before the clock starts.
fn cost_of_each<T: Clone>(time: Duration, subjects: &[T], mut run: impl FnMut(&mut T)) -> f64 {
    median((0..ROUNDS).map(|_| {
        let (round, mut spent, mut runs) = (Clock::start(), Duration::ZERO, 0u32);
        while runs == 0 || round.elapsed() < time / ROUNDS as u32 {
            let mut copies = subjects.to_vec();
            let clock = Clock::start();
            copies.iter_mut().for_each(&mut run);
            spent += clock.elapsed();
            runs += 1;
        }
        spent.as_secs_f64() * 1e9 / (f64::from(runs) * subjects.len() as f64)
    }))
}

fn median(rounds: impl Iterator<Item = f64>) -> f64 {
    let mut rounds: Vec<f64> = rounds.collect();
    rounds.sort_by(f64::total_cmp);
    rounds[rounds.len() / 2]
}

/// The iterations per second of a plain search at the first decision of a game, each in a newly guessed world.
fn simulations<G: Evaluate>(start: &G, time: Duration) -> f64 {
    let mut rng = dealer(3, 0);
    let mut position = start.clone();
    while position.turn() == Turn::Chance {
        let chance = position.deal(&mut rng);
        position.resolve(&chance, &mut ());
    }
    let seen = view(&position);
    let (mut iterations, clock) = (0u32, Clock::start());
    while iterations == 0 || clock.elapsed() < time {
        let mut search = Search::<G>::new(G::SEARCH.rules_only());
        for _ in 0..ITERATIONS {
            search.iterate(G::guess(&seen, &mut rng), &mut rng);
        }
        iterations += ITERATIONS;
    }
    f64::from(iterations) / clock.elapsed().as_secs_f64()
}

/// Plays random games for this long. Returns the number of games, decisions and seconds.
fn playouts<G: Game>(start: &G, time: Duration) -> (u64, u64, f64) {
    let (mut games, mut decisions, mut moves) = (0, 0, Vec::new());
    let clock = Clock::start();
    while games == 0 || clock.elapsed() < time {
        for _ in 0..16 {
            decisions += random_game(start, 1, games, &mut moves).1;
            games += 1;
        }
    }
    (games, decisions, clock.elapsed().as_secs_f64())
}
