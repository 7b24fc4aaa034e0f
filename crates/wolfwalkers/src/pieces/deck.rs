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
    /// What it shows.
    pub symbols: Symbols,
}

/// A rank of the solo game (WW-SOLO-1).
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// The fewest points it takes.
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
    /// The opportunities, each as often as there are copies.
    pub opportunities: Vec<Opportunity>,
    /// The ranks, from the lowest.
    pub ranks: Vec<Rank>,
    /// Market slots that show a story.
    pub market_stories: u8,
    /// Market slots that show a goal.
    pub market_goals: u8,
    /// Swap cards in one box.
    pub swaps: u8,
    pub(crate) symbol_totals: [u32; Symbol::COUNT],
    /// How many stories show both of two symbols.
    pub(crate) pair_totals: [[u32; Symbol::COUNT]; Symbol::COUNT],
    /// The files it was read from, to write it again.
    pub(crate) texts: Texts,
}

impl Deck {
    /// How many stories show each symbol: the player aid (WW-COMP-2).
    pub fn totals(&self) -> [u32; Symbol::COUNT] {
        self.symbol_totals
    }

    /// The number of the rank of a score in the solo game, from 0 (WW-SOLO-1).
    pub fn rank(&self, points: i32) -> usize {
        self.ranks.iter().rposition(|rank| rank.from <= points).unwrap_or(0)
    }
}
