//! What holds for every game of the registry, at its fewest and its most players.

use den_games::{Entry, GAMES};

use crate::den::{Den, only_file};

fn tables() -> impl Iterator<Item = (&'static Entry, u8)> {
    GAMES.iter().flat_map(|entry| [entry.seats.0, entry.seats.1].map(|seats| (entry, seats)))
}

#[test]
fn bots_play_it_and_its_record_holds() {
    for (entry, seats) in tables() {
        let den = Den::new();
        let (id, bots) = (entry.about.id, vec!["random"; seats.into()].join(","));
        den.run(&format!("play {id} --seat {bots} --seed 2"), "").with_code(0).says("The game is over.");
        let file = only_file(&den.path("data/finished"));
        let file = file.to_str().unwrap();
        den.run(&format!("verify-deal {file}"), "").with_code(0).says("The deal is fair");
        den.run(&format!("replay {file}"), "").with_code(0).says("The game is over.");
        let json = den.run(&format!("replay {file} --eye 1 --json"), "").with_code(0).json();
        assert_eq!(json["outcome"].as_array().unwrap().len(), usize::from(seats), "{id}");
    }
}

#[test]
fn a_person_plays_it_line_by_line_and_goes_on_later() {
    for (entry, seats) in tables() {
        let den = Den::new();
        let id = entry.about.id;
        let said = den.run(&format!("play {id} --players {seats} --seed 2"), "1\nsheet\nlog\nmoves\nrules\nundo\n").with_code(0);
        said.says("Your move").says("Seat 1>").says("The game is saved.").says("Total");
        den.run("play --resume", "1\n").with_code(0).says("Welcome back.");
        // A bot takes the seat over and brings it to an end.
        let said = den.run("play --resume --seat random", "").with_code(0);
        said.says("The game is over.");
    }
}

#[test]
fn a_hint_tells_what_alpha_would_do() {
    for (entry, seats) in tables() {
        let (den, id) = (Den::new(), entry.about.id);
        let said = den.run(&format!("play {id} --players {seats} --seed 2 --think 0.05"), "hint\nhelp\n").with_code(0);
        said.says("Alpha would: ").says("what Alpha would do in your place, and why");
        assert!(said.out.contains("how often it expects you to win") == (seats > 1), "{id}: {}", said.out);
        assert!(said.out.lines().filter(|line| line.contains("; tried ")).count() >= 1, "{id}: {}", said.out);
    }
}

#[test]
fn every_level_plays_it_by_name() {
    for entry in GAMES {
        let id = entry.about.id;
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
        let said = den.run(&format!("play {} --players {seats} --seed 2", entry.about.id), "1\n1\n1\n1\n").with_code(0);
        // Commands and paths are not broken.
        let long = said.out.lines().filter(|line| !line.contains(".wolf")).find(|line| line.chars().count() > 100);
        assert_eq!(long, None, "{}", entry.about.id);
    }
}

#[test]
fn it_is_simulated_with_every_number_of_players() {
    for entry in GAMES {
        for seats in entry.seats.0..=entry.seats.1 {
            let json = Den::new().run(&format!("sim {} --players {seats} --games 20 --json", entry.about.id), "").with_code(0).json();
            assert_eq!(json["seats"].as_array().unwrap().len(), usize::from(seats));
            assert!(json["decisions_per_game"].as_f64().unwrap() > 0.0);
        }
    }
}
