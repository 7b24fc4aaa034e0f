//! Checks that a position, or a view from outside, is consistent.

use den_core::{Audit, Eye, Seat};

use crate::pieces::{CARDS, Cards, Scar, Scars, Suits, Territory};
use crate::setup::Setup;
use crate::state::{Honor, LoneWolves, Side, Stage, Table, other};
use crate::view::{Seen, may_hold};

/// Fails with the text unless the condition is true.
fn hold(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl Audit for LoneWolves {
    fn audit(&self) -> Result<(), String> {
        let (setup, table) = (&*self.setup, &self.table);
        sound(setup, table)?;
        counted(setup, table)?;
        hold(self.looked.is_some() == matches!(table.stage, Stage::Place(_, None)), || "a scar is looked at out of turn".into())?;
        looked(table, self.looked)?;
        if !table.dealt() {
            return hold(self.hands == [Cards::NONE; 2], || "cards before the deal".into());
        }
        hold(self.hands[0].intersection(self.hands[1]).is_empty(), || "a card is in both hands".into())?;
        hold(self.aside().len() == setup.aside(), || "cards that were set aside are missing".into())?;
        Seat::all(2).try_for_each(|seat| hand(setup, table, seat, self.hand(seat)))
    }
}

/// Recomputes what a view does not contain, and checks that a position of a match with this setup can have this view.
pub(crate) fn view(setup: &Setup, seen: &mut Seen) -> Result<(), String> {
    let few = |side: &Side| side.lone.iter().all(|&lone| usize::from(lone) <= CARDS);
    hold(seen.table.sides.iter().all(few), || "there are not so many wolf cards".into())?;
    seen.table.count(setup);
    let table = &seen.table;
    sound(setup, table)?;
    looked(table, seen.looked)?;
    let placing = match table.stage {
        Stage::Place(seat, None) => seen.eye.is(seat),
        _ => false,
    };
    hold(seen.looked.is_some() == placing, || "a scar is looked at out of turn".into())?;
    let mine = match (seen.eye, seen.hand) {
        (Eye::Seat(seat), Some(mine)) if seat.0 < 2 => Some((seat, mine)),
        (Eye::Public, None) => None,
        _ => return Err("a player sees one hand, the public none".into()),
    };
    if !table.dealt() {
        return hold(mine.is_none_or(|(_, mine)| mine.is_empty()), || "cards before the deal".into());
    }
    // Every unknown hand can be dealt from the unseen cards.
    let unseen = seen.unseen_cards();
    let enough = |cards: Cards, due: u8| hold(cards.len() >= due, || "the unseen cards cannot be dealt".into());
    let due = |seat: Seat| table.hand_size(setup, seat);
    match mine {
        Some((seat, mine)) => {
            hand(setup, table, seat, mine)?;
            enough(may_hold(unseen, table, other(seat)), due(other(seat)))
        }
        None => {
            let [first, second] = [Seat(0), Seat(1)].map(|seat| may_hold(unseen, table, seat));
            enough(first, due(Seat(0)))?;
            enough(second, due(Seat(1)))?;
            enough(first.with(second), due(Seat(0)) + due(Seat(1)))
        }
    }
}

/// Everything face up is consistent with itself and with the setup.
fn sound(setup: &Setup, table: &Table) -> Result<(), String> {
    stage(setup, table)?;
    scars(setup, table)?;
    honor(setup, table)?;
    moons(table)?;
    played(setup, table)
}

/// The stage follows from the tricks.
fn stage(setup: &Setup, table: &Table) -> Result<(), String> {
    let (cards, won) = (table.tricks.cards(), table.tricks.won());
    hold(won <= setup.hand && (2 * won..=2 * won + 1).contains(&cards) || matches!(table.stage, Stage::TurnUp(_)), || {
        "the tricks do not fit the hands".into()
    })?;
    let last = table.tricks.iter().last();
    let lost = last.and_then(|trick| match trick.winner? {
        winner if winner == trick.leader => Some((other(winner), trick.answer?.at)),
        winner => Some((other(winner), trick.led.at)),
    });
    let between = cards == 2 * won;
    let fits = match table.stage {
        Stage::Scars | Stage::Honor | Stage::Hands | Stage::Leader => cards == 0,
        Stage::Lead => between && won < setup.hand,
        Stage::Follow => !between && won < setup.hand,
        Stage::TurnUp(at) => {
            let (led, answer) = table.tricks.current();
            let three = answer.or(led).is_some_and(|laid| laid.at == at && laid.card.value() == 3);
            three && won < setup.hand && table.lands[at.index()].face_down > 0
        }
        Stage::Take(seat, at) => between && lost == Some((seat, at)) && !table.lands[at.index()].is_bare(),
        Stage::Look(seat, at) => between && lost == Some((seat, at)),
        Stage::Place(seat, _) => {
            between && lost.is_some_and(|(loser, _)| loser == seat) && table.sides[seat.index()].room.iter().count() > 0
        }
        Stage::Over => between && won == setup.hand,
    };
    hold(fits, || format!("{:?} is not what comes next", table.stage))
}

/// Every scar of the box is in exactly one place.
fn scars(setup: &Setup, table: &Table) -> Result<(), String> {
    for scar in Scar::ALL {
        let in_slots: u8 = table.sides.iter().flat_map(|side| side.slots).map(|slot| slot.count(scar)).sum();
        let on_board: u8 = table.lands.iter().map(|land| land.scars.count(scar)).sum();
        let taken = u8::from(matches!(table.stage, Stage::Place(_, Some(open)) if open == scar));
        let all = table.unseen.count(scar) + table.gone.count(scar) + in_slots + on_board + taken;
        hold(all == setup.copies, || format!("{scar:?} is there {all} times"))?;
    }
    for (land, dark) in table.lands.iter().zip(setup.dark) {
        hold(land.face_down <= dark, || "more scars lie face down than there are dark places".into())?;
    }
    let hidden = u8::from(matches!(table.stage, Stage::Place(_, None) | Stage::Look(..)));
    hold(table.unseen.len() >= table.face_down() + hidden, || "more scars lie face down than are unseen".into())?;
    for (seat, side) in table.sides.iter().enumerate() {
        for (kind, (slots, &most)) in side.slots.iter().zip(&setup.slots[seat]).enumerate() {
            hold(slots.len() <= most, || format!("side {seat} has too many scars in slot {kind}"))?;
        }
    }
    Ok(())
}

/// A scar that one player has looked at is one that not everyone has seen.
fn looked(table: &Table, looked: Option<Scar>) -> Result<(), String> {
    hold(looked.is_none_or(|scar| table.unseen.count(scar) > 0), || "a scar is looked at that everyone has seen".into())
}

/// The honor tokens are those of the box.
fn honor(setup: &Setup, table: &Table) -> Result<(), String> {
    if matches!(table.stage, Stage::Scars | Stage::Honor) {
        return hold(table.lands.iter().all(|land| land.honor == Honor::default()), || "honor tokens lie out before they are dealt".into());
    }
    hold(same_tokens(&table.lands.map(|land| land.honor), &setup.honor), || "the honor tokens are not those of the box".into())
}

/// Whether these are the tokens, in any order and with either side up.
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
    if table.stage == Stage::Scars {
        return hold(table.moons == [None; 2], || "a moon before the first trick".into());
    }
    let bare = table.lands.iter().filter(|land| land.is_bare()).count();
    let out = table.moons.iter().flatten().count();
    hold(out == bare.min(2) && (out == 0 || table.moons[0].is_some()), || format!("{out} moons, {bare} bare territories"))?;
    hold(table.moons.iter().flatten().all(|t| table.lands[t.index()].is_bare()), || "a moon on a territory with scars".into())?;
    hold(out < 2 || table.moons[0] != table.moons[1], || "both moons on one territory".into())
}

