//! WebDriver calls, and a file server that can be switched off.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;

/// Sends a request with a JSON body and parses the JSON answer, whatever its status.
pub(crate) fn call(port: u16, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
    let failed = |error: ureq::Error| format!("{method} {path}: {error}");
    let config = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(120)));
    let request = ureq::http::Request::builder().method(method).uri(format!("http://127.0.0.1:{port}{path}"));
    let agent = config.build().new_agent();
    let mut answer = match body {
        Some(body) => {
            let request = request.header("content-type", "application/json").body(body.to_string());
            agent.run(request.map_err(|error| error.to_string())?)
        }
        None => agent.run(request.body(()).map_err(|error| error.to_string())?),
    }
    .map_err(failed)?;
    // A screenshot of a whole page is larger than the default limit.
    answer.body_mut().with_config().limit(64 << 20).read_json().map_err(failed)
}

/// Serves the files of a folder, and forwards `/api` to a server. It can be switched off: then it does not answer and
/// open connections break, which no file server library offers.
pub(crate) struct Files {
    /// The port it listens on.
    pub(crate) port: u16,
    online: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Files {
    /// Starts serving.
    pub(crate) fn serve(root: &Path, api: Option<u16>) -> Result<Files, String> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|e| e.to_string())?;
        let port = listener.local_addr().map_err(|e| e.to_string())?.port();
        let files = Files { port, online: Arc::new(AtomicBool::new(true)), open: Arc::default() };
        let (root, online, open) = (root.to_path_buf(), files.online.clone(), files.open.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (root, online, open) = (root.clone(), online.clone(), open.clone());
                std::thread::spawn(move || {
                    let _ = answer(stream, &root, api, &open, &online);
                });
            }
        });
        Ok(files)
    }

    /// Switches it on or off.
    pub(crate) fn set_online(&self, online: bool) {
        self.online.store(online, Ordering::Relaxed);
        if !online && let Ok(mut open) = self.open.lock() {
            for stream in open.drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }
}

fn answer(mut stream: TcpStream, root: &Path, api: Option<u16>, open: &Mutex<Vec<TcpStream>>, online: &AtomicBool) -> std::io::Result<()> {
    let mut head = Vec::new();
    let mut buffer = [0; 4096];
    while !head.windows(4).any(|w| w == b"\r\n\r\n") {
        match stream.read(&mut buffer)? {
            0 => return Ok(()),
            n => head.extend_from_slice(&buffer[..n]),
        }
    }
    // Browsers open connections before they need them, so what counts is the moment of the request.
    if !online.load(Ordering::Relaxed) {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&head).to_string();
    let path = text.split_whitespace().nth(1).unwrap_or("/").split('?').next().unwrap_or("/").to_string();
    if let (true, Some(port)) = (path.starts_with("/api"), api) {
        return hand_on(stream, &head, port, open);
    }
    let path = if path == "/" { "/index.html" } else { &path };
    let file: PathBuf = root.join(path.trim_start_matches('/'));
    let kind = match file.extension().and_then(|e| e.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    };
    let found = !path.contains("..") && file.is_file();
    if !found {
        return stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    }
    let bytes = std::fs::read(&file)?;
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        bytes.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&bytes)
}

/// Forwards a request, and a socket that it opens, to the server.
fn hand_on(stream: TcpStream, head: &[u8], port: u16, open: &Mutex<Vec<TcpStream>>) -> std::io::Result<()> {
    let mut there = TcpStream::connect(("127.0.0.1", port))?;
    // One request per connection: the next one may be for a file.
    let one: Vec<u8> = match std::str::from_utf8(head) {
        Ok(text) => text.replacen("Connection: keep-alive", "Connection: close", 1).into_bytes(),
        Err(_) => head.to_vec(),
    };
    there.write_all(&one)?;
    if let Ok(mut open) = open.lock() {
        open.push(stream.try_clone()?);
    }
    let (mut from_page, mut to_server) = (stream.try_clone()?, there.try_clone()?);
    let up = std::thread::spawn(move || {
        let _ = std::io::copy(&mut from_page, &mut to_server);
        let _ = to_server.shutdown(Shutdown::Both);
    });
    let (mut to_page, mut from_server) = (stream, there);
    let _ = std::io::copy(&mut from_server, &mut to_page);
    let _ = to_page.shutdown(Shutdown::Both);
    let _ = up.join();
    Ok(())
}
