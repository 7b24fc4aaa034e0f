//! Real services that are killed, frozen, silent, slow or cut off during a match.

use std::time::Duration;

use crate::support::proxy::{Proxy, Way};
use crate::support::{Client, PATIENCE, TestServer, chat_much, play_on, random, run, until};
use den_core::Seat;
use den_server::{Config, ServerError};
use den_table::wire::{Code, Command, Phase, ServerMessage};
use den_table::{Change, Entry, MatchId};
use den_testkit::services::{Nats, Postgres, TempDir};
use serde_json::json;
use tokio::net::TcpListener;

async fn ready(server: &TestServer, word: &str) -> bool {
    server.stranger().get("/readyz").await.body.starts_with(word)
}

/// The complete journal of a match.
async fn journal(url: &str, id: &MatchId) -> Vec<Change> {
    let store = den_store::open(Some(url)).await.unwrap();
    let changes = store.changes(id, 1).await.unwrap();
    store.close().await.unwrap();
    let mut last = 0;
    for change in &changes {
        assert_eq!(change.number, last + 1, "no gap");
        last = change.last();
    }
    changes
}

#[test]
fn a_silent_postgres_times_out_and_is_used_again_when_it_responds() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database("silent");
    run(async move {
        let (proxy, through) = Proxy::before(&url).await;
        let server = TestServer::with(|config| config.database = Some(through)).await;
        let ada = server.guest("Ada").await;
        let id = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await.id;
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Chat { text: "before".into() }).await.unwrap();
        proxy.set(Way::Silent);
        let asked = socket.say(Command::Chat { text: "lost".into() }).await;
        match socket.message().await {
            ServerMessage::Refused(refused) => assert_eq!((refused.id, refused.refused.code), (asked, Code::Unavailable)),
            other => panic!("{other:?}"),
        }
        assert!(server.stranger().get("/metrics").await.body.contains("wolfden_timeouts_total{what=\"store append\"}"));
        assert_eq!(server.stranger().get("/readyz").await.status, 503);
        proxy.set(Way::Open);
        until(async || ready(&server, "ready").await).await;
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Chat { text: "after".into() }).await.unwrap();
        // A refused change may have been stored all the same, but the journal has no gap.
        journal(&url, &id).await;
        proxy.set(Way::Silent);
        let _ = tokio::time::timeout(PATIENCE, server.running.stop()).await.expect("it stops");
    });
}

/// Connections are accepted, and nothing more happens.
#[test]
fn a_start_on_a_silent_postgres_is_given_up() {
    run(async {
        let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let database = format!("postgres://wolfden@{}/silent", silent.local_addr().unwrap());
        let accepting = tokio::spawn(async move {
            let mut held = Vec::new();
            while let Ok(accepted) = silent.accept().await {
                held.push(accepted);
            }
        });
        let scratch = TempDir::new("server");
        let config = Config { database: Some(database), ..crate::support::config(&scratch) };
        let started = tokio::time::timeout(PATIENCE, den_server::start(config)).await.expect("it does not wait for ever");
        assert!(matches!(started, Err(ServerError::Database(_))), "{started:?}");
        accepting.abort();
    });
}

/// A misspelt label in an alert rule would never fire.
#[test]
fn alert_rules_select_what_a_node_exports() {
    let Some((postgres, nats)) = Postgres::start().zip(Nats::start()) else { return };
    let url = postgres.database("metrics");
    run(async move {
        let server = TestServer::with(|config| (config.database, config.nats) = (Some(url), Some(nats.url()))).await;
        let metrics = server.stranger().get("/metrics").await.body;
        let rules = include_str!("../../../../deploy/alerts.yml");
        let labelled = |word: &&str| word.starts_with("wolfden_") && word.contains("{what=");
        let selected: Vec<&str> = rules.split([' ', '(', ')', '\n']).filter(labelled).collect();
        assert!(selected.len() >= 3, "{selected:?}");
        for one in selected {
            assert!(metrics.contains(one), "{one} is not in\n{metrics}");
        }
    });
}

