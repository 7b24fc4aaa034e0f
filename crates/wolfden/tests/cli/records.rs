//! `replay` and `verify-deal`: intact records, and records that someone has changed.

use crate::den::{Den, Said, only_file};

/// Replays `record` with further arguments.
fn replay(record: &str, words: &str) -> Said {
    let den = Den::new();
    let file = den.write("match.wolf", record);
    den.run(&format!("replay {file} {words}"), "")
}

fn verify(record: &str) -> Said {
    let den = Den::new();
    let file = den.write("match.wolf", record);
    den.run(&format!("verify-deal {file}"), "")
}

/// The record of a finished game, the same for every test.
fn record() -> String {
    Den::new().record()
}

/// The line number and the words of the first line for which `is` holds.
fn find(record: &str, is: impl Fn(&[&str]) -> bool) -> (usize, Vec<&str>) {
    let lines = record.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    lines.enumerate().find(|(_, words)| is(words)).map(|(at, words)| (at + 1, words)).unwrap()
}

/// The record with its line `at` (from 1) replaced.
fn with_line(record: &str, at: usize, line: &str) -> String {
    record.lines().enumerate().map(|(i, old)| format!("{}\n", if i + 1 == at { line } else { old })).collect()
}

#[test]
fn a_complete_record_replays() {
    let record = record();
    let said = replay(&record, "").with_code(0);
    said.says("Wolf & Hound, 4 players").says("The game is over.").says("1. Random ");
    assert!(said.err.is_empty());
    let den = Den::new();
    den.run("replay -", &record).with_code(0).says("The game is over.");
}

#[test]
fn a_replay_stops_at_the_given_step_and_shows_what_the_eye_saw() {
    let record = record();
    let said = replay(&record, "--to 1 --eye 2").with_code(0);
    said.says("Random 1 to play");
    let public = replay(&record, "--to 1").with_code(0);
    assert_ne!(said.out, public.out, "seat 2 sees its own cards");
    assert!(!said.out.contains("The game is over."));
    replay(&record, "--to 0").with_code(0).says("The dealer deals next.");
    replay(&record, "--to 9999").with_code(2).warns("--to 9999: The record has");
    replay(&record, "--eye 5").with_code(2).warns("--eye 5");
    replay(&record, "--eye everybody").with_code(2).warns("a viewpoint is `public` or a seat number");
}

#[test]
fn a_replay_as_json_contains_view_log_and_outcome() {
    let record = record();
    let json = replay(&record, "--json").with_code(0).json();
    assert_eq!(json["game"], "wolf-and-hound");
    assert_eq!(json["turn"], "over");
    assert_eq!(json["outcome"].as_array().unwrap().len(), 4);
    assert_eq!(json["log"].as_array().unwrap().len(), json["steps"].as_u64().unwrap() as usize);
    assert_eq!(json["log"][0]["seat"], serde_json::Value::Null);
    let early = replay(&record, "--to 1 --json").with_code(0).json();
    assert_eq!((&early["turn"]["seat"], &early["outcome"]), (&1.into(), &serde_json::Value::Null));
}

#[test]
fn an_illegal_step_is_named_by_line_reason_and_rule() {
    let record = record();
    // The first card that seat 1 plays becomes one that it was not dealt.
    let (line, words) = find(&record, |words| words.len() == 3 && words[1] == "1");
    let hand = find(&record, |words| words.first() == Some(&"1") && words.get(1) == Some(&"*")).1.join(" ");
    let hand = hand.split('/').next().unwrap();
    let missing = ["b1", "b2", "b3", "b4", "w1", "w2", "w3", "w4"].into_iter().find(|card| !hand.contains(card)).unwrap();
    let said = replay(&with_line(&record, line, &format!("{} 1 {missing}", words[0])), "").with_code(1);
    said.warns(&format!("Line {line}: ")).warns("(WH-PLAY-1)");
    assert!(said.out.is_empty(), "nothing is shown of a record that does not hold");
}

#[test]
fn another_seats_turn_and_play_after_the_end_are_refused() {
    let record = record();
    let (line, words) = find(&record, |words| words.len() == 3 && words[1] == "1");
    replay(&with_line(&record, line, &format!("{} 2 {}", words[0], words[2])), "").with_code(1).warns("(DEN-TURN-1)");
    let (line, words) = find(&record, |words| words.first() == Some(&"end"));
    let steps: usize = words[1].parse().unwrap();
    let more = with_line(&record, line, &format!("{} 1 b1\nend {}", steps + 1, steps + 1));
    replay(&more, "").with_code(1).warns(&format!("Line {line}: ")).warns("(DEN-TURN-2)");
}

