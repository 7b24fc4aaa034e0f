//! Real servers for tests: PostgreSQL and NATS, on free ports, in temporary directories that are removed after the test.
//!
//! Nothing is installed here: if a server is missing, the test says what it skipped, and `cargo verify setup` installs it.

use std::fs::Permissions;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long a server may take to start, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
/// How to get what is missing.
const SETUP: &str = "run `cargo verify setup`";

/// A directory that is removed when dropped.
#[derive(Debug)]
pub struct TempDir(PathBuf);

impl TempDir {
    /// A new empty directory.
    ///
    /// # Panics
    /// If it cannot be created.
    pub fn new(name: &str) -> TempDir {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let path = std::env::temp_dir().join(format!("wolfden-{name}-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed)));
        std::fs::create_dir_all(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        TempDir(path)
    }

    /// The directory.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A port that nobody listens on. It is below the range that the system gives to connections, which could take it a moment later, and
/// tests that run at the same time search in different places.
///
/// # Panics
/// If there is none.
pub fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let start = std::process::id().wrapping_mul(37);
    let mut candidates = (0..1000).map(|_| 12_000 + (start.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed)) % 20_000) as u16);
    candidates.find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok()).expect("a free port")
}

/// A PostgreSQL server.
#[derive(Debug)]
pub struct Postgres {
    child: Child,
    port: u16,
    _scratch: TempDir,
}

impl Postgres {
    /// Starts a server; `None`, with a message, if it is not installed.
    ///
    /// # Panics
    /// If it is installed but does not start.
    pub fn start() -> Option<Postgres> {
        Postgres::start_with(None)
    }

    /// The same, with TLS using a certificate and its key (both PEM).
    ///
    /// # Panics
    /// If it is installed but does not start.
    pub fn start_with_tls(certificate: &str, key: &str) -> Option<Postgres> {
        Postgres::start_with(Some([("ssl_cert_file", certificate), ("ssl_key_file", key)]))
    }

    fn start_with(tls: Option<[(&str, &str); 2]>) -> Option<Postgres> {
        let Some(bin) = programs() else {
            skipped("PostgreSQL", SETUP);
            return None;
        };
        let owner = if is_root() { user("postgres") } else { None };
        if is_root() && owner.is_none() {
            skipped("PostgreSQL", "it does not run as root, and there is no user `postgres`");
            return None;
        }
        let scratch = TempDir::new("postgres");
        if owner.is_some() {
            run(Command::new("chown").arg("postgres").arg(scratch.path()));
        }
        let data = scratch.path().join("data");
        let as_owner = |program: &str| {
            let mut command = Command::new(bin.join(program));
            command.current_dir(scratch.path()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            if let Some((uid, gid)) = owner {
                command.uid(uid).gid(gid);
            }
            command
        };
        run(as_owner("initdb")
            .args(["--no-sync", "--auth=trust", "--username=wolfden", "--encoding=UTF8", "--no-locale", "-D"])
            .arg(&data));
        let port = free_port();
        let mut server = as_owner("postgres");
        server.arg("-D").arg(&data).args(["-h", "127.0.0.1", "-p", &port.to_string(), "-k"]).arg(scratch.path());
        for (setting, pem) in tls.iter().flatten() {
            let file = scratch.path().join(setting);
            std::fs::write(&file, pem).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            // The server refuses a key that others can read.
            std::fs::set_permissions(&file, Permissions::from_mode(0o600)).expect("a mode");
            if let Some((uid, gid)) = owner {
                chown(&file, Some(uid), Some(gid)).expect("root may give a file away");
            }
            server.args(["-c", "ssl=on", "-c"]).arg(format!("{setting}={}", file.display()));
        }
        let child = server.spawn().expect("postgres starts");
        wait_for(port, "PostgreSQL");
        let postgres = Postgres { child, port, _scratch: scratch };
        let begun = Instant::now();
        // The port opens a moment before the server accepts logins.
        while !psql(&bin, port, "postgres", "select 1") {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL accepts no connections");
            std::thread::sleep(Duration::from_millis(50));
        }
        Some(postgres)
    }

    /// The URL of a new, empty database.
    ///
    /// # Panics
    /// If it cannot be created.
    pub fn database(&self, name: &str) -> String {
        let bin = programs().expect("PostgreSQL was there a moment ago");
        assert!(psql(&bin, self.port, "postgres", &format!("create database \"{name}\"")), "the database {name} cannot be created");
        format!("postgres://wolfden@127.0.0.1:{}/{name}", self.port)
    }

    /// The process id of the server, for measurements.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A fast shutdown; killing it would leave its children behind.
        let _ = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
    }
}

