//! Chance: what the dealer deals, and when.

use den_core::{Deals, Illegal, Log, Seat, dice};
use rand::Rng;

use crate::event::Event;
use crate::pieces::display::{Card, NONE, Side};
use crate::setup::Module;
use crate::state::{Hand, Shown, Stage, Wolfwalkers};
use crate::words::messages::Reason;

/// A result of chance. Content are counted from 0 in code and from 1 in the notation.
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

impl Deals for Wolfwalkers {
    #[inline]
    fn deal(&self, rng: &mut impl Rng) -> Chance {
        match self.stage {
            Stage::First => Chance::First(Seat(dice::below(rng, u32::from(self.setup.seats)) as u8)),
            Stage::Special => Chance::Special(dice::bit_of(rng, to_draw(&self.setup.special)) as u8),
            Stage::Opportunities => {
                let mut left = to_draw(&self.setup.opportunities);
                let mut drawn = [NONE; 3];
                for card in &mut drawn {
                    *card = dice::bit_of(rng, left) as u8;
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

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        let no = |reason: Reason, rule| Err(Illegal::new(reason, rule));
        let number = |card: u8| usize::from(card) + 1;
        match (self.stage, *chance) {
            (Stage::First, Chance::First(seat)) if seat.0 < self.setup.seats => Ok(()),
            (Stage::First, Chance::First(seat)) => no(Reason::NoSeat { n: seat.0 + 1 }, "WW-SETUP-3"),
            (Stage::First, _) => no(Reason::FirstDue, "WW-SETUP-3"),
            (Stage::Special, Chance::Special(card)) if has(to_draw(&self.setup.special), card) => Ok(()),
            (Stage::Special, _) => no(Reason::SpecialDue, "WW-MOD-1"),
            (Stage::Opportunities, Chance::Opportunities(cards)) => {
                let from = to_draw(&self.setup.opportunities);
                if !cards.iter().all(|&card| has(from, card)) {
                    return no(Reason::NotInPlay, "WW-MOD-2");
                }
                if cards[0] >= cards[1] || cards[1] >= cards[2] {
                    return no(Reason::NotSorted, "WW-MOD-2");
                }
                Ok(())
            }
            (Stage::Opportunities, _) => no(Reason::OpportunitiesDue, "WW-MOD-2"),
            (Stage::Top | Stage::Bottom, Chance::Story(story)) if self.stack.unseen.count(story) > 0 => Ok(()),
            (Stage::Top | Stage::Bottom, Chance::Story(story)) if usize::from(story) < self.setup.deck.stories.len() => {
                no(Reason::StoryGone { n: number(story) }, "WW-INFO-1")
            }
            (Stage::Top | Stage::Bottom, Chance::Story(story)) => no(Reason::NoStory { n: number(story) }, "WW-COMP-1"),
            (Stage::Top | Stage::Bottom, _) => no(Reason::StoryDue, "WW-INFO-1"),
            (Stage::Goal(shown), Chance::Goal(goal)) => {
                if usize::from(goal) >= self.setup.deck.goals.len() {
                    return no(Reason::NoGoal { n: number(goal) }, "WW-COMP-1");
                }
                if self.unseen.count(goal) == 0 {
                    return no(Reason::GoalSeen { n: number(goal) }, "WW-INFO-2");
                }
                match &self.backs {
                    Some(backs) if backs[usize::from(self.shown(shown).story)] != goal => {
                        no(Reason::OtherBack { n: number(goal) }, "WW-INFO-2")
                    }
                    _ => Ok(()),
                }
            }
            (Stage::Goal(_), _) => no(Reason::GoalDue, "WW-INFO-2"),
            _ => no(Reason::NothingDue, "WW-TURN-3"),
        }
    }

    #[inline]
    fn settle(&mut self, chance: &Chance, log: &mut impl Log<Event>) {
        match *chance {
            Chance::First(seat) => {
                (self.first, self.seat) = (seat.0, seat.0);
                log.add(Event::First { seat });
                self.open(log);
            }
            Chance::Special(card) => {
                self.modules.special = card;
                self.open(log);
            }
            Chance::Opportunities(cards) => {
                self.modules.opportunities = cards;
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
}

impl Wolfwalkers {
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
}

/// The module cards that the dealer draws from, as bits.
fn to_draw<T>(module: &Module<T>) -> u64 {
    match module {
        Module::Random(from) => *from,
        _ => 0,
    }
}

fn has(set: u64, card: u8) -> bool {
    card < 64 && set >> card & 1 == 1
}