#[test]
fn truncated_reordered_and_edited_records_are_refused_with_the_line() {
    let record = record();
    let lines: Vec<&str> = record.lines().collect();
    for cut in 0..lines.len() {
        let said = replay(&lines[..cut].join("\n"), "").with_code(1);
        assert!(said.err.contains("cut off") || said.err.contains("empty") || said.err.contains("head"), "{cut}: {}", said.err);
    }
    let (first, _) = find(&record, |words| words.first() == Some(&"1"));
    let mut swapped = lines.clone();
    swapped.swap(first, first + 1);
    replay(&swapped.join("\n"), "").with_code(1).warns(&format!("Line {}: Found step 3 where step 2 was expected", first + 1));
    let mut doubled = lines.clone();
    doubled.insert(first, lines[first]);
    replay(&doubled.join("\n"), "").with_code(1).warns("lines are missing or out of order");
    for (old, new, why) in [
        ("wolfden record 1", "wolfden record 9", "A record starts with"),
        ("game wolf-and-hound", "game chess", "There is no game “chess”."),
        ("version 1", "version 77", "version 77"),
        ("seats 4", "seats 256", "`seats` must be a number from 1 to"),
        ("seats 4", "seats four", "`seats` must be a number"),
        ("options wolves=W01", "options wolves=W77", "W77"),
        ("content ", "content f", "made with another box"),
        ("end ", "end 1", "does not match"),
    ] {
        assert!(record.contains(old), "{old}");
        replay(&record.replacen(old, new, 1), "").with_code(1).warns(why);
    }
}

#[test]
fn garbage_is_refused_without_a_panic() {
    let den = Den::new();
    let binary = den.write("binary.wolf", [b'w', b'\n', 0xff, 0xfe]);
    den.run(&format!("replay {binary}"), "").with_code(1).warns("Line 2: A record is plain UTF-8 text");
    den.run("replay nowhere.wolf", "").with_code(2).warns("nowhere.wolf");
    den.run("replay .", "").with_code(2);
    den.run("replay -", "").with_code(1).warns("The record is empty");
    den.run("verify-deal -", "wolfden record 1\n").with_code(1);
}

#[test]
fn a_fair_deal_is_verified() {
    verify(&record()).with_code(0).says("Verified: ").says("fingerprint");
}

#[test]
fn a_stacked_deal_is_detected() {
    let record = record();
    // Two hands of the first deal are swapped.
    let (line, words) = find(&record, |words| words.first() == Some(&"1") && words.get(1) == Some(&"*"));
    let dealt = words[3..].join(" ");
    let mut hands: Vec<&str> = dealt.split(" / ").collect();
    let lines: Vec<&str> = record.lines().collect();
    assert_ne!(hands[0], hands[1], "choose another seed");
    hands.swap(0, 1);
    let stacked = format!("1 * deal {}", hands.join(" / "));
    // Up to the deal, so that every step is still legal.
    let head = lines[..line - 1].join("\n");
    verify(&format!("{head}\n{stacked}\nend 1\n")).with_code(1).warns(&format!("Line {line}: Step 1 dealt")).warns("the seed produces");
    verify(&format!("{head}\n{}\nend 1\n", lines[line - 1])).with_code(0);
}

#[test]
fn a_seed_that_was_not_committed_to_proves_nothing() {
    let record = record();
    let (seed, words) = find(&record, |words| words.first() == Some(&"seed"));
    verify(&with_line(&record, seed, "")).with_code(1).warns("does not reveal its seed");
    let other = if words[1].starts_with('0') { "1" } else { "0" };
    verify(&with_line(&record, seed, &format!("seed {other}{}", &words[1][1..]))).with_code(1).warns("its SHA-256 is different");
    let (commitment, _) = find(&record, |words| words.first() == Some(&"commitment"));
    verify(&with_line(&record, commitment, "")).with_code(1).warns("has no fingerprint");
}

