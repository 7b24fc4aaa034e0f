//! The numbered rules in other languages: `docs/rules` in English, `docs/rules/<language>` in the others.

use crate::{HOUSE_RULES, MARKS, Mark};

/// A language that the rules are kept in, and the few words that stand round them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// Its two letters, as in the `lang` of a page: `de`.
    pub code: &'static str,
    /// What its speakers call it.
    pub name: &'static str,
    /// The marks with their meanings, in the order of [`MARKS`].
    pub marks: [Mark; 4],
    /// The heading over the marks.
    pub heading: &'static str,
    /// What a rule without a mark is.
    pub unmarked: &'static str,
    /// The notice over the rules of a game of which something is reconstructed; English has one of each game's own instead.
    pub reconstructed: &'static str,
}

/// The languages there are. English comes first: it is the text that tests and refusals go by.
pub const LANGUAGES: [Language; 4] = [
    Language {
        code: "en",
        name: "English",
        marks: MARKS,
        heading: "Marks",
        unmarked: "A rule without one is the printed rulebook's.",
        reconstructed: "Figures marked [X] are reconstructed: the printed ones are not known here.",
    },
    Language {
        code: "de",
        name: "Deutsch",
        marks: meaning([
            "Zahlen, die die Anleitung nur in Bildern zeigt, übernommen aus einer bestehenden Umsetzung",
            "folgt aus den Regeln durch Rechnen oder Überlegen",
            "unsere Auslegung, wo die Anleitung schweigt oder unklar ist",
            "rekonstruiert: Der gedruckte Wert ist hier nicht bekannt; dieser ist von uns, und wer die Schachtel besitzt, kann ihn ersetzen",
        ]),
        heading: "Zeichen",
        unmarked: "Eine Regel ohne Zeichen ist die der gedruckten Anleitung.",
        reconstructed: "Was mit [X] bezeichnet ist, ist rekonstruiert: Die gedruckten Werte sind hier nicht bekannt.",
    },
    Language {
        code: "fr",
        name: "Français",
        marks: meaning([
            "valeurs que la règle imprimée ne montre qu’en images, reprises d’une adaptation existante",
            "découle des règles par calcul ou par logique",
            "notre décision là où la règle imprimée se tait ou reste obscure",
            "reconstitué : la valeur imprimée n’est pas connue ici ; celle-ci est de nous, et qui possède la boîte peut la remplacer",
        ]),
        heading: "Marques",
        unmarked: "Une règle sans marque est celle du livret imprimé.",
        reconstructed: "Ce qui porte la marque [X] est reconstitué : les valeurs imprimées ne sont pas connues ici.",
    },
    Language {
        code: "pl",
        name: "Polski",
        marks: meaning([
            "liczby, które instrukcja pokazuje tylko na obrazkach, wzięte z istniejącej adaptacji",
            "wynika z zasad rachunkiem lub logiką",
            "nasze rozstrzygnięcie tam, gdzie instrukcja milczy lub jest niejasna",
            "odtworzone: drukowana wartość nie jest tu znana; ta jest nasza, a posiadacz pudełka może ją podmienić",
        ]),
        heading: "Oznaczenia",
        unmarked: "Zasada bez oznaczenia pochodzi z drukowanej instrukcji.",
        reconstructed: "To, co nosi znak [X], jest odtworzone: drukowane wartości nie są tu znane.",
    },
];

/// The marks with other words for what they mean.
const fn meaning(words: [&'static str; 4]) -> [Mark; 4] {
    let [a, b, c, d] = MARKS;
    [
        Mark { sign: a.sign, meaning: words[0] },
        Mark { sign: b.sign, meaning: words[1] },
        Mark { sign: c.sign, meaning: words[2] },
        Mark { sign: d.sign, meaning: words[3] },
    ]
}

/// The language with this code.
pub fn language(code: &str) -> Option<&'static Language> {
    const ALL: &[Language] = &LANGUAGES;
    ALL.iter().find(|language| language.code == code)
}

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
