//! Animations of Lone Wolves.

use den_core::Seat;
use lone_wolves::{Card, Event, Slot, Territory, View, other};

use super::{below, land_token, name_of};
use crate::game::{Act, Place, Scene};
use crate::t;

/// The key of a scar on a territory. Face-up scars come first.
pub(super) fn scar_key(at: Territory, n: usize) -> String {
    format!("scar-{}-{n}", at.name())
}

/// The key of a scar in a slot.
pub(super) fn slot_key(seat: Seat, slot: Slot, n: usize) -> String {
    format!("slot-{seat}-{slot}-{n}")
}

fn lone_key(seat: Seat, at: Territory, n: u8) -> String {
    format!("lone-{seat}-{}-{n}", at.name())
}

/// The card that wins the trick which a step completes: the one that was led, or the answer, which is new on the table.
fn winning_card(before: &View, after: &View, winner: Seat, lost: Card) -> Option<Card> {
    if let Some(led) = before.table.tricks.current().0.filter(|led| led.card != lost) {
        return Some(led.card);
    }
    let (was, now) = (&before.table.sides[winner.index()].up, &after.table.sides[winner.index()].up);
    Territory::ALL.into_iter().find_map(|at| now[at.index()].iter().find(|card| was[at.index()].iter().all(|one| one != *card)))
}

/// The cards of a hand that is dealt, which come from the middle of the table: the player's own face up, the opponent's as one pile.
fn dealt(after: &View, seat: Seat) -> Vec<Act> {
    let middle = Place::of(land_token(after.setup.order[2]));
    let keys: Vec<String> = match after.hand.filter(|_| seat == below(after)) {
        Some(hand) => hand.iter().map(|card| format!("card-{card}")).collect(),
        None => vec![format!("hand-{seat}")],
    };
    vec![Act::Together(keys.into_iter().map(|key| Act::fly(key.clone(), middle.clone(), Place::then(key))).collect())]
}

/// The animation of an event.
pub(super) fn acts(event: &Event, before: &View, after: &View, scene: &Scene) -> Vec<Act> {
    match event {
        Event::Played { seat, card, at } => {
            let key = format!("card-{card}");
            let own = *seat == below(before) && before.hand.is_some();
            let from = if own { key.clone() } else { format!("hand-{seat}") };
            vec![
                Act::fly(key.clone(), Place::of(from), Place::then(key)),
                Act::pop(Place::of(land_token(*at)), format!("+{}", card.value())),
            ]
        }
        // The trick is a moment of its own: both cards are shown, then the loser's turns to its lone wolf side.
        Event::Won { seat, lost, at, .. } => {
            let loser = other(*seat);
            let wolf = lone_key(loser, *at, before.table.sides[loser.index()].lone[at.index()]);
            let card = winning_card(before, after, *seat, *lost);
            let text = card.map(|card| t!("lw-moment", card = name_of(card), lost = name_of(*lost), name = scene.name(*seat)));
            let lost = format!("card-{lost}");
            let keys = card.map(|card| format!("card-{card}")).into_iter().chain([lost.clone()]).collect();
            vec![Act::Present { keys, text: text.unwrap_or_default() }, Act::Together(vec![Act::leave(lost), Act::appear(wolf)])]
        }
        Event::Dealt { seat, .. } => dealt(after, *seat),
        Event::TurnedUp { at, .. } => vec![Act::flip(scar_key(*at, usize::from(before.table.lands[at.index()].scars.len())))],
        Event::Took { at, scar, .. } => {
            let land = &before.table.lands[at.index()];
            let place = scar.and_then(|scar| land.scars.iter().position(|one| one == scar)).unwrap_or(usize::from(land.scars.len()));
            let scar = scar_key(*at, place);
            vec![Act::Together(vec![Act::fly("held", Place::of(scar.clone()), Place::then("held")), Act::leave(scar)])]
        }
        Event::Placed { seat, scar, slot } => {
            let Some(kind) = after.setup.kind(*slot) else { return Vec::new() };
            let place = after.table.sides[seat.index()].slots[kind.index()].iter().position(|one| one == *scar).unwrap_or(0);
            let key = slot_key(*seat, *slot, place);
            vec![Act::Together(vec![Act::fly(key.clone(), Place::of("held"), Place::then(key)), Act::leave("held")])]
        }
        Event::Joined { seat, at } => vec![Act::appear(lone_key(*seat, *at, before.table.sides[seat.index()].lone[at.index()]))],
        Event::Turned { at, .. } => vec![Act::flip(format!("honor-{}", at.name()))],
        Event::Moon { moon, .. } => {
            let key = format!("moon-{}", moon.index());
            vec![Act::appear(key)]
        }
        _ => Vec::new(),
    }
}

/// The points that a move would win or cost, by territory.
pub(super) fn forecast(before: &View, after: &View) -> Vec<Act> {
    let me = below(before);
    let lead = |view: &View, at: Territory| {
        let points = view.table.honor_at(&view.setup, at);
        points[me.index()] - points[other(me).index()]
    };
    let change = |at: Territory| (at, lead(after, at) - lead(before, at));
    let changes = Territory::ALL.into_iter().map(change).filter(|(_, by)| *by != 0);
    changes
        .map(|(at, by)| Act::pop(Place::of(format!("honor-{}", at.name())), if by > 0 { format!("+{by}") } else { format!("−{}", -by) }))
        .collect()
}
