//! `wolfden serve`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::ValueEnum;
use den_server::{Config, Limits, Logs, MailSettings, Retention, ServerError, TlsFiles};
use den_store::{Store, StoreError};

use crate::data;
use crate::failure::Failure;
use crate::text::stdout;

/// Run a server: lobby, matches and play in the browser
///
/// Every option can also be set with the environment variable listed next to it.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden serve --open
  wolfden serve --listen 0.0.0.0:8080
  wolfden serve --database postgres://wolfden@db/wolfden --nats nats://nats:4222 --behind-proxy")]
pub(crate) struct Args {
    /// Address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 the whole network
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "WOLFDEN_LISTEN")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
    /// The NATS server that several nodes use to announce changes
    #[arg(long, value_name = "URL", env = "WOLFDEN_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// Open the table in the browser
    #[arg(long)]
    open: bool,
    /// A TLS proxy in front reports the client's address (X-Forwarded-For, X-Forwarded-Proto)
    #[arg(long, env = "WOLFDEN_BEHIND_PROXY")]
    behind_proxy: bool,
    /// A host name of this server, such as `wolfden.example`; requests for other hosts are refused; can be repeated
    #[arg(long = "host", value_name = "NAME", env = "WOLFDEN_HOSTS", value_delimiter = ',')]
    hosts: Vec<String>,
    /// The certificate for TLS without a proxy, as PEM; reloaded when it changes
    #[arg(long, value_name = "FILE", env = "WOLFDEN_TLS_CERT", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate, as PEM
    #[arg(long, value_name = "FILE", env = "WOLFDEN_TLS_KEY", requires = "tls_cert", hide_env_values = true)]
    tls_key: Option<PathBuf>,
    /// The SMTP server for recovery codes: smtps://USER:PASSWORD@HOST, or smtp://HOST:PORT for one on this machine
    #[arg(long, value_name = "URL", env = "WOLFDEN_SMTP", hide_env_values = true, requires = "mail_from")]
    smtp: Option<String>,
    /// The sender of mails: `Wolfden <wolfden@example.org>`
    #[arg(long, value_name = "SENDER", env = "WOLFDEN_MAIL_FROM", requires = "smtp")]
    mail_from: Option<String>,
    /// Another origin that browsers may connect from, such as `https://wolfden.example`; can be repeated
    #[arg(long = "origin", value_name = "ORIGIN", env = "WOLFDEN_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "DIR", env = "WOLFDEN_PAGE")]
    web: Option<PathBuf>,
    /// How many bots may think at the same time [default: all cores but one]
    #[arg(long, value_name = "N", env = "WOLFDEN_THINKERS")]
    thinkers: Option<usize>,
    /// Do not review finished matches. Otherwise they are reviewed one at a time, on at most one core, with the lowest priority
    #[arg(long, env = "WOLFDEN_NO_REVIEWS")]
    no_reviews: bool,
    /// Open sockets per address
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets, env = "WOLFDEN_SOCKETS_PER_ADDRESS")]
    sockets_per_address: usize,
    /// Requests per second per address
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests, env = "WOLFDEN_REQUESTS_PER_SECOND")]
    requests_per_second: f64,
    /// Messages per second per play socket
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages, env = "WOLFDEN_MESSAGES_PER_SECOND")]
    messages_per_second: f64,
    /// Chat messages per minute per player
    #[arg(long, value_name = "N", default_value_t = Limits::default().chat, env = "WOLFDEN_CHAT_PER_MINUTE")]
    chat_per_minute: f64,
    /// New guests, new matches and password attempts per minute per address
    #[arg(long, value_name = "N", default_value_t = Limits::default().rare, env = "WOLFDEN_NEW_PER_MINUTE")]
    new_per_minute: f64,
    /// Waiting tables per player
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables, env = "WOLFDEN_TABLES_PER_PLAYER")]
    tables_per_player: u32,
    /// For tests: make all deals from this number. Whoever knows it knows every card, so it is refused unless only this machine can connect
    #[arg(long, value_name = "N", hide_short_help = true)]
    test_seed: Option<u64>,
    #[command(flatten)]
    retention: KeptFor,
    /// Log format
    #[arg(long, value_enum, default_value = "text", env = "WOLFDEN_LOGS")]
    logs: LogFormat,
    /// Log every request
    #[arg(long, env = "WOLFDEN_VERBOSE")]
    verbose: bool,
}

