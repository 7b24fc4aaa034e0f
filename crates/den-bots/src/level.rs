//! The levels, the same in every game.

use std::time::Duration;

use crate::{Bot, Budget, Evaluate, Ismcts, NoisySearch, Skill};

/// How strong an opponent is. Every level searches; a weaker one searches less and misjudges more of what it finds
/// ([`Skill`]). The numbers are fitted for each game, so that each level wins about two games out of three against the one
/// below (`docs/ladder.md`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// The weakest: for a first game.
    Pup,
    /// Knows the rules.
    Yearling,
    /// Sees nearby threats and chances.
    Scout,
    /// Follows a plan.
    Tracker,
    /// Rarely misses a chance.
    Hunter,
    /// Has seen most of it before.
    Veteran,
    /// Almost as strong as Alpha.
    Beta,
    /// The strongest: always plays the best move it finds.
    Alpha,
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 8] =
    [Level::Pup, Level::Yearling, Level::Scout, Level::Tracker, Level::Hunter, Level::Veteran, Level::Beta, Level::Alpha];

/// The number of levels below Alpha.
pub(crate) const BELOW_ALPHA: usize = LEVELS.len() - 1;

impl Level {
    /// The name, as in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Pup => "pup",
            Level::Yearling => "yearling",
            Level::Scout => "scout",
            Level::Tracker => "tracker",
            Level::Hunter => "hunter",
            Level::Veteran => "veteran",
            Level::Beta => "beta",
            Level::Alpha => "alpha",
        }
    }

    /// A one-sentence description.
    pub const fn help(self) -> &'static str {
        match self {
            Level::Pup => "for a first game: sees only the next step and often misjudges it",
            Level::Yearling => "knows the rules, but often misjudges moves",
            Level::Scout => "sees immediate chances, but is easily distracted",
            Level::Tracker => "follows a plan, though sometimes the wrong one",
            Level::Hunter => "rarely misses a chance",
            Level::Veteran => "knows most positions, and seldom misjudges one",
            Level::Beta => "plays almost as well as Alpha",
            Level::Alpha => "plays the best move it finds, and thinks longer about hard decisions",
        }
    }

    /// Its skill in a game.
    pub fn skill<G: Evaluate>(self) -> Skill {
        G::SEARCH.skills.get(self as usize).copied().unwrap_or(Skill::exact(G::SEARCH.alpha_iterations))
    }

    /// The levels of a game. Of neighbours with the same skill only the weaker one is listed, because the luck of the game leaves no room for
    /// both.
    pub fn of_game<G: Evaluate>() -> Vec<Level> {
        let mut levels = LEVELS.to_vec();
        levels.dedup_by_key(|level| level.skill::<G>());
        levels
    }

    /// How long it thinks by default; Alpha longer where more is at stake. In iterations, so that the same seed plays the same game on every
    /// machine; a slow machine may reach the time limit first, except in the arena ([`Budget::untimed`]).
    pub fn budget<G: Evaluate>(self) -> Budget {
        let budget = if self == Level::Alpha { G::SEARCH.alpha_budget() } else { Budget::iterations(self.skill::<G>().iterations) };
        budget.with_time_limit(TIME_LIMIT)
    }

    /// An opponent of this level.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Alpha => Box::new(Ismcts::<G>::new(seed, G::SEARCH, self.budget::<G>())),
            Level::Beta => Box::new(NoisySearch::<G>::new(seed, G::SEARCH, self.skill::<G>())),
            // Their skills are fitted to the hand-made evaluation.
            _ => Box::new(NoisySearch::<G>::new(seed, G::SEARCH.hand_made(), self.skill::<G>())),
        }
    }
}

/// The time limit of every level. The last iteration may take longer, and a person waits two seconds at most.
pub(crate) const TIME_LIMIT: Duration = Duration::from_secs(1);

#[cfg(test)]
mod tests {
    use super::*;
    use lone_wolves::LoneWolves;
    use the_wolves::TheWolves;
    use wolf_and_hound::WolfAndHound;
    use wolfwalkers::Wolfwalkers;

    /// A stronger level never misjudges more than a weaker one.
    fn is_ordered<G: Evaluate>() {
        let skills: Vec<Skill> = LEVELS.iter().map(|level| level.skill::<G>()).collect();
        for pair in skills.windows(2) {
            assert!(pair[1].noise <= pair[0].noise && pair[1].cap <= pair[0].cap && pair[1].iterations >= pair[0].iterations, "{pair:?}");
        }
        assert!(skills[0].cap <= 0.35, "{}", skills[0].cap);
        assert!(skills[1].cap <= 0.25, "{}", skills[1].cap);
        let levels = Level::of_game::<G>();
        assert!(levels.len() >= 5 && levels.contains(&Level::Pup) && levels.contains(&Level::Alpha), "{levels:?}");
    }

    #[test]
    fn levels_are_ordered_by_skill_in_every_game() {
        is_ordered::<WolfAndHound>();
        is_ordered::<LoneWolves>();
        is_ordered::<Wolfwalkers>();
        is_ordered::<TheWolves>();
    }
}
