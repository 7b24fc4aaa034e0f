//! The screen without a terminal: every game at every size, and random keys.

use std::time::{Duration, Instant};

use den_bots::Evaluate;
use den_core::{Seed, built_in, dice};
use den_games::{GameId, with_game};
use den_table::{Match, Occupant};
use den_words::Language;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_crossterm::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::local::Local;
use super::look::{Depth, Look};
use super::menu::Menu;
use super::source::Source;
use super::table::{Pace, Table, Then};
use crate::words::{self, t};

const LOOK: Look = Look { depth: Depth::Full, unicode: true };

fn table(game: GameId, seats: u8, people: u8, seed: u64) -> Table {
    fn source<G: Evaluate>(game: GameId, seats: u8, people: u8, seed: u64) -> Box<dyn Source> {
        let occupant = |at: u8| if at < people { Occupant::Person(String::new()) } else { Occupant::Bot("random".into()) };
        let occupants = (0..seats).map(occupant).collect();
        let table = Match::<G>::local("", occupants, &built_in::<G>(), Seed::from_number(seed)).expect("the usual options can be played");
        Box::new(Local::for_test(game, table))
    }
    let source = with_game!(game, G => source::<G>(game, seats, people, seed));
    Table::new(source, Pace::Instant)
}

fn draw(table: &mut Table, width: u16, height: u16) -> Buffer {
    let mut buf = Buffer::empty(Rect::new(0, 0, width, height));
    table.draw(&mut buf, LOOK);
    buf
}

fn text(buf: &Buffer) -> String {
    let lines: Vec<String> =
        buf.content.chunks(usize::from(buf.area.width)).map(|line| line.iter().map(ratatui_core::buffer::Cell::symbol).collect()).collect();
    lines.join("\n")
}

fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

/// Presses Enter until the match is over.
fn play_on(table: &mut Table, mut now: Instant) {
    for _ in 0..20_000 {
        now += Duration::from_secs(5);
        table.tick(now);
        // At the end Enter would close the score sheet.
        if table.source.is_over() {
            return;
        }
        table.key(key(KeyCode::Enter));
    }
    panic!("the match does not end:\n{}", text(&draw(table, 120, 40)));
}

/// A box with this title shows every line of the score sheet with its points, and the totals.
#[track_caller]
fn shows_the_sheet(table: &mut Table, title: &str) {
    let sheet = table.shown().expect("the match is there").sheet();
    let names = table.source.names();
    let shown = text(&draw(table, 200, 100));
    assert!(shown.contains(title), "no “{title}”:\n{shown}");
    let has = |label: &str, points: &[String]| {
        shown.lines().any(|line| line.contains(label) && points.iter().all(|n| line.split_whitespace().any(|word| word == n)))
    };
    assert!(!sheet.lines.is_empty(), "the sheet is empty");
    for line in &sheet.lines {
        let label: String = words::say_to(&line.name, &names).chars().take(12).collect();
        let points: Vec<String> = line.points.iter().flatten().map(ToString::to_string).collect();
        assert!(has(&label, &points), "no line “{label}” with {points:?}:\n{shown}");
    }
    let totals: Vec<String> = sheet.totals().iter().map(ToString::to_string).collect();
    assert!(has("", &totals), "no line with the totals {totals:?}:\n{shown}");
}

#[test]
fn every_game_is_played_to_its_end_by_one_key() {
    for &game in GameId::ALL {
        let (least, most) = game.entry().seats;
        let mut table = table(game, least.max(2).min(most), 1, 11);
        play_on(&mut table, Instant::now());
        // At the end the score sheet is shown. It can be closed and opened again.
        shows_the_sheet(&mut table, "The game is over.");
        table.key(key(KeyCode::Esc));
        assert!(table.overlay.is_none(), "{game}");
        table.key(key(KeyCode::Char('s')));
        shows_the_sheet(&mut table, &t!("panel-sheet"));
        table.key(key(KeyCode::Esc));
        // Then the match is reviewed step by step.
        table.key(key(KeyCode::Char('v')));
        table.key(key(KeyCode::Home));
        table.key(key(KeyCode::Right));
        assert_eq!(table.review, Some(1));
        assert!(text(&draw(&mut table, 100, 40)).contains("Step 1 of"), "{game}");
    }
}

