//! Records that were spoilt on their way: whatever is wrong with one is said in the language of the page.

use std::collections::BTreeSet;

use den_core::{Record, Seed, Turn};
use den_web::game;
use den_web::i18n::{self, Lang};
use den_web::said;

/// A record of some steps, as it is copied from a table.
fn record(id: &str, options: &str, seats: u8) -> String {
    let mut m = game::begin(id, options, seats, Seed::from_number(7)).unwrap_or_else(|e| panic!("{id}: {e}"));
    for n in 0..60 {
        let Turn::Seat(seat) = m.turn() else { break };
        let choices = m.seen(den_core::Eye::Seat(seat), usize::MAX).choices;
        let text = choices[n * 7 % choices.len()].text.clone();
        m.play(seat, &text).unwrap_or_else(|e| panic!("{id}: {text}: {e:?}"));
    }
    m.record(&[]).to_string()
}

/// The same text with something wrong in each of its lines in turn.
fn spoilt(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut all = vec![String::new(), "a letter to my aunt".into(), text.replace("record 1", "record 9"), format!("{text}more\n")];
    for at in 0..lines.len() {
        let with = |line: Option<String>| {
            let mut copy: Vec<String> = lines.iter().map(ToString::to_string).collect();
            match line {
                Some(line) => copy[at] = line,
                None => drop(copy.remove(at)),
            }
            copy.join("\n") + "\n"
        };
        let line = lines[at];
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (second, third) = rest.split_once(' ').unwrap_or((rest, ""));
        all.push(with(None));
        all.push(with(Some(format!("{line}\n{line}"))));
        for other in ["zz", "9", "0", "seats=7", "é", "take 99", "a list of things"] {
            all.push(with(Some(other.to_string())));
            all.push(with(Some(format!("{first} {other}"))));
            all.push(with(Some(format!("{first} {second} {other}"))));
            all.push(with(Some(format!("{first} {other} {third}"))));
            all.push(with(Some(format!("{line} {other}"))));
        }
        all.push(with(Some(format!("{first} {second}"))));
        all.push(with(Some(first.to_string())));
        if let Some(next) = lines.get(at + 1) {
            let (_, other) = next.split_once(' ').unwrap_or((next, ""));
            all.push(with(Some(format!("{first} {other}"))));
        }
    }
    all
}

/// Why a text is no record, as the page that loads one hears it: the game, if it is known, and the reason.
fn why(text: &str) -> Option<(String, String)> {
    match Record::read(text) {
        Err(e) => Some((String::new(), e.to_string())),
        Ok(record) => game::resume(&record, Seed::from_number(1), false).err().map(|e| (record.game, e.to_string())),
    }
}

#[test]
fn whatever_is_wrong_with_a_record_is_said_in_the_language_of_the_page() {
    let cases = [
        ("lone-wolves", "advanced", 2),
        ("wolf-and-hound", "experienced-8 meat-and-bones=true", 3),
        ("wolf-and-hound", "experienced-3", 4),
        ("wolfwalkers", "full", 3),
        ("wolfwalkers", "swaps special=no-change opportunities=random", 1),
        ("the-wolves", "", 4),
    ];
    let mut reasons = BTreeSet::new();
    for (id, options, seats) in cases {
        reasons.extend(spoilt(&record(id, options, seats)).iter().filter_map(|text| why(text)));
    }
    assert!(reasons.len() > 500, "only {} reasons", reasons.len());
    i18n::speak(Lang::De);
    let known = |game: &str, english: &str| if game.is_empty() { said::find_anywhere(english) } else { said::find(game, english, &[]) };
    let mut shapes = BTreeSet::new();
    for (game, english) in &reasons {
        if known(game, english).is_none() {
            let shape: String = english.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect();
            shapes.insert(format!("{game}: {shape}"));
        }
    }
    i18n::speak(Lang::En);
    assert!(shapes.is_empty(), "{} shapes of sentences are English only: {shapes:#?}", shapes.len());
}
