//! Number cards, and their representations in a position: counts packed into one word, or an ordered row.

use den_core::dice;
use den_core::rand::Rng;

/// The two colours of number cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Moves wolves.
    Black,
    /// Moves hounds.
    White,
}

/// A kind of number card: colour, value, and whether it shows meat (black) or a bone (white).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The number of possible kinds of cards.
    pub const KINDS: u8 = 16;

    const SYMBOL: u8 = 8;

    /// The card of this colour and value (1 to 4) without a symbol.
    pub const fn plain(colour: Colour, value: u8) -> Card {
        assert!(value >= 1 && value <= 4, "cards have the values 1 to 4");
        Card((colour as u8) << 2 | (value - 1))
    }

    /// The same card with its colour's symbol: meat or a bone.
    pub const fn with_symbol(self) -> Card {
        Card(self.0 | Card::SYMBOL)
    }

    /// All kinds, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS).map(Card)
    }

    /// The colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        if self.0 & 4 == 0 { Colour::Black } else { Colour::White }
    }

    /// The value, 1 to 4.
    #[inline]
    pub const fn value(self) -> u8 {
        (self.0 & 3) + 1
    }

    /// Whether it shows meat or a bone (WH-COMP-4).
    #[inline]
    pub const fn has_symbol(self) -> bool {
        self.0 & Card::SYMBOL != 0
    }

    /// Its index among all kinds.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize & 15
    }

    const fn shift(self) -> u32 {
        self.0 as u32 * 4
    }
}

/// A multiset of number cards: a count of at most 15 of each kind, four bits each, and at most 32 cards, the size of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

const ONE_EACH: u64 = 0x1111_1111_1111_1111;
const NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const BYTES: u64 = 0x0101_0101_0101_0101;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// The maximum number of cards of one kind.
    pub const MAX_OF_A_KIND: u32 = 15;

    /// The number of cards of a kind.
    #[inline]
    pub const fn count(self, card: Card) -> u32 {
        (self.0 >> card.shift()) as u32 & 15
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> u32 {
        let pairs = (self.0 & NIBBLES) + (self.0 >> 4 & NIBBLES);
        (pairs.wrapping_mul(BYTES) >> 56) as u32
    }

    /// Whether the multiset is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card; there must be fewer than 15 of its kind.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 = self.0.wrapping_add(1 << card.shift());
    }

    /// Removes a card, which must be present.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 = self.0.wrapping_sub(1 << card.shift());
    }

    /// Removes a card if it is present.
    #[inline]
    pub const fn remove_any(&mut self, card: Card) {
        if self.has(card) {
            self.remove(card);
        }
    }

    /// Adds a card unless there are 15 of its kind or 32 in total. Returns whether it was added.
    pub const fn try_add(&mut self, card: Card) -> bool {
        let room = self.count(card) < Cards::MAX_OF_A_KIND && self.len() < 32;
        if room {
            self.add(card);
        }
        room
    }

    /// The sum of both.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_add(other.0))
    }

    /// These without `other`, all of which must be present.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_sub(other.0))
    }

    /// These without those of `other` that are present.
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        Card::all().fold(self, |left, card| Cards(left.0 - (u64::from(left.count(card).min(other.count(card))) << card.shift())))
    }

    /// Whether all of `other` are present.
    pub fn contains(self, other: Cards) -> bool {
        Card::all().all(|card| self.count(card) >= other.count(card))
    }

    /// The kinds present, each once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let pairs = self.0 | self.0 >> 1;
        let mut left = (pairs | pairs >> 2) & ONE_EACH;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8 / 4));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// Every card, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The cards of value 3.
    #[inline]
    #[must_use]
    pub const fn threes(self) -> Cards {
        Cards(self.0 & 0x0f00_0f00_0f00_0f00)
    }

    /// The card at index `n` when all are in order; `n` must be less than [`Cards::len`].
    ///
    /// One multiplication computes running sums of the counts, a byte each; the number of sums that do not exceed `n` gives the card.
    #[inline]
    pub const fn nth(self, n: u32) -> Card {
        let plain = running_sums(self.0 as u32);
        let plain_total = (plain >> 56) as u32;
        if n < plain_total {
            Card(not_above(plain, n))
        } else {
            Card((8 + not_above(running_sums((self.0 >> 32) as u32), n - plain_total)) & 15)
        }
    }

    /// One of the cards, each equally likely. There must be one.
    #[inline]
    pub fn draw(self, rng: &mut (impl Rng + ?Sized)) -> Card {
        self.nth(dice::below(rng, self.len()))
    }

    /// Removes `count` random cards, or all if there are fewer, and returns them.
    #[inline]
    pub fn take(&mut self, count: u32, rng: &mut (impl Rng + ?Sized)) -> Cards {
        let mut taken = Cards::NONE;
        let len = self.len();
        for left in (len.saturating_sub(count) + 1..=len).rev() {
            let card = self.nth(dice::below(rng, left));
            self.remove(card);
            taken.add(card);
        }
        taken
    }
}

