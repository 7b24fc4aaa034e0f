//! The tooltip of the page, shown on hover, focus or a long press.
//!
//! An element with `data-tip` is explained by the game ([`crate::game::Ui::tip`]), one with `data-tip-text` by that text; a thing that can
//! be chosen by its token, otherwise by its label. Screen readers get the text through `aria-describedby`.

#![allow(unreachable_pub)] // the component macro makes its properties public

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::Table;
use crate::dom;
use crate::game::Tip;

/// How long the pointer rests before the tooltip is shown, in milliseconds.
const REST: i32 = 350;
/// The duration of a long press.
const LONG_PRESS: i32 = 450;
const TIPPED: &str = "[data-tip], [data-tip-text], #board [data-token]";

/// The current table, if there is one: its game explains its things.
pub(super) type AtTable = RwSignal<Option<Table>>;

#[derive(Clone, Debug)]
struct Shown {
    tip: Tip,
    rule: Option<String>,
    style: String,
}

thread_local! {
    /// Whether the last press was a long one.
    static HELD: Cell<bool> = const { Cell::new(false) };
}

/// Whether a long press has just ended: it has shown a tooltip, and the click that some browsers send after it plays nothing.
pub(super) fn was_held() -> bool {
    HELD.get()
}

/// The tooltip of the page.
#[component]
pub(super) fn Tooltip(table: AtTable) -> impl IntoView {
    let shown = RwSignal::new(None::<Shown>);
    // Counts pointer events, so that outdated timers are ignored.
    let turn = StoredValue::new(0_u32);
    let hide = move || {
        turn.update_value(|n| *n += 1);
        if shown.get_untracked().is_some() {
            shown.set(None);
            describe(None);
        }
    };
    let show_after = move |ms: i32, thing: Element| {
        turn.update_value(|n| *n += 1);
        let now = turn.get_value();
        dom::later(ms, move || {
            if turn.try_get_value() != Some(now) || !thing.is_connected() {
                return;
            }
            let at = table.try_get_untracked().flatten();
            if let Some(tip) = tip_of(at, &thing) {
                let rule = tip.rule.clone().zip(at).map(|(rule, table)| super::rules::link(table.game(), &rule));
                shown.set(Some(Shown { tip, rule, style: place(&thing) }));
                describe(Some(&thing));
                HELD.set(ms == LONG_PRESS);
            }
        });
    };
    // Where the pointer was last. If something else comes to lie under a pointer that rests, browsers send `pointerover` as well.
    let last = StoredValue::new((0, 0));
    let over = window_event_listener(leptos::ev::pointerover, move |event| {
        let rests = last.get_value() == (event.client_x(), event.client_y());
        let mouse = event.pointer_type() != "touch" && event.buttons() == 0;
        if mouse && rests {
            return hide();
        }
        match tipped(&event).filter(|_| mouse) {
            Some(thing) => show_after(REST, thing),
            None if mouse && !in_tip(&event) => hide(),
            None => {}
        }
    });
    let start = StoredValue::new((0, 0));
    let down = window_event_listener(leptos::ev::pointerdown, move |event| {
        HELD.set(false);
        start.set_value((event.client_x(), event.client_y()));
        last.set_value((event.client_x(), event.client_y()));
        if in_tip(&event) {
            return;
        }
        hide();
        if let Some(thing) = tipped(&event).filter(|_| event.pointer_type() == "touch") {
            show_after(LONG_PRESS, thing);
        }
    });
    let moved = window_event_listener(leptos::ev::pointermove, move |event: PointerEvent| {
        let at = (event.client_x(), event.client_y());
        last.set_value(at);
        if event.pointer_type() == "touch" {
            let from = start.get_value();
            if (at.0 - from.0).abs() + (at.1 - from.1).abs() > 12 {
                hide();
            }
        }
    });
    let up = window_event_listener(leptos::ev::pointerup, move |event: PointerEvent| {
        // A press that was too short shows nothing; after a long one the tooltip stays.
        if event.pointer_type() == "touch" && !HELD.get() {
            turn.update_value(|n| *n += 1);
        }
    });
    let focused = window_event_listener(leptos::ev::focusin, move |event| {
        let by_key = |thing: &Element| thing.matches(":focus-visible").unwrap_or(false);
        match tipped(&event).filter(by_key) {
            Some(thing) => show_after(REST, thing),
            None => hide(),
        }
    });
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        HELD.set(false);
        match event.key().as_str() {
            "Escape" => hide(),
            // An arrow key that finds nothing else to focus explains what has the focus.
            key if key.starts_with("Arrow") && shown.with_untracked(Option::is_none) => {
                let focused = dom::document().active_element().and_then(|e| e.closest(TIPPED).ok().flatten());
                if let Some(thing) = focused {
                    show_after(REST, thing);
                }
            }
            _ => {}
        }
    });
    let scrolled = window_event_listener(leptos::ev::wheel, move |_| hide());
    on_cleanup(move || {
        over.remove();
        down.remove();
        moved.remove();
        up.remove();
        focused.remove();
        pressed.remove();
        scrolled.remove();
    });
    move || {
        shown.get().map(|Shown { tip, rule, style }| {
            view! {
                <div id="tip" class="tip" role="tooltip" style=style>
                    <strong>{tip.title}</strong>
                    {tip.text.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
                    {rule.map(|link| view! { <a class="id" href=link target="_blank">{tip.rule}</a> })}
                </div>
            }
        })
    }
}

