//! What happened between two turns is animated, step by step and in order.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Done, MY_TURN, Stage, for_every_game, is, no_errors};
use crate::browser::{Browser, Setting};

/// Records in every frame what moves on the board, where it is, and the summary of the turn.
const RECORD: &str = "window.frames_seen = []; window.frame_times = []; let last = performance.now(); const look = (now) => { \
  const things = [...document.querySelectorAll('.board-acts .ghost')].map(e => { const r = e.getBoundingClientRect(); return [e.dataset.ghost, r.left + r.width / 2, r.top + r.height / 2] }); \
  const strip = (document.querySelector('.last-turn') || {textContent: ''}).textContent; \
  window.frame_times.push(now - last); last = now; \
  window.frames_seen.push({things, strip, picks: document.querySelectorAll('.pick').length, hand: document.querySelectorAll('#board [data-token^=\"card:\"]').length, skip: !!document.querySelector('#skip')}); \
  requestAnimationFrame(look) }; requestAnimationFrame(look)";

/// A table with animations at normal speed.
pub(super) fn at_normal_speed(stage: &Stage, game: &str) -> Result<Browser, String> {
    let browser = stage.open(&Setting::default())?;
    browser.run("const l = JSON.parse(localStorage.getItem('wolfden/likes') || '{}'); l.pace = 700; localStorage.setItem('wolfden/likes', JSON.stringify(l))")?;
    browser.reload()?;
    browser.wait("the lobby", super::LOBBY)?;
    browser.click(&format!("[data-play='{game}']"))?;
    browser.wait("my turn", MY_TURN)?;
    Ok(browser)
}

/// Chooses until it is another player's turn.
fn end_my_turn(browser: &Browser) -> Done {
    for _ in 0..40 {
        browser.wait("my turn", MY_TURN)?;
        browser.run("const p = [...document.querySelectorAll('.pick')]; const end = p.find(b => b.dataset.pick === 'act:end'); (end || p[0]).click(); const yes = document.querySelector('#answer-yes'); if (yes) yes.click()")?;
        if browser.wait_for("another player's turn", "return !!document.querySelector('#skip')", Duration::from_secs(2)).is_ok()
            && browser
                .wait_for(
                    "a bot's turn",
                    "return !document.querySelector('.turn.mine') && !document.querySelector('.pick')",
                    Duration::from_secs(1),
                )
                .is_ok()
        {
            return Ok(());
        }
    }
    Err("my turn does not end".into())
}

pub(super) fn what_others_do_is_shown_in_order(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = at_normal_speed(stage, game)?;
        browser.run(RECORD)?;
        // At the start nothing may move yet: wolves are placed.
        let mut frames = Vec::new();
        for _ in 0..12 {
            end_my_turn(&browser)?;
            browser.wait("my turn again", "return !document.querySelector('#skip') && (document.querySelectorAll('.pick').length > 0 || !!document.querySelector('.ended'))")?;
            frames = browser.run("return window.frames_seen")?.as_array().cloned().unwrap_or_default();
            if moving(&frames) > 0 {
                break;
            }
        }
        if moving(&frames) == 0 {
            return Err("nothing moved".into());
        }
        // During an animation nothing can be chosen.
        if let Some(both) = frames.iter().find(|frame| frame["skip"] == Value::Bool(true) && frame["picks"].as_u64() > Some(0)) {
            return Err(format!("there are choices while a turn is shown: {both}"));
        }
        // The summary shows one sentence after the other: it grows, or starts again with another turn.
        let mut strips: Vec<&str> = frames.iter().filter_map(|frame| frame["strip"].as_str()).collect();
        strips.dedup();
        if strips.iter().all(|strip| strip.is_empty()) {
            return Err("the strip never said anything".into());
        }
        in_order(&browser, &strips)?;
        no_errors(&browser)?;
        Ok(format!("{} frames, things moved in {}, {} strips", frames.len(), moving(&frames), strips.len()))
    })?;
    walks_round_the_wood(stage)?;
    walks_over_land(stage)
}

/// The number of frames in which something moves.
fn moving(frames: &[Value]) -> usize {
    frames.iter().filter(|frame| frame["things"].as_array().is_some_and(|things| !things.is_empty())).count()
}

