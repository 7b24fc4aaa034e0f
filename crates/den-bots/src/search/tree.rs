//! The tree: what the search has learnt about each move after each sequence of moves.

use std::cmp::Ordering;

use den_core::{Game, Seat, dice};
use rand::Rng;

use super::{Settings, Worth, at_least};
use crate::{Considered, Judge, Lots};

/// The node of the decision itself.
pub(super) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;
/// The share of the curiosity that every move gets, however bad it looks.
const EVEN: f32 = 0.2;
/// A move never tried is taken for a little worse than the others have been.
const UNTRIED: f32 = 0.05;
/// The tree stops growing here.
const MOST_NODES: usize = 1_000_000;

/// A move from a node.
#[derive(Clone, Debug)]
struct Edge<M> {
    play: M,
    seat: Seat,
    /// The node it leads to, once there is one.
    to: u32,
    /// How often the move was made, and how often it could have been.
    visits: u32,
    seen: u32,
    /// How good it looked at a glance, as a weight.
    weight: f32,
    /// What it brought the seat that made it, added up.
    sum: f32,
}

impl<M: Copy + Ord> Edge<M> {
    fn new(seat: Seat, play: M, weight: f32) -> Edge<M> {
        Edge { play, seat, to: NONE, visits: 0, seen: 0, weight, sum: 0.0 }
    }

    /// Where it stands among the moves of a node. The move comes first: two seats hardly ever share one.
    #[inline]
    fn place(&self, seat: Seat, m: M) -> Ordering {
        self.play.cmp(&m).then_with(|| self.seat.cmp(&seat))
    }

    /// How promising a move is that was made before, without a glance. It has been seen once more.
    #[inline]
    fn score_plainly(&mut self, explore: f32) -> f32 {
        self.seen += 1;
        (self.sum + explore * (self.seen as f32).sqrt()) / self.visits as f32
    }

    #[inline]
    fn mean(&self) -> f64 {
        f64::from(self.sum) / f64::from(self.visits.max(1))
    }
}

/// A point after a sequence of moves.
#[derive(Clone, Debug)]
struct Node<M> {
    /// Sorted by move, as lists of legal moves are, then by seat.
    edges: Vec<Edge<M>>,
}

impl<M> Node<M> {
    const fn new() -> Self {
        Node { edges: Vec::new() }
    }
}

/// Whether these are exactly the seat's legal moves.
#[inline]
fn holds<M: Copy + Eq>(edges: &[Edge<M>], seat: Seat, legal: &[M]) -> bool {
    edges.len() == legal.len() && edges.iter().zip(legal).all(|(edge, m)| edge.play == *m && edge.seat == seat)
}

/// The most promising of some moves: what it brought so far, and how curious it makes. They have been seen once more.
#[inline]
fn pick<M>(edges: &mut [Edge<M>], legal: impl Iterator<Item = u32> + Clone, moves: usize, settings: &Settings) -> u32 {
    let (mut visits, mut sum, mut weight) = (0u32, 0.0f32, 0.0f32);
    for e in legal.clone() {
        let edge = &edges[e as usize];
        visits += edge.visits;
        sum += edge.sum;
        weight += edge.weight;
    }
    let untried = if visits == 0 { 0.5 } else { sum / visits as f32 - UNTRIED };
    let even = settings.explore * EVEN / moves as f32;
    let per_weight = settings.explore * (1.0 - EVEN) / weight;
    let (mut best, mut best_score) = (0, f32::MIN);
    for e in legal {
        let edge = &mut edges[e as usize];
        edge.seen += 1;
        let curious = (per_weight * edge.weight + even) * (edge.seen as f32).sqrt();
        let score = if edge.visits == 0 { untried + curious } else { (edge.sum + curious) / edge.visits as f32 };
        if score > best_score {
            (best, best_score) = (e, score);
        }
    }
    best
}

/// The same without a glance, of all moves; each was made before.
#[inline]
fn pick_plainly<M: Copy + Ord>(edges: &mut [Edge<M>], settings: &Settings) -> u32 {
    let explore = settings.explore / edges.len() as f32;
    let (mut best, mut best_score) = (0, f32::MIN);
    for (e, edge) in edges.iter_mut().enumerate() {
        let score = edge.score_plainly(explore);
        if score > best_score {
            (best, best_score) = (e, score);
        }
    }
    best as u32
}

/// A step of a walk: the node, and which of its moves was made.
pub(super) type Step = (u32, u32);

