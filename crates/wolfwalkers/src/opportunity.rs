//! Using opportunities (WW-MOD-2): when each may be used, what is chosen for it, what it does.

use den_core::{Illegal, Log, Seat};

use crate::display::{NONE, Side};
use crate::event::Event;
use crate::modules::OpportunityEffect as Effect;
use crate::moves::Move;
use crate::place::Place;
use crate::state::{Hand, Shown, Stage, Then, Wolfwalkers};

/// What may be chosen for an opportunity: market places or cells of a display, as bits.
#[derive(Clone, Copy, Default)]
pub(crate) struct Choices {
    pub(crate) slots: u8,
    pub(crate) cells: u32,
}

impl Choices {
    fn is_empty(self) -> bool {
        self.slots == 0 && self.cells == 0
    }
}

impl Wolfwalkers {
    /// WW-MOD-2: each opportunity once per player, when it can do something.
    pub(crate) fn may_use(&self, which: u8) -> Result<(), Illegal> {
        let Some(card) = self.opportunity(which) else {
            return Err(Illegal::new("there is no such opportunity in this game", "WW-MOD-2"));
        };
        if self.mine().used >> which & 1 == 1 {
            return Err(Illegal::new(format!("you have used {} already", card.title), "WW-MOD-2"));
        }
        if card.effect == Effect::LastChance {
            return Err(Illegal::new("the last chance comes when all displays are finished", "WW-MOD-4"));
        }
        if self.can_use(which) { Ok(()) } else { Err(Illegal::new(format!("{} would do nothing now", card.title), "WW-MOD-2")) }
    }

    /// Whether the opportunity is unused and would do something.
    pub(crate) fn can_use(&self, which: u8) -> bool {
        let display = self.mine();
        let Some(effect) = self.effect(which).filter(|_| display.used >> which & 1 == 0) else { return false };
        let top = self.stack.top;
        match effect {
            Effect::Diagonal => !self.turn.diagonal && !display.is_empty(),
            Effect::Gap => !self.turn.gap && display.gaps() != 0,
            Effect::Extra => !self.turn.extra && display.len() < 24,
            Effect::Bottom => self.stack.len() > 0,
            Effect::Top => top.is_some() && !self.is_twice(top, Side::Story),
            Effect::Leap => top.is_some() && !self.is_twice(top, Side::Goal),
            Effect::Whirl => self.market.filled != 0,
            Effect::Patience => self.seats > 1,
            Effect::Count { symbol, .. } => display.count(symbol) > 0,
            Effect::LastChance => false,
            Effect::Barter => !self.choices(which, NONE).is_empty() && !self.choices(which, 0).is_empty(),
            _ => !self.choices(which, NONE).is_empty(),
        }
    }

    fn is_twice(&self, card: crate::display::Card, side: Side) -> bool {
        self.copies() > 1 && self.mine().has(card, side)
    }

    /// What may be chosen, after the first choice (or [`NONE`]).
    pub(crate) fn choices(&self, which: u8, first: u8) -> Choices {
        let Some(effect) = self.effect(which) else { return Choices::default() };
        let mine = self.mine();
        let slots = |slots: u8| Choices { slots, cells: 0 };
        let cells = |cells: u32| Choices { slots: 0, cells };
        let stories = mine.laid & !mine.goals;
        match effect {
            Effect::OtherSide => slots(self.slots_where(|card, side| !self.is_twice(card, side.other()))),
            Effect::Flush { .. } if self.stack.len() == 0 => slots(0),
            Effect::Flush { .. } | Effect::HandsOff => slots(self.market.filled),
            Effect::Look { .. } => slots(self.slots_where(|card, side| side == Side::Story && card.goal == NONE)),
            Effect::SecondChance => cells(mine.laid),
            Effect::Wander | Effect::Trade if mine.len() < 2 => cells(0),
            Effect::Wander => cells(mine.laid),
            Effect::Trade => cells(if first == NONE { mine.laid } else { mine.laid & !(1 << first) }),
            Effect::TurnOver => {
                cells(cells_where(mine.laid, |cell| mine.at(cell).is_some_and(|(card, side)| !self.is_twice(card, side.other()))))
            }
            Effect::Barter => {
                let (from, to) = (mine, &self.displays[usize::from(self.neighbour())]);
                let (from, to) = if first == NONE { (from, to) } else { (to, from) };
                let free = |cell: u8| to.stories_shown >> from.cards[usize::from(cell)].story & 1 == 0;
                cells(cells_where(from.laid & !from.goals, free))
            }
            Effect::Favourite { .. } => cells(mine.goals),
            Effect::AddSymbol { symbol } => cells(stories & !mine.shows[symbol as usize]),
            _ => Choices::default(),
        }
    }

    fn slots_where(&self, test: impl Fn(crate::display::Card, Side) -> bool) -> u8 {
        (0..self.market.places)
            .filter(|&slot| self.market.at(slot).is_some_and(|(card, side)| test(card, side)))
            .fold(0, |set, slot| set | 1 << slot)
    }

    /// Whether this is one of the choices for the opportunity that was used.
    pub(crate) fn may_choose(&self, which: u8, first: u8, m: Move) -> Result<(), Illegal> {
        let choices = self.choices(which, first);
        let ok = match m {
            Move::Slot(slot) => slot < 8 && choices.slots >> slot & 1 == 1,
            Move::Card(place) => place.cell().is_some_and(|cell| choices.cells >> cell & 1 == 1),
            _ => false,
        };
        if ok {
            return Ok(());
        }
        let title = self.opportunity(which).map_or("", |card| card.title.as_str());
        let what = if choices.slots != 0 { "choose a market card (`slot 4`)" } else { "choose a card (`card b2`)" };
        Err(Illegal::new(format!("that cannot be chosen for {title}: {what}"), "WW-MOD-2"))
    }

    /// Puts the marker on an opportunity and follows its text.
    pub(crate) fn use_opportunity(&mut self, which: u8, log: &mut impl Log<Event>) {
        let Some(effect) = self.effect(which) else { return };
        let seat = Seat(self.seat);
        log.add(Event::Used { seat, opportunity: which + 1, card: self.modules.opportunities[usize::from(which)] + 1 });
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
        let cell = if let Move::Card(place) = m { place.cell().unwrap_or(0) } else { 0 };
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
                display.put(&self.deck, first, b.0, b.1);
                display.put(&self.deck, cell, a.0, a.1);
                log.add(Event::Traded { seat, places: [Place::of(first), Place::of(cell)] });
            }
            Effect::Barter => {
                let other = usize::from(self.neighbour());
                let (mine, theirs) = (self.displays[me].lift(first).0, self.displays[other].lift(cell).0);
                self.displays[me].put(&self.deck, first, theirs, Side::Story);
                self.displays[other].put(&self.deck, cell, mine, Side::Story);
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
            display.put(&self.deck, cell, card, side.other());
        }
    }
}

fn cells_where(cells: u32, test: impl Fn(u8) -> bool) -> u32 {
    (0..25).filter(|&cell| cells >> cell & 1 == 1 && test(cell)).fold(0, |set, cell| set | 1 << cell)
}
