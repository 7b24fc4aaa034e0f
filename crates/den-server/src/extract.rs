//! Extractors for requests. axum's own refuse in plain text; these refuse like every route does, without quoting the request.

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::Fault;
use crate::messages::ServerReason;

/// The JSON body.
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

/// The parameters of the path. If they cannot be parsed, the answer is 404.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Fault> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|axum::extract::Path(value)| Path(value)).map_err(|_| Fault::NotFound(ServerReason::NoPage.into()))
    }
}

/// The query string.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Fault> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        query.map(|axum::extract::Query(value)| Query(value)).map_err(|_| Fault::Bad(ServerReason::BadQuery.into()))
    }
}

/// A request to open a WebSocket.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, Fault> {
        WebSocketUpgrade::from_request_parts(parts, state).await.map(Upgrade).map_err(|_| Fault::NotSocket)
    }
}
