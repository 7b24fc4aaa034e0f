//! For the operator of the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::OPENAPI;
use crate::app::App;
use crate::metrics::set;

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
    let metrics = &app.metrics;
    let (players, spectators) = app.bounds.sockets.by_kind();
    set(&metrics.sockets_by_kind, ("kind", "player"), players);
    set(&metrics.sockets_by_kind, ("kind", "spectator"), spectators);
    set(&metrics.waiting, ("what", "thinking"), app.thinkers.waiting());
    set(&metrics.waiting, ("what", "tables"), app.hub.waiting());
    set(&metrics.waiting, ("what", "bus"), app.fanout.waiting());
    for (what, level) in app.store.figures() {
        set(&metrics.store, ("what", what), level);
    }
    if let Ok(bytes) = app.store.size().await {
        metrics.database_bytes.set(bytes as i64);
    }
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text()).into_response()
}

pub(crate) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}
