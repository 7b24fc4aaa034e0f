//! Middleware for every request: rate limit, origin, timeout, response headers.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::Fault;
use crate::identity::is_secure;
use crate::messages::ServerReason;
use crate::socket::counted;

/// The page may run its own scripts and WebAssembly and connect to this server, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// The address that a request came from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or_else(|| "web".to_string(), |path| path.as_str().to_string());
    let client = client(&app, &request);
    let secure = is_secure(&app, request.headers());
    request.extensions_mut().insert(client);
    let mut response = match allowed(&app, &request, client) {
        Ok(()) => match tokio::time::timeout(app.bounds.limits.answer_time, next.run(request)).await {
            Ok(response) => response,
            Err(_) => {
                app.metrics.timed_out("request");
                Fault::Unavailable.into_response()
            }
        },
        Err(fault) => fault.into_response(),
    };
    for (name, value) in HEADERS {
        // The administrators' page has its own policy.
        response.headers_mut().entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    if secure {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if path.starts_with("/api") && !response.headers().contains_key(header::CACHE_CONTROL) {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    tracing::debug!(route = path, status = response.status().as_u16(), "answered");
    app.metrics.requests.get_or_create(&[("route", path), ("status", response.status().as_u16().to_string())]).inc();
    response
}

fn client(app: &App, request: &Request) -> Client {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(from)| from.ip());
    // The last address in the last list is the one that our proxy saw; anyone can forge those before it.
    let mut lists = request.headers().get_all("x-forwarded-for").iter();
    let told = lists.next_back().filter(|_| app.config.behind_proxy).and_then(|list| list.to_str().ok());
    let told = told.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    Client(counted(told.unwrap_or(peer)))
}

fn allowed(app: &App, request: &Request, client: Client) -> Result<(), Fault> {
    if !app.bounds.requests.take(client.0) {
        return Err(Fault::TooMuch);
    }
    own_host(app, request)?;
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (request.method() != Method::GET && request.method() != Method::HEAD) || upgrades {
        own_origin(app, request.headers())?;
    }
    Ok(())
}

/// Checks the host of a request. A page that reaches this server under another name would bypass the browser's same-origin rules (DNS
/// rebinding).
fn own_host(app: &App, request: &Request) -> Result<(), Fault> {
    let config = &app.config;
    let here_alone = config.listen.ip().is_loopback() && !config.behind_proxy;
    if config.hosts.is_empty() && !here_alone {
        return Ok(());
    }
    // Browsers always send one; a request without it, as in HTTP/1.0, is not from a browser.
    let Some(host) = request.headers().get(header::HOST) else { return Ok(()) };
    let name = without_port(host.to_str().unwrap_or_default());
    let is_local = name == "localhost" || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    if is_local || config.hosts.iter().any(|known| known.eq_ignore_ascii_case(name)) {
        return Ok(());
    }
    Err(Fault::OtherHost)
}

fn without_port(host: &str) -> &str {
    host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit())).map_or(host, |(name, _)| name)
}

/// Checks the origin of a request. Pages of other sites may not change anything here or open sockets.
fn own_origin(app: &App, headers: &HeaderMap) -> Result<(), Fault> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let same = origin.split_once("://").is_some_and(|(_, from)| !host.is_empty() && from == host);
    if same || app.config.origins.iter().any(|allowed| allowed == origin) {
        return Ok(());
    }
    Err(Fault::Forbidden(ServerReason::OtherSite))
}
