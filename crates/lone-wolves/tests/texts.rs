//! Every text that the game can ask for exists in every language, and its gaps are those that the game fills.

use den_core::{Arg, Message, Options as _, Rules, Values, Words};
use den_words::{Language, Speaker};
use lone_wolves::{LoneWolves, Options};

#[test]
fn every_text_exists_in_every_language_with_its_arguments() {
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        for text in LoneWolves::TEXTS.iter().copied().flatten() {
            assert!(speaker.has(text.key), "{language:?} has no {}", text.key);
            // Numbers and words choose different branches of a text.
            for arg in [Arg::Number(1), Arg::Number(5), Arg::from("yes"), Arg::from("none")] {
                let args = text.args.iter().map(|&name| (name.into(), arg.clone())).collect();
                let sentence = speaker.say(&Message { key: text.key.into(), args }, &[]);
                assert!(
                    !sentence.contains('{') && !sentence.is_empty(),
                    "{language:?}: {} has a gap that is not filled: {sentence}",
                    text.key
                );
            }
        }
    }
}

#[test]
fn options_and_presets_have_labels_in_every_language() {
    let mut keys: Vec<String> = ["name", "pitch", "reconstructed"].map(|key| format!("{}-{key}", LoneWolves::ID)).into();
    for key in Options::KEYS {
        let label = format!("{}-opt-{}", LoneWolves::ID, key.name);
        if let Values::OneOf(words) = key.values {
            keys.extend(words.iter().map(|word| format!("{label}-{word}")));
        }
        keys.extend([format!("{label}-help"), label]);
    }
    for preset in Options::PRESETS {
        let label = format!("{}-opt-preset-{}", LoneWolves::ID, preset.name);
        keys.extend([format!("{label}-help"), label]);
    }
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        for key in &keys {
            assert!(speaker.has(key), "{language:?} has no {key}");
        }
    }
}
