//! The bot that plays anything.

use den_core::{Game, dice};
use rand::SeedableRng;

use crate::{Bot, Budget, Choice, Lots};

/// Plays any legal move, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(Lots);

impl Random {
    /// A random bot.
    pub fn new(seed: u64) -> Random {
        Random(Lots::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Move], _: &Budget) -> Choice<G> {
        Choice::plain(dice::one_of(&mut self.0, legal))
    }
}
