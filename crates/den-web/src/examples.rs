//! The examples of the rules: a picture of the position below the rule that explains it, and a button to play on from there.
//!
//! It belongs to the second program ([`crate::extra`]). The page of the rules provides the places (`page/rules.rs`).

use den_core::{Eye, Message, Seat, Turn};
use den_games::{Case, GameId};
use den_table::Occupant;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::game::{self, Scene, svg::escape};
use crate::local::{BRANCH_BOT, Local};
use crate::source::Source;
use crate::store::{Branch, names};
use crate::{dom, t};

/// The id of the element that says that there are examples on the page.
pub(crate) const PLACE: &str = "rule-examples";
/// The attribute of the place of an example: its id.
pub(crate) const EXAMPLE: &str = "data-example";

/// Draws every example on the page.
pub(crate) fn show() {
    let Some(body) = dom::document().body() else { return };
    for place in dom::all(&body, &format!("[{EXAMPLE}]:empty")) {
        let id = place.get_attribute(EXAMPLE).unwrap_or_default();
        if let Some((game, case)) = Case::find(&id)
            && let Ok(local) = open(game, &case)
        {
            draw(&place, game, case.id, &local);
        }
    }
}

/// The position as a match: the reader has the seat that decides, bots have the others.
fn open(game: GameId, case: &Case) -> Result<Local, Message> {
    let record = case.record(game)?;
    let mut local = Local::of_record(game, &record, Vec::new())?;
    let reader = reader(&local);
    let seat = |seat: Seat| if seat == reader { Occupant::Person(String::new()) } else { Occupant::Bot(BRANCH_BOT.into()) };
    let occupants: Vec<Occupant> = Seat::all(local.seats()).map(seat).collect();
    let names = names(&occupants);
    local = Local::of_record(game, &record, occupants)?;
    local.set_branch(Branch { of: format!("/rules/{game}/{}", case.id), names, step: local.step_count() });
    Ok(local)
}

/// The seat that decides.
fn reader(local: &Local) -> Seat {
    match local.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => Seat(0),
    }
}

fn draw(place: &Element, game: GameId, id: &str, local: &Local) {
    // The rules speak of seats.
    let names = (1..=local.seats()).map(|n| t!("seat-n", n = n)).collect();
    let width = f64::from(place.client_width()).max(MIN_WIDTH);
    let narrow = width < NARROW;
    let frame = (width, if narrow { width * 1.4 } else { width * 0.7 });
    let scene =
        Scene { names: game::all_names(game, names), opponents: vec![None; usize::from(local.seats())], narrow, frame, ..Scene::default() };
    let picture = local.seen(Eye::Seat(reader(local)), None).map(|seen| seen.picture(&scene)).unwrap_or_default();
    let (seat, play) = (t!("example-seat", n = reader(local).index() + 1), t!("example-play"));
    // The picture explains the text above it; it is not a table.
    place.set_inner_html(&format!(
        "<div class=\"board-picture {game}\" aria-hidden=\"true\" inert>{picture}</div>\
         <p class=\"row\"><button type=\"button\" class=\"button\">{}</button><small>{}</small></p>",
        escape(&play),
        escape(&seat)
    ));
    let id = id.to_string();
    // Freed together with the button.
    let start = Closure::<dyn FnMut()>::new(move || begin(game, &id)).into_js_value();
    for button in dom::all(place, "button") {
        let _ = button.add_event_listener_with_callback("click", start.unchecked_ref());
    }
}

/// The smallest width that a board is drawn for, in pixels.
const MIN_WIDTH: f64 = 320.0;
/// Below this width a board is drawn narrow and tall.
const NARROW: f64 = 560.0;

/// Starts a match from the example and goes there.
fn begin(game: GameId, id: &str) {
    let Some((_, case)) = Case::find(id) else { return };
    match open(game, &case).map(|local| (local.store(), local.id().to_string())) {
        Ok((Ok(()), id)) => dom::go(&format!("/play/{id}")),
        _ => dom::go("/full"),
    }
}
