//! Manners at a table with people: consent, names, clocks, hints, chat, resignation.

use super::{Done, Stage, is, no_errors};
use crate::browser::{Browser, Setting};

/// Types into a field.
fn type_into(browser: &Browser, field: &str, text: &str) -> Done {
    browser
        .run(&format!(
            "const f = document.querySelector('{field}'); f.value = '{text}'; f.dispatchEvent(new Event('input', {{bubbles: true}}))"
        ))
        .map(drop)
}

/// "My games" has the matches here and on the server, each with a picture of its board; those that wait for the player come first.
fn my_games(stage: &Stage, host: &Browser, guest: &Browser) -> Done {
    let turn = "return !!document.querySelector('.turn.mine')";
    let (hosts, guests) = (is(host, turn)?, is(guest, turn)?);
    if hosts == guests {
        return Err("it is nobody's turn, or everybody's".into());
    }
    let table = host.run("return location.hash")?;
    // One finished match here, and one in progress.
    super::finished::load(stage, host, "wolf-and-hound")?;
    stage.home(host)?;
    host.click("[data-play='wolfwalkers']")?;
    host.wait("my turn", super::MY_TURN)?;
    for (browser, mine) in [(host, hosts), (guest, guests)] {
        browser.go(&stage.url("#/mine"))?;
        browser.wait("the match in the list", "return document.querySelectorAll('.match.online').length === 1")?;
        browser.wait("a picture of its board", "return !!document.querySelector('.match.online .thumbnail svg .thing')")?;
        if is(browser, "return !!document.querySelector('.match.online.yours')")? != mine {
            return Err(format!("the list says the opposite of whose turn it is; it is the host's: {hosts}"));
        }
        let sorted = "const all = [...document.querySelectorAll('.match')].map(m => m.classList.contains('yours')); return all.lastIndexOf(true) < all.indexOf(false) || !all.includes(false)";
        if !is(browser, sorted)? {
            return Err("what waits for the player does not come first".into());
        }
    }
    let badge = |browser: &Browser| is(browser, "return document.querySelector('header .turns')?.innerText === '1'");
    if badge(host)? != hosts || badge(guest)? != guests {
        return Err("the header does not say whose turn it is".into());
    }
    if host.run("return document.querySelectorAll('.match').length")?.as_u64() != Some(3) {
        return Err("the list does not have the two matches here and the one on the server".into());
    }
    // The lobby offers them too.
    stage.home(host)?;
    host.wait("the match on the server in the lobby", "return !!document.querySelector('.resume a[href^=\"#/table/\"]')")?;
    for browser in [host, guest] {
        browser.go(&stage.url(table.as_str().unwrap_or_default()))?;
        browser.wait("the board again", "return !!document.querySelector('#board svg')")?;
    }
    Ok(())
}

/// A player who comes back, to the page or after a lost connection, is offered what the other one did since.
fn comes_back(stage: &Stage, host: &Browser, guest: &Browser) -> Done {
    let mine = "return !!document.querySelector('.turn.mine') && !!document.querySelector('.pick')";
    for browser in [host, guest] {
        let table = browser.run("return location.hash")?;
        stage.home(browser)?;
        browser.run(super::online::WATCH_SOCKETS)?;
        browser.go(&stage.url(table.as_str().unwrap_or_default()))?;
        browser.wait("the board again", "return !!document.querySelector('#board svg')")?;
    }
    for lost in [false, true] {
        let turn = "return !!document.querySelector('.turn.mine') || !document.querySelector('.turn.mine') && !document.querySelector('.pick') && !!document.querySelector('.turn')";
        host.wait("someone's turn", turn)?;
        let hosts = is(host, mine)?;
        let (mover, away) = if hosts { (host, guest) } else { (guest, host) };
        mover.wait("the mover's turn", mine)?;
        let table = away.run("return location.hash")?;
        let table = stage.url(table.as_str().unwrap_or_default());
        if lost {
            // The page tries again after a while: these timers are held.
            away.run("window.held = []; window.real_timeout = window.setTimeout; window.setTimeout = (f, ms, ...rest) => ms >= 400 ? (held.push(f), 0) : real_timeout(f, ms, ...rest); sockets.at(-1).close()")?;
            away.wait("the lost connection", "return !!document.querySelector('.connection')")?;
        } else {
            stage.home(away)?;
            away.run(super::online::WATCH_SOCKETS)?;
        }
        let told = mover.run("return document.querySelectorAll('.log li').length")?;
        mover.open_panel("log")?;
        mover.wait(
            "a move",
            &format!(
                "const p = document.querySelector('.pick'); if (p) p.click(); return document.querySelectorAll('.log li').length > {told}"
            ),
        )?;
        if lost {
            away.run("window.setTimeout = real_timeout; held.forEach(f => f())")?;
        } else {
            away.go(&table)?;
        }
        away.wait("what happened since", "return !!document.querySelector('#missed') && !document.querySelector('.connection')")?;
    }
    Ok(())
}

