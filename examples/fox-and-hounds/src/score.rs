//! The score sheet and the outcome.

use den_core::{Outcome, Scores, Sheet, Standing};

use crate::state::{FOX, FoxAndHounds, HOUNDS, Stage};
use crate::view::View;
use crate::words::Phrase;

impl Scores for FoxAndHounds {
    fn outcome(&self) -> Option<Outcome> {
        let Stage::Won(winner) = self.stage else { return None };
        let standing = |seat| Standing { points: i32::from(seat == winner), ..Standing::default() };
        Some(Outcome::rank(&[standing(FOX), standing(HOUNDS)], &[0, 1]))
    }

    fn sheet(view: &View) -> Sheet {
        let mut sheet = Sheet::by_seat(2);
        let won = |seat| matches!(view.0.stage, Stage::Won(winner) if winner == seat);
        sheet.line(Phrase::Win, "FH-END-1", [FOX, HOUNDS].map(|seat| Some(i32::from(won(seat)))).to_vec(), []);
        sheet
    }
}
