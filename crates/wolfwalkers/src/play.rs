//! Playing: one function per kind of step, and what follows automatically.

mod opportunity;
mod turn;

use den_core::{Log, Play, Seat};

use crate::event::{Event, Face};
use crate::moves::Move;
use crate::pieces::cell::Cell;
use crate::pieces::display::{Card, NONE, Side};
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
    fn take(&mut self, from: u8, at: Cell, log: &mut impl Log<Event>) {
        let side = self.market.side(from);
        let card = self.market.take(from);
        log.add(Event::Took { seat: Seat(self.seat), slot: from + 1, face: self.face(card, side), at });
        self.laid(card, side, at, from);
        self.proceed(log);
    }

    /// The card in hand is laid.
    fn lay(&mut self, at: Cell, log: &mut impl Log<Event>) {
        let Hand { card, side, slot, wanders } = std::mem::replace(&mut self.hand, Hand::NONE);
        log.add(Event::Laid { seat: Seat(self.seat), face: self.face(card, side), at });
        if wanders {
            self.displays[usize::from(self.seat)].lay(&self.setup.deck, at, card, side);
            self.then = Then::Turn;
        } else {
            self.laid(card, side, at, slot);
        }
        self.proceed(log);
    }

    #[inline]
    fn laid(&mut self, card: Card, side: Side, at: Cell, slot: u8) {
        self.displays[usize::from(self.seat)].lay(&self.setup.deck, at, card, side);
        self.turn.passes = 0;
        self.turn.diagonal = false;
        self.turn.gap = false;
        if self.modules.effect == SpecialEffect::StillWarm && slot != NONE {
            self.turn.warm = slot;
        }
        self.then = Then::Laid(slot);
    }

    /// WW-MOD-4: one more card, on top of another.
    fn cover(&mut self, from: u8, at: Cell, log: &mut impl Log<Event>) {
        let Stage::Last(which) = self.stage else { return };
        let side = self.market.side(from);
        let card = self.market.take(from);
        log.add(Event::Covered { seat: Seat(self.seat), slot: from + 1, face: self.face(card, side), at });
        let cell = at.index().unwrap_or(0);
        let display = &mut self.displays[usize::from(self.seat)];
        display.used |= 1 << which;
        let (covered, _) = display.lift(cell);
        display.put(&self.setup.deck, cell, card, side);
        self.discard(covered);
        self.proceed(log);
    }

    /// WW-34P-2: nothing can be laid; or the last chance is not wanted.
    fn pass(&mut self, log: &mut impl Log<Event>) {
        if let Stage::Last(which) = self.stage {
            self.displays[usize::from(self.seat)].used |= 1 << which;
        } else {
            self.passes(log);
        }
        self.proceed(log);
    }

    /// The turn ends without a card.
    pub(crate) fn passes(&mut self, log: &mut impl Log<Event>) {
        log.add(Event::Passed { seat: Seat(self.seat) });
        self.turn.passes += 1;
        self.turn.extra = false;
        self.then = Then::End;
    }

    /// What a card shows with this side up.
    #[inline]
    pub(crate) fn face(&self, card: Card, side: Side) -> Face {
        match side {
            Side::Story => self.setup.story_faces[usize::from(card.story)],
            Side::Goal => self.setup.goal_faces[usize::from(card.goal)],
        }
    }
}
