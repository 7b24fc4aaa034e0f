//! A player whose mind wanders.

use den_core::{Game, dice};
use rand::SeedableRng;

use crate::{Bot, Budget, Choice, Lots};

/// Plays as another bot does, but now and then anything.
pub struct Lapse<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// In how many of 100 decisions it plays anything.
    lapses: u32,
    rng: Lots,
}

impl<G: Game> Lapse<G> {
    /// A bot that plays anything in `lapses` of 100 decisions.
    pub fn new(bot: Box<dyn Bot<G>>, lapses: u32, seed: u64) -> Self {
        // Not the lots of the bot inside, or the lapses would come with certain thoughts.
        Lapse { bot, lapses, rng: Lots::seed_from_u64(!seed) }
    }
}

impl<G: Game> Bot<G> for Lapse<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        if dice::below(&mut self.rng, 100) < self.lapses {
            return Choice::plain(dice::one_of(&mut self.rng, legal));
        }
        self.bot.choose(view, legal, budget)
    }
}

impl<G: Game> std::fmt::Debug for Lapse<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Lapse({} in 100)", self.lapses)
    }
}
