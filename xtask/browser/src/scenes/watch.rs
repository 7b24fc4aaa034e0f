//! Following a match and deciding with care: trails, sounds, the log, the replay, reduced motion; previews, questions before a move.

use serde_json::{Value, json};

use super::story::at_normal_speed;
use super::{Done, FIRST_CHOICE, LOBBY, MY_TURN, OVER, Stage, choose_by, is, no_errors};
use crate::browser::{Browser, Setting};

/// Whether everything has been shown and it is the player's turn.
const SHOWN: &str = "return !document.querySelector('#skip') && !!document.querySelector('.pick')";
const STEP: &str = "return +document.querySelector('#slider').value";

fn number(browser: &Browser, script: &str) -> Result<i64, String> {
    browser.run(script)?.as_i64().ok_or_else(|| format!("no number: {script}"))
}

/// Plays a card and waits until the bots' answers have been shown.
fn play_a_turn(browser: &Browser) -> Done {
    let told = browser.run("return document.querySelectorAll('.log li').length")?;
    browser.run("document.querySelector('.pick').click()")?;
    browser.wait("the step", &format!("return document.querySelectorAll('.log li').length > {told}"))?;
    browser.wait("my turn again", SHOWN)
}

pub(super) fn a_match_is_followed_and_replayed(stage: &Stage) -> Done {
    let browser = at_normal_speed(stage, "wolf-and-hound")?;
    // Sounds are off until the player turns them on.
    browser.run("window.tones = 0; const make = AudioContext.prototype.createOscillator; AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this) }")?;
    play_a_turn(&browser)?;
    if number(&browser, "return window.tones")? != 0 {
        return Err("there are sounds although nobody turned them on".into());
    }
    browser.wait("a trail of the last turn", "return document.querySelectorAll('#board .trace polyline').length > 0")?;
    browser.click(".settings .icon")?;
    browser.click("#sounds")?;
    browser.press("\u{e00c}")?;
    play_a_turn(&browser)?;
    if number(&browser, "return window.tones")? == 0 {
        return Err("there are no sounds although they are turned on".into());
    }

    // A line of the log leads to its step, the arrow keys to the ones beside it.
    let line = browser.run(
        "const all = document.querySelectorAll('.log-line'); const one = all[all.length - 2]; one.click(); return +one.dataset.step",
    )?;
    browser.wait("the step of the line", "return document.querySelector('.status .turn').innerText === 'Replay'")?;
    browser.open_panel("replay")?;
    browser.wait("its number", &format!("{STEP} === {line}"))?;
    let line = line.as_i64().unwrap_or_default();
    browser.press("\u{e014}")?;
    browser.wait("the next step", &format!("{STEP} === {}", line + 1))?;
    browser.press("\u{e012}\u{e012}")?;
    browser.wait("the step before", &format!("{STEP} === {}", line - 1))?;

    // The replay plays by itself, and pauses where it is.
    browser.click("#autoplay")?;
    browser.wait("the replay to go on by itself", &format!("{STEP} > {line}"))?;
    browser.click("#autoplay")?;
    browser
        .wait("the pause", "return !document.querySelector('#skip') && document.querySelector('.status .turn').innerText === 'Replay'")?;
    browser.run("document.querySelector('#slider').value = document.querySelector('#slider').max; document.querySelector('#slider').dispatchEvent(new Event('input', {bubbles: true}))")?;
    browser.wait("the present", SHOWN)?;
    browser.open_panel("log")?;

    // With reduced motion nothing moves, and nothing is left out.
    let calm = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.devtools("Emulation.setEmulatedMedia", &calm)?;
    browser.run("window.moved = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...all) { window.moved += 1; return animate.apply(this, all) }; \
        new MutationObserver(list => { window.moved += list.flatMap(m => [...m.addedNodes]).filter(n => n.classList?.contains('ghost')).length }).observe(document.querySelector('.board-frame'), { childList: true, subtree: true })")?;
    play_a_turn(&browser)?;
    if number(&browser, "return window.moved")? != 0 {
        return Err("something moves although the player wants no motion".into());
    }
    no_errors(&browser)
}

