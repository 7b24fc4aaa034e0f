//! Tracks which sessions have open sockets, to close these when a session ends: by a logout here or on another node, or by an
//! administrator.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::{HeaderMap, header};
use den_store::{Ended, Hash, NewSession};
use den_table::{Millis, PlayerId};
use tokio::sync::Notify;

use crate::app::{App, now, stopped};
use crate::error::Fault;
use crate::identity::{hash, new_id, secret};

/// How often a node checks for sessions that ended elsewhere.
const LOOK_EVERY: Duration = Duration::from_secs(3);
/// How far back it looks: the nodes' clocks differ, and the database may have been unavailable.
const LOOK_BACK: Millis = 60_000;
/// The maximum length of a stored user agent.
const MAX_AGENT: usize = 120;

/// The sessions with open sockets.
#[derive(Debug, Default)]
pub(crate) struct OpenSessions {
    open: Mutex<HashMap<PlayerId, Vec<Socket>>>,
}

#[derive(Debug)]
struct Socket {
    session: Hash,
    created: Millis,
    ended: Arc<Notify>,
}

/// A session in use by a socket; released when dropped.
#[derive(Debug)]
pub(crate) struct OpenSession {
    player: PlayerId,
    ended: Arc<Notify>,
    sessions: Arc<OpenSessions>,
}

impl OpenSessions {
    fn lock(&self) -> MutexGuard<'_, HashMap<PlayerId, Vec<Socket>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers a socket of this session.
    pub(crate) fn enter(self: &Arc<OpenSessions>, player: PlayerId, session: Hash, created: Millis) -> OpenSession {
        let ended = Arc::new(Notify::new());
        self.lock().entry(player.clone()).or_default().push(Socket { session, created, ended: ended.clone() });
        OpenSession { player, ended, sessions: self.clone() }
    }

    /// Closes the sockets of ended sessions. Idempotent.
    pub(crate) fn end(&self, ended: &Ended) {
        for socket in self.lock().get(&ended.player).into_iter().flatten() {
            let meant = ended.session.map_or(socket.created <= ended.at, |session| session == socket.session);
            if meant && ended.kept != Some(socket.session) {
                socket.ended.notify_one();
            }
        }
    }
}

impl OpenSession {
    /// Waits until the session ends.
    pub(crate) async fn ended(&self) {
        self.ended.notified().await;
    }
}

impl Drop for OpenSession {
    fn drop(&mut self) {
        let mut open = self.sessions.lock();
        if let Some(sockets) = open.get_mut(&self.player) {
            sockets.retain(|socket| !Arc::ptr_eq(&socket.ended, &self.ended));
            if sockets.is_empty() {
                open.remove(&self.player);
            }
        }
    }
}

/// A new session for the browser, and its token.
pub(crate) fn new_session(app: &App, headers: &HeaderMap) -> Result<(String, NewSession), Fault> {
    let token = secret()?;
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let created = now();
    let session = NewSession {
        id: new_id::<PlayerId>()?.to_string(),
        token: hash(&token),
        agent: agent.chars().take(MAX_AGENT).collect(),
        created,
        expires: created + app.config.retention.sessions.as_millis() as Millis,
    };
    Ok((token, session))
}

/// Ends sessions on all nodes, and immediately closes their sockets on this one.
pub(crate) async fn end(app: &App, player: &PlayerId, session: Option<Hash>, kept: Option<Hash>) -> Result<(), Fault> {
    let ended = Ended { at: now(), player: player.clone(), session, kept };
    app.store.end_sessions(new_id::<PlayerId>()?.as_str(), &ended).await?;
    app.sessions.end(&ended);
    Ok(())
}

/// Closes the sockets of sessions that ended elsewhere, until the server stops.
pub(crate) async fn watch(app: App) {
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            biased;
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = stopped(&mut stopping) => return,
        }
        match app.store.ended_since(now().saturating_sub(LOOK_BACK)).await {
            Ok(all) => all.iter().for_each(|ended| app.sessions.end(ended)),
            Err(error) => tracing::warn!(%error, "cannot read the ended sessions"),
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn sockets_end_with_their_session_and_no_others() {
        let sessions = Arc::new(OpenSessions::default());
        let (ada, bob): (PlayerId, PlayerId) = ("ada".parse().unwrap(), "bob".parse().unwrap());
        let (first, second) = (sessions.enter(ada.clone(), [1; 32], 10), sessions.enter(ada.clone(), [2; 32], 20));
        let other = sessions.enter(bob, [3; 32], 10);
        let is_over = |socket: &OpenSession| socket.ended().now_or_never().is_some();
        let ended = |at, session, kept| Ended { at, player: ada.clone(), session, kept };
        sessions.end(&ended(15, Some([1; 32]), None));
        assert!(is_over(&first) && !is_over(&second) && !is_over(&other));
        sessions.end(&ended(15, None, None));
        assert!(!is_over(&second), "it began later");
        sessions.end(&ended(25, None, Some([2; 32])));
        assert!(!is_over(&second), "it is the one that stays");
        sessions.end(&ended(25, None, None));
        assert!(is_over(&second) && !is_over(&other));
        drop((first, second, other));
        assert!(sessions.lock().is_empty());
    }
}
