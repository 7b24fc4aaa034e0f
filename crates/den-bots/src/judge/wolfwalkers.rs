//! Wolfwalkers: what the goals in a display are likely to score in the end.

use den_core::{Game, Seat};
use wolfwalkers::{Move, Wolfwalkers, potential, potential_after};

use super::Judge;

impl Judge for Wolfwalkers {
    const SWING: f32 = 5.0;
    const PAR: f32 = 40.0;
    const FORESIGHT: u16 = 4;
    const GREED: f32 = 1.0;
    const GLANCE: f32 = 1.0;
    const OPEN: bool = true;
    const HUNTER: u64 = 100;
    const ALPHA: u64 = 2_500;
    type Clues = ();
    type Book = ();
    type Solver = ();

    fn appraise(&self, seat: Seat) -> f32 {
        potential(self, seat) as f32 / 100.0
    }

    /// A card that is laid changes the own display alone.
    fn footing(&self, seat: Seat) -> f32 {
        self.appraise(seat)
    }

    fn lean(&self, m: Move, seat: Seat, footing: f32) -> f32 {
        if let Some(potential) = potential_after(self, m) {
            return potential as f32 / 100.0 - footing;
        }
        let mut after = self.clone();
        after.play(m, &mut ());
        after.footing(seat) - footing
    }
}
