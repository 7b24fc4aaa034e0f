//! The board: the drawing, and playing on it with mouse, touch and keyboard.
//!
//! The drawing is written as text and inserted as a whole. A click refers to the topmost thing under the pointer that can be chosen
//! now; a whole area may stand for a thing ([`Scene::area`]). Dragging a thing is the same as choosing it and then the thing it is
//! dropped on.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::{Eye, Seat};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::driver::{Hint, MapChoice, Table};
use super::online::Online;
use super::zoom::Zoom;
use crate::dom::step_focus;
use crate::game::{self, Choices, Picked, Scene};
use crate::motion::Places;
use crate::stage::{self, Stage};
use crate::{dom, t};

/// How far a pointer has to move before it drags.
const DRAG: f64 = 7.0;

/// A thing that is being dragged, or is about to be.
#[derive(Clone, Debug)]
struct Drag {
    pointer: i32,
    token: String,
    from: (f64, f64),
    /// What had been chosen before.
    before: Vec<String>,
    ghost: Option<Element>,
    /// Whether it is a piece on a map, which is in no list itself.
    piece: bool,
}

/// The board.
#[component]
pub(super) fn Board(table: Table) -> impl IntoView {
    let (place, layer) = (NodeRef::<leptos::html::Div>::new(), NodeRef::<leptos::svg::Svg>::new());
    let lost_focus = StoredValue::new(None::<String>);
    let zoom = Zoom::new();
    let drag = StoredValue::new_local(None::<Drag>);
    let dragged = StoredValue::new(false);
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        measure(table, place);
        zoom.apply();
    });
    let keyed = window_event_listener(leptos::ev::keydown, move |event| {
        if !super::is_typing(&event) && zoom.key(&event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        resized.remove();
        keyed.remove();
    });
    let drawing = Memo::new(move |_| {
        if table.covered.get().is_some() {
            return String::new();
        }
        let (seen, scene) = (table.seen.get(), scene(table));
        table.drawn_before(&scene).unwrap_or_else(|| seen.picture(&scene))
    });
    Effect::new(move |_| {
        let (Some(now), Some(layer)) = (place.get(), layer.get()) else { return };
        let stage = Stage::new(now.unchecked_into(), layer.unchecked_into());
        table.timeline.update_value(|timeline| timeline.stage = Some(stage));
        measure(table, place);
    });
    // While a table waits for players, the board has less room.
    Effect::new(move |waited: Option<bool>| {
        table.changed.track();
        let waits = table.with_server(Online::waits) == Some(true);
        if waited == Some(true) && !waits {
            dom::after_paint(move || {
                if place.try_get_untracked().flatten().is_some() {
                    measure(table, place);
                }
            });
        }
        waits
    });
    Effect::new(move |_| {
        let html = drawing.get();
        let Some(div) = place.get() else { return };
        let root: &Element = div.as_ref();
        let (stage, skipped) =
            table.timeline.try_update_value(|timeline| (timeline.stage.clone(), std::mem::take(&mut timeline.skipped))).unwrap_or_default();
        let there = stage.as_ref().map(Stage::moved).unwrap_or_default();
        let before = if skipped { Places::default() } else { Places::of(root) };
        let focused = dom::document().active_element().and_then(|e| e.get_attribute("data-token"));
        if let Some(parsed) = stage.as_ref().and_then(|stage| stage.prepared(&html)) {
            tips_for_titles(parsed);
            dom::update_children(root, parsed);
        } else if let Ok(parsed) = root.clone_node().map(JsCast::unchecked_into::<Element>) {
            parsed.set_inner_html(&html);
            tips_for_titles(&parsed);
            dom::update_children(root, &parsed);
        }
        // Everything is changed before anything is measured, so that the page is laid out once.
        if let Some(stage) = &stage {
            stage.redrawn();
        }
        stage::draw_trails(root, &table.trace());
        zoom.apply();
        before.glide(root, &there);
        // A player who uses the keyboard stays on the board: on the same thing, or on the first that can be chosen, once there is one.
        let token = focused.or_else(|| lost_focus.get_value().filter(|_| dom::nothing_focused()));
        lost_focus.set_value(None);
        if let Some(token) = token {
            let again = dom::all(root, "[data-token]").into_iter().find(|e| e.get_attribute("data-token").as_ref() == Some(&token));
            let target = again.filter(|e| e.has_attribute("tabindex")).or_else(|| dom::all(root, ".can[tabindex]").into_iter().next());
            match target {
                Some(target) => drop(target.focus()),
                None => lost_focus.set_value(Some(token)),
            }
        }
    });
    // Alpha's hint is highlighted on the board.
    Effect::new(move |_| {
        drawing.track();
        let tokens: Vec<String> = match table.hint.get() {
            Some(Hint::Says { text, .. }) => {
                let seen = table.seen.get();
                let choice = seen.choices().iter().find(|choice| choice.text == text);
                choice.map(|choice| choice.parts.iter().map(|part| part.token.clone()).collect()).unwrap_or_default()
            }
            _ => Vec::new(),
        };
        let Some(root) = place.get() else { return };
        for thing in dom::all(&root, "[data-token]") {
            let lit = thing.get_attribute("data-token").is_some_and(|token| tokens.contains(&token));
            let _ = if lit { thing.set_attribute("data-hinted", "") } else { thing.remove_attribute("data-hinted") };
        }
    });
    let pressed = move |event: PointerEvent| {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        dragged.set_value(false);
        // A held thing that is in no list itself can be dragged to something that is.
        let held = || element_of(&event, "[data-drag]").map(|_| String::new());
        let token = token_of(&event, ".can[data-token], .chosen[data-token]").or_else(held);
        // So can a piece on a map: to where it can go.
        let goes = |token: &String| table.chosen.with_untracked(Vec::is_empty) && !table.seen.get_untracked().map_actions(token).is_empty();
        let piece = token_of(&event, "[data-token]").filter(|token| table.my_turn() && goes(token));
        let is_piece = piece.is_some();
        let token = piece.or(token.filter(|_| table.map_actions.with_untracked(MapChoice::is_empty)));
        drag.set_value(token.filter(|_| table.my_turn()).map(|token| Drag {
            pointer: event.pointer_id(),
            token,
            piece: is_piece,
            from: (f64::from(event.client_x()), f64::from(event.client_y())),
            before: table.chosen.get_untracked(),
            ghost: None,
        }));
    };
    let moved = move |event: PointerEvent| {
        let Some(mut now) = drag.get_value().filter(|drag| drag.pointer == event.pointer_id()) else { return };
        let (dx, dy) = (f64::from(event.client_x()) - now.from.0, f64::from(event.client_y()) - now.from.1);
        if now.ghost.is_none() && dx.hypot(dy) > DRAG {
            dragged.set_value(true);
            if now.piece {
                now.ghost = lift_piece(table, &now.token, now.from);
            } else {
                now.ghost = lift(&now.token);
            }
            // The targets are highlighted as after a click. A thing that is a whole move has none: it is dropped anywhere in the play area.
            let seen = table.seen.get_untracked();
            if !now.piece
                && let Picked::More(chosen) = Choices(seen.choices()).pick(&now.before, &now.token)
                && !now.before.contains(&now.token)
            {
                table.chosen.set(chosen);
            }
            if let Some(root) = place.get_untracked() {
                let _ = root.set_pointer_capture(event.pointer_id());
                let _ = root.set_attribute("data-dragging", "");
            }
        }
        if let Some(ghost) = &now.ghost {
            let _ = ghost.set_attribute("style", &format!("transform: translate({dx:.0}px, {dy:.0}px)"));
        }
        drag.set_value(Some(now));
    };
    let ended = move |event: PointerEvent| {
        let Some(now) = drag.get_value().filter(|drag| drag.pointer == event.pointer_id()) else { return };
        drag.set_value(None);
        if let Some(root) = place.get_untracked() {
            let _ = root.remove_attribute("data-dragging");
        }
        if let Some(ghost) = now.ghost {
            ghost.remove();
            match open_token(table, event.client_x(), event.client_y()).filter(|_| now.piece) {
                Some(target) => table.pick(&target),
                None if now.piece => table.clear_map_actions(),
                None => drop_on(table, &now.token, &now.before, &event),
            }
        }
    };
    let hovered = move |event: &web_sys::Event| {
        let token = token_of(event, "[data-token]");
        preview(table, token.as_deref());
    };
    view! {
        <div class="board-frame">
            <div class="board" id="board" node_ref=place
                on:click=move |event| {
                    // A drag ends with a click event, which must be ignored.
                    if dragged.get_value() { dragged.set_value(false); return }
                    if let Some(token) = clicked(table, &event) { table.pick(&token) } else if table.shown.get_untracked().is_some() { table.skip(); }
                }
                on:pointerdown=move |event| { zoom.pressed(&event); pressed(event) }
                on:pointermove=move |event| { if drag.with_value(Option::is_none) { zoom.moved(&event) }; moved(event) }
                on:pointerup=move |event| { if zoom.released(&event) { dragged.set_value(true) }; ended(event) }
                on:pointercancel=move |event| { zoom.released(&event); drag.set_value(None); }
                on:wheel=move |event| zoom.wheeled(&event)
                on:mouseover=move |event| hovered(&event)
                on:mouseout=move |_| preview(table, None)
                on:focusin=move |event| hovered(&event)
                on:focusout=move |_| preview(table, None)
                on:keydown=move |event| {
                    match event.key().as_str() {
                        "Enter" | " " => if let Some(token) = token_of(&event, "[data-token]") { event.prevent_default(); table.pick(&token); },
                        _ if step_focus(&event, "#board .can[tabindex='0']") => event.prevent_default(),
                        _ => {}
                    }
                }></div>
            <svg class="board-acts" node_ref=layer aria-hidden="true"></svg>
            <svg class="board-acts board-drag" aria-hidden="true"></svg>
            <div class="arrow-head" inner_html=stage::ARROW_HEAD></div>
            {move || table.covered.get().map(|seat| view! {
                <div class="cover">
                    <p>{t!("cover", name = table.name(seat))}</p>
                    <button type="button" class="button primary large" id="uncover" on:click=move |_| table.uncover()>{t!("cover-show")}</button>
                </div>
            })}
            {game::zooms(table.game()).then(|| view! {
                <div class="zoom" role="group" aria-label=t!("zoom")>
                    <button type="button" class="icon" aria-label=t!("zoom-in") data-tip-text=t!("zoom-in") on:click=move |_| zoom.by(1.4)>"+"</button>
                    <button type="button" class="icon" aria-label=t!("zoom-out") data-tip-text=t!("zoom-out") on:click=move |_| zoom.by(1.0 / 1.4)>"−"</button>
                </div>
            })}
        </div>
    }
}

