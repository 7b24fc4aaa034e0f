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

/// Finds the next item of the editor that differs from `window.other`, types everything that differs in it, field by field, and returns how many
/// fields were typed: none once there is no difference. An item at a time, because a script has 30 seconds, and four games are typed in at once.
const TYPE_NEXT_ITEM: &str = r#"
    const done = arguments[arguments.length - 1];
    const frame = () => new Promise(next => requestAnimationFrame(() => setTimeout(next, 0)));
    const at = (value, path) => path.split('/').slice(1).reduce((value, key) => value === undefined || value === null ? undefined : value[key], value);
    const plain = value => Array.isArray(value) ? value.map(plain) : value && typeof value === 'object'
        ? Object.fromEntries(Object.keys(value).filter(key => key !== 'mark' && key !== 'marks').sort().map(key => [key, plain(value[key])])) : value;
    const same = (a, b) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));
    const draft = () => JSON.parse(localStorage.getItem('wolfden/draft/GAME')).figures;
    const other = window.other.figures;
    const list = value => value === undefined ? [] : Array.isArray(value) ? value : [value];
    const put = (field, value, kind) => { field.value = value; field.dispatchEvent(new Event(kind, { bubbles: true })); };
    // Opens a square and clicks the sign that belongs there.
    const choose = async (square, word) => {
        if (square.getAttribute('aria-expanded') !== 'true') square.click();
        await frame();
        square.closest('fieldset').querySelector(`.palette [data-word='${word}']`).click();
    };
    const cells = rows => (rows || []).map(row => row.split(' '));
    // Types one field. Returns whether there was something to type.
    const type = async field => {
        const [path, ...place] = field.dataset.path.split(':');
        const [now, wanted] = [at(draft(), path), at(other, path)];
        if (same(now, wanted)) return false;
        if (field.tagName === 'FIELDSET') {
            // One of several signs.
            if (field.querySelector('input[type=radio]')) {
                field.querySelector(`[data-word='${wanted === undefined ? '' : wanted}']`).click();
                return true;
            }
            const more = field.querySelector('[data-size=more]');
            if (more) {
                const by = list(wanted).length - list(now).length;
                if (by === 0) return false;
                (by > 0 ? more : field.querySelector('[data-size=less]')).click();
                return true;
            }
            while (field.querySelector('.chip.chosen')) { field.querySelector('.chip.chosen').click(); await frame(); }
            for (const word of list(wanted)) { field.querySelector(`[data-add='${word}']`).click(); await frame(); }
            return true;
        }
        if (place.length === 2) {
            const [old, due] = [cells(now), cells(wanted)], buttons = field.closest('fieldset');
            const sizes = [['row', due.length - old.length], ['column', due[0].length - old[0].length]];
            for (const [side, by] of sizes) if (by !== 0) { buttons.querySelector(`[data-size=${side}-${by > 0 ? 'more' : 'less'}]`).click(); return true; }
            if (old[place[0]][place[1]] === due[place[0]][place[1]]) return false;
            await choose(field, due[place[0]][place[1]]);
            return true;
        }
        if (field.type === 'checkbox') {
            const is = place.length ? list(wanted).includes(Number(place[0])) : typeof wanted === 'boolean' ? wanted : wanted !== undefined;
            if (field.checked === is) return false;
            field.click();
            return true;
        }
        if (place.length === 1) {
            if (now[place[0]] === wanted[place[0]]) return false;
            await choose(field, wanted[place[0]]);
            return true;
        }
        put(field, wanted === undefined ? '' : String(wanted), field.type === 'number' ? 'input' : 'change');
        return true;
    };
    const type_item = async item => {
        document.querySelector(`[data-item='${item}']`).click();
        await frame();
        let typed = 0;
        for (let again = true; again && typed < 200;) {
            again = false;
            for (const field of document.querySelectorAll('.box-fields [data-path]')) {
                if (await type(field)) { typed += 1; again = true; await frame(); break; }
            }
        }
        if (!same(at(draft(), item), at(other, item))) throw new Error(`${item} cannot be typed: ${JSON.stringify(at(draft(), item))}`);
        return typed;
    };
    (async () => {
        for (const tab of document.querySelectorAll('[data-section]')) {
            tab.click();
            await frame();
            const items = () => [...document.querySelectorAll('[data-item]')].map(row => row.dataset.item);
            const lists = new Set(items().map(item => item.slice(0, item.lastIndexOf('/'))));
            for (const path of lists) {
                if (!Array.isArray(at(other, path))) continue;
                while (at(draft(), path).length < at(other, path).length) { document.querySelector('#box-add').click(); await frame(); }
                while (at(draft(), path).length > at(other, path).length) {
                    document.querySelector(`[data-item='${path}/${at(draft(), path).length - 1}']`).click();
                    await frame();
                    document.querySelector('#box-remove').click();
                    await frame();
                }
            }
            const next = items().find(item => !same(at(draft(), item), at(other, item)));
            if (next) return done([await type_item(next), '']);
        }
        done([0, document.querySelector('#box-problem').innerText]);
    })().catch(why => done([0, String(why)]));
