//! Records out of a database and into one.

use den_core::{Record, Seed};
use den_store::{NewMatch, Store};
use den_table::{AnyMatch, MatchId, Place, Setup};

use crate::app::now;
use crate::identity::new_id;
use crate::live::row;

/// The record of a match. Before the end it holds no seed, but all hidden cards: it is for whoever runs the server.
///
/// # Errors
/// In words.
pub async fn export(store: &dyn Store, id: &MatchId) -> Result<Record, String> {
    let stored = store.load(id).await.map_err(|e| e.to_string())?.ok_or_else(|| format!("there is no match `{id}` in this database"))?;
    let mut table = den_table::open(stored.setup, stored.seed).map_err(|e| e.to_string())?;
    for change in store.changes(id, 1).await.map_err(|e| e.to_string())? {
        table.apply(&change).map_err(|e| e.to_string())?;
    }
    Ok(table.record())
}

/// Checks a record step by step (and its deal, if it reveals the seed) and loads it as a finished match.
///
/// # Errors
/// In words, with the line that is wrong.
pub async fn import(store: &dyn Store, record: &Record) -> Result<MatchId, String> {
    let table = replayed(record)?;
    let id: MatchId = new_id().map_err(|_| "the system gives no random numbers".to_string())?;
    let now = now();
    let change = table.import(record, now).map_err(|e| e.to_string())?;
    let mut done = replayed(record)?;
    done.apply(&change).map_err(|e| e.to_string())?;
    let new = NewMatch {
        id: id.clone(),
        setup: done.setup().clone(),
        seed: record.seed.unwrap_or(Seed([0; 32])),
        created: now,
        first: Some(change),
        row: row(&*done, now),
        invites: Vec::new(),
    };
    match store.create(new).await {
        Ok(true) => Ok(id),
        Ok(false) => Err("the new id is taken; try again".into()),
        Err(error) => Err(error.to_string()),
    }
}

/// A fresh table that fits a record, once the record has been replayed and its deal verified.
fn replayed(record: &Record) -> Result<Box<dyn AnyMatch>, String> {
    den_table::check_record(record).map_err(|e| e.to_string())?;
    let setup = Setup {
        game: record.game.clone(),
        options: record.options.clone(),
        seats: vec![Place::Open; usize::from(record.seats)],
        clock: den_table::Clock::None,
        stand_in: den_table::STAND_IN.into(),
        host: None,
        by_hand: record.seed.is_none(),
    };
    den_table::open(setup, record.seed.unwrap_or(Seed([0; 32]))).map_err(|e| e.to_string())
}
