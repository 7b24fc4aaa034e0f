//! The surroundings of the board: everything visible, nothing cut off.

use std::time::Duration;

use serde_json::Value;

use super::finished::Decided;
use super::{Done, MY_TURN, OVER, PANELS, Stage, for_every_game, is, no_errors};
use crate::browser::{Browser, Setting};

/// The window sizes that everything has to fit: a laptop, a large screen, two phones.
const SIZES: [(u32, u32); 4] = [(1366, 768), (1920, 1080), (390, 844), (360, 640)];

/// Whether the prompt and the first choices are visible without scrolling.
const IN_SIGHT: &str = "const inside = (e) => { const r = e.getBoundingClientRect(); return r.width > 0 && r.top >= 0 && r.bottom <= innerHeight + 1 && r.left >= 0 && r.right <= innerWidth + 1 }; \
  const p = document.querySelector('.prompt p'), c = document.querySelector('.pick'), list = document.querySelector('.choices'); \
  const last = [...document.querySelectorAll('.choices > button')].at(-1), box = list?.getBoundingClientRect(), end = last?.getBoundingClientRect(); \
  const cut = end && (end.bottom > box.bottom + 1 || end.right > box.right + 1); \
  return !p || !c ? 'there is no prompt' : !inside(p) ? 'the prompt is out of sight' : !inside(c) ? 'the choices are out of sight' \
    : cut && getComputedStyle(list, '::after').content === 'none' ? 'choices are cut off without a sign' : !cut && list.matches('.more') ? 'a sign of more, but there is none' : ''";

pub(super) fn prompt_and_choices_are_in_sight(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        for (width, height) in SIZES {
            browser.resize(width, height)?;
            stage.forget(&browser)?;
            browser.click(&format!("[data-play='{game}']"))?;
            browser.wait("my turn", MY_TURN)?;
            for scroll in [0, 300] {
                browser.run(&format!("window.scrollTo(0, {scroll})"))?;
                in_sight(&browser, &format!("{width}×{height}, scrolled by {scroll}"))?;
            }
            // Parts of moves and later turns have other choices.
            for choice in 0..4 {
                super::choose_by(&browser, super::FIRST_CHOICE)?;
                browser.run("document.querySelector('#answer-yes')?.click()")?;
                browser.wait("my turn", MY_TURN)?;
                // Some deals are lost within a few cards.
                if is(&browser, OVER)? {
                    break;
                }
                in_sight(&browser, &format!("{width}×{height}, choice {choice}"))?;
            }
            let over = browser.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")?;
            if over != 0 {
                return Err(format!("{width}×{height}: the page is too wide by {over}"));
            }
            // A lesson leaves no less.
            browser.go(&stage.url(&format!("#/learn/{game}")))?;
            browser.wait("the lesson", "return !!document.querySelector('.lesson') && !!document.querySelector('.pick')")?;
            in_sight(&browser, &format!("{width}×{height}, in the lesson"))?;
            no_errors(&browser)?;
        }
        Ok("in sight at all sizes".to_string())
    })
}

/// Waits for the next frame, in which the list is marked, and looks.
fn in_sight(browser: &Browser, what: &str) -> Done {
    browser.run_async("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")?;
    nothing(&browser.run(IN_SIGHT)?).map_err(|why| format!("{what}: {why}"))
}

fn nothing(found: &Value) -> Done {
    match found.as_str() {
        Some("") => Ok(()),
        _ => Err(found.to_string()),
    }
}

/// An error if a text is shown smaller than 12 pixels.
pub(super) fn no_small_text(browser: &Browser, what: &str) -> Done {
    nothing(&browser.run(SMALL)?).map_err(|why| format!("{what}: {why}"))
}

/// Text that is shown smaller than 12 pixels, if any: the CSS size times the scale of its picture.
const SMALL: &str = "const small = []; const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
  while (walk.nextNode()) { const e = walk.currentNode.parentElement; if (!walk.currentNode.textContent.trim()) continue; \
    const r = e.getBoundingClientRect(); if (!r.width || !r.height) continue; const s = getComputedStyle(e); if (s.visibility === 'hidden' || s.opacity === '0') continue; \
    if (e.closest('.hidden, .skip, script, style')) continue; \
    const m = e.getScreenCTM ? Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b) : 1; const px = parseFloat(s.fontSize) * m; \
    if (px < 11.95) small.push(px.toFixed(1) + ' ' + e.textContent.trim().slice(0, 30) + ' in ' + (e.getAttribute('class') || e.tagName)) } \
  return [...new Set(small)].slice(0, 8).join('; ')";

