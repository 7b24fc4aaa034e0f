//! The texts of the page, in the chosen language.

use std::cell::RefCell;

use den_core::Message;
use den_words::{Language, Speaker};

thread_local! {
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

/// Switches to this language, using these Fluent texts. What is already on the page does not change until the page is rebuilt.
pub fn set_language(language: Language, texts: &[&str]) {
    SPEAKER.set(Some(Speaker::with_texts(language, texts.iter().copied())));
}

/// The current language.
pub fn spoken() -> Language {
    SPEAKER.with_borrow(|speaker| speaker.as_ref().map_or(Language::En, Speaker::language))
}

/// Uses the speaker. Tests start in English; in the browser nothing is shown before texts have been fetched.
fn with<T>(f: impl FnOnce(&Speaker) -> T) -> T {
    SPEAKER.with_borrow_mut(|speaker| {
        #[cfg(not(target_arch = "wasm32"))]
        let first = || Speaker::new(Language::En);
        #[cfg(target_arch = "wasm32")]
        let first = || Speaker::with_texts(Language::En, []);
        f(speaker.get_or_insert_with(first))
    })
}

/// The message as a sentence, with these names for the seats.
pub fn say(message: &Message, names: &[String]) -> String {
    with(|speaker| speaker.say(message, names))
}

/// The text of a key built at run time, if there is one.
pub fn find(key: String) -> Option<String> {
    with(|speaker| speaker.find(&Message::keyed(key), &[]))
}

/// The text of a key built at run time. If it is missing, which a test rules out, the key is returned.
pub fn text(key: String) -> String {
    say(&Message::keyed(key), &[])
}

/// The name of a game.
pub fn game_name(game: den_games::GameId) -> String {
    text(format!("{game}-name"))
}

/// `t!("key")`, `t!("key", name = value, …)`: the text in the current language. A missing key or a missing argument does not compile.
#[macro_export]
macro_rules! t {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const { assert!(::den_words::is_text($key, &[$(stringify!($name)),*]), "no such text, or it uses other arguments") };
        $crate::words::say(&::den_core::Message::new($key)$(.with(stringify!($name), ::den_core::Arg::from($value)))*, &[])
    }};
}
