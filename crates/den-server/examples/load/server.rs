//! A `wolfden serve` process on one core.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use den_testkit::services::{Postgres, TempDir};
use rustix::process::{Pid, Signal, kill_process};

/// A running server, stopped when dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    _scratch: TempDir,
}

/// The database of a new server, and its folder.
fn database(store: &str, postgres: Option<&Postgres>) -> Option<(String, TempDir)> {
    let scratch = TempDir::new("load");
    let database = match store {
        "sqlite" => format!("sqlite:{}", scratch.path().join("wolfden.db").display()),
        _ => postgres?.database(&format!("load{}", scratch.path().file_name()?.to_str()?.replace('-', "_"))),
    };
    Some((database, scratch))
}

impl Server {
    /// Starts a server on a new database; `None` if there is no such database.
    pub(crate) fn start(wolfden: &Path, store: &str, postgres: Option<&Postgres>) -> Option<Server> {
        let (database, scratch) = database(store, postgres)?;
        Some(Server::on(wolfden, &database, None, scratch))
    }

    /// Starts several nodes on one new PostgreSQL database and one NATS server.
    pub(crate) fn nodes(wolfden: &Path, count: usize, postgres: &Postgres, nats: &str) -> Option<Vec<Server>> {
        let (url, _) = database("postgres", Some(postgres))?;
        Some((0..count).map(|_| Server::on(wolfden, &url, Some(nats), TempDir::new("load"))).collect())
    }

    fn on(wolfden: &Path, database: &str, nats: Option<&str>, scratch: TempDir) -> Server {
        // Pinned from the start, so that it configures itself for one core.
        let mut child = Command::new("taskset")
            .args(["-c", "0"])
            .arg(wolfden)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--sockets-per-address", "1000000"])
            .args(["--requests-per-second", "1e9", "--messages-per-second", "1e9", "--new-per-minute", "1e9", "--chat-per-minute", "1e9"])
            .args(nats.into_iter().flat_map(|url| ["--nats", url]))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", wolfden.display()));
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("the server says where it is");
        let address = line.trim().strip_prefix("Wolfden is at http://").expect("an address").parse().expect("an address");
        Server { child, address, _scratch: scratch }
    }

    pub(crate) fn pid(&self) -> Option<Pid> {
        Pid::from_raw(self.child.id() as i32)
    }

    /// The CPU time used, in seconds.
    pub(crate) fn cpu(&self) -> f64 {
        cpu_of(self.child.id())
    }

    /// Its peak memory.
    pub(crate) fn megabytes(&self) -> u64 {
        megabytes_of(self.child.id())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Resumes or pauses a process.
pub(crate) fn run(pid: Pid, go: bool) {
    let _ = kill_process(pid, if go { Signal::CONT } else { Signal::STOP });
}

/// The CPU time of a process, in seconds.
fn cpu_of(pid: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // The state and numbers come after the name, which may contain spaces; 11 and 12 are user and system ticks, a hundred per second.
    let ticks = stat.rsplit_once(')').map(|(_, rest)| rest.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<f64>().ok()).sum());
    ticks.unwrap_or(0.0) / 100.0
}

/// The peak memory of a process.
pub(crate) fn megabytes_of(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0");
    peak.split_whitespace().next().and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0) / 1024
}

/// Pins a process and all its threads to one core, if the system supports it.
pub(crate) fn pin(pid: u32, core: u32) {
    let _ = Command::new("taskset").args(["-a", "-p", "-c", &core.to_string(), &pid.to_string()]).stdout(Stdio::null()).status();
}
