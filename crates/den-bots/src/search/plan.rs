//! Search over whole actions, for games in which an action is many small steps, everything lies open and chance has no part.
//!
//! A branch of the tree is an action to its end. Each iteration walks down the branches that promise most, lists the actions where it
//! stops, and lets the judge look at what they lead to. A position is worth what the best action tried there is worth to whoever
//! decides it, so a threat that somebody will surely carry out counts in full.

use den_core::{Seat, Turn};

use super::Worth;
use crate::{Action, Considered, Judge};

/// How curious the search is about actions it has tried little.
const CURIOUS: f32 = 0.25;
/// The share of the curiosity that every action gets, however bad it looks.
const EVEN: f32 = 0.1;
/// An action looks half as likely as another if the lead after it is smaller by this share of a swing.
const LIKELY: f32 = 0.15;
/// An action never tried is taken for a little worse than it looks.
const UNTRIED: f32 = 0.01;
/// The tree stops growing here.
const MOST_NODES: usize = 30_000;
const ROOT: usize = 0;

#[derive(Clone, Debug)]
struct Branch<M> {
    steps: Vec<M>,
    to: usize,
    weight: f32,
}

#[derive(Clone, Debug)]
struct Node<G: Judge> {
    position: G,
    visits: u32,
    worth: Worth,
    /// The actions, once they were looked at.
    branches: Option<Vec<Branch<G::Move>>>,
}

impl<G: Judge> Node<G> {
    fn new(position: G) -> Self {
        Node { visits: 0, worth: position.worth(), branches: None, position }
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
pub(super) struct Plan<G: Judge> {
    nodes: Vec<Node<G>>,
}

impl<G: Judge> Plan<G> {
    pub(super) const fn new() -> Self {
        Plan { nodes: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many iterations have been spent on the decision, earlier ones included.
    pub(super) fn visits(&self) -> u32 {
        self.nodes.first().map_or(0, |root| root.visits)
    }

    /// One iteration.
    pub(super) fn iterate(&mut self, world: G) {
        if self.nodes.is_empty() {
            self.nodes.push(Node::new(world));
        }
        let mut path = vec![ROOT];
        let mut at = ROOT;
        while let Some(next) = self.promising(at) {
            at = next;
            path.push(at);
        }
        self.look(at);
        for &at in path.iter().rev() {
            self.nodes[at].visits += 1;
            self.learn(at);
        }
    }

    /// Where the search goes on from a node; none where nobody has looked yet, and at the end of the game.
    fn promising(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let (seat, branches) = (node.seat()?, node.branches.as_ref()?);
        let curious = CURIOUS * (node.visits as f32).sqrt();
        let score = |branch: &Branch<G::Move>| {
            let to = &self.nodes[branch.to];
            let untried = if to.visits == 0 { UNTRIED } else { 0.0 };
            to.worth[seat.index()] - untried + curious * branch.weight / (1 + to.visits) as f32
        };
        let best = branches.iter().map(|branch| (score(branch), branch.to)).reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, to)| to)
    }

    /// Lists the actions of a node.
    fn look(&mut self, at: usize) {
        let node = &self.nodes[at];
        let Some(seat) = node.seat() else { return };
        if node.branches.is_some() || self.nodes.len() > MOST_NODES {
            return;
        }
        let actions = node.position.actions(seat);
        let best = actions.iter().map(|action| action.lead).fold(f32::MIN, f32::max);
        let likely = |action: &Action<G>| (2f32.ln() * (action.lead - best) / (LIKELY * G::SWING)).exp();
        let all: f32 = actions.iter().map(likely).sum();
        let even = EVEN / actions.len().max(1) as f32;
        let mut branches = Vec::with_capacity(actions.len());
        for action in actions {
            let weight = (1.0 - EVEN) * likely(&action) / all + even;
            branches.push(Branch { steps: action.steps, to: self.nodes.len(), weight });
            self.nodes.push(Node::new(action.after));
        }
        self.nodes[at].branches = Some(branches);
    }

    /// A node is worth what its best action is worth, of those tried if any was.
    fn learn(&mut self, at: usize) {
        let node = &self.nodes[at];
        let (Some(seat), Some(branches)) = (node.seat(), &node.branches) else { return };
        let worth = |to: &&Node<G>| (to.visits > 0, to.worth[seat.index()]);
        let to = branches.iter().map(|branch| &self.nodes[branch.to]);
        if let Some(best) = to.reduce(|best, next| if worth(&next) > worth(&best) { next } else { best }) {
            self.nodes[at].worth = best.worth;
        }
    }

    /// The action that was tried most, of equals the one worth most.
    fn best_branch(&self, at: usize) -> Option<&Branch<G::Move>> {
        let node = self.nodes.get(at)?;
        let (seat, branches) = (node.seat()?, node.branches.as_ref()?);
        let sure = |branch: &Branch<G::Move>| (self.nodes[branch.to].visits, self.nodes[branch.to].worth[seat.index()]);
        branches.iter().reduce(|best, next| if sure(next) > sure(best) { next } else { best })
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
            let (visits, value) = (u64::from(to.visits), f64::from(to.worth[seat.index()]));
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

    /// The steps of the actions that are expected.
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

    /// Keeps what lies behind one step of the seat that decides.
    pub(super) fn descend(&mut self, step: G::Move) {
        let Some(root) = self.nodes.first() else { return };
        let mut position = root.position.clone();
        position.play(step, &mut ());
        let kept: Vec<_> = root.branches.iter().flatten().filter(|branch| branch.steps[0] == step).cloned().collect();
        let mut plan = Plan { nodes: Vec::new() };
        match &kept[..] {
            [] => {}
            [whole] if whole.steps.len() == 1 => plan.copy(self, whole.to),
            _ => {
                plan.nodes.push(Node { position, visits: 0, worth: root.worth, branches: None });
                let all: f32 = kept.iter().map(|branch| branch.weight).sum();
                let branches = kept.into_iter().map(|branch| {
                    let to = plan.nodes.len();
                    plan.copy(self, branch.to);
                    Branch { steps: branch.steps[1..].to_vec(), to, weight: branch.weight / all }
                });
                let branches: Vec<_> = branches.collect();
                plan.nodes[ROOT].visits = branches.iter().map(|branch| plan.nodes[branch.to].visits).sum();
                plan.nodes[ROOT].branches = Some(branches);
                plan.learn(ROOT);
            }
        }
        *self = plan;
    }

    /// Copies a node of another tree with all below it.
    fn copy(&mut self, from: &Plan<G>, at: usize) {
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
