//! The effects of moves: one function per kind of move, and what follows automatically.

mod opportunity;
mod turn;

use den_core::{Log, Play};

use crate::event::{Event, Face};
use crate::moves::Move;
use crate::pieces::cell::Cell;
use crate::pieces::display::{Card, Side};
use crate::pieces::ids::SlotId;
use crate::pieces::modules::SpecialEffect;
use crate::state::{Hand, Stage, Then, Wolfwalkers};

impl Play for Wolfwalkers {
    #[inline]
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        match m {
            Move::Take { from, at } if matches!(self.stage, Stage::Last(_)) => self.cover(from, at, log),
            Move::Take { from, at } => self.take(from, at, log),
            Move::Use(which) => self.use_opportunity(which, log),
            Move::Slot(_) | Move::Card(_) => self.choose(m, log),
            Move::Lay(at) => self.lay(at, log),
            Move::Pass => self.pass(log),
        }
    }
}

impl Wolfwalkers {
    /// WW-TURN-1, WW-TURN-2: a market card is taken and laid.
    fn take(&mut self, from: SlotId, at: Cell, log: &mut impl Log<Event>) {
        let Some(card) = self.market.take(from) else { return };
        let side = self.market.side(from);
        log.add(Event::Took { seat: self.seat, slot: from.number(), face: self.face(card, side), at });
        self.laid(card, side, at, Some(from));
        self.proceed(log);
    }

    /// The card in hand is laid.
    fn lay(&mut self, at: Cell, log: &mut impl Log<Event>) {
        let Some(Hand { card, side, slot, wanders }) = self.hand.take() else { return };
        log.add(Event::Laid { seat: self.seat, face: self.face(card, side), at });
        if wanders {
            // What follows was decided when the card was lifted.
            self.displays[self.seat.index()].lay(&self.setup.deck, at, card, side);
        } else {
            self.laid(card, side, at, slot);
        }
        self.proceed(log);
    }

    #[inline]
    fn laid(&mut self, card: Card, side: Side, at: Cell, slot: Option<SlotId>) {
        self.displays[self.seat.index()].lay(&self.setup.deck, at, card, side);
        self.turn.passes = 0;
        self.turn.diagonal = false;
        self.turn.gap = false;
        if self.modules.effects.play == SpecialEffect::StillWarm && slot.is_some() {
            self.turn.warm = slot;
        }
        self.then = Then::Laid(slot);
    }

    /// WW-MOD-4: a market card is laid on top of another card.
    fn cover(&mut self, from: SlotId, at: Cell, log: &mut impl Log<Event>) {
        let Stage::Last(which) = self.stage else { return };
        let Some(card) = self.market.take(from) else { return };
        let side = self.market.side(from);
        log.add(Event::Covered { seat: self.seat, slot: from.number(), face: self.face(card, side), at });
        let Some(cell) = at.index() else { return };
        let display = &mut self.displays[self.seat.index()];
        display.used |= which.bit();
        let covered = display.lift(&self.setup.deck, cell);
        display.put(&self.setup.deck, cell, card, side);
        if let Some((covered, _)) = covered {
            self.discard(covered);
        }
        self.proceed(log);
    }

    /// WW-34P-2: the player cannot lay a card, declines the last chance, or uses no more opportunities.
    fn pass(&mut self, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Last(which) => self.displays[self.seat.index()].used |= which.bit(),
            Stage::After => self.then = Then::End,
            _ => self.passes(log),
        }
        self.proceed(log);
    }

    /// Ends the turn without a card.
    pub(crate) fn passes(&mut self, log: &mut impl Log<Event>) {
        log.add(Event::Passed { seat: self.seat });
        self.turn.passes += 1;
        self.turn.extra = false;
        self.then = Then::End;
    }

    /// What a card shows with this side up.
    #[inline]
    pub(crate) fn face(&self, card: Card, side: Side) -> Face {
        match side {
            Side::Story => self.setup.story_faces[card.story.index()],
            Side::Goal => card.goal.map_or(self.setup.story_faces[card.story.index()], |goal| self.setup.goal_faces[goal.index()]),
        }
    }
}
