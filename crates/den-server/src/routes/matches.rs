//! Making matches, sitting down, playing.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use den_core::Eye;
use den_store::{Invite, NewMatch};
use den_table::rest::{Fill, InviteShown, Join, Joined, LogPage, Made, MatchShown, NewTable};
use den_table::wire::{LOG_PAGE, SeatShown, SettingsShown};
use den_table::{MatchId, MatchSettings, PlayerId, SeatKind, check_bot};
use serde::Deserialize;
use utoipa::IntoParams;

use super::guard::Client;
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::{Body, Path, Query, Upgrade};
use crate::hub::{self, ask};
use crate::identity::{hash, new_id, require_player, secret, who};
use crate::live::{Ask, HostAsk, Sit, begin, new_seed, row};
use crate::messages::ServerReason;
use crate::openapi::{BadRequest, Conflict, Forbidden, NotFound, Unauthorized, Unprocessable, UpgradeRequired};
use crate::socket::{self, Connection};

/// The id in a path; one that cannot be is of no match.
pub(crate) fn id(text: &str) -> Result<MatchId, Fault> {
    text.parse().map_err(|_| Fault::NotFound(ServerReason::NoMatch.into()))
}

/// Makes a match.
#[utoipa::path(post, path = "/api/matches", security(("guest" = [])), request_body = NewTable, responses(
    (status = 201, description = "The match, and its invites", body = Made),
    Unauthorized,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn create(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Fault> {
    let host = require_player(&app, &headers).await?;
    if !app.bounds.matches.take(client.0) {
        return Err(Fault::TooMuch);
    }
    let stand_in = asked.stand_in.unwrap_or_else(|| den_table::STAND_IN.to_string());
    check_bot(&stand_in)?;
    for kind in &asked.seats {
        if let SeatKind::Bot(name) = kind {
            check_bot(name)?;
        }
    }
    let settings = MatchSettings {
        game: asked.game,
        options: asked.options,
        seats: asked.seats,
        clock: asked.clock,
        stand_in,
        host: Some(host.id.clone()),
        by_hand: false,
    };
    let (seed, now) = (new_seed()?, now());
    let mut table = den_table::open(settings, seed)?;
    let sits = asked.sit.map(|seat| (seat, host.id.clone(), host.name.clone())).into_iter().collect();
    let first = begin(&mut *table, &sits, now)?;
    let id: MatchId = new_id()?;
    let mut invites = Vec::new();
    for (at, kind) in table.status().settings().seats.iter().enumerate() {
        let seat = den_core::Seat(at as u8);
        if *kind == SeatKind::Invite && asked.sit != Some(seat) {
            let secret = secret()?;
            invites.push(InviteShown { seat, link: format!("/#/join/{id}/{secret}"), secret });
        }
    }
    let new = NewMatch {
        id: id.clone(),
        settings: table.status().settings().clone(),
        seed,
        created: now,
        first,
        row: row(table.status(), now),
        invites: invites.iter().map(|invite| Invite { hash: hash(&invite.secret), seat: invite.seat }).collect(),
    };
    if !app.store.create(new).await? {
        return Err(Fault::Unavailable);
    }
    if table.status().bot_turn().is_some() {
        // A match of bots alone begins by itself.
        hub::table(&app, &id).await?;
    }
    tracing::info!(%id, game = table.status().settings().game, seats = table.status().settings().seat_count(), "a match was made");
    Ok((StatusCode::CREATED, Json(Made { id, seat: asked.sit, invites })))
}

/// A match, as anybody may see it.
#[utoipa::path(get, path = "/api/matches/{match}", params(("match" = MatchId, Path, description = "The match")), responses(
    (status = 200, description = "The match", body = MatchShown),
    NotFound,
))]
pub(crate) async fn show(State(app): State<App>, Path(path): Path<String>, headers: HeaderMap) -> Result<Json<MatchShown>, Fault> {
    let id = id(&path)?;
    let player = who(&app, &headers).await?.map(|player| player.id);
    let shown = ask(&app, &id, |tell| {
        let (id, player) = (id.clone(), player.clone());
        Ask::Read(Box::new(move |table| {
            let status = table.status();
            let _ = tell.send(MatchShown {
                id,
                settings: SettingsShown::from(status.settings()),
                phase: status.phase(),
                seats: status.seats().iter().map(SeatShown::from).collect(),
                revision: status.revision(),
                steps: status.steps(),
                commitment: table.is_verifiable().then(|| table.commitment().to_string()),
                you: player.as_ref().and_then(|player: &PlayerId| status.seat_of(player)),
                result: status.result().cloned(),
                next: status.rematch().next.clone(),
            });
        }))
    });
    Ok(Json(shown.await?))
}

