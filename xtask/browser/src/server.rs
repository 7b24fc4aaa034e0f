//! The real server, with its own port and database.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::browser::LONG;
use crate::http::call;

/// A running server.
pub(crate) struct Server {
    /// The port it listens on.
    pub(crate) port: u16,
    process: Child,
    folder: PathBuf,
}

impl Server {
    /// Starts the program.
    pub(crate) fn start(program: &str) -> Result<Server, String> {
        let port = TcpListener::bind(("127.0.0.1", 0)).and_then(|l| l.local_addr()).map_err(|e| e.to_string())?.port();
        let folder = std::env::temp_dir().join(format!("wolfden-server-{}-{port}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let process = Command::new(program)
            .args([
                "serve",
                "--listen",
                &format!("127.0.0.1:{port}"),
                "--new-per-minute",
                "600",
                "--requests-per-second",
                "200",
                "--database",
            ])
            .arg(folder.join("wolfden.db"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("{program}: {e}"))?;
        let server = Server { port, process, folder };
        let until = Instant::now() + LONG;
        while call(port, "GET", "/api/games", None).is_err() {
            if Instant::now() > until {
                return Err(format!("{program} does not respond"));
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
