//! Consistency checks of a position.

use den_core::Audit;

use crate::pieces::{Animals, Pasture};
use crate::state::{Pairs, Stage, WolfAndHound};

impl Audit for WolfAndHound {
    fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_hands()?;
        self.audit_animals()?;
        let open = &self.open;
        if Pasture::ALL.into_iter().any(|p| open.sheep[p.index()] > self.setup.sheep[p.index()]) {
            return Err(format!("more sheep than at the start: {:?}", open.sheep));
        }
        if self.can_rest() { Ok(()) } else { Err(format!("seat {} cannot be in {:?}", open.active, open.stage)) }
    }
}

impl WolfAndHound {
    /// Whether the table can look like this between two steps.
    fn can_rest(&self) -> bool {
        let open = &self.open;
        let is_virtual = self.setup.is_virtual(open.active);
        let dummy = open.dummies[open.active.index() & 1];
        match open.stage {
            Stage::Begin => false,
            Stage::Deal => u32::from(open.pile) == self.setup.deck.len(),
            Stage::Play => !is_virtual && open.in_hand[open.active.index()] > 0,
            Stage::TurnUp => is_virtual && (open.pile > 0 || dummy.unseen > 0),
            Stage::TurnUpDummy => is_virtual && dummy.unseen > 0,
            Stage::Offer(_) => is_virtual && !dummy.is_empty(),
            Stage::Pairs(pairs) => self.are_pairs(pairs),
            Stage::Draw => open.pile > 0 && !is_virtual,
            Stage::Over(_) => true,
        }
    }

    /// WH-META-2: whether two metamorphic cards of the same colour are at each of these pastures, and there is at least one pasture.
    fn are_pairs(&self, pairs: Pairs) -> bool {
        let black = self.open.showing(self.setup.takes());
        let is_pair = |pasture: Pasture| {
            let here = self.open.at[pasture.index()] & Animals::METAMORPHIC;
            here.len() == 2 && (here & black).len() != 1
        };
        (1..16).contains(&pairs.0) && Pasture::ALL.into_iter().filter(|p| pairs.0 >> p.index() & 1 == 1).all(is_pair)
    }

    /// Every number card is in exactly one place.
    fn audit_cards(&self) -> Result<(), String> {
        let open = &self.open;
        let mut left = self.setup.deck;
        for part in [open.seen(), self.unseen].into_iter().chain(self.hands) {
            if !left.contains(part) {
                return Err(format!("{part:?} are not all among the {left:?} left of the deck"));
            }
            left = left.minus(part);
        }
        if !left.is_empty() {
            return Err(format!("{left:?} are nowhere"));
        }
        let hidden = u32::from(open.pile) + open.dummies.iter().map(|dummy| u32::from(dummy.unseen)).sum::<u32>();
        if hidden != self.unseen.len() {
            return Err(format!("{} cards are unseen, pile and dummies have {hidden}", self.unseen.len()));
        }
        Ok(())
    }

    /// Hands are as large as everyone sees, and virtual pastures have dummy piles instead.
    fn audit_hands(&self) -> Result<(), String> {
        let open = &self.open;
        for pasture in Pasture::ALL {
            let (hand, at) = (self.hands[pasture.index()], pasture.index());
            if hand.len() != u32::from(open.in_hand[at]) || !hand.contains(open.shown[at]) {
                return Err(format!("seat {pasture} holds {hand:?}, open are {} cards and {:?}", open.in_hand[at], open.shown[at]));
            }
            if self.setup.is_virtual(pasture) && !hand.is_empty() {
                return Err(format!("seat {pasture} is virtual and has a hand"));
            }
            if at >= 2 && !self.setup.is_virtual(pasture) && !open.dummies[at & 1].is_empty() {
                return Err(format!("seat {pasture} is not virtual and has a dummy pile"));
            }
            let plays_now = pasture == open.active || open.stage == Stage::Deal;
            if open.pile > 0 && !self.setup.is_virtual(pasture) && hand.is_empty() && !plays_now {
                return Err(format!("seat {pasture} has no card though the pile lasts"));
            }
        }
        Ok(())
    }

    /// Every chosen animal card is at exactly one pasture.
    fn audit_animals(&self) -> Result<(), String> {
        let open = &self.open;
        let all = open.at.iter().fold(Animals::NONE, |all, here| all | *here);
        let count: u32 = open.at.iter().map(|here| here.len()).sum();
        if all != self.setup.animals || count != all.len() {
            return Err(format!("the animals are {:?}, chosen are {:?}", open.at, self.setup.animals));
        }
        if !(Animals::TWO_SIDED & all).contains(open.back) {
            return Err(format!("{:?} lie with the back up", open.back));
        }
        Ok(())
    }
}
