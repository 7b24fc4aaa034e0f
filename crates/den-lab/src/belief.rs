//! Measures what bots conclude about hidden cards from the play of others.

use den_bots::lone_wolves::Habits;
use den_bots::{Belief, Evaluate, Rng};
use den_core::{Eye, Game, Seat, Seed};
use lone_wolves::LoneWolves;
use rand::SeedableRng;
use serde::Serialize;

use crate::playing::{on_threads, play_game};
use crate::{Entrant, Estimate, GamePlan, PlanError, Spec};

/// Which games to play.
#[derive(Debug)]
pub struct BeliefPlan<G: Game> {
    /// What is played.
    pub game: GamePlan<G>,
    /// The bots, as in the arena: each plays every seat of its share of the games.
    pub bots: Vec<String>,
    /// The number of games.
    pub games: u64,
}

/// What the belief of a game is worth.
#[derive(Clone, Debug, Serialize)]
pub struct BeliefReport {
    /// The game's id.
    pub game: &'static str,
    /// The number of players.
    pub seats: u8,
    /// The bots.
    pub bots: Vec<String>,
    /// The number of games.
    pub games: u64,
    /// The number of decisions at which something was hidden and had been played.
    pub decisions: u64,
    /// The mean gain in log-likelihood of the truth over guessing, in nats: 0.7 means that the true hands are twice as likely as those of a guess.
    pub gain: Estimate,
}

/// This many guesses are compared with the truth.
const GUESSES: u32 = 100;
/// Gains are added up as integers, so that the result does not depend on the order of the games.
const UNIT: f64 = 1e6;

/// Plays the games. `done` is called after each of them, from any thread.
///
/// # Errors
/// Names the bot, the option or the number of seats at fault, or says that the game has no belief.
pub fn measure_belief<G: Evaluate>(plan: &BeliefPlan<G>, done: &(dyn Fn() + Sync)) -> Result<BeliefReport, PlanError> {
    let (specs, start) = (plan.specs()?, plan.game.start()?);
    let games = on_threads(plan.game.threads, plan.games as usize, |game| {
        let mut rng = Rng::seed_from_u64(plan.game.seed_of(game as u64));
        let mut gains: Vec<f64> = Vec::new();
        plan.play(&specs, start.now(), game as u64, |position, seat| {
            let view = position.view(Eye::Seat(seat));
            if let Some(mut belief) = G::belief(&view) {
                gains.extend(gain(&mut *belief, position, &view, &mut rng));
            }
        });
        done();
        (gains.len() as u64, gains.iter().sum::<f64>() / gains.len().max(1) as f64)
    });
    let decisions: u64 = games.iter().map(|(decisions, _)| decisions).sum();
    if decisions == 0 {
        return Err(PlanError(format!("{} has no belief: its bots guess hidden information evenly", G::ID)));
    }
    let known: Vec<i128> = games.iter().filter(|(decisions, _)| *decisions > 0).map(|(_, gain)| (gain * UNIT) as i128).collect();
    let sums = Estimate::of_sums(known.len() as u64, known.iter().sum(), known.iter().map(|gain| gain * gain).sum());
    let gain = Estimate { mean: sums.mean / UNIT, low: sums.low / UNIT, high: sums.high / UNIT };
    Ok(BeliefReport { game: G::ID, seats: plan.game.seats, bots: plan.bots.clone(), games: plan.games, decisions, gain })
}

/// How much more likely the truth is than a guess, as a logarithm; `None` if all guesses are as likely.
fn gain<G: Evaluate>(belief: &mut dyn Belief<G>, truth: &G, view: &G::View, rng: &mut Rng) -> Option<f64> {
    let guesses: Vec<f64> = (0..GUESSES).map(|_| belief.likelihood(&G::guess(view, rng))).collect();
    let mean = guesses.iter().sum::<f64>() / f64::from(GUESSES);
    let same = guesses.iter().all(|guess| (guess - guesses[0]).abs() <= 1e-12 * mean);
    (mean > 0.0 && !same).then(|| (belief.likelihood(truth) / mean).ln())
}

/// Plays the games and fits the habits of their players.
///
/// # Errors
/// As [`measure_belief`].
pub fn fit_habits(plan: &BeliefPlan<LoneWolves>, done: &(dyn Fn() + Sync)) -> Result<Habits, PlanError> {
    let (specs, start) = (plan.specs()?, plan.game.start()?);
    let games = on_threads(plan.game.threads, plan.games as usize, |game| {
        let last = plan.play(&specs, start.now(), game as u64, |_, _| ());
        done();
        last
    });
    Ok(Habits::fit(&games))
}

impl<G: Evaluate> BeliefPlan<G> {
    fn specs(&self) -> Result<Vec<Spec>, PlanError> {
        self.bots.iter().map(|bot| Spec::read::<G>(bot).map_err(PlanError)).collect()
    }

    /// Plays one game; `see` gets every position in which a seat decides.
    fn play(&self, specs: &[Spec], start: &G, game: u64, mut see: impl FnMut(&G, Seat)) -> G {
        let deal = Seed::from_number(self.game.seed_of(game));
        let spec = &specs[game as usize % specs.len()];
        let seed = |seat: Seat| self.game.seed ^ game << 8 ^ u64::from(seat.0) << 40;
        let mut players: Vec<Entrant<G>> = Seat::all(start.seats()).filter_map(|seat| Entrant::new(spec, seed(seat)).ok()).collect();
        play_game(start, &deal, |position, seat, legal, _| {
            see(position, seat);
            Some(players[seat.index()].choose(position, seat, legal))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::built_in;
    use the_wolves::TheWolves;
    use wolf_and_hound::WolfAndHound;

    fn plan<G: Evaluate>(seats: u8, bots: &[&str], games: u64) -> BeliefPlan<G> {
        let game = GamePlan { edition: built_in::<G>(), options: Default::default(), seats, seed: 2, threads: 1 };
        BeliefPlan { game, bots: bots.iter().map(|&bot| bot.into()).collect(), games }
    }

    #[test]
    fn the_truth_is_more_likely_than_a_guess() {
        for report in [
            measure_belief(&plan::<WolfAndHound>(4, &["greedy"], 12), &|| ()).unwrap(),
            measure_belief(&plan::<LoneWolves>(2, &["ismcts@200", "greedy"], 24), &|| ()).unwrap(),
        ] {
            assert!(report.gain.mean > 0.02 && report.decisions > 100, "{report:?}");
        }
    }

    #[test]
    fn a_game_without_secrets_and_a_bot_that_is_not_there_are_refused() {
        let refused = measure_belief(&plan::<TheWolves>(2, &["random"], 1), &|| ()).unwrap_err();
        assert!(refused.to_string().contains("the-wolves has no belief"), "{refused}");
        assert!(measure_belief(&plan::<LoneWolves>(2, &["fox"], 1), &|| ()).unwrap_err().to_string().contains("fox"));
    }
}
