//! Wolfwalkers: what the goals in a display are likely to score in the end.

use den_core::Seat;
use wolfwalkers::{Wolfwalkers, potential};

use super::Judge;

impl Judge for Wolfwalkers {
    const SWING: f32 = 5.0;
    const PAR: f32 = 40.0;
    const FORESIGHT: u16 = 2;
    const OPEN: bool = true;
    const HUNTER: u64 = 100;
    const ALPHA: u64 = 4_000;
    type Clues = ();
    type Book = ();
    type Solver = ();

    fn appraise(&self, seat: Seat) -> f32 {
        potential(self, seat) as f32 / 100.0
    }
}
