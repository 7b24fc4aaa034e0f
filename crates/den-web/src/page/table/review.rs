//! The panel for the review of a finished match. The second program shows the review in it; the table goes to its steps and marks its moves.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::{Eye, Seat, Turn};
use leptos::prelude::*;

use super::driver::Table;
use crate::page::extra;
use crate::{dom, review};

/// Whether there is something to review: the match is over and its record is known.
pub(super) fn can_review(table: Table) -> bool {
    table.open_to_all() && table.seen.get().turn() == Turn::Over || table.panel.get() == super::Panel::Review
}

/// Marks on the board what was played and what is better.
fn mark(table: Table, played: Option<&str>, better: Option<&str>) {
    let Some(seen) = table.seen.try_get_untracked() else { return };
    let tokens = |text: Option<&str>| -> Vec<String> {
        let choice = seen.choices().iter().find(|choice| Some(choice.text.as_str()) == text);
        choice.map(|choice| choice.parts.iter().map(|part| part.token.clone()).collect()).unwrap_or_default()
    };
    let Some(board) = dom::document().get_element_by_id("board") else { return };
    // The second program then draws what was expected.
    let _ = if played.is_some() { board.set_attribute("data-reviewed", "") } else { board.remove_attribute("data-reviewed") };
    for (name, tokens) in [("data-played", tokens(played)), ("data-better", tokens(better))] {
        for thing in dom::all(&board, "[data-token]") {
            let marked = thing.get_attribute("data-token").is_some_and(|token| tokens.contains(&token));
            let _ = if marked { thing.set_attribute(name, "") } else { thing.remove_attribute(name) };
        }
    }
}

/// The panel.
#[component]
pub(super) fn ReviewShown(table: Table) -> impl IntoView {
    let marks = RwSignal::new(None::<(usize, String, Option<String>)>);
    let told = window_event_listener_untyped(review::TOLD, move |_| {
        let Some(place) = dom::document().get_element_by_id(review::PLACE) else { return };
        let number = |name: &str| place.get_attribute(name).and_then(|text| text.parse::<usize>().ok());
        let Some(step) = number("data-step") else { return };
        // The step is shown as its player saw it.
        if place.has_attribute("data-go") {
            let _ = place.remove_attribute("data-go");
            if let Some(seat) = number("data-seat") {
                table.eye.set(Eye::Seat(Seat(seat as u8)));
            }
            table.look_at(step);
        }
        marks.set(place.get_attribute("data-played").map(|played| (step, played, place.get_attribute("data-better"))));
    });
    // The board is drawn first, then marked.
    Effect::new(move |_| {
        table.seen.track();
        table.frame.track();
        let marks = marks.get();
        dom::next_frame(move || match &marks {
            Some((step, played, better)) if table.at.try_get_untracked().flatten() == Some(*step) => {
                mark(table, Some(played), better.as_deref());
            }
            _ => mark(table, None, None),
        });
    });
    on_cleanup(move || {
        told.remove();
        mark(table, None, None);
    });
    match table.record_text() {
        Ok(record) => {
            let names = table.names();
            let own: Vec<Seat> = Seat::all(names.len() as u8).filter(|seat| table.sits(*seat)).collect();
            let given = review::Given { game: table.game(), record, names, own, path: table.ask(|source| source.review_path()) };
            dom::next_frame(|| extra::load(review::PLACE));
            view! { <div id=review::PLACE class="review" data-given=serde_json::to_string(&given).unwrap_or_default()>{extra::loading()}</div> }.into_any()
        }
        Err(why) => view! { <p class="notice" role="status">{why}</p> }.into_any(),
    }
}
