//! Scars, and the slots they are placed in.

use std::fmt;

use den_core::{Arg, Deserialize, dice, rand::Rng};
use serde::Serialize;

use super::card::{Territory, as_list, as_text};

/// LW-COMP-3: one of the nine effects. Its number is the number of its rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Scar {
    /// LW-SCAR-1: strength for each wolf card on your side.
    Kin = 1,
    /// LW-SCAR-2: strength.
    Fangs,
    /// LW-SCAR-3: a set-aside card joins you as a lone wolf.
    Stray,
    /// LW-SCAR-4: the honor token turns over.
    Turncoat,
    /// LW-SCAR-5: honor for each wolf card on your side.
    Pack,
    /// LW-SCAR-6: honor for each lone wolf on your side.
    Loner,
    /// LW-SCAR-7: honor for each face-up wolf on your side.
    Pride,
    /// LW-SCAR-8: honor for each young face-up wolf on your side.
    Young,
    /// LW-SCAR-9: honor if you win the honor token.
    Alpha,
}

/// The number of effects.
pub const EFFECTS: usize = 9;

impl Scar {
    /// All nine, by number.
    pub const ALL: [Scar; EFFECTS] =
        [Scar::Kin, Scar::Fangs, Scar::Stray, Scar::Turncoat, Scar::Pack, Scar::Loner, Scar::Pride, Scar::Young, Scar::Alpha];

    /// The scar's number, 1 to 9.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The scar with this number, 1 to 9.
    pub const fn numbered(number: u8) -> Option<Scar> {
        if number >= 1 && number <= EFFECTS as u8 { Some(Scar::ALL[number as usize - 1]) } else { None }
    }

    /// The scar as an index into an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The rule about its effect.
    pub const fn rule(self) -> &'static str {
        ["LW-SCAR-1", "LW-SCAR-2", "LW-SCAR-3", "LW-SCAR-4", "LW-SCAR-5", "LW-SCAR-6", "LW-SCAR-7", "LW-SCAR-8", "LW-SCAR-9"][self.index()]
    }
}

/// A multiset of scars: three bits for the count of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Scars(pub(crate) u32);

/// The maximum number of copies of one scar that a multiset can count.
pub(crate) const MAX_COPIES: u8 = 7;
const BITS: u32 = 3;

impl Scars {
    /// No scars.
    pub const NONE: Scars = Scars(0);

    /// `copies` of each.
    pub(crate) fn all(copies: u8) -> Scars {
        Scar::ALL.into_iter().flat_map(|scar| (0..copies).map(move |_| scar)).collect()
    }

    /// How many of one scar there are.
    #[inline]
    pub const fn count(self, scar: Scar) -> u8 {
        (self.0 >> (BITS * scar.index() as u32) & 7) as u8
    }

    /// The number of scars.
    #[inline]
    pub const fn len(self) -> u8 {
        // Adds pairs of counts, then all five pairs with one multiplication.
        const EVEN: u64 = 0o07_07_07_07_07;
        let pairs = (self.0 as u64 & EVEN) + (self.0 as u64 >> BITS & EVEN);
        ((pairs * 0o01_01_01_01_01) >> 24 & 0o77) as u8
    }

    /// Whether the multiset is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The multiset as bits, for hashing: equal ones have equal bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether all of them are the same (or there are none).
    #[inline]
    pub const fn one_kind(self) -> bool {
        let first = 7 << (self.0.trailing_zeros() / BITS * BITS);
        self.0 & !first == 0
    }

    /// Adds a scar.
    #[inline]
    pub const fn add(&mut self, scar: Scar) {
        self.0 += 1 << (BITS * scar.index() as u32);
    }

    /// Removes a scar, which must be present.
    #[inline]
    pub const fn remove(&mut self, scar: Scar) {
        debug_assert!(self.count(scar) > 0);
        self.0 -= 1 << (BITS * scar.index() as u32);
    }

    /// The scars present, each once, by number.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Scar> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let at = left.trailing_zeros() / BITS;
                left &= !(7 << (at * BITS));
                Scar::ALL[at as usize]
            })
        })
    }

    /// The scars present, as a set with a bit for each number minus one.
    #[inline]
    pub(crate) fn kinds_set(self) -> u16 {
        const FIRST: u32 = 0o111_111_111;
        let there = (self.0 | self.0 >> 1 | self.0 >> 2) & FIRST;
        // Moves every third bit next to each other, three at a time.
        let threes = (there | there >> 2 | there >> 4) & 0o007_007_007;
        (threes & 7 | threes >> 6 & 0o70 | threes >> 12 & 0o700) as u16
    }

    /// All scars with repetitions, by number.
    pub fn iter(self) -> impl Iterator<Item = Scar> {
        self.kinds().flat_map(move |scar| (0..self.count(scar)).map(move |_| scar))
    }

    /// The scar at index `n`, which must be less than the number of scars.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Scar {
        const ONES: u32 = 0o111_111_111;
        let (ones, twos) = (self.0 & ONES, self.0 >> 1 & ONES);
        if self.0 >> 2 & ONES == 0 {
            // Up to three of each: a bit for each copy.
            let each = ones | twos | twos << 1 | (ones & twos) << 2;
            return Scar::ALL[(dice::nth_bit(u64::from(each), n) / BITS) as usize % EFFECTS];
        }
        self.iter().nth(n as usize).unwrap_or(Scar::Alpha)
    }
}

impl FromIterator<Scar> for Scars {
    /// Copies beyond the maximum are left out.
    fn from_iter<I: IntoIterator<Item = Scar>>(scars: I) -> Scars {
        scars.into_iter().fold(Scars::NONE, |mut all, scar| {
            if all.count(scar) < MAX_COPIES {
                all.add(scar);
            }
            all
        })
    }
}

