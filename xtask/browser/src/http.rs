//! As much HTTP as a WebDriver and a folder of files need.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::Value;

/// Sends a request with a JSON body and reads the JSON of the answer.
pub(crate) fn call(port: u16, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(|e| format!("port {port}: {e}"))?;
    stream.set_read_timeout(Some(Duration::from_secs(120))).map_err(|e| e.to_string())?;
    let text = body.map(Value::to_string).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{text}",
        text.len()
    );
    stream.write_all(head.as_bytes()).map_err(|e| e.to_string())?;
    let mut reader = BufReader::new(stream);
    let mut length = None;
    let mut line = String::new();
    loop {
        line.clear();
        reader.read_line(&mut line).map_err(|e| format!("{method} {path}: {e}"))?;
        let trimmed = line.trim_end();
        if trimmed.is_empty() {
            break;
        }
        if let Some((name, value)) = trimmed.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse::<usize>().ok();
        }
    }
    let mut bytes = Vec::new();
    match length {
        Some(length) => {
            bytes.resize(length, 0);
            reader.read_exact(&mut bytes).map_err(|e| e.to_string())?;
        }
        None => {
            reader.read_to_end(&mut bytes).map_err(|e| e.to_string())?;
        }
    }
    serde_json::from_slice(&bytes).map_err(|e| format!("{method} {path}: {e}"))
}

/// Serves the files of a folder, as the server would. Can be switched off to be offline.
pub(crate) struct Files {
    /// Where it listens.
    pub(crate) port: u16,
    online: Arc<AtomicBool>,
}

impl Files {
    /// Starts serving.
    pub(crate) fn serve(root: &Path) -> Result<Files, String> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|e| e.to_string())?;
        let port = listener.local_addr().map_err(|e| e.to_string())?.port();
        let online = Arc::new(AtomicBool::new(true));
        let (root, on) = (root.to_path_buf(), online.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (root, on) = (root.clone(), on.clone());
                std::thread::spawn(move || {
                    if on.load(Ordering::Relaxed) {
                        let _ = answer(stream, &root);
                    }
                });
            }
        });
        Ok(Files { port, online })
    }

    /// Answers, or does not.
    pub(crate) fn set_online(&self, online: bool) {
        self.online.store(online, Ordering::Relaxed);
    }
}

fn answer(mut stream: TcpStream, root: &Path) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let path = line.split_whitespace().nth(1).unwrap_or("/").split('?').next().unwrap_or("/").to_string();
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
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
        _ => "text/plain",
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
