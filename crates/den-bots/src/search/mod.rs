//! Tree search over sampled worlds: information-set Monte Carlo tree search with a single observer.
//!
//! Each iteration asks for a world, walks down one tree that all worlds share (its edges are moves, so a node stands for everything
//! the observer cannot tell apart there), adds one node, plays on for a while, and lets the judge say what every seat may expect.
//! Results of chance are drawn on the way and are no edges of the tree. Every seat is assumed to want the best for its own team.

mod plan;
mod playout;
mod tree;

use den_core::{Game, MAX_SEATS, Outcome, Seat, Turn};

use crate::{Considered, Explanation, Judge, Lots, Thinking};
use plan::Plan;
use tree::{ROOT, Step, Tree};

/// How a search weighs what it knows against what it does not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How curious it is about moves it has tried little.
    pub explore: f32,
    /// How much more it tries a move that looks good at a glance; 0 trusts no glance and takes none.
    pub glance: f32,
    /// How often it makes a move before the tree grows beyond it.
    pub ripe: u32,
    /// How many moves it plays on below the tree before the judge looks.
    pub foresight: u16,
    /// How often, below the tree, it plays what looks best at a glance instead of anything.
    pub greed: f32,
    /// Whether, of two wins, it prefers the clearer one.
    pub margins: bool,
    /// Whether it looks up in the game's book what it can, instead of playing on.
    pub book: bool,
    /// Whether it believes those guesses more that explain what the others have played.
    pub clues: bool,
}

impl Settings {
    /// The settings for a game: its own, and what has proved good in all of them.
    pub fn of<G: Judge>() -> Settings {
        Settings {
            explore: 1.2,
            glance: G::GLANCE,
            ripe: 4,
            foresight: G::FORESIGHT,
            greed: G::GREED,
            margins: true,
            book: true,
            clues: true,
        }
    }

    /// A search that knows nothing but the rules: no glance, games played at random to their end.
    pub fn plain() -> Settings {
        Settings { explore: 1.2, glance: 0.0, ripe: 8, foresight: u16::MAX, greed: 0.0, margins: false, book: false, clues: false }
    }
}

/// A search and what it has found so far.
#[derive(Clone, Debug)]
pub struct Search<G: Judge> {
    settings: Settings,
    tree: Tree<G>,
    /// The tree of whole actions, in a game that has them.
    plan: Plan<G>,
    path: Vec<Step>,
    legal: Vec<G::Move>,
    book: G::Book,
}

impl<G: Judge> Search<G> {
    /// A search that has found nothing yet.
    pub fn new(settings: Settings) -> Self {
        Search { settings, tree: Tree::new(), plan: Plan::new(), path: Vec::new(), legal: Vec::new(), book: G::Book::default() }
    }

    /// How it weighs.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Searches until `thinking` ends. `world` gives the position each iteration starts from; in all of them the same seat is to
    /// decide, between the same moves.
    pub fn run(&mut self, mut world: impl FnMut(&mut Lots) -> G, rng: &mut Lots, thinking: &mut Thinking<'_>) {
        // What was thought about this action before need not be thought again.
        if let Some(left) = thinking.left() {
            thinking.spend(u64::from(self.plan.visits()).min(left.saturating_sub(1)));
        }
        while thinking.goes_on() {
            let position = world(rng);
            self.iterate(position, rng);
        }
    }

    /// One iteration from `world`.
    pub fn iterate(&mut self, mut world: G, rng: &mut Lots) {
        if G::WHOLE && self.settings.glance > 0.0 {
            return self.plan.iterate(world);
        }
        self.path.clear();
        let mut at = ROOT;
        let mut looked_up = None;
        loop {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = world.draw(rng);
                    world.settle(&chance, &mut ());
                }
                Turn::Seat(seat) => {
                    let step = self.tree.select_any(at, &self.settings).unwrap_or_else(|| {
                        self.legal.clear();
                        world.legal_moves(&mut self.legal);
                        self.tree.select(at, seat, &world, &self.legal, &self.settings, rng)
                    });
                    world.play(self.tree.play(step), &mut ());
                    self.path.push(step);
                    // Where there is no tree yet the game is played on.
                    let Some(next) = self.tree.after(step, self.settings.ripe) else {
                        looked_up = self.look_on(&mut world, rng);
                        break;
                    };
                    at = next;
                }
            }
        }
        let worth = match (looked_up, world.outcome()) {
            (Some(worth), _) => worth,
            (None, Some(outcome)) if !self.settings.margins => won(&outcome),
            _ => world.worth(),
        };
        self.tree.learn(&self.path, &worth);
    }

    /// What the book says once chance has had its say; where it says nothing the game is played on.
    fn look_on(&mut self, world: &mut G, rng: &mut Lots) -> Option<Worth> {
        if self.settings.book && size_of::<G::Book>() > 0 {
            while world.turn() == Turn::Chance {
                let chance = world.draw(rng);
                world.settle(&chance, &mut ());
            }
            if let found @ Some(_) = world.look_up(&mut self.book) {
                return found;
            }
        }
        playout::play_on(world, &self.settings, rng, &mut self.legal);
        None
    }

    /// The move that is surest to be good: the best that its value is unlikely to fall short of.
    pub fn best(&self) -> Option<G::Move> {
        if G::WHOLE && self.plan.len() > 0 {
            return self.plan.best();
        }
        self.tree.surest(ROOT).map(|step| self.tree.play(step))
    }

    /// How often and with what value each move was tried, in the order of the moves.
    pub fn considered(&self) -> Vec<Considered<G>> {
        if self.plan.len() > 0 { self.plan.considered() } else { self.tree.considered() }
    }

    /// The best moves and the line that is expected.
    pub fn explain(&self, iterations: u64) -> Explanation<G> {
        const TOP: usize = 5;
        let mut top = self.considered();
        if self.plan.len() > 0 {
            top.truncate(TOP);
            return Explanation { iterations, top, line: self.plan.line() };
        }
        rank(&mut top);
        top.truncate(TOP);
        Explanation { iterations, top, line: self.tree.line() }
    }

    /// Forgets all but what lies below `steps`. Nothing is kept if the search never went there.
    pub fn descend(&mut self, steps: &[(Seat, G::Move)]) {
        match steps {
            [(_, step)] => self.plan.descend(*step),
            _ => self.plan = Plan::new(),
        }
        self.tree.descend(steps);
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.tree = Tree::new();
        self.plan = Plan::new();
    }

    /// The moves of the tree below `steps`, tried at least once.
    pub fn tried(&self, steps: &[(Seat, G::Move)]) -> Vec<(Seat, G::Move)> {
        self.tree.tried(steps)
    }

    /// How many nodes the tree has.
    pub fn size(&self) -> usize {
        self.tree.len() + self.plan.len()
    }
}

/// Sorts by what a value is unlikely to fall short of, the best first.
pub(crate) fn rank<G: Game>(moves: &mut [Considered<G>]) {
    moves.sort_by(|a, b| at_least(b.value, b.visits).total_cmp(&at_least(a.value, a.visits)));
}

/// What a mean of so many results, each between 0 and 1, is unlikely to fall short of.
pub(crate) fn at_least(mean: f64, visits: u64) -> f64 {
    mean - 0.8 / (visits.max(1) as f64).sqrt()
}

/// The share of the win of each seat.
fn won(outcome: &Outcome) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::all(outcome.seats()) {
        worth[seat.index()] = outcome.share(seat) as f32;
    }
    worth
}

/// What each seat may expect.
pub(crate) type Worth = [f32; MAX_SEATS];
