//! Unordered cards: those nobody has seen, and those that have left the game.

use den_core::dice;
use rand::Rng;

/// A multiset of card numbers below 64, each at most twice (once per copy of the deck).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pile {
    once: u64,
    twice: u64,
}

impl Pile {
    /// `copies` of each of the numbers below `count`.
    pub(crate) fn all(count: usize, copies: u8) -> Pile {
        let set = if count >= 64 { u64::MAX } else { (1 << count) - 1 };
        Pile { once: set, twice: if copies > 1 { set } else { 0 } }
    }

    /// The number of cards.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.once.count_ones() + self.twice.count_ones()
    }

    /// Whether it is empty.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.once == 0
    }

    /// How often it contains the number.
    pub(crate) fn count(self, number: u8) -> u8 {
        if number >= 64 { 0 } else { (self.once >> number & 1) as u8 + (self.twice >> number & 1) as u8 }
    }

    /// Removes one card with this number, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, number: u8) {
        let bit = 1 << (number & 63);
        if self.twice & bit != 0 {
            self.twice &= !bit;
        } else {
            self.once &= !bit;
        }
    }

    /// Adds a card with this number.
    pub(crate) fn put(&mut self, number: u8) {
        let bit = 1 << (number & 63);
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// One of the cards, each equally likely.
    #[inline]
    pub(crate) fn draw(self, rng: &mut impl Rng) -> u8 {
        let at = dice::below(rng, self.len());
        let once = self.once.count_ones();
        let number = if at < once { dice::nth_bit(self.once, at) } else { dice::nth_bit(self.twice, at - once) };
        number as u8
    }

    /// The cards, sorted.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (0..64).flat_map(move |number| std::iter::repeat_n(number, usize::from(self.count(number))))
    }
}

impl FromIterator<u8> for Pile {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Pile {
        let mut pile = Pile::default();
        numbers.into_iter().for_each(|number| pile.put(number));
        pile
    }
}
