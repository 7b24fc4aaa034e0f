//! Makes a review, a bit at a time.

use den_bots::Evaluate;
use den_core::{Edition, Eye, Hidden, Played, Record, RecordError, Rules, Step, apply};

use crate::judge::{Judged, Judging, expected_change};
use crate::review::{DEALS, MAX_DEAREST, round};
use crate::{Decision, Depth, Review, StepKind, StepReview, Valuer};

impl Depth {
    /// The usual depth for a game: a few seconds for most games, and `fold` times as long. Positions are always valued equally deep, because
    /// the correction of their values is fitted to that; a deeper review looks at more deals, more guesses and more moves ahead.
    pub fn of<G: Evaluate>(fold: f64) -> Depth {
        let iterations = G::SEARCH.review_iterations;
        // Whole actions are few, and what they are worth is known after a few of them.
        let evaluation = if G::macro_moves().is_some() { iterations / 10 } else { iterations / 16 }.max(1);
        let times = |n: u64| ((n as f64 * fold).round() as u64).max(1);
        Depth {
            evaluation,
            deals: times(DEALS.into()) as u32,
            worlds: times((20_000 / evaluation).clamp(16, 160)) as u32,
            judge: times(iterations),
            rounds: times((iterations / 5).max(300)) as u32,
        }
    }
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Pieces of work done.
    pub done: usize,
    /// All pieces of work.
    pub all: usize,
}

/// What is left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Work {
    /// Value the position before this step.
    Value(usize),
    /// Judge the decision at this step.
    Judge(usize),
    /// Judge it more thoroughly, because it seems to be one of those that cost most.
    JudgeAgain(usize),
}

/// How many decisions are judged again in the end, the dearest first.
const AGAIN: usize = 5;
/// If one that was not judged again is then among the dearest that the review names, it is judged again too, up to this many in all.
const MOST_AGAIN: usize = 8;
/// A judgement is made in pieces of this part of the usual iterations, so that whoever waits for a piece does not wait long.
const PIECE: u64 = 8;

/// How a judgement starts: with the view, the legal moves, the move played, the depth and a seed.
type Start<G> = fn(<G as Hidden>::View, &[<G as Rules>::Move], <G as Rules>::Move, &Depth, u64) -> Judging<G>;

/// Reviews a game. First it values every position, so that the chart is there early; then it judges the decisions, those first that seem to
/// have cost most, and in the end the dearest ones again. It can be stopped at any time, and [`Reviewer::review`] returns what it has so far.
#[derive(Debug)]
pub struct Reviewer<G: Evaluate> {
    steps: Vec<Step<G>>,
    /// The position before each step, then the last.
    positions: Vec<G>,
    review: Review,
    valuer: Valuer,
    /// What is left, the next last.
    work: Vec<Work>,
    /// The judgement that is being made: of the next work.
    judging: Option<Box<Judging<G>>>,
    /// The decisions that have been judged again.
    again: Vec<usize>,
    /// The number of decisions.
    decisions: usize,
}

impl<G: Evaluate> Reviewer<G> {
    /// Reviews the steps that were played.
    pub fn new(played: &Played<G>, depth: Depth, seed: u64) -> Self {
        let review = Reviewer::of_steps(played.start(), played.steps().to_vec(), depth, seed);
        Reviewer { review: Review { content: played.content().to_string(), version: played.version(), ..review.review }, ..review }
    }

    fn of_steps(start: &G, steps: Vec<Step<G>>, depth: Depth, seed: u64) -> Self {
        let mut positions = vec![start.clone()];
        for step in &steps {
            let mut next = positions[positions.len() - 1].clone();
            apply(&mut next, step, &mut ());
            positions.push(next);
        }
        let seats = start.seats();
        let review = Review {
            game: G::ID.to_string(),
            version: G::VERSION,
            content: String::new(),
            seats,
            depth,
            seed,
            all_steps: steps.len(),
            finished: positions[steps.len()].outcome().is_some(),
            complete: false,
            chances: Vec::new(),
            steps: Vec::new(),
            players: Vec::new(),
            turning_points: Vec::new(),
            dearest: Vec::new(),
        };
        let decisions = (0..steps.len()).filter(|&at| is_decision(&positions[at])).count();
        let work: Vec<Work> = (0..positions.len()).rev().map(Work::Value).collect();
        let valuer = Valuer::new::<G>(depth, seed, seats);
        Reviewer { valuer, steps, positions, review, work, judging: None, again: Vec::new(), decisions }
    }

    /// How far it has come. If fewer decisions are judged again than planned for, all of it is done at once in the end.
    pub fn progress(&self) -> Progress {
        let values = self.positions.len();
        let all = values + self.decisions + MOST_AGAIN.min(self.decisions);
        let done = match self.work.last() {
            Some(Work::Value(_)) => values - self.work.len(),
            Some(Work::Judge(_)) => values + self.decisions - self.work.len(),
            Some(Work::JudgeAgain(_)) => values + self.decisions + self.again.len(),
            None => all,
        };
        Progress { done, all }
    }

