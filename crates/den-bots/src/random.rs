//! The bot that plays at random.

use den_core::{Game, dice};
use rand::SeedableRng;

use crate::{Bot, Budget, Choice, Rng};

/// Plays a random legal move, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// A random bot.
    pub fn new(seed: u64) -> Random {
        Random(Rng::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Move], _: &Budget) -> Choice<G> {
        Choice::plain(dice::one_of(&mut self.0, legal))
    }

    fn reseed(&mut self, seed: u64) {
        *self = Random::new(seed);
    }
}
