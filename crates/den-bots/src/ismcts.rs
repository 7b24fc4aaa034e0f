//! The bot that searches.

use den_core::{Eye, Seat, Turn};
use rand::SeedableRng;

use crate::immediate::Endings;
use crate::search::Searches;
use crate::worlds::Worlds;
use crate::{Bot, Budget, Choice, Considered, Endgame, Evaluate, Explanation, Rng, SearchConfig, endgame};

/// In how many guesses the moves since the last decision are looked for: a guess in which another player did not have the card that was
/// played leads nowhere.
const GUESSES: usize = 8;

/// Information-set Monte Carlo tree search: every iteration samples a new world, and all worlds share one tree. The part of the tree that
/// still applies is kept from one decision to the next.
#[derive(Debug)]
pub struct Ismcts<G: Evaluate> {
    rng: Rng,
    own_budget: Budget,
    search: Searches<G>,
    endgame: Option<Box<dyn Endgame<G>>>,
    /// Its view at the last decision, and the move it chose.
    last: Option<(G::View, G::Move)>,
    /// How many iterations it has pondered since then.
    pondered: u64,
}

/// The iterations of one call of [`Bot::ponder`]: a few milliseconds.
const PONDER_SLICE: u64 = 25;
/// It ponders this many times as long as it may think about a decision, to keep the tree small.
const PONDER_LIMIT: u64 = 4;

impl<G: Evaluate> Ismcts<G> {
    /// A searching bot with its own budget.
    pub fn new(seed: u64, config: SearchConfig, own_budget: Budget) -> Self {
        Ismcts { rng: Rng::seed_from_u64(seed), own_budget, search: Searches::new(config), endgame: G::endgame(), last: None, pondered: 0 }
    }

    /// Keeps the subtree after the moves made since the last decision, if it is in the tree and chance played no part; otherwise, for
    /// example after an undo, starts a new tree.
    fn reuse_tree(&mut self, view: &G::View) {
        if G::macro_moves().is_some() && self.search.descend_to(&G::guess(view, &mut self.rng)) {
            return;
        }
        let steps = self.last.take().and_then(|(seen, chosen)| {
            (0..if G::SEARCH.open_information { 1 } else { GUESSES }).find_map(|_| {
                let mut world = G::guess(&seen, &mut self.rng);
                let Turn::Seat(me) = world.turn() else { return None };
                world.play(chosen, &mut ());
                let mut steps = vec![(me, chosen)];
                PathFinder { search: &self.search, me, view, left: 100 }.find(&world, &mut steps).then_some(steps)
            })
        });
        match steps {
            Some(steps) => self.search.descend(&steps),
            None => self.search.clear(),
        }
    }
}

impl<G: Evaluate> Ismcts<G> {
    /// The position after its last choice, if another seat decides there: only in a game of whole actions, where nothing is hidden or dealt, is
    /// what it searches there of use later.
    fn position_to_ponder(&mut self) -> Option<G> {
        G::macro_moves()?;
        let (view, chosen) = self.last.as_ref()?;
        let mut position = G::guess(view, &mut self.rng);
        let Turn::Seat(me) = position.turn() else { return None };
        position.play(*chosen, &mut ());
        matches!(position.turn(), Turn::Seat(next) if next != me).then_some(position)
    }
}

impl<G: Evaluate> Bot<G> for Ismcts<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        self.reuse_tree(view);
        self.pondered = 0;
        if legal.len() == 1 {
            self.last = Some((view.clone(), legal[0]));
            return Choice::plain(legal[0]);
        }
        let mut worlds = Worlds::<G>::new(view, self.search.config().use_belief);
        let budget = budget.or(&self.own_budget);
        let mut thinking = budget.start();
        // A solved ending needs no check: of several sure wins the solver finds the largest, which may take another move.
        let choice = endgame::solve(&mut self.endgame, &mut worlds, legal, &mut self.rng, &mut thinking).unwrap_or_else(|| {
            let ends = Endings::of(legal, &mut worlds, &mut self.rng);
            if let Some(win) = ends.win() {
                return won_with(win);
            }
            self.search.run(view, &mut worlds, &mut self.rng, &mut thinking);
            let chosen = self.search.best().unwrap_or(legal[0]);
            let choice = Choice { chosen, why: Some(self.search.explain(thinking.iterations())) };
            if ends.loses(chosen) { instead_of_losing(choice, &ends, legal) } else { choice }
        });
        self.last = Some((view.clone(), choice.chosen));
        if self.search.config().calibrated { choice.calibrated(view) } else { choice }
    }

    fn ponder(&mut self) -> bool {
        let config = *self.search.config();
        if self.pondered >= PONDER_LIMIT * config.alpha_iterations * config.alpha_patience {
            return false;
        }
        let Some(position) = self.position_to_ponder() else { return false };
        if !self.search.descend_to(&position) {
            self.search.clear();
        }
        (0..PONDER_SLICE).for_each(|_| self.search.iterate(&position, &mut self.rng));
        self.pondered += PONDER_SLICE;
        true
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::seed_from_u64(seed);
    }
}

/// The choice of a move that wins at once: nothing has to be searched.
fn won_with<G: Evaluate>(win: G::Move) -> Choice<G> {
    let top = vec![Considered { play: win, visits: 1, value: 1.0 }];
    Choice { chosen: win, why: Some(Explanation { iterations: 0, top, line: Vec::new() }) }
}

/// The best of the moves considered that does not lose at once. A search may prefer a close loss now to a small chance of a clear one later.
fn instead_of_losing<G: Evaluate>(mut choice: Choice<G>, ends: &Endings<G::Move>, legal: &[G::Move]) -> Choice<G> {
    let keeps = |m: &G::Move| !ends.loses(*m);
    let Some(why) = &mut choice.why else { return choice };
    why.line.clear();
    match why.top.iter().position(|considered| keeps(&considered.play)) {
        Some(at) => why.top[..=at].rotate_right(1),
        None => why.top.clear(),
    }
    choice.chosen = why.top.first().map(|best| best.play).or_else(|| legal.iter().copied().find(keeps)).unwrap_or(choice.chosen);
    choice
}

/// Searches the tree for the moves that led from one view to the next.
struct PathFinder<'a, G: Evaluate> {
    search: &'a Searches<G>,
    me: Seat,
    view: &'a G::View,
    /// How many more positions to visit.
    left: u32,
}

impl<G: Evaluate> PathFinder<'_, G> {
    fn find(&mut self, world: &G, steps: &mut Vec<(Seat, G::Move)>) -> bool {
        match world.turn() {
            Turn::Seat(seat) if seat == self.me && world.view(Eye::Seat(seat)) == *self.view => return true,
            Turn::Seat(seat) if seat != self.me => {}
            _ => return false,
        }
        for (seat, m) in self.search.tried(steps) {
            if self.left == 0 {
                return false;
            }
            if world.turn() != Turn::Seat(seat) || world.check(m).is_err() {
                continue;
            }
            self.left -= 1;
            let mut next = world.clone();
            next.play(m, &mut ());
            steps.push((seat, m));
            if self.find(&next, steps) {
                return true;
            }
            steps.pop();
        }
        false
    }
}
