//! Values for every seat: of a position, and of moves that are compared with each other.

use den_core::MAX_SEATS;

use super::Search;
use crate::{Evaluate, MacroMoves, Rng, Shares};

/// What a comparison found about one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison<M> {
    /// The move.
    pub play: M,
    /// The expected share of the win of each seat in each of the compared worlds, in the order of the worlds.
    pub shares: Vec<Shares>,
}

impl<M> Comparison<M> {
    /// The mean over the worlds.
    pub fn mean(&self) -> [f64; MAX_SEATS] {
        mean(self.shares.iter())
    }
}

/// A comparison of moves that is not finished yet: each is tried in the same worlds with the same random numbers, so that only the moves
/// differ. Moves that the search does not know are left out. In a game with whole actions there is one world, and the best action that
/// starts with each move is tried once for each round.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparing<M> {
    moves: Vec<M>,
    rounds: u32,
    /// How many rounds are left; with whole actions 0 once every move has been tried often enough.
    left: u32,
    /// With whole actions: the move that is being tried, and how often it has been.
    at: usize,
    tried: u64,
    /// What was found so far about each move.
    shares: Vec<Vec<Shares>>,
}

impl<M> Comparing<M> {
    /// A comparison of these moves in `rounds` worlds.
    pub fn new(moves: Vec<M>, rounds: u32) -> Comparing<M> {
        let shares = moves.iter().map(|_| Vec::new()).collect();
        Comparing { moves, rounds, left: rounds, at: 0, tried: 0, shares }
    }

    /// Whether nothing is left to do.
    pub fn is_done(&self) -> bool {
        self.left == 0
    }
}

impl<G: Evaluate> Search<G> {
    /// The expected share of the win of each seat in a fully known position, by this many more iterations; without any, by evaluation alone.
    pub fn value(&mut self, position: &G, iterations: u64, rng: &mut Rng) -> [f64; MAX_SEATS] {
        if iterations == 0 {
            return self.evaluator.evaluate(position).map(f64::from);
        }
        if let Some(macro_moves) = self.macro_moves {
            for _ in 0..iterations {
                self.macro_tree.iterate(position.clone(), macro_moves, &mut self.evaluator);
            }
            return self.macro_tree.shares().unwrap_or_default().map(f64::from);
        }
        let results: Vec<Shares> = (0..iterations)
            .map(|_| {
                self.start_path(position);
                self.walk(super::ROOT, position.clone(), rng)
            })
            .collect();
        mean(results.iter())
    }

    /// Continues a comparison with at most this many iterations, or one round if that is more, and returns how many it made. The result does
    /// not depend on how the iterations are divided. Call it after [`Search::run`].
    pub fn compare(
        &mut self,
        comparing: &mut Comparing<G::Move>,
        iterations: u64,
        mut world: impl FnMut(&mut Rng) -> G,
        rng: &mut Rng,
    ) -> u64 {
        if let Some(macro_moves) = self.macro_moves {
            return self.compare_actions(comparing, iterations, macro_moves);
        }
        let known = self.tree.promising(usize::MAX);
        let step = |m: &G::Move| known.iter().copied().find(|&step| self.tree.play(step) == *m);
        let steps: Vec<_> = comparing.moves.iter().map(step).collect();
        let per_round = steps.iter().flatten().count().max(1) as u64;
        let mut made = 0_u64;
        while !comparing.is_done() && (made == 0 || made + per_round <= iterations) {
            let world = world(rng);
            let before = rng.clone();
            for (step, shares) in steps.iter().zip(&mut comparing.shares) {
                let Some(step) = *step else { continue };
                *rng = before.clone();
                shares.push(self.iterate_after(step, world.clone(), rng));
            }
            comparing.left -= 1;
            made += per_round;
        }
        made
    }

    fn compare_actions(&mut self, comparing: &mut Comparing<G::Move>, iterations: u64, macro_moves: &dyn MacroMoves<G>) -> u64 {
        let (mut made, iterations) = (0, iterations.max(1));
        while let Some(&play) = comparing.moves.get(comparing.at) {
            // Two actions may take turns at being the best.
            let most = 2 * u64::from(comparing.rounds) - comparing.tried;
            let may = most.min(iterations - made);
            let tried = self.macro_tree.settle(play, comparing.rounds, may, macro_moves, &mut self.evaluator);
            made += tried;
            comparing.tried += tried;
            if tried == may && may < most {
                break;
            }
            (comparing.at, comparing.tried) = (comparing.at + 1, 0);
        }
        if comparing.at == comparing.moves.len() {
            comparing.left = 0;
        }
        made
    }

    /// What a comparison has found.
    pub fn compared(&self, comparing: Comparing<G::Move>) -> Vec<Comparison<G::Move>> {
        if self.macro_moves.is_some() {
            let after = comparing.moves.into_iter().filter_map(|play| Some((play, self.macro_tree.shares_after(play)?)));
            return after.map(|(play, shares)| Comparison { play, shares: vec![shares] }).collect();
        }
        let found = comparing.moves.into_iter().zip(comparing.shares).map(|(play, shares)| Comparison { play, shares });
        found.filter(|comparison| !comparison.shares.is_empty()).collect()
    }
}

fn mean<'a>(shares: impl ExactSizeIterator<Item = &'a Shares>) -> [f64; MAX_SEATS] {
    let n = shares.len().max(1) as f64;
    let mut sums = [0.0; MAX_SEATS];
    for of_seat in shares {
        sums.iter_mut().zip(of_seat).for_each(|(sum, share)| *sum += f64::from(*share));
    }
    sums.map(|sum| sum / n)
}
