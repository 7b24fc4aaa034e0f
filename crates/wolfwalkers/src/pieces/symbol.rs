//! The eleven symbols and sets of them.

use den_core::Deserialize;
use serde::Serialize;

/// A symbol on a story (WW-COMP-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// Robyn.
    Robyn,
    /// Mebh.
    Mebh,
    /// Someone in the form of a wolf.
    WolfForm,
    /// Wolves.
    Wolves,
    /// Merlyn.
    Merlyn,
    /// The forest.
    Forest,
    /// The town.
    Town,
    /// The castle.
    Castle,
    /// Parents.
    Parents,
    /// Townsfolk.
    Townsfolk,
    /// The army.
    Army,
}

impl Symbol {
    /// The number of symbols.
    pub const COUNT: usize = 11;

    /// All symbols, in the order of the rulebook.
    pub const ALL: [Symbol; Symbol::COUNT] = [
        Symbol::Robyn,
        Symbol::Mebh,
        Symbol::WolfForm,
        Symbol::Wolves,
        Symbol::Merlyn,
        Symbol::Forest,
        Symbol::Town,
        Symbol::Castle,
        Symbol::Parents,
        Symbol::Townsfolk,
        Symbol::Army,
    ];

    /// The name used in content files.
    pub const fn key(self) -> &'static str {
        match self {
            Symbol::Robyn => "robyn",
            Symbol::Mebh => "mebh",
            Symbol::WolfForm => "wolf-form",
            Symbol::Wolves => "wolves",
            Symbol::Merlyn => "merlyn",
            Symbol::Forest => "forest",
            Symbol::Town => "town",
            Symbol::Castle => "castle",
            Symbol::Parents => "parents",
            Symbol::Townsfolk => "townsfolk",
            Symbol::Army => "army",
        }
    }

    /// Two letters for the text board.
    pub const fn letters(self) -> &'static str {
        match self {
            Symbol::Robyn => "Ro",
            Symbol::Mebh => "Me",
            Symbol::WolfForm => "Wf",
            Symbol::Wolves => "Wo",
            Symbol::Merlyn => "My",
            Symbol::Forest => "Fo",
            Symbol::Town => "To",
            Symbol::Castle => "Ca",
            Symbol::Parents => "Pa",
            Symbol::Townsfolk => "Tf",
            Symbol::Army => "Ar",
        }
    }

    /// The symbol with this key.
    pub fn from_key(key: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|s| s.key() == key)
    }
}

/// A set of symbols.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Symbols(u16);

impl Symbols {
    /// The empty set.
    pub const NONE: Symbols = Symbols(0);

    /// The set with this symbol added.
    #[must_use]
    pub const fn with(self, symbol: Symbol) -> Symbols {
        Symbols(self.0 | 1 << symbol as u16)
    }

    /// Whether the set contains the symbol.
    #[inline]
    pub const fn has(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u16 & 1 == 1
    }

    /// The set without those of another.
    #[must_use]
    pub const fn without(self, other: Symbols) -> Symbols {
        Symbols(self.0 & !other.0)
    }

    /// The number of symbols.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The symbols, in the order of the rulebook.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        let mut left = self.0 & ((1 << Symbol::COUNT) - 1);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let next = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(Symbol::ALL[next])
        })
    }

    /// The two-letter names, joined.
    pub fn letters(self) -> String {
        self.iter().map(Symbol::letters).collect()
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Symbols {
        symbols.into_iter().fold(Symbols::NONE, Symbols::with)
    }
}
