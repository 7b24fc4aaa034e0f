//! The editor of a box shows the components: a shelf of pictures, numbers and signs as they are printed, and pictures that lead to their fields.

use serde_json::Value;

use super::boxes::open_editor;
use super::{Done, Stage, games, is, no_errors};
use crate::browser::{Browser, Setting};

/// Opens every section and every item: each has its picture on the shelf, and every button is large enough. Returns what is wrong.
const EVERY_ITEM: &str = r#"
    const done = arguments[arguments.length - 1];
    const frame = () => new Promise(next => requestAnimationFrame(() => setTimeout(next, 0)));
    const seen = new Set(), wrong = [];
    (async () => {
        for (const tab of document.querySelectorAll('[data-section]')) {
            tab.click();
            await frame();
            for (const row of [...document.querySelectorAll('[data-item]')]) {
                const item = row.dataset.item;
                const art = row.querySelector('.box-thumb svg');
                if (!art || art.getBoundingClientRect().width < 12) wrong.push(`${item} has no picture on the shelf`);
                const kind = item.replace(/[0-9]+/g, '*');
                if (seen.has(kind)) continue;
                seen.add(kind);
                row.click();
                await frame();
                for (const button of document.querySelectorAll('.box-form button, .box-form .sign, .box-items button')) {
                    const { width, height } = button.getBoundingClientRect();
                    if (button.offsetParent && (width < 35.5 || height < 35.5)) wrong.push(`${item}: ${button.outerHTML.slice(0, 90)} is ${width} by ${height}`);
                    if (button.offsetParent && button.tagName === 'BUTTON' && !(button.getAttribute('aria-label') || button.textContent.trim())) wrong.push(`${item}: a button without a name`);
                }
                if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`${item} is wider than the window: ${document.documentElement.scrollWidth}`);
            }
        }
        done([seen.size, wrong.slice(0, 5).join('\n')]);
    })().catch(why => done([0, String(why)]));
"#;

pub(super) fn the_forms_look_like_the_components(stage: &Stage) -> Done {
    // Polish has the longest words.
    for setting in [Setting::default(), Setting { width: 390, height: 844, lang: "pl", ..Setting::default() }] {
        let browser = stage.open(&setting)?;
        browser.speak(setting.lang)?;
        for game in games() {
            stage.home(&browser)?;
            open_editor(stage, &browser, game)?;
            browser.wait("the illustrations", "return document.querySelectorAll('.box-thumb svg').length > 0")?;
            let found = browser.run_async(EVERY_ITEM)?;
            if found[0].as_u64().unwrap_or(0) < 4 || found[1] != "" {
                return Err(format!("{game} at {}: {}", setting.width, found[1]));
            }
        }
        no_errors(&browser)?;
    }
    let browser = stage.open(&Setting::default())?;
    a_card_is_clicked_and_changed(stage, &browser)?;
    a_token_is_counted_up(stage, &browser)?;
    a_pattern_is_laid(stage, &browser)?;
    a_track_and_a_tile_are_clicked(stage, &browser)?;
    no_errors(&browser)
}

/// The sections of the box that is open.
pub(super) fn sections(browser: &Browser) -> Result<Vec<String>, String> {
    let names = browser.run("return [...document.querySelectorAll('[data-section]')].map(tab => tab.dataset.section)")?;
    Ok(names.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string).collect())
}

/// Opens an item of a game.
fn open(stage: &Stage, browser: &Browser, game: &str, section: &str, item: &str) -> Done {
    stage.home(browser)?;
    open_editor(stage, browser, game)?;
    browser.wait(
        "the section",
        &format!("const tab = document.querySelector('[data-section={section}]'); if (tab) tab.click(); return !!tab"),
    )?;
    browser.wait("the item", &format!("const row = document.querySelector(`[data-item='{item}']`); if (row) row.click(); return !!row"))?;
    browser.wait("its fields", &format!("return !!document.querySelector(`.box-fields [data-path^='{item}']`)"))
}

/// The figure at a path, as the draft has it.
fn figure(browser: &Browser, game: &str, path: &str) -> Result<Value, String> {
    let draft = browser.run(&format!("return JSON.parse(localStorage.getItem('wolfden/draft/{game}')).figures"))?;
    Ok(draft.pointer(path).cloned().unwrap_or(Value::Null))
}

