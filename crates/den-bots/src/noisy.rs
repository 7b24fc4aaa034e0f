//! The bot that misjudges.

use den_core::{Eye, Turn};
use rand::{Rng as _, SeedableRng};

use crate::bot::rank;
use crate::immediate::Endings;
use crate::level::TIME_LIMIT;
use crate::search::Candidate;
use crate::worlds::Worlds;
use crate::{Bot, Budget, Choice, Considered, Evaluate, Explanation, Rng, Search, SearchConfig, Skill};

/// Every candidate is tried at least this often, so that its value means something …
const MIN_VISITS: u32 = 6;
/// … but only this many candidates, the most promising ones.
const MAX_CANDIDATES: usize = 32;

/// Searches, adds the noise of its [`Skill`] to the values it found, and plays the best of these, unless its search says that the move
/// costs more than the cap. It takes a win in one move, and does not end a game by losing it if it has another move.
///
/// The noise comes from the bot's random numbers, so in a [`BotHost`](crate::BotHost) a bot that decides twice on the same position makes
/// the same mistake. Whole actions are misjudged as a whole: an action that it starts it also finishes.
#[derive(Debug)]
pub struct NoisySearch<G: Evaluate> {
    rng: Rng,
    skill: Skill,
    config: SearchConfig,
    /// The remaining steps of the action it has started, and the view it expects then.
    plan: Option<(G::View, Vec<G::Move>)>,
    /// See [`Bot::luck`].
    luck: f64,
}

impl<G: Evaluate> NoisySearch<G> {
    /// A bot with this skill.
    pub fn new(seed: u64, config: SearchConfig, skill: Skill) -> Self {
        let config = SearchConfig { style: skill.style, ..config };
        NoisySearch { rng: Rng::seed_from_u64(seed), skill, config, plan: None, luck: 0.0 }
    }

    /// The next step of the action it has started, if the game is in the expected state.
    fn next_step(&mut self, view: &G::View, legal: &[G::Move]) -> Option<G::Move> {
        let (expected, steps) = self.plan.take()?;
        let &next = steps.first().filter(|step| expected == *view && legal.contains(step))?;
        self.follow(view, &steps);
        Some(next)
    }

    /// Remembers the steps after the first.
    fn follow(&mut self, view: &G::View, steps: &[G::Move]) {
        let [first, rest @ ..] = steps else { return };
        if rest.is_empty() {
            return;
        }
        let mut world = G::guess(view, &mut self.rng);
        let Turn::Seat(me) = world.turn() else { return };
        world.play(*first, &mut ());
        self.plan = Some((world.view(Eye::Seat(me)), rest.to_vec()));
    }

    /// The best candidate within the cap after noise is added to every value.
    fn misjudge(&mut self, candidates: &[Candidate<G>]) -> Option<usize> {
        let best = candidates.iter().map(|candidate| candidate.value).fold(f64::MIN, f64::max);
        let mut chosen: Option<(usize, f64)> = None;
        for (at, candidate) in candidates.iter().enumerate() {
            let off = f64::from(self.skill.noise) * gumbel(&mut self.rng);
            if best - candidate.value > f64::from(self.skill.cap) {
                continue;
            }
            if chosen.is_none_or(|(_, most)| candidate.value + off > most) {
                chosen = Some((at, candidate.value + off));
            }
        }
        chosen.map(|(at, _)| at)
    }
}

impl<G: Evaluate> NoisySearch<G> {
    /// The mean value of the candidate that it chooses, over its noise.
    fn expected(&self, candidates: &[Candidate<G>]) -> f64 {
        let best = candidates.iter().map(|candidate| candidate.value).fold(f64::MIN, f64::max);
        let noise = f64::from(self.skill.noise);
        if noise <= 0.0 {
            return best;
        }
        let within = candidates.iter().filter(|candidate| best - candidate.value <= f64::from(self.skill.cap));
        // The largest of values with Gumbel noise is each of them with this weight.
        let weighted = within.map(|candidate| (((candidate.value - best) / noise).exp(), candidate.value));
        let (all, sum) = weighted.fold((0.0, 0.0), |(all, sum), (weight, value)| (all + weight, sum + weight * value));
        sum / all
    }
}

