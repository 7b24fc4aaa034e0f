//! When an opportunity may be used, and what may be chosen for it (WW-MOD-2).

use den_core::{Illegal, Seat};

use crate::moves::Move;
use crate::pieces::display::{Card, Side};
use crate::pieces::ids::{CellId, SlotId, Which};
use crate::pieces::modules::{Moments, OpportunityEffect as Effect, Who};
use crate::state::{Stage, Wolfwalkers};
use crate::words::messages::Reason;

/// What may be chosen for an opportunity: market slots or cells of a display, as bits.
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
    /// WW-MOD-2: each opportunity once per player, if it has an effect.
    pub(crate) fn may_use(&self, which: Which) -> Result<(), Illegal> {
        let (Some(effect), Some(card)) = (self.effect(which), self.opportunity_title(which)) else {
            return Err(Illegal::new(Reason::NoOpportunity, "WW-MOD-2"));
        };
        if self.mine().used & which.bit() != 0 {
            return Err(Illegal::new(Reason::Used { card }, "WW-MOD-2"));
        }
        if effect == Effect::LastChance {
            return Err(Illegal::new(Reason::OnlyAtTheEnd { card }, "WW-MOD-4"));
        }
        let moments = self.moments(which);
        if !moments.has(self.moment()) {
            let reason = if moments.has(Moments::IN_HAND) && self.turn.laid {
                Reason::OnlyBeforeLaying { card }
            } else if !moments.has(Moments::AFTER) {
                Reason::OnlyBefore { card }
            } else if moments.has(Moments::BEFORE) {
                Reason::LayFirst
            } else {
                Reason::OnlyAfter { card }
            };
            return Err(Illegal::new(reason, "WW-MOD-2"));
        }
        if self.can_use(which) { Ok(()) } else { Err(Illegal::new(Reason::NoEffect { card }, "WW-MOD-2")) }
    }

    fn moments(&self, which: Which) -> Moments {
        self.opportunity(which).map_or(Moments::BEFORE, |card| card.moments)
    }

    /// The moment of the turn.
    fn moment(&self) -> Moments {
        match (self.hand, self.turn.laid) {
            (Some(_), _) => Moments::IN_HAND,
            (None, false) => Moments::BEFORE,
            (None, true) => Moments::AFTER,
        }
    }

    /// The opportunities that may be used now.
    pub(crate) fn usable(&self) -> impl Iterator<Item = Which> {
        Which::ALL.into_iter().filter(|&which| self.can_use(which))
    }

    /// Whether the opportunity is unused, may be used now, and its first effect would do something.
    pub(crate) fn can_use(&self, which: Which) -> bool {
        let now = self.mine().used & which.bit() == 0 && self.moments(which).has(self.moment());
        now && self.has_effect(which)
    }

    /// Whether the effect that comes next would do something.
    pub(crate) fn has_effect(&self, which: Which) -> bool {
        let display = self.mine();
        let Some(effect) = self.effect(which) else { return false };
        let top = self.stack.top;
        match effect {
            Effect::Diagonal => !self.turn.diagonal && !display.is_empty(),
            Effect::Gap => !self.turn.gap && display.gaps() != 0,
            Effect::Extra => !self.turn.extra && display.len() < 24,
            Effect::Bottom | Effect::Dig => !self.stack.is_empty(),
            Effect::Points { .. } => true,
            Effect::Top => top.is_some_and(|card| !self.is_twice(card, Side::Story)),
            Effect::Leap => top.is_some_and(|card| !self.is_twice(card, Side::Goal)),
            Effect::Whirl => self.market.filled != 0,
            Effect::Patience => self.setup.seats > 1,
            Effect::Count { symbol, .. } => display.count(symbol) > 0,
            Effect::LastChance => false,
            Effect::Barter => !self.choices(which, None).is_empty() && !self.choices(which, Some(CellId::new(0))).is_empty(),
            _ => !self.choices(which, None).is_empty(),
        }
    }

    pub(crate) fn is_twice(&self, card: Card, side: Side) -> bool {
        self.copies() > 1 && self.mine().has(card, side)
    }

    /// What may be chosen, possibly after a first choice.
    pub(crate) fn choices(&self, which: Which, first: Option<CellId>) -> Choices {
        let Some(effect) = self.effect(which) else { return Choices::default() };
        let mine = self.mine();
        let slots = |slots: u8| Choices { slots, cells: 0 };
        let cells = |cells: u32| Choices { slots: 0, cells };
        let stories = mine.laid & !mine.goals;
        match effect {
            Effect::OtherSide => slots(self.slots_where(|card, side| !self.is_twice(card, side.other()))),
            Effect::Flush { .. } | Effect::Clear { .. } if self.stack.is_empty() => slots(0),
            Effect::Flush { .. } | Effect::Clear { .. } | Effect::Flip { .. } | Effect::HandsOff => slots(self.market.filled),
            Effect::Look { .. } => slots(self.slots_where(|card, side| side == Side::Story && card.goal.is_none())),
            Effect::SecondChance { .. } => cells(self.whose(effect).map_or(0, |seat| self.displays[seat.index()].laid)),
            Effect::Wander { .. } | Effect::Trade if mine.len() < 2 => cells(0),
            Effect::Wander { .. } => cells(mine.laid),
            Effect::Trade => cells(mine.laid & !first.map_or(0, CellId::bit)),
            Effect::TurnOver { .. } => {
                cells(cells_where(mine.laid, |cell| mine.at(cell).is_some_and(|(card, side)| !self.is_twice(card, side.other()))))
            }
            Effect::Barter => {
                let (from, to) = (mine, &self.displays[self.neighbour().index()]);
                let (from, to) = if first.is_none() { (from, to) } else { (to, from) };
                let free = |cell: CellId| from.at(cell).is_some_and(|(card, _)| to.stories_shown & card.story.bit() == 0);
                cells(cells_where(from.laid & !from.goals, free))
            }
            Effect::Favourite { .. } => cells(mine.goals),
            Effect::AddSymbol { symbol } => cells(stories & !mine.shows[symbol as usize]),
            _ => Choices::default(),
        }
    }

    /// Whose display an effect changes; `None` if it is the next player's and there is none.
    pub(crate) fn whose(&self, effect: Effect) -> Option<Seat> {
        match effect {
            Effect::SecondChance { who: Some(Who::Next), .. } => Some(self.neighbour()).filter(|seat| *seat != self.seat),
            _ => Some(self.seat),
        }
    }

    /// The seat whose display contains the cells to choose from now.
    pub(crate) fn chooses_in(&self) -> Seat {
        match self.stage {
            Stage::Choose { which, first, .. } => match (self.effect(which), first) {
                (Some(Effect::Barter), Some(_)) => self.neighbour(),
                (Some(effect), _) => self.whose(effect).unwrap_or(self.seat),
                _ => self.seat,
            },
            _ => self.seat,
        }
    }

    fn slots_where(&self, test: impl Fn(Card, Side) -> bool) -> u8 {
        SlotId::all(self.market.slots)
            .filter(|&slot| self.market.at(slot).is_some_and(|(card, side)| test(card, side)))
            .fold(0, |set, slot| set | slot.bit())
    }

    /// Whether this is one of the choices for the opportunity that was used.
    pub(crate) fn may_choose(&self, which: Which, first: Option<CellId>, m: Move) -> Result<(), Illegal> {
        let choices = self.choices(which, first);
        let ok = match m {
            Move::Slot(slot) => choices.slots & slot.bit() != 0,
            Move::Card(cell) => cell.index().is_some_and(|cell| choices.cells & cell.bit() != 0),
            _ => false,
        };
        if ok {
            return Ok(());
        }
        let Some(card) = self.opportunity_title(which) else { return Err(Illegal::new(Reason::NoOpportunity, "WW-MOD-2")) };
        let other = if choices.slots != 0 { Reason::ChooseSlot { card } } else { Reason::ChooseCard { card } };
        Err(Illegal::new(other, "WW-MOD-2"))
    }
}

fn cells_where(cells: u32, test: impl Fn(CellId) -> bool) -> u32 {
    CellId::each(cells).filter(|&cell| test(cell)).fold(0, |set, cell| set | cell.bit())
}
