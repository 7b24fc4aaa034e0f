//! The load generator behind `cargo xtask load`: starts `wolfden serve` on this machine and plays against it.
//!
//! Loopback only, bounded in sockets and in time. What is counted are acknowledged moves, which the server has stored durably.

mod client;
mod peer;
mod server;

use std::path::PathBuf;
use std::time::Duration;

use client::{Figures, Load};
use den_testkit::services::Postgres;
use server::Server;

const HELP: &str =
    "load --wolfden FILE [--what fast|paced|idle|all] [--store sqlite|postgres|both] [--seconds N] [--runs N] [--game ID] [--peers DIR]

  fast    everyone plays as soon as it is their turn: acknowledged moves a second
  paced   2,000 sockets, 500 moves a second: latency and memory
  idle    10,000 sockets that do nothing: are they held?
  --peers DIR   a folder with boardgame.io's harness and node_modules, measured in the same run
";

struct Asked {
    wolfden: PathBuf,
    what: String,
    stores: Vec<&'static str>,
    seconds: u64,
    runs: u32,
    game: String,
    peers: Option<PathBuf>,
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
            // Bounded, whatever is asked for.
            "--seconds" => asked.seconds = value.parse().map_err(|_| "seconds is a number")?,
            "--runs" => asked.runs = value.parse().map_err(|_| "runs is a number")?,
            "--game" => asked.game = value,
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
    // The load has one core, the server the other.
    server::pin(std::process::id(), 1);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(run(&asked));
}

async fn run(asked: &Asked) {
    let postgres = if asked.stores.contains(&"postgres") { Postgres::start() } else { None };
    let wants = |what: &str| asked.what == what || asked.what == "all";
    for round in 1..=asked.runs {
        for store in &asked.stores {
            let start = || Server::start(&asked.wolfden, store, postgres.as_ref());
            if wants("fast") {
                let Some(server) = start() else { continue };
                let load = Load { matches: 100, seconds: asked.seconds, think: Duration::ZERO, game: asked.game.clone() };
                report("fast", store, round, client::play(&server, &load).await, &server);
            }
            if wants("paced") {
                let Some(server) = start() else { continue };
                // A thousand matches, each with a move every two seconds on average.
                let load = Load { matches: 1000, seconds: asked.seconds, think: Duration::from_secs(2), game: asked.game.clone() };
                report("paced", store, round, client::play(&server, &load).await, &server);
            }
        }
        if let Some(folder) = &asked.peers {
            if wants("fast") {
                println!("fast   boardgame.io run {round}: {}", peer::run(folder, 100, asked.seconds, 0));
            }
            if wants("paced") {
                println!("paced  boardgame.io run {round}: {}", peer::run(folder, 1000, asked.seconds, 2000));
            }
        }
    }
    if wants("idle")
        && let Some(server) = Server::start(&asked.wolfden, asked.stores[0], postgres.as_ref())
    {
        let held = client::idle(&server, 10_000, &asked.game).await;
        println!("idle   {} sockets held of 10000, {} MB", held, server.megabytes());
    }
}

fn report(what: &str, store: &str, round: u32, figures: Figures, server: &Server) {
    println!(
        "{what:<6} {store:<8} run {round}: {:>6.0} moves/s acknowledged and stored, p50 {:.1} ms, p99 {:.1} ms, {} sockets, {} moves, \
         server CPU {:.0} % of a core, {:.0} moves per CPU second, {} MB",
        figures.moves as f64 / figures.seconds,
        figures.percentile(0.5),
        figures.percentile(0.99),
        figures.sockets,
        figures.moves,
        100.0 * figures.cpu / figures.seconds,
        figures.moves as f64 / figures.cpu.max(0.001),
        server.megabytes(),
    );
}
