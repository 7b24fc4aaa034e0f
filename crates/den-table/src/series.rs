//! A series of games between the same players, such as a best of five (DEN-SERIES-1 to 3).

use std::sync::Arc;

use den_core::{Deserialize, First, Game, Options as _, Outcome, Seat, Seed, dice};
use serde::Serialize;

use crate::seating::Occupant;
use crate::status::Status;
use crate::table::Match;

/// How the seats change from one game to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reseat {
    /// Each player moves on by one seat.
    #[default]
    Rotate,
    /// The seats are drawn.
    Random,
    /// Everyone stays.
    Stay,
}

impl Reseat {
    /// All of them.
    pub const ALL: [Reseat; 3] = [Reseat::Rotate, Reseat::Random, Reseat::Stay];

    /// The word used in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Reseat::Rotate => "rotate",
            Reseat::Random => "random",
            Reseat::Stay => "stay",
        }
    }

    /// For each seat of the next game, the seat that its player has now. The seed is that of the next game, so that everyone can check the
    /// draw.
    pub fn seats(self, seats: u8, seed: &Seed) -> Vec<Seat> {
        let mut order: Vec<Seat> = Seat::all(seats).collect();
        match self {
            Reseat::Rotate => order.rotate_right(usize::from(seats.min(1))),
            // Steps of a match are numbered from 1, so this stream deals nothing else.
            Reseat::Random => return shuffled(seats, seed, 0),
            Reseat::Stay => {}
        }
        order
    }
}

/// The seats in the order of a stream of the seed. Not generic, so that the page has it once.
#[inline(never)]
fn shuffled(seats: u8, seed: &Seed, stream: u64) -> Vec<Seat> {
    let mut order: Vec<Seat> = Seat::all(seats).collect();
    dice::shuffle(&mut seed.stream(stream), &mut order);
    order
}

/// DEN-SEAT-5: the seats of a table that draws them: for each seat, the one that its player took. A stream of its own, so that the seats of the
/// next game ([`Reseat::seats`]) do not depend on it.
pub fn drawn_seats(seats: u8, seed: &Seed) -> Vec<Seat> {
    shuffled(seats, seed, u64::MAX)
}

/// DEN-SEAT-5: puts the players of a match that is not online at the seats drawn for them.
pub fn draw_seats(players: &mut Vec<Occupant>, seed: &Seed) {
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    *players = drawn_seats(seats, seed).iter().filter_map(|seat| players.get(seat.index()).cloned()).collect();
}

/// A series of games: how many, and how often the player at each seat has won so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// The number of games.
    pub games: u8,
    /// How the seats change.
    pub reseat: Reseat,
    /// The number of games played.
    pub played: u8,
    /// The games won by the player at each seat.
    pub wins: Vec<u8>,
}

impl Series {
    /// The maximum number of games.
    pub const MAX_GAMES: u8 = 99;

    /// A series before its first game.
    pub fn new(games: u8, reseat: Reseat, seats: u8) -> Series {
        Series { games: games.clamp(1, Series::MAX_GAMES), reseat, played: 0, wins: vec![0; usize::from(seats)] }
    }

    /// DEN-SERIES-1: counts a game. Its winner gets one win, and so do teammates; a shared first place is nobody's win.
    pub fn count(&mut self, outcome: &Outcome) {
        self.played = self.played.saturating_add(1);
        for (seat, wins) in Seat::all(outcome.seats()).zip(&mut self.wins) {
            // The share of a sole winner is 1.
            *wins += u8::from(outcome.share(seat) == 1.0);
        }
    }

    /// The series after a game, by the seats of that game, and whether it is over.
    pub fn after(&self, outcome: &Outcome) -> (Series, bool) {
        let mut series = self.clone();
        series.count(outcome);
        let over = series.is_over(|seat| outcome.seat(seat).team);
        (series, over)
    }

    /// DEN-SERIES-2: the series is over after all games, or when nobody can catch up with the leader. `team` is the team of each seat.
    pub fn is_over(&self, team: impl Fn(Seat) -> u8) -> bool {
        let left = self.games.saturating_sub(self.played);
        let seats = || (0..self.wins.len()).map(|at| (Seat(at as u8), self.wins[at]));
        let Some((leader, most)) = seats().max_by_key(|(_, wins)| *wins) else { return true };
        left == 0 || seats().filter(|(seat, _)| team(*seat) != team(leader)).all(|(_, wins)| wins + left < most)
    }

    /// The series as the next game sees it: `order` says where the player at each seat of the next game sits now.
    #[must_use]
    pub fn moved(&self, order: &[Seat]) -> Series {
        Series { wins: order.iter().map(|seat| self.wins.get(seat.index()).copied().unwrap_or(0)).collect(), ..self.clone() }
    }
}

