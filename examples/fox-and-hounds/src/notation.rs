//! Squares and moves as text.

use std::fmt;
use std::str::FromStr;

use den_core::BadText;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::moves::Move;
use crate::pieces::Square;

den_core::messages! {
    /// What a text was expected to be.
    pub enum Expected {
        /// A square.
        Square = "fh-bad-square",
        /// A move.
        Move = "fh-bad-move",
        /// Nothing: there is no chance in this game.
        NoChance = "fh-bad-chance",
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl FromStr for Square {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Square, BadText> {
        let square = match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Square::dark((file - b'a') as i8, (rank - b'1') as i8),
            _ => None,
        };
        square.ok_or_else(|| BadText::new(text, Expected::Square))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Move, BadText> {
        let (from, to) = text.split_once('-').ok_or_else(|| BadText::new(text, Expected::Move))?;
        Ok(Move { from: from.parse()?, to: to.parse()? })
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
