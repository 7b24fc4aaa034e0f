//! Export of records from a database, and import into one.

use std::fmt;

use den_core::{Message, Pack, Record, Seed};
use den_store::{NewMatch, Store, StoreError};
use den_table::{AnyMatch, MatchId, MatchSettings, SeatKind, TablePack};

use crate::app::now;
use crate::identity::new_id;
use crate::live::row;
use crate::messages::ServerReason;
use crate::packs::{figures_of, to_store};

/// Why a record cannot be exported or imported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TransferError {
    /// The database failed.
    Database(StoreError),
    /// The match or the record is refused.
    Refused(Message),
}

impl fmt::Display for TransferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TransferError::Database(error) => error.fmt(f),
            TransferError::Refused(message) => message.fmt(f),
        }
    }
}

impl std::error::Error for TransferError {}

impl From<StoreError> for TransferError {
    fn from(error: StoreError) -> TransferError {
        TransferError::Database(error)
    }
}

fn refused(why: impl Into<Message>) -> TransferError {
    TransferError::Refused(why.into())
}

/// The record of a match. Before the end it has no seed, but contains all hidden cards, so it is for the operator only.
///
/// # Errors
/// If there is no such match, or its journal is broken.
pub async fn export(store: &dyn Store, id: &MatchId) -> Result<Record, TransferError> {
    let stored = store.load(id).await?.ok_or_else(|| refused(ServerReason::NoStoredMatch { id: id.to_string() }))?;
    let figures = figures_of(store, &stored.settings).await?;
    let mut table = den_table::open(stored.settings, stored.seed, figures.as_ref()).map_err(refused)?;
    for change in store.changes(id, 1).await? {
        table.fold(&change).map_err(|error| refused(error.reason))?;
    }
    Ok(table.record())
}

/// Checks a record step by step (and its deal, if it reveals the seed) and loads it as a finished match. `pack` is the content pack that it
/// was played with, if not with the built-in box.
///
/// # Errors
/// Names the line at fault.
pub async fn import(store: &dyn Store, record: &Record, pack: Option<&Pack>) -> Result<MatchId, TransferError> {
    let unavailable = || refused(ServerReason::Unavailable);
    let mut table = fresh(record, pack)?;
    let id: MatchId = new_id().map_err(|_| unavailable())?;
    let now = now();
    let decision = table.import(record, now).map_err(refused)?;
    let change = decision.change().clone();
    table.apply(decision).map_err(|error| refused(error.reason))?;
    let new = NewMatch {
        id: id.clone(),
        settings: table.status().settings().clone(),
        seed: record.seed.unwrap_or(Seed([0; 32])),
        created: now,
        first: Some(change),
        turn: None,
        row: row(table.status(), now),
        invites: Vec::new(),
    };
    if let Some(pack) = pack {
        store.put_figures(&to_store(pack), now).await?;
    }
    if store.create(new).await? { Ok(id) } else { Err(unavailable()) }
}

/// A new table for a record that has been replayed and whose deal has been verified.
fn fresh(record: &Record, pack: Option<&Pack>) -> Result<Box<dyn AnyMatch>, TransferError> {
    let figures = pack.map(|pack| &pack.figures);
    den_table::check_record(record, figures).map_err(refused)?;
    let settings = MatchSettings {
        options: record.options.clone(),
        version: Some(record.version),
        seats: vec![SeatKind::Open; usize::from(record.seats)],
        by_hand: record.seed.is_none(),
        pack: pack.map(|pack| TablePack { hash: pack.hash(), name: pack.name.clone(), author: pack.author.clone() }),
        ..MatchSettings::new(record.game.clone())
    };
    den_table::open(settings, record.seed.unwrap_or(Seed([0; 32])), figures).map_err(refused)
}