#[test]
fn a_match_is_reviewed_in_the_background_and_the_review_can_be_stopped() {
    let mut table = table(GameId::ALL[0], 2, 1, 11);
    play_on(&mut table, Instant::now());
    table.key(key(KeyCode::Esc));
    table.act("analyse");
    assert!(table.reviewing.is_some() && table.status().starts_with("Reviewing: "), "{}", table.status());
    assert!(table.items.iter().any(|item| item.label == "Stop"), "the same action stops it");
    table.act("analyse");
    let until = Instant::now() + Duration::from_secs(60);
    while table.overlay.is_none() {
        assert!(Instant::now() < until, "it does not stop");
        table.tick(Instant::now());
        std::thread::sleep(Duration::from_millis(5));
    }
    let shown = text(&draw(&mut table, 100, 60));
    assert!(shown.contains("Review: ") && shown.contains("Chances of winning"), "{shown}");
    assert!(table.reviewing.is_none() && table.items.iter().any(|item| item.label == "Review the game"));
}

#[test]
fn every_size_and_language_shows_whose_turn_it_is_and_the_moves() {
    for language in Language::ALL {
        words::speak(language);
        for &game in GameId::ALL {
            for seats in [game.entry().seats.0.max(2), game.entry().seats.1] {
                let mut table = table(game, seats, 1, 3);
                let mut now = Instant::now();
                while table.items.is_empty() {
                    now += Duration::from_secs(5);
                    table.tick(now);
                }
                for (width, height) in [(60, 20), (80, 24), (100, 30), (120, 40), (140, 45), (200, 60)] {
                    let shown = text(&draw(&mut table, width, height));
                    let first: String = table.items[0].label.chars().take(8).collect();
                    assert!(shown.contains(&first), "{game} at {width} × {height} does not show “{first}”:\n{shown}");
                    let status = table.status();
                    assert!(width < 80 || shown.contains(&status), "{game} at {width} × {height} does not show “{status}”:\n{shown}");
                }
            }
        }
    }
    words::speak(Language::En);
}

#[test]
fn the_cursor_chooses_on_the_board_and_asks_for_rules() {
    let mut table = table(GameId::ALL[0], 2, 1, 5);
    let mut now = Instant::now();
    while table.items.is_empty() {
        now += Duration::from_secs(5);
        table.tick(now);
    }
    draw(&mut table, 140, 45);
    table.key(key(KeyCode::Tab));
    assert!(table.on_board);
    table.key(key(KeyCode::Char('?')));
    let shown = text(&draw(&mut table, 140, 45));
    assert!(shown.contains("-PLAY-") || shown.contains("-ACT-"), "a rule is shown:\n{shown}");
    table.key(key(KeyCode::Esc));
    // A click on the first move of the list plays it.
    draw(&mut table, 140, 45);
    let steps = table.source.steps();
    let (row, _) = table.drawn.rows[0];
    let column = table.drawn.list.x + 1;
    table.mouse(MouseEvent { kind: MouseEventKind::Down(MouseButton::Left), column, row, modifiers: KeyModifiers::NONE });
    assert!(table.source.steps() > steps, "the click played a move");
}

#[test]
fn a_shared_screen_is_covered_until_the_next_player_takes_it() {
    let mut table = table(GameId::ALL[1], 2, 2, 5);
    let shown = text(&draw(&mut table, 100, 30));
    assert!(shown.contains("Pass the device to") && !shown.contains("Your hand"), "{shown}");
    table.key(key(KeyCode::Enter));
    let shown = text(&draw(&mut table, 100, 30));
    assert!(shown.contains("Your hand"), "{shown}");
    let steps = table.source.steps();
    for _ in 0..3 {
        table.key(key(KeyCode::Enter));
        if table.source.cover().is_some() {
            break;
        }
    }
    assert!(table.source.steps() > steps && table.source.cover().is_some());
    assert!(!text(&draw(&mut table, 100, 30)).contains("Your hand"));
}

