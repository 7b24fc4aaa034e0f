//! Errors as HTTP answers. They never quote what a client sent or what is hidden at a table.

use axum::Json;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use den_core::{Message, Refusal};
use den_store::StoreError;
use den_table::rest::Problem;
use den_table::wire::{Code, Refused};

use crate::messages::ServerReason;
use crate::openapi::PROBLEM_JSON;

/// Why a request fails.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// It does not exist.
    NotFound(Message),
    /// The player is not identified: no guest, or a wrong password.
    Unknown(ServerReason),
    /// The player may not do this.
    Forbidden(ServerReason),
    /// The request cannot be parsed.
    Bad(Message),
    /// The URL supports other methods: these, unless the router lists them.
    Method(Option<&'static str>),
    /// The URL is for WebSockets.
    NotSocket,
    /// The request is too long.
    TooLong,
    /// The content type of the body is not JSON.
    NotJson,
    /// Not possible now: the match is not over, the name is taken.
    Conflict(&'static str, Message),
    /// The request is for a host with another name.
    OtherHost,
    /// Too many requests.
    TooMuch,
    /// The table refused it.
    Refused(Refused),
    /// The database is unavailable.
    Unavailable,
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        Fault::Refused(refused)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let rule = refusal.rule.clone();
        Fault::Refused(Refused { code: Code::Unreadable, message: Refusal { rule: None, ..refusal }.into(), rule })
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::NameTaken => Fault::Conflict("name-taken", ServerReason::NameTaken.into()),
            StoreError::Unavailable(why) | StoreError::Damaged(why) => {
                tracing::error!(why, "the database failed");
                Fault::Unavailable
            }
            StoreError::TimedOut => Fault::Unavailable,
        }
    }
}

impl Fault {
    /// The reason, for people.
    pub(crate) fn message(self) -> Message {
        match self {
            Fault::NotFound(message) | Fault::Bad(message) | Fault::Conflict(_, message) => message,
            Fault::Unknown(why) | Fault::Forbidden(why) => why.into(),
            Fault::Method(_) => ServerReason::OtherMethod.into(),
            Fault::NotSocket => ServerReason::NotSocket.into(),
            Fault::TooLong => ServerReason::TooLong.into(),
            Fault::NotJson => ServerReason::NotDeclaredJson.into(),
            Fault::OtherHost => ServerReason::OtherHost.into(),
            Fault::TooMuch => ServerReason::TooMuch.into(),
            Fault::Refused(refused) => refused.into(),
            Fault::Unavailable => ServerReason::Unavailable.into(),
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let plain = |status, code: &str, message: Message| (status, code.to_string(), message, None);
        let (status, code, message, rule) = match &self {
            Fault::NotFound(what) => plain(StatusCode::NOT_FOUND, "not-found", what.clone()),
            Fault::Unknown(why) => plain(StatusCode::UNAUTHORIZED, "unknown", why.clone().into()),
            Fault::Forbidden(why) => plain(StatusCode::FORBIDDEN, "forbidden", why.clone().into()),
            Fault::Bad(why) => plain(StatusCode::BAD_REQUEST, "unreadable", why.clone()),
            Fault::Method(_) => plain(StatusCode::METHOD_NOT_ALLOWED, "method", ServerReason::OtherMethod.into()),
            Fault::NotSocket => plain(StatusCode::UPGRADE_REQUIRED, "not-a-socket", ServerReason::NotSocket.into()),
            Fault::TooLong => plain(StatusCode::PAYLOAD_TOO_LARGE, "too-much", ServerReason::TooLong.into()),
            Fault::NotJson => plain(StatusCode::UNSUPPORTED_MEDIA_TYPE, "unreadable", ServerReason::NotDeclaredJson.into()),
            Fault::Conflict(code, why) => plain(StatusCode::CONFLICT, code, why.clone()),
            Fault::OtherHost => plain(StatusCode::MISDIRECTED_REQUEST, "other-host", ServerReason::OtherHost.into()),
            Fault::TooMuch => plain(StatusCode::TOO_MANY_REQUESTS, "too-much", ServerReason::TooMuch.into()),
            Fault::Unavailable => plain(StatusCode::SERVICE_UNAVAILABLE, "unavailable", ServerReason::Unavailable.into()),
            Fault::Refused(Refused { code, message, rule }) => {
                let status = match code {
                    Code::Unreadable | Code::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
                    Code::NotSeated => StatusCode::FORBIDDEN,
                    Code::TooMuch => StatusCode::TOO_MANY_REQUESTS,
                    Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
                    _ => StatusCode::CONFLICT,
                };
                let code = serde_json::to_value(code).ok().and_then(|v| v.as_str().map(str::to_string)).unwrap_or_default();
                (status, code, message.clone(), rule.clone().map(Into::into))
            }
        };
        let problem = Problem { status: status.as_u16(), code, message, rule };
        let mut response = (status, [(header::CONTENT_TYPE, PROBLEM_JSON)], Json(problem)).into_response();
        let more: Option<(HeaderName, &'static str)> = match &self {
            Fault::Method(allowed) => allowed.map(|methods| (header::ALLOW, methods)),
            Fault::NotSocket => Some((header::UPGRADE, "websocket")),
            _ if [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&status) => Some((header::RETRY_AFTER, "2")),
            _ => None,
        };
        if let Some((name, value)) = more {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
        response
    }
}

/// The fault as a refusal, for a socket.
pub(crate) fn refused(fault: Fault) -> Refused {
    match fault {
        Fault::Refused(refused) => refused,
        Fault::TooMuch => Refused::new(Code::TooMuch, ServerReason::TooMuch),
        _ => Refused::new(Code::Unavailable, ServerReason::NotConfirmed),
    }
}
