//! The four levels, the same in every game.

use std::time::Duration;

use crate::{Bot, Budget, Greedy, Ismcts, Judge, Lapse, Settings};

/// How strong an opponent is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Often plays anything, else what looks best at the moment.
    Pup,
    /// Plays what looks best at the moment.
    Yearling,
    /// Thinks a little ahead.
    Hunter,
    /// Thinks as far ahead as a second or two allow.
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
            Level::Pup => "a gentle start: every other move is anything, the rest is what looks best at the moment",
            Level::Yearling => "plays what looks best at the moment",
            Level::Hunter => "thinks a little ahead, a few hundred games played on in thought",
            Level::Alpha => "thinks as far ahead as fits into two seconds",
        }
    }

    /// How long it thinks unless told otherwise. In iterations, so that the same seed plays the same game on every machine; on a slow
    /// one Alpha's patience ends earlier.
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
            Level::Pup => 70,
            Level::Yearling => 35,
            Level::Hunter => 12,
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
