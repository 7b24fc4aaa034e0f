//! Counters for games: integers only, so that the order of addition does not matter.

use den_core::{MAX_SEATS, Outcome, Seat};

use crate::Estimate;

/// A win is counted in sixtieths: 60 can be split evenly between 2, 3, 4 and 5.
const WIN: f64 = 60.0;

/// The results of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The number of decisions in them.
    pub decisions: u64,
    seats: [SeatTally; MAX_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SeatTally {
    points: i128,
    squares: i128,
    wins: u64,
    places: [u64; MAX_SEATS],
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, outcome: &Outcome, decisions: u64) {
        self.games += 1;
        self.decisions += decisions;
        for seat in Seat::all(outcome.seats()) {
            let (result, tally) = (outcome.seat(seat), &mut self.seats[seat.index()]);
            tally.points += i128::from(result.points);
            tally.squares += i128::from(result.points).pow(2);
            tally.wins += (outcome.share(seat) * WIN).round() as u64;
            tally.places[usize::from(result.place - 1)] += 1;
        }
    }

    /// Adds another tally.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.points += theirs.points;
            mine.squares += theirs.squares;
            mine.wins += theirs.wins;
            for (place, more) in mine.places.iter_mut().zip(theirs.places) {
                *place += more;
            }
        }
    }

    /// The mean points of a seat.
    pub fn points(&self, seat: Seat) -> Estimate {
        let tally = &self.seats[seat.index()];
        Estimate::of_sums(self.games, tally.points, tally.squares)
    }

    /// A seat's share of the wins; a shared win counts in part.
    pub fn wins(&self, seat: Seat) -> Estimate {
        let share = self.seats[seat.index()].wins as f64 / WIN / self.games.max(1) as f64;
        Estimate::of_share(self.games, share)
    }

    /// How often a seat came first, second and so on.
    pub fn places(&self, seat: Seat) -> &[u64; MAX_SEATS] {
        &self.seats[seat.index()].places
    }

    /// The average number of decisions per game.
    pub fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::Standing;

    #[test]
    fn tallies_add_up_in_any_order() {
        let game = |points: [i32; 3]| Outcome::rank(&points.map(|points| Standing { points, ..Standing::default() }), &[0, 1, 2]);
        let games = [game([1, 2, 2]), game([-3, 0, 5]), game([4, 4, 4])];
        let (mut all, mut first, mut rest) = (Tally::default(), Tally::default(), Tally::default());
        games.iter().for_each(|g| all.add(g, 7));
        first.add(&games[0], 7);
        games[1..].iter().for_each(|g| rest.add(g, 7));
        rest.merge(&first);
        assert_eq!(all, rest);
        assert_eq!((all.games, all.decisions), (3, 21));
        // Seat 3 shares one win with another, wins one alone, and shares one with two.
        assert!((all.wins(Seat(2)).mean - (0.5 + 1.0 + 1.0 / 3.0) / 3.0).abs() < 1e-9);
        assert_eq!(all.places(Seat(0))[..3], [1, 0, 2]);
        assert!((all.points(Seat(0)).mean - 2.0 / 3.0).abs() < 1e-9);
    }
}
