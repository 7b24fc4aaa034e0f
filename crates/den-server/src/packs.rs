//! The content packs of matches.

use den_core::Pack;
use den_store::{Store, StoreError, StoredFigures};
use den_table::MatchSettings;
use serde_json::Value;

/// The most packs of one player. Protects the database.
pub(crate) const MAX_OF_PLAYER: u64 = 50;
/// The most packs on a server. Protects the disk: each has at most 128 kB.
pub(crate) const MAX_IN_ALL: u64 = 20_000;

/// The figures of the pack that a match is played with; `None` if it is played with the built-in box.
///
/// # Errors
/// If the database cannot be used, or the figures are missing.
pub(crate) async fn figures_of(store: &dyn Store, settings: &MatchSettings) -> Result<Option<Value>, StoreError> {
    let Some(pack) = &settings.pack else { return Ok(None) };
    let missing = || StoreError::Damaged(format!("the content pack {} is missing", pack.hash));
    let stored = store.figures_of(&pack.hash).await?.ok_or_else(missing)?;
    parse(&stored).map(Some)
}

/// The figures as JSON.
///
/// # Errors
/// If they are damaged.
pub(crate) fn parse(stored: &StoredFigures) -> Result<Value, StoreError> {
    serde_json::from_str(&stored.figures).map_err(|error| StoreError::Damaged(format!("the content pack {}: {error}", stored.hash)))
}

/// The figures of a pack, to store.
pub(crate) fn to_store(pack: &Pack) -> StoredFigures {
    StoredFigures { hash: pack.hash(), game: pack.game.clone(), figures: pack.figures.to_string() }
}
