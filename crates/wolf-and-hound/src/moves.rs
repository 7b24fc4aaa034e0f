//! The decisions there are, which of them are legal, and why the others are not.

use den_core::Illegal;

use crate::animals::Animal;
use crate::cards::{Card, Cards};
use crate::state::{Phase, WolfAndHound};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Play a card from hand.
    Play(Card),
    /// Show a hand of only 3s, under *No 3*, and end the turn.
    Show,
    /// Let the virtual partner play the turned-up card.
    Keep,
    /// Swap the turned-up card for the top dummy card.
    Swap,
    /// Turn over this one of two metamorphic cards.
    Turn(Animal),
}

impl WolfAndHound {
    /// The cards that the active player may play: those in hand, under *No 3* without the 3s (WH-SHEEP-2).
    #[inline]
    pub(crate) fn playable(&self) -> Cards {
        let hand = self.hands[self.open.active.index()];
        if self.open.no_three { hand.minus(hand.threes()) } else { hand }
    }

    /// Lists every legal move.
    #[inline]
    pub(crate) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.open.phase {
            Phase::Play => {
                out.extend(self.playable().kinds().map(Move::Play));
                if out.is_empty() {
                    out.push(Move::Show);
                }
            }
            Phase::Offer(_) => out.extend([Move::Keep, Move::Swap]),
            Phase::Pairs(_) => out.extend(self.open.pair().map(Move::Turn)),
            _ => {}
        }
    }

    /// Says why a move is not legal.
    pub(crate) fn check_move(&self, m: Move) -> Result<(), Illegal> {
        match (self.open.phase, m) {
            (Phase::Over(_), _) => Err(Illegal::new("the game is over", "DEN-TURN-2")),
            (Phase::Play, Move::Play(card)) => {
                self.card_is_in_hand(card)?;
                self.no_three_forbids_threes(card)
            }
            (Phase::Play, Move::Show) => self.only_threes_are_shown(),
            (Phase::Offer(_), Move::Keep | Move::Swap) => Ok(()),
            (Phase::Pairs(_), Move::Turn(animal)) => self.animal_is_of_the_pair(animal),
            (Phase::Play, Move::Keep | Move::Swap) => {
                Err(Illegal::new("only a virtual seat's turned-up card is kept or swapped", "WH-3P-4"))
            }
            (Phase::Play | Phase::Offer(_), Move::Turn(_)) => {
                Err(Illegal::new("an animal is turned only where two metamorphic cards show the same colour", "WH-META-2"))
            }
            (Phase::Offer(card), Move::Play(_) | Move::Show) => {
                Err(Illegal::new(format!("seat {} is virtual: keep {card} or swap it", self.open.active), "WH-3P-4"))
            }
            (Phase::Pairs(pairs), _) => {
                Err(Illegal::new(format!("first turn over one of the metamorphic cards at seat {}", pairs.first()), "WH-META-2"))
            }
            _ => Err(Illegal::new("the dealer deals first", "DEN-TURN-1")),
        }
    }

    /// WH-PLAY-1: you play a card from your hand.
    fn card_is_in_hand(&self, card: Card) -> Result<(), Illegal> {
        if self.hands[self.open.active.index()].has(card) {
            return Ok(());
        }
        Err(Illegal::new(format!("you do not hold {}", card.words()), "WH-PLAY-1"))
    }

    /// WH-SHEEP-2: under *No 3* a 3 may not be played.
    fn no_three_forbids_threes(&self, card: Card) -> Result<(), Illegal> {
        if self.playable().has(card) {
            return Ok(());
        }
        Err(Illegal::new("the sheep No 3 forbids 3s this turn", "WH-SHEEP-2"))
    }

    /// WH-SHEEP-2: only a hand without a card to play is shown.
    fn only_threes_are_shown(&self) -> Result<(), Illegal> {
        if self.playable().is_empty() {
            return Ok(());
        }
        let what = if self.open.no_three { "you hold a card that is no 3, so play it" } else { "a hand is shown only under No 3" };
        Err(Illegal::new(what, "WH-SHEEP-2"))
    }

    /// WH-META-2: one of the two cards is turned.
    fn animal_is_of_the_pair(&self, animal: Animal) -> Result<(), Illegal> {
        let pair = self.open.pair();
        if pair.has(animal) {
            return Ok(());
        }
        let ids: Vec<_> = pair.map(Animal::id).collect();
        Err(Illegal::new(format!("turn over {}", ids.join(" or ")), "WH-META-2"))
    }
}
