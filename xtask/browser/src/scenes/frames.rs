//! How smooth animations are, and how soon the page reacts.
//!
//! Two things are measured for each frame while a turn is shown. The *work* is the processor time of the page's main thread, from Chromium's
//! trace: other programs on the machine hardly change it. The *time between* two frames is what a person sees; other programs do change it,
//! so it counts only on an idle machine, and the same is printed of a still board on which only a dot moves.

use serde_json::Value;

use super::{Done, MY_TURN, OVER, Stage, games, is, no_errors};
use crate::browser::{Browser, Setting};

/// The most time for a frame, for 95 of 100 frames, in milliseconds.
const FRAME: f64 = 20.0;
/// The share of frames that may take longer.
const LATE: f64 = 0.05;
/// The longest time from an input to the first change that is painted, in milliseconds.
const INPUT: f64 = 100.0;

/// Marks in the trace the frames of a turn that is being shown, and writes down the time between them.
const RECORD: &str = "window.between = []; let last = 0; const look = (now) => { \
  const moving = !!document.querySelector('#skip, .board-acts .ghost, .board-acts .pop'); if (moving) console.timeStamp('moving'); if (moving && last) window.between.push(now - last); last = moving ? now : 0; \
  requestAnimationFrame(look) }; requestAnimationFrame(look)";

/// The time between frames while nothing moves but a dot: what this machine can do now.
const STILL: &str = "const done = arguments[arguments.length - 1]; const dot = document.createElement('i'); dot.style = 'position:fixed;left:0;top:0;width:4px;height:4px;background:red'; document.body.append(dot); \
  const all = []; let last = 0; const look = (now) => { if (last) all.push(now - last); last = now; dot.style.transform = `translate(${all.length}px, 0)`; \
  if (all.length < 40) requestAnimationFrame(look); else { dot.remove(); done(all) } }; requestAnimationFrame(look)";

/// The time for a fixed piece of work like that of a frame, in milliseconds: parsing shapes. The best of so many tries: of several it is what
/// the machine can do, of one what it has time for now.
fn probe(browser: &Browser, tries: u32) -> Result<f64, String> {
    let script = format!(
        "const text = '<svg>' + '<g><path d=\"M0 0L10 10\"/><text>a</text></g>'.repeat(3000) + '</svg>'; let best = 1e9; \
         for (let n = 0; n < {tries}; n++) {{ const begun = performance.now(); new DOMParser().parseFromString(text, 'text/html'); \
         best = Math.min(best, performance.now() - begun) }} return best"
    );
    browser.run(&script)?.as_f64().ok_or_else(|| "the probe returned no time".to_string())
}
/// How long that takes on the machine that the bar is for.
const PROBE_TIME: f64 = 9.0;

/// Whether nothing is being shown and the player has to choose, or the game is over.
const RESTS: &str =
    "return !document.querySelector('#skip') && (document.querySelectorAll('.pick').length > 0 || !!document.querySelector('.ended'))";

const CLICK: &str = "const all = [...document.querySelectorAll('.pick')]; const pick = all.find(b => b.dataset.pick === 'act:end') || all[0]; \
  if (pick) pick.click(); const yes = document.querySelector('#answer-yes'); if (yes) yes.click()";

