//! The effects of the opportunities (WW-MOD-2).

use den_core::{Log, Seat};

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::cell::Cell;
use crate::pieces::display::{Card, Side};
use crate::pieces::ids::{CellId, SlotId, Which};
use crate::pieces::modules::OpportunityEffect as Effect;
use crate::state::{Hand, Shown, Stage, Then, Wolfwalkers};

impl Wolfwalkers {
    /// Marks an opportunity as used and starts its effect.
    pub(crate) fn use_opportunity(&mut self, which: Which, log: &mut impl Log<Event>) {
        let Some(card) = self.opportunity_card(which) else { return };
        let seat = self.seat;
        log.add(Event::Used { seat, opportunity: which.number(), card: card.number(), ours: self.setup.opportunity_is_ours(card) });
        self.turn.passes = 0;
        self.displays[self.seat.index()].used |= which.bit();
        self.start_effect(which, log);
        if !self.draws_from_below() {
            self.proceed(log);
        }
    }

    /// Whether a card is being drawn from the bottom of the stack.
    pub(crate) fn draws_from_below(&self) -> bool {
        matches!(self.stage, Stage::Bottom | Stage::Dig)
    }

    /// What follows the effect that is being carried out: the next one, or the rest of the turn.
    pub(crate) fn after_effect(&self, which: Which) -> Then {
        if usize::from(self.turn.step) + 1 < self.effects(which).len() { Then::Effect(which) } else { Then::Turn }
    }

    /// The next effect of an opportunity. One that can do nothing any more is left out.
    pub(crate) fn next_effect(&mut self, which: Which, log: &mut impl Log<Event>) {
        self.turn.step += 1;
        if self.has_effect(which) {
            self.start_effect(which, log);
        } else {
            self.then = self.after_effect(which);
        }
    }

    /// Starts the effect that comes next.
    fn start_effect(&mut self, which: Which, log: &mut impl Log<Event>) {
        let Some(effect) = self.effect(which) else { return };
        let seat = self.seat;
        self.then = self.after_effect(which);
        match effect {
            Effect::Diagonal => self.turn.diagonal = true,
            Effect::Gap => self.turn.gap = true,
            Effect::Extra => self.turn.extra = true,
            Effect::Whirl => self.turn_ends(log),
            Effect::Patience => {
                self.turn.extra = false;
                self.then = Then::End;
            }
            Effect::Top => self.hand = self.stack.take_top().map(|card| Hand::drawn(card, Side::Story)),
            Effect::Leap => self.hand = self.stack.take_top().map(|card| Hand::drawn(card, Side::Goal)),
            Effect::Bottom | Effect::Dig => {
                let side = if effect == Effect::Dig { Side::Goal } else { Side::Story };
                if self.stack.under_len > 0 {
                    self.hand = self.stack.take_lowest().map(|card| Hand::drawn(card, side));
                } else if !self.stack.unseen.is_empty() {
                    self.stage = if effect == Effect::Dig { Stage::Dig } else { Stage::Bottom };
                } else {
                    self.hand = self.stack.take_top().map(|card| Hand::drawn(card, side));
                }
            }
            Effect::Count { symbol, points, most } => {
                let display = &mut self.displays[self.seat.index()];
                let scored = (display.count(symbol) as u8).saturating_mul(points).min(most);
                display.bonus = display.bonus.saturating_add(scored);
                log.add(Event::Scored { seat, points: scored });
            }
            Effect::Points { points } => {
                let display = &mut self.displays[self.seat.index()];
                display.bonus = display.bonus.saturating_add(points);
                log.add(Event::Scored { seat, points });
            }
            _ => self.then = Then::Choose { which, left: effect.choices() },
        }
    }

    /// Applies the effect of an opportunity to a chosen card.
    pub(crate) fn choose(&mut self, m: Move, log: &mut impl Log<Event>) {
        let Stage::Choose { which, left, first } = self.stage else { return };
        let Some(effect) = self.effect(which) else { return };
        self.then = if left > 1 { Then::Choose { which, left: left - 1 } } else { self.after_effect(which) };
        let proceeds = match m {
            Move::Slot(slot) => self.choose_slot(effect, slot, log),
            Move::Card(place) => place.index().is_some_and(|cell| self.choose_cell(which, effect, first, cell, log)),
            _ => false,
        };
        if proceeds {
            self.proceed(log);
        }
    }

