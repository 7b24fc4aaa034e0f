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
  window.frames_seen.push({things, strip, picks: document.querySelectorAll('.pick').length, skip: !!document.querySelector('#skip')}); \
  requestAnimationFrame(look) }; requestAnimationFrame(look)";

/// A table with animations at normal speed.
fn at_normal_speed(stage: &Stage, game: &str) -> Result<Browser, String> {
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

/// What is in the player's own area, by game.
fn own_area(game: &str) -> &'static str {
    match game {
        "wolf-and-hound" => "#board .wood",
        "lone-wolves" => "#board [data-token='land:swamp']",
        // The large display is the player's own: another one there would be a display that has changed its place.
        "wolfwalkers" => "#board .tab.shown[data-token='area:0']",
        _ => "#board .player-board",
    }
}

pub(super) fn ones_own_area_keeps_its_place(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        browser.click(&format!("[data-play='{game}']"))?;
        let place = format!(
            "const r = document.querySelector(\"{}\").getBoundingClientRect(); return [r.left, r.top, r.width, r.height].map(Math.round).join()",
            own_area(game)
        );
        let mut before = Value::Null;
        for turn in 0..6 {
            browser.wait("my turn", MY_TURN)?;
            if is(&browser, super::OVER)? {
                break;
            }
            let now = browser.run(&place)?;
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
         return inside ? 'went through the wood: ' + inside : ''",
    )?;
    if bad != "" {
        return Err(bad.to_string());
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

pub(super) fn a_click_ends_what_is_shown(stage: &Stage) -> Done {
    let browser = at_normal_speed(stage, "wolf-and-hound")?;
    browser.run("document.querySelector('.pick').click()")?;
    browser.wait("something that is shown", "return !!document.querySelector('#skip')")?;
    browser.press(" ")?;
    browser.wait_for("the end of it", "return !document.querySelector('.board-acts .ghost')", Duration::from_secs(5))?;
    if is(&browser, "return document.querySelectorAll('#board [visibility]').length > 0")? {
        return Err("something that moved is still hidden".into());
    }
    no_errors(&browser)
}
