//! The moves, which of them are legal, and why others are refused.

use den_core::{Illegal, Moves, Reason as TableReason};

use crate::pieces::{Animal, Card, Cards, Pasture};
use crate::state::{Stage, WolfAndHound};

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

den_core::messages! {
    /// Why a move or a deal is refused.
    pub enum Reason {
        /// Only the card turned up for a virtual seat can be kept or swapped.
        NotOffered = "wh-no-offer",
        /// An animal card can be turned over only if two metamorphic cards show the same colour.
        NoPair = "wh-no-turn",
        /// A virtual seat's turned-up card must be kept or swapped.
        Offered { pasture: Pasture, card: Card } = "wh-no-virtual",
        /// One of two metamorphic cards must be turned over first.
        PairFirst { pasture: Pasture } = "wh-no-pairs",
        /// The card is not in hand.
        NotHeld { card: Card } = "wh-no-not-held",
        /// *No 3* forbids 3s.
        NoThree = "wh-no-three",
        /// The hand has a card that may be played.
        HoldsOther = "wh-no-show-other",
        /// A hand is shown only under *No 3*.
        NotShown = "wh-no-show",
        /// One of these two must be turned over.
        OtherPair { a: Animal, b: Animal } = "wh-no-pair",
        /// The hands must be dealt first.
        HandsFirst = "wh-no-deal-hands",
        /// A card must be drawn.
        DrawDue { pasture: Pasture } = "wh-no-deal-draw",
        /// A card must be turned up.
        TurnUpDue { pasture: Pasture } = "wh-no-deal-up",
        /// Nobody sees the cards of a virtual seat.
        VirtualHand { pasture: Pasture } = "wh-no-deal-virtual",
        /// A hand has the wrong number of cards.
        HandSize { pasture: Pasture, n: u32, due: u8 } = "wh-no-deal-count",
        /// The deck has too few of a card.
        TooFew { card: Card, n: u32 } = "wh-no-deal-copies",
    }
}

impl Moves for WolfAndHound {
    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        match self.open.stage {
            Stage::Play => {
                out.extend(self.playable().kinds().map(Move::Play));
                if out.is_empty() {
                    out.push(Move::Show);
                }
            }
            Stage::Offer(_) => out.extend([Move::Keep, Move::Swap]),
            Stage::Pairs(_) => out.extend(self.open.pair().map(Move::Turn)),
            _ => {}
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        match (self.open.stage, m) {
            (Stage::Over(_), _) => Err(Illegal::new(TableReason::Over, "DEN-TURN-2")),
            (Stage::Play, Move::Play(card)) => {
                self.card_is_in_hand(card)?;
                self.no_three_forbids_threes(card)
            }
            (Stage::Play, Move::Show) => self.only_threes_are_shown(),
            (Stage::Offer(_), Move::Keep | Move::Swap) => Ok(()),
            (Stage::Pairs(_), Move::Turn(animal)) => self.animal_is_of_the_pair(animal),
            (Stage::Play, Move::Keep | Move::Swap) => Err(Illegal::new(Reason::NotOffered, "WH-3P-4")),
            (Stage::Play | Stage::Offer(_), Move::Turn(_)) => Err(Illegal::new(Reason::NoPair, "WH-META-2")),
            (Stage::Offer(card), Move::Play(_) | Move::Show) => {
                Err(Illegal::new(Reason::Offered { pasture: self.open.active, card }, "WH-3P-4"))
            }
            (Stage::Pairs(pairs), _) => Err(Illegal::new(Reason::PairFirst { pasture: pairs.first() }, "WH-META-2")),
            _ => Err(Illegal::new(TableReason::DealerFirst, "DEN-TURN-1")),
        }
    }

    /// Playing a card from a hand reveals it; an unseen dummy card is revealed by its own chance step.
    fn reveals(&self, m: Move) -> bool {
        matches!(m, Move::Play(_) | Move::Show)
    }
}

impl WolfAndHound {
    /// The cards that the active player may play: those in hand, without 3s under *No 3* (WH-SHEEP-2).
    #[inline]
    fn playable(&self) -> Cards {
        let hand = self.hands[self.open.active.index()];
        if self.open.no_three { hand.minus(hand.threes()) } else { hand }
    }

    /// WH-PLAY-1: you play a card from your hand.
    fn card_is_in_hand(&self, card: Card) -> Result<(), Illegal> {
        if self.hands[self.open.active.index()].has(card) { Ok(()) } else { Err(Illegal::new(Reason::NotHeld { card }, "WH-PLAY-1")) }
    }

    /// WH-SHEEP-2: under *No 3* a 3 may not be played.
    fn no_three_forbids_threes(&self, card: Card) -> Result<(), Illegal> {
        if self.playable().has(card) { Ok(()) } else { Err(Illegal::new(Reason::NoThree, "WH-SHEEP-2")) }
    }

    /// WH-SHEEP-2: a hand is shown only if no card can be played.
    fn only_threes_are_shown(&self) -> Result<(), Illegal> {
        if self.playable().is_empty() {
            return Ok(());
        }
        Err(Illegal::new(if self.open.no_three { Reason::HoldsOther } else { Reason::NotShown }, "WH-SHEEP-2"))
    }

    /// WH-META-2: one of the two cards is turned over.
    fn animal_is_of_the_pair(&self, animal: Animal) -> Result<(), Illegal> {
        let mut pair = self.open.pair();
        if pair.has(animal) {
            return Ok(());
        }
        match (pair.next(), pair.next()) {
            (Some(a), Some(b)) => Err(Illegal::new(Reason::OtherPair { a, b }, "WH-META-2")),
            _ => Err(Illegal::new(Reason::NoPair, "WH-META-2")),
        }
    }
}
