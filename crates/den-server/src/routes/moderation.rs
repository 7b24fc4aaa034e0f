//! Blocking, muting and reporting other players.

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use den_core::{Eye, Seat};
use den_store::Report;
use den_table::rest::{BlockedInfo, Blocks, NewBlock, NewReport, Unblock};
use den_table::wire::{Code, LogEvent, LogLine, Refused};
use den_table::{AnyMatch, MatchId, PlayerId, TableReason};

use super::guard::Client;
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::Body;
use crate::hub::ask;
use crate::identity::{new_id, require_player};
use crate::live::Ask;
use crate::messages::ServerReason;
use crate::openapi::{NotFound, Unauthorized, Unprocessable};

/// The maximum number of chat messages in a report.
const MAX_LINES: usize = 50;
/// The number of chat messages in a report if none are chosen: the player's latest ones.
const USUAL_LINES: usize = 20;
const MAX_NOTE: usize = 1000;
/// How far back a report looks for chat messages.
const LOOK_BACK: usize = 5000;

/// The player at a seat of a match, who must not be the player who asks.
async fn other(app: &App, id: &MatchId, seat: Seat, asks: &PlayerId) -> Result<PlayerId, Fault> {
    let found = ask(app, id, |tell| {
        Ask::Read(Box::new(move |table| {
            let _ = tell.send(table.status().seats().get(seat.index()).and_then(|state| state.player.clone()));
        }))
    });
    let other = found.await?.ok_or_else(|| Fault::NotFound(TableReason::NoPlayer.into()))?;
    if other == *asks { Err(Fault::Refused(Refused::new(Code::Illegal, ServerReason::NotYourself))) } else { Ok(other) }
}

/// Lists the players that the player has blocked or muted.
#[utoipa::path(get, path = "/api/me/blocks", security(("guest" = [])), responses(
    (status = 200, description = "The newest first", body = Blocks),
    Unauthorized,
))]
pub(crate) async fn blocks(State(app): State<App>, headers: HeaderMap) -> Result<Json<Blocks>, Fault> {
    let player = require_player(&app, &headers).await?;
    let shown =
        |blocked: den_store::Blocked| BlockedInfo { player: blocked.player, name: blocked.name, kind: blocked.kind, at: blocked.at };
    Ok(Json(Blocks { blocks: app.store.blocks(&player.id).await?.into_iter().map(shown).collect() }))
}

/// Blocks or mutes a player at a table.
#[utoipa::path(post, path = "/api/me/blocks", security(("guest" = [])), request_body = NewBlock, responses(
    (status = 204, description = "Done"),
    Unauthorized,
    NotFound,
    Unprocessable,
))]
pub(crate) async fn block(State(app): State<App>, headers: HeaderMap, Body(asked): Body<NewBlock>) -> Result<StatusCode, Fault> {
    let player = require_player(&app, &headers).await?;
    let other = other(&app, &asked.id, asked.seat, &player.id).await?;
    app.store.block(&player.id, &other, asked.kind, now()).await?;
    hide_muted(&app, &player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unblocks or unmutes a player.
#[utoipa::path(post, path = "/api/me/unblock", security(("guest" = [])), request_body = Unblock, responses(
    (status = 204, description = "Done"),
    Unauthorized,
    NotFound,
))]
pub(crate) async fn unblock(State(app): State<App>, headers: HeaderMap, Body(asked): Body<Unblock>) -> Result<StatusCode, Fault> {
    let player = require_player(&app, &headers).await?;
    if !app.store.unblock(&player.id, &asked.player).await? {
        return Err(Fault::NotFound(ServerReason::NoPlayer.into()));
    }
    hide_muted(&app, &player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The players whose chat a player does not see.
pub(crate) async fn muted(app: &App, player: &PlayerId) -> Result<Vec<PlayerId>, Fault> {
    Ok(app.store.blocks(player).await?.into_iter().map(|blocked| blocked.player).collect())
}

/// Tells the matches that a player watches on this node whose chat to hide.
async fn hide_muted(app: &App, player: &PlayerId) -> Result<(), Fault> {
    let muted = muted(app, player).await?;
    app.hub.tell_all(|| Ask::Muted(player.clone(), muted.clone()));
    Ok(())
}

/// Stores a report with the chat messages in question, copied from the journal.
#[utoipa::path(post, path = "/api/reports", security(("guest" = [])), request_body = NewReport, responses(
    (status = 201, description = "The report is stored for the operator"),
    Unauthorized,
    NotFound,
    Unprocessable,
))]
pub(crate) async fn report(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<NewReport>,
) -> Result<StatusCode, Fault> {
    let player = require_player(&app, &headers).await?;
    if asked.lines.len() > MAX_LINES || asked.note.chars().count() > MAX_NOTE {
        return Err(Fault::TooLong);
    }
    if !app.bounds.reports.take(client.0) {
        return Err(Fault::TooMuch);
    }
    let accused = other(&app, &asked.id, asked.seat, &player.id).await?;
    let (seat, wanted) = (asked.seat, asked.lines.clone());
    let lines = ask(&app, &asked.id, |tell| {
        let wanted = wanted.clone();
        Ask::Read(Box::new(move |table| {
            let _ = tell.send(said(table, seat, &wanted));
        }))
    });
    let lines = serde_json::to_string(&lines.await?).unwrap_or_default();
    let report = Report {
        id: new_id::<PlayerId>()?.to_string(),
        at: now(),
        reporter: player.id,
        accused,
        game: asked.id,
        lines,
        note: asked.note,
        resolved: None,
    };
    app.store.add_report(&report).await?;
    app.metrics.reports.inc();
    tracing::info!(report = report.id, game = %report.game, "a player was reported");
    Ok(StatusCode::CREATED)
}

/// The chat messages of a seat: those with these revisions, or the latest ones.
fn said(table: &dyn AnyMatch, seat: Seat, wanted: &[u64]) -> Vec<LogLine> {
    let log = table.log_page(Eye::Public, u64::MAX, LOOK_BACK).log;
    let by_seat = |line: &LogLine| matches!(&line.what, LogEvent::Chat { seat: who, .. } if *who == seat);
    let mut lines: Vec<LogLine> =
        log.into_iter().filter(|line| by_seat(line) && (wanted.is_empty() || wanted.contains(&line.revision))).collect();
    if wanted.is_empty() {
        lines.drain(..lines.len().saturating_sub(USUAL_LINES));
    }
    lines
}
