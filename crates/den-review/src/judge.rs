//! The cost of a decision, based on what the player knew.

use den_bots::{Budget, Calibration, Comparison, Evaluate, Rng, Search, Worlds};
use den_core::{Game, MAX_SEATS, Seat, Turn};
use rand::SeedableRng;

use crate::value::{Valuer, config};
use crate::{Class, Depth, Judgement, LineStep};

/// How many of the best moves are compared with the move played.
const RIVALS: usize = 4;
/// How much more thoroughly a decision that seems dear is judged.
const DEEPER: u64 = 4;
/// And in the end, those that seem dearest.
const DEEPEST: u64 = 16;
/// A compared whole action gets at least this part of the iterations.
const MACRO_PART: u64 = 8;

/// A decision and its judgement.
#[derive(Clone, Debug)]
pub struct Judged<G: Game> {
    /// The best move.
    pub best: G::Move,
    /// How the game is expected to continue, starting with the best move.
    pub line: Vec<(Seat, G::Move)>,
    /// The chance with the best move, for the player.
    pub chance: f64,
    /// The share of the win that the move played costs.
    pub cost: f64,
    /// The moves compared, with the chance of the player after each, the best first.
    pub compared: Vec<(G::Move, f64)>,
}

impl<G: Evaluate> Judged<G> {
    /// With the smaller one of its cost and that of an earlier, shorter search, in a game of whole actions: their values have no standard error, and
    /// what only one search holds against a player is noise.
    fn or_less(mut self, earlier: Option<&Self>) -> Option<Self> {
        if let (Some(earlier), Some(_)) = (earlier, G::macro_moves()) {
            self.cost = self.cost.min(earlier.cost);
        }
        Some(self)
    }
}

impl<G: Game> Judged<G> {
    /// With the chances that hints state, instead of the values that the search found.
    fn calibrated(mut self, map: &Calibration) -> Self {
        if *map == Calibration::NONE {
            return self;
        }
        let [best, own] = [self.chance, self.chance - self.cost].map(|value| map.chance(value));
        (self.chance, self.cost) = (best, best - own);
        self.compared.iter_mut().for_each(|(_, value)| *value = map.chance(*value));
        self
    }

    /// As plain data.
    pub fn plain(&self) -> Judgement {
        let round = crate::review::round;
        Judgement {
            best: self.best.to_string(),
            line: self.line.iter().map(|(seat, m)| LineStep { seat: *seat, text: m.to_string() }).collect(),
            chance: round(self.chance.clamp(0.0, 1.0)),
            cost: round(self.cost),
            class: Class::of(self.cost),
        }
    }
}

/// Judges the move `played` of the seat to move, whose view this is. `legal` are its moves.
///
/// The move is compared with the best ones in the same guessed worlds with the same random numbers. One standard error of the difference is
/// taken off its cost, so that noise is not called a mistake. If it still seems dear, the search goes on and compares again.
pub fn judge<G: Evaluate>(view: &G::View, legal: &[G::Move], played: G::Move, depth: &Depth, seed: u64) -> Judged<G> {
    judge_with(&[1, DEEPER], view, legal, played, depth, seed)
}

/// The same, much more thoroughly: for the few decisions that seem to have cost most.
pub(crate) fn judge_again<G: Evaluate>(view: &G::View, legal: &[G::Move], played: G::Move, depth: &Depth, seed: u64) -> Judged<G> {
    judge_with(&[DEEPEST], view, legal, played, depth, seed)
}

/// Judges with so many times the usual search, one after the other for as long as the move seems dear.
fn judge_with<G: Evaluate>(folds: &[u64], view: &G::View, legal: &[G::Move], played: G::Move, depth: &Depth, seed: u64) -> Judged<G> {
    let mut rng = Rng::seed_from_u64(seed);
    let mut worlds = Worlds::<G>::new(view, G::SEARCH.use_belief);
    let first = worlds.sample(&mut rng);
    let Turn::Seat(me) = first.turn() else { return alone(played, Seat(0)) };
    if legal.len() < 2 {
        return alone(played, me);
    }
    let mut search = Search::<G>::new(config::<G>(first.seats()));
    let map = Calibration::of_decisions::<G>(first.seats());
    let (mut iterations, mut last) = (0, None::<Judged<G>>);
    for &fold in folds {
        // A search of whole actions counts those of its tree by itself.
        let done = if G::macro_moves().is_some() { 0 } else { iterations };
        let budget = Budget::iterations(depth.judge.max(1) * fold - done);
        search.run(|rng| worlds.sample(rng), &mut rng, &mut budget.start());
        iterations = depth.judge.max(1) * fold;
        let rounds = if G::macro_moves().is_some() { (iterations / MACRO_PART).max(4) as u32 } else { depth.rounds * fold as u32 };
        let mut moves: Vec<G::Move> = search.explain(0).top.iter().take(RIVALS).map(|one| one.play).collect();
        if !moves.contains(&played) {
            moves.push(played);
        }
        if G::macro_moves().is_some() {
            // The search lists only promising actions; what was played is one of them now.
            search.values_of(&[vec![played]], 1, |rng| worlds.sample(rng), &mut rng);
        }
        let compared = search.compare(&moves, rounds, |rng| worlds.sample(rng), &mut rng);
        let judged = conclude(&search, &compared, played, me).calibrated(&map);
        last = judged.or_less(last.as_ref());
        if last.as_ref().is_some_and(|judged| judged.cost < Class::Inaccurate.threshold()) {
            break;
        }
    }
    last.unwrap_or_else(|| alone(played, me))
}