impl<G: Evaluate> Bot<G> for NoisySearch<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        self.luck = 0.0;
        if let Some(step) = self.next_step(view, legal) {
            return Choice::plain(step);
        }
        if legal.len() == 1 {
            return Choice::plain(legal[0]);
        }
        let mut worlds = Worlds::<G>::new(view, self.config.use_belief);
        let ends = Endings::of(legal, &mut worlds, &mut self.rng);
        if let Some(win) = ends.win() {
            return Choice::plain(win);
        }

        let budget = budget.or(&Budget::iterations(self.skill.iterations).with_time_limit(TIME_LIMIT));
        let mut thinking = budget.start();
        let mut search = Search::<G>::new(self.config);
        search.run(|rng| worlds.sample(rng), &mut self.rng, &mut thinking);
        let thorough = search.visit_each(MIN_VISITS, MAX_CANDIDATES, |rng| worlds.sample(rng), &mut self.rng, &thinking);
        // Without the time for that, a value that means little is better than none.
        let mut candidates = search.candidates(if thorough { MIN_VISITS } else { 1 });
        candidates.retain(|candidate| !ends.loses(candidate.steps[0]));
        let Some(at) = self.misjudge(&candidates) else {
            return Choice::plain(legal.iter().copied().find(|&m| !ends.loses(m)).unwrap_or(legal[0]));
        };
        self.luck = candidates[at].value - self.expected(&candidates);
        let steps = candidates[at].steps.clone();
        self.follow(view, &steps);
        let choice = Choice { chosen: steps[0], why: Some(explain(&candidates, at, thinking.iterations())) };
        if self.config.calibrated { choice.calibrated(view) } else { choice }
    }

    fn luck(&self) -> f64 {
        self.luck
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::seed_from_u64(seed);
    }
}

/// The chosen move first, then the others by value.
fn explain<G: Evaluate>(candidates: &[Candidate<G>], at: usize, iterations: u64) -> Explanation<G> {
    let considered = |candidate: &Candidate<G>| Considered { play: candidate.steps[0], visits: candidate.visits, value: candidate.value };
    let chosen = considered(&candidates[at]);
    let mut rest: Vec<Considered<G>> = candidates.iter().map(considered).filter(|other| other.play != chosen.play).collect();
    rank(&mut rest);
    rest.dedup_by_key(|considered| considered.play);
    let mut top = vec![chosen];
    top.extend(rest);
    top.truncate(Explanation::<G>::TOP);
    Explanation { iterations, top, line: Vec::new() }
}

/// A sample of the standard Gumbel distribution: adding one to the value of each move and taking the largest chooses with weights
/// exp(value).
fn gumbel(rng: &mut Rng) -> f64 {
    let uniform = (f64::from(rng.next_u32()) + 0.5) / 4_294_967_296.0;
    -(-uniform.ln()).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stop;
    use den_core::{Played, Seed, built_in};
    use lone_wolves::LoneWolves;
    use the_wolves::TheWolves;

    /// The first decision of a game of two.
    fn first_decision<G: Evaluate>() -> (G::View, Vec<G::Move>) {
        let seed = Seed::from_number(3);
        let mut game = Played::<G>::new(&built_in::<G>(), &Default::default(), 2).expect("a game");
        game.deal(&seed, &mut ());
        let Turn::Seat(seat) = game.now().turn() else { panic!("a seat begins") };
        let mut legal = Vec::new();
        game.now().legal_moves(&mut legal);
        (game.now().view(Eye::Seat(seat)), legal)
    }

    #[test]
    fn a_bot_that_is_stopped_tries_no_more_moves() {
        fn tried<G: Evaluate>(budget: &Budget) -> u64 {
            let (view, legal) = first_decision::<G>();
            let mut bot = NoisySearch::<G>::new(9, G::SEARCH.hand_made(), Skill::new(20, 0.1, 0.3));
            let choice = bot.choose(&view, &legal, budget);
            assert!(legal.contains(&choice.chosen));
            choice.why.map_or(0, |why| why.top.iter().map(|considered| considered.visits).sum())
        }
        let stop = Stop::new();
        stop.raise();
        let stopped = Budget::untimed().stopped_by(&stop);
        assert!(tried::<LoneWolves>(&stopped) <= 1 && tried::<TheWolves>(&stopped) <= 1);
        let usual = Budget::untimed();
        let least = 2 * u64::from(MIN_VISITS);
        assert!(tried::<LoneWolves>(&usual) >= least && tried::<TheWolves>(&usual) >= least);
    }

    #[test]
    fn luck_is_none_on_average() {
        let (view, legal) = first_decision::<LoneWolves>();
        let skill = Skill::new(60, 0.1, 0.3);
        let mut bot = NoisySearch::<LoneWolves>::new(9, LoneWolves::SEARCH.hand_made(), skill);
        let lucks: Vec<f64> = (0..400)
            .map(|_| {
                bot.choose(&view, &legal, &Budget::untimed());
                bot.luck()
            })
            .collect();
        let mean = lucks.iter().sum::<f64>() / lucks.len() as f64;
        let deviation = (lucks.iter().map(|luck| luck * luck).sum::<f64>() / lucks.len() as f64).sqrt();
        assert!(deviation > 0.01, "some choices are better than others: {deviation}");
        assert!(mean.abs() < 3.0 * deviation / (lucks.len() as f64).sqrt(), "{mean} ± {deviation}");
    }
}
