//! Real services that are killed, frozen or silent while a match is played.

mod support;

use std::time::{Duration, Instant};

use den_table::wire::{Code, Command, ServerMessage};
use den_testkit::services::{Nats, Postgres};
use serde_json::json;
use support::proxy::Proxy;
use support::{House, chat_much, run};

/// Asks until the answer is as wanted.
async fn until(what: &str, mut done: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !done().await {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what} does not come");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[test]
fn a_silent_postgres_is_given_up_and_used_again_when_it_answers() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database("silent");
    run(async move {
        let host = url.split(['@', '/']).nth(3).unwrap().to_string();
        let proxy = Proxy::start(host.parse().unwrap()).await;
        let house = House::with(|config| config.database = Some(url.replace(&host, &proxy.address.to_string()))).await;
        let ada = house.guest("Ada").await;
        let id = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await.id;
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Chat { text: "before".into() }).await.unwrap();
        proxy.silent(true);
        let begun = Instant::now();
        let asked = socket.say(Command::Chat { text: "lost".into() }).await;
        match socket.message().await {
            ServerMessage::Refused(refused) => assert_eq!((refused.id, refused.refused.code), (asked, Code::Unavailable)),
            other => panic!("{other:?}"),
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        assert!(house.stranger().get("/metrics").await.body.contains("wolfden_timeouts_total{what=\"store append\"}"));
        assert_eq!(house.stranger().get("/readyz").await.status, 503);
        proxy.silent(false);
        until("the database", async || house.stranger().get("/readyz").await.status == 200).await;
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Chat { text: "after".into() }).await.unwrap();
        // What was refused may have been stored all the same, but the journal is whole.
        let store = den_store::open(Some(&url)).await.unwrap();
        let mut last = 0;
        for change in store.changes(&id, 1).await.unwrap() {
            assert_eq!(change.number, last + 1);
            last = change.last();
        }
        store.close().await.unwrap();
        proxy.silent(true);
        let begun = Instant::now();
        let _ = house.server.stop().await;
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    });
}

#[test]
fn nats_frozen_killed_and_back_holds_nobody_up() {
    let Some(mut nats) = Nats::start() else { return };
    run(async move {
        let house = House::with(|config| config.nats = Some(nats.url())).await;
        let ready = async |word: &str| house.stranger().get("/readyz").await.body.starts_with(word);
        until("NATS", async || ready("ready").await).await;
        let ada = house.guest("Ada").await;
        nats.freeze();
        chat_much(&ada, 500).await;
        nats.kill();
        chat_much(&ada, 4_000).await;
        assert!(ready("degraded").await);
        nats.restart();
        until("NATS", async || ready("ready").await).await;
        nats.freeze();
        let begun = Instant::now();
        house.server.stop().await.unwrap();
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    });
}
