//! The editor of a box: a different box of every game is typed in, played online and replayed in the terminal.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::online::play_on;
use super::{Done, OVER, Stage, for_every_game, is, join, no_errors};
use crate::browser::{Browser, Setting};

const EDITOR: &str = "return document.querySelectorAll('.box-item').length > 0 && document.querySelectorAll('[data-path]').length > 0";
const BOARD: &str = "return !!document.querySelector('#board svg')";
/// How many choices each player makes before they resign. Whole matches are played by other scenes.
const PLAYED: usize = 8;

/// Types other values into the first items of a section, as far as the rules allow it, and returns how many were changed. What the rules refuse is
/// typed back. A section at a time, because a script has 30 seconds, and four games are typed in at once.
const TYPE_ANOTHER_SECTION: &str = r#"
    const done = arguments[arguments.length - 1];
    const frame = () => new Promise(next => requestAnimationFrame(() => setTimeout(next, 0)));
    const wrong = () => !!document.querySelector('#box-problem').innerText;
    const type = (field, value, kind) => { field.value = value; field.dispatchEvent(new Event(kind, { bubbles: true })); };
    (async () => {
        let changed = 0;
        document.querySelector(`[data-section='SECTION']`).click();
        await frame();
        for (const item of [...document.querySelectorAll('[data-item]')].map(row => row.dataset.item).slice(0, 3)) {
            document.querySelector(`[data-item='${item}']`).click();
            await frame();
            const paths = [...document.querySelectorAll('.box-fields input[type=number][data-path]')].map(field => field.dataset.path);
            for (const path of paths.slice(0, 2)) {
                const field = document.querySelector(`.box-fields [data-path='${path}']`);
                if (!field) continue;
                const before = field.value;
                type(field, String(Number(before) + 1), 'input');
                await frame();
                if (wrong()) { type(document.querySelector(`.box-fields [data-path='${path}']`), before, 'input'); await frame(); } else changed += 1;
            }
            const text = document.querySelector('.box-fields input[type=text][data-path$="title"]');
            if (text) { type(text, 'My ' + text.value, 'change'); await frame(); changed += wrong() ? 0 : 1; }
        }
        done([changed, document.querySelector('#box-problem').innerText]);
    })();
"#;

fn open_editor(stage: &Stage, browser: &Browser, game: &str) -> Done {
    browser.go(&stage.url(&format!("#/box/{game}")))?;
    browser.wait("the editor", EDITOR)
}

pub(super) fn a_box_is_typed_played_online_and_replayed(stage: &Stage) -> Done {
    for_every_game(|game| one_game(stage, game))
}

fn one_game(stage: &Stage, game: &str) -> Result<String, String> {
    let one = stage.open(&Setting::default())?;
    open_editor(stage, &one, game)?;
    let sections = one.run("return [...document.querySelectorAll('[data-section]')].map(tab => tab.dataset.section)")?;
    let mut changed = 0;
    for section in sections.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let typed = one.run_async(&TYPE_ANOTHER_SECTION.replace("SECTION", section))?;
        changed += typed[0].as_u64().unwrap_or(0);
        if typed[1] != "" {
            return Err(format!("{section}: {}", typed[1]));
        }
    }
    if changed < 3 {
        return Err(format!("only {changed} figures were changed"));
    }
    one.run(
        "const n = document.querySelector('#box-name'); n.value = 'The other box'; n.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    one.wait("the differences", "return document.querySelectorAll('#box-differences li').length > 2")?;
    // Nothing is lost when the page is reloaded, and every change can be undone and redone.
    one.reload()?;
    one.wait("the editor again", EDITOR)?;
    one.wait("the draft", "return document.querySelector('#box-name').value === 'The other box' && document.querySelectorAll('#box-differences li').length > 2")?;
    one.run("document.querySelector('#box-done').click()")?;
    one.wait("something to undo", "return !document.querySelector('#box-undo').disabled")?;
    one.click("#box-undo")?;
    one.wait("something to redo", "return !document.querySelector('#box-redo').disabled")?;
    // A link carries the whole box.
    one.click("#box-share")?;
    one.wait("the link", "return !!document.querySelector('#box-link')")?;
    let link = one.run("return document.querySelector('#box-link').value")?;
    let reader = stage.open(&Setting { lang: "de", ..Setting::default() })?;
    reader.go(link.as_str().unwrap_or_default())?;
    reader.wait("the shared box", EDITOR)?;
    reader.wait("its name", "return document.querySelector('#box-name').value === 'The other box'")?;
    // Played online.
    one.click("#box-play")?;
    one.wait(
        "the page of the game",
        "return !!document.querySelector('#box') && document.querySelector('#box').selectedOptions[0].innerText === 'The other box'",
    )?;
    one.run("[...document.querySelectorAll('[role=radio]')][2].click()")?;
    let three =
        is(&one, "const b = [...document.querySelectorAll('[role=radio]')].find(b => b.innerText === '3'); if (b) b.click(); return !!b")?;
    one.run("document.querySelector('button[type=submit]').click()")?;
    one.wait("the invitation", "return document.querySelectorAll('.invite-link').length > 0")?;
    let links = one.run("return [...document.querySelectorAll('.invite-link')].map(i => i.value)")?;
    let two = stage.open(&Setting { lang: "fr", ..Setting::default() })?;
    two.go(links[0].as_str().unwrap_or_default())?;
    two.wait(
        "the other box to be named before sitting down",
        "return (document.querySelector('#box-of-table') || {innerText: ''}).innerText.includes('The other box')",
    )?;
    two.wait("how it differs", "return document.querySelectorAll('#box-of-table li').length > 2")?;
    join(&two, links[0].as_str().unwrap_or_default())?;
    if three {
        one.wait("a seat for a bot", "const b = document.querySelectorAll('.waiting > ul > li:last-child button'); if (b.length) b[b.length - 1].click(); return !document.querySelector('.waiting')")?;
    }
    one.wait("the beginning", BOARD)?;
    two.wait("the beginning", BOARD)?;
    for round in 0..PLAYED {
        play_on(&one, round)?;
        play_on(&two, round + 3)?;
    }
    for browser in [&one, &two] {
        // The panel of the players has the button.
        browser.run("window.confirm = () => true")?;
        browser.open_panel("players")?;
        browser.wait(
            "a way to resign",
            "const b = document.querySelector('#resign'); if (b) b.click(); return !!b || !!document.querySelector('.ended')",
        )?;
    }
    one.wait("the end", OVER)?;
    let id = one.run("return location.hash.split('/').pop()")?;
    let get =
        |path: &str| one.run_async(&format!("const done = arguments[arguments.length - 1]; fetch({path}).then(r => r.text()).then(done)"));
    let record = get(&format!("'/api/matches/' + {id} + '/record'"))?;
    let pack = two.run("return localStorage.getItem(Object.keys(localStorage).find(key => key.startsWith('wolfden/pack/')))")?;
    if !pack.as_str().unwrap_or_default().contains("figures") {
        return Err("the pack was not brought along to the other player".into());
    }
    let file = one.run("const p = JSON.parse(localStorage.getItem(Object.keys(localStorage).find(key => key.startsWith('wolfden/pack/')))); delete p.differences; return JSON.stringify(p)")?;
    let steps = in_the_terminal(&stage.program, game, &record, &file)?;
    no_errors(&one)?;
    Ok(format!("{changed} figures, {steps} steps"))
}

