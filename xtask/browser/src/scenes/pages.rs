//! The pages: offline, in four languages, on a phone, accessible.

use std::time::Instant;

use serde_json::{Value, json};

use super::{Done, FIRST_CHOICE, MY_TURN, PANELS, Stage, WHOLE_MATCH, choose_by, for_every_game, games, is, no_errors};
use crate::axe;
use crate::browser::{Browser, Setting};

pub(super) fn a_game_goes_on_without_a_connection(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.wait("the service worker", "return !!navigator.serviceWorker.controller")?;
    let hindered = browser.devtools("Page.getInstallabilityErrors", &json!({}))?;
    if hindered["installabilityErrors"] != json!([]) {
        return Err(format!("the page cannot be installed: {hindered}"));
    }
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    let before = browser.run("return document.querySelector('.status').innerText + location.hash")?;
    stage.files.set_online(false);
    let offline = (|| {
        browser.reload()?;
        browser.wait("the table after a reload", "return !!document.querySelector('.table')")?;
        browser.wait("my turn", MY_TURN)?;
        let after = browser.run("return document.querySelector('.status').innerText + location.hash")?;
        if before != after {
            return Err(format!("the match is not the same after a reload: {before} / {after}"));
        }
        let steps = "return [...document.querySelectorAll('.log li')].length";
        let told = browser.run(steps)?.as_u64().unwrap_or(0);
        for _ in 0..6 {
            browser.wait("my turn", MY_TURN)?;
            choose_by(&browser, FIRST_CHOICE)?;
        }
        browser.wait(
            "bots that answer without a connection",
            &format!("return [...document.querySelectorAll('.log li')].length > {told} + 2"),
        )?;
        browser.go(&stage.url("#/rules/lone-wolves"))?;
        browser.wait("the rules without a connection", "return !!document.querySelector('.rulebook h1')")?;
        browser.run("const s = document.querySelector('#lang'); s.value = 'pl'; s.dispatchEvent(new Event('change', {bubbles: true}))")?;
        browser.wait("another language without a connection", "return document.documentElement.lang === 'pl'")
    })();
    stage.files.set_online(true);
    offline
}

pub(super) fn the_language_is_switched(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    for (code, word) in [("de", "Jetzt spielen"), ("fr", "Jouer"), ("pl", "Zagraj"), ("en", "Play now")] {
        browser.run(&format!(
            "const s = document.querySelector('#lang'); s.value = '{code}'; s.dispatchEvent(new Event('change', {{bubbles: true}}))"
        ))?;
        browser.wait(
            &format!("the page in {code}"),
            &format!("return document.documentElement.lang === '{code}' && document.body.innerText.includes('{word}')"),
        )?;
    }
    no_errors(&browser)
}

pub(super) fn nothing_scrolls_sideways_on_a_phone(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting { width: 360, height: 740, ..Setting::default() })?;
        for lang in ["en", "de", "fr", "pl"] {
            fits_a_phone(stage, &browser, game, lang).map_err(|why| format!("{lang}: {why}"))?;
        }
        Ok("fits 360 × 740".to_string())
    })
}

fn fits_a_phone(stage: &Stage, browser: &Browser, game: &str, lang: &'static str) -> Done {
    browser.speak(lang)?;
    stage.forget(browser)?;
    if browser.run("return document.documentElement.lang")? != lang {
        return Err("the page is in another language".into());
    }
    for hash in ["#/", &format!("#/game/{game}"), &format!("#/rules/{game}"), "#/about", "#/mine", "#/load", "#/tables", "#/nowhere"] {
        browser.go(&stage.url(hash))?;
        browser.wait("the page", "return !!document.querySelector('.page')")?;
        browser.run("document.querySelectorAll('details').forEach(d => d.open = true)")?;
        fits(browser, hash)?;
    }
    browser.run("document.querySelector('.settings .icon').click()")?;
    fits(browser, "the settings")?;
    browser.go(&stage.url(&format!("#/learn/{game}")))?;
    browser.wait("the first lesson", "return !!document.querySelector('.lesson')")?;
    fits(browser, "the lesson")?;
    stage.home(browser)?;
    browser.click(&format!("[data-play='{game}']"))?;
    browser.wait("my turn", MY_TURN)?;
    for panel in PANELS {
        browser.open_panel(panel)?;
        fits(browser, &format!("panel {panel}"))?;
    }
    super::finished::load(stage, browser, game)?;
    fits(browser, "the end")?;
    no_errors(browser)
}

