//! What players can do about each other, what hosts can do at their tables, and what administrators can do.

use std::time::Duration;

use crate::support::{Client, Socket, TestServer, run};
use den_server::Limits;
use den_server::admin::Admin;
use den_table::Permission;
use den_table::rest::{Blocks, Matches, Me};
use den_table::wire::{Code, Command, LogEvent, Phase, ServerMessage, State};
use serde_json::{Value, json};

fn open_table() -> Value {
    json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })
}

fn said(state: &State) -> Vec<String> {
    let text = |line: &den_table::wire::LogLine| match &line.what {
        LogEvent::Chat { text, .. } => Some(text.clone()),
        _ => None,
    };
    state.log.iter().filter_map(text).collect()
}

async fn seat(client: &Client, table: &den_table::MatchId) -> Socket {
    let mut socket = client.connect(table, 0).await;
    socket.welcome().await;
    socket
}

async fn bye(socket: &mut Socket) -> (String, bool) {
    loop {
        if let ServerMessage::Bye(bye) = socket.message().await {
            return (bye.message.key.to_string(), bye.reconnect);
        }
    }
}

#[test]
fn muted_players_are_not_shown_and_blocked_ones_cannot_sit_down() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
        let made = ada.make(&open_table()).await;
        bob.join(&made.id, None).await;
        let (mut at_ada, mut at_bob) = (seat(&ada, &made.id).await, seat(&bob, &made.id).await);
        at_bob.ask(Command::Chat { text: "first".into() }).await.unwrap();
        let mute = |kind: &str| json!({ "match": made.id, "seat": 1, "kind": kind });
        assert_eq!(bob.post("/api/me/blocks", &mute("mute")).await.status, 422, "not oneself");
        assert_eq!(ada.post("/api/me/blocks", &mute("mute")).await.status, 204);
        at_bob.ask(Command::Chat { text: "second".into() }).await.unwrap();
        let state = at_ada.ask(Command::Chat { text: "mine".into() }).await.unwrap();
        assert_eq!(said(&state), ["mine"], "from now on");
        let welcome = ada.connect(&made.id, 0).await.welcome().await;
        assert_eq!(said(&welcome.state), ["mine"], "and from the beginning");
        let welcome = eve.connect(&made.id, 0).await.welcome().await;
        assert_eq!(said(&welcome.state), ["first", "second", "mine"], "others read on");
        let page = ada.get(&format!("/api/matches/{}/log?before=999", made.id)).await;
        assert!(!page.body.contains("second") && page.body.contains("mine"));
        // A block.
        assert_eq!(ada.post("/api/me/blocks", &mute("block")).await.status, 204);
        let blocks: Blocks = ada.get("/api/me/blocks").await.read();
        assert_eq!((blocks.blocks.len(), blocks.blocks[0].name.as_str()), (1, "Bob"));
        let next = ada.make(&open_table()).await;
        assert_eq!(bob.post(&format!("/api/matches/{}/join", next.id), &json!({})).await.status, 403);
        let theirs = bob.make(&open_table()).await;
        assert_eq!(ada.post(&format!("/api/matches/{}/join", theirs.id), &json!({})).await.status, 403, "in both directions");
        assert_eq!(ada.post("/api/me/unblock", &json!({ "player": blocks.blocks[0].player })).await.status, 204);
        bob.join(&next.id, None).await;
    });
}

#[test]
fn a_host_removes_players_and_forbids_chat_and_spectators() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open", "open", "open"], "sit": 0 })).await;
        let path = |what: &str| format!("/api/matches/{}/{what}", made.id);
        let at = bob.join(&made.id, None).await.seat;
        assert_eq!(bob.post(&path("remove"), &json!({ "seat": 0 })).await.status, 403, "the host alone");
        assert_eq!(ada.post(&path("remove"), &json!({ "seat": at })).await.status, 204);
        let again = bob.post(&path("join"), &json!({})).await;
        assert_eq!((again.status, again.code().as_str()), (409, "seat-taken"), "who was removed does not come back");
        eve.join(&made.id, None).await;
        let mut at_eve = seat(&eve, &made.id).await;
        let mut watching = seat(&bob, &made.id).await;
        let permit = |what: &str, allowed: bool| json!({ "what": what, "allowed": allowed });
        assert_eq!(ada.post(&path("permit"), &permit("chat", false)).await.status, 204);
        assert_eq!(at_eve.ask(Command::Chat { text: "hello".into() }).await.unwrap_err().refused.code, Code::Illegal);
        assert_eq!(ada.post(&path("permit"), &permit("spectators", false)).await.status, 204);
        assert_eq!(bye(&mut watching).await, ("den-bye-no-spectators".to_string(), false));
        assert_eq!(bye(&mut bob.connect(&made.id, 0).await).await.0, "den-bye-no-spectators");
        assert_eq!(bob.get(&path("log?before=99")).await.status, 403);
        let welcome = eve.connect(&made.id, 0).await.welcome().await;
        assert_eq!(welcome.state.forbidden, [Permission::Chat, Permission::Spectators], "players stay and know");
        assert_eq!(ada.post(&path("permit"), &permit("spectators", true)).await.status, 204);
        seat(&bob, &made.id).await;
    });
}