/// The seat whose area is shown large unless the player chooses another: always their own, so that nothing jumps.
pub(super) fn own_seat(eye: Eye) -> Option<Seat> {
    Some(if let Eye::Seat(seat) = eye { seat } else { Seat(0) })
}

/// The parameters for drawing the board now.
fn scene(table: Table) -> Scene {
    let map_choice = table.map_actions.get();
    let mut chosen = table.chosen.get();
    if !map_choice.is_empty() {
        chosen.push(map_choice.from);
    }
    let next = if table.my_turn() { table.next_parts().into_iter().map(|part| part.token).collect() } else { Vec::new() };
    let map_actions = map_choice.actions.into_iter().map(|action| (action.token, action.price)).collect();
    let focus = table.focus.get().or(own_seat(table.eye.get()));
    Scene {
        next,
        chosen,
        names: table.all_names(),
        opponents: table.opponents(),
        focus,
        narrow: table.narrow.get(),
        frame: table.frame.get(),
        map_actions,
    }
}

/// Measures the board's frame.
fn measure(table: Table, place: NodeRef<leptos::html::Div>) {
    let (narrow, frame) = stage::room(place.get_untracked().and_then(|board| board.parent_element()));
    table.narrow.set(narrow);
    if let Some(now) = frame.filter(|now| table.frame.get_untracked() != *now) {
        // The trails are in the units of a picture of the old size.
        table.timeline.update_value(|timeline| timeline.trails.clear());
        table.frame.set(now);
    }
}

