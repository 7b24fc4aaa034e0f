//! The tree: what the search has learnt about each move after each sequence of moves.

use std::cmp::Ordering;

use den_core::{Game, Seat, dice};
use rand::Rng as _;

use crate::bot::lower_bound;
use crate::{Considered, Evaluate, LearnedEvaluation, Rng, SearchConfig, Shares};

/// The node of the decision itself.
pub(super) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;
/// The share of the exploration that is the same for every move, whatever its prior.
const UNIFORM: f32 = 0.2;
/// How much lower than the average of the others an untried move is valued.
const FIRST_PLAY_REDUCTION: f32 = 0.05;
/// The maximum size of the tree.
const MAX_NODES: usize = 1_000_000;

/// A move from a node.
#[derive(Clone, Debug)]
struct Edge<M> {
    play: M,
    seat: Seat,
    /// The node it leads to, if it exists.
    to: u32,
    /// How often the move was made, and how often it was available.
    visits: u32,
    seen: u32,
    /// Its prior, as a weight.
    prior: f32,
    /// The sum of the shares of the seat that made it. With single precision it would stop growing after some million tries.
    sum: f64,
}

impl<M: Copy + Ord> Edge<M> {
    fn new(seat: Seat, play: M, prior: f32) -> Edge<M> {
        Edge { play, seat, to: NONE, visits: 0, seen: 0, prior, sum: 0.0 }
    }

    /// The sort order of moves in a node. The move comes first, because two seats rarely share one.
    #[inline]
    fn order(&self, seat: Seat, m: M) -> Ordering {
        self.play.cmp(&m).then_with(|| self.seat.cmp(&seat))
    }

    /// The upper confidence bound of a move that was made before, without a prior. Counts it as available once more.
    #[inline]
    fn upper_bound(&mut self, exploration: f32) -> f32 {
        self.seen += 1;
        (self.sum as f32 + exploration * (self.seen as f32).sqrt()) / self.visits as f32
    }

    #[inline]
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
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
fn are_exactly<M: Copy + Eq>(edges: &[Edge<M>], seat: Seat, legal: &[M]) -> bool {
    edges.len() == legal.len() && edges.iter().zip(legal).all(|(edge, m)| edge.play == *m && edge.seat == seat)
}

/// The move with the highest upper confidence bound among those with the indices `legal`, using priors (PUCT). Counts all of them as
/// available once more.
#[inline]
fn best_by_prior<M>(edges: &mut [Edge<M>], legal: impl Iterator<Item = u32> + Clone, moves: usize, config: &SearchConfig) -> u32 {
    let (mut visits, mut sum, mut priors) = (0u32, 0.0f32, 0.0f32);
    for e in legal.clone() {
        let edge = &edges[e as usize];
        visits += edge.visits;
        sum += edge.sum as f32;
        priors += edge.prior;
    }
    let untried = if visits == 0 { 0.5 } else { sum / visits as f32 - FIRST_PLAY_REDUCTION };
    let uniform = config.exploration * UNIFORM / moves as f32;
    let per_prior = config.exploration * (1.0 - UNIFORM) / priors;
    let (mut best, mut best_score) = (0, f32::MIN);
    for e in legal {
        let edge = &mut edges[e as usize];
        edge.seen += 1;
        let exploration = (per_prior * edge.prior + uniform) * (edge.seen as f32).sqrt();
        let score = if edge.visits == 0 { untried + exploration } else { (edge.sum as f32 + exploration) / edge.visits as f32 };
        if score > best_score {
            (best, best_score) = (e, score);
        }
    }
    best
}

/// The same without priors, among all moves; each was made before.
#[inline]
fn best_without_prior<M: Copy + Ord>(edges: &mut [Edge<M>], config: &SearchConfig) -> u32 {
    let exploration = config.exploration / edges.len() as f32;
    let (mut best, mut best_score) = (0, f32::MIN);
    for (e, edge) in edges.iter_mut().enumerate() {
        let score = edge.upper_bound(exploration);
        if score > best_score {
            (best, best_score) = (e, score);
        }
    }
    best as u32
}

/// A step of a walk: the node, and the index of the move.
pub(super) type Step = (u32, u32);

/// A tree of moves.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
    /// The indices of the current node's moves that are legal in the current world.
    legal: Vec<u32>,
    /// Whether the root has exactly the moves of the decision. They are legal in every world and need not be listed again.
    root_complete: bool,
    /// Whether the root comes from an earlier decision and may contain moves of worlds that are no longer possible.
    reused: bool,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Tree { nodes: vec![Node::new()], legal: Vec::new(), root_complete: false, reused: false }
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