#[test]
fn one_player_cannot_fill_the_lobby_and_lists_have_pages() {
    run(async {
        let server = TestServer::with(|config| config.limits = Limits { tables: 5, ..crate::support::limits() }).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        for _ in 0..5 {
            ada.make(&open_table()).await;
        }
        assert_eq!(ada.post("/api/matches", &open_table()).await.code(), "too-many-tables");
        bob.make(&open_table()).await;
        let (mut seen, mut path) = (Vec::new(), "/api/lobby?most=4".to_string());
        loop {
            let page: Matches = bob.get(&path).await.read();
            seen.extend(page.matches.into_iter().map(|one| one.id.to_string()));
            let Some(next) = page.next else { break };
            path = format!("/api/lobby?most=4&after={next}");
        }
        let all = seen.len();
        seen.sort();
        seen.dedup();
        assert_eq!((all, seen.len()), (6, 6), "every table once");
        assert_eq!(bob.get("/api/lobby?after=nonsense").await.status, 400);
        assert_eq!(bob.get("/api/me/matches?most=1").await.read::<Matches>().matches.len(), 1);
    });
}

#[test]
fn an_administrator_handles_a_report_on_the_page_and_it_is_logged() {
    run(async {
        let server = TestServer::open().await;
        let mut admin = server.guest("Warden x").await;
        let answer = admin.post("/api/me/claim", &json!({ "name": "Warden", "password": "correct horse" })).await;
        admin.keep_cookie(&answer);
        assert_eq!(admin.get("/admin").await.status, 403, "not before being appointed");
        let url = format!("sqlite:{}", server.scratch.path().join("wolfden.db").display());
        let store = den_store::open(Some(&url)).await.unwrap();
        Admin::new(&*store, "console").appoint("warden", true).await.unwrap();
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let made = ada.make(&open_table()).await;
        bob.join(&made.id, None).await;
        let mut at_bob = seat(&bob, &made.id).await;
        at_bob.ask(Command::Chat { text: "<b>rude</b>".into() }).await.unwrap();
        let report = json!({ "match": made.id, "seat": 1, "note": "he is <i>rude</i>" });
        assert_eq!(ada.post("/api/reports", &report).await.status, 201);
        let page = admin.with_header("Accept-Language", "de-DE,de;q=0.9").get("/admin").await;
        assert!(
            page.body.contains("Verwaltung") && page.body.contains("&lt;b&gt;rude&lt;/b&gt;") && !page.body.contains("<b>rude"),
            "{}",
            page.body
        );
        assert!(page.header("content-security-policy").unwrap().contains("form-action 'self'"));
        let proof = page.body.split("name=\"proof\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_string();
        let accused = bob.get("/api/me").await.read::<Me>().id;
        let act = async |proof: &str, act: &str, who: &str, text: &str| {
            let form = format!("proof={proof}&act={act}&who={who}&text={text}");
            admin.form("/admin", &form).await
        };
        assert_eq!(act("forged", "ban", accused.as_str(), "rude").await.status, 403, "a form of another page");
        assert_eq!(bob.get("/api/me").await.status, 200);
        assert!(act(&proof, "ban", accused.as_str(), "rude").await.body.contains("class=\"done\""));
        assert_eq!(bob.get("/api/me").await.status, 401);
        assert_eq!(bye(&mut at_bob).await.0, "server-bye-logged-out", "within seconds, on every node");
        let open = store.open_reports(10).await.unwrap();
        assert_eq!((open.len(), open[0].accused == accused, open[0].lines.contains("rude")), (1, true, true));
        assert!(act(&proof, "resolve", &open[0].id, "banned").await.body.contains("class=\"done\""));
        assert!(act(&proof, "close", made.id.as_str(), "over").await.body.contains("class=\"done\""));
        assert_eq!(ada.show(&made.id).await.phase, Phase::Over);
        let acts: Vec<String> = store.audits(10).await.unwrap().into_iter().map(|entry| entry.act).collect();
        assert_eq!(acts.iter().rev().map(String::as_str).collect::<Vec<_>>(), ["appoint", "ban", "resolve", "close"]);
        store.close().await.unwrap();
    });
}

#[test]
fn unused_data_is_deleted() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        let waiting = ada.make(&open_table()).await;
        let finished = ada.make(&json!({ "game": "wolf-and-hound", "seats": [{ "bot": "random" }, { "bot": "random" }] })).await;
        crate::support::until(async || ada.show(&finished.id).await.phase == Phase::Over).await;
        let TestServer { running, scratch } = server;
        running.stop().await.unwrap();
        // The next process keeps nothing: it finds that both have expired, and deletes them.
        let mut config = crate::support::config(&scratch);
        let archive = scratch.path().join("archive");
        config.retention.waiting = Duration::ZERO;
        config.retention.finished = Some(Duration::ZERO);
        config.retention.archive = Some(archive.clone());
        let server = TestServer { running: den_server::start(config).await.unwrap(), scratch };
        let ada = ada.at(server.address());
        // Checked in the database: a match that is requested is not deleted.
        let url = format!("sqlite:{}", server.scratch.path().join("wolfden.db").display());
        let store = den_store::open(Some(&url)).await.unwrap();
        for id in [&waiting.id, &finished.id] {
            crate::support::until(async || store.load(id).await.unwrap().is_none()).await;
            assert_eq!(ada.get(&format!("/api/matches/{id}")).await.status, 404);
        }
        store.close().await.unwrap();
        let record = std::fs::read_to_string(archive.join(format!("{}.wolf", finished.id))).expect("it was archived");
        assert!(record.starts_with("wolfden record"), "{record}");
        assert_eq!(ada.get("/api/me").await.status, 200, "the guest is still known");
    });
}