/// A guest can leave before the match starts.
pub(super) fn a_guest_leaves_before_the_start(stage: &Stage) -> Done {
    let (host, guest) = (&stage.open(&Setting::default())?, &stage.open(&Setting { seed: 2, ..Setting::default() })?);
    stage.setup(host, "wolf-and-hound", 2)?;
    host.run("document.querySelector('button[type=submit]').click()")?;
    let free = "return document.querySelectorAll('.waiting .seat.free').length";
    host.wait("the waiting room", &format!("{free} === 3 && !!document.querySelector('.invite-link')"))?;
    let before = host.run(free)?;
    let link = host.run("return document.querySelector('.invite-link').value")?;
    for (width, height) in [(360, 640), (820, 700), (1366, 768)] {
        host.resize(width, height)?;
        super::frame::no_small_text(host, "the waiting room")?;
        let wrong = host.run(SEATS_APART)?;
        if wrong != "" {
            return Err(format!("the waiting room at {width}×{height}: {wrong}"));
        }
        guest.resize(width, height)?;
        guest.go(link.as_str().unwrap_or_default())?;
        guest.wait("the invitation", "return !!document.querySelector('#sit-down')")?;
        super::frame::no_small_text(guest, "the invitation")?;
    }
    super::join(guest, link.as_str().unwrap_or_default())?;
    guest.wait("the waiting room", "return !!document.querySelector('.waiting')")?;
    host.wait("one free seat less", &format!("{free} < {before}"))?;
    host.wait("the guest", "return [...document.querySelectorAll('.waiting button')].some(b => b.innerText === 'Remove')")?;
    if is(host, "return !!document.querySelector('#leave-table')")? {
        return Err("the host is asked to leave instead of closing the table".into());
    }
    guest.click("#leave-table")?;
    guest.wait("the lobby", super::LOBBY)?;
    host.wait(
        "the free seat",
        &format!("{free} === {before} && ![...document.querySelectorAll('.waiting button')].some(b => b.innerText === 'Remove')"),
    )?;
    // Every seat has its own level.
    host.run("const s = [...document.querySelectorAll('.seat.free')].at(-1); const l = s.querySelector('select'); l.value = 'pup'; l.dispatchEvent(new Event('change', {bubbles: true})); s.querySelector('button').click()")?;
    host.wait("a bot of that level", "return [...document.querySelectorAll('.seat:not(.free)')].some(s => s.innerText.includes('Pup'))")?;
    host.click("#close-table")?;
    host.wait("the lobby", super::LOBBY)
}

/// What is wrong with the seats around the table, if anything: they do not overlap and are inside the window's width, each has its team, and
/// there is one link, with what is played.
const SEATS_APART: &str = "const seats = [...document.querySelectorAll('.waiting .seat')], at = seats.map(s => s.getBoundingClientRect()); \
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; \
  if (seats.length !== 4) return seats.length + ' seats'; \
  for (let a = 0; a < at.length; a++) { if (at[a].left < 0 || at[a].right > innerWidth) return 'a seat is cut off'; for (let b = 0; b < a; b++) if (over(at[a], at[b])) return 'seats overlap' } \
  if (document.querySelectorAll('.waiting .team').length !== 4) return 'a seat without its team'; \
  if (document.querySelectorAll('.invite-link').length !== 1) return 'not one link'; \
  const facts = document.querySelector('.waiting .facts').innerText; return /No clock/.test(facts) && /No hints/.test(facts) ? '' : 'the facts are ' + facts";

