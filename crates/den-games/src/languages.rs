//! The numbered rules in other languages: `docs/rules` in English, `docs/rules/<language>` in the others.

use crate::HOUSE_RULES;

/// A language that the rules are kept in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// Its two letters, as in the `lang` of a page: `de`.
    pub code: &'static str,
    /// What its speakers call it.
    pub name: &'static str,
}

/// The languages there are. English comes first: it is the text that tests and refusals go by.
pub const LANGUAGES: [Language; 4] = [
    Language { code: "en", name: "English" },
    Language { code: "de", name: "Deutsch" },
    Language { code: "fr", name: "Français" },
    Language { code: "pl", name: "Polski" },
];

/// The rules of the house go by this id, next to the ids of the games.
pub const TABLE: &str = "table";

/// The three translations of one file of rules, in the order of [`LANGUAGES`].
macro_rules! translations {
    ($file:literal) => {
        [
            include_str!(concat!("../../../docs/rules/de/", $file)),
            include_str!(concat!("../../../docs/rules/fr/", $file)),
            include_str!(concat!("../../../docs/rules/pl/", $file)),
        ]
    };
}

/// The numbered rules of a game, or of the house ([`TABLE`]), as Markdown in a language. `None` where there is no such game or language.
///
/// ```
/// let rules = den_games::rules_in("wolf-and-hound", "de").unwrap();
/// assert!(rules.contains("- **WH-TURN-1** Ein Zug hat vier Phasen"));
/// assert_eq!(den_games::rules_in("wolf-and-hound", "tlh"), None);
/// ```
pub fn rules_in(game_id: &str, lang: &str) -> Option<&'static str> {
    let (english, others) = match game_id {
        TABLE => (HOUSE_RULES, translations!("table.md")),
        "wolf-and-hound" => (include_str!("../../../docs/rules/wolf-and-hound.md"), translations!("wolf-and-hound.md")),
        "lone-wolves" => (include_str!("../../../docs/rules/lone-wolves.md"), translations!("lone-wolves.md")),
        "the-wolves" => (include_str!("../../../docs/rules/the-wolves.md"), translations!("the-wolves.md")),
        "wolfwalkers" => (include_str!("../../../docs/rules/wolfwalkers.md"), translations!("wolfwalkers.md")),
        _ => return None,
    };
    match LANGUAGES.iter().position(|language| language.code == lang)? {
        0 => Some(english),
        at => others.get(at - 1).copied(),
    }
}
