//! Several players at one screen: who may look at it.

use den_core::{Eye, Seat, Turn};

/// Passes one screen between the players who share it, so that none sees another's hand (DEN-HAND-1).
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
/// assert_eq!(screen.handed_by(), Some(Seat(0)));  // who may still take the step back
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HotSeat {
    players: Vec<Seat>,
    secrets: bool,
    /// The player who has the screen, or had it last while it is covered.
    holder: Option<Seat>,
    /// The player that the covered screen waits for.
    waits_for: Option<Seat>,
    /// Another viewpoint that was chosen, where all may be seen.
    chosen: Option<Eye>,
    over: bool,
}

impl HotSeat {
    /// A screen shared by the players at these seats; the others are bots or elsewhere. `secrets` says whether the game has any.
    pub fn new(players: impl IntoIterator<Item = Seat>, secrets: bool) -> HotSeat {
        HotSeat { players: players.into_iter().collect(), secrets, holder: None, waits_for: None, chosen: None, over: false }
    }

    /// Says what happens next in the game. Call it after every change, undo included.
    pub fn turn(&mut self, turn: Turn) {
        self.over = turn == Turn::Over;
        if self.over {
            // There are no secrets any more: the one who was waited for sees the end.
            self.holder = self.waits_for.take().or(self.holder);
        }
        let Turn::Seat(seat) = turn else { return };
        if !self.players.contains(&seat) {
            return;
        }
        self.chosen = None;
        // Alone, or with nothing to hide, the screen need not be covered. Nor where a step was taken back before the screen was passed on.
        if self.holder == Some(seat) || self.players.len() == 1 || !self.secrets {
            self.holder = Some(seat);
            self.waits_for = None;
        } else {
            self.waits_for = Some(seat);
        }
    }

    /// The eye that the screen may show; `None` while it is covered.
    pub fn eye(&self) -> Option<Eye> {
        if self.waits_for.is_some() {
            return None;
        }
        Some(self.chosen.or(self.holder.map(Eye::Seat)).unwrap_or(Eye::Public))
    }

    /// Whom the covered screen waits for.
    pub fn waits_for(&self) -> Option<Seat> {
        self.waits_for
    }

    /// The player who is passing the covered screen on and may still take a step back.
    pub fn handed_by(&self) -> Option<Seat> {
        self.waits_for.and(self.holder)
    }

    /// The player at this seat has the screen. Ignored unless the screen waits for that seat.
    pub fn take(&mut self, seat: Seat) {
        if self.waits_for == Some(seat) {
            self.holder = Some(seat);
            self.waits_for = None;
        }
    }

    /// Whether any viewpoint may be chosen: after the end, or where there is nothing to hide.
    pub fn is_open(&self) -> bool {
        self.over || !self.secrets
    }

    /// Chooses another viewpoint. Ignored unless [`HotSeat::is_open`].
    pub fn look(&mut self, eye: Eye) {
        if self.is_open() {
            self.chosen = Some(eye);
        }
    }
}