pub(super) fn no_text_is_too_small(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        for ((width, height), lang) in SIZES.into_iter().zip(["en", "de", "fr", "pl"]) {
            browser.resize(width, height)?;
            browser.speak(lang)?;
            stage.forget(&browser)?;
            nothing(&browser.run(SMALL)?).map_err(|why| format!("{width}×{height}, the lobby: {why}"))?;
            browser.click(&format!("[data-play='{game}']"))?;
            browser.wait("my turn", MY_TURN)?;
            browser.run("document.querySelector('#hint').click()")?;
            browser.wait("the hint", "return !!document.querySelector('#play-hint')")?;
            explain_first_choice(&browser)?;
            nothing(&browser.run(SMALL)?).map_err(|why| format!("{width}×{height}, a hint and a tooltip: {why}"))?;
            browser.press("\u{e00c}")?;
            for panel in PANELS {
                browser.open_panel(panel)?;
                nothing(&browser.run(SMALL)?).map_err(|why| format!("{width}×{height}, panel {panel}: {why}"))?;
            }
            let small = |what: &str| nothing(&browser.run(SMALL)?).map_err(|why| format!("{width}×{height}, {what}: {why}"));
            browser.go(&stage.url("#/mine"))?;
            browser.wait("a picture of the board", "return !!document.querySelector('.match .thumbnail svg')")?;
            small("my games")?;
            browser.go(&stage.url(&format!("#/learn/{game}")))?;
            browser.wait("the lesson", "return !!document.querySelector('.lesson') && !!document.querySelector('.pick')")?;
            small("the lesson")?;
            super::finished::load(stage, &browser, game)?;
            small("the end")?;
            // Fault 17: as many players and as much on the table as possible.
            crowded(stage, &browser, game)?;
            small("the fullest table")?;
        }
        Ok("no text below 12 px".to_string())
    })
}

/// Opens the tooltip of the first choice with the keyboard. Done again if the list was drawn anew in between, which takes the focus away.
fn explain_first_choice(browser: &Browser) -> Done {
    const TRIES: u32 = 20;
    for tried in 1..=TRIES {
        browser.run("document.querySelector('.pick').focus()")?;
        browser.press("\u{e014}")?;
        match browser.wait_for("a tooltip", "return !!document.querySelector('#tip')", Duration::from_secs(3)) {
            Err(why) if tried == TRIES => return Err(why),
            Err(_) => {}
            Ok(()) => break,
        }
    }
    Ok(())
}

/// Starts a match with the most players and the last variant, which has the most parts.
fn crowded(stage: &Stage, browser: &Browser, game: &str) -> Done {
    stage.setup(browser, game, 0)?;
    browser.run("const n = [...document.querySelectorAll('[role=radio]')].filter(b => /^\\d$/.test(b.textContent.trim())); if (n.length) n[n.length - 1].click()")?;
    browser.run("const p = [...document.querySelectorAll('.preset')]; if (p.length) p[p.length - 1].click()")?;
    browser.run("document.querySelector('button[type=submit]').click()")?;
    browser.wait("my turn", MY_TURN)
}

/// Faults 11, 12: the sheet shows every player, the tabs are in one row.
pub(super) fn panels_are_whole(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    for lang in ["en", "de", "fr", "pl"] {
        browser.speak(lang)?;
        stage.forget(&browser)?;
        stage.setup(&browser, "the-wolves", 0)?;
        browser.run("[...document.querySelectorAll('[role=radio]')].filter(b => b.textContent.trim() === '5')[0].click()")?;
        browser.run("document.querySelector('button[type=submit]').click()")?;
        browser.wait("my turn", MY_TURN)?;
        let tops = browser.run("return new Set([...document.querySelectorAll('[role=tab]')].map(t => t.offsetTop)).size")?;
        if tops.as_u64() != Some(1) {
            return Err(format!("{lang}: the tabs stand in {tops} rows"));
        }
        browser.open_panel("sheet")?;
        let cut = browser.run("const p = document.querySelector('.panel'), t = document.querySelector('.sheet'); return t.getBoundingClientRect().right > p.getBoundingClientRect().right + 1")?;
        if cut == Value::Bool(true) {
            return Err(format!("{lang}: the score sheet is cut off with five players"));
        }
        // Fault 18: no word reaches the edge of its tile. The tiles have words once their sides are chosen.
        super::choose_by(&browser, super::FIRST_CHOICE)?;
        browser.wait("the terrain tiles", "return !!document.querySelector('#board .tile-plate ~ text')")?;
        let wide = browser.run("return [...document.querySelectorAll('#board .tile-plate')].flatMap(p => [...p.parentElement.querySelectorAll('text')].filter(t => t.getBBox().width > p.getBBox().width - 4)).map(t => t.textContent).join(', ')")?;
        if wide != "" {
            return Err(format!("{lang}: {wide} is wider than its tile"));
        }
        no_errors(&browser)?;
    }
    Ok(())
}

