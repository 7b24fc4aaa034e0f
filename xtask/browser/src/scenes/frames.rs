//! How much work the page does for each frame of an animation, and how soon it reacts.
//!
//! Measured in processor time of the page's main thread, from Chromium's trace: other programs on the machine do not change it. The time that
//! passes between two frames is printed as well; on an idle machine it is in docs/performance.md.

use serde_json::Value;

use super::{Done, MY_TURN, Stage, is, no_errors};
use crate::browser::{Browser, Setting};

/// The most work for a frame, for 95 of 100 frames, in milliseconds.
const FRAME: f64 = 20.0;
/// The longest time from an input to the first change of the page, in milliseconds.
const INPUT: f64 = 100.0;

/// Marks in the trace when something moves, and writes down the time between frames.
const RECORD: &str = "window.between = []; let last = 0; const look = (now) => { \
  const moving = !!document.querySelector('.board-acts .ghost, .board-acts .pop'); if (moving) console.timeStamp('moving'); if (moving && last) window.between.push(now - last); last = moving ? now : 0; \
  requestAnimationFrame(look) }; requestAnimationFrame(look)";

/// Clicks a choice, and returns how long it took until the page changed.
const CLICK: &str = "const done = arguments[arguments.length - 1]; const all = [...document.querySelectorAll('.pick')]; \
  const pick = all.find(b => b.dataset.pick === 'act:end') || all[0]; if (!pick) return done(null); \
  const seen = new MutationObserver(() => { seen.disconnect(); done(performance.now() - begun) }); \
  seen.observe(document.querySelector('.table'), {subtree: true, childList: true, attributes: true, characterData: true}); \
  const begun = performance.now(); pick.click(); const yes = document.querySelector('#answer-yes'); if (yes) yes.click()";

pub(super) fn animations_are_smooth(stage: &Stage) -> Done {
    let browser = stage.open(&Setting { trace: true, ..Setting::default() })?;
    browser.run("const l = JSON.parse(localStorage.getItem('wolfden/likes') || '{}'); l.pace = 700; localStorage.setItem('wolfden/likes', JSON.stringify(l))")?;
    browser.reload()?;
    browser.wait("the lobby", super::LOBBY)?;
    stage.setup(&browser, "the-wolves", 0)?;
    browser.run("[...document.querySelectorAll('[role=radio]')].filter(b => b.textContent.trim() === '5')[0].click()")?;
    browser.run("document.querySelector('button[type=submit]').click()")?;
    browser.wait("my turn", MY_TURN)?;
    browser.run(RECORD)?;
    let (mut work, mut inputs) = (Vec::new(), Vec::new());
    for _ in 0..24 {
        browser.wait("my turn", "return !document.querySelector('#skip') && (document.querySelectorAll('.pick').length > 0 || !!document.querySelector('.ended'))")?;
        work.extend(frames(&browser)?);
        if is(&browser, super::OVER)? || work.len() > 1500 {
            break;
        }
        inputs.extend(browser.run_async(CLICK)?.as_f64());
    }
    let mut between: Vec<f64> = browser.run("return window.between")?.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let told = format!(
        "{} frames of an animation: work {:.1} ms (95 %: {:.1}), between two frames {:.1} ms (95 %: {:.1}); input to change {:.1} ms (median of {}, longest {:.1})",
        work.len(),
        share(&mut work, 0.5),
        share(&mut work, 0.95),
        share(&mut between, 0.5),
        share(&mut between, 0.95),
        share(&mut inputs, 0.5),
        inputs.len(),
        share(&mut inputs, 1.0)
    );
    println!("    {told}");
    if work.len() < 200 || share(&mut work, 0.95) > FRAME {
        return Err(format!("a frame may take {FRAME} ms of work: {told}"));
    }
    if inputs.is_empty() || share(&mut inputs, 0.5) > INPUT {
        return Err(format!("the page has to react within {INPUT} ms: {told}"));
    }
    no_errors(&browser)
}

/// The value that this share of the values does not exceed.
fn share(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() as f64 * share) as usize;
    values.get(at.min(values.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// The work of the page's main thread for each frame since the last call while something moved, in milliseconds.
fn frames(browser: &Browser) -> Result<Vec<f64>, String> {
    let mut events = Vec::new();
    for entry in browser.log("performance")? {
        let message: Value = entry["message"].as_str().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        if message["message"]["method"] == "Tracing.dataCollected" {
            events.push(message["message"]["params"].clone());
        }
    }
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
