//! Perfect play in endings, over sampled worlds.

use den_core::Turn;

use crate::worlds::Worlds;
use crate::{Choice, Considered, Endgame, Evaluate, Rng, Thinking};

/// The cost of solving a world, in iterations of a search.
const COST: u64 = 100;
/// Fewer worlds do not give a reliable mean.
const MIN_WORLDS: u64 = 16;
/// More worlds are not needed.
const MAX_WORLDS: u64 = 200;

/// Solves the ending in many sampled worlds and chooses the move that is best on average. `None` if the end is too far away or the budget
/// too small.
pub(crate) fn solve<G: Evaluate>(
    endgame: &mut Option<Box<dyn Endgame<G>>>,
    worlds: &mut Worlds<'_, G>,
    legal: &[G::Move],
    rng: &mut Rng,
    thinking: &mut Thinking<'_>,
) -> Option<Choice<G>> {
    if thinking.iterations_left().is_some_and(|left| left < MIN_WORLDS * COST) {
        return None;
    }
    let mut sums = vec![0.0f64; legal.len()];
    let mut solved = 0;
    // Stop at a world that is too large to solve, because more like it will follow. A world is sampled even if none can be solved, so that
    // the random numbers of the search, and thus the games of the ladder, do not depend on a game's capabilities.
    loop {
        let world = worlds.sample(rng);
        let Turn::Seat(me) = world.turn() else { return None };
        let Some(values) = endgame.as_mut().and_then(|endgame| endgame.solve(&world, me, legal, rng)) else { break };
        sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += f64::from(value));
        solved += 1;
        thinking.spend(COST - 1);
        if solved == MAX_WORLDS || !thinking.next_iteration() {
            break;
        }
    }
    if solved < MIN_WORLDS {
        return None;
    }
    let value = |sum: f64| sum / solved as f64;
    let considered = legal.iter().zip(&sums).map(|(&play, &sum)| Considered { play, visits: solved, value: value(sum) });
    Some(Choice::best_of(considered.collect(), solved))
}
