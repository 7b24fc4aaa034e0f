//! Every text that the game can ask for exists in every language, with the arguments that the game gives.
#![allow(missing_docs)]

use std::collections::{BTreeMap, BTreeSet};

use den_core::{Options as _, Text, Words};
use den_words::{Language, Speaker};
use the_wolves::{Options, TheWolves};

/// The variables of each text of a Fluent file.
fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let path = format!("{}/../den-words/locales/{}/the-wolves.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
    let mut texts = BTreeMap::<String, BTreeSet<String>>::new();
    let mut key = String::new();
    for line in std::fs::read_to_string(path).unwrap().lines() {
        if let Some((word, _)) = line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            key = word.to_string();
        }
        let names = line.split('$').skip(1).map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric()).collect());
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
        let (speaker, variables) = (Speaker::new(language), variables(language));
        for text in texts() {
            assert!(speaker.has(text.key), "{}: {} is missing", language.code(), text.key);
            for name in &variables[text.key] {
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

#[test]
fn options_and_presets_have_labels_and_help_in_every_language() {
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        let keys = Options::KEYS.iter().map(|key| format!("the-wolves-opt-{}", key.name));
        let presets = Options::PRESETS.iter().map(|preset| format!("the-wolves-opt-preset-{}", preset.name));
        for key in keys.chain(presets) {
            assert!(speaker.has(&key) && speaker.has(&format!("{key}-help")), "{}: {key}", language.code());
        }
        for key in ["name", "pitch", "reconstructed"] {
            assert!(speaker.has(&format!("the-wolves-{key}")), "{}: {key}", language.code());
        }
    }
}
