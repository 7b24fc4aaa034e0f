//! Tooltips, and zooming into the map.

use serde_json::{Value, json};

use super::{Done, MY_TURN, Stage, for_every_game, no_errors};
use crate::browser::{Browser, Setting};

const TIP: &str = "return !!document.querySelector('#tip') && document.querySelector('#tip').innerText.trim().length > 3";
const NO_TIP: &str = "return !document.querySelector('#tip')";
/// The middle of something on the board that can be chosen, and is on top there.
const THING: &str = "for (const e of document.querySelectorAll('#board .thing.can')) { const r = e.getBoundingClientRect(); const x = Math.round(r.left + r.width / 2), y = Math.round(r.top + r.height / 2); \
  if (y > 0 && y < innerHeight && document.elementFromPoint(x, y)?.closest('.thing') === e) return [x, y] } return null";

fn point(browser: &Browser, script: &str) -> Result<(i64, i64), String> {
    let at: Value = browser.run(script)?;
    at[0].as_i64().zip(at[1].as_i64()).ok_or_else(|| "there is nothing to point at".to_string())
}

/// Everything that can be chosen explains itself: to a mouse that rests on it, to the keyboard's focus and to a long press.
pub(super) fn things_explain_themselves(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        browser.click(&format!("[data-play='{game}']"))?;
        browser.wait("my turn", MY_TURN)?;
        let (x, y) = point(&browser, THING)?;
        browser.move_to(x, y)?;
        browser.wait("a tooltip under the mouse", TIP)?;
        browser.move_to(2, 2)?;
        browser.wait("no tooltip elsewhere", NO_TIP)?;
        browser.run("document.querySelector('.pick').focus()")?;
        browser.press("\u{e014}")?;
        browser.wait("a tooltip at the focus", TIP)?;
        no_errors(&browser)?;

        let phone = stage.open(&Setting { width: 390, height: 844, ..Setting::default() })?;
        phone.click(&format!("[data-play='{game}']"))?;
        phone.wait("my turn", MY_TURN)?;
        let (x, y) = point(&phone, THING)?;
        phone.devtools("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] }))?;
        phone.wait("a tooltip under a finger that stays", TIP)?;
        let before = phone.run("return document.querySelectorAll('.log li').length")?;
        phone.devtools("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }))?;
        // Some browsers send a click after a long press.
        phone.run(&format!("document.elementFromPoint({x}, {y}).dispatchEvent(new MouseEvent('click', {{bubbles: true}}))"))?;
        phone.run_async("setTimeout(arguments[0], 300)")?;
        if phone.run("return document.querySelectorAll('#board .chosen').length")? != 0 {
            return Err("a long press chose something".into());
        }
        if phone.run("return document.querySelectorAll('.log li').length")? != before {
            return Err("a long press played a move".into());
        }
        no_errors(&phone)?;
        Ok("by mouse, focus and long press".to_string())
    })
}

/// The wheel zooms around the pointer, dragging pans, and a key leads back.
pub(super) fn the_map_is_zoomed(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.click("[data-play='the-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    let (x, y) = point(
        &browser,
        "const r = document.querySelectorAll('#board .map [data-token^=\"hex:\"]')[20].getBoundingClientRect(); return [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)]",
    )?;
    let under = format!("document.elementFromPoint({x}, {y}).closest('[data-token]').dataset.token");
    let wide = "document.querySelector('#board .map').getBoundingClientRect().width";
    let (hex, before) = (browser.run(&format!("return {under}"))?, browser.run(&format!("return {wide}"))?);
    let wheel =
        |by: i64| browser.devtools("Input.dispatchMouseEvent", &json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by }));
    wheel(-300)?;
    browser.wait("a larger map", &format!("return {wide} > {before} * 1.5"))?;
    if browser.run(&format!("return {under}"))? != hex {
        return Err("zooming moved the hex away from the pointer".into());
    }
    browser.press_at(x, y)?;
    browser.move_to(x + 30, y + 20)?;
    browser.move_to(x + 60, y + 40)?;
    let dragged = format!("return document.elementFromPoint({} , {}).closest('[data-token]').dataset.token === {hex}", x + 60, y + 40);
    browser.wait("the map to follow the pointer", &dragged)?;
    browser.release()?;
    browser.press("0")?;
    browser.wait("the whole map again", &format!("return Math.abs({wide} - {before}) < 2"))?;
    browser.press("+")?;
    browser.wait("a larger map by key", &format!("return {wide} > {before} * 1.2"))?;
    browser.press("-")?;
    browser.wait("the whole map by key", &format!("return Math.abs({wide} - {before}) < 2"))?;
    // Two fingers that move apart.
    browser.resize(390, 844)?;
    browser.run("window.scrollTo(0, 0)")?;
    let before = browser.run_async("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(document.querySelector('#board .map').getBoundingClientRect().width)))")?;
    let (x, y) = point(
        &browser,
        "const r = document.querySelector('#board .map').getBoundingClientRect(); return [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)]",
    )?;
    let fingers = |apart: i64| json!([{ "x": x - apart, "y": y, "id": 1 }, { "x": x + apart, "y": y, "id": 2 }]);
    let touch = |kind: &str, points: Value| browser.devtools("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
    touch("touchStart", fingers(30))?;
    for apart in [40, 55, 75, 95] {
        touch("touchMove", fingers(apart))?;
    }
    touch("touchEnd", json!([]))?;
    browser.wait("a larger map by two fingers", &format!("return {wide} > {before} * 1.5"))?;
    no_errors(&browser)
}
