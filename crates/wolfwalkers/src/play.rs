//! Playing: one function per kind of step, and what follows by itself.

use den_core::{Illegal, Log, Seat};
use rand::Rng;

use crate::display::{Card, NONE, Place, Side};
use crate::event::{Event, Face};
use crate::market::Market;
use crate::modules::{OpportunityEffect, SpecialEffect};
use crate::moves::Move;
use crate::state::{Hand, Shown, Stage, Then, Wolfwalkers};

/// A result of chance. Cards are counted from 0 inside and from 1 in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// WW-SETUP-3: who begins: `first 2`.
    First(Seat),
    /// WW-MOD-1: the special: `special 4`.
    Special(u8),
    /// WW-MOD-2: three opportunities, sorted: `opportunities 3 8 21`.
    Opportunities([u8; 3]),
    /// WW-INFO-1: the story of the card that is now on top of the stack, or was drawn from its bottom: `story 17`.
    Story(u8),
    /// WW-INFO-2: the goal that is shown for the first time: `goal 23`.
    Goal(u8),
}

impl Wolfwalkers {
    /// Plays a move.
    #[inline]
    pub(crate) fn make(&mut self, m: Move, log: &mut impl Log<Event>) {
        match m {
            Move::Take { from, at } if matches!(self.stage, Stage::Last(_)) => self.cover(from, at, log),
            Move::Take { from, at } => self.take(from, at, log),
            Move::Use(which) => self.use_opportunity(which, log),
            Move::Slot(_) | Move::Card(_) => self.choose(m, log),
            Move::Lay(at) => self.lay(at, log),
            Move::Pass => self.pass(log),
        }
    }

    /// WW-TURN-1, WW-TURN-2: a market card is taken and laid.
    fn take(&mut self, from: u8, at: Place, log: &mut impl Log<Event>) {
        let side = self.market.side(from);
        let card = self.market.take(from);
        log.add(Event::Took { seat: Seat(self.seat), slot: from + 1, face: self.face(card, side), at });
        self.laid(card, side, at, from);
        self.proceed(log);
    }

    /// The card in hand is laid.
    fn lay(&mut self, at: Place, log: &mut impl Log<Event>) {
        let Hand { card, side, slot, wanders } = std::mem::replace(&mut self.hand, Hand::NONE);
        log.add(Event::Laid { seat: Seat(self.seat), face: self.face(card, side), at });
        if wanders {
            self.displays[usize::from(self.seat)].lay(&self.deck, at, card, side);
            self.then = Then::Turn;
        } else {
            self.laid(card, side, at, slot);
        }
        self.proceed(log);
    }

    #[inline]
    fn laid(&mut self, card: Card, side: Side, at: Place, slot: u8) {
        self.displays[usize::from(self.seat)].lay(&self.deck, at, card, side);
        self.turn.passes = 0;
        self.turn.diagonal = false;
        self.turn.gap = false;
        if self.modules.effect == SpecialEffect::StillWarm && slot != NONE {
            self.turn.warm = slot;
        }
        self.then = Then::Laid(slot);
    }

