//! The result of a review: plain data that can be stored with a record and sent.

use den_core::{Deserialize, Seat};
use serde::Serialize;

use crate::{Class, accuracy};

/// How thoroughly a game is reviewed. All limits are in iterations, so that the same seed gives the same review on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Depth {
    /// The iterations of the search that values a position; 0 values it by evaluation alone.
    pub evaluation: u64,
    /// How many other results of a chance step are compared with what was dealt.
    pub deals: u32,
    /// How many guesses at hidden cards tell what a player could not know.
    pub worlds: u32,
    /// The iterations of the search that judges a decision, at first; a decision that seems dear is judged by four times as many.
    pub judge: u64,
    /// In how many worlds the move played is compared with the best ones, at first.
    pub rounds: u32,
}

/// How many other results of a chance step are compared at the usual depth, in every game.
pub(crate) const DEALS: u32 = 24;

impl Depth {
    /// How many times as deep as usual this is: what `Depth::of` was given, in whole numbers.
    pub fn fold(&self) -> u32 {
        (self.deals / DEALS).max(1)
    }

    /// The least that gives every figure. For tests.
    pub const fn shallow() -> Depth {
        Depth { evaluation: 0, deals: 4, worlds: 2, judge: 20, rounds: 4 }
    }
}

/// The review of a game. Chances are shares of the win between 0 and 1, for every seat, rounded to a ten-thousandth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// The hash of its content.
    pub content: String,
    /// The number of players.
    pub seats: u8,
    /// How thorough it is.
    pub depth: Depth,
    /// The seed of its random numbers.
    pub seed: u64,
    /// How many steps the game has. Fewer are reviewed if the review was stopped early.
    pub all_steps: usize,
    /// Whether the game was played to its end. Otherwise the last chances take the place of the result.
    pub finished: bool,
    /// Whether all steps are valued and all decisions are judged.
    pub complete: bool,
    /// The chances before each reviewed step, then those after the last.
    pub chances: Vec<Vec<f64>>,
    /// The reviewed steps.
    pub steps: Vec<StepReview>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The steps that changed the chances most, in the order of play; counted from 0.
    pub turning_points: Vec<usize>,
    /// The three decisions that cost most, the dearest first; counted from 0.
    pub dearest: Vec<usize>,
}

/// One step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StepReview {
    /// What it was.
    #[serde(flatten)]
    pub kind: StepKind,
    /// How much of the change was luck, for each seat: all of it at a chance step; at a decision what depended on cards that were hidden
    /// from the player. Empty for none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<f64>,
}

/// What a step was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum StepKind {
    /// Something was dealt, drawn or rolled.
    Chance,
    /// A player's only move.
    Forced {
        /// The player.
        seat: Seat,
    },
    /// A player's decision.
    Decision(Decision),
}

/// A decision between at least two moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The player.
    pub seat: Seat,
    /// How many moves there were.
    pub options: usize,
    /// The move, in the game's notation.
    pub played: String,
    /// What the reviewer thinks of it; `None` until it was judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judgement: Option<Judgement>,
}

impl Decision {
    /// The judgement, if another move was clearly better: less than that is never held against a player.
    pub fn better(&self) -> Option<&Judgement> {
        self.judgement.as_ref().filter(|found| found.class > Class::Good)
    }
}

/// What the reviewer thinks of a decision, based on what the player knew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// The best move, in the game's notation; the move played if none is better.
    pub best: String,
    /// How the reviewer expects the game to continue after the best move, starting with it.
    pub line: Vec<LineStep>,
    /// The chance with the best move, as the player could know it.
    pub chance: f64,
    /// The share of the win that the move costs compared with the best one.
    pub cost: f64,
    /// Its class.
    pub class: Class,
}

/// A move of the expected line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineStep {
    /// Who moves.
    pub seat: Seat,
    /// The move, in the game's notation.
    pub text: String,
}

/// A player's part. `result − start = skill + luck`, to rounding.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// The chance before the first step.
    pub start: f64,
    /// The share of the win, or the last chance if the game was not finished.
    pub result: f64,
    /// What chance and hidden cards gave the player, or took.
    pub luck: f64,
    /// What decisions gave the player, or took: the player's own and the others'.
    pub skill: f64,
    /// The sum of what the player's own decisions cost.
    pub cost: f64,
    /// The mean accuracy of the player's judged decisions, in per cent; `None` without any.
    pub accuracy: Option<f64>,
    /// How many decisions of each class there were, in the order of [`Class::ALL`].
    pub classes: [usize; 4],
}

