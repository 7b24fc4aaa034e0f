//! The opponent that adapts to its player: it estimates how strong the player is, and plays as strongly.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use den_core::Game;
use rand::SeedableRng;

use crate::worlds::Worlds;
use crate::{Bot, Budget, Comparing, Evaluate, Level, NoisySearch, Rng, Search, Skill};

/// The name of the companion. `companion 2.5` plays at this strength, `companion` at one in the middle.
pub const COMPANION: &str = "companion";

/// A player's estimated strength in a game, in levels: 0 is the weakest level, 1 the next one, and each wins about two games out of three
/// against the one before.
///
/// The estimate uses what each move cost compared with the others ([`Strength::observe`]) and the results ([`Strength::finish`]). As text it
/// is two numbers, for a browser or a profile to keep.
///
/// ```
/// use den_bots::Strength;
/// use wolf_and_hound::WolfAndHound;
///
/// let mut player = Strength::unknown::<WolfAndHound>();
/// let before = player.level();
/// player.finish::<WolfAndHound>(before, 1.0, 2);
/// assert!(player.level() > before, "a player who wins is stronger than we thought");
/// let kept: Strength = player.to_string().parse()?;
/// assert!((kept.level() - player.level()).abs() < 0.01);
/// # Ok::<(), den_bots::NoStrength>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    mean: f64,
    deviation: f64,
}

/// The log odds of winning that one level is worth.
const PER_LEVEL: f64 = 0.66;
/// The estimate stays at least this uncertain, because players learn.
const MIN_DEVIATION: f64 = 0.7;
/// Even a player weaker than the weakest level, or stronger than the strongest, has an estimate: this far beyond.
const BEYOND: f64 = 1.5;
/// How much a single decision counts: the judge is uncertain too, and it likes moves like its own. In the end the results decide.
const TRUST: f64 = 0.15;
/// How often a player of any strength makes a move for reasons of their own.
const ODD: f64 = 0.05;
/// A decision is judged by this part of Hunter's search: watching must take much less time than playing …
const PART: u64 = 4;
/// … and every candidate is tried this often, but only the most promising ones.
const MIN_VISITS: u32 = 2;
const MAX_CANDIDATES: usize = 16;
/// How long the companion may watch before it decides.
const WATCH_LIMIT: Duration = Duration::from_millis(500);
/// The steps per level in which strengths are compared.
const STEPS: f64 = 8.0;

/// A decision of the companion's player.
#[derive(Clone, Debug)]
pub struct Watched<G: Game> {
    /// What the player knew.
    pub view: G::View,
    /// What the player could do.
    pub legal: Vec<G::Move>,
    /// What the player did.
    pub chosen: G::Move,
    /// The seed of the random numbers that it is judged with.
    pub seed: u64,
}

impl Strength {
    /// Before anything is known about the player.
    pub fn unknown<G: Evaluate>() -> Strength {
        let top = top::<G>();
        Strength { mean: top * 0.4, deviation: top * 0.4 }
    }

    /// The estimate, in levels.
    pub fn level(&self) -> f64 {
        self.mean
    }

    /// The strength that the companion plays at: within the levels of the game.
    pub fn played<G: Evaluate>(&self) -> f64 {
        self.mean.clamp(0.0, top::<G>())
    }

    /// The name of the bot that plays at this strength ([`by_name`](crate::by_name)).
    pub fn bot_name<G: Evaluate>(&self) -> String {
        format!("{COMPANION} {:.2}", self.played::<G>())
    }

    /// Learns from what the player has decided. After half a second it finishes the current decision and stops: on a slow machine it learns from fewer.
    pub fn watch<G: Evaluate>(&mut self, decisions: &[Watched<G>]) {
        self.watch_within(decisions, &Budget::time_limit(WATCH_LIMIT));
    }

    fn watch_within<G: Evaluate>(&mut self, decisions: &[Watched<G>], budget: &Budget) {
        let mut thinking = budget.start();
        for Watched { view, legal, chosen, seed } in decisions {
            if !thinking.next_iteration() {
                return;
            }
            self.observe::<G>(view, legal, *chosen, *seed);
        }
    }

