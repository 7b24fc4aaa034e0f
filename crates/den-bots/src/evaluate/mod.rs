//! Evaluates positions, with one short evaluation per game.

pub mod lone_wolves;
mod the_wolves;
mod wolf_and_hound;
pub mod wolfwalkers;

use den_core::{Eye, Game, MAX_SEATS, Outcome, Seat};

use crate::{Belief, Book, Endgame, Learned, MacroMoves, Rng, SearchConfig, Style};

/// The expected share of the win for each seat, between 0 and 1.
pub type Shares = [f32; MAX_SEATS];

/// A game whose positions can be evaluated. Every game that bots can play implements it: code that runs bots requires `G: Evaluate`.
///
/// The evaluated positions are guesses from a bot's view ([`den_core::Hidden::guess`]), never the true one. Two items are required; the
/// others have defaults.
///
/// ```
/// use den_bots::Evaluate;
/// use den_core::{Game, MAX_SEATS, Played, Seat, Seed, built_in};
/// use wolf_and_hound::WolfAndHound;
///
/// let mut game = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &Default::default(), 4)?;
/// game.deal(&Seed::from_number(1), &mut ());
/// let shares = game.now().win_shares();
/// assert!((shares[0] - 0.5).abs() < 0.1, "the first turn is about even: {shares:?}");
/// assert_eq!(shares[0], shares[2], "partners win together");
/// # Ok::<(), den_core::Refusal>(())
/// ```
pub trait Evaluate: Game {
    /// The constants of its search.
    const SEARCH: SearchConfig;

    /// The value of the position for `seat` and its team, roughly in the game's points. Only differences between teams matter.
    fn evaluate(&self, seat: Seat) -> f32;

    /// [`Evaluate::evaluate`] for all seats together.
    fn evaluate_all(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            points[seat.index()] = self.evaluate(seat);
        }
        points
    }

    /// What the score sheet says about the points of each column: those so far and, where it shows what a region would score now, those too.
    fn points_on_sheet(&self, eye: Eye) -> Vec<i32> {
        Self::sheet(&self.view(eye)).totals()
    }

    /// How much of what the game's lesson advises a seat has done, beyond what the score sheet shows: for a player who follows it.
    fn advice_followed(&self, seat: Seat) -> i32 {
        let _ = seat;
        0
    }

    /// The lead of `seat` over the best of the other teams.
    fn lead(&self, seat: Seat) -> f32 {
        let points = self.evaluate_all();
        let rivals = Seat::all(self.seats()).filter(|&other| self.team(other) != self.team(seat));
        let best = rivals.map(|other| points[other.index()]).reduce(f32::max);
        points[seat.index()] - best.unwrap_or(Self::SEARCH.solo_par)
    }

    /// The expected share of the win for each seat.
    fn win_shares(&self) -> Shares {
        let mut shares = shares_of(self, &self.evaluate_all()[..usize::from(self.seats())]);
        if let Some(outcome) = self.outcome() {
            settle(&mut shares, &outcome);
        }
        shares
    }

    /// The same by the evaluation of a player with this style, in a game that is not over.
    fn win_shares_in(&self, style: Style) -> Shares {
        let _ = style;
        self.win_shares()
    }

    /// The baseline for the priors of a seat's moves, the same for all of them: the lead, unless the game has something faster.
    fn prior_baseline(&self, seat: Seat) -> f32 {
        self.lead(seat)
    }

    /// How good a legal move of `seat` looks before any search, in points: its gain over the [`Evaluate::prior_baseline`].
    fn prior(&self, m: Self::Move, seat: Seat, baseline: f32) -> f32 {
        let mut after = self.clone();
        after.play(m, &mut ());
        after.prior_baseline(seat) - baseline
    }

    /// What this view suggests about hidden information beyond what is certain.
    fn belief(view: &Self::View) -> Option<Box<dyn Belief<Self>>> {
        let _ = view;
        None
    }

    /// A guess at this position by `seat` if it also saw its partners' hands: not for playing, but to measure what seeing them would be worth.
    fn guess_with_partners(&self, seat: Seat, rng: &mut Rng) -> Self {
        Self::guess(&self.view(Eye::Seat(seat)), rng)
    }

    /// Precomputed win shares.
    fn book() -> Option<Box<dyn Book<Self>>> {
        None
    }

    /// Perfect play in endings.
    fn endgame() -> Option<Box<dyn Endgame<Self>>> {
        None
    }

    /// An evaluation by a net.
    fn learned() -> Option<&'static dyn Learned<Self>> {
        None
    }

    /// Whole actions, if an action consists of many small steps.
    fn macro_moves() -> Option<&'static dyn MacroMoves<Self>> {
        None
    }
}

/// The value of a finished game is its result; a clear win counts slightly more, so that a search prefers the larger of two wins.
fn settle(shares: &mut Shares, outcome: &Outcome) {
    if outcome.seats() < 2 {
        return;
    }
    for seat in Seat::all(outcome.seats()) {
        shares[seat.index()] = with_clarity(outcome.share(seat) as f32, shares[seat.index()]);
    }
}

/// A result, with a small bonus for a clear one.
fn with_clarity(share: f32, clarity: f32) -> f32 {
    const CLARITY: f32 = 0.1;
    (1.0 - CLARITY) * share + CLARITY * clarity
}

/// Converts points to expected shares: the larger the lead, the surer the win.
fn shares_of<G: Evaluate>(position: &G, points: &[f32]) -> Shares {
    let (scale, par) = (G::SEARCH.lead_scale, G::SEARCH.solo_par);
    let mut shares = [0.0; MAX_SEATS];
    if points.len() == 1 {
        shares[0] = 1.0 / (1.0 + (-(points[0] - par) / scale).exp());
        return shares;
    }
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for (s, p) in points.iter().enumerate() {
        shares[s] = ((p - best) / scale).exp();
        let first_of_team = (0..s).all(|earlier| position.team(Seat(earlier as u8)) != position.team(Seat(s as u8)));
        total += if first_of_team { shares[s] } else { 0.0 };
    }
    for share in &mut shares[..points.len()] {
        *share /= total;
    }
    shares
}
