//! Loads the second program, which shows the editor of a box, the review of a match, the page for records and the examples of the rules.

use den_core::escape;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::{dom, t};

/// What is shown until the program has been loaded.
pub(crate) fn loading() -> AnyView {
    view! { <p role="status">{t!("extra-loading")}</p> }.into_any()
}

/// The attribute of a script that could not be loaded.
const FAILED: &str = "data-failed";

/// Loads the program, or tells it that there is something new to show if it is loaded already. `place` is the id of the element for it.
pub(crate) fn load(place: &'static str) {
    const ID: &str = "extra-program";
    let document = dom::document();
    if let Some(script) = document.get_element_by_id(ID) {
        if script.has_attribute(FAILED) {
            failed(place);
        } else if let Ok(event) = web_sys::Event::new("wolfden-extra") {
            let _ = dom::window().dispatch_event(&event);
        }
        return;
    }
    let (Some(path), Ok(script)) = (dom::meta("wolfden-extra"), document.create_element("script")) else { return };
    for (name, value) in [("id", ID), ("type", "module"), ("src", path.as_str())] {
        let _ = script.set_attribute(name, value);
    }
    let marked = script.clone();
    let on_error = Closure::<dyn FnMut()>::new(move || {
        let _ = marked.set_attribute(FAILED, "");
        failed(place);
    });
    let _ = script.add_event_listener_with_callback("error", on_error.as_ref().unchecked_ref());
    on_error.forget();
    if let Some(body) = document.body() {
        let _ = body.append_child(&script);
    }
}

/// Says that it could not be loaded. A browser does not fetch a module again that has failed, so the page has to be reloaded.
fn failed(place: &str) {
    let Some(place) = dom::document().get_element_by_id(place) else { return };
    place.set_inner_html(&format!(
        "<p class=\"notice\" role=\"alert\">{}</p><button type=\"button\" class=\"button primary again\">{}</button>",
        escape(&t!("extra-failed")),
        escape(&t!("problem-again"))
    ));
    let again = Closure::<dyn FnMut()>::new(|| _ = dom::window().location().reload());
    for button in dom::all(&place, "button") {
        let _ = button.add_event_listener_with_callback("click", again.as_ref().unchecked_ref());
    }
    again.forget();
}