    /// Learns from a decision of the player, who saw this view. The random numbers come from `seed`.
    pub fn observe<G: Evaluate>(&mut self, view: &G::View, legal: &[G::Move], chosen: G::Move, seed: u64) {
        if legal.len() < 2 {
            return;
        }
        let mut rng = Rng::seed_from_u64(seed);
        let config = G::SEARCH.hand_made();
        let mut worlds = Worlds::<G>::new(view, config.use_belief);
        let mut search = Search::<G>::new(config);
        let budget = Budget::iterations((Level::Hunter.skill::<G>().iterations / PART).max(1));
        let mut thinking = budget.start();
        search.run(|rng| worlds.sample(rng), &mut rng, &mut thinking);
        search.visit_each(MIN_VISITS, MAX_CANDIDATES, |rng| worlds.sample(rng), &mut rng, &thinking);
        search.compare(&mut Comparing::new(vec![chosen], MIN_VISITS), u64::MAX, |rng| worlds.sample(rng), &mut rng);
        let values: Vec<(bool, f64)> = search.candidates(MIN_VISITS).iter().map(|c| (c.steps[0] == chosen, c.value)).collect();
        if values.iter().any(|(is_chosen, _)| *is_chosen) {
            self.update(top::<G>(), |strength| TRUST * chance(&values, skill::<G>(strength)).ln());
        }
    }

    /// Learns from the result of a game against a companion that played at strength `played`: the player's share of the win, and the number of
    /// sides.
    pub fn finish<G: Evaluate>(&mut self, played: f64, share: f64, sides: usize) {
        let rivals = sides.saturating_sub(1).max(1) as f64;
        self.deviation = self.deviation.max(MIN_DEVIATION);
        self.update(top::<G>(), |strength| {
            let odds = (PER_LEVEL * (strength - played)).exp() / rivals;
            share * (odds / (1.0 + odds)).ln() + (1.0 - share) * (1.0 / (1.0 + odds)).ln()
        });
    }

    /// Weighs strengths by a logarithmic likelihood.
    fn update(&mut self, top: f64, likelihood: impl Fn(f64) -> f64) {
        let steps = ((top + 2.0 * BEYOND) * STEPS) as u32;
        let at = |step: u32| f64::from(step) / STEPS - BEYOND;
        let weight = |strength: f64| likelihood(strength) - ((strength - self.mean) / self.deviation).powi(2) / 2.0;
        let most = (0..=steps).map(|step| weight(at(step))).fold(f64::MIN, f64::max);
        let (mut all, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for strength in (0..=steps).map(at) {
            let part = (weight(strength) - most).exp();
            all += part;
            sum += part * strength;
            squares += part * strength * strength;
        }
        self.mean = sum / all;
        self.deviation = (squares / all - self.mean * self.mean).max(0.0).sqrt().max(MIN_DEVIATION / 2.0);
    }
}

/// The chance that a player of this skill chooses one of the marked moves, by the values of all moves.
fn chance(values: &[(bool, f64)], skill: Skill) -> f64 {
    let best = values.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
    let noise = f64::from(skill.noise).max(0.01);
    let weight = |value: f64| if best - value > f64::from(skill.cap) + noise { 0.0 } else { ((value - best) / noise).exp() };
    let all: f64 = values.iter().map(|(_, value)| weight(*value)).sum();
    let chosen: f64 = values.iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, value)| weight(*value)).sum();
    (1.0 - ODD) * chosen / all + ODD / values.len() as f64
}

/// The strength of the strongest level.
fn top<G: Evaluate>() -> f64 {
    (Level::of_game::<G>().len() - 1) as f64
}

/// The skill at a strength, between those of two levels.
fn skill<G: Evaluate>(strength: f64) -> Skill {
    let levels = Level::of_game::<G>();
    let strength = strength.clamp(0.0, (levels.len() - 1) as f64);
    let at = (strength as usize).min(levels.len() - 2);
    let part = (strength - at as f64) as f32;
    let [weaker, stronger] = [at, at + 1].map(|at| levels[at].skill::<G>());
    // Steps are even on a logarithmic scale.
    let between = |a: f32, b: f32| (a.ln() + part * (b.ln() - a.ln())).exp();
    Skill {
        iterations: between(weaker.iterations as f32, stronger.iterations as f32).round() as u64,
        noise: between(weaker.noise, stronger.noise.max(weaker.noise / 4.0)),
        cap: weaker.cap + part * (stronger.cap - weaker.cap),
        style: if part < 0.5 { weaker.style } else { stronger.style },
    }
}

/// The companion at this strength.
pub(crate) fn bot<G: Evaluate>(strength: f64, seed: u64) -> Box<dyn Bot<G>> {
    /// So close to Alpha it is Alpha.
    const ALPHA: f64 = 0.25;
    if strength > top::<G>() - ALPHA {
        return Level::Alpha.bot::<G>(seed);
    }
    // Beta is the weakest level with the net.
    let config = if strength.round() >= top::<G>() - 1.0 { G::SEARCH } else { G::SEARCH.hand_made() };
    Box::new(NoisySearch::<G>::new(seed, config, skill::<G>(strength)))
}

