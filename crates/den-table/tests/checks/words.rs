//! Every message of the table has a sentence in every language, with its arguments.

use den_core::{Arg, Message, Seat, Text};
use den_table::TEXTS;
use den_words::{Language, Speaker};

fn message(text: &Text) -> Message {
    text.args.iter().fold(Message::new(text.key), |message, name| {
        let value = match *name {
            "seat" => Arg::from(Seat(1)),
            "name" | "bot" | "id" => Arg::from("Xyzzy"),
            _ => Arg::Number(7),
        };
        message.with(name, value)
    })
}

#[test]
fn every_text_of_the_table_is_in_every_language() {
    let names = ["Ada".to_string(), "Bruno".to_string()];
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        for text in TEXTS.iter().copied().flatten() {
            let said = speaker.find(&message(text), &names).unwrap_or_else(|| panic!("{language:?} has no {}", text.key));
            assert!(!said.contains('{'), "{language:?} {}: {said}", text.key);
        }
    }
}