    /// WW-MOD-4: one more card, on top of another.
    fn cover(&mut self, from: u8, at: Place, log: &mut impl Log<Event>) {
        let Stage::Last(which) = self.stage else { return };
        let side = self.market.side(from);
        let card = self.market.take(from);
        log.add(Event::Covered { seat: Seat(self.seat), slot: from + 1, face: self.face(card, side), at });
        let cell = at.cell().unwrap_or(0);
        let display = &mut self.displays[usize::from(self.seat)];
        display.used |= 1 << which;
        let (covered, _) = display.lift(cell);
        display.put(&self.deck, cell, card, side);
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

    fn passes(&mut self, log: &mut impl Log<Event>) {
        log.add(Event::Passed { seat: Seat(self.seat) });
        self.turn.passes += 1;
        self.turn.extra = false;
        self.then = Then::End;
    }

    /* chance */

    /// What the dealer would deal now.
    pub(crate) fn deal(&self, rng: &mut impl Rng) -> Chance {
        match self.stage {
            Stage::First => Chance::First(Seat(den_core::dice::below(rng, u32::from(self.seats)) as u8)),
            Stage::Special => Chance::Special(den_core::dice::bit_of(rng, self.modules.specials) as u8),
            Stage::Opportunities => {
                let mut left = self.modules.draw_from;
                let mut drawn = [NONE; 3];
                for card in &mut drawn {
                    *card = den_core::dice::bit_of(rng, left) as u8;
                    left &= !(1 << *card);
                }
                drawn.sort_unstable();
                Chance::Opportunities(drawn)
            }
            Stage::Goal(shown) => Chance::Goal(match &self.backs {
                Some(backs) => backs[usize::from(self.shown(shown).story)],
                None => self.unseen.draw(rng),
            }),
            _ => Chance::Story(self.stack.unseen.draw(rng)),
        }
    }

    /// Whether the dealer could have dealt this.
    pub(crate) fn dealt(&self, chance: &Chance) -> Result<(), Illegal> {
        let no = |what: String, rule| Err(Illegal::new(what, rule));
        match (self.stage, *chance) {
            (Stage::First, Chance::First(seat)) if seat.0 < self.seats => Ok(()),
            (Stage::First, Chance::First(seat)) => no(format!("there is no seat {seat} at this table"), "WW-SETUP-3"),
            (Stage::First, _) => no("who begins is drawn first (`first 1`)".into(), "WW-SETUP-3"),
            (Stage::Special, Chance::Special(card)) if card < 64 && self.modules.specials >> card & 1 == 1 => Ok(()),
            (Stage::Special, _) => no("the special is drawn, from those that are played with (`special 1`)".into(), "WW-MOD-1"),
            (Stage::Opportunities, Chance::Opportunities(cards)) => {
                if !cards.iter().all(|&card| card < 64 && self.modules.draw_from >> card & 1 == 1) {
                    return no("an opportunity that is not played with".into(), "WW-MOD-2");
                }
                if cards[0] >= cards[1] || cards[1] >= cards[2] {
                    return no("three different opportunities, the lowest number first".into(), "WW-MOD-2");
                }
                Ok(())
            }
            (Stage::Opportunities, _) => no("three opportunities are drawn (`opportunities 1 2 3`)".into(), "WW-MOD-2"),
            (Stage::Top | Stage::Bottom, Chance::Story(story)) if self.stack.unseen.count(story) > 0 => Ok(()),
            (Stage::Top | Stage::Bottom, Chance::Story(story)) if usize::from(story) < self.deck.stories.len() => {
                no(format!("story {} is no longer in the stack", u16::from(story) + 1), "WW-INFO-1")
            }
            (Stage::Top | Stage::Bottom, Chance::Story(story)) => no(format!("there is no story {}", u16::from(story) + 1), "WW-COMP-1"),
            (Stage::Top | Stage::Bottom, _) => no("a card of the stack shows its story (`story 17`)".into(), "WW-INFO-1"),
            (Stage::Goal(shown), Chance::Goal(goal)) => {
                if usize::from(goal) >= self.deck.goals.len() {
                    return no(format!("there is no goal {}", u16::from(goal) + 1), "WW-COMP-1");
                }
                if self.unseen.count(goal) == 0 {
                    return no(format!("goal {} has been seen on another card", goal + 1), "WW-INFO-2");
                }
                match &self.backs {
                    Some(backs) if backs[usize::from(self.shown(shown).story)] != goal => {
                        no(format!("goal {} is not behind this story", goal + 1), "WW-INFO-2")
                    }
                    _ => Ok(()),
                }
            }
            (Stage::Goal(_), _) => no("a card is turned over for the first time (`goal 23`)".into(), "WW-INFO-2"),
            _ => no("nothing is dealt now".into(), "WW-TURN-3"),
        }
    }

    /// Applies a result of chance.
    pub(crate) fn apply(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match chance {
            Chance::First(seat) => {
                (self.first, self.seat) = (seat.0, seat.0);
                log.add(Event::First { seat });
                self.open(log);
            }
            Chance::Special(card) => {
                self.modules.special = card;
                self.modules.specials = 0;
                self.open(log);
            }
            Chance::Opportunities(cards) => {
                self.modules.opportunities = cards;
                self.modules.draw_from = 0;
                self.open(log);
            }
            Chance::Story(story) => {
                self.stack.unseen.take(story);
                if self.stage == Stage::Bottom {
                    self.hand = Hand { card: Card::front(story), ..Hand::NONE };
                    log.add(Event::Drew { seat: Seat(self.seat), face: self.face(self.hand.card, Side::Story) });
                } else {
                    self.stack.top = Card::front(story);
                }
                self.proceed(log);
            }
            Chance::Goal(goal) => {
                let Stage::Goal(shown) = self.stage else { return };
                self.unseen.take(goal);
                self.shown_mut(shown).goal = goal;
                let face = self.face(self.shown(shown), Side::Goal);
                match shown {
                    Shown::Slot(slot) => log.add(Event::Shown { slot: slot + 1, face }),
                    Shown::Cell(cell) => self.turn_over(cell, log),
                    Shown::Legend => log.add(Event::Legend { face }),
                    Shown::Hand => log.add(Event::Drew { seat: Seat(self.seat), face }),
                }
                self.proceed(log);
            }
        }
    }

    fn shown(&self, shown: Shown) -> Card {
        match shown {
            Shown::Slot(slot) => self.market.cards[usize::from(slot)],
            Shown::Hand => self.hand.card,
            Shown::Cell(cell) => self.mine().cards[usize::from(cell)],
            Shown::Legend => self.modules.legend,
        }
    }

    fn shown_mut(&mut self, shown: Shown) -> &mut Card {
        match shown {
            Shown::Slot(slot) => &mut self.market.cards[usize::from(slot)],
            Shown::Hand => &mut self.hand.card,
            Shown::Cell(cell) => &mut self.displays[usize::from(self.seat)].cards[usize::from(cell)],
            Shown::Legend => &mut self.modules.legend,
        }
    }

    /* what follows by itself */

    /// The setup as far as the module cards: the next draw, or the market.
    pub(crate) fn open(&mut self, log: &mut impl Log<Event>) {
        if self.modules.specials != 0 {
            self.stage = Stage::Special;
            return;
        }
        if self.modules.draw_from != 0 {
            self.stage = Stage::Opportunities;
            return;
        }
        if let Some(special) = self.special() {
            self.modules.effect = special.effect;
            log.add(Event::Special { card: self.modules.special + 1 });
        }
        if self.has_opportunities() {
            log.add(Event::Opportunities { cards: self.modules.opportunities.map(|card| card.wrapping_add(1)) });
        }
        if let SpecialEffect::Market { stories, goals } = self.modules.effect {
            self.market = Market::new(stories, goals);
        }
        self.space_swaps();
        self.proceed(log);
    }

    /// WW-SETUP-2: swap cards at even distances in what remains when the market has been laid out.
    fn space_swaps(&mut self) {
        if self.stack.swaps == 0 {
            return;
        }
        let before = self.market.places
            + match self.modules.effect {
                SpecialEffect::HeadStart => self.seats,
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

    /// Goes on until somebody has to decide or something is drawn: hidden goals that show, swap cards, the top story, refills, and
    /// then what the turn asks for.
    pub(crate) fn proceed(&mut self, log: &mut impl Log<Event>) {
        loop {
            if self.hand.card.is_some() {
                if self.hand.side == Side::Goal && self.hand.card.goal == NONE {
                    self.stage = Stage::Goal(Shown::Hand);
                    return;
                }
                if self.hand.wanders || self.copies() == 1 || !self.mine().has(self.hand.card, self.hand.side) {
                    self.stage = Stage::Lay;
                    return;
                }
                // WW-34P-2: it is there already.
                log.add(Event::PutUnder { seat: Seat(self.seat), face: self.face(self.hand.card, self.hand.side) });
                self.stack.put_under(self.hand.card);
                self.hand = Hand::NONE;
            }
            if let Some(slot) = self.market.hidden_goal() {
                self.stage = Stage::Goal(Shown::Slot(slot));
                return;
            }
            if !self.stack.top.is_some() {
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
                // WW-TURN-3: the same side up as the card taken.
                let card = self.stack.take_top();
                self.market.put(slot, card);
                log.add(Event::Refilled { slot: slot + 1, face: self.face(card, Side::Story), side: self.market.side(slot) });
                continue;
            }
            if self.advance(log) {
                return;
            }
        }
    }

    /// The next point of the turn; whether something has to be decided or drawn.
    fn advance(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.then {
            Then::Setup => self.rest_of_setup(),
            Then::Turn => {
                if self.mine().is_full() {
                    self.then = Then::End;
                } else if self.can_take() || (0..3).any(|which| self.may_use(which).is_ok()) {
                    self.stage = Stage::Turn;
                    return true;
                } else {
                    self.passes(log);
                }
                false
            }
            Then::Choose { which, left } => {
                let choices = self.choices(which, NONE);
                if choices.slots == 0 && choices.cells == 0 {
                    self.then = Then::Turn;
                    return false;
                }
                self.stage = Stage::Choose { which, left, first: NONE };
                true
            }
            Then::Laid(slot) => {
                self.then = Then::End;
                if self.seats == 1 && slot != NONE && !self.mine().is_full() {
                    self.farthest_leaves(slot, log);
                }
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

    /// What specials do at setup (WW-MOD-1); then the first turn.
    fn rest_of_setup(&mut self) -> bool {
        match self.modules.effect {
            SpecialEffect::HeadStart => {
                let waiting = (0..self.seats).map(|at| (self.first + at) % self.seats).find(|&s| self.displays[usize::from(s)].is_empty());
                if let Some(seat) = waiting {
                    let card = self.stack.take_top();
                    self.displays[usize::from(seat)].lay(&self.deck, Place::of(0), card, Side::Story);
                    return false;
                }
            }
            SpecialEffect::Legend if !self.modules.legend.is_some() => {
                self.modules.legend = self.stack.take_top();
                self.stage = Stage::Goal(Shown::Legend);
                return true;
            }
            _ => {}
        }
        self.then = Then::Turn;
        false
    }

    /// WW-SOLO-1: the card farthest from the place that was taken from leaves the game.
    fn farthest_leaves(&mut self, slot: u8, log: &mut impl Log<Event>) {
        if let Some(far) = self.market.farthest(slot) {
            let side = self.market.side(far);
            let card = self.market.take(far);
            log.add(Event::Left { slot: far + 1, face: self.face(card, side) });
            self.discard(card);
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        if self.turn.extra {
            self.turn.extra = false;
            self.then = Then::Turn;
            return;
        }
        self.then = Then::Next;
        if let SpecialEffect::Restless { turns } = self.modules.effect {
            self.turn.since += 1;
            if self.turn.since >= turns {
                self.turn.since = 0;
                self.turn_ends(log);
            }
        }
    }

    /// WW-34P-1, WW-MOD-4: clockwise to the next player who has not 25 cards; the end when there is none.
    fn next_player(&mut self, log: &mut impl Log<Event>) -> bool {
        let seat = self.seat;
        let unfinished = |s: &u8| !self.displays[usize::from(*s)].is_full();
        let next = (1..=self.seats).map(|by| (seat + by) % self.seats).find(unfinished);
        let waiting = (0..self.seats).filter(unfinished).count();
        let Some(next) = next else {
            self.then = Then::Finish;
            return false;
        };
        self.turn.diagonal = false;
        self.turn.gap = false;
        self.turn.closed = if next == seat { NONE } else { self.turn.closing };
        self.turn.closing = NONE;
        self.seat = next;
        self.then = Then::Turn;
        if usize::from(self.turn.passes) >= waiting {
            self.sweep(log);
        }
        false
    }

    /// Nobody can lay a card: the market leaves the game and is laid out anew; with the stack empty the game ends.
    fn sweep(&mut self, log: &mut impl Log<Event>) {
        self.turn.passes = 0;
        if self.stack.len() == 0 {
            self.then = Then::Finish;
            return;
        }
        for slot in 0..self.market.places {
            if self.market.at(slot).is_some() {
                let card = self.market.take(slot);
                self.discard(card);
            }
        }
        log.add(Event::Swept);
    }

    /// WW-END-1, and the last chances before it (WW-MOD-4).
    fn finish(&mut self, log: &mut impl Log<Event>) -> bool {
        for at in 0..self.seats {
            self.seat = (self.first + at) % self.seats;
            for which in 0..3 {
                let unused = self.mine().used >> which & 1 == 0;
                if unused && self.effect(which) == Some(OpportunityEffect::LastChance) && self.coverers().next().is_some() {
                    self.stage = Stage::Last(which);
                    return true;
                }
            }
        }
        self.seat = self.first;
        self.turn.closed = NONE;
        self.turn.warm = NONE;
        self.turn.since = 0;
        log.add(Event::Over);
        self.stage = Stage::Over;
        true
    }

    /// What a card shows with this side up.
    #[inline]
    pub(crate) fn face(&self, card: Card, side: Side) -> Face {
        match side {
            Side::Story => Face::Story { number: card.story.wrapping_add(1), symbols: self.deck.stories[usize::from(card.story)].symbols },
            Side::Goal => {
                let goal = &self.deck.goals[usize::from(card.goal)];
                Face::Goal { number: card.goal.wrapping_add(1), family: goal.family(), symbols: goal.symbols(), points: goal.points as u8 }
            }
        }
    }
}
