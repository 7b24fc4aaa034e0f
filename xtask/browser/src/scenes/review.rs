//! The review of a finished match.

use std::time::Duration;

use super::{Done, Stage, finished, no_errors};
use crate::browser::Setting;

/// A whole review takes seconds on an idle machine.
const WHOLE_REVIEW: Duration = Duration::from_secs(240);

pub(super) fn a_finished_match_is_reviewed(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    finished::load(stage, &browser, "wolf-and-hound")?;
    browser.click("#open-review")?;
    browser.wait("the chart", "return document.querySelectorAll('.chances .curve').length === 2")?;
    browser.wait_for(
        "the whole review",
        "return !document.querySelector('#stop-review') && !!document.querySelector('#deeper')",
        WHOLE_REVIEW,
    )?;
    let players = browser.run("return document.querySelectorAll('.review tbody')[0].rows.length")?;
    if players != 4 {
        return Err(format!("{players} players are reviewed"));
    }
    // A turning point is reached with the keyboard alone, and what was played is marked on the board.
    browser.run("document.querySelector('.review .dear').focus()")?;
    browser.press("\u{e007}")?;
    browser.wait(
        "the position with the move played and the better one",
        "return !!document.querySelector('.review-step') && !!document.querySelector('#board [data-played]') && !!document.querySelector('#board [data-better]')",
    )?;
    browser.run("document.querySelector('.chances .turning').focus()")?;
    browser.press("\u{e007}")?;
    browser.wait("another position", "return document.querySelectorAll('.chances .now').length === 1")?;
    browser.click("#learn-mistakes")?;
    browser.wait(
        "an exercise without its answer",
        "return !!document.querySelector('.exercise .pick') && !document.querySelector('#board [data-better]')",
    )?;
    browser.run("document.querySelector('.exercise .pick').click()")?;
    browser.wait_for(
        "an answer to a move",
        "return !!document.querySelector('.exercise strong') || !!document.querySelector('.exercise .pick')",
        WHOLE_REVIEW,
    )?;
    browser.click("#end-exercise")?;
    browser.wait("the review again", "return !!document.querySelector('.chances')")?;
    // It is kept: the next visit shows it at once.
    browser.reload()?;
    browser.wait("the end", super::OVER)?;
    browser.click("#open-review")?;
    browser.wait("the review that was kept", "return !!document.querySelector('.chances') && !document.querySelector('#stop-review')")?;
    no_errors(&browser)
}
