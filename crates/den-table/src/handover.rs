//! Several players at one screen: who may look now.

use den_core::{Eye, Seat, Turn};

/// Hands one screen round between the players who share it, so that none sees another's hand (DEN-HAND-1).
///
/// ```
/// use den_core::{Eye, Seat, Turn};
/// use den_table::HotSeat;
///
/// let mut screen = HotSeat::new([Seat(0), Seat(1)], true);
/// screen.turn(Turn::Seat(Seat(0)));
/// assert_eq!((screen.eye(), screen.waits_for()), (None, Some(Seat(0))));  // covered until the first player is there
/// screen.take(Seat(0));
/// assert_eq!(screen.eye(), Some(Eye::Seat(Seat(0))));
/// screen.turn(Turn::Seat(Seat(1)));
/// assert_eq!((screen.eye(), screen.waits_for()), (None, Some(Seat(1))));  // covered at once when the turn passes
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HotSeat {
    players: Vec<Seat>,
    secrets: bool,
    looks: Option<Seat>,
    next: Option<Seat>,
    over: bool,
}

impl HotSeat {
    /// A screen shared by the players at these seats; the others are bots or elsewhere. `secrets` says whether the game has any.
    pub fn new(players: impl IntoIterator<Item = Seat>, secrets: bool) -> HotSeat {
        HotSeat { players: players.into_iter().collect(), secrets, looks: None, next: None, over: false }
    }

    /// Says what has to happen next in the game.
    pub fn turn(&mut self, turn: Turn) {
        match turn {
            Turn::Seat(seat) if self.players.contains(&seat) => {
                self.next = Some(seat);
                if self.looks != Some(seat) {
                    // Alone, or with nothing to hide, the screen need not be covered.
                    self.looks = (self.players.len() == 1 || !self.secrets).then_some(seat);
                }
            }
            Turn::Over => self.over = true,
            Turn::Seat(_) | Turn::Chance => {}
        }
    }

    /// The eye that the screen may show; `None` while it is covered.
    pub fn eye(&self) -> Option<Eye> {
        if self.over {
            return Some(self.looks.or(self.next).map_or(Eye::Public, Eye::Seat));
        }
        match (self.looks, self.next) {
            (Some(seat), _) => Some(Eye::Seat(seat)),
            (None, Some(_)) => None,
            (None, None) => Some(Eye::Public),
        }
    }

    /// Whom the covered screen waits for.
    pub fn waits_for(&self) -> Option<Seat> {
        if self.over || self.looks.is_some() { None } else { self.next }
    }

    /// The player at this seat has the screen. Ignored unless the screen waits for that seat.
    pub fn take(&mut self, seat: Seat) {
        if self.waits_for() == Some(seat) {
            self.looks = Some(seat);
        }
    }
}
