//! The moves: which cards may be taken, and where they may be laid.

mod opportunity;

use den_core::{Illegal, Moves, dice};
use rand::Rng;

use crate::pieces::cell::{Cell, Cells, each};
use crate::pieces::display::Side;
use crate::pieces::ids::{CellId, SlotId, Which};
use crate::pieces::modules::{OpportunityEffect, SpecialEffect};
use crate::state::{Stage, Wolfwalkers};
use crate::words::messages::Reason;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Take a market card and lay it: `take 3 at b2`.
    Take {
        /// The market slot.
        from: SlotId,
        /// The cell of the display.
        at: Cell,
    },
    /// Use an opportunity: `use 2`.
    Use(Which),
    /// Choose a market card for an opportunity: `slot 4`.
    Slot(SlotId),
    /// Choose a card of a display for an opportunity: `card b2`.
    Card(Cell),
    /// Lay the card in hand: `lay b2`.
    Lay(Cell),
    /// Take no card: `pass`.
    Pass,
}

/// The market cards that may be taken now, and where they may be laid.
#[derive(Clone, Copy)]
pub(crate) struct Offers {
    /// Market slots with a story that may be taken, as bits.
    pub(crate) stories: u8,
    /// Market slots with a goal that may be taken, as bits.
    pub(crate) goals: u8,
    pub(crate) story_cells: Cells,
    pub(crate) goal_cells: Cells,
}

impl Offers {
    fn is_empty(&self) -> bool {
        (self.stories == 0 || self.story_cells == 0) && (self.goals == 0 || self.goal_cells == 0)
    }
}

impl Moves for Wolfwalkers {
    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        match self.stage {
            Stage::Turn => {
                let offers = self.offers();
                self.list_takes(&offers, out);
                if self.has_opportunities() {
                    let nothing = out.is_empty();
                    out.extend(self.usable().map(Move::Use));
                    if nothing {
                        out.push(Move::Pass);
                    }
                }
            }
            Stage::Choose { which, first, .. } => {
                let choices = self.choices(which, first);
                out.extend(SlotId::each(choices.slots).map(Move::Slot));
                out.extend(CellId::each(choices.cells).map(|cell| Move::Card(Cell::of(cell))));
            }
            Stage::Lay => {
                if let Some(hand) = self.hand {
                    if !hand.wanders {
                        out.extend(self.usable().map(Move::Use));
                    }
                    out.extend(each(self.cells_for(hand.side)).map(Move::Lay));
                }
            }
            Stage::After => {
                out.extend(self.usable().map(Move::Use));
                out.push(Move::Pass);
            }
            Stage::Last(_) => {
                for from in self.coverers() {
                    out.extend(CellId::each(self.mine().laid).map(|cell| Move::Take { from, at: Cell::of(cell) }));
                }
                out.push(Move::Pass);
            }
            _ => {}
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        match (self.stage, m) {
            (Stage::Turn, Move::Take { from, at }) => self.may_take(from, at),
            (Stage::Turn | Stage::After, Move::Use(which)) => self.may_use(which),
            (Stage::Lay, Move::Use(which)) if self.hand.is_some_and(|hand| !hand.wanders) => self.may_use(which),
            (Stage::After, Move::Pass) => Ok(()),
            (Stage::Turn, Move::Pass) => self.may_pass(),
            (Stage::Choose { which, first, .. }, Move::Slot(_) | Move::Card(_)) => self.may_choose(which, first, m),
            (Stage::Lay, Move::Lay(at)) => self.may_lay(at),
            (Stage::Last(_), Move::Take { from, at }) => self.may_cover(from, at),
            (Stage::Last(_), Move::Pass) => Ok(()),
            (Stage::Turn, _) => Err(Illegal::new(Reason::TakeFirst, "WW-TURN-1")),
            (Stage::Choose { .. }, _) => Err(Illegal::new(Reason::ChooseFirst, "WW-MOD-2")),
            (Stage::Lay, _) => Err(Illegal::new(Reason::LayFirst, "WW-TURN-2")),
            (Stage::After, _) => Err(Illegal::new(Reason::UseOrEnd, "WW-MOD-2")),
            (Stage::Last(_), _) => Err(Illegal::new(Reason::CoverOrPass, "WW-MOD-4")),
            _ => Err(Illegal::new(Reason::NobodyMoves, "WW-TURN-1")),
        }
    }

    /// If the only option is to take a market card, no list is needed.
    #[inline]
    fn any_move(&self, buffer: &mut Vec<Move>, rng: &mut impl Rng) -> Move {
        if self.stage == Stage::Turn && !self.has_opportunities() {
            return self.any_take(rng);
        }
        buffer.clear();
        self.legal_moves(buffer);
        dice::one_of(rng, buffer)
    }
}

