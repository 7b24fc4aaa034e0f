//! The browser's storage: matches, saved after every step, and the player's settings.

use den_core::{Deserialize, Eye, Seat, Turn};
use den_games::GameId;
use den_table::{Imagined, Occupant, Series};
use serde::Serialize;

use crate::dom;
use crate::game::{Moment, Scene, lens};
use crate::opponent::{Opponent, opponents};
use crate::words::text;

const PREFIX: &str = "wolfden/match/";
const SHOWN: &str = "wolfden/shown/";
const REVIEWS: &str = "wolfden/review/";
const SETTINGS: &str = "wolfden/likes";

/// A saved match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Save {
    /// Its id in links.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// Who sits where.
    #[serde(alias = "sitters")]
    pub occupants: Vec<Occupant>,
    /// The record so far.
    pub record: String,
    /// The seed of its deals.
    pub seed: String,
    /// Whether all deals so far come from that seed.
    pub dealt: bool,
    /// When it last changed.
    pub when: f64,
    /// The number of steps.
    pub steps: usize,
    /// Whether it is over.
    pub over: bool,
    /// The step of the lesson, if it is a guided first game.
    #[serde(default)]
    pub lesson: Option<usize>,
    /// The view it was sampled from, if it is a what-if of a match elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imagined: Option<Imagined>,
    /// The match that it is a what-if of, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
    /// Whether steps were undone after bots had answered them.
    #[serde(default)]
    pub assisted: bool,
    /// The series that it is a game of, as it stood before this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
}

/// The origin of a what-if.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// The page of the original match.
    pub of: String,
    /// The players' names there, by seat.
    pub names: Vec<String>,
    /// The step at which it branches off.
    pub step: usize,
}

/// Why something could not be saved or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser's storage is unavailable or full.
    Full,
    /// There is no such match.
    Missing,
    /// It cannot be parsed, with the reason.
    Broken(String),
}

/// The names of the players, by seat. Players with the same name are numbered.
pub fn names(occupants: &[Occupant]) -> Vec<String> {
    let opponents = opponents(occupants);
    let name = |(at, occupant): (usize, &Occupant)| match occupant {
        Occupant::Person(name) if name.is_empty() => crate::t!("you"),
        Occupant::Person(name) => name.clone(),
        Occupant::Bot(bot) => opponents[at].map_or_else(|| text(format!("bot-{bot}")), Opponent::name),
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
    /// Saves the match.
    ///
    /// # Errors
    /// If the browser cannot store it.
    pub fn store(&self) -> Result<(), StorageError> {
        let text = serde_json::to_string(self).map_err(|e| StorageError::Broken(e.to_string()))?;
        let storage = dom::storage().ok_or(StorageError::Full)?;
        storage.set_item(&format!("{PREFIX}{}", self.id), &text).map_err(|_| StorageError::Full)
    }

    /// Loads a match.
    ///
    /// # Errors
    /// If there is none, or it cannot be parsed.
    pub fn find(id: &str) -> Result<Save, StorageError> {
        let text = dom::storage().and_then(|s| s.get_item(&format!("{PREFIX}{id}")).ok().flatten()).ok_or(StorageError::Missing)?;
        den_core::from_json(&text).map_err(|e| StorageError::Broken(e.to_string()))
    }

    /// Deletes it.
    pub fn forget(id: &str) {
        if let Some(storage) = dom::storage() {
            let _ = storage.remove_item(&format!("{PREFIX}{id}"));
            let _ = storage.remove_item(&format!("{SHOWN}{id}"));
        }
    }

    /// How many steps of a match the player has seen.
    pub fn shown(id: &str) -> Option<usize> {
        dom::storage()?.get_item(&format!("{SHOWN}{id}")).ok()??.parse().ok()
    }

    /// Remembers it.
    pub fn keep_shown(id: &str, steps: usize) {
        if let Some(storage) = dom::storage() {
            let _ = storage.set_item(&format!("{SHOWN}{id}"), &steps.to_string());
        }
    }

    /// All saved matches, the latest first.
    pub fn all() -> Vec<Save> {
        let Some(storage) = dom::storage() else { return Vec::new() };
        let mut saves: Vec<Save> = (0..storage.length().unwrap_or(0))
            .filter_map(|i| storage.key(i).ok().flatten())
            .filter_map(|key| key.strip_prefix(PREFIX).map(str::to_string))
            .filter_map(|id| Save::find(&id).ok())
            .collect();
        den_core::sort_by(&mut saves, |a, b| b.when.total_cmp(&a.when));
        saves
    }
}

/// A match on the server as it was last seen in this browser, for its thumbnail.
#[derive(Debug, Serialize, Deserialize)]
pub struct Glimpse {
    /// The game.
    pub game: GameId,
    /// The eye that saw it.
    pub eye: Eye,
    /// What is fixed for the match, as JSON.
    pub setup: String,
    /// The game's view, as JSON.
    pub view: String,
    /// The number of steps.
    #[serde(default)]
    pub steps: usize,
    /// Whose turn it was.
    #[serde(default)]
    pub turn: Option<Seat>,
}

const GLIMPSE: &str = "wolfden/seen/";

impl Glimpse {
    /// Saves it. Without room there is no thumbnail.
    pub fn store(&self, id: &str) {
        if let (Some(storage), Ok(text)) = (dom::storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(&format!("{GLIMPSE}{id}"), &text);
        }
    }

    /// Finds the one of a match.
    pub fn find(id: &str) -> Option<Glimpse> {
        den_core::from_json(&dom::storage()?.get_item(&format!("{GLIMPSE}{id}")).ok()??).ok()
    }

    /// The board.
    pub fn draw(&self, scene: &Scene) -> Option<String> {
        let moment = Moment { eye: self.eye, view: self.view.clone(), turn: Turn::Chance, moves: Vec::new(), outcome: None };
        Some(lens(self.game, &self.setup)?.look(&moment)?.picture(scene))
    }

    /// Deletes those of matches that are not among these.
    pub fn keep_only(ids: &[String]) {
        let Some(storage) = dom::storage() else { return };
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten());
        let gone = |key: &String| key.strip_prefix(GLIMPSE).is_some_and(|id| !ids.iter().any(|known| known == id));
        for key in keys.filter(gone).collect::<Vec<_>>() {
            let _ = storage.remove_item(&key);
        }
    }
}

