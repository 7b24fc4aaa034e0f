//! The deck: everything printed on the cards.

use crate::content::file::Texts;
use crate::pieces::goal::Goal;
use crate::pieces::modules::{Opportunity, Special};
use crate::pieces::symbol::{Symbol, Symbols};

/// A story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// Its title.
    pub title: String,
    /// The symbols it shows.
    pub symbols: Symbols,
    /// Those it shows twice.
    pub twice: Symbols,
}

impl Story {
    /// The symbols as printed, one after the other; those it shows twice are there twice.
    pub fn printed(&self) -> impl Iterator<Item = Symbol> {
        printed(self.symbols, self.twice)
    }
}

/// Symbols of which some are there twice.
pub(crate) fn printed(symbols: Symbols, twice: Symbols) -> impl Iterator<Item = Symbol> {
    symbols.iter().flat_map(move |symbol| std::iter::repeat_n(symbol, 1 + usize::from(twice.has(symbol))))
}

/// A rank of the solo game (WW-SOLO-1).
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, den_core::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// The minimum number of points.
    pub from: i32,
    /// Its title.
    pub title: String,
}

/// Everything printed on the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The stories.
    pub stories: Vec<Story>,
    /// The goals.
    pub goals: Vec<Goal>,
    /// The specials.
    pub specials: Vec<Special>,
    /// The opportunities, including copies.
    pub opportunities: Vec<Opportunity>,
    /// The ranks, from the lowest.
    pub ranks: Vec<Rank>,
    /// The number of market slots that show a story.
    pub market_stories: u8,
    /// The number of market slots that show a goal.
    pub market_goals: u8,
    /// The number of swap cards in one box.
    pub swaps: u8,
    pub(crate) symbol_totals: [u32; Symbol::COUNT],
    /// How many stories show both of two symbols.
    pub(crate) pair_totals: [[u32; Symbol::COUNT]; Symbol::COUNT],
    /// The files it was read from, for serialisation.
    pub(crate) texts: Texts,
}

impl Deck {
    /// How often each symbol occurs on the stories: the player aid (WW-COMP-2).
    pub fn totals(&self) -> [u32; Symbol::COUNT] {
        self.symbol_totals
    }

    /// How many stories show both of two symbols.
    #[inline]
    pub fn pair_total(&self, a: Symbol, b: Symbol) -> u32 {
        self.pair_totals[a as usize][b as usize]
    }

    /// The number of the rank of a score in the solo game, from 0 (WW-SOLO-1).
    pub fn rank(&self, points: i32) -> usize {
        self.ranks.iter().rposition(|rank| rank.from <= points).unwrap_or(0)
    }
}