impl Wolfwalkers {
    fn list_takes(&self, offers: &Offers, out: &mut Vec<Move>) {
        let mut cells = [[Cell::FIRST; 36]; 2];
        let mut counts = [0; 2];
        // Usually stories and goals may be laid in the same cells, which are then listed once.
        let same = offers.goal_cells == offers.story_cells;
        for (kind, set) in [offers.story_cells, if same { 0 } else { offers.goal_cells }].into_iter().enumerate() {
            for cell in each(set) {
                cells[kind][counts[kind]] = cell;
                counts[kind] += 1;
            }
        }
        for from in SlotId::each(offers.stories | offers.goals) {
            let kind = usize::from(!same && offers.goals & from.bit() != 0);
            out.extend(cells[kind][..counts[kind]].iter().map(|&at| Move::Take { from, at }));
        }
    }

    /// A random move of [`Wolfwalkers::list_takes`], each equally likely.
    #[inline]
    fn any_take(&self, rng: &mut impl Rng) -> Move {
        let offers = self.offers();
        let (story_count, goal_count) = (offers.story_cells.count_ones(), offers.goal_cells.count_ones());
        let all = offers.stories.count_ones() * story_count + offers.goals.count_ones() * goal_count;
        let mut number = dice::below(rng, all);
        for from in SlotId::each(offers.stories | offers.goals) {
            let is_goal = offers.goals & from.bit() != 0;
            let (cells, count) = if is_goal { (offers.goal_cells, goal_count) } else { (offers.story_cells, story_count) };
            if number < count {
                return Move::Take { from, at: Cell::nth(cells, number) };
            }
            number -= count;
        }
        unreachable!("the number is below the number of moves")
    }

    /// WW-TURN-1, WW-TURN-2: take any market card, lay it next to one of your own.
    fn may_take(&self, from: SlotId, at: Cell) -> Result<(), Illegal> {
        let side = self.in_market(from)?;
        self.is_not_twice(from)?;
        let offers = self.offers();
        let (slots, cells) = match side {
            Side::Story => (offers.stories, offers.story_cells),
            Side::Goal => (offers.goals, offers.goal_cells),
        };
        if slots & from.bit() == 0 {
            return Err(self.why_closed(from, side));
        }
        if cells & at.bit() == 0 {
            return Err(self.why_not_there(at, side));
        }
        Ok(())
    }

    /// WW-TURN-1: there must be a card.
    fn in_market(&self, slot: SlotId) -> Result<Side, Illegal> {
        match self.market.at(slot) {
            Some((_, side)) => Ok(side),
            None if slot.index() < usize::from(self.market.slots) => Err(Illegal::new(Reason::EmptySlot { n: slot }, "WW-TURN-3")),
            None => Err(Illegal::new(Reason::NoSlot { n: self.market.slots }, "WW-SETUP-1")),
        }
    }

    /// WW-34P-2: no story and no goal twice in one display.
    fn is_not_twice(&self, from: SlotId) -> Result<(), Illegal> {
        if !self.has_it(from) {
            return Ok(());
        }
        let twice = if self.market.side(from) == Side::Story { Reason::StoryTwice } else { Reason::GoalTwice };
        Err(Illegal::new(twice, "WW-34P-2"))
    }

    /// Whether what a market slot shows is already in the player's display.
    #[inline]
    fn has_it(&self, slot: SlotId) -> bool {
        self.copies() > 1 && self.market.at(slot).is_some_and(|(card, side)| self.mine().has(card, side))
    }

    /// WW-TURN-4: no passing while a card can be laid.
    fn may_pass(&self) -> Result<(), Illegal> {
        if self.offers().is_empty() { Ok(()) } else { Err(Illegal::new(Reason::CannotPass, "WW-TURN-4")) }
    }

    /// WW-TURN-2, for a card that is in hand.
    fn may_lay(&self, at: Cell) -> Result<(), Illegal> {
        let side = self.hand.map_or(Side::Story, |hand| hand.side);
        if self.cells_for(side) & at.bit() != 0 { Ok(()) } else { Err(self.why_not_there(at, side)) }
    }

    /// WW-MOD-4: the last chance covers one of the player's cards.
    fn may_cover(&self, from: SlotId, at: Cell) -> Result<(), Illegal> {
        self.in_market(from)?;
        self.is_not_twice(from)?;
        match self.mine().card(at) {
            Some(_) => Ok(()),
            None => Err(Illegal::new(Reason::NoCardAt { at }, "WW-MOD-4")),
        }
    }

