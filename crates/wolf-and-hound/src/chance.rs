//! Chance: what the dealer may deal, and its effects.

use den_core::rand::Rng;
use den_core::{Deals, Illegal, Log, Reason as TableReason};

use crate::event::Event;
use crate::moves::Reason;
use crate::pieces::{Card, Cards, Pasture};
use crate::state::{Stage, WolfAndHound};

/// The number of cards in a hand (WH-SETUP-1).
const HAND: u8 = 4;

/// The result of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The hands at the start; a virtual pasture has none.
    Deal([Cards; 4]),
    /// The card that the active player draws, which only that player sees.
    Draw(Card),
    /// The card turned up for a virtual pasture, which everyone sees.
    TurnUp(Card),
}

impl Deals for WolfAndHound {
    #[inline]
    fn deal(&self, rng: &mut impl Rng) -> Chance {
        match self.open.stage {
            Stage::Deal => Chance::Deal(self.draw_hands(rng)),
            Stage::Draw => Chance::Draw(self.unseen.draw(rng)),
            _ => Chance::TurnUp(self.unseen.draw(rng)),
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        let pasture = self.open.active;
        match (self.open.stage, *chance) {
            (Stage::Deal, Chance::Deal(hands)) => self.hands_can_be_dealt(&hands),
            (Stage::Draw, Chance::Draw(card)) | (Stage::TurnUp | Stage::TurnUpDummy, Chance::TurnUp(card)) => self.card_is_unseen(card),
            (Stage::Deal, _) => Err(Illegal::new(Reason::HandsFirst, "WH-SETUP-1")),
            (Stage::Draw, _) => Err(Illegal::new(Reason::DrawDue { pasture }, "WH-DRAW-1")),
            (Stage::TurnUp | Stage::TurnUpDummy, _) => Err(Illegal::new(Reason::TurnUpDue { pasture }, "WH-3P-3")),
            (Stage::Over(_), _) => Err(Illegal::new(TableReason::Over, "DEN-TURN-2")),
            _ => Err(Illegal::new(TableReason::NothingDealt { turn: pasture.owner(self.setup.seats) }, "DEN-TURN-1")),
        }
    }

    #[inline]
    fn resolve(&mut self, chance: &Chance, log: &mut impl Log<Event>) {
        match *chance {
            Chance::Deal(ref hands) => self.deal_hands(hands, log),
            Chance::Draw(card) => self.draw_card(card, log),
            Chance::TurnUp(card) => self.turn_up(card, log),
        }
        self.continue_with(log);
    }
}

impl WolfAndHound {
    /// WH-SETUP-1, WH-3P-2: four cards for each player, from the deck; the dummy piles stay unseen.
    fn hands_can_be_dealt(&self, hands: &[Cards; 4]) -> Result<(), Illegal> {
        let mut left = self.unseen;
        for pasture in Pasture::ALL {
            let hand = hands[pasture.index()];
            if self.setup.is_virtual(pasture) {
                if !hand.is_empty() {
                    return Err(Illegal::new(Reason::VirtualHand { pasture }, "WH-3P-2"));
                }
                continue;
            }
            if hand.len() != u32::from(HAND) {
                return Err(Illegal::new(Reason::HandSize { pasture, n: hand.len(), due: HAND }, "WH-SETUP-1"));
            }
            if let Some(card) = hand.kinds().find(|card| hand.count(*card) > left.count(*card)) {
                return Err(Illegal::new(Reason::TooFew { card, n: self.setup.deck.count(card) }, "WH-COMP-2"));
            }
            left = left.minus(hand);
        }
        Ok(())
    }

    /// WH-COMP-2: a card that is drawn or turned up has not been seen before.
    fn card_is_unseen(&self, card: Card) -> Result<(), Illegal> {
        if self.unseen.has(card) {
            return Ok(());
        }
        Err(Illegal::new(Reason::TooFew { card, n: self.setup.deck.count(card) }, "WH-COMP-2"))
    }

    /// WH-SETUP-1, WH-3P-2: draws the hands.
    #[inline]
    fn draw_hands(&self, rng: &mut impl Rng) -> [Cards; 4] {
        let mut left = self.unseen;
        let mut hands = [Cards::NONE; 4];
        for hand in &mut hands[..usize::from(self.setup.seats)] {
            *hand = left.take(u32::from(HAND), rng);
        }
        hands
    }

    /// WH-SETUP-1: four cards for each pasture; those of a virtual pasture become its dummy pile (WH-3P-2). WH-ACT-1: no animal
    /// activates on the very first turn.
    #[inline]
    fn deal_hands(&mut self, hands: &[Cards; 4], log: &mut impl Log<Event>) {
        self.open.pile -= 4 * HAND;
        for pasture in Pasture::ALL {
            if self.setup.is_virtual(pasture) {
                self.open.dummy(pasture).unseen = HAND;
                continue;
            }
            let hand = hands[pasture.index()];
            self.unseen = self.unseen.minus(hand);
            self.hands[pasture.index()] = hand;
            self.open.in_hand[pasture.index()] = HAND;
            log.add(Event::Deals { pasture, cards: Some(hand) });
        }
        self.open.stage = Stage::Play;
    }

    /// WH-DRAW-1: one card from the pile.
    #[inline]
    fn draw_card(&mut self, card: Card, log: &mut impl Log<Event>) {
        let at = self.open.active.index();
        self.unseen.remove(card);
        self.open.pile -= 1;
        self.hands[at].add(card);
        self.open.in_hand[at] += 1;
        log.add(Event::Draws { pasture: self.open.active, card: Some(card) });
        self.end_turn(self.open.played[at].last(), log);
    }

    /// WH-3P-3, WH-3P-4: turns up a card for a virtual pasture: to be offered, or in a swap to be played.
    fn turn_up(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.unseen.remove(card);
        if self.open.stage == Stage::TurnUpDummy {
            self.open.dummy(self.open.active).unseen -= 1;
            self.swapped_in(card, log);
        } else {
            if self.open.pile > 0 {
                self.open.pile -= 1;
            } else {
                self.open.dummy(self.open.active).unseen -= 1;
            }
            self.offer(card, log);
        }
    }
}
