//! Typed options and presets. Parsing, errors, help and pickers all come from [`Key`].

use std::fmt::{self, Debug, Display};
use std::hash::Hash;

use crate::{Refusal, Seat, error::shorten};

/// One option: its name and its possible values. Its label and help are messages: `GAME-opt-NAME`, `GAME-opt-NAME-help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The name, as in `--set NAME=VALUE`.
    pub name: &'static str,
    /// Its possible values.
    pub values: Values,
}

/// The possible values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// `true` or `false`.
    Bool,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number in a range, or one of the words.
    Range {
        /// The smallest number.
        least: u16,
        /// The largest number.
        most: u16,
        /// Words allowed instead of a number.
        words: &'static [&'static str],
    },
    /// Any of these, each at most once, separated by commas; `none` for none.
    Subset(&'static [&'static str]),
    /// All of these letters, in any order, without separators.
    Order(&'static str),
    /// One of the words, or names of things in the content, each at most once, separated by `+`.
    Names {
        /// Words allowed instead of names.
        words: &'static [&'static str],
        /// The maximum number of names.
        most: usize,
    },
}

/// What an option was set to. Its `Display` is the text that [`Values::read`] reads back.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// Of [`Values::Bool`].
    Bool(bool),
    /// A word of [`Values::OneOf`], [`Values::Range`] or [`Values::Names`].
    Word(&'static str),
    /// A number of [`Values::Range`].
    Number(u16),
    /// The members of a [`Values::Subset`], in the order of the definition.
    Subset(Vec<&'static str>),
    /// The letters of [`Values::Order`].
    Order(Vec<char>),
    /// Of [`Values::Names`], in the order given.
    Names(Vec<String>),
}

impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(yes) => write!(f, "{yes}"),
            Value::Word(word) => f.write_str(word),
            Value::Number(n) => write!(f, "{n}"),
            Value::Subset(items) if items.is_empty() => f.write_str("none"),
            Value::Subset(items) => f.write_str(&items.join(",")),
            Value::Order(letters) => letters.iter().try_for_each(|letter| write!(f, "{letter}")),
            Value::Names(names) => f.write_str(&names.join("+")),
        }
    }
}

crate::messages! {
    /// Why an option is refused.
    pub enum OptionReason {
        /// There is no option of this name.
        UnknownOption = "den-option-unknown",
        /// It is neither a preset nor `key=value`.
        UnknownPreset = "den-option-no-preset",
        /// The word is not one of those allowed.
        NotAllowed { word: String } = "den-option-not-allowed",
        /// A word that is given twice.
        NamedTwice { word: String } = "den-option-twice",
        /// One is missing.
        Missing { word: String } = "den-option-missing",
        /// More names than allowed.
        TooMany { n: usize } = "den-option-too-many",
    }
}

