//! The few things that the page needs from the browser directly.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement, Node, Storage, Window};

/// The window.
///
/// # Panics
/// Outside a page.
pub fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document.
///
/// # Panics
/// Outside a page.
pub fn document() -> Document {
    window().document().expect("a window has a document")
}

/// The content of `<meta name=…>`.
pub fn meta(name: &str) -> Option<String> {
    document().query_selector(&format!("meta[name={name}]")).ok()??.get_attribute("content")
}

/// The browser's storage, if it is available.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Whether a media query matches.
pub fn matches_media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether animations are allowed.
pub fn may_move() -> bool {
    !matches_media("(prefers-reduced-motion: reduce)")
}

/// The current time in milliseconds.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Thirty-two unpredictable bytes, for deals and match ids.
///
/// # Panics
/// In a browser without secure random numbers: a deal from anything else could be predicted.
pub fn random_bytes() -> [u8; 32] {
    filled(|bytes| window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(bytes)).is_ok())
}

fn filled(fill: impl FnOnce(&mut [u8; 32]) -> bool) -> [u8; 32] {
    let mut bytes = [0; 32];
    assert!(fill(&mut bytes) && bytes != [0; 32], "this browser has no secure random numbers");
    bytes
}

/// A short random id.
pub fn random_name() -> String {
    random_bytes().iter().take(10).map(|b| char::from(b"abcdefghijkmnpqrstuvwxyz23456789"[usize::from(*b) % 32])).collect()
}

/// Sets the title of the page.
pub fn title(text: &str) {
    // Setting it is slow even if nothing changes.
    if document().title() != text {
        document().set_title(text);
    }
}

/// The part of the URL after `#`.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_string()
}

/// Goes to another page of the app.
pub fn go(path: &str) {
    let _ = window().location().set_hash(path);
}

/// Changes the URL without navigating: the page stays as it is.
pub fn replace_address(path: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{path}")));
    }
}

/// Copies a text. Returns whether the browser allows it.
pub fn copy(text: &str) -> bool {
    // Browsers have a clipboard only for pages with TLS. A selection can be copied from a server at home, too.
    let document = document();
    let (Some(body), Ok(area)) = (document.body(), document.create_element("textarea")) else { return false };
    let (area, focused) = (area.unchecked_into::<web_sys::HtmlTextAreaElement>(), document.active_element());
    area.set_value(text);
    let _ = body.append_child(&area);
    area.select();
    let copied = document.unchecked_into::<web_sys::HtmlDocument>().exec_command("copy") == Ok(true);
    area.remove();
    if let Some(focused) = focused {
        let _ = focused.unchecked_into::<HtmlElement>().focus();
    }
    if !copied {
        // Where copying is forbidden, the browser shows the text, selected.
        let _ = window().prompt_with_message_and_default("", text);
    }
    copied
}

/// The elements inside `root` that match a selector.
pub fn all(root: &Element, selector: &str) -> Vec<HtmlElement> {
    let Ok(list) = root.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|i| list.item(i)).map(JsCast::unchecked_into).collect()
}

/// Moves the focus with the arrow keys among the elements matched by a selector.
pub fn step_focus(event: &web_sys::KeyboardEvent, selector: &str) -> bool {
    let by = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return false,
    };
    let Some(root) = document().document_element() else { return false };
    let things = all(&root, selector);
    let Some(now) = event.target().and_then(|t| t.dyn_into::<Element>().ok()) else { return false };
    let Some(at) = things.iter().position(|thing| AsRef::<Element>::as_ref(thing) == &now) else { return false };
    let next = (at as i32 + by).rem_euclid(things.len() as i32) as usize;
    let _ = things[next].focus();
    true
}

/// Gives `old` the attributes and children of `new`, and leaves what is the same in place: drawing a whole board anew takes several frames.
pub fn update(old: &Element, new: &Element) {
    for name in old.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        if !new.has_attribute(&name) {
            let _ = old.remove_attribute(&name);
        }
    }
    for name in new.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        let value = new.get_attribute(&name);
        if old.get_attribute(&name) != value {
            let _ = old.set_attribute(&name, &value.unwrap_or_default());
        }
    }
    update_children(old, new);
}

/// Gives an element children written as HTML. Only what differs is changed.
pub fn write_children(place: &Element, html: &str) {
    if let Ok(parsed) = place.clone_node().map(JsCast::unchecked_into::<Element>) {
        parsed.set_inner_html(html);
        update_children(place, &parsed);
    }
}

