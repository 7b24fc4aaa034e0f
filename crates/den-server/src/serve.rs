//! From a listening socket to a stopped server.

use std::net::SocketAddr;
use std::time::Duration;

use axum::extract::ConnectInfo;
use den_store::StoreError;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tower::ServiceExt;
use tracing::level_filters::LevelFilter;

use crate::app::{App, app, stopped};
use crate::config::{Config, Logs};
use crate::fanout;
use crate::routes::router;
use crate::sweep;

/// A client has this long to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// The longest head of a request.
const MOST_HEAD: usize = 16 * 1024;
/// How long open sockets get to hear that the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

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
/// What is in the way: the database, NATS, the address.
pub async fn start(config: Config) -> Result<Running, StoreError> {
    let app = app(config).await?;
    let listen = app.config.listen;
    let unusable = |error: std::io::Error| StoreError::Unavailable(format!("cannot listen on {listen}: {error}"));
    let listener = TcpListener::bind(listen).await.map_err(unusable)?;
    let address = listener.local_addr().map_err(unusable)?;
    tracing::info!(%address, store = app.store.kind(), nodes = if app.fanout.is_alone() { "one" } else { "several" }, "serving");
    let helpers = vec![tokio::spawn(sweep::watch(app.clone())), tokio::spawn(fanout::listen(app.clone()))];
    let accepting = tokio::spawn(accept(app.clone(), listener));
    Ok(Running { app, address, accepting, helpers })
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: takes no more connections, tells every client to connect again, finishes what is being written.
    ///
    /// # Errors
    /// If the store could not finish.
    pub async fn stop(self) -> Result<(), StoreError> {
        tracing::info!("stopping");
        self.app.stopping.send_replace(true);
        let _ = self.accepting.await;
        for helper in self.helpers {
            let _ = helper.await;
        }
        let quiet = async {
            while self.app.bounds.open_sockets() > 0 || self.app.hub.len() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(FAREWELL, quiet).await.is_err() {
            tracing::warn!("some clients did not take the farewell");
        }
        self.app.fanout.close().await;
        self.app.store.close().await?;
        tracing::info!("stopped; everything acknowledged is stored");
        Ok(())
    }
}

/// Serves until the process is told to stop (Ctrl-C or SIGTERM).
///
/// # Errors
/// What is in the way of starting, or of a clean end.
pub async fn run(config: Config, started: impl FnOnce(SocketAddr)) -> Result<(), StoreError> {
    allow_many_files();
    let running = start(config).await?;
    started(running.address());
    told_to_stop().await;
    running.stop().await
}

/// Every socket is a file, and the usual bound of a thousand is soon reached: takes all that the system allows.
fn allow_many_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }) {
            tracing::warn!(%error, "the number of open files stays bounded");
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
                    // Out of file descriptors, most likely: wait for some to come back.
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            () = stopped(&mut stopping) => return,
        };
        tokio::spawn(connection(app.clone(), routes.clone(), stream, from));
    }
}

async fn connection(app: App, routes: axum::Router, stream: TcpStream, from: SocketAddr) {
    // A move must not wait for the next one to fill a packet.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        let routes = routes.clone();
        routes.oneshot(request.map(axum::body::Body::new))
    });
    let mut server = hyper::server::conn::http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).max_buf_size(MOST_HEAD);
    let serving = server.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(serving);
    let mut stopping = app.stopping.subscribe();
    tokio::select! {
        // What a broken connection says is of no use to anyone.
        _ = serving.as_mut() => {}
        () = stopped(&mut stopping) => {
            serving.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(FAREWELL, serving).await;
        }
    }
}

/// Writes logs to the standard error stream. Ids and reasons stand in them; secrets, names, moves and addresses do not.
pub fn init_logs(logs: Logs, verbose: bool) {
    let level = if verbose { LevelFilter::DEBUG } else { LevelFilter::INFO };
    let writer = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
    // A second call, as in tests, changes nothing.
    let _ = match logs {
        Logs::Text => writer.try_init(),
        Logs::Json => writer.json().try_init(),
    };
}
