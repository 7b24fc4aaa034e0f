//! Moves in words, and what winning or losing the present trick would mean.

use den_core::{Eye, Seat, Turn};

use crate::card::{Card, Territory};
use crate::moves::{Move, Pick};
use crate::notation::list;
use crate::scar::{Scar, Slot};
use crate::score;
use crate::state::{LoneWolves, Phase, Table, other};
use crate::view::View;

/// The move in words, with what it leads to.
pub(crate) fn tell(view: &View, m: Move) -> String {
    match m {
        Move::Play(card, at) => tell_play(&view.table, card, at),
        Move::Take(Pick::Up(scar)) => {
            format!("take {}: {}{}", scar.words(), view.table.rules.effect(scar), last_scar(&view.table))
        }
        Move::Take(Pick::FaceDown) => format!("take a face-down scar{}", last_scar(&view.table)),
        Move::Place(slot) => tell_place(view, slot),
    }
}

fn tell_play(table: &Table, card: Card, at: Territory) -> String {
    let mut text = format!("{} to the {}", card.words(), at.name());
    let land = &table.lands[at.index()];
    if let (Phase::Follow, (Some(led), _)) = (table.phase, table.tricks.present()) {
        if card.beats(led.card, table.trump()) {
            text += ": wins";
        } else {
            text += ": loses, a lone wolf there";
            text += if land.is_bare() { "; no scar left to take" } else { " and a scar to take" };
        }
    }
    if card.value() == 3 && land.face_down > 0 {
        text += "; turns a scar up";
    }
    text
}

/// What taking the last scar does.
fn last_scar(table: &Table) -> String {
    let Phase::Take(_, at) = table.phase else { return String::new() };
    let land = &table.lands[at.index()];
    if land.scars.len() + land.face_down == 1 { rise(table, at).map_or(String::new(), |rise| format!("; {rise}")) } else { String::new() }
}

/// LW-TRUMP-2, LW-TRUMP-3: what rises when the last scar of a territory is taken.
fn rise(table: &Table, at: Territory) -> Option<String> {
    let moon = table.moons.iter().position(Option::is_none)?;
    Some(format!("the last one: {} and {} becomes trump", ["the moon rises", "the blood moon rises"][moon], at.colour()))
}

fn tell_place(view: &View, slot: Slot) -> String {
    let table = &view.table;
    let (Phase::Place(seat, _), Some(scar)) = (table.phase, view.placing()) else { return format!("place the scar at {}", slot.words()) };
    let mut after = LoneWolves { table: *table, hands: [crate::card::Cards::NONE; 2], looked: view.looked };
    after.play_move(Move::Place(slot), &mut ());
    let change = score::lead(&after.table, seat) - score::lead(table, seat);
    let mut text = format!("place {} at {}", scar.words(), slot.words());
    for at in slot.territories() {
        let (old, new) = (table.strength(seat, at).total(), after.table.strength(seat, at).total());
        if old != new {
            text += &format!("; strength in the {} {old} to {new}", at.name());
        }
        if scar == Scar::Turncoat {
            text += &format!("; honor token of the {} now {}", at.name(), after.table.lands[at.index()].honor.up);
        }
    }
    if change != 0 {
        text += &format!("; honor {change:+} as it stands");
    }
    text
}

/// A player as the eye calls them, and the verbs that go with it.
struct Who(Seat, bool);

impl Who {
    fn new(eye: Eye, seat: Seat) -> Who {
        Who(seat, eye.is(seat))
    }

    fn name(&self) -> String {
        if self.1 { "you".into() } else { format!("seat {}", self.0) }
    }

    fn verb(&self, verb: &str) -> String {
        if self.1 { format!("you {verb}") } else { format!("seat {} {verb}s", self.0) }
    }

    fn whose(&self) -> String {
        if self.1 { "your".into() } else { format!("seat {}'s", self.0) }
    }
}