/// A page on which turns are shown at normal speed.
fn open(stage: &Stage, setting: &Setting) -> Result<Browser, String> {
    let browser = stage.open(setting)?;
    browser.run("const l = JSON.parse(localStorage.getItem('wolfden/likes') || '{}'); l.pace = 700; localStorage.setItem('wolfden/likes', JSON.stringify(l))")?;
    browser.reload()?;
    browser.wait("the lobby", super::LOBBY)?;
    Ok(browser)
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// The animations of The Wolves with five players, the largest board, are smooth.
pub(super) fn animations_are_smooth(stage: &Stage) -> Done {
    let idle = is_idle();
    let browser = open(stage, &Setting { whole: true, trace: true, ..Setting::default() })?;
    stage.setup(&browser, "the-wolves", 0)?;
    browser.run("[...document.querySelectorAll('[role=radio]')].filter(b => b.textContent.trim() === '5')[0].click()")?;
    browser.run("document.querySelector('button[type=submit]').click()")?;
    browser.wait("my turn", MY_TURN)?;
    // A slower machine gets more time for the same work.
    let probe = probe(&browser, 9)?;
    let allowed = FRAME * (probe / PROBE_TIME).max(1.0);
    browser.run(RECORD)?;
    let (mut work, mut still) = (Vec::new(), Vec::new());
    for _ in 0..24 {
        browser.wait("my turn", RESTS)?;
        work.extend(frames(&browser)?);
        if is(&browser, OVER)? || work.len() > 1500 {
            break;
        }
        still.extend(numbers(&browser.run_async(STILL)?));
        browser.run(CLICK)?;
    }
    let mut between = numbers(&browser.run("return window.between")?);
    let (late, machine) = (late(&between), late(&still));
    let told = format!(
        "{} frames: work {:.1} ms (95 %: {:.1}, allowed {allowed:.1}; probe {probe:.1}); between two frames {:.1} ms (95 %: {:.1}), {:.1} % late, of a still board {:.1} %",
        work.len(),
        share(&mut work, 0.5),
        share(&mut work, 0.95),
        share(&mut between, 0.5),
        share(&mut between, 0.95),
        100.0 * late,
        100.0 * machine
    );
    println!("    {told}");
    if work.len() < 200 || share(&mut work, 0.95) > allowed {
        return Err(format!("a frame may take {FRAME} ms of work on a machine that needs {PROBE_TIME} ms for the probe: {told}"));
    }
    if idle && late > LATE {
        return Err(format!("of 100 frames 95 must come within {FRAME} ms: {told}"));
    }
    no_errors(&browser)
}

/// Whether the machine did nothing else in the last minute: only then the time between frames is the page's alone.
fn is_idle() -> bool {
    let load = std::fs::read_to_string("/proc/loadavg").ok();
    load.and_then(|text| text.split(' ').next()?.parse::<f64>().ok()).is_some_and(|load| load < 0.7)
}

/// The share of frames that come late.
fn late(between: &[f64]) -> f64 {
    between.iter().filter(|time| **time > FRAME).count() as f64 / between.len().max(1) as f64
}

/// The value that this share of the values does not exceed.
fn share(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() as f64 * share) as usize;
    values.get(at.min(values.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// Writes down for every click how long it takes until a change of the table has been painted.
const LISTEN: &str = "window.reactions = []; addEventListener('click', (event) => { \
  const seen = new MutationObserver(() => { seen.disconnect(); requestAnimationFrame(() => setTimeout(() => window.reactions.push(performance.now() - event.timeStamp))) }); \
  seen.observe(document.querySelector('.table'), {subtree: true, childList: true, attributes: true, characterData: true}) }, true)";

/// The middle of the n-th thing on the board that can be chosen and is on top there, or else of a choice in the list.
fn target(n: usize) -> String {
    format!(
        "const all = [...document.querySelectorAll('#board .thing.can'), ...document.querySelectorAll('.pick')].map(e => [e, e.getBoundingClientRect()]) \
         .map(([e, r]) => [e, Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)]) \
         .filter(([e, x, y]) => x > 0 && y > 0 && y < innerHeight && document.elementFromPoint(x, y)?.closest('.thing, .pick') === e); \
         const one = all[{n} % (all.length || 1)]; return one ? [one[1], one[2]] : null"
    )
}

/// A click on a thing of the board or on a choice changes what is shown within a tenth of a second, in every game. One game after the other:
/// four browsers at a time would measure each other.
pub(super) fn the_page_reacts_at_once(stage: &Stage) -> Done {
    games().try_for_each(|game| {
        let browser = open(stage, &Setting { whole: true, ..Setting::default() })?;
        browser.click(&format!("[data-play='{game}']"))?;
        browser.wait("my turn", MY_TURN)?;
        browser.run(LISTEN)?;
        let mut slow = Vec::new();
        for n in 0..8 {
            browser.wait("my turn", RESTS)?;
            if is(&browser, OVER)? {
                break;
            }
            slow.push(probe(&browser, 1)? / PROBE_TIME);
            let before = browser.run("return window.reactions.length")?;
            let at = browser.run(&target(n * 7))?;
            let (Some(x), Some(y)) = (at[0].as_i64(), at[1].as_i64()) else { return Err(format!("{game}: there is nothing to click")) };
            // A mouse is on a thing before it clicks: what hovering shows is there.
            browser.move_to(x, y)?;
            browser.run_async(STILL)?;
            browser.click_at(x, y)?;
            browser.wait("a change", &format!("return window.reactions.length > {before}"))?;
            browser.run("const yes = document.querySelector('#answer-yes'); if (yes) yes.click()")?;
        }
        let mut reactions = numbers(&browser.run("return window.reactions")?);
        let (usual, most, slower) = (share(&mut reactions, 0.5), share(&mut reactions, 0.95), share(&mut slow, 0.5).max(1.0));
        let told = format!(
            "{game}: {} clicks: {usual:.0} ms until the change is painted (95 %: {most:.0}), on a machine that is {slower:.1} times as slow as the bar's",
            reactions.len()
        );
        println!("    {told}");
        // Single clicks count on an idle machine only.
        if reactions.len() < 4 || usual > INPUT * slower || is_idle() && most > INPUT {
            return Err(format!("the page has to react within {INPUT} ms: {told}"));
        }
        no_errors(&browser)
    })
}

/// What Chromium has traced since the last call.
fn events(browser: &Browser) -> Result<Vec<Value>, String> {
    let mut events = Vec::new();
    for entry in browser.log("performance")? {
        let message: Value = entry["message"].as_str().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        if message["message"]["method"] == "Tracing.dataCollected" {
            events.push(message["message"]["params"].clone());
        }
    }
    Ok(events)
}

/// The work of the page's main thread for each frame since the last call while something moved, in milliseconds.
fn frames(browser: &Browser) -> Result<Vec<f64>, String> {
    let events = events(browser)?;
    let is = |event: &Value, name: &str| event["name"] == name;
    let thread = |event: &Value| (event["pid"].as_i64(), event["tid"].as_i64());
    let Some(main) = events.iter().find(|event| is(event, "FireAnimationFrame")).map(thread) else { return Ok(Vec::new()) };
    let mine = |event: &&Value| thread(event) == main;
    let mut begun: Vec<f64> =
        events.iter().filter(mine).filter(|event| is(event, "FireAnimationFrame")).filter_map(|event| event["ts"].as_f64()).collect();
    begun.sort_by(f64::total_cmp);
    let marks: Vec<usize> = events
        .iter()
        .filter(mine)
        .filter(|event| is(event, "TimeStamp"))
        .filter_map(|event| event["ts"].as_f64())
        .map(|at| begun.partition_point(|frame| *frame <= at))
        .collect();
    let mut work = vec![0.0; begun.len() + 1];
    for task in events.iter().filter(mine).filter(|event| is(event, "RunTask")) {
        if let (Some(at), Some(took)) = (task["ts"].as_f64(), task["tdur"].as_f64()) {
            work[begun.partition_point(|frame| *frame <= at)] += took / 1000.0;
        }
    }
    // A frame counts if something moved at its start or at its end. What happened before the first one and after the last one belongs to none.
    let counts = |at: &usize| marks.contains(at) || marks.contains(&(at + 1));
    Ok((1..begun.len()).filter(counts).map(|at| work[at]).collect())
}
