//! The games, and the matches that can be joined or watched.

use axum::Json;
use axum::extract::State;
use den_store::{Cursor, Page, Summary};
use den_table::rest::{MatchListed, Matches, Offer};
use den_table::wire::SettingsInfo;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::error::Fault;
use crate::extract::Query;
use crate::messages::ServerReason;
use crate::openapi::BadRequest;

/// The maximum length of a page of a list.
const MAX_LISTED: u32 = 200;
/// The default length of a page of a list.
const USUALLY_LISTED: u32 = 50;

/// A page of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PageQuery {
    /// The `next` of the previous page.
    #[param(pattern = "^[0-9]{1,18}-[a-z0-9]{1,32}$")]
    after: Option<String>,
    /// The maximum number of matches.
    most: Option<u32>,
}

impl PageQuery {
    pub(crate) fn cursor(&self) -> Result<Cursor, Fault> {
        self.after.as_deref().map_or(Ok(Cursor::top()), |text| text.parse().map_err(|_| Fault::Bad(ServerReason::BadCursor.into())))
    }

    pub(crate) fn most(&self) -> u32 {
        self.most.unwrap_or(USUALLY_LISTED).clamp(1, MAX_LISTED)
    }
}

/// Lists the games and the bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "Games and bots", body = Offer)))]
pub(crate) async fn games() -> Json<Offer> {
    Json(den_table::offer())
}

/// Lists tables with an open seat.
#[utoipa::path(get, path = "/api/lobby", params(PageQuery), responses(
    (status = 200, description = "The newest first", body = Matches),
    BadRequest,
))]
pub(crate) async fn lobby(State(app): State<App>, Query(asked): Query<PageQuery>) -> Result<Json<Matches>, Fault> {
    Ok(Json(listed(app.store.lobby(&asked.cursor()?, asked.most()).await?)))
}

/// Lists running matches whose tables were open to anyone.
#[utoipa::path(get, path = "/api/running", params(PageQuery), responses(
    (status = 200, description = "The newest first", body = Matches),
    BadRequest,
))]
pub(crate) async fn running(State(app): State<App>, Query(asked): Query<PageQuery>) -> Result<Json<Matches>, Fault> {
    Ok(Json(listed(app.store.running(&asked.cursor()?, asked.most()).await?)))
}

pub(crate) fn listed(page: Page) -> Matches {
    let listed = |summary: Summary| MatchListed {
        settings: SettingsInfo::from(&summary.settings),
        seats: summary.settings.seat_count(),
        id: summary.id,
        phase: summary.phase,
        open_seats: summary.open_seats,
        created: summary.created,
        host: summary.host,
        your_turn: summary.your_turn,
        players: summary.players,
    };
    Matches { matches: page.matches.into_iter().map(listed).collect(), next: page.next.map(|next| next.to_string()) }
}
