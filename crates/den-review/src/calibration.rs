//! Corrects the values of the search by what happened in many games.
//!
//! A search is too sure or too timid, and it values the seat to move too low because it also tries bad moves. Both are corrected with two
//! numbers for each game and number of players, fitted by `wolfden review-lab calibrate` and kept in `calibration.txt`.

use std::sync::OnceLock;

use den_core::{MAX_SEATS, Rules, Seat};
use serde::Serialize;

/// The correction for a game with this many players.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Calibration {
    /// Above 1 the search is too timid, below 1 too sure: chances are raised to this power.
    pub sharpness: f64,
    /// By what factor the odds of the seat to move are too low.
    pub mover: f64,
}

impl Calibration {
    /// No correction.
    pub const NONE: Calibration = Calibration { sharpness: 1.0, mover: 1.0 };

    /// The fitted correction, if there is one.
    pub fn of(game: &str, seats: u8) -> Calibration {
        table().iter().find(|(id, n, _)| *id == game && *n == seats).map_or(Calibration::NONE, |(_, _, found)| *found)
    }

    /// Corrects the chances of seats that belong to these teams. Those of all teams add up to 1, as before.
    pub fn correct(&self, teams: &[u8], mover: Option<Seat>, shares: &mut [f64; MAX_SEATS]) {
        if *self == Calibration::NONE || teams.len() < 2 {
            return;
        }
        let mut total = 0.0;
        for (seat, team) in teams.iter().enumerate() {
            shares[seat] = shares[seat].clamp(1e-4, 1.0).powf(self.sharpness);
            if mover.is_some_and(|mover| teams[mover.index()] == *team) {
                shares[seat] *= self.mover;
            }
            if !teams[..seat].contains(team) {
                total += shares[seat];
            }
        }
        shares[..teams.len()].iter_mut().for_each(|share| *share /= total);
    }
}

/// The team of each seat.
pub(crate) fn teams<G: Rules>(position: &G) -> Vec<u8> {
    Seat::all(position.seats()).map(|seat| position.team(seat)).collect()
}

fn table() -> &'static [(&'static str, u8, Calibration)] {
    static TABLE: OnceLock<Vec<(&'static str, u8, Calibration)>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let lines = include_str!("calibration.txt").lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(entry).collect()
    })
}

/// A line of the table: game, players, sharpness, mover.
fn entry(line: &'static str) -> Option<(&'static str, u8, Calibration)> {
    let mut words = line.split_whitespace();
    let (game, seats) = (words.next()?, words.next()?.parse().ok()?);
    let (sharpness, mover) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some((game, seats, Calibration { sharpness, mover }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_read() {
        let lines = include_str!("calibration.txt").lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        assert_eq!(table().len(), lines.count());
    }

    #[test]
    fn corrected_chances_add_up_to_one_for_the_teams() {
        let mut shares = [0.7, 0.3, 0.7, 0.3, 0.0];
        Calibration { sharpness: 2.0, mover: 1.1 }.correct(&[0, 1, 0, 1], Some(Seat(1)), &mut shares);
        assert!((shares[0] + shares[1] - 1.0).abs() < 1e-9, "{shares:?}");
        assert!(shares[0] > 0.8 && shares[0] == shares[2] && shares[1] == shares[3], "{shares:?}");
    }
}
