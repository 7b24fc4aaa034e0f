//! The game in the terminal, line by line.

use std::fs;

use den_core::Record;
use den_table::Occupant;

use crate::den::{Den, Said, only_file};

/// Always the first move in the list.
fn first_moves(n: usize) -> String {
    "1\n".repeat(n)
}

const GAME: &str = "play wolf-and-hound --players 4 --seed 3";

#[test]
fn a_game_is_played_to_its_end_and_its_deal_can_be_verified() {
    let den = Den::new();
    let said = den.run("play wolf-and-hound --seat human:Ann,random,random,random --seed 3", &first_moves(60)).with_code(0);
    said.says("you are Ann").says("The game is over.").says("1. ").says("The seed was ").says("Total");
    assert!(!said.out.contains("Pass the screen"), "one person needs no hand-over");
    assert!(fs::read_dir(den.path("data/unfinished")).unwrap().next().is_none(), "a finished game is not left over");
    let record = only_file(&den.path("data/finished"));
    let record = record.to_str().unwrap();
    den.run(&format!("verify-deal {record}"), "").with_code(0);
    den.run(&format!("replay {record}"), "").with_code(0).says("Ann").says("Random 2");
}

#[test]
fn moves_are_taken_by_number_and_by_notation() {
    let den = Den::new();
    let said = den.run(GAME, "1\nquit\n\n").with_code(0);
    let list: Vec<&str> =
        said.out.lines().skip_while(|line| !line.starts_with("Your move")).skip(1).take_while(|line| !line.starts_with("Seat")).collect();
    assert!(list.len() > 1 && list[0].starts_with("1  Play "), "{list:?}");
    let notation = list[0].split_whitespace().next_back().unwrap();
    let again = Den::new().run(GAME, &format!("{notation}\nquit\n\n")).with_code(0);
    let played = |said: &Said| said.out.lines().find(|line| line.contains("Seat 1 plays ")).map(String::from);
    assert_eq!(played(&said), played(&again));
    assert!(played(&said).is_some());
}

#[test]
fn a_refused_move_says_why_and_by_which_rule() {
    let den = Den::new();
    // With this seed, seat 1 has no black 1.
    let said = den.run(GAME, "b1\n99\n0\nhowl at the moon\n\u{1F43A}\nrules WH-PLAY-1\nrules WH-PLAI\n").with_code(0);
    said.says("(WH-PLAY-1) `rules WH-PLAY-1` shows the rule.");
    said.says("There is no move 99. Choose 1 to 4.").says("There is no move 0. Choose 1 to 4.");
    said.says("“howl at the moon” is not valid").says("“\u{1F43A}” is not valid");
    said.says("WH-PLAY-1  Phase 3").says("Did you mean WH-PLAY-1");
}

/// DEN-UNDO-1, DEN-UNDO-2: in Wolf & Hound a card is drawn after every play, and then it is too late.
#[test]
fn undo_follows_the_table_rules() {
    let den = Den::new();
    den.run(GAME, "undo\n").with_code(0).says("Cards have been dealt since then. (DEN-UNDO-2)");
    // DEN-UNDO-5: against bots alone, their answers and the deals are undone too.
    den.run(GAME, "1\nundo\n").with_code(0).says("Taken back.");
    let said = den.run("play wolf-and-hound --seat human,human,human,human --seed 3", "\n1\nundo\n\n").with_code(0);
    said.says("Press Enter when Seat 2 is at the screen, or type `undo` to take back.").says("(DEN-UNDO-2)");
}

/// DEN-UNDO-3: once the pile is empty nothing is drawn any more, but a card played from a hidden hand stays played.
#[test]
fn a_card_that_was_shown_stays_played() {
    let den = Den::new();
    let mut script = String::from("\n");
    // Enter, a move, and an attempt to undo it while the screen is passed on: refused by one rule or the other.
    for _ in 0..40 {
        script.push_str("1\nundo\n\n");
    }
    let said = den.run("play wolf-and-hound --seat human,human,human,human --seed 6", &script).with_code(0);
    said.says("(DEN-UNDO-2)").says("(DEN-UNDO-3)").says("The game is over.");
    assert!(!said.out.contains("Taken back."));
}

