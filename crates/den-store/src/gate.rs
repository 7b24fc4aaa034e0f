//! A store behind a gate that every call goes through: for time limits and metrics in a server, for faults in tests.

use std::path::Path;
use std::sync::Arc;

use den_core::Seat;
use den_table::{Change, MatchId, Millis, PlayerId};

use crate::sql::{Statement, Value, Values};
use crate::store::{Answer, Append, Appended, Cut, Hash, NewMatch, RawChange, Store, StoreError, Stored};

/// Decides what happens to each call.
pub trait Gate: Send + Sync + 'static {
    /// Makes the call named `what`, or fails it.
    fn pass<'a, T: Send + 'a>(&'a self, what: &'static str, call: impl FnOnce() -> Answer<'a, T> + Send + 'a) -> Answer<'a, T>;

    /// Appends a change. By default, a call like any other.
    fn append<'a>(&'a self, store: &'a Arc<dyn Store>, append: Append) -> Answer<'a, Appended> {
        self.pass("append", move || store.append(append))
    }
}

impl<G: Gate> Gate for Arc<G> {
    fn pass<'a, T: Send + 'a>(&'a self, what: &'static str, call: impl FnOnce() -> Answer<'a, T> + Send + 'a) -> Answer<'a, T> {
        (**self).pass(what, call)
    }

    fn append<'a>(&'a self, store: &'a Arc<dyn Store>, append: Append) -> Answer<'a, Appended> {
        (**self).append(store, append)
    }
}

/// A store behind a gate.
pub struct Gated<G> {
    store: Arc<dyn Store>,
    gate: G,
}

impl<G: Gate> Gated<G> {
    /// Puts a gate in front of a store.
    pub fn new(store: Arc<dyn Store>, gate: G) -> Gated<G> {
        Gated { store, gate }
    }
}

macro_rules! gated {
    ($($name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*) => {
        $(fn $name<'a>(&'a self $(, $arg: $kind)*) -> Answer<'a, $out> {
            self.gate.pass(stringify!($name), move || self.store.$name($($arg),*))
        })*
    };
}

#[allow(clippy::needless_lifetimes)]
impl<G: Gate> Store for Gated<G> {
    fn kind(&self) -> &'static str {
        self.store.kind()
    }

    fn lock(&self) -> Result<(), StoreError> {
        self.store.lock()
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        self.gate.append(&self.store, append)
    }

    fn figures(&self) -> Vec<(&'static str, usize)> {
        self.store.figures()
    }

    fn select<'a>(&'a self, what: &'static str, sql: &'static str, args: Vec<Value>) -> Answer<'a, Vec<Values>> {
        self.gate.pass(what, move || self.store.select(what, sql, args))
    }

    fn execute<'a>(&'a self, what: &'static str, batch: Vec<Statement>) -> Answer<'a, Option<u64>> {
        self.gate.pass(what, move || self.store.execute(what, batch))
    }

    gated! {
        ready() -> ();
        close() -> ();
        backup(file: &'a Path) -> ();
        create(new: NewMatch) -> bool;
        load(id: &'a MatchId) -> Option<Stored>;
        changes(id: &'a MatchId, from: u64) -> Vec<Change>;
        invited(id: &'a MatchId, invite: Hash, player: &'a PlayerId) -> Option<Seat>;
        due(now: Millis, most: u32) -> Vec<MatchId>;
        set_due(id: &'a MatchId, due: Option<Millis>) -> ();
        latest(ids: &'a [MatchId]) -> Vec<(MatchId, u64)>;
        check() -> Vec<String>;
        ids(after: Option<&'a MatchId>, most: u32) -> Vec<MatchId>;
        raw_changes(id: &'a MatchId) -> Vec<RawChange>;
        cut(cut: Cut) -> ();
    }
}
