//! What winning or losing the current trick would mean, for the text board.

use den_core::{Message, Seat, Turn};

use super::BoardText;
use crate::notation::list;
use crate::pieces::{Card, Territory};
use crate::state::{Stage, Table, other};
use crate::view::View;
use crate::words::{Numbered, SuitName};

/// What is at stake, line by line.
pub(super) fn stakes(view: &View) -> Vec<Message> {
    let (setup, table) = (&view.setup, &view.table);
    let you = |seat: Seat| view.eye.is(seat);
    let leader = table.tricks.leader();
    let lines = match (table.stage, table.tricks.current()) {
        (Stage::Lead, _) => vec![
            BoardText::LeaderWins { you: you(leader), seat: leader, next: next(view, leader) },
            BoardText::LeaderLoses { you: you(leader), seat: leader, offers: offers(view) },
        ],
        (Stage::Follow, (Some(led), _)) => {
            let seat = other(leader);
            let mut lines = Vec::new();
            if let (Some(hand), Turn::Seat(turn)) = (view.hand, table.turn())
                && you(turn)
            {
                let (win, lose): (Vec<_>, Vec<_>) = table.following(hand).iter().partition(|card| card.beats(led.card, table.trump()));
                lines.push(BoardText::Answers { led: led.card, win: some(&win), lose: some(&lose) });
            }
            let offer = offer(table, led.at);
            lines.push(BoardText::FollowerWins { you: you(seat), seat, led: led.card, at: led.at, offer, next: next(view, seat) });
            lines.push(BoardText::FollowerLoses { you: you(seat), seat, led: led.card, offers: offers(view), next: next(view, leader) });
            lines
        }
        (Stage::Take(seat, at), _) => {
            let scars = table.lands[at.index()].scars.kinds();
            let choices = scars.map(|scar| BoardText::Choice { scar: Numbered(scar), effect: setup.effect(scar) });
            std::iter::once(BoardText::Takes { you: you(seat), seat, at }).chain(choices).collect()
        }
        (Stage::Place(seat, _), _) => vec![match view.placing() {
            Some(scar) => BoardText::Places { you: you(seat), seat, scar: Numbered(scar), effect: setup.effect(scar) },
            None => BoardText::PlacesUnseen { you: you(seat), seat },
        }],
        _ => Vec::new(),
    };
    lines.into_iter().map(Message::from).collect()
}

/// Cards in notation, or a dash for none.
fn some(cards: &[Card]) -> String {
    if cards.is_empty() { "-".into() } else { list(cards.iter().copied().collect()) }
}

/// LW-TRICK-7: the winner leads the next trick, if there is one.
fn next(view: &View, winner: Seat) -> Message {
    let n = view.table.tricks.won() + 2;
    if n > view.setup.hand { BoardText::EndsNext } else { BoardText::LeadsNext { you: view.eye.is(winner), seat: winner, n } }.into()
}

/// The scars available in every territory that is not full.
fn offers(view: &View) -> Vec<Message> {
    view.setup.order.into_iter().filter(|&at| !view.table.is_full(at)).map(|at| offer(&view.table, at)).collect()
}

/// LW-TRICK-8: the scars that a loser could take in a territory; LW-TRUMP-2, LW-TRUMP-3: and whether that changes trump.
fn offer(table: &Table, at: Territory) -> Message {
    let land = &table.lands[at.index()];
    let mut scars: Vec<_> = land.scars.kinds().map(|scar| scar.number().to_string()).collect();
    if land.face_down > 0 {
        scars.push("?".into());
    }
    let scars = if scars.is_empty() { "-".into() } else { scars.join("/") };
    let last = land.scars.len() + land.face_down == 1 && table.moons.iter().any(Option::is_none);
    if last { BoardText::LastOffer { at, scars, suit: SuitName(at) } } else { BoardText::Offer { at, scars } }.into()
}
