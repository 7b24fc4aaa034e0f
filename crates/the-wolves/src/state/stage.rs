//! The next decision, and the parts of a compound action that have already been decided.

use den_core::Deserialize;
use serde::Serialize;

use crate::pieces::{HexId, Hexes, PackId, Prey, Prize, Terrain, Wolf};

/// The chosen action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Act {
    /// Move wolves onto this terrain.
    Move(Terrain),
    /// Dig a den here.
    Den(HexId),
    /// Turn the den here into a lair.
    Lair(HexId),
    /// Howl for the lone wolf here.
    Howl(HexId),
    /// Dominate the piece here.
    Dominate(Prize, HexId),
}

/// A move action in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Run {
    /// Where the wolves must stop.
    pub terrain: Terrain,
    /// How many wolves may still move.
    pub left: u8,
    /// The wolves that have moved, sorted, then `None`.
    pub moved: [Option<Moved>; 4],
}

/// A wolf that has moved in this action, and its hex. Serialised as the number of the hex, plus 256 for an alpha.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct Moved {
    /// Pack wolf or alpha.
    pub wolf: Wolf,
    /// Its hex.
    pub hex: HexId,
}

impl From<Moved> for u16 {
    fn from(Moved { wolf, hex }: Moved) -> u16 {
        hex.index() as u16 | (wolf as u16) << 8
    }
}

impl TryFrom<u16> for Moved {
    type Error = &'static str;

    fn try_from(code: u16) -> Result<Moved, &'static str> {
        let wolf = Wolf::ALL.get(usize::from(code >> 8)).ok_or("there is no such wolf")?;
        Ok(Moved { wolf: *wolf, hex: HexId::new(usize::from(code & 0xff)) })
    }
}

impl Run {
    pub(crate) fn new(terrain: Terrain, left: u8) -> Run {
        Run { terrain, left, moved: [None; 4] }
    }

    /// Whether a wolf has already moved.
    #[inline]
    pub(crate) fn begun(&self) -> bool {
        self.moved[0].is_some()
    }

    /// The hexes to which at least one wolf of this kind has moved, and those to which two have.
    pub(crate) fn moved_to(&self, wolf: Wolf) -> (Hexes, Hexes) {
        let (mut one, mut two) = (Hexes::NONE, Hexes::NONE);
        for moved in self.moved().filter(|moved| moved.wolf == wolf) {
            let set = if one.has(moved.hex) { &mut two } else { &mut one };
            set.add(moved.hex);
        }
        (one, two)
    }

    /// The wolves that have moved, sorted.
    #[inline]
    pub(crate) fn moved(&self) -> impl Iterator<Item = Moved> + Clone {
        self.moved.iter().map_while(|moved| *moved)
    }

    /// Whether the wolves that have moved are sorted.
    pub(crate) fn is_sorted(&self) -> bool {
        self.moved.is_sorted_by_key(Run::order)
    }

    pub(crate) fn note(&mut self, wolf: Wolf, hex: HexId) {
        let mut moved = Moved { wolf, hex };
        for place in &mut self.moved {
            match place {
                Some(other) if *other <= moved => {}
                Some(other) => std::mem::swap(other, &mut moved),
                None => {
                    *place = Some(moved);
                    break;
                }
            }
        }
        self.left -= 1;
    }

    /// Pack wolves before alphas, `None` last.
    fn order(moved: &Option<Moved>) -> (bool, Option<Moved>) {
        (moved.is_none(), *moved)
    }
}

/// Serialises a wolf of the stage as a flag: whether it is an alpha.
mod alpha {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Wolf;

    pub(super) fn serialize<S: Serializer>(wolf: &Wolf, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bool(*wolf == Wolf::Alpha)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Wolf, D::Error> {
        bool::deserialize(from).map(|alpha| if alpha { Wolf::Alpha } else { Wolf::Pack })
    }
}

/// What has to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The dealer deals the map.
    Deal,
    /// Which side of the terrain tiles is up at the start.
    Faces,
    /// Where to place a starting pair of wolves.
    Place,
    /// An action, or the end of the turn.
    Act,
    /// How to pay for the action.
    Pay(Act),
    /// Which wolf moves next.
    Run(Run),
    /// Where that wolf moves.
    Goal {
        /// The move action.
        run: Run,
        /// The wolf.
        #[serde(rename = "alpha", with = "alpha")]
        wolf: Wolf,
        /// Its hex.
        from: HexId,
    },
    /// Where a displaced wolf moves.
    Displace {
        /// Its pack.
        pack: PackId,
        /// The wolf.
        #[serde(rename = "alpha", with = "alpha")]
        wolf: Wolf,
        /// The hex it had to leave.
        from: HexId,
        /// The move action to continue afterwards; `None` if a lair displaced it.
        run: Option<Run>,
    },
    /// Which track a den comes from.
    Track {
        /// Its hex.
        hex: HexId,
        /// Whether it takes the place of a dominated den (TW-DOM-1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        dominated: bool,
    },
    /// Which of two surrounded stacks of the same prey to hunt.
    Hunt(Prey),
    /// The game is over.
    Over,
}
