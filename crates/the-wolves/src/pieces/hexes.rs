//! Hexes: their names, and sets of them as bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};
use std::str::FromStr;

use den_core::rand::Rng;
use den_core::{Arg, BadText, dice};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::HexId;
use crate::words::Expected;

/// The maximum number of hexes on a map.
pub(crate) const MOST: usize = 192;
/// The maximum number of columns of a map.
pub(crate) const COLUMNS: usize = 26;
/// Rows are numbered from 1 to one less than this.
pub(crate) const ROWS: usize = 32;

/// The name of a hex: the letter of its column from the west, the number of its row from the north. `c4`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex {
    column: u8,
    row: u8,
}

impl Hex {
    /// The hex in this column (from 0) and row (from 1), if that is a valid name.
    pub fn new(column: usize, row: usize) -> Option<Hex> {
        (column < COLUMNS && (1..ROWS).contains(&row)).then_some(Hex { column: column as u8, row: row as u8 })
    }

    /// The column, from 0.
    pub fn column(self) -> usize {
        usize::from(self.column)
    }

    /// The row, from 1.
    pub fn row(self) -> usize {
        usize::from(self.row)
    }

    /// A number below `COLUMNS * ROWS`.
    #[inline]
    pub(crate) fn code(self) -> usize {
        usize::from(self.column) * ROWS + usize::from(self.row)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row)
    }
}

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Arg {
        Arg::from(hex.to_string())
    }
}

impl FromStr for Hex {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Hex, BadText> {
        let bad = || BadText::new(text, Expected::Hex);
        let mut chars = text.chars();
        let letter = chars.next().filter(char::is_ascii_alphabetic).ok_or_else(bad)?.to_ascii_lowercase();
        let digits = chars.as_str();
        if digits.is_empty() || digits.len() > 2 || !digits.bytes().all(|b| b.is_ascii_digit()) || digits.starts_with('0') {
            return Err(bad());
        }
        Hex::new(usize::from(letter as u8 - b'a'), digits.parse().map_err(|_| bad())?).ok_or_else(bad)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hex, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of hexes of one map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hexes([u64; 3]);

impl Hexes {
    /// The empty set.
    pub const NONE: Hexes = Hexes([0; 3]);

    /// The set with only this hex.
    #[inline]
    pub fn of(hex: HexId) -> Hexes {
        let mut set = Hexes::NONE;
        set.add(hex);
        set
    }

    /// Whether the set contains `hex`.
    #[inline]
    pub fn has(&self, hex: HexId) -> bool {
        self.0[hex.index() >> 6] >> (hex.index() & 63) & 1 != 0
    }

    /// Adds `hex`.
    #[inline]
    pub fn add(&mut self, hex: HexId) {
        self.0[hex.index() >> 6] |= 1 << (hex.index() & 63);
    }

    /// Removes `hex`.
    #[inline]
    pub fn remove(&mut self, hex: HexId) {
        self.0[hex.index() >> 6] &= !(1 << (hex.index() & 63));
    }

    /// The hexes of this set that are not in `other`.
    #[inline]
    pub fn without(self, other: Hexes) -> Hexes {
        Hexes([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Whether the sets have a hex in common.
    #[inline]
    pub fn meets(&self, other: Hexes) -> bool {
        !(*self & other).is_empty()
    }

    /// The number of hexes.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// The first hex, if there is one.
    #[inline]
    pub fn first(&self) -> Option<HexId> {
        self.iter().next()
    }

    /// The only hex, if there is exactly one.
    #[inline]
    pub fn only(&self) -> Option<HexId> {
        let mut hexes = self.iter();
        hexes.next().filter(|_| hexes.next().is_none())
    }

    /// A random one of the hexes, each equally likely.
    ///
    /// # Panics
    /// If the set is empty.
    #[inline]
    pub(crate) fn any(&self, rng: &mut impl Rng) -> HexId {
        let [first, second, third] = self.0;
        let (before_second, before_third) = (first.count_ones(), first.count_ones() + second.count_ones());
        let n = dice::below(rng, before_third + third.count_ones());
        HexId::new(match n {
            _ if n < before_second => dice::nth_bit(first, n),
            _ if n < before_third => 64 + dice::nth_bit(second, n - before_second),
            _ => 128 + dice::nth_bit(third, n - before_third),
        } as usize)
    }

    /// The hexes in order.
    #[inline]
    pub fn iter(&self) -> Iter {
        let [word, second, third] = self.0;
        Iter { word, later: [second, third], base: 0 }
    }
}

impl BitAnd for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitand(self, other: Hexes) -> Hexes {
        Hexes([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitor(self, other: Hexes) -> Hexes {
        Hexes([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitOrAssign for Hexes {
    #[inline]
    fn bitor_assign(&mut self, other: Hexes) {
        *self = *self | other;
    }
}

impl FromIterator<HexId> for Hexes {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> Hexes {
        let mut set = Hexes::NONE;
        hexes.into_iter().for_each(|h| set.add(h));
        set
    }
}

impl IntoIterator for Hexes {
    type Item = HexId;
    type IntoIter = Iter;
    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl fmt::Debug for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(HexId::index)).finish()
    }
}

/// Iterates over a set of hexes in order.
#[derive(Clone, Debug)]
pub struct Iter {
    /// The rest of the current word.
    word: u64,
    /// The words after it.
    later: [u64; 2],
    /// The first hex of the current word.
    base: u8,
}

impl Iterator for Iter {
    type Item = HexId;
    #[inline]
    fn next(&mut self) -> Option<HexId> {
        while self.word == 0 {
            if self.later == [0; 2] {
                return None;
            }
            let [word, last] = self.later;
            (self.word, self.later) = (word, [last, 0]);
            self.base += 64;
        }
        let bit = self.word.trailing_zeros() as u8;
        self.word &= self.word - 1;
        Some(HexId::new(usize::from(self.base | bit)))
    }
}
