//! The cost of a decision, based on what the player knew.

use den_bots::{Calibration, Comparing, Comparison, Evaluate, Rng, Search, Worlds};
use den_core::{Game, MAX_SEATS, Seat, Turn};
use rand::SeedableRng;

use crate::value::{Valuer, config};
use crate::{Class, Depth, Judgement, LineStep};

/// How many of the best moves are compared with the move played.
const RIVALS: usize = 4;
/// How many times the usual search judges a decision: more if it seems dear.
const USUAL: &[u64] = &[1, 4];
/// And in the end, the decisions that seem dearest.
const AGAIN: &[u64] = &[16];
/// Without an alternative there is nothing to judge.
const NOTHING: &[u64] = &[];
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
    fn or_less(mut self, earlier: Option<&Self>) -> Self {
        if let (Some(earlier), Some(_)) = (earlier, G::macro_moves()) {
            self.cost = self.cost.min(earlier.cost);
        }
        self
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
    let mut judging = Judging::usual(view.clone(), legal, played, depth, seed);
    loop {
        judging.work(u64::MAX);
        if let Some(judged) = judging.take() {
            return judged;
        }
    }
}

/// A judgement that is made a bit at a time. It does not depend on how the work is divided.
#[derive(Debug)]
pub(crate) struct Judging<G: Evaluate> {
    played: G::Move,
    me: Seat,
    depth: Depth,
    rng: Rng,
    worlds: Worlds<'static, G>,
    search: Search<G>,
    map: Calibration,
    /// How many times the usual search is still made, one after the other for as long as the move seems dear.
    folds: &'static [u64],
    /// The iterations so far. Those of a comparison of whole actions are part of the search, because its tree keeps them.
    searched: u64,
    /// The comparison after a search.
    comparing: Option<Comparing<G::Move>>,
    judged: Option<Judged<G>>,
}

impl<G: Evaluate> Judging<G> {
    /// Judges as [`judge`] does.
    pub(crate) fn usual(view: G::View, legal: &[G::Move], played: G::Move, depth: &Depth, seed: u64) -> Self {
        Judging::new(USUAL, view, legal, played, depth, seed)
    }

    /// Judges much more thoroughly: for the few decisions that seem to have cost most.
    pub(crate) fn again(view: G::View, legal: &[G::Move], played: G::Move, depth: &Depth, seed: u64) -> Self {
        Judging::new(AGAIN, view, legal, played, depth, seed)
    }

    fn new(folds: &'static [u64], view: G::View, legal: &[G::Move], played: G::Move, depth: &Depth, seed: u64) -> Self {
        let mut rng = Rng::seed_from_u64(seed);
        let mut worlds = Worlds::<G>::keeping(view, G::SEARCH.use_belief);
        let first = worlds.sample(&mut rng);
        let (me, folds) = match first.turn() {
            Turn::Seat(me) if legal.len() > 1 => (me, folds),
            Turn::Seat(me) => (me, NOTHING),
            Turn::Chance | Turn::Over => (Seat(0), NOTHING),
        };
        Judging {
            played,
            me,
            depth: *depth,
            rng,
            worlds,
            search: Search::new(config::<G>(first.seats())),
            map: Calibration::of_decisions::<G>(first.seats()),
            folds,
            searched: 0,
            comparing: None,
            judged: None,
        }
    }

    /// The judgement, once it is made.
    pub(crate) fn take(&mut self) -> Option<Judged<G>> {
        self.folds.is_empty().then(|| self.judged.take().unwrap_or_else(|| alone(self.played, self.me)))
    }

    /// Makes about this many more iterations: at least one and at most a round of a comparison more. Returns how many it made.
    pub(crate) fn work(&mut self, iterations: u64) -> u64 {
        let mut made = 0;
        while let (Some(&fold), true) = (self.folds.first(), made < iterations) {
            let left = iterations - made;
            made += match self.comparing.take() {
                None => self.search(fold, left),
                Some(comparing) => self.compare(comparing, left),
            };
        }
        made
    }

