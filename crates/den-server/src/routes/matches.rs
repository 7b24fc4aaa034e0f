//! Creating and joining matches, and playing.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use den_core::{Eye, Seat};
use den_store::{ANY_SEAT, Invite, NewMatch, Player};
use den_table::rest::{FillSeat, InviteInfo, Join, Joined, LogPage, MatchCreated, MatchInfo, NewSeries, NewTable, Permit, Remove};
use den_table::wire::{LOG_PAGE, SeatInfo, SettingsInfo};
use den_table::{Account, MatchId, MatchSettings, Permission, PlayerId, SeatKind, Seated, Series, TablePack, check_bot};
use serde::Deserialize;
use utoipa::IntoParams;

use super::guard::Client;
use super::moderation::muted;
use super::packs;
use super::players::require_free_name;
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::{Body, Path, Query};
use crate::guests::hide_muted;
use crate::hub::{self, ask};
use crate::identity::{hash, new_id, require_player, secret, signed_in, who};
use crate::live::{Ask, HostAsk, Live, Sit, begin, new_seed, row, to_move};
use crate::messages::ServerReason;
use crate::openapi::{BadRequest, Conflict, Forbidden, NotFound, Unauthorized, Unprocessable, UpgradeRequired};
use crate::packs::parse;
use crate::socket::{self, Connection};
use crate::web_socket::Upgrade;

/// Parses the id in a path. One that is invalid belongs to no match.
pub(crate) fn id(text: &str) -> Result<MatchId, Fault> {
    text.parse().map_err(|_| Fault::NotFound(ServerReason::NoMatch.into()))
}

/// Creates a match.
#[utoipa::path(post, path = "/api/matches", security(("guest" = [])), request_body = NewTable, responses(
    (status = 201, description = "The match and its invites", body = MatchCreated),
    Unauthorized,
    NotFound,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn create(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<NewTable>,
) -> Result<(StatusCode, Json<MatchCreated>), Fault> {
    let host = require_player(&app, &headers).await?;
    require_free_name(&app, &host.name, Some(&host)).await?;
    if !app.bounds.matches.take(client.0) {
        return Err(Fault::TooMuch);
    }
    let n = app.bounds.limits.tables;
    if app.store.waiting_of(&host.id, n).await? >= n {
        return Err(Fault::Conflict("too-many-tables", ServerReason::TooManyTables { n }.into()));
    }
    let stand_in = asked.stand_in.unwrap_or_else(|| den_table::STAND_IN.to_string());
    check_bot(&stand_in)?;
    for kind in &asked.seats {
        if let SeatKind::Bot(name) = kind {
            check_bot(name)?;
        }
    }
    let (pack, figures) = match asked.pack {
        Some(hash) => {
            let own = packs::own(&app, &host.id, &hash).await?;
            let pack = TablePack { hash: own.hash, name: own.name, author: own.author };
            (Some(pack), app.store.figures_of(&hash).await?)
        }
        None => (None, None),
    };
    let values = figures.as_ref().map(parse).transpose()?;
    // The table refuses a number of games that is not allowed.
    let series = asked.series.map(|NewSeries { games, reseat }| Series { games, reseat, played: 0, wins: vec![0; asked.seats.len()] });
    let settings = MatchSettings {
        game: asked.game,
        options: asked.options,
        version: None,
        seats: asked.seats,
        clock: asked.clock,
        stand_in,
        host: Some(host.id.clone()),
        hints: asked.hints,
        pack,
        by_hand: false,
        draw_seats: asked.draw_seats,
        series,
    };
    let (seed, now) = (new_seed(&app)?, now());
    let mut table = den_table::open(settings, seed, values.as_ref())?;
    let sits = asked.sit.map(|seat| (seat, seated(&host))).into_iter().collect();
    let first = begin(&mut *table, &sits, now)?;
    let id: MatchId = new_id()?;
    let join = |secret: &str| format!("/#/join/{id}/{secret}");
    let mut invites = Vec::new();
    for (at, kind) in table.status().settings().seats.iter().enumerate() {
        let seat = den_core::Seat(at as u8);
        if *kind == SeatKind::Invite && asked.sit != Some(seat) {
            let secret = secret()?;
            invites.push(InviteInfo { seat, link: join(&secret), secret });
        }
    }
    let everyone = if invites.is_empty() { None } else { Some(secret()?) };
    let hashes = invites.iter().map(|invite| Invite { hash: hash(&invite.secret), seat: invite.seat });
    let hashes = hashes.chain(everyone.iter().map(|secret| Invite { hash: hash(secret), seat: ANY_SEAT })).collect();
    let link = everyone.as_deref().map(join);
    let new = NewMatch {
        id: id.clone(),
        settings: table.status().settings().clone(),
        seed,
        created: now,
        first,
        turn: to_move(table.status()),
        row: row(table.status(), now),
        invites: hashes,
    };
    if !app.store.create(new).await? {
        return Err(Fault::Unavailable);
    }
    if let Some(figures) = &figures {
        // The owner may have deleted the pack a moment ago.
        app.store.put_figures(figures, now).await?;
    }
    if table.status().bot_turn().is_some() {
        // A match with only bots starts by itself; their thinking counts towards this client.
        let mut live = Live::load(&app, &id).await?;
        live.address = Some(client.0);
        hub::begin(&app, &id, || live);
    }
    tracing::info!(%id, game = table.status().settings().game, seats = table.status().settings().seat_count(), "match created");
    // The seats may have been drawn.
    let seat = table.status().seat_of(&host.id);
    Ok((StatusCode::CREATED, Json(MatchCreated { id, seat, invites, link })))
}