#[test]
fn custom_content_is_checked_and_named_in_the_record() {
    let den = Den::new();
    std::fs::create_dir(den.path("mine")).unwrap();
    den.run("sim wolf-and-hound --content nowhere", "").with_code(2).warns("There is no such folder");
    den.run("sim wolf-and-hound --content mine", "").with_code(2).warns("It has no content file for Wolf & Hound").warns("numbers.toml");
    let (name, text) = <wolf_and_hound::Content as den_core::Content>::FILES.iter().find(|(name, _)| *name == "numbers.toml").unwrap();
    den.write(&format!("mine/{name}"), format!("{text}\nwolfes = 3\n"));
    den.run("sim wolf-and-hound --content mine", "").with_code(2).warns("numbers.toml:").warns("wolfes");
    den.write(&format!("mine/{name}"), format!("{text}\n# checked against my box\n"));
    den.run("play wolf-and-hound --seat random,random --content mine", "").with_code(0);
    let file = only_file(&den.path("data/finished"));
    den.run(&format!("replay {}", file.display()), "").with_code(0);
    std::fs::remove_file(&file).unwrap();
    // Another box.
    den.write(&format!("mine/{name}"), text.replace("white = [4, 4, 4, 4]", "white = [4, 4, 5, 3]"));
    den.run("play wolf-and-hound --seat random,random --content mine", "").with_code(0);
    let file = only_file(&den.path("data/finished"));
    let file = file.to_str().unwrap();
    den.run(&format!("replay {file}"), "").with_code(1).warns("made with another box").warns("--content FILE");
    den.run(&format!("replay {file} --content mine"), "").with_code(0);
    den.run(&format!("verify-deal {file} --content mine"), "").with_code(0);
    // The same box as a pack, which a record finds by its hash.
    den.run("content pack mine --game wolf-and-hound --name Mine", "").with_code(0).says("2 differences");
    den.run("content diff mine.wolfpack", "").with_code(0).says("White 3: 5 cards instead of 4").says("White 4: 3 cards instead of 4");
    den.run("--lang de content diff mine.wolfpack", "").with_code(0).says("Weiß 3: 5 Karten statt 4");
    den.run(&format!("replay {file} --content mine.wolfpack"), "").with_code(0);
    den.run(&format!("replay {file}"), "").with_code(0);
    den.run(&format!("verify-deal {file}"), "").with_code(0);
}

#[test]
fn a_pack_is_made_checked_and_played() {
    let den = Den::new();
    for game in den_games::GameId::ALL.iter().map(|game| game.as_str()) {
        den.run_words(&["content", "new", game, "--name", "My box", "--author", "Ada", "--out", "a.wolfpack"], "").with_code(0);
        den.run("content check a.wolfpack", "").with_code(0).says("My box").says("those of the built-in box");
        den.run("content diff a.wolfpack", "").with_code(0).says("exactly like the built-in box");
        den.run("content proof a.wolfpack", "").with_code(0).says("<!doctype html>").says("My box").says("Ada");
        den.run_words(&["play", game, "--seat", "random,random", "--content", "a.wolfpack"], "").with_code(0);
    }
    // A pack without an author.
    den.run_words(&["content", "new", "lone-wolves", "--name", "Mine", "--out", "nobody.wolfpack"], "").with_code(0);
    den.run("content proof nobody.wolfpack", "").with_code(0).says(">Version 1 · ");
    let text = std::fs::read_to_string(den.path("a.wolfpack")).unwrap();
    // Edited by hand: the hash no longer matches until the pack is made again.
    den.write("b.wolfpack", text.replacen("\"den\": 2", "\"den\": 1", 1));
    den.run("content check b.wolfpack", "").with_code(1).warns("hash").warns("does not match the figures");
    den.run("play the-wolves --seat random,random --content b.wolfpack", "").with_code(1).warns("does not match the figures");
    den.run("content pack b.wolfpack", "").with_code(0).says("One difference");
    den.run("content diff b.wolfpack", "").with_code(0).says("Dig a den: 1 tile instead of 2");
    den.run("play the-wolves --seat random,random --content b.wolfpack", "").with_code(0);
    den.run("play lone-wolves --seat random,random --content b.wolfpack", "").with_code(2).warns("for another game");
    // The pack is found in the data folder by the hash in the record.
    let records = std::fs::read_dir(den.path("data/finished")).unwrap().map(|file| file.unwrap().path());
    for record in records {
        den.run(&format!("replay {}", record.display()), "").with_code(0);
    }
}

#[test]
fn hostile_packs_are_refused() {
    let den = Den::new();
    den.run_words(&["content", "new", "lone-wolves", "--name", "Mine", "--out", "a.wolfpack"], "").with_code(0);
    den.run_words(&["content", "new", "lone-wolves", "--name", "<script>alert(1)</script>"], "").with_code(2).warns("Only plain text");
    let text = std::fs::read_to_string(den.path("a.wolfpack")).unwrap();
    for (name, text, said) in [
        ("huge", "[".to_string() + &"1,".repeat(100_000), "at most"),
        ("deep", "[".repeat(1000), "nested more than"),
        ("cut", text[..text.len() / 2].to_string(), "It is not JSON"),
        ("other", "{}".to_string(), "not a content pack"),
        ("script", text.replace("\"name\": \"Mine\"", "\"name\": \"<b>\""), "Only plain text"),
        ("rules", text.replace("\"hand\": 13", "\"hand\": 200"), "does not match the figures"),
    ] {
        let file = den.write(&format!("{name}.wolfpack"), text);
        den.run(&format!("content check {file}"), "").with_code(1).warns(said);
    }
    den.run("content pack rules.wolfpack", "").with_code(1).warns("box.toml, cards.hand");
    den.write("binary.wolfpack", [0xff, 0xfe, 0]);
    den.run("content check binary.wolfpack", "").with_code(2);
}