#[test]
fn a_step_that_showed_nothing_is_taken_back_under_the_cover() {
    let mut table = table(GameId::ALL[1], 2, 2, 5);
    let pass_on = |_| {
        table.key(key(KeyCode::Enter));
        table.source.cover().filter(|cover| cover.may_undo)
    };
    let cover = (0..400).find_map(pass_on).expect("a scar that was face up is placed, and the screen is passed on");
    let shown = text(&draw(&mut table, 100, 30));
    assert!(shown.contains(&t!("term-cover-undo", name = cover.to)) && !shown.contains("Your hand"), "{shown}");
    let steps = table.source.steps();
    table.key(key(KeyCode::Char('u')));
    assert_eq!((table.source.steps(), table.source.cover().is_none()), (steps - 1, true), "the step is gone, and so is the cover");
    let shown = text(&draw(&mut table, 100, 30));
    assert!(shown.contains("Your hand") && shown.contains(&t!("term-taken-back")), "{shown}");
}

/// Presses keys, clicks and resizes at random. Nothing panics, nothing is drawn outside the screen (the buffer would panic), and the
/// match stays consistent.
#[test]
fn random_keys_do_not_break_the_screen() {
    // Random keys may save a match to a file with any name.
    let scratch = std::env::temp_dir().join(format!("wolfden-keys-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).unwrap();
    std::env::set_current_dir(&scratch).unwrap();
    let keys = [
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::Esc,
        KeyCode::Backspace,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::F(1),
    ];
    let letters: Vec<char> = "?:hursblvck+-1234567890 ab3@=,é\u{202e}".chars().collect();
    for (at, &game) in GameId::ALL.iter().enumerate() {
        for seed in 0..4u64 {
            let mut rng = Seed::from_number(100 * at as u64 + seed).stream(1);
            let (least, most) = game.entry().seats;
            let seats = least.max(2) + dice::below(&mut rng, u32::from(most - least.max(2)) + 1) as u8;
            let mut table = table(game, seats, 1 + (seed % 2) as u8, seed);
            let mut now = Instant::now();
            for _ in 0..400 {
                now += Duration::from_millis(400);
                table.tick(now);
                let (width, height) = (1 + dice::below(&mut rng, 200) as u16, 1 + dice::below(&mut rng, 60) as u16);
                draw(&mut table, width, height);
                let then = match dice::below(&mut rng, 10) {
                    0..6 => table.key(key(keys[dice::below(&mut rng, keys.len() as u32) as usize])),
                    6..9 => table.key(key(KeyCode::Char(letters[dice::below(&mut rng, letters.len() as u32) as usize]))),
                    _ => {
                        let kinds = [MouseEventKind::Down(MouseButton::Left), MouseEventKind::ScrollDown, MouseEventKind::ScrollUp];
                        let kind = kinds[dice::below(&mut rng, 3) as usize];
                        let (column, row) = (dice::below(&mut rng, 220) as u16, dice::below(&mut rng, 70) as u16);
                        table.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
                    }
                };
                if then != Then::Stay {
                    table = self::table(game, seats, 1, seed + 7);
                }
            }
        }
    }
}

#[test]
fn the_menu_offers_every_game_at_every_size() {
    let mut menu = Menu::new(Vec::new(), None);
    for _ in GameId::ALL {
        for (width, height) in [(1, 1), (40, 12), (80, 24), (200, 60)] {
            let mut buf = Buffer::empty(Rect::new(0, 0, width, height));
            menu.draw(&mut buf, LOOK);
        }
        menu.key(key(KeyCode::Right));
    }
    let mut buf = Buffer::empty(Rect::new(0, 0, 80, 24));
    menu.draw(&mut buf, LOOK);
    assert!(text(&buf).contains(&words::game_name(GameId::ALL[0])), "{}", text(&buf));
}
