//! Where a player is logged in.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use den_table::rest::{EndSession, SessionInfo, Sessions};

use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::Body;
use crate::identity::require_signed_in;
use crate::messages::ServerReason;
use crate::openapi::{NotFound, Unauthorized};
use crate::sessions;

/// Lists the player's sessions, one per browser.
#[utoipa::path(get, path = "/api/me/sessions", security(("guest" = [])), responses(
    (status = 200, description = "The newest first", body = Sessions),
    Unauthorized,
))]
pub(crate) async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Json<Sessions>, Fault> {
    let signed = require_signed_in(&app, &headers).await?;
    let shown = |session: den_store::Session| SessionInfo {
        current: session.token == signed.session.token,
        session: session.id,
        agent: session.agent,
        created: session.created,
        seen: session.seen,
    };
    Ok(Json(Sessions { sessions: app.store.sessions(&signed.player.id, now()).await?.into_iter().map(shown).collect() }))
}

/// Ends one of the player's sessions.
#[utoipa::path(post, path = "/api/me/sessions/end", security(("guest" = [])), request_body = EndSession, responses(
    (status = 204, description = "The session has ended"),
    Unauthorized,
    NotFound,
))]
pub(crate) async fn end(State(app): State<App>, headers: HeaderMap, Body(asked): Body<EndSession>) -> Result<StatusCode, Fault> {
    let signed = require_signed_in(&app, &headers).await?;
    let all = app.store.sessions(&signed.player.id, now()).await?;
    let session = all.into_iter().find(|session| session.id == asked.session);
    let session = session.ok_or_else(|| Fault::NotFound(ServerReason::NoSession.into()))?;
    sessions::end(&app, &signed.player.id, Some(session.token), None).await?;
    Ok(StatusCode::NO_CONTENT)
}
