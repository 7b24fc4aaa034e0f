//! The browser scenes.

mod art;
mod board;
mod box_forms;
mod box_pictures;
mod boxes;
mod calls;
mod finished;
mod frame;
mod frames;
mod games;
mod manners;
mod online;
mod options;
mod pages;
mod pictures;
mod review;
mod secrets;
mod series;
mod story;
mod tips;
mod trouble;
mod watch;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::browser::{Browser, Driver, Setting};
use crate::http::Files;
use crate::server::Server;

type Done = Result<(), String>;

/// What all scenes share.
pub(crate) struct Stage {
    driver: Driver,
    files: Files,
    server: Server,
    pictures: PathBuf,
    /// The program that serves matches.
    program: String,
}

/// The ids of all games.
fn games() -> impl Iterator<Item = &'static str> {
    den_games::GameId::ALL.iter().map(|game| game.as_str())
}

/// A scene: its name and its function.
type Scene = (&'static str, fn(&Stage) -> Done);

/// The longest first, so that none of them is left alone at the end.
const SCENES: &[Scene] = &[
    ("board", board::every_game_is_played_to_its_end_on_the_board_alone),
    ("input", frames::the_page_reacts_at_once),
    ("boxes", boxes::a_box_is_typed_played_online_and_replayed),
    ("touch", games::every_game_is_played_to_its_end_by_touch),
    ("access", pages::axe_finds_nothing),
    ("frames", frames::animations_are_smooth),
    ("keys", games::every_game_is_played_to_its_end_by_the_keyboard_alone),
    ("online", online::two_browsers_play_one_match_through_a_lost_connection),
    ("secrets", online::nothing_hidden_reaches_the_page),
    ("tables", online::tables_are_made_found_and_watched),
    ("manners", manners::nobody_is_seated_helped_or_ignored_unasked),
    ("leave", manners::a_guest_leaves_before_the_start),
    ("offline", pages::a_game_goes_on_without_a_connection),
    ("calls", calls::who_looks_elsewhere_is_called),
    ("languages", pages::the_language_is_switched),
    ("phone", pages::nothing_scrolls_sideways_on_a_phone),
    ("options", options::what_is_picked_is_on_the_table),
    ("refusals", pages::what_is_not_allowed_says_why),
    ("records", pages::a_record_is_copied_and_loaded_and_a_broken_one_explained),
    ("lessons", pages::every_lesson_can_be_taken),
    ("shared", pages::a_shared_screen_is_covered_between_turns),
    ("story", story::what_others_do_is_shown_in_order),
    ("skip", story::a_click_ends_what_is_shown),
    ("since", story::what_happened_since_is_offered),
    ("turned", story::a_turned_phone_plays_on),
    ("still", story::ones_own_area_keeps_its_place),
    ("sight", frame::prompt_and_choices_are_in_sight),
    ("letters", frame::no_text_is_too_small),
    ("panels", frame::panels_are_whole),
    ("prompt", frame::the_prompt_follows_what_is_chosen),
    ("score", frame::the_end_has_the_score),
    ("drag", frame::cards_are_dragged),
    ("art", art::boards_are_illustrated_and_readable_without),
    ("map", story::the_map_is_played_on),
    ("zoom", tips::the_map_is_zoomed),
    ("replay", watch::a_match_is_followed_and_replayed),
    ("safety", watch::moves_are_confirmed_and_previewed),
    ("coach", watch::a_coach_judges_a_move_that_the_player_still_wants),
    ("tips", tips::things_explain_themselves),
    ("settings", frame::the_settings_close),
    ("undelete", frame::deleting_can_be_undone),
    ("what-if", frame::a_what_if_leads_back),
    ("review", review::a_finished_match_is_reviewed),
    ("review-board", review::moves_are_drawn_on_the_board),
    ("review-part", review::a_broken_record_is_reviewed_as_far_as_it_goes),
    ("series", series::a_series_is_played_online),
    ("examples", series::the_examples_of_the_rules_are_played),
    ("box-forms", box_forms::the_forms_look_like_the_components),
    ("hostile-box", boxes::hostile_packs_are_refused),
    ("trouble", trouble::what_goes_wrong_is_explained),
    ("weight", pages::the_first_page_is_light_and_kept),
];

/// Scenes that only run when named, because they change files.
const ON_DEMAND: &[Scene] = &[
    ("pictures", pictures::every_board_has_its_picture_taken),
    ("gallery", pictures::every_page_has_its_picture_taken),
    ("box-gallery", box_pictures::every_part_of_a_box_has_its_picture_taken),
    ("turns", pictures::a_turn_of_every_game_is_shown_in_pictures),
];

fn all() -> impl Iterator<Item = &'static Scene> {
    SCENES.iter().chain(ON_DEMAND)
}

