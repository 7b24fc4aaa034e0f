//! A pack of The Wolves as inputs of a net: what it has and threatens, the same for its strongest rival, and the time.

use den_core::{Rules as _, Seat};
use den_nets::Inputs;
use the_wolves::TheWolves;

use super::features::{FEATURES, Features};
use super::{calendar_left, value_of};
use crate::{Learned, Weights};

/// How they were made is beside them.
const BUILT_IN: &[u8] = include_bytes!("../../../weights/the-wolves.net");

static WEIGHTS: Weights = Weights::new(TheWolves::ID, 1, Some(BUILT_IN));

/// The step of each feature.
const UNITS: [f32; FEATURES] = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 3.0, 1.0];
/// The number of steps of each figure.
const STEPS: usize = 8;
const POINTS: usize = 20;
const LEAD: usize = 16;
const TIME: usize = 20;
const SEATS: usize = 5;

const OWN: usize = 0;
const RIVAL: usize = OWN + FEATURES * STEPS;
const SCORED: usize = RIVAL + FEATURES * STEPS;
const RIVAL_SCORED: usize = SCORED + POINTS;
/// The lead over the strongest rival and over the next, by the hand-made evaluation, and the deficits.
const AHEAD: usize = RIVAL_SCORED + POINTS;
const LEFT: usize = AHEAD + 4 * LEAD;
/// Points of lead, which count more the later it is.
const LATE: usize = LEFT + TIME;
const PHASE: usize = LATE + 2;
const ORDER: usize = PHASE + 4;
const ACTIONS: usize = ORDER + SEATS;
const PLAYERS: usize = ACTIONS + 4;
const INPUTS: usize = PLAYERS + SEATS;

/// The learned evaluation of The Wolves.
#[derive(Debug)]
pub(super) struct TheWolvesNet;

impl Learned<TheWolves> for TheWolvesNet {
    fn weights(&self) -> &'static Weights {
        &WEIGHTS
    }

    fn inputs(&self) -> usize {
        INPUTS
    }

    fn describe(&self, position: &TheWolves, seat: Seat, inputs: &mut Inputs) {
        let features = Features::new(position);
        let left = calendar_left(position);
        let own = features.of(seat);
        let value = |seat: Seat, features: &[f32; FEATURES]| position.points(seat) as f32 + value_of(features, &super::WEIGHTS, left);
        let (mut rival, mut best, mut next) = ([0.0; FEATURES], None, None);
        for other in Seat::all(position.seats()).filter(|&other| other != seat) {
            let theirs = features.of(other);
            let worth = value(other, &theirs);
            if best.is_none_or(|(most, _)| worth > most) {
                next = best;
                best = Some((worth, other));
                rival = theirs;
            } else if next.is_none_or(|(most, _)| worth > most) {
                next = Some((worth, other));
            }
        }
        let mine = value(seat, &own);
        for (from, figures) in [(OWN, &own), (RIVAL, &rival)] {
            for (feature, (figure, unit)) in figures.iter().zip(UNITS).enumerate() {
                inputs.fill(from + feature * STEPS, (figure / unit).round().max(0.0) as usize, STEPS);
            }
        }
        inputs.fill(SCORED, (position.points(seat).max(0) / 3) as usize, POINTS);
        for (number, rival) in [best, next].into_iter().enumerate() {
            let Some((worth, _)) = rival else { continue };
            inputs.fill(AHEAD + 2 * number * LEAD, ((mine - worth) / 1.5).max(0.0) as usize, LEAD);
            inputs.fill(AHEAD + (2 * number + 1) * LEAD, ((worth - mine) / 1.5).max(0.0) as usize, LEAD);
        }
        if let Some((worth, rival)) = best {
            inputs.fill(RIVAL_SCORED, (position.points(rival).max(0) / 3) as usize, POINTS);
            let late = ((mine - worth) * (1.0 - left)).clamp(-30.0, 30.0) as i8;
            inputs.add(if late > 0 { LATE } else { LATE + 1 }, late.abs());
        }
        inputs.fill(LEFT, (left * TIME as f32) as usize, TIME);
        inputs.one_of(PHASE, usize::from(position.phases()), 4);
        let seats = position.seats();
        inputs.one_of(ORDER, usize::from((seat.0 + seats - position.seat().0) % seats), SEATS);
        inputs.fill(ACTIONS, usize::from(position.actions_left()), 4);
        inputs.one_of(PLAYERS, usize::from(seats - 1), SEATS);
    }
}
