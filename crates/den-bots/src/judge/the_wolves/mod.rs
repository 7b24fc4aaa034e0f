//! The Wolves: the points on the player boards, regions by who is ahead in them, and what the pack can do next.

mod actions;
mod survey;

use den_core::{Game, MAX_SEATS, Seat};
use the_wolves::{Stage, TheWolves};

use super::{Action, Judge};
use survey::{FIGURES, Survey};

/// What each figure of the survey is worth at the end of the game, and how much more at its beginning. Fitted to the points that packs
/// went on to make in games of bots among themselves.
const WORTH: [[f32; 2]; FIGURES] = [
    [1.6, 0.0],    // action tokens
    [0.5, 0.4],    // terrain tokens
    [0.1, 0.2],    // pack spread
    [0.0, 1.5],    // speed
    [0.1, 0.4],    // howl range
    [2.3, 0.0],    // tracks with two dens dug
    [2.2, 0.0],    // tracks with three
    [0.9, 1.0],    // dens that may become lairs
    [1.0, 0.0],    // … and one of them at once
    [0.0, 3.0],    // wolves on the map
    [0.7, 0.7],    // alphas among them
    [0.1, 0.0],    // points of prey with one wolf beside it
    [0.3, 0.0],    // … with two
    [0.95, 0.0],   // … with three, which is as good as hunted
    [0.8, 0.0],    // lone wolves that can be called at once
    [0.4, 0.0],    // enemy pieces that can be dominated at once
    [-0.1, 0.0],   // own pieces that an enemy can dominate at once
    [1.1, -0.65],  // what the regions promise at the next phase of the moon
    [0.95, -0.75], // … and at the later ones
    [1.3, 0.0],    // actions left in this round
];

/// The swing at the end of the game, and how much larger it is at its beginning.
const SURE: f32 = 3.5;
const UNSURE: f32 = 4.0;

impl Judge for TheWolves {
    const SWING: f32 = 8.0;
    const FORESIGHT: u16 = 0;
    const OPEN: bool = true;
    const WHOLE: bool = true;
    const HUNTER: u64 = 16;
    const ALPHA: u64 = 200;
    type Clues = ();
    type Book = ();
    type Solver = ();

    fn appraise(&self, seat: Seat) -> f32 {
        self.standings()[seat.index()]
    }

    fn standings(&self) -> [f32; MAX_SEATS] {
        let mut standings = [0.0; MAX_SEATS];
        for seat in Seat::all(self.map().figures.seats) {
            standings[seat.index()] = self.points(seat.index()) as f32;
        }
        if self.stage() == Stage::Over {
            return standings;
        }
        let rest = rest(self);
        let survey = Survey::new(self);
        for seat in Seat::all(self.map().figures.seats) {
            let figures = survey.figures(seat.index());
            standings[seat.index()] += figures.iter().zip(&WORTH).map(|(figure, [end, early])| figure * (end + early * rest)).sum::<f32>();
        }
        standings
    }

    /// The same lead is surer near the end: less can still change.
    fn worth(&self) -> [f32; MAX_SEATS] {
        let sure = Self::SWING / (SURE + UNSURE * rest(self));
        let points = self.standings().map(|points| points * sure);
        let mut worth = super::shares(self, &points[..usize::from(self.map().figures.seats)]);
        if let Some(outcome) = self.outcome() {
            super::settle(&mut worth, &outcome);
        }
        worth
    }

    fn actions(&self, seat: Seat) -> Vec<Action<Self>> {
        actions::actions(self, seat)
    }

    fn midway(&self) -> bool {
        !matches!(self.stage(), Stage::Act | Stage::Deal | Stage::Over)
    }
}

/// The part of the calendar that is left.
fn rest(now: &TheWolves) -> f32 {
    let last = now.map().figures.dates[2];
    f32::from(last.saturating_sub(now.date())) / f32::from(last)
}
