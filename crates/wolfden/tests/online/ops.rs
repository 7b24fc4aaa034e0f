//! Starting, stopping, exporting and importing records, as an operator does it.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command as Process;

use den_core::Record;
use den_table::wire::{Code, Command, Phase, ServerMessage};
use den_testkit::services::{Nats, Postgres, TempDir, free_port};
use serde_json::json;

use super::Node;
use den_test_client::proxy::{Proxy, Way};
use den_test_client::{Client, play_on, random, run};

fn wolfden(args: &[&str]) -> (Option<i32>, String, String) {
    let output = Process::new(env!("CARGO_BIN_EXE_wolfden")).args(args).output().expect("wolfden runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_shipped_program_has_every_feature_of_the_server() {
    let full = |file: &str| -> BTreeSet<String> {
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a manifest");
        let line = text.lines().find(|line| line.starts_with("full = ")).expect("the feature `full`");
        line.split('"').skip(1).step_by(2).map(str::to_string).collect()
    };
    let (server, program) = (full("../den-server/Cargo.toml"), full("Cargo.toml"));
    assert!(server.is_subset(&program), "{server:?} {program:?}");
}

#[test]
fn sigterm_finishes_writes_and_tells_clients_to_reconnect() {
    let scratch = TempDir::new("ops");
    let file = scratch.path().join("wolfden.db").display().to_string();
    run(async move {
        let node = Node::start(&["--database", &file, "--logs", "json"]);
        let ada = Client::guest(node.address, "Ada").await;
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", { "bot": "random" }], "sit": 0 })).await;
        let mut socket = ada.connect(&made.id, 0).await;
        let mut state = socket.welcome().await.state;
        while state.moves.is_empty() {
            state = socket.update().await.state;
        }
        let state = socket.ask(Command::Move { position: state.position, text: state.moves[0].clone() }).await.unwrap();
        let stopping = tokio::task::spawn_blocking(move || node.stop());
        let mut farewell = None;
        while let Ok(text) = socket.text().await {
            if let Ok(ServerMessage::Bye(bye)) = serde_json::from_str(&text) {
                farewell = Some(bye);
            }
        }
        assert!(farewell.expect("a farewell").reconnect);
        assert_eq!(stopping.await.unwrap(), Some(0));
        // The next process has everything, and the player's cookie is still valid.
        let node = Node::start(&["--database", &file]);
        let ada = Client { address: node.address, ..ada };
        let mut socket = ada.connect(&made.id, state.revision).await;
        let welcome = socket.welcome().await;
        assert!(welcome.you.is_some() && welcome.state.revision >= state.revision);
        assert_eq!(play_on(&mut socket, welcome.state, random(9)).await.phase, Phase::Over);
    });
}

#[test]
fn records_are_exported_and_imported_and_backups_contain_them() {
    let scratch = TempDir::new("transfer");
    let path = |name: &str| scratch.path().join(name).display().to_string();
    let (file, copy, backup, other) = (path("a.db"), path("match.wolf"), path("backup.db"), path("b.db"));
    run(async move {
        let node = Node::start(&["--database", &file]);
        let ada = Client::guest(node.address, "Ada").await;
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", { "bot": "random" }], "sit": 0 })).await;
        let id = made.id.to_string();
        let mut socket = ada.connect(&made.id, 0).await;
        let state = socket.welcome().await.state;
        play_on(&mut socket, state, random(3)).await;
        // While the server is running.
        let (code, record, _) = wolfden(&["export", &id, "--database", &file]);
        assert_eq!(code, Some(0));
        assert!(Record::read(&record).unwrap().seed.is_some());
        assert_eq!(wolfden(&["backup", &backup, "--database", &file]).0, Some(0));
        assert_eq!(wolfden(&["export", &id, "--database", &backup]).1, record);
        drop(node);
        // Into another database, where it can be watched and verified.
        std::fs::write(&copy, &record).unwrap();
        let (code, imported, said) = wolfden(&["import", &copy, "--database", &other]);
        assert_eq!(code, Some(0), "{said}");
        let node = Node::start(&["--database", &other]);
        let stranger = Client::stranger(node.address);
        let deal = stranger.get(&format!("/api/matches/{}/deal", imported.trim())).await.json();
        assert_eq!(deal["fair"], true, "{deal}");
        let again = Record::read(&stranger.get(&format!("/api/matches/{}/record", imported.trim())).await.body).unwrap();
        assert_eq!(again.steps.len(), Record::read(&record).unwrap().steps.len());
        // A damaged record is refused with its line; an unknown match and an invalid id with a message.
        let last = record.lines().rfind(|line| line.contains(" * ")).unwrap();
        let seedless = record.replace(last, "1 1 nonsense");
        std::fs::write(&copy, seedless).unwrap();
        let (code, _, said) = wolfden(&["import", &copy, "--database", &other]);
        assert_eq!(code, Some(1));
        assert!(said.contains("Line "), "{said}");
        assert_eq!(wolfden(&["export", "nosuchmatch", "--database", &other]).0, Some(1));
        assert_eq!(wolfden(&["export", "NO/SUCH", "--database", &other]).0, Some(2));
    });
}

/// Disaster recovery: copies are made on schedule, the disk is lost, the latest copy is restored, and everyone continues.
#[test]
fn a_lost_database_is_restored_from_its_latest_copy() {
    let scratch = TempDir::new("restore");
    let path = |name: &str| scratch.path().join(name).display().to_string();
    let (file, copies) = (path("wolfden.db"), path("copies"));
    run(async move {
        let node = Node::start(&["--database", &file]);
        let ada = Client::guest(node.address, "Ada").await;
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", { "bot": "random" }], "sit": 0 })).await;
        let mut backup = Process::new(env!("CARGO_BIN_EXE_wolfden"))
            .args(["backup", &copies, "--every", "6h", "--keep", "2", "--database", &file])
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("wolfden runs");
        let mut written = String::new();
        std::io::BufRead::read_line(&mut std::io::BufReader::new(backup.stdout.take().expect("piped")), &mut written).expect("a line");
        let _ = backup.kill();
        let _ = backup.wait();
        drop(node);
        for lost in [file.clone(), format!("{file}-wal"), format!("{file}-shm")] {
            let _ = std::fs::remove_file(lost);
        }
        std::fs::copy(written.trim(), &file).expect("the copy is there");
        let (code, said, _) = wolfden(&["doctor", &file]);
        assert_eq!(code, Some(0), "{said}");
        let node = Node::start(&["--database", &file]);
        let ada = Client { address: node.address, ..ada };
        assert_eq!(wolfden(&["health", "--listen", &node.address.to_string()]).0, Some(0));
        let mut socket = ada.connect(&made.id, 0).await;
        let welcome = socket.welcome().await;
        assert!(welcome.you.is_some(), "the session was restored too");
        assert_eq!(play_on(&mut socket, welcome.state, random(5)).await.phase, Phase::Over);
        // The same from the console.
        let (code, found, _) = wolfden(&["admin", "find", "ada", "--database", &file]);
        assert_eq!((code, found.lines().count()), (Some(0), 1), "{found}");
        assert_eq!(wolfden(&["admin", "close", made.id.as_str(), "--database", &file]).0, Some(1), "it is over");
        assert_eq!(wolfden(&["health", "--listen", &format!("127.0.0.1:{}", free_port())]).0, Some(1));
    });
}

#[test]
fn secrets_and_hidden_cards_are_in_no_log() {
    let scratch = TempDir::new("logs");
    let path = |name: &str| scratch.path().join(name).display().to_string();
    let (file, log) = (path("wolfden.db"), path("log.json"));
    run(async move {
        let logs = std::fs::File::create(&log).unwrap();
        let node = Node::start_logging(&["--database", &file, "--logs", "json", "--verbose"], logs.into());
        let mut ada = Client::guest(node.address, "Lovelace").await;
        let bob = Client::guest(node.address, "Babbage").await;
        let answer = ada.post("/api/me/claim", &json!({ "name": "Lovelace", "password": "open sesame" })).await;
        assert_eq!(answer.status, 200);
        ada.keep_cookie(&answer);
        assert_eq!(bob.post("/api/login", &json!({ "name": "Lovelace", "password": "wrong sesame" })).await.status, 401);
        let made = ada.make(&json!({ "game": "lone-wolves", "seats": ["open", "invite"], "sit": 0 })).await;
        let secret = made.invites[0].secret.clone();
        bob.join(&made.id, Some(&secret)).await;
        let (mut a, mut b) = (ada.connect(&made.id, 0).await, bob.connect(&made.id, 0).await);
        let (one, two) = (a.welcome().await.state, b.welcome().await.state);
        a.ask(Command::Chat { text: "between us".into() }).await.unwrap();
        let rubbish = Command::Move { position: 1, text: "rubbish-move".into() };
        assert!(b.ask(rubbish).await.is_err());
        let _ = tokio::join!(play_on(&mut a, one, random(1)), play_on(&mut b, two, random(2)));
        assert_eq!(node.stop(), Some(0));
        let logged = std::fs::read_to_string(&log).unwrap();
        assert!(logged.lines().count() > 5, "{logged}");
        assert!(logged.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{logged}");
        let (_, record, _) = wolfden(&["export", made.id.as_str(), "--database", &file]);
        let record = Record::read(&record).unwrap();
        let deals = record.steps.iter().filter(|step| step.seat.is_none() && step.text.len() > 3).map(|step| step.text.clone());
        let tokens = [&ada, &bob].map(|client| client.cookie.as_deref().unwrap().split_once('=').unwrap().1.to_string());
        let words = ["Lovelace", "Babbage", "sesame", "between us", "rubbish-move"].map(str::to_string);
        for hidden in deals.chain(tokens).chain(words).chain([secret, record.seed.unwrap().to_string()]) {
            assert!(!logged.contains(&hidden), "`{hidden}` is in the log");
        }
    });
}

#[test]
fn a_failed_start_is_explained() {
    let (code, _, said) = wolfden(&["serve", "--database", "mysql://x/y"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("postgres://USER:PASSWORD@HOST/NAME"), "{said}");
    let (code, _, said) = wolfden(&["serve", "--database", "/dev/null/x"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("/dev/null/x"), "{said}");
    let scratch = TempDir::new("refused");
    let file = scratch.path().join("x.db").display().to_string();
    let (code, _, said) = wolfden(&["serve", "--listen", "203.0.113.1:1", "--database", &file]);
    assert_eq!(code, Some(2));
    assert!(said.contains("cannot listen on 203.0.113.1:1") && !said.contains("database"), "{said}");
    let (code, _, said) = wolfden(&["serve", "--database", &file, "--nats", "nats://user:sesame@127.0.0.1:port"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("NATS cannot be used: 127.0.0.1:port") && !said.contains("sesame"), "{said}");
}

#[test]
fn a_node_without_nats_serves_and_stops_in_time() {
    let scratch = TempDir::new("alone");
    let file = scratch.path().join("x.db").display().to_string();
    run(async move {
        let nats = format!("nats://127.0.0.1:{}", free_port());
        let node = Node::start(&["--database", &file, "--nats", &nats]);
        let ada = Client::guest(node.address, "Ada").await;
        assert!(ada.get("/readyz").await.body.starts_with("degraded"));
        ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await;
        assert_eq!(node.stop(), Some(0));
        let (code, said, _) = wolfden(&["doctor", &file]);
        assert_eq!((code, said.as_str()), (Some(0), "1 matches examined, 0 broken, 0 repaired\n"));
    });
}

/// The database and NATS keep their connections open but no longer respond.
#[test]
fn sigterm_ends_within_ten_seconds_whatever_hangs() {
    let Some((postgres, nats)) = Postgres::start().zip(Nats::start()) else { return };
    let database = postgres.database("hangs");
    run(async move {
        let (proxy, database) = Proxy::before(&database).await;
        let node = Node::start(&["--database", &database, "--nats", &nats.url()]);
        let ada = Client::guest(node.address, "Ada").await;
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await;
        let mut socket = ada.connect(&made.id, 0).await;
        socket.welcome().await;
        proxy.set(Way::Silent);
        nats.freeze();
        socket.say(Command::Chat { text: "into the silence".into() }).await;
        tokio::task::spawn_blocking(move || node.stop()).await.unwrap();
    });
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let scratch = TempDir::new("twice");
    let file = scratch.path().join("x.db").display().to_string();
    let node = Node::start(&["--database", &file]);
    let (code, _, said) = wolfden(&["serve", "--listen", "127.0.0.1:0", "--database", &file]);
    assert_eq!(code, Some(2));
    assert!(said.contains("another server (process ") && said.contains(&file), "{said}");
    // Neither a stop nor a kill leaves the lock behind.
    assert_eq!(node.stop(), Some(0));
    let mut node = Node::start(&["--database", &file]);
    node.kill();
    Node::start(&["--database", &file]);
}

/// The file cannot grow any more, as on a full disk: nothing acknowledged is lost, `/readyz` reports it, and the server recovers once there is
/// room.
#[test]
fn a_full_disk_is_reported_and_survived() {
    let scratch = TempDir::new("full");
    let file = scratch.path().join("x.db").display().to_string();
    run(async move {
        let node = Node::start(&["--database", &file]);
        let ada = Client::guest(node.address, "Ada").await;
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await;
        let mut socket = ada.connect(&made.id, 0).await;
        socket.welcome().await;
        let limit = |most: &str| {
            let limited = Process::new("prlimit").args([&format!("--pid={}", node.id()), &format!("--fsize={most}")]).status();
            limited.is_ok_and(|status| status.success())
        };
        // The file is about 100 kB: there is room for a few more lines.
        if !limit("300000:unlimited") {
            return den_testkit::services::skipped("prlimit", "install util-linux");
        }
        let mut said = Vec::new();
        let refused = loop {
            let text = format!("{} {}", said.len(), "x".repeat(400));
            match socket.ask(Command::Chat { text: text.clone() }).await {
                Ok(_) => said.push(text),
                Err(refused) => break refused.refused,
            }
            assert!(said.len() < 2_000, "the disk is full");
        };
        assert_eq!(refused.code, Code::Unavailable);
        // A probe writes less than a line of chat, so that a few may still fit.
        let mut tries = 0;
        while ada.get("/readyz").await.status != 503 {
            tries += 1;
            assert!(tries < 100, "a full disk is reported");
        }
        assert_eq!(ada.get("/healthz").await.status, 200);
        assert!(limit("unlimited:unlimited"));
        assert_eq!(ada.get("/readyz").await.status, 200);
        let mut socket = ada.connect(&made.id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Chat { text: "room again".into() }).await.unwrap();
        said.push("room again".into());
        assert_eq!(node.stop(), Some(0));
        let store = den_store::open(Some(&file)).await.unwrap();
        let stored = store.changes(&made.id, 2).await.unwrap();
        let stored: Vec<String> = stored.iter().map(|change| change.text().trim_start_matches("chat 1 ").to_string()).collect();
        // The refused message may have been stored anyway; nothing else may differ.
        let stored: Vec<&String> = stored.iter().filter(|line| said.contains(line)).collect();
        assert_eq!(stored, said.iter().collect::<Vec<_>>());
    });
}