/// How long unused data is kept.
#[derive(clap::Args, Debug)]
struct KeptFor {
    /// Days after which an unused session ends
    #[arg(long, value_name = "DAYS", default_value_t = 90, env = "WOLFDEN_KEEP_SESSIONS")]
    keep_sessions: u32,
    /// Days after which a guest who does not come back is deleted
    #[arg(long, value_name = "DAYS", default_value_t = 180, env = "WOLFDEN_KEEP_GUESTS")]
    keep_guests: u32,
    /// Days after which a match that is still waiting for players is deleted
    #[arg(long, value_name = "DAYS", default_value_t = 7, env = "WOLFDEN_KEEP_WAITING")]
    keep_waiting: u32,
    /// Days after which a match that nobody continues is deleted
    #[arg(long, value_name = "DAYS", default_value_t = 90, env = "WOLFDEN_KEEP_ABANDONED")]
    keep_abandoned: u32,
    /// Days after which a finished match is deleted [default: never]
    #[arg(long, value_name = "DAYS", env = "WOLFDEN_KEEP_FINISHED")]
    keep_finished: Option<u32>,
    /// Folder where records of finished matches are saved before the matches are deleted
    #[arg(long, value_name = "DIR", env = "WOLFDEN_ARCHIVE", requires = "keep_finished")]
    archive: Option<PathBuf>,
}

impl KeptFor {
    fn retention(self) -> Retention {
        let days = |n: u32| Duration::from_secs(u64::from(n.max(1)) * 24 * 3600);
        Retention {
            sessions: days(self.keep_sessions),
            guests: days(self.keep_guests),
            waiting: days(self.keep_waiting),
            abandoned: days(self.keep_abandoned),
            finished: self.keep_finished.map(days),
            archive: self.archive,
        }
    }
}

/// The `--database` option.
#[derive(clap::Args, Debug)]
pub(crate) struct Database {
    /// The database: postgres://USER:PASSWORD@HOST/NAME or a SQLite file [default: wolfden.db in the data folder]
    #[arg(long, value_name = "URL", env = "WOLFDEN_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,
}

impl Database {
    /// The database with this name, or the default one.
    pub(crate) fn named(database: Option<String>) -> Database {
        Database { database }
    }

    /// Its URL; by default the file in the data folder.
    fn url(&self) -> Result<String, Failure> {
        self.database.clone().map_or_else(data::database, Ok)
    }

    /// Opens it and runs `work`, then closes it.
    pub(crate) fn with<T>(&self, work: impl AsyncFnOnce(&dyn Store) -> Result<T, Failure>) -> Result<T, Failure> {
        runtime()?.block_on(async {
            let store = den_store::open(Some(&self.url()?)).await.map_err(failed)?;
            let done = work(&*store).await;
            store.close().await.map_err(failed)?;
            done
        })
    }
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum LogFormat {
    Text,
    Json,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        den_server::init_logs(if matches!(self.logs, LogFormat::Json) { Logs::Json } else { Logs::Text }, self.verbose);
        let usual = Config::default();
        let config = Config {
            listen: self.listen,
            database: Some(self.database.url()?),
            nats: self.nats,
            origins: self.origins,
            behind_proxy: self.behind_proxy,
            hosts: self.hosts,
            mail: self.smtp.zip(self.mail_from).map(|(smtp, from)| MailSettings { smtp, from }),
            tls: self.tls_cert.zip(self.tls_key).map(|(certificate, key)| TlsFiles { certificate, key }),
            web: self.web,
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            reviews: usual.reviews.filter(|_| !self.no_reviews),
            limits: Limits {
                sockets: self.sockets_per_address,
                requests: self.requests_per_second,
                messages: self.messages_per_second,
                chat: self.chat_per_minute,
                rare: self.new_per_minute,
                tables: self.tables_per_player,
                ..Limits::default()
            },
            retention: self.retention.retention(),
            test_seed: self.test_seed,
        };
        let open = self.open;
        let scheme = if config.tls.is_some() { "https" } else { "http" };
        let started = |address: SocketAddr| {
            let url = format!(
                "{scheme}://{}",
                if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address }
            );
            // The parent process may not be reading; the server runs anyway.
            let _ = writeln!(stdout(), "Wolfden is at {url}").and_then(|()| stdout().flush());
            if open {
                browse(&url);
            }
        };
        let runtime = runtime()?;
        let served = runtime.block_on(den_server::run(config, started));
        // A thread that hangs must not keep the process alive.
        runtime.shutdown_background();
        served.map_err(|error: ServerError| Failure::Usage(error.to_string()))
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

pub(crate) fn failed(error: StoreError) -> Failure {
    Failure::Usage(error.to_string())
}

/// Opens a page in the default browser. If that fails, the address printed above can be clicked.
fn browse(url: &str) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let started = Command::new(program).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if started.is_err() {
        eprintln!("Could not open a browser. Open {url} yourself.");
    }
}