    fn why_closed(&self, slot: SlotId, side: Side) -> Illegal {
        if Some(slot) == self.turn.closed {
            let hands_off = Which::ALL.into_iter().find(|&which| self.effects(which).contains(&OpportunityEffect::HandsOff));
            let card = hands_off.and_then(|which| self.opportunity_title(which));
            return card.map_or_else(cannot_be_laid, |card| Illegal::new(Reason::SlotClosed { card }, "WW-MOD-2"));
        }
        if Some(slot) == self.turn.warm {
            return Illegal::new(Reason::SlotWarm, "WW-MOD-1");
        }
        match (self.modules.effects.play, side) {
            (SpecialEffect::Prologue { cards }, Side::Goal) => Illegal::new(Reason::StoriesFirst { n: cards }, "WW-MOD-1"),
            _ => cannot_be_laid(),
        }
    }

    fn why_not_there(&self, at: Cell, side: Side) -> Illegal {
        let display = self.mine();
        if display.card(at).is_some() {
            return Illegal::new(Reason::Occupied { at }, "WW-TURN-4");
        }
        if display.is_empty() {
            return Illegal::new(Reason::FirstCell, "WW-TURN-2");
        }
        let (width, height) = (i16::from(display.width), i16::from(display.height));
        let (row, column) = (i16::from(at.row()), i16::from(at.column()));
        if (column < 0 || column >= width) && width == 5 || (row < 0 || row >= height) && height == 5 {
            return Illegal::new(Reason::TooLarge { at }, "WW-TURN-2");
        }
        if side == Side::Goal && self.modules.effects.play == SpecialEffect::GoalsApart && display.beside_goals() & at.bit() != 0 {
            return Illegal::new(Reason::BesideGoal { at }, "WW-MOD-1");
        }
        Illegal::new(Reason::NotBeside { at }, "WW-TURN-2")
    }

    /// WW-TURN-2 with the cards that change it: where a card may be laid, ignoring that goals may have to be kept apart.
    #[inline]
    fn reach(&self) -> Cells {
        let display = self.mine();
        let mut cells = display.beside();
        if self.turn.diagonal || self.modules.effects.play == SpecialEffect::Diagonal {
            cells |= display.diagonal();
        }
        if self.turn.gap {
            cells |= display.gaps();
        }
        cells
    }

    /// Where a card in hand with this side up may be laid.
    pub(crate) fn cells_for(&self, side: Side) -> Cells {
        let cells = self.reach();
        let apart = cells & !self.mine().beside_goals();
        if side == Side::Goal && self.modules.effects.play == SpecialEffect::GoalsApart && apart != 0 { apart } else { cells }
    }

    /// What may be taken from the market, and where it may be laid. What a module card forbids is allowed if nothing else is possible.
    #[inline]
    pub(crate) fn offers(&self) -> Offers {
        let cells = self.reach();
        let mut all = Offers {
            stories: self.market.filled & !self.market.goals,
            goals: self.market.filled & self.market.goals,
            story_cells: cells,
            goal_cells: cells,
        };
        if self.copies() > 1 {
            let twice = SlotId::all(self.market.slots).filter(|&slot| self.has_it(slot)).fold(0, |set, slot| set | slot.bit());
            all.stories &= !twice;
            all.goals &= !twice;
        }
        if self.modules.special.is_none() {
            return all;
        }
        let mut offers = all;
        for slot in [self.turn.closed, self.turn.warm].into_iter().flatten() {
            offers.stories &= !slot.bit();
            offers.goals &= !slot.bit();
        }
        match self.modules.effects.play {
            SpecialEffect::Prologue { cards } if self.mine().len() < u32::from(cards) => offers.goals = 0,
            SpecialEffect::GoalsApart => offers.goal_cells &= !self.mine().beside_goals(),
            _ => {}
        }
        if offers.is_empty() { all } else { offers }
    }

    /// Whether any market card can be taken and laid.
    pub(crate) fn can_take(&self) -> bool {
        if self.copies() == 1 { self.market.filled != 0 } else { !self.offers().is_empty() }
    }

    /// The market slots whose card may cover one of the player's cards at the end.
    pub(crate) fn coverers(&self) -> impl Iterator<Item = SlotId> {
        SlotId::all(self.market.slots).filter(|&slot| self.market.at(slot).is_some() && !self.has_it(slot))
    }
}

fn cannot_be_laid() -> Illegal {
    Illegal::new(Reason::CannotBeLaid, "WW-TURN-2")
}
