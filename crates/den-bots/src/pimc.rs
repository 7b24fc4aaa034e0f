//! The baseline: search a few imagined worlds as if each were known, then vote.

use std::collections::BTreeMap;

use rand::SeedableRng;

use crate::belief::Belief;
use crate::search::rank;
use crate::{Bot, Budget, Choice, Considered, Explanation, Judge, Lots, Search, Settings};

/// Perfect-information Monte Carlo. It believes that it will know later what it does not know now, so it undervalues finding out and
/// overvalues guessing; the ladder shows what that costs.
#[derive(Clone, Debug)]
pub struct Pimc {
    rng: Lots,
    settings: Settings,
    usual: Budget,
}

/// How many worlds it imagines.
const WORLDS: usize = 16;

impl Pimc {
    /// A voting bot with a budget of its own.
    pub fn new(seed: u64, settings: Settings, usual: Budget) -> Pimc {
        Pimc { rng: Lots::seed_from_u64(seed), settings, usual }
    }
}

impl<G: Judge> Bot<G> for Pimc {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        if legal.len() == 1 {
            return Choice::plain(legal[0]);
        }
        let budget = budget.or(&self.usual);
        let mut thinking = budget.start();
        let mut belief = Belief::<G>::new(view, self.settings.clues);
        let mut worlds: Vec<(G, Search<G>)> = Vec::with_capacity(WORLDS);
        while thinking.goes_on() {
            let turn = (thinking.done() - 1) as usize % WORLDS;
            if turn == worlds.len() {
                worlds.push((belief.world(&mut self.rng), Search::new(self.settings)));
            }
            let (world, search) = &mut worlds[turn];
            search.iterate(world.clone(), &mut self.rng);
        }
        let mut votes: BTreeMap<G::Move, (u64, f64)> = BTreeMap::new();
        for found in worlds.iter().flat_map(|(_, search)| search.considered()) {
            let vote = votes.entry(found.play).or_default();
            vote.0 += found.visits;
            vote.1 += found.visits as f64 * found.value;
        }
        let mut top: Vec<Considered<G>> =
            votes.into_iter().map(|(play, (visits, sum))| Considered { play, visits, value: sum / visits.max(1) as f64 }).collect();
        rank(&mut top);
        let chosen = top[0].play;
        top.truncate(5);
        Choice { chosen, why: Some(Explanation { iterations: thinking.done(), top, line: Vec::new() }) }
    }
}