/// Fault 13: the settings close on Esc and on a click elsewhere.
pub(super) fn the_settings_close(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    let open = "return !!document.querySelector('.sheet-menu.open')";
    for close in ["key", "click"] {
        browser.click(".settings .icon")?;
        browser.wait("the settings", open)?;
        if close == "key" {
            browser.press("\u{e00c}")?;
        } else {
            browser.click_at(200, 600)?;
        }
        browser.wait("the settings to close", &format!("return !(() => {{ {open} }})()"))?;
    }
    no_errors(&browser)
}

/// Fault 15: a deleted game can be restored.
pub(super) fn deleting_can_be_undone(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    browser.go(&stage.url("#/mine"))?;
    browser.wait("my games", "return document.querySelectorAll('.match').length === 1")?;
    browser.click(".match .icon")?;
    browser.wait("the game to go", "return document.querySelectorAll('.match').length === 0")?;
    browser.click("#undelete")?;
    browser.wait("the game to be back", "return document.querySelectorAll('.match').length === 1")?;
    no_errors(&browser)
}

/// Fault 16: a what-if says what it is, keeps the players' names, waits, and leads back. Against bots every step can be undone, and a
/// hint can be played.
pub(super) fn a_what_if_leads_back(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.click("[data-play='wolf-and-hound']")?;
    browser.wait("my turn", MY_TURN)?;
    browser.click("#hint")?;
    browser
        .wait("a hint that is lit", "return !!document.querySelector('#play-hint') && !!document.querySelector('#board [data-hinted]')")?;
    let said = browser.run("return document.querySelector('.notice.hint strong').innerText")?;
    if !said.as_str().unwrap_or_default().starts_with("Alpha suggests: Play ") {
        return Err(format!("the hint is not a sentence: {said}"));
    }
    let told = browser.run("return document.querySelectorAll('.log li').length")?;
    browser.click("#play-hint")?;
    browser.wait(
        "the hint to be played",
        &format!("return document.querySelectorAll('.log li').length > {told} && !!document.querySelector('.pick')"),
    )?;
    browser.click("#undo")?;
    browser.wait(
        "the bots' answers to be taken back",
        &format!("return document.querySelectorAll('.log li').length === {told} && !!document.querySelector('.remark.assisted')"),
    )?;
    let names = names(&browser)?;
    browser.open_panel("replay")?;
    // After the player's own card it is a bot's turn: the bot is not asked before the player starts the what-if.
    browser.run("document.querySelector('.pick').click()")?;
    browser.wait("my turn again", "return document.querySelectorAll('.pick').length > 0 && +document.querySelector('#slider').max > 0")?;
    browser.wait(
        "a bot's turn in the replay",
        "const s = document.querySelector('#slider'); s.value = +s.value - 1; s.dispatchEvent(new Event('input', {bubbles: true})); return /plays/.test(document.querySelector('.replay-says').innerText) && !/You play/.test(document.querySelector('.replay-says').innerText)",
    )?;
    browser.run("window.asked = 0; const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (...all) { window.asked += 1; return post.apply(this, all) }")?;
    browser.run("const s = document.querySelector('#slider'); s.value = +s.value - 1; s.dispatchEvent(new Event('input', {bubbles: true})); document.querySelector('#branch').click()")?;
    browser.wait("the what-if", "return !!document.querySelector('.what-if') && !!document.querySelector('#back-to-game') && !!document.querySelector('#start-branch')")?;
    browser.run_async("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")?;
    if browser.run("return window.asked")? != 0 {
        return Err("the what-if starts by itself".into());
    }
    browser.click("#start-branch")?;
    browser.wait("a bot to be asked", "return window.asked > 0")?;
    if self::names(&browser)? != names {
        return Err("the what-if has other players".into());
    }
    browser.click("#back-to-game")?;
    browser.wait("the game itself", "return !!document.querySelector('.table') && !document.querySelector('.what-if')")?;
    no_errors(&browser)
}

fn names(browser: &Browser) -> Result<Value, String> {
    browser.open_panel("players")?;
    browser.wait("the players", "return document.querySelectorAll('.panel .player').length > 1")?;
    browser.run("return [...document.querySelectorAll('.panel .player strong')].map(e => e.textContent)")
}

