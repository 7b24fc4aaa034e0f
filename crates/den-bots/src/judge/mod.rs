//! What a good player looks at, one short evaluation per game.

mod lone_wolves;
mod the_wolves;
mod wolf_and_hound;
mod wolfwalkers;

use std::fmt::Debug;

use den_core::{Game, MAX_SEATS, Outcome, Seat};

use crate::Lots;

/// A game whose positions can be judged. Every game of the house is one: code that seats bots asks for `G: Judge`.
///
/// The judge is shown positions that a bot made up from its view ([`Game::guess`]), never the true one.
pub trait Judge: Game {
    /// The lead, in points of [`Judge::appraise`], that wins about three games of four.
    const SWING: f32;

    /// In a game for one, the points that are neither good nor bad.
    const PAR: f32 = 0.0;

    /// How many moves a search plays on from a position that it has not met before, until it lets the judge look.
    const FORESIGHT: u16;

    /// How often, of those moves, it plays what looks best at a glance instead of anything.
    const GREED: f32 = 0.0;

    /// How much more a search tries a move that looks good at a glance.
    const GLANCE: f32 = 3.0;

    /// Whether everything lies open, so that one guess from a view is as good as many.
    const OPEN: bool = false;

    /// How many iterations Hunter thinks.
    const HUNTER: u64 = 200;

    /// How many iterations Alpha thinks: so many that more of them hardly make it stronger.
    const ALPHA: u64;

    /// What a view tells about hidden things beyond what is certain; `()` in a game where that is not looked at.
    type Clues: Clone + Debug + Default + Send;

    /// Reads the clues from a view.
    fn clues(view: &Self::View) -> Self::Clues {
        let _ = view;
        Self::Clues::default()
    }

    /// How well this guessed position explains the clues; only the ratio between positions counts.
    fn credit(&self, clues: &Self::Clues) -> f32 {
        let _ = clues;
        1.0
    }

    /// What has been worked out beforehand about the game at hand; `()` in a game without such a thing.
    type Book: Clone + Debug + Default + Send;

    /// The share of the win that each seat can expect, as the book has it. `None` where it says nothing, and the game is played on.
    fn look_up(&self, book: &mut Self::Book) -> Option<[f32; MAX_SEATS]> {
        let _ = book;
        None
    }

    /// How well `seat` (with its team) stands, in points that a player would name. Only differences between teams count.
    fn appraise(&self, seat: Seat) -> f32;

    /// What plays endings perfectly; `()` in a game without such a thing.
    type Solver: Debug + Default + Send;

    /// What each of the seat's legal moves is worth to it, from 0 to 1, if everybody plays on perfectly and knows everything. `None` where
    /// the end is too far.
    fn solve(&self, seat: Seat, legal: &[Self::Move], solver: &mut Self::Solver, rng: &mut Lots) -> Option<Vec<f32>> {
        let _ = (seat, legal, solver, rng);
        None
    }

    /// How well every seat stands: [`Judge::appraise`] for all of them at once.
    fn standings(&self) -> [f32; MAX_SEATS] {
        let mut standings = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            standings[seat.index()] = self.appraise(seat);
        }
        standings
    }

    /// Whether a search goes over whole actions instead of single steps ([`Judge::actions`]). Then everything has to lie open, and
    /// chance has no part in what follows.
    const WHOLE: bool = false;

    /// The promising actions of the seat that decides, each to its end.
    fn actions(&self, seat: Seat) -> Vec<Action<Self>> {
        let _ = seat;
        Vec::new()
    }

    /// Whether a seat is in the middle of an action, so that the position cannot be judged before it is done.
    fn midway(&self) -> bool {
        false
    }

    /// What a glance at a move of `seat` is measured from, the same for all its moves: the lead, unless a game knows something quicker.
    fn footing(&self, seat: Seat) -> f32 {
        self.lead(seat)
    }

    /// How good a legal move of `seat` looks at a glance, in the same points: what it adds to the [`Judge::footing`].
    fn lean(&self, m: Self::Move, seat: Seat, footing: f32) -> f32 {
        let mut after = self.clone();
        after.play(m, &mut ());
        after.footing(seat) - footing
    }

    /// By how much `seat` is ahead of the best of the other teams.
    fn lead(&self, seat: Seat) -> f32 {
        let standings = self.standings();
        let rivals = Seat::all(self.seats()).filter(|&other| self.team(other) != self.team(seat));
        let best = rivals.map(|other| standings[other.index()]).reduce(f32::max);
        standings[seat.index()] - best.unwrap_or(Self::PAR)
    }

    /// The share of the win that each seat can expect, between 0 and 1.
    fn worth(&self) -> [f32; MAX_SEATS] {
        let mut worth = shares(self, &self.standings()[..usize::from(self.seats())]);
        if let Some(outcome) = self.outcome() {
            settle(&mut worth, &outcome);
        }
        worth
    }
}

/// A whole action.
#[derive(Clone, Debug)]
pub struct Action<G: Game> {
    /// Its steps, at least one.
    pub steps: Vec<G::Move>,
    /// Where it leads.
    pub after: G,
    /// By how much the seat is ahead then.
    pub lead: f32,
}

/// A finished game is worth its result; how clear the result was counts a little, so that a search prefers the larger of two wins.
fn settle(worth: &mut [f32; MAX_SEATS], outcome: &Outcome) {
    const CLARITY: f32 = 0.1;
    if outcome.seats() < 2 {
        return;
    }
    for seat in Seat::all(outcome.seats()) {
        let share = outcome.share(seat) as f32;
        worth[seat.index()] = (1.0 - CLARITY) * share + CLARITY * worth[seat.index()];
    }
}

/// Points into expected shares: the larger the lead, the surer the win.
fn shares<G: Judge>(position: &G, points: &[f32]) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    if points.len() == 1 {
        shares[0] = 1.0 / (1.0 + (-(points[0] - G::PAR) / G::SWING).exp());
        return shares;
    }
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for (s, p) in points.iter().enumerate() {
        shares[s] = ((p - best) / G::SWING).exp();
        let first_of_team = (0..s).all(|earlier| position.team(Seat(earlier as u8)) != position.team(Seat(s as u8)));
        total += if first_of_team { shares[s] } else { 0.0 };
    }
    for share in &mut shares[..points.len()] {
        *share /= total;
    }
    shares
}