/// Replaces the browser's own tooltips with ours.
fn tips_for_titles(root: &Element) {
    for title in dom::all(root, "title") {
        if let Some(parent) = title.parent_element() {
            let text = title.text_content().unwrap_or_default();
            let _ = parent.set_attribute("data-tip-text", &text);
        }
        title.remove();
    }
}

fn element_of(event: &web_sys::Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// The token of the element that an event is about.
fn token_of(event: &web_sys::Event, selector: &str) -> Option<String> {
    element_of(event, selector)?.get_attribute("data-token")
}

/// All elements under a point of the window, topmost first.
fn under(x: i32, y: i32) -> Vec<Element> {
    let list = dom::document().elements_from_point(x as f32, y as f32);
    list.iter().filter_map(|one| one.dyn_into::<Element>().ok()).collect()
}

/// The topmost of the tokens under a point that can be chosen, or an area that stands for one.
fn open_token(table: Table, x: i32, y: i32) -> Option<String> {
    let open = untrack(|| table.next_parts());
    let can = |token: &String| open.iter().any(|part| part.token == *token);
    let own = |e: &Element| e.closest("[data-token]").ok().flatten().and_then(|e| e.get_attribute("data-token"));
    let area = |e: &Element| e.closest("[data-drop]").ok().flatten().and_then(|e| e.get_attribute("data-drop"));
    let here = under(x, y);
    here.iter().filter_map(own).find(can).or_else(|| here.iter().filter_map(area).find(can))
}

/// The token that a click refers to: something that can be chosen there, otherwise the topmost thing, to show why not.
fn clicked(table: Table, event: &web_sys::MouseEvent) -> Option<String> {
    // A click by keyboard or script has no coordinates.
    let placed = event.client_x() != 0 || event.client_y() != 0;
    let own = token_of(event, "[data-token]");
    let chosen = own.as_ref().is_some_and(|token| table.chosen.get_untracked().contains(token));
    if placed && table.my_turn() && !chosen {
        return open_token(table, event.client_x(), event.client_y()).or(own);
    }
    own
}

/// A copy of a thing that follows the pointer. It has its own layer, because the animation layer is cleared whenever the board is drawn.
fn lift(token: &str) -> Option<Element> {
    let board = dom::document().get_element_by_id("board")?;
    let name = if token.is_empty() { "data-drag" } else { "data-token" };
    let thing = dom::all(&board, &format!("[{name}]")).into_iter().find(|e| e.get_attribute(name).as_deref() == Some(token))?;
    let layer = board.parent_element()?.query_selector(".board-drag").ok()??;
    stage::copy_into(&layer, &thing)
}

/// Selects a piece on a map and lifts it. Of two pieces on one place it is the one nearer to the pointer.
fn lift_piece(table: Table, token: &str, from: (f64, f64)) -> Option<Element> {
    let board = dom::document().get_element_by_id("board")?;
    let away = |piece: &Element| {
        let rect = piece.get_bounding_client_rect();
        (rect.x() + rect.width() / 2.0 - from.0).hypot(rect.y() + rect.height() / 2.0 - from.1)
    };
    let here = dom::all(&board, "[data-lift]").into_iter().filter(|piece| piece.get_attribute("data-lift").as_deref() == Some(token));
    let piece: Element = here.map(JsCast::unchecked_into).min_by(|a, b| away(a).total_cmp(&away(b)))?;
    let ghost = stage::copy_into(&board.parent_element()?.query_selector(".board-drag").ok()??, &piece);
    table.clear_map_actions();
    if table.select_piece(token) {
        table.pick_piece(&piece.get_attribute("data-kind").unwrap_or_default());
    }
    ghost
}

/// Handles a drop: on a target, in the play area, or nowhere.
fn drop_on(table: Table, token: &str, before: &[String], event: &PointerEvent) {
    let (x, y) = (event.client_x(), event.client_y());
    let seen = table.seen.get_untracked();
    match Choices(seen.choices()).pick(before, token) {
        // The thing alone is the move.
        Picked::Play(_) if !before.contains(&token.to_string()) => {
            let plays = under(x, y)
                .iter()
                .any(|e| e.closest("[data-drop]").ok().flatten().is_some_and(|e| e.get_attribute("data-drop").as_deref() == Some("*")));
            if plays {
                table.pick(token);
            }
        }
        _ => match open_token(table, x, y) {
            Some(target) => table.pick(&target),
            None => table.chosen.set(before.to_vec()),
        },
    }
}

/// Previews what choosing a thing would do, if it completes a move.
pub(super) fn preview(table: Table, token: Option<&str>) {
    if table.shown.get_untracked().is_some() {
        return;
    }
    let Some(stage) = table.timeline.try_with_value(|timeline| timeline.stage.clone()).flatten() else { return };
    let (seen, chosen) = (table.seen.get_untracked(), table.chosen.get_untracked());
    let move_of = |token: &str| match Choices(seen.choices()).pick(&chosen, token) {
        Picked::Play(text) if table.my_turn() => Some(text),
        _ => None,
    };
    match token.and_then(move_of) {
        Some(text) => match seen.preview(&text, &table.plain_scene()) {
            Some(preview) => stage.preview(&preview.html, &preview.acts),
            None => stage.clear(),
        },
        None => stage.clear(),
    }
}