    /// The most promising moves of the root: those tried most often; of equals, those with the larger prior.
    pub(super) fn promising(&self, most: usize) -> Vec<Step> {
        let edges = &self.node(ROOT).edges;
        let mut order: Vec<u32> = (0..edges.len() as u32).collect();
        let key = |e: &u32| (edges[*e as usize].visits, edges[*e as usize].prior);
        order.sort_by(|a, b| key(b).partial_cmp(&key(a)).unwrap_or(Ordering::Equal));
        order.into_iter().take(most).map(|e| (ROOT, e)).collect()
    }

    /// How often a move was tried.
    pub(super) fn visits(&self, step: Step) -> u32 {
        self.edge(step).visits
    }

    /// The moves tried after these.
    pub(super) fn tried(&self, steps: &[(Seat, G::Move)]) -> Vec<(Seat, G::Move)> {
        let Some(at) = self.find(steps) else { return Vec::new() };
        self.node(at).edges.iter().filter(|edge| edge.visits > 0).map(|edge| (edge.seat, edge.play)).collect()
    }

    /// The move of a node with the best lower confidence bound.
    pub(super) fn best(&self, at: u32) -> Option<Step> {
        let bound = |edge: &Edge<G::Move>| lower_bound(edge.mean(), u64::from(edge.visits));
        let tried = self.node(at).edges.iter().enumerate().filter(|(_, edge)| edge.visits > 0);
        let best = tried.reduce(|best, next| if bound(next.1) > bound(best.1) { next } else { best });
        best.map(|(e, _)| (at, e as u32))
    }

    /// The best moves in sequence from the root.
    pub(super) fn line(&self) -> Vec<(Seat, G::Move)> {
        const LONGEST: usize = 8;
        const MIN_VISITS: u32 = 4;
        let after = |&step: &Step| {
            let to = self.edge(step).to;
            if to == NONE { None } else { self.best(to) }
        };
        let steps = std::iter::successors(self.best(ROOT), after).map(|step| self.edge(step));
        let trusted = steps.enumerate().take_while(|(depth, edge)| *depth == 0 || edge.visits >= MIN_VISITS).take(LONGEST);
        trusted.map(|(_, edge)| (edge.seat, edge.play)).collect()
    }

    /// Adds the result of an iteration to every move on its path.
    pub(super) fn backpropagate(&mut self, path: &[Step], shares: &Shares) {
        for &(at, which) in path {
            let edge = &mut self.nodes[at as usize].edges[which as usize];
            edge.visits += 1;
            edge.sum += f64::from(shares[edge.seat.index()]);
        }
    }

    /// The node that a step leads to. `None` until its move was made `expand_after` times, or once the tree is full.
    #[inline]
    pub(super) fn after(&mut self, (at, which): Step, expand_after: u32) -> Option<u32> {
        let new = self.nodes.len();
        let edge = &mut self.nodes[at as usize].edges[which as usize];
        if edge.to == NONE && edge.visits >= expand_after && new < MAX_NODES {
            edge.to = new as u32;
            self.nodes.push(Node::new());
            return Some(new as u32);
        }
        (edge.to != NONE).then_some(edge.to)
    }

    /// The move to try next, if this is the root and its moves are known to be legal in every world.
    #[inline]
    pub(super) fn select_at_complete_root(&mut self, at: u32, config: &SearchConfig) -> Option<Step> {
        if at != ROOT || !self.root_complete {
            return None;
        }
        let edges = &mut self.nodes[ROOT as usize].edges;
        let all = edges.len();
        let which =
            if config.prior_weight <= 0.0 { best_without_prior(edges, config) } else { best_by_prior(edges, 0..all as u32, all, config) };
        Some((ROOT, which))
    }

    /// The move to try next among the legal moves of `seat` in this world. New moves are added.
    #[allow(clippy::too_many_arguments, reason = "it is the hot path; a struct for the arguments would be built at every step")]
    #[inline]
    pub(super) fn select(
        &mut self,
        at: u32,
        seat: Seat,
        world: &G,
        legal: &[G::Move],
        config: &SearchConfig,
        learned: &mut Option<LearnedEvaluation<G>>,
        rng: &mut Rng,
    ) -> Step
    where
        G: Evaluate,
    {
        if config.prior_weight <= 0.0 {
            let which = self.select_without_prior(at, seat, legal, config, rng);
            self.root_complete |= at == ROOT && !self.reused && self.node(ROOT).edges.len() == legal.len();
            return (at, which);
        }
        let edges = &mut self.nodes[at as usize].edges;
        if are_exactly(edges, seat, legal) {
            // Usually the same moves are legal in every world.
            return (at, best_by_prior(edges, 0..legal.len() as u32, legal.len(), config));
        }
        self.add_missing(at, seat, world, legal, &mut Priors { config, learned, baseline: None }, rng);
        self.root_complete |= at == ROOT && !self.reused;
        let edges = &mut self.nodes[at as usize].edges;
        (at, best_by_prior(edges, self.legal.iter().copied(), legal.len(), config))
    }

