//! What this browser keeps: matches, step by step, and the player's settings.

use den_games::GameId;
use den_table::{Imagined, Occupant};
use serde::{Deserialize, Serialize};

use crate::dom;
use crate::words::text;

const PREFIX: &str = "wolfden/match/";
const SETTINGS: &str = "wolfden/likes";

/// A match that is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Save {
    /// Its name in links.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// Who sits where.
    #[serde(alias = "sitters")]
    pub occupants: Vec<Occupant>,
    /// The record so far.
    pub record: String,
    /// What it is dealt from.
    pub seed: String,
    /// Whether everything so far was dealt from that seed.
    pub dealt: bool,
    /// When it was last touched.
    pub when: f64,
    /// How many steps it has.
    pub steps: usize,
    /// Whether it is over.
    pub over: bool,
    /// The step of the lesson, if it is a guided first game.
    #[serde(default)]
    pub lesson: Option<usize>,
    /// What it was imagined from, if it is a what-if of a match that ran elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imagined: Option<Imagined>,
    /// What it is a what-if of, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
    /// Whether steps were taken back over what bots had answered.
    #[serde(default)]
    pub assisted: bool,
}

/// Where a what-if came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// The page of the match itself.
    pub of: String,
    /// The players' names there, by seat.
    pub names: Vec<String>,
    /// From which step on it is another match.
    pub step: usize,
}

/// Why something could not be kept or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser keeps nothing, or nothing more.
    Full,
    /// There is no such match.
    Missing,
    /// It cannot be read, and why.
    Broken(String),
}

/// The names of the players, by seat. Several of one name are numbered.
pub fn names(occupants: &[Occupant]) -> Vec<String> {
    let name = |(at, occupant): (usize, &Occupant)| match occupant {
        Occupant::Person(name) if name.is_empty() => crate::t!("you"),
        Occupant::Person(name) => name.clone(),
        Occupant::Bot(bot) => text(format!("bot-{bot}")),
        Occupant::Nobody => crate::t!("seat-n", n = at + 1),
    };
    let mut names: Vec<String> = occupants.iter().enumerate().map(name).collect();
    for at in (1..names.len()).rev() {
        let same = names[..at].iter().filter(|name| **name == names[at]).count();
        if same > 0 {
            names[at] = format!("{} {}", names[at], same + 1);
        }
    }
    names
}

impl Save {
    /// Keeps it.
    ///
    /// # Errors
    /// If the browser does not.
    pub fn keep(&self) -> Result<(), StorageError> {
        let text = serde_json::to_string(self).map_err(|e| StorageError::Broken(e.to_string()))?;
        let storage = dom::storage().ok_or(StorageError::Full)?;
        storage.set_item(&format!("{PREFIX}{}", self.id), &text).map_err(|_| StorageError::Full)
    }

    /// Finds one.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn find(id: &str) -> Result<Save, StorageError> {
        let text = dom::storage().and_then(|s| s.get_item(&format!("{PREFIX}{id}")).ok().flatten()).ok_or(StorageError::Missing)?;
        den_core::from_json(&text).map_err(|e| StorageError::Broken(e.to_string()))
    }

    /// Deletes it.
    pub fn forget(id: &str) {
        if let Some(storage) = dom::storage() {
            let _ = storage.remove_item(&format!("{PREFIX}{id}"));
        }
    }

    /// All that are kept, the latest first.
    pub fn all() -> Vec<Save> {
        let Some(storage) = dom::storage() else { return Vec::new() };
        let mut saves: Vec<Save> = (0..storage.length().unwrap_or(0))
            .filter_map(|i| storage.key(i).ok().flatten())
            .filter_map(|key| key.strip_prefix(PREFIX).map(str::to_string))
            .filter_map(|id| Save::find(&id).ok())
            .collect();
        saves.sort_by(|a, b| b.when.total_cmp(&a.when));
        saves
    }
}

/// The player's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; empty for the browser's.
    pub lang: String,
    /// `light`, `dark`, or empty for the system's.
    pub theme: String,
    /// One's name at tables.
    pub name: String,
    /// Whether a sound says that it is one's turn.
    pub sound: bool,
    /// Whether the browser may notify.
    pub notify: bool,
    /// How fast what happens is shown: 0 for at once, else about the milliseconds of a short step.
    pub pace: u32,
    /// Whether every move is confirmed before it is played.
    pub confirm: bool,
    /// Whether what happens at the table can be heard.
    pub sounds: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: String::new(),
            theme: String::new(),
            name: String::new(),
            sound: false,
            notify: false,
            pace: 700,
            confirm: false,
            sounds: false,
        }
    }
}

impl Settings {
    /// What is kept.
    pub fn read() -> Settings {
        let text = dom::storage().and_then(|s| s.get_item(SETTINGS).ok().flatten());
        text.and_then(|text| den_core::from_json(&text).ok()).unwrap_or_default()
    }

    /// Keeps it.
    pub fn keep(&self) {
        if let (Some(storage), Ok(text)) = (dom::storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(SETTINGS, &text);
        }
    }
}
