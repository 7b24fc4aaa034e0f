//! Which names are allowed. Anyone can choose a name and everyone sees it, so no name may hide characters or imitate another.
//!
//! Names are normalised like PRECIS nicknames (RFC 8266): compatibility forms become plain ones, spaces are trimmed and collapsed. The
//! result must fit Unicode's identifier profile (UTS 39): letters and digits of living scripts, not mixed, and a few marks. Which
//! names count as the same is decided by [`den_store::name_keys`].

use den_store::name_keys;
use den_table::read_name;
use den_table::wire::{Code, Refused};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};

use crate::error::Fault;
use crate::messages::ServerReason;

/// The maximum number of marks on one letter. No language needs more.
const MAX_MARKS: usize = 2;

/// The normalised name.
pub(crate) fn name(text: &str) -> Result<String, Fault> {
    let plain: String = text.nfkc().collect();
    let refused = |why: ServerReason| Err(Fault::Refused(Refused::new(Code::Unreadable, why)));
    // Invisible characters are refused, not removed: the name would no longer be the one that the player typed.
    if plain.chars().any(|c| c != ' ' && !is_allowed(c)) || has_many_marks(&plain) {
        return refused(ServerReason::NameLetters);
    }
    let name = read_name(&plain).map_err(|illegal| Fault::Refused(illegal.into()))?;
    if !name.chars().any(char::is_alphanumeric) {
        return refused(ServerReason::NameLetters);
    }
    let letters: String = name.chars().filter(|c| *c != ' ').collect();
    if !letters.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        return refused(ServerReason::NameScripts);
    }
    if is_of_a_bot(&name) {
        return refused(ServerReason::NameOfBot);
    }
    Ok(name)
}

/// Joiners are allowed in some scripts, but are invisible in others.
fn is_allowed(c: char) -> bool {
    c.identifier_allowed() && !matches!(c, '\u{200c}' | '\u{200d}')
}

fn has_many_marks(text: &str) -> bool {
    let mut marks = MAX_MARKS;
    text.chars().any(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks > MAX_MARKS
    })
}

/// Whether the name ends like a bot's: records write bots as `alpha bot`.
fn is_of_a_bot(name: &str) -> bool {
    let keys = name_keys(name);
    let same = |other: &str| name_keys(other).iter().any(|key| keys.contains(key));
    den_table::offer().bots.iter().any(|bot| same(&format!("{bot} bot")) || same(&format!("bot {bot}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_accepted() {
        for (text, taken) in [
            ("Ada", "Ada"),
            ("  Ada   Lovelace ", "Ada Lovelace"),
            ("Łukasz Żółw", "Łukasz Żółw"),
            ("Zoë O'Neil-Smith Jr.", "Zoë O'Neil-Smith Jr."),
            ("Ｗｏｌｆ", "Wolf"),
            ("Вера", "Вера"),
            ("Αθηνά", "Αθηνά"),
            ("狼 たろう", "狼 たろう"),
            ("ذئب", "ذئب"),
            ("Player 1", "Player 1"),
            ("Talbot", "Talbot"),
        ] {
            assert_eq!(name(text).unwrap(), taken, "{text:?}");
        }
    }

    #[test]
    fn invisible_and_imitating_names_are_refused() {
        for text in [
            "A\u{ad}da",
            "A\u{34f}da",
            "A\u{61c}da",
            "A\u{180e}da",
            "A\u{2800}da",
            "\u{3164}",
            "Ada\u{fe0f}",
            "Ada\u{e0041}",
            "A\u{200d}da",
            "A\u{202e}da",
            "Ada\u{200b}",
            "Ad\u{430}",
            "Bot (alpha)",
            "alpha bot",
            "Alpha  Bot",
            "a1pha bot",
            "<b>Ada</b>",
            "Ada\u{1f43a}",
            "...",
            "",
            " ",
            "a\u{301}\u{302}\u{303}\u{304}",
            "Ada\nEve",
        ] {
            assert!(name(text).is_err(), "{text:?} was taken");
        }
        assert!(name(&"x".repeat(41)).is_err());
    }
}