/// Clicks on what a picture shows.
fn click_in_picture(browser: &Browser, path: &str) -> Done {
    browser.wait(
        "the figure in the picture",
        &format!("const shown = document.querySelector(`.box-picture [data-figure='{path}']`); if (shown) shown.dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); return !!shown"),
    )
}

fn expect(browser: &Browser, what: &str, script: &str) -> Done {
    if is(browser, script)? { Ok(()) } else { Err(what.to_string()) }
}

/// Wolf & Hound: a click on the sign of an animal card leads to its modifiers; another modifier changes the card, there and on the shelf.
fn a_card_is_clicked_and_changed(stage: &Stage, browser: &Browser) -> Done {
    let item = "/animals/card/2";
    open(stage, browser, "wolf-and-hound", "wh-box-animals", item)?;
    browser.run(&format!("window.old = document.querySelector('.box-picture').innerHTML; window.small = document.querySelector(`[data-item='{item}'] .box-thumb`).innerHTML; document.querySelector(`[data-item='/animals/card/0'] svg`).kept = true"))?;
    click_in_picture(browser, &format!("{item}/front/move"))?;
    let field = format!("{item}/front/move");
    expect(
        browser,
        "a click on the sign does not lead to its field",
        &format!("return document.activeElement.closest('[data-path]').dataset.path === '{field}'"),
    )?;
    expect(
        browser,
        "the sign on the card is not chosen",
        &format!("return document.querySelector(`[data-path='{field}'] :checked`).dataset.word === '+1'"),
    )?;
    browser.run(&format!("document.querySelector(`[data-path='{field}'] [data-word='x3']`).click()"))?;
    browser.wait("the card to change", &format!("return document.querySelector('.box-picture').innerHTML !== window.old && document.querySelector(`[data-item='{item}'] .box-thumb`).innerHTML !== window.small && document.querySelector('.box-picture').textContent.includes('×3')"))?;
    expect(
        browser,
        "a card that did not change was drawn again",
        "return document.querySelector(`[data-item='/animals/card/0'] svg`).kept === true",
    )?;
    match figure(browser, "wolf-and-hound", &field)? {
        word if word == "x3" => Ok(()),
        word => Err(format!("the modifier is {word}")),
    }
}

/// Lone Wolves: one more on an honor token; a territory of the board leads to its slots.
fn a_token_is_counted_up(stage: &Stage, browser: &Browser) -> Done {
    open(stage, browser, "lone-wolves", "lw-box-tokens", "/box/honor")?;
    let path = "/box/honor/tokens/0/1";
    let before = figure(browser, "lone-wolves", path)?.as_i64().unwrap_or_default();
    browser.run(&format!("document.querySelector(`[data-path='{path}']`).closest('.number').querySelector('[data-step=more]').click()"))?;
    browser.wait("one more", &format!("return document.querySelector(`[data-path='{path}']`).value === '{}'", before + 1))?;
    browser.wait(
        "it on the shelf",
        &format!("return document.querySelector(`[data-item='/box/honor'] .box-thumb`).textContent.includes('{}')", before + 1),
    )?;
    if figure(browser, "lone-wolves", path)?.as_i64() != Some(before + 1) {
        return Err("the token has another number".into());
    }
    // A click on a territory of the board leads to its slots.
    open(stage, browser, "lone-wolves", "lw-box-boards", "/box/advanced_slots")?;
    browser.wait("the board", "const caves = document.querySelector('.box-picture [data-token=\"land:caves\"]'); if (caves) caves.dispatchEvent(new MouseEvent('click', { bubbles: true })); return !!caves")?;
    expect(browser, "a territory does not lead to its slots", "return document.activeElement.dataset.path === '/box/advanced_slots/own/2'")
}

