//! Behaviour when the database fails, hangs or does not answer, and when clients flood, stall or never read.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::faults::{Fault, Faults};
use crate::support::{Client, PATIENCE, Socket, TestServer, chat_much, run, until};
use den_core::Seat;
use den_server::Limits;
use den_table::rest::LogPage;
use den_table::wire::{Code, Command, LogEvent, Phase, ServerMessage};
use den_table::{Change, MAX_CHAT_LINES, MatchId};
use futures_util::SinkExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Message as Frame;

/// Whether every entry has the number after that of the previous one.
fn has_no_gap(changes: &[Change]) -> bool {
    let mut last = 0;
    changes.iter().all(|change| std::mem::replace(&mut last, change.last()) + 1 == change.number)
}

async fn open_table(host: &Client, seats: usize) -> MatchId {
    host.make(&json!({ "game": "wolf-and-hound", "seats": vec!["open"; seats], "sit": 0 })).await.id
}

/// The value of a counter in the metrics.
async fn counted(server: &TestServer, line: &str) -> u64 {
    let metrics = server.stranger().get("/metrics").await.body;
    let found = metrics.lines().find_map(|text| text.strip_prefix(line));
    found.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
}

/// Waits until the server has handled everything sent on this socket.
async fn heard(socket: &mut Socket) {
    socket.say(Command::Ping).await;
    loop {
        match socket.message().await {
            ServerMessage::Pong(_) => return,
            ServerMessage::Update(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// Whether a request was acknowledged. Otherwise it must be refused, or the connection must end.
async fn acknowledged(socket: &mut Socket, asked: u64) -> bool {
    loop {
        match socket.message().await {
            ServerMessage::Update(update) if update.id == Some(asked) => return true,
            ServerMessage::Update(_) => {}
            ServerMessage::Refused(refused) => {
                assert_eq!((refused.id, refused.refused.code), (asked, Code::Unavailable));
                return false;
            }
            ServerMessage::Bye(bye) => {
                assert!(bye.reconnect);
                return false;
            }
            other => panic!("{other:?}"),
        }
    }
}

/// C1: a change that could not be stored must not stay in memory, where the next change would build on it.
#[test]
fn a_database_failure_never_leaves_a_gap() {
    run(async {
        for round in 0..3 {
            let faults = Faults::new();
            let server = TestServer::failing(&faults, |_| {}).await;
            let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
            let id = open_table(&ada, 3).await;
            bob.join(&id, None).await;
            let (mut first, mut second) = (ada.connect(&id, 0).await, bob.connect(&id, 0).await);
            first.welcome().await;
            second.welcome().await;
            // Ada's line waits for a database that goes away, and Bob's waits behind it. Then everything fails for a while.
            let gone = Arc::new(Notify::new());
            faults.next("append", Fault::FailsWhen(gone.clone()));
            for what in ["load", "changes"] {
                (0..=round).for_each(|_| faults.next(what, Fault::Fails));
            }
            let adas = first.say(Command::Chat { text: "from Ada".into() }).await;
            heard(&mut first).await;
            let bobs = second.say(Command::Chat { text: "from Bob".into() }).await;
            heard(&mut second).await;
            gone.notify_one();
            let answers = [acknowledged(&mut first, adas).await, acknowledged(&mut second, bobs).await];
            faults.forget();
            // The database is back: both can continue, and what was acknowledged is stored exactly once.
            for (client, text) in [(&ada, "Ada again"), (&bob, "Bob again")] {
                let mut socket = client.connect(&id, 0).await;
                socket.welcome().await;
                socket.ask(Command::Chat { text: text.into() }).await.unwrap();
            }
            let journal = server.journal(&id).await;
            assert!(has_no_gap(&journal), "{journal:?}");
            let stored: Vec<String> = journal.iter().map(Change::text).collect();
            let known = [("chat 1 from Ada", answers[0]), ("chat 2 from Bob", answers[1])];
            for (text, was_acknowledged) in known.into_iter().chain([("chat 1 Ada again", true), ("chat 2 Bob again", true)]) {
                let times = stored.iter().filter(|stored| *stored == text).count();
                assert_eq!(times, usize::from(was_acknowledged), "{text:?} in {stored:?}");
            }
        }
    });
}

#[test]
fn a_change_whose_answer_was_lost_happened_once() {
    run(async {
        let faults = Faults::new();
        let server = TestServer::failing(&faults, |_| {}).await;
        let ada = server.guest("Ada").await;
        let id = open_table(&ada, 2).await;
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        faults.next("append", Fault::Unanswered);
        socket.ask(Command::Chat { text: "once".into() }).await.expect("it is stored, so it happened");
        faults.next("append", Fault::Fails);
        let refused = socket.ask(Command::Chat { text: "never".into() }).await.unwrap_err().refused;
        assert_eq!(refused.code, Code::Unavailable);
        socket.ask(Command::Chat { text: "twice".into() }).await.unwrap();
        let journal: Vec<String> = server.journal(&id).await.iter().map(Change::text).collect();
        assert_eq!(journal[1..], ["chat 1 once", "chat 1 twice"]);
    });
}

/// Everyone at the table is told to reconnect, and queued requests are refused: nobody hangs at a table that has ended.
#[test]
fn a_match_that_cannot_be_reloaded_ends_and_refuses_queued_requests() {
    run(async {
        let faults = Faults::new();
        let server = TestServer::failing(&faults, |_| {}).await;
        let ada = server.guest("Ada").await;
        let id = open_table(&ada, 2).await;
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        let gone = Arc::new(Notify::new());
        faults.next("append", Fault::FailsWhen(gone.clone()));
        faults.always(&["load", "changes", "append"], &Fault::Fails);
        let asked = [socket.say(Command::Chat { text: "a".into() }).await, socket.say(Command::Chat { text: "b".into() }).await];
        // Everything sent before has reached the table once this is answered.
        socket.say(Command::Ping).await;
        assert!(matches!(socket.message().await, ServerMessage::Pong(_)));
        gone.notify_one();
        let mut refused = Vec::new();
        let bye = loop {
            match socket.message().await {
                ServerMessage::Refused(one) => refused.push((one.id, one.refused.code)),
                ServerMessage::Bye(bye) => break bye,
                other => panic!("{other:?}"),
            }
        };
        assert!(bye.reconnect);
        assert_eq!(refused, asked.map(|id| (id, Code::Unavailable)));
        assert_eq!(ada.get(&format!("/api/matches/{id}")).await.status, 503);
        faults.always(&["load", "changes", "append"], &Fault::None);
        assert_eq!(ada.show(&id).await.revision, 1);
    });
}

#[test]
fn a_hanging_database_times_out_is_counted_and_does_not_delay_shutdown() {
    run(async {
        let faults = Faults::new();
        let server = TestServer::failing(&faults, |config| config.limits.store_time = Duration::from_secs(3)).await;
        let ada = server.guest("Ada").await;
        let id = open_table(&ada, 2).await;
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        faults.next("append", Fault::Hangs);
        assert_eq!(socket.ask(Command::Chat { text: "a".into() }).await.unwrap_err().refused.code, Code::Unavailable);
        assert_eq!(counted(&server, "wolfden_timeouts_total{what=\"store append\"}").await, 1);
        socket.ask(Command::Chat { text: "b".into() }).await.expect("only one call hung");
        let everything = ["append", "load", "changes", "due", "ready", "latest", "player_by_token", "set_due", "close"];
        faults.always(&everything, &Fault::Hangs);
        assert_eq!(ada.get("/readyz").await.status, 503);
        let asked = socket.say(Command::Chat { text: "c".into() }).await;
        assert!(matches!(socket.message().await, ServerMessage::Refused(refused) if refused.id == asked));
        let _ = tokio::time::timeout(PATIENCE, server.running.stop()).await.expect("it stops");
    });
}

#[test]
fn nats_may_be_unavailable_from_the_start() {
    run(async {
        let port = den_testkit::services::free_port();
        let server = TestServer::with(|config| config.nats = Some(format!("nats://127.0.0.1:{port}"))).await;
        assert_eq!(server.stranger().get("/readyz").await.status, 200);
        assert!(server.stranger().get("/readyz").await.body.starts_with("degraded"));
        let ada = server.guest("Ada").await;
        // More than fits in all queues on the way: 4,096 here, 2,048 in the NATS client.
        chat_much(&ada, 6_400).await;
        until(async || counted(&server, "wolfden_bus_dropped_total").await >= 6_400).await;
        tokio::time::timeout(PATIENCE, server.running.stop()).await.expect("it stops").unwrap();
    });
}

#[test]
fn spectators_make_room_for_players() {
    run(async {
        let limits = Limits { at_match: 4, sockets: 4, ..crate::support::limits() };
        let server = TestServer::with(|config| config.limits = limits).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let id = open_table(&ada, 2).await;
        bob.join(&id, None).await;
        let mut flood = Vec::new();
        for _ in 0..4 {
            let mut socket = server.stranger().connect(&id, 0).await;
            socket.welcome().await;
            flood.push(socket);
        }
        assert_eq!(server.stranger().try_connect(&id, 0).await.err(), Some(429));
        for (at, client) in [&ada, &bob].into_iter().enumerate() {
            let mut socket = client.connect(&id, 0).await;
            assert_eq!(socket.welcome().await.you, Some(Seat(at as u8)));
            let mut shed = flood.pop().unwrap();
            loop {
                match shed.message().await {
                    ServerMessage::Bye(bye) => break assert!(!bye.reconnect),
                    ServerMessage::Update(_) => {}
                    other => panic!("{other:?}"),
                }
            }
            socket.ask(Command::Chat { text: "I am here".into() }).await.unwrap();
            flood.insert(0, socket);
        }
    });
}

#[test]
fn at_a_full_table_players_have_priority_whatever_the_address() {
    run(async {
        let server = TestServer::with(|config| {
            config.limits = Limits { at_match: 12, ..crate::support::limits() };
            config.behind_proxy = true;
        })
        .await;
        let ada = server.guest("Ada").await;
        let id = open_table(&ada, 2).await;
        let mut crowd = Vec::new();
        for at in 0..12 {
            let mut socket = server.stranger().with_header("X-Forwarded-For", &format!("192.0.2.{at}")).connect(&id, 0).await;
            socket.welcome().await;
            crowd.push(socket);
        }
        let mut late = server.stranger().connect(&id, 0).await;
        assert!(matches!(late.message().await, ServerMessage::Bye(_)));
        let mut socket = ada.connect(&id, 0).await;
        assert_eq!(socket.welcome().await.you, Some(Seat(0)));
        assert!(matches!(crowd[11].message().await, ServerMessage::Bye(bye) if !bye.reconnect));
        // A player's own sockets are limited as well: the oldest is closed.
        let mut own = vec![socket];
        for _ in 0..8 {
            let mut socket = ada.connect(&id, 0).await;
            socket.welcome().await;
            own.push(socket);
        }
        assert!(matches!(own[0].message().await, ServerMessage::Bye(bye) if !bye.reconnect));
    });
}

#[test]
fn chat_is_limited_by_player_whatever_the_number_of_sockets() {
    run(async {
        let server = TestServer::with(|config| config.limits = Limits { chat: 0.06, ..crate::support::limits() }).await;
        let ada = server.guest("Ada").await;
        let id = open_table(&ada, 2).await;
        let mut said = 0;
        for _ in 0..8 {
            let mut socket = ada.connect(&id, 0).await;
            socket.welcome().await;
            for _ in 0..5 {
                match socket.ask(Command::Chat { text: "spam".into() }).await {
                    Ok(_) => said += 1,
                    Err(refused) => assert_eq!(refused.refused.code, Code::TooMuch),
                }
            }
        }
        assert!((1..10).contains(&said), "{said} lines");
    });
}

#[test]
fn a_long_log_is_paged_and_chat_is_limited() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        let bob = server.guest("Bob").await;
        let id = open_table(&ada, 2).await;
        bob.join(&id, None).await;
        let line = |at: u32| format!("{at:05} {}", "ü".repeat(490));
        for (client, from) in [(&ada, 0), (&bob, MAX_CHAT_LINES)] {
            let mut socket = client.connect(&id, 0).await;
            socket.welcome().await;
            for at in from..from + MAX_CHAT_LINES {
                socket.ask(Command::Chat { text: line(at) }).await.unwrap();
            }
            let refused = socket.ask(Command::Chat { text: "more".into() }).await.unwrap_err().refused;
            assert_eq!((refused.code, &*refused.message.key), (Code::TooMuch, "den-no-chat-full"));
        }
        // A new connection gets the newest part in a message of reasonable size, and the rest in pages.
        let mut fresh = ada.connect(&id, 0).await;
        let welcome = fresh.welcome().await;
        assert!(fresh.heard[0].len() < 1 << 20, "{} bytes", fresh.heard[0].len());
        let mut lines = welcome.state.log;
        let mut after = welcome.state.log_after;
        let mut pages = 0;
        while let Some(before) = after {
            let page: LogPage = ada.get(&format!("/api/matches/{id}/log?before={before}")).await.read();
            after = page.log_after;
            lines.splice(0..0, page.log);
            pages += 1;
        }
        assert!(pages >= 2, "{pages} pages");
        assert!(lines.is_sorted_by_key(|line| line.revision) && lines[0].revision == 1, "the pages join");
        let chat: Vec<String> = lines
            .iter()
            .filter_map(|line| match &line.what {
                LogEvent::Chat { text, .. } => Some(text[..5].to_string()),
                _ => None,
            })
            .collect();
        assert_eq!(chat, (0..2 * MAX_CHAT_LINES).map(|at| format!("{at:05}")).collect::<Vec<_>>());
    });
}

#[test]
fn a_client_that_never_reads_is_disconnected() {
    run(async {
        let server = TestServer::with(|config| config.limits.write_time = Duration::from_millis(300)).await;
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", server.address());
        let mut written = Ok(());
        // Requests whose answers are never read, until all buffers are full and the server gives up.
        while written.is_ok() {
            written = match tokio::time::timeout(PATIENCE, stream.write_all(request.as_bytes())).await {
                Ok(written) => written,
                Err(_) => panic!("the server waits for ever"),
            };
        }
        until(async || counted(&server, "wolfden_timeouts_total{what=\"response write\"}").await == 1).await;
    });
}

#[test]
fn one_address_cannot_take_every_connection() {
    run(async {
        let server = TestServer::with(|config| config.limits.sockets = 0).await;
        let mut held = Vec::new();
        for _ in 0..256 {
            held.push(TcpStream::connect(server.address()).await.unwrap());
        }
        let mut one_more = TcpStream::connect(server.address()).await.unwrap();
        let ended = tokio::time::timeout(PATIENCE, one_more.read(&mut [0; 1])).await.expect("it is closed");
        assert!(!matches!(ended, Ok(1..)), "{ended:?}");
        drop(held);
        // Their places are freed.
        let begun = Instant::now();
        loop {
            let mut stream = TcpStream::connect(server.address()).await.unwrap();
            let _ = stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").await;
            let mut answer = Vec::new();
            if stream.read_to_end(&mut answer).await.is_ok() && answer.starts_with(b"HTTP/1.0 200") {
                break;
            }
            assert!(begun.elapsed() < PATIENCE, "no slot is freed");
        }
        // It was closed to make room, not because it was idle.
        assert!(counted(&server, "wolfden_shed_total").await >= 1);
    });
}

/// Messages sent after the last burst must not discard the goodbye.
#[test]
fn a_burst_ends_with_a_goodbye() {
    run(async {
        let server = TestServer::with(|config| config.limits = Limits { messages: 1.0, ..crate::support::limits() }).await;
        let ada = server.guest("Ada").await;
        let id = open_table(&ada, 2).await;
        for flood in ["{\"id\":1,\"do\":\"ping\"}".to_string(), "x".repeat(4000)] {
            let mut socket = ada.connect(&id, 0).await;
            socket.welcome().await;
            // Pings count like any other message.
            for _ in 0..2_000 {
                if socket.stream.send(Frame::Text(flood.as_str().into())).await.is_err() {
                    break;
                }
            }
            let mut heard = Vec::new();
            while let Ok(text) = socket.text().await {
                heard.push(text);
            }
            let last = heard.last().expect("something was said");
            assert!(last.starts_with("{\"bye\""), "{last}");
        }
    });
}

#[test]
fn frames_that_only_ping_are_counted() {
    run(async {
        let server = TestServer::with(|config| config.limits = Limits { messages: 1.0, ..crate::support::limits() }).await;
        let ada = server.guest("Ada").await;
        let mut socket = ada.connect(&open_table(&ada, 2).await, 0).await;
        socket.welcome().await;
        for _ in 0..300 {
            if socket.stream.send(Frame::Ping(Vec::new().into())).await.is_err() {
                break;
            }
        }
        while socket.text().await.is_ok() {}
        assert!(socket.heard.last().is_some_and(|last| last.starts_with("{\"bye\"")), "{:?}", socket.heard.last());
    });
}

#[test]
fn a_player_who_left_can_come_back_with_the_same_invite() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["invite", "invite", "open"], "sit": 0 })).await;
        let secret = made.invites[0].secret.as_str();
        bob.join(&made.id, Some(secret)).await;
        let mut socket = bob.connect(&made.id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Leave).await.unwrap();
        let path = format!("/api/matches/{}/join", made.id);
        assert_eq!(eve.post(&path, &json!({ "invite": secret })).await.code(), "invite-used", "it is still Bob's");
        assert_eq!(bob.join(&made.id, Some(secret)).await.seat, Seat(1));
    });
}

