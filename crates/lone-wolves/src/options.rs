//! The options: which side of the board, and who leads first.

use den_core::{Deserialize, First, Key, Preset, Value, Values};
use serde::Serialize;

/// The two sides of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardSide {
    /// LW-COMP-6: the side for a first game.
    #[default]
    Basic,
    /// LW-ADV-1, LW-ADV-2: uneven territories and border slots.
    Advanced,
}

impl BoardSide {
    /// Both sides.
    pub const ALL: [BoardSide; 2] = [BoardSide::Basic, BoardSide::Advanced];

    /// The word used in options and content files.
    pub const fn word(self) -> &'static str {
        match self {
            BoardSide::Basic => "basic",
            BoardSide::Advanced => "advanced",
        }
    }
}

/// The options of Lone Wolves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The side of the board.
    pub board: BoardSide,
    /// Who leads first (LW-SETUP-4).
    pub first: First,
}

impl Default for Options {
    fn default() -> Options {
        Options { board: BoardSide::Basic, first: First::Lot }
    }
}

impl den_core::Options for Options {
    const KEYS: &'static [Key] = &[Key { name: "board", values: Values::OneOf(&["basic", "advanced"]) }, First::key(2)];
    const PRESETS: &'static [Preset] =
        &[Preset { name: "basic", pairs: &[("board", "basic")] }, Preset { name: "advanced", pairs: &[("board", "advanced")] }];

    fn set(&mut self, key: &'static str, value: Value) {
        match key {
            First::NAME => self.first = value.into(),
            _ => self.board = if value == Value::Word("advanced") { BoardSide::Advanced } else { BoardSide::Basic },
        }
    }

    fn get(&self, key: &'static str) -> Value {
        match key {
            First::NAME => self.first.into(),
            _ => Value::Word(self.board.word()),
        }
    }
}
