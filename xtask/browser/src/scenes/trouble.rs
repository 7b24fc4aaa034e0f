//! Errors: bad links, full tables, used invites, no server, no storage, records of other rules. Each has a page that says what
//! happened and what to do, and nothing is lost.

use serde_json::{Value, json};

use super::{Done, FIRST_CHOICE, MY_TURN, Stage, choose_by, is, join};
use crate::browser::{Browser, Setting};

/// Waits for an error page with these words.
fn told(browser: &Browser, what: &str, words: &str) -> Done {
    let script = format!(
        "const p = document.querySelector('.lost'); return !!p && p.innerText.includes({}) && !!p.querySelector('a[href=\"#/\"]')",
        Value::from(words)
    );
    browser.wait(what, &script)
}

pub(super) fn what_goes_wrong_is_explained(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    let go = |hash: &str| browser.go(&stage.url(hash));
    go("#/no/such/page")?;
    told(&browser, "a page for a bad link", "no/such/page")?;
    go("#/game/chess")?;
    told(&browser, "a page for an unknown game", "chess")?;
    go("#/play/nosuchmatch")?;
    told(&browser, "a page for a match that is not kept here", "has no such match")?;
    go("#/table/nosuchtable")?;
    told(&browser, "a page for an unknown table", "no such table")?;

    // A table without free seats, and an invite that has been used.
    let host = stage.open(&Setting::default())?;
    stage.setup(&host, "lone-wolves", 2)?;
    host.run("document.querySelector('button[type=submit]').click()")?;
    host.wait("the invitation", "return !!document.querySelector('.invite-link')")?;
    let link = host.run("return document.querySelector('.invite-link').value")?;
    let link = link.as_str().unwrap_or_default().to_string();
    let guest = stage.open(&Setting::default())?;
    join(&guest, &link)?;
    guest.wait("the guest's seat", "return !!document.querySelector('#board svg')")?;
    join(&browser, &link)?;
    told(&browser, "a page for a used invitation", "already used")?;
    browser.wait("a way to watch instead", "return !!document.querySelector('.lost a[href^=\"#/table/\"]')")?;
    browser.click(".lost a[href^=\"#/table/\"]")?;
    browser.wait("the table, watched", "return !!document.querySelector('.watching')")?;
    join(&browser, &format!("{}x", link.trim_end_matches(|c: char| c.is_ascii_alphanumeric())))?;
    told(&browser, "a page for a wrong invitation", "invite")?;

    // No server.
    stage.home(&browser)?;
    browser.wait("the service worker", "return !!navigator.serviceWorker.controller")?;
    stage.files.set_online(false);
    let away = (|| {
        go("#/table/sometable")?;
        told(&browser, "a page for a server that is away", "is not responding")?;
        browser.wait("a way to try again", "return !!document.querySelector('.lost .again')")?;
        // Fault 18: once is enough.
        go("#/tables")?;
        browser.wait("one message", "return (document.querySelector('.page').innerText.match(/is not responding/g) || []).length === 1")?;
        go("#/table/sometable")?;
        browser.wait("a way to try again", "return !!document.querySelector('.lost .again')")
    })();
    stage.files.set_online(true);
    away?;
    browser.click(".lost .again")?;
    told(&browser, "the answer of the server that is back", "no such table")?;

    a_record_of_other_rules(stage, &browser)?;
    no_room(stage)?;
    half_a_page(stage)
}

/// The second program cannot be loaded: the page says so at every place that needs it, and a reload helps.
fn half_a_page(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.devtools("Network.enable", &json!({}))?;
    browser.devtools("Network.setBypassServiceWorker", &json!({ "bypass": true }))?;
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/assets/extra-*.wasm"] }))?;
    for game in ["lone-wolves", "the-wolves"] {
        browser.go(&stage.url(&format!("#/box/{game}")))?;
        let alert = format!("return !!document.querySelector('#box-editor[data-game={game}] [role=alert]')");
        browser.wait("a word about what is missing", &alert)?;
    }
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": [] }))?;
    browser.click("#box-editor .again")?;
    browser.wait("the editor after a reload", "return !!document.querySelector('#box-editor input')")
}

/// A saved match from another version of the rules is kept and explained.
fn a_record_of_other_rules(stage: &Stage, browser: &Browser) -> Done {
    stage.home(browser)?;
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    browser.run("const k = Object.keys(localStorage).find(k => k.startsWith('wolfden/match/')); const s = JSON.parse(localStorage.getItem(k)); s.record = s.record.replace(/version \\d+/, 'version 999'); localStorage.setItem(k, JSON.stringify(s))")?;
    browser.reload()?;
    told(browser, "a page for a match of other rules", "999")?;
    browser.wait("a way to save the record", "return !!document.querySelector('.lost .save-record')")?;
    if !is(browser, "return Object.keys(localStorage).some(k => k.startsWith('wolfden/match/'))")? {
        return Err("the match of other rules was deleted".into());
    }
    Ok(())
}

/// The browser's storage is full: the game continues, and the page says so.
fn no_room(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    browser.run("let s = 'x'.repeat(1 << 20); let n = 0; while (s.length) { try { localStorage.setItem('fill' + n++, s) } catch { s = s.slice(s.length / 2 + 1) } }")?;
    for _ in 0..2 {
        browser.wait("my turn", MY_TURN)?;
        choose_by(&browser, FIRST_CHOICE)?;
    }
    browser.wait(
        "a word about the room",
        "return [...document.querySelectorAll('.notice')].some(n => n.innerText.includes('no storage left'))",
    )?;
    browser.wait("the game to go on", MY_TURN)?;
    browser.run("Object.keys(localStorage).filter(k => k.startsWith('fill')).forEach(k => localStorage.removeItem(k))").map(drop)
}
