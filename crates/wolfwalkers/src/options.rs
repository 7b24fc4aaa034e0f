//! The options: swap cards, modules, cards left out, who begins.

use den_core::{Allowed, First, Key, Preset, Refusal, Value, Values};

use crate::content::Content;
use crate::pieces::deck::Deck;
use crate::pieces::ids::{OpportunityId, SpecialId};
use crate::pieces::modules::Category;
use crate::setup::{Module, Setup};
use crate::words::messages::{Accepted, OptionReason};

/// The options of Wolfwalkers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The number of swap cards; `None` for the default: none with one or two players, six with three or four.
    pub swaps: Option<u8>,
    /// The special.
    pub special: Pick,
    /// The opportunities.
    pub opportunities: Pick,
    /// The names and categories of module cards that are left out (WW-MOD-5), sorted.
    pub without: Vec<String>,
    /// Who begins (WW-SETUP-3).
    pub first: First,
}

impl Default for Options {
    fn default() -> Options {
        Options { swaps: None, special: Pick::None, opportunities: Pick::None, without: Vec::new(), first: First::Loser }
    }
}

/// Which module cards are used.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pick {
    /// None.
    #[default]
    None,
    /// Drawn by the dealer.
    Random,
    /// These, by name.
    Chosen(Vec<String>),
}

impl From<Value> for Pick {
    fn from(value: Value) -> Pick {
        match value {
            Value::Names(names) => Pick::Chosen(names),
            Value::Word("random") => Pick::Random,
            _ => Pick::None,
        }
    }
}

impl From<&Pick> for Value {
    fn from(pick: &Pick) -> Value {
        match pick {
            Pick::None => Value::Word("none"),
            Pick::Random => Value::Word("random"),
            Pick::Chosen(names) => Value::Names(names.clone()),
        }
    }
}

impl den_core::Options for Options {
    const KEYS: &'static [Key] = &[
        Key { name: "swaps", values: Values::Range { least: 0, most: 12, words: &["auto"] } },
        Key { name: "special", values: Values::Names { words: &["none", "random"], most: 1 } },
        Key { name: "opportunities", values: Values::Names { words: &["none", "random"], most: 3 } },
        Key { name: "without", values: Values::Names { words: &["none"], most: 64 } },
        First::key(4),
    ];

    const PRESETS: &'static [Preset] = &[
        Preset { name: "first-game", pairs: &[] },
        Preset { name: "swaps", pairs: &[("swaps", "6")] },
        Preset { name: "specials", pairs: &[("special", "random")] },
        Preset { name: "full", pairs: &[("swaps", "6"), ("special", "random"), ("opportunities", "random")] },
        Preset { name: "peaceful", pairs: &[("special", "random"), ("opportunities", "random"), ("without", "interaction")] },
    ];

    fn set(&mut self, key: &'static str, value: Value) {
        match (key, value) {
            ("swaps", Value::Number(n)) => self.swaps = Some(n as u8),
            ("swaps", _) => self.swaps = None,
            ("special", value) => self.special = value.into(),
            ("opportunities", value) => self.opportunities = value.into(),
            (First::NAME, value) => self.first = value.into(),
            (_, Value::Names(mut names)) => {
                den_core::sort(&mut names);
                names.dedup();
                self.without = names;
            }
            _ => self.without = Vec::new(),
        }
    }

    fn get(&self, key: &'static str) -> Value {
        match key {
            "swaps" => self.swaps.map_or(Value::Word("auto"), |n| Value::Number(n.into())),
            "special" => (&self.special).into(),
            "opportunities" => (&self.opportunities).into(),
            First::NAME => self.first.into(),
            _ if self.without.is_empty() => Value::Word("none"),
            _ => Value::Names(self.without.clone()),
        }
    }
}

