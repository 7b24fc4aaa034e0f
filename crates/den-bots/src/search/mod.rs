//! Tree search over sampled worlds: information-set Monte Carlo tree search with a single observer.
//!
//! Each iteration starts from a sampled world, walks down one tree shared by all worlds (its edges are moves, so a node represents
//! everything that the observer cannot tell apart there), adds one node, plays a short rollout, and evaluates the position. Chance
//! results are drawn on the way and are not edges of the tree. Every seat is assumed to maximise its own team's share.

mod compare;
mod cores;
mod macro_tree;
mod rollout;
mod tree;

use den_core::{MAX_SEATS, Outcome, Seat, Turn};

use crate::bot::rank;
use crate::{Book, Considered, Evaluate, Explanation, LearnedEvaluation, MacroMoves, Rng, SearchConfig, Shares, Style, Thinking};
pub use compare::{Comparing, Comparison};
pub(crate) use cores::Searches;
use macro_tree::MacroTree;
use tree::{ROOT, Step, Tree};

/// A search with enough iterations stops once no other move can be better than the best one by this share of the win.
const SETTLED: f64 = 0.03;

/// A move, or a whole action in a game that has them, and its value according to the search.
#[derive(Clone, Debug)]
pub struct Candidate<G: Evaluate> {
    /// The steps of the action; a single one if it is a move.
    pub steps: Vec<G::Move>,
    /// How often it was tried.
    pub visits: u64,
    /// The expected share of the win for the bot's team.
    pub value: f64,
}

/// A search with its results so far.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    config: SearchConfig,
    /// The constants with this number of seats: those for the net, if it evaluates.
    tuned: SearchConfig,
    seats: u8,
    tree: Tree<G>,
    /// The tree of whole actions, in a game that has them.
    macro_tree: MacroTree<G>,
    macro_moves: Option<&'static dyn MacroMoves<G>>,
    book: Option<Box<dyn Book<G>>>,
    evaluator: Evaluator<G>,
    /// One for each core, if whole actions are searched on several.
    more_evaluators: Vec<Evaluator<G>>,
    path: Vec<Step>,
    legal: Vec<G::Move>,
    /// The only seat that is searched, if the others play by their priors.
    alone: Option<Seat>,
}

impl<G: Evaluate> Search<G> {
    /// A search without results.
    pub fn new(config: SearchConfig) -> Self {
        Search {
            config,
            tuned: config,
            seats: 0,
            evaluator: Evaluator::new(&config),
            more_evaluators: Vec::new(),
            tree: Tree::new(),
            macro_tree: MacroTree::new(config.actions),
            // Whole actions are sorted by their evaluation, so a search without priors does not use them.
            macro_moves: if config.prior_weight > 0.0 { G::macro_moves() } else { None },
            book: if config.use_book { G::book() } else { None },
            path: Vec::new(),
            legal: Vec::new(),
            alone: None,
        }
    }

    /// Its constants.
    pub fn config(&self) -> &SearchConfig {
        &self.config
    }

    /// Searches until `thinking` ends. `world` returns the starting position of each iteration; in all of them the same seat has to decide
    /// between the same moves.
    pub fn run(&mut self, mut world: impl FnMut(&mut Rng) -> G, rng: &mut Rng, thinking: &mut Thinking<'_>) {
        let cores = if self.macro_moves.is_some() { thinking.cores() } else { 1 };
        // Iterations spent on an earlier step of the same action count for this step too.
        if let Some(left) = thinking.iterations_left() {
            thinking.spend((u64::from(self.macro_tree.visits()) / cores as u64).min(left.saturating_sub(1)));
        }
        self.more_evaluators.resize_with(if cores > 1 { cores } else { 0 }, || Evaluator::new(&self.config));
        while thinking.next_iteration() {
            let position = world(rng);
            match self.macro_moves {
                Some(macro_moves) if cores > 1 => self.macro_tree.iterate_on(position, macro_moves, &mut self.more_evaluators),
                _ => self.iterate(position, rng),
            }
            if thinking.is_check() && self.stakes() < SETTLED {
                break;
            }
        }
    }

    /// The most that further iterations could still gain: how far another move may be above the best one, as a share of the win.
    fn stakes(&self) -> f64 {
        let spread = f64::from(if self.macro_tree.len() > 0 { self.config.actions.doubt } else { self.config.spread });
        let moves = self.considered();
        let off = |considered: &Considered<G>| spread / (considered.visits.max(1) as f64).sqrt();
        let low = |considered: &Considered<G>| considered.value - off(considered);
        let Some(best) = moves.iter().max_by(|a, b| low(a).total_cmp(&low(b))) else { return 0.0 };
        let others = moves.iter().filter(|other| other.play != best.play);
        others.map(|other| other.value + off(other) - low(best)).fold(0.0, f64::max)
    }

    /// One iteration from `world`.
    pub fn iterate(&mut self, world: G, rng: &mut Rng) {
        if let Some(macro_moves) = self.macro_moves {
            return self.macro_tree.iterate(world, macro_moves, &mut self.evaluator);
        }
        self.start_path(&world);
        self.walk(ROOT, world, rng);
    }

