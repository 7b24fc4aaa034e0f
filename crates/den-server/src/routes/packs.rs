//! Content packs: the figures of players' own boxes.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use den_core::Pack;
use den_store::OwnPack;
use den_table::check_figures;
use den_table::rest::{PackFigures, PackInfo, Packs};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::guard::Client;
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::{Body, Path};
use crate::identity::require_player;
use crate::messages::ServerReason;
use crate::openapi::{Conflict, NotFound, Unauthorized, Unprocessable};
use crate::packs::{MAX_IN_ALL, MAX_OF_PLAYER, parse, to_store};

/// What a player calls a pack, as stored.
#[derive(Serialize, Deserialize)]
struct About {
    name: String,
    author: String,
    language: String,
    version: u32,
}

fn info(own: OwnPack) -> Option<PackInfo> {
    let About { name, author, language, version } = serde_json::from_str(&own.about).ok()?;
    Some(PackInfo { hash: own.hash, game: own.game, name, author, language, version, created: own.created })
}

/// The pack of a player, as its owner calls it.
pub(crate) async fn own(app: &App, player: &den_table::PlayerId, hash: &str) -> Result<PackInfo, Fault> {
    let found = app.store.pack_of(player, hash).await?.and_then(info);
    found.ok_or_else(|| Fault::NotFound(ServerReason::NoPack.into()))
}

/// Stores a content pack.
#[utoipa::path(post, path = "/api/packs", security(("guest" = [])),
    request_body(content = Object, description = "A content pack, see docs/notation.md"), responses(
    (status = 201, description = "The pack", body = PackInfo),
    Unauthorized,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn put(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<Map<String, Value>>,
) -> Result<(StatusCode, Json<PackInfo>), Fault> {
    let player = require_player(&app, &headers).await?;
    if !app.bounds.packs.take(client.0) || !app.bounds.packs_by_player.take(player.id.clone()) {
        return Err(Fault::TooMuch);
    }
    let pack = Pack::read(&Value::Object(asked).to_string())?;
    check_figures(&pack.game, &pack.figures)?;
    let stored = to_store(&pack);
    let known = app.store.pack_of(&player.id, &stored.hash).await?.is_some();
    let (own, all) = app.store.count_packs(&player.id).await?;
    if !known && (own >= MAX_OF_PLAYER || all >= MAX_IN_ALL) {
        return Err(Fault::Conflict("too-many-packs", ServerReason::TooManyPacks { n: MAX_OF_PLAYER }.into()));
    }
    let about = About { name: pack.name, author: pack.author, language: pack.language, version: pack.version };
    let created = now();
    app.store.put_pack(&player.id, &stored, &serde_json::to_string(&about).unwrap_or_default(), created).await?;
    let About { name, author, language, version } = about;
    Ok((StatusCode::CREATED, Json(PackInfo { hash: stored.hash, game: stored.game, name, author, language, version, created })))
}

/// Lists the player's content packs.
#[utoipa::path(get, path = "/api/packs", security(("guest" = [])), responses(
    (status = 200, description = "The packs", body = Packs),
    Unauthorized,
))]
pub(crate) async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Json<Packs>, Fault> {
    let player = require_player(&app, &headers).await?;
    let packs = app.store.packs_of(&player.id, MAX_OF_PLAYER as u32).await?.into_iter().filter_map(info).collect();
    Ok(Json(Packs { packs }))
}

/// Shows the figures of a content pack, and how they differ from the built-in box. Whoever knows the hash may read them.
#[utoipa::path(get, path = "/api/packs/{hash}", params(("hash" = String, Path, description = "The hash of the figures")), responses(
    (status = 200, description = "The figures", body = PackFigures),
    NotFound,
))]
pub(crate) async fn show(State(app): State<App>, Path(hash): Path<String>) -> Result<Response, Fault> {
    let stored = app.store.figures_of(&hash).await?.ok_or_else(|| Fault::NotFound(ServerReason::NoPack.into()))?;
    let figures = parse(&stored)?;
    let differences = check_figures(&stored.game, &figures).unwrap_or_default();
    // A hash always has the same figures, but their texts may change with a new version of the server.
    let cached = [(header::CACHE_CONTROL, "private, max-age=3600")];
    Ok((cached, Json(PackFigures { hash: stored.hash, game: stored.game, figures, differences })).into_response())
}

/// Deletes a content pack of the player. Its figures stay as long as a match needs them.
#[utoipa::path(delete, path = "/api/packs/{hash}", params(("hash" = String, Path, description = "The hash of the figures")), security(("guest" = [])), responses(
    (status = 204, description = "The pack is deleted"),
    Unauthorized,
    NotFound,
))]
pub(crate) async fn delete(State(app): State<App>, Path(hash): Path<String>, headers: HeaderMap) -> Result<StatusCode, Fault> {
    let player = require_player(&app, &headers).await?;
    if app.store.delete_pack(&player.id, &hash).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Fault::NotFound(ServerReason::NoPack.into()))
    }
}
