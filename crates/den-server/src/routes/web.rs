//! The page, built in or served from a folder. Without it, a plain page explains how to build it.

use std::path::Path;

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::Fault;
use crate::messages::ServerReason;

include!(concat!(env!("OUT_DIR"), "/bundle.rs"));

/// A file of the page.
struct File {
    path: &'static str,
    tag: &'static str,
    /// `br` or `gzip`, if the bytes are compressed.
    encoding: &'static str,
    bytes: &'static [u8],
}

const WITHOUT_BUNDLE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Wolfden</title>\
<h1>Wolfden is running</h1><p>This program was built without the web client. <code>cargo xtask web</code> builds it into <code>dist/</code>; \
then build the program again.</p><p>The API is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>, \
and <code>wolfden play</code> plays in the terminal.</p></html>";

pub(crate) async fn file(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return nothing();
    }
    if method != Method::GET && method != Method::HEAD {
        return Fault::Method(Some("GET, HEAD")).into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    if let Some(folder) = &app.config.web {
        return from_folder(folder, path).await;
    }
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes =
        |file: &&File| file.encoding.is_empty() || accepts.split(',').any(|word| word.trim().split(';').next() == Some(file.encoding));
    match BUNDLE.iter().filter(|file| file.path == path).find(takes) {
        Some(file) => send(file, &headers),
        None if path == "index.html" => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], WITHOUT_BUNDLE).into_response(),
        None => nothing(),
    }
}

fn nothing() -> Response {
    Fault::NotFound(ServerReason::NoPage.into()).into_response()
}

/// A file from a folder, read anew for each request: the page may be rebuilt while the server is running.
async fn from_folder(folder: &Path, path: &str) -> Response {
    // Only plain paths below the folder: no `..`, no empty part, no drive.
    if path.split('/').any(|part| part.is_empty() || part.starts_with('.') || part.contains(['\\', ':'])) {
        return nothing();
    }
    let file = folder.join(path);
    match tokio::task::spawn_blocking(move || std::fs::read(file)).await {
        Ok(Ok(bytes)) => ([(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, "no-cache")], bytes).into_response(),
        _ => nothing(),
    }
}

fn send(file: &File, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", file.tag);
    // Browsers revalidate the page each time; if it is the same, the answer is short.
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response();
    }
    let mut response = ([(header::CONTENT_TYPE, kind(file.path))], file.bytes).into_response();
    let mut add = |name, value: &str| {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    };
    add(header::ETAG, &tag);
    // Files in `assets` have a hash in their name and never change; everything else is revalidated.
    add(header::CACHE_CONTROL, if file.path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" });
    add(header::VARY, "accept-encoding");
    if !file.encoding.is_empty() {
        add(header::CONTENT_ENCODING, file.encoding);
    }
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, kind)| kind) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use den_testkit::services::TempDir;

    use super::*;

    #[tokio::test]
    async fn a_folder_serves_only_its_own_files() {
        let scratch = TempDir::new("page");
        let page = scratch.path().join("page");
        fs::create_dir_all(page.join("assets")).unwrap();
        for (file, text) in [("secret.txt", "secret"), ("page/index.html", "<p>"), ("page/.hidden", "x"), ("page/assets/app.js", "1")] {
            fs::write(scratch.path().join(file), text).unwrap();
        }
        for (path, kind) in [("index.html", "text/html; charset=utf-8"), ("assets/app.js", "text/javascript; charset=utf-8")] {
            let found = from_folder(&page, path).await;
            assert_eq!(found.status(), StatusCode::OK, "{path}");
            assert_eq!(found.headers()[header::CONTENT_TYPE], kind, "{path}");
        }
        for path in ["../secret.txt", "assets/../../secret.txt", "assets", "assets//app.js", ".hidden", "", "none.js", "..\\secret.txt"] {
            assert_eq!(from_folder(&page, path).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