/// The strength in the name of a companion; `None` if it is the name of another bot.
pub(crate) fn strength_in<G: Evaluate>(name: &str) -> Option<f64> {
    match name.strip_prefix(COMPANION)?.trim() {
        "" => Some(Strength::unknown::<G>().mean),
        number => number.parse().ok().filter(|strength| (0.0..=20.0).contains(strength)),
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3} {:.3}", self.mean, self.deviation)
    }
}

/// The text is not a strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoStrength;

impl fmt::Display for NoStrength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a strength is two numbers, such as `2.5 0.8`")
    }
}

impl std::error::Error for NoStrength {}

impl FromStr for Strength {
    type Err = NoStrength;

    fn from_str(text: &str) -> Result<Strength, NoStrength> {
        let (mean, deviation) = text.split_once(' ').ok_or(NoStrength)?;
        let number = |text: &str, range: std::ops::RangeInclusive<f64>| text.parse().ok().filter(|n| range.contains(n)).ok_or(NoStrength);
        Ok(Strength { mean: number(mean, -5.0..=20.0)?, deviation: number(deviation, 0.05..=20.0)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::prelude::*;
    use den_core::{Eye, Played, Seed, Turn, built_in};
    use wolf_and_hound::WolfAndHound;

    /// Watches a level play against itself.
    fn watch(level: Level, games: u64) -> Strength {
        let mut estimate = Strength::unknown::<WolfAndHound>();
        let mut legal = Vec::new();
        for number in 0..games {
            let seed = Seed::from_number(number);
            let mut game = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &Default::default(), 4).expect("a game");
            let mut bots: Vec<_> = (0..4).map(|seat| level.bot::<WolfAndHound>(number * 4 + seat)).collect();
            loop {
                game.deal(&seed, &mut ());
                let Turn::Seat(seat) = game.now().turn() else { break };
                legal.clear();
                game.now().legal_moves(&mut legal);
                let view = game.now().view(Eye::Seat(seat));
                let chosen = bots[seat.index()].choose(&view, &legal, &Budget::untimed()).chosen;
                estimate.observe::<WolfAndHound>(&view, &legal, chosen, number);
                game.play(seat, chosen, &mut ()).expect("a legal move");
            }
        }
        estimate
    }

    #[test]
    fn without_time_it_learns_from_one_decision() {
        let mut game = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &Default::default(), 4).expect("a game");
        game.deal(&Seed::from_number(1), &mut ());
        let Turn::Seat(seat) = game.now().turn() else { panic!("a seat begins") };
        let (view, mut legal) = (game.now().view(Eye::Seat(seat)), Vec::new());
        game.now().legal_moves(&mut legal);
        let decision = Watched::<WolfAndHound> { view, chosen: legal[0], legal, seed: 1 };
        let after = |decisions: &[Watched<WolfAndHound>], budget: &Budget| {
            let mut known = Strength::unknown::<WolfAndHound>();
            known.watch_within(decisions, budget);
            known
        };
        let (one, two) = ([decision.clone()], [decision.clone(), decision]);
        let in_a_hurry = after(&two, &Budget::time_limit(Duration::ZERO));
        assert_eq!(in_a_hurry, after(&one, &Budget::iterations(9)));
        assert_ne!(in_a_hurry, after(&two, &Budget::iterations(9)));
        assert_ne!(in_a_hurry, Strength::unknown::<WolfAndHound>());
    }

    #[test]
    fn it_tells_weak_players_from_strong_ones_by_their_moves() {
        let [weak, strong] = [Level::Pup, Level::Alpha].map(|level| watch(level, 8));
        assert!(weak.level() + 1.5 < strong.level(), "{weak:?} {strong:?}");
    }

    #[test]
    fn a_strength_between_two_levels_has_a_skill_between_theirs() {
        let [weaker, between, stronger] = [1.0, 1.5, 2.0].map(skill::<WolfAndHound>);
        assert!(weaker.noise > between.noise && between.noise > stronger.noise, "{between:?}");
        assert!(weaker.cap >= between.cap && between.cap >= stronger.cap, "{between:?}");
        assert_eq!(skill::<WolfAndHound>(-3.0), Level::Pup.skill::<WolfAndHound>());
    }

    #[test]
    fn results_move_the_estimate_until_it_fits() {
        let mut player = Strength::unknown::<WolfAndHound>();
        for _ in 0..30 {
            player.finish::<WolfAndHound>(player.played::<WolfAndHound>(), 1.0, 2);
        }
        assert!(player.level() > top::<WolfAndHound>() - 0.5, "who always wins meets the strongest: {player:?}");
    }

    #[test]
    fn what_is_no_strength_is_refused() {
        for text in ["", "2", "2 0", "x 1", "NaN 1", "2 1e9", "2 1 3"] {
            assert_eq!(text.parse::<Strength>(), Err(NoStrength), "{text}");
        }
    }
}
