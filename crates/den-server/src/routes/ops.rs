//! Routes for the operator of the server.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use den_table::wire::{Code, Refused};

use crate::app::App;
use crate::error::Fault;
use crate::messages::ServerReason;
use crate::metrics::set;

const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Says that the process is running.
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "`ok`", body = String)))]
pub(crate) async fn healthy() -> &'static str {
    "ok\n"
}

/// Says whether the process can serve: `ready`, or `degraded` if moves of other nodes arrive late. It fails without the database, and when
/// the server is about to stop.
#[utoipa::path(get, path = "/readyz", responses((status = 200, description = "`ready` or `degraded`.", body = String)))]
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str, Fault> {
    if *app.stopping.borrow() {
        return Err(Refused::new(Code::Unavailable, ServerReason::Stopping).into());
    }
    app.store.ready().await?;
    Ok(if app.fanout.connected() { "ready\n" } else { "degraded: NATS is unavailable, moves on other nodes arrive late\n" })
}

/// Metrics for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, description = "OpenMetrics", body = String, content_type = METRICS)))]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let metrics = &app.metrics;
    let (players, spectators) = app.bounds.sockets.by_kind();
    set(&metrics.sockets_by_kind, ("kind", "player"), players);
    set(&metrics.sockets_by_kind, ("kind", "spectator"), spectators);
    set(&metrics.waiting, ("what", "thinking"), app.thinkers.waiting());
    set(&metrics.waiting, ("what", "tables"), app.hub.waiting());
    set(&metrics.waiting, ("what", "reviews"), app.reviews.waiting());
    set(&metrics.waiting, ("what", "bus"), app.fanout.waiting());
    for (what, level) in app.store.figures() {
        set(&metrics.store, ("what", what), level);
    }
    if let Ok(bytes) = app.store.size().await {
        metrics.database_bytes.set(bytes as i64);
    }
    ([(header::CONTENT_TYPE, METRICS)], app.metrics.text()).into_response()
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, description = "OpenAPI", body = serde_json::Value)))]
pub(crate) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], super::openapi()).into_response()
}
