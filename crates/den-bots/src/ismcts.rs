//! The bot that searches.

use den_core::{Eye, Seat, Turn};
use rand::SeedableRng;

use crate::belief::Belief;
use crate::ending::solved;
use crate::{Bot, Budget, Choice, Judge, Lots, Search, Settings};

/// Information-set Monte Carlo tree search: every iteration imagines anew how the cards may lie, and all of them share one tree.
#[derive(Debug)]
pub struct Ismcts<G: Judge> {
    rng: Lots,
    usual: Budget,
    search: Search<G>,
    solver: G::Solver,
    /// What it saw when it last decided, and what it decided.
    last: Option<(G::View, G::Move)>,
}

impl<G: Judge> Ismcts<G> {
    /// A searching bot with a budget of its own.
    pub fn new(seed: u64, settings: Settings, usual: Budget) -> Self {
        Ismcts { rng: Lots::seed_from_u64(seed), usual, search: Search::new(settings), solver: G::Solver::default(), last: None }
    }

    /// Keeps the part of the tree that still applies: what lies below the moves made since the last decision, if the tree holds them
    /// and chance had no part in them.
    fn keep_what_applies(&mut self, view: &G::View) {
        let steps = self.last.take().and_then(|(seen, chosen)| {
            let mut world = G::guess(&seen, &mut self.rng);
            let Turn::Seat(me) = world.turn() else { return None };
            world.play(chosen, &mut ());
            let mut steps = vec![(me, chosen)];
            Since { search: &self.search, me, view, left: 100 }.find(&world, &mut steps).then_some(steps)
        });
        match steps {
            Some(steps) => self.search.descend(&steps),
            None => self.search.forget(),
        }
    }
}

impl<G: Judge> Bot<G> for Ismcts<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        self.keep_what_applies(view);
        if legal.len() == 1 {
            self.last = Some((view.clone(), legal[0]));
            return Choice::plain(legal[0]);
        }
        let budget = budget.or(&self.usual);
        let mut thinking = budget.start();
        let mut belief = Belief::<G>::new(view, self.search.settings().clues);
        if let Some(choice) = solved(&mut belief, legal, &mut self.solver, &mut self.rng, &mut thinking) {
            return choice;
        }
        self.search.run(|rng| belief.world(rng), &mut self.rng, &mut thinking);
        let chosen = self.search.best().unwrap_or(legal[0]);
        self.last = Some((view.clone(), chosen));
        Choice { chosen, why: Some(self.search.explain(thinking.done())) }
    }
}

/// Looks in the tree for the moves that led from one view to the next.
struct Since<'a, G: Judge> {
    search: &'a Search<G>,
    me: Seat,
    view: &'a G::View,
    /// How many more positions it looks at.
    left: u32,
}

impl<G: Judge> Since<'_, G> {
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
