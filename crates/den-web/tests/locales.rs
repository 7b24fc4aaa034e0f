//! The page's words: no key is missing, none is unused, numbers and plurals are right, in all four languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use den_core::{Eye, Played, Seed, Turn, built_in, dice};
use den_web::game::{Ui, words_of};
use den_web::i18n::{self, Lang};
use den_web::t;
use fluent_syntax::ast;
use fluent_syntax::parser::parse;

/// The keys of a language, each with the variables that its text names.
fn keys(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for text in lang.texts() {
        let resource = parse(*text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                variables_of(pattern, &mut variables);
            }
            let before = all.insert(message.id.name.to_string(), variables);
            assert!(before.is_none(), "{}: `{}` is there twice", lang.code(), message.id.name);
        }
    }
    all
}

fn variables_of(pattern: &ast::Pattern<&str>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            expression_variables(expression, out);
        }
    }
}

fn expression_variables(expression: &ast::Expression<&str>, out: &mut BTreeSet<String>) {
    let inline = |inline: &ast::InlineExpression<&str>, out: &mut BTreeSet<String>| match inline {
        ast::InlineExpression::VariableReference { id } => {
            out.insert(id.name.to_string());
        }
        ast::InlineExpression::Placeable { expression } => expression_variables(expression, out),
        _ => {}
    };
    match expression {
        ast::Expression::Inline(one) => inline(one, out),
        ast::Expression::Select { selector, variants } => {
            inline(selector, out);
            variants.iter().for_each(|variant| variables_of(&variant.value, out));
        }
    }
}

#[test]
fn every_language_has_the_same_keys_with_the_same_variables() {
    let english = keys(Lang::En);
    assert!(english.len() > 350, "{} keys", english.len());
    for lang in Lang::ALL {
        let other = keys(lang);
        let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, too many {extra:?}", lang.code());
        for (key, variables) in &other {
            assert_eq!(variables, &english[key], "{}: the variables of `{key}`", lang.code());
        }
    }
}

fn sources(folder: &Path, out: &mut String) {
    for entry in fs::read_dir(folder).expect("the sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            out.push_str(&fs::read_to_string(&path).expect("a source can be read"));
        }
    }
}

/// Keys that are put together when the page runs, by how they begin or end.
const PUT_TOGETHER: &[&str] = &[
    "*-name",
    "*-pitch",
    "*-reconstructed",
    "*-seats-*",
    "*-opt-*",
    "*-event-*",
    "bot-*",
    "lw-suit-*",
    "lw-scar-*",
    "lw-swamp",
    "lw-desert",
    "lw-caves",
    "lw-tundra",
    "lw-volcano",
    "wh-s0*",
    "wh-e0*",
    "wh-d0*",
    "tw-act-*",
    "tw-forest",
    "tw-rock",
    "tw-grass",
    "tw-tundra",
    "tw-desert",
    "tw-den",
    "tw-wolf",
    "tw-alpha",
    "tw-lair",
    "tw-spread",
    "tw-speed",
    "tw-howl",
    "tw-moose",
    "tw-deer",
    "tw-raccoon",
    "tw-boar",
    "tw-hare",
    "tw-crescent",
    "tw-half",
    "tw-full",
    "ww-robyn",
    "ww-mebh",
    "ww-wolf-form",
    "ww-wolves",
    "ww-merlyn",
    "ww-forest",
    "ww-town",
    "ww-castle",
    "ww-parents",
    "ww-townsfolk",
    "ww-army",
    "online-phase-*",
    "ww-story-*",
    "ww-goal-*",
    "ww-rank-*",
    "ww-special-*",
    "ww-opportunity-*",
    "clock-*-help",
    "ww-category-*",
];