/// How many reviews are kept: each takes about 30 kB of the browser's 5 MB.
const MAX_REVIEWS: usize = 20;

/// The key of the review of a match: by its record, so that every copy of the match has the same one.
fn review_key(record: &str) -> String {
    let hash = record.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{REVIEWS}{hash:x}")
}

/// The review of the match with this record, as JSON.
pub fn find_review(record: &str) -> Option<String> {
    dom::storage()?.get_item(&review_key(record)).ok()?
}

/// Keeps the review of the match with this record. If the storage is full, it is not kept.
pub fn store_review(record: &str, review: &str) {
    let Some(storage) = dom::storage() else { return };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten());
    let reviews: Vec<String> = keys.filter(|key| key.starts_with(REVIEWS)).collect();
    for key in reviews.iter().skip(MAX_REVIEWS - 1) {
        let _ = storage.remove_item(key);
    }
    let _ = storage.set_item(&review_key(record), review);
}

/// What the companion knows about the player's strength in a game; empty if nothing.
pub fn known_strength(game: GameId) -> String {
    dom::storage().and_then(|storage| storage.get_item(&strength_key(game)).ok().flatten()).unwrap_or_default()
}

/// Keeps it. In a full storage it is not kept, and the companion starts again.
pub fn keep_strength(game: GameId, strength: &str) {
    if let Some(storage) = dom::storage() {
        let _ = storage.set_item(&strength_key(game), strength);
    }
}

fn strength_key(game: GameId) -> String {
    format!("wolfden/companion/{game}")
}

/// The player's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; empty for the browser's.
    pub lang: String,
    /// `light`, `dark`, or empty for the system's.
    pub theme: String,
    /// The player's name at tables.
    pub name: String,
    /// Whether a sound announces the player's turn.
    pub sound: bool,
    /// Whether the browser may notify.
    pub notify: bool,
    /// How fast events are shown: 0 for immediately, otherwise about the milliseconds of a short step.
    pub pace: u32,
    /// Whether every move has to be confirmed.
    pub confirm: bool,
    /// Whether events at the table have sounds.
    pub sounds: bool,
    /// The coach asks before a move that costs this much of the win, in per cent; 0 for no coach.
    pub coach: u32,
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
            coach: 0,
        }
    }
}

impl Settings {
    /// Loads the settings.
    pub fn read() -> Settings {
        let text = dom::storage().and_then(|s| s.get_item(SETTINGS).ok().flatten());
        text.and_then(|text| den_core::from_json(&text).ok()).unwrap_or_default()
    }

    /// Saves the settings.
    pub fn store(&self) {
        if let (Some(storage), Ok(text)) = (dom::storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(SETTINGS, &text);
        }
    }
}
