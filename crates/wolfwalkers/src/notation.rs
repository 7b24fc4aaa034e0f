//! The notation of moves and chance results.
//!
//! | text | meaning |
//! | --- | --- |
//! | `take 3 at b2` | take the card in market slot 3 and lay it at b2 (short: `3 b2`) |
//! | `use 2` | use opportunity 2 |
//! | `slot 4` | choose the card in market slot 4 for it |
//! | `card b2` | choose the card at b2 for it |
//! | `lay b2` | lay the card in hand at b2 |
//! | `pass` | take no card |
//! | `first 2`, `special 4`, `opportunities 3 8 21`, `story 17`, `goal 23` | what the dealer deals |
//!
//! For cells see [`Cell`].

use std::fmt;
use std::str::FromStr;

use den_core::BadText;

use crate::chance::Chance;
use crate::moves::Move;
use crate::pieces::cell::Cell;
use crate::pieces::ids::{GoalId, OpportunityId, SlotId, SpecialId, StoryId, Which};
use crate::words::messages::Expected;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take { from, at } => write!(f, "take {from} at {at}"),
            Move::Use(which) => write!(f, "use {which}"),
            Move::Slot(slot) => write!(f, "slot {slot}"),
            Move::Card(cell) => write!(f, "card {cell}"),
            Move::Lay(cell) => write!(f, "lay {cell}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Move, BadText> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let number = |word: &str, most: u8| match word.parse::<u8>() {
            Ok(n) if (1..=most).contains(&n) => Ok(n - 1),
            _ => Err(BadText::new(text, Expected::Number { n: most })),
        };
        let cell = |word: &str| word.parse::<Cell>().map_err(|e| BadText::new(text, e.expected));
        match words.as_slice() {
            ["take", from, "at", at] | ["take", from, at] | [from, "at", at] => {
                Ok(Move::Take { from: SlotId::new(number(from, 8)?), at: cell(at)? })
            }
            ["use", which] => Ok(Move::Use(Which::new(number(which, 3)?))),
            ["slot", slot] => Ok(Move::Slot(SlotId::new(number(slot, 8)?))),
            ["card", at] => Ok(Move::Card(cell(at)?)),
            ["lay", at] => Ok(Move::Lay(cell(at)?)),
            ["pass"] => Ok(Move::Pass),
            [from, at] => Ok(Move::Take { from: SlotId::new(number(from, 8)?), at: cell(at)? }),
            _ => Err(BadText::new(text, Expected::Move)),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Special(card) => write!(f, "special {card}"),
            Chance::Opportunities([a, b, c]) => write!(f, "opportunities {a} {b} {c}"),
            Chance::Story(story) => write!(f, "story {story}"),
            Chance::Goal(goal) => write!(f, "goal {goal}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let number = |word: &str| match word.parse::<u8>() {
            Ok(n) if (1..=64).contains(&n) => Ok(n - 1),
            _ => Err(BadText::new(text, Expected::Card)),
        };
        match words.as_slice() {
            ["first", seat] => Ok(Chance::First(seat.parse()?)),
            ["special", card] => Ok(Chance::Special(SpecialId::new(number(card)?))),
            ["opportunities", a, b, c] => Ok(Chance::Opportunities([number(a)?, number(b)?, number(c)?].map(OpportunityId::new))),
            ["story", story] => Ok(Chance::Story(StoryId::new(number(story)?))),
            ["goal", goal] => Ok(Chance::Goal(GoalId::new(number(goal)?))),
            _ => Err(BadText::new(text, Expected::Chance)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_people_write_them() {
        let b2 = "b2".parse().expect("a cell");
        for text in ["take 3 at b2", "take 3 b2", "3 at b2", "3 b2", "TAKE 3 AT B2", "  take  3  at  b2 "] {
            assert_eq!(text.parse(), Ok(Move::Take { from: SlotId::new(2), at: b2 }), "{text}");
        }
        assert_eq!("Pass".parse(), Ok(Move::Pass));
    }

    #[test]
    fn invalid_moves_are_explained_and_nothing_panics() {
        for text in [
            "",
            "take",
            "take 0 at a1",
            "take 9 at a1",
            "take 3 at f1",
            "take 3 at a6",
            "take 3 at ä1",
            "use 4",
            "use -1",
            "slot 999999999999",
            "lay 🐺",
            "card",
            "pass now",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
        for text in ["", "first 0", "first 9", "story 0", "story 65", "goal x", "opportunities 1 2", "special", "goal 🐺"] {
            assert!(text.parse::<Chance>().is_err(), "{text}");
        }
        assert_eq!("take 3 at q7".parse::<Move>(), Err(BadText::new("take 3 at q7", Expected::Cell)));
        assert_eq!("take 9 at a1".parse::<Move>(), Err(BadText::new("take 9 at a1", Expected::Number { n: 8 })));
    }
}