/// Faults 3 and 10: dragging selects no text and is equivalent to two clicks; a mouse leaves no focus ring.
pub(super) fn cards_are_dragged(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("a card to play", "return !!document.querySelector('#board .can[data-token^=\"card:\"]')")?;
    let told = browser.run("return document.querySelectorAll('.log li').length")?;
    let from = browser.run("const r = document.querySelector('#board .can[data-token^=\"card:\"]').getBoundingClientRect(); return [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)]")?;
    browser.press_at(int(&from[0]), int(&from[1]))?;
    browser.move_to(int(&from[0]) + 20, int(&from[1]) - 30)?;
    browser.wait(
        "a territory that is lit",
        "return !!document.querySelector('#board .can[data-token^=\"land:\"]') && !!document.querySelector('.board-drag .ghost')",
    )?;
    let to = browser.run("const r = document.querySelector('#board .can[data-token^=\"land:\"]').getBoundingClientRect(); return [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)]")?;
    browser.move_to(int(&to[0]), int(&to[1]))?;
    browser.release()?;
    browser.wait("the card to be played", &format!("return document.querySelectorAll('.log li').length > {told}"))?;
    if !is(&browser, "return getSelection().toString() === '' && !document.querySelector('.board-drag .ghost')")? {
        return Err("dragging selected text, or left its ghost behind".into());
    }
    // Nor does dragging over the board from a place where there is nothing, or from one text to another.
    let corners = "const r = document.querySelector('#board').getBoundingClientRect(); return [r.left + 4, r.top + 4, r.right - 8, r.bottom - 8].map(Math.round)";
    let texts = "const all = [...document.querySelectorAll('#board text')].map(t => t.getBoundingClientRect()).filter(r => r.width > 40); const [a, b] = [all[0], all[1]]; \
        return [a.left + 3, a.top + a.height / 2, b.right - 3, b.top + b.height / 2].map(Math.round)";
    let card = "const c = document.querySelector('#board [data-token^=\"card:\"]').getBoundingClientRect(), r = document.querySelector('#board').getBoundingClientRect(); \
        return [c.left + c.width / 2, c.top + c.height / 2, r.left + 40, r.top + 40].map(Math.round)";
    for way in [corners, texts, card] {
        let way = browser.run(way)?;
        let (from, to) = ((int(&way[0]), int(&way[1])), (int(&way[2]), int(&way[3])));
        browser.drag_over(&[from, (i64::midpoint(from.0, to.0), i64::midpoint(from.1, to.1)), to])?;
        let selected = browser.run("return getSelection().toString().trim()")?;
        browser.drop_at(to)?;
        if selected != "" {
            return Err(format!("dragging over the board selected {selected}"));
        }
    }
    browser.wait("another card to play", "return !document.querySelector('#skip') && !!document.querySelector('#board .can')")?;
    let thing = browser.run("const r = document.querySelector('#board .can').getBoundingClientRect(); return [Math.round(r.left + r.width / 4), Math.round(r.top + r.height / 2)]")?;
    browser.click_at(int(&thing[0]), int(&thing[1]))?;
    let framed = "const e = document.activeElement; return !!document.querySelector('#board :focus-visible') || (e.closest('#board') && getComputedStyle(e).outlineStyle !== 'none')";
    if is(&browser, framed)? {
        return Err("a mouse click leaves a focus ring on the board".into());
    }
    a_scar_is_dragged(stage, &browser)?;
    no_errors(&browser)
}

/// Fault 8: the scar that was taken is on the board and can be dragged anywhere into a territory, far from its slot.
fn a_scar_is_dragged(stage: &Stage, browser: &Browser) -> Done {
    stage.forget(browser)?;
    browser.click("[data-play='lone-wolves']")?;
    let placing = "return [...document.querySelectorAll('.pick')].some(p => p.dataset.pick.startsWith('slot:'))";
    for _ in 0..60 {
        browser.wait("my turn", MY_TURN)?;
        if is(browser, placing)? {
            break;
        }
        super::choose_by(browser, super::FIRST_CHOICE)?;
    }
    if !is(browser, placing)? {
        return Err("no scar of one's own was taken".into());
    }
    let seen = "const r = document.querySelector('#board .held[data-drag]')?.getBoundingClientRect(); return !!r && r.width > 20 && r.top > 0 && r.bottom < innerHeight";
    if !is(browser, seen)? {
        return Err("the scar that was taken is nowhere on the board".into());
    }
    let from = browser.run("const r = document.querySelector('#board .held').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2].map(Math.round)")?;
    // A point of a territory that can take it, well away from the slot itself.
    let to = browser.run(
        "const own = [...document.querySelectorAll('.pick')].map(b => b.dataset.pick); \
         for (const a of document.querySelectorAll('#board [data-drop^=\"slot:\"]')) { if (!own.includes(a.dataset.drop)) continue; \
           const slot = [...document.querySelectorAll('#board [data-token]')].find(e => e.dataset.token === a.dataset.drop).getBoundingClientRect(), r = a.getBoundingClientRect(); \
           const x = r.left + r.width / 2; for (const y of [r.top + 12, r.bottom - 12]) if (Math.abs(y - (slot.top + slot.height / 2)) > 60) return [Math.round(x), Math.round(y)] } return null",
    )?;
    if to.is_null() {
        return Err("a scar can only be dropped on its slot".into());
    }
    let told = browser.run("return document.querySelectorAll('.log li').length")?;
    browser.press_at(int(&from[0]), int(&from[1]))?;
    browser.move_to(int(&from[0]) + 10, int(&from[1]) - 20)?;
    browser.wait("the scar in the hand", "return !!document.querySelector('.board-drag .ghost')")?;
    browser.move_to(int(&to[0]), int(&to[1]))?;
    browser.release()?;
    browser.wait("the scar to be placed", &format!("return document.querySelectorAll('.log li').length > {told}"))
}

