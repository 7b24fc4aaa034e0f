//! Turn notifications for a player in another tab: title, sound, notification.

use serde_json::json;

use super::{Done, FIRST_CHOICE, MY_TURN, Stage, choose_by, is, no_errors};
use crate::browser::{Browser, Setting};

pub(super) fn who_looks_elsewhere_is_called(stage: &Stage) -> Done {
    let browser = stage.open(&Setting { whole: true, ..Setting::default() })?;
    browser.wait("the service worker", "return !!navigator.serviceWorker.controller")?;
    where_it_is_forbidden_the_page_says_so(&browser)?;
    browser.permit("notifications", "granted")?;
    browser.click("#notify")?;
    browser.wait("the wish to be kept", "return JSON.parse(localStorage.getItem('wolfden/likes')).notify === true")?;
    browser.run("window.tones = 0; const make = AudioContext.prototype.createOscillator; AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this) }")?;
    browser.click("#sound")?;
    browser.wait("the sound to be tried", "return window.tones === 1")?;
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    // A player who is looking at the page is not alerted.
    if called(&browser)? != json!([]) || !is(&browser, "return window.tones === 1")? {
        return Err("called although the page is looked at".into());
    }
    browser.run("Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })")?;
    browser.run("window.titles = []; new MutationObserver(() => titles.push(document.title)).observe(document.querySelector('title'), { childList: true })")?;
    for _ in 0..12 {
        browser.wait("my turn", MY_TURN)?;
        choose_by(&browser, FIRST_CHOICE)?;
        if is(&browser, "return window.tones > 1")? {
            break;
        }
    }
    browser.wait("the sound of my turn", "return window.tones > 1")?;
    browser
        .wait("the title of my turn", "return titles.some(t => t.includes('Your turn')) && titles.some(t => !t.includes('Your turn'))")?;
    let said = called(&browser)?;
    let at = browser.run("return location.href")?;
    if said != json!([["● Your turn: Lone Wolves", at]]) {
        return Err(format!("the notification is {said}"));
    }
    no_errors(&browser)
}

fn where_it_is_forbidden_the_page_says_so(browser: &Browser) -> Done {
    browser.permit("notifications", "denied")?;
    browser.run("document.querySelector('.settings .icon').click()")?;
    browser.click("#notify")?;
    browser.wait("the reason", "return document.querySelector('.sheet-menu [role=status]').innerText.includes('blocks notifications')")?;
    browser.wait(
        "the tick to go",
        "return !document.querySelector('#notify').checked && !JSON.parse(localStorage.getItem('wolfden/likes')).notify",
    )
}

/// The notifications shown: title and target of each.
fn called(browser: &Browser) -> Result<serde_json::Value, String> {
    browser.run_async(
        "const done = arguments[0]; navigator.serviceWorker.getRegistration().then(r => r.getNotifications()).then(list => done(list.map(n => [n.title, n.data])))",
    )
}
