//! The results of chance: what the dealer would deal, and what could not have been dealt.

use den_core::Illegal;
use den_core::rand::Rng;

use crate::cards::{Card, Cards};
use crate::places::Place;
use crate::play::HAND;
use crate::state::{Phase, WolfAndHound};

/// What the dealer deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The hands at the start; a virtual place has none.
    Deal([Cards; 4]),
    /// The card that the active player draws, which only that player sees.
    Draw(Card),
    /// The card turned up for a virtual place, which everybody sees.
    TurnUp(Card),
}

impl WolfAndHound {
    /// What the dealer deals now.
    #[inline]
    pub(crate) fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.open.phase {
            Phase::Deal => Chance::Deal(self.draw_hands(rng)),
            Phase::Draw => Chance::Draw(self.unseen.draw(rng)),
            _ => Chance::TurnUp(self.unseen.draw(rng)),
        }
    }

    pub(crate) fn check_dealt(&self, chance: &Chance) -> Result<(), Illegal> {
        match (self.open.phase, *chance) {
            (Phase::Deal, Chance::Deal(hands)) => self.hands_can_be_dealt(&hands),
            (Phase::Draw, Chance::Draw(card)) | (Phase::TurnUp | Phase::TurnUpDummy, Chance::TurnUp(card)) => self.card_is_unseen(card),
            (Phase::Deal, _) => Err(Illegal::new("the hands are dealt first: write `deal` and each seat's four cards", "WH-SETUP-1")),
            (Phase::Draw, _) => {
                Err(Illegal::new(format!("seat {} draws a card: write `draw` and the card", self.open.active), "WH-DRAW-1"))
            }
            (Phase::TurnUp | Phase::TurnUpDummy, _) => {
                Err(Illegal::new(format!("a card is turned up for seat {}: write `up` and the card", self.open.active), "WH-3P-3"))
            }
            (Phase::Over(_), _) => Err(Illegal::new("the game is over", "DEN-TURN-2")),
            _ => Err(Illegal::new(format!("nothing is dealt now, seat {} decides", self.open.active), "DEN-TURN-1")),
        }
    }

    /// WH-SETUP-1, WH-3P-2: four cards for each player, from the deck; the dummy piles stay unseen.
    fn hands_can_be_dealt(&self, hands: &[Cards; 4]) -> Result<(), Illegal> {
        let mut left = self.unseen;
        for place in Place::ALL {
            let hand = hands[place.index()];
            if self.setup.is_virtual(place) {
                if !hand.is_empty() {
                    return Err(Illegal::new(format!("seat {place} is virtual: nobody sees its cards"), "WH-3P-2"));
                }
                continue;
            }
            if hand.len() != u32::from(HAND) {
                return Err(Illegal::new(format!("seat {place} is dealt {} cards, not {HAND}", hand.len()), "WH-SETUP-1"));
            }
            if let Some(card) = hand.kinds().find(|card| hand.count(*card) > left.count(*card)) {
                return Err(Illegal::new(format!("the deck has only {} of {}", self.setup.deck.count(card), card.words()), "WH-COMP-2"));
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
        Err(Illegal::new(format!("no {} is left: the deck has {}", card.words(), self.setup.deck.count(card)), "WH-COMP-2"))
    }
}
