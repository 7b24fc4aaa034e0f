//! A database that fails, hangs or forgets to answer as a test plans it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use den_store::{Answer, Gate, StoreError};
use tokio::sync::Notify;

/// What becomes of a call.
#[derive(Clone)]
pub enum Fault {
    /// It is made, and its answer comes back.
    None,
    /// It is not made, and fails.
    Fails,
    /// It is made, and its answer is lost.
    Unanswered,
    /// It is not made and does not end.
    Hangs,
    /// It waits for the test, then fails without being made.
    FailsWhen(Arc<Notify>),
}

/// A plan of faults: what becomes of the next calls of each name, and of all those after them.
#[derive(Default)]
pub struct Faults {
    planned: Mutex<HashMap<&'static str, VecDeque<Fault>>>,
    always: Mutex<HashMap<&'static str, Fault>>,
}

impl Faults {
    pub fn new() -> Arc<Faults> {
        Arc::default()
    }

    /// The next call of this name.
    pub fn next(&self, what: &'static str, fault: Fault) {
        self.planned.lock().unwrap().entry(what).or_default().push_back(fault);
    }

    /// All calls of these names from now on, besides planned ones.
    pub fn always(&self, what: &[&'static str], fault: &Fault) {
        self.always.lock().unwrap().extend(what.iter().map(|what| (*what, fault.clone())));
    }

    /// Nothing fails from now on.
    pub fn forget(&self) {
        self.planned.lock().unwrap().clear();
        self.always.lock().unwrap().clear();
    }

    fn take(&self, what: &'static str) -> Fault {
        let planned = self.planned.lock().unwrap().get_mut(what).and_then(VecDeque::pop_front);
        planned.or_else(|| self.always.lock().unwrap().get(what).cloned()).unwrap_or(Fault::None)
    }
}

impl Gate for Faults {
    fn pass<'a, T: Send + 'a>(&'a self, what: &'static str, call: impl FnOnce() -> Answer<'a, T> + Send + 'a) -> Answer<'a, T> {
        let failed = || Err(StoreError::Unavailable("planned".into()));
        match self.take(what) {
            Fault::None => call(),
            Fault::Fails => Box::pin(async move { failed() }),
            Fault::Unanswered => {
                let call = call();
                Box::pin(async move { call.await.and_then(|_| failed()) })
            }
            Fault::Hangs => Box::pin(std::future::pending()),
            Fault::FailsWhen(when) => Box::pin(async move {
                when.notified().await;
                failed()
            }),
        }
    }
}
