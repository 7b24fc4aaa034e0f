//! The baseline: searches a few sampled worlds as if each were known, then votes.

use std::collections::BTreeMap;

use rand::SeedableRng;

use crate::worlds::Worlds;
use crate::{Bot, Budget, Choice, Considered, Evaluate, Rng, Search, SearchConfig};

/// Perfect-information Monte Carlo. It assumes that hidden information will become known later, so it undervalues gathering it and
/// overvalues guessing; the ladder shows what that costs.
#[derive(Clone, Debug)]
pub struct Pimc {
    rng: Rng,
    config: SearchConfig,
    own_budget: Budget,
}

/// The number of worlds sampled.
const WORLDS: usize = 16;

impl Pimc {
    /// A voting bot with its own budget.
    pub fn new(seed: u64, config: SearchConfig, own_budget: Budget) -> Pimc {
        Pimc { rng: Rng::seed_from_u64(seed), config, own_budget }
    }
}

impl<G: Evaluate> Bot<G> for Pimc {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        if legal.len() == 1 {
            return Choice::plain(legal[0]);
        }
        let budget = budget.or(&self.own_budget);
        let mut thinking = budget.start();
        let mut worlds = Worlds::<G>::new(view, self.config.use_belief);
        let mut searches: Vec<(G, Search<G>)> = Vec::with_capacity(WORLDS);
        while thinking.next_iteration() {
            let turn = (thinking.iterations() - 1) as usize % WORLDS;
            if turn == searches.len() {
                searches.push((worlds.sample(&mut self.rng), Search::new(self.config)));
            }
            let (world, search) = &mut searches[turn];
            search.iterate(world.clone(), &mut self.rng);
        }
        let mut votes: BTreeMap<G::Move, (u64, f64)> = BTreeMap::new();
        for found in searches.iter().flat_map(|(_, search)| search.considered()) {
            let vote = votes.entry(found.play).or_default();
            vote.0 += found.visits;
            vote.1 += found.visits as f64 * found.value;
        }
        let mean = |(play, (visits, sum)): (_, (u64, f64))| Considered { play, visits, value: sum / visits.max(1) as f64 };
        Choice::best_of(votes.into_iter().map(mean).collect(), thinking.iterations())
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::seed_from_u64(seed);
    }
}