/// The scars that a loser could take in a territory.
fn on_offer(table: &Table, at: Territory) -> String {
    let land = &table.lands[at.index()];
    let mut offer: Vec<_> = land.scars.kinds().map(|scar| scar.number().to_string()).collect();
    if land.face_down > 0 {
        offer.push("?".into());
    }
    if offer.is_empty() { "none".into() } else { offer.join("/") }
}

/// What winning or losing this trick would mean, line by line.
pub(crate) fn stakes(view: &View) -> Vec<String> {
    let table = &view.table;
    let leader = table.tricks.leader();
    let next = table.tricks.won() + 2;
    let lead = |who: &Who| {
        if next > table.rules.hand { "and the game ends".to_string() } else { format!("{} trick {next}", who.verb("lead")) }
    };
    match (table.phase, table.tricks.present()) {
        (Phase::Lead, _) => {
            let who = Who::new(view.eye, leader);
            vec![
                format!("Win this trick: {} card stays face up where it is played; {}.", who.whose(), lead(&who)),
                format!(
                    "Lose it: the card becomes a lone wolf (strength 1) there, and {} one scar from there: {}.",
                    who.verb("take"),
                    offers(table)
                ),
            ]
        }
        (Phase::Follow, (Some(led), _)) => {
            let (who, them) = (Who::new(view.eye, other(leader)), Who::new(view.eye, leader));
            let mut lines = Vec::new();
            if let (Some(hand), Turn::Seat(seat)) = (view.hand, table.turn())
                && view.eye.is(seat)
            {
                let playable = LoneWolves { table: *table, hands: [hand; 2], looked: None }.playable();
                let (win, lose): (Vec<_>, Vec<_>) = playable.iter().partition(|card| card.beats(led.card, table.trump()));
                let words = |cards: Vec<Card>| if cards.is_empty() { "none".to_string() } else { list(cards.into_iter().collect()) };
                lines.push(format!("Against {} you would win with: {}; lose with: {}.", led.card.words(), words(win), words(lose)));
            }
            lines.push(format!(
                "If {} win{}: {} {} in the {} becomes a lone wolf, {} one scar from there ({}{}); {}.",
                who.name(),
                if who.1 { "" } else { "s" },
                them.whose(),
                led.card.words(),
                led.at.name(),
                them.verb("take"),
                on_offer(table, led.at),
                last_of(table, led.at),
                lead(&who)
            ));
            lines.push(format!(
                "If {} lose{}: {} {} stays face up, {} card becomes a lone wolf, {} one scar from where it lies: {}; {}.",
                who.name(),
                if who.1 { "" } else { "s" },
                them.whose(),
                led.card.words(),
                who.whose(),
                who.verb("take"),
                offers(table),
                lead(&them)
            ));
            lines
        }
        (Phase::Take(seat, at), _) => {
            let who = Who::new(view.eye, seat);
            let land = &table.lands[at.index()];
            let mut lines = vec![format!("{} one scar from the {}:", score::capital(&who.verb("take")), at.name())];
            lines.extend(land.scars.kinds().map(|scar| format!("  {} {}", scar.words(), table.rules.effect(scar))));
            lines
        }
        (Phase::Place(seat, _), _) => {
            let who = score::capital(&Who::new(view.eye, seat).verb("place"));
            vec![view.placing().map_or(format!("{who} the scar."), |scar| format!("{who} {}: {}.", scar.words(), table.rules.effect(scar)))]
        }
        _ => Vec::new(),
    }
}

/// The scars on offer in every territory that takes cards.
fn offers(table: &Table) -> String {
    let open = table.rules.order.into_iter().filter(|&at| !table.is_full(at));
    open.map(|at| format!("{} {}{}", at.name(), on_offer(table, at), last_of(table, at))).collect::<Vec<_>>().join(", ")
}

/// A remark where one scar is left and taking it would change trump.
fn last_of(table: &Table, at: Territory) -> String {
    let land = &table.lands[at.index()];
    let last = land.scars.len() + land.face_down == 1 && table.moons.iter().any(Option::is_none);
    if last { format!(" (last: {} trump)", at.colour()) } else { String::new() }
}