/// The judgement of a move without an alternative.
fn alone<G: Game>(played: G::Move, me: Seat) -> Judged<G> {
    Judged { best: played, line: vec![(me, played)], chance: 0.0, cost: 0.0, compared: Vec::new() }
}

fn conclude<G: Evaluate>(search: &Search<G>, compared: &[Comparison<G::Move>], played: G::Move, me: Seat) -> Judged<G> {
    let value = |one: &Comparison<G::Move>| one.mean()[me.index()];
    let mut order: Vec<&Comparison<G::Move>> = compared.iter().collect();
    // Of equals the move played comes first.
    order.sort_by(|a, b| value(b).total_cmp(&value(a)).then_with(|| (a.play != played).cmp(&(b.play != played))));
    let (Some(best), Some(own)) = (order.first(), order.iter().find(|one| one.play == played)) else { return alone(played, me) };
    let differences: Vec<f64> =
        best.shares.iter().zip(&own.shares).map(|(best, own)| f64::from(best[me.index()] - own[me.index()])).collect();
    let cost = less_one_standard_error(&differences).clamp(0.0, 1.0);
    let expected = search.explain(0).line;
    let line = if expected.first().is_some_and(|(_, m)| *m == best.play) { expected } else { vec![(me, best.play)] };
    Judged { best: best.play, line, chance: value(best), cost, compared: order.iter().map(|one| (one.play, value(one))).collect() }
}

/// The mean, less its standard error.
fn less_one_standard_error(differences: &[f64]) -> f64 {
    let n = differences.len().max(1) as f64;
    let mean = differences.iter().sum::<f64>() / n;
    if differences.len() < 2 {
        return mean;
    }
    let variance = differences.iter().map(|d| (d - mean) * (d - mean)).sum::<f64>() / (n - 1.0);
    mean - (variance / n).sqrt()
}

/// What a decision changed on average over the worlds that its player could not tell apart: the part of the change that is skill.
pub(crate) fn expected_change<G: Evaluate>(valuer: &Valuer, view: &G::View, played: G::Move, worlds: u32, seed: u64) -> [f64; MAX_SEATS] {
    let mut rng = Rng::seed_from_u64(seed);
    let mut guesses = Worlds::<G>::new(view, G::SEARCH.use_belief);
    let mut sums = [0.0; MAX_SEATS];
    for _ in 0..worlds {
        let before = guesses.sample(&mut rng);
        let mut after = before.clone();
        after.play(played, &mut ());
        let chance = Rng::from_rng(&mut rng);
        let [before, after] = [before, after].map(|position| valuer.after_forced(position, &mut chance.clone()));
        sums.iter_mut().zip(after.iter().zip(before)).for_each(|(sum, (after, before))| *sum += after - before);
    }
    sums.map(|sum| sum / f64::from(worlds.max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_is_the_difference_of_stated_chances() {
        use wolf_and_hound::WolfAndHound;
        let m = "b1".parse().expect("a move");
        let judged = Judged::<WolfAndHound> { best: m, line: Vec::new(), chance: 0.9, cost: 0.4, compared: vec![(m, 0.9)] };
        let map = Calibration { shift: 0.0, scale: 0.5 };
        let stated = judged.calibrated(&map);
        assert_eq!((stated.chance, stated.compared[0].1), (map.chance(0.9), map.chance(0.9)));
        assert!((stated.cost - (map.chance(0.9) - map.chance(0.5))).abs() < 1e-9 && stated.cost < 0.4, "{stated:?}");
    }

    #[test]
    fn noise_is_taken_off_the_cost() {
        assert_eq!(less_one_standard_error(&[0.2]), 0.2);
        assert_eq!(less_one_standard_error(&[0.2, 0.2, 0.2]), 0.2);
        let noisy = less_one_standard_error(&[1.0, -0.8, 0.9, -0.9]);
        assert!(noisy < 0.0, "{noisy}");
    }
}
