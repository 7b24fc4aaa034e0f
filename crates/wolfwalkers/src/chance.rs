//! Chance: what the dealer deals, and when.

use den_core::{Illegal, Log, Seat, dice};
use rand::Rng;

use crate::display::{Card, NONE, Side};
use crate::event::Event;
use crate::state::{Hand, Shown, Stage, Wolfwalkers};

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
    /// What the dealer would deal now.
    pub(crate) fn deal(&self, rng: &mut impl Rng) -> Chance {
        match self.stage {
            Stage::First => Chance::First(Seat(dice::below(rng, u32::from(self.seats)) as u8)),
            Stage::Special => Chance::Special(dice::bit_of(rng, self.modules.specials) as u8),
            Stage::Opportunities => {
                let mut left = self.modules.draw_from;
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
}
