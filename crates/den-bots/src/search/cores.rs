//! A search on several cores.
//!
//! Where the world is guessed or chance plays a part, every core has a tree and worlds of its own, and the results of the trees are added up.
//! Whole actions are searched in one tree: the cores work on different positions of it at the same time ([`MacroTree`](super::MacroTree)).
//! Either way the result depends on the number of cores, not on how fast they are; with one core it is that of [`Search`] alone.

use den_core::Seat;
use rand::{Rng as _, SeedableRng};

use super::Search;
use crate::bot::rank;
use crate::worlds::Worlds;
use crate::{Considered, Evaluate, Explanation, Rng, SearchConfig, Thinking};

/// The searches of one decision, at least one.
#[derive(Debug)]
pub(crate) struct Searches<G: Evaluate> {
    first: Search<G>,
    /// Those of the other cores.
    others: Vec<Search<G>>,
}

impl<G: Evaluate> Searches<G> {
    pub(crate) fn new(config: SearchConfig) -> Self {
        Searches { first: Search::new(config), others: Vec::new() }
    }

    pub(crate) fn config(&self) -> &SearchConfig {
        self.first.config()
    }

    /// Searches until `thinking` ends, on as many cores as it allows.
    pub(crate) fn run(&mut self, view: &G::View, worlds: &mut Worlds<'_, G>, rng: &mut Rng, thinking: &mut Thinking<'_>) {
        let cores = if self.first.macro_moves.is_some() { 1 } else { thinking.cores() };
        let config = *self.config();
        self.others.resize_with(cores - 1, || Search::new(config));
        let others = std::thread::scope(|scope| {
            let start = |search| {
                let (mut thinking, mut rng) = (thinking.on_another_core(), Rng::seed_from_u64(rng.next_u64()));
                // A core that cannot be had is done without.
                let thread = std::thread::Builder::new().spawn_scoped(scope, move || {
                    let mut worlds = Worlds::<G>::new(view, config.use_belief);
                    Search::run(search, |rng| worlds.sample(rng), &mut rng, &mut thinking);
                    thinking.iterations()
                });
                thread.ok()
            };
            let threads: Vec<_> = self.others.iter_mut().filter_map(start).collect();
            self.first.run(|rng| worlds.sample(rng), rng, thinking);
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).sum()
        });
        thinking.spend(others);
    }

    /// The move with the best lower confidence bound.
    pub(crate) fn best(&self) -> Option<G::Move> {
        if self.others.is_empty() { self.first.best() } else { self.considered().first().map(|best| best.play) }
    }

    /// How often each move was tried and its value, over all searches, the best first.
    fn considered(&self) -> Vec<Considered<G>> {
        let mut all = self.first.considered();
        for one in self.others.iter().flat_map(Search::considered) {
            match all.iter_mut().find(|known| known.play == one.play) {
                Some(known) => {
                    let visits = known.visits + one.visits;
                    known.value = (known.value * known.visits as f64 + one.value * one.visits as f64) / visits.max(1) as f64;
                    known.visits = visits;
                }
                None => all.push(one),
            }
        }
        rank(&mut all);
        all
    }

    /// The best moves and the expected line.
    pub(crate) fn explain(&self, iterations: u64) -> Explanation<G> {
        if self.others.is_empty() {
            return self.first.explain(iterations);
        }
        let mut top = self.considered();
        top.truncate(Explanation::<G>::TOP);
        // The line of a search that agrees about the first move.
        let best = top.first().map(|best| best.play);
        let lines = std::iter::once(&self.first).chain(&self.others).map(|search| search.explain(iterations).line);
        let line = lines.into_iter().find(|line| line.first().map(|(_, play)| *play) == best).unwrap_or_default();
        Explanation { iterations, top, line }
    }

    /// Keeps only the subtrees after `steps`.
    pub(crate) fn descend(&mut self, steps: &[(Seat, G::Move)]) {
        std::iter::once(&mut self.first).chain(&mut self.others).for_each(|search| search.descend(steps));
    }

    /// One iteration from a known position.
    pub(crate) fn iterate(&mut self, position: &G, rng: &mut Rng) {
        self.first.iterate(position.clone(), rng);
    }

    /// Keeps only the subtree of this position, in a game whose whole actions are searched. Returns whether there is one.
    pub(crate) fn descend_to(&mut self, position: &G) -> bool {
        self.first.descend_to(position)
    }

    /// Clears the results.
    pub(crate) fn clear(&mut self) {
        self.first.clear();
        self.others.clear();
    }

    /// The moves of the tree after `steps` that were tried at least once.
    pub(crate) fn tried(&self, steps: &[(Seat, G::Move)]) -> Vec<(Seat, G::Move)> {
        self.first.tried(steps)
    }
}
