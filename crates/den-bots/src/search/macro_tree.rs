//! Search over whole actions (macro moves), for games in which an action consists of many small steps, nothing is hidden and chance plays
//! no part.
//!
//! A branch of the tree is a complete action. Each iteration walks down the most promising branches, lists the actions at the end,
//! and evaluates the resulting positions. The value of a node is that of its best tried action for the seat to move (minimax
//! rather than a mean), so a threat that an opponent will surely carry out counts in full.

use den_core::{Seat, Turn};

use super::{Candidate, evaluate};
use crate::{Considered, Evaluate, LearnedEvaluation, MacroMove, MacroMoves, Shares};

/// The weight of exploration.
const EXPLORATION: f32 = 0.25;
/// The share of the exploration that is the same for every action, however bad it looks.
const UNIFORM: f32 = 0.1;
/// An action has half the prior of another if its lead is smaller by this fraction of the game's lead scale.
const HALF_PRIOR: f32 = 0.15;
/// How much lower than its evaluation an untried action is valued.
const FIRST_PLAY_REDUCTION: f32 = 0.01;
/// How much the value of an action that was tried once may fall with more tries.
pub(super) const DOUBT: f32 = 0.1;
/// The maximum size of the tree.
const MAX_NODES: usize = 30_000;
const ROOT: usize = 0;

#[derive(Clone, Debug)]
struct Branch<M> {
    steps: Vec<M>,
    to: usize,
    prior: f32,
}

#[derive(Clone, Debug)]
struct Node<G: Evaluate> {
    position: G,
    visits: u32,
    shares: Shares,
    /// The actions, once listed.
    branches: Option<Vec<Branch<G::Move>>>,
}

impl<G: Evaluate> Node<G> {
    fn new(position: G, learned: &mut Option<LearnedEvaluation<G>>) -> Self {
        let shares = if position.turn() == Turn::Over { position.win_shares() } else { evaluate(&position, learned) };
        Node { visits: 0, shares, branches: None, position }
    }

