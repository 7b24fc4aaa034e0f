//! The market: a row of slots, each with a card that shows its story or its goal.

use crate::content::MAX_SLOTS;
use crate::pieces::display::{Card, Side};
use crate::pieces::ids::SlotId;

/// The market. An empty slot remembers its side, which the next card will show (WW-TURN-3).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Market {
    pub(crate) cards: [Option<Card>; MAX_SLOTS as usize],
    /// The number of slots.
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
        Market { cards: [None; MAX_SLOTS as usize], slots: stories + goals.count_ones() as u8, filled: 0, goals: goals as u8 }
    }

    /// The side a slot shows.
    #[inline]
    pub(crate) fn side(&self, slot: SlotId) -> Side {
        if self.goals & slot.bit() != 0 { Side::Goal } else { Side::Story }
    }

    /// The card in a slot and the side it shows.
    pub(crate) fn at(&self, slot: SlotId) -> Option<(Card, Side)> {
        let card = (*self.cards.get(slot.index())?)?;
        Some((card, self.side(slot)))
    }

    /// Removes the card from a slot.
    #[inline]
    pub(crate) fn take(&mut self, slot: SlotId) -> Option<Card> {
        let card = self.cards.get_mut(slot.index())?.take();
        self.filled &= !slot.bit();
        card
    }

    /// Puts a card into an empty slot.
    #[inline]
    pub(crate) fn put(&mut self, slot: SlotId, card: Card) {
        self.cards[slot.index()] = Some(card);
        self.filled |= slot.bit();
    }

    /// The leftmost empty slot.
    #[inline]
    pub(crate) fn empty(&self) -> Option<SlotId> {
        let slot = (!self.filled).trailing_zeros() as u8;
        (slot < self.slots).then(|| SlotId::new(slot))
    }

    /// The leftmost slot that shows a goal nobody has seen yet.
    #[inline]
    pub(crate) fn hidden_goal(&self) -> Option<SlotId> {
        SlotId::each(self.filled & self.goals).find(|slot| self.cards[slot.index()].is_some_and(|card| card.goal.is_none()))
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

    /// WW-SOLO-1: the slot with a card farthest from `slot`; the leftmost if tied.
    pub(crate) fn farthest(&self, slot: SlotId) -> Option<SlotId> {
        let others = SlotId::all(self.slots).filter(|&s| s != slot && self.filled & s.bit() != 0);
        others.rev().max_by_key(|s| s.index().abs_diff(slot.index()))
    }
}
