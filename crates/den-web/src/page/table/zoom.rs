//! Zooming and panning a picture: with the wheel, two fingers, keys and buttons, around the pointer; dragging pans.
//!
//! It works on every `.zoomable` element of the board, whose only child is the picture. The zoom is kept when the board is redrawn.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent, WheelEvent};

use crate::dom;

/// The maximum zoom.
const MOST: f64 = 4.0;
/// How far a pointer has to move before it pans.
const SLACK: f64 = 6.0;

#[derive(Clone, Debug, Default)]
struct State {
    scale: f64,
    shift: (f64, f64),
    /// The last positions of the fingers on the picture, or of the mouse.
    pointers: Vec<(i32, f64, f64)>,
    /// Where the first of them started.
    from: (f64, f64),
    moving: bool,
}

/// The zoom of the picture, and which part of it is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Zoom(StoredValue<State>);

impl Zoom {
    /// Not zoomed.
    pub(super) fn new() -> Zoom {
        Zoom(StoredValue::new(State { scale: 1.0, ..State::default() }))
    }

    /// Zooms by a factor, around the centre.
    pub(super) fn by(self, factor: f64) {
        if let Some(frame) = frames().first() {
            let rect = frame.get_bounding_client_rect();
            self.round((rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0), factor);
        }
    }

    /// Zooms by a factor, around a point of the window.
    fn round(self, (x, y): (f64, f64), factor: f64) {
        let Some(frame) = frames().into_iter().next() else { return };
        let rect = frame.get_bounding_client_rect();
        let (x, y) = (x - rect.x(), y - rect.y());
        self.0.update_value(|state| {
            let scale = (state.scale * factor).clamp(1.0, MOST);
            let grown = scale / state.scale;
            state.shift = (x - (x - state.shift.0) * grown, y - (y - state.shift.1) * grown);
            state.scale = scale;
        });
        self.apply();
    }

    pub(super) fn wheeled(self, event: &WheelEvent) {
        let inside = event.target().and_then(|t| t.dyn_into::<Element>().ok()).and_then(|e| e.closest(".zoomable").ok().flatten());
        let back = event.delta_y() > 0.0 && self.0.with_value(|state| state.scale <= 1.0);
        // At the minimum zoom, the wheel scrolls the page.
        if inside.is_some() && !back {
            event.prevent_default();
            self.round((f64::from(event.client_x()), f64::from(event.client_y())), (-event.delta_y() / 400.0).exp());
        }
    }

    pub(super) fn pressed(self, event: &PointerEvent) {
        let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        if target.is_none_or(|e| e.closest(".zoomable").ok().flatten().is_none()) {
            return;
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.0.update_value(|state| {
            if event.is_primary() {
                state.pointers.clear();
                state.moving = false;
            }
            state.from = at;
            state.pointers.push((event.pointer_id(), at.0, at.1));
        });
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let now = (f64::from(event.client_x()), f64::from(event.client_y()));
        let pinch = self.0.try_update_value(|state| {
            let at = state.pointers.iter().position(|(id, ..)| *id == event.pointer_id())?;
            let old = (state.pointers[at].1, state.pointers[at].2);
            state.pointers[at] = (event.pointer_id(), now.0, now.1);
            if let [a, b, ..] = state.pointers[..] {
                let other = if at == 0 { (b.1, b.2) } else { (a.1, a.2) };
                state.moving = true;
                let (was, is) = ((old.0 - other.0).hypot(old.1 - other.1), (now.0 - other.0).hypot(now.1 - other.1));
                return Some((((now.0 + other.0) / 2.0, (now.1 + other.1) / 2.0), is / was.max(1.0)));
            }
            if state.scale > 1.0 && (state.moving || (now.0 - state.from.0).hypot(now.1 - state.from.1) > SLACK) {
                state.moving = true;
                state.shift = (state.shift.0 + now.0 - old.0, state.shift.1 + now.1 - old.1);
            }
            None
        });
        match pinch.flatten() {
            Some((middle, factor)) => self.round(middle, factor),
            None if self.0.with_value(|state| state.moving) => self.apply(),
            None => {}
        }
    }

    /// Ends a gesture. Returns whether the picture was panned, so that it is not a click.
    pub(super) fn released(self, event: &PointerEvent) -> bool {
        self.0
            .try_update_value(|state| {
                state.pointers.retain(|(id, ..)| *id != event.pointer_id());
                std::mem::take(&mut state.moving)
            })
            .unwrap_or_default()
    }

    /// Pans with the keyboard.
    pub(super) fn key(self, key: &str) -> bool {
        match key {
            "+" | "=" => self.by(1.25),
            "-" => self.by(0.8),
            "0" => self.by(0.01),
            _ => return false,
        }
        true
    }

    /// Applies the zoom, after a change or a redraw.
    pub(super) fn apply(self) {
        for frame in frames() {
            let Some(picture) = frame.first_element_child() else { continue };
            // Without a zoom nothing is measured: that would lay out the page in the middle of an animation.
            let whole = self.0.try_update_value(|state| {
                let whole = state.scale <= 1.0;
                if whole {
                    state.shift = (0.0, 0.0);
                }
                whole
            });
            if whole != Some(false) {
                let _ = picture.remove_attribute("style");
                let _ = frame.class_list().remove_1("zoomed");
                continue;
            }
            let (width, height) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
            let state = self.0.try_update_value(|state| {
                let least = |size: f64| size * (1.0 - state.scale);
                state.shift = (state.shift.0.clamp(least(width).min(0.0), 0.0), state.shift.1.clamp(least(height).min(0.0), 0.0));
                state.clone()
            });
            let Some(state) = state else { return };
            let style = format!(
                "transform-origin: 0 0; transform: translate({:.1}px, {:.1}px) scale({:.3})",
                state.shift.0, state.shift.1, state.scale
            );
            let _ = picture.set_attribute("style", &style);
            let _ = frame.class_list().add_1("zoomed");
        }
    }
}

fn frames() -> Vec<HtmlElement> {
    let Some(board) = dom::document().get_element_by_id("board") else { return Vec::new() };
    dom::all(&board, ".zoomable")
}
