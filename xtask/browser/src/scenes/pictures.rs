//! Screenshots of the page.

use std::time::Duration;

use serde_json::{Value, json};

use super::{CHOICES, Done, MY_TURN, Stage, choose, games};
use crate::browser::{Browser, Setting};

/// Stops all animations: a headless browser would show the start of each.
fn hold_still(browser: &Browser, setting: &Setting) -> Done {
    let scheme = if setting.dark { "dark" } else { "light" };
    let features = json!([{ "name": "prefers-color-scheme", "value": scheme }, { "name": "prefers-reduced-motion", "value": "reduce" }]);
    browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": features })).map(drop)
}

pub(super) fn every_board_has_its_picture_taken(stage: &Stage) -> Done {
    let looks = [
        ("light", Setting::default()),
        ("dark", Setting { dark: true, ..Setting::default() }),
        ("phone", Setting { width: 390, height: 844, ..Setting::default() }),
        ("large", Setting { width: 1920, height: 1080, ..Setting::default() }),
    ];
    for (look, setting) in looks {
        let browser = stage.open(&setting)?;
        hold_still(&browser, &setting)?;
        browser.picture(&stage.pictures.join(format!("lobby-{look}.png")))?;
        for game in games() {
            stage.home(&browser)?;
            browser.click(&format!("[data-play='{game}']"))?;
            // Far enough to show something, but not to the end.
            for clicks in 0..(if game == "wolf-and-hound" { 2 } else { 24 }) {
                browser.wait_for("my turn", MY_TURN, Duration::from_secs(60))?;
                let list = browser.run(CHOICES)?.as_array().cloned().unwrap_or_default();
                if list.is_empty() {
                    break;
                }
                let Some(pick) = choose(game, &list, clicks) else { break };
                let pick = Value::from(pick);
                browser.run(&format!("[...document.querySelectorAll('.pick')].find(e => e.dataset.pick === {pick}).click(); const yes = document.querySelector('#answer-yes'); if (yes) yes.click()"))?;
            }
            browser.wait_for("my turn", MY_TURN, Duration::from_secs(60))?;
            browser.move_to(2, 2)?;
            std::thread::sleep(Duration::from_millis(600));
            browser.run("window.scrollTo(0, 0)")?;
            browser.picture(&stage.pictures.join(format!("{game}-{look}.png")))?;
        }
    }
    other_moments(stage)
}

/// A lesson, the waiting room of a table, and the end of a game.
fn other_moments(stage: &Stage) -> Done {
    let setting = Setting::default();
    let browser = stage.open(&setting)?;
    hold_still(&browser, &setting)?;
    let take = |name: &str| -> Done {
        browser.move_to(2, 2)?;
        std::thread::sleep(Duration::from_millis(600));
        browser.picture(&stage.pictures.join(name))
    };
    browser.go(&stage.url("#/learn/wolf-and-hound"))?;
    for _ in 0..3 {
        browser.wait("the lesson", "return !!document.querySelector('#lesson-next')")?;
        browser.click("#lesson-next")?;
    }
    browser.wait_for("my turn", MY_TURN, Duration::from_secs(60))?;
    browser.run("document.querySelector('.pick').click()")?;
    browser.wait("what the move did", "return !!document.querySelector('.lesson-told')")?;
    take("lesson.png")?;
    super::finished::load(stage, &browser, "wolfwalkers")?;
    take("end.png")?;
    stage.setup(&browser, "wolf-and-hound", 2)?;
    browser.run("document.querySelector('button[type=submit]').click()")?;
    browser.wait("the invitation", "return document.querySelectorAll('.invite-link').length > 0")?;
    take("waiting.png")
}