/// Sits down.
#[utoipa::path(post, path = "/api/matches/{match}/join", params(("match" = MatchId, Path, description = "The match")), security(("guest" = [])), request_body = Join, responses(
    (status = 200, description = "The seat", body = Joined),
    Unauthorized,
    NotFound,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn join(
    State(app): State<App>,
    Path(path): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<Join>,
) -> Result<Json<Joined>, Fault> {
    let id = id(&path)?;
    let player = require_player(&app, &headers).await?;
    let invite = asked.invite.as_deref().map(hash);
    let seat =
        ask(&app, &id, |tell| Ask::Sit(Sit { player: player.id.clone(), name: player.name.clone(), seat: asked.seat, invite, tell }));
    Ok(Json(Joined { seat: seat.await?? }))
}

/// Seats a bot, as the host.
#[utoipa::path(post, path = "/api/matches/{match}/fill", params(("match" = MatchId, Path, description = "The match")), security(("guest" = [])), request_body = Fill, responses(
    (status = 204, description = "The bot sits there"),
    Unauthorized,
    NotFound,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn fill(
    State(app): State<App>,
    Path(path): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<Fill>,
) -> Result<StatusCode, Fault> {
    check_bot(&asked.bot)?;
    host(&app, &path, &headers, HostAsk::Fill(asked.seat, asked.bot)).await
}

/// Closes a match before it begins, as the host.
#[utoipa::path(post, path = "/api/matches/{match}/close", params(("match" = MatchId, Path, description = "The match")), security(("guest" = [])), responses(
    (status = 204, description = "The match is closed"),
    Unauthorized,
    NotFound,
    Conflict,
))]
pub(crate) async fn close(State(app): State<App>, Path(path): Path<String>, headers: HeaderMap) -> Result<StatusCode, Fault> {
    host(&app, &path, &headers, HostAsk::Close).await
}

async fn host(app: &App, path: &str, headers: &HeaderMap, what: HostAsk) -> Result<StatusCode, Fault> {
    let id = id(path)?;
    let player = require_player(app, headers).await?;
    ask(app, &id, |tell| Ask::Host(player.id.clone(), what.clone(), tell)).await??;
    Ok(StatusCode::NO_CONTENT)
}

/// What a client names when it connects.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The revision it knows.
    #[serde(default)]
    since: u64,
}

/// Which part of a log.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Before {
    /// Lines up to this revision.
    before: u64,
}

/// Earlier lines of the log than a message held, as the one who asks saw them.
#[utoipa::path(get, path = "/api/matches/{match}/log", params(("match" = MatchId, Path, description = "The match"), Before), responses(
    (status = 200, description = "A page of the log", body = LogPage),
    BadRequest,
    NotFound,
))]
pub(crate) async fn log(
    State(app): State<App>,
    Path(path): Path<String>,
    Query(asked): Query<Before>,
    headers: HeaderMap,
) -> Result<Json<LogPage>, Fault> {
    let id = id(&path)?;
    let player = who(&app, &headers).await?.map(|player| player.id);
    let page = ask(&app, &id, |tell| {
        let player = player.clone();
        Ask::Read(Box::new(move |table| {
            let seat = player.as_ref().and_then(|player| table.status().seat_of(player));
            let _ = tell.send(table.log_page(seat.map_or(Eye::Public, Eye::Seat), asked.before, LOG_PAGE));
        }))
    });
    Ok(Json(page.await?))
}

/// Opens the play socket.
#[utoipa::path(get, path = "/api/matches/{match}/play", params(("match" = MatchId, Path, description = "The match"), Since), responses(
    (status = 101, description = "A WebSocket; docs/protocol.md says what is spoken on it"),
    BadRequest,
    Forbidden,
    NotFound,
    UpgradeRequired,
))]
pub(crate) async fn play(
    State(app): State<App>,
    Path(path): Path<String>,
    Query(asked): Query<Since>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Fault> {
    let id = id(&path)?;
    let player = who(&app, &headers).await?.map(|player| player.id);
    let seated = match &player {
        Some(player) => ask(&app, &id, |tell| {
            let player = player.clone();
            Ask::Read(Box::new(move |table| {
                let _ = tell.send(table.status().seat_of(&player));
            }))
        })
        .await?
        .and(Some(player.clone())),
        None => None,
    };
    let place = app.bounds.sockets.take(client.0, seated).ok_or(Fault::TooMuch)?;
    let pace = app.bounds.pace(player.as_ref(), client.0).ok_or(Fault::TooMuch)?;
    let table = hub::table(&app, &id).await?;
    let connection = Connection { player, address: client.0, place, pace, excess: 0 };
    let upgrade = upgrade
        .max_message_size(socket::MOST_FRAME)
        .max_frame_size(socket::MOST_FRAME)
        .read_buffer_size(4096)
        .write_buffer_size(16 * 1024)
        .max_write_buffer_size(4 << 20);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(app, socket, table, asked.since, connection)))
}