fn target(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn tipped(event: &web_sys::Event) -> Option<Element> {
    target(event)?.closest(TIPPED).ok().flatten()
}

fn in_tip(event: &web_sys::Event) -> bool {
    target(event).is_some_and(|e| e.closest("#tip").ok().flatten().is_some())
}

fn tip_of(table: Option<Table>, thing: &Element) -> Option<Tip> {
    let label = || thing.query_selector(".word").ok().flatten().and_then(|word| word.text_content());
    let text = thing.get_attribute("data-tip-text").or_else(|| thing.get_attribute("aria-label")).or_else(label);
    let key = thing.get_attribute("data-tip").or_else(|| thing.get_attribute("data-token"));
    let told = key.zip(table).and_then(|(key, table)| table.tip(&key));
    // If the game has no title, the label is the title. If the label says more than the title, it is added to the text.
    let told = told.map(|mut tip| {
        match text.clone() {
            Some(text) if tip.title.is_empty() => tip.title = text,
            Some(text) if tip.title != text && thing.has_attribute("data-tip-text") => tip.text.insert(0, text),
            _ => {}
        }
        tip
    });
    let told = told.or_else(|| text.filter(|text| !text.is_empty()).map(|text| Tip::new(text, "")));
    // What only repeats the words on a button explains nothing.
    told.filter(|tip| !tip.text.is_empty() || tip.rule.is_some() || label().as_ref() != Some(&tip.title))
}

/// Makes the tooltip the description of the thing for screen readers.
fn describe(thing: Option<&Element>) {
    if let Some(root) = dom::document().document_element() {
        for old in dom::all(&root, "[aria-describedby='tip']") {
            let _ = old.remove_attribute("aria-describedby");
        }
    }
    if let Some(thing) = thing {
        let _ = thing.set_attribute("aria-describedby", "tip");
    }
}

/// The position above the thing, or below it if there is no room; never beyond the edge of the window.
fn place(thing: &Element) -> String {
    const WIDE: f64 = 320.0;
    let rect = thing.get_bounding_client_rect();
    let size = |size: Result<wasm_bindgen::JsValue, _>| size.ok().and_then(|size| size.as_f64()).unwrap_or(800.0);
    let (width, height) = (size(dom::window().inner_width()), size(dom::window().inner_height()));
    let left = (rect.x() + rect.width() / 2.0 - WIDE / 2.0).clamp(8.0, (width - WIDE - 8.0).max(8.0));
    if rect.top() > 150.0 {
        format!("left: {left:.0}px; bottom: {:.0}px", height - rect.top() + 8.0)
    } else {
        format!("left: {left:.0}px; top: {:.0}px", (rect.bottom() + 8.0).min(height - 60.0))
    }
}
