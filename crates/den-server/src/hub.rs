//! The matches that are live in this process, each with its own task.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use den_table::MatchId;
use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::error::Fault;
use crate::live::{Ask, Live};

/// How many requests may be queued at one table.
const MAX_WAITING: usize = 256;

/// The live matches.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    live: Mutex<BTreeMap<MatchId, mpsc::Sender<Ask>>>,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<MatchId, mpsc::Sender<Ask>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, id: &MatchId) -> Option<mpsc::Sender<Ask>> {
        // A match whose task has ended is loaded again.
        self.lock().get(id).filter(|table| !table.is_closed()).cloned()
    }

    /// How many matches are live.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// The ids of the live matches.
    pub(crate) fn ids(&self) -> Vec<MatchId> {
        self.lock().keys().cloned().collect()
    }

    /// How many requests are queued at all tables.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().values().map(|table| table.max_capacity() - table.capacity()).sum()
    }

    /// Whether a match is live here.
    pub(crate) fn is_live(&self, id: &MatchId) -> bool {
        self.get(id).is_some()
    }

    /// Notifies a match if it is live here. A table that is too busy will notice by itself.
    pub(crate) fn tell_live(&self, id: &MatchId, ask: Ask) {
        if let Some(table) = self.get(id) {
            let _ = table.try_send(ask);
        }
    }

    /// Notifies all live matches.
    pub(crate) fn tell_all(&self, ask: impl Fn() -> Ask) {
        for table in self.lock().values() {
            let _ = table.try_send(ask());
        }
    }

    /// Removes a match, unless a request has come in the meantime.
    pub(crate) fn retire(&self, id: &MatchId, asks: &mpsc::Receiver<Ask>) -> bool {
        let mut live = self.lock();
        if !asks.is_empty() {
            return false;
        }
        live.remove(id);
        true
    }

    /// Removes a match even if requests are queued; their channels close.
    pub(crate) fn forget(&self, id: &MatchId) {
        self.lock().remove(id);
    }
}

/// The channel to a match: the live one, or one loaded from the store.
pub(crate) async fn table(app: &App, id: &MatchId) -> Result<mpsc::Sender<Ask>, Fault> {
    if let Some(table) = app.hub.get(id) {
        return Ok(table);
    }
    if *app.stopping.borrow() {
        return Err(Fault::Unavailable);
    }
    let live = Live::load(app, id).await?;
    Ok(begin(app, id, || live))
}

/// Starts a task for a match, unless it has one.
pub(crate) fn begin(app: &App, id: &MatchId, live: impl FnOnce() -> Live) -> mpsc::Sender<Ask> {
    let mut map = app.hub.lock();
    if let Some(table) = map.get(id).filter(|table| !table.is_closed()) {
        return table.clone();
    }
    let (tell, asks) = mpsc::channel(MAX_WAITING);
    map.insert(id.clone(), tell.clone());
    drop(map);
    tokio::spawn(live().run(asks, tell.downgrade()));
    tell
}

/// Sends a request to a match and waits for the answer.
pub(crate) async fn ask<T>(app: &App, id: &MatchId, make: impl Fn(oneshot::Sender<T>) -> Ask) -> Result<T, Fault> {
    // A match that retires at this very moment is asked again.
    for _ in 0..3 {
        let table = table(app, id).await?;
        let (tell, told) = oneshot::channel();
        match table.try_send(make(tell)) {
            Ok(()) => {
                if let Ok(answer) = told.await {
                    return Ok(answer);
                }
            }
            Err(mpsc::error::TrySendError::Full(_)) => return Err(Fault::TooMuch),
            Err(mpsc::error::TrySendError::Closed(_)) => {}
        }
    }
    Err(Fault::Unavailable)
}
