//! The only option: where the fox starts.

use den_core::{Key, Preset, Value, Values};

use crate::pieces::Square;

/// The options.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Where the fox starts, on the far side from the hounds.
    pub start: Square,
}

impl Default for Options {
    fn default() -> Options {
        Options { start: Square { file: 3, rank: 7 } }
    }
}

impl den_core::Options for Options {
    const KEYS: &'static [Key] = &[Key { name: "start", values: Values::OneOf(&["b8", "d8", "f8", "h8"]) }];
    const PRESETS: &'static [Preset] = &[Preset { name: "standard", pairs: &[] }];

    fn set(&mut self, _: &'static str, value: Value) {
        if let Ok(start) = value.to_string().parse() {
            self.start = start;
        }
    }

    fn get(&self, _: &'static str) -> Value {
        let words = ["b8", "d8", "f8", "h8"];
        Value::Word(words.into_iter().find(|word| *word == self.start.to_string()).unwrap_or("d8"))
    }
}
