//! Animations of Lone Wolves.

use den_core::Seat;
use lone_wolves::{Event, Slot, Territory, View, other};

use super::{below, land_token};
use crate::game::{Act, Place, Scene};

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

/// The animation of an event.
pub(super) fn acts(event: &Event, before: &View, after: &View, _: &Scene) -> Vec<Act> {
    match event {
        Event::Played { seat, card, at } => {
            let key = format!("card-{card}");
            let own = *seat == below(before) && before.hand.is_some();
            let play = if own {
                Act::go(key.clone(), [Place::then(key)])
            } else {
                Act::fly(key.clone(), Place::of(format!("hand-{seat}")), Place::then(key))
            };
            vec![play, Act::pop(Place::of(land_token(*at)), format!("+{}", card.value()))]
        }
        // The trick is a moment of its own: both cards are shown, then the loser's turns to its lone wolf side.
        Event::Won { seat, lost, at, .. } => {
            let loser = other(*seat);
            let wolf = lone_key(loser, *at, before.table.sides[loser.index()].lone[at.index()]);
            let lost = format!("card-{lost}");
            vec![Act::light(Place::of(lost.clone())), Act::Together(vec![Act::leave(lost), Act::appear(wolf)])]
        }
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
