//! Animations of Wolfwalkers.

use den_core::{Rules as _, Seat};
use wolfwalkers::{Card, CellId, Event, Face, Side, SlotId, View};

use crate::game::{Act, Place};

/// The key of a card. It is the same in the market, in a hand and in a display.
pub(super) fn card_key(card: Card) -> String {
    format!("story-{}", card.story())
}

fn market(view: &View, slot: u8) -> Option<String> {
    view.market_card(SlotId::new(slot.checked_sub(1)?)).map(|(card, _)| card_key(card))
}

/// The card in a display that shows this face.
fn showing(view: &View, seat: Seat, face: Face) -> Option<String> {
    let shows = |card: Card, side: Side| match face {
        Face::Story { number, .. } => side == Side::Story && card.story().index() + 1 == usize::from(number),
        Face::Goal { number, .. } => side == Side::Goal && card.goal().is_some_and(|goal| goal.index() + 1 == usize::from(number)),
    };
    let display = view.display(seat);
    (0..25).filter_map(|cell| display.at(CellId::new(cell))).find(|(card, side)| shows(*card, *side)).map(|(card, _)| card_key(card))
}

/// The animation of an event.
pub(super) fn acts(event: &Event, before: &View, after: &View) -> Vec<Act> {
    let go = |key: Option<String>| {
        key.map(|key| Act::fly(key.clone(), Place::of(key.clone()), Place::then(key))).into_iter().collect::<Vec<_>>()
    };
    // A card that fills the market leaves no trail: see `Act::Together`.
    let from_stack = |key: String| Act::Together(vec![Act::fly(key.clone(), Place::of("stack"), Place::then(key))]);
    match *event {
        Event::Took { seat, slot, .. } | Event::Covered { seat, slot, .. } => {
            let mut acts = make_room(before, after, seat);
            acts.extend(go(market(before, slot)));
            acts.extend(changes(before, after, seat));
            acts
        }
        Event::Laid { seat, face, .. } => {
            let mut acts = make_room(before, after, seat);
            acts.extend(go(showing(after, seat, face)));
            acts.extend(changes(before, after, seat));
            acts
        }
        Event::Refilled { slot, .. } => market(after, slot).map(from_stack).into_iter().collect(),
        Event::Drew { .. } => after.hand().map(|(card, _)| from_stack(card_key(card))).into_iter().collect(),
        Event::EndsTurned { slots } => {
            let flips: Vec<Act> = slots.iter().filter_map(|slot| market(after, *slot)).map(Act::flip).collect();
            vec![Act::Together(flips)]
        }
        Event::PutUnder { seat, face } => {
            let key = showing(before, seat, face).or_else(|| market_showing(before, after));
            key.map(|key| Act::go(key, [Place::of("stack")])).into_iter().collect()
        }
        Event::Lifted { seat, face } => {
            showing(before, seat, face).map(|key| Act::go(key.clone(), [Place::then(key)])).into_iter().collect()
        }
        Event::Turned { seat, face, .. } => showing(after, seat, face).map(Act::flip).into_iter().collect(),
        Event::Traded { seat, places } => {
            let keys = places.iter().filter_map(|place| before.display(seat).card(*place)).map(|(card, _)| card_key(card));
            vec![Act::Together(keys.map(|key| Act::go(key.clone(), [Place::then(key)])).collect())]
        }
        Event::Marked { seat, face } => showing(after, seat, face).map(|key| Act::light(Place::of(key))).into_iter().collect(),
        Event::Closed { slot, .. } => vec![Act::light(Place::of(format!("slot:{slot}")))],
        Event::Used { opportunity, .. } => vec![Act::light(Place::of(format!("use:{opportunity}")))],
        Event::Scored { seat, points } => vec![Act::pop(Place::of(format!("points-{}", seat.0)), format!("+{points}"))],
        Event::Left { slot, .. } => market(before, slot).map(Act::leave).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// A display that grows to the left or upwards moves, before the new card comes: otherwise it would lie on another card for a moment.
fn make_room(before: &View, after: &View, seat: Seat) -> Vec<Act> {
    if seat.0 >= after.seats() {
        return Vec::new();
    }
    let cells = |view: &View| {
        let display = view.display(seat);
        (0..25).map(CellId::new).filter_map(|cell| display.at(cell).map(|(card, _)| (card_key(card), cell))).collect::<Vec<_>>()
    };
    let now = cells(after);
    let moved = cells(before).into_iter().filter(|(key, cell)| now.iter().any(|(one, other)| one == key && other != cell));
    let shift: Vec<Act> = moved.map(|(key, _)| Act::go(key.clone(), [Place::then(key)])).collect();
    if shift.is_empty() { shift } else { vec![Act::Together(shift)] }
}

/// A card that left the market in this step.
fn market_showing(before: &View, after: &View) -> Option<String> {
    let slots = |view: &View| {
        (0..view.market_slots()).filter_map(|slot| view.market_card(SlotId::new(slot))).map(|(card, _)| card).collect::<Vec<_>>()
    };
    let now = slots(after);
    slots(before).into_iter().find(|card| !now.contains(card)).map(card_key)
}

/// By how much a step changes the points of each goal in a display, shown at the goal.
pub(super) fn changes(before: &View, after: &View, seat: Seat) -> Vec<Act> {
    if seat.0 >= after.seats() {
        return Vec::new();
    }
    let points = |view: &View| {
        let display = view.display(seat);
        let goals = (0..25).map(CellId::new).filter_map(|cell| {
            let (card, side) = display.at(cell)?;
            let goal = card.goal().filter(|_| side == Side::Goal)?;
            Some((card_key(card), view.deck().goals[goal.index()].points(display, cell)))
        });
        goals.collect::<Vec<_>>()
    };
    let was = points(before);
    let by = |(key, now): (String, i32)| {
        let by = now - was.iter().find(|(old, _)| *old == key).map_or(0, |(_, points)| *points);
        (by != 0).then(|| Act::pop(Place::then(key), if by > 0 { format!("+{by}") } else { format!("−{}", -by) }))
    };
    let pops: Vec<Act> = points(after).into_iter().filter_map(by).collect();
    if pops.is_empty() { pops } else { vec![Act::Together(pops)] }
}