/// Hovers over the choices of the list until one shows what `script` looks for.
fn previews(browser: &Browser, script: &str) -> Result<bool, String> {
    let count = number(browser, "return document.querySelectorAll('.pick').length")?;
    for at in 0..count {
        browser
            .run(&format!("document.querySelectorAll('.pick')[{at}]?.dispatchEvent(new MouseEvent('mouseover', {{ bubbles: true }}))"))?;
        if is(browser, script)? {
            browser.run("document.querySelector('.choices').dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))")?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// A goal where there is one, every other time that cards are offered; otherwise the first choice. Stories alone score nothing.
const GOAL_OR_FIRST: &str = "const all = [...document.querySelectorAll('.pick')], goal = all.find(p => p.innerText.includes('Goal')); \
  if (goal) window.offered = (window.offered ?? 0) + 1; (goal && window.offered % 2 ? goal : all[0])?.click()";

/// Plays on until hovering shows what `script` looks for.
fn previews_in_time(browser: &Browser, choose: &str, what: &str, script: &str) -> Done {
    for _ in 0..60 {
        browser.wait("my turn", MY_TURN)?;
        if previews(browser, script)? {
            let left = "return document.querySelectorAll('.board-acts .pale, .board-acts .pop, .board-acts .preview-way').length";
            return if number(browser, left)? == 0 { Ok(()) } else { Err(format!("{what}: the preview stays")) };
        }
        choose_by(browser, &format!("{choose}; document.querySelector('#answer-yes')?.click()"))?;
    }
    Err(format!("no preview shows {what}"))
}

/// How many decisions are made until the coach has asked at one of them.
const DECISIONS: usize = 40;

/// A move is judged before it is played, and is not played if the player gives it up meanwhile. The coach asks before a move that costs
/// something; without an answer from it the move is played.
pub(super) fn a_coach_judges_a_move_that_the_player_still_wants(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.run("const l = JSON.parse(localStorage.getItem('wolfden/likes')); l.coach = 1; localStorage.setItem('wolfden/likes', JSON.stringify(l))")?;
    browser.reload()?;
    browser.click("[data-play='wolf-and-hound']")?;
    browser.wait("my turn", MY_TURN)?;
    let told = "return document.querySelectorAll('.log li').length";
    let before = browser.run(told)?;
    // Without a coach the move would be played at once.
    browser.run(
        "document.querySelector('.pick').click(); \
         document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))",
    )?;
    // Questions are answered in their order: once there is a hint, the coach has answered, too.
    browser.click("#hint")?;
    browser.wait("a hint", "return !!document.querySelector('#play-hint')")?;
    if browser.run(told)? != before {
        return Err("a move that was given up is played".into());
    }
    the_coach_asks(stage, &browser, told)?;

    // A worker that fails: the move is played, the bots play on, and a hint says that there is none.
    another_match(stage, &browser)?;
    let before = number(&browser, told)?;
    browser.run(
        "Worker.prototype.postMessage = function () { setTimeout(() => this.dispatchEvent(new Event('error'))) }; \
         document.querySelector('.pick').click()",
    )?;
    browser.wait("my turn after a failure", &format!("{told} > {before} && !!document.querySelector('.pick')"))?;
    browser.click("#hint")?;
    browser.wait("why there is no hint", "return /cannot answer/.test(document.querySelector('.notice')?.innerText ?? '')")?;

    // A worker that says nothing.
    another_match(stage, &browser)?;
    let before = number(&browser, told)?;
    browser.run("Worker.prototype.postMessage = () => {}; document.querySelector('.pick').click()")?;
    browser.wait("the move without the coach", &format!("{told} > {before}"))?;
    no_errors(&browser)
}

/// Starts a match on a page that is loaded anew: what was changed about timers and workers is as before.
fn another_match(stage: &Stage, browser: &Browser) -> Done {
    stage.home(browser)?;
    browser.reload()?;
    browser.wait("the lobby", LOBBY)?;
    browser.click("[data-play='wolf-and-hound']")?;
    browser.wait("my turn", MY_TURN)
}

/// Makes decisions until the coach asks, then plays the move nevertheless.
fn the_coach_asks(stage: &Stage, browser: &Browser, told: &str) -> Done {
    // The coach may take its time, however busy the machine is.
    const UNHURRIED: &str = "if (!window.unhurried) { window.unhurried = true; const later = window.setTimeout; \
        window.setTimeout = (f, ms, ...all) => ms >= 5000 ? 0 : later.call(window, f, ms, ...all) }";
    const ASKED: &str = "!!document.querySelector('.notice.question #answer-yes')";
    for _ in 0..DECISIONS {
        browser.wait("my turn", MY_TURN)?;
        if is(browser, OVER)? {
            another_match(stage, browser)?;
        }
        browser.run(UNHURRIED)?;
        let before = number(browser, told)?;
        // The last choice of each list, unless the coach is thinking.
        browser.wait(
            "the move, or a question before it",
            &format!(
                "const thinks = document.querySelector('.notice.hint') && !document.querySelector('#play-hint'); const done = () => {ASKED} || document.querySelectorAll('.log li').length > {before} || !!document.querySelector('.ended'); \
                 if (!done() && !thinks) [...document.querySelectorAll('.pick')].at(-1)?.click(); return done()"
            ),
        )?;
        if !is(browser, &format!("return {ASKED}"))? {
            continue;
        }
        let said = browser.run("return document.querySelector('.notice.question').innerText")?;
        if !said.as_str().unwrap_or_default().contains("lowers your chance of winning by") || number(browser, told)? != before {
            return Err(format!("the coach does not ask before the move: {said}"));
        }
        browser.click("#answer-yes")?;
        return browser.wait("the move after the question", &format!("{told} > {before}"));
    }
    Err(format!("the coach asks at none of {DECISIONS} decisions"))
}

pub(super) fn moves_are_confirmed_and_previewed(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.click("[data-play='wolf-and-hound']")?;
    previews_in_time(
        &browser,
        FIRST_CHOICE,
        "where the animal ends",
        "return !!document.querySelector('.board-acts .ghost.pale[data-ghost^=\"animal-\"]') && !!document.querySelector('.board-acts .preview-way')",
    )?;
    // Every move is confirmed, if the player wants it so.
    browser.click(".settings .icon")?;
    browser.click("#confirm")?;
    browser.press("\u{e00c}")?;
    let told = "return document.querySelectorAll('.log li').length";
    let before = browser.run(told)?;
    for answer in ["no", "yes"] {
        browser.run("document.querySelector('.pick').click()")?;
        browser.wait("the question", "return !!document.querySelector('.notice.question #answer-yes')")?;
        if browser.run(told)? != before {
            return Err("a move is played before it is confirmed".into());
        }
        browser.click(&format!("#answer-{answer}"))?;
        browser.wait("the answer", "return !document.querySelector('.notice.question')")?;
    }
    browser.wait("the move", &format!("{told} > {before}"))?;

    stage.forget(&browser)?;
    browser.click("[data-play='wolfwalkers']")?;
    previews_in_time(
        &browser,
        GOAL_OR_FIRST,
        "what a place scores",
        "return [...document.querySelectorAll('.board-acts .pop')].some(p => /^\\+\\d/.test(p.textContent))",
    )?;

    // As printed, a turn cannot be ended while an action is possible; with this option the page asks.
    stage.setup(&browser, "the-wolves", 0)?;
    browser.run("document.querySelectorAll('details').forEach(d => d.open = true)")?;
    browser.wait(
        "the option",
        "const l = [...document.querySelectorAll('label')].find(l => l.innerText.startsWith('End turns early')); if (l && !l.querySelector('input').checked) l.click(); return !!l && l.querySelector('input').checked",
    )?;
    browser.click("button[type=submit]")?;
    for _ in 0..40 {
        browser.wait("my turn", MY_TURN)?;
        if is(
            &browser,
            "return !!document.querySelector('[data-pick=\"act:end\"]') && !!document.querySelector('[data-pick=\"act:move\"]')",
        )? {
            break;
        }
        choose_by(&browser, FIRST_CHOICE)?;
    }
    let before = browser.run(told)?;
    browser.run("document.querySelector('[data-pick=\"act:end\"]').click()")?;
    browser.wait("the question", "return /End the turn with .* left\\?/.test(document.querySelector('.notice.question')?.innerText)")?;
    browser.click("#answer-no")?;
    browser.wait(
        "the turn to go on",
        "return !document.querySelector('.notice.question') && !!document.querySelector('[data-pick=\"act:move\"]')",
    )?;
    if browser.run(told)? != before {
        return Err("the turn ended although the player did not want it".into());
    }
    previews_in_time(
        &browser,
        FIRST_CHOICE,
        "who controls a region",
        "return [...document.querySelectorAll('.board-acts .pop')].some(p => /^\\D+ \\d+/.test(p.textContent))",
    )?;

    // A button that does nothing now says why.
    stage.forget(&browser)?;
    browser.click("[data-play='wolf-and-hound']")?;
    browser.wait("my turn", MY_TURN)?;
    browser.run("document.querySelector('#undo').click()")?;
    browser.wait("why nothing is taken back", "return document.querySelector('.notice')?.innerText.includes('no step of yours')")?;
    let off: Value = browser.run("const b = document.querySelector('#undo'); return [b.ariaDisabled, b.dataset.tipText]")?;
    if off[0] != "true" || !off[1].as_str().unwrap_or_default().contains("no step of yours") {
        return Err(format!("the button does not say why it does nothing: {off}"));
    }
    no_errors(&browser)
}