"#;

/// Keeps what the page saves as a file, so that a scene can read it.
const KEEP_FILES: &str = "if (!window.files) { window.files = []; const make = URL.createObjectURL; URL.createObjectURL = blob => { window.files.push(blob); return make.call(URL, blob); }; }";
/// The text of the file that was saved last.
const LAST_FILE: &str =
    "const done = arguments[arguments.length - 1]; const file = window.files.pop(); if (file) file.text().then(done); else done('');";

/// A box of a game that differs from the built-in one in all kinds of figures.
fn other_box(game: &str) -> Result<Value, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("boxes/{game}.json"));
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))
}

pub(super) fn open_editor(stage: &Stage, browser: &Browser, game: &str) -> Done {
    browser.go(&stage.url(&format!("#/box/{game}")))?;
    // The editor of the game before is there until this one has been drawn.
    let drawn = |part: &str| format!("!!document.querySelector('.editor[data-game={game}] {part}')");
    browser.wait("the editor", &format!("return {} && {}", drawn(".box-item"), drawn("[data-path]")))
}

pub(super) fn a_box_is_typed_played_online_and_replayed(stage: &Stage) -> Done {
    for_every_game(|game| one_game(stage, game))
}

fn one_game(stage: &Stage, game: &str) -> Result<String, String> {
    let one = stage.open(&Setting::default())?;
    open_editor(stage, &one, game)?;
    let other = other_box(game)?;
    one.run(&format!("window.other = {other}"))?;
    let script = TYPE_NEXT_ITEM.replace("GAME", game);
    let mut changed = 0;
    loop {
        let typed = one.run_async(&script)?;
        if typed[1] != "" {
            return Err(format!("after {changed} fields: {}", typed[1]));
        }
        match typed[0].as_u64() {
            Some(0) | None => break,
            Some(n) => changed += n,
        }
    }
    if changed < 20 {
        return Err(format!("only {changed} fields were typed"));
    }
    one.run(
        "const n = document.querySelector('#box-name'); n.value = 'The other box'; n.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    one.wait("the differences", "return document.querySelectorAll('#box-differences li').length > 2")?;
    // Nothing is lost when the page is reloaded, and every change can be undone and redone.
    let shown = one.run("return document.querySelector('.box-item[aria-current=true]').dataset.item")?;
    one.reload()?;
    one.wait("the editor again", EDITOR)?;
    one.wait(
        "the item that was shown",
        &format!("return document.querySelector('.box-item[aria-current=true]').dataset.item === {shown}"),
    )?;
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
    // The reader's own draft is kept, and reloading does not open the link again.
    if game == "lone-wolves" {
        reader.run("const f = document.querySelector('.box-fields input[type=number]'); f.value = Number(f.value) + 1; f.dispatchEvent(new Event('input', {bubbles: true}))")?;
        reader.run(
            "const n = document.querySelector('#box-name'); n.value = 'My own'; n.dispatchEvent(new Event('change', {bubbles: true}))",
        )?;
        reader.wait("the draft", "return (localStorage.getItem('wolfden/draft/lone-wolves') || '').includes('My own')")?;
        reader.reload()?;
        reader.wait("the draft after reloading", "const n = document.querySelector('#box-name'); return !!n && n.value === 'My own'")?;
        reader.go(&stage.url("#/"))?;
        reader.go(link.as_str().unwrap_or_default())?;
        reader.wait("the link again", "const n = document.querySelector('#box-name'); return !!n && n.value === 'The other box'")?;
        reader.wait("the draft among the boxes", "return [...document.querySelectorAll('.box-others li')].some(li => li.innerText.includes('My own') || li.textContent.includes('My own'))")?;
    }
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
        // On a busy machine the answer takes a while; a second request would be refused.
        one.wait("a seat for a bot", "const b = document.querySelectorAll('.waiting > ul > li:last-child button'); if (b.length && !(performance.now() - window.asked < 8000)) { window.asked = performance.now(); b[b.length - 1].click(); } return !document.querySelector('.waiting')")?;
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
    // The record and the pack, by the buttons of the page: the pack is the other player's, whom the table brought it along to.
    let record = {
        one.run(KEEP_FILES)?;
        one.open_panel("replay")?;
        one.wait("the button", "const b = document.querySelector('#copy-record + button'); if (b) b.click(); return !!b")?;
        one.run_async(LAST_FILE)?
    };
    two.go(&stage.url(&format!("#/box/{game}")))?;
    two.wait("the editor of the other player", EDITOR)?;
    two.run(KEEP_FILES)?;
    two.run("document.querySelector('.box-others li button').click()")?;
    two.wait("the pack that was brought along", "return document.querySelector('#box-name').value === 'The other box'")?;
    two.click("#box-save")?;
    let file = two.run_async(LAST_FILE)?;
    let saved: Value = serde_json::from_str(file.as_str().unwrap_or_default()).map_err(|e| format!("the saved pack: {e}"))?;
    if saved["hash"] != other["hash"] {
        return Err(format!("the box that was typed has the hash {}, not {}", saved["hash"], other["hash"]));
    }
    let id = one.run("return location.hash.split('/').pop()")?;
    // The server's record reveals the seed.
    let revealed = one.run_async(&format!(
        "const done = arguments[arguments.length - 1]; fetch('/api/matches/' + {id} + '/record').then(r => r.text()).then(done)"
    ))?;
    let steps = in_the_terminal(&stage.program, game, [&record, &revealed], &file)?;
    // The record is replayed in the page of the other player, who has the pack.
    two.go(&stage.url("#/load"))?;
    two.wait("the page for a record", "return !!document.querySelector('#record')")?;
    two.run(&format!(
        "const r = document.querySelector('#record'); r.value = {record}; r.dispatchEvent(new Event('input', {{bubbles: true}})); document.querySelector('.load .primary').click()"
    ))?;
    two.wait("the table of the record", "return location.hash.startsWith('#/play/')")?;
    // A match that was played to its end shows the score first.
    two.open_panel("log")?;
    two.wait("the record", "return document.querySelectorAll('.log li').length > 0")?;
    two.go(&stage.url(&format!("#/box/{game}")))?;
    two.wait("the editor once more", EDITOR)?;
    // The other player can host a table with it, too.
    two.click("#box-play")?;
    two.wait("the page of the game", "return !!document.querySelector('#box')")?;
    two.run("[...document.querySelectorAll('[role=radio]')][2].click()")?;
    two.run("document.querySelector('button[type=submit]').click()")?;
    two.wait("a table of the other player", "return document.querySelectorAll('.invite-link').length > 0")?;
    no_errors(&one)?;
    Ok(format!("{changed} fields, {steps} steps"))
}

/// Replays the record with the pack and verifies its deal. Returns the number of steps.
fn in_the_terminal(program: &str, game: &str, [record, revealed]: [&Value; 2], pack: &Value) -> Result<usize, String> {
    let folder = std::env::temp_dir().join(format!("wolfden-box-{}-{game}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let write = |name: &str, text: &Value| -> Result<PathBuf, String> {
        let path = folder.join(name);
        std::fs::write(&path, text.as_str().unwrap_or_default()).map_err(|e| e.to_string()).map(|()| path)
    };
    let (record, pack) = (write("match.wolf", record)?, write("other.wolfpack", pack)?);
    let revealed = write("revealed.wolf", revealed)?;
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
    run(&[&revealed, Path::new("--content"), &pack], &["verify-deal"])?;
    let told = run(&[&record, Path::new("--content"), &pack], &["replay", "--json"])?;
    let told: Value = serde_json::from_str(&told).map_err(|e| e.to_string())?;
    // From now on the pack is kept, and the record finds it by its hash.
    run(&[&record], &["replay"])?;
    run(&[&revealed], &["verify-deal"])?;
    run(&[&revealed, Path::new("--database"), &folder.join("other.db")], &["import"])?;
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
    // The pack of another game opens in its own editor.
    open_editor(stage, &browser, "wolf-and-hound")?;
    browser.run(
        "const n = document.querySelector('#box-name'); n.value = 'From the attic'; n.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    browser.click("#box-save")?;
    browser.wait("the pack in the browser", "return Object.keys(localStorage).some(key => key.startsWith('wolfden/pack/'))")?;
    open_editor(stage, &browser, "lone-wolves")?;
    // The browser stores the differences with the pack; a file does not have them.
    let stored = "Object.entries(localStorage).find(([key]) => key.startsWith('wolfden/pack/'))[1]";
    browser.run(&drop(&format!("JSON.stringify({{ ...JSON.parse({stored}), differences: undefined }})")))?;
    browser.wait(
        "the editor of the other game with the pack",
        "return !!document.querySelector('.editor[data-game=wolf-and-hound] #box-name') && document.querySelector('#box-name').value === 'From the attic'",
    )?;
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
