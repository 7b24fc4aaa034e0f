//! What the opportunities do (WW-MOD-2).

use den_core::{Log, Seat};

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::cell::Cell;
use crate::pieces::display::{NONE, Side};
use crate::pieces::modules::OpportunityEffect as Effect;
use crate::state::{Hand, Shown, Stage, Then, Wolfwalkers};

impl Wolfwalkers {
    /// Puts the marker on an opportunity and follows its text.
    pub(crate) fn use_opportunity(&mut self, which: u8, log: &mut impl Log<Event>) {
        let Some(effect) = self.effect(which) else { return };
        let seat = Seat(self.seat);
        let card = self.modules.opportunities[usize::from(which)];
        log.add(Event::Used { seat, opportunity: which + 1, card: card + 1, ours: self.setup.opportunity_is_ours(card) });
        self.turn.passes = 0;
        self.displays[usize::from(self.seat)].used |= 1 << which;
        self.then = Then::Turn;
        match effect {
            Effect::Diagonal => self.turn.diagonal = true,
            Effect::Gap => self.turn.gap = true,
            Effect::Extra => self.turn.extra = true,
            Effect::Whirl => self.turn_ends(log),
            Effect::Patience => {
                self.turn.extra = false;
                self.then = Then::End;
            }
            Effect::Top => self.hand = Hand { card: self.stack.take_top(), ..Hand::NONE },
            Effect::Leap => self.hand = Hand { card: self.stack.take_top(), side: Side::Goal, ..Hand::NONE },
            Effect::Bottom => {
                if self.stack.under_len > 0 {
                    self.hand = Hand { card: self.stack.take_lowest(), ..Hand::NONE };
                } else if !self.stack.unseen.is_empty() {
                    self.stage = Stage::Bottom;
                    return;
                } else {
                    self.hand = Hand { card: self.stack.take_top(), ..Hand::NONE };
                }
            }
            Effect::Count { symbol, points, most } => {
                let display = &mut self.displays[usize::from(self.seat)];
                let scored = (display.count(symbol) as u8).saturating_mul(points).min(most);
                display.bonus = display.bonus.saturating_add(scored);
                log.add(Event::Scored { seat, points: scored });
            }
            Effect::Flush { cards } | Effect::Look { cards } => self.then = Then::Choose { which, left: cards },
            Effect::Trade | Effect::Barter => self.then = Then::Choose { which, left: 2 },
            _ => self.then = Then::Choose { which, left: 1 },
        }
        self.proceed(log);
    }

    /// Follows the text of an opportunity with a card that was chosen for it.
    pub(crate) fn choose(&mut self, m: Move, log: &mut impl Log<Event>) {
        let Stage::Choose { which, left, first } = self.stage else { return };
        let Some(effect) = self.effect(which) else { return };
        let me = usize::from(self.seat);
        let seat = Seat(self.seat);
        self.then = if left > 1 { Then::Choose { which, left: left - 1 } } else { Then::Turn };
        let slot = if let Move::Slot(slot) = m { slot } else { 0 };
        let cell = if let Move::Card(place) = m { place.index().unwrap_or(0) } else { 0 };
        let bit = 1 << cell;
        match effect {
            Effect::OtherSide => {
                let side = self.market.side(slot).other();
                self.hand = Hand { card: self.market.take(slot), side, slot, wanders: false };
                self.then = Then::Turn;
            }
            Effect::Flush { .. } => {
                let face = self.face(self.market.cards[usize::from(slot)], self.market.side(slot));
                log.add(Event::PutUnder { seat, face });
                let card = self.market.take(slot);
                self.stack.put_under(card);
            }
            Effect::HandsOff => {
                log.add(Event::Closed { seat, slot: slot + 1 });
                self.turn.closing = slot;
            }
            Effect::Look { .. } => {
                self.stage = Stage::Goal(Shown::Slot(slot));
                return;
            }
            Effect::SecondChance => {
                let (card, side) = self.displays[me].lift(cell);
                self.displays[me].settle();
                log.add(Event::PutUnder { seat, face: self.face(card, side) });
                self.stack.put_under(card);
            }
            Effect::Wander => {
                let (card, side) = self.displays[me].lift(cell);
                self.displays[me].settle();
                log.add(Event::Lifted { seat, face: self.face(card, side) });
                self.hand = Hand { card, side, slot: NONE, wanders: true };
            }
            Effect::TurnOver => {
                let (card, side) = (self.displays[me].cards[usize::from(cell)], self.side_of(cell));
                if side == Side::Story && card.goal == NONE {
                    self.stage = Stage::Goal(Shown::Cell(cell));
                    return;
                }
                self.turn_over(cell, log);
            }
            Effect::Trade | Effect::Barter if first == NONE => {
                self.stage = Stage::Choose { which, left: 1, first: cell };
                return;
            }
            Effect::Trade => {
                let display = &mut self.displays[me];
                let (a, b) = (display.lift(first), display.lift(cell));
                display.put(&self.setup.deck, first, b.0, b.1);
                display.put(&self.setup.deck, cell, a.0, a.1);
                log.add(Event::Traded { seat, places: [Cell::of(first), Cell::of(cell)] });
            }
            Effect::Barter => {
                let other = usize::from(self.neighbour());
                let (mine, theirs) = (self.displays[me].lift(first).0, self.displays[other].lift(cell).0);
                self.displays[me].put(&self.setup.deck, first, theirs, Side::Story);
                self.displays[other].put(&self.setup.deck, cell, mine, Side::Story);
                let faces = [self.face(mine, Side::Story), self.face(theirs, Side::Story)];
                log.add(Event::Bartered { seat, with: Seat(other as u8), faces });
            }
            Effect::AddSymbol { symbol } => {
                self.displays[me].shows[symbol as usize] |= bit;
                self.displays[me].marked[usize::from(which)] = bit;
                log.add(Event::Marked { seat, face: self.face(self.displays[me].cards[usize::from(cell)], Side::Story) });
            }
            Effect::Favourite { .. } => {
                self.displays[me].marked[usize::from(which)] = bit;
                log.add(Event::Marked { seat, face: self.face(self.displays[me].cards[usize::from(cell)], Side::Goal) });
            }
            _ => {}
        }
        self.proceed(log);
    }

    /// The side that a card of the own display shows.
    fn side_of(&self, cell: u8) -> Side {
        if self.mine().goals >> cell & 1 == 1 { Side::Goal } else { Side::Story }
    }

    /// Turns over a card of the own display whose both sides are known; a goal that is there already is turned back (WW-34P-2).
    pub(crate) fn turn_over(&mut self, cell: u8, log: &mut impl Log<Event>) {
        let side = self.side_of(cell);
        let card = self.mine().cards[usize::from(cell)];
        let twice = self.is_twice(card, side.other());
        log.add(Event::Turned { seat: Seat(self.seat), face: self.face(card, side.other()), back: twice });
        if !twice {
            let display = &mut self.displays[usize::from(self.seat)];
            display.lift(cell);
            display.put(&self.setup.deck, cell, card, side.other());
        }
    }
}
