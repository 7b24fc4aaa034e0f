//! The life of a server, from listening to stopping.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use den_store::{Store, StoreError};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;
use tracing::level_filters::LevelFilter;

use crate::app::{App, app, stopped};
use crate::config::{Config, Logs};
use crate::fanout;
use crate::places::Place;
use crate::retention;
use crate::reviews;
use crate::routes::router;
use crate::sessions;
use crate::socket::counted;
use crate::sweep;
use crate::timed::CLOSE_TIME;
use crate::tls;

/// The maximum size of the head of a request.
const MAX_HEAD: usize = 16 * 1024;
/// How long clients get to receive the goodbye when the server stops.
const FAREWELL: Duration = Duration::from_secs(4);
/// The time limit for each other step of stopping.
const STEP: Duration = Duration::from_secs(1);
/// The time after which a process that should stop is ended, whatever hangs.
const LAST_RESORT: Duration = Duration::from_millis(9_500);
/// All steps of a normal stop together finish before the last resort, and even that stays within the ten seconds that service managers wait.
const _: () = {
    let steps = FAREWELL.as_millis() + 2 * STEP.as_millis() + CLOSE_TIME.as_millis();
    assert!(steps < LAST_RESORT.as_millis() && LAST_RESORT.as_secs() < 10);
};

/// Why a server did not start or stop cleanly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServerError {
    /// It cannot listen on the address.
    Listen(SocketAddr, String),
    /// The database failed.
    Database(StoreError),
    /// The SMTP server or the sender is invalid.
    Mail(String),
    /// The certificate or its key is invalid.
    Tls(String),
    /// The URL of NATS is invalid. A NATS server that is down does not prevent a start.
    Bus(String),
    /// The deals could be predicted by players on other machines ([`Config::test_seed`]).
    TestSeed(SocketAddr),
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServerError::Listen(address, why) => write!(f, "cannot listen on {address}: {why}"),
            ServerError::Database(error) => error.fmt(f),
            ServerError::Mail(why) => write!(f, "e-mail cannot be sent: {why}"),
            ServerError::Tls(why) => write!(f, "TLS cannot be used: {why}"),
            ServerError::Bus(why) => write!(f, "NATS cannot be used: {why}"),
            ServerError::TestSeed(address) => {
                write!(f, "a test seed makes every deal predictable; listen on 127.0.0.1 instead of {}", address.ip())
            }
        }
    }
}

impl std::error::Error for ServerError {}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        ServerError::Database(error)
    }
}

/// A running server.
#[derive(Debug)]
pub struct Running {
    app: App,
    address: SocketAddr,
    accepting: JoinHandle<()>,
    helpers: Vec<JoinHandle<()>>,
}

/// Starts a server.
///
/// # Errors
/// What prevents it: the database, the address, a setting.
pub async fn start(config: Config) -> Result<Running, ServerError> {
    let store = den_store::open(config.database.as_deref()).await?;
    store.lock()?;
    start_on(config, store).await
}

/// Starts a server on an open store.
///
/// # Errors
/// What prevents it: the address, a setting.
pub async fn start_on(config: Config, store: Arc<dyn Store>) -> Result<Running, ServerError> {
    let listen = config.listen;
    if config.test_seed.is_some() && !listen.ip().is_loopback() {
        return Err(ServerError::TestSeed(listen));
    }
    let app = app(config, store).await?;
    let unusable = |error: std::io::Error| ServerError::Listen(listen, error.to_string());
    let listener = TcpListener::bind(listen).await.map_err(unusable)?;
    let address = listener.local_addr().map_err(unusable)?;
    tracing::info!(%address, store = app.store.kind(), nodes = if app.fanout.is_alone() { "one" } else { "several" }, "serving");
    let helpers = helpers(&app);
    let accepting = tokio::spawn(accept(app.clone(), listener));
    Ok(Running { app, address, accepting, helpers })
}

/// Starts the background tasks of a server.
pub(crate) fn helpers(app: &App) -> Vec<JoinHandle<()>> {
    vec![
        tokio::spawn(sweep::watch(app.clone())),
        tokio::spawn(sessions::watch(app.clone())),
        tokio::spawn(retention::clean(app.clone())),
        tokio::spawn(reviews::work(app.clone())),
        tokio::spawn(tls::watch(app.clone())),
        tokio::spawn(fanout::listen(app.clone())),
        tokio::spawn(fanout::speak(app.clone())),
    ]
}