crate::messages! {
    /// The possible values of an option.
    pub enum Allowed {
        /// One of these words.
        Words { words: Vec<&'static str> } = "den-allowed-words",
        /// This number alone.
        Only { n: u16 } = "den-allowed-only",
        /// A number in a range.
        Range { least: u16, most: u16 } = "den-allowed-range",
        /// A number in a range, or a word.
        RangeOr { least: u16, most: u16, words: Vec<&'static str> } = "den-allowed-range-or",
        /// `none`, or some of these.
        Subset { words: Vec<&'static str> } = "den-allowed-subset",
        /// All of these letters, each once.
        Order { letters: &'static str } = "den-allowed-order",
        /// A word, or names.
        Names { words: Vec<&'static str>, n: usize } = "den-allowed-names",
        /// One of these presets.
        Presets { words: Vec<&'static str> } = "den-allowed-presets",
        /// One of these options.
        Options { words: Vec<&'static str> } = "den-allowed-options",
    }
}

/// Who begins, in games where the rules leave it open or to chance: the option `first`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// By lot.
    Lot,
    /// The loser of the last game; by lot if there was none. [`First::after`] turns it into a seat.
    Loser,
    /// The player at this seat; in a rematch the loser.
    Seat(Seat),
}

impl First {
    /// The name of the option.
    pub const NAME: &'static str = "first";

    /// The option, for a game with at most this many players.
    pub const fn key(most: u16) -> Key {
        Key { name: First::NAME, values: Values::Range { least: 1, most, words: &["lot", "loser"] } }
    }

    /// The seat that begins; `None` if the dealer draws it.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn seat(self, seats: u8) -> Result<Option<Seat>, Refusal> {
        match self {
            First::Seat(seat) if seat.0 >= seats => {
                let allowed = Allowed::RangeOr { least: 1, most: seats.into(), words: vec!["lot", "loser"] };
                Err(Refusal::new(First::NAME, OptionReason::NotAllowed { word: seat.to_string() }).allowed(allowed))
            }
            First::Seat(seat) => Ok(Some(seat)),
            First::Lot | First::Loser => Ok(None),
        }
    }

    /// Who begins the next game if this seat lost the last one; `None` if several share the last place.
    #[must_use]
    pub fn after(self, loser: Option<Seat>) -> First {
        match (self, loser) {
            (First::Lot, _) => First::Lot,
            (_, Some(seat)) => First::Seat(seat),
            (_, None) => First::Loser,
        }
    }
}

impl First {
    /// The options of the next game if this seat lost the last one; unchanged if the game has no such option.
    pub fn rematch<O: Options>(options: &O, loser: Option<Seat>) -> O {
        let mut next = options.clone();
        if O::KEYS.iter().any(|key| key.name == First::NAME) {
            next.set(First::NAME, First::from(options.get(First::NAME)).after(loser).into());
        }
        next
    }
}

impl From<Value> for First {
    fn from(value: Value) -> First {
        match value {
            Value::Number(n @ 1..=255) => First::Seat(Seat(n as u8 - 1)),
            Value::Word("loser") => First::Loser,
            _ => First::Lot,
        }
    }
}

impl From<First> for Value {
    fn from(first: First) -> Value {
        match first {
            First::Lot => Value::Word("lot"),
            First::Loser => Value::Word("loser"),
            First::Seat(seat) => Value::Number(u16::from(seat.0) + 1),
        }
    }
}

impl Values {
    /// What is allowed, to be shown to a person.
    pub fn allowed(self) -> Allowed {
        match self {
            Values::Bool => Allowed::Words { words: vec!["true", "false"] },
            Values::OneOf(words) => Allowed::Words { words: words.to_vec() },
            Values::Range { least, most, words: [] } if least == most => Allowed::Only { n: least },
            Values::Range { least, most, words: [] } => Allowed::Range { least, most },
            Values::Range { least, most, words } => Allowed::RangeOr { least, most, words: words.to_vec() },
            Values::Subset(words) => Allowed::Subset { words: words.to_vec() },
            Values::Order(letters) => Allowed::Order { letters },
            Values::Names { words, most } => Allowed::Names { words: words.to_vec(), n: most },
        }
    }

    /// Reads a value, ignoring case.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(self, text: &str) -> Result<Value, OptionReason> {
        let bad = |word: &str| OptionReason::NotAllowed { word: shorten(word) };
        let find = |words: &[&'static str], text: &str| words.iter().copied().find(|word| word.eq_ignore_ascii_case(text));
        match self {
            Values::Bool => match text.to_ascii_lowercase().as_str() {
                "true" | "yes" | "on" => Ok(Value::Bool(true)),
                "false" | "no" | "off" => Ok(Value::Bool(false)),
                _ => Err(bad(text)),
            },
            Values::OneOf(words) => find(words, text).map(Value::Word).ok_or_else(|| bad(text)),
            Values::Range { least, most, words } => match find(words, text) {
                Some(word) => Ok(Value::Word(word)),
                None => text.parse().ok().filter(|n| (least..=most).contains(n)).map(Value::Number).ok_or_else(|| bad(text)),
            },
            Values::Subset(words) => {
                if text.is_empty() || text.eq_ignore_ascii_case("none") {
                    return Ok(Value::Subset(Vec::new()));
                }
                let named = distinct(text.split(',').map(|word| find(words, word.trim()).ok_or_else(|| bad(word))))?;
                Ok(Value::Subset(words.iter().copied().filter(|word| named.contains(word)).collect()))
            }
            Values::Order(letters) => {
                let find = |c: char| letters.chars().find(|letter| letter.eq_ignore_ascii_case(&c)).ok_or_else(|| bad(&c.to_string()));
                let order = distinct(text.chars().map(find))?;
                match letters.chars().find(|letter| !order.contains(letter)) {
                    Some(letter) => Err(OptionReason::Missing { word: letter.to_string() }),
                    None => Ok(Value::Order(order)),
                }
            }
            Values::Names { words, most } => {
                if let Some(word) = find(words, text) {
                    return Ok(Value::Word(word));
                }
                let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                let sound = |name: &str| !name.is_empty() && name.len() <= 40 && name.chars().all(plain);
                let names: Vec<String> = text
                    .split('+')
                    .map(|name| if sound(name) { Ok(name.to_string()) } else { Err(bad(name)) })
                    .collect::<Result<_, _>>()?;
                if names.len() > most { Err(OptionReason::TooMany { n: names.len() }) } else { Ok(Value::Names(names)) }
            }
        }
    }
}

/// Collects the items; fails at the first error or duplicate.
fn distinct<T: PartialEq + ToString>(items: impl Iterator<Item = Result<T, OptionReason>>) -> Result<Vec<T>, OptionReason> {
    let mut seen = Vec::new();
    for item in items {
        let item = item?;
        if seen.contains(&item) {
            return Err(OptionReason::NamedTwice { word: item.to_string() });
        }
        seen.push(item);
    }
    Ok(seen)
}

/// A named set of options. Its label and help are messages: `GAME-opt-preset-NAME`, `GAME-opt-preset-NAME-help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name.
    pub name: &'static str,
    /// The options it sets.
    pub pairs: &'static [(&'static str, &'static str)],
}

/// The options of a game, readable and writable as `key=value` pairs.
pub trait Options: Clone + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// All options.
    const KEYS: &'static [Key];
    /// All presets. The first one is meant for a first game and equals `default()`.
    const PRESETS: &'static [Preset];

    /// Sets one of [`Options::KEYS`] to a value that its [`Values`] allow.
    fn set(&mut self, key: &'static str, value: Value);

    /// What one of [`Options::KEYS`] is set to.
    fn get(&self, key: &'static str) -> Value;

    /* provided */

    /// The default options of an earlier version of the rules, with which its records and stored matches are replayed; `None` if there is
    /// no such version. What differs from today's rules is part of these options, even if no key can set it.
    fn earlier(version: u32) -> Option<Self> {
        let _ = version;
        None
    }

    /// The earlier version of the rules that these options follow; `None` for today's.
    fn version(&self) -> Option<u32> {
        None
    }

    /// Reads one option and sets it.
    ///
    /// # Errors
    /// Names the option and what is allowed.
    fn read_one(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        let Some(known) = Self::KEYS.iter().find(|k| k.name == key) else {
            let words = Self::KEYS.iter().map(|k| k.name).collect();
            return Err(Refusal::new(shorten(key), OptionReason::UnknownOption).allowed(Allowed::Options { words }));
        };
        let value = known.values.read(value).map_err(|reason| Refusal::new(known.name, reason).allowed(known.values.allowed()))?;
        self.set(known.name, value);
        Ok(())
    }

    /// Reads a list of presets and `key=value` words; later words win.
    ///
    /// # Errors
    /// Names the word, and all options or presets.
    fn read<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Self, Refusal> {
        Self::default().with(words)
    }

    /// These options, changed by a list of presets and `key=value` words; later words win.
    ///
    /// # Errors
    /// Names the word, and all options or presets.
    fn with<'a>(self, words: impl IntoIterator<Item = &'a str>) -> Result<Self, Refusal> {
        let mut options = self.clone();
        for word in words {
            if let Some((key, value)) = word.split_once('=') {
                options.read_one(key, value)?;
            } else if let Some(preset) = Self::PRESETS.iter().find(|p| p.name == word) {
                options = self.clone();
                for (key, value) in preset.pairs {
                    options.read_one(key, value)?;
                }
            } else {
                let words = Self::PRESETS.iter().map(|p| p.name).collect();
                return Err(Refusal::new(shorten(word), OptionReason::UnknownPreset).allowed(Allowed::Presets { words }));
            }
        }
        Ok(options)
    }

    /// All options in the order of [`Options::KEYS`].
    fn pairs(&self) -> Vec<(&'static str, Value)> {
        Self::KEYS.iter().map(|key| (key.name, self.get(key.name))).collect()
    }

    /// The pairs as one line of `key=value` words.
    fn to_line(&self) -> String {
        self.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_round_trip() {
        for (values, text, canonical) in [
            (Values::Bool, "ON", "true"),
            (Values::OneOf(&["basic", "advanced"]), "Advanced", "advanced"),
            (Values::Range { least: 2, most: 100, words: &["auto"] }, "20", "20"),
            (Values::Range { least: 2, most: 100, words: &["auto"] }, "auto", "auto"),
            (Values::Subset(&["W01", "W02", "W03"]), "w03,W01", "W01,W03"),
            (Values::Subset(&["W01"]), "", "none"),
            (Values::Order("FRGTD"), "dtgrf", "DTGRF"),
            (Values::Names { words: &["none"], most: 2 }, "wander+second-chance", "wander+second-chance"),
        ] {
            let value = values.read(text).unwrap();
            assert_eq!(value.to_string(), canonical);
            assert_eq!(values.read(canonical), Ok(value));
        }
    }

    #[test]
    fn invalid_options_are_refused_with_the_word_at_fault() {
        let not = |word: &str| OptionReason::NotAllowed { word: word.into() };
        assert_eq!(Values::Bool.read("maybe"), Err(not("maybe")));
        assert_eq!(Values::Range { least: 2, most: 9, words: &[] }.read("10"), Err(not("10")));
        assert_eq!(Values::Subset(&["A", "B"]).read("a,c"), Err(not("c")));
        assert_eq!(Values::Subset(&["A", "B"]).read("a,A"), Err(OptionReason::NamedTwice { word: "A".into() }));
        assert_eq!(Values::Order("AB").read("b"), Err(OptionReason::Missing { word: "A".into() }));
        assert_eq!(Values::Order("AB").read("abx"), Err(not("x")));
        assert_eq!(Values::Names { words: &[], most: 1 }.read("a+b"), Err(OptionReason::TooMany { n: 2 }));
        assert_eq!(Values::Names { words: &[], most: 1 }.read("Ä"), Err(not("Ä")));
    }
}
