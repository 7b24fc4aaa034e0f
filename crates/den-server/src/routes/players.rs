//! Guests, names, passwords, login.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use den_store::{Player, SignedIn};
use den_table::rest::{Confirm, Credentials, Matches, Me, NewName, PasswordChange, Recover, RecoveryCodes};

use super::guard::Client;
use super::lobby::{PageQuery, listed};
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::{Body, Query};
use crate::identity::{
    cookie, hash_password, new_id, new_recovery_codes, recovery_hash, require_player, require_signed_in, signed_in, verify_password,
};
use crate::messages::ServerReason;
use crate::names::name;
use crate::openapi::{BadRequest, Conflict, Unauthorized, Unprocessable};
use crate::sessions::{self, new_session};

fn shown(player: Player) -> Me {
    Me { id: player.id, name: player.name, claimed: player.claimed, admin: player.admin, recovery_codes: None }
}

/// Shows the player who makes the request.
#[utoipa::path(get, path = "/api/me", security(("guest" = [])), responses((status = 200, description = "A player", body = Me), Unauthorized))]
pub(crate) async fn me(State(app): State<App>, headers: HeaderMap) -> Result<Json<Me>, Fault> {
    Ok(Json(shown(require_player(&app, &headers).await?)))
}

/// Checks that nobody else has claimed a name, or one that looks like it.
pub(crate) async fn require_free_name(app: &App, name: &str, asks: Option<&Player>) -> Result<(), Fault> {
    match app.store.claimed(name).await? {
        Some(owner) if asks.is_none_or(|player| player.id != owner.player.id) => {
            Err(Fault::Conflict("name-taken", ServerReason::NameTaken.into()))
        }
        _ => Ok(()),
    }
}

/// Creates a guest, or renames the current player.
#[utoipa::path(post, path = "/api/me", request_body = NewName, responses(
    (status = 200, description = "The player is renamed", body = Me),
    (status = 201, description = "A new guest", body = Me, headers(("set-cookie" = String, description = "The token"))),
    Conflict,
    Unprocessable,
))]
pub(crate) async fn introduce(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(named): Body<NewName>,
) -> Result<Response, Fault> {
    let name = name(&named.name)?;
    let asks = signed_in(&app, &headers).await?.map(|signed| signed.player);
    require_free_name(&app, &name, asks.as_ref()).await?;
    if let Some(player) = asks {
        app.store.rename(&player, &name).await?;
        return Ok(Json(shown(Player { name, ..player })).into_response());
    }
    if !app.bounds.guests.take(client.0) {
        return Err(Fault::TooMuch);
    }
    let player = Player { id: new_id()?, name, claimed: false, admin: false };
    let (token, session) = new_session(&app, &headers)?;
    app.store.add_player(&player, &session).await?;
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie(&app, &headers, &token))], Json(shown(player))).into_response())
}

/// Claims a name with a password. The recovery codes are shown only once.
#[utoipa::path(post, path = "/api/me/claim", security(("guest" = [])), request_body = Credentials, responses(
    (status = 200, description = "The name is claimed", body = Me, headers(("set-cookie" = String, description = "A new token"))),
    Unauthorized,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn claim(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<Credentials>,
) -> Result<Response, Fault> {
    claim_name(&app, client, &headers, asked).await.map(Entered::answer)
}

/// A player with a new token.
pub(crate) struct Entered {
    pub(crate) cookie: HeaderValue,
    pub(crate) me: Me,
}

impl Entered {
    fn answer(self) -> Response {
        ([(header::SET_COOKIE, self.cookie)], Json(self.me)).into_response()
    }
}

