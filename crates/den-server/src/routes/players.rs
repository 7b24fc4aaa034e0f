//! Guests, names, passwords.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use den_store::Player;
use den_table::read_name;
use den_table::rest::{Credentials, Matches, Me, Named};

use super::guard::Client;
use super::lobby::listed;
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::Body;
use crate::identity::{cookie, hash, hash_password, new_id, require_player, secret, token, verify_password, who};
use crate::messages::ServerReason;
use crate::openapi::{Conflict, Unauthorized, Unprocessable};

const MOST_LISTED: u32 = 200;

fn shown(player: Player) -> Me {
    Me { id: player.id, name: player.name, claimed: player.claimed }
}

fn name(text: &str) -> Result<String, Fault> {
    read_name(text).map_err(|illegal| Fault::Refused(illegal.into()))
}

/// Who is asking.
#[utoipa::path(get, path = "/api/me", security(("guest" = [])), responses((status = 200, description = "A player", body = Me), Unauthorized))]
pub(crate) async fn me(State(app): State<App>, headers: HeaderMap) -> Result<Json<Me>, Fault> {
    Ok(Json(shown(require_player(&app, &headers).await?)))
}

/// A new guest, or a new name for a known one.
#[utoipa::path(post, path = "/api/me", request_body = Named, responses(
    (status = 200, description = "A known player has a new name", body = Me),
    (status = 201, description = "A new guest", body = Me, headers(("set-cookie" = String, description = "The token"))),
    Conflict,
    Unprocessable,
))]
pub(crate) async fn introduce(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(named): Body<Named>,
) -> Result<Response, Fault> {
    let name = name(&named.name)?;
    let asks = who(&app, &headers).await?;
    let owner = app.store.claimed(&name).await?.map(|(owner, _)| owner.id);
    if owner.is_some() && owner != asks.as_ref().map(|player| player.id.clone()) {
        return Err(Fault::Conflict("name-taken", ServerReason::NameTaken.into()));
    }
    if let Some(player) = asks {
        app.store.rename(&player.id, &name).await?;
        return Ok(Json(shown(Player { name, ..player })).into_response());
    }
    if !app.bounds.guests.take(client.0) {
        return Err(Fault::TooMuch);
    }
    let player = Player { id: new_id()?, name, claimed: false };
    let token = secret()?;
    app.store.add_player(&player, hash(&token), now()).await?;
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie(&app, &headers, &token))], Json(shown(player))).into_response())
}

/// Claims a name with a password.
#[utoipa::path(post, path = "/api/me/claim", security(("guest" = [])), request_body = Credentials, responses(
    (status = 200, description = "The name is claimed", body = Me),
    Unauthorized,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn claim(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<Credentials>,
) -> Result<Json<Me>, Fault> {
    let player = require_player(&app, &headers).await?;
    if !app.bounds.passwords.take(client.0) {
        return Err(Fault::TooMuch);
    }
    let name = name(&asked.name)?;
    let password = hash_password(&app, asked.password).await?;
    app.store.claim(&player.id, &name, &password).await?;
    Ok(Json(shown(Player { name, claimed: true, ..player })))
}

/// Comes back with a name and its password.
#[utoipa::path(post, path = "/api/login", request_body = Credentials, responses(
    (status = 200, description = "The player", body = Me, headers(("set-cookie" = String, description = "The token"))),
    Unauthorized,
    Unprocessable,
))]
pub(crate) async fn login(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<Credentials>,
) -> Result<Response, Fault> {
    let name = name(&asked.name)?;
    if !app.bounds.passwords.take(client.0) || !app.bounds.names.take(name.to_lowercase()) {
        return Err(Fault::TooMuch);
    }
    let (player, password) = app.store.claimed(&name).await?.unzip();
    let right = verify_password(&app, asked.password, password).await?;
    let Some(player) = player.filter(|_| right) else {
        return Err(Fault::Unknown(ServerReason::WrongPassword));
    };
    let token = secret()?;
    app.store.add_token(&player.id, hash(&token), now()).await?;
    Ok(([(header::SET_COOKIE, cookie(&app, &headers, &token))], Json(shown(player))).into_response())
}

/// Forgets the token.
#[utoipa::path(post, path = "/api/logout", responses(
    (status = 204, description = "Done", headers(("set-cookie" = String, description = "Takes the token away"))),
))]
pub(crate) async fn logout(State(app): State<App>, headers: HeaderMap) -> Result<Response, Fault> {
    if let Some(token) = token(&headers) {
        app.store.drop_token(hash(token)).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, &headers, ""))]).into_response())
}

/// The matches of the player who asks.
#[utoipa::path(get, path = "/api/me/matches", security(("guest" = [])), responses(
    (status = 200, description = "The newest first", body = Matches),
    Unauthorized,
))]
pub(crate) async fn matches(State(app): State<App>, headers: HeaderMap) -> Result<Json<Matches>, Fault> {
    let player = require_player(&app, &headers).await?;
    Ok(Json(listed(app.store.of_player(&player.id, MOST_LISTED).await?)))
}