/// A NATS server.
#[derive(Debug)]
pub struct Nats {
    child: Child,
    program: PathBuf,
    port: u16,
}

fn nats(program: &Path, port: u16) -> Child {
    let child = Command::new(program)
        .args(["-a", "127.0.0.1", "-p", &port.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("nats-server starts");
    wait_for(port, "NATS");
    child
}

impl Nats {
    /// Starts a server; `None`, with a message, if it is not installed.
    ///
    /// # Panics
    /// If it is installed but does not start.
    pub fn start() -> Option<Nats> {
        let Some(program) = find("nats-server") else {
            skipped("NATS", SETUP);
            return None;
        };
        let port = free_port();
        Some(Nats { child: nats(&program, port), program, port })
    }

    /// Kills the server.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Restarts a killed server on the same port.
    ///
    /// # Panics
    /// If it does not start.
    pub fn restart(&mut self) {
        self.child = nats(&self.program, self.port);
    }

    /// Pauses the server's process: connections stay open and silent.
    ///
    /// # Panics
    /// If the process has ended.
    pub fn freeze(&self) {
        run(Command::new("kill").args(["-STOP", &self.child.id().to_string()]));
    }

    /// Its URL.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Reports what a test skipped: directly to the terminal, because the test harness would hide it, and in a file that `cargo verify` reads.
pub fn skipped(what: &str, how: &str) {
    let line = format!("skipped: no {what}, {how}");
    let _ = writeln!(std::io::stderr(), "{line}");
    if let Some(file) = std::env::var_os("WOLFDEN_SKIPPED") {
        let opened = std::fs::OpenOptions::new().create(true).append(true).open(file);
        let _ = opened.and_then(|mut file| writeln!(file, "{line}"));
    }
}

/// Waits until a port of this machine is open.
///
/// # Panics
/// If the port does not open within two minutes.
pub fn wait_for(port: u16, what: &str) {
    let begun = Instant::now();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    while TcpStream::connect_timeout(&address, Duration::from_millis(200)).is_err() {
        assert!(begun.elapsed() < PATIENCE, "{what} does not answer on port {port}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The folder of `initdb` and `postgres`.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let mut folders: Vec<PathBuf> = versions.filter(|bin| bin.join("initdb").is_file() && bin.join("postgres").is_file()).collect();
    folders.sort();
    folders.pop().or_else(|| find("initdb").and_then(|program| Some(program.parent()?.to_path_buf())))
}

fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    std::env::split_paths(&path).chain(usual).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn is_root() -> bool {
    output("id", &["-u"]).as_deref() == Some("0")
}

fn user(name: &str) -> Option<(u32, u32)> {
    Some((output("id", &["-u", name])?.parse().ok()?, output("id", &["-g", name])?.parse().ok()?))
}

fn output(program: &str, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).stderr(Stdio::null()).output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
}

fn psql(bin: &Path, port: u16, database: &str, sql: &str) -> bool {
    let mut command = Command::new(bin.join("psql"));
    command.args(["-h", "127.0.0.1", "-p", &port.to_string(), "-U", "wolfden", "-d", database, "-qc", sql]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn run(command: &mut Command) {
    let status = command.status().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    assert!(status.success(), "{command:?}: {status}");
}
