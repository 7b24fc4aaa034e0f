//! The HTTP routes: one list, from which the router and the OpenAPI document are made.

mod account;
mod admin;
mod guard;
mod html;
mod lobby;
pub(crate) mod matches;
mod moderation;
mod ops;
mod packs;
mod players;
mod privacy;
mod qr;
mod recovery;
mod replay;
mod reviews;
mod sessions;
mod web;

use std::sync::LazyLock;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use den_core::Pack;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::app::App;
use crate::error::Fault;
use crate::openapi::{Frame, document};

pub(crate) use replay::finished;

/// The maximum size of a request body, except for content packs.
const MAX_BODY: usize = 64 * 1024;

/// All routes except the web client's. Each handler declares its path and answers in `#[utoipa::path]`, so that the router and
/// the OpenAPI document are made from one list.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Frame::openapi())
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::running))
        .routes(routes!(players::me, players::introduce))
        .routes(routes!(players::claim))
        .routes(routes!(players::matches))
        .routes(routes!(players::change_password))
        .routes(routes!(players::recovery_codes))
        .routes(routes!(players::recover))
        .routes(routes!(players::logout_everywhere))
        .routes(routes!(recovery::email))
        .routes(routes!(recovery::confirm))
        .routes(routes!(recovery::recover))
        .routes(routes!(sessions::list))
        .routes(routes!(sessions::end))
        .routes(routes!(moderation::blocks, moderation::block))
        .routes(routes!(moderation::unblock))
        .routes(routes!(moderation::report))
        .routes(routes!(privacy::export))
        .routes(routes!(privacy::delete))
        .routes(routes!(players::login))
        .routes(routes!(players::logout))
        .routes(routes!(matches::create))
        .routes(routes!(matches::show))
        .routes(routes!(matches::join))
        .routes(routes!(matches::fill))
        .routes(routes!(matches::remove))
        .routes(routes!(matches::permit))
        .routes(routes!(matches::close))
        .routes(routes!(matches::log))
        .routes(routes!(matches::play))
        .routes(routes!(replay::record))
        .routes(routes!(replay::replay))
        .routes(routes!(replay::deal))
        .routes(routes!(reviews::review))
        .routes(routes!(packs::put, packs::list).layer(DefaultBodyLimit::max(Pack::MAX_BYTES)))
        .routes(routes!(packs::show, packs::delete))
        .routes(routes!(qr::qr))
        .routes(routes!(ops::openapi))
        .routes(routes!(ops::healthy))
        .routes(routes!(ops::ready))
        .routes(routes!(ops::metrics))
}

/// The OpenAPI document, as JSON.
pub fn openapi() -> &'static str {
    static DOCUMENT: LazyLock<String> = LazyLock::new(|| document(routes().into_openapi()));
    &DOCUMENT
}

/// The whole server as one service.
pub fn router(app: App) -> Router {
    Router::from(routes())
        // Pages for people, not part of the API.
        .route("/account", get(account::page).post(account::act))
        .route("/admin", get(admin::page).post(admin::act))
        .fallback(web::file)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// The answer of an existing route to an unsupported method.
async fn wrong_method() -> Fault {
    Fault::Method(None)
}
