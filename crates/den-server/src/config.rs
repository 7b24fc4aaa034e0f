//! The settings of a server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The database: `postgres://…`, `sqlite:FILE` or a file.
    pub database: Option<String>,
    /// The NATS server through which nodes notify each other of changes.
    pub nats: Option<String>,
    /// Allowed origins besides the server's own host, such as `https://wolfden.example`.
    pub origins: Vec<String>,
    /// Whether a proxy in front sets the client's address (`X-Forwarded-For`) and handles TLS (`X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// The host names of this server, besides those of this machine; requests for other hosts are refused. If empty, every name is allowed,
    /// unless the server listens on the loopback interface: then only this machine's own names are.
    pub hosts: Vec<String>,
    /// The certificate and its key, if no proxy handles TLS.
    pub tls: Option<TlsFiles>,
    /// How to send e-mail; `None` sends none.
    pub mail: Option<MailSettings>,
    /// A folder to serve the page from, instead of the built-in one.
    pub web: Option<PathBuf>,
    /// How many bots may think at the same time.
    pub thinkers: usize,
    /// Finished matches are reviewed, one at a time, by a thread of this niceness: 0 shares the processor with all others, 19 gets what they
    /// leave. `None` makes no reviews.
    pub reviews: Option<i32>,
    /// The limits for clients.
    pub limits: Limits,
    /// How long data is kept.
    pub retention: Retention,
    /// For tests: the matches that this server creates get their deals from this number, one after the other. Anyone who knows it knows every
    /// card, so a server that other machines can reach refuses it. `None` draws every seed at random.
    pub test_seed: Option<u64>,
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
            reviews: Some(19),
            limits: Limits::default(),
            retention: Retention::default(),
            test_seed: None,
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

/// Leaves out the URL, which may contain a password.
impl std::fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MailSettings({})", self.from)
    }
}

/// The files of a certificate and its key, as PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate, followed by the intermediate ones.
    pub certificate: PathBuf,
    /// The private key.
    pub key: PathBuf,
}

/// The limits for clients. A client is an address.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests per second, on average; bursts of five times as many.
    pub requests: f64,
    /// New guests, new matches, reports, and password attempts for one name: of each, this many per minute.
    pub rare: f64,
    /// Tables of one player that are waiting for others.
    pub tables: u32,
    /// Sockets at a time; players have priority over spectators.
    pub sockets: usize,
    /// Messages per second of one socket and of one player, on average; bursts of three times as many. Ten times as many per address.
    pub messages: f64,
    /// Chat messages per minute of one player, on average; bursts of a sixth of that. Five times as many per address.
    pub chat: f64,
    /// Sockets at a time for one match.
    pub at_match: usize,
    /// Sockets at a time for the whole server.
    pub all_sockets: usize,
    /// The time limit for one database call. PostgreSQL's own limit is shorter and closes the connection; this one also covers a
    /// hanging disk.
    pub store_time: Duration,
    /// The time limit for answers over HTTP and on sockets. A table does not start work on a request older than this.
    pub answer_time: Duration,
    /// How long a client may take to send the head of a request, or to set up TLS.
    pub head_time: Duration,
    /// How long a client may leave an answer unread.
    pub write_time: Duration,
    /// How long the SMTP server may take to accept a mail.
    pub mail_time: Duration,
}

/// The default time limit for answers.
pub(crate) const ANSWER_TIME: Duration = Duration::from_secs(15);

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
            answer_time: ANSWER_TIME,
            head_time: Duration::from_secs(10),
            write_time: Duration::from_secs(20),
            mail_time: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// Practically unlimited, except for time limits: for measurements.
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

/// How long unused data is kept.
#[derive(Clone, Debug)]
pub struct Retention {
    /// A session, after its last use.
    pub sessions: Duration,
    /// A guest, after the last visit.
    pub guests: Duration,
    /// A match that is waiting for players.
    pub waiting: Duration,
    /// A match that nobody continues.
    pub abandoned: Duration,
    /// A finished match; `None` keeps it forever.
    pub finished: Option<Duration>,
    /// The folder where records of finished matches are saved before the matches are deleted.
    pub archive: Option<PathBuf>,
}

impl Default for Retention {
    fn default() -> Retention {
        let days = |n: u64| Duration::from_secs(n * 24 * 3600);
        Retention { sessions: days(90), guests: days(180), waiting: days(7), abandoned: days(90), finished: None, archive: None }
    }
}

/// The format of logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Logs {
    /// For people.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}