/// The summary shows the sentences of the log, one after the other: each summary is a part of the log, and none is earlier than the one
/// before it.
fn in_order(browser: &Browser, strips: &[&str]) -> Done {
    let log =
        browser.run("return [...document.querySelectorAll('.log li:not(.detail) button')].map(l => l.textContent.slice(l.firstElementChild.textContent.length)).reverse()")?;
    let log: Vec<&str> = log.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let (mut first, mut end) = (0, 0);
    for strip in strips.iter().filter(|strip| !strip.is_empty()) {
        let parts = (first..log.len()).flat_map(|from| (from.max(end)..=log.len()).map(move |to| (from, to)));
        let found = parts.into_iter().find(|&(from, to)| from < to && log[from..to].join(" ") == **strip);
        (first, end) = found.ok_or_else(|| format!("“{strip}” is not in the log after what was shown before it: {log:?}"))?;
    }
    Ok(())
}

/// Wolves walk from hex to hex over land: wherever one is seen, the nearest hex is neither water nor chasm.
fn walks_over_land(stage: &Stage) -> Done {
    let browser = at_normal_speed(stage, "the-wolves")?;
    browser.run(RECORD)?;
    for _ in 0..12 {
        end_my_turn(&browser)?;
        browser.wait("my turn again", "return !document.querySelector('#skip') && (document.querySelectorAll('.pick').length > 0 || !!document.querySelector('.ended'))")?;
        let seen = browser.run(
            "const hexes = [...document.querySelectorAll('#board .map [data-token^=\"hex:\"]')].map(e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2, e.firstElementChild.getAttribute('class')] }); \
             const walked = window.frames_seen.flatMap(f => f.things).filter(t => /^piece-.-(alpha|wolf)-/.test(t[0])); \
             const near = (t) => hexes.reduce((a, b) => Math.hypot(a[0] - t[1], a[1] - t[2]) < Math.hypot(b[0] - t[1], b[1] - t[2]) ? a : b); \
             const bad = walked.find(t => /water|chasm/.test(near(t)[2])); const places = new Set(walked.map(t => t[0] + near(t)[0] + near(t)[1])); \
             return bad ? 'over ' + near(bad)[2] : places.size > 2 ? '' : 'nothing'",
        )?;
        match seen.as_str() {
            Some("") => return no_errors(&browser),
            Some("nothing") => {}
            _ => return Err(format!("a wolf went {seen}")),
        }
    }
    Err("no wolf walked".into())
}

/// What stays in its place during the whole game, in and around the player's own area.
fn own_area(game: &str) -> &'static [&'static str] {
    match game {
        "wolf-and-hound" => &["#board .wood", "#board [data-token^='card:']"],
        "lone-wolves" => &["#board [data-token='land:swamp']", "#board [data-token='land:volcano']"],
        // The large display is the player's own: another one there would be a display that has changed its place.
        "wolfwalkers" => &["#board .tab.shown[data-token='area:0']"],
        _ => &["#board .player-board", "#board .map"],
    }
}

/// Where these things are. Of several, the leftmost counts.
fn places(browser: &Browser, things: &[&str]) -> Result<Value, String> {
    browser.run(&format!(
        "return {}.map(s => {{ const r = [...document.querySelectorAll(s)].map(e => e.getBoundingClientRect()).sort((a, b) => a.left - b.left)[0]; return r ? [s, r.left, r.top].map(n => n.toFixed ? Math.round(n) : n).join(' ') : s + ' is gone' }})",
        json!(things)
    ))
}

/// A hint and a refusal move nothing.
fn moved_by_notices(browser: &Browser, things: &[&str]) -> Done {
    let before = places(browser, things)?;
    browser.run("document.querySelector('#hint').click()")?;
    browser.wait("a hint", "return !!document.querySelector('#play-hint')")?;
    let hinted = places(browser, things)?;
    browser.press("\u{e00c}")?;
    browser.wait("no hint", "return !document.querySelector('.notice.hint')")?;
    browser.run("document.querySelector('#undo[aria-disabled=true]')?.click()")?;
    browser.wait("a refusal", "return !!document.querySelector('.notice')")?;
    let refused = places(browser, things)?;
    browser.press("\u{e00c}")?;
    if hinted == before && refused == before { Ok(()) } else { Err(format!("{before}; with a hint {hinted}, with a refusal {refused}")) }
}

pub(super) fn ones_own_area_keeps_its_place(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        browser.click(&format!("[data-play='{game}']"))?;
        browser.wait("my turn", MY_TURN)?;
        moved_by_notices(&browser, own_area(game))?;
        let mut before = Value::Null;
        for turn in 0..6 {
            browser.wait("my turn", MY_TURN)?;
            if is(&browser, super::OVER)? {
                break;
            }
            let now = places(&browser, own_area(game))?;
            if turn > 0 && now != before {
                return Err(format!("one's own area went from {before} to {now}"));
            }
            before = now;
            browser.run("const p = document.querySelector('.pick'); if (p) p.click(); const yes = document.querySelector('#answer-yes'); if (yes) yes.click()")?;
        }
        no_errors(&browser)?;
        Ok("nothing jumps".to_string())
    })
}

