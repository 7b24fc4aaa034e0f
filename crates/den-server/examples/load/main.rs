//! The load generator behind `cargo xtask load`: starts `wolfden serve` on this machine and plays against it.
//!
//! Loopback only, with limits on sockets and time. It counts acknowledged moves, which the server has stored durably.

mod client;
mod peer;
mod server;

use std::path::PathBuf;
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use client::{Figures, Load};
use den_testkit::services::{Nats, Postgres};
use serde::Serialize;
use serde_json::json;
use server::Server;

const HELP: &str =
    "load --wolfden FILE [--what fast|paced|nodes|idle|all] [--store sqlite|postgres|both] [--seconds N] [--runs N] [--game ID] [--peers DIR] [--json true]

  fast    everyone plays as soon as it is their turn: acknowledged moves a second
  paced   2,000 sockets, 500 moves a second: latency and memory
  nodes   one node and three on one PostgreSQL and one NATS, each of them running an eighth of the time: moves a second
  idle    20,000 sockets that do nothing: are they held, and in how much memory?
  --peers DIR   a folder with boardgame.io's harness and node_modules, measured in the same run
  --json true   each figure as a line of JSON as well
";

struct Asked {
    wolfden: PathBuf,
    what: String,
    stores: Vec<&'static str>,
    seconds: u64,
    runs: u32,
    game: String,
    peers: Option<PathBuf>,
    json: bool,
}

fn asked() -> Result<Asked, String> {
    let mut asked = Asked {
        wolfden: PathBuf::new(),
        what: "all".into(),
        stores: vec!["sqlite", "postgres"],
        seconds: 8,
        runs: 3,
        game: "wolf-and-hound".into(),
        peers: None,
        json: false,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        match word.as_str() {
            "--wolfden" => asked.wolfden = value.into(),
            "--what" => asked.what = value,
            "--store" => {
                asked.stores = match value.as_str() {
                    "sqlite" => vec!["sqlite"],
                    "postgres" => vec!["postgres"],
                    _ => vec!["sqlite", "postgres"],
                }
            }
            // Limited, whatever the arguments say.
            "--seconds" => asked.seconds = value.parse().map_err(|_| "seconds is a number")?,
            "--runs" => asked.runs = value.parse().map_err(|_| "runs is a number")?,
            "--game" => asked.game = value,
            "--json" => asked.json = value == "true",
            "--peers" => asked.peers = Some(value.into()),
            other => return Err(format!("there is no option {other}")),
        }
    }
    asked.seconds = asked.seconds.clamp(1, 60);
    asked.runs = asked.runs.clamp(1, 9);
    if asked.wolfden.as_os_str().is_empty() { Err("--wolfden FILE is missing".into()) } else { Ok(asked) }
}

fn main() {
    let asked = asked().unwrap_or_else(|error| {
        eprint!("{error}\n\n{HELP}");
        std::process::exit(2)
    });
    // The load generator gets one core, the server the other.
    server::pin(std::process::id(), 1);
    allow_many_files();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(run(&asked));
}

/// The result of one run.
#[derive(Serialize)]
struct Found {
    what: &'static str,
    by: String,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    sockets: u32,
    /// The share of one core used during the measurement.
    cpu_share: f64,
    megabytes: u64,
}

/// A thousand matches, played as fast as possible.
const FAST: (u32, u64) = (1000, 0);
/// A thousand matches, each with a move every two seconds on average.
const PACED: (u32, u64) = (1000, 2000);

/// Sockets that do nothing.
const IDLE: usize = 20_000;
/// When several nodes are compared, each one runs for this long out of each period, and no two at the same time: two cores can carry
/// three such nodes, their database and the load, but not three full ones.
const TURN: Duration = Duration::from_millis(3);
const PERIOD: Duration = Duration::from_millis(24);
const NODES: usize = 3;
/// So many matches that three nodes have work in each of their turns: with fewer, moves wait for the next turn and the nodes idle.
const NODE_MATCHES: u32 = 1500;

/// Raises the limit of open files, because every socket is a file, and returns it. Root can exceed the usual limit.
fn allow_many_files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let most = Some(2 * IDLE as u64);
    if setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most }).is_err() {
        let limit = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    }
    getrlimit(Resource::Nofile).current.map_or(usize::MAX, |limit| limit as usize)
}

/// Lets nodes run for a share of the time, until it is dropped.
struct Turns {
    begun: mpsc::Sender<()>,
    thread: Option<JoinHandle<()>>,
}

