//! The players of the arena: bots by name, with settings to compare, and a cheater as the upper bound.

use std::fmt;

use den_bots::{Bot, Budget, Endgame, Evaluate, Ismcts, NoisySearch, Pimc, Rng, Search, SearchConfig, Skill, Style, Worlds, by_name};
use den_core::{Eye, Seat};
use rand::SeedableRng;

use crate::lesson::{LESSON_PLAYER, LessonPlayer};

/// The name of the search that sees the true position. It plays only in the arena, where it shows the most that could be won.
pub const CHEATER: &str = "cheater";

/// The name of the search that sees its partners' hands, for the bound of what signals between partners could be worth.
pub const PARTNER_OPEN: &str = "partner-open";

/// The name of the search with a configurable skill. It plays only in the arena, where skills are fitted.
pub(crate) const NOISY: &str = "noisy";
/// Its default number of iterations.
const DEFAULT_ITERATIONS: u64 = 400;

/// A bot as written: `alpha`, `alpha@500` (with 500 iterations), `ismcts/exploration=1.2/rollout_depth=10@500`.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    text: String,
    name: String,
    /// Settings of the search that differ from the game's.
    settings: Vec<(Setting, f32)>,
    /// The noise and the cap of its skill, if it misjudges.
    noise: Option<f32>,
    cap: Option<f32>,
    /// The cores that it searches on, each with these iterations.
    cores: usize,
    /// Whether it ponders after every choice for as long as it can.
    ponder: bool,
    iterations: Option<u64>,
}

impl Spec {
    /// Parses a bot for a game.
    ///
    /// # Errors
    /// Says what is wrong, and lists the bots or settings.
    pub fn read<G: Evaluate>(text: &str) -> Result<Spec, String> {
        let (rest, iterations) = match text.split_once('@') {
            Some((rest, n)) => match n.parse() {
                Ok(n) => (rest, Some(n)),
                Err(_) => return Err(format!("`{text}`: @ is followed by a number of iterations, as in alpha@500")),
            },
            None => (text, None),
        };
        let mut words = rest.split('/');
        let name = words.next().unwrap_or_default().to_string();
        let (mut settings, mut noise, mut cap, mut cores, mut ponder) = (Vec::new(), None, None, 1, false);
        for word in words {
            let (key, value) = read_pair(text, word)?;
            match Setting::ALL.iter().find(|(name, _)| *name == key) {
                Some((_, setting)) => settings.push((*setting, value)),
                None if key == NOISE => noise = Some(value),
                None if key == CORES => cores = value as usize,
                None if key == PONDER => ponder = value > 0.0,
                None => cap = Some(value),
            }
        }
        let spec = Spec { text: text.to_string(), name, settings, noise, cap, cores, ponder, iterations };
        Entrant::<G>::new(&spec, 0).map(|_| spec)
    }

    /// The text it was parsed from.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn config<G: Evaluate>(&self) -> SearchConfig {
        let mut config = G::SEARCH;
        for (setting, value) in &self.settings {
            setting.apply(&mut config, *value);
        }
        config
    }
}

/// A setting of the search that can be given with a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Setting {
    Exploration,
    PriorWeight,
    ExpandAfter,
    RolloutDepth,
    RolloutGreed,
    RolloutCandidates,
    ActionExploration,
    ActionHalfPrior,
    ActionDoubt,
    ActionBackupDoubt,
    ModelledFrom,
    Patience,
    Style,
    Spread,
    Book,
    Belief,
    Learned,
    LearnedRolloutDepth,
    LearnedExploration,
    LearnedPriorWeight,
}

impl Setting {
    const ALL: [(&str, Setting); 20] = [
        ("exploration", Setting::Exploration),
        ("prior_weight", Setting::PriorWeight),
        ("expand_after", Setting::ExpandAfter),
        ("rollout_depth", Setting::RolloutDepth),
        ("rollout_greed", Setting::RolloutGreed),
        ("rollout_candidates", Setting::RolloutCandidates),
        ("action_exploration", Setting::ActionExploration),
        ("action_half_prior", Setting::ActionHalfPrior),
        ("action_doubt", Setting::ActionDoubt),
        ("action_backup_doubt", Setting::ActionBackupDoubt),
        ("modelled_from", Setting::ModelledFrom),
        ("patience", Setting::Patience),
        ("style", Setting::Style),
        ("spread", Setting::Spread),
        ("book", Setting::Book),
        ("belief", Setting::Belief),
        ("learned", Setting::Learned),
        ("learned_rollout_depth", Setting::LearnedRolloutDepth),
        ("learned_exploration", Setting::LearnedExploration),
        ("learned_prior_weight", Setting::LearnedPriorWeight),
    ];

