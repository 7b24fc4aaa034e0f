//! Turns the values of a search into chances that come true.

use std::sync::OnceLock;

use den_core::{Game, MAX_SEATS};

/// The fitted maps of all games: `GAME PLAYERS SEARCH SHIFT SCALE`, one per line.
const FITTED: &str = include_str!("../calibration.txt");

/// Values closer to 0 or 1 than this count as this.
const CERTAIN: f64 = 0.001;

/// How the value that a search finds for a move relates to the chance of winning with it between equal players: a search is too sure of
/// itself in one game and too careful in another. The map keeps the order of values.
///
/// ```
/// use den_bots::Calibration;
/// use wolf_and_hound::WolfAndHound;
///
/// let map = Calibration::of_decisions::<WolfAndHound>(4);
/// assert!(map.chance(0.3) < map.chance(0.4));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// Added to the log odds of every value.
    pub shift: f64,
    /// The factor of the log odds: below 1 if the search is too sure of itself.
    pub scale: f64,
}

impl Calibration {
    /// The map that changes nothing.
    pub const NONE: Calibration = Calibration { shift: 0.0, scale: 1.0 };

    /// The map for the values of moves, found by a search over guesses from a player's view: what bots and hints state. It changes nothing
    /// if none was fitted, as in a solo game.
    pub fn of_decisions<G: Game>(seats: u8) -> Calibration {
        Calibration::of::<G>(seats, "decisions")
    }

    /// The map for the values of positions, found by a short search that knows all cards: the chances that a review shows.
    pub fn of_positions<G: Game>(seats: u8) -> Calibration {
        Calibration::of::<G>(seats, "positions")
    }

    fn of<G: Game>(seats: u8, search: &str) -> Calibration {
        static MAPS: OnceLock<Vec<Fitted>> = OnceLock::new();
        let maps = MAPS.get_or_init(|| FITTED.lines().filter_map(read).collect());
        let fitted = maps.iter().find(|one| one.game == G::ID && one.players == seats && one.search == search);
        fitted.map_or(Calibration::NONE, |one| one.map)
    }

    /// The chance of winning, for a value from 0 to 1.
    pub fn chance(&self, value: f64) -> f64 {
        1.0 / (1.0 + (-(self.shift + self.scale * log_odds(value))).exp())
    }

    /// The chances of all seats, for the shares of the win that a search found. `teams` are the teams of the seats: teammates win together,
    /// and the chances of all teams add up to 1.
    pub fn chances(&self, teams: &[u8], shares: &mut [f64; MAX_SEATS]) {
        if *self == Calibration::NONE || teams.len() < 2 {
            return;
        }
        let mut total = 0.0;
        for (seat, team) in teams.iter().enumerate() {
            shares[seat] = self.chance(shares[seat]);
            if !teams[..seat].contains(team) {
                total += shares[seat];
            }
        }
        shares[..teams.len()].iter_mut().for_each(|share| *share /= total);
    }
}

/// The log odds of a value.
pub fn log_odds(value: f64) -> f64 {
    let value = value.clamp(CERTAIN, 1.0 - CERTAIN);
    (value / (1.0 - value)).ln()
}

/// A line of the file.
struct Fitted {
    game: &'static str,
    players: u8,
    search: &'static str,
    map: Calibration,
}

/// Reads a line; `None` for a comment or an empty line. A test reads every line.
fn read(line: &'static str) -> Option<Fitted> {
    let mut words = line.split_whitespace();
    let game = words.next().filter(|word| !word.starts_with('#'))?;
    let players = words.next()?.parse().ok()?;
    let search = words.next()?;
    let mut number = || words.next()?.parse::<f64>().ok();
    Some(Fitted { game, players, search, map: Calibration { shift: number()?, scale: number()? } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_and_keeps_the_order_of_values() {
        let lines: Vec<&str> = FITTED.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        let maps: Vec<_> = FITTED.lines().filter_map(read).collect();
        assert_eq!(maps.len(), lines.len());
        for Fitted { game, players, search, map } in maps {
            assert!(["decisions", "positions"].contains(&search), "{game} {players}: {search}");
            assert!(map.shift.abs() < 1.0 && (0.3..3.0).contains(&map.scale), "{game} {players} {search}: {map:?}");
        }
    }

    #[test]
    fn the_chances_of_the_teams_add_up_to_one() {
        let mut shares = [0.7, 0.3, 0.7, 0.3, 0.0];
        Calibration { shift: 0.1, scale: 2.0 }.chances(&[0, 1, 0, 1], &mut shares);
        assert!((shares[0] + shares[1] - 1.0).abs() < 1e-9, "{shares:?}");
        assert!(shares[0] > 0.8 && shares[0] == shares[2] && shares[1] == shares[3], "{shares:?}");
    }

    #[test]
    fn the_empty_map_changes_nothing() {
        for value in [0.01, 0.3, 0.5, 0.99] {
            assert!((Calibration::NONE.chance(value) - value).abs() < 1e-9);
        }
        assert!(Calibration::NONE.chance(1.0) < 1.0, "nothing is certain before the end");
    }
}