fn fits(pattern: &str, key: &str) -> bool {
    let mut rest = key;
    let pieces: Vec<&str> = pattern.split('*').collect();
    for (at, piece) in pieces.iter().enumerate() {
        match rest.find(piece) {
            Some(0) => rest = &rest[piece.len()..],
            Some(found) if at > 0 => rest = &rest[found + piece.len()..],
            _ => return false,
        }
    }
    pattern.ends_with('*') || rest.is_empty()
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let mut source = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let english = keys(Lang::En);
    let unused: Vec<_> = english
        .keys()
        .filter(|key| !source.contains(&format!("\"{key}\"")) && !PUT_TOGETHER.iter().any(|pattern| fits(pattern, key)))
        .collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
    let mut missing = Vec::new();
    let mut asked = 0;
    for (at, call) in source.match_indices("t!(\"") {
        // `format!("` ends in the same letters, and comments show the macro itself.
        let line = &source[source[..at].rfind('\n').map_or(0, |end| end + 1)..at];
        if line.ends_with(|c: char| c.is_alphanumeric() || c == '_') || line.trim_start().starts_with("//") {
            continue;
        }
        asked += 1;
        let key = source[at + call.len()..].split('"').next().unwrap_or_default();
        if !english.contains_key(key) {
            missing.push(key);
        }
    }
    assert!(asked > 100, "only {asked} keys are asked for by name: is the macro still called `t!`?");
    assert!(missing.is_empty(), "missing: {missing:?}");
}

/// Plays a few games with random moves and tells every event in every language; none may fall back to the game's own English.
fn tells_every_event<G: Ui>(options: &[&str], seats: u8) {
    for (number, line) in options.iter().enumerate() {
        let read = <G::Options as den_core::Options>::read(line.split_whitespace()).expect("options of the game");
        let mut game = Played::<G>::new(&built_in::<G>(), &read, seats).expect("a game");
        let seed = Seed::from_number(number as u64);
        let mut lots = seed.stream(9_999_999);
        let names: Vec<String> = (1..=seats).map(|n| format!("P{n}")).collect();
        let (mut log, mut moves) = (Vec::new(), Vec::new());
        for _ in 0..4000 {
            game.deal(&seed, &mut log);
            let Turn::Seat(seat) = game.now().turn() else { break };
            moves.clear();
            game.now().legal_moves(&mut moves);
            let at = dice::below(&mut lots, moves.len() as u32) as usize;
            game.play(seat, moves[at], &mut log).expect("a legal move");
        }
        let mut told = BTreeSet::new();
        for lang in [Lang::De, Lang::Fr, Lang::Pl] {
            i18n::speak(lang);
            for event in log.iter().map(|event| G::see(event, Eye::Public)) {
                let words = words_of::<G>(&event, &names);
                assert!(!words.starts_with(['{', '"']), "{}: {event:?} is told in English only", lang.code());
                assert!(!words.contains("{$") && !words.contains("{ $"), "{}: {words}", lang.code());
                told.insert(words);
            }
        }
        assert!(told.len() > 20);
        i18n::speak(Lang::En);
    }
}

#[test]
fn every_event_is_told_in_every_language() {
    tells_every_event::<lone_wolves::LoneWolves>(&["basic", "advanced"], 2);
    tells_every_event::<wolf_and_hound::WolfAndHound>(&["first-game", "experienced-8", "expert-3", "meat-and-bones"], 4);
    tells_every_event::<wolf_and_hound::WolfAndHound>(&["first-game", "experienced-3"], 2);
    tells_every_event::<the_wolves::TheWolves>(&["standard"], 3);
    tells_every_event::<wolfwalkers::Wolfwalkers>(&["first-game", "full"], 2);
}

#[test]
fn numbers_choose_the_right_plural() {
    let say = |lang, n: u8| {
        i18n::speak(lang);
        t!("mine-running", steps = n)
    };
    assert_eq!([1, 2, 5, 22].map(|n| say(Lang::Pl, n)), ["trwa, 1 krok", "trwa, 2 kroki", "trwa, 5 kroków", "trwa, 22 kroki"]);
    assert_eq!([1, 2].map(|n| say(Lang::De, n)), ["läuft, ein Schritt", "läuft, 2 Schritte"]);
    assert_eq!([0, 1, 2].map(|n| say(Lang::Fr, n)), ["en cours, 0 coup", "en cours, 1 coup", "en cours, 2 coups"]);
    assert_eq!([1, 2].map(|n| say(Lang::En, n)), ["running, one step", "running, 2 steps"]);
}
