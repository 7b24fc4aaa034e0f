//! Matches on the server: two browsers, a lost connection, tables to find and to watch, no leaks.

use std::time::{Duration, Instant};

use super::secrets::{Heard, Ledger};
use super::{Done, MY_TURN, OVER, Stage, WHOLE_MATCH, is, join, no_errors};
use crate::browser::{Browser, Setting};

/// Clicks until it is the other player's turn or the match is over. Returns the number of clicks.
pub(super) fn play_on(browser: &Browser, seed: usize) -> Result<usize, String> {
    let mut clicks = 0;
    while is(browser, "return document.querySelectorAll('.pick').length > 0 && !document.querySelector('.ended')")? && clicks < 40 {
        let before = browser.run("return document.querySelector('.choices').innerText")?;
        browser.run(&format!("const p = document.querySelectorAll('.pick'); if (p.length) p[{} % p.length].click()", seed + clicks))?;
        // The server answers; an incomplete choice changes the page immediately.
        let changed = format!("return document.querySelector('.choices').innerText !== {before} || !!document.querySelector('.ended')");
        let _ = browser.wait_for("the page to change", &changed, Duration::from_secs(2));
        clicks += 1;
    }
    Ok(clicks)
}

/// Creates a table for friends and returns the link for each of the others: the same one.
fn host(stage: &Stage, browser: &Browser, game: &str, seats: usize) -> Result<Vec<String>, String> {
    stage.setup(browser, game, 2)?;
    if game != "lone-wolves" {
        browser.run(&format!("[...document.querySelectorAll('[role=radio]')].find(b => b.innerText === '{seats}').click()"))?;
    }
    browser.run("document.querySelector('button[type=submit]').click()")?;
    browser.wait("the invitation", "return document.querySelectorAll('.invite-link').length > 0")?;
    let link = browser.run("return document.querySelector('.invite-link').value")?;
    Ok(vec![link.as_str().unwrap_or_default().to_string(); seats - 1])
}

const BOARD: &str = "return !!document.querySelector('#board svg')";

pub(super) fn two_browsers_play_one_match_through_a_lost_connection(stage: &Stage) -> Done {
    let one = stage.open(&Setting::default())?;
    one.run(WATCH_SOCKETS)?;
    let links = host(stage, &one, "lone-wolves", 2)?;
    let two = stage.open(&Setting { lang: "de", ..Setting::default() })?;
    join(&two, &links[0])?;
    two.wait("the table", BOARD)?;
    one.wait("the beginning", BOARD)?;
    let until = Instant::now() + WHOLE_MATCH;
    let (mut clicks, mut rounds, mut imagined) = (0, 0, false);
    while !is(&one, OVER)? {
        clicks += play_on(&one, rounds)? + play_on(&two, rounds + 3)?;
        rounds += 1;
        if rounds == 6 {
            stage.files.set_online(false);
            one.wait("the page to say that the connection is lost", "return !!document.querySelector('.connection')")?;
            stage.files.set_online(true);
            one.wait("the connection to come back", "return !document.querySelector('.connection')")?;
            two.wait("the other connection to come back", "return !document.querySelector('.connection')")?;
            callbacks_of_lost_sockets_are_dropped(&one)?;
        }
        if rounds == 8 {
            one.open_panel("chat")?;
            one.wait("the talk", "return !!document.querySelector('#chat')")?;
            one.run("const c = document.querySelector('#chat'); c.value = 'Auuu!'; c.dispatchEvent(new Event('input', {bubbles: true})); c.form.requestSubmit()")?;
            two.open_panel("chat")?;
            two.wait("what was said", "return document.querySelector('.chat').innerText.includes('Auuu!')")?;
        }
        if rounds >= 10 && !imagined && is(&one, "return document.querySelectorAll('.pick').length > 0")? {
            imagined = true;
            what_if_from_a_running_match(&one)?;
        }
        if Instant::now() > until {
            return Err(format!("the match does not end ({clicks} clicks)"));
        }
        std::thread::sleep(Duration::from_millis(30));
    }
    two.wait("the end in the other browser", OVER)?;
    one.open_panel("replay")?;
    one.wait("the verification", "return !!document.querySelector('#verify')")?;
    one.wait(
        "the deal to be verified",
        "document.querySelector('#verify').click(); return [...document.querySelectorAll('[role=status]')].some(e => e.innerText.startsWith('Verified'))",
    )?;
    println!("    {clicks} clicks");
    // The lost connection is an error of the browser, not of the page.
    let wrong: Vec<String> =
        one.console_errors()?.into_iter().filter(|error| !error.contains("WebSocket") && !error.contains("ERR_")).collect();
    if wrong.is_empty() { Ok(()) } else { Err(format!("errors on the console: {wrong:?}")) }
}

/// Remembers every socket of the page with the callback for its messages.
pub(super) const WATCH_SOCKETS: &str = "window.sockets = []; window.WebSocket = class extends WebSocket { \
    constructor(...args) { super(...args); sockets.push(this) } \
    get onmessage() { return super.onmessage } \
    set onmessage(f) { if (f) this.callback = f; super.onmessage = f } }";

/// A callback that was dropped throws when it is called; the one in use does not.
fn callbacks_of_lost_sockets_are_dropped(browser: &Browser) -> Done {
    let dropped = browser.run(
        "return sockets.map(s => { try { s.callback(new MessageEvent('message', { data: '' })); return false } catch { return true } })",
    )?;
    match dropped.as_array().map(Vec::as_slice) {
        Some([lost @ .., last]) if !lost.is_empty() && lost.iter().all(|lost| *lost == true) && *last == false => Ok(()),
        _ => Err(format!("callbacks dropped, socket by socket: {dropped}")),
    }
}

