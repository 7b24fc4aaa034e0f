//! The four levels, the same in every game.

use std::time::Duration;

use crate::{Bot, Budget, Evaluate, Greedy, Ismcts, Lapse};

/// How strong an opponent is. What a level means is fixed here, the same in every game; only how many iterations fit differs.
///
/// | level | plays | plays a random move instead |
/// | --- | --- | --- |
/// | Pup | as greedy, in 2 sampled worlds | in 90 of 100 decisions |
/// | Yearling | as greedy, in 8 sampled worlds | in 57 of 100 |
/// | Hunter | by a short search ([`SearchConfig::hunter_iterations`](crate::SearchConfig::hunter_iterations)) | in 26 of 100 |
/// | Alpha | by the full search ([`SearchConfig::alpha_iterations`](crate::SearchConfig::alpha_iterations)), at most 2 seconds | never |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Mostly plays at random, sometimes what looks best right now.
    Pup,
    /// Plays at random more often than not, otherwise what looks best right now.
    Yearling,
    /// Thinks a little ahead, but plays at random every fourth time.
    Hunter,
    /// Thinks ahead about every move.
    Alpha,
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 4] = [Level::Pup, Level::Yearling, Level::Hunter, Level::Alpha];

impl Level {
    /// The name, as in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Pup => "pup",
            Level::Yearling => "yearling",
            Level::Hunter => "hunter",
            Level::Alpha => "alpha",
        }
    }

    /// What it does, in one sentence.
    pub const fn help(self) -> &'static str {
        match self {
            Level::Pup => "easy: 90 % of its moves are random, the others are the obvious ones",
            Level::Yearling => "57 % of its moves are random, the others are the obvious ones",
            Level::Hunter => "thinks a little ahead, but 26 % of its moves are random",
            Level::Alpha => "thinks ahead on every move, for up to two seconds",
        }
    }

    /// How long it thinks by default. In iterations, so that the same seed plays the same game on every machine; on a slow one
    /// Alpha reaches its time limit first, but not in the arena ([`Budget::untimed`]).
    pub fn budget<G: Evaluate>(self) -> Budget {
        match self {
            Level::Pup => Budget::iterations(2),
            Level::Yearling => Budget::iterations(8),
            Level::Hunter => Budget::iterations(G::SEARCH.hunter_iterations),
            Level::Alpha => Budget::iterations(G::SEARCH.alpha_iterations).with_time_limit(TIME_LIMIT),
        }
    }

    /// In how many of 100 decisions it plays a random move.
    pub const fn lapses(self) -> u32 {
        match self {
            Level::Pup => 90,
            Level::Yearling => 57,
            Level::Hunter => 26,
            Level::Alpha => 0,
        }
    }

    /// An opponent of this level.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        let bot: Box<dyn Bot<G>> = match self {
            Level::Pup | Level::Yearling => Box::new(Greedy::new(seed, self.budget::<G>())),
            Level::Hunter | Level::Alpha => Box::new(Ismcts::<G>::new(seed, G::SEARCH, self.budget::<G>())),
        };
        if self.lapses() == 0 { bot } else { Box::new(Lapse::new(bot, self.lapses(), seed)) }
    }
}

/// Alpha answers within two seconds.
const TIME_LIMIT: Duration = Duration::from_millis(1_800);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_states_how_many_moves_are_random() {
        for level in LEVELS {
            assert_eq!(level.help().contains("random"), level.lapses() > 0, "{}", level.help());
            assert!(level.lapses() == 0 || level.help().contains(&format!("{} of 100", level.lapses())), "{}", level.help());
        }
    }
}
