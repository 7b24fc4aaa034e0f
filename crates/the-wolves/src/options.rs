//! The options: which pack each seat leads, and the limit on rounds without progress.

use std::ops::RangeInclusive;

use den_core::{Key, Preset, Value, Values};

use crate::pieces::Terrain;

/// The options of The Wolves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The habitat of each seat's pack, by seat; in a two-player game the third is the pack that nobody leads (TW-SETUP-5).
    pub packs: [Terrain; 5],
    /// The game ends after this many rounds without progress (TW-END-3).
    pub patience: u8,
}

/// The possible values of `patience`.
pub(crate) const PATIENCE: RangeInclusive<u16> = 2..=100;

impl Default for Options {
    fn default() -> Self {
        Options { packs: Terrain::ALL, patience: 20 }
    }
}

impl den_core::Options for Options {
    const KEYS: &'static [Key] = &[
        Key { name: "packs", values: Values::Order("FRGTD") },
        Key { name: "patience", values: Values::Range { least: *PATIENCE.start(), most: *PATIENCE.end(), words: &[] } },
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
            _ => {}
        }
    }

    fn get(&self, key: &'static str) -> Value {
        match key {
            "packs" => Value::Order(self.packs.iter().map(|t| t.letter()).collect()),
            _ => Value::Number(self.patience.into()),
        }
    }
}
