//! The Wolves: the points on the player boards, the regions by who is ahead in them, and what the pack can do next.

mod features;
mod learned;
mod macro_moves;

use den_core::prelude::*;
use den_core::{Eye, MAX_SEATS, Seat};
use the_wolves::{Stage, TheWolves};

use super::{Evaluate, Shares, settle, shares_of};
use crate::level::BELOW_ALPHA;
use crate::{Learned, MacroMove, MacroMoves, SearchConfig, Skill, Style};
use features::{FEATURES, Features};
use learned::TheWolvesNet;

/// The weight of each feature at the end of the game, and how much larger it is at the start. Fitted to the points that packs
/// eventually scored in games between bots.
const WEIGHTS: Weights = [
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

/// The weights of all features, each at the end of the game and how much larger it is at the start.
type Weights = [[f32; 2]; FEATURES];

/// Regions that score soon and enemy pieces count more, own pieces in reach of enemies less.
const AGGRESSIVE: Weights = times(&[(14, 1.5), (15, 3.0), (16, 0.0), (17, 1.2)]);
/// Dens, lairs and tracks count more.
const BUILDER: Weights = times(&[(0, 1.2), (5, 1.3), (6, 1.3), (7, 1.4), (8, 1.4), (15, 0.0)]);
/// Own pieces in reach of enemies count much more, and prey that is safe.
const CAUTIOUS: Weights = times(&[(13, 1.2), (15, 0.5), (16, 6.0), (18, 1.1)]);

fn weights_of(style: Style) -> &'static Weights {
    match style {
        Style::Balanced => &WEIGHTS,
        Style::Aggressive => &AGGRESSIVE,
        Style::Builder => &BUILDER,
        Style::Cautious => &CAUTIOUS,
    }
}

/// The weights with some of them multiplied.
const fn times(factors: &[(usize, f32)]) -> Weights {
    let mut weights = WEIGHTS;
    let mut n = 0;
    while n < factors.len() {
        let (feature, factor) = factors[n];
        weights[feature] = [WEIGHTS[feature][0] * factor, WEIGHTS[feature][1] * factor];
        n += 1;
    }
    weights
}

/// The lead scale at the end of the game, and how much larger it is at the start.
const SCALE_AT_END: f32 = 3.5;
const SCALE_AT_START: f32 = 4.0;

/// Fitted so that each level wins about two games out of three against the one below. A style costs a level little, and makes it another opponent.
const SKILLS: [Skill; BELOW_ALPHA] = [
    Skill::new(24, 0.26, 0.30),
    Skill::new(24, 0.125, 0.20),
    Skill::new(24, 0.07, 0.17).with_style(Style::Aggressive),
    Skill::new(28, 0.046, 0.14).with_style(Style::Builder),
    Skill::new(40, 0.02, 0.11).with_style(Style::Cautious),
    Skill::new(150, 0.003, 0.08),
    Skill::new(300, 0.0005, 0.05),
];

impl Evaluate for TheWolves {
    const SEARCH: SearchConfig = SearchConfig {
        lead_scale: 8.0,
        open_information: true,
        alpha_iterations: 300,
        review_iterations: 200,
        skills: SKILLS,
        ..SearchConfig::DEFAULT
    };

    fn points_on_sheet(&self, _: Eye) -> Vec<i32> {
        self.points_as_they_stand()[..usize::from(self.seats())].to_vec()
    }

    /// Dens dug, lairs built, wolves recruited and prey hunted.
    fn advice_followed(&self, seat: Seat) -> i32 {
        let pack = &self.packs()[seat.index()];
        let pieces = pack.dug.iter().sum::<u8>() + pack.built + pack.joined;
        i32::from(pieces) + pack.prey.count_ones() as i32
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.evaluate_all()[seat.index()]
    }

    fn evaluate_all(&self) -> [f32; MAX_SEATS] {
        evaluate_with(self, &WEIGHTS)
    }

    fn win_shares(&self) -> Shares {
        let mut shares = shares_with(self, &WEIGHTS);
        if let Some(outcome) = self.outcome() {
            settle(&mut shares, &outcome);
        }
        shares
    }

    fn win_shares_in(&self, style: Style) -> Shares {
        shares_with(self, weights_of(style))
    }

    fn learned() -> Option<&'static dyn Learned<Self>> {
        Some(&TheWolvesNet)
    }

    fn macro_moves() -> Option<&'static dyn MacroMoves<Self>> {
        Some(&Actions)
    }
}

/// The points of each seat and what its features are worth.
fn evaluate_with(now: &TheWolves, weights: &Weights) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(now.figures().seats) {
        points[seat.index()] = now.points(seat) as f32;
    }
    if now.stage() == Stage::Over {
        return points;
    }
    let left = calendar_left(now);
    let features = Features::new(now);
    for seat in Seat::all(now.figures().seats) {
        points[seat.index()] += value_of(&features.of(seat), weights, left);
    }
    points
}

/// The same lead is worth more near the end, when less can change.
fn shares_with(now: &TheWolves, weights: &Weights) -> Shares {
    let factor = TheWolves::SEARCH.lead_scale / (SCALE_AT_END + SCALE_AT_START * calendar_left(now));
    let points = evaluate_with(now, weights).map(|points| points * factor);
    shares_of(now, &points[..usize::from(now.figures().seats)])
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
fn value_of(features: &[f32; FEATURES], weights: &Weights, left: f32) -> f32 {
    features.iter().zip(weights).map(|(feature, [end, early])| feature * (end + early * left)).sum()
}

/// The fraction of the calendar that is left.
fn calendar_left(now: &TheWolves) -> f32 {
    let last = now.figures().dates[2];
    f32::from(last.saturating_sub(now.date())) / f32::from(last)
}