/// Replays the record with the pack and verifies its deal. Returns the number of steps.
fn in_the_terminal(program: &str, game: &str, record: &Value, pack: &Value) -> Result<usize, String> {
    let folder = std::env::temp_dir().join(format!("wolfden-box-{}-{game}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let write = |name: &str, text: &Value| -> Result<PathBuf, String> {
        let path = folder.join(name);
        std::fs::write(&path, text.as_str().unwrap_or_default()).map_err(|e| e.to_string()).map(|()| path)
    };
    let (record, pack) = (write("match.wolf", record)?, write("other.wolfpack", pack)?);
    let run = |args: &[&Path], words: &[&str]| -> Result<String, String> {
        let done =
            Command::new(program).args(words).args(args).env("WOLFDEN_DATA", folder.join("data")).output().map_err(|e| e.to_string())?;
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        if done.status.success() { Ok(said) } else { Err(format!("{words:?}: {}", String::from_utf8_lossy(&done.stderr))) }
    };
    run(&[&pack], &["content", "check"])?;
    if run(&[&record], &["replay"]).is_ok() {
        return Err("the record replays with the built-in box".into());
    }
    run(&[&record, Path::new("--content"), &pack], &["verify-deal"])?;
    let told = run(&[&record, Path::new("--content"), &pack], &["replay", "--json"])?;
    let told: Value = serde_json::from_str(&told).map_err(|e| e.to_string())?;
    let _ = std::fs::remove_dir_all(&folder);
    Ok(told["steps"].as_u64().unwrap_or(0) as usize)
}

/// Hostile packs are refused with a reason, in a file and in a link, and harm nothing.
pub(super) fn hostile_packs_are_refused(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    open_editor(stage, &browser, "lone-wolves")?;
    let drop = |text: &str| {
        format!(
            "const data = new DataTransfer(); data.items.add(new File([{text}], 'a.wolfpack')); \
            document.querySelector('.editor').dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }}))"
        )
    };
    for (text, said) in [
        ("'x'.repeat(300000)", "at most"),
        ("'['.repeat(5000)", "nested more than"),
        ("'{\"wolfden-pack\": 1}'", "game"),
        ("'hello'", "not JSON"),
    ] {
        browser.run(&drop(text))?;
        browser.wait("a reason", &format!("return document.querySelector('#box-problem').innerText.includes('{said}')"))?;
    }
    browser.go(&stage.url("#/box/lone-wolves/AAAA"))?;
    browser.wait(
        "the reason for a broken link",
        "return !!document.querySelector('#box-problem') && document.querySelector('#box-problem').innerText.includes('damaged')",
    )?;
    // A script in a stored name is shown as text.
    browser.run("localStorage.setItem('wolfden/pack/x', JSON.stringify({hash: 'x', game: 'lone-wolves', name: '<img src=x onerror=\"window.hurt=1\">', figures: {}}))")?;
    browser.go(&stage.url("#/game/lone-wolves"))?;
    browser.wait("the choice of boxes", "return !!document.querySelector('#box')")?;
    if is(&browser, "return window.hurt === 1")? {
        return Err("a name was run as a script".into());
    }
    no_errors(&browser)
}
