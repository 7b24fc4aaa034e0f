//! What goes wrong, as an answer. Nothing here quotes what a client sent or what a table hides.

use axum::Json;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use den_core::{Message, Refusal};
use den_store::StoreError;
use den_table::rest::Problem;
use den_table::wire::{Code, Refused};
use serde::de::DeserializeOwned;

use crate::messages::ServerReason;

/// Why a request fails.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// There is no such thing.
    NotFound(Message),
    /// Nobody knows who asks: no guest, or a wrong password.
    Unknown(ServerReason),
    /// Known, but not allowed.
    Forbidden(ServerReason),
    /// The request makes no sense.
    Bad(Message),
    /// The request is too long.
    TooLong,
    /// Not now: the match is not over, the name is taken.
    Conflict(&'static str, Message),
    /// The request is for a host of another name.
    OtherHost,
    /// Too much at once.
    TooMuch,
    /// The table refused.
    Refused(Refused),
    /// The database is away.
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
    /// What is wrong, for people.
    pub(crate) fn message(self) -> Message {
        match self {
            Fault::NotFound(message) | Fault::Bad(message) | Fault::Conflict(_, message) => message,
            Fault::Unknown(why) | Fault::Forbidden(why) => why.into(),
            Fault::TooLong => ServerReason::TooLong.into(),
            Fault::OtherHost => ServerReason::OtherHost.into(),
            Fault::TooMuch => ServerReason::TooMuch.into(),
            Fault::Refused(refused) => refused.into(),
            Fault::Unavailable => ServerReason::Unavailable.into(),
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let plain = |status, code: &str, message: Message| (status, Problem { code: code.into(), message, rule: None });
        let (status, problem) = match self {
            Fault::NotFound(what) => plain(StatusCode::NOT_FOUND, "not-found", what),
            Fault::Unknown(why) => plain(StatusCode::UNAUTHORIZED, "unknown", why.into()),
            Fault::Forbidden(why) => plain(StatusCode::FORBIDDEN, "forbidden", why.into()),
            Fault::Bad(why) => plain(StatusCode::BAD_REQUEST, "unreadable", why),
            Fault::TooLong => plain(StatusCode::PAYLOAD_TOO_LARGE, "too-much", ServerReason::TooLong.into()),
            Fault::Conflict(code, why) => plain(StatusCode::CONFLICT, code, why),
            Fault::OtherHost => plain(StatusCode::MISDIRECTED_REQUEST, "other-host", ServerReason::OtherHost.into()),
            Fault::TooMuch => plain(StatusCode::TOO_MANY_REQUESTS, "too-much", ServerReason::TooMuch.into()),
            Fault::Unavailable => plain(StatusCode::SERVICE_UNAVAILABLE, "unavailable", ServerReason::Unavailable.into()),
            Fault::Refused(refused) => {
                let status = match refused.code {
                    Code::Unreadable | Code::Illegal => StatusCode::BAD_REQUEST,
                    Code::NotSeated => StatusCode::FORBIDDEN,
                    Code::TooMuch => StatusCode::TOO_MANY_REQUESTS,
                    Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
                    _ => StatusCode::CONFLICT,
                };
                let code = serde_json::to_value(refused.code).ok().and_then(|v| v.as_str().map(str::to_string)).unwrap_or_default();
                (status, Problem { code, message: refused.message, rule: refused.rule.map(Into::into) })
            }
        };
        let mut response = (status, Json(problem)).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("2"));
        }
        response
    }
}

/// The JSON body of a request; what is wrong with one is said without quoting it.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Fault> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLong,
                StatusCode::UNSUPPORTED_MEDIA_TYPE => Fault::Bad(ServerReason::NotDeclaredJson.into()),
                StatusCode::UNPROCESSABLE_ENTITY => Fault::Bad(ServerReason::OtherJson.into()),
                _ => Fault::Bad(ServerReason::NotJson.into()),
            }),
        }
    }
}

/// What somebody at a socket is told.
pub(crate) fn refused(fault: Fault) -> Refused {
    match fault {
        Fault::Refused(refused) => refused,
        Fault::TooMuch => Refused::new(Code::TooMuch, ServerReason::TooMuch),
        _ => Refused::new(Code::Unavailable, ServerReason::NotConfirmed),
    }
}
