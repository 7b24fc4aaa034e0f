//! Judges moves with a search that gets more time than any player.

use rand::SeedableRng;

use crate::worlds::Worlds;
use crate::{Budget, Calibration, Candidate, Evaluate, Rng, Search};

/// A search that judges other players' moves. It sees only what the player saw.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    seed: u64,
    fold: u64,
}

/// How often a judged move is tried at least.
const MIN_VISITS: u32 = 100;
/// How often a judged whole action is tried at least.
const MIN_MACRO_VISITS: u32 = 4;

impl Judge {
    /// A judge that searches `fold` times as long as Alpha.
    pub const fn new(seed: u64, fold: u64) -> Judge {
        Judge { seed, fold }
    }

    /// The values of the moves of the viewing seat. Each of `asked` is tried often enough to be judged.
    pub fn values<G: Evaluate>(&self, view: &G::View, asked: &[G::Move]) -> Values<G> {
        let mut rng = Rng::seed_from_u64(self.seed);
        let mut worlds = Worlds::<G>::new(view, G::SEARCH.use_belief);
        let mut search = Search::<G>::new(G::SEARCH);
        let budget = Budget::iterations(self.fold * G::SEARCH.alpha_iterations);
        search.run(|rng| worlds.sample(rng), &mut rng, &mut budget.start());
        let visits = if G::macro_moves().is_some() { MIN_MACRO_VISITS } else { MIN_VISITS };
        search.visit(asked, visits, |rng| worlds.sample(rng), &mut rng);
        let seats = G::guess(view, &mut rng).seats();
        let map = if seats > 1 { Calibration::of_decisions::<G>(seats) } else { Calibration::NONE };
        let mut candidates = search.candidates(1);
        candidates.iter_mut().for_each(|candidate| candidate.value = map.chance(candidate.value));
        let best = search.best().and_then(|best| value_of(&candidates, best));
        Values { candidates, best: best.unwrap_or(0.0) }
    }
}

/// The values found by a judge.
#[derive(Clone, Debug)]
pub struct Values<G: Evaluate> {
    candidates: Vec<Candidate<G>>,
    best: f64,
}

impl<G: Evaluate> Values<G> {
    /// The chance of winning with a move; `None` if it was not tried.
    pub fn value(&self, m: G::Move) -> Option<f64> {
        value_of(&self.candidates, m)
    }

    /// The chance of winning that a move loses compared with the best one. A move that the judge of whole actions does not consider counts as
    /// costing nothing.
    pub fn cost(&self, m: G::Move) -> f64 {
        self.value(m).map_or(0.0, |value| (self.best - value).max(0.0))
    }
}

/// The best of the actions that start with this move.
fn value_of<G: Evaluate>(candidates: &[Candidate<G>], m: G::Move) -> Option<f64> {
    candidates.iter().filter(|candidate| candidate.steps[0] == m).map(|candidate| candidate.value).reduce(f64::max)
}