    /// The same without priors: every move is tried once before any is tried again. Both lists are sorted, so a single pass finds either a
    /// missing move or the most promising one.
    #[inline]
    fn select_without_prior(&mut self, at: u32, seat: Seat, legal: &[G::Move], config: &SearchConfig, rng: &mut Rng) -> u32 {
        let edges = &mut self.nodes[at as usize].edges[..];
        if edges.len() < legal.len() {
            return self.add_one(at, seat, legal, rng);
        }
        let exploration = config.exploration / legal.len() as f32;
        let (mut best, mut best_score) = (0, f32::MIN);
        let mut e = 0;
        for &m in legal {
            while edges.get(e).is_some_and(|edge| edge.play != m || edge.seat != seat) {
                e += 1;
            }
            let Some(edge) = edges.get_mut(e) else {
                return self.add_one(at, seat, legal, rng);
            };
            let score = edge.upper_bound(exploration);
            if score > best_score {
                (best, best_score) = (e, score);
            }
            e += 1;
        }
        best as u32
    }

    /// Adds one of the legal moves that are not in the tree, starting at a random index.
    fn add_one(&mut self, at: u32, seat: Seat, legal: &[G::Move], rng: &mut Rng) -> u32 {
        let edges = &mut self.nodes[at as usize].edges;
        let (before, after) = legal.split_at(dice::below(rng, legal.len() as u32) as usize);
        for &m in after.iter().chain(before) {
            if let Err(e) = edges.binary_search_by(|edge| edge.order(seat, m)) {
                edges.insert(e, Edge::new(seat, m, 1.0));
                return e as u32;
            }
        }
        0
    }

    /// Finds the legal moves in the tree, adding missing ones with their priors.
    fn add_missing(&mut self, at: u32, seat: Seat, world: &G, legal: &[G::Move], priors: &mut Priors<'_, G>, rng: &mut Rng)
    where
        G: Evaluate,
    {
        self.legal.clear();
        let edges = &mut self.nodes[at as usize].edges;
        if edges.is_empty() {
            edges.reserve_exact(legal.len());
        }
        let mut e = 0;
        for &m in legal {
            if !skip_to(edges, &mut e, seat, m) {
                let prior = jitter(rng) * if legal.len() < 2 { 1.0 } else { priors.weight(world, m, seat) };
                edges.insert(e, Edge::new(seat, m, prior));
            }
            self.legal.push(e as u32);
            e += 1;
        }
    }

    /// The node after these moves.
    fn find(&self, steps: &[(Seat, G::Move)]) -> Option<u32> {
        steps.iter().try_fold(ROOT, |at, &(seat, m)| {
            let edge = self.node(at).edges.iter().find(|edge| edge.order(seat, m).is_eq())?;
            (edge.to != NONE).then_some(edge.to)
        })
    }

    /// Makes the node after these moves the root; an empty tree if there is none.
    pub(super) fn descend(&mut self, steps: &[(Seat, G::Move)]) {
        let kept = self.find(steps).map_or_else(Tree::new, |at| self.below(at));
        *self = kept;
    }

    /// The subtree at `at`.
    fn below(&self, at: u32) -> Tree<G> {
        let mut tree = Tree { nodes: vec![self.node(at).clone()], legal: Vec::new(), root_complete: false, reused: true };
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

/// Advances to where the move is or belongs, and returns whether it is there.
#[inline]
fn skip_to<M: Copy + Ord>(edges: &[Edge<M>], e: &mut usize, seat: Seat, m: M) -> bool {
    while let Some(edge) = edges.get(*e) {
        match edge.order(seat, m) {
            Ordering::Less => *e += 1,
            Ordering::Equal => return true,
            Ordering::Greater => return false,
        }
    }
    false
}

/// Computes the priors of the moves of a position.
struct Priors<'a, G: Evaluate> {
    config: &'a SearchConfig,
    learned: &'a mut Option<LearnedEvaluation<G>>,
    /// Computed once for all moves.
    baseline: Option<f32>,
}

impl<G: Evaluate> Priors<'_, G> {
    /// A move's prior as a weight.
    fn weight(&mut self, world: &G, m: G::Move, seat: Seat) -> f32 {
        let gain = match self.learned {
            Some(learned) if self.config.learned_prior_weight > 0.0 => {
                let baseline = *self.baseline.get_or_insert_with(|| learned.strength(world, seat));
                let mut after = world.clone();
                after.play(m, &mut ());
                self.config.learned_prior_weight * (learned.strength(&after, seat) - baseline)
            }
            _ => {
                let baseline = *self.baseline.get_or_insert_with(|| world.prior_baseline(seat));
                self.config.prior_weight * world.prior(m, seat, baseline) / G::SEARCH.lead_scale
            }
        };
        gain.clamp(-20.0, 20.0).exp()
    }
}

/// Makes equal priors slightly different, so that they are tried in random order.
fn jitter(rng: &mut Rng) -> f32 {
    1.0 + (rng.next_u32() >> 16) as f32 * 1e-6
}