/// A tree of moves.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
    /// Which moves of the node at hand are legal in the world at hand.
    now: Vec<u32>,
    /// Whether the root holds all the moves of the decision itself and no others. They are legal in every world, so nobody need ask.
    whole: bool,
    /// Whether the root may hold others: those of worlds that an earlier decision imagined.
    kept: bool,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Tree { nodes: vec![Node::new()], now: Vec::new(), whole: false, kept: false }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    fn node(&self, at: u32) -> &Node<G::Move> {
        &self.nodes[at as usize]
    }

    fn edge(&self, (at, which): Step) -> &Edge<G::Move> {
        &self.nodes[at as usize].edges[which as usize]
    }

    pub(super) fn play(&self, step: Step) -> G::Move {
        self.edge(step).play
    }

    /// The moves tried at the decision itself.
    pub(super) fn considered(&self) -> Vec<Considered<G>> {
        let edges = self.node(ROOT).edges.iter().filter(|edge| edge.visits > 0);
        edges.map(|edge| Considered { play: edge.play, visits: u64::from(edge.visits), value: edge.mean() }).collect()
    }

    /// The moves tried after these.
    pub(super) fn tried(&self, steps: &[(Seat, G::Move)]) -> Vec<(Seat, G::Move)> {
        let Some(at) = self.find(steps) else { return Vec::new() };
        self.node(at).edges.iter().filter(|edge| edge.visits > 0).map(|edge| (edge.seat, edge.play)).collect()
    }

    /// The move of a node that is surest to be good.
    pub(super) fn surest(&self, at: u32) -> Option<Step> {
        let bound = |edge: &Edge<G::Move>| at_least(edge.mean(), u64::from(edge.visits));
        let tried = self.node(at).edges.iter().enumerate().filter(|(_, edge)| edge.visits > 0);
        let surest = tried.reduce(|best, next| if bound(next.1) > bound(best.1) { next } else { best });
        surest.map(|(e, _)| (at, e as u32))
    }

    /// The line of the surest moves from the root.
    pub(super) fn line(&self) -> Vec<(Seat, G::Move)> {
        const LONGEST: usize = 8;
        const FEWEST: u32 = 4;
        let after = |&step: &Step| {
            let to = self.edge(step).to;
            if to == NONE { None } else { self.surest(to) }
        };
        let steps = std::iter::successors(self.surest(ROOT), after).map(|step| self.edge(step));
        let trusted = steps.enumerate().take_while(|(depth, edge)| *depth == 0 || edge.visits >= FEWEST).take(LONGEST);
        trusted.map(|(_, edge)| (edge.seat, edge.play)).collect()
    }

    /// Adds what a walk along `path` was worth.
    pub(super) fn learn(&mut self, path: &[Step], worth: &Worth) {
        for &(at, which) in path {
            let edge = &mut self.nodes[at as usize].edges[which as usize];
            edge.visits += 1;
            edge.sum += worth[edge.seat.index()];
        }
    }

    /// The node that a step leads to. There is none before its move was made `ripe` times, or once the tree is full.
    #[inline]
    pub(super) fn after(&mut self, (at, which): Step, ripe: u32) -> Option<u32> {
        let new = self.nodes.len();
        let edge = &mut self.nodes[at as usize].edges[which as usize];
        if edge.to == NONE && edge.visits >= ripe && new < MOST_NODES {
            edge.to = new as u32;
            self.nodes.push(Node::new());
            return Some(new as u32);
        }
        (edge.to != NONE).then_some(edge.to)
    }

    /// The move to try next, if every move of the node is known to be legal in every world.
    #[inline]
    pub(super) fn select_any(&mut self, at: u32, settings: &Settings) -> Option<Step> {
        if at != ROOT || !self.whole {
            return None;
        }
        let edges = &mut self.nodes[ROOT as usize].edges;
        let all = edges.len();
        let which = if settings.glance <= 0.0 { pick_plainly(edges, settings) } else { pick(edges, 0..all as u32, all, settings) };
        Some((ROOT, which))
    }

    /// The move to try next, among the legal moves of `seat` in this world. Moves not met before are added.
    #[inline]
    pub(super) fn select(&mut self, at: u32, seat: Seat, world: &G, legal: &[G::Move], settings: &Settings, rng: &mut Lots) -> Step
    where
        G: Judge,
    {
        if settings.glance <= 0.0 {
            let which = self.select_plainly(at, seat, legal, settings, rng);
            self.whole |= at == ROOT && !self.kept && self.node(ROOT).edges.len() == legal.len();
            return (at, which);
        }
        let edges = &mut self.nodes[at as usize].edges;
        if holds(edges, seat, legal) {
            // Mostly the same moves are legal in every world.
            return (at, pick(edges, 0..legal.len() as u32, legal.len(), settings));
        }
        self.grow(at, seat, world, legal, settings, rng);
        self.whole |= at == ROOT && !self.kept;
        let edges = &mut self.nodes[at as usize].edges;
        (at, pick(edges, self.now.iter().copied(), legal.len(), settings))
    }

    /// The same without a glance: every move is tried once before any is tried again, so one walk along both lists, which are sorted,
    /// finds either a move that is missing or the most promising one.
    #[inline]
    fn select_plainly(&mut self, at: u32, seat: Seat, legal: &[G::Move], settings: &Settings, rng: &mut Lots) -> u32 {
        let edges = &mut self.nodes[at as usize].edges[..];
        if edges.len() < legal.len() {
            return self.add_any(at, seat, legal, rng);
        }
        let explore = settings.explore / legal.len() as f32;
        let (mut best, mut best_score) = (0, f32::MIN);
        let mut e = 0;
        for &m in legal {
            while edges.get(e).is_some_and(|edge| edge.play != m || edge.seat != seat) {
                e += 1;
            }
            let Some(edge) = edges.get_mut(e) else {
                return self.add_any(at, seat, legal, rng);
            };
            let score = edge.score_plainly(explore);
            if score > best_score {
                (best, best_score) = (e, score);
            }
            e += 1;
        }
        best as u32
    }

    /// Adds one of the legal moves that are not in the tree: the first from anywhere in the list.
    fn add_any(&mut self, at: u32, seat: Seat, legal: &[G::Move], rng: &mut Lots) -> u32 {
        let edges = &mut self.nodes[at as usize].edges;
        let (before, after) = legal.split_at(dice::below(rng, legal.len() as u32) as usize);
        for &m in after.iter().chain(before) {
            if let Err(e) = edges.binary_search_by(|edge| edge.place(seat, m)) {
                edges.insert(e, Edge::new(seat, m, 1.0));
                return e as u32;
            }
        }
        0
    }

    /// Notes where the legal moves are in the tree, adding all that are missing with how good they look.
    fn grow(&mut self, at: u32, seat: Seat, world: &G, legal: &[G::Move], settings: &Settings, rng: &mut Lots)
    where
        G: Judge,
    {
        self.now.clear();
        let edges = &mut self.nodes[at as usize].edges;
        if edges.is_empty() {
            edges.reserve_exact(legal.len());
        }
        let mut lead = None;
        let mut e = 0;
        for &m in legal {
            if !skip_to(edges, &mut e, seat, m) {
                let weight = hair(rng) * weigh(world, m, seat, legal.len(), settings, &mut lead);
                edges.insert(e, Edge::new(seat, m, weight));
            }
            self.now.push(e as u32);
            e += 1;
        }
    }

    /// The node after these moves.
    fn find(&self, steps: &[(Seat, G::Move)]) -> Option<u32> {
        steps.iter().try_fold(ROOT, |at, &(seat, m)| {
            let edge = self.node(at).edges.iter().find(|edge| edge.place(seat, m).is_eq())?;
            (edge.to != NONE).then_some(edge.to)
        })
    }

    /// Makes the node after these moves the root; an empty tree if there is none.
    pub(super) fn descend(&mut self, steps: &[(Seat, G::Move)]) {
        let kept = self.find(steps).map_or_else(Tree::new, |at| self.below(at));
        *self = kept;
    }

    /// A tree of what lies below `at`.
    fn below(&self, at: u32) -> Tree<G> {
        let mut tree = Tree { nodes: vec![self.node(at).clone()], now: Vec::new(), whole: false, kept: true };
        let mut next = 0;
        while next < tree.nodes.len() {
            for e in 0..tree.nodes[next].edges.len() {
                let from = tree.nodes[next].edges[e].to;
                if from != NONE {
                    tree.nodes[next].edges[e].to = tree.nodes.len() as u32;
                    tree.nodes.push(self.node(from).clone());
                }
            }
            next += 1;
        }
        tree
    }
}

/// Goes on to where the move stands or belongs, and tells whether it is there.
#[inline]
fn skip_to<M: Copy + Ord>(edges: &[Edge<M>], e: &mut usize, seat: Seat, m: M) -> bool {
    while let Some(edge) = edges.get(*e) {
        match edge.place(seat, m) {
            Ordering::Less => *e += 1,
            Ordering::Equal => return true,
            Ordering::Greater => return false,
        }
    }
    false
}

/// A move's weight: how good it looks at a glance. The lead is looked at once for all moves.
fn weigh<G: Judge>(world: &G, m: G::Move, seat: Seat, moves: usize, settings: &Settings, lead: &mut Option<f32>) -> f32 {
    if moves < 2 {
        return 1.0;
    }
    let lead = *lead.get_or_insert_with(|| world.footing(seat));
    (settings.glance * world.lean(m, seat, lead) / G::SWING).clamp(-20.0, 20.0).exp()
}

/// Blurs a weight by a hair, so that equals are tried in any order.
fn hair(rng: &mut Lots) -> f32 {
    1.0 + (rng.next_u32() >> 16) as f32 * 1e-6
}
