//! Extractors for requests. axum's own refuse in plain text; these refuse like every route does, without quoting the request.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::Fault;
use crate::messages::ServerReason;

/// A JSON body, which must be an object.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Fault> {
        let Json(mut value) = Json::<Value>::from_request(request, state).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLong,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Fault::NotJson,
            _ => Fault::Bad(ServerReason::NotJson.into()),
        })?;
        whole_numbers(&mut value);
        // serde would also accept an array of the field values, which the API document does not offer.
        let read = if value.is_object() { serde_json::from_value(value).ok() } else { None };
        read.map(Body).ok_or_else(|| Fault::Bad(ServerReason::OtherJson.into()))
    }
}

/// Turns `19.0` into an integer, which it is in JSON Schema but not for serde.
fn whole_numbers(value: &mut Value) {
    /// Up to here `f64` represents every integer exactly.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Number(number) if number.is_f64() => {
            if let Some(whole) = number.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=EXACT).contains(number)) {
                *value = Value::from(whole as u64);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(whole_numbers),
        Value::Object(fields) => fields.values_mut().for_each(whole_numbers),
        _ => {}
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

/// A form sent by one of our own pages.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Form<T>, Fault> {
        match axum::Form::from_request(request, state).await {
            Ok(axum::Form(value)) => Ok(Form(value)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Fault::TooLong),
            Err(_) => Err(Fault::Bad(ServerReason::BadQuery.into())),
        }
    }
}
