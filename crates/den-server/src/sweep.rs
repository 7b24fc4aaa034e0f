//! Background sweep: wakes matches in which something is due although nobody is connected, and checks for changes that were not announced.

use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::app::{App, now, stopped};
use crate::hub;
use crate::live::Ask;

const EVERY: Duration = Duration::from_secs(1);
/// How often, in rounds, the revisions of all live matches are compared with the store if there are several nodes.
const COMPARE_EVERY: u32 = 10;
const AT_ONCE: u32 = 100;
/// An unconfirmed write happens within this many rounds, or never.
pub(crate) const DOUBT_ROUNDS: u32 = 10;

/// Sweeps until the server stops.
pub(crate) async fn watch(app: App) {
    let mut stopping = app.stopping.subscribe();
    for round in 0u32.. {
        tokio::select! {
            biased;
            () = tokio::time::sleep(EVERY) => {}
            () = stopped(&mut stopping) => return,
        }
        match app.store.due(now(), AT_ONCE).await {
            Ok(due) => {
                for id in due {
                    if let Ok(table) = hub::table(&app, &id).await {
                        let _ = table.try_send(Ask::Wake);
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "cannot read the due matches"),
        }
        let in_doubt = app.in_doubt.load(Ordering::Relaxed);
        if in_doubt > 0 || (!app.fanout.is_alone() && round % COMPARE_EVERY == 0) {
            match app.store.latest(&app.hub.ids()).await {
                // The number of a change is that of its first entry: a match with that entry has the change.
                Ok(latest) => {
                    latest.into_iter().for_each(|(id, number)| app.hub.tell_live(&id, Ask::Refresh(number)));
                    // Only a round that could read the store counts, and only if it started after the last unconfirmed write.
                    let left = in_doubt.saturating_sub(1);
                    let _ = app.in_doubt.compare_exchange(in_doubt, left, Ordering::Relaxed, Ordering::Relaxed);
                }
                Err(error) => tracing::warn!(%error, "cannot read the revisions in the store"),
            }
        }
    }
}
