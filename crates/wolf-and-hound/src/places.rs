//! The four places round the table. A *place* always takes a turn; a *seat* is a player, who may look after two places.

use std::fmt;

use den_core::Seat;
use serde::{Deserialize, Serialize};

/// One of the four places round the table, which the rules call seats 1 to 4 (WH-COMP-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// The place that starts, and where metamorphic cards turn over.
    pub const FIRST: Place = Place(0);
    /// All places, clockwise from the first.
    pub const ALL: [Place; 4] = [Place(0), Place(1), Place(2), Place(3)];

    /// The place with this number, counted from 1 as players do.
    ///
    /// # Panics
    /// If it is not 1 to 4.
    pub const fn number(n: u8) -> Place {
        assert!(n >= 1 && n <= 4, "places are numbered 1 to 4");
        Place(n - 1)
    }

    /// The place as an index into an array.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The place so many steps clockwise; a negative number is counter-clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: i8) -> Place {
        Place(self.0.wrapping_add(steps as u8) & 3)
    }

    /// The next place clockwise.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Place {
        self.clockwise(1)
    }

    /// All places clockwise, from this one.
    pub fn round(self) -> [Place; 4] {
        [self, self.clockwise(1), self.clockwise(2), self.clockwise(3)]
    }

    /// The team: places 1 and 3 are Blue, 2 and 4 Yellow.
    #[inline]
    pub const fn team(self) -> Team {
        if self.0 & 1 == 0 { Team::Blue } else { Team::Yellow }
    }

    /// Whether nobody sits here at a table for `seats` (WH-3P-1, WH-2P-1).
    #[inline]
    pub const fn is_virtual(self, seats: u8) -> bool {
        self.0 >= seats
    }

    /// The player who decides for this place: the one sitting here, or the partner of a virtual place.
    #[inline]
    pub const fn owner(self, seats: u8) -> Seat {
        Seat(if self.is_virtual(seats) { self.0 - 2 } else { self.0 })
    }

    /// The place where this player sits.
    pub const fn of(seat: Seat) -> Place {
        Place(seat.0 & 3)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Place, D::Error> {
        match u8::deserialize(from)? {
            n @ 1..=4 => Ok(Place(n - 1)),
            n => Err(serde::de::Error::custom(format!("{n} is not a place; they are numbered 1 to 4"))),
        }
    }
}

/// The two teams.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Team {
    /// Places 1 and 3.
    Blue,
    /// Places 2 and 4.
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

    /// Its two places.
    pub const fn places(self) -> [Place; 2] {
        match self {
            Team::Blue => [Place(0), Place(2)],
            Team::Yellow => [Place(1), Place(3)],
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Team::Blue => "Blue",
            Team::Yellow => "Yellow",
        })
    }
}
