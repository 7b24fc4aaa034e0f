//! The web client, built into the program. Without it a plain page says how to build it.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::error::Fault;
use crate::messages::ServerReason;

include!(concat!(env!("OUT_DIR"), "/bundle.rs"));

/// A file of the bundle.
struct File {
    path: &'static str,
    kind: &'static str,
    tag: &'static str,
    /// `br` or `gzip`, where the bytes are compressed.
    encoding: &'static str,
    bytes: &'static [u8],
}

const WITHOUT_BUNDLE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Wolfden</title>\
<h1>Wolfden is running</h1><p>This program was built without the web client. <code>cargo xtask web</code> builds it into <code>dist/</code>; \
then build the program again.</p><p>The API is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>, \
and <code>wolfden play</code> plays in the terminal.</p></html>";

pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return Fault::NotFound(ServerReason::NoPage.into()).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes =
        |file: &&File| file.encoding.is_empty() || accepts.split(',').any(|word| word.trim().split(';').next() == Some(file.encoding));
    match BUNDLE.iter().filter(|file| file.path == path).find(takes) {
        Some(file) => send(file, &headers),
        None if path == "index.html" => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], WITHOUT_BUNDLE).into_response(),
        None => (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], "there is nothing here\n").into_response(),
    }
}

fn send(file: &File, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", file.tag);
    // The page is asked for again each time and answered briefly if it is the same.
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response();
    }
    let mut response = ([(header::CONTENT_TYPE, file.kind)], file.bytes).into_response();
    let mut add = |name, value: &str| {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    };
    add(header::ETAG, &tag);
    // What lies in `assets` has its hash in its name and never changes; all else is asked for again.
    add(header::CACHE_CONTROL, if file.path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" });
    add(header::VARY, "accept-encoding");
    if !file.encoding.is_empty() {
        add(header::CONTENT_ENCODING, file.encoding);
    }
    response
}