/// A what-if from a running match: a separate match against bots, and back again.
fn what_if_from_a_running_match(browser: &Browser) -> Done {
    let home = browser.run("return location.href")?;
    browser.open_panel("replay")?;
    browser.wait("the replay", "return !!document.querySelector('#branch')")?;
    browser.run("document.querySelector('#branch').click()")?;
    browser.wait(
        "a match of one's own that says what it is",
        "return location.hash.startsWith('#/play/') && !!document.querySelector('.imagined')",
    )?;
    browser.wait("my turn in thought", MY_TURN)?;
    play_on(browser, 1)?;
    browser.go(home.as_str().unwrap_or_default())?;
    browser.wait("the table again", BOARD)
}

pub(super) fn nothing_hidden_reaches_the_page(stage: &Stage) -> Done {
    for (game, seats) in [("lone-wolves", 2), ("wolf-and-hound", 3)] {
        let mut browsers = vec![stage.open(&Setting::default())?];
        for link in host(stage, &browsers[0], game, seats)? {
            let guest = stage.open(&Setting::default())?;
            join(&guest, &link)?;
            guest.wait("the table", "return !!document.querySelector('.table')")?;
            browsers.push(guest);
        }
        let mut heard: Vec<Heard> = (0..browsers.len()).map(|_| Heard::default()).collect();
        for browser in &browsers {
            browser.wait("the beginning", BOARD)?;
        }
        let until = Instant::now() + WHOLE_MATCH;
        let mut rounds = 0;
        while !is(&browsers[0], OVER)? {
            for (browser, heard) in browsers.iter().zip(&mut heard) {
                heard.listen(browser)?;
                play_on(browser, rounds)?;
                rounds += 1;
            }
            if Instant::now() > until {
                return Err(format!("{game}: the match does not end"));
            }
        }
        let id = browsers[0].run("return location.hash.split('/').pop()")?;
        let record = browsers[0].run_async(&format!(
            "const done = arguments[arguments.length - 1]; fetch('/api/matches/' + {id} + '/record').then(r => r.text()).then(done)"
        ))?;
        let ledger = Ledger::read(record.as_str().unwrap_or_default())?;
        let mut said = Vec::new();
        for (at, heard) in heard.iter().enumerate() {
            // Make sure that the check can fail: the neighbour must not be allowed to know the same.
            let neighbour = ((at + 1) % browsers.len()) as u8;
            if ledger.compare(neighbour, heard).is_ok() {
                return Err(format!("{game}: the ledger does not tell seat {} from its neighbour", at + 1));
            }
            said.push(ledger.compare(at as u8, heard).map_err(|e| format!("{game}, seat {}: {e}", at + 1))?);
        }
        println!("    {game}: {}", said.join("; "));
    }
    Ok(())
}

pub(super) fn tables_are_made_found_and_watched(stage: &Stage) -> Done {
    let one = stage.open(&Setting::default())?;
    stage.setup(&one, "lone-wolves", 2)?;
    one.run("document.querySelector('#open-table').click()")?;
    one.run("const c = document.querySelector('#clock'); c.value = 'live'; c.dispatchEvent(new Event('change', {bubbles: true}))")?;
    one.run("document.querySelector('button[type=submit]').click()")?;
    one.wait("the table that waits", "return !!document.querySelector('.waiting')")?;
    // Fault 19: a public table has a link as well.
    one.wait("its link", "return document.querySelector('.invite-link')?.value.includes('#/table/')")?;

    let two = stage.open(&Setting::default())?;
    two.go(&stage.url("#/tables"))?;
    two.wait("the open table", "return document.querySelectorAll('.tables-open .match').length > 0")?;
    two.wait("the name of the host", "return /Host: .+/.test(document.querySelector('.tables-open .match').innerText)")?;
    two.click(".tables-open .match-link")?;
    two.wait("a free seat", "return !!document.querySelector('.sit')")?;
    two.click(".sit")?;
    one.wait("the beginning", BOARD)?;
    two.wait("the beginning", BOARD)?;
    one.open_panel("players")?;
    one.wait("a clock that runs", "return [...document.querySelectorAll('.clock')].some(c => /\\d+:\\d\\d/.test(c.innerText))")?;

    let three = stage.open(&Setting::default())?;
    three.go(&stage.url("#/tables"))?;
    three.wait("the running match", "return document.querySelectorAll('.tables-running .match').length > 0")?;
    three.click(".tables-running .match-link")?;
    three.wait("the board, as a spectator sees it", BOARD)?;
    if is(&three, "return document.querySelectorAll('#board [data-token^=\"card:\"]').length > 0")? {
        return Err("a spectator sees cards of a hand".into());
    }
    three.wait("the page to say that one watches", "return !!document.querySelector('.watching')")?;
    for browser in [&one, &two, &three] {
        no_errors(browser)?;
    }
    // Fault 26: a table that waits can be closed.
    stage.setup(&three, "lone-wolves", 2)?;
    three.run("document.querySelector('button[type=submit]').click()")?;
    three.wait("the table that waits", "return !!document.querySelector('#close-table')")?;
    three.click("#close-table")?;
    three.wait("the lobby again", super::LOBBY)?;
    Ok(())
}
