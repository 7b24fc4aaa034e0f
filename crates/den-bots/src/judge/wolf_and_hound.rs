//! Wolf & Hound: how many sheep a team has, and how near either of its flocks is to the end.

use den_core::Seat;
use wolf_and_hound::{Place, WolfAndHound};

use super::Judge;

/// What so many sheep on one pasture are worth: the last ones count most, for a player without sheep loses the game.
const FLOCK: [f32; 6] = [-6.0, 0.0, 2.0, 3.2, 4.2, 5.0];

impl Judge for WolfAndHound {
    const SWING: f32 = 3.0;
    const FORESIGHT: u16 = 40;
    const ALPHA: u64 = 20_000;

    fn appraise(&self, seat: Seat) -> f32 {
        let sheep = &self.open().sheep;
        Place::of(seat).team().places().iter().map(|place| FLOCK[usize::from(sheep[place.index()]).min(FLOCK.len() - 1)]).sum()
    }
}
