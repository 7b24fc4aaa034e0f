//! The options of a game, picked by clicking: each is explained, and the table has what was chosen.

use serde_json::Value;

use super::{Done, MY_TURN, Stage, is, no_errors};
use crate::browser::{Browser, Setting};

pub(super) fn what_is_picked_is_on_the_table(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    animals_of_a_free_choice(stage, &browser)?;
    modules_in_german(stage, &browser)?;
    a_pack_and_its_company(stage, &browser)?;
    no_errors(&browser)
}

/// Opens all options of a game.
fn open(stage: &Stage, browser: &Browser, game: &str) -> Done {
    stage.setup(browser, game, 0)?;
    browser.click("details.options > summary")
}

fn begin(browser: &Browser) -> Done {
    browser.click("button[type=submit]")?;
    browser.wait("my turn", MY_TURN)
}

fn texts(browser: &Browser, script: &str) -> Result<Vec<String>, String> {
    let list = browser.run(script)?;
    Ok(list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string).collect())
}

/// The record of the current match, from the browser's storage.
fn kept_record(browser: &Browser) -> Result<String, String> {
    let record = browser.run("return JSON.parse(localStorage.getItem('wolfden/match/' + location.hash.split('/').pop())).record")?;
    record.as_str().map(str::to_string).ok_or_else(|| "the browser keeps no record of the match".into())
}

fn expect(what: &str, found: &[String], due: &[&str]) -> Done {
    if found == due { Ok(()) } else { Err(format!("{what}: {found:?} instead of {due:?}")) }
}

fn animals_of_a_free_choice(stage: &Stage, browser: &Browser) -> Done {
    open(stage, browser, "wolf-and-hound")?;
    let said = texts(browser, "return [...document.querySelectorAll('details.options .does')].map(e => e.innerText)")?;
    if said.len() != 22 || said.iter().any(|text| text.len() < 8) {
        return Err(format!("not each of the 22 animal cards is explained: {said:?}"));
    }
    // Another wolf, a sheep and Grandpa Wolf; Hound 01 stays.
    for card in ["W01", "W03", "S02", "E01"] {
        browser.click(&format!("input[data-card='{card}']"))?;
    }
    let shown = texts(browser, "return [...document.querySelectorAll('.in-play strong')].map(e => e.innerText)")?;
    expect("the animals of the choice", &shown, &["Wolf 03", "Hound 01", "No 3", "Grandpa Wolf"])?;
    begin(browser)?;
    let tokens =
        "return [...new Set([...document.querySelectorAll('#board [data-token^=\"animal:\"]')].map(e => e.dataset.token.slice(7)))].sort()";
    expect("the animals at the table", &texts(browser, tokens)?, &["E01", "H01", "S02", "W03"])
}

/// The name and the description of a card to pick.
const MODULE: &str = "const m = document.querySelector('input[data-card=\"CARD\"]').closest('.module'); return [m.querySelector('strong').textContent, m.querySelector('small').textContent]";

fn modules_in_german(stage: &Stage, browser: &Browser) -> Done {
    let all =
        "return [...document.querySelectorAll('details.options .module strong, details.options .module small')].map(e => e.textContent)";
    open(stage, browser, "wolfwalkers")?;
    let english = texts(browser, all)?;
    let speak = |code: &str| {
        format!("const s = document.querySelector('#lang'); s.value = '{code}'; s.dispatchEvent(new Event('change', {{bubbles: true}}))")
    };
    browser.run(&speak("de"))?;
    browser.wait("the page in German", "return document.documentElement.lang === 'de'")?;
    open(stage, browser, "wolfwalkers")?;
    let german = texts(browser, all)?;
    let same = english.iter().filter(|text| german.contains(text)).count();
    if english.len() < 60 || german.len() != english.len() || same > 4 {
        return Err(format!("of {} titles and texts of modules {same} are English in German too", english.len()));
    }
    browser.run("document.querySelectorAll('details.category').forEach(d => d.open = true)")?;
    let named = "return [...document.querySelectorAll('input[data-card]')].filter(i => i.type === 'TYPE' && !['none', 'random', 'no-change'].includes(i.dataset.card)).map(i => i.dataset.card)";
    let specials = texts(browser, &named.replace("TYPE", "radio"))?;
    let chances = texts(browser, &named.replace("TYPE", "checkbox"))?;
    let (Some(special), [first, .., last]) = (specials.last(), &chances[..]) else { return Err("there is nothing to pick from".into()) };
    let mut words = Vec::new();
    for card in [special, first, last] {
        browser.click(&format!("input[data-card='{card}']"))?;
        words.push(texts(browser, &MODULE.replace("CARD", card))?);
    }
    browser.run(
        "const s = document.querySelector('details.options select'); s.value = '4'; s.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    begin(browser)?;
    // Lines are wrapped on the board, so the words are compared one by one.
    let board =
        browser.run("return [...document.querySelectorAll('#board text')].map(e => e.textContent).join(' ').replace(/\\s+/g, ' ')")?;
    for word in words.iter().flatten() {
        if !board.as_str().unwrap_or_default().contains(word.trim_end_matches('.')) {
            return Err(format!("`{word}` was picked and is not on the table: {board}"));
        }
    }
    if !is(browser, "return document.querySelectorAll('#board [data-token^=\"use:\"]').length === 2")? {
        return Err("the table has not two opportunities".into());
    }
    let record = kept_record(browser)?;
    let due = [format!("special={special}"), format!("opportunities={first}+{last}"), "swaps=4".to_string()];
    if let Some(missing) = due.iter().find(|one| !record.contains(one.as_str())) {
        return Err(format!("`{missing}` was picked and is not in the record: {record}"));
    }
    browser.run(&speak("en"))?;
    browser.wait("the page in English", "return document.documentElement.lang === 'en'")
}

fn a_pack_and_its_company(stage: &Stage, browser: &Browser) -> Done {
    stage.setup(browser, "the-wolves", 0)?;
    browser.run("[...document.querySelectorAll('[role=radio]')].find(b => b.innerText === '4').click()")?;
    browser.click("[data-pack=tundra]")?;
    if !is(browser, "return document.querySelector('[data-pack=tundra]').getAttribute('aria-checked') === 'true'")? {
        return Err("the pack of the tundra was clicked and is not chosen".into());
    }
    begin(browser)?;
    let tabs = texts(browser, "return [...document.querySelectorAll('#board .tab .piece')].map(e => e.classList[0])")?;
    expect("the packs at the table", &tabs, &["pack-3", "pack-0", "pack-1", "pack-2"])?;
    if !kept_record(browser)?.contains("seats 4") {
        return Err("the record is not of four players".into());
    }
    Ok(())
}