/// The cards of virtual seats are face up: keeping one reveals nothing, and can be undone until something is dealt.
#[test]
fn a_choice_that_shows_nothing_can_be_taken_back() {
    let den = Den::new();
    let said = den
        .run("play wolf-and-hound --seat human,human --seed 1", &format!("{}{}", "\n1\nundo\n".repeat(6), "\n1\n".repeat(60)))
        .with_code(0);
    said.says("Taken back.").says("The game is over.");
    let record = only_file(&den.path("data/finished"));
    den.run_words(&["verify-deal", record.to_str().unwrap()], "").with_code(0);
}

/// A virtual partner has the same name in the log and on the board.
#[test]
fn a_virtual_partner_has_the_same_name_everywhere() {
    let den = Den::new();
    let said = den.run("play wolf-and-hound --seat human:Ann,human:Ben --seed 1", &"\n1\n".repeat(60)).with_code(0);
    assert!(said.out.contains("3 Ann’s partner") && said.out.contains("Ann’s partner "), "{}", said.out);
    assert!(!said.out.contains("Seat 3") && !said.out.contains("Seat 4"), "{}", said.out);
    let record = only_file(&den.path("data/finished"));
    let replay = den.run_words(&["replay", record.to_str().unwrap()], "").with_code(0);
    assert!(replay.out.contains("Ben’s partner") && !replay.out.contains("Seat 4"), "{}", replay.out);
}

#[test]
fn the_screen_is_handed_over_between_people_and_shows_nobody_elses_hand() {
    let den = Den::new();
    let said = den.run("play wolf-and-hound --seat human:Ann,human:Ben,random,random --seed 3", "\n1\n\nquit\n\n").with_code(0);
    let (before, after) = said.out.split_once("Pass the device to Ben.").unwrap();
    assert!(before.contains("Pass the device to Ann.") && before.contains("you are Ann"));
    assert!(after.contains("you are Ben"));
    assert!(after.contains("Ann is dealt four cards.") && !after.contains("Ben is dealt four cards."), "{after}");
}

#[test]
fn the_end_of_the_input_saves_the_game_and_resume_continues_it() {
    let den = Den::new();
    den.run(GAME, &first_moves(2)).with_code(0).says("The game is saved.");
    let kept = fs::read_to_string(only_file(&den.path("data/unfinished"))).unwrap();
    let steps = kept.lines().last().unwrap().to_string();
    let said = den.run("play --resume", "log\n").with_code(0);
    said.says("Welcome back.").says("Seat 1 is dealt ");
    assert!(fs::read_to_string(only_file(&den.path("data/unfinished"))).unwrap().ends_with(&format!("{steps}\n")));
    den.run("play --resume", &first_moves(60)).with_code(0).says("The game is over.");
    let record = only_file(&den.path("data/finished"));
    den.run_words(&["verify-deal", record.to_str().unwrap()], "").with_code(0);
    den.run("play --resume", "").with_code(2).warns("There is no unfinished game");
}

#[test]
fn a_game_saved_to_a_file_can_be_resumed() {
    let den = Den::new();
    let said = den.run(GAME, "1\nsave\nsave my game.wolf\nsave nowhere/else.wolf\nquit\nn\n").with_code(0);
    said.says("Name the file").says("The game is saved.").says("nowhere/else.wolf: ").says("The game was deleted.");
    assert!(fs::read_dir(den.path("data/unfinished")).unwrap().next().is_none());
    let saved = fs::read_to_string(den.path("my game.wolf")).unwrap();
    den.run_words(&["play", "--resume", "my game.wolf"], &first_moves(60)).with_code(0).says("The game is over.");
    assert_eq!(fs::read_to_string(den.path("my game.wolf")).unwrap(), saved, "the file of the player is not touched");
    den.run_words(&["replay", "my game.wolf"], "").with_code(0);
    den.run(GAME, "save my\nsave my\nn\nsave my\ny\n").with_code(0).says("Replace it?");
}

#[test]
fn a_broken_save_is_refused_with_its_line() {
    let den = Den::new();
    den.run(GAME, "1\nsave a.wolf\n").with_code(0);
    let text = fs::read_to_string(den.path("a.wolf")).unwrap();
    den.write("a.wolf", text.replace("\n2 1 ", "\n2 3 "));
    den.run("play --resume a.wolf", "").with_code(1).warns("a.wolf: Line ").warns("(DEN-TURN-1)");
    den.run("play --resume b.wolf", "").with_code(2).warns("b.wolf");
}

