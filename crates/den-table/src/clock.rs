//! Clocks. The time is passed in, in milliseconds; nothing here reads the system clock.

use den_core::{Deserialize, Seat};
use serde::Serialize;

/// Milliseconds since 1970, or a duration in milliseconds.
pub type Millis = u64;

/// The time that a player gets who returns after running out of it on a live clock, unless the increment is larger (DEN-CLOCK-4).
pub const RETURN_TIME: Millis = 30_000;
/// The longest time that a clock can be set to: a year.
pub const MAX_TIME: Millis = 366 * 24 * 3600 * 1000;

/// How thinking time is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// A main time for the whole match and an increment for every finished turn (DEN-CLOCK-2).
    Live {
        /// The main time.
        main_ms: Millis,
        /// Added when a turn ends.
        increment_ms: Millis,
    },
    /// A time limit for each turn (DEN-CLOCK-3).
    Correspondence {
        /// The limit.
        per_turn_ms: Millis,
    },
}

impl Clock {
    /// Whether these times are allowed.
    pub fn is_valid(&self) -> bool {
        match *self {
            Clock::None => true,
            Clock::Live { main_ms, increment_ms } => (1_000..=MAX_TIME).contains(&main_ms) && increment_ms <= MAX_TIME,
            Clock::Correspondence { per_turn_ms } => (1_000..=MAX_TIME).contains(&per_turn_ms),
        }
    }

    fn first(&self) -> Millis {
        match *self {
            Clock::None => 0,
            Clock::Live { main_ms, .. } => main_ms,
            Clock::Correspondence { per_turn_ms } => per_turn_ms,
        }
    }
}

/// The current clocks of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    left: Vec<Millis>,
    running: Option<(Seat, Millis)>,
    /// Whether the seat's time ran out in the current turn, which a bot finishes.
    turn_lost: Vec<bool>,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: u8) -> Clocks {
        let seats = usize::from(seats);
        Clocks { clock, left: vec![clock.first(); seats], running: None, turn_lost: vec![false; seats] }
    }

    /// Starts the clock of `next` at `now` (no clock if a bot or nobody decides). `ended` says whether the turn of the seat whose clock
    /// was running is over.
    pub(crate) fn pass(&mut self, now: Millis, next: Option<Seat>, ended: bool) {
        if self.clock == Clock::None {
            return;
        }
        if let Some((seat, since)) = self.running.take() {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(now.saturating_sub(since));
            if ended && let Clock::Live { increment_ms, .. } = self.clock {
                *left += increment_ms;
            }
        }
        self.running = next.map(|seat| (seat, now));
    }

    /// Marks that the seat's time ran out, so that a bot finishes the turn.
    pub(crate) fn lose_turn(&mut self, seat: Seat) {
        self.turn_lost[seat.index()] = true;
    }

    /// Marks that the seat's turn is over, whether the player or a bot finished it.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.turn_lost[seat.index()] = false;
        if let Clock::Correspondence { per_turn_ms } = self.clock {
            self.left[seat.index()] = per_turn_ms;
        }
    }

    /// Whether the seat's time ran out in a turn that is not over yet.
    pub(crate) fn has_lost_turn(&self, seat: Seat) -> bool {
        self.turn_lost[seat.index()]
    }

    /// Gives a seat that had run out of time enough to continue (DEN-CLOCK-4).
    pub(crate) fn refill(&mut self, seat: Seat) {
        let least = match self.clock {
            Clock::None => 0,
            Clock::Live { increment_ms, .. } => increment_ms.max(RETURN_TIME),
            Clock::Correspondence { per_turn_ms } => per_turn_ms,
        };
        let left = &mut self.left[seat.index()];
        *left = (*left).max(least);
    }

    /// The seat whose clock is running, and when its time is up.
    pub(crate) fn deadline(&self) -> Option<(Seat, Millis)> {
        self.running.map(|(seat, since)| (seat, since + self.left[seat.index()]))
    }

    /// The time that each seat has left at `now`.
    pub(crate) fn left(&self, now: Millis) -> Vec<Millis> {
        let mut left = self.left.clone();
        if let Some((seat, since)) = self.running {
            let mine = &mut left[seat.index()];
            *mine = mine.saturating_sub(now.saturating_sub(since));
        }
        left
    }
}
