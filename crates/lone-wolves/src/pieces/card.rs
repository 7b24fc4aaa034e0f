//! Territories, which are the suits, and the wolf cards.

use den_core::Deserialize;
use std::fmt;

use serde::Serialize;

/// LW-COMP-2: a territory, which is also a suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Territory {
    /// The green swamp.
    Swamp,
    /// The brown desert.
    Desert,
    /// The black caves.
    Caves,
    /// The white tundra.
    Tundra,
    /// The red volcano.
    Volcano,
}

impl Territory {
    /// All five, in order.
    pub const ALL: [Territory; 5] = [Territory::Swamp, Territory::Desert, Territory::Caves, Territory::Tundra, Territory::Volcano];

    /// The territory as an index into an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word used in content files and text keys.
    pub const fn name(self) -> &'static str {
        ["swamp", "desert", "caves", "tundra", "volcano"][self as usize]
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        ['s', 'd', 'c', 't', 'v'][self as usize]
    }

    /// The territory with this letter, ignoring case.
    pub fn of_letter(letter: char) -> Option<Territory> {
        Territory::ALL.into_iter().find(|t| t.letter() == letter.to_ascii_lowercase())
    }
}

/// The number of wolf cards.
pub const CARDS: usize = 30;
/// The number of values in a suit.
pub(crate) const VALUES: u8 = 6;
/// The lowest value.
pub(crate) const LOWEST: u8 = 2;

/// LW-COMP-1: a wolf card. Its number is six times its suit, plus its value, minus 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of a suit and a value from 2 to 7.
    pub const fn new(suit: Territory, value: u8) -> Option<Card> {
        if value < LOWEST || value >= LOWEST + VALUES { None } else { Some(Card(suit as u8 * VALUES + value - LOWEST)) }
    }

    /// The card with a number below 30.
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Card {
        debug_assert!(number < CARDS as u8);
        Card(number)
    }

    /// The suit.
    #[inline]
    pub const fn suit(self) -> Territory {
        Territory::ALL[(self.0 / VALUES) as usize]
    }

    /// The value, 2 to 7.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 % VALUES + LOWEST
    }

    /// The number, 0 to 29.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// LW-TRICK-4, LW-TRICK-5: whether this card, answering `led`, wins the trick.
    #[inline]
    pub fn beats(self, led: Card, trump: Option<Territory>) -> bool {
        let trumps = trump.map_or(Cards::NONE, Cards::of_suit).without(Cards::of_suit(led.suit()));
        HIGHER[led.0 as usize].with(trumps).has(self)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A set of wolf cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(pub(crate) u32);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// All thirty.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);

    /// All cards of a suit.
    #[inline]
    pub const fn of_suit(suit: Territory) -> Cards {
        Cards(0b11_1111 << (suit as u8 * VALUES))
    }

    /// All cards of a set of suits.
    pub fn of_suits(suits: Suits) -> Cards {
        Territory::ALL.into_iter().filter(|&t| suits.has(t)).fold(Cards::NONE, |all, t| all.with(Cards::of_suit(t)))
    }

    /// Whether the set contains `card`.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, for hashing: bit [`Card::number`] of each card.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The intersection of both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let card = Card(left.trailing_zeros() as u8);
                left &= left - 1;
                card
            })
        })
    }

    /// The sum of their values.
    #[inline]
    pub const fn strength(self) -> u8 {
        self.strength_and_len().0
    }

    /// The sum of their values, and how many there are.
    #[inline]
    pub(crate) const fn strength_and_len(self) -> (u8, u8) {
        const TWO_SUITS: u32 = 2 * VALUES as u32;
        let both = TALLY[self.0 as usize & 0xfff]
            + TALLY[(self.0 >> TWO_SUITS) as usize & 0xfff]
            + TALLY[(self.0 >> (2 * TWO_SUITS)) as usize & 0xfff];
        (both as u8, (both >> 8) as u8)
    }

    /// How many cards have one of these values, given as a set of bits.
    #[inline]
    pub const fn count_values(self, values: u8) -> u8 {
        (self.0 & in_each_suit((values >> LOWEST) as u32)).count_ones() as u8
    }
}

/// LW-TRICK-4: for each card, the cards of its suit that beat it: the higher ones, but the 2 beats the 7.
static HIGHER: [Cards; CARDS] = {
    let mut higher = [Cards::NONE; CARDS];
    let mut card = 0;
    while card < CARDS {
        const OF_2_TO_7: [u32; VALUES as usize] = [0b01_1110, 0b11_1100, 0b11_1000, 0b11_0000, 0b10_0000, 0b00_0001];
        let two = card - card % VALUES as usize;
        higher[card] = Cards(OF_2_TO_7[card - two] << two);
        card += 1;
    }
    higher
};

/// For each set of cards of two suits, the sum of their values, and above that byte their number.
static TALLY: [u16; 1 << (2 * VALUES)] = {
    let mut tally = [0; 1 << (2 * VALUES)];
    let mut set = 1;
    while set < tally.len() {
        let first = set.trailing_zeros() as u16;
        tally[set] = tally[set & (set - 1)] + 0x100 + first % VALUES as u16 + LOWEST as u16;
        set += 1;
    }
    tally
};

/// A set of six bits, repeated for each suit.
const fn in_each_suit(values: u32) -> u32 {
    (values & 0b11_1111) * (1 | 1 << VALUES | 1 << (2 * VALUES) | 1 << (3 * VALUES) | 1 << (4 * VALUES))
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set of suits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Suits(pub(crate) u8);

impl Suits {
    /// Whether the set contains the suit.
    #[inline]
    pub const fn has(self, suit: Territory) -> bool {
        self.0 >> suit as u8 & 1 != 0
    }

    /// Adds a suit.
    #[inline]
    pub const fn add(&mut self, suit: Territory) {
        self.0 |= 1 << suit as u8;
    }

    /// Adds a suit if `so`; without a branch, which would be unpredictable.
    #[inline]
    pub(crate) const fn add_if(&mut self, suit: Territory, so: bool) {
        self.0 |= (so as u8) << suit as u8;
    }

    /// Removes a suit if `so`; without a branch.
    #[inline]
    pub(crate) const fn remove_if(&mut self, suit: Territory, so: bool) {
        self.0 &= !((so as u8) << suit as u8);
    }

    /// The suits in order.
    pub fn iter(self) -> impl Iterator<Item = Territory> {
        Territory::ALL.into_iter().filter(move |&t| self.has(t))
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Territory> for Suits {
    fn from_iter<I: IntoIterator<Item = Territory>>(suits: I) -> Suits {
        suits.into_iter().fold(Suits::default(), |mut all, suit| {
            all.add(suit);
            all
        })
    }
}

impl fmt::Debug for Suits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Serialises as lists, which clients and people can read: `["s2", "d7"]`, `["swamp"]`.
macro_rules! as_list {
    ($set:ty, $item:ty) => {
        impl Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}
as_list!(Cards, Card);
as_list!(Suits, Territory);
pub(crate) use as_list;

/// Serialises as the text that people write.
macro_rules! as_text {
    ($kind:ty) => {
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                <String as serde::Deserialize>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
as_text!(Card);
pub(crate) use as_text;