/// The game that follows a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextGame {
    /// Its options: the loser begins, if the game says so.
    pub options: String,
    /// For each of its seats, the seat that the player has now.
    pub order: Vec<Seat>,
    /// The series it is a game of: the same one, or a new one if this was the last game.
    pub series: Option<Series>,
    /// The series that this match has decided, by the seats of this match.
    pub decided: Option<Series>,
}

impl<G: Game> Match<G> {
    /// The game that follows this one: who sits where, who begins, and how the series stands (DEN-REMATCH-1, DEN-SERIES-3).
    pub fn next_game(&self) -> NextGame {
        self.next_game_of(self.settings().series.as_ref())
    }

    /// The same for a match whose series the host keeps.
    pub fn next_game_of(&self, series: Option<&Series>) -> NextGame {
        let (mut next, then) = following(self.status(), series, self.seed());
        next.options = First::rematch(self.played().options(), then).to_line();
        next
    }

    /// The same match as a game of a series.
    #[must_use]
    pub fn in_series(mut self, series: Series) -> Match<G> {
        let mut settings = self.settings().clone();
        settings.series = Some(series);
        self.now.status.settings = Arc::new(settings);
        self
    }
}

/// What follows a match, without the options, and the seat that its loser then has. Not generic, so that the page has it once.
#[inline(never)]
fn following(status: &Status, series: Option<&Series>, seed: &Seed) -> (NextGame, Option<Seat>) {
    let seats = status.seats().len() as u8;
    // A match that was given up counts as well.
    let result = status.result().filter(|result| !result.seats.is_empty());
    let outcome = result.map(|result| Outcome::of_results(&result.seats));
    let mut series = series.cloned();
    let mut decided = None;
    if let (Some(series), Some(outcome)) = (&mut series, &outcome) {
        let (after, over) = series.after(outcome);
        if over {
            *series = Series::new(after.games, after.reseat, seats);
            decided = Some(after);
        } else {
            *series = after;
        }
    }
    let order = series.as_ref().map_or(Reseat::Rotate, |series| series.reseat).seats(seats, seed);
    let loser = outcome.and_then(|outcome| outcome.loser());
    let then = loser.and_then(|loser| order.iter().position(|&seat| seat == loser)).map(|at| Seat(at as u8));
    (NextGame { options: String::new(), series: series.map(|series| series.moved(&order)), order, decided }, then)
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::Standing;

    fn game(points: &[i32], teams: &[u8]) -> Outcome {
        let standings: Vec<Standing> = points.iter().map(|&points| Standing { points, ..Standing::default() }).collect();
        Outcome::rank(&standings, teams)
    }

    fn alone(seat: Seat) -> u8 {
        seat.0
    }

    /// DEN-SERIES-1, DEN-SERIES-2
    #[test]
    fn a_best_of_five_ends_with_the_third_win() {
        let mut series = Series::new(5, Reseat::Rotate, 2);
        for points in [[3, 1], [1, 3], [3, 1], [2, 2]] {
            assert!(!series.is_over(alone), "{series:?}");
            series.count(&game(&points, &[0, 1]));
        }
        assert_eq!((series.played, series.wins.as_slice()), (4, &[2, 1][..]), "a shared first place is nobody's win");
        assert!(!series.is_over(alone), "the other can still draw level");
        series.count(&game(&[3, 1], &[0, 1]));
        assert!(series.is_over(alone));
        let mut quick = Series::new(5, Reseat::Stay, 2);
        (0..3).for_each(|_| quick.count(&game(&[3, 1], &[0, 1])));
        assert!(quick.is_over(alone), "three of five");
    }

    /// DEN-SERIES-1: a team wins together.
    #[test]
    fn teammates_win_together() {
        let mut series = Series::new(3, Reseat::Rotate, 4);
        (0..2).for_each(|_| series.count(&game(&[1, 3, 1, 3], &[0, 1, 0, 1])));
        assert_eq!(series.wins, [0, 2, 0, 2]);
        assert!(series.is_over(|seat| seat.0 % 2));
    }

    /// DEN-SERIES-3
    #[test]
    fn wins_move_with_the_players() {
        let mut series = Series::new(3, Reseat::Rotate, 3);
        series.count(&game(&[5, 1, 2], &[0, 1, 2]));
        let order = series.reseat.seats(3, &Seed::from_number(1));
        assert_eq!(order, [Seat(2), Seat(0), Seat(1)]);
        assert_eq!(series.moved(&order).wins, [0, 1, 0]);
        assert_eq!(Reseat::Stay.seats(3, &Seed::from_number(1)), [Seat(0), Seat(1), Seat(2)]);
        // The draw depends on the seed alone, and every order occurs.
        let drawn: std::collections::BTreeSet<Vec<Seat>> = (0..100).map(|n| Reseat::Random.seats(3, &Seed::from_number(n))).collect();
        assert_eq!(drawn.len(), 6);
        assert_eq!(Reseat::Random.seats(3, &Seed::from_number(7)), Reseat::Random.seats(3, &Seed::from_number(7)));
    }
}