/// A hand has the right number of cards, none that was played, and none of a suit that was not followed.
fn hand(setup: &Setup, table: &Table, seat: Seat, cards: Cards) -> Result<(), String> {
    let (held, due) = (cards.len(), table.hand_size(setup, seat));
    hold(held == due, || format!("seat {seat} holds {held} cards instead of {due}"))?;
    let [first, second] = table.played();
    hold(cards.intersection(first.with(second)).is_empty(), || format!("seat {seat} holds a card that was played"))?;
    hold(may_hold(cards, table, seat) == cards, || format!("seat {seat} holds a suit it failed to follow"))
}

/// The sides contain exactly the played cards and some of the set-aside ones.
fn played(setup: &Setup, table: &Table) -> Result<(), String> {
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
    let [first, second] = table.played();
    hold(first.with(second).len() == table.tricks.cards(), || "a card was played twice".into())?;
    hold(voids == table.voids, || "the suits that were not followed are recorded wrongly".into())?;
    let mut strays = 0;
    for (recorded, side) in table.sides.iter().zip(&sides) {
        hold(recorded.up == side.up, || "the face-up wolves are not those that were played".into())?;
        for (there, lost) in recorded.lone.iter().zip(side.lone) {
            hold(*there >= lost, || "a lone wolf is missing".into())?;
            strays += u32::from(there - lost);
        }
    }
    let aside = if table.dealt() { setup.aside() } else { 0 };
    hold(strays + u32::from(table.aside) == u32::from(aside), || format!("{strays} strays and {} cards aside", table.aside))?;
    for at in Territory::ALL {
        hold(table.lands[at.index()].wolves <= setup.full, || format!("{at:?} has too many wolves"))?;
    }
    hold(table.gone == Scars::NONE || table.tricks.won() > 0, || "a scar left the game too early".into())
}

/// What is kept up to date during play is correct.
fn counted(setup: &Setup, table: &Table) -> Result<(), String> {
    let mut fresh = *table;
    fresh.count(setup);
    hold(fresh == *table, || "wolves, open territories or empty slots are counted wrongly".into())
}
