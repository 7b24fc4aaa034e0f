//! Finished matches: the record, any position through any eye, and the proof of the deal.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use den_core::{Expected, Eye};
use den_table::rest::{Replay, Verified};
use den_table::wire::{Code, Phase, Refused};
use den_table::{AnyMatch, MatchId, TableReason};
use serde::Deserialize;
use utoipa::IntoParams;

use super::matches::id;
use crate::app::App;
use crate::error::Fault;
use crate::extract::{Path, Query};
use crate::hub::ask;
use crate::live::Ask;
use crate::openapi::{BadRequest, Conflict, NotFound, Unprocessable};

const RECORD: &str = "text/plain; charset=utf-8";

/// Reads a finished match. Before the end, these routes would reveal hidden hands.
pub(crate) async fn finished<T: Send + 'static>(
    app: &App,
    id: &MatchId,
    read: impl Fn(&dyn AnyMatch) -> Result<T, Fault> + Clone + Send + 'static,
) -> Result<T, Fault> {
    let answer = ask(app, id, |tell| {
        let read = read.clone();
        Ask::Read(Box::new(move |table| {
            let answer = if table.status().phase() == Phase::Over {
                read(table)
            } else {
                Err(Fault::Conflict("not-over", TableReason::NotOver.into()))
            };
            let _ = tell.send(answer);
        }))
    });
    answer.await?
}

/// Returns the record of a finished match.
#[utoipa::path(get, path = "/api/matches/{match}/record", params(("match" = MatchId, Path, description = "The match")), responses(
    (status = 200, description = "The record, see docs/notation.md", body = String, content_type = RECORD,
     headers(("content-disposition" = String, description = "A file name"))),
    NotFound,
    Conflict,
))]
pub(crate) async fn record(State(app): State<App>, Path(path): Path<String>) -> Result<Response, Fault> {
    let text = finished(&app, &id(&path)?, |table| Ok(table.record().to_string())).await?;
    let name = format!("attachment; filename=\"{}.wolf\"", id(&path)?);
    Ok(([(header::CONTENT_TYPE, RECORD.to_string()), (header::CONTENT_DISPOSITION, name)], text).into_response())
}

/// A position and an eye.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ReplayQuery {
    /// The number of steps; the last position if there are fewer.
    #[serde(default)]
    step: u64,
    /// `public`, or the number of a seat, counted from 1.
    eye: Option<String>,
}

/// Shows a position of a finished match, through any eye.
#[utoipa::path(get, path = "/api/matches/{match}/replay", params(("match" = MatchId, Path, description = "The match"), ReplayQuery), responses(
    (status = 200, description = "The position", body = Replay),
    BadRequest,
    NotFound,
    Conflict,
    Unprocessable,
))]
pub(crate) async fn replay(
    State(app): State<App>,
    Path(path): Path<String>,
    Query(asked): Query<ReplayQuery>,
) -> Result<Json<Replay>, Fault> {
    let eye: Eye = asked.eye.as_deref().unwrap_or("public").parse().map_err(|_| Refused::new(Code::Unreadable, Expected::Eye))?;
    let read = move |table: &dyn AnyMatch| {
        if matches!(eye, Eye::Seat(seat) if seat.index() >= table.status().seats().len()) {
            return Err(Fault::NotFound(TableReason::NoSeat.into()));
        }
        let steps = table.status().steps();
        let step = usize::try_from(asked.step).unwrap_or(usize::MAX).min(steps);
        // The log of the game alone, without chat, is limited by the game and sent in full.
        let log = table.log_at(eye, step);
        Ok(Replay { step, steps, eye, setup: table.setup_json(), view: table.view_at(eye, step), log, log_after: None })
    };
    Ok(Json(finished(&app, &id(&path)?, read).await?))
}

/// Proves the deal of a finished match.
#[utoipa::path(get, path = "/api/matches/{match}/deal", params(("match" = MatchId, Path, description = "The match")), responses(
    (status = 200, description = "The seed, and whether it produces the deals of the match", body = Verified),
    NotFound,
    Conflict,
))]
pub(crate) async fn deal(State(app): State<App>, Path(path): Path<String>) -> Result<Json<Verified>, Fault> {
    let read = |table: &dyn AnyMatch| {
        let record = table.record();
        let verified = table.verify_deal();
        Ok(Verified {
            commitment: record.commitment.map(|c| c.to_string()).unwrap_or_default(),
            seed: record.seed.map(|s| s.to_string()).unwrap_or_default(),
            dealt: *verified.as_ref().unwrap_or(&0),
            fair: verified.is_ok(),
            problem: verified.err().map(Into::into),
        })
    };
    Ok(Json(finished(&app, &id(&path)?, read).await?))
}
