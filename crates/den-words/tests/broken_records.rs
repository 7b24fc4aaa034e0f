//! Damaged records: every error has a text in every language.

use std::collections::BTreeSet;

use den_core::{Game, Message, Options, Played, Record, Seed, Turn, built_in};
use den_games::{GameId, with_game};
use den_words::{Language, Speaker};

/// A record with a few steps.
fn record<G: Game>() -> String {
    let seed = Seed::from_number(7);
    let options = G::Options::read([G::Options::PRESETS.last().expect("a preset").name]).expect("a preset of the game");
    let mut game = Played::<G>::new(&built_in::<G>(), &options, 2).expect("two can play every game");
    for n in 0..60 {
        game.deal(&seed, &mut ());
        let Turn::Seat(seat) = game.now().turn() else { break };
        let mut moves = Vec::new();
        game.now().legal_moves(&mut moves);
        game.play(seat, moves[n * 7 % moves.len()], &mut ()).expect("a legal move");
    }
    game.record(&["Ada".into()], Some(&seed), true).to_string()
}

/// Variants of the text, each with one line damaged.
fn damaged(text: &str) -> Vec<String> {
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

/// Why the text is not a record of the game.
fn why<G: Game>(text: &str) -> Option<Message> {
    let read = Record::read(text).and_then(|record| {
        let played = Played::<G>::replay(&record, &built_in::<G>())?;
        played.verify_deal(&record)
    });
    read.err().map(Message::from)
}

#[test]
fn every_record_error_has_a_text_in_every_language() {
    let speakers: Vec<Speaker> = Language::ALL.into_iter().map(Speaker::new).collect();
    let mut keys = BTreeSet::new();
    for &game in GameId::ALL {
        let text = with_game!(game, G => record::<G>());
        for damaged in damaged(&text) {
            let Some(message) = with_game!(game, G => why::<G>(&damaged)) else { continue };
            for speaker in &speakers {
                if let Err(what) = speaker.check(&message) {
                    panic!("{}: {what}", speaker.language().code());
                }
            }
            keys.extend(innermost(&message));
        }
    }
    assert!(keys.len() > 40, "{} reasons: {keys:?}", keys.len());
}

/// The keys of a message and of all messages nested in it.
fn innermost(message: &Message) -> Vec<String> {
    let nested = message.args.iter().filter_map(|(_, arg)| if let den_core::Arg::Message(m) = arg { Some(innermost(m)) } else { None });
    nested.flatten().chain([message.key.to_string()]).collect()
}
