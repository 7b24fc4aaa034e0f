//! The choices before a game: swap cards, modules, cards left out.

use den_core::{Key, Preset, Refusal};

use crate::content::Deck;
use crate::modules::Category;

/// The options of Wolfwalkers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// How many swap cards; `None`: none for one or two players, six for three or four.
    pub swaps: Option<u8>,
    /// The special.
    pub special: Choice,
    /// The opportunities.
    pub opportunities: Choice,
    /// Names and categories of module cards that are left out (WW-MOD-5), sorted.
    pub without: Vec<String>,
}

/// Which module cards are played with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Choice {
    /// None.
    #[default]
    None,
    /// The dealer draws.
    Random,
    /// These, by name.
    Chosen(Vec<String>),
}

impl Choice {
    fn text(&self) -> String {
        match self {
            Choice::None => "none".into(),
            Choice::Random => "random".into(),
            Choice::Chosen(names) => names.join("+"),
        }
    }

    fn read(key: &str, value: &str, most: usize) -> Result<Choice, Refusal> {
        Ok(match value {
            "none" => Choice::None,
            "random" => Choice::Random,
            names => {
                let names = list(key, names)?;
                if names.len() > most {
                    let allowed =
                        if most == 1 { "none, random or a name".to_string() } else { format!("none, random or up to {most} names") };
                    return Err(Refusal::new(key, format!("{} names", names.len())).allowed(allowed));
                }
                Choice::Chosen(names)
            }
        })
    }
}

/// Reads names joined by `+`.
fn list(key: &str, value: &str) -> Result<Vec<String>, Refusal> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let names: Vec<String> = value.split('+').map(String::from).collect();
    match names.iter().find(|name| name.is_empty() || name.len() > 40 || !name.chars().all(plain)) {
        Some(name) => Err(Refusal::new(key, format!("`{}` is no name", name.chars().take(40).collect::<String>()))
            .allowed("names of module cards joined by `+`, such as second-chance+wander")),
        None => Ok(names),
    }
}

impl den_core::Options for Options {
    const KEYS: &'static [Key] = &[
        Key {
            name: "swaps",
            help: "How many swap cards are in the stack (WW-SETUP-2).",
            values: "auto (none for 1 or 2 players, 6 for 3 or 4), 0 to 6 for 1 or 2 players, 6 to 12 for 3 or 4",
        },
        Key { name: "special", help: "The special that changes the rules for everybody (WW-MOD-1).", values: "none, random or a name" },
        Key {
            name: "opportunities",
            help: "The opportunities that everybody may use once; they need a special (WW-MOD-2).",
            values: "none, random or up to three names joined by +",
        },
        Key {
            name: "without",
            help: "Module cards that the dealer leaves out (WW-MOD-5).",
            values: "none, or names and categories (interaction, display, market, scoring) joined by +",
        },
    ];

    const PRESETS: &'static [Preset] = &[
        Preset { name: "first-game", help: "The basic game.", pairs: &[] },
        Preset { name: "swaps", help: "The basic game with six swap cards.", pairs: &[("swaps", "6")] },
        Preset { name: "specials", help: "With a special drawn at random.", pairs: &[("special", "random")] },
        Preset {
            name: "full",
            help: "Six swap cards, a random special and three random opportunities.",
            pairs: &[("swaps", "6"), ("special", "random"), ("opportunities", "random")],
        },
        Preset {
            name: "peaceful",
            help: "A random special and three random opportunities, without interaction.",
            pairs: &[("special", "random"), ("opportunities", "random"), ("without", "interaction")],
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        match key {
            "swaps" if value == "auto" => self.swaps = None,
            "swaps" => {
                let swaps = value.parse().ok().filter(|&n: &u8| n <= 12);
                self.swaps = Some(swaps.ok_or_else(|| {
                    let shown: String = value.chars().take(20).collect();
                    Refusal::new(key, format!("`{shown}` is no number of swap cards")).allowed("auto, 0 to 12").rule("WW-SETUP-2")
                })?);
            }
            "special" => self.special = Choice::read(key, value, 1)?,
            "opportunities" => self.opportunities = Choice::read(key, value, 3)?,
            _ if value == "none" => self.without = Vec::new(),
            _ => {
                let mut without = list(key, value)?;
                without.sort();
                without.dedup();
                self.without = without;
            }
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![
            ("swaps", self.swaps.map_or("auto".into(), |n| n.to_string())),
            ("special", self.special.text()),
            ("opportunities", self.opportunities.text()),
            ("without", if self.without.is_empty() { "none".into() } else { self.without.join("+") }),
        ]
    }
}

/// The options, checked against deck and seats.
pub(crate) struct Setting {
    pub(crate) swaps: u8,
    pub(crate) special: Module<u8>,
    pub(crate) opportunities: Module<Vec<u8>>,
}

