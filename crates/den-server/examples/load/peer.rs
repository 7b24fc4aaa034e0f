//! boardgame.io, run by the two scripts in `xtask/peers` for comparison. It keeps its matches in memory only.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use den_testkit::services::wait_for;
use serde_json::Value;

use crate::Found;
use crate::server::{megabytes_of, pin};

const PORT: u16 = 8123;

/// Runs its server on one core and its load on the other.
pub(crate) fn run(folder: &Path, what: &'static str, matches: u32, seconds: u64, think: u64) -> Result<Found, String> {
    let node = |script: &str| {
        let mut command = Command::new("node");
        command
            .current_dir(folder)
            .arg(script)
            .arg(PORT.to_string())
            .env("NODE_ENV", "production")
            .stdin(Stdio::null())
            .stderr(Stdio::null());
        command
    };
    let server = node("boardgameio_server.cjs").stdout(Stdio::null()).spawn().map_err(|error| format!("node: {error}"))?;
    let server = Stopped(server);
    wait_for(PORT, "boardgame.io");
    pin(server.0.id(), 0);
    std::thread::sleep(Duration::from_millis(500));
    let load = node("boardgameio_load.cjs")
        .args([matches, seconds as u32, think as u32, server.0.id()].map(|number| number.to_string()))
        .output()
        .map_err(|error| format!("node: {error}"))?;
    let said: Value = serde_json::from_slice(&load.stdout).map_err(|error| format!("its load said nothing: {error}"))?;
    let number = |key: &str| said[key].as_f64().ok_or_else(|| format!("its load did not say `{key}`"));
    Ok(Found {
        what,
        by: "boardgame.io".into(),
        moves_per_second: number("moves_per_second")?,
        p50_ms: number("p50_ms")?,
        p99_ms: number("p99_ms")?,
        sockets: matches * 2,
        cpu_share: number("cpu_share")?,
        megabytes: megabytes_of(server.0.id()),
    })
}

/// A process that is stopped when dropped.
struct Stopped(Child);

impl Drop for Stopped {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
