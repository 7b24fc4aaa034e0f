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
    /// The version of the rules. Not an option of a new match: old records and stored matches keep theirs.
    pub version: u32,
}

/// Today's version of the rules.
pub(crate) const VERSION: u32 = 2;
/// In version 1 every turn could be ended early (TW-TURN-2), and the turn with progress was counted as the first quiet one (TW-END-3).
pub(crate) const FIRST_VERSION: u32 = 1;

/// The possible values of `patience`.
pub(crate) const PATIENCE: RangeInclusive<u16> = 2..=100;

impl Default for Options {
    fn default() -> Self {
        Options { packs: Terrain::ALL, patience: 20, early_end: false, first: First::Lot, version: VERSION }
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
            // Only lines of version 2 have this option; the first matches stored with it have no version.
            ("early-end", Value::Bool(yes)) => (self.early_end, self.version) = (yes, VERSION),
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

    fn earlier(version: u32) -> Option<Self> {
        (version == FIRST_VERSION).then(|| Options { early_end: true, version, ..Options::default() })
    }

    fn version(&self) -> Option<u32> {
        (self.version != VERSION).then_some(self.version)
    }

    /// A record of version 1 is written as it was: with the options of its time.
    fn pairs(&self) -> Vec<(&'static str, Value)> {
        let known = |name: &str| self.version != FIRST_VERSION || matches!(name, "packs" | "patience");
        Self::KEYS.iter().filter(|key| known(key.name)).map(|key| (key.name, self.get(key.name))).collect()
    }
}