    fn search(&mut self, fold: u64, iterations: u64) -> u64 {
        let wanted = self.depth.judge.max(1) * fold;
        let now = iterations.min(wanted.saturating_sub(self.searched));
        for _ in 0..now {
            let world = self.worlds.sample(&mut self.rng);
            self.search.iterate(world, &mut self.rng);
        }
        self.searched += now;
        if self.searched >= wanted {
            let (rounds, mut moves) = (self.rounds(fold), self.rivals());
            if !moves.contains(&self.played) {
                moves.push(self.played);
            }
            if G::macro_moves().is_some() {
                // The search lists only promising actions; what was played is one of them now.
                self.search.values_of(&[vec![self.played]], 1, |rng| self.worlds.sample(rng), &mut self.rng);
            }
            self.comparing = Some(Comparing::new(moves, rounds));
        }
        now
    }

    /// How often each move is tried in a comparison.
    fn rounds(&self, fold: u64) -> u32 {
        match G::macro_moves() {
            Some(_) => (self.depth.judge.max(1) * fold / MACRO_PART).max(4) as u32,
            None => self.depth.rounds.max(1) * fold as u32,
        }
    }

    fn rivals(&self) -> Vec<G::Move> {
        self.search.explain(0).top.iter().take(RIVALS).map(|one| one.play).collect()
    }

    fn compare(&mut self, mut comparing: Comparing<G::Move>, iterations: u64) -> u64 {
        let made = self.search.compare(&mut comparing, iterations, |rng| self.worlds.sample(rng), &mut self.rng);
        if G::macro_moves().is_some() {
            self.searched += made;
        }
        if comparing.is_done() {
            self.conclude(comparing);
        } else {
            self.comparing = Some(comparing);
        }
        made
    }

    fn conclude(&mut self, comparing: Comparing<G::Move>) {
        let compared = self.search.compared(comparing);
        let judged = conclude(&self.search, &compared, self.played, self.me).calibrated(&self.map).or_less(self.judged.as_ref());
        let seems_dear = judged.cost >= Class::Inaccurate.threshold();
        self.judged = Some(judged);
        self.folds = if seems_dear { &self.folds[1..] } else { NOTHING };
    }
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
    use den_core::{Eye, Played, Seed, built_in};
    use den_games::{GameId, with_game};

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

    /// Judges the first decision of a game with this many iterations at a time.
    fn in_pieces<G: Evaluate>(seats: u8, piece: u64) -> crate::Judgement {
        let mut game = Played::<G>::new(&built_in::<G>(), &Default::default(), seats).expect("a game");
        let mut legal = Vec::new();
        while legal.len() < 2 {
            game.deal(&Seed::from_number(4), &mut ());
            let Turn::Seat(seat) = game.now().turn() else { panic!("somebody has a choice") };
            legal.clear();
            game.now().legal_moves(&mut legal);
            if let [only] = legal[..] {
                game.play(seat, only, &mut ()).expect("a legal move");
            }
        }
        let Turn::Seat(seat) = game.now().turn() else { panic!("somebody has a choice") };
        let depth = Depth { judge: 12, rounds: 5, ..Depth::shallow() };
        let played = legal[legal.len() - 1];
        let mut judging = Judging::<G>::again(game.now().view(Eye::Seat(seat)), &legal, played, &depth, 3);
        loop {
            let made = judging.work(piece);
            assert!(made <= piece.saturating_add(RIVALS as u64), "{made} iterations in a piece of {piece}");
            if let Some(judged) = judging.take() {
                return judged.plain();
            }
        }
    }

    #[test]
    fn a_judgement_does_not_depend_on_how_it_is_divided() {
        fn check<G: Evaluate>(seats: u8) {
            let whole = in_pieces::<G>(seats, 1_000_000);
            assert_eq!(in_pieces::<G>(seats, 1), whole);
            assert_eq!(in_pieces::<G>(seats, 7), whole);
        }
        for &id in GameId::ALL {
            with_game!(id, G => check::<G>(id.entry().seats.0));
        }
    }

    #[test]
    fn noise_is_taken_off_the_cost() {
        assert_eq!(less_one_standard_error(&[0.2]), 0.2);
        assert_eq!(less_one_standard_error(&[0.2, 0.2, 0.2]), 0.2);
        let noisy = less_one_standard_error(&[1.0, -0.8, 0.9, -0.9]);
        assert!(noisy < 0.0, "{noisy}");
    }
}
