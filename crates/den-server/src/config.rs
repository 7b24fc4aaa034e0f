//! What can be set when a server starts.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database: `postgres://…`, `sqlite:FILE` or a file.
    pub database: Option<String>,
    /// The NATS server over which nodes tell each other of changes.
    pub nats: Option<String>,
    /// The origins that browsers may come from besides the server's own host, as in `https://wolfden.example`.
    pub origins: Vec<String>,
    /// Whether a proxy in front says who the client is (`X-Forwarded-For`) and speaks TLS (`X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// The names that this server goes by, besides those of this machine: requests for other hosts are refused. Any where none is named,
    /// but on this machine alone its own names.
    pub hosts: Vec<String>,
    /// The certificate and its key, where no proxy speaks TLS.
    pub tls: Option<TlsFiles>,
    /// How to send e-mail; none is sent where nothing is said.
    pub mail: Option<MailSettings>,
    /// A folder to serve the page from, instead of the one built into the program.
    pub web: Option<PathBuf>,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// The bounds on what a client may ask for.
    pub limits: Limits,
    /// How long things are kept.
    pub retention: Retention,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: None,
            nats: None,
            origins: Vec::new(),
            behind_proxy: false,
            hosts: Vec::new(),
            tls: None,
            mail: None,
            web: None,
            thinkers: cores.saturating_sub(1).max(1),
            limits: Limits::default(),
            retention: Retention::default(),
        }
    }
}

/// How to send e-mail.
#[derive(Clone, PartialEq, Eq)]
pub struct MailSettings {
    /// The SMTP server: `smtps://USER:PASSWORD@HOST`, or `smtp://HOST:PORT` for one on this machine.
    pub smtp: String,
    /// The sender: `Wolfden <wolfden@example.org>`.
    pub from: String,
}

/// Without the URL, which may hold a password.
impl std::fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MailSettings({})", self.from)
    }
}

/// Where a certificate and its key are, as PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate, and those between it and one that browsers trust.
    pub certificate: PathBuf,
    /// The private key.
    pub key: PathBuf,
}

/// The bounds on what a client may ask for. A client is an address.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second, on average; five times as many at once.
    pub requests: f64,
    /// New guests, new matches, reports and tries of a password for one name in a minute, each.
    pub rare: f64,
    /// Tables of one player that wait for others.
    pub tables: u32,
    /// Sockets at once; those of players come before those of spectators.
    pub sockets: usize,
    /// Messages a second on one socket and of one player, on average; three times as many at once. Ten times as many of one address.
    pub messages: f64,
    /// Lines of chat a minute of one player, on average; a sixth of that at once. Five times as many of one address.
    pub chat: f64,
    /// Sockets at once at one match.
    pub at_match: usize,
    /// Sockets at once at the whole server.
    pub all_sockets: usize,
    /// How long one call of the database may take. PostgreSQL's own limit is shorter and closes the connection; this one holds for a
    /// hanging disk as well.
    pub store_time: Duration,
    /// How long a client may leave an answer unread.
    pub write_time: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 20.0,
            rare: 20.0,
            tables: 10,
            sockets: 200,
            messages: 20.0,
            chat: 60.0,
            at_match: 200,
            all_sockets: 20_000,
            store_time: Duration::from_secs(8),
            write_time: Duration::from_secs(20),
        }
    }
}

impl Limits {
    /// Practically none but in time, for measuring.
    pub fn none() -> Limits {
        Limits {
            requests: 1e9,
            rare: 1e9,
            tables: u32::MAX,
            sockets: usize::MAX,
            messages: 1e9,
            chat: 1e9,
            at_match: usize::MAX,
            all_sockets: usize::MAX,
            ..Limits::default()
        }
    }
}

/// How long things are kept that nobody uses.
#[derive(Clone, Debug)]
pub struct Retention {
    /// A session after its last use.
    pub sessions: Duration,
    /// A guest after the last visit.
    pub guests: Duration,
    /// A match that waits for players.
    pub waiting: Duration,
    /// A match that nobody plays on.
    pub abandoned: Duration,
    /// A finished match; for ever where nothing is said.
    pub finished: Option<Duration>,
    /// The folder that finished matches go to as records before they are deleted.
    pub archive: Option<PathBuf>,
}

impl Default for Retention {
    fn default() -> Retention {
        let days = |n: u64| Duration::from_secs(n * 24 * 3600);
        Retention { sessions: days(90), guests: days(180), waiting: days(7), abandoned: days(90), finished: None, archive: None }
    }
}

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Logs {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}
