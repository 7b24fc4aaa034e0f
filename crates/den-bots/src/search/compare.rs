//! Values for every seat: of a position, and of moves that are compared with each other.

use den_core::MAX_SEATS;

use super::Search;
use crate::{Evaluate, Rng, Shares};

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

    /// Tries each of these moves in the same `rounds` worlds with the same random numbers, so that only the moves differ. Call it after
    /// [`Search::run`]; moves that the search does not know are left out. In a game with whole actions there is one world, and the best
    /// action that starts with each move is tried `rounds` times.
    pub fn compare(
        &mut self,
        moves: &[G::Move],
        rounds: u32,
        mut world: impl FnMut(&mut Rng) -> G,
        rng: &mut Rng,
    ) -> Vec<Comparison<G::Move>> {
        if let Some(macro_moves) = self.macro_moves {
            moves.iter().for_each(|&play| self.macro_tree.settle(play, rounds, macro_moves, &mut self.evaluator));
            let after = moves.iter().filter_map(|&play| Some((play, self.macro_tree.shares_after(play)?)));
            return after.map(|(play, shares)| Comparison { play, shares: vec![shares] }).collect();
        }
        let steps = self.tree.promising(usize::MAX);
        let steps: Vec<_> = moves.iter().filter_map(|&m| steps.iter().copied().find(|&step| self.tree.play(step) == m)).collect();
        let mut found: Vec<_> =
            steps.iter().map(|&step| Comparison { play: self.tree.play(step), shares: Vec::with_capacity(rounds as usize) }).collect();
        for _ in 0..rounds {
            let world = world(rng);
            let before = rng.clone();
            for (&step, found) in steps.iter().zip(&mut found) {
                *rng = before.clone();
                let shares = self.iterate_after(step, world.clone(), rng);
                found.shares.push(shares);
            }
        }
        found
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