    /// Starts an iteration at the decision.
    fn start_path(&mut self, world: &G) {
        self.path.clear();
        if self.seats != world.seats() {
            self.tune(world.seats());
        }
        self.alone = match world.turn() {
            Turn::Seat(seat) if world.seats() >= self.config.modelled_from => Some(seat),
            _ => None,
        };
    }

    /// Sets the constants for this number of seats.
    #[cold]
    fn tune(&mut self, seats: u8) {
        let config = self.config;
        let learned = self.evaluator.learned.as_ref().is_some_and(|learned| learned.evaluates(seats));
        let (rollout_depth, exploration) =
            if learned { (config.learned_rollout_depth, config.learned_exploration) } else { (config.rollout_depth, config.exploration) };
        self.tuned = SearchConfig { rollout_depth, exploration, ..config };
        self.seats = seats;
    }

    /// Walks down from a node, adds one, evaluates, and updates every move on the path.
    #[inline]
    fn walk(&mut self, mut at: u32, mut world: G, rng: &mut Rng) -> Shares {
        let mut known = None;
        loop {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = world.deal(rng);
                    world.resolve(&chance, &mut ());
                }
                Turn::Seat(seat) if self.alone.is_some_and(|alone| alone != seat) => {
                    let m = rollout::by_prior(&world, seat, self.config.rollout_candidates, rng, &mut self.legal);
                    world.play(m, &mut ());
                }
                Turn::Seat(seat) => {
                    let step = self.tree.select_at_complete_root(at, &self.tuned).unwrap_or_else(|| {
                        self.legal.clear();
                        world.legal_moves(&mut self.legal);
                        self.tree.select(at, seat, &world, &self.legal, &self.tuned, &mut self.evaluator.learned, rng)
                    });
                    world.play(self.tree.play(step), &mut ());
                    self.path.push(step);
                    let Some(next) = self.tree.after(step, self.config.expand_after) else {
                        known = self.look_up_or_roll_out(&mut world, rng);
                        break;
                    };
                    at = next;
                }
            }
        }
        self.learn(known, &world)
    }

    /// Adds the result of an iteration that ended at `world` to every move on its path, and returns it.
    #[inline]
    fn learn(&mut self, known: Option<Shares>, world: &G) -> Shares {
        let shares = match (known, world.outcome()) {
            (Some(shares), _) => shares,
            (None, Some(outcome)) if !self.config.prefer_clear_wins => won(&outcome),
            (None, Some(_)) => world.win_shares(),
            (None, None) => self.evaluator.evaluate(world),
        };
        self.tree.backpropagate(&self.path, &shares);
        shares
    }

    /// Tries the `most` most promising moves until each has been tried `visits` times, or until there is no time left. Its iterations do not
    /// count. Returns whether there was time for all of them.
    pub fn visit_each(
        &mut self,
        visits: u32,
        most: usize,
        mut world: impl FnMut(&mut Rng) -> G,
        rng: &mut Rng,
        thinking: &Thinking<'_>,
    ) -> bool {
        if let Some(macro_moves) = self.macro_moves {
            return self.macro_tree.visit_each(visits, most, macro_moves, &mut self.evaluator, thinking);
        }
        let steps = self.tree.promising(most);
        self.visit_steps(&steps, visits, &mut world, rng, Some(thinking))
    }

    /// Tries each of these steps so often, or until there is no time left. Returns whether there was time for all of them.
    fn visit_steps(
        &mut self,
        steps: &[Step],
        visits: u32,
        world: &mut dyn FnMut(&mut Rng) -> G,
        rng: &mut Rng,
        thinking: Option<&Thinking<'_>>,
    ) -> bool {
        for &step in steps {
            while self.tree.visits(step) < visits {
                if thinking.is_some_and(|thinking| !thinking.has_time()) {
                    return false;
                }
                self.iterate_after(step, world(rng), rng);
            }
        }
        true
    }

    /// The value of each of these actions, in their order, after it has been tried `visits` times. An action is a move, or all steps of a
    /// whole action, which is added if the search has not listed it. Call it after [`Search::run`].
    pub fn values_of(&mut self, actions: &[Vec<G::Move>], visits: u32, mut world: impl FnMut(&mut Rng) -> G, rng: &mut Rng) -> Vec<f64> {
        if let Some(macro_moves) = self.macro_moves {
            let values = actions.iter().map(|steps| self.macro_tree.value_of(steps, visits, macro_moves, &mut self.evaluator));
            return values.collect();
        }
        let moves: Vec<G::Move> = actions.iter().map(|steps| steps[0]).collect();
        let mut steps = self.tree.promising(usize::MAX);
        steps.retain(|&step| moves.contains(&self.tree.play(step)));
        self.visit_steps(&steps, visits, &mut world, rng, None);
        let found = self.tree.considered();
        let value = |m: &G::Move| found.iter().find(|considered| considered.play == *m).map_or(0.0, |considered| considered.value);
        moves.iter().map(value).collect()
    }

    /// The value of the best move or action.
    pub fn best_value(&self) -> Option<f64> {
        if self.macro_tree.len() > 0 {
            return self.macro_tree.best_value();
        }
        let best = self.best()?;
        self.tree.considered().iter().find(|considered| considered.play == best).map(|considered| considered.value)
    }

    /// One iteration that starts with this move of the root. Returns its result.
    fn iterate_after(&mut self, step: Step, mut world: G, rng: &mut Rng) -> Shares {
        self.start_path(&world);
        world.play(self.tree.play(step), &mut ());
        self.path.push(step);
        match self.tree.after(step, self.config.expand_after) {
            Some(next) => self.walk(next, world, rng),
            None => {
                let known = self.look_up_or_roll_out(&mut world, rng);
                self.learn(known, &world)
            }
        }
    }

    /// The candidates, tried at least `visits` times: moves, or whole actions in a game that has them.
    pub fn candidates(&self, visits: u32) -> Vec<Candidate<G>> {
        if self.macro_tree.len() > 0 {
            return self.macro_tree.candidates();
        }
        let tried = self.tree.considered().into_iter().filter(|considered| considered.visits >= u64::from(visits));
        tried.map(|considered| Candidate { steps: vec![considered.play], visits: considered.visits, value: considered.value }).collect()
    }

    /// Looks the position up in the book once chance is resolved; if there is no entry, plays a rollout and leaves `world` to be evaluated.
    fn look_up_or_roll_out(&mut self, world: &mut G, rng: &mut Rng) -> Option<Shares> {
        if let Some(book) = &mut self.book {
            while world.turn() == Turn::Chance {
                let chance = world.deal(rng);
                world.resolve(&chance, &mut ());
            }
            if let found @ Some(_) = book.look_up(world) {
                return found;
            }
        }
        rollout::roll_out(world, &self.tuned, rng, &mut self.legal);
        None
    }

    /// The move with the best lower confidence bound.
    pub fn best(&self) -> Option<G::Move> {
        if self.macro_tree.len() > 0 {
            return self.macro_tree.best();
        }
        self.tree.best(ROOT).map(|step| self.tree.play(step))
    }

    /// How often each move was tried, and its value, in the order of the moves.
    pub fn considered(&self) -> Vec<Considered<G>> {
        if self.macro_tree.len() > 0 { self.macro_tree.considered() } else { self.tree.considered() }
    }

    /// The best moves and the expected line.
    pub fn explain(&self, iterations: u64) -> Explanation<G> {
        let mut top = self.considered();
        let mut line = if self.macro_tree.len() > 0 {
            self.macro_tree.line()
        } else {
            rank(&mut top);
            self.tree.line()
        };
        if self.alone.is_some() {
            // The tree does not know what the others do in between.
            line.truncate(1);
        }
        top.truncate(Explanation::<G>::TOP);
        Explanation { iterations, top, line }
    }

    /// Keeps only the subtree after `steps`; nothing if the search never got there.
    pub fn descend(&mut self, steps: &[(Seat, G::Move)]) {
        match steps {
            [(_, step)] => self.macro_tree.descend(*step),
            _ => self.macro_tree = MacroTree::new(self.config.actions),
        }
        self.tree.descend(steps);
    }

    /// Keeps only the subtree of this position, in a game whose whole actions are searched. Returns whether there is one.
    pub(crate) fn descend_to(&mut self, position: &G) -> bool {
        self.macro_tree.descend_to(position)
    }

    /// Clears the results.
    pub fn clear(&mut self) {
        self.tree = Tree::new();
        self.macro_tree = MacroTree::new(self.config.actions);
    }

    /// The moves of the tree after `steps` that were tried at least once.
    pub fn tried(&self, steps: &[(Seat, G::Move)]) -> Vec<(Seat, G::Move)> {
        self.tree.tried(steps)
    }

    /// The number of nodes in the tree.
    pub fn size(&self) -> usize {
        self.tree.len() + self.macro_tree.len()
    }
}

/// How positions are evaluated.
#[derive(Debug)]
pub(crate) struct Evaluator<G: Evaluate> {
    /// The net, if there is one.
    learned: Option<LearnedEvaluation<G>>,
    style: Style,
}

impl<G: Evaluate> Evaluator<G> {
    fn new(config: &SearchConfig) -> Self {
        Evaluator { learned: LearnedEvaluation::of(config), style: config.style }
    }

    /// The expected shares of the win in a game that is not over.
    #[inline]
    fn evaluate(&mut self, world: &G) -> Shares {
        match &mut self.learned {
            Some(learned) => learned.win_shares(world),
            None if self.style == Style::Balanced => world.win_shares(),
            None => world.win_shares_in(self.style),
        }
    }
}

/// The share of the win of each seat.
fn won(outcome: &Outcome) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::all(outcome.seats()) {
        shares[seat.index()] = outcome.share(seat) as f32;
    }
    shares
}
