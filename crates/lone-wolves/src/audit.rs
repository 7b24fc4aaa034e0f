//! The proof that a position is sound.

use crate::card::{Cards, Suits, Territory};
use crate::scar::{Scar, Scars};
use crate::state::{Honor, LoneWolves, Phase, Side, Table, other};

/// Refuses with the text unless the condition holds.
fn hold(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

pub(crate) fn audit(position: &LoneWolves) -> Result<(), String> {
    scars(position)?;
    honor(&position.table)?;
    moons(&position.table)?;
    cards(position)?;
    played(&position.table)
}

/// Every scar of the box is in one place.
fn scars(position: &LoneWolves) -> Result<(), String> {
    let table = &position.table;
    for scar in Scar::ALL {
        let in_slots: u8 = table.sides.iter().flat_map(|side| side.slots).map(|slot| slot.count(scar)).sum();
        let on_board: u8 = table.lands.iter().map(|land| land.scars.count(scar)).sum();
        let taken = u8::from(matches!(table.phase, Phase::Place(_, Some(open)) if open == scar));
        let all = table.unseen.count(scar) + table.gone.count(scar) + in_slots + on_board + taken;
        hold(all == table.rules.copies, || format!("{} is there {all} times", scar.words()))?;
    }
    let hidden = u8::from(matches!(table.phase, Phase::Place(_, None) | Phase::Look(..)));
    hold(table.unseen.len() >= table.face_down() + hidden, || "more scars lie face down than are unseen".into())?;
    hold(position.looked.is_some() == matches!(table.phase, Phase::Place(_, None)), || "a scar is looked at out of turn".into())?;
    hold(position.looked.is_none_or(|scar| table.unseen.count(scar) > 0), || "a scar is looked at that everybody has seen".into())?;
    for (seat, side) in table.sides.iter().enumerate() {
        for (kind, slots) in side.slots.iter().enumerate() {
            hold(slots.len() <= table.rules.slots[kind], || format!("side {seat} has too many scars in slot {kind}"))?;
        }
        hold(side.room == side.count_room(&table.rules), || format!("side {seat} miscounts its empty slots"))?;
    }
    Ok(())
}

/// The honor tokens are those of the box.
fn honor(table: &Table) -> Result<(), String> {
    if matches!(table.phase, Phase::Scars | Phase::Honor) {
        return hold(table.lands.iter().all(|land| land.honor == Honor::default()), || "honor tokens lie out before they are dealt".into());
    }
    hold(same_tokens(&table.lands.map(|land| land.honor), &table.rules.honor), || "the honor tokens are not those of the box".into())
}

/// Whether these are the tokens, in any order and either side up.
pub(crate) fn same_tokens(laid: &[Honor; 5], tokens: &[[u8; 2]; 5]) -> bool {
    let sorted = |mut pairs: [[u8; 2]; 5]| {
        pairs.iter_mut().for_each(|pair| pair.sort_unstable());
        pairs.sort_unstable();
        pairs
    };
    sorted(laid.map(|h| [h.up, h.down])) == sorted(*tokens)
}

/// LW-TRUMP-2, LW-TRUMP-3: as many moons as bare territories, at most two, each on one of them.
fn moons(table: &Table) -> Result<(), String> {
    if table.phase == Phase::Scars {
        return hold(table.moons == [None; 2], || "a moon before the first trick".into());
    }
    let bare = table.lands.iter().filter(|land| land.is_bare()).count();
    let out = table.moons.iter().flatten().count();
    hold(out == bare.min(2) && (out == 0 || table.moons[0].is_some()), || format!("{out} moons, {bare} bare territories"))?;
    hold(table.moons.iter().flatten().all(|t| table.lands[t.index()].is_bare()), || "a moon on a territory with scars".into())?;
    hold(out < 2 || table.moons[0] != table.moons[1], || "both moons on one territory".into())
}

/// Every card of the box is in one place.
fn cards(position: &LoneWolves) -> Result<(), String> {
    let table = &position.table;
    let [first, second] = table.played();
    let places = [position.hands[0], position.hands[1], first, second, position.aside()];
    let all = places.iter().fold(Cards::NONE, |all, cards| all.with(*cards));
    let total: u8 = places.iter().map(|cards| cards.len()).sum();
    if !table.dealt() {
        return hold(total == 0 && table.aside == 0, || "cards before the deal".into());
    }
    hold(all == Cards::ALL && usize::from(total) == crate::card::CARDS, || "a card is in two places".into())?;
    for seat in den_core::Seat::all(2) {
        let (held, due) = (position.hand(seat).len(), table.hand_size(seat));
        hold(held == due, || format!("seat {seat} holds {held} cards instead of {due}"))?;
        let shown = Cards::of_suits(table.voids[seat.index()]);
        hold(position.hand(seat).among(shown).is_empty(), || format!("seat {seat} holds a suit it failed to follow"))?;
    }
    Ok(())
}

/// What lies on the sides is what was played, and nothing else but set-aside cards.
fn played(table: &Table) -> Result<(), String> {
    let mut sides = [Side::default(); 2];
    let mut voids = [Suits::default(); 2];
    for trick in table.tricks.iter() {
        let follower = other(trick.leader);
        for (seat, laid) in [(trick.leader, Some(trick.led)), (follower, trick.answer)] {
            let Some(laid) = laid else { continue };
            let side = &mut sides[seat.index()];
            if trick.winner.is_none_or(|winner| winner == seat) {
                side.up[laid.at.index()].add(laid.card);
            } else {
                side.lone[laid.at.index()] += 1;
            }
        }
        if trick.answer.is_some_and(|answer| answer.card.suit() != trick.led.card.suit()) {
            voids[follower.index()].add(trick.led.card.suit());
        }
    }
    hold(voids == table.voids, || "the suits that were not followed are recorded wrongly".into())?;
    let mut strays = 0;
    for (recorded, side) in table.sides.iter().zip(&sides) {
        hold(recorded.up == side.up, || "the face-up wolves are not those that were played".into())?;
        for (there, lost) in recorded.lone.iter().zip(side.lone) {
            hold(*there >= lost, || "a lone wolf is missing".into())?;
            strays += there - lost;
        }
    }
    let aside = if table.dealt() { table.rules.aside() } else { 0 };
    hold(strays + table.aside == aside, || format!("{strays} strays and {} cards aside", table.aside))?;
    for at in Territory::ALL {
        let there = table.sides[0].wolves(at) + table.sides[1].wolves(at);
        hold(there == table.lands[at.index()].wolves, || format!("the {} miscounts its wolves", at.name()))?;
        hold(table.open.has(at) == (there < table.rules.full), || format!("the {} does not know whether it is full", at.name()))?;
        hold(there <= table.rules.full, || format!("the {} has too many wolves", at.name()))?;
    }
    hold(table.gone == Scars::NONE || table.tricks.won() > 0, || "a scar left the game too early".into())
}
