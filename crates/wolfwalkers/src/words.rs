//! Moves and events as messages.

pub(crate) mod messages;
pub(crate) mod names;

use den_core::{Message, Moves, Play, Text, Words};

use crate::aid::AidText;
use crate::choose::{Action, Prompt};
use crate::event::{Event, Face};
use crate::moves::Move;
use crate::pieces::deck::printed;
use crate::pieces::display::Side;
use crate::pieces::ids::Which;
use crate::state::{Stage, Wolfwalkers};
use crate::view::View;
use crate::words::messages::{
    Accepted, BoardText, ContentReason, EventText, Expected, GoalText, MoveText, OptionReason, Part, Reason, SheetText, SideName,
};
use crate::words::names::{FAMILIES, GOALS, OPPORTUNITIES, OPPORTUNITY_TEXTS, RANKS, SPECIAL_TEXTS, SPECIALS, STORIES, SYMBOLS};

impl Words for Wolfwalkers {
    const TEXTS: &'static [&'static [Text]] = &[
        AidText::TEXTS,
        Reason::TEXTS,
        Expected::TEXTS,
        OptionReason::TEXTS,
        ContentReason::TEXTS,
        Accepted::TEXTS,
        Part::TEXTS,
        GoalText::TEXTS,
        SideName::TEXTS,
        EventText::TEXTS,
        MoveText::TEXTS,
        SheetText::TEXTS,
        BoardText::TEXTS,
        Prompt::TEXTS,
        Action::TEXTS,
        SYMBOLS,
        FAMILIES,
        STORIES,
        GOALS,
        RANKS,
        SPECIALS,
        SPECIAL_TEXTS,
        OPPORTUNITIES,
        OPPORTUNITY_TEXTS,
    ];

    fn describe(view: &View, m: Move) -> Message {
        view.choice(m).map_or_else(|| SideName::Title { title: m.to_string() }.into(), Message::from)
    }

    fn event(event: &Event) -> Message {
        event_text(event).into()
    }
}

impl Wolfwalkers {
    /// A move in words, with the points it adds; `None` for an illegal move.
    fn choice(&self, m: Move) -> Option<MoveText> {
        let mine = self.mine();
        let face = |(card, side)| self.setup.face(card, side);
        let slot = |slot| self.market.at(slot).map(face);
        Some(match (self.stage, m) {
            (Stage::Last(_), Move::Take { from, at }) => {
                MoveText::Cover { slot: from.number(), at, face: slot(from)?, covered: mine.card(at).map(face)?, gain: self.gain(m) }
            }
            (_, Move::Take { from, at }) => MoveText::Take { slot: from.number(), at, face: slot(from)?, gain: self.gain(m) },
            (_, Move::Use(which)) => {
                let card = self.opportunity_card(which)?;
                MoveText::Use { title: self.setup.opportunity_title(card), text: self.setup.opportunity_text(card) }
            }
            (Stage::Choose { which, .. }, Move::Slot(from)) => {
                MoveText::Slot { card: self.opportunity_title(which)?, slot: from.number(), face: slot(from)? }
            }
            (Stage::Choose { which, .. }, Move::Card(at)) => {
                let card = self.opportunity_title(which)?;
                let seat = self.chooses_in();
                if seat != self.seat {
                    MoveText::TheirCard { card, seat, at, face: self.display(seat).card(at).map(face)? }
                } else {
                    MoveText::Card { card, at, face: mine.card(at).map(face)? }
                }
            }
            (_, Move::Lay(at)) => MoveText::Lay { at, face: self.hand().map(face)?, gain: self.gain(m) },
            (Stage::Last(_), Move::Pass) => MoveText::NoLastChance,
            (Stage::After, Move::Pass) => MoveText::EndTurn,
            (_, Move::Pass) => MoveText::Pass,
            _ => return None,
        })
    }

    /// The points that laying a card adds immediately.
    fn gain(&self, m: Move) -> Option<String> {
        self.check(m).ok()?;
        let seat = self.seat;
        let mut after = self.clone();
        after.play(m, &mut ());
        match after.points(seat) - self.points(seat) {
            0 => None,
            gain => Some(format!("{gain:+}")),
        }
    }

    /// The title of one of the three opportunities.
    pub(crate) fn opportunity_title(&self, which: Which) -> Option<Message> {
        self.opportunity_card(which).map(|card| self.setup.opportunity_title(card))
    }
}

