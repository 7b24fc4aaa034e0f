//! A series with drawn seats online, and the examples of the rules.

use super::{Done, Stage, for_every_game, is, join, no_errors};
use crate::browser::Setting;

const BOARD: &str = "return !!document.querySelector('#board svg')";

/// A best of three with seats by lot: the guest is told beforehand, a game that is given up counts, and the next game follows.
pub(super) fn a_series_is_played_online(stage: &Stage) -> Done {
    let one = stage.open(&Setting::default())?;
    one.go(&stage.url("#/game/lone-wolves/friends"))?;
    one.wait("the choice of a series", "return !!document.querySelector('[data-games]')")?;
    one.run("document.querySelector(\"[data-games='3']\").click()")?;
    one.wait("the ways to sit", "return document.querySelectorAll('#series-seats option').length === 3")?;
    one.run(
        "const s = document.querySelector('#series-seats'); s.value = 'random'; s.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    one.run("document.querySelector('button[type=submit]').click()")?;
    one.wait("the invitation", "return document.querySelectorAll('.invite-link').length > 0")?;
    let link = one.run("return document.querySelector('.invite-link').value")?;
    let link = link.as_str().unwrap_or_default();
    let two = stage.open(&Setting::default())?;
    two.go(link)?;
    two.wait(
        "the series to be told before sitting down",
        "return /Best of 3.*by lot/.test((document.querySelector('#series-of-table') || {innerText: ''}).innerText)",
    )?;
    join(&two, link)?;
    for browser in [&one, &two] {
        browser.wait("the beginning", BOARD)?;
        browser.wait("the number of the game", "return document.querySelector('.remark.series').innerText === 'Game 1 of 3'")?;
    }
    two.run("window.confirm = () => true")?;
    two.open_panel("players")?;
    two.wait("a way to resign", "const b = document.querySelector('#resign'); if (b) b.click(); return !!b")?;
    for browser in [&one, &two] {
        browser.wait(
            "how the series stands",
            "return /after game 1: .*1/.test((document.querySelector('#series') || {innerText: ''}).innerText)",
        )?;
        browser.wait("the next game", "return document.querySelector('#rematch').innerText === 'Next game'")?;
    }
    one.click("#rematch")?;
    two.wait("the offer", "const b = document.querySelector('#rematch-accept'); if (b) b.click(); return !!b")?;
    for browser in [&one, &two] {
        browser
            .wait("the second game", "return (document.querySelector('.remark.series') || {innerText: ''}).innerText === 'Game 2 of 3'")?;
    }
    no_errors(&one)?;
    no_errors(&two)
}

/// Every example of the rules is drawn below its rule and can be played from there; the table leads back to it.
pub(super) fn the_examples_of_the_rules_are_played(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        browser.go(&stage.url(&format!("#/rules/{game}")))?;
        browser.wait(
            "a picture of every example",
            "const all = [...document.querySelectorAll('[data-example]')]; return all.length > 2 && all.every(one => one.querySelector('svg') && one.querySelector('button'))",
        )?;
        let all = browser.run("return document.querySelectorAll('[data-example]').length")?;
        let last = browser.run("const all = document.querySelectorAll('[data-example]'); const last = all[all.length - 1]; last.querySelector('button').click(); return last.dataset.example")?;
        let last = last.as_str().unwrap_or_default();
        browser.wait("the table", BOARD)?;
        browser.wait("what it is", "return document.querySelector('.what-if').innerText.includes('example of the rules')")?;
        if !is(&browser, &format!("return document.querySelector('#back-to-game').getAttribute('href') === '#/rules/{game}/{last}'"))? {
            return Err(format!("there is no way back to {last}"));
        }
        browser.wait("something to choose", "return document.querySelectorAll('.pick').length > 0")?;
        browser.click("#back-to-game")?;
        browser.wait("the rule", &format!("return document.activeElement.id === '{last}'"))?;
        no_errors(&browser)?;
        Ok(format!("{all} examples"))
    })
}
