//! Playing on below the tree.

use den_core::{Turn, dice};
use rand::Rng;

use super::Settings;
use crate::{Judge, Lots};

/// Of how many moves the one is taken that looks best at a glance.
const GLANCES: u32 = 6;

/// Plays on until the foresight ends, and then until no chance step is due.
pub(super) fn play_on<G: Judge>(world: &mut G, settings: &Settings, rng: &mut Lots, legal: &mut Vec<G::Move>) {
    let mut left = settings.foresight;
    loop {
        match world.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = world.draw(rng);
                world.settle(&chance, &mut ());
            }
            Turn::Seat(_) if left == 0 => return,
            Turn::Seat(_) => {
                left -= 1;
                legal.clear();
                world.legal_moves(legal);
                let m = pick(world, settings.greed, rng, legal);
                world.play(m, &mut ());
            }
        }
    }
}

fn pick<G: Judge>(world: &G, greed: f32, rng: &mut Lots, legal: &[G::Move]) -> G::Move {
    if legal.len() < 2 || greed <= 0.0 || !chance(rng, greed) {
        return dice::one_of(rng, legal);
    }
    if legal.len() as u32 <= GLANCES {
        return best(world, legal.iter().copied());
    }
    best(world, (0..GLANCES).map(|_| dice::one_of(rng, legal)))
}

fn best<G: Judge>(world: &G, moves: impl Iterator<Item = G::Move>) -> G::Move {
    let leans = moves.map(|m| (m, world.lean(m)));
    leans.reduce(|best, next| if next.1 > best.1 { next } else { best }).expect("a seat to decide has a move").0
}

fn chance(rng: &mut Lots, probability: f32) -> bool {
    (rng.next_u32() >> 8) as f32 * (1.0 / (1 << 24) as f32) < probability
}
