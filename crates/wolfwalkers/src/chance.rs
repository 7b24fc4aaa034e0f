//! Chance: what the dealer may deal, and when.

use den_core::{Deals, Illegal, Log, Seat, dice};
use rand::Rng;

use crate::event::Event;
use crate::pieces::display::{Card, Side};
use crate::pieces::ids::{GoalId, OpportunityId, SpecialId, StoryId};
use crate::setup::Module;
use crate::state::{Hand, Shown, Stage, Wolfwalkers};
use crate::words::messages::Reason;

/// The result of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// WW-SETUP-3: the first player: `first 2`.
    First(Seat),
    /// WW-MOD-1: the special: `special 4`.
    Special(SpecialId),
    /// WW-MOD-2: three opportunities, sorted: `opportunities 3 8 21`.
    Opportunities([OpportunityId; 3]),
    /// WW-INFO-1: the story of the card that is now on top of the stack, or was drawn from its bottom: `story 17`.
    Story(StoryId),
    /// WW-INFO-2: the goal that is shown for the first time: `goal 23`.
    Goal(GoalId),
}

impl Deals for Wolfwalkers {
    #[inline]
    fn deal(&self, rng: &mut impl Rng) -> Chance {
        match self.stage {
            Stage::First => Chance::First(Seat(dice::below(rng, u32::from(self.setup.seats)) as u8)),
            Stage::Special => Chance::Special(SpecialId::new(dice::bit_of(rng, to_draw(&self.setup.special)) as u8)),
            Stage::Opportunities => {
                let mut left = to_draw(&self.setup.opportunities);
                let mut drawn = [0; 3].map(|_: u8| {
                    let card = dice::bit_of(rng, left) as u8;
                    left &= !(1 << card);
                    OpportunityId::new(card)
                });
                den_core::sort(&mut drawn);
                Chance::Opportunities(drawn)
            }
            Stage::Goal(shown) => {
                let back = self.backs.as_ref().and_then(|backs| backs.get(self.shown(shown)?.story.index()).copied());
                Chance::Goal(back.unwrap_or_else(|| GoalId::new(self.unseen.draw(rng))))
            }
            _ => Chance::Story(StoryId::new(self.stack.unseen.draw(rng))),
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        let no = |reason: Reason, rule| Err(Illegal::new(reason, rule));
        match (self.stage, *chance) {
            (Stage::First, Chance::First(seat)) if seat.0 < self.setup.seats => Ok(()),
            (Stage::First, Chance::First(seat)) => no(Reason::NoSeat { n: seat.0.saturating_add(1) }, "WW-SETUP-3"),
            (Stage::First, _) => no(Reason::FirstDue, "WW-SETUP-3"),
            (Stage::Special, Chance::Special(card)) if has(to_draw(&self.setup.special), card.index()) => Ok(()),
            (Stage::Special, _) => no(Reason::SpecialDue, "WW-MOD-1"),
            (Stage::Opportunities, Chance::Opportunities(cards)) => {
                let from = to_draw(&self.setup.opportunities);
                if !cards.iter().all(|card| has(from, card.index())) {
                    return no(Reason::NotInPlay, "WW-MOD-2");
                }
                if cards[0] >= cards[1] || cards[1] >= cards[2] {
                    return no(Reason::NotSorted, "WW-MOD-2");
                }
                Ok(())
            }
            (Stage::Opportunities, _) => no(Reason::OpportunitiesDue, "WW-MOD-2"),
            (Stage::Top | Stage::Bottom | Stage::Dig, Chance::Story(story)) if self.stack.unseen.count(story.index() as u8) > 0 => Ok(()),
            (Stage::Top | Stage::Bottom | Stage::Dig, Chance::Story(story)) if story.index() < self.setup.deck.stories.len() => {
                no(Reason::StoryGone { n: story }, "WW-INFO-1")
            }
            (Stage::Top | Stage::Bottom | Stage::Dig, Chance::Story(story)) => no(Reason::NoStory { n: story }, "WW-COMP-1"),
            (Stage::Top | Stage::Bottom | Stage::Dig, _) => no(Reason::StoryDue, "WW-INFO-1"),
            (Stage::Goal(shown), Chance::Goal(goal)) => {
                if goal.index() >= self.setup.deck.goals.len() {
                    return no(Reason::NoGoal { n: goal.number().into() }, "WW-COMP-1");
                }
                if self.unseen.count(goal.index() as u8) == 0 {
                    return no(Reason::GoalSeen { n: goal }, "WW-INFO-2");
                }
                match &self.backs {
                    Some(backs) if self.shown(shown).is_some_and(|card| backs[card.story.index()] != goal) => {
                        no(Reason::OtherBack { n: goal }, "WW-INFO-2")
                    }
                    _ => Ok(()),
                }
            }
            (Stage::Goal(_), _) => no(Reason::GoalDue, "WW-INFO-2"),
            _ => no(Reason::NothingDue, "WW-TURN-3"),
        }
    }

    #[inline]
    fn resolve(&mut self, chance: &Chance, log: &mut impl Log<Event>) {
        match *chance {
            Chance::First(seat) => {
                (self.first, self.seat) = (seat, seat);
                log.add(Event::First { seat });
                self.open(log);
            }
            Chance::Special(card) => {
                self.modules.special = Some(card);
                self.open(log);
            }
            Chance::Opportunities(cards) => {
                self.modules.opportunities = cards.map(Some);
                self.open(log);
            }
            Chance::Story(story) => {
                self.stack.unseen.take(story.index() as u8);
                if matches!(self.stage, Stage::Bottom | Stage::Dig) {
                    let card = Card::front(story);
                    let side = if self.stage == Stage::Dig { Side::Goal } else { Side::Story };
                    self.hand = Some(Hand::drawn(card, side));
                    log.add(Event::Drew { seat: self.seat, face: self.face(card, Side::Story) });
                } else {
                    self.stack.top = Some(Card::front(story));
                }
                self.proceed(log);
            }
            Chance::Goal(goal) => {
                let Stage::Goal(shown) = self.stage else { return };
                self.unseen.take(goal.index() as u8);
                let Some(card) = self.shown_mut(shown) else { return };
                card.goal = Some(goal);
                let face = self.setup.goal_faces[goal.index()];
                match shown {
                    Shown::Slot(slot) => log.add(Event::Shown { slot: slot.number(), face }),
                    Shown::Cell(cell) => self.turn_over(cell, log),
                    Shown::Legend => log.add(Event::Legend { face }),
                    Shown::Hand => log.add(Event::Drew { seat: self.seat, face }),
                }
                self.proceed(log);
            }
        }
    }
}

impl Wolfwalkers {
    fn shown(&self, shown: Shown) -> Option<Card> {
        match shown {
            Shown::Slot(slot) => self.market.at(slot).map(|(card, _)| card),
            Shown::Hand => self.hand.map(|hand| hand.card),
            Shown::Cell(cell) => self.mine().at(cell).map(|(card, _)| card),
            Shown::Legend => self.modules.legend,
        }
    }

    fn shown_mut(&mut self, shown: Shown) -> Option<&mut Card> {
        match shown {
            Shown::Slot(slot) => self.market.cards.get_mut(slot.index())?.as_mut(),
            Shown::Hand => self.hand.as_mut().map(|hand| &mut hand.card),
            Shown::Cell(cell) => self.displays[self.seat.index()].cards.get_mut(cell.index())?.as_mut(),
            Shown::Legend => self.modules.legend.as_mut(),
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

fn has(set: u64, card: usize) -> bool {
    card < 64 && set >> card & 1 == 1
}