/// A table that cannot determine the fate of a change holds up everyone behind it; they must not wait forever.
#[test]
fn clients_that_wait_too_long_are_told_to_reconnect() {
    run(async {
        let faults = Faults::new();
        let server = TestServer::failing(&faults, |config| {
            config.limits.store_time = 10 * PATIENCE;
            config.limits.answer_time = Duration::from_secs(3);
        })
        .await;
        let ada = server.guest("Ada").await;
        let id = open_table(&ada, 2).await;
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        faults.next("append", Fault::Hangs);
        socket.say(Command::Chat { text: "a".into() }).await;
        assert!(matches!(socket.message().await, ServerMessage::Bye(bye) if bye.reconnect));
        assert_eq!(counted(&server, "wolfden_timeouts_total{what=\"table\"}").await, 1);
    });
}

/// Bots and clocks do not hammer a database that fails immediately.
#[test]
fn a_database_that_cannot_be_written_is_not_hammered() {
    run(async {
        let faults = Faults::new();
        let server = TestServer::failing(&faults, |_| {}).await;
        let ada = server.guest("Ada").await;
        let seats = json!(["open", { "bot": "random" }]);
        let clock = json!({ "live": { "main_ms": 1000, "increment_ms": 0 } });
        let id = ada.make(&json!({ "game": "wolf-and-hound", "seats": seats, "sit": 0, "clock": clock })).await.id;
        faults.always(&["append"], &Fault::Fails);
        let mut socket = ada.connect(&id, 0).await;
        socket.welcome().await;
        // Either the bot's turn or Ada's clock is due and cannot be stored. It is retried about once a second.
        let tried = async || counted(&server, "wolfden_store_failures_total{what=\"append\"}").await;
        until(async || tried().await >= 1).await;
        let (begun, before) = (Instant::now(), tried().await);
        until(async || tried().await >= before + 4).await;
        assert!(begun.elapsed() > Duration::from_secs(1), "{:?}", begun.elapsed());
        faults.forget();
        let mut state = socket.update().await.state;
        while state.phase != Phase::Over {
            state = socket.update().await.state;
        }
    });
}
