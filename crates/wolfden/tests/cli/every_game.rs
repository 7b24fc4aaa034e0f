//! Tests for every game of the registry, with the minimum and maximum number of players.

use den_games::{Entry, GameId};
use den_words::{KEYS, Language};

use crate::den::{Den, only_file};

fn tables() -> impl Iterator<Item = (&'static Entry, u8)> {
    GameId::ALL.iter().map(|game| game.entry()).flat_map(|entry| [entry.seats.0, entry.seats.1].map(|seats| (entry, seats)))
}

#[test]
fn bots_play_it_and_its_record_replays() {
    for (entry, seats) in tables() {
        let den = Den::new();
        let (id, bots) = (entry.id, vec!["random"; seats.into()].join(","));
        den.run(&format!("play {id} --seat {bots} --seed 2"), "").with_code(0).says("The game is over.");
        let file = only_file(&den.path("data/finished"));
        let file = file.to_str().unwrap();
        den.run(&format!("verify-deal {file}"), "").with_code(0).says("Verified: ");
        den.run(&format!("replay {file}"), "").with_code(0).says("The game is over.");
        let json = den.run(&format!("replay {file} --eye 1 --json"), "").with_code(0).json();
        assert_eq!(json["outcome"].as_array().unwrap().len(), usize::from(seats), "{id}");
    }
}

#[test]
fn a_person_plays_it_in_line_mode_and_continues_later() {
    for (entry, seats) in tables() {
        let den = Den::new();
        let id = entry.id;
        let said = den.run(&format!("play {id} --players {seats} --seed 2"), "1\nsheet\nlog\nmoves\nrules\nundo\n").with_code(0);
        said.says("Your move").says("Seat 1>").says("The game is saved.").says("Total");
        den.run("play --resume", "1\n").with_code(0).says("Welcome back.");
        // Bots take over all seats and finish the game.
        let bots = vec!["random"; seats.into()].join(",");
        let said = den.run(&format!("play --resume --seat {bots}"), "").with_code(0);
        said.says("The game is over.");
    }
}

#[test]
fn a_hint_shows_what_alpha_would_play() {
    for (entry, seats) in tables() {
        let (den, id) = (Den::new(), entry.id);
        let said = den.run(&format!("play {id} --players {seats} --seed 2 --think 0.05"), "hint\nhelp\n").with_code(0);
        said.says("Alpha suggests: ").says("show what Alpha would play, and why");
        assert!(said.out.contains("How often it expects you to win") == (seats > 1), "{id}: {}", said.out);
        assert!(
            said.out.lines().filter(|line| line.contains("; tried ") || line.contains("tried once")).count() >= 1,
            "{id}: {}",
            said.out
        );
    }
}

#[test]
fn every_level_plays_it_by_name() {
    for entry in GameId::ALL.iter().map(|game| game.entry()) {
        let id = entry.id;
        let seats = entry.seats.0.max(2);
        for level in den_bots::LEVELS {
            let bots = vec![level.name(); usize::from(seats) - 1].join(",");
            let said = Den::new().run(&format!("play {id} --seat human,{bots} --seed 2 --think 0.02"), "1\n1\n").with_code(0);
            said.says("Your move");
        }
    }
}

#[test]
fn the_board_has_at_most_100_columns() {
    for (entry, seats) in tables() {
        let den = Den::new();
        let said = den.run(&format!("play {} --players {seats} --seed 2", entry.id), "1\n1\n1\n1\n").with_code(0);
        // Commands and paths are not wrapped.
        let long = said.out.lines().filter(|line| !line.contains(".wolf")).find(|line| line.chars().count() > 100);
        assert_eq!(long, None, "{}", entry.id);
    }
}

#[test]
fn it_is_simulated_with_every_number_of_players() {
    for entry in GameId::ALL.iter().map(|game| game.entry()) {
        for seats in entry.seats.0..=entry.seats.1 {
            let json = Den::new().run(&format!("sim {} --players {seats} --games 20 --json", entry.id), "").with_code(0).json();
            assert_eq!(json["seats"].as_array().unwrap().len(), usize::from(seats));
            assert!(json["decisions_per_game"].as_f64().unwrap() > 0.0);
        }
    }
}

/// No key is shown in place of a text, which would mean that the text or its arguments are missing.
fn shows_no_key(out: &str) {
    for word in out.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        let kind = word.split_once('-').map(|(kind, _)| kind);
        let known = KEYS.binary_search_by(|(key, _)| key.cmp(&word)).is_ok();
        let ours = matches!(kind, Some("den" | "term" | "wh" | "lw" | "ww" | "tw" | "hint" | "status" | "sheet"));
        assert!(!(ours && known), "the key {word} is shown:\n{out}");
    }
    assert!(!out.contains("{$") && !out.contains("{ $"), "{out}");
}

#[test]
fn it_is_played_and_replayed_in_every_language() {
    for entry in GameId::ALL.iter().map(|game| game.entry()) {
        for language in Language::ALL {
            let (den, id, code, seats) = (Den::new(), entry.id, language.code(), entry.seats.0);
            let script = "1\nsheet\nlog\nmoves\nhelp\nundo\nhowl\n999\n1\nhint\n";
            let said = den.run(&format!("--lang {code} play {id} --players {seats} --seed 2 --think 0.02"), script).with_code(0);
            shows_no_key(&said.out);
            let bots = vec!["random"; seats.into()].join(",");
            let said = den.run(&format!("--lang {code} play --resume --seat {bots}"), "").with_code(0);
            shows_no_key(&said.out);
            let total = ["Total", "Summe", "Total", "Razem"][language as usize];
            said.says(total);
            let file = only_file(&den.path("data/finished"));
            let said = den.run(&format!("--lang {code} replay {}", file.display()), "").with_code(0);
            shows_no_key(&said.out);
            said.says(total);
        }
    }
}

#[test]
fn german_does_not_fall_back_to_english() {
    for entry in GameId::ALL.iter().map(|game| game.entry()) {
        let den = Den::new();
        let said = den.run(&format!("--lang de play {} --seed 2", entry.id), "1\nsheet\nhelp\n").with_code(0);
        said.says("Dein Zug").says("Summe").says("Regel").says("Die Partie ist gespeichert.").says("Platz 1>");
        for english in ["Your move", "Total", "Seat ", "The game"] {
            assert!(!said.out.contains(english), "{english:?} is in\n{}", said.out);
        }
    }
}