#[test]
fn a_record_without_its_seed_continues_with_a_new_deal() {
    let den = Den::new();
    den.run(GAME, "save a.wolf\nquit\nn\n").with_code(0);
    let text = fs::read_to_string(den.path("a.wolf")).unwrap();
    let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("seed ")).collect();
    den.write("a.wolf", kept.join("\n"));
    den.run("play --resume a.wolf", &first_moves(60)).with_code(0).says("the deal is new").says("The game is over.");
    let record = only_file(&den.path("data/finished"));
    den.run_words(&["verify-deal", record.to_str().unwrap()], "").with_code(1).warns("does not reveal its seed");
}

#[test]
fn without_a_game_the_games_and_unfinished_matches_are_offered() {
    let den = Den::new();
    // Game 1, four players, one person, the default bot, the first preset; wrong answers are asked again.
    let said = den.run("play", "seven\n1\n9\n4\n1\nfox\nrandom\nwolves=W99\n\nsheet\nhelp\nmoves\n").with_code(0);
    said.says("Which game?")
        .says("Choose a number from 2 to 4.")
        .says("There is no bot “fox”")
        .says("W99")
        .says("Your move")
        .says("save FILE")
        .says("Total");
    let said = den.run("play", "\nquit\n\n").with_code(0);
    said.says("Unfinished games:").says("Wolf & Hound, 4 players, one step").says("Welcome back.");
    let said = den.run("play", "new\n").with_code(0);
    said.says("Which game?");
    assert!(den.run("play", "").with_code(0).out.contains("Unfinished games:"), "the end of the input starts nothing");
}

#[test]
fn a_match_with_only_bots_is_shown() {
    let den = Den::new();
    let said = den.run("play wolf-and-hound --seat random,pup,random,pup --seed 1", "").with_code(0);
    said.says("Random 1 is dealt four cards.").says("Minka plays ").says("The game is over.");
}

#[test]
fn wrong_seats_are_wrong_usage() {
    let den = Den::new();
    den.run("play wolf-and-hound --seat human,fox", "").with_code(2).warns("--seat: bot: There is no bot “fox”.");
    den.run("play wolf-and-hound --players 2 --seat human,random,random", "").with_code(2).warns("You named 3 seats, but the table has 2.");
    den.run("play wolf-and-hound --players 7", "").with_code(2).warns("This game cannot be played with 7 players.");
    den.run("play wolf-and-hound --set wolves=W99", "").with_code(2).warns("W99");
    den.run("play --resume x --seed 4", "").with_code(2);
    assert!(!den.path("data/unfinished").exists(), "nothing was begun");
}

#[test]
fn a_game_that_cannot_be_saved_continues() {
    let den = Den::new();
    den.write("data", "a file where a folder should be");
    let said = den.run(GAME, "1\nquit\nn\nquit\ny\n").with_code(0);
    said.warns("This game is not saved while you play").says("Leave anyway?");
}

#[test]
fn names_follow_the_rules_of_the_table() {
    let den = Den::new();
    let seats = ["play", "wolf-and-hound", "--seed", "3", "--seat", "human:  Ann\u{1b}[31m  Lee ,random"];
    den.run_words(&seats, "").with_code(0).says("you are Ann[31m Lee");
    let long = format!("human:{}", "x".repeat(41));
    den.run_words(&["play", "wolf-and-hound", "--seat", &long], "")
        .with_code(2)
        .warns("A name can have at most 40 characters. (DEN-SEAT-1)");
    den.run_words(&["play", "wolf-and-hound", "--seat", "human: "], "").with_code(2).warns("(DEN-SEAT-1)");
}

/// DEN-SEAT-5: everyone can check the draw with the seed in the record.
#[test]
fn drawn_seats_come_from_the_seed_of_the_match() {
    for seed in [&[][..], &["--seed", "1"], &["--seed", "2"], &["--seed", "3"]] {
        let den = Den::new();
        let words = [&["play", "lone-wolves", "--draw-seats", "--seat", "random,greedy"], seed].concat();
        den.run_words(&words, "").with_code(0);
        let record = fs::read_to_string(only_file(&den.path("data/finished"))).unwrap();
        let record = Record::read(&record).unwrap();
        let mut players = vec![Occupant::Bot("random".into()), Occupant::Bot("greedy".into())];
        den_table::draw_seats(&mut players, &record.seed.unwrap());
        assert_eq!(record.names, players.iter().map(Occupant::on_record).collect::<Vec<_>>(), "{seed:?}");
    }
}
