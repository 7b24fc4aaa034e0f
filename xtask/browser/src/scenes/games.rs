//! Whole games, by touch and by keyboard.

use std::time::Instant;

use serde_json::Value;

use super::{CHOICES, Done, MY_TURN, OVER, Stage, WHOLE_MATCH, choose, for_every_game, is, no_errors};
use crate::browser::{Browser, LONG, Setting};

pub(super) fn ended_well(browser: &Browser) -> Done {
    no_errors(browser)?;
    let rows = browser.run("return document.querySelectorAll('.panel .sheet tbody tr').length")?;
    if rows.as_u64().unwrap_or(0) == 0 { Err("the sheet at the end is empty".into()) } else { Ok(()) }
}

/// Finds where a choice can be tapped: on the board if its centre is free, otherwise its button. Returns the point in the window.
const PLACE: &str = "const t = TOKEN;
const open = (e) => { e.scrollIntoView({block: 'center', inline: 'center'}); const r = e.getBoundingClientRect();
  for (const [fx, fy] of [[.5, .5], [.3, .5], [.7, .5], [.5, .25], [.5, .75]]) {
    const x = r.left + r.width * fx, y = r.top + r.height * fy; const hit = document.elementFromPoint(x, y);
    const own = hit && hit.closest('[data-token],[data-pick]'); if (own && (own.dataset.token === t || own.dataset.pick === t)) return [Math.round(x), Math.round(y)];
  } return null };
const on = [...document.querySelectorAll('#board [data-token]')].filter(e => e.dataset.token === t && e.classList.contains('can'));
for (const e of on) { const p = open(e); if (p) return [...p, 'board']; }
const b = [...document.querySelectorAll('.pick')].find(e => e.dataset.pick === t);
if (!b) return null; const p = open(b); return p && [...p, 'button']";

/// Plays every game to its end on a phone by finger: on the board if a choice can be reached there, otherwise by its button. The mouse has its
/// own scene, on the board alone.
pub(super) fn every_game_is_played_to_its_end_by_touch(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting { width: 390, height: 844, ..Setting::default() })?;
        browser.click(&format!("[data-play='{game}']"))?;
        let (mut taps, mut on_board) = (0, 0);
        let until = Instant::now() + WHOLE_MATCH;
        loop {
            browser.wait_for("my turn", MY_TURN, LONG).map_err(|e| format!("after {taps} taps: {e}"))?;
            if is(&browser, OVER)? {
                break;
            }
            let list = browser.run(CHOICES)?.as_array().cloned().unwrap_or_default();
            // A bot may have played in between; then there is briefly nothing to choose.
            let Some(pick) = choose(game, &list, taps) else { continue };
            let place = browser.run(&PLACE.replace("TOKEN", &Value::from(pick.as_str()).to_string()))?;
            let (Some(x), Some(y)) = (place[0].as_i64(), place[1].as_i64()) else {
                if list == browser.run(CHOICES)?.as_array().cloned().unwrap_or_default() {
                    return Err(format!("`{pick}` can be chosen, but neither board nor button can be tapped"));
                }
                continue;
            };
            browser.tap_at(x, y)?;
            taps += 1;
            // The question before a move.
            let yes = browser.run("const r = document.querySelector('#answer-yes')?.getBoundingClientRect(); return r ? [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)] : null")?;
            if let (Some(x), Some(y)) = (yes[0].as_i64(), yes[1].as_i64()) {
                browser.tap_at(x, y)?;
            }
            on_board += usize::from(place[2] == "board");
            if taps > 3000 || Instant::now() > until {
                return Err(format!("does not end ({taps} taps)"));
            }
        }
        ended_well(&browser)?;
        if on_board == 0 {
            return Err("nothing could be tapped on the board itself".into());
        }
        Ok(format!("{taps} taps, {on_board} of them on the board"))
    })
}

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const RIGHT: &str = "\u{e014}";

/// Presses Tab until an element that matches a selector has the focus. Nothing is focused by script.
fn tab_to(browser: &Browser, selector: &str, most: usize) -> Result<usize, String> {
    let there = format!("return !!document.activeElement && document.activeElement.matches({})", Value::from(selector));
    for presses in 0..most {
        if is(browser, &there)? {
            return Ok(presses);
        }
        browser.press(TAB)?;
    }
    let seen = browser.run("return document.activeElement.outerHTML.slice(0, 200)")?;
    Err(format!("{most} presses of Tab do not reach {selector}; the focus is on {seen}"))
}

/// The elements that can be chosen with Enter, on the board or below it.
const CAN: &str = "#board .thing.can, .pick";

pub(super) fn every_game_is_played_to_its_end_by_the_keyboard_alone(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        let mut tabs = tab_to(&browser, &format!("[data-play='{game}']"), 60)?;
        browser.press(ENTER)?;
        let (mut decisions, mut most_tabs) = (0, 0);
        let until = Instant::now() + WHOLE_MATCH;
        loop {
            browser.wait_for("my turn", MY_TURN, LONG).map_err(|e| format!("after {decisions} decisions: {e}"))?;
            if is(&browser, OVER)? {
                break;
            }
            let list = browser.run(CHOICES)?.as_array().cloned().unwrap_or_default();
            let Some(pick) = choose(game, &list, decisions) else { continue };
            let at = list.iter().position(|one| one.as_str() == Some(pick.as_str())).unwrap_or(0);
            if decisions % 3 == 0 && at < 9 {
                // Digits pick from the list, wherever the focus is.
                let number =
                    browser.run(&format!("return document.querySelectorAll('.pick')[{at}].querySelector('kbd')?.innerText || ''"))?;
                browser.press(number.as_str().unwrap_or_default())?;
            } else {
                let presses = tab_to(&browser, CAN, 80).map_err(|e| format!("after {decisions} decisions: {e}"))?;
                (tabs, most_tabs) = (tabs + presses, most_tabs.max(presses));
                // The arrow keys move from one thing to the next.
                let steps = decisions % 4;
                browser.press(&RIGHT.repeat(steps))?;
                if !is(&browser, &format!("return document.activeElement.matches({})", Value::from(CAN)))? {
                    return Err("an arrow left what can be chosen".into());
                }
                browser.press(ENTER)?;
            }
            // The question before a move.
            if is(&browser, "return !!document.querySelector('#answer-yes')")? {
                tab_to(&browser, "#answer-yes", 120)?;
                browser.press(ENTER)?;
            }
            decisions += 1;
            if decisions > 4000 || Instant::now() > until {
                return Err(format!("does not end ({decisions} decisions)"));
            }
        }
        ended_well(&browser)?;
        Ok(format!("{decisions} decisions, {tabs} times Tab, at most {most_tabs} in a row"))
    })
}
