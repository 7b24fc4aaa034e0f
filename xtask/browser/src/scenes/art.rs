//! The illustrations: everything that is drawn exists, and without them the boards can still be read and played.

use std::time::Duration;

use serde_json::{Value, json};

use super::{CHOICES, Done, MY_TURN, Stage, choose, games, is};
use crate::browser::{Browser, Setting};

/// How many moves are played to see more of a board.
const MOVES: usize = 8;

/// The ids of illustrations that the page uses but does not have.
const MISSING: &str = "return [...new Set([...document.querySelectorAll('use')].map(u => u.getAttribute('href')))].filter(id => !document.getElementById(id.slice(1)))";

/// Whether everything that can be chosen on the board is visible, and the board has texts.
const READABLE: &str = "const things = [...document.querySelectorAll('#board .can')]; \
    const seen = t => { const r = t.getBoundingClientRect(); return r.width > 8 && r.height > 8 }; \
    return things.every(seen) && [...document.querySelectorAll('#board text')].filter(t => t.textContent.trim()).length > 3";

fn play_a_little(browser: &Browser, game: &str, after_each: impl Fn() -> Done) -> Done {
    for clicks in 0..MOVES {
        browser.wait_for("my turn", MY_TURN, Duration::from_secs(60))?;
        after_each()?;
        let list = browser.run(CHOICES)?.as_array().cloned().unwrap_or_default();
        let Some(pick) = choose(game, &list, clicks) else { break };
        let pick = Value::from(pick);
        browser.run(&format!("[...document.querySelectorAll('.pick')].find(e => e.dataset.pick === {pick}).click(); const yes = document.querySelector('#answer-yes'); if (yes) yes.click()"))?;
    }
    Ok(())
}

pub(super) fn boards_are_illustrated_and_readable_without(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    for game in games() {
        stage.home(&browser)?;
        browser.click(&format!("[data-play='{game}']"))?;
        browser
            .wait("the illustrations", &format!("return !!document.getElementById('wolf') && !!document.getElementById('lobby-{game}')"))?;
        play_a_little(&browser, game, || {
            let missing = browser.run(MISSING)?;
            if missing.as_array().is_none_or(|list| !list.is_empty()) {
                return Err(format!("{game}: there are no drawings for {missing}"));
            }
            Ok(())
        })?;
    }
    // A page whose illustrations never arrive.
    let plain = stage.open(&Setting::default())?;
    plain.devtools("Network.enable", &json!({}))?;
    plain.devtools("Network.setBypassServiceWorker", &json!({ "bypass": true }))?;
    plain.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/assets/art-*"] }))?;
    plain.reload()?;
    plain.wait("the lobby", super::LOBBY)?;
    for game in games() {
        stage.home(&plain)?;
        plain.click(&format!("[data-play='{game}']"))?;
        play_a_little(&plain, game, || {
            if is(&plain, "return !!document.querySelector('.art-store')")? {
                return Err("the illustrations were not blocked".into());
            }
            if is(&plain, READABLE)? { Ok(()) } else { Err(format!("{game}: not readable without illustrations")) }
        })?;
    }
    Ok(())
}
