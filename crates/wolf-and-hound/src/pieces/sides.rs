//! The sides of an animal card (WH-CARD-1).

use std::fmt;

use den_core::{Deserialize, Mark};
use serde::de::{Error, IntoDeserializer as _, SeqAccess, Visitor};
use serde::{Deserializer, Serialize, Serializer};

use super::{Animal, Animals};
use crate::content::ContentReason;

/// The colour of an animal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coat {
    /// A wolf.
    Black,
    /// A hound.
    White,
    /// A sheep card.
    Pink,
}

impl Coat {
    /// The word used in content files.
    pub const fn word(self) -> &'static str {
        match self {
            Coat::Black => "black",
            Coat::White => "white",
            Coat::Pink => "pink",
        }
    }
}

/// How an animal changes the number on the card that moves it (WH-PLAY-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// The number itself.
    #[serde(rename = "plain")]
    Plain,
    /// One more.
    #[serde(rename = "+1")]
    PlusOne,
    /// One less.
    #[serde(rename = "-1")]
    MinusOne,
    /// Half the number, rounded down.
    #[serde(rename = "1/2")]
    Half,
    /// Half, rounded down, counter-clockwise.
    #[serde(rename = "-1/2")]
    BackHalf,
    /// Three times the number.
    #[serde(rename = "x3")]
    Triple,
    /// The number, counter-clockwise.
    #[serde(rename = "reverse")]
    Reverse,
    /// Number cards do not move it.
    #[serde(rename = "none")]
    None,
}

impl Modifier {
    /// The steps clockwise for a card of this value; negative is counter-clockwise.
    pub const fn steps(self, value: u8) -> i8 {
        let value = value as i8;
        match self {
            Modifier::Plain => value,
            Modifier::PlusOne => value + 1,
            Modifier::MinusOne => value - 1,
            Modifier::Half => value / 2,
            Modifier::BackHalf => -(value / 2),
            Modifier::Triple => value * 3,
            Modifier::Reverse => -value,
            Modifier::None => 0,
        }
    }

    /// The symbol on the card, for those that change the number.
    pub const fn sign(self) -> Option<&'static str> {
        match self {
            Modifier::PlusOne => Some("+1"),
            Modifier::MinusOne => Some("-1"),
            Modifier::Half => Some("1/2"),
            Modifier::BackHalf => Some("-1/2"),
            Modifier::Triple => Some("x3"),
            Modifier::Plain | Modifier::Reverse | Modifier::None => None,
        }
    }
}

/// Whose sheep an animal takes or returns (WH-ACT-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// The active player's.
    #[serde(rename = "self")]
    Active,
    /// That of the next seat clockwise.
    Left,
    /// The partner's.
    Opposite,
    /// That of the previous seat.
    Right,
}

impl Target {
    /// All targets, clockwise from the active player.
    pub const ALL: [Target; 4] = [Target::Active, Target::Left, Target::Opposite, Target::Right];

    /// The steps clockwise from the active pasture.
    pub const fn steps(self) -> i8 {
        match self {
            Target::Active => 0,
            Target::Left => 1,
            Target::Opposite => 2,
            Target::Right => 3,
        }
    }
}

/// The players that one side of an animal card acts on, at least one. A content file names one, `"left"`, or a list, `["left", "right"]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Targets(u8);

impl Targets {
    /// A set of targets with only this one.
    pub const fn only(target: Target) -> Targets {
        Targets(1 << target.steps())
    }

    /// Whether the set contains this target.
    #[inline]
    pub const fn has(self, target: Target) -> bool {
        self.0 >> target.steps() & 1 == 1
    }

    /// No targets: of a side that does not exist.
    pub(crate) const NONE: Targets = Targets(0);