fn event_text(event: &Event) -> EventText {
    match *event {
        Event::First { seat } => EventText::First { seat },
        Event::Special { card, ours } => EventText::Special { card: special(card, ours) },
        Event::Opportunities { cards, ours } => {
            let in_play = cards.into_iter().zip(ours).filter_map(|(card, ours)| Some(opportunity(card?, ours)));
            EventText::Opportunities { cards: in_play.collect() }
        }
        Event::Refilled { slot, face, side: Side::Story } => EventText::Refilled { slot, face: face.into() },
        Event::Refilled { slot, face, side: Side::Goal } => EventText::RefilledGoal { slot, face: face.into() },
        Event::Shown { slot, face } => EventText::Shown { slot, face: face.into() },
        Event::Legend { face } => EventText::Legend { face: face.into() },
        Event::EndsTurned { slots: [left, right] } if left == right => EventText::EndTurned { slot: left },
        Event::EndsTurned { slots: [left, right] } => EventText::EndsTurned { left, right },
        Event::Took { seat, slot, face, at } => EventText::Took { seat, slot, face: face.into(), at: at.place() },
        Event::Laid { seat, face, at } => EventText::Laid { seat, face: face.into(), at: at.place() },
        Event::Drew { seat, face } => EventText::Drew { seat, face: face.into() },
        Event::PutUnder { seat, face } => EventText::PutUnder { seat, face: face.into() },
        Event::Lifted { seat, face } => EventText::Lifted { seat, face: face.into() },
        Event::Turned { seat, face, back: false } => EventText::Turned { seat, face: face.into() },
        Event::Turned { seat, face, back: true } => EventText::TurnedBack { seat, face: face.into() },
        Event::Traded { seat, places: [a, b] } => EventText::Traded { seat, a, b },
        Event::Bartered { seat, with, faces: [given, got] } => EventText::Bartered { seat, with, given: given.into(), got: got.into() },
        Event::Marked { seat, face } => EventText::Marked { seat, face: face.into() },
        Event::Closed { seat, slot } => EventText::Closed { seat, slot },
        Event::Used { seat, card, ours, .. } => EventText::Used { seat, card: opportunity(card, ours) },
        Event::Scored { seat, points } => EventText::Scored { seat, points },
        Event::Covered { seat, slot, face, at } => EventText::Covered { seat, slot, face: face.into(), at },
        Event::Passed { seat } => EventText::Passed { seat },
        Event::Left { slot, face } => EventText::Left { slot, face: face.into() },
        Event::Swept => EventText::Swept,
        Event::Over => EventText::Over,
    }
}

/// The text of one of our cards, counted from 1.
fn own(texts: &[Text], number: u8, ours: bool) -> Option<Message> {
    let at = usize::from(number).checked_sub(1)?;
    texts.get(at).filter(|_| ours).map(|text| Message::new(text.key))
}

fn special(number: u8, ours: bool) -> Message {
    own(SPECIALS, number, ours).unwrap_or_else(|| SideName::SpecialNumber { n: number }.into())
}

fn opportunity(number: u8, ours: bool) -> Message {
    own(OPPORTUNITIES, number, ours).unwrap_or_else(|| SideName::OpportunityNumber { n: number }.into())
}

impl From<Face> for Message {
    fn from(face: Face) -> Message {
        let named = match face {
            Face::Story { number, symbols, twice, ours } => {
                let symbols = printed(symbols, twice.unwrap_or_default()).collect();
                match own(STORIES, number, ours) {
                    Some(title) => SideName::Story { title, symbols },
                    None => SideName::StoryNumber { n: number, symbols },
                }
            }
            // WW-BAL-2: which side must be larger.
            Face::Goal { number, family, symbols, more: Some(more), points, ours } => {
                let (family, fewer) = (family.name(), symbols.without(more));
                match own(GOALS, number, ours) {
                    Some(title) => SideName::GoalMore { title, family, more, fewer, points },
                    None => SideName::GoalMoreNumber { n: number, family, more, fewer, points },
                }
            }
            Face::Goal { number, family, symbols, more: None, points, ours } => match own(GOALS, number, ours) {
                Some(title) => SideName::GoalShort { title, family: family.name(), symbols, points },
                None => SideName::GoalNumber { n: number, family: family.name(), symbols, points },
            },
        };
        named.into()
    }
}