/// Nothing is wider than the window, and nothing is cut off at its edge except for what scrolls by itself.
fn fits(browser: &Browser, what: &str) -> Done {
    let wide = browser.run(
        "const w = document.documentElement.clientWidth; const over = document.documentElement.scrollWidth - w; if (over > 0) return 'all by ' + over; \
         const inside = (e) => { for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) { if (p.tagName === 'svg' || getComputedStyle(p).overflowX !== 'visible') return true } return false }; \
         const bad = [...document.querySelectorAll('main *, header *')].find(e => { const r = e.getBoundingClientRect(); return r.width > 0 && r.right > w + 1 && !inside(e) }); \
         return bad ? bad.outerHTML.slice(0, 160) : ''",
    )?;
    match wide.as_str() {
        Some("") => Ok(()),
        _ => Err(format!("{what} is too wide: {wide}")),
    }
}

pub(super) fn what_is_not_allowed_says_why(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.click("[data-play='the-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    browser.run("document.querySelector('.pick').click()")?;
    browser.wait("a place to choose", "return !!document.querySelector('#board [data-token^=\"hex:\"].can')")?;
    browser.run("[...document.querySelectorAll('#board [data-token^=\"hex:\"]')].find(e => e.classList.contains('idle')).dispatchEvent(new MouseEvent('click', {bubbles: true}))")?;
    browser.wait("a reason with its rule", "const n = document.querySelector('.notice'); return !!n && n.innerText.includes('TW-') && !!n.querySelector('a[href*=\"#/rules/the-wolves/TW-\"]')")?;
    let link = browser.run("return document.querySelector('.notice a').getAttribute('href')")?;
    browser.go(&stage.url(link.as_str().unwrap_or_default()))?;
    browser.wait("the rule, marked", "return !!document.querySelector('.rules li.here')")?;
    no_errors(&browser)
}

pub(super) fn a_record_is_copied_and_loaded_and_a_broken_one_explained(stage: &Stage) -> Done {
    let browser = stage.open(&Setting { whole: true, ..Setting::default() })?;
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    let save = browser.run(
        "const k = Object.keys(localStorage).find(k => k.startsWith('wolfden/match/')); return JSON.parse(localStorage.getItem(k)).record",
    )?;
    let load = |text: &str| -> Done {
        browser.go(&stage.url("#/load"))?;
        browser.wait("the page to load records", "return !!document.querySelector('#record')")?;
        browser.run(&format!("const a = document.querySelector('#record'); a.value = {}; a.dispatchEvent(new Event('input', {{bubbles: true}})); document.querySelector('.load .primary').click()", Value::from(text)))?;
        Ok(())
    };
    load(save.as_str().unwrap_or_default())?;
    browser.wait("the loaded match", "return !!document.querySelector('.table')")?;
    load("wolfden record 1\ngame lone-wolves\nnonsense 3\n")?;
    browser.wait("what is wrong, with its line", "return /line 3/i.test(document.querySelector('.error').innerText)")?;
    browser.go(&stage.url("#/play/nosuchmatch"))?;
    browser.wait("a page for a bad link", "return !!document.querySelector('.lost')")?;
    // Fault 14: copying says that it has copied.
    super::finished::load(stage, &browser, "lone-wolves")?;
    browser.click("#share")?;
    browser.wait("the sign that it is copied", "return document.querySelector('#share').innerText === 'Copied'")?;
    // A browser that forbids it shows the text instead.
    super::finished::load(stage, &browser, "lone-wolves")?;
    browser.run("document.execCommand = () => false; window.prompt = (_, text) => { window.shown = text }")?;
    browser.click("#share")?;
    browser.wait("the text itself", "return (window.shown || '').startsWith('wolfden record')")?;
    if is(&browser, "return document.querySelector('#share').innerText === 'Copied'")? {
        return Err("the button says that it has copied what it could not copy".into());
    }
    no_errors(&browser)
}

pub(super) fn every_lesson_can_be_taken(stage: &Stage) -> Done {
    for_every_game(|game| {
        let browser = stage.open(&Setting::default())?;
        browser.go(&stage.url(&format!("#/learn/{game}")))?;
        browser.wait("the first lesson", "return !!document.querySelector('.lesson')")?;
        let (mut rounds, until) = (0, Instant::now() + WHOLE_MATCH);
        let lesson = || {
            Ok::<String, String>(
                browser.run("return document.querySelector('.lesson')?.innerText ?? ''")?.as_str().unwrap_or_default().to_string(),
            )
        };
        let (mut said, mut clicks) = (lesson()?, 0);
        while is(&browser, "return !!document.querySelector('.lesson') && !document.querySelector('.ended')")? {
            // Another choice each time, so that every step eventually gets the move it waits for.
            choose_by(
                &browser,
                &format!(
                    "const n = document.querySelector('#lesson-next'); if (n) {{ n.click(); return }} document.querySelector('[data-panel=sheet]').click(); const p = [...document.querySelectorAll('.pick')]; if (p.length) p[{rounds} % p.length].click()"
                ),
            )?;
            // Fault 7: a lesson does not ask for a second click where the first one is the whole move.
            let text = lesson()?;
            clicks += 1;
            if text != said {
                if clicks == 1 && said.contains("click a card") && said.contains(", then ") && !said.contains("if there is more than one") {
                    return Err(format!("one click was enough for: {said}"));
                }
                (said, clicks) = (text, 0);
            }
            rounds += 1;
            if Instant::now() > until {
                let step = browser.run("return document.querySelector('.lesson').innerText")?;
                return Err(format!("the lesson does not end: {step}"));
            }
        }
        no_errors(&browser)?;
        Ok(format!("{rounds} steps"))
    })
}

pub(super) fn a_shared_screen_is_covered_between_turns(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    stage.setup(&browser, "lone-wolves", 1)?;
    browser.run("document.querySelector('button[type=submit]').click()")?;
    let mut hands = Vec::new();
    for _ in 0..2 {
        browser.wait("a player", "return !!document.querySelector('#uncover') || document.querySelectorAll('.pick').length > 0")?;
        if browser.run("return !!document.querySelector('#uncover')")? == Value::Bool(true) {
            // Covered means that nothing of the table is in the page at all.
            let left = browser.run("return document.querySelectorAll('#board [data-token], .pick').length")?;
            if left.as_u64() != Some(0) {
                return Err(format!("{left} things of the table are in the page while it is covered"));
            }
            browser.click("#uncover")?;
        }
        browser.wait("the own hand", "return document.querySelectorAll('#board [data-token^=\"card:\"]').length === 13")?;
        hands.push(
            browser.run("return [...document.querySelectorAll('#board [data-token^=\"card:\"]')].map(e => e.dataset.token).join(' ')")?,
        );
        browser.wait("a card to choose", MY_TURN)?;
        browser.run("document.querySelector('.pick').click()")?;
        browser.wait(
            "a territory to choose",
            "return [...document.querySelectorAll('.pick')].some(p => p.dataset.pick.startsWith('land:'))",
        )?;
        browser.run("document.querySelector('.pick').click()")?;
    }
    if hands[0] == hands[1] {
        return Err("both players were shown the same hand".into());
    }
    no_errors(&browser)
}

pub(super) fn axe_finds_nothing(stage: &Stage) -> Done {
    let script = axe::script()?;
    let looks = [(false, false), (true, false), (false, true)];
    let results: Vec<Result<Vec<String>, String>> = std::thread::scope(|scope| {
        let running: Vec<_> = looks
            .map(|(dark, phone)| {
                scope.spawn({
                    let script = &script;
                    move || examine(stage, script, dark, phone)
                })
            })
            .into();
        running.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err("the scene itself broke down".into()))).collect()
    });
    let mut wrong = Vec::new();
    for result in results {
        wrong.extend(result?);
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{} findings:\n      {}", wrong.len(), wrong.join("\n      "))) }
}

