//! What an eye knows, and sampling positions that are consistent with it.
//!
//! Wolfwalkers has no secrets between players: everyone sees the market, the displays, the top story of the stack, and may remember every
//! side that was ever shown (WW-INFO-1). What nobody knows, the order of the stack and the backs that were never turned up, is in no
//! position either: it is drawn when it is shown. The only thing that a position may contain and a view may not is the list of backs of a
//! deck file that fixes them (WW-INFO-2). So a view is the position without that list, and a guess is the view itself.

use std::ops::Deref;

use den_core::{Audit, Deserialize, Eye, Hidden, Seat, Shared};
use rand::Rng;
use serde::de::Error as _;
use serde::{Serialize, Serializer};

use crate::content::MAX_SLOTS;
use crate::event::Event;
use crate::pieces::cell::Cell;
use crate::pieces::display::{Card, Display, Side};
use crate::pieces::ids::{CellId, GoalId, OpportunityId, SlotId, SpecialId, StoryId};
use crate::pieces::market::Market;
use crate::pieces::modules::SpecialEffects;
use crate::pieces::pile::Pile;
use crate::setup::{Module, Setup};
use crate::state::{Hand, MAX_RETURNED, Modules, Shown, Stack, Stage, Then, TurnState, Wolfwalkers};

/// What an eye knows: everything visible, and everything that was ever shown. It is the position without the unseen backs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    seen: Wolfwalkers,
}

impl Deref for View {
    type Target = Wolfwalkers;

    fn deref(&self) -> &Wolfwalkers {
        &self.seen
    }
}

impl Hidden for Wolfwalkers {
    const SECRETS: bool = false;
    type View = View;

    fn view(&self, _: Eye) -> View {
        View { seen: Wolfwalkers { backs: None, ..self.clone() } }
    }

    fn read_view(setup: &Shared<Setup>, json: &str) -> Result<View, serde_json::Error> {
        let seen = den_core::from_json::<Seen>(json)?.read(setup).map_err(serde_json::Error::custom)?;
        seen.audit().map_err(serde_json::Error::custom)?;
        Ok(View { seen })
    }

    fn see(event: &Event, _: Eye) -> Event {
        *event
    }

    fn guess(view: &View, _: &mut impl Rng) -> Self {
        view.seen.clone()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Seen::of(&self.seen).serialize(to)
    }
}

