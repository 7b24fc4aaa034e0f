//! What happens automatically: the setup, refills, swap cards, the next player, the end.

use den_core::{Log, Seat};

use crate::event::Event;
use crate::pieces::cell::Cell;
use crate::pieces::display::Side;
use crate::pieces::ids::{OpportunityId, SlotId, Which};
use crate::pieces::market::Market;
use crate::pieces::modules::{OpportunityEffect, SpecialEffect};
use crate::setup::Module;
use crate::state::{Shown, Stage, Then, Wolfwalkers};

impl Wolfwalkers {
    /// Continues the setup up to the module cards: the next draw, or the market.
    pub(crate) fn open(&mut self, log: &mut impl Log<Event>) {
        if self.modules.special.is_none() && matches!(self.setup.special, Module::Random(_)) {
            self.stage = Stage::Special;
            return;
        }
        if !self.has_opportunities() && matches!(self.setup.opportunities, Module::Random(_)) {
            self.stage = Stage::Opportunities;
            return;
        }
        if let (Some(card), Some(special)) = (self.modules.special, self.special()) {
            self.modules.effects = special.effects;
            log.add(Event::Special { card: card.number(), ours: self.setup.special_is_ours(card) });
        }
        if self.has_opportunities() {
            let cards = self.modules.opportunities;
            let ours = cards.map(|card| card.is_some_and(|card| self.setup.opportunity_is_ours(card)));
            log.add(Event::Opportunities { cards: cards.map(|card| card.map(OpportunityId::number)), ours });
        }
        if let SpecialEffect::Market { stories, goals } = self.modules.effects.setup {
            self.market = Market::new(stories, goals);
        }
        self.space_swaps();
        self.proceed(log);
    }

    /// WW-SETUP-2: places swap cards at even distances in what remains after the market has been laid out.
    fn space_swaps(&mut self) {
        if self.stack.swaps == 0 {
            return;
        }
        let before = self.market.slots
            + match self.modules.effects.setup {
                SpecialEffect::HeadStart => self.setup.seats,
                SpecialEffect::Legend => 1,
                _ => 0,
            };
        let rest = (self.stack.unseen.len() as u8).saturating_sub(before);
        self.stack.gap = rest / (self.stack.swaps + 1);
        self.stack.until_swap = before + self.stack.gap;
    }

    /// WW-SWAP-1: turns over the leftmost and the rightmost market card.
    pub(crate) fn turn_ends(&mut self, log: &mut impl Log<Event>) {
        let ends = self.market.ends();
        if ends == 0 {
            return;
        }
        self.market.turn(ends);
        let slots = [ends.trailing_zeros() as u8 + 1, 8 - ends.leading_zeros() as u8];
        log.add(Event::EndsTurned { slots });
    }

    /// Continues until someone has to decide or something is drawn: hidden goals to show, swap cards, the top story, refills, and
    /// then what the turn requires.
    pub(crate) fn proceed(&mut self, log: &mut impl Log<Event>) {
        loop {
            if let Some(hand) = self.hand {
                if hand.side == Side::Goal && hand.card.goal.is_none() {
                    self.stage = Stage::Goal(Shown::Hand);
                    return;
                }
                if hand.wanders {
                    self.stage = Stage::Lay;
                    return;
                }
                // WW-MOD-2: an opportunity that is used while the card is in hand.
                if let Some(slot) = self.market.hidden_goal() {
                    self.stage = Stage::Goal(Shown::Slot(slot));
                    return;
                }
                if matches!(self.then, Then::Choose { .. } | Then::Effect(_)) {
                    if self.advance(log) {
                        return;
                    }
                    continue;
                }
                if self.copies() == 1 || !self.mine().has(hand.card, hand.side) {
                    self.turn.step = 0;
                    self.stage = Stage::Lay;
                    return;
                }
                // WW-34P-2: it is already in the display.
                log.add(Event::PutUnder { seat: self.seat, face: self.face(hand.card, hand.side) });
                self.stack.put_under(hand.card);
                self.hand = None;
            }
            if let Some(slot) = self.market.hidden_goal() {
                self.stage = Stage::Goal(Shown::Slot(slot));
                return;
            }
            if self.stack.top.is_none() {
                if self.stack.swap_is_due() {
                    self.stack.swaps -= 1;
                    self.stack.until_swap = self.stack.gap;
                    self.turn_ends(log);
                    continue;
                }
                if !self.stack.unseen.is_empty() {
                    self.stage = Stage::Top;
                    return;
                }
                if self.stack.under_len > 0 {
                    self.stack.top = self.stack.take_under();
                }
            }
            if self.stack.top.is_some()
                && let Some(slot) = self.market.empty()
            {
                // WW-TURN-3: with the same side up as the card that was taken.
                if let Some(card) = self.stack.take_top() {
                    self.market.put(slot, card);
                    log.add(Event::Refilled { slot: slot.number(), face: self.face(card, Side::Story), side: self.market.side(slot) });
                }
                continue;
            }
            if self.advance(log) {
                return;
            }
        }
    }