    /// The targets, the nearest clockwise first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Target> {
        self.steps().map(|steps| Target::ALL[steps as usize & 3])
    }

    /// The steps clockwise to each target, from the nearest.
    #[inline]
    pub fn steps(self) -> impl Iterator<Item = i8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| left.trailing_zeros() as i8);
            left &= left.wrapping_sub(1);
            first
        })
    }

    /// The targets on the active player's team, or on the other one.
    #[inline]
    #[must_use]
    pub const fn of_team(self, own: bool) -> Targets {
        Targets(self.0 & if own { 0b0101 } else { 0b1010 })
    }
}

impl FromIterator<Target> for Targets {
    fn from_iter<I: IntoIterator<Item = Target>>(targets: I) -> Targets {
        Targets(targets.into_iter().fold(0, |all, target| all | Targets::only(target).0))
    }
}

impl Serialize for Targets {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match (self.0.count_ones(), self.iter().next()) {
            (1, Some(only)) => only.serialize(to),
            _ => to.collect_seq(self.iter()),
        }
    }
}

impl<'de> Deserialize<'de> for Targets {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Targets, D::Error> {
        from.deserialize_any(ReadTargets)
    }
}

/// Reads one target, or a list of different ones.
struct ReadTargets;

impl<'de> Visitor<'de> for ReadTargets {
    type Value = Targets;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("self, left, opposite or right, or a list of them")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Targets, E> {
        Target::deserialize(word.into_deserializer()).map(Targets::only)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Targets, A::Error> {
        let mut targets = Targets(0);
        while let Some(target) = list.next_element::<Target>()? {
            if targets.has(target) {
                return Err(A::Error::custom("a target is named twice"));
            }
            targets.0 |= Targets::only(target).0;
        }
        if targets.0 == 0 { Err(A::Error::custom("a card needs a target")) } else { Ok(targets) }
    }
}

/// One side of an animal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The colour.
    #[serde(rename = "colour")]
    pub coat: Coat,
    /// How it moves.
    #[serde(rename = "move")]
    pub modifier: Modifier,
    /// Whom it hits.
    #[serde(rename = "target")]
    pub targets: Targets,
}

/// Which side of an animal card is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// The front.
    Front,
    /// The back.
    Back,
}

impl Face {
    /// Both sides.
    pub const BOTH: [Face; 2] = [Face::Front, Face::Back];

    /// The other side.
    pub const fn other(self) -> Face {
        match self {
            Face::Front => Face::Back,
            Face::Back => Face::Front,
        }
    }

    /// Its name in events.
    pub const fn word(self) -> &'static str {
        match self {
            Face::Front => "front",
            Face::Back => "back",
        }
    }
}

/// An animal card's sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides {
    /// Where the values come from.
    pub mark: Mark,
    /// The front.
    pub front: Side,
    /// The back of a two-sided card.
    pub back: Option<Side>,
}

impl Sides {
    /// What is printed on a side. If the card has no back, always the front.
    pub fn side(&self, face: Face) -> Side {
        match face {
            Face::Front => self.front,
            Face::Back => self.back.unwrap_or(self.front),
        }
    }

    /// Checks that the colours and sides are those that the rules rely on; modifiers and targets are free.
    pub(crate) fn check(&self, animal: Animal) -> Result<(), ContentReason> {
        let coats = Face::BOTH.map(|face| self.side(face).coat);
        match (Animals::TWO_SIDED.has(animal), self.back.is_some()) {
            (true, false) => return Err(ContentReason::BackMissing),
            (false, true) => return Err(ContentReason::OneSided),
            _ => {}
        }
        let due = if Animals::METAMORPHIC.has(animal) {
            match coats {
                [Coat::Black, Coat::White] | [Coat::White, Coat::Black] => return Ok(()),
                _ => return Err(ContentReason::Metamorphic),
            }
        } else if Animals::SHEEP.has(animal) {
            Coat::Pink
        } else if (Animals::HOUNDS | Animal::CONFUSED_HOUND.alone()).has(animal) || animal == Animal::WHITE_FUR {
            Coat::White
        } else {
            Coat::Black
        };
        if coats == [due; 2] { Ok(()) } else { Err(ContentReason::Colour { colour: due.word() }) }
    }
}
