//! Typed indices, so that they cannot be mixed up: of hexes, packs, regions, patches and tiles.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use den_core::{Arg, BadText, Deserialize, Seat};
use serde::Serialize;

use crate::words::Expected;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(u8);

        impl $name {
            /// The first `n`, in order.
            #[inline]
            pub fn all(n: usize) -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..n as u8).map($name)
            }

            /// The index, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A hex of the map, by its index in the list of cells. People and records use its name ([`Hex`](crate::Hex)).
    HexId
}

id! {
    /// A pack on the map: numbered like the seats; in a two-player game the third pack follows.
    PackId
}

id! {
    /// A region: a slot of the layout, in order.
    RegionId
}

impl HexId {
    #[inline]
    pub(crate) const fn new(index: usize) -> HexId {
        HexId(index as u8)
    }
}

impl RegionId {
    pub(crate) const fn new(index: usize) -> RegionId {
        RegionId(index as u8)
    }
}

id! {
    /// One of the five patches of a region tile (TW-MAP-3).
    PatchId
}

impl PackId {
    #[inline]
    pub(crate) const fn new(index: usize) -> PackId {
        PackId(index as u8)
    }

    /// The seat that leads the pack; nobody leads the third pack of a two-player game (TW-2P-3).
    #[inline]
    pub const fn leader(self, seats: u8) -> Option<Seat> {
        if self.0 < seats { Some(Seat(self.0)) } else { None }
    }

    /// The third pack of a two-player game (TW-2P-3).
    pub(crate) const THIRD: PackId = PackId(2);

    /// The bit of the pack in a set of packs.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

impl From<Seat> for PackId {
    #[inline]
    fn from(seat: Seat) -> PackId {
        PackId(seat.0)
    }
}

/// The number printed on a region tile, from 1 (TW-SETUP-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RegionTile(NonZeroU8);

impl RegionTile {
    /// The tile with this number, which must not be 0.
    pub const fn new(number: u8) -> Option<RegionTile> {
        match NonZeroU8::new(number) {
            Some(number) => Some(RegionTile(number)),
            None => None,
        }
    }

    /// The tiles with the numbers from 1 to `n`.
    pub fn all(n: usize) -> impl Iterator<Item = RegionTile> {
        (1..=n as u8).filter_map(RegionTile::new)
    }

    /// The index in the list of tiles, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for RegionTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for RegionTile {
    type Err = BadText;
    fn from_str(text: &str) -> Result<RegionTile, BadText> {
        text.parse().map(RegionTile).map_err(|_| BadText::new(text, Expected::RegionTile))
    }
}

impl From<RegionTile> for Arg {
    fn from(tile: RegionTile) -> Arg {
        tile.0.get().into()
    }
}

/// A terrain tile of a player board: the habitat tile or one of the five that are flipped (TW-PAY-3). Serialised as its number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(u8);

impl TileId {
    /// The tile that always shows the habitat of the pack.
    pub const HABITAT: TileId = TileId(0);
    /// All tiles, in order.
    pub const ALL: [TileId; 6] = [TileId(0), TileId(1), TileId(2), TileId(3), TileId(4), TileId(5)];

    /// The index among the five tiles that are flipped; `None` for the habitat tile.
    #[inline]
    pub const fn flipped(self) -> Option<usize> {
        (self.0 as usize).checked_sub(1)
    }

    /// The number shown to people, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for TileId {
    type Err = BadText;
    fn from_str(text: &str) -> Result<TileId, BadText> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(TileId(digit - b'1')),
            _ => Err(BadText::new(text, Expected::Payment)),
        }
    }
}

impl From<TileId> for Arg {
    fn from(tile: TileId) -> Arg {
        tile.number().into()
    }
}

/// A set of terrain tiles of a player board, serialised as bits; bit 0 is the habitat tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tiles(u8);

impl Tiles {
    /// The empty set.
    pub const NONE: Tiles = Tiles(0);
    /// All six tiles.
    pub const ALL: Tiles = Tiles(0b11_1111);

    /// All subsets of this set, in order.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = Tiles> {
        let next = move |last: &Tiles| (*last != self).then(|| Tiles(last.0.wrapping_sub(self.0) & self.0));
        std::iter::successors(Some(Tiles::NONE), next)
    }

    /// Whether the set contains the tile.
    #[inline]
    pub const fn has(self, tile: TileId) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// The set with this tile added.
    #[inline]
    pub const fn with(self, tile: TileId) -> Tiles {
        Tiles(self.0 | 1 << tile.0)
    }

    /// The tiles of this set that are not in `other`.
    #[inline]
    pub const fn without(self, other: Tiles) -> Tiles {
        Tiles(self.0 & !other.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of tiles.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The tiles, in order.
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        TileId::ALL.into_iter().filter(move |tile| self.has(*tile))
    }

    /// The tiles of the set that are flipped, as bits of the five.
    #[inline]
    pub(crate) const fn flips(self) -> u8 {
        self.0 >> 1
    }
}