    /// Advances the turn. Returns whether something has to be decided or drawn.
    fn advance(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.then {
            Then::Setup => self.rest_of_setup(),
            Then::Turn if self.turn.laid => {
                self.then = Then::After;
                false
            }
            Then::Turn => {
                self.turn.step = 0;
                if self.mine().is_full() {
                    self.then = Then::End;
                } else if self.can_take() || self.usable().next().is_some() {
                    self.stage = Stage::Turn;
                    return true;
                } else {
                    self.passes(log);
                }
                false
            }
            Then::Choose { which, left } => {
                let choices = self.choices(which, None);
                if choices.slots == 0 && choices.cells == 0 {
                    self.then = self.after_effect(which);
                    return false;
                }
                self.stage = Stage::Choose { which, left, first: None };
                true
            }
            Then::Effect(which) => {
                self.next_effect(which, log);
                self.draws_from_below()
            }
            Then::Laid(slot) => {
                self.then = Then::After;
                if let Some(slot) = slot.filter(|_| self.setup.seats == 1 && !self.mine().is_full()) {
                    self.farthest_leaves(slot, log);
                }
                false
            }
            Then::After => {
                // WW-MOD-2, WW-MOD-4: at any time of the turn, unless the display is full.
                self.turn.step = 0;
                self.turn.laid = true;
                if self.has_opportunities() && !self.mine().is_full() && self.usable().next().is_some() {
                    self.stage = Stage::After;
                    return true;
                }
                self.then = Then::End;
                false
            }
            Then::End => {
                self.end_turn(log);
                false
            }
            Then::Next => self.next_player(log),
            Then::Finish => self.finish(log),
        }
    }

    /// The effects of specials at setup (WW-MOD-1); then the first turn.
    fn rest_of_setup(&mut self) -> bool {
        match self.modules.effects.setup {
            SpecialEffect::HeadStart => {
                let waiting = self.in_turn_order().find(|seat| self.displays[seat.index()].is_empty());
                if let (Some(seat), Some(card)) = (waiting, self.stack.top) {
                    self.stack.take_top();
                    self.displays[seat.index()].lay(&self.setup.deck, Cell::FIRST, card, Side::Story);
                    return false;
                }
            }
            SpecialEffect::Legend if self.modules.legend.is_none() => {
                self.modules.legend = self.stack.take_top();
                self.stage = Stage::Goal(Shown::Legend);
                return true;
            }
            _ => {}
        }
        self.then = Then::Turn;
        false
    }

