//! Player aids: what players look up while they decide.

use crate::{Hidden, Message};

/// A table of a player aid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AidTable {
    /// What it lists.
    pub title: Message,
    /// The rule behind it.
    pub rule: &'static str,
    /// The headings of the columns.
    pub columns: Vec<Message>,
    /// The rows.
    pub rows: Vec<AidRow>,
}

/// A row of a player aid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AidRow {
    /// What it is about.
    pub name: Message,
    /// A cell for each column; a shorter row has no value in the rest.
    pub cells: Vec<AidCell>,
}

/// A cell of a player aid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AidCell {
    /// Nothing.
    Empty,
    /// A number.
    Number(u32),
    /// How many are left, of how many.
    Left {
        /// How many are left.
        left: u32,
        /// How many there are.
        all: u32,
    },
    /// A text.
    Text(Message),
}

impl AidTable {
    /// An empty table.
    pub fn new(title: impl Into<Message>, rule: &'static str, columns: impl IntoIterator<Item = Message>) -> AidTable {
        AidTable { title: title.into(), rule, columns: columns.into_iter().collect(), rows: Vec::new() }
    }

    /// Adds a row.
    #[must_use]
    pub fn row(mut self, name: impl Into<Message>, cells: impl IntoIterator<Item = AidCell>) -> AidTable {
        self.rows.push(AidRow { name: name.into(), cells: cells.into_iter().collect() });
        self
    }
}

/// The player aids of a game.
pub trait Aids: Hidden {
    /// The player aids, as far as this eye knows: only what a player could count or look up.
    fn aid(view: &Self::View) -> Vec<AidTable> {
        let _ = view;
        Vec::new()
    }
}
