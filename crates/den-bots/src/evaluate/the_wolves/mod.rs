//! The Wolves: the points on the player boards, the regions by who is ahead in them, and what the pack can do next.

mod features;
mod learned;
mod macro_moves;

use den_core::prelude::*;
use den_core::{Eye, MAX_SEATS, Seat};
use the_wolves::{Stage, TheWolves};

use super::{Evaluate, Shares, settle, shares_of};
use crate::level::BELOW_ALPHA;
use crate::{Learned, MacroMove, MacroMoves, SearchConfig, Skill};
use features::{FEATURES, Features};
use learned::TheWolvesNet;

/// The weight of each feature at the end of the game, and how much larger it is at the start. Fitted to the points that packs
/// eventually scored in games between bots.
const WEIGHTS: [[f32; 2]; FEATURES] = [
    [1.6, 0.0],    // action tokens
    [0.5, 0.4],    // terrain tokens
    [0.1, 0.2],    // pack spread
    [0.0, 1.5],    // speed
    [0.1, 0.4],    // howl range
    [2.3, 0.0],    // tracks with two dens dug
    [2.2, 0.0],    // tracks with three
    [0.9, 1.0],    // dens that can become lairs
    [1.0, 0.0],    // … and one of them immediately
    [0.0, 3.0],    // wolves on the map
    [0.7, 0.7],    // alphas among them
    [0.1, 0.0],    // points of prey with one wolf next to it
    [0.3, 0.0],    // … with two
    [0.95, 0.0],   // … with three, which is practically hunted
    [0.8, 0.0],    // lone wolves that can be called immediately
    [0.4, 0.0],    // enemy pieces that can be dominated immediately
    [-0.1, 0.0],   // own pieces that an enemy can dominate immediately
    [1.1, -0.65],  // what the regions are likely to score in the next phase of the moon
    [0.95, -0.75], // … and in later ones
    [1.3, 0.0],    // actions left in this round
];

/// The lead scale at the end of the game, and how much larger it is at the start.
const SCALE_AT_END: f32 = 3.5;
const SCALE_AT_START: f32 = 4.0;

/// Fitted so that each level wins about two games out of three against the one below.
const SKILLS: [Skill; BELOW_ALPHA] = [
    Skill::new(24, 0.16, 0.28),
    Skill::new(24, 0.068, 0.19),
    Skill::new(24, 0.047, 0.16),
    Skill::new(28, 0.03, 0.13),
    Skill::new(36, 0.015, 0.09),
    Skill::new(80, 0.004, 0.05),
];

impl Evaluate for TheWolves {
    const SEARCH: SearchConfig =
        SearchConfig { lead_scale: 8.0, open_information: true, alpha_iterations: 200, skills: SKILLS, ..SearchConfig::DEFAULT };

    fn points_on_sheet(&self, _: Eye) -> Vec<i32> {
        self.points_as_they_stand()[..usize::from(self.seats())].to_vec()
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.evaluate_all()[seat.index()]
    }

    fn evaluate_all(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(self.figures().seats) {
            points[seat.index()] = self.points(seat) as f32;
        }
        if self.stage() == Stage::Over {
            return points;
        }
        let left = calendar_left(self);
        let features = Features::new(self);
        for seat in Seat::all(self.figures().seats) {
            points[seat.index()] += value_of(&features.of(seat), left);
        }
        points
    }

    /// The same lead is worth more near the end, when less can change.
    fn win_shares(&self) -> Shares {
        let factor = Self::SEARCH.lead_scale / (SCALE_AT_END + SCALE_AT_START * calendar_left(self));
        let points = self.evaluate_all().map(|points| points * factor);
        let mut shares = shares_of(self, &points[..usize::from(self.figures().seats)]);
        if let Some(outcome) = self.outcome() {
            settle(&mut shares, &outcome);
        }
        shares
    }

    fn learned() -> Option<&'static dyn Learned<Self>> {
        Some(&TheWolvesNet)
    }

    fn macro_moves() -> Option<&'static dyn MacroMoves<Self>> {
        Some(&Actions)
    }
}

/// The actions of a turn.
#[derive(Debug)]
struct Actions;

impl MacroMoves<TheWolves> for Actions {
    fn list(&self, position: &TheWolves, seat: Seat) -> Vec<MacroMove<TheWolves>> {
        macro_moves::list(position, seat)
    }

    fn in_progress(&self, position: &TheWolves) -> bool {
        macro_moves::in_progress(position)
    }
}

/// What the features are worth while this fraction of the calendar is left.
#[inline]
fn value_of(features: &[f32; FEATURES], left: f32) -> f32 {
    features.iter().zip(&WEIGHTS).map(|(feature, [end, early])| feature * (end + early * left)).sum()
}

/// The fraction of the calendar that is left.
fn calendar_left(now: &TheWolves) -> f32 {
    let last = now.figures().dates[2];
    f32::from(last.saturating_sub(now.date())) / f32::from(last)
}
