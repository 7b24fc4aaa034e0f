//! The 24 animal cards by their printed ids, and sets of them.

use std::ops::{BitAnd, BitOr, Not, RangeInclusive};

/// An animal card of the box (WH-COMP-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Animal(u8);

/// The ids on the cards.
const IDS: [&str; 24] = [
    "W01", "W02", "W03", "W04", "W05", "W06", "W07", "W08", "H01", "H02", "H03", "H04", "S01", "S02", "M01", "M02", "M03", "M04", "E01",
    "E02", "D01", "D02-1", "D02-2", "D02-3",
];

impl Animal {
    /// The number of animal cards.
    pub const COUNT: usize = IDS.len();
    /// Wolf 01, of the first game.
    pub const WOLF_01: Animal = Animal(0);
    /// Hound 01, of the first game.
    pub const HOUND_01: Animal = Animal(8);
    /// Sheep 01: a player who starts a turn with it is skipped (WH-SHEEP-1).
    pub const SKIP: Animal = Animal(12);
    /// Sheep 02: a player who starts a turn with it may not play a 3 (WH-SHEEP-2).
    pub const NO_THREE: Animal = Animal(13);
    /// Extra 01: walks backwards, a turn late (WH-EXTRA-1).
    pub const GRANDPA: Animal = Animal(18);
    /// Extra 02: turns over when it meets another animal (WH-EXTRA-2).
    pub const CONFUSED_HOUND: Animal = Animal(19);
    /// Designer 01 (WH-DES-1).
    pub const RED_DEVIL: Animal = Animal(20);
    /// Designer 02-1 (WH-DES-2).
    pub const BLACK_FUR: Animal = Animal(21);
    /// Designer 02-2 (WH-DES-2).
    pub const WHITE_FUR: Animal = Animal(22);
    /// Designer 02-3: walks by itself until it finds a fur to hide behind (WH-DES-3).
    pub const IN_CLOTHING: Animal = Animal(23);

    /// All animal cards, in the order of the box.
    pub fn all() -> impl Iterator<Item = Animal> {
        (0..Animal::COUNT as u8).map(Animal)
    }

    /// The card with this id, ignoring case.
    pub fn find(id: &str) -> Option<Animal> {
        Animal::all().find(|animal| animal.id().eq_ignore_ascii_case(id))
    }

    /// The id on the card: `W01`.
    pub const fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// The card as an index into an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set with only this card.
    #[inline]
    pub const fn alone(self) -> Animals {
        Animals(1 << self.0)
    }
}

/// A set of animal cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Animals(u32);

impl Animals {
    /// The empty set.
    pub const NONE: Animals = Animals(0);
    /// Wolf 01 to 08.
    pub const WOLVES: Animals = Animals::span(0..=7);
    /// Hound 01 to 04.
    pub const HOUNDS: Animals = Animals::span(8..=11);
    /// Sheep 01 and 02.
    pub const SHEEP: Animals = Animals::span(12..=13);
    /// Metamorphic 01 to 04.
    pub const METAMORPHIC: Animals = Animals::span(14..=17);
    /// Extra 01 and 02.
    pub const EXTRA: Animals = Animals::span(18..=19);
    /// Designer 01, 02-1, 02-2, 02-3.
    pub const DESIGNER: Animals = Animals::span(20..=23);
    /// Black Fur and White Fur.
    pub const FURS: Animals = Animals::span(21..=22);
    /// The three cards of Designer 02, used together (WH-DES-2).
    pub const DESIGNER_02: Animals = Animals::span(21..=23);
    /// The cards with a back (WH-COMP-3).
    pub const TWO_SIDED: Animals = Animals(Animals::METAMORPHIC.0 | Animal::CONFUSED_HOUND.alone().0 | Animal::IN_CLOTHING.alone().0);
    /// The cards that count as wolf cards when the sheep are handed out (WH-SETUP-2, WH-EXTRA-1, WH-DES-1).
    pub const WOLF_CARDS: Animals = Animals(Animals::WOLVES.0 | Animal::GRANDPA.alone().0 | Animal::RED_DEVIL.alone().0);

    const fn span(range: RangeInclusive<u8>) -> Animals {
        Animals((1 << (*range.end() + 1)) - (1 << *range.start()))
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set contains this card.
    #[inline]
    pub const fn has(self, animal: Animal) -> bool {
        self.0 >> animal.0 & 1 == 1
    }

    /// Whether the set contains all of `other`.
    pub const fn contains(self, other: Animals) -> bool {
        self.0 & other.0 == other.0
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, animal: Animal) {
        self.0 |= animal.alone().0;
    }

    /// Removes a card.
    #[inline]
    pub const fn remove(&mut self, animal: Animal) {
        self.0 &= !animal.alone().0;
    }

    /// Adds a card, or removes it if it is in the set.
    #[inline]
    pub const fn toggle(&mut self, animal: Animal) {
        self.0 ^= animal.alone().0;
    }
}

impl Iterator for Animals {
    type Item = Animal;

    /// Removes the first card, in the order of the box.
    #[inline]
    fn next(&mut self) -> Option<Animal> {
        let first = (self.0 != 0).then(|| Animal(self.0.trailing_zeros() as u8));
        self.0 &= self.0.wrapping_sub(1);
        first
    }
}

impl FromIterator<Animal> for Animals {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Animals {
        animals.into_iter().fold(Animals::NONE, |all, animal| all | animal.alone())
    }
}

impl BitAnd for Animals {
    type Output = Animals;
    #[inline]
    fn bitand(self, other: Animals) -> Animals {
        Animals(self.0 & other.0)
    }
}

impl BitOr for Animals {
    type Output = Animals;
    #[inline]
    fn bitor(self, other: Animals) -> Animals {
        Animals(self.0 | other.0)
    }
}

impl Not for Animals {
    type Output = Animals;
    #[inline]
    fn not(self) -> Animals {
        Animals(!self.0)
    }
}