pub(crate) async fn claim_name(app: &App, client: Client, headers: &HeaderMap, asked: Credentials) -> Result<Entered, Fault> {
    let SignedIn { player, session } = require_signed_in(app, headers).await?;
    if player.claimed {
        return Err(Fault::Conflict("claimed-already", ServerReason::ClaimedAlready.into()));
    }
    if !app.bounds.passwords.take(client.0) {
        return Err(Fault::TooMuch);
    }
    let name = name(&asked.name)?;
    let password = hash_password(app, asked.password).await?;
    app.store.claim(&player.id, &name, &password).await?;
    let codes = give_recovery_codes(app, &player).await?;
    // A new token, so that someone who saw the guest's token does not get the account.
    let (token, new) = new_session(app, headers)?;
    app.store.add_session(&player.id, &new, Some(session.token)).await?;
    let me = Me { recovery_codes: Some(codes), ..shown(Player { name, claimed: true, ..player }) };
    Ok(Entered { cookie: cookie(app, headers, &token), me })
}

async fn give_recovery_codes(app: &App, player: &Player) -> Result<Vec<String>, Fault> {
    let codes = new_recovery_codes()?;
    let hashes: Vec<_> = codes.iter().map(|code| recovery_hash(code)).collect();
    app.store.set_recovery_codes(&player.id, &hashes).await?;
    Ok(codes)
}

/// Checks that this address may try another password for this name. Each address has its own number of attempts.
pub(crate) fn may_try(app: &App, client: Client, name: &str) -> Result<(), Fault> {
    let key = den_store::name_keys(name).swap_remove(0);
    if app.bounds.passwords.take(client.0) && app.bounds.names.take((key, client.0)) { Ok(()) } else { Err(Fault::TooMuch) }
}

/// Logs in with a name and its password. The current session ends.
#[utoipa::path(post, path = "/api/login", request_body = Credentials, responses(
    (status = 200, description = "The player", body = Me, headers(("set-cookie" = String, description = "The token"))),
    Unauthorized,
))]
pub(crate) async fn login(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<Credentials>,
) -> Result<Response, Fault> {
    log_in(&app, client, &headers, asked).await.map(Entered::answer)
}

pub(crate) async fn log_in(app: &App, client: Client, headers: &HeaderMap, asked: Credentials) -> Result<Entered, Fault> {
    may_try(app, client, &asked.name)?;
    let claimed = app.store.claimed(&asked.name).await?;
    let right = verify_password(app, asked.password, claimed.as_ref().map(|claimed| claimed.password.clone())).await?;
    let Some(claimed) = claimed.filter(|_| right) else {
        return Err(Fault::Unknown(ServerReason::WrongPassword));
    };
    if claimed.banned.is_some() {
        return Err(Fault::Forbidden(ServerReason::Banned));
    }
    begin_session(app, headers, claimed.player).await
}

/// Starts a new session that replaces the one of the request.
async fn begin_session(app: &App, headers: &HeaderMap, player: Player) -> Result<Entered, Fault> {
    let (token, session) = new_session(app, headers)?;
    let old = signed_in(app, headers).await?;
    app.store.add_session(&player.id, &session, old.as_ref().map(|old| old.session.token)).await?;
    if let Some(old) = old {
        sessions::end(app, &old.player.id, Some(old.session.token), None).await?;
    }
    Ok(Entered { cookie: cookie(app, headers, &token), me: shown(player) })
}

/// Logs out.
#[utoipa::path(post, path = "/api/logout", responses(
    (status = 204, description = "Done", headers(("set-cookie" = String, description = "Deletes the token"))),
))]
pub(crate) async fn logout(State(app): State<App>, headers: HeaderMap) -> Result<Response, Fault> {
    if let Some(signed) = signed_in(&app, &headers).await? {
        sessions::end(&app, &signed.player.id, Some(signed.session.token), None).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, &headers, ""))]).into_response())
}

/// Ends all sessions of the player, including this one.
#[utoipa::path(post, path = "/api/logout-everywhere", security(("guest" = [])), responses(
    (status = 204, description = "Done", headers(("set-cookie" = String, description = "Deletes the token"))),
    Unauthorized,
))]
pub(crate) async fn logout_everywhere(State(app): State<App>, headers: HeaderMap) -> Result<Response, Fault> {
    let signed = require_signed_in(&app, &headers).await?;
    sessions::end(&app, &signed.player.id, None, None).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, &headers, ""))]).into_response())
}

