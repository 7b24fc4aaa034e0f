//! Whole games on the board alone, by clicks and drags: the list of choices is never touched.

use std::time::Instant;

use serde_json::Value;

use super::{Done, MY_TURN, OVER, Stage, WHOLE_MATCH, choose, for_every_game, is};
use crate::browser::{Browser, LONG, Setting};

/// The first of the choices in `PICKS` that can be reached on the board, with a point of the window: there the topmost thing that can be
/// chosen is this one.
const REACHABLE: &str = "const picks = [...document.querySelectorAll('.pick')].map(b => b.dataset.pick); \
  const frame = document.querySelector('.board-frame'); \
  const hit = (x, y) => { const here = document.elementsFromPoint(x, y); if (!here.length || !frame.contains(here[0])) return null; \
    const of = (name) => here.map(e => e.closest('[data-' + name + ']')?.dataset[name]).find(t => picks.includes(t)); return of('token') ?? of('drop') }; \
  const things = [...document.querySelectorAll('#board [data-token], #board [data-drop]')]; \
  for (const pick of PICKS) \
    for (const e of things) { \
      if (e.dataset.token !== pick && e.dataset.drop !== pick) continue; const r = e.getBoundingClientRect(); \
      for (const [fx, fy] of [[.5, .5], [.3, .5], [.7, .5], [.5, .25], [.5, .75], [.2, .2], [.8, .8]]) { \
        const x = Math.round(r.left + r.width * fx), y = Math.round(r.top + r.height * fy); if (hit(x, y) === pick) return [pick, x, y] } } \
  return null";

/// One of these choices that makes progress and can be reached on the board.
fn reachable(browser: &Browser, game: &str, picks: &[Value], count: usize) -> Result<Option<(String, i64, i64)>, String> {
    let best = choose(game, picks, count).map(Value::from);
    let order: Vec<&Value> = best.iter().chain(picks).collect();
    let found = browser.run(&REACHABLE.replace("PICKS", &serde_json::json!(order).to_string()))?;
    Ok(found[0].as_str().and_then(|pick| Some((pick.to_string(), found[1].as_i64()?, found[2].as_i64()?))))
}

/// What can be chosen now.
fn picks(browser: &Browser) -> Result<Vec<Value>, String> {
    Ok(browser.run(super::CHOICES)?.as_array().cloned().unwrap_or_default())
}

pub(super) fn every_game_is_played_to_its_end_on_the_board_alone(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        browser.click(&format!("[data-play='{game}']"))?;
        let (mut clicks, mut drags, mut stuck, mut decisions) = (0, 0, 0, 0);
        let until = Instant::now() + WHOLE_MATCH;
        while !is(&browser, OVER)? {
            browser.wait_for("my turn", MY_TURN, LONG).map_err(|e| format!("after {clicks} clicks: {e}"))?;
            let Some((token, x, y)) = reachable(&browser, game, &picks(&browser)?, clicks + drags)? else {
                // A bot may have played in between. If nothing changes, the board lacks something.
                stuck += 1;
                if stuck > 50 && !is(&browser, OVER)? {
                    let picks = picks(&browser)?;
                    return Err(format!("none of {picks:?} can be chosen on the board"));
                }
                continue;
            };
            stuck = 0;
            // Every other decision is a drag: from the first thing of a move to the next one.
            let first = !is(&browser, "return !!document.querySelector('#board .chosen')")?;
            decisions += usize::from(first);
            if first && decisions % 2 == 0 && drag(&browser, game, &token, (x, y), clicks)? {
                drags += 1;
            } else if !is(&browser, OVER)? {
                // A drag that found no target has put the thing back.
                if let Some((_, x, y)) = reachable(&browser, game, &[Value::from(token.as_str())], 0)? {
                    browser.click_at(x, y)?;
                }
                clicks += 1;
            }
            answer(&browser)?;
            if clicks + drags > 3000 || Instant::now() > until {
                return Err(format!("does not end ({clicks} clicks, {drags} drags)"));
            }
        }
        super::games::ended_well(&browser)?;
        if drags == 0 {
            return Err("nothing could be dragged".into());
        }
        Ok(format!("{clicks} clicks, {drags} drags, all on the board"))
    })
}

/// The state that a choice changes.
const STATE: &str = "[...document.querySelectorAll('.pick')].map(b => b.dataset.pick).join() + document.querySelectorAll('.log li').length + !!document.querySelector('.ended, #answer-yes')";

/// Drags a thing to a highlighted target, or into the play area if it needs none. Returns whether that was a choice.
fn drag(browser: &Browser, game: &str, token: &str, (x, y): (i64, i64), count: usize) -> Result<bool, String> {
    let before = browser.run(&format!("return {STATE}"))?;
    browser.press_at(x, y)?;
    browser.move_to(x + 12, y - 14)?;
    if !is(browser, "return !!document.querySelector('.board-drag .ghost')")? {
        browser.release()?;
        return Ok(browser.run(&format!("return {STATE}"))? != before);
    }
    let targets: Vec<_> = picks(browser)?.into_iter().filter(|other| other != token).collect();
    let to = match reachable(browser, game, &targets, count)? {
        Some((_, x, y))
            if is(browser, &format!("return !!document.querySelector('#board .chosen[data-token={}]')", Value::from(token)))? =>
        {
            Some((x, y))
        }
        _ => {
            let at = browser.run("const r = document.querySelector('#board [data-drop=\"*\"]')?.getBoundingClientRect(); return r ? [Math.round(Math.max(20, r.left) + 60), Math.round(Math.max(160, r.top) + 60)] : null")?;
            at[0].as_i64().zip(at[1].as_i64())
        }
    };
    if let Some((x, y)) = to {
        browser.move_to(x, y)?;
    }
    browser.release()?;
    let _ = browser.wait_for("the drop", &format!("return {STATE} !== {before}"), std::time::Duration::from_secs(1));
    Ok(browser.run(&format!("return {STATE}"))? != before)
}

/// Answers the question before a move, with the mouse.
fn answer(browser: &Browser) -> Done {
    if is(browser, "return !!document.querySelector('#answer-yes')")? { browser.click("#answer-yes") } else { Ok(()) }
}
