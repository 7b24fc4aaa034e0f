//! The tree: one node per move after a sequence of moves, with what the search has learnt about it.

use den_core::{Game, Seat};
use rand::Rng;

use super::{Settings, Worth};
use crate::{Considered, Judge, Lots};

/// The node of the decision itself.
pub(super) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;
/// The share of the curiosity that every move gets, however bad it looks.
const EVEN: f32 = 0.2;
/// A move never tried is taken for a little worse than the others have been.
const UNTRIED: f32 = 0.05;
/// The tree stops growing here.
const MOST_NODES: usize = 4_000_000;

#[derive(Clone, Debug)]
struct Node<M> {
    /// The move that leads here (none at the root) and who made it.
    play: Option<M>,
    seat: Seat,
    /// The first child and the next sibling. Siblings are sorted by seat and move.
    first: u32,
    next: u32,
    /// How often the move was made, and how often it could have been.
    visits: u32,
    seen: u32,
    /// How good it looked at a glance, as a weight.
    weight: f32,
    /// What it brought the seat that made it, added up.
    sum: f64,
}

/// A tree of moves.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
    /// The nodes of the legal moves of the decision at hand.
    now: Vec<u32>,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        let root = Node { play: None, seat: Seat(0), first: NONE, next: NONE, visits: 0, seen: 0, weight: 1.0, sum: 0.0 };
        Tree { nodes: vec![root], now: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    fn node(&self, at: u32) -> &Node<G::Move> {
        &self.nodes[at as usize]
    }

    pub(super) fn visits(&self, at: u32) -> u32 {
        self.node(at).visits
    }

    pub(super) fn seat(&self, at: u32) -> Seat {
        self.node(at).seat
    }

    pub(super) fn play(&self, at: u32) -> G::Move {
        self.node(at).play.expect("only the root has no move")
    }

    pub(super) fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let link = |to: u32| (to != NONE).then_some(to);
        std::iter::successors(link(self.node(at).first), move |&child| link(self.node(child).next))
    }

    pub(super) fn considered(&self, at: u32) -> Considered<G> {
        let node = self.node(at);
        Considered { play: self.play(at), visits: u64::from(node.visits), value: node.sum / f64::from(node.visits.max(1)) }
    }

    pub(super) fn most_tried(&self, at: u32) -> Option<u32> {
        let mean = |c: u32| self.node(c).sum / f64::from(self.node(c).visits);
        let tried = self.children(at).filter(|&c| self.visits(c) > 0);
        tried.max_by(|&a, &b| (self.visits(a), mean(a)).partial_cmp(&(self.visits(b), mean(b))).unwrap_or(std::cmp::Ordering::Equal))
    }

    /// The line of most tried moves from the root.
    pub(super) fn line(&self) -> Vec<String> {
        const LONGEST: usize = 8;
        const FEWEST: u32 = 4;
        let steps = std::iter::successors(self.most_tried(ROOT), |&at| self.most_tried(at));
        let trusted = steps.enumerate().take_while(|&(depth, at)| depth == 0 || self.visits(at) >= FEWEST).take(LONGEST);
        trusted.map(|(_, at)| format!("{}: {}", self.seat(at), self.play(at))).collect()
    }

    /// Adds what a walk along `path` was worth.
    pub(super) fn learn(&mut self, path: &[u32], worth: &Worth) {
        self.nodes[ROOT as usize].visits += 1;
        for &at in path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.sum += f64::from(worth[node.seat.index()]);
        }
    }

    /// The child of `at` to try next, among the legal moves of `seat` in this world. Moves not met before are added.
    pub(super) fn select(&mut self, at: u32, seat: Seat, world: &G, legal: &[G::Move], settings: &Settings, rng: &mut Lots) -> u32
    where
        G: Judge,
    {
        self.grow(at, seat, world, legal, settings, rng);
        let (mut visits, mut sum, mut weight) = (0u32, 0.0f64, 0.0f32);
        for &child in &self.now {
            let node = &mut self.nodes[child as usize];
            node.seen += 1;
            visits += node.visits;
            sum += node.sum;
            weight += node.weight;
        }
        let untried = if visits == 0 { 0.5 } else { (sum / f64::from(visits)) as f32 - UNTRIED };
        let even = EVEN / legal.len() as f32;
        let (mut best, mut best_score) = (NONE, f32::MIN);
        for &child in &self.now {
            let node = self.node(child);
            let value = if node.visits == 0 { untried } else { (node.sum / f64::from(node.visits)) as f32 };
            let share = (1.0 - EVEN) * node.weight / weight + even;
            let score = value + settings.explore * share * (node.seen as f32).sqrt() / (1 + node.visits) as f32;
            if score > best_score {
                (best, best_score) = (child, score);
            }
        }
        best
    }

    /// Puts the nodes of the legal moves into `self.now`, adding those that are missing. Both lists are sorted, so one walk does it.
    fn grow(&mut self, at: u32, seat: Seat, world: &G, legal: &[G::Move], settings: &Settings, rng: &mut Lots)
    where
        G: Judge,
    {
        self.now.clear();
        let mut lead = None;
        let (mut before, mut child) = (NONE, self.node(at).first);
        for &m in legal {
            while child != NONE && (self.node(child).seat, self.node(child).play) < (seat, Some(m)) {
                (before, child) = (child, self.node(child).next);
            }
            if child == NONE || (self.node(child).seat, self.node(child).play) != (seat, Some(m)) {
                let weight = hair(rng) * weigh(world, m, seat, legal.len(), settings, &mut lead);
                child = self.insert(at, before, child, seat, m, weight);
            }
            self.now.push(child);
            (before, child) = (child, self.node(child).next);
        }
    }

    fn insert(&mut self, parent: u32, before: u32, next: u32, seat: Seat, m: G::Move, weight: f32) -> u32 {
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { play: Some(m), seat, first: NONE, next, visits: 0, seen: 0, weight, sum: 0.0 });
        match before {
            NONE => self.nodes[parent as usize].first = new,
            _ => self.nodes[before as usize].next = new,
        }
        new
    }

    /// Whether a node has been met before and may have children.
    pub(super) fn may_grow(&self, at: u32) -> bool {
        self.visits(at) > 0 && (self.nodes.len() < MOST_NODES || self.node(at).first != NONE)
    }

    /// The node after these moves.
    pub(super) fn find(&self, steps: &[(Seat, G::Move)]) -> Option<u32> {
        steps.iter().try_fold(ROOT, |at, &(seat, m)| self.children(at).find(|&c| self.seat(c) == seat && self.play(c) == m))
    }

    /// Makes the node after these moves the root; an empty tree if there is none.
    pub(super) fn descend(&mut self, steps: &[(Seat, G::Move)]) {
        let kept = self.find(steps).map_or_else(Tree::new, |at| self.below(at));
        *self = kept;
    }

    /// A tree of what lies below `at`.
    fn below(&self, at: u32) -> Tree<G> {
        let mut tree = Tree::new();
        tree.nodes[0].visits = self.visits(at);
        let mut open = vec![(at, ROOT)];
        while let Some((from, to)) = open.pop() {
            let mut before = NONE;
            for child in self.children(from) {
                let node = self.node(child).clone();
                let new = tree.insert(to, before, NONE, node.seat, self.play(child), node.weight);
                tree.nodes[new as usize] = Node { first: NONE, next: NONE, ..node };
                open.push((child, new));
                before = new;
            }
        }
        tree
    }
}

/// A move's weight: how good it looks at a glance. The lead is looked at once for all moves.
fn weigh<G: Judge>(world: &G, m: G::Move, seat: Seat, moves: usize, settings: &Settings, lead: &mut Option<f32>) -> f32 {
    if settings.glance <= 0.0 || moves < 2 {
        return 1.0;
    }
    let lead = *lead.get_or_insert_with(|| world.lead(seat));
    (settings.glance * world.lean(m, seat, lead) / G::SWING).clamp(-20.0, 20.0).exp()
}

/// Blurs a weight by a hair, so that equals are tried in any order.
fn hair(rng: &mut Lots) -> f32 {
    1.0 + (rng.next_u32() >> 16) as f32 * 1e-6
}