    /// Whether nothing is left to do.
    pub fn is_complete(&self) -> bool {
        self.work.is_empty()
    }

    /// Whether positions are still being valued.
    fn values_left(&self) -> bool {
        matches!(self.work.last(), Some(Work::Value(_)))
    }

    /// Does the next piece of work, which takes a fraction of a second. What comes out does not depend on when it is called.
    pub fn work(&mut self) {
        let piece = (G::SEARCH.review_iterations / PIECE).max(1);
        match self.work.last() {
            Some(&Work::Value(at)) => {
                self.work.pop();
                self.value(at);
                if self.work.is_empty() {
                    self.plan_judgements();
                    self.plan_to_judge_again();
                }
            }
            Some(&Work::Judge(at)) => {
                if let Some(judged) = self.judge(at, piece, Judging::usual, 0) {
                    self.work.pop();
                    self.judged(at, judged);
                    self.plan_to_judge_again();
                }
            }
            Some(&Work::JudgeAgain(at)) => {
                if let Some(judged) = self.judge(at, piece, Judging::again, 2) {
                    self.work.pop();
                    self.judged_again(at, judged);
                    self.plan_to_judge_again();
                }
            }
            None => {}
        }
    }

    /// The review so far.
    pub fn review(&self) -> Review {
        let mut review = self.review.clone();
        review.complete = self.work.is_empty();
        review.sum_up();
        review
    }

    /// Values the position before a step. Before a player's only move the chances are those after it.
    fn value(&mut self, at: usize) {
        let decided = (at..self.steps.len()).find(|&at| !self.is_forced(at)).unwrap_or(self.steps.len());
        let chances = match self.review.chances.last() {
            Some(before) if at > 0 && self.is_forced(at - 1) => before.clone(),
            _ => self.valuer.chances(&self.positions[decided], decided as u64 + 1),
        };
        if at > 0 {
            let step = self.step(at - 1, &chances);
            self.review.steps.push(step);
        }
        self.review.chances.push(chances);
    }

    fn is_forced(&self, at: usize) -> bool {
        matches!(self.steps[at], Step::Move(..)) && !is_decision(&self.positions[at])
    }

    /// The step before the position with these chances.
    fn step(&self, at: usize, after: &[f64]) -> StepReview {
        match &self.steps[at] {
            Step::Chance(_) => {
                let before = &self.review.chances[at];
                let luck = before.iter().zip(after).map(|(before, after)| round(after - before)).collect();
                StepReview { kind: StepKind::Chance, luck }
            }
            Step::Move(seat, _) if self.is_forced(at) => StepReview { kind: StepKind::Forced { seat: *seat }, luck: Vec::new() },
            Step::Move(seat, m) => {
                let options = legal(&self.positions[at]).len();
                let decision = Decision { seat: *seat, options, played: m.to_string(), judgement: None };
                StepReview { kind: StepKind::Decision(decision), luck: Vec::new() }
            }
        }
    }

    fn plan_judgements(&mut self) {
        let lost = |at: &usize| match &self.steps[*at] {
            Step::Move(seat, _) => self.review.chances[*at][seat.index()] - self.review.chances[at + 1][seat.index()],
            Step::Chance(_) => 0.0,
        };
        let mut decisions: Vec<usize> = (0..self.steps.len()).filter(|&at| self.review.decision(at).is_some()).collect();
        decisions.sort_by(|a, b| lost(a).total_cmp(&lost(b)).then(b.cmp(a)));
        self.work = decisions.into_iter().map(Work::Judge).collect();
    }

    /// Plans the next decision to judge again, once all are judged: the dearest that has not been.
    fn plan_to_judge_again(&mut self) {
        if !self.work.is_empty() || self.again.len() >= MOST_AGAIN {
            return;
        }
        let among = if self.again.len() < AGAIN { usize::MAX } else { MAX_DEAREST };
        let dear = self.review.dearest_of(None, among);
        self.work.extend(dear.into_iter().find(|at| !self.again.contains(at)).map(Work::JudgeAgain));
    }

    /// Continues the judgement of a decision with so many iterations, and returns it once it is made. `salt` makes its random numbers differ
    /// from those of other work on the step.
    fn judge(&mut self, at: usize, iterations: u64, start: Start<G>, salt: u64) -> Option<Judged<G>> {
        let Step::Move(seat, m) = self.steps[at].clone() else { unreachable!("only decisions are judged") };
        let judging = self.judging.get_or_insert_with(|| {
            let position = &self.positions[at];
            let seed = self.valuer.step_seed(at) ^ salt;
            Box::new(start(position.view(Eye::Seat(seat)), &legal(position), m, &self.review.depth, seed))
        });
        judging.work(iterations);
        let judged = judging.take()?;
        self.judging = None;
        Some(judged)
    }

