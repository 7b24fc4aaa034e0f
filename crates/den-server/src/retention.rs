//! Deletes what is no longer used, a little at a time, so that nobody has to wait for it.

use std::path::Path;
use std::time::Duration;

use den_store::StoreError;
use den_table::wire::Phase;
use den_table::{MatchId, Millis};

use crate::app::{App, now, stopped};
use crate::transfer;

/// How many rows are deleted at a time.
const AT_ONCE: u32 = 100;
/// The pause while there is more to delete.
const BUSY: Duration = Duration::from_millis(250);
/// The pause while there is nothing to delete.
const IDLE: Duration = Duration::from_secs(600);
/// How long ended sessions are remembered for other nodes, which check every few seconds.
const ENDED_KEPT: Millis = 3_600_000;

/// Cleans up until the server stops.
pub(crate) async fn clean(app: App) {
    let mut stopping = app.stopping.subscribe();
    loop {
        let pause = match round(&app).await {
            Ok(0) => IDLE,
            Ok(rows) => {
                app.metrics.expired.inc_by(rows);
                BUSY
            }
            Err(error) => {
                tracing::warn!(%error, "cannot delete expired data");
                IDLE
            }
        };
        tokio::select! {
            biased;
            () = tokio::time::sleep(pause) => {}
            () = stopped(&mut stopping) => return,
        }
    }
}

/// Deletes a little. Returns how much.
pub(crate) async fn round(app: &App) -> Result<u64, StoreError> {
    let (now, kept) = (now(), &app.config.retention);
    let before = |age: Duration| now.saturating_sub(age.as_millis() as Millis);
    let mut gone = app.store.expire_sessions(now, before(Duration::from_millis(ENDED_KEPT)), AT_ONCE).await?;
    gone += app.store.expire_guests(before(kept.guests), AT_ONCE).await?;
    gone += expire_matches(app, Phase::Waiting, before(kept.waiting), None).await?;
    gone += expire_matches(app, Phase::Playing, before(kept.abandoned), None).await?;
    if let Some(age) = kept.finished {
        gone += expire_matches(app, Phase::Over, before(age), kept.archive.as_deref()).await?;
    }
    Ok(gone)
}

async fn expire_matches(app: &App, phase: Phase, before: Millis, archive: Option<&Path>) -> Result<u64, StoreError> {
    let mut gone = 0;
    for id in app.store.stale(phase, before, AT_ONCE).await? {
        // The row of a match rarely changes; its journal says when someone last played.
        match app.store.last_change(&id).await? {
            Some(at) if at >= before => app.store.set_updated(&id, at).await?,
            _ if app.hub.is_live(&id) => app.store.set_updated(&id, now()).await?,
            _ => {
                if let Some(folder) = archive
                    && let Err(why) = archived(app, &id, folder).await
                {
                    tracing::error!(%id, why, "cannot archive a match; it is kept");
                    app.store.set_updated(&id, now()).await?;
                    continue;
                }
                app.store.delete_match(&id).await?;
                gone += 1;
            }
        }
    }
    Ok(gone)
}

/// Writes the record of a match to a file, atomically.
async fn archived(app: &App, id: &MatchId, folder: &Path) -> Result<(), String> {
    let record = transfer::export(&*app.store, id).await.map_err(|error| error.to_string())?.to_string();
    let (file, part) = (folder.join(format!("{id}.wolf")), folder.join(format!("{id}.part")));
    let folder = folder.to_path_buf();
    let write = move || {
        std::fs::create_dir_all(&folder)?;
        std::fs::write(&part, record)?;
        std::fs::File::open(&part)?.sync_all()?;
        std::fs::rename(&part, &file)
    };
    tokio::task::spawn_blocking(write).await.map_err(|error| error.to_string())?.map_err(|error| error.to_string())
}
