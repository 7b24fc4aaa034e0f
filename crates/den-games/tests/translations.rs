//! The translated rules say as much as the English ones: the same rules in the same order, the same marks, figures and notation.

use std::collections::{BTreeMap, BTreeSet};

use den_games::{GAMES, LANGUAGES, MARKS, Part, Rule, Rulebook, TABLE, rules_in};

const BOOKS: [&str; 5] = [TABLE, "wolf-and-hound", "lone-wolves", "the-wolves", "wolfwalkers"];

/// Rules whose figures may differ in a language, and why: `(language, id, reason)`.
const OTHER_FIGURES: &[(&str, &str, &str)] = &[];

/// A rule with fewer letters than this (figures and marks aside) may be the same in two languages.
const SHORT: usize = 25;

fn book(id: &str, language: &str) -> Rulebook {
    Rulebook::read(rules_in(id, language).unwrap_or_else(|| panic!("no rules of {id} in {language}")))
}

/// Runs the check for every translation of every book and gathers what it complains of.
fn each(check: impl Fn(&Rulebook, &Rulebook, &str) -> Vec<String>) {
    let mut wrong = Vec::new();
    for id in BOOKS {
        let english = book(id, "en");
        for language in &LANGUAGES[1..] {
            let complaints = check(&english, &book(id, language.code), language.code);
            wrong.extend(complaints.into_iter().map(|text| format!("{}/{id}.md: {text}", language.code)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same for every rule that is there in both.
fn each_rule(check: impl Fn(&Rule, &Rule, &str) -> Option<String>) {
    each(|english, other, language| {
        let pairs = english.rules().filter_map(|rule| Some((rule, other.find(&rule.id)?)));
        pairs.filter_map(|(rule, said)| check(rule, said, language).map(|text| format!("{}: {text}", rule.id))).collect()
    });
}

/// How often each thing is there.
fn counted<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut count = BTreeMap::new();
    for thing in things {
        *count.entry(thing).or_insert(0) += 1;
    }
    count
}

/// The numbers written in figures. Halves count, and so do the figures in ids.
fn figures(text: &str) -> Vec<String> {
    let halves = text.matches('½').map(str::to_string);
    text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).map(str::to_string).chain(halves).collect()
}

/// The ids of rules in a text.
fn ids(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| ["DEN-", "WH-", "LW-", "TW-", "WW-"].iter().any(|game| word.starts_with(game))).collect()
}

/// What stands between back quotes.
fn code(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

fn marks(text: &str) -> Vec<&'static str> {
    MARKS.iter().flat_map(|mark| text.matches(mark.sign).map(|_| mark.sign)).collect()
}

fn text_of(part: &Part) -> &str {
    match part {
        Part::Heading(_, text) | Part::Text(text) => text,
        Part::Rule(rule) => &rule.text,
    }
}

/// What a part is: heading of a depth, text or line of a table, rule.
fn kind(part: &Part) -> String {
    match part {
        Part::Heading(depth, _) => format!("heading {depth}"),
        Part::Text(text) if text.starts_with('|') => "table".into(),
        Part::Text(_) => "text".into(),
        Part::Rule(rule) => rule.id.clone(),
    }
}

#[test]
fn every_game_and_the_table_are_there_in_every_language() {
    for entry in GAMES {
        assert!(BOOKS.contains(&entry.about.id), "{} is not among the books", entry.about.id);
        assert_eq!(rules_in(entry.about.id, "en"), Some(entry.about.rules));
    }
    assert_eq!(rules_in(TABLE, "en"), Some(den_games::HOUSE_RULES));
    assert_eq!(LANGUAGES.map(|language| language.code), ["en", "de", "fr", "pl"]);
    for id in BOOKS {
        let texts: BTreeSet<_> = LANGUAGES.iter().map(|language| rules_in(id, language.code)).collect();
        assert!(texts.len() == LANGUAGES.len() && !texts.contains(&None), "{id}: two languages have the same text, or one has none");
        assert_eq!(rules_in(id, "DE"), None);
    }
    assert_eq!(rules_in("chess", "de"), None);
}

#[test]
fn every_language_explains_the_marks_in_its_own_words() {
    for language in &LANGUAGES {
        assert_eq!(den_games::language(language.code), Some(language));
        assert_eq!(language.marks.map(|mark| mark.sign), MARKS.map(|mark| mark.sign));
    }
    let words = LANGUAGES.iter().flat_map(|l| l.marks.map(|mark| mark.meaning).into_iter().chain([l.heading, l.unmarked, l.reconstructed]));
    assert!(counted(words).values().all(|&times| times == 1));
    assert_eq!(den_games::language("tlh"), None);
}

#[test]
fn rules_stand_in_the_same_order_under_as_many_headings() {
    each(|english, other, _| {
        let (wanted, said): (Vec<_>, Vec<_>) = (english.parts.iter().map(kind).collect(), other.parts.iter().map(kind).collect());
        let differs = wanted.iter().zip(&said).find(|(a, b)| a != b).map(|(a, b)| format!("{b} where {a} belongs"));
        let lengths = (wanted.len() != said.len()).then(|| format!("{} parts instead of {}", said.len(), wanted.len()));
        differs.or(lengths).into_iter().collect()
    });
}

#[test]
fn marks_are_kept() {
    each_rule(|english, said, _| {
        let (wanted, found) = (marks(&english.text), marks(&said.text));
        (wanted != found).then(|| format!("marks {found:?} instead of {wanted:?}"))
    });
}

#[test]
fn figures_are_kept() {
    each_rule(|english, said, language| {
        if OTHER_FIGURES.iter().any(|&(of, id, _)| (of, id) == (language, &english.id)) {
            return None;
        }
        let (wanted, found) = (counted(figures(&english.text)), counted(figures(&said.text)));
        (wanted != found).then(|| format!("figures {found:?} instead of {wanted:?}"))
    });
}

#[test]
fn exceptions_are_needed() {
    for &(language, id, reason) in OTHER_FIGURES {
        let both = BOOKS.iter().find_map(|&file| Some((book(file, "en").find(id)?.clone(), book(file, language).find(id)?.clone())));
        let (english, said) = both.unwrap_or_else(|| panic!("there is no rule {id}"));
        assert_ne!(counted(figures(&english.text)), counted(figures(&said.text)), "{language} {id} needs no exception: {reason}");
    }
}

#[test]
fn other_parts_keep_their_figures_marks_and_notation() {
    each(|english, other, _| {
        let pairs = english.parts.iter().zip(&other.parts).map(|(a, b)| (text_of(a), text_of(b)));
        let differs =
            pairs.filter(|(a, b)| counted(code(a)) != counted(code(b)) || counted(ids(a)) != counted(ids(b)) || marks(a) != marks(b));
        differs.map(|(a, b)| format!("notation, ids or marks of `{b}` are not those of `{a}`")).collect()
    });
    each(|english, other, _| {
        let texts = english.parts.iter().zip(&other.parts).filter(|(part, _)| !matches!(part, Part::Rule(_)));
        let differs = texts.filter(|(a, b)| counted(figures(text_of(a))) != counted(figures(text_of(b))));
        differs.map(|(a, b)| format!("figures of `{}` are not those of `{}`", text_of(b), text_of(a))).collect()
    });
}

#[test]
fn coordinates_and_faces_of_tiles_are_kept() {
    let pairs = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| c.is_whitespace() || c == ';' || c == ':' || c == '.');
        words
            .filter(|word| word.contains('(') && word.contains(',') && word.contains(')'))
            .map(|word| word.trim_end_matches(',').into())
            .collect()
    };
    each_rule(|english, said, _| {
        let (wanted, found) = (pairs(&english.text), pairs(&said.text));
        (english.id.starts_with("TW-MAP") && wanted != found).then(|| format!("{found:?} instead of {wanted:?}"))
    });
}

