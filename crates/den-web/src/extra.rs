//! The second program of the page (`src/bin/extra.rs`): the editor of a box, the review of a match, the page for records and the examples
//! of the rules. Few visits need them, so the page loads it when one of them is opened (`page/extra.rs`), and the first page stays small.
//!
//! It is a program of its own with a memory of its own. The page provides an element that says in its attributes what to show.

use std::any::Any;
use std::cell::RefCell;

use den_words::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

use crate::{api, dom, editor, examples, load, review, words};

thread_local! {
    /// What is shown.
    static SHOWN: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// Shows what the page asks for, now and whenever it asks again.
pub fn start() {
    show();
    let again = Closure::<dyn FnMut()>::new(show);
    let _ = dom::window().add_event_listener_with_callback("wolfden-extra", again.as_ref().unchecked_ref());
    again.forget();
}

fn show() {
    wasm_bindgen_futures::spawn_local(async {
        load_words().await;
        let find = |id: &str| dom::document().get_element_by_id(id).map(JsCast::unchecked_into::<HtmlElement>);
        if let Some(root) = find("box-editor") {
            editor::show(root).await;
        }
        if let Some(root) = find(load::PLACE) {
            load::show(root);
        } else if let Some(root) = find(review::PLACE) {
            review::show(&root);
        }
        if find(examples::PLACE).is_some() {
            examples::show();
        }
    });
}

/// Shows a view in an element, instead of what was shown before.
pub(crate) fn mount(root: HtmlElement, view: impl FnOnce() -> leptos::prelude::AnyView + 'static) {
    root.set_inner_html("");
    SHOWN.set(Some(Box::new(leptos::mount::mount_to(root, view))));
}

/// Loads the texts of the page's language.
async fn load_words() {
    let lang = dom::document().document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    let lang = Language::find(&lang).unwrap_or_default();
    let mut texts = Vec::new();
    for (list, start) in [("wolfden-words", "words"), ("wolfden-more-words", "more-words")] {
        let start = format!("/assets/{start}-{}-", lang.code());
        let path = dom::meta(list).and_then(|all| all.split_whitespace().find(|path| path.starts_with(&start)).map(str::to_string));
        if let Some(path) = path
            && let Ok(text) = api::text(&path).await
        {
            texts.push(text);
        }
    }
    words::set_language(lang, &texts.iter().map(String::as_str).collect::<Vec<_>>());
}
