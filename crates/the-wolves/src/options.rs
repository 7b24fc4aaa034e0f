//! The options: which pack each seat leads, the limit on rounds without progress, ending a turn early, and who begins.

use std::ops::RangeInclusive;

use den_core::{First, Key, Preset, Value, Values};

use crate::pieces::Terrain;

/// The options of The Wolves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The habitat of each seat's pack, by seat; in a two-player game the third is the pack that nobody leads (TW-SETUP-5).
    pub packs: [Terrain; 5],
    /// The game ends after this many rounds without progress (TW-END-3).
    pub patience: u8,
    /// Whether a turn may be ended with actions left (TW-TURN-2).
    pub early_end: bool,
    /// Who begins (TW-SETUP-6).
    pub first: First,
}

/// The possible values of `patience`.
pub(crate) const PATIENCE: RangeInclusive<u16> = 2..=100;

impl Default for Options {
    fn default() -> Self {
        Options { packs: Terrain::ALL, patience: 20, early_end: false, first: First::Lot }
    }
}

impl den_core::Options for Options {
    const KEYS: &'static [Key] = &[
        Key { name: "packs", values: Values::Order("FRGTD") },
        Key { name: "patience", values: Values::Range { least: *PATIENCE.start(), most: *PATIENCE.end(), words: &[] } },
        Key { name: "early-end", values: Values::Bool },
        First::key(5),
    ];
    const PRESETS: &'static [Preset] = &[Preset { name: "standard", pairs: &[] }];

    fn set(&mut self, key: &'static str, value: Value) {
        match (key, value) {
            ("packs", Value::Order(letters)) => {
                for (pack, letter) in self.packs.iter_mut().zip(letters) {
                    *pack = Terrain::of_letter(letter).unwrap_or(*pack);
                }
            }
            ("patience", Value::Number(rounds)) => self.patience = rounds.min(*PATIENCE.end()) as u8,
            ("early-end", Value::Bool(yes)) => self.early_end = yes,
            (First::NAME, value) => self.first = value.into(),
            _ => {}
        }
    }

    fn get(&self, key: &'static str) -> Value {
        match key {
            "packs" => Value::Order(self.packs.iter().map(|t| t.letter()).collect()),
            "early-end" => Value::Bool(self.early_end),
            First::NAME => self.first.into(),
            _ => Value::Number(self.patience.into()),
        }
    }
}
