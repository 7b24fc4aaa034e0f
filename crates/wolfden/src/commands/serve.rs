//! `wolfden serve`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::ValueEnum;
use den_server::{Config, Limits, Logs, ServerError};
use den_store::{Store, StoreError};

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
    /// Another origin that browsers may connect from, such as `https://wolfden.example`; can be repeated
    #[arg(long = "origin", value_name = "ORIGIN", env = "WOLFDEN_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "DIR", env = "WOLFDEN_PAGE")]
    web: Option<PathBuf>,
    /// How many bots may think at the same time [default: all cores but one]
    #[arg(long, value_name = "N", env = "WOLFDEN_THINKERS")]
    thinkers: Option<usize>,
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
    /// Log format
    #[arg(long, value_enum, default_value = "text", env = "WOLFDEN_LOGS")]
    logs: LogFormat,
    /// Log every request
    #[arg(long, env = "WOLFDEN_VERBOSE")]
    verbose: bool,
}

/// Which database.
#[derive(clap::Args, Debug)]
pub(crate) struct Database {
    /// The database: postgres://USER:PASSWORD@HOST/NAME or a SQLite file [default: wolfden/wolfden.db in the user's data directory]
    #[arg(long, value_name = "URL", env = "WOLFDEN_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Database {
    /// The database of this name, or the usual one.
    pub(crate) fn named(database: Option<String>) -> Database {
        Database { database }
    }

    /// Opens it and runs `work`, then closes it.
    pub(crate) fn with<T>(&self, work: impl AsyncFnOnce(&dyn Store) -> Result<T, Failure>) -> Result<T, Failure> {
        runtime()?.block_on(async {
            let store = den_store::open(self.database.as_deref()).await.map_err(failed)?;
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
            database: self.database.database,
            nats: self.nats,
            origins: self.origins,
            behind_proxy: self.behind_proxy,
            web: self.web,
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            limits: Limits {
                sockets: self.sockets_per_address,
                requests: self.requests_per_second,
                messages: self.messages_per_second,
                chat: self.chat_per_minute,
                rare: self.new_per_minute,
                ..Limits::default()
            },
        };
        let open = self.open;
        let started = |address: SocketAddr| {
            let url = format!(
                "http://{}",
                if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address }
            );
            // Anyone who started us may not be reading; the server runs anyway.
            let _ = writeln!(stdout(), "Wolfden is at {url}").and_then(|()| stdout().flush());
            if open {
                browse(&url);
            }
        };
        let runtime = runtime()?;
        let served = runtime.block_on(den_server::run(config, started));
        // A thread that hangs must not keep the process.
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
