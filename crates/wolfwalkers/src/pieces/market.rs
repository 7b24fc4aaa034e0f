//! The market: a row of slots, each with a card that shows its story or its goal.

use crate::content::MOST_SLOTS;
use crate::pieces::display::{Card, NONE, Side};

/// The market. An empty slot remembers the side it showed, which its refill shows again (WW-TURN-3).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Market {
    pub(crate) cards: [Card; MOST_SLOTS as usize],
    /// How many slots there are.
    pub(crate) slots: u8,
    /// The slots with a card, as bits.
    pub(crate) filled: u8,
    /// The slots that show a goal, as bits.
    pub(crate) goals: u8,
}

impl Market {
    /// WW-SETUP-1: slots for stories, then for goals.
    pub(crate) fn new(stories: u8, goals: u8) -> Market {
        let goals = ((1u16 << goals) - 1) << stories;
        Market { cards: [Card::NONE; MOST_SLOTS as usize], slots: stories + goals.count_ones() as u8, filled: 0, goals: goals as u8 }
    }

    /// The side a slot shows.
    #[inline]
    pub(crate) fn side(&self, slot: u8) -> Side {
        if self.goals >> slot & 1 == 1 { Side::Goal } else { Side::Story }
    }

    /// The card in a slot and the side it shows.
    pub(crate) fn at(&self, slot: u8) -> Option<(Card, Side)> {
        (slot < self.slots && self.filled >> slot & 1 == 1).then(|| (self.cards[usize::from(slot)], self.side(slot)))
    }

    /// Takes the card out of a slot.
    #[inline]
    pub(crate) fn take(&mut self, slot: u8) -> Card {
        self.filled &= !(1 << slot);
        std::mem::replace(&mut self.cards[usize::from(slot)], Card::NONE)
    }

    /// Puts a card into an empty slot.
    #[inline]
    pub(crate) fn put(&mut self, slot: u8, card: Card) {
        self.filled |= 1 << slot;
        self.cards[usize::from(slot)] = card;
    }

    /// The leftmost empty slot.
    #[inline]
    pub(crate) fn empty(&self) -> Option<u8> {
        let slot = (!self.filled).trailing_zeros() as u8;
        (slot < self.slots).then_some(slot)
    }

    /// The leftmost slot that shows a goal nobody has seen yet.
    #[inline]
    pub(crate) fn hidden_goal(&self) -> Option<u8> {
        let mut goals = self.filled & self.goals;
        while goals != 0 {
            let slot = goals.trailing_zeros() as u8;
            if self.cards[usize::from(slot)].goal == NONE {
                return Some(slot);
            }
            goals &= goals - 1;
        }
        None
    }

    /// WW-SWAP-1: the leftmost and the rightmost card; empty slots are skipped.
    pub(crate) fn ends(&self) -> u8 {
        if self.filled == 0 {
            return 0;
        }
        1 << self.filled.trailing_zeros() | 1 << (7 - self.filled.leading_zeros())
    }

    /// Turns over the cards in these slots.
    pub(crate) fn turn(&mut self, slots: u8) {
        self.goals ^= slots;
    }

    /// WW-SOLO-1: the slot with a card farthest from `slot`, the leftmost on ties.
    pub(crate) fn farthest(&self, slot: u8) -> Option<u8> {
        (0..self.slots).filter(|&s| s != slot && self.filled >> s & 1 == 1).rev().max_by_key(|&s| s.abs_diff(slot))
    }
}
