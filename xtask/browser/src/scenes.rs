//! What is tried on the page.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::axe;
use crate::browser::{Browser, Driver, Setting};
use crate::http::Files;
use crate::server::Server;

type Done = Result<(), String>;

/// What a scene has at hand.
pub(crate) struct Stage {
    driver: Driver,
    files: Files,
    server: Option<Server>,
    pictures: PathBuf,
}

const GAMES: [&str; 4] = ["wolf-and-hound", "lone-wolves", "wolfwalkers", "the-wolves"];

/// A scene: its name and what it does.
type Scene = (&'static str, fn(&Stage) -> Done);

const SCENES: &[Scene] = &[
    ("clicks", every_game_is_played_to_its_end_by_clicks),
    ("keys", every_game_is_played_by_the_keyboard_alone),
    ("offline", a_game_goes_on_without_a_connection),
    ("languages", the_language_is_switched),
    ("phone", nothing_scrolls_sideways_on_a_telephone),
    ("refusals", what_is_not_allowed_says_why),
    ("records", a_record_is_copied_and_loaded_and_a_broken_one_explained),
    ("lessons", every_lesson_can_be_taken),
    ("shared", a_shared_screen_is_covered_between_turns),
    ("access", axe_finds_nothing_serious),
    ("online", two_browsers_play_one_match_through_a_lost_connection),
    ("pictures", every_board_has_its_picture_taken),
];

/// The names of the scenes.
pub(crate) fn names() -> Vec<&'static str> {
    SCENES.iter().map(|(name, _)| *name).collect()
}