/// Gives `old` the children of `new`. Children are matched in order; those with a `data-key` by their key, so that one more or one less
/// does not shift the others.
pub fn update_children(old: &Element, new: &Element) {
    let mut there = old.first_child();
    let mut wanted = new.first_child();
    while let Some(want) = wanted {
        wanted = want.next_sibling();
        // Things that are gone.
        while there.as_ref().is_some_and(|there| key(there) != key(&want) && !has_key(new, key(there).as_deref())) {
            let gone = there.take();
            there = gone.as_ref().and_then(Node::next_sibling);
            let _ = gone.and_then(|gone| old.remove_child(&gone).ok());
        }
        match there.take() {
            None => _ = old.append_child(&want),
            Some(same) if same.is_equal_node(Some(&want)) => there = same.next_sibling(),
            Some(known) if key(&known) != key(&want) => {
                _ = old.insert_before(&want, Some(&known));
                there = Some(known);
            }
            Some(known) => {
                there = known.next_sibling();
                match (known.dyn_ref::<Element>(), want.dyn_ref::<Element>()) {
                    (Some(from), Some(to)) if from.tag_name() == to.tag_name() => update(from, to),
                    _ => _ = old.replace_child(&want, &known),
                }
            }
        }
    }
    while let Some(rest) = there {
        there = rest.next_sibling();
        let _ = old.remove_child(&rest);
    }
}

fn key(node: &Node) -> Option<String> {
    node.dyn_ref::<Element>()?.get_attribute("data-key")
}

/// Whether one of the children has this key. Things without a key are matched by their order alone.
fn has_key(parent: &Element, wanted: Option<&str>) -> bool {
    let Some(wanted) = wanted else { return true };
    let mut next = parent.first_child();
    while let Some(child) = next {
        if key(&child).as_deref() == Some(wanted) {
            return true;
        }
        next = child.next_sibling();
    }
    false
}

/// Adds some of the page's own SVG invisibly, so that it can be referenced.
pub fn keep_hidden(svg: &str) {
    if let (Ok(holder), Some(body)) = (document().create_element("div"), document().body()) {
        let _ = holder.set_attribute("class", "art-store");
        let _ = holder.set_attribute("aria-hidden", "true");
        holder.set_inner_html(svg);
        let _ = body.append_child(&holder);
    }
}

/// Whether nothing has the focus, because the focused element was removed.
pub fn nothing_focused() -> bool {
    document().active_element().is_none_or(|e| e.tag_name() == "BODY")
}

/// A callback that the browser calls once. In a box, so that there is one conversion for all of them: each would add to the page.
type Once = Box<dyn FnOnce()>;

fn callback(f: Once) -> js_sys::Function {
    Closure::once_into_js(f).unchecked_into()
}

/// Runs `f` on the next frame.
pub fn next_frame(f: impl FnOnce() + 'static) {
    fn run(f: Once) {
        let _ = window().request_animation_frame(&callback(f));
    }
    run(Box::new(f));
}

/// Runs `f` once the page has been painted: what takes long is spread over several frames in this way. A page that nobody sees is not
/// painted; then a timer runs it.
pub fn after_paint(f: impl FnOnce() + 'static) {
    const UNSEEN: i32 = 250;
    fn once(waiting: &Cell<Option<Once>>) {
        if let Some(f) = waiting.take() {
            f();
        }
    }
    fn run(f: Once) {
        let waiting = Rc::new(Cell::new(Some(f)));
        let by_timer = Rc::clone(&waiting);
        next_frame(move || later(0, move || once(&waiting)));
        later(UNSEEN, move || once(&by_timer));
    }
    run(Box::new(f));
}

/// Runs `f` after a delay.
pub fn later(ms: i32, f: impl FnOnce() + 'static) {
    fn run(ms: i32, f: Once) {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&callback(f), ms);
    }
    run(ms, Box::new(f));
}

/// Offers a text as a download.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(link) = document().create_element("a") {
        let link: web_sys::HtmlAnchorElement = link.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_bytes_are_those_of_the_source() {
        assert_eq!(
            filled(|bytes| {
                bytes[31] = 7;
                true
            })[31],
            7
        );
    }

    #[test]
    #[should_panic = "no secure random numbers"]
    fn without_a_source_of_random_numbers_there_is_no_deal() {
        filled(|_| false);
    }

    #[test]
    #[should_panic = "no secure random numbers"]
    fn an_all_zero_source_is_refused() {
        filled(|_| true);
    }
}
