//! The translated rules match the English ones: the same rules in the same order, with the same marks, numbers and notation.

use std::collections::{BTreeMap, BTreeSet};

use den_games::{Book, MARKS, Part, Rule, Rulebook};
use den_words::Language;

/// A rule with fewer letters than this (numbers and marks aside) may be the same in two languages.
const SHORT: usize = 25;

fn read(book: Book, language: Language) -> Rulebook {
    Rulebook::read(book.markdown(language))
}

/// Runs the check on every translation of every book and collects the complaints.
fn each(check: impl Fn(&Rulebook, &Rulebook, &str) -> Vec<String>) {
    let mut wrong = Vec::new();
    for book in Book::all() {
        let english = read(book, Language::En);
        for language in &Language::ALL[1..] {
            let complaints = check(&english, &read(book, *language), language.code());
            wrong.extend(complaints.into_iter().map(|text| format!("{}/{book}.md: {text}", language.code())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Runs the check on every rule that exists in both languages.
fn each_rule(check: impl Fn(&Rule, &Rule, &str) -> Option<String>) {
    each(|english, other, language| {
        let pairs = english.rules().filter_map(|rule| Some((rule, other.find(&rule.id)?)));
        pairs.filter_map(|(rule, said)| check(rule, said, language).map(|text| format!("{}: {text}", rule.id))).collect()
    });
}

/// How often each item occurs.
fn counted<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut count = BTreeMap::new();
    for thing in things {
        *count.entry(thing).or_insert(0) += 1;
    }
    count
}

/// The numbers written in digits, including ½ and digits in ids.
fn figures(text: &str) -> Vec<String> {
    let halves = text.matches('½').map(str::to_string);
    text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).map(str::to_string).chain(halves).collect()
}

/// The ids of rules in a text: three parts, the first of capitals, as `LW-TRICK-2`.
fn ids(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    let is_id = |word: &&str| {
        let parts: Vec<&str> = word.split('-').collect();
        matches!(parts[..], [game, topic, _] if game.bytes().chain(topic.bytes()).all(|b| b.is_ascii_uppercase() || b.is_ascii_digit()))
            && parts.iter().all(|part| !part.is_empty())
    };
    words.filter(is_id).collect()
}

/// The text between backquotes.
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

/// The kind of a part: a heading of some level, a text, a table row or a rule.
fn kind(part: &Part) -> String {
    match part {
        Part::Heading(depth, _) => format!("heading {depth}"),
        Part::Text(text) if text.starts_with('|') => "table".into(),
        Part::Text(_) => "text".into(),
        Part::Rule(rule) => rule.id.clone(),
    }
}

#[test]
fn every_book_exists_in_every_language() {
    for book in Book::all() {
        assert_eq!(book.to_string().parse(), Ok(book));
        let texts: BTreeSet<_> = Language::ALL.iter().map(|language| book.markdown(*language)).collect();
        assert_eq!(texts.len(), Language::ALL.len(), "{book}: two languages have the same text");
    }
}

#[test]
fn rules_are_in_the_same_order_under_as_many_headings() {
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
    each_rule(|english, said, _| {
        let (wanted, found) = (counted(figures(&english.text)), counted(figures(&said.text)));
        (wanted != found).then(|| format!("figures {found:?} instead of {wanted:?}"))
    });
}

#[test]
fn other_parts_keep_their_numbers_marks_and_notation() {
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
fn the_checks_find_what_they_look_for() {
    assert_eq!(figures("12 and −½, WH-3P-1"), ["12", "3", "1", "½"]);
    assert_eq!(code("`a` or `b c`"), ["a", "b c"]);
    assert_eq!(ids("**WW-PAIR-2** see (TW-DISP-1)."), ["WW-PAIR-2", "TW-DISP-1"]);
    assert_eq!(marks("**[J]** and **[D]**, **[J]**"), ["[D]", "[J]", "[J]"]);
}
