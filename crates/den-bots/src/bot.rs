//! The `Bot` trait.

use den_core::{Game, Seat};
use rand::SeedableRng;

use crate::{Budget, Calibration, Rng};

/// A player. It sees only what its seat sees.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the `legal` moves (never empty) for the seat whose `view` this is and whose turn it is.
    ///
    /// With a fixed seed and a budget in iterations, the choice depends only on the view and on earlier calls.
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G>;

    /// Thinks a little about what may follow its last choice, while others decide. Returns whether there is more to think about.
    ///
    /// How a bot plays then depends on how long the others take, so experiments leave it out.
    fn ponder(&mut self) -> bool {
        false
    }

    /// By how much its last choice was better than its average one, as a share of the win by its own judgement. A bot that misjudges at
    /// random is sometimes lucky; over many decisions this is 0.
    fn luck(&self) -> f64 {
        0.0
    }

    /// Restarts its random numbers from this seed. What it has learnt about the game is kept.
    fn reseed(&mut self, seed: u64);
}

/// A bot's answer.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// The move.
    pub chosen: G::Move,
    /// Why, based on what the bot's own seat knows. `None` if the bot does not search or there was only one move.
    pub why: Option<Explanation<G>>,
}

impl<G: Game> Choice<G> {
    /// A choice without a reason.
    pub fn plain(chosen: G::Move) -> Self {
        Choice { chosen, why: None }
    }

    /// The same choice, with chances instead of the values that the search found; only if there is someone to win against.
    pub(crate) fn calibrated(mut self, view: &G::View) -> Self {
        let seats = G::guess(view, &mut Rng::seed_from_u64(0)).seats();
        let map = Calibration::of_decisions::<G>(seats);
        for considered in self.why.iter_mut().flat_map(|why| &mut why.top).filter(|_| seats > 1) {
            considered.value = map.chance(considered.value);
        }
        self
    }

    /// The best of `considered` moves, which are not empty, with the first few of them as the reason.
    pub(crate) fn best_of(mut considered: Vec<Considered<G>>, iterations: u64) -> Self {
        rank(&mut considered);
        let chosen = considered[0].play;
        considered.truncate(Explanation::<G>::TOP);
        Choice { chosen, why: Some(Explanation { iterations, top: considered, line: Vec::new() }) }
    }
}

/// What a bot considered.
#[derive(Clone, Debug)]
pub struct Explanation<G: Game> {
    /// How many iterations the bot ran.
    pub iterations: u64,
    /// The best moves, the chosen one first.
    pub top: Vec<Considered<G>>,
    /// How the bot expects the game to continue, starting with its own move.
    pub line: Vec<(Seat, G::Move)>,
}

impl<G: Game> Explanation<G> {
    /// The maximum number of moves listed.
    pub(crate) const TOP: usize = 5;
}

/// A move considered by a bot.
#[derive(Clone, Debug)]
pub struct Considered<G: Game> {
    /// The move.
    pub play: G::Move,
    /// How often it was tried.
    pub visits: u64,
    /// Its value for the bot's team: the chance of winning, from 0 to 1 ([`Calibration`]).
    pub value: f64,
}

/// Sorts by the lower confidence bound of the value, the best first.
pub(crate) fn rank<G: Game>(moves: &mut [Considered<G>]) {
    moves.sort_by(|a, b| lower_bound(b.value, b.visits).total_cmp(&lower_bound(a.value, a.visits)));
}

/// The lower confidence bound of a mean of this many results, each between 0 and 1.
pub(crate) fn lower_bound(mean: f64, visits: u64) -> f64 {
    mean - 0.8 / (visits.max(1) as f64).sqrt()
}
