//! The four pastures around the table. A *pasture* always takes a turn; a *seat* is a player, who may play for two pastures.

use std::fmt;

use den_core::{Deserialize, Seat};
use serde::Serialize;

/// One of the four pastures around the table, which the rules call seats 1 to 4 (WH-COMP-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pasture(u8);

impl Pasture {
    /// The pasture that starts, and where metamorphic cards turn over.
    pub const FIRST: Pasture = Pasture(0);
    /// All pastures, clockwise from the first.
    pub const ALL: [Pasture; 4] = [Pasture(0), Pasture(1), Pasture(2), Pasture(3)];

    /// The pasture with this number, counted from 1 as players do.
    ///
    /// # Panics
    /// If it is not 1 to 4.
    pub const fn number(n: u8) -> Pasture {
        assert!(n >= 1 && n <= 4, "pastures are numbered 1 to 4");
        Pasture(n - 1)
    }

    /// The pasture as an index into an array.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The pasture this many steps clockwise; a negative number is counter-clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: i8) -> Pasture {
        Pasture(self.0.wrapping_add(steps as u8) & 3)
    }

    /// The next pasture clockwise.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Pasture {
        self.clockwise(1)
    }

    /// All pastures clockwise, from this one.
    pub fn round(self) -> [Pasture; 4] {
        [self, self.clockwise(1), self.clockwise(2), self.clockwise(3)]
    }

    /// The team: pastures 1 and 3 are Blue, 2 and 4 Yellow.
    #[inline]
    pub const fn team(self) -> Team {
        if self.0 & 1 == 0 { Team::Blue } else { Team::Yellow }
    }

    /// Whether nobody sits here at a table for `seats` (WH-3P-1, WH-2P-1).
    #[inline]
    pub const fn is_virtual(self, seats: u8) -> bool {
        self.0 >= seats
    }

    /// The player who decides for this pasture: the one sitting here, or the partner of a virtual pasture.
    #[inline]
    pub const fn owner(self, seats: u8) -> Seat {
        Seat(if self.is_virtual(seats) { self.0 - 2 } else { self.0 })
    }

    /// The pasture where this player sits.
    pub const fn of(seat: Seat) -> Pasture {
        Pasture(seat.0 & 3)
    }
}

impl fmt::Display for Pasture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Serialize for Pasture {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Pasture {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Pasture, D::Error> {
        match u8::deserialize(from)? {
            n @ 1..=4 => Ok(Pasture(n - 1)),
            n => Err(serde::de::Error::custom(format!("{n} is not a pasture; they are numbered 1 to 4"))),
        }
    }
}

/// The two teams.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Team {
    /// Pastures 1 and 3.
    Blue,
    /// Pastures 2 and 4.
    Yellow,
}

impl Team {
    /// Both.
    pub const BOTH: [Team; 2] = [Team::Blue, Team::Yellow];

    /// The other team.
    #[must_use]
    pub const fn other(self) -> Team {
        match self {
            Team::Blue => Team::Yellow,
            Team::Yellow => Team::Blue,
        }
    }

    /// Its two pastures.
    pub const fn pastures(self) -> [Pasture; 2] {
        match self {
            Team::Blue => [Pasture(0), Pasture(2)],
            Team::Yellow => [Pasture(1), Pasture(3)],
        }
    }
}
