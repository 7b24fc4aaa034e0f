//! The solver's transposition table of positions at the start of a trick.

use lone_wolves::{Move, Setup};

/// The two hashes of a position: one for the slot, one to identify it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Key(pub(super) u64, pub(super) u64);

/// The meaning of a stored margin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    check: u64,
    pub(super) margin: i32,
    pub(super) bound: Bound,
    pub(super) best: Option<Move>,
}

/// The maximum number of entries, a power of two.
const MOST: usize = 1 << 18;
/// The initial size, small because most endings are.
const LEAST: usize = 1 << 12;

/// A table in which a newer position replaces an older one.
#[derive(Debug)]
pub(super) struct Memory {
    entries: Vec<Option<Entry>>,
    kept: usize,
    rules: Option<Setup>,
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory { entries: Vec::new(), kept: 0, rules: None }
    }

    /// Clears the table if it was filled under other rules.
    pub(super) fn set_rules(&mut self, rules: &Setup) {
        if self.rules != Some(*rules) {
            *self = Memory { entries: vec![None; LEAST], kept: 0, rules: Some(*rules) };
        }
    }

    pub(super) fn get(&self, key: Key) -> Option<Entry> {
        self.entries[key.0 as usize & (self.entries.len() - 1)].filter(|entry| entry.check == key.1)
    }

    pub(super) fn put(&mut self, key: Key, margin: i32, bound: Bound, best: Option<Move>) {
        // Entries are not moved when the table grows; the search finds them again.
        if self.kept > self.entries.len() / 2 && self.entries.len() < MOST {
            let size = self.entries.len() * 8;
            self.entries.clear();
            self.entries.resize(size.min(MOST), None);
            self.kept = 0;
        }
        let at = key.0 as usize & (self.entries.len() - 1);
        self.kept += usize::from(self.entries[at].is_none());
        self.entries[at] = Some(Entry { check: key.1, margin, bound, best });
    }
}