    fn apply(self, config: &mut SearchConfig, value: f32) {
        match self {
            Setting::Exploration => config.exploration = value,
            Setting::PriorWeight => config.prior_weight = value,
            Setting::ExpandAfter => config.expand_after = value as u32,
            Setting::RolloutDepth => config.rollout_depth = value as u16,
            Setting::RolloutGreed => config.rollout_greed = value,
            Setting::RolloutCandidates => config.rollout_candidates = value as u32,
            Setting::ActionExploration => config.actions.exploration = value,
            Setting::ActionHalfPrior => config.actions.half_prior = value,
            Setting::ActionDoubt => config.actions.doubt = value,
            Setting::ActionBackupDoubt => config.actions.backup_doubt = value,
            Setting::ModelledFrom => config.modelled_from = value as u8,
            Setting::Patience => config.alpha_patience = value as u64,
            Setting::Style => config.style = Style::ALL.get(value as usize).copied().unwrap_or(Style::Balanced),
            Setting::Spread => config.spread = value,
            Setting::Book => config.use_book = value > 0.0,
            Setting::Belief => config.use_belief = value > 0.0,
            Setting::Learned => config.use_learned = value > 0.0,
            Setting::LearnedRolloutDepth => config.learned_rollout_depth = value as u16,
            Setting::LearnedExploration => config.learned_exploration = value,
            Setting::LearnedPriorWeight => config.learned_prior_weight = value,
        }
    }
}

/// The settings of the skill, which only `noisy` has.
const NOISE: &str = "noise";
const CAP: &str = "cap";
/// On how many cores `ismcts` searches.
const CORES: &str = "cores";
/// Whether `ismcts` ponders after every choice.
const PONDER: &str = "ponder";