fn int(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

/// After a part of a move has been chosen, the prompt asks for the next one. Actions that are always listed keep their places and numbers.
pub(super) fn the_prompt_follows_what_is_chosen(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    let prompt = "document.querySelector('.prompt p').innerText";
    let first = browser.run(&format!("return {prompt}"))?;
    let card =
        browser.run("const p = document.querySelector('.pick'); const t = p.querySelector('.word').innerText; p.click(); return t")?;
    browser.wait("the next question", &format!("return {prompt} === {card} + ': choose a territory.'"))?;
    browser.press("\u{e00c}")?;
    browser.wait("the first question again", &format!("return {prompt} === {first}"))?;

    stage.home(&browser)?;
    browser.click("[data-play='the-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    let actions = "return [...document.querySelectorAll('.choices .word')].map(w => w.innerText)";
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        browser.wait("my turn", MY_TURN)?;
        if is(&browser, "return !!document.querySelector('[data-pick^=\"act:\"]:not([data-pick=\"act:stop\"])')")? {
            let listed = browser.run(actions)?;
            if listed.as_array().map(Vec::len) != Some(6) || listed[0] != "Move" || listed[5] != "End turn" {
                return Err(format!("the actions are listed as {listed}"));
            }
            seen.insert(browser.run("return document.querySelectorAll('.shut').length")?.as_u64());
        }
        super::choose_by(&browser, super::FIRST_CHOICE)?;
    }
    if seen.len() < 2 {
        return Err(format!("the number of actions that are not possible never changed: {seen:?}"));
    }
    // The number of an action that is not possible says why.
    browser.wait("an action that is not possible", "const p = document.querySelector('.pick'); if (!document.querySelector('.shut')) p?.click(); return !!document.querySelector('.shut kbd')")?;
    let number = browser.run("return document.querySelector('.shut kbd').innerText")?;
    browser.press(number.as_str().unwrap_or_default())?;
    browser.wait("the reason", "return !!document.querySelector('.notice .rule')")?;
    no_errors(&browser)
}

/// The headline of a finished match has the score of the sheet.
pub(super) fn the_end_has_the_score(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        super::finished::load(stage, &browser, game)?;
        let totals = browser
            .run("return [...document.querySelectorAll('.sheet tfoot td')].map(c => parseInt(c.innerText)).filter(n => !isNaN(n))")?;
        let mut totals: Vec<i64> = totals.as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
        totals.sort_unstable_by(|a, b| b.cmp(a));
        let meant = totals.iter().map(ToString::to_string).collect::<Vec<_>>().join("–");
        let shown = browser.run("const e = document.querySelector('.final-score'), r = e.getBoundingClientRect(); return r.width > 0 && r.bottom <= innerHeight ? e.innerText : 'nothing that can be seen'")?;
        if totals.len() < 2 || shown != *meant {
            return Err(format!("the headline has {shown}, the sheet {meant}"));
        }
        Ok(meant)
    })?;
    // Who loses the last sheep loses, whatever the totals: the headline says that instead.
    let browser = stage.open(&Setting::default())?;
    super::finished::load_decided(stage, &browser, "wolf-and-hound", Decided::Otherwise)?;
    let headline = browser.run("return document.querySelector('.ended h2').innerText")?;
    let said = headline.as_str().unwrap_or_default();
    if !said.contains("No sheep left") || said.contains('–') {
        return Err(format!("the headline does not say what decided the match: {said}"));
    }
    Ok(())
}
