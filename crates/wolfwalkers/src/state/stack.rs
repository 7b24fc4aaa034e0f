//! The stack of cards.

use crate::pieces::display::Card;
use crate::pieces::pile::Pile;

/// The maximum number of cards that opportunities can put under the stack: two each, three of them, for four players.
pub(crate) const MAX_RETURNED: usize = 24;

/// The stack: a known top story, unseen cards, and known cards that were put under it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    pub(crate) top: Option<Card>,
    /// The unseen stories.
    pub(crate) unseen: Pile,
    /// The cards put under the stack, the uppermost first.
    pub(crate) under: [Option<Card>; MAX_RETURNED],
    pub(crate) under_len: u8,
    /// The number of swap cards left.
    pub(crate) swaps: u8,
    /// The number of cards above the next one.
    pub(crate) until_swap: u8,
    /// The number of cards between two of them.
    pub(crate) gap: u8,
}

impl Stack {
    /// The number of cards.
    pub(crate) fn len(&self) -> u32 {
        u32::from(self.top.is_some()) + self.unseen.len() + u32::from(self.under_len)
    }

    /// Whether it contains no card.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.top.is_none() && self.unseen.is_empty() && self.under_len == 0
    }

    /// WW-SWAP-1: whether a swap card is on top.
    #[inline]
    pub(crate) fn swap_is_due(&self) -> bool {
        self.swaps > 0 && self.top.is_none() && (self.until_swap == 0 || self.is_empty())
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn take_top(&mut self) -> Option<Card> {
        self.until_swap = self.until_swap.saturating_sub(1);
        self.top.take()
    }

    /// Takes the uppermost card that was put under the stack.
    pub(crate) fn take_under(&mut self) -> Option<Card> {
        let card = self.under[0];
        self.under.copy_within(1.., 0);
        self.under[MAX_RETURNED - 1] = None;
        self.under_len -= 1;
        card
    }

    /// Takes the lowest card that was put under the stack.
    pub(crate) fn take_lowest(&mut self) -> Option<Card> {
        self.under_len -= 1;
        self.under[usize::from(self.under_len)].take()
    }

    /// WW-MOD-3: puts a card under the stack, story side up.
    pub(crate) fn put_under(&mut self, card: Card) {
        self.under[usize::from(self.under_len)] = Some(card);
        self.under_len += 1;
    }
}