    /// The seats, from the first player.
    fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.setup.seats);
        (0..seats).map(move |at| Seat((first.0 + at) % seats))
    }

    /// WW-SOLO-1: the card farthest from the taken one's slot leaves the game.
    fn farthest_leaves(&mut self, slot: SlotId, log: &mut impl Log<Event>) {
        if let Some(far) = self.market.farthest(slot) {
            let side = self.market.side(far);
            if let Some(card) = self.market.take(far) {
                log.add(Event::Left { slot: far.number(), face: self.face(card, side) });
                self.discard(card);
            }
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn.laid = false;
        if self.turn.extra {
            self.turn.extra = false;
            self.then = Then::Turn;
            return;
        }
        self.then = Then::Next;
        if let SpecialEffect::Restless { turns } = self.modules.effects.play {
            self.turn.since += 1;
            if self.turn.since >= turns {
                self.turn.since = 0;
                self.turn_ends(log);
            }
        }
    }

    /// WW-34P-1, WW-MOD-4: clockwise to the next player who does not have 25 cards; the end if there is none.
    fn next_player(&mut self, log: &mut impl Log<Event>) -> bool {
        let seat = self.seat;
        let unfinished = |s: &Seat| !self.displays[s.index()].is_full();
        let next = (1..=self.setup.seats).map(|by| Seat((seat.0 + by) % self.setup.seats)).find(unfinished);
        let waiting = Seat::all(self.setup.seats).filter(unfinished).count();
        let Some(next) = next else {
            self.then = Then::Finish;
            return false;
        };
        self.turn.diagonal = false;
        self.turn.gap = false;
        self.turn.closed = self.turn.closing.take().filter(|_| next != seat);
        self.seat = next;
        self.then = Then::Turn;
        if usize::from(self.turn.passes) >= waiting {
            self.sweep(log);
        }
        false
    }

    /// Nobody can lay a card: the market leaves the game and is refilled; if the stack is empty, the game ends.
    fn sweep(&mut self, log: &mut impl Log<Event>) {
        self.turn.passes = 0;
        if self.stack.is_empty() {
            self.then = Then::Finish;
            return;
        }
        for slot in SlotId::all(self.market.slots) {
            if let Some(card) = self.market.take(slot) {
                self.discard(card);
            }
        }
        log.add(Event::Swept);
    }

    /// WW-END-1, and the last chances before it (WW-MOD-4).
    fn finish(&mut self, log: &mut impl Log<Event>) -> bool {
        for seat in self.in_turn_order() {
            self.seat = seat;
            for which in Which::ALL {
                let unused = self.mine().used & which.bit() == 0;
                if unused && self.effects(which) == [OpportunityEffect::LastChance] && self.coverers().next().is_some() {
                    self.stage = Stage::Last(which);
                    return true;
                }
            }
        }
        self.seat = self.first;
        self.turn.closed = None;
        self.turn.warm = None;
        self.turn.since = 0;
        log.add(Event::Over);
        self.stage = Stage::Over;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use den_core::{Deals as _, Played, Rules as _, Seed, Turn, built_in};

    /// WW-34P-2: when nobody can lay a card the market is replaced, and if the stack is empty the game ends.
    #[test]
    fn the_market_is_swept_when_nobody_can_lay_a_card() {
        let game = Played::<Wolfwalkers>::new(&built_in::<Wolfwalkers>(), &Options::default(), 3).expect("a game");
        let mut now = game.now().clone();
        let mut step = 0;
        let mut deal = |now: &mut Wolfwalkers, log: &mut Vec<Event>| {
            while now.turn() == Turn::Chance {
                step += 1;
                let chance = now.deal(&mut Seed::from_number(1).stream(step));
                now.resolve(&chance, log);
            }
        };
        deal(&mut now, &mut Vec::new());
        // As if every display had every story and every goal.
        for display in &mut now.displays {
            (display.stories_shown, display.goals_shown) = (u64::MAX, u64::MAX);
        }
        let mut log = Vec::new();
        now.then = Then::Turn;
        now.proceed(&mut log);
        let first = now.first;
        let passes = [0, 1, 2].map(|at| Event::Passed { seat: Seat((first.0 + at) % 3) });
        assert_eq!(log[..4], [passes[0], passes[1], passes[2], Event::Swept]);
        assert!(now.gone.0.len() == 6 && now.turn() == Turn::Chance);
        deal(&mut now, &mut log);
        assert_eq!(now.turn(), Turn::Over);
        // 110 cards are 18 markets of six and two cards, so the last market has gaps.
        assert_eq!(log.iter().filter(|event| **event == Event::Swept).count(), 18);
        assert_eq!(now.stack.len(), 0);
    }
}
