//! Password recovery by e-mail, if the operator configured an SMTP server.

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use den_core::{Arg, Message};
use den_table::Millis;
use den_table::rest::{ConfirmEmail, NewEmail, NewName};
use den_table::wire::{Code, Refused};
use den_words::{Language, Speaker};

use super::guard::Client;
use super::players::{may_try, require_password};
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::Body;
use crate::identity::{hash, new_recovery_code, recovery_hash, require_signed_in};
use crate::mail::is_address;
use crate::messages::ServerReason;
use crate::openapi::{Conflict, Unauthorized, Unprocessable};

/// How long a code sent by e-mail is valid.
const CODE_TIME: Millis = 3_600_000;

/// The first language the browser asks for that we support.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').find_map(|tag| Language::find(tag.split(';').next()?.trim())).unwrap_or_default()
}

/// The subject and text of a mail, in the language of the browser.
fn letter(headers: &HeaderMap, text: &'static str, name: &str, code: &str) -> (String, String) {
    let speaker = Speaker::new(language(headers));
    let text = Message::new(text).with("name", Arg::from(name.to_string())).with("code", Arg::from(code.to_string()));
    (speaker.say(&Message::new("mail-subject"), &[]), speaker.say(&text, &[]))
}

/// The hash of a code for one address, so that the code confirms no other.
fn email_hash(email: &str, code: &str) -> den_store::Hash {
    hash(&format!("email {} {}", email.to_lowercase(), code.trim().to_lowercase()))
}

/// Sends a code to an e-mail address, to be used with [`confirm`]. An empty address deletes the current one.
#[utoipa::path(post, path = "/api/me/email", security(("guest" = [])), request_body = NewEmail, responses(
    (status = 202, description = "A code has been sent"),
    (status = 204, description = "The address is deleted"),
    Unauthorized,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn email(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<NewEmail>,
) -> Result<StatusCode, Fault> {
    let player = require_password(&app, client, &headers, asked.password).await?.player;
    if asked.email.is_empty() {
        app.store.set_email(&player.id, None).await?;
        return Ok(StatusCode::NO_CONTENT);
    }
    let mail = app.mail.clone().ok_or_else(|| Fault::Conflict("no-mail", ServerReason::NoMail.into()))?;
    if !is_address(&asked.email) {
        return Err(Fault::Refused(Refused::new(Code::Unreadable, ServerReason::BadEmail)));
    }
    let code = new_recovery_code()?;
    app.store.add_mailed_code(&player.id, email_hash(&asked.email, &code), now() + CODE_TIME).await?;
    let (subject, text) = letter(&headers, "mail-confirm", &player.name, &code);
    if let Err(why) = mail.send(&asked.email, subject, text).await {
        tracing::error!(why, "a mail could not be sent");
        return Err(Fault::Unavailable);
    }
    Ok(StatusCode::ACCEPTED)
}

/// Confirms an e-mail address with the code that was sent to it.
#[utoipa::path(post, path = "/api/me/email/confirm", security(("guest" = [])), request_body = ConfirmEmail, responses(
    (status = 204, description = "The address is confirmed"),
    Unauthorized,
))]
pub(crate) async fn confirm(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<ConfirmEmail>,
) -> Result<StatusCode, Fault> {
    let player = require_signed_in(&app, &headers).await?.player;
    may_try(&app, client, &player.name)?;
    if !app.store.use_code(&player.id, email_hash(&asked.email, &asked.code), now()).await? {
        return Err(Fault::Unknown(ServerReason::WrongCode));
    }
    app.store.set_email(&player.id, Some(&asked.email)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a recovery code to the confirmed address of a claimed name. The answer does not reveal whether there is one.
#[utoipa::path(post, path = "/api/recover/email", request_body = NewName, responses(
    (status = 202, description = "If there is such an account with an address, a code has been sent"),
    Conflict,
))]
pub(crate) async fn recover(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(asked): Body<NewName>,
) -> Result<StatusCode, Fault> {
    let mail = app.mail.clone().ok_or_else(|| Fault::Conflict("no-mail", ServerReason::NoMail.into()))?;
    may_try(&app, client, &asked.name)?;
    let claimed = app.store.claimed(&asked.name).await?;
    if let Some((claimed, email)) = claimed.and_then(|claimed| claimed.email.clone().map(|email| (claimed, email))) {
        let code = new_recovery_code()?;
        app.store.add_mailed_code(&claimed.player.id, recovery_hash(&code), now() + CODE_TIME).await?;
        let (subject, text) = letter(&headers, "mail-recover", &claimed.player.name, &code);
        // In the background: the time it takes would reveal whether there is an address.
        tokio::spawn(async move {
            if let Err(why) = mail.send(&email, subject, text).await {
                tracing::error!(why, "a mail could not be sent");
            }
        });
    }
    Ok(StatusCode::ACCEPTED)
}