impl Options {
    /// What is fixed for a match with these options, if they are valid.
    pub(crate) fn set_up(&self, content: &Content, seats: u8) -> Result<Setup, Refusal> {
        let deck = &content.deck;
        self.check_without(content)?;
        let in_play = |name: &str, category: Category, least: u8| {
            least <= seats && !self.without.iter().any(|word| word == name || word == category.key())
        };
        let specials: Vec<(&str, bool)> =
            deck.specials.iter().map(|card| (card.name.as_str(), in_play(&card.name, card.category, card.seats))).collect();
        let opportunities: Vec<(&str, bool)> =
            deck.opportunities.iter().map(|card| (card.name.as_str(), in_play(&card.name, card.category, card.seats))).collect();
        let special = match &self.special {
            Pick::None => Module::None,
            Pick::Random => Module::Random(enough("special", &specials, 1)?),
            Pick::Chosen(chosen) => Module::Chosen(SpecialId::new(find("special", &chosen[0], &specials, &[])?)),
        };
        let opportunities = match &self.opportunities {
            Pick::None => Module::None,
            _ if special == Module::None => {
                return Err(Refusal::new("opportunities", OptionReason::NeedsSpecial).allowed(Accepted::ASpecial).rule("WW-MOD-2"));
            }
            Pick::Random => Module::Random(enough("opportunities", &opportunities, 3)?),
            Pick::Chosen(chosen) => {
                let mut found = Vec::new();
                for name in chosen {
                    found.push(find("opportunities", name, &opportunities, &found)?);
                }
                den_core::sort(&mut found);
                Module::Chosen(found.into_iter().map(OpportunityId::new).collect())
            }
        };
        let swaps = self.swaps_for(deck, seats)?;
        let first = self.first.seat(seats)?;
        Ok(Setup { first, backs: content.backs.clone(), ..Setup::new(deck.clone(), seats, swaps, special, opportunities) })
    }

    /// WW-MOD-5: what is left out is a module card or a category.
    fn check_without(&self, content: &Content) -> Result<(), Refusal> {
        let names = den_core::Content::names(content, "without");
        let known = |word: &&String| names.contains(&word.as_str()) || Category::ALL.iter().any(|category| category.key() == *word);
        match self.without.iter().find(|word| !known(word)) {
            None => Ok(()),
            Some(word) => Err(Refusal::new("without", OptionReason::NotAModule { word: word.clone() })
                .allowed(Accepted::Names { words: names.into_iter().map(String::from).collect() })
                .rule("WW-MOD-5")),
        }
    }

    /// WW-SETUP-2 and WW-34P-1.
    fn swaps_for(&self, deck: &Deck, seats: u8) -> Result<u8, Refusal> {
        let in_box = deck.swaps;
        let (least, most, usual) = if seats > 2 { (in_box, in_box.saturating_mul(2), in_box) } else { (0, in_box, 0) };
        match self.swaps {
            None => Ok(usual),
            Some(swaps) if (least..=most).contains(&swaps) => Ok(swaps),
            Some(swaps) => Err(Refusal::new("swaps", OptionReason::SwapCount { n: swaps, seats })
                .allowed(Allowed::RangeOr { least: least.into(), most: most.into(), words: vec!["auto"] })
                .rule(if seats > 2 { "WW-34P-1" } else { "WW-SETUP-2" })),
        }
    }
}

/// The cards in play, as bits, if there are at least `least`.
fn enough(key: &str, cards: &[(&str, bool)], least: u32) -> Result<u64, Refusal> {
    let set = cards.iter().enumerate().filter(|(_, (_, playable))| *playable).fold(0u64, |set, (at, _)| set | 1 << at);
    if set.count_ones() < least {
        let few = OptionReason::TooFew { n: set.count_ones(), due: least };
        return Err(Refusal::new(key, few).allowed(Accepted::FewerLeftOut).rule("WW-MOD-5"));
    }
    Ok(set)
}

/// The first card with this name that is not yet `taken`.
fn find(key: &str, name: &str, cards: &[(&str, bool)], taken: &[u8]) -> Result<u8, Refusal> {
    let word = name.to_string();
    if !cards.iter().any(|(card, _)| *card == name) {
        let mut words: Vec<String> = ["none", "random"].into_iter().chain(cards.iter().map(|(card, _)| *card)).map(String::from).collect();
        words.dedup();
        return Err(Refusal::new(key, OptionReason::NoCard { word }).allowed(Accepted::Names { words }));
    }
    let free = (0..cards.len()).find(|&at| cards[at].0 == name && !taken.contains(&(at as u8)));
    match free {
        Some(at) if cards[at].1 => Ok(at as u8),
        Some(_) => Err(Refusal::new(key, OptionReason::LeftOut { word }).rule("WW-MOD-5")),
        None => Err(Refusal::new(key, OptionReason::NoCopies { word }).rule("WW-MOD-2")),
    }
}
