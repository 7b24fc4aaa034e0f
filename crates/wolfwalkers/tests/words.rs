//! Every text that the game can ask for, in every language.

use den_core::{Message, Options as _, Rules as _, Words as _};
use den_words::{Language, Speaker};
use wolfwalkers::{Options, Wolfwalkers};

/// A text with a mark for every argument; Fluent leaves `{$name}` where one is missing.
#[test]
fn every_text_is_there_and_needs_no_other_arguments() {
    for speaker in Language::ALL.map(Speaker::new) {
        for text in Wolfwalkers::TEXTS.iter().copied().flatten() {
            let mut message = Message::new(text.key);
            for name in text.args {
                message = message.with(name, "1");
            }
            let said = speaker.find(&message, &[]).unwrap_or_else(|| panic!("{}: {} is missing", speaker.language().code(), text.key));
            assert!(!said.is_empty() && !said.contains("{$"), "{}: {}: {said}", speaker.language().code(), text.key);
        }
    }
}

#[test]
fn options_and_presets_have_labels_and_help() {
    for speaker in Language::ALL.map(Speaker::new) {
        let has = |key: String| assert!(speaker.has(&key), "{}: {key} is missing", speaker.language().code());
        let id = Wolfwalkers::ID;
        for end in ["", "-help"] {
            Options::KEYS.iter().for_each(|key| has(format!("{id}-opt-{}{end}", key.name)));
            Options::PRESETS.iter().for_each(|preset| has(format!("{id}-opt-preset-{}{end}", preset.name)));
        }
        ["name", "pitch", "reconstructed"].iter().for_each(|end| has(format!("{id}-{end}")));
    }
}