/// Parses `key=number`.
fn read_pair<'a>(text: &str, word: &'a str) -> Result<(&'a str, f32), String> {
    let pair = word.split_once('=').and_then(|(key, value)| Some((key, value.parse::<f32>().ok()?)));
    let known = |key: &str| [NOISE, CAP, CORES, PONDER].contains(&key) || Setting::ALL.iter().any(|(name, _)| *name == key);
    pair.filter(|(key, value)| known(key) && value.is_finite()).ok_or_else(|| {
        let names: Vec<String> = Setting::ALL.iter().map(|(name, _)| format!("{name}=")).collect();
        format!(
            "`{text}`: `{word}` is not a setting; choose from {}, {NOISE}=, {CAP}=, {CORES}= and {PONDER}=, each with a number",
            names.join(", ")
        )
    })
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A player in the arena.
pub enum Entrant<G: Evaluate> {
    /// A bot, which gets its seat's view.
    Honest {
        /// The bot.
        bot: Box<dyn Bot<G>>,
        /// How long it thinks.
        budget: Budget,
        /// Whether it ponders after every choice for as long as it can.
        ponder: bool,
    },
    /// The search that gets the true position.
    Cheater(Box<SearchConfig>, Budget, Rng, Option<Box<dyn Endgame<G>>>),
    /// The search that sees its partners' hands.
    PartnerOpen(Box<SearchConfig>, Budget, Rng),
}

impl<G: Evaluate> Entrant<G> {
    /// Creates a player.
    ///
    /// # Errors
    /// Lists the bots.
    pub fn new(spec: &Spec, seed: u64) -> Result<Self, String> {
        let budget = spec.iterations.map_or_else(Budget::untimed, Budget::iterations).on_cores(spec.cores);
        let alpha = || spec.config::<G>().alpha_budget();
        if spec.name == CHEATER {
            return Ok(Entrant::Cheater(Box::new(spec.config::<G>()), budget.or(&alpha()), Rng::seed_from_u64(seed), G::endgame()));
        }
        if spec.name == PARTNER_OPEN {
            return Ok(Entrant::PartnerOpen(Box::new(spec.config::<G>()), budget.or(&alpha()), Rng::seed_from_u64(seed)));
        }
        let takes_cores = spec.cores == 1 || ["ismcts", "alpha"].contains(&spec.name.as_str());
        let ponders = !spec.ponder || ["ismcts", "alpha"].contains(&spec.name.as_str());
        if !takes_cores || !ponders {
            return Err(format!("`{spec}`: only ismcts and alpha take {CORES}= and {PONDER}="));
        }
        let bot: Box<dyn Bot<G>> = match spec.name.as_str() {
            NOISY => {
                let config = spec.config::<G>().hand_made();
                let skill = Skill::new(1, spec.noise.unwrap_or(0.0), spec.cap.unwrap_or(1.0)).with_style(config.style);
                let budget = budget.or(&Budget::iterations(DEFAULT_ITERATIONS));
                return Ok(Entrant::Honest { bot: Box::new(NoisySearch::<G>::new(seed, config, skill)), budget, ponder: false });
            }
            LESSON_PLAYER if spec.settings.is_empty() && spec.noise.is_none() && spec.cap.is_none() => Box::new(LessonPlayer::new(seed)),
            _ if spec.noise.is_some() || spec.cap.is_some() => return Err(format!("`{spec}`: only {NOISY} takes {NOISE}= and {CAP}=")),
            name if spec.settings.is_empty() => by_name::<G>(name, seed)
                .map_err(|e| format!("{e} or, in the arena only, {NOISY}, {LESSON_PLAYER}, {CHEATER} and {PARTNER_OPEN}"))?,
            "ismcts" => Box::new(Ismcts::<G>::new(seed, spec.config::<G>(), alpha())),
            "pimc" => Box::new(Pimc::new(seed, spec.config::<G>(), alpha())),
            _ => return Err(format!("`{spec}`: only ismcts, pimc, {NOISY}, {CHEATER} and {PARTNER_OPEN} take search settings")),
        };
        Ok(Entrant::Honest { bot, budget, ponder: spec.ponder })
    }

    /// Chooses a move for the seat to move.
    pub fn choose(&mut self, position: &G, seat: Seat, legal: &[G::Move]) -> G::Move {
        match self {
            Entrant::Honest { bot, budget, ponder } => {
                let chosen = bot.choose(&position.view(Eye::Seat(seat)), legal, budget).chosen;
                while *ponder && bot.ponder() {}
                chosen
            }
            Entrant::Cheater(..) | Entrant::PartnerOpen(..) if legal.len() == 1 => legal[0],
            Entrant::Cheater(config, budget, rng, endgame) => {
                if let Some(values) = endgame.as_mut().and_then(|endgame| endgame.solve(position, seat, legal, rng)) {
                    let best = (0..legal.len()).reduce(|best, at| if values[at] > values[best] { at } else { best });
                    return legal[best.unwrap_or(0)];
                }
                let mut search = Search::new(**config);
                search.run(|_| position.clone(), rng, &mut budget.start());
                search.best().unwrap_or(legal[0])
            }
            Entrant::PartnerOpen(config, budget, rng) => {
                let view = position.view(Eye::Seat(seat));
                let mut worlds = Worlds::with_partners(position, seat, &view, config.use_belief);
                let mut search = Search::new(**config);
                search.run(|rng| worlds.sample(rng), rng, &mut budget.start());
                search.best().unwrap_or(legal[0])
            }
        }
    }
}

impl<G: Evaluate> Entrant<G> {
    /// By how much its last choice was better than its average one ([`Bot::luck`]).
    pub fn luck(&self) -> f64 {
        match self {
            Entrant::Honest { bot, .. } => bot.luck(),
            Entrant::Cheater(..) | Entrant::PartnerOpen(..) => 0.0,
        }
    }
}

impl<G: Evaluate> fmt::Debug for Entrant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Entrant::Honest { .. } => "Honest",
            Entrant::Cheater(..) => "Cheater",
            Entrant::PartnerOpen(..) => "PartnerOpen",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wolf_and_hound::WolfAndHound;

    #[test]
    fn a_bot_with_settings_configures_the_search() {
        let text = "ismcts/exploration=0.5/prior_weight=2/expand_after=9/rollout_depth=3/rollout_greed=0.25/book=0/belief=0/learned=0/learned_rollout_depth=2/learned_prior_weight=1.5@50";
        let spec = Spec::read::<WolfAndHound>(text).expect("search settings");
        let expected = SearchConfig {
            exploration: 0.5,
            prior_weight: 2.0,
            expand_after: 9,
            rollout_depth: 3,
            rollout_greed: 0.25,
            use_book: false,
            use_belief: false,
            use_learned: false,
            learned_rollout_depth: 2,
            learned_prior_weight: 1.5,
            ..WolfAndHound::SEARCH
        };
        assert_ne!(expected, WolfAndHound::SEARCH);
        assert_eq!((spec.config::<WolfAndHound>(), spec.iterations, spec.text()), (expected, Some(50), text));
        let plain = Spec::read::<WolfAndHound>("alpha").expect("a bot");
        assert_eq!((plain.config::<WolfAndHound>(), plain.iterations), (WolfAndHound::SEARCH, None));
    }
}
