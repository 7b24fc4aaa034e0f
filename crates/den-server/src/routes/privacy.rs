//! A player's own data: exporting it, and deleting it.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use den_core::Seat;
use den_store::Cursor;
use den_table::rest::{ChatLine, Confirm, Export, ExportedMatch, ReportInfo, SessionInfo};
use den_table::{Entry, MatchId, PlayerId};

use super::guard::Client;
use super::players::require_password;
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::Body;
use crate::hub::ask;
use crate::identity::{cookie, new_id, require_signed_in};
use crate::live::{Ask, HostAsk};
use crate::openapi::Unauthorized;
use crate::sessions;

/// How many matches are loaded at a time.
const AT_ONCE: u32 = 200;
/// The maximum number of matches in an export.
const MAX_EXPORTED: usize = 5000;

/// Exports everything that is stored about the player.
#[utoipa::path(get, path = "/api/me/export", security(("guest" = [])), responses(
    (status = 200, description = "Everything", body = Export, headers(("content-disposition" = String, description = "A file name"))),
    Unauthorized,
))]
pub(crate) async fn export(State(app): State<App>, Extension(client): Extension<Client>, headers: HeaderMap) -> Result<Response, Fault> {
    let signed = require_signed_in(&app, &headers).await?;
    if !app.bounds.exports.take(client.0) {
        return Err(Fault::TooMuch);
    }
    let player = &signed.player;
    let found = app.store.found_player(&player.id).await?;
    let session = |session: den_store::Session| SessionInfo {
        current: session.token == signed.session.token,
        session: session.id,
        agent: session.agent,
        created: session.created,
        seen: session.seen,
    };
    let report = |report: den_store::Report| ReportInfo { report: report.id, id: report.game, at: report.at, note: report.note };
    let mut matches = Vec::new();
    for id in all_matches(&app, &player.id).await? {
        if matches.len() >= MAX_EXPORTED {
            break;
        }
        matches.push(exported(&app, id, &player.id).await?);
    }
    let export = Export {
        id: player.id.clone(),
        name: player.name.clone(),
        claimed: player.claimed,
        email: app.store.email(&player.id).await?,
        created: found.as_ref().map_or(0, |found| found.created),
        sessions: app.store.sessions(&player.id, now()).await?.into_iter().map(session).collect(),
        blocks: super::moderation::blocks(State(app.clone()), headers.clone()).await?.0.blocks,
        reports: app.store.reports_by(&player.id).await?.into_iter().map(report).collect(),
        packs: super::packs::list(State(app.clone()), headers.clone()).await?.0.packs,
        matches,
    };
    let name = "attachment; filename=\"wolfden-export.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(export)).into_response())
}

async fn all_matches(app: &App, player: &PlayerId) -> Result<Vec<MatchId>, Fault> {
    let (mut all, mut after) = (Vec::new(), Some(Cursor::top()));
    while let Some(place) = after {
        let page = app.store.of_player(player, &place, AT_ONCE).await?;
        all.extend(page.matches.into_iter().map(|summary| summary.id));
        after = page.next;
    }
    Ok(all)
}

/// What is stored about a player in a match.
async fn exported(app: &App, id: MatchId, player: &PlayerId) -> Result<ExportedMatch, Fault> {
    let mut seat = None;
    let (mut said, mut since, mut names) = (Vec::new(), None, Vec::new());
    for raw in app.store.raw_changes(&id).await? {
        let Ok(change) = raw.read() else { continue };
        for entry in change.entries {
            match entry {
                Entry::Sit(at, seated) if seated.player == *player => {
                    seat = Some(at);
                    since.get_or_insert(raw.at);
                    names.push(seated.name);
                }
                Entry::Sit(at, _) if seat == Some(at) => seat = None,
                Entry::Seats(order) => {
                    seat = seat.and_then(|seat| order.iter().position(|before| *before == seat)).map(|at| Seat(at as u8));
                }
                Entry::Chat(at, text) if seat == Some(at) => said.push(ChatLine { at: raw.at, text }),
                _ => {}
            }
        }
    }
    Ok(ExportedMatch { id, seat, since, names, chat: said })
}

/// Deletes the account. The name and the chat are removed from all matches, which stay playable; a bot takes over for the player.
#[utoipa::path(post, path = "/api/me/delete", security(("guest" = [])), request_body = Confirm, responses(
    (status = 204, description = "The account is deleted", headers(("set-cookie" = String, description = "Deletes the token"))),
    Unauthorized,
))]
pub(crate) async fn delete(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<Confirm>,
) -> Result<Response, Fault> {
    let signed = require_signed_in(&app, &headers).await?;
    if signed.player.claimed {
        require_password(&app, client, &headers, asked.password).await?;
    }
    forget(&app, &signed.player.id).await?;
    tracing::info!("an account was deleted");
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, &headers, ""))]).into_response())
}

pub(crate) async fn forget(app: &App, player: &PlayerId) -> Result<(), Fault> {
    sessions::end(app, player, None, None).await?;
    let as_id: PlayerId = new_id()?;
    for id in all_matches(app, player).await? {
        leave(app, &id, player).await;
        app.store.erase(&id, player, &as_id).await?;
        app.hub.tell_live(&id, Ask::Reload);
    }
    app.store.delete_packs(player).await?;
    app.store.delete_player(player).await?;
    Ok(())
}

/// Makes a player leave a match so that a bot takes over, and closes the match if it is waiting and the player is its host. Errors are
/// ignored: a match that cannot be left is over.
async fn leave(app: &App, id: &MatchId, player: &PlayerId) {
    let asked = ask(app, id, |tell| Ask::Host(player.clone(), HostAsk::Close, tell));
    if !matches!(asked.await, Ok(Ok(()))) {
        let _ = ask(app, id, |tell| Ask::Leave(player.clone(), tell)).await;
    }
}
