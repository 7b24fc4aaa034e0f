//! Consistency checks of a position.

use den_core::Audit;

use crate::pieces::display::Card;
use crate::pieces::ids::SlotId;
use crate::state::Wolfwalkers;

impl Audit for Wolfwalkers {
    fn audit(&self) -> Result<(), String> {
        for display in self.players() {
            display.audit(&self.setup.deck, self.added())?;
        }
        let count = self.setup.deck.stories.len();
        let (mut stories, mut goals) = (vec![0u32; count], vec![0u32; count]);
        let mut cards: Vec<Option<Card>> = self.players().iter().flat_map(|d| d.cards).collect();
        cards.extend(self.market.cards);
        cards.extend(self.stack.under);
        cards.extend([self.stack.top, self.hand.map(|hand| hand.card), self.modules.legend]);
        let mut unknown = 0;
        for card in cards.into_iter().flatten() {
            stories[card.story.index()] += 1;
            match card.goal() {
                Some(goal) => goals[goal.index()] += 1,
                None => unknown += 1,
            }
        }
        self.stack.unseen.iter().chain(self.gone.0.iter()).for_each(|story| stories[usize::from(story)] += 1);
        self.unseen.iter().chain(self.gone.1.iter()).for_each(|goal| goals[usize::from(goal)] += 1);
        for (what, counts) in [("story", stories), ("goal", goals)] {
            if let Some(at) = counts.iter().position(|&n| n != u32::from(self.copies())) {
                return Err(format!("{what} {} is there {} times", at + 1, counts[at]));
            }
        }
        let gone_unknown = self.gone.0.len() - self.gone.1.len();
        if self.unseen.len() != self.stack.unseen.len() + unknown + gone_unknown {
            return Err("the unseen goals are not as many as the cards they can be behind".into());
        }
        let market = &self.market;
        for slot in SlotId::all(market.cards.len() as u8) {
            let there = market.cards[slot.index()].is_some();
            if there != (market.filled & slot.bit() != 0) || (there && slot.number() > market.slots) {
                return Err(format!("market slot {slot} is not what it says"));
            }
        }
        Ok(())
    }
}