/// The names of the scenes.
pub(crate) fn names() -> Vec<&'static str> {
    all().map(|(name, _)| *name).collect()
}

/// Runs the named scenes, or all.
pub(crate) fn run(dist: &Path, wolfden: &str, wanted: &[String]) -> Done {
    if !dist.join("index.html").is_file() {
        return Err(format!("{} holds no page; build it with: cargo xtask web", dist.display()));
    }
    if let Some(unknown) = wanted.iter().find(|name| !names().contains(&name.as_str())) {
        return Err(format!("there is no scene `{unknown}`; choose from {}", names().join(", ")));
    }
    let pictures = dist.parent().unwrap_or(dist).join("docs/screenshots");
    let chosen: Vec<&Scene> =
        if wanted.is_empty() { SCENES.iter().collect() } else { all().filter(|(name, _)| wanted.iter().any(|w| w == name)).collect() };
    // Drawing keeps a core busy: more scenes at a time than cores are no faster.
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(chosen.len());
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((name, scene)) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let begun = Instant::now();
                    // Each scene has a server and a driver of its own: what it deals does not depend on the scenes before it.
                    let result = Stage::start(dist, wolfden, &pictures).and_then(|stage| {
                        catch_unwind(AssertUnwindSafe(|| scene(&stage))).unwrap_or_else(|_| Err("the scene panicked".into()))
                    });
                    match result {
                        Ok(()) => println!("  {name:<10} {:>5.1} s", begun.elapsed().as_secs_f64()),
                        Err(why) => {
                            println!("  {name:<10} FAILED after {:.1} s", begun.elapsed().as_secs_f64());
                            failed.lock().unwrap_or_else(PoisonError::into_inner).push(format!("{name}: {why}"));
                        }
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if failed.is_empty() { Ok(()) } else { Err(format!("failed:\n  {}", failed.join("\n  "))) }
}

impl Stage {
    fn start(dist: &Path, wolfden: &str, pictures: &Path) -> Result<Stage, String> {
        let server = Server::start(wolfden)?;
        let files = Files::serve(dist, Some(server.port))?;
        Ok(Stage { driver: Driver::start()?, files, server, pictures: pictures.to_path_buf(), program: wolfden.to_string() })
    }

    fn open(&self, setting: &Setting) -> Result<Browser, String> {
        let browser = Browser::open(&self.driver, setting)?;
        self.forget(&browser)?;
        Ok(browser)
    }

    /// Goes to the lobby as a new player does: nothing is kept. A browser takes longer to start than to forget.
    fn forget(&self, browser: &Browser) -> Done {
        self.home(browser)?;
        // Bots play immediately, so that a game takes seconds.
        browser.run("localStorage.clear(); localStorage.setItem('wolfden/likes', JSON.stringify({ pace: 0 }))")?;
        browser.reload()?;
        browser.wait("the lobby", LOBBY)
    }

    fn url(&self, hash: &str) -> String {
        format!("http://127.0.0.1:{}/{hash}", self.files.port)
    }

    fn home(&self, browser: &Browser) -> Done {
        browser.go(&self.url(""))?;
        browser.wait("the lobby", LOBBY)
    }

    /// Opens the page of a game with a company chosen: 0 bots, 1 pass and play, 2 friends.
    fn setup(&self, browser: &Browser, game: &str, company: usize) -> Done {
        browser.go(&self.url(&format!("#/game/{game}")))?;
        browser.wait("the options", "return document.querySelectorAll('[role=radio]').length > 2")?;
        browser.run(&format!("[...document.querySelectorAll('[role=radio]')][{company}].click()")).map(drop)
    }
}

const LOBBY: &str = "return document.querySelectorAll('.card').length > 0";
/// The current choices.
const CHOICES: &str = "return [...document.querySelectorAll('.pick')].map(b => b.dataset.pick)";
const OVER: &str = "return !!document.querySelector('.ended')";
const MY_TURN: &str = "return !!document.querySelector('.ended') || document.querySelectorAll('.pick').length > 0";

/// The panels that every table has, by the names of their tabs.
const PANELS: [&str; 5] = ["log", "sheet", "aid", "players", "replay"];

impl Browser {
    /// Opens a panel next to the table.
    fn open_panel(&self, name: &str) -> Done {
        let click = format!("const tab = document.querySelector('[data-panel={name}]'); if (tab) tab.click(); return !!tab");
        self.wait(&format!("the panel {name}"), &click)
    }
}

fn no_errors(browser: &Browser) -> Done {
    let errors = browser.console_errors()?;
    if errors.is_empty() { Ok(()) } else { Err(format!("errors on the console: {errors:?}")) }
}

/// Opens an invite link and sits down.
fn join(browser: &Browser, link: &str) -> Done {
    browser.go(link)?;
    browser.wait("the invitation", "return !!document.querySelector('#sit-down')")?;
    browser.click("#sit-down")
}

/// Whether JavaScript returns true.
fn is(browser: &Browser, script: &str) -> Result<bool, String> {
    Ok(browser.run(script)? == Value::Bool(true))
}

/// Runs something for every game, in parallel.
fn for_every_game(act: impl Fn(&'static str) -> Result<String, String> + Sync) -> Done {
    let results: Vec<_> = std::thread::scope(|scope| {
        let act = &act;
        let running: Vec<_> = games().map(|game| (game, scope.spawn(move || act(game)))).collect();
        let end = |(game, thread): (_, std::thread::ScopedJoinHandle<'_, Result<String, String>>)| {
            (game, thread.join().unwrap_or_else(|_| Err("the scene itself broke down".into())))
        };
        running.into_iter().map(end).collect()
    });
    let mut wrong = Vec::new();
    for (game, result) in results {
        match result {
            Ok(said) => println!("    {game}: {said}"),
            Err(why) => wrong.push(format!("{game}: {why}")),
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n      ")) }
}

/// A choice that makes progress in the game.
fn choose(game: &str, list: &[Value], clicks: usize) -> Option<String> {
    let texts: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
    let find = |wanted: &[&str]| wanted.iter().find_map(|w| texts.iter().find(|t| t.starts_with(w)));
    let urgent = match game {
        "the-wolves" => find(&["act:howl", "act:lair", "act:dominate", "act:den"]),
        _ => None,
    };
    urgent.or_else(|| texts.get((clicks * 7) % texts.len().max(1))).map(|text| (*text).to_string())
}

/// How long a whole match may take before it counts as stuck.
const WHOLE_MATCH: Duration = Duration::from_secs(1200);

/// Runs a script that chooses something, and waits until the page has reacted: another list of choices, a longer log, a cover or the
/// end. Some choices change none of these, so the wait ends after a while and the caller checks again.
fn choose_by(browser: &Browser, script: &str) -> Done {
    const STATE: &str = "[...document.querySelectorAll('.pick')].map(b => b.dataset.pick).join() + '|' + document.querySelectorAll('.log li').length \
        + '|' + !!document.querySelector('.ended, #uncover') + (document.querySelector('.lesson') || {innerText: ''}).innerText";
    let before = browser.run(&format!("return {STATE}"))?;
    browser.run(script)?;
    let _ = browser.wait_for("the page to change", &format!("return {STATE} !== {before}"), Duration::from_secs(2));
    Ok(())
}

const FIRST_CHOICE: &str = "const p = document.querySelector('.pick'); if (p) p.click()";
