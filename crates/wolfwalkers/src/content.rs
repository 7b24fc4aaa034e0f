//! The content of the box: reads and checks `content/*.toml`.

pub(crate) mod file;
mod marks;
mod modules;

use den_core::{Files, Marked, Refusal};

use crate::content::file::{Texts, backs};
use crate::content::marks::marks;
use crate::pieces::deck::Deck;
use crate::pieces::ids::GoalId;
use crate::pieces::modules::Category;

/// The maximum number of slots in a market.
pub(crate) const MAX_SLOTS: u8 = 8;

/// The content of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// Everything printed on the cards.
    pub deck: Deck,
    /// The goal behind each story, if the deck fixes it (WW-INFO-2).
    pub(crate) backs: Option<Vec<GoalId>>,
    marks: Vec<Marked>,
}

impl den_core::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    const HASH: &'static str = env!("CONTENT_HASH");
    const FORM: den_core::form::Form = crate::form::FORM;
    /// The first edition, with other marks; and the second, whose opportunities did not say that they are used before taking a card.
    const EARLIER: &'static [&'static str] = &[
        "99bbfc66bc946033b70406a64cbdcce9d0d99947932752af7f2f46a20fc29585",
        "005400a4f17fc722a96c85463671c2208531e09931371536686fc91e827e3150",
    ];

    fn read(files: &Files<'_>) -> Result<Content, Refusal> {
        let mut texts = Texts {
            stories: files.read("stories.toml")?,
            goals: files.read("goals.toml")?,
            modules: files.read("modules.toml")?,
            table: files.read("box.toml")?,
        };
        let backs = backs(&mut texts.stories, texts.goals.goal.len())?;
        let marks = marks(&texts)?;
        Ok(Content { deck: Deck::try_from(texts)?, backs, marks })
    }

    fn marks(&self) -> Vec<Marked> {
        self.marks.clone()
    }

    fn names(&self, key: &str) -> Vec<&str> {
        let specials = self.deck.specials.iter().map(|card| card.name.as_str());
        let opportunities = self.deck.opportunities.iter().map(|card| card.name.as_str());
        let mut names: Vec<&str> = match key {
            "special" => specials.collect(),
            "opportunities" => opportunities.collect(),
            "without" => Category::LEFT_OUT.iter().map(|category| category.key()).chain(specials).chain(opportunities).collect(),
            _ => Vec::new(),
        };
        // Copies of a card are next to each other.
        names.dedup();
        names
    }
}
