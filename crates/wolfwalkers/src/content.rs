//! The deck: reads and checks `content/*.toml`.

use std::sync::LazyLock;

use den_core::{Content, Edition, Files, Refusal, Shared};
use serde::{Deserialize, Serialize};

use crate::deck_file::{Texts, backs, goals, modules, stories, table};
use crate::event::Face;
use crate::goal::Goal;
use crate::modules::{Opportunity, Special};
use crate::symbol::{Symbol, Symbols};

/// The fewest cards that two displays can be made of.
const FEWEST_CARDS: usize = 50;
/// The most cards of a deck.
const MOST_CARDS: usize = 64;
/// The most places of a market.
pub(crate) const MOST_PLACES: u8 = 8;

/// The content of the box, as it was read.
#[derive(Debug)]
pub struct Cards {
    /// Everything printed on the cards.
    pub deck: Shared<Deck>,
    /// The goal behind each story, where the deck fixes that (WW-INFO-2).
    pub backs: Option<Shared<Vec<u8>>>,
}

/// Where a group of figures comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Printed in the rulebook.
    Rulebook,
    /// Taken as facts from an adaptation.
    Adaptation,
    /// Ours.
    Reconstructed,
}

/// A story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// Its title.
    pub title: String,
    /// What it shows.
    pub symbols: Symbols,
}

/// A rank of the game alone (WW-SOLO-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// The fewest points it takes.
    pub from: i32,
    /// Its title.
    pub title: String,
}

/// Everything printed on the cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Texts", into = "Texts")]
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
    /// Market places that show a story.
    pub market_stories: u8,
    /// Market places that show a goal.
    pub market_goals: u8,
    /// Swap cards in one box.
    pub swaps: u8,
    /// What each goal shows, for events.
    pub(crate) goal_faces: Vec<Face>,
    pub(crate) symbol_totals: [u32; Symbol::COUNT],
    /// How many stories show both of two symbols.
    pub(crate) pair_totals: [[u32; Symbol::COUNT]; Symbol::COUNT],
    texts: Texts,
}

impl Content for Cards {
    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    const HASH: &'static str = env!("CONTENT_HASH");

    fn read(files: &Files<'_>) -> Result<Cards, Refusal> {
        let mut texts = Texts {
            stories: files.toml("stories.toml")?,
            goals: files.toml("goals.toml")?,
            modules: files.toml("modules.toml")?,
            table: files.toml("box.toml")?,
        };
        let backs = backs(&mut texts.stories, texts.goals.goal.len())?;
        Ok(Cards { deck: Shared::new(Deck::try_from(texts)?), backs: backs.map(Shared::new) })
    }
}

impl Deck {
    /// The built-in deck.
    pub fn built_in() -> Shared<Deck> {
        static DECK: LazyLock<Shared<Deck>> = LazyLock::new(|| Edition::<Cards>::built_in().content().deck.clone());
        DECK.clone()
    }

    /// Where the figures of each group come from.
    pub fn marks(&self) -> [(&'static str, Mark); 5] {
        [
            ("stories", self.texts.stories.mark),
            ("goals", self.texts.goals.mark),
            ("module cards", self.texts.modules.mark),
            ("the market and the swap cards", self.texts.table.table.mark),
            ("the ranks of the game alone", self.texts.table.solo.mark),
        ]
    }

    /// How many stories show each symbol: the player aid (WW-COMP-2).
    #[inline]
    pub fn totals(&self) -> [u32; Symbol::COUNT] {
        self.symbol_totals
    }

    /// How many stories show both of two symbols.
    #[inline]
    pub fn pair_total(&self, a: Symbol, b: Symbol) -> u32 {
        self.pair_totals[a as usize][b as usize]
    }

    /// The rank of a score in the game alone (WW-SOLO-1).
    pub fn rank(&self, points: i32) -> &str {
        self.ranks.iter().rev().find(|rank| rank.from <= points).map_or("", |rank| rank.title.as_str())
    }
}

impl From<Deck> for Texts {
    fn from(deck: Deck) -> Texts {
        deck.texts
    }
}

impl TryFrom<Texts> for Deck {
    type Error = Refusal;

    fn try_from(texts: Texts) -> Result<Deck, Refusal> {
        let stories = stories(&texts.stories)?;
        let goals = goals(&texts.goals, &stories)?;
        let count = stories.len();
        if count != goals.len() {
            return Err(Refusal::new("goals.toml", format!("{} goals do not fit {count} stories: each card has both", goals.len())));
        }
        if !(FEWEST_CARDS..=MOST_CARDS).contains(&count) {
            return Err(Refusal::new("stories.toml", format!("{count} stories make no deck")).allowed("50 to 64"));
        }
        table(&texts.table)?;
        let (specials, opportunities) = modules(&texts.modules)?;
        let both = |a, b| stories.iter().filter(|story| story.symbols.has(a) && story.symbols.has(b)).count() as u32;
        Ok(Deck {
            goal_faces: goals.iter().enumerate().map(|(at, goal)| Face::goal(at as u8, goal)).collect(),
            symbol_totals: Symbol::ALL.map(|symbol| both(symbol, symbol)),
            pair_totals: Symbol::ALL.map(|a| Symbol::ALL.map(|b| both(a, b))),
            stories,
            goals,
            specials,
            opportunities,
            ranks: texts.table.solo.ranks.clone(),
            market_stories: texts.table.table.stories,
            market_goals: texts.table.table.goals,
            swaps: texts.table.table.swaps,
            texts,
        })
    }
}
