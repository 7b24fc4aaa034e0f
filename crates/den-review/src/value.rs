//! The chances of every seat in a position.

use den_bots::{Calibration, Evaluate, Rng, Search, SearchConfig};
use den_core::{MAX_SEATS, Seat, Turn};
use rand::{Rng as _, SeedableRng};

use crate::Depth;
use crate::review::round;

/// The chances of every seat.
pub(crate) type Chances = [f64; MAX_SEATS];

/// Values positions. It knows all cards: what a player could not know is separated by the [reviewer](crate::Reviewer).
///
/// The value of a position where a seat decides depends on nothing but the position, the depth and the seed, so positions that are compared
/// are valued with the same random numbers.
#[derive(Clone, Copy, Debug)]
pub struct Valuer {
    depth: Depth,
    seed: u64,
    calibration: Calibration,
}

impl Valuer {
    /// Values positions of a game with this many seats.
    pub fn new<G: Evaluate>(depth: Depth, seed: u64, seats: u8) -> Valuer {
        // The numbers are fitted to a search.
        let calibration = if depth.evaluation > 0 { Calibration::of_positions::<G>(seats) } else { Calibration::NONE };
        Valuer { depth, seed, calibration }
    }

    /// The same with the values that the search finds, to compare both with results.
    #[must_use]
    pub fn uncorrected(self) -> Valuer {
        Valuer { calibration: Calibration::NONE, ..self }
    }

    /// The chances in a position; at a chance step the mean over what could be dealt. `salt` makes the deals of different steps different.
    pub fn chances<G: Evaluate>(&self, position: &G, salt: u64) -> Vec<f64> {
        let chances = match position.turn() {
            Turn::Chance => self.mean_over_deals(position, salt),
            _ => self.after_forced(position.clone(), &mut self.rng(salt)),
        };
        chances[..usize::from(position.seats())].iter().map(|&share| round(share)).collect()
    }

    fn mean_over_deals<G: Evaluate>(&self, position: &G, salt: u64) -> Chances {
        let mut rng = self.rng(salt);
        let deals = self.depth.deals.max(1);
        let mut sums = [0.0; MAX_SEATS];
        for _ in 0..deals {
            add(&mut sums, &self.after_forced(position.clone(), &mut rng));
        }
        sums.map(|sum| sum / f64::from(deals))
    }

    /// The chances once there is a decision or the game is over: deals and single moves on the way are played.
    pub(crate) fn after_forced<G: Evaluate>(&self, mut position: G, rng: &mut Rng) -> Chances {
        let mut legal = Vec::new();
        loop {
            match position.turn() {
                Turn::Over => return result(&position),
                Turn::Chance => {
                    let chance = position.deal(rng);
                    position.resolve(&chance, &mut ());
                }
                Turn::Seat(_) => {
                    legal.clear();
                    position.legal_moves(&mut legal);
                    match legal[..] {
                        [only] => position.play(only, &mut ()),
                        _ => return self.at_decision(&position),
                    }
                }
            }
        }
    }

    fn at_decision<G: Evaluate>(&self, position: &G) -> Chances {
        let mut search = Search::<G>::new(config::<G>(position.seats()));
        let mut shares = search.value(position, self.depth.evaluation, &mut self.rng(0));
        let teams: Vec<u8> = Seat::all(position.seats()).map(|seat| position.team(seat)).collect();
        self.calibration.chances(&teams, &mut shares);
        shares
    }

    pub(crate) fn rng(&self, salt: u64) -> Rng {
        Rng::seed_from_u64(self.seed ^ salt.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A new seed for the random numbers of a step.
    pub(crate) fn step_seed(&self, step: usize) -> u64 {
        self.rng(step as u64 + 1).next_u64()
    }
}

/// How a reviewer searches: a win counts as a win, whether it is a clear one or not. In a solo game only the points count.
pub(crate) fn config<G: Evaluate>(seats: u8) -> SearchConfig {
    SearchConfig { prefer_clear_wins: seats < 2, ..G::SEARCH }
}

/// The shares of the win at the end of a game; in a solo game how good the points are.
fn result<G: Evaluate>(position: &G) -> Chances {
    let mut shares = [0.0; MAX_SEATS];
    match position.outcome() {
        Some(outcome) if position.seats() > 1 => {
            Seat::all(position.seats()).for_each(|seat| shares[seat.index()] = outcome.share(seat));
        }
        _ => shares[0] = f64::from(position.win_shares()[0]),
    }
    shares
}

pub(crate) fn add(sums: &mut Chances, chances: &Chances) {
    sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
}
