//! The tricks that have been played.

use den_core::{Deserialize, Seat};
use serde::Serialize;

use super::{Card, Cards, Territory};
use crate::setup::MAX_TRICKS;

/// A card and the territory it was played to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The territory.
    pub at: Territory,
}

/// A card and its territory in one byte: a position is copied millions of times in a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Packed(u8);

impl Packed {
    const CARD: u8 = 5;
    /// By the upper bits, so that no index is out of bounds.
    const TERRITORIES: [Territory; 8] = {
        let mut all = [Territory::Volcano; 8];
        let mut at = 0;
        while at < Territory::ALL.len() {
            all[at] = Territory::ALL[at];
            at += 1;
        }
        all
    };

    #[inline]
    const fn new(laid: Laid) -> Packed {
        Packed(laid.card.number() | (laid.at as u8) << Packed::CARD)
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card::numbered(self.0 & ((1 << Packed::CARD) - 1))
    }

    #[inline]
    pub(crate) const fn laid(self) -> Laid {
        Laid { card: self.card(), at: Packed::TERRITORIES[(self.0 >> Packed::CARD) as usize] }
    }
}

/// One trick, complete or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// What was led.
    pub led: Laid,
    /// What the other player answered.
    pub answer: Option<Laid>,
    /// Who won it.
    pub winner: Option<Seat>,
}

/// All tricks so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tricks {
    laid: [Packed; 2 * MAX_TRICKS],
    cards: u8,
    won: u8,
    /// Bit 0: who leads the first trick; bit n: who won the nth, and so leads the next (LW-TRICK-7).
    leaders: u16,
}

impl Tricks {
    /// The number of tricks that have been won.
    #[inline]
    pub const fn won(&self) -> u8 {
        self.won
    }

    /// The number of cards that have been played.
    #[inline]
    pub const fn cards(&self) -> u8 {
        self.cards
    }

    /// Every card that has been played.
    #[inline]
    pub fn all_cards(&self) -> Cards {
        self.laid[..self.cards as usize].iter().map(|laid| laid.card()).collect()
    }

    /// No tricks yet; `first` leads the first one.
    pub(crate) fn begin(first: Seat) -> Tricks {
        Tricks { leaders: u16::from(first.0 & 1), ..Tricks::default() }
    }

    /// Who leads the trick with this number, from 0: the winner of the one before (LW-TRICK-7).
    #[inline]
    pub(crate) const fn leads(&self, trick: u8) -> Seat {
        Seat((self.leaders >> trick & 1) as u8)
    }

    /// Who leads the current trick.
    #[inline]
    pub const fn leader(&self) -> Seat {
        self.leads(self.won)
    }

    /// The led card of the current trick, and the answer.
    #[inline]
    pub fn current(&self) -> (Option<Laid>, Option<Laid>) {
        let from = 2 * self.won as usize;
        let laid = |at: usize| (at < self.cards as usize).then(|| self.laid[at].laid());
        (laid(from), laid(from + 1))
    }

    #[inline]
    pub(crate) fn lay(&mut self, laid: Laid) {
        self.laid[self.cards as usize] = Packed::new(laid);
        self.cards += 1;
    }

    /// The two cards of the current trick, which must have been played.
    #[inline]
    pub(crate) fn pair(&self) -> (Packed, Packed) {
        let from = 2 * self.won as usize;
        (self.laid[from], self.laid[from + 1])
    }

    #[inline]
    pub(crate) fn take(&mut self, winner: Seat) {
        self.won += 1;
        self.leaders |= u16::from(winner.0) << self.won;
    }

    /// All tricks in order, including the current one if a card was led.
    pub fn iter(&self) -> impl Iterator<Item = Trick> + '_ {
        (0..self.cards.div_ceil(2)).map(|n| {
            let at = 2 * n as usize;
            Trick {
                leader: self.leads(n),
                led: self.laid[at].laid(),
                answer: (at + 1 < self.cards as usize).then(|| self.laid[at + 1].laid()),
                winner: (n < self.won).then(|| self.leads(n + 1)),
            }
        })
    }
}
