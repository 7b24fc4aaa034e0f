//! What can be asked over HTTP: one list of routes, from which the router is built and against which the OpenAPI document is tested.

mod admin;
mod guard;
mod lobby;
mod matches;
mod moderation;
mod ops;
mod players;
mod privacy;
mod replay;
mod sessions;
mod web;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, get, post};

use crate::app::App;

/// The OpenAPI document.
pub const OPENAPI: &str = include_str!("../openapi.json");

/// The longest body of a request.
const MOST_BODY: usize = 64 * 1024;

/// Path, methods, handlers.
type Route = (&'static str, &'static [&'static str], MethodRouter<App>);

/// All routes but the web client's.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        ("/api/games", &["get"], get(lobby::games)),
        ("/api/lobby", &["get"], get(lobby::lobby)),
        ("/api/running", &["get"], get(lobby::running)),
        ("/api/me", &["get", "post"], get(players::me).post(players::introduce)),
        ("/api/me/claim", &["post"], post(players::claim)),
        ("/api/me/matches", &["get"], get(players::matches)),
        ("/api/me/password", &["post"], post(players::change_password)),
        ("/api/me/recovery-codes", &["post"], post(players::recovery_codes)),
        ("/api/me/sessions", &["get"], get(sessions::list)),
        ("/api/me/sessions/end", &["post"], post(sessions::end)),
        ("/api/me/blocks", &["get", "post"], get(moderation::blocks).post(moderation::block)),
        ("/api/me/unblock", &["post"], post(moderation::unblock)),
        ("/api/me/export", &["get"], get(privacy::export)),
        ("/api/me/delete", &["post"], post(privacy::delete)),
        ("/api/reports", &["post"], post(moderation::report)),
        ("/api/recover", &["post"], post(players::recover)),
        ("/api/logout-everywhere", &["post"], post(players::logout_everywhere)),
        ("/api/login", &["post"], post(players::login)),
        ("/api/logout", &["post"], post(players::logout)),
        ("/api/matches", &["post"], post(matches::create)),
        ("/api/matches/{match}", &["get"], get(matches::show)),
        ("/api/matches/{match}/join", &["post"], post(matches::join)),
        ("/api/matches/{match}/fill", &["post"], post(matches::fill)),
        ("/api/matches/{match}/remove", &["post"], post(matches::remove)),
        ("/api/matches/{match}/permit", &["post"], post(matches::permit)),
        ("/api/matches/{match}/close", &["post"], post(matches::close)),
        ("/api/matches/{match}/log", &["get"], get(matches::log)),
        ("/api/matches/{match}/play", &["get"], get(matches::play)),
        ("/api/matches/{match}/record", &["get"], get(replay::record)),
        ("/api/matches/{match}/replay", &["get"], get(replay::replay)),
        ("/api/matches/{match}/deal", &["get"], get(replay::deal)),
        ("/api/openapi.json", &["get"], get(ops::openapi)),
        ("/admin", &["get", "post"], get(admin::page).post(admin::act)),
        ("/healthz", &["get"], get(ops::healthy)),
        ("/readyz", &["get"], get(ops::ready)),
        ("/metrics", &["get"], get(ops::metrics)),
    ]
}

/// The whole server as one service.
pub fn router(app: App) -> Router {
    let mut router = Router::new();
    for (path, _, handlers) in routes() {
        router = router.route(path, handlers);
    }
    router.fallback(web::file).layer(DefaultBodyLimit::max(MOST_BODY)).layer(from_fn_with_state(app.clone(), guard::guard)).with_state(app)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_openapi_document_and_the_routes_agree() {
        let document: serde_json::Value = serde_json::from_str(OPENAPI).unwrap();
        let mut told = BTreeSet::new();
        for (path, item) in document["paths"].as_object().unwrap() {
            for method in item.as_object().unwrap().keys().filter(|key| *key != "parameters") {
                told.insert(format!("{method} {path}"));
            }
        }
        let served: BTreeSet<String> =
            routes().iter().flat_map(|(path, methods, _)| methods.iter().map(move |method| format!("{method} {path}"))).collect();
        assert_eq!(told, served);
    }
}