    fn seat(&self) -> Option<Seat> {
        match self.position.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

/// A tree of actions.
#[derive(Clone, Debug)]
pub(super) struct MacroTree<G: Evaluate> {
    nodes: Vec<Node<G>>,
}

impl<G: Evaluate> MacroTree<G> {
    pub(super) const fn new() -> Self {
        MacroTree { nodes: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many iterations have been spent on the decision, including earlier ones.
    pub(super) fn visits(&self) -> u32 {
        self.nodes.first().map_or(0, |root| root.visits)
    }

    /// One iteration.
    pub(super) fn iterate(&mut self, world: G, macro_moves: &dyn MacroMoves<G>, learned: &mut Option<LearnedEvaluation<G>>) {
        if self.nodes.is_empty() {
            self.nodes.push(Node::new(world, learned));
        }
        self.iterate_along(vec![ROOT], macro_moves, learned);
    }

    /// One iteration that starts with these nodes, the root first.
    fn iterate_along(&mut self, mut path: Vec<usize>, macro_moves: &dyn MacroMoves<G>, learned: &mut Option<LearnedEvaluation<G>>) {
        let mut at = *path.last().unwrap_or(&ROOT);
        while let Some(next) = self.select(at) {
            at = next;
            path.push(at);
        }
        self.expand(at, macro_moves, learned);
        for &at in path.iter().rev() {
            self.nodes[at].visits += 1;
            self.update(at);
        }
    }

    /// Tries the `most` most promising actions until each has been tried `visits` times.
    pub(super) fn visit_each(
        &mut self,
        visits: u32,
        most: usize,
        macro_moves: &dyn MacroMoves<G>,
        learned: &mut Option<LearnedEvaluation<G>>,
    ) {
        let Some(branches) = self.nodes.first().and_then(|root| root.branches.as_ref()) else { return };
        let mut order: Vec<(u32, f32, usize)> = branches.iter().map(|b| (self.nodes[b.to].visits, b.prior, b.to)).collect();
        order.sort_by(|a, b| b.partial_cmp(a).unwrap_or(std::cmp::Ordering::Equal));
        self.visit_nodes(order.into_iter().take(most).map(|(_, _, to)| to).collect(), visits, macro_moves, learned);
    }

    /// Tries each action that starts with one of these steps until it has been tried `visits` times.
    pub(super) fn visit(
        &mut self,
        first: &[G::Move],
        visits: u32,
        macro_moves: &dyn MacroMoves<G>,
        learned: &mut Option<LearnedEvaluation<G>>,
    ) {
        let branches = self.nodes.first().and_then(|root| root.branches.as_ref()).into_iter().flatten();
        let to = branches.filter(|branch| first.contains(&branch.steps[0])).map(|branch| branch.to).collect();
        self.visit_nodes(to, visits, macro_moves, learned);
    }

    fn visit_nodes(&mut self, nodes: Vec<usize>, visits: u32, macro_moves: &dyn MacroMoves<G>, learned: &mut Option<LearnedEvaluation<G>>) {
        for to in nodes {
            while self.nodes[to].visits < visits {
                self.iterate_along(vec![ROOT, to], macro_moves, learned);
            }
        }
    }

    /// Tries actions that start with this step, always the one that looks best, until that one has been tried `visits` times. So actions
    /// that start with different steps can be compared: what looks good only at first sight no longer does.
    pub(super) fn settle(
        &mut self,
        first: G::Move,
        visits: u32,
        macro_moves: &dyn MacroMoves<G>,
        learned: &mut Option<LearnedEvaluation<G>>,
    ) {
        let Some(seat) = self.nodes.first().and_then(Node::seat) else { return };
        let branches = self.nodes[ROOT].branches.iter().flatten().filter(|branch| branch.steps[0] == first);
        let to: Vec<usize> = branches.map(|branch| branch.to).collect();
        // Two actions may take turns at being the best.
        for _ in 0..2 * visits {
            let value = |at: usize| self.nodes[at].shares[seat.index()];
            let best = to.iter().copied().reduce(|best, next| if value(next) > value(best) { next } else { best });
            match best {
                Some(best) if self.nodes[best].visits < visits => self.iterate_along(vec![ROOT, best], macro_moves, learned),
                _ => return,
            }
        }
    }

    /// The actions that were tried.
    pub(super) fn candidates(&self) -> Vec<Candidate<G>> {
        let Some((root, seat)) = self.nodes.first().and_then(|root| Some((root, root.seat()?))) else { return Vec::new() };
        let branches = root.branches.iter().flatten().map(|branch| (branch, &self.nodes[branch.to]));
        let tried = branches.filter(|(_, to)| to.visits > 0);
        tried
            .map(|(branch, to)| Candidate {
                steps: branch.steps.clone(),
                visits: u64::from(to.visits),
                value: f64::from(to.shares[seat.index()]),
            })
            .collect()
    }

    /// The shares of every seat at the decision itself.
    pub(super) fn shares(&self) -> Option<Shares> {
        self.nodes.first().map(|root| root.shares)
    }

    /// The shares of every seat after the best action that starts with this step; `None` if no such action was tried.
    pub(super) fn shares_after(&self, first: G::Move) -> Option<Shares> {
        let root = self.nodes.first()?;
        let seat = root.seat()?;
        let after = root.branches.iter().flatten().filter(|branch| branch.steps[0] == first).map(|branch| &self.nodes[branch.to]);
        let tried = after.filter(|to| to.visits > 0).map(|to| to.shares);
        tried.reduce(|best, next| if next[seat.index()] > best[seat.index()] { next } else { best })
    }

    /// The child to continue with; `None` if the actions are not listed yet, and at the end of the game.
    fn select(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let (seat, branches) = (node.seat()?, node.branches.as_ref()?);
        let exploration = EXPLORATION * (node.visits as f32).sqrt();
        let score = |branch: &Branch<G::Move>| {
            let to = &self.nodes[branch.to];
            let reduction = if to.visits == 0 { FIRST_PLAY_REDUCTION } else { 0.0 };
            to.shares[seat.index()] - reduction + exploration * branch.prior / (1 + to.visits) as f32
        };
        let best = branches.iter().map(|branch| (score(branch), branch.to)).reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, to)| to)
    }

    /// Lists the actions of a node.
    fn expand(&mut self, at: usize, macro_moves: &dyn MacroMoves<G>, learned: &mut Option<LearnedEvaluation<G>>) {
        let node = &self.nodes[at];
        let Some(seat) = node.seat() else { return };
        if node.branches.is_some() || self.nodes.len() > MAX_NODES {
            return;
        }
        let actions = macro_moves.list(&node.position, seat);
        let best = actions.iter().map(|action| action.lead).fold(f32::MIN, f32::max);
        let weight = |action: &MacroMove<G>| (2f32.ln() * (action.lead - best) / (HALF_PRIOR * G::SEARCH.lead_scale)).exp();
        let all: f32 = actions.iter().map(weight).sum();
        let uniform = UNIFORM / actions.len().max(1) as f32;
        let mut branches = Vec::with_capacity(actions.len());
        for action in actions {
            let prior = (1.0 - UNIFORM) * weight(&action) / all + uniform;
            branches.push(Branch { steps: action.steps, to: self.nodes.len(), prior });
            self.nodes.push(Node::new(action.after, learned));
        }
        self.nodes[at].branches = Some(branches);
    }

    /// Updates the value of a node to that of its best action, using tried actions if there are any.
    fn update(&mut self, at: usize) {
        let node = &self.nodes[at];
        let (Some(seat), Some(branches)) = (node.seat(), &node.branches) else { return };
        let value = |to: &&Node<G>| (to.visits > 0, to.shares[seat.index()]);
        let to = branches.iter().map(|branch| &self.nodes[branch.to]);
        if let Some(best) = to.reduce(|best, next| if value(&next) > value(&best) { next } else { best }) {
            self.nodes[at].shares = best.shares;
        }
    }

    /// The action with the highest value, minus what a few more tries may take from it; if none was tried, the one with the best evaluation.
    fn best_branch(&self, at: usize) -> Option<&Branch<G::Move>> {
        let node = self.nodes.get(at)?;
        let (seat, branches) = (node.seat()?, node.branches.as_ref()?);
        let robust = |branch: &Branch<G::Move>| {
            let to = &self.nodes[branch.to];
            (to.visits > 0, to.shares[seat.index()] - DOUBT / (to.visits.max(1) as f32).sqrt())
        };
        branches.iter().reduce(|best, next| if robust(next) > robust(best) { next } else { best })
    }

    pub(super) fn best(&self) -> Option<G::Move> {
        self.best_branch(ROOT)?.steps.first().copied()
    }

    /// The first steps of the actions, the best first.
    pub(super) fn considered(&self) -> Vec<Considered<G>> {
        let mut found: Vec<Considered<G>> = Vec::new();
        let Some((root, seat)) = self.nodes.first().and_then(|root| Some((root, root.seat()?))) else { return found };
        for branch in root.branches.iter().flatten() {
            let to = &self.nodes[branch.to];
            let (visits, value) = (u64::from(to.visits), f64::from(to.shares[seat.index()]));
            match found.iter_mut().find(|known| known.play == branch.steps[0]) {
                Some(known) => {
                    known.visits += visits;
                    known.value = known.value.max(value);
                }
                None => found.push(Considered { play: branch.steps[0], visits, value }),
            }
        }
        let chosen = self.best();
        found.retain(|considered| considered.visits > 0 || Some(considered.play) == chosen);
        found.sort_by_key(|considered| (Some(considered.play) != chosen, u64::MAX - considered.visits));
        found
    }

    /// The steps of the expected actions.
    pub(super) fn line(&self) -> Vec<(Seat, G::Move)> {
        const LONGEST: usize = 12;
        let mut line = Vec::new();
        let mut at = ROOT;
        while let (Some(seat), Some(branch)) = (self.nodes.get(at).and_then(Node::seat), self.best_branch(at)) {
            if line.len() >= LONGEST {
                break;
            }
            line.extend(branch.steps.iter().map(|&step| (seat, step)));
            at = branch.to;
        }
        line
    }

    /// Keeps the subtree after one step of the seat to move.
    pub(super) fn descend(&mut self, step: G::Move) {
        let Some(root) = self.nodes.first() else { return };
        let mut position = root.position.clone();
        position.play(step, &mut ());
        let kept: Vec<_> = root.branches.iter().flatten().filter(|branch| branch.steps[0] == step).cloned().collect();
        let mut tree = MacroTree { nodes: Vec::new() };
        match &kept[..] {
            [] => {}
            [whole] if whole.steps.len() == 1 => tree.copy(self, whole.to),
            _ => {
                tree.nodes.push(Node { position, visits: 0, shares: root.shares, branches: None });
                let all: f32 = kept.iter().map(|branch| branch.prior).sum();
                let branches = kept.into_iter().map(|branch| {
                    let to = tree.nodes.len();
                    tree.copy(self, branch.to);
                    Branch { steps: branch.steps[1..].to_vec(), to, prior: branch.prior / all }
                });
                let branches: Vec<_> = branches.collect();
                tree.nodes[ROOT].visits = branches.iter().map(|branch| tree.nodes[branch.to].visits).sum();
                tree.nodes[ROOT].branches = Some(branches);
                tree.update(ROOT);
            }
        }
        *self = tree;
    }

    /// Copies a node of another tree with its subtree.
    fn copy(&mut self, from: &MacroTree<G>, at: usize) {
        let mut next = self.nodes.len();
        self.nodes.push(from.nodes[at].clone());
        while next < self.nodes.len() {
            let mut branches = self.nodes[next].branches.take();
            for branch in branches.iter_mut().flatten() {
                let below = from.nodes[branch.to].clone();
                branch.to = self.nodes.len();
                self.nodes.push(below);
            }
            self.nodes[next].branches = branches;
            next += 1;
        }
    }
}