/// Plays the scenes that are wanted, or all.
pub(crate) fn run(dist: &Path, wolfden: &str, wanted: &[String]) -> Done {
    if !dist.join("index.html").is_file() {
        return Err(format!("{} holds no page; build it with: cargo xtask web", dist.display()));
    }
    if let Some(unknown) = wanted.iter().find(|name| !names().contains(&name.as_str())) {
        return Err(format!("there is no scene `{unknown}`; there are {}", names().join(", ")));
    }
    let pictures = dist.parent().unwrap_or(dist).join("docs/screenshots");
    let server = if wolfden == "-" { None } else { Some(Server::start(wolfden)?) };
    let files = Files::serve(dist, server.as_ref().map(|s| s.port))?;
    let stage = Stage { driver: Driver::start()?, files, server, pictures };
    let mut failed = Vec::new();
    for (name, scene) in SCENES.iter().filter(|(name, _)| wanted.is_empty() || wanted.iter().any(|w| w == name)) {
        let begun = Instant::now();
        match scene(&stage) {
            Ok(()) => println!("  {name:<10} {:>5.1} s", begun.elapsed().as_secs_f64()),
            Err(why) => {
                println!("  {name:<10} FAILED: {why}");
                failed.push(*name);
            }
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

impl Stage {
    fn open(&self, setting: &Setting) -> Result<Browser, String> {
        let browser = Browser::open(&self.driver, setting)?;
        self.home(&browser)?;
        // Bots play at once, so that a game takes seconds.
        browser.run("const l = JSON.parse(localStorage.getItem('wolfden/likes') || '{}'); l.pace = 0; localStorage.setItem('wolfden/likes', JSON.stringify(l)); location.reload()")?;
        browser.wait("the lobby", "return document.querySelectorAll('.card').length === 4")?;
        Ok(browser)
    }

    fn url(&self, hash: &str) -> String {
        format!("http://127.0.0.1:{}/{hash}", self.files.port)
    }

    fn home(&self, browser: &Browser) -> Done {
        browser.go(&self.url(""))?;
        browser.wait("the lobby", "return document.querySelectorAll('.card').length === 4")
    }
}

fn no_errors(browser: &Browser) -> Done {
    let errors = browser.console_errors()?;
    if errors.is_empty() { Ok(()) } else { Err(format!("errors on the console: {errors:?}")) }
}

/// What can be clicked now: the tokens on the board that can be chosen, then the buttons beneath it.
const CHOICES: &str = "return [...document.querySelectorAll('.pick')].map(b => b.dataset.pick)";
const OVER: &str = "return !!document.querySelector('.ended')";
const MY_TURN: &str = "return !!document.querySelector('.ended') || document.querySelectorAll('.pick').length > 0";

fn every_game_is_played_to_its_end_by_clicks(stage: &Stage) -> Done {
    for game in GAMES {
        let browser = stage.open(&Setting::default())?;
        browser.click(&format!("[data-play='{game}']"))?;
        let mut clicks = 0;
        let until = Instant::now() + Duration::from_secs(240);
        loop {
            browser.wait_for("my turn", MY_TURN, Duration::from_secs(90)).map_err(|e| format!("{game} after {clicks} clicks: {e}"))?;
            if browser.run(OVER)? == Value::Bool(true) {
                break;
            }
            let before = browser.run(CHOICES)?;
            let list = before.as_array().cloned().unwrap_or_default();
            // Click on the board where that is possible, else the button; vary, so that games move on.
            let pick = choose(game, &list, clicks);
            let script = format!(
                "const t = {pick}; const on = [...document.querySelectorAll('#board [data-token]')].find(e => e.dataset.token === t && e.classList.contains('can')); const b = on || [...document.querySelectorAll('.pick')].find(e => e.dataset.pick === t); b.dispatchEvent(new MouseEvent('click', {{bubbles: true}})); return true"
            );
            browser.run(&script)?;
            clicks += 1;
            if clicks > 3000 || Instant::now() > until {
                return Err(format!("{game} does not end ({clicks} clicks)"));
            }
        }
        no_errors(&browser).map_err(|e| format!("{game}: {e}"))?;
        let rows = browser.run("return document.querySelectorAll('.ended .sheet tbody tr').length")?;
        if rows.as_u64().unwrap_or(0) == 0 {
            return Err(format!("{game}: the sheet at the end is empty"));
        }
        println!("    {game}: {clicks} clicks");
    }
    Ok(())
}

/// A choice that gets on with the game.
fn choose(game: &str, list: &[Value], clicks: usize) -> Value {
    let texts: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
    let find = |wanted: &[&str]| wanted.iter().find_map(|w| texts.iter().find(|t| t.starts_with(w)));
    let urgent = match game {
        "the-wolves" => find(&["act:howl", "act:lair", "act:dominate", "act:den"]),
        _ => None,
    };
    let pick = urgent.copied().unwrap_or_else(|| texts[(clicks * 7) % texts.len().max(1)]);
    Value::from(pick)
}

fn every_game_is_played_by_the_keyboard_alone(stage: &Stage) -> Done {
    for game in GAMES {
        let browser = stage.open(&Setting::default())?;
        // Tab to the button of the game, Enter.
        browser.run(&format!("document.querySelector(\"[data-play='{game}']\").focus()"))?;
        browser.press("\u{e007}")?;
        for turn in 0..12 {
            browser.wait_for("my turn", MY_TURN, Duration::from_secs(90))?;
            if browser.run(OVER)? == Value::Bool(true) {
                break;
            }
            let before =
                browser.run("return document.querySelector('.felt').innerHTML.length + document.querySelector('.choices').innerText")?;
            if turn % 2 == 0 {
                browser.run("document.querySelector('#board').focus(); document.activeElement.blur(); document.querySelector('.table').tabIndex = -1; document.querySelector('.table').focus()")?;
                browser.press("1")?;
            } else {
                let focused = browser.run("const e = document.querySelector('#board .thing.can[tabindex]') || document.querySelector('.pick'); e.focus(); return document.activeElement === e")?;
                if focused != Value::Bool(true) {
                    return Err(format!("{game}: what can be chosen cannot be focused"));
                }
                browser.press("\u{e007}")?;
            }
            browser.wait(&format!("{game} to change by a key"), &format!("return !!document.querySelector('.ended') || document.querySelector('.felt').innerHTML.length + document.querySelector('.choices').innerText !== {before}"))?;
        }
        no_errors(&browser).map_err(|e| format!("{game}: {e}"))?;
    }
    Ok(())
}

fn a_game_goes_on_without_a_connection(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.wait("the service worker", "return !!navigator.serviceWorker.controller || (navigator.serviceWorker.ready.then(() => 1), !!navigator.serviceWorker.controller)")?;
    browser.click("[data-play='lone-wolves']")?;
    browser.wait("my turn", MY_TURN)?;
    let before = browser.run("return document.querySelector('.status').innerText + location.hash")?;
    stage.files.set_online(false);
    let offline = (|| {
        browser.run("location.reload()")?;
        browser.wait("the table after a reload", "return !!document.querySelector('.table')")?;
        browser.wait("my turn", MY_TURN)?;
        let after = browser.run("return document.querySelector('.status').innerText + location.hash")?;
        if before != after {
            return Err(format!("the match is not the same after a reload: {before} / {after}"));
        }
        browser.run("document.querySelector('.pick').click()")?;
        browser.wait(
            "a choice to be taken offline",
            "return document.querySelectorAll('.pick').length > 0 || !!document.querySelector('.ended')",
        )
    })();
    stage.files.set_online(true);
    offline
}

fn the_language_is_switched(stage: &Stage) -> Done {
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

fn nothing_scrolls_sideways_on_a_telephone(stage: &Stage) -> Done {
    let setting = Setting { width: 360, height: 740, ..Setting::default() };
    for game in GAMES {
        let browser = stage.open(&setting)?;
        for hash in ["#/", &format!("#/game/{game}"), &format!("#/rules/{game}"), "#/about", "#/mine", "#/load"] {
            browser.go(&stage.url(hash))?;
            browser.wait("the page", "return !!document.querySelector('.page')")?;
            fits(&browser, hash)?;
        }
        stage.home(&browser)?;
        browser.click(&format!("[data-play='{game}']"))?;
        browser.wait("my turn", MY_TURN)?;
        fits(&browser, game)?;
        no_errors(&browser)?;
    }
    Ok(())
}

fn fits(browser: &Browser, what: &str) -> Done {
    let wide = browser.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")?;
    if wide.as_i64().unwrap_or(0) > 0 { Err(format!("{what} is {wide} pixels too wide")) } else { Ok(()) }
}

fn what_is_not_allowed_says_why(stage: &Stage) -> Done {
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

fn a_record_is_copied_and_loaded_and_a_broken_one_explained(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
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
    browser.wait("what is wrong, with its line", "return document.querySelector('.error').innerText.includes('line 3')")?;
    browser.go(&stage.url("#/play/nosuchmatch"))?;
    browser.wait("a page for a bad link", "return !!document.querySelector('.lost')")?;
    no_errors(&browser)
}

fn every_lesson_can_be_taken(stage: &Stage) -> Done {
    for game in GAMES {
        let browser = stage.open(&Setting::default())?;
        browser.go(&stage.url(&format!("#/learn/{game}")))?;
        browser.wait("the first lesson", "return !!document.querySelector('.lesson')")?;
        let mut rounds = 0;
        while browser.run("return !!document.querySelector('.lesson') && !document.querySelector('.ended')")? == Value::Bool(true) {
            browser.run("const n = document.querySelector('#lesson-next'); if (n) { n.click(); return } const s = [...document.querySelectorAll('[role=tab]')][1]; s.click(); const p = [...document.querySelectorAll('.pick')]; if (p.length) p[Math.floor(p.length / 2)].click()")?;
            std::thread::sleep(Duration::from_millis(80));
            rounds += 1;
            if rounds > 900 {
                let step = browser.run("return document.querySelector('.lesson').innerText")?;
                return Err(format!("{game}: the lesson does not end: {step}"));
            }
        }
        no_errors(&browser).map_err(|e| format!("{game}: {e}"))?;
    }
    Ok(())
}

fn every_board_has_its_picture_taken(stage: &Stage) -> Done {
    let looks = [
        ("light", Setting::default()),
        ("dark", Setting { dark: true, ..Setting::default() }),
        ("phone", Setting { width: 360, height: 740, ..Setting::default() }),
    ];
    for (look, setting) in looks {
        let browser = stage.open(&setting)?;
        browser.picture(&stage.pictures.join(format!("lobby-{look}.png")))?;
        for game in GAMES {
            stage.home(&browser)?;
            browser.click(&format!("[data-play='{game}']"))?;
            for clicks in 0..24 {
                browser.wait_for("my turn", MY_TURN, Duration::from_secs(60))?;
                let list = browser.run(CHOICES)?.as_array().cloned().unwrap_or_default();
                if list.is_empty() {
                    break;
                }
                let pick = choose(game, &list, clicks);
                browser.run(&format!("[...document.querySelectorAll('.pick')].find(e => e.dataset.pick === {pick}).click()"))?;
            }
            browser.wait_for("my turn", MY_TURN, Duration::from_secs(60))?;
            std::thread::sleep(Duration::from_millis(600));
            browser.run("window.scrollTo(0, 0)")?;
            browser.picture(&stage.pictures.join(format!("{game}-{look}.png")))?;
        }
    }
    Ok(())
}

fn a_shared_screen_is_covered_between_turns(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    browser.go(&stage.url("#/game/lone-wolves"))?;
    browser.wait("the options", "return document.querySelectorAll('[role=radio]').length > 2")?;
    browser.run("[...document.querySelectorAll('[role=radio]')][1].click()")?;
    browser.run("document.querySelector('button[type=submit]').click()")?;
    let mut hands = Vec::new();
    for _ in 0..2 {
        browser.wait("a player", "return !!document.querySelector('#uncover') || document.querySelectorAll('.pick').length > 0")?;
        if browser.run("return !!document.querySelector('#uncover')")? == Value::Bool(true) {
            // Covered means: nothing of the table is in the page at all.
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

fn axe_finds_nothing_serious(stage: &Stage) -> Done {
    let script = axe::script()?;
    let mut wrong = Vec::new();
    for dark in [false, true] {
        let browser = stage.open(&Setting { dark, ..Setting::default() })?;
        let mut pages: Vec<String> = ["#/", "#/about", "#/mine", "#/tables", "#/load", "#/nowhere"].map(str::to_string).to_vec();
        pages.extend(GAMES.iter().flat_map(|game| [format!("#/game/{game}"), format!("#/rules/{game}"), format!("#/learn/{game}")]));
        for page in pages {
            browser.go(&stage.url(&page))?;
            browser.wait("the page", "return !!document.querySelector('.page h1, .table h1, .rulebook h1')")?;
            if page.contains("learn") {
                browser.wait("my turn", MY_TURN)?;
            }
            browser.run(&format!("if (!window.axe) {{ {script} }}"))?;
            let found = browser.run_async("const done = arguments[arguments.length - 1]; axe.run(document, { resultTypes: ['violations'] }).then(r => done(r.violations.filter(v => v.impact === 'serious' || v.impact === 'critical').map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0] ? n.any[0].message : '')).join(' | '))), e => done(['axe: ' + e]))")?;
            for one in found.as_array().into_iter().flatten() {
                wrong.push(format!("{page}{}: {}", if dark { " (dark)" } else { "" }, one.as_str().unwrap_or_default()));
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{} findings:\n      {}", wrong.len(), wrong.join("\n      "))) }
}

/// Clicks on until it is the other's turn or the match is over; gives how many clicks it took.
fn play_on(browser: &Browser, seed: usize) -> Result<usize, String> {
    let mut clicks = 0;
    while browser.run("return document.querySelectorAll('.pick').length > 0 && !document.querySelector('.ended')")? == Value::Bool(true)
        && clicks < 40
    {
        let count = browser.run("return document.querySelectorAll('.pick').length")?.as_u64().unwrap_or(1).max(1) as usize;
        browser.run(&format!(
            "const p = document.querySelectorAll('.pick'); if (p.length) p[{} % p.length].click()",
            (seed + clicks) % count
        ))?;
        std::thread::sleep(Duration::from_millis(70));
        clicks += 1;
    }
    Ok(clicks)
}

fn two_browsers_play_one_match_through_a_lost_connection(stage: &Stage) -> Done {
    if stage.server.is_none() {
        println!("    left out: no server was given");
        return Ok(());
    }
    let one = stage.open(&Setting::default())?;
    one.go(&stage.url("#/game/lone-wolves"))?;
    one.wait("the options", "return document.querySelectorAll('[role=radio]').length > 2")?;
    one.run("[...document.querySelectorAll('[role=radio]')][2].click()")?;
    one.run("document.querySelector('button[type=submit]').click()")?;
    one.wait("the invitation", "return !!document.querySelector('.invite-link')")?;
    let link = one.run("return document.querySelector('.invite-link').value")?;
    let two = stage.open(&Setting { lang: "de", ..Setting::default() })?;
    two.go(link.as_str().unwrap_or_default())?;
    two.wait("the table", "return !!document.querySelector('#board svg')")?;
    one.wait("the beginning", "return !!document.querySelector('#board svg')")?;
    let until = Instant::now() + Duration::from_secs(150);
    let (mut clicks, mut rounds) = (0, 0);
    while one.run(OVER)? != Value::Bool(true) {
        clicks += play_on(&one, rounds)? + play_on(&two, rounds + 3)?;
        rounds += 1;
        if rounds == 6 {
            stage.files.set_online(false);
            one.wait("the page to say that the connection is lost", "return !!document.querySelector('.connection')")?;
            stage.files.set_online(true);
            one.wait_for("the connection to come back", "return !document.querySelector('.connection')", Duration::from_secs(30))?;
            two.wait_for("the other connection to come back", "return !document.querySelector('.connection')", Duration::from_secs(30))?;
        }
        if rounds == 8 {
            one.run("[...document.querySelectorAll('[role=tab]')][4].click()")?;
            one.wait("the talk", "return !!document.querySelector('#chat')")?;
            one.run("const c = document.querySelector('#chat'); c.value = 'Auuu!'; c.dispatchEvent(new Event('input', {bubbles: true})); c.form.requestSubmit()")?;
            two.run("[...document.querySelectorAll('[role=tab]')][4].click()")?;
            two.wait("what was said", "return document.querySelector('.chat').innerText.includes('Auuu!')")?;
        }
        if Instant::now() > until {
            return Err(format!("the match does not end ({clicks} clicks)"));
        }
        std::thread::sleep(Duration::from_millis(40));
    }
    two.wait("the end in the other browser", OVER)?;
    one.run("[...document.querySelectorAll('[role=tab]')][3].click()")?;
    one.wait("the verification", "return !!document.querySelector('#verify')")?;
    std::thread::sleep(Duration::from_millis(800));
    one.run("document.querySelector('#verify').click()")?;
    one.wait("the deal to be verified", "return document.querySelector('.replay [role=status]').innerText.startsWith('Right')")?;
    println!("    {clicks} clicks");
    no_secrets(&two)
}

/// No card of the other hand is in anything that this browser received before the end: every hand that came over the socket is its own.
fn no_secrets(browser: &Browser) -> Done {
    let mut hands = std::collections::BTreeSet::new();
    for entry in browser.log("performance")? {
        let Some(text) = entry["message"].as_str() else { continue };
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        if message["message"]["method"] != "Network.webSocketFrameReceived" {
            continue;
        }
        let payload = message["message"]["params"]["response"]["payloadData"].as_str().unwrap_or_default();
        let told: Value = serde_json::from_str(payload).unwrap_or_default();
        let state = told.pointer("/update/state").or_else(|| told.pointer("/welcome/state"));
        let Some(state) = state.filter(|state| state["phase"] == "playing") else { continue };
        if state.get("seed").is_some_and(|seed| !seed.is_null()) {
            return Err("the seed was told before the end".into());
        }
        if let Some(eye) = state.pointer("/view/eye") {
            hands.insert(eye.to_string());
        }
    }
    if hands.len() > 1 { Err(format!("views of several eyes were received: {hands:?}")) } else { Ok(()) }
}
