//! Search over whole actions (macro moves), for games in which an action consists of many small steps, nothing is hidden and chance plays
//! no part.
//!
//! A branch of the tree is a complete action. Each iteration walks down the most promising branches, lists the actions at the end,
//! and evaluates the resulting positions. The value of a node is that of its best tried action for the seat to move (minimax
//! rather than a mean), so a threat that an opponent will surely carry out counts in full.

use std::panic::resume_unwind;
use std::thread::{Builder, ScopedJoinHandle};

use den_core::{Seat, Turn};

use super::{Candidate, Evaluator};
use crate::config::ActionSearch;
use crate::{Considered, Evaluate, MacroMove, MacroMoves, Shares, Thinking};

#[cfg(test)]
mod tests;

/// The share of the exploration that is the same for every action, however bad it looks.
const UNIFORM: f32 = 0.1;
/// How much lower than its evaluation an untried action is valued.
const FIRST_PLAY_REDUCTION: f32 = 0.01;
/// The maximum size of the tree, about 100 MB.
const MAX_NODES: usize = 400_000;
const ROOT: usize = 0;
/// How much worse a node looks to the other cores while one of them is busy below it, as a share of the win.
const PENDING: f32 = 0.05;

#[derive(Clone, Debug)]
struct Branch<M> {
    steps: Vec<M>,
    to: usize,
    prior: f32,
}

#[derive(Clone, Debug)]
struct Node<G: Evaluate> {
    /// The seat to move; `None` at the end of the game.
    seat: Option<Seat>,
    visits: u32,
    shares: Shares,
    /// The position and the actions in it, once listed. Most nodes are never expanded, and positions are large: until then the position is
    /// that of the parent after the action.
    expanded: Option<Box<Expanded<G>>>,
}

#[derive(Clone, Debug)]
struct Expanded<G: Evaluate> {
    position: G,
    branches: Vec<Branch<G::Move>>,
}

/// The actions of a position: the steps, the prior and the node after each.
struct Listed<G: Evaluate> {
    position: G,
    after: Vec<(Vec<G::Move>, f32, Node<G>)>,
}

impl<G: Evaluate> Node<G> {
    fn new(position: &G, evaluator: &mut Evaluator<G>) -> Self {
        let shares = if position.turn() == Turn::Over { position.win_shares() } else { evaluator.evaluate(position) };
        Node { seat: seat_of(position), visits: 0, shares, expanded: None }
    }

    /// Its actions; none before they are listed.
    fn branches(&self) -> &[Branch<G::Move>] {
        self.expanded.as_ref().map_or(&[], |expanded| &expanded.branches)
    }
}

