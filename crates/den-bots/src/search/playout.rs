//! Playing on below the tree.

use den_core::{Seat, Turn, dice};
use rand::Rng;

use super::Settings;
use crate::{Judge, Lots};

/// Of how many moves the one is taken that looks best at a glance.
const GLANCES: u32 = 6;

/// Plays on until the foresight ends and no chance step is due.
pub(super) fn play_on<G: Judge>(world: &mut G, settings: &Settings, rng: &mut Lots, legal: &mut Vec<G::Move>) {
    if settings.foresight == u16::MAX && settings.greed <= 0.0 {
        return world.play_out(legal, rng);
    }
    let mut left = settings.foresight;
    loop {
        match world.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = world.draw(rng);
                world.settle(&chance, &mut ());
            }
            Turn::Seat(_) if left == 0 => return,
            Turn::Seat(seat) => {
                left = left.saturating_sub(1);
                let m = pick(world, seat, settings.greed, rng, legal);
                world.play(m, &mut ());
            }
        }
    }
}

fn pick<G: Judge>(world: &G, seat: Seat, greed: f32, rng: &mut Lots, legal: &mut Vec<G::Move>) -> G::Move {
    if greed <= 0.0 || !chance(rng, greed) {
        return world.any_move(legal, rng);
    }
    legal.clear();
    world.legal_moves(legal);
    if legal.len() as u32 <= GLANCES {
        return best(world, seat, legal.iter().copied(), rng);
    }
    let mut some: Vec<G::Move> = Vec::with_capacity(GLANCES as usize);
    some.extend((0..GLANCES).map(|_| dice::one_of(rng, legal)));
    best(world, seat, some.into_iter(), rng)
}

/// The move that looks best; any one of equals.
fn best<G: Judge>(world: &G, seat: Seat, moves: impl Iterator<Item = G::Move>, rng: &mut Lots) -> G::Move {
    let footing = world.footing(seat);
    let leans = moves.map(|m| (m, world.lean(m, seat, footing) + (rng.next_u32() >> 16) as f32 * 1e-8));
    leans.reduce(|best, next| if next.1 > best.1 { next } else { best }).expect("a seat to decide has a move").0
}

fn chance(rng: &mut Lots, probability: f32) -> bool {
    (rng.next_u32() >> 8) as f32 * (1.0 / (1 << 24) as f32) < probability
}
