//! A bot that plays some of its moves at random.

use den_core::{Game, dice};
use rand::SeedableRng;

use crate::{Bot, Budget, Choice, Rng};

/// Plays as another bot does, but sometimes a random move.
pub struct Lapse<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// In how many of 100 decisions it plays a random move.
    lapses: u32,
    rng: Rng,
}

impl<G: Game> Lapse<G> {
    /// A bot that plays a random move in `lapses` of 100 decisions.
    pub fn new(bot: Box<dyn Bot<G>>, lapses: u32, seed: u64) -> Self {
        Lapse { bot, lapses, rng: own_rng(seed) }
    }
}

/// Not the random numbers of the bot inside, or the lapses would depend on what it thinks.
fn own_rng(seed: u64) -> Rng {
    Rng::seed_from_u64(!seed)
}

impl<G: Game> Bot<G> for Lapse<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        if dice::below(&mut self.rng, 100) < self.lapses {
            return Choice::plain(dice::one_of(&mut self.rng, legal));
        }
        self.bot.choose(view, legal, budget)
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = own_rng(seed);
        self.bot.reseed(seed);
    }
}

impl<G: Game> std::fmt::Debug for Lapse<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Lapse({} in 100)", self.lapses)
    }
}
