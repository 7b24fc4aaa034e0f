//! For the operator of the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::OPENAPI;
use crate::app::App;

/// The process runs.
pub(crate) async fn healthy() -> &'static str {
    "ok\n"
}

/// Whether the process can serve: `ready`, or `degraded` where moves of other nodes come late. It cannot without its database, or when
/// it is about to stop.
pub(crate) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.ready().await {
        Ok(()) if app.fanout.connected() => (StatusCode::OK, "ready\n"),
        Ok(()) => (StatusCode::OK, "degraded: NATS is away, moves of other nodes come late\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database is away\n"),
    }
}

pub(crate) async fn metrics(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text()).into_response()
}

pub(crate) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}
