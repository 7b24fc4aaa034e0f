//! A database that fails, hangs or does not answer, as planned by a test.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use den_store::{Answer, Gate, StoreError};
use tokio::sync::Notify;

/// What happens to a call.
#[derive(Clone)]
pub enum Fault {
    /// It is made, and its answer arrives.
    None,
    /// It fails without being made.
    Fails,
    /// It is made, but its answer is lost.
    Unanswered,
    /// It never returns and is not made.
    Hangs,
    /// It waits for the test, then fails without being made.
    FailsWhen(Arc<Notify>),
}

/// A plan of faults for the next calls of each name, and for all calls after them.
#[derive(Default)]
pub struct Faults {
    planned: Mutex<HashMap<&'static str, VecDeque<Fault>>>,
    always: Mutex<HashMap<&'static str, Fault>>,
}

impl Faults {
    pub fn new() -> Arc<Faults> {
        Arc::default()
    }

    /// Plans a fault for the next call of this name.
    pub fn next(&self, what: &'static str, fault: Fault) {
        self.planned.lock().unwrap().entry(what).or_default().push_back(fault);
    }

    /// Plans a fault for all further calls of these names, except those planned with [`next`](Faults::next).
    pub fn always(&self, what: &[&'static str], fault: &Fault) {
        self.always.lock().unwrap().extend(what.iter().map(|what| (*what, fault.clone())));
    }

    /// Plans no further faults.
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
