//! Our own drawings: small ones for the first page, and the illustrations, which are fetched after it.

use std::cell::RefCell;

use crate::{api, dom};

thread_local! {
    /// The files that have been fetched or requested.
    static FETCHED: RefCell<Vec<String>> = RefCell::default();
}

/// Fetches `web/art/NAME.svg`, an SVG of groups, patterns and gradients with ids: `common` for all pages, and one for each game. A drawing
/// shows one with [`crate::game::svg::art`]; until the file is loaded, nothing is shown in its place, so a drawing has plain shapes and
/// texts below it.
pub(super) fn fetch(name: &str) {
    let start = format!("/assets/art-{name}-");
    let Some(path) =
        dom::meta("wolfden-art").and_then(|all| all.split_whitespace().find(|path| path.starts_with(&start)).map(str::to_string))
    else {
        return;
    };
    if FETCHED.with_borrow(|fetched| fetched.contains(&path)) {
        return;
    }
    FETCHED.with_borrow_mut(|fetched| fetched.push(path.clone()));
    wasm_bindgen_futures::spawn_local(async move {
        match api::text(&path).await {
            Ok(svg) => dom::keep_hidden(&svg),
            Err(_) => FETCHED.with_borrow_mut(|fetched| fetched.retain(|known| *known != path)),
        }
    });
}

/// The logo: a den with two eyes under a moon.
pub(super) const MARK: &str = "<svg viewBox=\"0 0 32 32\"><path class=\"mark-hill\" d=\"M1 29 Q5 13 16 13 Q27 13 31 29 Z\"/><circle class=\"mark-moon\" cx=\"24\" cy=\"7\" r=\"4.5\"/><path class=\"mark-den\" d=\"M9 29 Q9 19 16 19 Q23 19 23 29 Z\"/><path class=\"mark-eye\" d=\"M12.4 24 L15 25.2 L12.6 26 Z M19.6 24 L17 25.2 L19.4 26 Z\"/></svg>";

/// A cog.
pub(super) const GEAR: &str = "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M10.2 2h3.6l.5 2.6 1.8.8 2.2-1.5 2.5 2.5-1.5 2.2.8 1.8 2.6.5v3.6l-2.6.5-.8 1.8 1.5 2.2-2.5 2.5-2.2-1.5-1.8.8-.5 2.6h-3.6l-.5-2.6-1.8-.8-2.2 1.5-2.5-2.5 1.5-2.2-.8-1.8L1.8 13.8v-3.6l2.6-.5.8-1.8L3.7 5.7l2.5-2.5 2.2 1.5 1.8-.8Z M12 8.6a3.4 3.4 0 1 0 .01 0Z\" fill-rule=\"evenodd\"/></svg>";

/// Hills at night with a howling wolf.
pub(super) const HERO: &str = "<svg viewBox=\"0 0 1200 320\" preserveAspectRatio=\"xMidYMid slice\"><use href=\"#hero\"/></svg>";

/// A wolf howling at the moon, for a win.
pub(super) const HOWL: &str = "<svg viewBox=\"0 0 120 120\"><use href=\"#howl\"/></svg>";

/// A wolf that has lost the trail, for errors.
pub(super) const LOST: &str = "<svg viewBox=\"0 0 200 120\"><use href=\"#lost\"/></svg>";
