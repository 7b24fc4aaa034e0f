//! What an eye knows, and a position that agrees with it.
//!
//! Wolfwalkers is played in the open: everybody sees the market, the displays, the top story of the stack, and may remember every
//! side that was ever shown (WW-INFO-1). What nobody knows, the order of the stack and the backs that were never turned up, is in no
//! position either: it is drawn when it is shown. The one thing that a position can have and a view cannot is the list of backs of a
//! deck file that fixes them (WW-INFO-2). So a view is the position without that list, and a guess is the view again.

use den_core::{Seat, Shared};
use serde::{Deserialize, Serialize};

use crate::content::{Deck, MOST_PLACES};
use crate::display::{Card, Display, NONE, Side};
use crate::market::Market;
use crate::modules::SpecialEffect;
use crate::moves::Move;
use crate::pile::Pile;
use crate::place::Place;
use crate::state::{Hand, Modules, Stack, Stage, Then, TurnState, Wolfwalkers, copies};

/// What an eye knows: all that lies open, and all that was ever shown. It is written as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Text", into = "Text")]
pub struct View {
    seen: Wolfwalkers,
}

impl Wolfwalkers {
    pub(crate) fn seen(&self) -> View {
        View { seen: Wolfwalkers { backs: None, ..self.clone() } }
    }
}

impl View {
    /// The position as everybody at the table knows it.
    pub fn seen(&self) -> &Wolfwalkers {
        &self.seen
    }

    /// The move in words, with what it does to the own points.
    pub(crate) fn words(&self, m: Move) -> String {
        let now = &self.seen;
        let mine = &now.displays[usize::from(now.seat)];
        let face = |card: Card, side: Side| match side {
            Side::Story => {
                let story = &now.deck.stories[usize::from(card.story)];
                format!("“{}” ({})", story.title, story.symbols)
            }
            Side::Goal => {
                let goal = &now.deck.goals[usize::from(card.goal)];
                format!("the goal “{}” ({goal})", goal.title)
            }
        };
        let title = |which: u8| now.opportunity(which).map_or_else(String::new, |card| card.title.clone());
        match (now.stage, m) {
            (Stage::Last(_), Move::Take { from, at }) => match (now.market.at(from), mine.card(at)) {
                (Some((card, side)), Some((covered, shows))) => {
                    format!("Cover {} at {at} with {}{}", face(covered, shows), face(card, side), self.gain(m))
                }
                _ => m.to_string(),
            },
            (_, Move::Take { from, at }) => match now.market.at(from) {
                Some((card, side)) => format!("Take {} from slot {} to {at}{}", face(card, side), from + 1, self.gain(m)),
                None => m.to_string(),
            },
            (_, Move::Use(which)) => match now.opportunity(which) {
                Some(card) => format!("Use {}: {}", card.title, card.text),
                None => m.to_string(),
            },
            (Stage::Choose { which, .. }, Move::Slot(slot)) => match now.market.at(slot) {
                Some((card, side)) => format!("{}: {} in slot {}", title(which), face(card, side), slot + 1),
                None => m.to_string(),
            },
            (Stage::Choose { which, first, .. }, Move::Card(place)) => {
                let barter = matches!(now.effect(which), Some(crate::modules::OpportunityEffect::Barter));
                let theirs = barter && first != NONE;
                let display = if theirs { &now.displays[usize::from(now.neighbour())] } else { mine };
                let whose = if theirs { format!("seat {}'s ", Seat(now.neighbour())) } else { String::new() };
                match display.card(place) {
                    Some((card, side)) => format!("{}: {whose}{} at {place}", title(which), face(card, side)),
                    None => m.to_string(),
                }
            }
            (_, Move::Lay(at)) if now.hand.card.is_some() => {
                format!("Lay {} at {at}{}", face(now.hand.card, now.hand.side), self.gain(m))
            }
            (Stage::Last(_), Move::Pass) => "Let the last chance go".into(),
            (_, Move::Pass) => "Pass: no card can be laid".into(),
            _ => m.to_string(),
        }
    }

    /// What laying a card changes at once.
    fn gain(&self, m: Move) -> String {
        if self.seen.allowed(m).is_err() {
            return String::new();
        }
        let seat = Seat(self.seen.seat);
        let before = self.seen.points(seat);
        let mut after = self.seen.clone();
        after.make(m, &mut ());
        match after.points(seat) - before {
            0 => String::new(),
            gain => format!(": {gain:+} points"),
        }
    }
}