    fn judged(&mut self, at: usize, judged: Judged<G>) {
        let luck = self.hidden_luck(at);
        let step = &mut self.review.steps[at];
        step.luck = luck;
        if let StepKind::Decision(decision) = &mut step.kind {
            decision.judgement = Some(judged.plain());
        }
    }

    fn judged_again(&mut self, at: usize, mut judged: Judged<G>) {
        self.again.push(at);
        if let StepKind::Decision(decision) = &mut self.review.steps[at].kind {
            // As in `Judging`: what only one search holds against a player is noise.
            if let (Some(earlier), Some(_)) = (&decision.judgement, G::macro_moves()) {
                judged.cost = judged.cost.min(earlier.cost);
            }
            decision.judgement = Some(judged.plain());
        }
    }

    /// The part of a decision's change that depended on cards which its player could not see: the change, less what it was on average over
    /// the worlds that the player could not tell apart.
    fn hidden_luck(&self, at: usize) -> Vec<f64> {
        let Step::Move(seat, m) = &self.steps[at] else { return Vec::new() };
        if G::SEARCH.open_information {
            return Vec::new();
        }
        let view = self.positions[at].view(Eye::Seat(*seat));
        let seed = self.valuer.step_seed(at) ^ 1;
        let expected = expected_change::<G>(&self.valuer, &view, *m, self.review.depth.worlds, seed);
        self.review.change(at).iter().zip(expected).map(|(change, expected)| round(change - expected)).collect()
    }
}

/// Whether a seat has a choice.
fn is_decision<G: Evaluate>(position: &G) -> bool {
    legal(position).len() > 1
}

fn legal<G: Evaluate>(position: &G) -> Vec<G::Move> {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    legal
}

/// What chance and hidden cards gave each seat in a game with these steps, or took, without judging the decisions. Its mean over many games
/// is 0, so the result of a game less its luck says more about the players than the result alone.
pub fn luck<G: Evaluate>(start: &G, steps: Vec<Step<G>>, depth: Depth, seed: u64) -> Vec<f64> {
    let mut reviewer = Reviewer::of_steps(start, steps, depth, seed);
    while reviewer.values_left() {
        reviewer.work();
    }
    for at in 0..reviewer.steps.len() {
        if reviewer.review.decision(at).is_some() {
            reviewer.review.steps[at].luck = reviewer.hidden_luck(at);
        }
    }
    reviewer.review().players.iter().map(|player| player.luck).collect()
}

/// Replays as much of a record as is legal, and returns what is wrong with the rest.
///
/// # Errors
/// If nothing can be replayed: a record of another game, other rules or other content.
pub fn open<G: Evaluate>(record: &Record, edition: &Edition<G::Content>) -> Result<(Played<G>, Option<RecordError>), RecordError> {
    let mut played = Played::<G>::before(record, edition)?;
    let problem = played.continue_with(&record.steps).err();
    Ok((played, problem))
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::{Seed, Turn, built_in};
    use den_games::{GameId, with_game};

    /// A reviewer of a game in which everyone plays the first legal move.
    fn of_first_moves<G: Evaluate>(seats: u8) -> Reviewer<G> {
        let mut game = Played::<G>::new(&built_in::<G>(), &Default::default(), seats).expect("a game");
        loop {
            game.deal(&Seed::from_number(2), &mut ());
            let Turn::Seat(seat) = game.now().turn() else { break };
            let m = legal(game.now())[0];
            game.play(seat, m, &mut ()).expect("a legal move");
        }
        Reviewer::new(&game, Depth { judge: 6, rounds: 3, ..Depth::shallow() }, 1)
    }

    #[test]
    fn the_dearest_decisions_are_judged_again_the_dearest_first() {
        /// Returns how many decisions were judged again.
        fn check<G: Evaluate>(seats: u8) -> usize {
            let mut reviewer = of_first_moves::<G>(seats);
            while !matches!(reviewer.work.last(), Some(Work::JudgeAgain(_)) | None) {
                reviewer.work();
            }
            let dear = reviewer.review.dearest_of(None, AGAIN);
            assert_eq!(reviewer.work, dear.first().map(|&at| Work::JudgeAgain(at)).into_iter().collect::<Vec<_>>());
            while !reviewer.is_complete() {
                reviewer.work();
            }
            assert!(reviewer.again.starts_with(&dear), "{:?} {dear:?}", reviewer.again);
            assert!(reviewer.again.len() <= MOST_AGAIN);
            let named = reviewer.review().dearest;
            let checked = named.iter().all(|at| reviewer.again.contains(at));
            assert!(checked || reviewer.again.len() == MOST_AGAIN, "{:?} {named:?}", reviewer.again);
            reviewer.again.len()
        }
        let again = GameId::ALL.iter().map(|&id| with_game!(id, G => check::<G>(id.entry().seats.0.max(3).min(id.entry().seats.1))));
        assert!(again.max() >= Some(AGAIN), "in some game there are that many mistakes");
    }
}