impl Running {
    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops the server: accepts no more connections, tells every client to reconnect, finishes pending writes. Every step has a time
    /// limit.
    ///
    /// # Errors
    /// If pending writes could not be finished.
    pub async fn stop(self) -> Result<(), ServerError> {
        tracing::info!("stopping");
        let app = &self.app;
        app.stopping.send_replace(true);
        let helpers = async {
            for helper in std::iter::once(self.accepting).chain(self.helpers) {
                let _ = helper.await;
            }
        };
        step(app, "helpers", STEP, helpers).await;
        let quiet = async {
            while app.bounds.sockets.count() > 0 || app.hub.len() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        step(app, "farewell", FAREWELL, quiet).await;
        step(app, "bus", STEP, app.fanout.close()).await;
        app.store.close().await?;
        tracing::info!("stopped; everything acknowledged is stored");
        Ok(())
    }
}

/// Runs one step of stopping, with a time limit.
async fn step(app: &App, what: &'static str, limit: Duration, work: impl Future<Output = ()>) {
    if tokio::time::timeout(limit, work).await.is_err() {
        app.metrics.timed_out(what);
    }
}

/// Serves until the process is told to stop (Ctrl-C or SIGTERM).
///
/// # Errors
/// What prevents a start or a clean stop.
pub async fn run(config: Config, started: impl FnOnce(SocketAddr)) -> Result<(), ServerError> {
    allow_many_files();
    fail_on_full_disks();
    let running = start(config).await?;
    started(running.address());
    told_to_stop().await;
    // A thread, not a task: whatever hangs may block the runtime.
    std::thread::spawn(|| {
        std::thread::sleep(LAST_RESORT);
        eprintln!("stopping took too long; everything acknowledged is stored");
        std::process::exit(1);
    });
    running.stop().await
}

/// Raises the limit of open files to what the system allows: every socket is a file, and the usual thousand are soon used up.
fn allow_many_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }) {
            tracing::warn!(%error, "cannot raise the limit of open files");
        }
    }
}

/// Handles the signal for too large files, which would end the process. Instead the write fails, as on a full disk.
fn fail_on_full_disks() {
    #[cfg(unix)]
    {
        let signal = tokio::signal::unix::SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
        if let Err(error) = tokio::signal::unix::signal(signal) {
            tracing::warn!(%error, "cannot handle the file size signal; a full disk may end this process");
        }
    }
}

async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => _ = interrupt.await,
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}

async fn accept(app: App, listener: TcpListener) {
    let routes = router(app.clone());
    let mut stopping = app.stopping.subscribe();
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Most likely out of file descriptors: wait until some are free.
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            () = stopped(&mut stopping) => return,
        };
        let Some(place) = app.bounds.connections.take(counted(from.ip()), None) else {
            app.metrics.shed.inc();
            continue;
        };
        tokio::spawn(encrypted(app.clone(), routes.clone(), stream, from, place));
    }
}

/// Serves a connection, with TLS if it is configured.
async fn encrypted(app: App, routes: axum::Router, stream: TcpStream, from: SocketAddr, place: Place) {
    // A move must not wait until a packet is full.
    let _ = stream.set_nodelay(true);
    match app.tls.clone() {
        None => connection(app, routes, stream, from, place).await,
        Some(tls) => match tokio::time::timeout(app.bounds.limits.head_time, tls.accept(stream)).await {
            Ok(Ok(stream)) => connection(app, routes, stream, from, place).await,
            // A client without TLS is a scanner, or someone typed http://.
            Ok(Err(_)) => {}
            Err(_) => app.metrics.timed_out("TLS handshake"),
        },
    }
}

/// Serves one connection until it ends.
pub(crate) async fn connection<S>(app: App, routes: axum::Router, stream: S, from: SocketAddr, _place: Place)
where
    S: AsyncRead + AsyncWrite + Send + 'static,
{
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        let routes = routes.clone();
        routes.oneshot(request.map(axum::body::Body::new))
    });
    let mut server = hyper::server::conn::http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(app.bounds.limits.head_time).max_buf_size(MAX_HEAD);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(app.bounds.limits.write_time));
    let serving = server.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades();
    tokio::pin!(serving);
    let mut stopping = app.stopping.subscribe();
    app.metrics.connections.inc();
    tokio::select! {
        biased;
        // Why a connection broke is useless to know, except for timeouts.
        ended = serving.as_mut() => if ended.is_err_and(|error| is_timeout(&error)) {
            app.metrics.timed_out("response write");
        },
        () = stopped(&mut stopping) => {
            serving.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(FAREWELL, serving).await;
        }
    }
    app.metrics.connections.dec();
}

fn is_timeout(error: &hyper::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref::<std::io::Error>());
    cause.is_some_and(|cause| cause.kind() == std::io::ErrorKind::TimedOut)
}

/// Writes logs to stderr. They contain ids and reasons, but no secrets, names, moves or addresses.
pub fn init_logs(logs: Logs, verbose: bool) {
    let level = if verbose { LevelFilter::DEBUG } else { LevelFilter::INFO };
    let writer = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
    // A second call, as in tests, has no effect.
    let _ = match logs {
        Logs::Text => writer.try_init(),
        Logs::Json => writer.json().try_init(),
    };
}
