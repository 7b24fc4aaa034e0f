//! What the experiments share: which games are played, the loop of a game, and the threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use den_core::{Edition, Game, Played, Seat, Seed, Turn};

use crate::PlanError;

/// What an experiment plays.
#[derive(Debug)]
pub struct GamePlan<G: Game> {
    /// The content.
    pub edition: Edition<G::Content>,
    /// The options.
    pub options: G::Options,
    /// The number of players.
    pub seats: u8,
    /// The seed, which determines every result.
    pub seed: u64,
    /// The number of threads; 0 for one per core.
    pub threads: usize,
}

impl<G: Game> GamePlan<G> {
    /// A game before its first step.
    pub(crate) fn start(&self) -> Result<Played<G>, PlanError> {
        Played::<G>::new(&self.edition, &self.options, self.seats).map_err(|error| PlanError(error.to_string()))
    }

    /// The seed of a game.
    pub(crate) fn seed_of(&self, game: u64) -> u64 {
        self.seed.wrapping_mul(1_000_003).wrapping_add(game)
    }
}

/// The number of threads; 0 means one per core.
pub(crate) fn thread_count(wanted: usize) -> usize {
    if wanted > 0 { wanted } else { thread::available_parallelism().map_or(1, usize::from) }
}

/// Runs `work` for every number below `count`, on this many threads. The results are in the order of the numbers, whatever thread finished
/// first.
pub(crate) fn on_threads<T: Send>(threads: usize, count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(count));
    let run = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return;
            }
            let result = work(number);
            results.lock().expect("no thread panics while it holds the lock").push((number, result));
        }
    };
    thread::scope(|scope| {
        for _ in 1..thread_count(threads) {
            scope.spawn(run);
        }
        run();
    });
    let mut results = results.into_inner().expect("no thread panics while it holds the lock");
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Plays a game to its end, dealing from this seed, and returns the last position. `decide` gets the position, the seat to move, its legal
/// moves and the number of the step; the game stops early if it returns nothing.
pub(crate) fn play_game<G: Game>(start: &G, deal: &Seed, mut decide: impl FnMut(&G, Seat, &[G::Move], usize) -> Option<G::Move>) -> G {
    let mut position = start.clone();
    let mut legal = Vec::new();
    for step in 1.. {
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = Played::dealt(&position, deal, step);
                position.resolve(&chance, &mut ());
            }
            Turn::Seat(seat) => {
                legal.clear();
                position.legal_moves(&mut legal);
                let Some(chosen) = decide(&position, seat, &legal, step) else { break };
                position.play(chosen, &mut ());
            }
        }
    }
    position
}
