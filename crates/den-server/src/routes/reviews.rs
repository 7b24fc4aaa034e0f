//! Reviews of finished matches.

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use den_table::MatchId;
use den_table::rest::ReviewProgress;

use super::guard::Client;
use super::matches::id;
use super::replay::finished;
use crate::app::App;
use crate::error::Fault;
use crate::extract::Path;
use crate::messages::ServerReason;
use crate::openapi::{Conflict, NotFound};

/// Returns the review of a finished match, or how far it has come.
#[utoipa::path(get, path = "/api/matches/{match}/review", params(("match" = MatchId, Path, description = "The match")), responses(
    (status = 200, description = "The review, see docs/review.md", body = Object),
    (status = 202, description = "It is being made; ask again later", body = ReviewProgress),
    NotFound,
    Conflict,
))]
pub(crate) async fn review(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(path): Path<String>,
) -> Result<Response, Fault> {
    let id = id(&path)?;
    // Before the end, a review would reveal hidden cards.
    let steps = finished(&app, &id, |table| Ok(table.status().steps())).await?;
    if let Some(review) = app.store.review_of(&id).await? {
        return Ok(([(header::CONTENT_TYPE, "application/json")], review).into_response());
    }
    if steps == 0 || !app.reviews.enabled() {
        return Err(Fault::NotFound(ServerReason::NoReview.into()));
    }
    let known = app.reviews.progress(&id);
    if known.is_none() && (!app.bounds.reviews.take(client.0) || !app.reviews.ask(&id)) {
        return Err(Fault::TooMuch);
    }
    Ok((StatusCode::ACCEPTED, Json(known.unwrap_or(ReviewProgress { done: 0, all: 0 }))).into_response())
}
