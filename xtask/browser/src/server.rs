//! The real server, with its own port and database.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A running server.
pub(crate) struct Server {
    /// The port it listens on.
    pub(crate) port: u16,
    process: Child,
    folder: PathBuf,
}

impl Server {
    /// Starts the program, on a port that is free. Its deals are the same every time.
    pub(crate) fn start(program: &str) -> Result<Server, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("wolfden-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--test-seed", "1"])
            .args(["--new-per-minute", "600", "--requests-per-second", "200", "--database"])
            .arg(folder.join("wolfden.db"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("{program}: {e}"))?;
        let mut server = Server { port: 0, process, folder };
        let mut line = String::new();
        let output = server.process.stdout.take().ok_or("no output")?;
        BufReader::new(output).read_line(&mut line).map_err(|e| e.to_string())?;
        let port = line.trim().rsplit_once(':').and_then(|(_, port)| port.parse().ok());
        server.port = port.ok_or_else(|| format!("{program} does not serve; it said: {line}"))?;
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
