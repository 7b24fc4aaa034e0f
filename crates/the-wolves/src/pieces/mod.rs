//! The contents of the box: terrains, pieces, attribute tracks, prey, phases of the moon; hexes and the map; packs.

mod hexes;
mod ids;
mod map;
mod pack;

use std::fmt;
use std::str::FromStr;

use den_core::{Arg, BadText, Deserialize, Message, Text};
use serde::Serialize;

use crate::words::Expected;

pub(crate) use hexes::{COLUMNS, MOST, ROWS};
pub use hexes::{Hex, Hexes, Iter as HexesIter};
pub use ids::{HexId, PackId, PatchId, RegionId, RegionTile, TileId, Tiles};
pub(crate) use map::REACH;
pub use map::{Axial, Cell, DIRECTIONS, Ground, Map, Symbol, hex_distance};
pub use pack::Pack;

/// An enum whose variants are serialised as lower-case words. The text key of a variant's name contains its word.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $all:literal, $prefix:literal { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; $all] = [$($name::$variant,)+];

            /// The index, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }

            /// The texts with their names.
            pub(crate) const TEXTS: &'static [Text] = &[$(Text { key: concat!($prefix, $word), args: &[] },)+];

            /// Its name for people.
            pub const fn name(self) -> Message {
                match self { $($name::$variant => Message::new(concat!($prefix, $word)),)+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = BadText;
            fn from_str(text: &str) -> Result<$name, BadText> {
                let found = Self::ALL.into_iter().find(|v| v.word().eq_ignore_ascii_case(text));
                found.ok_or_else(|| BadText::new(text, Expected::OneOf { words: Self::ALL.map(Self::word).to_vec() }))
            }
        }
    };
}

words! {
    /// The terrain of a land hex (TW-MAP-1).
    Terrain, 5, "tw-" {
        /// F
        Forest = "forest",
        /// R
        Rock = "rock",
        /// G
        Grass = "grass",
        /// T
        Tundra = "tundra",
        /// D
        Desert = "desert",
    }
}

words! {
    /// A playing piece, in order of rank (TW-RANK-1).
    Kind, 4, "tw-" {
        /// A den.
        Den = "den",
        /// A pack wolf.
        Wolf = "wolf",
        /// An alpha.
        Alpha = "alpha",
        /// A lair.
        Lair = "lair",
    }
}

words! {
    /// A wolf of a pack.
    Wolf, 2, "tw-" {
        /// A pack wolf.
        Pack = "wolf",
        /// An alpha.
        Alpha = "alpha",
    }
}

words! {
    /// An attribute of a pack, with a track of dens on the player board (TW-BOARD-1).
    Track, 3, "tw-" {
        /// How many wolves move in one action.
        Spread = "spread",
        /// How far each of them moves.
        Speed = "speed",
        /// How far an alpha howls and dominates.
        Howl = "howl",
    }
}

words! {
    /// A kind of prey (TW-SETUP-2).
    Prey, 5, "tw-" {
        /// Moose.
        Moose = "moose",
        /// Deer.
        Deer = "deer",
        /// Raccoon.
        Raccoon = "raccoon",
        /// Boar.
        Boar = "boar",
        /// Hare.
        Hare = "hare",
    }
}

words! {
    /// A phase of the moon: its date in the calendar, its scoring tokens (TW-SETUP-3).
    Moon, 3, "tw-" {
        /// Scored first.
        Crescent = "crescent",
        /// Scored second.
        Half = "half",
        /// Scored last; ends the game.
        Full = "full",
    }
}

words! {
    /// A piece that can be dominated (TW-DOM-1).
    Prize, 2, "tw-" {
        /// A den.
        Den = "den",
        /// A pack wolf.
        Wolf = "wolf",
    }
}

words! {
    /// A bonus token of the player board, or none (TW-BOARD-2).
    Token, 3, "tw-token-" {
        /// Gives one more action.
        Action = "action",
        /// Replaces one terrain tile.
        Terrain = "terrain",
        /// No token.
        None = "none",
    }
}

impl Terrain {
    /// Its letter: F R G T D.
    pub const fn letter(self) -> char {
        match self {
            Terrain::Forest => 'F',
            Terrain::Rock => 'R',
            Terrain::Grass => 'G',
            Terrain::Tundra => 'T',
            Terrain::Desert => 'D',
        }
    }

    /// The terrain with this letter, ignoring case.
    pub fn of_letter(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|t| t.letter().eq_ignore_ascii_case(&letter))
    }

    /// Parses terrains, written as letters.
    pub(crate) fn spell(text: &str) -> Result<Vec<Terrain>, BadText> {
        text.chars().map(|c| Terrain::of_letter(c).ok_or_else(|| BadText::new(text, Expected::Terrains))).collect()
    }
}

impl Moon {
    /// The bit of this phase in a set of scoring tokens.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The phases in a set of scoring tokens, the top one of a stack first.
    pub fn of_set(set: u8) -> impl Iterator<Item = Moon> {
        Moon::ALL.into_iter().filter(move |m| set & m.bit() != 0)
    }

    /// Parses `crescent` or `crescent+half` as a set.
    pub(crate) fn read_set(text: &str) -> Result<u8, BadText> {
        let mut set = 0;
        for word in text.split('+') {
            let bit = word.parse::<Moon>()?.bit();
            if set >= bit {
                return Err(BadText::new(text, Expected::Stacked));
            }
            set |= bit;
        }
        Ok(set)
    }

    /// Formats a set as `crescent+half`.
    pub(crate) fn write_set(set: u8) -> String {
        Moon::of_set(set).map(Moon::word).collect::<Vec<_>>().join("+")
    }
}

impl Wolf {
    /// The piece.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Wolf::Pack => Kind::Wolf,
            Wolf::Alpha => Kind::Alpha,
        }
    }
}

impl Prize {
    /// The piece that is dominated.
    pub const fn kind(self) -> Kind {
        match self {
            Prize::Den => Kind::Den,
            Prize::Wolf => Kind::Wolf,
        }
    }
}

macro_rules! named {
    ($($name:ty),+) => { $(impl From<$name> for Arg {
        fn from(thing: $name) -> Arg {
            thing.name().into()
        }
    })+ };
}
named!(Terrain, Kind, Wolf, Track, Prey, Moon);

/// `none` for no token, for texts with such a variant.
impl From<Token> for Arg {
    fn from(token: Token) -> Arg {
        match token {
            Token::None => Arg::from("none"),
            token => token.name().into(),
        }
    }
}
