//! The four levels, the same in every game.

use std::time::Duration;

use crate::{Bot, Budget, Greedy, Ismcts, Judge, Lapse, Settings};

/// How strong an opponent is. What a level means is fixed here, the same in every game; only how many iterations fit differs.
///
/// | level | plays | plays anything instead |
/// | --- | --- | --- |
/// | Pup | as greedy, looking at 2 ways the cards may lie | in 90 of 100 moves |
/// | Yearling | as greedy, looking at 8 ways | in 57 of 100 |
/// | Hunter | by a short search ([`Judge::HUNTER`] iterations) | in 26 of 100 |
/// | Alpha | by the full search ([`Judge::ALPHA`] iterations), at most 2 seconds | never |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Mostly plays anything, now and then what looks best at the moment.
    Pup,
    /// More often than not plays anything, else what looks best at the moment.
    Yearling,
    /// Thinks a little ahead, but plays anything every fourth time.
    Hunter,
    /// Thinks ahead about every move.
    Alpha,
}

/// All levels, the gentlest first.
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

    /// What it does, in a sentence.
    pub const fn help(self) -> &'static str {
        match self {
            Level::Pup => "a gentle start: 90 of 100 moves are anything, the rest is what looks best at the moment",
            Level::Yearling => "57 of 100 moves are anything, the rest is what looks best at the moment",
            Level::Hunter => "thinks a little ahead by a short search, but 26 of 100 moves are anything",
            Level::Alpha => "thinks ahead about every move, for at most two seconds",
        }
    }

    /// How long it thinks unless told otherwise. In iterations, so that the same seed plays the same game on every machine; on a slow
    /// one Alpha's patience ends earlier, but not in the arena ([`Budget::untimed`]).
    pub fn budget<G: Judge>(self) -> Budget {
        match self {
            Level::Pup => Budget::iterations(2),
            Level::Yearling => Budget::iterations(8),
            Level::Hunter => Budget::iterations(G::HUNTER),
            Level::Alpha => Budget::iterations(G::ALPHA).within(PATIENCE),
        }
    }

    /// In how many of 100 decisions its mind wanders and it plays anything.
    pub const fn lapses(self) -> u32 {
        match self {
            Level::Pup => 90,
            Level::Yearling => 57,
            Level::Hunter => 26,
            Level::Alpha => 0,
        }
    }

    /// An opponent of this level.
    pub fn bot<G: Judge>(self, seed: u64) -> Box<dyn Bot<G>> {
        let bot: Box<dyn Bot<G>> = match self {
            Level::Pup | Level::Yearling => Box::new(Greedy::new(seed, self.budget::<G>())),
            Level::Hunter | Level::Alpha => Box::new(Ismcts::<G>::new(seed, Settings::of::<G>(), self.budget::<G>())),
        };
        if self.lapses() == 0 { bot } else { Box::new(Lapse::new(bot, self.lapses(), seed)) }
    }
}

/// Alpha answers within two seconds.
const PATIENCE: Duration = Duration::from_millis(1_800);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_says_how_often_a_level_plays_anything() {
        for level in LEVELS {
            assert_eq!(level.help().contains("anything"), level.lapses() > 0, "{}", level.help());
            assert!(level.lapses() == 0 || level.help().contains(&format!("{} of 100", level.lapses())), "{}", level.help());
        }
    }
}
