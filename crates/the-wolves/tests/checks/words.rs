//! Every text that the game uses exists in every language, with the right arguments.

use std::collections::{BTreeMap, BTreeSet};

use den_core::{Text, Words};
use den_words::Language;
use the_wolves::TheWolves;

/// The variables of each text of a Fluent file.
fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let file = match language {
        Language::En => include_str!("../../../den-words/locales/en/the-wolves.ftl"),
        Language::De => include_str!("../../../den-words/locales/de/the-wolves.ftl"),
        Language::Fr => include_str!("../../../den-words/locales/fr/the-wolves.ftl"),
        Language::Pl => include_str!("../../../den-words/locales/pl/the-wolves.ftl"),
    };
    let mut texts = BTreeMap::<String, BTreeSet<String>>::new();
    let mut key = String::new();
    for line in file.lines() {
        if let Some((word, _)) = line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            key = word.to_string();
        }
        let names = line.split('$').skip(1).map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect());
        texts.entry(key.clone()).or_default().extend(names);
    }
    texts
}

fn texts() -> impl Iterator<Item = &'static Text> {
    TheWolves::TEXTS.iter().copied().flatten()
}

#[test]
fn every_text_exists_in_every_language_with_the_arguments_it_is_given() {
    let mut used = BTreeSet::new();
    for language in Language::ALL {
        let variables = variables(language);
        for text in texts() {
            let names = variables.get(text.key).unwrap_or_else(|| panic!("{}: {} is missing", language.code(), text.key));
            for name in names {
                assert!(text.args.contains(&name.as_str()), "{}: {} has no argument ${name}", language.code(), text.key);
                used.insert((text.key, name.clone()));
            }
        }
    }
    for text in texts() {
        for name in text.args {
            assert!(used.contains(&(text.key, name.to_string())), "no language shows ${name} of {}", text.key);
        }
    }
}