/// Faults 4 and 5: a clicked wolf shows where it can go and what that costs, and goes there; an action that is not possible says why;
/// the map uses the full height of its frame.
pub(super) fn the_map_is_played_on(stage: &Stage) -> Done {
    let browser = stage.open(&Setting { width: 1920, height: 1080, ..Setting::default() })?;
    browser.click("[data-play='the-wolves']")?;
    // Tiles and first wolves are placed.
    for _ in 0..20 {
        browser.wait("my turn", MY_TURN)?;
        if is(&browser, "return [...document.querySelectorAll('.pick')].some(b => b.dataset.pick === 'act:move')")? {
            break;
        }
        super::choose_by(&browser, super::FIRST_CHOICE)?;
    }
    let shut = browser.run("return [...document.querySelectorAll('.shut')].length + [...document.querySelectorAll('.pick')].length")?;
    if shut.as_u64() < Some(6) {
        return Err(format!("only {shut} of the six actions are shown"));
    }
    browser.click(".shut")?;
    browser.wait("the reason with its rule", "return document.querySelector('.notice').innerText.includes('TW-')")?;
    let share = browser.run("const m = document.querySelector('.map').getBoundingClientRect(), f = document.querySelector('.board-frame').getBoundingClientRect(); \
        const v = document.querySelector('.map').viewBox.baseVal; const s = Math.min(m.width / v.width, m.height / v.height); return Math.max(v.width, v.height) * s / Math.min(f.width, f.height)")?;
    if share.as_f64().unwrap_or(0.0) < 0.85 {
        return Err(format!("the map takes only {share} of its frame's shorter side"));
    }
    let told = browser.run("return document.querySelectorAll('.log li').length")?;
    let found = browser.run("const all = [...document.querySelectorAll('#board [data-key^=\"piece-0-\"]')].map(e => { const r = e.getBoundingClientRect(); return [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)] }); return all")?;
    for place in found.as_array().into_iter().flatten() {
        browser.click_at(place[0].as_i64().unwrap_or(0), place[1].as_i64().unwrap_or(0))?;
        if browser
            .wait_for(
                "where the wolf can go",
                "return document.querySelectorAll('#board .map .can .hex-name').length > 0",
                Duration::from_secs(2),
            )
            .is_ok()
        {
            browser.run("document.querySelector('#board .map .can').dispatchEvent(new MouseEvent('click', {bubbles: true}))")?;
            browser.wait("the wolf to go there", &format!("return document.querySelectorAll('.log li').length > {told}"))?;
            return no_errors(&browser);
        }
    }
    Err("no wolf of one's own shows where it can go".into())
}

/// The animals of Wolf & Hound never move through the wood.
fn walks_round_the_wood(stage: &Stage) -> Done {
    let browser = at_normal_speed(stage, "wolf-and-hound")?;
    browser.run(RECORD)?;
    browser.run("const b = [...document.querySelectorAll('.pick')].find(p => p.dataset.pick.startsWith('card:')); b.click()")?;
    browser.wait("my turn again", "return !document.querySelector('#skip') && document.querySelectorAll('.pick').length > 0")?;
    let bad = browser.run(
        "const w = document.querySelector('.wood').getBoundingClientRect(); const cx = w.left + w.width / 2, cy = w.top + w.height / 2; \
         const all = window.frames_seen.flatMap(f => f.things).filter(t => t[0].startsWith('animal-')); \
         if (!all.length) return 'no animal moved'; \
         const inside = all.find(t => Math.hypot(t[1] - cx, t[2] - cy) < w.width / 2); \
         if (window.frames_seen.some(f => f.hand === 0)) return 'the hand was blank in a frame'; \
         return inside ? 'went through the wood: ' + inside : ''",
    )?;
    if bad != "" {
        return Err(bad.to_string());
    }
    no_errors(&browser)
}

/// Hides the tab or shows it again, as the page sees it.
fn set_hidden(browser: &Browser, hidden: bool) -> Done {
    let state = if hidden { "hidden" } else { "visible" };
    browser.run(&format!("Object.defineProperty(document, 'visibilityState', {{ configurable: true, get: () => '{state}' }}); document.dispatchEvent(new Event('visibilitychange'))")).map(drop)
}

