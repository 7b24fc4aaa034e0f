//! A time limit for every store call, and counters of failures.

use std::time::Duration;

use den_store::{Answer, Gate, StoreError};

use crate::metrics::{Counters, Metrics};

/// The time limit for a backup.
const BACKUP_TIME: Duration = Duration::from_secs(3600);
/// The time limit for finishing the last writes.
pub(crate) const CLOSE_TIME: Duration = Duration::from_secs(2);

/// The gate in front of a server's store.
pub(crate) struct Timed {
    limit: Duration,
    timeouts: Counters,
    failures: Counters,
}

impl Timed {
    pub(crate) fn new(limit: Duration, metrics: &Metrics) -> Timed {
        Timed { limit, timeouts: metrics.timeouts.clone(), failures: metrics.store_failures.clone() }
    }
}

impl Gate for Timed {
    fn pass<'a, T: Send + 'a>(&'a self, what: &'static str, call: impl FnOnce() -> Answer<'a, T> + Send + 'a) -> Answer<'a, T> {
        let limit = match what {
            "backup" => BACKUP_TIME,
            "close" => CLOSE_TIME,
            _ => self.limit,
        };
        let call = call();
        Box::pin(async move {
            let result = tokio::time::timeout(limit, call).await.unwrap_or(Err(StoreError::TimedOut));
            match &result {
                Err(StoreError::TimedOut) => {
                    tracing::error!(what, "the database did not answer in time");
                    self.timeouts.get_or_create(&[("what", format!("store {what}"))]).inc();
                }
                Err(StoreError::Unavailable(_) | StoreError::Damaged(_)) => {
                    self.failures.get_or_create(&[("what", what.to_string())]).inc();
                }
                Ok(_) | Err(StoreError::NameTaken) => {}
            }
            result
        })
    }
}
