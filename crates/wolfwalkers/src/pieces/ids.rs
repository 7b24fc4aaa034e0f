//! Typed indices, so that they cannot be mixed up: of stories and goals in the deck, module cards, market slots, cells.

use std::fmt;
use std::num::NonZeroU8;

use den_core::Arg;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        ///
        /// Counts from 0 internally and in views, from 1 for people. An `Option` of it takes no extra space.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The one with this index, from 0.
            #[inline]
            pub const fn new(index: u8) -> $name {
                $name(NonZeroU8::MIN.saturating_add(index))
            }

            /// Its index, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// The number shown to people, from 1.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0.get()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<$name> for Arg {
            fn from(id: $name) -> Arg {
                id.number().into()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u8(self.0.get() - 1)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let number = u8::deserialize(from)?.checked_add(1).and_then(NonZeroU8::new);
                number.map($name).ok_or_else(|| serde::de::Error::custom("the number is too large"))
            }
        }
    };
}

id! {
    /// A story of the deck.
    StoryId
}

id! {
    /// A goal of the deck.
    GoalId
}

id! {
    /// A special of the deck.
    SpecialId
}

id! {
    /// An opportunity of the deck.
    OpportunityId
}

id! {
    /// One of the three opportunities in play.
    Which
}

id! {
    /// A slot of the market.
    SlotId
}

id! {
    /// A cell of the rectangle of 5 by 5, row by row. Its name for people is a [`Cell`](crate::Cell).
    CellId
}

impl StoryId {
    /// Its bit in a set of stories.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.index() & 63)
    }
}

impl GoalId {
    /// Its bit in a set of goals.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.index() & 63)
    }
}

impl Which {
    /// The three, in order.
    pub const ALL: [Which; 3] = [Which::new(0), Which::new(1), Which::new(2)];

    /// Its bit in a set; none beyond the three.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        if self.index() < 3 { 1 << self.index() } else { 0 }
    }
}

impl SlotId {
    /// The first `n`, in order.
    #[inline]
    pub fn all(n: u8) -> impl DoubleEndedIterator<Item = SlotId> {
        (0..n).map(SlotId::new)
    }

    /// Its bit in a set of slots; none beyond the maximum of eight.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        if self.index() < 8 { 1 << self.index() } else { 0 }
    }

    /// The slots of a set, in order.
    #[inline]
    pub(crate) fn each(mut set: u8) -> impl Iterator<Item = SlotId> {
        std::iter::from_fn(move || {
            if set == 0 {
                return None;
            }
            let slot = SlotId::new(set.trailing_zeros() as u8);
            set &= set - 1;
            Some(slot)
        })
    }
}

impl CellId {
    /// The number of cells.
    pub const COUNT: u8 = 25;

    /// All cells, in order.
    #[inline]
    pub fn all() -> impl Iterator<Item = CellId> {
        (0..CellId::COUNT).map(CellId::new)
    }

    /// Its bit in a set of cells; none beyond the 25.
    #[inline]
    pub const fn bit(self) -> u32 {
        if self.index() < CellId::COUNT as usize { 1 << self.index() } else { 0 }
    }

    /// The cells of a set, in order.
    #[inline]
    pub fn each(mut set: u32) -> impl Iterator<Item = CellId> {
        std::iter::from_fn(move || {
            let cell = CellId::first(set)?;
            set &= set - 1;
            Some(cell)
        })
    }

    /// The first cell of a set.
    #[inline]
    pub(crate) const fn first(set: u32) -> Option<CellId> {
        if set == 0 { None } else { Some(CellId::new(set.trailing_zeros() as u8)) }
    }
}
