//! Seats, turns and eyes.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{BadText, Deserialize, Expected};

/// The maximum number of players in any game.
pub const MAX_SEATS: usize = 5;

/// A player's seat, counted from 0 in code and from 1 wherever people see it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(maximum = 255))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next of `seats` seats, clockwise.
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 as usize + 1 >= seats as usize { 0 } else { self.0 + 1 })
    }

    /// All seats of a table for `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl FromStr for Seat {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Seat, BadText> {
        match text.parse::<u8>() {
            Ok(n) if n >= 1 && usize::from(n) <= MAX_SEATS => Ok(Seat(n - 1)),
            _ => Err(BadText::new(text, Expected::Seat { n: MAX_SEATS })),
        }
    }
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat decides.
    Seat(Seat),
    /// The dealer deals, draws or rolls.
    Chance,
    /// The game is over.
    Over,
}

/// Whose view of a position it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Eye {
    /// What the player at this seat knows.
    Seat(Seat),
    /// What everyone knows.
    Public,
}

impl Eye {
    /// Every eye at a table for `seats`: each seat, then the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Eye> {
        Seat::all(seats).map(Eye::Seat).chain([Eye::Public])
    }

    /// Whether this is the eye of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Eye::Seat(seat)
    }
}

impl fmt::Display for Eye {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eye::Seat(seat) => write!(f, "{seat}"),
            Eye::Public => f.write_str("public"),
        }
    }
}

impl FromStr for Eye {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Eye, BadText> {
        if text.eq_ignore_ascii_case("public") {
            return Ok(Eye::Public);
        }
        text.parse().map(Eye::Seat).map_err(|_| BadText::new(text, Expected::Eye))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// JSON may contain any seat number: its range is not checked, and each must be displayable.
    #[test]
    fn every_seat_has_a_number_and_a_next_seat() {
        for n in 0..=u8::MAX {
            assert_eq!(Seat(n).to_string(), (u32::from(n) + 1).to_string());
            let next = Seat(n).next(4);
            assert_eq!(next, if n < 3 { Seat(n + 1) } else { Seat(0) });
        }
        assert_eq!(Seat(u8::MAX - 1).next(u8::MAX), Seat(0));
    }
}