impl Turns {
    fn of(servers: &[Server]) -> Turns {
        let pids: Vec<_> = servers.iter().filter_map(Server::pid).collect();
        let (begun, told) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            // Nothing to do if it never begins.
            if told.recv().is_err() {
                return;
            }
            while told.try_recv() != Err(mpsc::TryRecvError::Disconnected) {
                for node in 0..NODES {
                    for (go, time) in [(true, TURN), (false, PERIOD / NODES as u32 - TURN)] {
                        pids.get(node).into_iter().for_each(|pid| server::run(*pid, go));
                        std::thread::sleep(time);
                    }
                }
            }
            pids.iter().for_each(|pid| server::run(*pid, true));
        });
        Turns { begun, thread: Some(thread) }
    }

    fn begin(&self) {
        let _ = self.begun.send(());
    }
}

impl Drop for Turns {
    fn drop(&mut self) {
        self.begun = mpsc::channel().0;
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Compares one node with three, each running for a share of the time.
async fn nodes(asked: &Asked, round: u32, postgres: &Postgres) {
    let Some(nats) = Nats::start() else { return };
    for (what, count) in [("one node", 1), ("three nodes", NODES)] {
        let Some(servers) = Server::nodes(&asked.wolfden, count, postgres, &nats.url()) else { return };
        let load = Load { matches: NODE_MATCHES, seconds: asked.seconds, think: Duration::ZERO, game: asked.game.clone() };
        let turns = Turns::of(&servers);
        let figures = client::play(&servers, &load, || turns.begin()).await;
        drop(turns);
        report(round, asked, &found(what, "postgres", &figures, &servers[0]));
    }
}

async fn run(asked: &Asked) {
    // Keeps the load generator's core awake, because wake-up time would count against the server.
    let awake = tokio::spawn(async {
        loop {
            tokio::task::yield_now().await;
        }
    });
    let postgres = if asked.stores.contains(&"postgres") { Postgres::start() } else { None };
    let wants = |what: &str| asked.what == what || asked.what == "all";
    for round in 1..=asked.runs {
        for (what, (matches, think)) in [("fast", FAST), ("paced", PACED)] {
            if !wants(what) {
                continue;
            }
            for store in &asked.stores {
                let Some(server) = Server::start(&asked.wolfden, store, postgres.as_ref()) else { continue };
                let load = Load { matches, seconds: asked.seconds, think: Duration::from_millis(think), game: asked.game.clone() };
                let servers = [server];
                let figures = client::play(&servers, &load, || ()).await;
                report(round, asked, &found(what, store, &figures, &servers[0]));
            }
            if let Some(folder) = &asked.peers {
                match peer::run(folder, what, matches, asked.seconds, think) {
                    Ok(found) => report(round, asked, &found),
                    Err(why) => eprintln!("{what} boardgame.io: skipped: {why}"),
                }
            }
        }
    }
    if let Some(postgres) = postgres.as_ref().filter(|_| wants("nodes")) {
        for round in 1..=asked.runs {
            nodes(asked, round, postgres).await;
        }
    }
    if wants("idle")
        && let Some(server) = Server::start(&asked.wolfden, asked.stores[0], postgres.as_ref())
    {
        // The server has the same limit, and needs a few files besides its sockets.
        let count = IDLE.min(allow_many_files().saturating_sub(100));
        let before = server.megabytes();
        let held = client::idle(&server, count, &asked.game).await;
        let (after, by) = (server.megabytes(), asked.stores[0]);
        if asked.json {
            println!("{}", json!({ "what": "idle", "by": by, "sockets": held, "megabytes": after, "megabytes_before": before }));
        }
        eprintln!("idle   {held} sockets held of {count}, {after} MB ({before} MB without them)");
    }
    awake.abort();
}

fn found(what: &'static str, store: &str, figures: &Figures, server: &Server) -> Found {
    Found {
        what,
        by: store.to_string(),
        moves_per_second: figures.moves as f64 / figures.seconds,
        p50_ms: figures.percentile(0.5).into(),
        p99_ms: figures.percentile(0.99).into(),
        sockets: figures.sockets,
        cpu_share: figures.cpu / figures.seconds,
        megabytes: server.megabytes(),
    }
}

fn report(round: u32, asked: &Asked, found: &Found) {
    if asked.json {
        println!("{}", json!(found));
    }
    eprintln!(
        "{:<6} {:<12} run {round}: {:>6.0} moves/s acknowledged, p50 {:.1} ms, p99 {:.1} ms, {} sockets, server CPU {:.0} % of a core, \
         {:.0} moves per CPU second, {} MB",
        found.what,
        found.by,
        found.moves_per_second,
        found.p50_ms,
        found.p99_ms,
        found.sockets,
        100.0 * found.cpu_share,
        found.moves_per_second / found.cpu_share.max(0.001),
        found.megabytes,
    );
}