/// The player, who must have a claimed name and give the right password.
pub(crate) async fn require_password(app: &App, client: Client, headers: &HeaderMap, password: String) -> Result<SignedIn, Fault> {
    let signed = require_signed_in(app, headers).await?;
    if !signed.player.claimed {
        return Err(Fault::Conflict("not-claimed", ServerReason::NotClaimed.into()));
    }
    may_try(app, client, &signed.player.name)?;
    let stored = app.store.password(&signed.player.id).await?;
    if verify_password(app, password, stored).await? { Ok(signed) } else { Err(Fault::Unknown(ServerReason::WrongPassword)) }
}

/// Changes the password; all other sessions end.
#[utoipa::path(post, path = "/api/me/password", security(("guest" = [])), request_body = PasswordChange, responses(
    (status = 204, description = "The password is changed"),
    Unauthorized,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn change_password(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<PasswordChange>,
) -> Result<StatusCode, Fault> {
    let signed = require_password(&app, client, &headers, asked.old).await?;
    let password = hash_password(&app, asked.password).await?;
    app.store.set_password(&signed.player.id, &password).await?;
    sessions::end(&app, &signed.player.id, None, Some(signed.session.token)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Replaces the recovery codes with new ones.
#[utoipa::path(post, path = "/api/me/recovery-codes", security(("guest" = [])), request_body = Confirm, responses(
    (status = 200, description = "The codes, shown only once", body = RecoveryCodes),
    Unauthorized,
    Conflict,
))]
pub(crate) async fn recovery_codes(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<Confirm>,
) -> Result<Json<RecoveryCodes>, Fault> {
    let signed = require_password(&app, client, &headers, asked.password).await?;
    Ok(Json(RecoveryCodes { codes: give_recovery_codes(&app, &signed.player).await? }))
}

/// Sets a new password with a recovery code, which can be used once. All sessions end, and a new one starts.
#[utoipa::path(post, path = "/api/recover", request_body = Recover, responses(
    (status = 200, description = "The player", body = Me, headers(("set-cookie" = String, description = "The token"))),
    Unauthorized,
    Unprocessable,
))]
pub(crate) async fn recover(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<Recover>,
) -> Result<Response, Fault> {
    recover_account(&app, client, &headers, asked).await.map(Entered::answer)
}

pub(crate) async fn recover_account(app: &App, client: Client, headers: &HeaderMap, asked: Recover) -> Result<Entered, Fault> {
    may_try(app, client, &asked.name)?;
    let wrong = || Fault::Unknown(ServerReason::WrongCode);
    let claimed = app.store.claimed(&asked.name).await?;
    let password = hash_password(app, asked.password).await?;
    let claimed = claimed.ok_or_else(wrong)?;
    if !app.store.recover(&claimed.player.id, recovery_hash(&asked.code), &password, now()).await? {
        return Err(wrong());
    }
    sessions::end(app, &claimed.player.id, None, None).await?;
    if claimed.banned.is_some() {
        return Err(Fault::Forbidden(ServerReason::Banned));
    }
    begin_session(app, headers, claimed.player).await
}

/// Lists the player's matches.
#[utoipa::path(get, path = "/api/me/matches", security(("guest" = [])), params(PageQuery), responses(
    (status = 200, description = "The newest first", body = Matches),
    BadRequest,
    Unauthorized,
))]
pub(crate) async fn matches(State(app): State<App>, headers: HeaderMap, Query(asked): Query<PageQuery>) -> Result<Json<Matches>, Fault> {
    let player = require_player(&app, &headers).await?;
    Ok(Json(listed(app.store.of_player(&player.id, &asked.cursor()?, asked.most()).await?)))
}
