//! The choice before a game: which side of the board.

use den_core::{Key, Options, Preset, Refusal};
use serde::{Deserialize, Serialize};

/// The two sides of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Board {
    /// LW-COMP-6: the side for a first game.
    #[default]
    Basic,
    /// LW-ADV-1, LW-ADV-2: uneven territories and border slots.
    Advanced,
}

impl Board {
    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Board::Basic => "basic",
            Board::Advanced => "advanced",
        }
    }
}

/// The options of Lone Wolves.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Choices {
    /// The side of the board.
    pub board: Board,
}

impl Options for Choices {
    const KEYS: &'static [Key] = &[Key { name: "board", help: "Which side of the board is played on.", values: "basic, advanced" }];
    const PRESETS: &'static [Preset] = &[
        Preset { name: "basic", help: "Five like territories; for a first game.", pairs: &[("board", "basic")] },
        Preset {
            name: "advanced",
            help: "Territories with two or three dark places, and slots on borders that act on both sides.",
            pairs: &[("board", "advanced")],
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        match (key, value) {
            ("board", "basic") => self.board = Board::Basic,
            ("board", "advanced") => self.board = Board::Advanced,
            _ => return Err(Refusal::new(key, format!("there is no board `{value}`")).allowed("basic, advanced")),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("board", self.board.name().to_string())]
    }
}