/// Shows a match, as anyone may see it.
#[utoipa::path(get, path = "/api/matches/{match}", params(("match" = MatchId, Path, description = "The match")), responses(
    (status = 200, description = "The match", body = MatchInfo),
    NotFound,
))]
pub(crate) async fn show(State(app): State<App>, Path(path): Path<String>, headers: HeaderMap) -> Result<Json<MatchInfo>, Fault> {
    let id = id(&path)?;
    let player = who(&app, &headers).await?.map(|player| player.id);
    let shown = ask(&app, &id, |tell| {
        let (id, player) = (id.clone(), player.clone());
        Ask::Read(Box::new(move |table| {
            let status = table.status();
            let _ = tell.send(MatchInfo {
                id,
                settings: SettingsInfo::from(status.settings()),
                phase: status.phase(),
                seats: status.seats().iter().map(SeatInfo::from).collect(),
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

/// Takes a seat.
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
    require_free_name(&app, &player.name, Some(&player)).await?;
    require_no_block(&app, &id, &player).await?;
    let invite = asked.invite.as_deref().map(hash);
    let seat = ask(&app, &id, |tell| Ask::Sit(Sit { who: seated(&player), seat: asked.seat, invite, tell }));
    Ok(Json(Joined { seat: seat.await?? }))
}

/// The player as someone who takes a seat.
pub(crate) fn seated(player: &Player) -> Seated {
    let account = if player.claimed { Account::Claimed } else { Account::Guest };
    Seated { player: player.id.clone(), name: player.name.clone(), account }
}

/// Refuses a player who has blocked someone at the table, or is blocked by them.
async fn require_no_block(app: &App, id: &MatchId, player: &Player) -> Result<(), Fault> {
    let others = ask(app, id, |tell| {
        Ask::Read(Box::new(move |table| {
            let status = table.status();
            let seated = status.seats().iter().filter_map(|seat| seat.player.clone());
            let _ = tell.send(seated.chain(status.settings().host.clone()).collect::<Vec<PlayerId>>());
        }))
    });
    let others = others.await?;
    if others.contains(&player.id) {
        return Ok(());
    }
    for other in others {
        if app.store.is_blocked(&player.id, &other).await? {
            return Err(Fault::Forbidden(ServerReason::Blocked));
        }
    }
    Ok(())
}

/// Removes a player before the match starts (host only).
#[utoipa::path(post, path = "/api/matches/{match}/remove", params(("match" = MatchId, Path, description = "The match")), security(("guest" = [])), request_body = Remove, responses(
    (status = 204, description = "The seat is free"),
    Unauthorized,
    NotFound,
    Conflict,
))]
pub(crate) async fn remove(
    State(app): State<App>,
    Path(path): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<Remove>,
) -> Result<StatusCode, Fault> {
    host(&app, &path, &headers, HostAsk::Remove(asked.seat)).await
}

/// Allows or forbids chat or spectators (host only).
#[utoipa::path(post, path = "/api/matches/{match}/permit", params(("match" = MatchId, Path, description = "The match")), security(("guest" = [])), request_body = Permit, responses(
    (status = 204, description = "Done"),
    Unauthorized,
    NotFound,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn permit(
    State(app): State<App>,
    Path(path): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<Permit>,
) -> Result<StatusCode, Fault> {
    host(&app, &path, &headers, HostAsk::Permit(asked.what, asked.allowed)).await
}

/// Puts a bot on a seat (host only).
#[utoipa::path(post, path = "/api/matches/{match}/fill", params(("match" = MatchId, Path, description = "The match")), security(("guest" = [])), request_body = FillSeat, responses(
    (status = 204, description = "The bot has the seat"),
    Unauthorized,
    NotFound,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn fill(
    State(app): State<App>,
    Path(path): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<FillSeat>,
) -> Result<StatusCode, Fault> {
    check_bot(&asked.bot)?;
    host(&app, &path, &headers, HostAsk::Fill(asked.seat, asked.bot)).await
}

/// Closes a match before it starts (host only).
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

/// The query of a connecting client.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The revision that the client has.
    #[serde(default)]
    since: u64,
}

/// A page of a log.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Before {
    /// Return lines up to this revision.
    before: u64,
}

/// Returns earlier lines of the log, as the player saw them.
#[utoipa::path(get, path = "/api/matches/{match}/log", params(("match" = MatchId, Path, description = "The match"), Before), responses(
    (status = 200, description = "A page of the log", body = LogPage),
    BadRequest,
    Forbidden,
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
    let muted = match &player {
        Some(player) => muted(&app, player).await?,
        None => Vec::new(),
    };
    let page = ask(&app, &id, |tell| {
        let (player, muted) = (player.clone(), muted.clone());
        Ask::Read(Box::new(move |table| {
            let status = table.status();
            let seat = player.as_ref().and_then(|player| status.seat_of(player));
            let mut page = table.log_page(seat.map_or(Eye::Public, Eye::Seat), asked.before, LOG_PAGE);
            let muted: Vec<Seat> = muted.iter().filter_map(|player| status.seat_of(player)).collect();
            hide_muted(&mut page.log, &muted);
            let is_host = player.is_some() && status.settings().host == player;
            let may_watch = seat.is_some() || is_host || !status.forbidden().contains(&Permission::Spectators);
            let _ = tell.send(if may_watch { Ok(page) } else { Err(Fault::Forbidden(ServerReason::NotHost)) });
        }))
    });
    Ok(Json(page.await??))
}

/// Opens the play socket.
#[utoipa::path(get, path = "/api/matches/{match}/play", params(("match" = MatchId, Path, description = "The match"), Since), responses(
    (status = 101, description = "A WebSocket; docs/protocol.md describes its messages"),
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
    upgrade: Upgrade,
) -> Result<Response, Fault> {
    let id = id(&path)?;
    let signed = signed_in(&app, &headers).await?;
    let player = signed.as_ref().map(|signed| signed.player.id.clone());
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
    let muted = match &player {
        Some(player) => muted(&app, player).await?,
        None => Vec::new(),
    };
    let session = signed.map(|signed| app.sessions.enter(signed.player.id, signed.session.token, signed.session.created));
    let connection = Box::new(Connection { player, session, muted, address: client.0, place, pace, excess: 0 });
    Ok(upgrade.accept(socket::MAX_FRAME, move |socket| socket::serve(app, socket, table, asked.since, connection)))
}
