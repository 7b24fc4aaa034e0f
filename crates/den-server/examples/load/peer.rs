//! boardgame.io's own harness, run beside ours.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use den_testkit::services::wait_for;

use crate::server::{cpu_of, pin};

/// Its server on one core, its load on the other; what the load said, with the server's CPU time and memory.
pub(crate) fn run(folder: &Path, matches: u32, seconds: u64, think: u64) -> String {
    let node = |script: &str| {
        let mut command = Command::new("node");
        command.current_dir(folder).arg(script).env("NODE_ENV", "production").stdin(Stdio::null()).stderr(Stdio::null());
        command
    };
    let server = node("boardgameio_server.cjs").stdout(Stdio::null()).spawn();
    let Ok(mut server) = server else { return "skipped: no node".into() };
    wait_for(8123, "boardgame.io");
    pin(server.id(), 0);
    std::thread::sleep(Duration::from_millis(500));
    let before = cpu_of(server.id());
    let load = node("boardgameio_load.cjs").args([matches.to_string(), seconds.to_string(), think.to_string()]).output();
    let cpu = cpu_of(server.id()) - before;
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).and_then(|l| l.split_whitespace().next()?.parse::<u64>().ok());
    let _ = server.kill();
    let _ = server.wait();
    let said = load.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string()).unwrap_or_default();
    format!("{said}, server CPU {cpu:.1} s with its 3 s of warming up, {} MB", peak.unwrap_or(0) / 1024)
}
