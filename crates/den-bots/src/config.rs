//! The constants of a game's search, as data.

use crate::level::BELOW_ALPHA;
use crate::{Budget, Skill, Style};

/// How whole actions are searched ([`MacroMoves`](crate::MacroMoves)).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ActionSearch {
    /// The weight of exploration.
    pub exploration: f32,
    /// An action has half the prior of another if its lead is smaller by this fraction of the game's lead scale.
    pub half_prior: f32,
    /// How much the value of an action that was tried once may fall with more tries, as a share of the win.
    pub doubt: f32,
    /// The same inside the tree, where the best action of a position is looked for.
    pub backup_doubt: f32,
}

/// How a game is searched. A game sets what differs from [`SearchConfig::DEFAULT`]:
///
/// ```
/// use den_bots::SearchConfig;
///
/// const SEARCH: SearchConfig = SearchConfig { lead_scale: 7.0, rollout_depth: 8, alpha_iterations: 5_000, ..SearchConfig::DEFAULT };
/// assert_eq!(SEARCH.exploration, 1.2);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /* The game. A search reads these from `Evaluate::SEARCH` alone. */
    /// The lead, in points of [`Evaluate::evaluate`](crate::Evaluate::evaluate), that wins about three games out of four.
    pub lead_scale: f32,
    /// In a solo game, the points that are neither good nor bad.
    pub solo_par: f32,
    /// Whether nothing is hidden, so that one guess from a view is as good as many.
    pub open_information: bool,
    /// The skills of the levels below Alpha in this game, the weakest first. Two levels with the same skill count as one.
    pub skills: [Skill; BELOW_ALPHA],
    /// Alpha's iterations for a decision with an obvious best move …
    pub alpha_iterations: u64,
    /// … and how many times as many it searches at most if the choice is hard.
    pub alpha_patience: u64,
    /// How long a review searches to judge a decision, in iterations. What it says about positions is corrected for this depth.
    pub review_iterations: u64,

    /* The search. */
    /// The weight of exploration against exploitation.
    pub exploration: f32,
    /// The weight of the prior: how much more often a move is tried that looks good before any search. 0 disables priors.
    pub prior_weight: f32,
    /// How often a move is tried before the tree grows beyond it.
    pub expand_after: u32,
    /// How many moves a rollout plays before the position is evaluated.
    pub rollout_depth: u16,
    /// How often, from 0 to 1, a rollout plays the move with the best prior instead of a random one.
    pub rollout_greed: f32,
    /// The move with the best prior is looked for among this many.
    pub rollout_candidates: u32,
    /// With this many players or more, the others play by their priors in the tree instead of being searched.
    pub modelled_from: u8,
    /// The deviation of a single result from the value of a move, to decide when a search may stop.
    pub spread: f32,
    /// How whole actions are searched, in a game that has them.
    pub actions: ActionSearch,
    /// What the hand-made evaluation pays attention to.
    pub style: Style,
    /// Whether the search prefers the clearer of two wins.
    pub prefer_clear_wins: bool,
    /// Whether the search uses the game's book.
    pub use_book: bool,
    /// Whether the search weights guesses by the game's belief.
    pub use_belief: bool,
    /// Whether the stated chances are mapped to those that come true ([`Calibration`](crate::Calibration)).
    pub calibrated: bool,
    /// Whether the search evaluates positions with the game's net, if it has weights.
    pub use_learned: bool,
    /// With the net: how many moves a rollout plays before the position is evaluated.
    pub learned_rollout_depth: u16,
    /// With the net: the weight of exploration.
    pub learned_exploration: f32,
    /// With the net: the weight of priors that it computes; with 0 the priors are those of the hand-made evaluation.
    pub learned_prior_weight: f32,
}

impl SearchConfig {
    /// Values that work well in every game.
    pub const DEFAULT: SearchConfig = SearchConfig {
        lead_scale: 1.0,
        solo_par: 0.0,
        open_information: false,
        skills: [
            Skill::new(200, 0.20, 0.30),
            Skill::new(200, 0.10, 0.22),
            Skill::new(200, 0.06, 0.18),
            Skill::new(400, 0.04, 0.14),
            Skill::new(400, 0.02, 0.10),
            Skill::new(800, 0.01, 0.08),
            Skill::new(1_600, 0.005, 0.06),
        ],
        alpha_iterations: 2_000,
        alpha_patience: 4,
        review_iterations: 2_000,
        exploration: 1.2,
        prior_weight: 3.0,
        expand_after: 4,
        rollout_depth: 0,
        rollout_greed: 0.0,
        rollout_candidates: 6,
        modelled_from: u8::MAX,
        spread: 0.5,
        actions: ActionSearch { exploration: 0.25, half_prior: 0.15, doubt: 0.1, backup_doubt: 0.0 },
        style: Style::Balanced,
        prefer_clear_wins: true,
        use_book: true,
        use_belief: true,
        calibrated: true,
        use_learned: true,
        learned_rollout_depth: 4,
        learned_exploration: 0.8,
        learned_prior_weight: 0.0,
    };

    /// How long Alpha thinks with these constants: in iterations, more where more is at stake.
    pub fn alpha_budget(&self) -> Budget {
        Budget::between(self.alpha_iterations, self.alpha_iterations * self.alpha_patience.max(1))
    }

    /// The same search with the hand-made evaluation.
    #[must_use]
    pub const fn hand_made(self) -> SearchConfig {
        SearchConfig { use_learned: false, ..self }
    }

    /// The same game, searched using the rules alone: no prior, no evaluation, random games to the end.
    #[must_use]
    pub const fn rules_only(self) -> SearchConfig {
        SearchConfig {
            prior_weight: 0.0,
            expand_after: 8,
            rollout_depth: u16::MAX,
            rollout_greed: 0.0,
            prefer_clear_wins: false,
            use_book: false,
            use_belief: false,
            use_learned: false,
            ..self
        }
    }
}