#[test]
fn nothing_is_left_in_english() {
    each_rule(|english, said, _| {
        let letters = english.text.chars().filter(|c| c.is_alphabetic()).count();
        (letters >= SHORT && english.text == said.text).then(|| "is not translated".to_string())
    });
    each(|english, other, _| {
        let words: BTreeSet<&str> = ["the", "and", "with", "is", "of", "you", "your"].into();
        let left = other.parts.iter().filter(|part| {
            let quoted = text_of(part).split('`').step_by(2);
            quoted.flat_map(|text| text.split(|c: char| !c.is_alphabetic())).filter(|word| words.contains(word)).count() > 1
        });
        assert!(english.rules().next().is_some());
        left.map(|part| format!("looks English: `{}`", text_of(part))).collect()
    });
}

#[test]
fn the_checks_see_what_they_look_for() {
    assert_eq!(figures("12 and −½, WH-3P-1"), ["12", "3", "1", "½"]);
    assert_eq!(code("`a` or `b c`"), ["a", "b c"]);
    assert_eq!(ids("**WW-PAIR-2** see (TW-DISP-1)."), ["WW-PAIR-2", "TW-DISP-1"]);
    assert_eq!(marks("**[J]** and **[D]**, **[J]**"), ["[D]", "[J]", "[J]"]);
}
