//! Our own drawings: small ones for the first page, and the illustrations, which are fetched when a table opens.

use std::cell::RefCell;
use std::collections::HashSet;

use den_games::GameId;

use crate::{api, dom};

thread_local! {
    /// The files that have been fetched or requested.
    static FETCHED: RefCell<HashSet<String>> = RefCell::default();
}

/// The file with what all games use: the animals, portraits, card backs and textures.
const COMMON: &str = "common";

/// Fetches the illustrations of a game and those that all games use.
pub(super) fn fetch(game: GameId) {
    fetch_common();
    fetch_file(game.to_string());
}

/// Fetches the illustrations that all games use.
pub(super) fn fetch_common() {
    fetch_file(COMMON.to_string());
}

/// Fetches `web/art/NAME.svg`, an SVG of groups, patterns and gradients with ids. A drawing shows one with [`crate::game::svg::art`]; until
/// the file is loaded, nothing is shown in its place, so a drawing has plain shapes and texts below it.
fn fetch_file(name: String) {
    let start = format!("/assets/art-{name}-");
    let Some(path) =
        dom::meta("wolfden-art").and_then(|all| all.split_whitespace().find(|path| path.starts_with(&start)).map(str::to_string))
    else {
        return;
    };
    if !FETCHED.with_borrow_mut(|fetched| fetched.insert(name.clone())) {
        return;
    }
    wasm_bindgen_futures::spawn_local(async move {
        match api::text(&path).await {
            Ok(svg) => dom::keep_hidden(&svg),
            Err(_) => _ = FETCHED.with_borrow_mut(|fetched| fetched.remove(&name)),
        }
    });
}

/// The logo: a den with two eyes under a moon.
pub(super) const MARK: &str = "<svg viewBox=\"0 0 32 32\"><path class=\"mark-hill\" d=\"M1 29 Q5 13 16 13 Q27 13 31 29 Z\"/><circle class=\"mark-moon\" cx=\"24\" cy=\"7\" r=\"4.5\"/><path class=\"mark-den\" d=\"M9 29 Q9 19 16 19 Q23 19 23 29 Z\"/><path class=\"mark-eye\" d=\"M12.4 24 L15 25.2 L12.6 26 Z M19.6 24 L17 25.2 L19.4 26 Z\"/></svg>";

/// A cog.
pub(super) const GEAR: &str = "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M10.2 2h3.6l.5 2.6 1.8.8 2.2-1.5 2.5 2.5-1.5 2.2.8 1.8 2.6.5v3.6l-2.6.5-.8 1.8 1.5 2.2-2.5 2.5-2.2-1.5-1.8.8-.5 2.6h-3.6l-.5-2.6-1.8-.8-2.2 1.5-2.5-2.5 1.5-2.2-.8-1.8L1.8 13.8v-3.6l2.6-.5.8-1.8L3.7 5.7l2.5-2.5 2.2 1.5 1.8-.8Z M12 8.6a3.4 3.4 0 1 0 .01 0Z\" fill-rule=\"evenodd\"/></svg>";

/// Hills at night with a howling wolf.
pub(super) const HERO: &str = "<svg viewBox=\"0 0 1200 320\" preserveAspectRatio=\"xMidYMid slice\"><defs><linearGradient id=\"sky\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#16233a\"/><stop offset=\"1\" stop-color=\"#4a5d7c\"/></linearGradient></defs><rect width=\"1200\" height=\"340\" fill=\"url(#sky)\"/><circle cx=\"905\" cy=\"108\" r=\"66\" fill=\"#f3dfb2\"/><circle cx=\"885\" cy=\"96\" r=\"12\" fill=\"#e2ca94\"/><circle cx=\"925\" cy=\"126\" r=\"9\" fill=\"#e2ca94\"/><g fill=\"#dfe7f2\"><circle cx=\"120\" cy=\"60\" r=\"2\"/><circle cx=\"260\" cy=\"110\" r=\"1.6\"/><circle cx=\"390\" cy=\"42\" r=\"2.2\"/><circle cx=\"530\" cy=\"90\" r=\"1.5\"/><circle cx=\"660\" cy=\"38\" r=\"2\"/><circle cx=\"1060\" cy=\"52\" r=\"2\"/><circle cx=\"1130\" cy=\"120\" r=\"1.6\"/></g><path d=\"M0 250 L90 190 L170 236 L290 150 L400 228 L520 176 L640 240 L760 186 L900 244 L1020 180 L1120 232 L1200 196 V340 H0 Z\" fill=\"#2c3d57\"/><path d=\"M0 300 Q200 220 430 270 Q620 306 760 246 Q880 200 1010 236 Q1120 262 1200 232 V340 H0 Z\" fill=\"#1d2b3f\"/><path d=\"M0 330 Q300 268 620 312 Q900 344 1200 288 V340 H0 Z\" fill=\"#131d2c\"/><g transform=\"translate(838 128) scale(1.25)\" fill=\"#0f1824\"><path d=\"M8 92 L14 66 Q8 58 10 46 Q2 52 -8 50 Q0 42 6 38 Q18 24 36 22 Q44 8 58 -4 L62 -16 L67 -6 L82 -14 L90 -20 L88 -11 L78 0 Q74 10 70 18 Q66 34 64 44 L66 70 L70 90 L63 90 L57 66 L53 56 L50 74 L53 91 L46 91 L42 68 L30 62 L22 70 L18 92 Z\"/></g><g fill=\"#101a28\"><path d=\"M60 330 L84 240 L108 330 Z M96 336 L116 262 L136 336 Z M1080 312 L1104 216 L1128 312 Z M1122 310 L1142 240 L1162 310 Z\"/></g></svg>";

/// A wolf howling at the moon, for a win.
pub(super) const HOWL: &str = "<svg viewBox=\"0 0 120 120\"><circle cx=\"60\" cy=\"60\" r=\"58\" fill=\"#16233a\"/><circle cx=\"72\" cy=\"46\" r=\"32\" fill=\"#f3dfb2\"/><path d=\"M8 88 Q60 66 112 88 A58 58 0 0 1 8 88 Z\" fill=\"#0f1824\"/><g transform=\"translate(22 30) scale(.72)\" fill=\"#0f1824\"><path d=\"M8 92 L14 66 Q8 58 10 46 Q2 52 -8 50 Q0 42 6 38 Q18 24 36 22 Q44 8 58 -4 L62 -16 L67 -6 L82 -14 L90 -20 L88 -11 L78 0 Q74 10 70 18 Q66 34 64 44 L66 70 L70 90 L63 90 L57 66 L53 56 L50 74 L53 91 L46 91 L42 68 L30 62 L22 70 L18 92 Z\"/></g></svg>";

/// A wolf that has lost the trail, for errors.
pub(super) const LOST: &str = "<svg viewBox=\"0 0 200 120\"><circle cx=\"150\" cy=\"34\" r=\"20\" class=\"a-moon\"/><path class=\"a-hill\" d=\"M0 110 Q60 70 120 96 Q160 110 200 88 V120 H0 Z\"/><g class=\"a-ink\" transform=\"translate(44 92) scale(.5) rotate(-20)\"><path d=\"M-8 9 Q-10 1 0 0 Q10 1 8 9 Q5 14 0 12 Q-5 14 -8 9 Z\"/></g><g class=\"a-ink\" transform=\"translate(76 84) scale(.5) rotate(14)\"><path d=\"M-8 9 Q-10 1 0 0 Q10 1 8 9 Q5 14 0 12 Q-5 14 -8 9 Z\"/></g></svg>";
