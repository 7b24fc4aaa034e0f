//! A server on a free port, with everything that can go wrong around it.

#![allow(dead_code, unreachable_pub, missing_docs)]

pub mod faults;
pub mod smtp;

use std::net::SocketAddr;
use std::sync::Arc;

use den_server::{Config, Limits, Running};
use den_store::Gated;
use den_table::wire::Command;
use den_table::{Change, MAX_CHAT_LINES, MatchId};
#[allow(unused_imports, reason = "no test uses all of it")]
pub use den_test_client::*;
use den_testkit::services::TempDir;
use faults::Faults;
use serde_json::json;

pub struct TestServer {
    pub running: Running,
    pub scratch: TempDir,
}

/// No limits, except for times that only tell slow from stuck: a test must not depend on the load of the machine.
pub fn limits() -> Limits {
    Limits { store_time: PATIENCE, answer_time: PATIENCE, head_time: PATIENCE, write_time: PATIENCE, mail_time: PATIENCE, ..Limits::none() }
}

pub fn config(scratch: &TempDir) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: Some(format!("sqlite:{}", scratch.path().join("wolfden.db").display())),
        limits: limits(),
        // They would take time from the tests.
        reviews: None,
        test_seed: Some(test_seed()),
        ..Config::default()
    }
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> TestServer {
        let scratch = TempDir::new("server");
        let mut config = config(&scratch);
        change(&mut config);
        TestServer { running: den_server::start(config).await.unwrap(), scratch }
    }

    /// A server on an existing database.
    pub async fn on(scratch: TempDir) -> TestServer {
        TestServer { running: den_server::start(config(&scratch)).await.unwrap(), scratch }
    }

    /// A server whose database fails as planned.
    pub async fn failing(faults: &Arc<Faults>, change: impl FnOnce(&mut Config)) -> TestServer {
        let scratch = TempDir::new("server");
        let mut config = config(&scratch);
        change(&mut config);
        let store = den_store::open(config.database.as_deref()).await.unwrap();
        let store = Arc::new(Gated::new(store, faults.clone()));
        TestServer { running: den_server::start_on(config, store).await.unwrap(), scratch }
    }

    /// The stored changes of a match, regardless of what the server has in memory.
    pub async fn journal(&self, id: &MatchId) -> Vec<Change> {
        let store = den_store::open(Some(&format!("sqlite:{}", self.scratch.path().join("wolfden.db").display()))).await.unwrap();
        let changes = store.changes(id, 1).await.unwrap();
        store.close().await.unwrap();
        changes
    }

    pub fn address(&self) -> SocketAddr {
        self.running.address()
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address(), name).await
    }

    pub fn stranger(&self) -> Client {
        Client::stranger(self.address())
    }
}

/// Sends this many chat messages, at as many tables at the same time as needed: one player's chat in a match is limited.
pub async fn chat_much(client: &Client, lines: u32) {
    let tables = (0..lines.div_ceil(MAX_CHAT_LINES)).map(async |at| {
        let id = client.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await.id;
        let mut socket = client.connect(&id, 0).await;
        socket.welcome().await;
        for _ in 0..MAX_CHAT_LINES.min(lines - at * MAX_CHAT_LINES) {
            socket.ask(Command::Chat { text: "a".into() }).await.unwrap();
        }
    });
    futures_util::future::join_all(tables).await;
}