impl fmt::Debug for Scars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Scar::number)).finish()
    }
}

impl Serialize for Scar {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Scar {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Scar, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Scar::numbered(number).ok_or_else(|| serde::de::Error::custom(format!("there is no scar {number}: they are numbered 1 to 9")))
    }
}

as_list!(Scars, Scar);

/// Where a scar can be placed on a player's side: a territory's own slots, which are interchangeable, or (LW-ADV-2) the border of two
/// territories.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    /// A slot of one territory.
    Own(Territory),
    /// A slot on the border of two territories, in the order of the suits.
    Border(Territory, Territory),
}

impl Slot {
    /// The border slot of two territories, in either order.
    pub fn border(a: Territory, b: Territory) -> Slot {
        if a == b { Slot::Own(a) } else { Slot::Border(a.min(b), a.max(b)) }
    }

    /// The territories that a scar there affects.
    pub fn territories(self) -> impl Iterator<Item = Territory> + Clone {
        let (first, second) = match self {
            Slot::Own(t) => (t, None),
            Slot::Border(a, b) => (a, Some(b)),
        };
        std::iter::once(first).chain(second)
    }

    /// Whether a scar there affects the territory.
    #[inline]
    pub fn touches(self, at: Territory) -> bool {
        match self {
            Slot::Own(t) => t == at,
            Slot::Border(a, b) => a == at || b == at,
        }
    }
}

as_text!(Slot);

/// A kind of slot on a side, by its index: those of the five territories, then those on the borders (see [`crate::Setup::slot`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SlotKind(u8);

impl SlotKind {
    /// The maximum number of borders of a board: one between any two territories.
    pub const MAX_BORDERS: usize = 10;
    /// The number of kinds.
    pub const COUNT: usize = 5 + SlotKind::MAX_BORDERS;

    /// All kinds, in order.
    #[inline]
    pub fn all() -> impl Iterator<Item = SlotKind> + Clone {
        (0..SlotKind::COUNT as u8).map(SlotKind)
    }

    /// The slots of a territory.
    #[inline]
    pub const fn own(at: Territory) -> SlotKind {
        SlotKind(at as u8)
    }

    /// The slots on the border with this index among the sorted borders.
    #[inline]
    pub const fn border(at: usize) -> SlotKind {
        assert!(at < SlotKind::MAX_BORDERS, "a board has at most ten borders");
        SlotKind(5 + at as u8)
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of kinds of slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(pub(crate) u16);

impl Kinds {
    /// Whether the set contains the kind.
    #[inline]
    pub const fn has(self, kind: SlotKind) -> bool {
        self.0 >> kind.0 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only kind, if there is exactly one.
    #[inline]
    pub const fn only(self) -> Option<SlotKind> {
        if self.0.is_power_of_two() { Some(SlotKind(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// A random kind; the set must not be empty.
    #[inline]
    pub(crate) fn any(self, rng: &mut impl Rng) -> SlotKind {
        SlotKind(dice::bit_of(rng, u64::from(self.0)) as u8)
    }

    /// Removes a kind if `so`; without a branch.
    #[inline]
    pub(crate) const fn remove_if(&mut self, kind: SlotKind, so: bool) {
        self.0 &= !((so as u16) << kind.0);
    }

    /// The kinds in order.
    pub fn iter(self) -> impl Iterator<Item = SlotKind> {
        SlotKind::all().filter(move |&kind| self.has(kind))
    }
}

impl FromIterator<SlotKind> for Kinds {
    fn from_iter<I: IntoIterator<Item = SlotKind>>(kinds: I) -> Kinds {
        Kinds(kinds.into_iter().fold(0, |all, kind| all | 1 << kind.0))
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(SlotKind::index)).finish()
    }
}

/// LW-TRUMP-2, LW-TRUMP-3: a moon, which makes the suit of its territory trump. Serialised as whether it is the blood moon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "bool", from = "bool")]
pub enum Moon {
    /// The first to rise.
    First,
    /// The second to rise, which replaces the first as trump.
    Blood,
}

impl Moon {
    /// Both, in the order in which they rise.
    pub const ALL: [Moon; 2] = [Moon::First, Moon::Blood];

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Moon> for bool {
    fn from(moon: Moon) -> bool {
        moon == Moon::Blood
    }
}

impl From<bool> for Moon {
    fn from(blood: bool) -> Moon {
        if blood { Moon::Blood } else { Moon::First }
    }
}

impl From<Moon> for Arg {
    fn from(moon: Moon) -> Arg {
        bool::from(moon).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multisets_count() {
        let mut scars = Scars::all(2);
        assert_eq!(scars.len(), 18);
        assert!(!scars.one_kind());
        assert_eq!(scars.iter().count(), 18);
        for scar in Scar::ALL {
            assert_eq!(scars.count(scar), 2);
            scars.remove(scar);
            assert_eq!(scars.count(scar), 1);
            scars.remove(scar);
        }
        assert!(scars.is_empty() && scars.one_kind());
        for scar in Scar::ALL {
            let two: Scars = [scar, scar].into_iter().collect();
            assert!(two.one_kind());
            assert_eq!(two.len(), 2);
            assert_eq!(two.nth(1), scar);
        }
        for copies in 1..=MAX_COPIES {
            let scars = Scars::all(copies);
            assert_eq!(scars.len(), 9 * copies);
            for (n, scar) in scars.iter().enumerate() {
                assert_eq!(scars.nth(n as u32), scar);
            }
            assert_eq!(scars.kinds_set(), 0o777);
        }
        for first in Scar::ALL {
            for second in Scar::ALL {
                let two: Scars = [first, second].into_iter().collect();
                assert_eq!(two.kinds_set(), 1 << first.index() | 1 << second.index());
            }
        }
    }
}