/// A sort of module cards that is not played with, drawn from a set (as bits), or chosen.
pub(crate) enum Module<T> {
    None,
    Random(u64),
    Chosen(T),
}

impl Options {
    /// Checks the options against the deck and the number of players.
    pub(crate) fn settle(&self, deck: &Deck, seats: u8) -> Result<Setting, Refusal> {
        let names = || deck.specials.iter().map(|c| &c.name).chain(deck.opportunities.iter().map(|c| &c.name));
        for word in &self.without {
            if !Category::ALL.iter().any(|c| c.key() == word) && !names().any(|name| name == word) {
                return Err(Refusal::new("without", format!("`{word}` is neither a module card nor a category"))
                    .allowed(format!("interaction, display, market, scoring, {}", listed(names())))
                    .rule("WW-MOD-5"));
            }
        }
        let in_play = |name: &str, category: Category, least: u8| {
            least <= seats && !self.without.iter().any(|word| word == name || word == category.key())
        };
        let specials: Vec<bool> = deck.specials.iter().map(|c| in_play(&c.name, c.category, c.seats)).collect();
        let opportunities: Vec<bool> = deck.opportunities.iter().map(|c| in_play(&c.name, c.category, c.seats)).collect();
        let special = match &self.special {
            Choice::None => Module::None,
            Choice::Random => Module::Random(enough("special", &specials, 1)?),
            Choice::Chosen(chosen) => {
                let all: Vec<&String> = deck.specials.iter().map(|c| &c.name).collect();
                Module::Chosen(find("special", &chosen[0], &all, &specials, &[])?)
            }
        };
        let opportunities = match &self.opportunities {
            Choice::None => Module::None,
            _ if matches!(special, Module::None) => {
                return Err(Refusal::new("opportunities", "they are played with a special; choose `no-change` to play them alone")
                    .allowed("special=no-change, special=random")
                    .rule("WW-MOD-2"));
            }
            Choice::Random => Module::Random(enough("opportunities", &opportunities, 3)?),
            Choice::Chosen(chosen) => {
                let all: Vec<&String> = deck.opportunities.iter().map(|c| &c.name).collect();
                let mut found = Vec::new();
                for name in chosen {
                    found.push(find("opportunities", name, &all, &opportunities, &found)?);
                }
                found.sort_unstable();
                Module::Chosen(found)
            }
        };
        Ok(Setting { swaps: self.swaps_for(deck, seats)?, special, opportunities })
    }

    /// WW-SETUP-2 and WW-34P-1.
    fn swaps_for(&self, deck: &Deck, seats: u8) -> Result<u8, Refusal> {
        let in_box = deck.swaps;
        let (least, most, usual) = if seats > 2 { (in_box, in_box.saturating_mul(2), in_box) } else { (0, in_box, 0) };
        match self.swaps {
            None => Ok(usual),
            Some(swaps) if (least..=most).contains(&swaps) => Ok(swaps),
            Some(swaps) => Err(Refusal::new("swaps", format!("{swaps} swap cards for {seats} players"))
                .allowed(format!("{least} to {most}, auto"))
                .rule(if seats > 2 { "WW-34P-1" } else { "WW-SETUP-2" })),
        }
    }
}

fn listed<'a>(names: impl Iterator<Item = &'a String>) -> String {
    let mut names: Vec<&str> = names.map(String::as_str).collect();
    names.dedup();
    names.join(", ")
}

fn enough(key: &str, playable: &[bool], least: usize) -> Result<u64, Refusal> {
    let set = playable.iter().enumerate().filter(|(_, playable)| **playable).fold(0u64, |set, (at, _)| set | 1 << at);
    if (set.count_ones() as usize) < least {
        return Err(Refusal::new(key, format!("only {} cards are left to draw from, {least} are needed", set.count_ones()))
            .allowed("fewer cards left out by `without`")
            .rule("WW-MOD-5"));
    }
    Ok(set)
}

/// The first card with this name that is not yet `taken`.
fn find(key: &str, name: &str, all: &[&String], playable: &[bool], taken: &[u8]) -> Result<u8, Refusal> {
    if !all.iter().any(|card| *card == name) {
        return Err(
            Refusal::new(key, format!("there is no card `{name}`")).allowed(format!("none, random, {}", listed(all.iter().copied())))
        );
    }
    let free = (0..all.len()).find(|&at| all[at] == name && !taken.contains(&(at as u8)));
    match free {
        Some(at) if playable[at] => Ok(at as u8),
        Some(_) => Err(Refusal::new(key, format!("`{name}` is left out, or not for so few players")).rule("WW-MOD-5")),
        None => Err(Refusal::new(key, format!("there are not so many copies of `{name}`")).rule("WW-MOD-2")),
    }
}