    /// Applies the effect to a market card. Returns whether the turn continues immediately.
    fn choose_slot(&mut self, effect: Effect, slot: SlotId, log: &mut impl Log<Event>) -> bool {
        let seat = self.seat;
        let side = self.market.side(slot);
        match effect {
            Effect::OtherSide => {
                let card = self.market.take(slot);
                self.hand = card.map(|card| Hand { card, side: side.other(), slot: Some(slot), wanders: false });
            }
            Effect::Flush { .. } => {
                if let Some(card) = self.market.take(slot) {
                    log.add(Event::PutUnder { seat, face: self.face(card, side) });
                    self.stack.put_under(card);
                }
            }
            Effect::Clear { .. } => {
                if let Some(card) = self.market.take(slot) {
                    log.add(Event::Left { slot: slot.number(), face: self.face(card, side) });
                    self.discard(card);
                }
            }
            Effect::Flip { .. } => {
                self.market.turn(slot.bit());
                log.add(Event::EndsTurned { slots: [slot.number(); 2] });
            }
            Effect::HandsOff => {
                log.add(Event::Closed { seat, slot: slot.number() });
                self.turn.closing = Some(slot);
            }
            Effect::Look { .. } => {
                self.stage = Stage::Goal(Shown::Slot(slot));
                return false;
            }
            _ => {}
        }
        true
    }

    /// Applies the effect to a card in a display. Returns whether the turn continues immediately.
    fn choose_cell(&mut self, which: Which, effect: Effect, first: Option<CellId>, cell: CellId, log: &mut impl Log<Event>) -> bool {
        let seat = self.seat;
        let me = seat.index();
        match (effect, first) {
            (Effect::SecondChance { .. }, _) => {
                let whose = self.whose(effect).unwrap_or(seat);
                if let Some((card, side)) = self.lift(whose, cell) {
                    log.add(Event::PutUnder { seat, face: self.face(card, side) });
                    self.stack.put_under(card);
                }
            }
            (Effect::Wander { .. }, _) => {
                if let Some((card, side)) = self.lift(seat, cell) {
                    log.add(Event::Lifted { seat, face: self.face(card, side) });
                    self.hand = Some(Hand { card, side, slot: None, wanders: true });
                }
            }
            (Effect::TurnOver { .. }, _) => {
                if matches!(self.mine().at(cell), Some((Card { goal: None, .. }, Side::Story))) {
                    self.stage = Stage::Goal(Shown::Cell(cell));
                    return false;
                }
                self.turn_over(cell, log);
            }
            (Effect::Trade | Effect::Barter, None) => {
                self.stage = Stage::Choose { which, left: 1, first: Some(cell) };
                return false;
            }
            (Effect::Trade, Some(first)) => {
                let display = &mut self.displays[me];
                if let (Some(a), Some(b)) = (display.lift(&self.setup.deck, first), display.lift(&self.setup.deck, cell)) {
                    display.put(&self.setup.deck, first, b.0, b.1);
                    display.put(&self.setup.deck, cell, a.0, a.1);
                    log.add(Event::Traded { seat, places: [Cell::of(first), Cell::of(cell)] });
                }
            }
            (Effect::Barter, Some(first)) => {
                let with = self.neighbour();
                let lifted = (self.displays[me].lift(&self.setup.deck, first), self.displays[with.index()].lift(&self.setup.deck, cell));
                if let (Some((mine, _)), Some((theirs, _))) = lifted {
                    self.displays[me].put(&self.setup.deck, first, theirs, Side::Story);
                    self.displays[with.index()].put(&self.setup.deck, cell, mine, Side::Story);
                    let faces = [self.face(mine, Side::Story), self.face(theirs, Side::Story)];
                    log.add(Event::Bartered { seat, with, faces });
                }
            }
            (Effect::AddSymbol { symbol }, _) => {
                self.displays[me].shows[symbol as usize] |= cell.bit();
                self.mark(which, cell, log);
            }
            (Effect::Favourite { .. }, _) => self.mark(which, cell, log),
            _ => {}
        }
        true
    }

    /// Lifts a card from a display.
    fn lift(&mut self, seat: Seat, cell: CellId) -> Option<(Card, Side)> {
        let display = &mut self.displays[seat.index()];
        let lifted = display.lift(&self.setup.deck, cell);
        display.normalise();
        lifted
    }

    /// Puts the marker of an opportunity on a card in the player's display.
    fn mark(&mut self, which: Which, cell: CellId, log: &mut impl Log<Event>) {
        let display = &mut self.displays[self.seat.index()];
        if let (Some((card, side)), Some(marked)) = (display.at(cell), display.marked.get_mut(which.index())) {
            *marked = cell.bit();
            log.add(Event::Marked { seat: self.seat, face: self.face(card, side) });
        }
    }

    /// Turns over a card in the player's display whose sides are both known; a goal that is already there is turned back (WW-34P-2).
    pub(crate) fn turn_over(&mut self, cell: CellId, log: &mut impl Log<Event>) {
        let Some((card, side)) = self.mine().at(cell) else { return };
        let twice = self.is_twice(card, side.other());
        log.add(Event::Turned { seat: self.seat, face: self.face(card, side.other()), back: twice });
        if !twice {
            let display = &mut self.displays[self.seat.index()];
            display.lift(&self.setup.deck, cell);
            display.put(&self.setup.deck, cell, card, side.other());
        }
    }
}
