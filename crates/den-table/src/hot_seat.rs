//! Several players at one screen: who may see it.

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
/// assert_eq!((screen.eye(), screen.waits_for()), (None, Some(Seat(1))));  // covered immediately when the turn passes
/// assert_eq!(screen.handed_by(), Some(Seat(0)));  // the player who may still undo the step
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HotSeat {
    players: Vec<Seat>,
    secrets: bool,
    /// The player who has the screen, or had it last if it is covered.
    holder: Option<Seat>,
    /// The player for whom the screen is covered until they take it.
    waits_for: Option<Seat>,
    /// Another viewpoint that was chosen, once all may be seen.
    chosen: Option<Eye>,
    over: bool,
}

impl HotSeat {
    /// A screen shared by the players at these seats; the others are bots or play elsewhere. `secrets`: whether the game has hidden
    /// information.
    pub fn new(players: impl IntoIterator<Item = Seat>, secrets: bool) -> HotSeat {
        HotSeat { players: players.into_iter().collect(), secrets, holder: None, waits_for: None, chosen: None, over: false }
    }

    /// Reports what happens next in the game. Call it after every change, including undo.
    pub fn turn(&mut self, turn: Turn) {
        self.over = turn == Turn::Over;
        if self.over {
            // Nothing is hidden any more: the player whom the screen was waiting for sees the end.
            self.holder = self.waits_for.take().or(self.holder);
        }
        let Turn::Seat(seat) = turn else { return };
        if !self.players.contains(&seat) {
            return;
        }
        self.chosen = None;
        // A single player, or a game without secrets, needs no cover. Nor does an undo before the screen was passed on.
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

    /// The player whom the covered screen is waiting for.
    pub fn waits_for(&self) -> Option<Seat> {
        self.waits_for
    }

    /// The player who is passing on the covered screen and may still undo a step.
    pub fn handed_by(&self) -> Option<Seat> {
        self.waits_for.and(self.holder)
    }

    /// Gives the screen to the player at this seat. Ignored unless the screen is waiting for that seat.
    pub fn take(&mut self, seat: Seat) {
        if self.waits_for == Some(seat) {
            self.holder = Some(seat);
            self.waits_for = None;
        }
    }

    /// Whether any viewpoint may be chosen: after the end, or in a game without secrets.
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
