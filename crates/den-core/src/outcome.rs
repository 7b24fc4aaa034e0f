//! How a game ended: points, places, teams. Places are computed here and nowhere else.

use serde::Serialize;

use crate::{Deserialize, MAX_SEATS, Seat};

/// What a seat (or its team) is ranked by: points, then the tiebreakers in order. Larger is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Standing {
    /// The points.
    pub points: i32,
    /// Tiebreakers, the most important first. Negate one for which smaller is better.
    pub ties: [i32; 3],
}

/// One seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = SeatResult))]
pub struct Result {
    /// The seat's team; in games without teams its own number.
    pub team: u8,
    /// The points (of the team, in team games).
    pub points: i32,
    /// The place, 1 for the winner. Tied seats share one, and so do teammates.
    pub place: u8,
}

/// The result of a game for every seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    seats: u8,
    results: [Result; MAX_SEATS],
}

impl Outcome {
    /// Ranks the seats. `standings[s]` and `teams[s]` belong to seat `s`; members of a team must have equal standings.
    ///
    /// ```
    /// use den_core::{Outcome, Seat, Standing};
    /// let points = |points| Standing { points, ..Standing::default() };
    /// let outcome = Outcome::rank(&[points(3), points(7), points(3)], &[0, 1, 2]);
    /// assert_eq!([2, 1, 2], [0, 1, 2].map(|s| outcome.seat(Seat(s)).place));
    /// assert_eq!(outcome.share(Seat(1)), 1.0);
    /// ```
    ///
    /// # Panics
    /// If the two slices differ in length or are longer than [`MAX_SEATS`].
    pub fn rank(standings: &[Standing], teams: &[u8]) -> Outcome {
        assert!(standings.len() == teams.len() && teams.len() <= MAX_SEATS, "one standing and one team per seat");
        let mut results = [Result::default(); MAX_SEATS];
        for (seat, (mine, &team)) in standings.iter().zip(teams).enumerate() {
            // A team counts once: by its first seat that is ahead.
            let ahead = (0..teams.len())
                .filter(|&other| standings[other] > *mine && (0..other).all(|earlier| teams[earlier] != teams[other]))
                .count();
            results[seat] = Result { team, points: mine.points, place: ahead as u8 + 1 };
        }
        Outcome { seats: teams.len() as u8, results }
    }

    /// The outcome with these results, by seat, as received from a server.
    pub fn of_results(results: &[Result]) -> Outcome {
        let seats = results.len().min(MAX_SEATS);
        let mut all = [Result::default(); MAX_SEATS];
        all[..seats].copy_from_slice(&results[..seats]);
        Outcome { seats: seats as u8, results: all }
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The result of one seat.
    pub fn seat(&self, seat: Seat) -> Result {
        self.results[..usize::from(self.seats)][seat.index()]
    }

    /// All results, by seat.
    pub fn results(&self) -> &[Result] {
        &self.results[..usize::from(self.seats)]
    }

    /// The seat's share of the win: 1 for a sole winner and for each member of a winning team, split evenly between tied teams, 0 for the
    /// others. The shares of all teams add up to 1.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.seat(seat).place != 1 {
            return 0.0;
        }
        let results = self.results();
        let winners =
            (0..results.len()).filter(|&s| results[s].place == 1 && (0..s).all(|earlier| results[earlier].team != results[s].team)).count();
        1.0 / winners as f64
    }
}

impl Outcome {
    /// The seat that came last; `None` if several share the last place.
    pub fn loser(&self) -> Option<Seat> {
        let last = self.results().iter().map(|result| result.place).max()?;
        let mut losers = Seat::all(self.seats).filter(|&seat| self.seat(seat).place == last);
        match (losers.next(), losers.next()) {
            (Some(loser), None) if last > 1 => Some(loser),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(points: i32, tie: i32) -> Standing {
        Standing { points, ties: [tie, 0, 0] }
    }

    #[test]
    fn teams_share_a_place_and_count_once() {
        let blue = standing(5, 0);
        let yellow = standing(6, 0);
        let outcome = Outcome::rank(&[blue, yellow, blue, yellow], &[0, 1, 0, 1]);
        assert_eq!(outcome.results().iter().map(|r| r.place).collect::<Vec<_>>(), [2, 1, 2, 1]);
        assert_eq!(outcome.share(Seat(1)), 1.0);
        assert_eq!(outcome.share(Seat(0)), 0.0);
    }

    #[test]
    fn tie_breakers_decide_between_equal_points_and_a_full_tie_is_shared() {
        let outcome = Outcome::rank(&[standing(5, 1), standing(5, 2), standing(5, 2)], &[0, 1, 2]);
        assert_eq!(outcome.results().iter().map(|r| r.place).collect::<Vec<_>>(), [3, 1, 1]);
        assert_eq!(outcome.share(Seat(1)), 0.5);
    }
}
