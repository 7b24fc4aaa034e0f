//! Turns messages into sentences, in four languages, for every host: terminal, server and browser.
//!
//! ```
//! use den_core::{Illegal, Message, Reason, Seat};
//! use den_words::{Language, Speaker};
//!
//! let refused = Illegal::new(Reason::NotYourTurn { turn: Seat(1), seat: Seat(0) }, "DEN-TURN-1");
//! let names = ["Ada".to_string(), "Bruno".to_string()];
//! let english = Speaker::new(Language::En);
//! assert_eq!(english.say(&refused.clone().into(), &names), "It is not your turn. To play: Bruno. (DEN-TURN-1)");
//! let german = Speaker::new(Language::De);
//! assert_eq!(german.say(&refused.into(), &[]), "Du bist nicht am Zug. Am Zug: Platz 2. (DEN-TURN-1)");
//! ```
//!
//! The sentences are in Fluent files in `locales/LANGUAGE/`: one per game, one for what all games share (`table.ftl`), one for the page.
//! Code never contains sentences: it returns a [`Message`] with a key and typed arguments.

mod keys;
mod language;
mod proof;

use std::borrow::Cow;

use den_core::{Arg, Message, Seat, Translate};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

pub use keys::{KEYS, is_text};
pub use language::Language;
pub use proof::proof_sheet;

/// Turns messages into sentences in one language.
pub struct Speaker {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Speaker {
    /// A speaker of a language, using the built-in files.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(language: Language) -> Speaker {
        Speaker::with_texts(language, language.texts().iter().copied())
    }

    /// A speaker of a language, using these Fluent texts. Invalid messages are left out.
    pub fn with_texts<'a>(language: Language, texts: impl IntoIterator<Item = &'a str>) -> Speaker {
        let mut bundle = FluentBundle::new(language.code().parse().into_iter().collect());
        // Isolation marks are for mixed writing directions; a terminal shows them as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::En => with_commas,
            Language::De => with_dots,
            Language::Fr | Language::Pl => with_spaces,
        }));
        for text in texts {
            let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Speaker { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message as a sentence, with these names for the seats. If a text is missing, which a test rules out, its key is returned.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        self.find(message, names).unwrap_or_else(|| message.to_string())
    }

    /// The message as a sentence, if there is a text for it.
    pub fn find(&self, message: &Message, names: &[String]) -> Option<String> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(name.as_ref(), self.value(arg, names));
        }
        self.format(&message.key, &args)
    }

    /// The text of a key, with arguments that have been translated already.
    pub fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }

    /// Checks that the message, and every message in it, has a text and all the arguments that the text uses.
    ///
    /// # Errors
    /// Names the key.
    pub fn check(&self, message: &Message) -> Result<(), String> {
        let key = &message.key;
        let pattern = self.bundle.get_message(key).and_then(|text| text.value()).ok_or_else(|| format!("there is no text `{key}`"))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.check_arg(arg)?;
            args.set(name.as_ref(), self.value(arg, &[]));
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() { Ok(()) } else { Err(format!("{message}: {errors:?}")) }
    }

    fn check_arg(&self, arg: &Arg) -> Result<(), String> {
        match arg {
            Arg::Message(message) => self.check(message),
            Arg::List(items) => items.iter().try_for_each(|item| self.check_arg(item)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat { .. } => Ok(()),
        }
    }

    fn value<'a>(&self, arg: &'a Arg, names: &[String]) -> FluentValue<'a> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            other => FluentValue::String(Cow::Owned(self.text(other, names))),
        }
    }

    fn text(&self, arg: &Arg, names: &[String]) -> String {
        match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Text(text) => text.to_string(),
            Arg::Seat { seat } => self.seat(*seat, names),
            Arg::Message(message) => self.say(message, names),
            Arg::List(items) => items.iter().map(|item| self.text(item, names)).collect::<Vec<_>>().join(", "),
        }
    }

    /// The name of a seat.
    pub fn seat(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Message::new("seat-n").with("n", seat.0 + 1), &[]),
        }
    }

    /// A speaker that knows the names of these players.
    pub fn to<'a>(&'a self, names: &'a [String]) -> TableSpeaker<'a> {
        TableSpeaker { speaker: self, names }
    }
}

fn with_commas<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    grouped(value, ",")
}

fn with_dots<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    grouped(value, ".")
}

/// Formats a number with narrow no-break spaces.
fn with_spaces<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    grouped(value, "\u{202f}")
}

/// Formats a number of 1000 or more with a thousands separator; `None` leaves all others to Fluent.
fn grouped(value: &FluentValue<'_>, separator: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let digits = number.as_string();
    if digits.len() < 4 || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push_str(separator);
        }
        text.push(digit);
    }
    Some(text)
}

impl std::fmt::Debug for Speaker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Speaker({})", self.language.code())
    }
}

/// A [`Speaker`] that knows the players' names.
#[derive(Clone, Copy, Debug)]
pub struct TableSpeaker<'a> {
    speaker: &'a Speaker,
    names: &'a [String],
}

impl Translate for TableSpeaker<'_> {
    fn translate(&self, message: &Message) -> String {
        self.speaker.say(message, self.names)
    }
}

impl Translate for Speaker {
    fn translate(&self, message: &Message) -> String {
        self.say(message, &[])
    }
}