pub(super) fn nobody_is_seated_helped_or_ignored_unasked(stage: &Stage) -> Done {
    let host = stage.open(&Setting::default())?;
    let guest = stage.open(&Setting { seed: 2, ..Setting::default() })?;
    stage.setup(&host, "lone-wolves", 2)?;
    host.run("const c = document.querySelector('#clock'); c.value = 'live'; c.dispatchEvent(new Event('change', {bubbles: true}))")?;
    host.run("document.querySelector('button[type=submit]').click()")?;
    host.wait("the invite link", "return !!document.querySelector('.invite-link')")?;
    host.click(".qr-button")?;
    host.wait("a QR code", "return !!document.querySelector('.qr svg path')")?;
    let link = host.run("return document.querySelector('.invite-link').value")?;

    // Fault 21: the invitation says what it is about, and seats nobody.
    guest.go(link.as_str().unwrap_or_default())?;
    guest.wait("the invitation", "return !!document.querySelector('.join, .waiting, #board svg')")?;
    if !is(&guest, "return !!document.querySelector('.join')")? || !is(&host, "return !!document.querySelector('.waiting')")? {
        return Err("opening an invite link seats the player and starts the match".into());
    }
    let said = guest.run("return document.querySelector('.join').innerText")?;
    if !["Lone Wolves", "20 min"].iter().all(|fact| said.as_str().unwrap_or_default().contains(fact)) {
        return Err(format!("the invitation does not say what it is about: {said}"));
    }
    type_into(&guest, "#join-name", "Mira")?;
    guest.click("#sit-down")?;
    for browser in [&host, &guest] {
        browser.wait("the beginning", "return !!document.querySelector('#board svg')")?;
        browser.wait(
            "both clocks, one running",
            "return document.querySelectorAll('.clock-now').length === 2 && document.querySelectorAll('.clock-now.runs').length === 1",
        )?;
        // Fault 20: everyone has the name that they gave, or one of their own.
        let names = browser.run("return [...document.querySelectorAll('.clock-now > span:first-child')].map(s => s.innerText)")?;
        if names[0] == names[1] || ![&names[0], &names[1]].into_iter().any(|name| name == "Mira") {
            return Err(format!("the guest is not called Mira, or both players have the same name: {names}"));
        }
        // Fault 22: hints are off against people unless the table allows them.
        let hint = browser.run("const b = document.querySelector('#hint'); return [b.ariaDisabled, b.dataset.tipText]")?;
        if hint[0] != "true" || !hint[1].as_str().unwrap_or_default().contains("without hints") {
            return Err(format!("there are hints against people: {hint}"));
        }
    }

    // An unread message is marked until it is read.
    guest.open_panel("chat")?;
    guest.wait("the chat", "return !!document.querySelector('#chat')")?;
    type_into(&guest, "#chat", "hello")?;
    guest.run("document.querySelector('#chat').form.requestSubmit()")?;
    guest.wait("the message to be accepted", "return document.querySelector('#chat').value === ''")?;
    host.wait("the mark of an unread message", "return document.querySelector('.unread')?.innerText === '1'")?;
    host.open_panel("chat")?;
    host.wait(
        "no mark once it is read",
        "return !document.querySelector('.unread') && document.querySelector('.chat').innerText.includes('hello')",
    )?;

    // A spectator cannot lose a message.
    let spectator = stage.open(&Setting { seed: 3, ..Setting::default() })?;
    let id = host.run("return location.hash.split('/').pop()")?;
    spectator.go(&stage.url(&format!("#/table/{}", id.as_str().unwrap_or_default())))?;
    spectator.wait("the board", "return !!document.querySelector('#board svg')")?;
    spectator.open_panel("chat")?;
    spectator.wait("the chat without a field", "return !!document.querySelector('.chat') && !document.querySelector('#chat')")?;

    // A name that is changed during the match reaches everyone at the table.
    guest.run("const f = document.querySelector('.settings input[type=text]'); f.value = 'Mirabel'; f.dispatchEvent(new Event('change', {bubbles: true}))")?;
    for browser in [&host, &guest, &spectator] {
        browser.wait("the new name", "return [...document.querySelectorAll('.clock-now')].some(c => c.innerText.includes('Mirabel'))")?;
    }

    my_games(stage, &host, &guest)?;
    comes_back(stage, &host, &guest)?;

    // Who resigns has lost, and the headline says why the match ended.
    guest.run("window.confirm = () => true")?;
    guest.open_panel("players")?;
    guest.wait("the button to resign", "return [...document.querySelectorAll('.panel button')].some(b => b.innerText === 'Resign')")?;
    guest.run("[...document.querySelectorAll('.panel button')].find(b => b.innerText === 'Resign').click()")?;
    // Fault 23: it says so, and shows no points in favour of the loser.
    for (browser, words) in [(&host, "the other side resigned"), (&guest, "by resignation")] {
        browser.wait("the end", super::OVER)?;
        let said = browser.run("return document.querySelector('.ended h2').innerText")?;
        if !said.as_str().unwrap_or_default().contains(words)
            || !is(browser, "return document.querySelector('.final-score').innerText === ''")?
        {
            return Err(format!("the end does not say that a player resigned: {said}"));
        }
    }
    rematch(&host, &guest)?;
    for browser in [&host, &guest, &spectator] {
        no_errors(browser)?;
    }
    Ok(())
}

/// Fault 21: a rematch is offered. Until it is accepted the other player stays at the result, and no clock runs.
fn rematch(host: &Browser, guest: &Browser) -> Done {
    let old = guest.run("return location.hash")?;
    let at_result =
        format!("return location.hash === {old} && !!document.querySelector('.ended h2') && !document.querySelector('.clock-now.runs')");
    host.click("#rematch")?;
    host.wait("the offer to be sent", &format!("return !!document.querySelector('.rematch-offer') || location.hash !== {old}"))?;
    guest.wait("the offer", &format!("return !!document.querySelector('#rematch-accept') || location.hash !== {old}"))?;
    for browser in [host, guest] {
        if !is(browser, &at_result)? {
            return Err("an offer of a rematch starts it".into());
        }
    }
    if !is(guest, "return !!document.querySelector('#rematch-decline')")? {
        return Err("a rematch cannot be declined".into());
    }
    guest.click("#rematch-accept")?;
    for browser in [host, guest] {
        browser.wait(
            "the rematch",
            &format!("return location.hash !== {old} && !document.querySelector('.ended') && document.querySelectorAll('.clock-now.runs').length === 1"),
        )?;
    }
    Ok(())
}
