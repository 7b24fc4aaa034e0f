//! The texts of the command line: messages in the chosen language, safe to print.

use std::cell::RefCell;
use std::env;
use std::fmt::Write;

use den_core::{Message, Seat, Translate, Words};
use den_games::GameId;
use den_table::{Occupant, SeatState, opponent_names, wolves};
use den_words::{Language, Speaker};

thread_local! {
    static SPEAKER: RefCell<Speaker> = RefCell::new(Speaker::new(Language::En));
}

/// Sets the language of this thread.
pub(crate) fn speak(language: Language) {
    SPEAKER.set(Speaker::new(language));
}

/// The current language.
pub(crate) fn spoken() -> Language {
    SPEAKER.with_borrow(Speaker::language)
}

/// The language from the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
pub(crate) fn of_environment() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    set.and_then(|locale| Language::find(&locale)).unwrap_or_default()
}

/// The message as a sentence, with these names for the seats.
pub(crate) fn say_to(message: &Message, names: &[String]) -> String {
    printable(&SPEAKER.with_borrow(|speaker| speaker.say(message, names)))
}

/// The message as a sentence.
pub(crate) fn say(message: impl Into<Message>) -> String {
    say_to(&message.into(), &[])
}

/// The text of a key built at run time. A test in den-words checks that every game has its keys.
pub(crate) fn text(key: String) -> String {
    say(Message::keyed(key))
}

/// The text of a key built at run time, if there is one.
pub(crate) fn find(key: String) -> Option<String> {
    SPEAKER.with_borrow(|speaker| speaker.find(&Message::keyed(key), &[]))
}

/// The name of a game.
pub(crate) fn game_name(game: GameId) -> String {
    text(format!("{game}-name"))
}

/// The name of a bot.
pub(crate) fn bot_name(bot: &str) -> String {
    find(format!("bot-{bot}")).unwrap_or_else(|| printable(bot))
}

/// The name of a seat.
pub(crate) fn seat_name(seat: Seat, names: &[String]) -> String {
    printable(&SPEAKER.with_borrow(|speaker| speaker.seat(seat, names)))
}

/// The names of all seats in sentences: people by their names, bots as wolves of their level. Empty for a person without a name.
pub(crate) fn names(occupants: &[Occupant]) -> Vec<String> {
    let name = |(at, (occupant, wolf)): (usize, (&Occupant, Option<String>))| match occupant {
        Occupant::Bot(bot) => wolf.unwrap_or_else(|| t!("term-bot-n", bot = bot_name(bot), n = at + 1)),
        Occupant::Person(name) => printable(name),
        Occupant::Nobody => String::new(),
    };
    occupants.iter().zip(opponent_names(occupants)).enumerate().map(name).collect()
}

/// Who sits on each seat.
pub(crate) fn occupants(seats: &[SeatState]) -> Vec<Occupant> {
    seats.iter().map(|seat| seat.occupant.clone()).collect()
}

/// The level of a bot, if its name does not say it.
pub(crate) fn level(occupant: &Occupant) -> Option<String> {
    let Occupant::Bot(bot) = occupant else { return None };
    wolves(bot).map(|_| bot_name(bot))
}

/// The names of these players, followed by those of the game's virtual ones.
pub(crate) fn with_virtual<G: Words>(seats: u8, mut names: Vec<String>) -> Vec<String> {
    names.resize(usize::from(seats), String::new());
    let more: Vec<String> = G::virtual_seats(seats).iter().map(|message| say_to(message, &names)).collect();
    names.extend(more);
    names
}

/// A translator that knows the names of these players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableSpeaker<'a>(pub(crate) &'a [String]);

impl Translate for TableSpeaker<'_> {
    fn translate(&self, message: &Message) -> String {
        say_to(message, self.0)
    }
}

/// Makes text safe to print: control characters, and marks that reverse the writing direction, are shown as
/// escapes. All external text goes through here before it is printed; line breaks stay.
pub(crate) fn printable(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let hidden = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
        if c != '\n' && (c.is_control() || hidden) {
            let _ = write!(out, "{}", c.escape_default());
        } else {
            out.push(c);
        }
    }
    out
}

/// `t!("key")`, `t!("key", name = value, …)`: the text in the current language. A missing key or a missing argument does not compile.
macro_rules! t {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const { assert!(::den_words::is_text($key, &[$(stringify!($name)),*]), "no such text, or it uses other arguments") };
        $crate::words::say(::den_core::Message::new($key)$(.with(stringify!($name), ::den_core::Arg::from($value)))*)
    }};
}
pub(crate) use t;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_control_characters_are_printed() {
        assert_eq!(printable("A\u{1b}[2J\u{7}\r\u{9b}31m\u{202e}\nb ä"), "A\\u{1b}[2J\\u{7}\\r\\u{9b}31m\\u{202e}\nb ä");
        let name = ["\u{1b}]0;gone\u{7}".to_string()];
        let said = say_to(&Message::new("den-log-undo").with("seat", Seat(0)), &name);
        assert!(!said.contains(char::is_control), "{said:?}");
        assert!(!t!("term-at", at = "a\u{1b}[31m", what = "b").contains('\u{1b}'));
    }

    #[test]
    fn seats_are_named_or_numbered() {
        let bot = |name: &str| Occupant::Bot(name.into());
        let names = names(&[Occupant::Person("Ann".into()), bot("hunter"), Occupant::Person(String::new()), bot("hunter"), bot("greedy")]);
        let called: Vec<String> = Seat::all(5).map(|seat| seat_name(seat, &names)).collect();
        assert_eq!(called, ["Ann", "Fenn", "Seat 3", "Ylva", "Greedy 5"]);
    }

    #[test]
    fn every_level_has_wolves() {
        for level in den_bots::LEVELS {
            assert!(wolves(level.name()).is_some(), "{}", level.name());
        }
    }
}
