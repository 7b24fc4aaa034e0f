//! Finds matches whose stored journal is unusable, says why, and cuts them back to their last good change.

use std::fmt;

use den_store::{Cut, RawChange, Store, StoreError};
use den_table::{AnyMatch, MatchId};

use crate::app::now;
use crate::live::row;
use crate::packs::figures_of;

/// How many matches are fetched at a time.
const AT_ONCE: u32 = 500;

/// What is wrong with a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JournalFault {
    /// The settings of the match cannot be parsed or are not allowed.
    Settings(String),
    /// Entries are missing: the first entry is followed by the second.
    Gap(u64, u64),
    /// The change with this number cannot be parsed.
    Unreadable(u64, String),
    /// The change with this number does not follow from the ones before.
    Illegal(u64, String),
}

impl fmt::Display for JournalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalFault::Settings(why) => write!(f, "its settings are invalid: {why}"),
            JournalFault::Gap(last, next) if last + 2 == *next => write!(f, "entry {} is missing", last + 1),
            JournalFault::Gap(last, next) => write!(f, "entries {} to {} are missing", last + 1, next - 1),
            JournalFault::Unreadable(number, why) => write!(f, "entry {number} cannot be parsed: {why}"),
            JournalFault::Illegal(number, why) => write!(f, "entry {number} does not fit: {why}"),
        }
    }
}

/// A match that cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The match.
    pub id: MatchId,
    /// What is wrong.
    pub trouble: JournalFault,
    /// How many entries at the start are good.
    pub good: u64,
    /// How many changes after them are unusable.
    pub cut: usize,
    /// Whether it was repaired.
    pub repaired: bool,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { id, trouble, good, cut, repaired } = self;
        write!(f, "match {id}: {trouble}. ")?;
        match (trouble, repaired) {
            (JournalFault::Settings(_), _) => f.write_str("This cannot be repaired."),
            (_, false) => write!(f, "The first {good} entries are good; the {cut} changes after them are unusable."),
            (_, true) => write!(f, "It continues after its first {good} entries; {cut} changes were set aside."),
        }
    }
}

/// Examines every stored match and calls `found` for each broken one. Returns how many were examined. With `repair`, unusable changes
/// are cut off and moved to the table `set_aside`.
///
/// # Errors
/// If the database cannot be used.
pub async fn examine(store: &dyn Store, repair: bool, mut found: impl FnMut(Finding)) -> Result<u64, StoreError> {
    let (mut examined, mut last) = (0, None);
    loop {
        let ids = store.ids(last.as_ref(), AT_ONCE).await?;
        let Some(end) = ids.last().cloned() else { return Ok(examined) };
        for id in ids {
            examined += 1;
            if let Some(finding) = examine_one(store, id, repair).await? {
                found(finding);
            }
        }
        last = Some(end);
    }
}

pub(crate) async fn examine_one(store: &dyn Store, id: MatchId, repair: bool) -> Result<Option<Finding>, StoreError> {
    let unusable = |why: String| Finding { id: id.clone(), trouble: JournalFault::Settings(why), good: 0, cut: 0, repaired: false };
    let stored = match store.load(&id).await {
        Ok(Some(stored)) => stored,
        // Deleted in the meantime.
        Ok(None) => return Ok(None),
        Err(StoreError::Damaged(why)) => return Ok(Some(unusable(why))),
        Err(error) => return Err(error),
    };
    let figures = match figures_of(store, &stored.settings).await {
        Ok(figures) => figures,
        Err(StoreError::Damaged(why)) => return Ok(Some(unusable(why))),
        Err(error) => return Err(error),
    };
    let mut table = match den_table::open(stored.settings.clone(), stored.seed, figures.as_ref()) {
        Ok(table) => table,
        Err(refusal) => return Ok(Some(unusable(refusal.to_string()))),
    };
    let changes = store.raw_changes(&id).await?;
    let Some((at, trouble)) = fold(&mut *table, &changes) else { return Ok(None) };
    // A change that does not fit leaves the match half changed, so fold the good ones again.
    let mut table =
        den_table::open(stored.settings, stored.seed, figures.as_ref()).map_err(|refusal| StoreError::Damaged(refusal.to_string()))?;
    fold(&mut *table, &changes[..at]);
    let finding = Finding { good: table.status().revision(), cut: changes.len() - at, trouble, repaired: repair, id };
    if repair {
        let row = row(table.status(), now());
        let cut = Cut { id: finding.id.clone(), from: changes[at].number, why: finding.trouble.to_string(), row, at: now() };
        store.cut(cut).await?;
    }
    Ok(Some(finding))
}

/// Applies changes up to the first that fails. Returns its index and the reason.
fn fold(table: &mut dyn AnyMatch, changes: &[RawChange]) -> Option<(usize, JournalFault)> {
    for (at, raw) in changes.iter().enumerate() {
        if raw.number > table.status().revision() + 1 {
            return Some((at, JournalFault::Gap(table.status().revision(), raw.number)));
        }
        let trouble = match raw.read() {
            Err(error) => JournalFault::Unreadable(raw.number, error.to_string()),
            Ok(change) => match table.fold(&change) {
                Ok(()) => continue,
                Err(error) => JournalFault::Illegal(error.number, error.reason.to_string()),
            },
        };
        return Some((at, trouble));
    }
    None
}