impl FromIterator<Card> for Cards {
    /// Cards beyond 15 of a kind or 32 in total are left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        for card in cards {
            all.try_add(card);
        }
        all
    }
}

/// Computes bytes in which byte `i` is the sum of the nibbles `0..=i`.
#[inline]
const fn running_sums(nibbles: u32) -> u64 {
    let mut x = nibbles as u64;
    x = (x | x << 16) & 0x0000_ffff_0000_ffff;
    x = (x | x << 8) & 0x00ff_00ff_00ff_00ff;
    x = (x | x << 4) & NIBBLES;
    x.wrapping_mul(BYTES)
}

/// How many of the bytes (each below 128) are at most `n`.
#[inline]
const fn not_above(bytes: u64, n: u32) -> u8 {
    let tops = 0x80 * BYTES;
    ((BYTES.wrapping_mul(n as u64 | 0x80)).wrapping_sub(bytes) & tops).count_ones() as u8
}

/// Cards in order: five bits each, the latest in the lowest bits. At most 25.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Row(u128);

impl Row {
    /// No card.
    pub const EMPTY: Row = Row(0);
    /// The maximum number of cards in a row. No pasture can get more than 20.
    pub const MOST: usize = 25;

    /// Appends a card.
    #[inline]
    pub const fn push(&mut self, card: Card) {
        self.0 = self.0 << 5 | (card.0 as u128 + 1);
    }

    /// The last card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        Row::card(self.0 as u8 & 31)
    }

    /// Removes the first card and returns it.
    pub const fn pop_first(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let shift = 5 * (self.len() as u32 - 1);
        let first = Row::card((self.0 >> shift) as u8);
        self.0 &= (1 << shift) - 1;
        first
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        (128 - self.0.leading_zeros()).div_ceil(5) as usize
    }

    /// Whether the row is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, starting with the first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> {
        (0..self.len()).rev().filter_map(move |back| Row::card((self.0 >> (5 * back)) as u8 & 31))
    }

    /// The cards without their order.
    pub fn cards(self) -> Cards {
        self.iter().collect()
    }

    #[inline]
    const fn card(code: u8) -> Option<Card> {
        match code {
            1..=16 => Some(Card(code - 1)),
            _ => None,
        }
    }
}

impl FromIterator<Card> for Row {
    /// Cards beyond 25 are left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Row {
        let mut row = Row::EMPTY;
        cards.into_iter().take(Row::MOST).for_each(|card| row.push(card));
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_fit_a_plain_list() {
        let list: Vec<Card> = [0, 0, 0, 3, 5, 5, 7, 8, 8, 10, 12, 15, 15].map(Card).to_vec();
        let cards: Cards = list.iter().copied().collect();
        assert_eq!(cards.len() as usize, list.len());
        assert_eq!(cards.iter().collect::<Vec<_>>(), list);
        for (n, &card) in list.iter().enumerate() {
            assert_eq!(cards.nth(n as u32), card, "card {n}");
        }
        let mut kinds = list.clone();
        kinds.dedup();
        assert_eq!(cards.kinds().collect::<Vec<_>>(), kinds);
        assert!(cards.contains(cards) && !Cards::NONE.contains(cards));
        assert_eq!(cards.without(cards.plus(cards)), Cards::NONE);
        assert_eq!(cards.threes().iter().map(Card::value).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn no_kind_overflows() {
        let mut cards = Cards::NONE;
        assert_eq!((0..40).filter(|_| cards.try_add(Card(3))).count(), 15);
        assert_eq!((0..40).filter(|_| cards.try_add(Card(4))).count(), 15);
        assert_eq!((0..40).filter(|_| cards.try_add(Card(15))).count(), 2);
        assert_eq!(cards.len(), 32);
        assert_eq!(cards.nth(31), Card(15));
    }

    #[test]
    fn a_row_keeps_its_order() {
        let list: Vec<Card> = [15, 0, 4, 4, 9].map(Card).to_vec();
        let mut row: Row = list.iter().copied().collect();
        assert_eq!((row.len(), row.last()), (5, Some(Card(9))));
        assert_eq!(row.iter().collect::<Vec<_>>(), list);
        assert_eq!(row.pop_first(), Some(Card(15)));
        assert_eq!(row.pop_first(), Some(Card(0)));
        assert_eq!(row.len(), 3);
        let full: Row = (0..40).map(|n| Card(n % 16)).collect();
        assert_eq!(full.len(), Row::MOST);
        assert_eq!(full.iter().count(), Row::MOST);
    }
}
