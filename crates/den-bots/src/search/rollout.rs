//! Rollouts below the tree.

use den_core::{Seat, Turn, dice};
use rand::Rng as _;

use crate::{Evaluate, Rng, SearchConfig};

/// Plays `rollout_depth` moves, and continues until no chance step is due.
pub(super) fn roll_out<G: Evaluate>(world: &mut G, config: &SearchConfig, rng: &mut Rng, legal: &mut Vec<G::Move>) {
    if config.rollout_depth == u16::MAX && config.rollout_greed <= 0.0 {
        return world.rollout(legal, rng);
    }
    let mut left = config.rollout_depth;
    loop {
        match world.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = world.deal(rng);
                world.resolve(&chance, &mut ());
            }
            Turn::Seat(_) if left == 0 => return,
            Turn::Seat(seat) => {
                left = left.saturating_sub(1);
                let m = choose(world, seat, config, rng, legal);
                world.play(m, &mut ());
            }
        }
    }
}

fn choose<G: Evaluate>(world: &G, seat: Seat, config: &SearchConfig, rng: &mut Rng, legal: &mut Vec<G::Move>) -> G::Move {
    if config.rollout_greed <= 0.0 || !happens(rng, config.rollout_greed) {
        return world.any_move(legal, rng);
    }
    by_prior(world, seat, config.rollout_candidates, rng, legal)
}

/// The move with the best prior among this many random ones.
pub(super) fn by_prior<G: Evaluate>(world: &G, seat: Seat, candidates: u32, rng: &mut Rng, legal: &mut Vec<G::Move>) -> G::Move {
    legal.clear();
    world.legal_moves(legal);
    if legal.len() as u32 <= candidates {
        return best(world, seat, legal.iter().copied(), rng);
    }
    let drawn: Vec<G::Move> = (0..candidates.max(1)).map(|_| dice::one_of(rng, legal)).collect();
    best(world, seat, drawn.into_iter(), rng)
}

/// The move with the best prior; ties are broken at random.
fn best<G: Evaluate>(world: &G, seat: Seat, moves: impl Iterator<Item = G::Move>, rng: &mut Rng) -> G::Move {
    let baseline = world.prior_baseline(seat);
    let priors = moves.map(|m| (m, world.prior(m, seat, baseline) + (rng.next_u32() >> 16) as f32 * 1e-8));
    priors.reduce(|best, next| if next.1 > best.1 { next } else { best }).expect("a seat to decide has a move").0
}

fn happens(rng: &mut Rng, probability: f32) -> bool {
    (rng.next_u32() >> 8) as f32 * (1.0 / (1 << 24) as f32) < probability
}