/// Examines every page, every table with each of its panels and at its end, the settings, a covered screen, a hint and a refusal, in one
/// theme and size.
fn examine(stage: &Stage, script: &str, dark: bool, phone: bool) -> Result<Vec<String>, String> {
    let (width, height) = if phone { (360, 740) } else { (1280, 900) };
    let browser = stage.open(&Setting { dark, width, height, ..Setting::default() })?;
    let look = match (dark, phone) {
        (true, _) => " (dark)",
        (_, true) => " (phone)",
        _ => "",
    };
    let mut wrong = Vec::new();
    let mut axe = |what: &str| -> Done {
        browser.run(&format!("if (!window.axe) {{ {script} }}"))?;
        let found = browser.run_async("const done = arguments[arguments.length - 1]; axe.run(document, { resultTypes: ['violations'] }).then(r => done(r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0] ? n.any[0].message : '')).join(' | '))), e => done(['axe: ' + e]))")?;
        wrong.extend(found.as_array().into_iter().flatten().map(|one| format!("{what}{look}: {}", one.as_str().unwrap_or_default())));
        Ok(())
    };
    let mut pages: Vec<String> = ["#/", "#/about", "#/mine", "#/tables", "#/load", "#/nowhere"].map(str::to_string).to_vec();
    pages.extend(games().map(|game| format!("#/game/{game}")));
    if !phone {
        pages.extend(games().map(|game| format!("#/rules/{game}")));
    }
    for page in pages {
        browser.go(&stage.url(&page))?;
        browser.wait("the page", "return !!document.querySelector('.page h1, .rulebook h1')")?;
        browser.run("document.querySelectorAll('details').forEach(d => d.open = true)")?;
        axe(&page)?;
    }
    browser.run("document.querySelector('.settings .icon').click()")?;
    axe("the settings")?;
    for game in games() {
        browser.go(&stage.url(&format!("#/learn/{game}")))?;
        browser.wait("my turn", MY_TURN)?;
        for panel in PANELS {
            browser.open_panel(panel)?;
            axe(&format!("{game}, panel {panel}"))?;
        }
        browser.run("document.querySelector('#hint').click()")?;
        browser.wait("the hint", "return !!document.querySelector('.notice.hint li, .notice.hint strong')")?;
        axe(&format!("{game}, a hint"))?;
        browser.go(&stage.url(&format!("#/box/{game}")))?;
        browser.wait("the editor", "return !!document.querySelector('#box-editor input')")?;
        axe(&format!("{game}, the editor"))?;
        for section in super::box_forms::sections(&browser)? {
            browser.run(&format!("document.querySelector(`[data-section='{section}']`).click()"))?;
            axe(&format!("{game}, the editor, {section}"))?;
        }
        super::finished::load(stage, &browser, game)?;
        axe(&format!("{game}, the end"))?;
        browser.open_panel("replay")?;
        axe(&format!("{game}, the end, replay"))?;
    }
    stage.setup(&browser, "lone-wolves", 1)?;
    axe("names for one screen")?;
    browser.run("document.querySelector('button[type=submit]').click()")?;
    browser.wait("a player", "return !!document.querySelector('#uncover') || document.querySelectorAll('.pick').length > 0")?;
    // If the first player does not lead, the screen is covered immediately, otherwise after the first card.
    while !is(&browser, "return !!document.querySelector('#uncover')")? {
        browser.wait("something to choose", "return !!document.querySelector('#uncover, .pick')")?;
        choose_by(&browser, FIRST_CHOICE)?;
    }
    browser.wait("the cover", "return !!document.querySelector('#uncover')")?;
    axe("a covered screen")?;
    stage.setup(&browser, "lone-wolves", 2)?;
    axe("a table for friends")?;
    browser.run("document.querySelector('button[type=submit]').click()")?;
    browser.wait("the table that waits", "return !!document.querySelector('.waiting')")?;
    axe("a table that waits")?;
    let link = browser.run("return document.querySelector('.invite-link').value")?;
    stage.home(&browser)?;
    browser.run("localStorage.clear()")?;
    browser.devtools("Network.clearBrowserCookies", &json!({}))?;
    browser.go(link.as_str().unwrap_or_default())?;
    browser.reload()?;
    browser.wait("the invitation", "return !!document.querySelector('#sit-down')")?;
    axe("an invitation")?;
    super::finished::load(stage, &browser, "wolf-and-hound")?;
    browser.click("#open-review")?;
    browser.wait("the chart of the review", "return document.querySelectorAll('.chances .curve').length === 2")?;
    axe("a review")?;
    Ok(wrong)
}

