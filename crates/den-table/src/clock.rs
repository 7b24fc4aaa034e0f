//! Clocks. Time comes in from outside, in milliseconds; nothing here looks at a watch.

use den_core::Seat;
use serde::{Deserialize, Serialize};

/// Milliseconds since 1970, or a span of them.
pub type Millis = u64;

/// What a seat that ran out of time gets when it comes back to a live clock, if its increment is smaller (DEN-CLOCK-4).
pub const RETURN_TIME: Millis = 30_000;
/// The longest time that can be agreed: a year.
pub const MOST_TIME: Millis = 366 * 24 * 3600 * 1000;

/// How thinking time is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// A main time for the whole match and an increment for every finished turn (DEN-CLOCK-2).
    Live {
        /// The main time.
        main_ms: Millis,
        /// Added when a turn ends.
        increment_ms: Millis,
    },
    /// A span for each turn (DEN-CLOCK-3).
    Correspondence {
        /// The span.
        per_turn_ms: Millis,
    },
}

impl Clock {
    /// Whether these times can be played.
    pub fn is_valid(&self) -> bool {
        match *self {
            Clock::None => true,
            Clock::Live { main_ms, increment_ms } => (1_000..=MOST_TIME).contains(&main_ms) && increment_ms <= MOST_TIME,
            Clock::Correspondence { per_turn_ms } => (1_000..=MOST_TIME).contains(&per_turn_ms),
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

/// The clocks of a match as they stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    left: Vec<Millis>,
    running: Option<(Seat, Millis)>,
    /// Whether the seat's time ran out in the present turn, which the bot finishes.
    turn_lost: Vec<bool>,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: u8) -> Clocks {
        let seats = usize::from(seats);
        Clocks { clock, left: vec![clock.first(); seats], running: None, turn_lost: vec![false; seats] }
    }

    /// Lets the clock of `next` run from `now` on (none, where a bot or nobody decides). `ended` says whether the turn of the seat
    /// whose clock ran is over.
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

    /// The seat's time ran out: the bot finishes the turn.
    pub(crate) fn lose_turn(&mut self, seat: Seat) {
        self.turn_lost[seat.index()] = true;
    }

    /// The seat's turn is over, whether the player or a bot finished it.
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

    /// Gives a seat whose time had run out enough to go on (DEN-CLOCK-4).
    pub(crate) fn refill(&mut self, seat: Seat) {
        let least = match self.clock {
            Clock::None => 0,
            Clock::Live { increment_ms, .. } => increment_ms.max(RETURN_TIME),
            Clock::Correspondence { per_turn_ms } => per_turn_ms,
        };
        let left = &mut self.left[seat.index()];
        *left = (*left).max(least);
    }

    /// The seat whose clock runs, and when its time is up.
    pub(crate) fn deadline(&self) -> Option<(Seat, Millis)> {
        self.running.map(|(seat, since)| (seat, since + self.left[seat.index()]))
    }

    /// The time left to each seat at `now`.
    pub(crate) fn left(&self, now: Millis) -> Vec<Millis> {
        let mut left = self.left.clone();
        if let Some((seat, since)) = self.running {
            let mine = &mut left[seat.index()];
            *mine = mine.saturating_sub(now.saturating_sub(since));
        }
        left
    }
}
