//! Identifies players. A guest has a random token in a cookie; only its SHA-256 is stored. A name can be claimed with a password.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::{HeaderMap, HeaderValue, header};
use den_store::{Hash, Player, SignedIn};
use den_table::Millis;
use den_table::wire::{Code, Refused};
use sha2::{Digest, Sha256};

use crate::app::{App, now};
use crate::error::Fault;
use crate::messages::ServerReason;

/// The cookie with the token.
pub(crate) const COOKIE: &str = "wolfden";
/// A year.
const COOKIE_AGE: u32 = 365 * 24 * 3600;
/// The minimum length of a password.
const LEAST_PASSWORD: usize = 8;
const MAX_PASSWORD: usize = 200;

/// 256 random bits, as 64 hexadecimal digits.
pub(crate) fn secret() -> Result<String, Fault> {
    let mut bytes = [0; 32];
    random(&mut bytes)?;
    Ok(const_hex::encode(bytes))
}

/// Fills `bytes` with random bytes from the system.
pub(crate) fn random(bytes: &mut [u8]) -> Result<(), Fault> {
    #[cfg(test)]
    if crate::simulation::world::fill(bytes) {
        return Ok(());
    }
    getrandom::fill(bytes).map_err(|error| {
        tracing::error!(%error, "the system provides no random numbers");
        Fault::Unavailable
    })
}

/// Letters and digits that cannot be confused, five bits each.
fn letters(n: usize) -> Result<String, Fault> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let mut bytes = vec![0; n];
    random(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A new id of 60 bits.
pub(crate) fn new_id<T: std::str::FromStr>() -> Result<T, Fault> {
    letters(12)?.parse().map_err(|_| Fault::Unavailable)
}

/// How many recovery codes a player gets.
const RECOVERY_CODES: usize = 10;

/// A recovery code of 80 bits, in groups of four letters that are easy to copy.
pub(crate) fn new_recovery_code() -> Result<String, Fault> {
    let groups: Vec<String> = (0..4).map(|_| letters(4)).collect::<Result<_, _>>()?;
    Ok(groups.join("-"))
}

pub(crate) fn new_recovery_codes() -> Result<Vec<String>, Fault> {
    (0..RECOVERY_CODES).map(|_| new_recovery_code()).collect()
}

/// The stored form of a recovery code. Case, spaces and hyphens are ignored.
pub(crate) fn recovery_hash(code: &str) -> Hash {
    let code: String = code.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    hash(&format!("recovery {code}"))
}

/// The stored form of a secret.
pub(crate) fn hash(secret: &str) -> Hash {
    Sha256::digest(secret.as_bytes()).into()
}

/// The token in the request's cookie.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value).filter(|value| value.len() == 64)
}

/// How often the use of a session is recorded.
const TOUCH_EVERY: Millis = 24 * 3600 * 1000;

/// The player who makes the request, if known, and the session.
pub(crate) async fn signed_in(app: &App, headers: &HeaderMap) -> Result<Option<SignedIn>, Fault> {
    let Some(token) = token(headers) else { return Ok(None) };
    let (token, now) = (hash(token), now());
    let signed = app.store.player_by_token(token, now).await?;
    if let Some(signed) = signed.as_ref().filter(|signed| signed.session.seen + TOUCH_EVERY <= now) {
        let expires = now + app.config.retention.sessions.as_millis() as Millis;
        app.store.touch_session(&signed.player.id, token, now, expires).await?;
    }
    Ok(signed)
}

/// The player who makes the request, if known.
pub(crate) async fn who(app: &App, headers: &HeaderMap) -> Result<Option<Player>, Fault> {
    Ok(signed_in(app, headers).await?.map(|signed| signed.player))
}

/// The player who makes the request and the session, or a refusal.
pub(crate) async fn require_signed_in(app: &App, headers: &HeaderMap) -> Result<SignedIn, Fault> {
    signed_in(app, headers).await?.ok_or(Fault::Unknown(ServerReason::NoGuest))
}

/// The administrator who makes the request, or a refusal.
pub(crate) async fn require_admin(app: &App, headers: &HeaderMap) -> Result<SignedIn, Fault> {
    let signed = require_signed_in(app, headers).await?;
    if signed.player.admin { Ok(signed) } else { Err(Fault::Forbidden(ServerReason::NotAdmin)) }
}

/// The player who makes the request, or a refusal.
pub(crate) async fn require_player(app: &App, headers: &HeaderMap) -> Result<Player, Fault> {
    who(app, headers).await?.ok_or(Fault::Unknown(ServerReason::NoGuest))
}

/// Whether the client uses TLS, with this server or with the proxy in front.
pub(crate) fn is_secure(app: &App, headers: &HeaderMap) -> bool {
    let proxied = || app.config.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    app.tls.is_some() || proxied()
}

/// The cookie for a token; an empty token deletes it.
pub(crate) fn cookie(app: &App, headers: &HeaderMap, token: &str) -> HeaderValue {
    let secure = if is_secure(app, headers) { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { COOKIE_AGE };
    let text = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={age}{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// The argon2id hash of a password. This takes a while, so it runs on other threads, a few at a time.
pub(crate) async fn hash_password(app: &App, password: String) -> Result<String, Fault> {
    match password.chars().count() {
        n if n < LEAST_PASSWORD => return Err(Refused::new(Code::Illegal, ServerReason::PasswordTooShort { n: LEAST_PASSWORD }).into()),
        n if n > MAX_PASSWORD => return Err(Refused::new(Code::Illegal, ServerReason::PasswordTooLong { n: MAX_PASSWORD }).into()),
        _ => {}
    }
    spawn_blocking(app, move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).ok())
        .await?
        .ok_or(Fault::Unavailable)
}

/// Whether the password matches the hash. Without a hash it takes just as long and returns `false`.
pub(crate) async fn verify_password(app: &App, password: String, hash: Option<String>) -> Result<bool, Fault> {
    if password.len() > 4 * MAX_PASSWORD {
        return Ok(false);
    }
    spawn_blocking(app, move || match hash.as_deref().map(PasswordHash::new) {
        Some(Ok(hash)) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
        Some(Err(_)) => false,
        None => Argon2::default().hash_password(password.as_bytes()).is_err(),
    })
    .await
}

async fn spawn_blocking<T: Send + 'static>(app: &App, f: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    let _permit = app.hashers.acquire().await.map_err(|_| Fault::Unavailable)?;
    tokio::task::spawn_blocking(f).await.map_err(|_| Fault::Unavailable)
}
