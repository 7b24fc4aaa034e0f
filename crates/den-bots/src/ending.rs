//! Perfect endings in imagined worlds.

use den_core::Turn;

use crate::belief::Belief;
use crate::search::rank;
use crate::{Choice, Considered, Explanation, Judge, Lots, Thinking};

/// What a solved world costs, in iterations of a search.
const COST: u64 = 100;
/// With fewer worlds a mean says too little.
const FEWEST: u64 = 16;
/// With so many it says enough.
const ENOUGH: u64 = 200;

/// Solves the ending in many imagined worlds and takes the move that is best on average. `None` where the end is too far or the budget
/// too small.
pub(crate) fn solved<G: Judge>(
    belief: &mut Belief<'_, G>,
    legal: &[G::Move],
    solver: &mut G::Solver,
    rng: &mut Lots,
    thinking: &mut Thinking<'_>,
) -> Option<Choice<G>> {
    if thinking.left().is_some_and(|left| left < FEWEST * COST) {
        return None;
    }
    let mut sums = vec![0.0f64; legal.len()];
    let mut worlds = 0;
    // A world that is too large to solve ends it: there will be more of them.
    loop {
        let world = belief.world(rng);
        let Turn::Seat(me) = world.turn() else { return None };
        let Some(values) = world.solve(me, legal, solver, rng) else { break };
        sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += f64::from(value));
        worlds += 1;
        thinking.spend(COST - 1);
        if worlds == ENOUGH || !thinking.goes_on() {
            break;
        }
    }
    if worlds < FEWEST {
        return None;
    }
    let mut top: Vec<Considered<G>> =
        legal.iter().zip(&sums).map(|(&play, &sum)| Considered { play, visits: worlds, value: sum / worlds as f64 }).collect();
    rank(&mut top);
    let chosen = top[0].play;
    top.truncate(5);
    Some(Choice { chosen, why: Some(Explanation { iterations: worlds, top, line: Vec::new() }) })
}