/// Takes screenshots of every page in every theme and size, in the system's temporary folder: to look at, not to keep. `GALLERY` can select
/// them and the language, such as `phone de`.
pub(super) fn every_page_has_its_picture_taken(stage: &Stage) -> Done {
    let folder = std::env::temp_dir().join("wolfden-gallery");
    let wanted = std::env::var("GALLERY").unwrap_or_default();
    let lang = ["de", "fr", "pl"].into_iter().find(|code| wanted.split_whitespace().any(|word| word == *code)).unwrap_or("en");
    let looks = [
        ("desk", Setting { height: 800, lang, ..Setting::default() }),
        ("phone", Setting { width: 390, height: 844, lang, ..Setting::default() }),
        ("dark", Setting { height: 800, dark: true, lang, ..Setting::default() }),
    ];
    let all = !looks.iter().any(|(look, _)| wanted.contains(look));
    for (look, setting) in looks.into_iter().filter(|(look, _)| all || wanted.contains(look)) {
        let browser = stage.open(&setting)?;
        hold_still(&browser, &setting)?;
        let take = |name: &str| -> Done {
            browser.run("window.scrollTo(0, 0)")?;
            std::thread::sleep(Duration::from_millis(600));
            browser.whole_picture(&folder.join(format!("{name}-{look}-{lang}.png")))
        };
        let mut pages: Vec<(String, String)> =
            [("lobby", "#/"), ("about", "#/about"), ("mine", "#/mine"), ("tables", "#/tables"), ("load", "#/load"), ("lost", "#/nowhere")]
                .map(|(name, page)| (name.to_string(), page.to_string()))
                .to_vec();
        for game in games() {
            pages.push((format!("{game}-setup"), format!("#/game/{game}")));
            pages.push((format!("{game}-learn"), format!("#/learn/{game}")));
            pages.push((format!("{game}-box"), format!("#/box/{game}")));
        }
        for (name, page) in pages {
            browser.go(&stage.url(&page))?;
            std::thread::sleep(Duration::from_millis(300));
            take(&name)?;
            if name.ends_with("setup") {
                browser.run("document.querySelectorAll('details').forEach(d => d.open = true)")?;
                take(&format!("{name}-open"))?;
            }
        }
        for game in games() {
            stage.home(&browser)?;
            browser.click(&format!("[data-play='{game}']"))?;
            for clicks in 0..24 {
                browser.wait_for("my turn", MY_TURN, Duration::from_secs(60))?;
                let list = browser.run(CHOICES)?.as_array().cloned().unwrap_or_default();
                let Some(pick) = choose(game, &list, clicks) else { break };
                if clicks == 0 {
                    take(&format!("{game}-early"))?;
                }
                if clicks == 7 || clicks == 8 || clicks == 20 {
                    take(&format!("{game}-middle-{clicks}"))?;
                }
                let pick = Value::from(pick);
                browser.run(&format!(
                    "const p = [...document.querySelectorAll('.pick')].find(e => e.dataset.pick === {pick}); if (p) p.click()"
                ))?;
            }
            super::finished::load(stage, &browser, game)?;
            take(&format!("{game}-end"))?;
        }
    }
    println!("    in {}", folder.display());
    Ok(())
}

/// The number of pictures on a contact sheet.
const FRAMES: usize = 8;

/// One turn of the other players in every game, at normal speed, as a contact sheet.
pub(super) fn a_turn_of_every_game_is_shown_in_pictures(stage: &Stage) -> Done {
    for game in games() {
        let browser = stage.open(&Setting { width: 1366, height: 768, ..Setting::default() })?;
        browser.run("const l = JSON.parse(localStorage.getItem('wolfden/likes') || '{}'); l.pace = 1500; localStorage.setItem('wolfden/likes', JSON.stringify(l))")?;
        browser.reload()?;
        browser.wait("the lobby", super::LOBBY)?;
        browser.click(&format!("[data-play='{game}']"))?;
        // The turn with the most pictures is kept.
        let mut best: Vec<Value> = Vec::new();
        for clicks in 0..40 {
            browser.wait_for("my turn", MY_TURN, Duration::from_secs(60))?;
            let list = browser.run(CHOICES)?.as_array().cloned().unwrap_or_default();
            let Some(pick) = choose(game, &list, clicks) else { break };
            let pick = Value::from(pick);
            browser.run(&format!("[...document.querySelectorAll('.pick')].find(e => e.dataset.pick === {pick}).click(); const yes = document.querySelector('#answer-yes'); if (yes) yes.click()"))?;
            // The animation is recorded from here until it is our turn again.
            let mut frames = Vec::new();
            while frames.len() < FRAMES && !super::is(&browser, MY_TURN)? {
                if super::is(&browser, "return !!document.querySelector('.board-acts .ghost, .board-acts .pop')")? {
                    // The sentence above the board and the board.
                    let part = browser.run(
                        "const a = document.querySelector('.strip').getBoundingClientRect(), b = document.querySelector('.board-frame').getBoundingClientRect(); \
                         return {x: b.left, y: a.top, width: b.width, height: b.bottom - a.top, scale: 1}",
                    )?;
                    let shot = browser.devtools("Page.captureScreenshot", &json!({ "format": "jpeg", "quality": 85, "clip": part }))?;
                    frames.push(shot["data"].clone());
                }
                std::thread::sleep(Duration::from_millis(160));
            }
            // A later turn shows more.
            if frames.len() >= best.len() {
                best = frames;
            }
            if best.len() == FRAMES && clicks > if game == "the-wolves" { 30 } else { 6 } {
                break;
            }
            if !super::is(&browser, MY_TURN)? {
                browser.press(" ")?;
            }
        }
        browser.go("about:blank")?;
        browser.run(&format!(
            "document.body.style = 'margin:0;display:grid;grid-auto-rows:min-content;align-content:start;grid-template-columns:repeat(2,1fr);gap:6px;width:1366px;background:#222'; \
             for (const data of {}) {{ const i = new Image(); i.src = 'data:image/jpeg;base64,' + data; i.style.width = '100%'; document.body.append(i) }}",
            Value::from(best)
        ))?;
        std::thread::sleep(Duration::from_millis(500));
        // The sheet alone, without the rest of the window.
        let height = browser.run("return document.body.getBoundingClientRect().height")?;
        let clip = json!({ "x": 0, "y": 0, "width": 1366, "height": height, "scale": 1 });
        let shot = browser.devtools("Page.captureScreenshot", &json!({ "captureBeyondViewport": true, "clip": clip }))?;
        crate::browser::write(&stage.pictures.join(format!("{game}-turn.png")), shot["data"].as_str().unwrap_or_default())?;
    }
    Ok(())
}
