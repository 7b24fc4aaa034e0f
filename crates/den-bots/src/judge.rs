//! Judges moves with a search that gets more time than any player.

use rand::SeedableRng;

use crate::worlds::Worlds;
use crate::{Budget, Calibration, Evaluate, Rng, Search};

/// A search that judges other players' moves. It sees only what the player saw.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    seed: u64,
    fold: u64,
}

/// A judged move or action is tried at least this often …
const MIN_VISITS: u64 = 1_000;
/// … or this part of the iterations, whichever is more. Whole actions are few, and their values vary less: the part is enough for them.
const PART: u64 = 20;

impl Judge {
    /// A judge that searches `fold` times as long as Alpha.
    pub const fn new(seed: u64, fold: u64) -> Judge {
        Judge { seed, fold }
    }

    /// The value of each of these actions of the viewing seat, in their order, and of the best one. An action is a single move, except in a
    /// game with whole actions, where it may be all steps of one.
    pub fn values<G: Evaluate>(&self, view: &G::View, actions: &[Vec<G::Move>]) -> Values {
        let mut rng = Rng::seed_from_u64(self.seed);
        let mut worlds = Worlds::<G>::new(view, G::SEARCH.use_belief);
        let mut search = Search::<G>::new(G::SEARCH);
        let iterations = self.fold * G::SEARCH.alpha_iterations;
        search.run(|rng| worlds.sample(rng), &mut rng, &mut Budget::iterations(iterations).start());
        let visits = if G::macro_moves().is_some() { iterations / PART } else { (iterations / PART).max(MIN_VISITS) };
        let found = search.values_of(actions, visits.max(1) as u32, |rng| worlds.sample(rng), &mut rng);
        let seats = G::guess(view, &mut rng).seats();
        let map = if seats > 1 { Calibration::of_decisions::<G>(seats) } else { Calibration::NONE };
        let best = search.best_value().unwrap_or(0.0);
        Values { of_actions: found.into_iter().map(|value| map.chance(value)).collect(), best: map.chance(best) }
    }
}

/// The values found by a judge: chances of winning.
#[derive(Clone, PartialEq, Debug)]
pub struct Values {
    /// Of each action asked for.
    pub of_actions: Vec<f64>,
    /// Of the best action.
    pub best: f64,
}

impl Values {
    /// What each action loses compared with the best one.
    pub fn costs(&self) -> impl Iterator<Item = f64> {
        self.of_actions.iter().map(|value| (self.best - value).max(0.0))
    }
}