fn seat_of<G: Evaluate>(position: &G) -> Option<Seat> {
    match position.turn() {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// A tree of actions.
#[derive(Clone, Debug)]
pub(super) struct MacroTree<G: Evaluate> {
    config: ActionSearch,
    nodes: Vec<Node<G>>,
    /// The position of the root until it is expanded.
    start: Option<G>,
    /// The visits of the root that were spent on an earlier turn.
    inherited: u32,
}

impl<G: Evaluate> MacroTree<G> {
    pub(super) const fn new(config: ActionSearch) -> Self {
        MacroTree { config, nodes: Vec::new(), start: None, inherited: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many iterations have been spent on the decision since the turn began, on earlier steps of the same action too.
    pub(super) fn visits(&self) -> u32 {
        self.nodes.first().map_or(0, |root| root.visits.saturating_sub(self.inherited))
    }

    /// One iteration.
    pub(super) fn iterate(&mut self, world: G, macro_moves: &dyn MacroMoves<G>, evaluator: &mut Evaluator<G>) {
        if self.nodes.is_empty() {
            self.nodes.push(Node::new(&world, evaluator));
            self.start = Some(world);
        }
        self.iterate_along(vec![ROOT], macro_moves, evaluator);
    }

    /// One iteration for each of these evaluators, at the same time: each lists and evaluates the actions of another position.
    pub(super) fn iterate_on(&mut self, world: G, macro_moves: &dyn MacroMoves<G>, evaluators: &mut [Evaluator<G>]) {
        let Some(first) = evaluators.first_mut() else { return };
        if self.nodes.first().is_none_or(|root| root.expanded.is_none()) {
            // One position at the start leaves nothing to share.
            return self.iterate(world, macro_moves, first);
        }
        let mut paths: Vec<Vec<usize>> = Vec::new();
        let mut known: Vec<(usize, Shares)> = Vec::new();
        for _ in 0..evaluators.len() {
            let mut path = vec![ROOT];
            while let Some(next) = self.select(*path.last().unwrap_or(&ROOT)) {
                path.push(next);
            }
            // A visit whose result is not known yet makes the others look elsewhere.
            for &at in &path {
                self.nodes[at].visits += 1;
                known.push((at, self.nodes[at].shares));
                self.nodes[at].shares.iter_mut().for_each(|share| *share -= PENDING);
            }
            paths.push(path);
        }
        for (at, shares) in known.into_iter().rev() {
            self.nodes[at].shares = shares;
        }
        let tree = &*self;
        let listed: Vec<Option<Listed<G>>> = std::thread::scope(|scope| {
            let mut work = paths.iter().zip(evaluators.iter_mut());
            let own = work.next();
            let started: Vec<_> = work
                .enumerate()
                .map(|(n, (path, evaluator))| {
                    let again = paths[..=n].iter().any(|earlier| earlier.last() == path.last());
                    // If no thread can be started, this position is left for later.
                    let start = || Builder::new().spawn_scoped(scope, move || tree.list(path, macro_moves, evaluator)).ok();
                    if again { None } else { start() }
                })
                .collect();
            let first = own.and_then(|(path, evaluator)| tree.list(path, macro_moves, evaluator));
            let result = |thread: ScopedJoinHandle<'_, _>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
            std::iter::once(first).chain(started.into_iter().map(|thread| thread.and_then(result))).collect()
        });
        for (path, listed) in paths.iter().zip(listed) {
            if let Some(listed) = listed {
                self.attach(*path.last().unwrap_or(&ROOT), listed);
            }
            path.iter().rev().for_each(|&at| self.update(at));
        }
    }

    /// One iteration that starts with these nodes, the root first.
    fn iterate_along(&mut self, mut path: Vec<usize>, macro_moves: &dyn MacroMoves<G>, evaluator: &mut Evaluator<G>) {
        let mut at = *path.last().unwrap_or(&ROOT);
        while let Some(next) = self.select(at) {
            at = next;
            path.push(at);
        }
        self.expand(&path, macro_moves, evaluator);
        for &at in path.iter().rev() {
            self.nodes[at].visits += 1;
            self.update(at);
        }
    }

    /// Tries the `most` most promising actions until each has been tried `visits` times, or until there is no time left. Returns whether
    /// there was time for all of them.
    pub(super) fn visit_each(
        &mut self,
        visits: u32,
        most: usize,
        macro_moves: &dyn MacroMoves<G>,
        evaluator: &mut Evaluator<G>,
        thinking: &Thinking<'_>,
    ) -> bool {
        let mut order: Vec<(u32, f32, usize)> = self.root_branches().iter().map(|b| (self.nodes[b.to].visits, b.prior, b.to)).collect();
        order.sort_by(|a, b| b.partial_cmp(a).unwrap_or(std::cmp::Ordering::Equal));
        let nodes = order.into_iter().take(most).map(|(_, _, to)| to).collect();
        self.visit_nodes(nodes, visits, macro_moves, evaluator, Some(thinking))
    }

    fn visit_nodes(
        &mut self,
        nodes: Vec<usize>,
        visits: u32,
        macro_moves: &dyn MacroMoves<G>,
        evaluator: &mut Evaluator<G>,
        thinking: Option<&Thinking<'_>>,
    ) -> bool {
        for to in nodes {
            while self.nodes[to].visits < visits {
                if thinking.is_some_and(|thinking| !thinking.has_time()) {
                    return false;
                }
                self.iterate_along(vec![ROOT, to], macro_moves, evaluator);
            }
        }
        true
    }

    /// Tries actions that start with this step, always the one that looks best, until that one has been tried `visits` times. So actions
    /// that start with different steps can be compared: what looks good only at first sight no longer does. Makes at most `most` iterations
    /// and returns how many it made.
    pub(super) fn settle(
        &mut self,
        first: G::Move,
        visits: u32,
        most: u64,
        macro_moves: &dyn MacroMoves<G>,
        evaluator: &mut Evaluator<G>,
    ) -> u64 {
        let Some(seat) = self.nodes.first().and_then(|root| root.seat) else { return 0 };
        let branches = self.root_branches().iter().filter(|branch| branch.steps[0] == first);
        let to: Vec<usize> = branches.map(|branch| branch.to).collect();
        for made in 0..most {
            let value = |at: usize| self.nodes[at].shares[seat.index()];
            let best = to.iter().copied().reduce(|best, next| if value(next) > value(best) { next } else { best });
            match best {
                Some(best) if self.nodes[best].visits < visits => self.iterate_along(vec![ROOT, best], macro_moves, evaluator),
                _ => return made,
            }
        }
        most
    }

    /// The value of the action with these steps, after it has been tried `visits` times. It is added if it is not listed.
    pub(super) fn value_of(
        &mut self,
        steps: &[G::Move],
        visits: u32,
        macro_moves: &dyn MacroMoves<G>,
        evaluator: &mut Evaluator<G>,
    ) -> f64 {
        let Some((seat, to)) = self.nodes.first().and_then(|root| root.seat).zip(self.find_or_add(steps, evaluator)) else { return 0.0 };
        self.visit_nodes(vec![to], visits, macro_moves, evaluator, None);
        f64::from(self.nodes[to].shares[seat.index()])
    }

    /// The node after an action of the root, or after another one that leads to the same position.
    fn find_or_add(&mut self, steps: &[G::Move], evaluator: &mut Evaluator<G>) -> Option<usize> {
        let root = self.nodes.first()?.expanded.as_ref()?;
        let after = |steps: &[G::Move]| {
            let mut position = root.position.clone();
            steps.iter().for_each(|&step| position.play(step, &mut ()));
            position
        };
        let wanted = after(steps);
        if let Some(known) = root.branches.iter().find(|branch| branch.steps == steps || after(&branch.steps) == wanted) {
            return Some(known.to);
        }
        let prior = UNIFORM / root.branches.len().max(1) as f32;
        let to = self.nodes.len();
        self.nodes.push(Node::new(&wanted, evaluator));
        self.nodes[ROOT].expanded.as_mut()?.branches.push(Branch { steps: steps.to_vec(), to, prior });
        Some(to)
    }

    /// The value of the best action.
    pub(super) fn best_value(&self) -> Option<f64> {
        let seat = self.nodes.first()?.seat?;
        let to = self.best_branch(ROOT, self.config.doubt)?.to;
        Some(f64::from(self.nodes[to].shares[seat.index()]))
    }

    /// The actions that were tried.
    pub(super) fn candidates(&self) -> Vec<Candidate<G>> {
        let Some(seat) = self.nodes.first().and_then(|root| root.seat) else { return Vec::new() };
        let branches = self.root_branches().iter().map(|branch| (branch, &self.nodes[branch.to]));
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
        let seat = self.nodes.first()?.seat?;
        let after = self.root_branches().iter().filter(|branch| branch.steps[0] == first).map(|branch| &self.nodes[branch.to]);
        let tried = after.filter(|to| to.visits > 0).map(|to| to.shares);
        tried.reduce(|best, next| if next[seat.index()] > best[seat.index()] { next } else { best })
    }

    fn root_branches(&self) -> &[Branch<G::Move>] {
        self.nodes.first().map_or(&[], Node::branches)
    }

    /// The child to continue with; `None` if the actions are not listed yet, and at the end of the game.
    fn select(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let seat = node.seat?;
        let exploration = self.config.exploration * (node.visits as f32).sqrt();
        let score = |branch: &Branch<G::Move>| {
            let to = &self.nodes[branch.to];
            let reduction = if to.visits == 0 { FIRST_PLAY_REDUCTION } else { 0.0 };
            to.shares[seat.index()] - reduction + exploration * branch.prior / (1 + to.visits) as f32
        };
        let scored = node.branches().iter().map(|branch| (score(branch), branch.to));
        scored.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, to)| to)
    }

    /// The position of the last node of a path that is not expanded.
    fn position_at(&self, path: &[usize]) -> Option<G> {
        let [.., parent, at] = path else { return self.start.clone() };
        let parent = self.nodes[*parent].expanded.as_ref()?;
        let branch = parent.branches.iter().find(|branch| branch.to == *at)?;
        let mut position = parent.position.clone();
        branch.steps.iter().for_each(|&step| position.play(step, &mut ()));
        Some(position)
    }

    /// Lists the actions of the last node of a path.
    fn expand(&mut self, path: &[usize], macro_moves: &dyn MacroMoves<G>, evaluator: &mut Evaluator<G>) {
        if let Some(listed) = self.list(path, macro_moves, evaluator) {
            self.attach(*path.last().unwrap_or(&ROOT), listed);
        }
    }

    /// The actions of the last node of a path, evaluated; `None` if it is expanded or the game is over there.
    fn list(&self, path: &[usize], macro_moves: &dyn MacroMoves<G>, evaluator: &mut Evaluator<G>) -> Option<Listed<G>> {
        let at = *path.last().unwrap_or(&ROOT);
        let seat = self.nodes[at].seat?;
        if self.nodes[at].expanded.is_some() || self.nodes.len() > MAX_NODES {
            return None;
        }
        let position = self.position_at(path)?;
        let actions = macro_moves.list(&position, seat);
        let best = actions.iter().map(|action| action.lead).fold(f32::MIN, f32::max);
        let half = self.config.half_prior * G::SEARCH.lead_scale;
        let weight = |action: &MacroMove<G>| (2f32.ln() * (action.lead - best) / half).exp();
        let all: f32 = actions.iter().map(weight).sum();
        let uniform = UNIFORM / actions.len().max(1) as f32;
        let mut after = Vec::with_capacity(actions.len());
        for action in actions {
            let prior = (1.0 - UNIFORM) * weight(&action) / all + uniform;
            let node = Node::new(&action.after, evaluator);
            after.push((action.steps, prior, node));
        }
        Some(Listed { position, after })
    }

    /// Adds the actions of a node.
    fn attach(&mut self, at: usize, listed: Listed<G>) {
        let mut branches = Vec::with_capacity(listed.after.len());
        for (steps, prior, node) in listed.after {
            branches.push(Branch { steps, to: self.nodes.len(), prior });
            self.nodes.push(node);
        }
        self.nodes[at].expanded = Some(Box::new(Expanded { position: listed.position, branches }));
    }

    /// What an action is worth to a seat, minus what a few more tries may take from it. Tried actions come before untried ones.
    fn robust(&self, at: usize, seat: Seat, doubt: f32) -> (bool, f32) {
        let node = &self.nodes[at];
        (node.visits > 0, node.shares[seat.index()] - doubt / (node.visits.max(1) as f32).sqrt())
    }

    /// The action with the highest robust value; if none was tried, the one with the best evaluation.
    fn best_branch(&self, at: usize, doubt: f32) -> Option<&Branch<G::Move>> {
        let node = self.nodes.get(at)?;
        let seat = node.seat?;
        let scored = node.branches().iter().map(|branch| (self.robust(branch.to, seat, doubt), branch));
        scored.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, branch)| branch)
    }

    /// Updates the value of a node to that of its best action.
    fn update(&mut self, at: usize) {
        if let Some(to) = self.best_branch(at, self.config.backup_doubt).map(|branch| branch.to) {
            self.nodes[at].shares = self.nodes[to].shares;
        }
    }

    pub(super) fn best(&self) -> Option<G::Move> {
        self.best_branch(ROOT, self.config.doubt)?.steps.first().copied()
    }

    /// The first steps of the actions, the best first. Only actions that were tried count.
    pub(super) fn considered(&self) -> Vec<Considered<G>> {
        let mut found: Vec<Considered<G>> = Vec::new();
        for Candidate { steps, visits, value } in self.candidates() {
            match found.iter_mut().find(|known| known.play == steps[0]) {
                Some(known) => {
                    known.visits += visits;
                    known.value = known.value.max(value);
                }
                None => found.push(Considered { play: steps[0], visits, value }),
            }
        }
        let chosen = self.best();
        if let (true, Some(play), Some(root)) = (found.is_empty(), chosen, self.nodes.first()) {
            found.push(Considered { play, visits: 0, value: root.seat.map_or(0.0, |seat| f64::from(root.shares[seat.index()])) });
        }
        found.sort_by_key(|considered| (Some(considered.play) != chosen, u64::MAX - considered.visits));
        found
    }

    /// The steps of the expected actions.
    pub(super) fn line(&self) -> Vec<(Seat, G::Move)> {
        const LONGEST: usize = 12;
        let mut line = Vec::new();
        let mut at = ROOT;
        while let (Some(seat), Some(branch)) = (self.nodes.get(at).and_then(|node| node.seat), self.best_branch(at, self.config.doubt)) {
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
        let mut tree = MacroTree::new(self.config);
        if let Some(root) = self.nodes.first().and_then(|root| root.expanded.as_ref()) {
            let mut position = root.position.clone();
            position.play(step, &mut ());
            let kept: Vec<_> = root.branches.iter().filter(|branch| branch.steps[0] == step).cloned().collect();
            match &kept[..] {
                [] => {}
                [whole] if whole.steps.len() == 1 => {
                    tree.copy(self, whole.to);
                    tree.start = Some(position);
                }
                _ => tree.keep(self, position, kept),
            }
        }
        *self = tree;
    }

    /// Keeps the subtree of this position, if the tree has looked beyond it. Returns whether it has.
    pub(super) fn descend_to(&mut self, position: &G) -> bool {
        let is_there = |node: &Node<G>| node.expanded.as_ref().is_some_and(|expanded| expanded.position == *position);
        let Some(at) = self.nodes.iter().position(is_there) else { return false };
        if at != ROOT {
            let mut tree = MacroTree::new(self.config);
            tree.copy(self, at);
            tree.inherited = tree.nodes[ROOT].visits;
            *self = tree;
        }
        true
    }

    /// Fills an empty tree with the rest of these actions, of which one step has been made.
    fn keep(&mut self, from: &MacroTree<G>, position: G, actions: Vec<Branch<G::Move>>) {
        self.nodes.push(Node { seat: seat_of(&position), visits: 0, shares: from.nodes[ROOT].shares, expanded: None });
        let all: f32 = actions.iter().map(|branch| branch.prior).sum();
        let mut branches = Vec::with_capacity(actions.len());
        for branch in actions {
            let to = self.nodes.len();
            self.copy(from, branch.to);
            self.nodes[ROOT].visits += self.nodes[to].visits;
            branches.push(Branch { steps: branch.steps[1..].to_vec(), to, prior: branch.prior / all });
        }
        self.nodes[ROOT].expanded = Some(Box::new(Expanded { position, branches }));
        self.update(ROOT);
        // Of these visits, the same part as before was spent on an earlier turn.
        let [visits, before] = [self.nodes[ROOT].visits, from.nodes[ROOT].visits].map(u64::from);
        self.inherited = (visits * u64::from(from.inherited) / before.max(1)) as u32;
    }

    /// Copies a node of another tree with its subtree.
    fn copy(&mut self, from: &MacroTree<G>, at: usize) {
        let mut next = self.nodes.len();
        self.nodes.push(from.nodes[at].clone());
        while next < self.nodes.len() {
            let mut expanded = self.nodes[next].expanded.take();
            for branch in expanded.iter_mut().flat_map(|expanded| &mut expanded.branches) {
                let below = from.nodes[branch.to].clone();
                branch.to = self.nodes.len();
                self.nodes.push(below);
            }
            self.nodes[next].expanded = expanded;
            next += 1;
        }
    }
}