pub(super) fn the_first_page_is_light_and_kept(stage: &Stage) -> Done {
    // From the real server, as it sends it.
    let browser = Browser::open(&stage.driver, &Setting::default())?;
    browser.go(&format!("http://127.0.0.1:{}/", stage.server.port))?;
    browser.wait("the lobby", super::LOBBY)?;
    let sizes = browser.run("const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]; return all.map(e => [e.name.replace(location.origin, ''), e.encodedBodySize])")?;
    let total: u64 = sizes.as_array().into_iter().flatten().filter_map(|pair| pair[1].as_u64()).sum();
    let kinds = browser.run_async("const done = arguments[arguments.length - 1]; const paths = performance.getEntriesByType('resource').map(e => e.name).filter(n => n.includes('/assets/')); Promise.all(paths.map(p => fetch(p).then(r => [r.headers.get('cache-control'), r.headers.get('content-encoding')]))).then(done)")?;
    let forever = |pair: &Value| pair[0] == json!("public, max-age=31536000, immutable");
    if !kinds.as_array().is_some_and(|all| !all.is_empty() && all.iter().all(forever)) {
        return Err(format!("hashed files are not kept for ever: {kinds}"));
    }
    println!("    {total} bytes before the lobby is shown");
    no_errors(&browser)
}