/// The part of a view that changes, as JSON. Cards count from 1, as printed; seats and market slots from 0. Unseen cards are left out:
/// they are those of the deck that are nowhere else.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    first: Seat,
    seat: Seat,
    stage: Stage,
    then: Then,
    market: Vec<SlotText>,
    stack: StackText,
    gone_stories: Vec<u8>,
    gone_goals: Vec<u8>,
    displays: Vec<DisplayText>,
    hand: Option<HandText>,
    special: Option<u8>,
    opportunities: Vec<u8>,
    legend: Option<CardText>,
    turn: TurnState,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardText {
    story: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    goal: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SlotText {
    card: Option<CardText>,
    shows: Side,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StackText {
    /// The total number of cards; not needed by the rules, but useful to clients.
    cards: u32,
    top: Option<CardText>,
    under: Vec<CardText>,
    swaps: u8,
    until_swap: u8,
    gap: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DisplayText {
    cards: Vec<LaidText>,
    marked: [Option<Cell>; 3],
    used: u8,
    bonus: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LaidText {
    at: Cell,
    card: CardText,
    shows: Side,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HandText {
    card: CardText,
    shows: Side,
    slot: Option<SlotId>,
    wanders: bool,
}

impl From<Card> for CardText {
    fn from(card: Card) -> CardText {
        CardText { story: card.story.number(), goal: card.goal.map(GoalId::number) }
    }
}

fn display_text(display: &Display) -> DisplayText {
    let laid = |cell| display.at(cell).map(|(card, shows)| LaidText { at: Cell::of(cell), card: card.into(), shows });
    let cell = |cells: u32| CellId::first(cells).map(Cell::of);
    DisplayText {
        cards: CellId::all().filter_map(laid).collect(),
        marked: display.marked.map(cell),
        used: display.used,
        bonus: display.bonus,
    }
}

impl Seen {
    fn of(now: &Wolfwalkers) -> Seen {
        let numbers = |pile: Pile| pile.iter().map(|number| number + 1).collect();
        let slot = |slot: SlotId| SlotText { card: now.market.at(slot).map(|(card, _)| card.into()), shows: now.market.side(slot) };
        Seen {
            first: now.first,
            seat: now.seat,
            stage: now.stage,
            then: now.then,
            market: SlotId::all(now.market.slots).map(slot).collect(),
            stack: StackText {
                cards: now.stack.len(),
                top: now.stack.top.map(CardText::from),
                under: now.stack.under.iter().flatten().map(|&card| card.into()).collect(),
                swaps: now.stack.swaps,
                until_swap: now.stack.until_swap,
                gap: now.stack.gap,
            },
            gone_stories: numbers(now.gone.0),
            gone_goals: numbers(now.gone.1),
            displays: now.players().iter().map(display_text).collect(),
            hand: now.hand.map(|hand| HandText { card: hand.card.into(), shows: hand.side, slot: hand.slot, wanders: hand.wanders }),
            special: now.special_card().map(SpecialId::number),
            opportunities: now.modules.opportunities.iter().flatten().map(|card| card.number()).collect(),
            legend: now.modules.legend.map(CardText::from),
            turn: now.turn.clone(),
        }
    }

    /// The position, if it is possible in a match with this setup.
    fn read(self, setup: &Shared<Setup>) -> Result<Wolfwalkers, String> {
        let deck = &setup.deck;
        if self.displays.len() != usize::from(setup.seats) || self.seat.max(self.first).0 >= setup.seats {
            return Err("the seats do not fit the displays".into());
        }
        if self.market.len() > usize::from(MAX_SLOTS) || self.stack.under.len() > MAX_RETURNED || self.opportunities.len() > 3 {
            return Err("more cards than there is room for".into());
        }
        let mut left = Left::new(setup);
        let special = self.special.map(|n| number(n, deck.specials.len())).transpose()?.map(SpecialId::new);
        let mut opportunities = [None; 3];
        for (to, &from) in opportunities.iter_mut().zip(&self.opportunities) {
            *to = Some(OpportunityId::new(number(from, deck.opportunities.len())?));
        }
        let mut market = Market::new(deck.market_stories, deck.market_goals);
        market.slots = self.market.len() as u8;
        market.goals = 0;
        for (slot, at) in SlotId::all(market.slots).zip(self.market) {
            if at.shows == Side::Goal {
                market.goals |= slot.bit();
            }
            if let Some(there) = at.card {
                market.put(slot, left.take(there)?);
            }
        }
        let top = left.maybe(self.stack.top)?;
        let mut under = [None; MAX_RETURNED];
        for (to, &from) in under.iter_mut().zip(&self.stack.under) {
            *to = Some(left.take(from)?);
        }
        let hand = match self.hand {
            None => None,
            Some(hand) => Some(Hand { card: left.take(hand.card)?, side: hand.shows, slot: hand.slot, wanders: hand.wanders }),
        };
        let legend = left.maybe(self.legend)?;
        let setting_up = matches!(self.stage, Stage::First | Stage::Special | Stage::Opportunities);
        let in_play = special.filter(|_| !setting_up).and_then(|special| deck.specials.get(special.index()));
        let effects = in_play.map_or(SpecialEffects::NONE, |special| special.effects);
        let mut now = Wolfwalkers {
            setup: setup.clone(),
            backs: None,
            displays: Default::default(),
            market,
            stack: Stack {
                top,
                unseen: Pile::default(),
                under,
                under_len: self.stack.under.len() as u8,
                swaps: self.stack.swaps,
                until_swap: self.stack.until_swap,
                gap: self.stack.gap,
            },
            unseen: Pile::default(),
            gone: (Pile::default(), Pile::default()),
            stage: self.stage,
            then: self.then,
            first: self.first,
            seat: self.seat,
            hand,
            modules: Modules { special, effects, opportunities, legend },
            turn: self.turn,
        };
        let added = now.added();
        for (to, from) in now.displays.iter_mut().zip(self.displays) {
            for laid in from.cards {
                let cell = laid.at.index().filter(|&cell| to.at(cell).is_none()).ok_or("a card is outside the display, or on another")?;
                let there = left.take(laid.card)?;
                if laid.shows == Side::Goal && there.goal.is_none() {
                    return Err("a goal is shown that nobody has seen".into());
                }
                to.put(&setup.deck, cell, there, laid.shows);
            }
            for (which, cell) in from.marked.into_iter().enumerate() {
                let Some(cell) = cell.and_then(Cell::index) else { continue };
                to.marked[which] = cell.bit();
                if let Some(symbol) = added[which] {
                    to.shows[symbol as usize] |= cell.bit();
                }
            }
            (to.used, to.bonus) = (from.used, from.bonus);
            to.normalise();
        }
        for story in self.gone_stories {
            now.gone.0.put(left.story(story)?.index() as u8);
        }
        for goal in self.gone_goals {
            now.gone.1.put(left.goal(goal)?.index() as u8);
        }
        (now.stack.unseen, now.unseen) = (left.stories, left.goals);
        if now.stack.len() != self.stack.cards {
            return Err("cards are missing".into());
        }
        now.stage_fits()?;
        Ok(now)
    }
}

/// The cards of the deck that have not been found yet, while a view is being parsed.
struct Left {
    count: usize,
    stories: Pile,
    goals: Pile,
}

impl Left {
    fn new(setup: &Setup) -> Left {
        let count = setup.deck.stories.len();
        let all = Pile::all(count, setup.copies());
        Left { count, stories: all, goals: all }
    }

    fn story(&mut self, n: u8) -> Result<StoryId, String> {
        take(&mut self.stories, number(n, self.count)?).map(StoryId::new)
    }

    fn goal(&mut self, n: u8) -> Result<GoalId, String> {
        take(&mut self.goals, number(n, self.count)?).map(GoalId::new)
    }

    fn take(&mut self, card: CardText) -> Result<Card, String> {
        Ok(Card { story: self.story(card.story)?, goal: card.goal.map(|goal| self.goal(goal)).transpose()? })
    }

    fn maybe(&mut self, card: Option<CardText>) -> Result<Option<Card>, String> {
        card.map(|card| self.take(card)).transpose()
    }
}

fn take(pile: &mut Pile, card: u8) -> Result<u8, String> {
    if pile.count(card) == 0 {
        return Err(format!("card {} is there too often", card + 1));
    }
    pile.take(card);
    Ok(card)
}

/// Converts a number from 1 to `count` to an index from 0.
fn number(number: u8, count: usize) -> Result<u8, String> {
    number.checked_sub(1).filter(|&at| usize::from(at) < count).ok_or_else(|| format!("there is no card {number}"))
}

impl Wolfwalkers {
    /// Checks that the next stage is possible.
    fn stage_fits(&self) -> Result<(), String> {
        let fits = match self.stage {
            Stage::First => self.setup.seats > 1,
            Stage::Special => matches!(self.setup.special, Module::Random(_)),
            Stage::Opportunities => matches!(self.setup.opportunities, Module::Random(_)),
            Stage::Top | Stage::Bottom | Stage::Dig => !self.stack.unseen.is_empty(),
            Stage::Goal(Shown::Slot(slot)) => self.market.at(slot).is_some() && !self.unseen.is_empty(),
            Stage::Goal(Shown::Hand) => self.hand.is_some() && !self.unseen.is_empty(),
            Stage::Goal(Shown::Cell(cell)) => self.mine().at(cell).is_some() && !self.unseen.is_empty(),
            Stage::Goal(Shown::Legend) => self.modules.legend.is_some() && !self.unseen.is_empty(),
            Stage::Turn => !self.mine().is_full(),
            Stage::Choose { which, first, .. } => self.effect(which).is_some() && first.is_none_or(|cell| self.mine().at(cell).is_some()),
            Stage::Lay => self.hand.is_some() && !self.mine().is_full(),
            Stage::After => self.turn.laid && self.has_opportunities() && !self.mine().is_full(),
            Stage::Last(which) => !self.effects(which).is_empty(),
            Stage::Over => true,
        };
        if fits { Ok(()) } else { Err(format!("{:?} cannot come next here", self.stage)) }
    }
}