/// An acknowledged move: it is the next move after this position.
type Acknowledged = (u64, Seat, String);

/// Connects and makes one move, if possible. Returns whether the match is over.
async fn one_move(client: &Client, id: &MatchId, choose: &mut impl FnMut(usize) -> usize, acknowledged: &mut Vec<Acknowledged>) -> bool {
    let Ok(mut socket) = client.try_connect(id, 0).await else { return false };
    let Ok(text) = socket.text().await else { return false };
    let Ok(ServerMessage::Welcome(welcome)) = serde_json::from_str(&text) else { return false };
    let state = welcome.state;
    if state.phase == Phase::Over || state.moves.is_empty() {
        return state.phase == Phase::Over;
    }
    let text = state.moves[choose(state.moves.len())].clone();
    let Ok(asked) = socket.try_say(Command::Move { position: state.position, text: text.clone() }).await else { return false };
    while let Ok(heard) = socket.text().await {
        match serde_json::from_str(&heard) {
            Ok(ServerMessage::Update(update)) if update.id == Some(asked) => {
                acknowledged.push((state.position, welcome.you.unwrap(), text));
                return false;
            }
            Ok(ServerMessage::Update(_)) => {}
            _ => return false,
        }
    }
    false
}

#[test]
fn an_unreliable_connection_to_postgres_loses_nothing() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database("line");
    run(async move {
        let (proxy, through) = Proxy::before(&url).await;
        let server = TestServer::with(|config| config.database = Some(through)).await;
        let players = [server.guest("Ada").await, server.guest("Bob").await];
        let (mut choose, mut tried) = (random(7), 0);
        for round in 0..6 {
            proxy.set(Way::Open);
            until(async || ready(&server, "ready").await).await;
            let id = players[0].make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await.id;
            players[1].join(&id, None).await;
            let mut acknowledged = Vec::new();
            let ways = [Way::AnswersBreak, Way::Closed, Way::Slow(Duration::from_millis(20)), Way::Open];
            for step in 0..40 {
                proxy.set(ways[choose(ways.len())]);
                if one_move(&players[step % 2], &id, &mut choose, &mut acknowledged).await {
                    break;
                }
            }
            proxy.set(Way::Open);
            until(async || ready(&server, "ready").await).await;
            let mut sockets = [players[0].connect(&id, 0).await, players[1].connect(&id, 0).await];
            let (a, b) = sockets.split_at_mut(1);
            let (one, two) = (a[0].welcome().await.state, b[0].welcome().await.state);
            let (one, two) = tokio::join!(play_on(&mut a[0], one, random(round)), play_on(&mut b[0], two, random(round + 1)));
            assert_eq!((one.revision, one.result), (two.revision, two.result));
            let journal = journal(&url, &id).await;
            for (position, seat, text) in &acknowledged {
                let entries = journal.iter().flat_map(|change| (change.number..).zip(&change.entries));
                let next = entries.into_iter().find(|(number, entry)| number > position && matches!(entry, Entry::Move(..)));
                assert_eq!(next.map(|(_, entry)| entry), Some(&Entry::Move(*seat, text.clone())), "round {round}");
            }
            tried += acknowledged.len();
        }
        assert!(tried > 20, "only {tried} moves were acknowledged on the bad line");
    });
}

#[test]
fn a_frozen_or_killed_nats_delays_nobody() {
    let Some(mut nats) = Nats::start() else { return };
    run(async move {
        let server = TestServer::with(|config| config.nats = Some(nats.url())).await;
        until(async || ready(&server, "ready").await).await;
        let ada = server.guest("Ada").await;
        nats.freeze();
        chat_much(&ada, 500).await;
        nats.kill();
        // More than fits in all queues on the way: 4,096 here, 2,048 in the NATS client.
        chat_much(&ada, 6_400).await;
        until(async || ready(&server, "degraded").await).await;
        nats.restart();
        until(async || ready(&server, "ready").await).await;
        nats.freeze();
        tokio::time::timeout(PATIENCE, server.running.stop()).await.expect("it stops").unwrap();
    });
}
