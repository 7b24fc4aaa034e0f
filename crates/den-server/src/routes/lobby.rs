//! What there is to play, and where a seat is free.

use axum::Json;
use axum::extract::State;
use den_store::Summary;
use den_table::rest::{Listed, Matches, Offer};
use den_table::wire::SettingsShown;

use crate::app::App;
use crate::error::Fault;

const MOST_LISTED: u32 = 100;

/// What there is to play, and against whom.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "Games and bots", body = Offer)))]
pub(crate) async fn games() -> Json<Offer> {
    Json(den_table::offer())
}

/// Tables with a seat that anybody may take.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, description = "The newest first", body = Matches)))]
pub(crate) async fn lobby(State(app): State<App>) -> Result<Json<Matches>, Fault> {
    Ok(Json(listed(app.store.lobby(MOST_LISTED).await?)))
}

/// What is being played at tables that were open to anyone.
#[utoipa::path(get, path = "/api/running", responses((status = 200, description = "The newest first", body = Matches)))]
pub(crate) async fn running(State(app): State<App>) -> Result<Json<Matches>, Fault> {
    Ok(Json(listed(app.store.running(MOST_LISTED).await?)))
}

pub(crate) fn listed(summaries: Vec<Summary>) -> Matches {
    let listed = |summary: Summary| Listed {
        settings: SettingsShown::from(&summary.settings),
        seats: summary.settings.seat_count(),
        id: summary.id,
        phase: summary.phase,
        open_seats: summary.open_seats,
        created: summary.created,
    };
    Matches { matches: summaries.into_iter().map(listed).collect() }
}