/// What others did while the tab was hidden is offered, also after the page was closed; not if only the player has moved.
pub(super) fn what_happened_since_is_offered(stage: &Stage) -> Done {
    let browser = at_normal_speed(stage, "wolf-and-hound")?;
    let offered = "return !!document.querySelector('#missed')";
    if is(&browser, offered)? {
        return Err("something is offered at the start".into());
    }
    // A turn with the page in sight is shown, not offered: also if the page is opened again.
    browser.run("document.querySelector('.pick').click()")?;
    browser.wait("my turn again", "return !document.querySelector('#skip') && !!document.querySelector('.pick')")?;
    browser.reload()?;
    browser.wait("the table again", MY_TURN)?;
    if is(&browser, offered)? {
        return Err("what was shown is offered again".into());
    }
    for reopened in [false, true] {
        set_hidden(&browser, true)?;
        let told = browser.run("return document.querySelectorAll('.log li').length")?;
        browser.run("document.querySelector('.pick').click()")?;
        browser.wait(
            "my turn again",
            &format!("return document.querySelectorAll('.log li').length > {told} + 3 && !!document.querySelector('.pick')"),
        )?;
        if reopened {
            browser.reload()?;
            browser.wait("the table again", MY_TURN)?;
        } else {
            set_hidden(&browser, false)?;
        }
        browser.wait("what happened since", offered)?;
        browser.click("#missed")?;
        browser.wait("it to be shown", "return !!document.querySelector('#skip')")?;
        browser.wait("the end of it", "return !document.querySelector('#skip, #missed') && !!document.querySelector('.pick')")?;
    }
    no_errors(&browser)
}

/// A window that changes its size while a turn is shown, like a phone that is turned, does not stop the game.
pub(super) fn a_turned_phone_plays_on(stage: &Stage) -> Done {
    let browser = at_normal_speed(stage, "wolf-and-hound")?;
    for (width, height) in [(700, 900), (1280, 720)] {
        browser.run("document.querySelector('.pick').click()")?;
        browser.wait("something that moves", "return !!document.querySelector('.board-acts .ghost')")?;
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        browser.devtools("Emulation.setDeviceMetricsOverride", &size)?;
        browser.wait("my turn", MY_TURN)?;
        browser.wait("the end of what is shown", "return !document.querySelector('#skip')")?;
    }
    no_errors(&browser)
}

/// Keeps what lasts longer than a moment from ending: an animation runs until it is skipped.
const HOLD_TIMERS: &str = "window.held = []; window.real_timeout ??= window.setTimeout; \
  window.setTimeout = (f, ms, ...rest) => ms >= 100 ? (held.push(f), 0) : real_timeout(f, ms, ...rest)";

/// A click on the board, the button and keys end what is shown. Nothing else does here, since the timers are held.
pub(super) fn a_click_ends_what_is_shown(stage: &Stage) -> Done {
    let browser = at_normal_speed(stage, "wolf-and-hound")?;
    let moves = "return !!document.querySelector('#skip') && !!document.querySelector('.board-acts .ghost')";
    for how in ["a click on the board", "the button", "Space", "Escape"] {
        browser.wait("my turn", "return !document.querySelector('#skip') && !!document.querySelector('.pick')")?;
        browser.run(HOLD_TIMERS)?;
        browser.run("document.querySelector('.pick').click()")?;
        browser.wait("something that moves", moves)?;
        let there = "window.moving = document.querySelector('.board-acts .ghost'); return moving.isConnected";
        browser.run(there)?;
        browser.run_async("real_timeout(arguments[0], 400)")?;
        if !is(&browser, "return moving.isConnected")? {
            return Err("the animation ended by itself although its timers are held".into());
        }
        match how {
            "the button" => browser.click("#skip")?,
            "Space" => browser.press(" ")?,
            "Escape" => browser.press("\u{e00c}")?,
            _ => {
                let at = browser.run("const r = document.querySelector('.board-frame').getBoundingClientRect(); return [Math.round(r.left + 6), Math.round(r.top + 6)]")?;
                browser.click_at(at[0].as_i64().unwrap_or(0), at[1].as_i64().unwrap_or(0))?;
            }
        }
        browser.wait(&format!("the end of it by {how}"), "return !moving.isConnected")?;
        // Then the bots answer, with their animations.
        browser.run("window.setTimeout = real_timeout; held.forEach(f => f())")?;
        browser.wait(
            "the end of what the bots do",
            "return !document.querySelector('#skip') && !document.querySelector('.board-acts .ghost')",
        )?;
        if is(&browser, "return document.querySelectorAll('#board [visibility]').length > 0")? {
            return Err(format!("after {how}, something that moved is still hidden"));
        }
    }
    no_errors(&browser)
}