/// A match of The Wolves, some steps long.
fn wolves() -> String {
    use den_core::{Moves, Played, Rules, Seed, Turn};
    use the_wolves::TheWolves;
    let seed = Seed::from_number(4);
    let mut played = Played::<TheWolves>::new(&den_core::built_in::<TheWolves>(), &Default::default(), 3).unwrap();
    played.deal(&seed, &mut ());
    for _ in 0..20 {
        let Turn::Seat(seat) = played.now().turn() else { break };
        let mut legal = Vec::new();
        played.now().legal_moves(&mut legal);
        played.play(seat, legal[0], &mut ()).unwrap();
        played.deal(&seed, &mut ());
    }
    played.record(&[], Some(&seed), true).to_string()
}

#[test]
fn the_map_of_the_wolves_is_drawn() {
    let den = Den::new();
    let file = den.write("wolves.wolf", wolves());
    let now = den.run(&format!("draw {file}"), "").with_code(0);
    assert!(now.out.starts_with("<svg ") && now.out.trim_end().ends_with("</svg>"));
    let before = den.run(&format!("draw {file} --to 2"), "").with_code(0);
    assert_ne!(now.out, before.out);
    den.run(&format!("draw {file} --to 999"), "").with_code(2).warns("The record has");
    let other = den.write("hound.wolf", record());
    den.run(&format!("draw {other}"), "").with_code(2).warns("Only The Wolves has a map");
}

#[test]
fn the_deck_of_wolfwalkers_is_reported_on() {
    let den = Den::new();
    den.run("deck-report --games 2", "").with_code(0).says("# ").says("wolfden deck-report --games 2 --seed 1");
    den.run("deck-report --games 2 --check", "").with_code(1).warns("out of balance");
    std::fs::create_dir(den.path("out")).unwrap();
    den.run("deck-report --games 2 --out out", "").with_code(0).warns("wolfwalkers-deck.svg");
    assert!(std::fs::read_to_string(den.path("out/wolfwalkers-deck.svg")).unwrap().starts_with("<svg"));
    den.run("deck-report --games 2 --out nowhere", "").with_code(2).warns("nowhere");
    den.run("deck-report --games 0", "").with_code(2);
}

/// A record with control characters wherever there may be text.
#[test]
fn nothing_from_a_record_reaches_the_terminal_unescaped() {
    const HOSTILE: &str = "\u{1b}[2J\u{1b}]0;gone\u{7}\u{9b}31m\u{202e}";
    let record = record();
    let clean = |said: &Said| {
        let hostile = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(!said.out.contains(hostile) && !said.err.contains(hostile), "{:?}\n{:?}", said.out, said.err);
    };
    let named = record.replace("name 1 random bot", &format!("name 1 {HOSTILE}"));
    assert_ne!(named, record);
    let said = replay(&named, "").with_code(0);
    clean(&said);
    said.says("\\u{1b}[2J");
    for (old, new) in [
        ("options ", format!("options {HOSTILE}=1 ")),
        ("options wolves=W01", format!("options wolves={HOSTILE}")),
        ("content ", format!("content {HOSTILE}")),
        ("game wolf-and-hound", format!("game {HOSTILE}")),
        ("version ", format!("{HOSTILE} ")),
        ("end ", format!("end {HOSTILE}")),
        ("wolfden record 1", HOSTILE.to_string()),
    ] {
        assert!(record.contains(old), "{old}");
        let said = replay(&record.replacen(old, &new, 1), "").with_code(1);
        clean(&said);
        assert!(said.err.contains("\\u{1b}"), "{old}: {}", said.err);
    }
    let den = Den::new();
    clean(&den.run_words(&["replay", &format!("{HOSTILE}.wolf")], "").with_code(2));
    let file = den.write("match.wolf", record.replacen("name 1 random bot", &format!("name 1 {HOSTILE}"), 1));
    clean(&den.run(&format!("play --resume {file}"), ""));
}

#[test]
fn a_record_with_a_byte_order_mark_is_read() {
    replay(&format!("\u{feff}{}", record()), "").with_code(0).says("The game is over.");
}

#[test]
fn reading_stops_at_the_maximum_size_of_a_record() {
    let endless = "#\n".repeat(den_core::Record::MAX_BYTES);
    let den = Den::new();
    den.run("replay -", &endless).with_code(1).warns("A record can have at most 4,194,304 bytes");
    let file = den.write("endless.wolf", &endless);
    den.run(&format!("replay {file}"), "").with_code(1).warns("A record can have at most 4,194,304 bytes");
    #[cfg(unix)]
    den.run("verify-deal /dev/zero", "").with_code(1).warns("A record can have at most 4,194,304 bytes");
}