/// A view as JSON. Cards are counted from 1, as printed; seats, market places and cells from 0.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deck: Option<Deck>,
    seats: u8,
    first: u8,
    seat: u8,
    stage: Stage,
    then: Then,
    market: Vec<SlotText>,
    stack: StackText,
    unseen_goals: Vec<u8>,
    gone_stories: Vec<u8>,
    gone_goals: Vec<u8>,
    displays: Vec<DisplayText>,
    hand: Option<HandText>,
    special: Option<u8>,
    specials_to_draw_from: u64,
    opportunities: Vec<u8>,
    opportunities_to_draw_from: u64,
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
    top: Option<CardText>,
    unseen: Vec<u8>,
    under: Vec<CardText>,
    swaps: u8,
    until_swap: u8,
    gap: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DisplayText {
    cards: Vec<LaidText>,
    marked: [Option<Place>; 3],
    used: u8,
    bonus: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LaidText {
    at: Place,
    card: CardText,
    shows: Side,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HandText {
    card: CardText,
    shows: Side,
    slot: Option<u8>,
    wanders: bool,
}

impl From<Card> for CardText {
    fn from(card: Card) -> CardText {
        CardText { story: card.story.wrapping_add(1), goal: card.goal().map(|goal| goal + 1) }
    }
}

fn text(card: Card) -> Option<CardText> {
    card.is_some().then(|| card.into())
}

impl From<View> for Text {
    fn from(view: View) -> Text {
        let now = view.seen;
        let numbers = |pile: Pile| pile.iter().map(|number| number + 1).collect();
        let built_in = Deck::built_in();
        Text {
            deck: (now.deck != built_in).then(|| (*now.deck).clone()),
            seats: now.seats,
            first: now.first,
            seat: now.seat,
            stage: now.stage,
            then: now.then,
            market: (0..now.market.places)
                .map(|s| SlotText { card: text(now.market.cards[usize::from(s)]), shows: now.market.side(s) })
                .collect(),
            stack: StackText {
                top: text(now.stack.top),
                unseen: numbers(now.stack.unseen),
                under: now.stack.under.iter().filter_map(|&card| text(card)).collect(),
                swaps: now.stack.swaps,
                until_swap: now.stack.until_swap,
                gap: now.stack.gap,
            },
            unseen_goals: numbers(now.unseen),
            gone_stories: numbers(now.gone.0),
            gone_goals: numbers(now.gone.1),
            displays: now.players().iter().map(display_text).collect(),
            hand: text(now.hand.card).map(|card| HandText {
                card,
                shows: now.hand.side,
                slot: (now.hand.slot != NONE).then_some(now.hand.slot),
                wanders: now.hand.wanders,
            }),
            special: (now.modules.special != NONE).then(|| now.modules.special + 1),
            specials_to_draw_from: now.modules.specials,
            opportunities: now.modules.opportunities.iter().filter(|&&card| card != NONE).map(|card| card + 1).collect(),
            opportunities_to_draw_from: now.modules.draw_from,
            legend: text(now.modules.legend),
            turn: now.turn,
        }
    }
}

fn display_text(display: &Display) -> DisplayText {
    let laid = |cell| display.at(cell).map(|(card, shows)| LaidText { at: Place::of(cell), card: card.into(), shows });
    let place = |cells: u32| (cells != 0).then(|| Place::of(cells.trailing_zeros() as u8));
    DisplayText { cards: (0..25).filter_map(laid).collect(), marked: display.marked.map(place), used: display.used, bonus: display.bonus }
}

impl TryFrom<Text> for View {
    type Error = String;

    fn try_from(text: Text) -> Result<View, String> {
        let seen = text.read()?;
        seen.sound()?;
        Ok(View { seen })
    }
}

impl Text {
    fn read(self) -> Result<Wolfwalkers, String> {
        let deck = self.deck.map_or_else(Deck::built_in, Shared::new);
        let count = deck.stories.len();
        let number = |number: u8, count: usize| match number.checked_sub(1) {
            Some(at) if usize::from(at) < count => Ok(at),
            _ => Err(format!("there is no card {number}")),
        };
        let card = |card: CardText| -> Result<Card, String> {
            Ok(Card { story: number(card.story, count)?, goal: card.goal.map_or(Ok(NONE), |goal| number(goal, count))? })
        };
        let maybe = |it: Option<CardText>| it.map_or(Ok(Card::NONE), card);
        let pile = |numbers: &[u8]| -> Result<Pile, String> {
            let mut pile = Pile::default();
            for &n in numbers {
                pile.put(number(n, count)?);
            }
            if pile.len() as usize == numbers.len() { Ok(pile) } else { Err("a card is there too often".into()) }
        };
        if !(1..=4).contains(&self.seats) || self.displays.len() != usize::from(self.seats) || self.seat.max(self.first) >= self.seats {
            return Err("the seats do not fit the displays".into());
        }
        if self.market.len() > usize::from(MOST_PLACES) || self.stack.under.len() > 24 || self.opportunities.len() > 3 {
            return Err("more cards than there is room for".into());
        }
        let special = self.special.map_or(Ok(NONE), |n| number(n, deck.specials.len()))?;
        let mut opportunities = [NONE; 3];
        for (to, &from) in opportunities.iter_mut().zip(&self.opportunities) {
            *to = number(from, deck.opportunities.len())?;
        }
        let setting_up = matches!(self.stage, Stage::First | Stage::Special | Stage::Opportunities);
        let mut market = Market::new(deck.market_stories, deck.market_goals);
        market.places = self.market.len() as u8;
        market.goals = 0;
        for (slot, at) in self.market.into_iter().enumerate() {
            market.goals |= u8::from(at.shows == Side::Goal) << slot;
            if let Some(there) = at.card {
                market.put(slot as u8, card(there)?);
            }
        }
        let mut stack = Stack {
            top: maybe(self.stack.top)?,
            unseen: pile(&self.stack.unseen)?,
            under: [Card::NONE; 24],
            under_len: 0,
            swaps: self.stack.swaps,
            until_swap: self.stack.until_swap,
            gap: self.stack.gap,
        };
        for under in self.stack.under {
            stack.put_under(card(under)?);
        }
        let hand = match self.hand {
            None => Hand::NONE,
            Some(hand) => Hand { card: card(hand.card)?, side: hand.shows, slot: hand.slot.unwrap_or(NONE), wanders: hand.wanders },
        };
        let mut now = Wolfwalkers {
            backs: None,
            seats: self.seats,
            displays: Default::default(),
            market,
            stack,
            unseen: pile(&self.unseen_goals)?,
            gone: (pile(&self.gone_stories)?, pile(&self.gone_goals)?),
            stage: self.stage,
            then: self.then,
            first: self.first,
            seat: self.seat,
            hand,
            modules: Modules {
                special,
                effect: deck.specials.get(usize::from(special)).filter(|_| !setting_up).map_or(SpecialEffect::NoChange, |s| s.effect),
                specials: self.specials_to_draw_from,
                opportunities,
                draw_from: self.opportunities_to_draw_from,
                legend: maybe(self.legend)?,
            },
            turn: self.turn,
            deck,
        };
        let added = now.added();
        for (to, from) in now.displays.iter_mut().zip(self.displays) {
            for laid in from.cards {
                let cell = laid.at.cell().filter(|&cell| to.at(cell).is_none()).ok_or("a card lies outside the display, or on another")?;
                let there = card(laid.card)?;
                if laid.shows == Side::Goal && there.goal == NONE {
                    return Err("a goal is shown that nobody has seen".into());
                }
                to.put(&now.deck, cell, there, laid.shows);
            }
            for (which, place) in from.marked.into_iter().enumerate() {
                let Some(cell) = place.and_then(Place::cell) else { continue };
                to.marked[which] = 1 << cell;
                if let Some(symbol) = added[which] {
                    to.shows[symbol as usize] |= 1 << cell;
                }
            }
            (to.used, to.bonus) = (from.used, from.bonus);
            to.settle();
        }
        now.stage_fits()?;
        debug_assert_eq!(now.copies(), copies(now.seats));
        Ok(now)
    }
}

impl Wolfwalkers {
    /// Whether what is awaited can be.
    fn stage_fits(&self) -> Result<(), String> {
        use crate::state::Shown;
        let fits = match self.stage {
            Stage::First => self.seats > 1,
            Stage::Special => self.modules.specials != 0,
            Stage::Opportunities => self.modules.draw_from.count_ones() >= 3,
            Stage::Top | Stage::Bottom => !self.stack.unseen.is_empty(),
            Stage::Goal(Shown::Slot(slot)) => self.market.at(slot).is_some() && !self.unseen.is_empty(),
            Stage::Goal(Shown::Hand) => self.hand.card.is_some() && !self.unseen.is_empty(),
            Stage::Goal(Shown::Cell(cell)) => self.mine().at(cell).is_some() && !self.unseen.is_empty(),
            Stage::Goal(Shown::Legend) => self.modules.legend.is_some() && !self.unseen.is_empty(),
            Stage::Turn => !self.mine().is_full(),
            Stage::Choose { which, first, .. } => self.effect(which).is_some() && (first == NONE || first < 25),
            Stage::Lay => self.hand.card.is_some() && !self.mine().is_full(),
            Stage::Last(which) => self.effect(which).is_some(),
            Stage::Over => true,
        };
        let beyond = |set: u64, cards: usize| cards < 64 && set >> cards != 0;
        if beyond(self.modules.specials, self.deck.specials.len()) || beyond(self.modules.draw_from, self.deck.opportunities.len()) {
            return Err("module cards are drawn from that the deck does not have".into());
        }
        if fits { Ok(()) } else { Err(format!("{:?} cannot be awaited here", self.stage)) }
    }
}