/// Wolfwalkers: a square of a pattern is opened with the keyboard, closed, opened again and filled.
fn a_pattern_is_laid(stage: &Stage, browser: &Browser) -> Done {
    let item = "/goals/goal/0";
    open(stage, browser, "wolfwalkers", "ww-box-goals", item)?;
    expect(browser, "no example of what the goal scores", "return !!document.querySelector('.box-picture .goal-example svg')")?;
    let square = format!("{item}/shape:0:0");
    browser.run(&format!(
        "window.old = document.querySelector('.box-picture').innerHTML; document.querySelector(`[data-path='{square}']`).focus()"
    ))?;
    browser.press("\u{e007}")?;
    browser.wait("the signs", "return document.querySelectorAll('.palette [data-word]').length === 12")?;
    browser.run("document.querySelector('.palette button').focus()")?;
    browser.press("\u{e00c}")?;
    browser.wait(
        "the signs to close",
        &format!("return !document.querySelector('.palette') && document.activeElement.dataset.path === '{square}'"),
    )?;
    browser.press("\u{e007}")?;
    browser.wait(
        "the signs again",
        "const castle = document.querySelector('.palette [data-word=castle]'); if (castle) castle.click(); return !!castle",
    )?;
    browser.wait("the goal to change", "return document.querySelector('.box-picture').innerHTML !== window.old && document.querySelector('.box-picture').innerHTML.includes('#ww-castle')")?;
    let shape = figure(browser, "wolfwalkers", &format!("{item}/shape/0"))?;
    if shape.as_str().is_some_and(|row| row.starts_with("castle")) { Ok(()) } else { Err(format!("the pattern is {shape}")) }
}

/// The Wolves: both sides of the player board show their points; a place of a track and a hex of a tile lead to their fields.
fn a_track_and_a_tile_are_clicked(stage: &Stage, browser: &Browser) -> Done {
    for side in 0..2 {
        let item = format!("/board/board/{side}");
        open(stage, browser, "the-wolves", "tw-box-boards", &item)?;
        for track in ["den_points", "lair_points", "prey_points", "wolf_points"] {
            let points = figure(browser, "the-wolves", &format!("{item}/{track}"))?;
            let shown = browser.run(&format!(
                "return [...document.querySelectorAll(`.box-picture [data-figure^='{item}/{track}/']`)].map(one => Number(one.textContent))"
            ))?;
            if points.as_array().is_none_or(Vec::is_empty) || points != shown {
                return Err(format!("{item}: {track} is {points}, but the picture shows {shown}"));
            }
        }
        let place = format!("{item}/prey_points/2");
        click_in_picture(browser, &place)?;
        expect(
            browser,
            "a place of a track does not lead to its field",
            &format!("return document.activeElement.dataset.path === '{place}'"),
        )?;
        browser
            .run("const field = document.activeElement; field.value = 77; field.dispatchEvent(new Event('input', { bubbles: true }))")?;
        browser.wait(
            "the points on the board",
            &format!("return document.querySelector(`.box-picture [data-figure='{place}']`).textContent === '77'"),
        )?;
    }
    open(stage, browser, "the-wolves", "tw-box-map", "/map/tiles")?;
    let hex = "/map/tiles/terrain/3:1";
    let before = figure(browser, "the-wolves", "/map/tiles/terrain/3")?;
    let letters = before.as_str().unwrap_or_default().to_string();
    // The rules want five different terrains: two of them change places.
    let (a, b) = (letters[1..2].to_string(), letters[2..3].to_string());
    browser.run("window.old = document.querySelector('.box-picture').innerHTML")?;
    click_in_picture(browser, hex)?;
    browser.wait(
        "the terrains",
        &format!("const one = document.querySelector(`.palette [data-word='{b}']`); if (one) one.click(); return !!one"),
    )?;
    click_in_picture(browser, "/map/tiles/terrain/3:2")?;
    browser.wait(
        "the terrains",
        &format!("const one = document.querySelector(`.palette [data-word='{a}']`); if (one) one.click(); return !!one"),
    )?;
    browser.wait("the tile to change", "return document.querySelector('.box-picture').innerHTML !== window.old")?;
    let now = figure(browser, "the-wolves", "/map/tiles/terrain/3")?;
    let wanted = format!("{}{b}{a}{}", &letters[..1], &letters[3..]);
    if now == wanted.as_str() { Ok(()) } else { Err(format!("the tile is {now}, not {wanted}")) }
}