impl Player {
    /// How many decisions were judged.
    pub fn decisions(&self) -> usize {
        self.classes.iter().sum()
    }
}

/// A step that changes no chance by this much is not a turning point.
const TURNING_POINT: f64 = 0.08;
/// How many turning points are listed at most.
const MAX_TURNING_POINTS: usize = 6;
/// How many dear decisions are listed at most.
pub(crate) const MAX_DEAREST: usize = 3;

impl Review {
    /// The change of each seat's chance at a step.
    pub fn change(&self, step: usize) -> Vec<f64> {
        self.chances[step].iter().zip(&self.chances[step + 1]).map(|(before, after)| after - before).collect()
    }

    /// How much of a seat's change at a step was luck.
    pub fn luck(&self, step: usize, seat: Seat) -> f64 {
        self.steps[step].luck.get(seat.index()).copied().unwrap_or(0.0)
    }

    /// How much of a seat's change at a step was skill.
    pub fn skill(&self, step: usize, seat: Seat) -> f64 {
        self.chances[step + 1][seat.index()] - self.chances[step][seat.index()] - self.luck(step, seat)
    }

    /// The decision at a step.
    pub fn decision(&self, step: usize) -> Option<&Decision> {
        match &self.steps.get(step)?.kind {
            StepKind::Decision(decision) => Some(decision),
            _ => None,
        }
    }

    /// The decisions that were judged, with their steps.
    pub fn judged(&self) -> impl Iterator<Item = (usize, &Decision, &Judgement)> {
        (0..self.steps.len()).filter_map(|at| self.decision(at).and_then(|decision| Some((at, decision, decision.judgement.as_ref()?))))
    }

    /// The steps of the decisions that cost most, the dearest first: those of a seat, or of all.
    pub fn dearest_of(&self, seat: Option<Seat>, most: usize) -> Vec<usize> {
        let dear = self.judged().filter(|(_, decision, _)| decision.better().is_some() && seat.is_none_or(|seat| seat == decision.seat));
        let mut found: Vec<(usize, f64)> = dear.map(|(at, _, judgement)| (at, judgement.cost)).collect();
        den_core::sort_by(&mut found, |a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        found.into_iter().take(most).map(|(at, _)| at).collect()
    }

    /// Computes what follows from the steps: players, turning points, dearest decisions.
    pub fn sum_up(&mut self) {
        self.players = Seat::all(self.seats).map(|seat| self.player(seat)).collect();
        self.dearest = self.dearest_of(None, MAX_DEAREST);
        let size = |at: usize| self.change(at).into_iter().fold(0.0, |most: f64, change| most.max(change.abs()));
        let mut points: Vec<(usize, f64)> =
            (0..self.steps.len()).map(|at| (at, size(at))).filter(|(_, size)| *size >= TURNING_POINT).collect();
        points.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        points.truncate(MAX_TURNING_POINTS);
        self.turning_points = points.into_iter().map(|(at, _)| at).collect();
        self.turning_points.sort_unstable();
    }

    fn player(&self, seat: Seat) -> Player {
        let chance = |at: usize| self.chances.get(at).map_or(0.0, |chances| chances[seat.index()]);
        let own = || self.judged().filter(|(_, decision, _)| decision.seat == seat).map(|(_, _, judgement)| judgement);
        let mut classes = [0; 4];
        own().for_each(|judgement| classes[judgement.class as usize] += 1);
        let decisions: usize = classes.iter().sum();
        let mean = own().map(|judgement| accuracy(judgement.cost)).sum::<f64>() / decisions.max(1) as f64;
        Player {
            seat,
            start: chance(0),
            result: chance(self.steps.len()),
            luck: round((0..self.steps.len()).map(|at| self.luck(at, seat)).sum()),
            skill: round((0..self.steps.len()).map(|at| self.skill(at, seat)).sum()),
            cost: round(own().map(|judgement| judgement.cost).sum()),
            accuracy: (decisions > 0).then(|| (mean * 10.0).round() / 10.0),
            classes,
        }
    }
}

/// Rounds to a ten-thousandth, as all chances of a review are, so that sums of them are exact and short when written.
pub(crate) fn round(share: f64) -> f64 {
    (share * 10_000.0).round() / 10_000.0
}
