//! The lobby and access control: identity, seats, and what strangers and other sites may not do.

use std::collections::BTreeSet;
use std::time::Instant;

use crate::support::{Client, TestServer, run};
use den_core::Seat;
use den_server::Limits;
use den_table::rest::{MatchCreated, Matches, Me, Offer};
use den_table::wire::{Code, Command, Phase, ServerMessage};
use serde_json::{Value, json};

fn open_table() -> Value {
    json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })
}

#[test]
fn a_guest_is_identified_by_a_cookie_and_a_name_can_be_claimed() {
    run(async {
        let server = TestServer::open().await;
        let stranger = server.stranger();
        let answer = stranger.get("/api/me").await;
        assert_eq!((answer.status, answer.code().as_str()), (401, "unknown"));
        let answer = stranger.post("/api/me", &json!({ "name": "  Ada   Lovelace " })).await;
        let line = answer.header("set-cookie").unwrap().to_string();
        assert!(line.contains("HttpOnly") && line.contains("SameSite=Strict") && line.contains("Path=/"), "{line}");
        let token = line.split(['=', ';']).nth(1).unwrap();
        assert!(token.len() == 64 && token.bytes().all(|b| b.is_ascii_hexdigit()), "256 bits");
        assert!(!answer.body.contains(token));
        let mut ada = server.stranger();
        ada.keep_cookie(&answer);
        let me: Me = ada.get("/api/me").await.read();
        assert_eq!((me.name.as_str(), me.claimed), ("Ada Lovelace", false));
        // Only the hash of the token is stored.
        let database = std::fs::read(server.scratch.path().join("wolfden.db")).unwrap();
        let wal = std::fs::read(server.scratch.path().join("wolfden.db-wal")).unwrap_or_default();
        assert!(![database, wal].concat().windows(64).any(|window| window == token.as_bytes()));
        // A claimed name is reserved, and its owner can log in from anywhere.
        assert_eq!(ada.post("/api/me/claim", &json!({ "name": "Ada", "password": "short" })).await.status, 422);
        let answer = ada.post("/api/me/claim", &json!({ "name": "Ada", "password": "correct horse" })).await;
        assert!(answer.read::<Me>().claimed);
        ada.keep_cookie(&answer);
        let bob = server.guest("Bob").await;
        assert_eq!(bob.post("/api/me/claim", &json!({ "name": "ADA", "password": "battery staple" })).await.code(), "name-taken");
        assert_eq!(bob.post("/api/me", &json!({ "name": "ada" })).await.code(), "name-taken");
        assert_eq!(bob.post("/api/me", &json!({ "name": "Robert" })).await.read::<Me>().name, "Robert");
        let wrong = stranger.post("/api/login", &json!({ "name": "Ada", "password": "wrong horse" })).await;
        let nobody = stranger.post("/api/login", &json!({ "name": "Nobody", "password": "wrong horse" })).await;
        assert_eq!(
            (wrong.status, nobody.status, &wrong.body),
            (401, 401, &nobody.body),
            "the answer does not tell which of the two is wrong"
        );
        let mut again = server.stranger();
        let answer = again.post("/api/login", &json!({ "name": "ada", "password": "correct horse" })).await;
        again.keep_cookie(&answer);
        assert_eq!(again.get("/api/me").await.read::<Me>().id, me.id);
        assert_eq!(again.post("/api/logout", &json!(null)).await.status, 204);
        assert_eq!(again.get("/api/me").await.status, 401);
        assert_eq!(ada.get("/api/me").await.status, 200, "the other browser stays");
    });
}

#[test]
fn behind_a_tls_proxy_the_cookie_is_secure() {
    run(async {
        let server = TestServer::with(|config| config.behind_proxy = true).await;
        let proxied = server.stranger().with_header("X-Forwarded-Proto", "https").with_header("X-Forwarded-For", "6.6.6.6, 192.0.2.7");
        let answer = proxied.post("/api/me", &json!({ "name": "Ada" })).await;
        assert!(answer.header("set-cookie").unwrap().ends_with("; Secure"));
    });
}

#[test]
fn invites_are_single_use_secrets_and_seats_belong_to_players() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["invite", "invite"], "sit": 0 })).await;
        assert_eq!(made.invites.len(), 1, "the host's own seat needs none");
        let invite = &made.invites[0];
        assert_eq!(invite.link, format!("/#/join/{}/{}", made.id, invite.secret), "behind the #, where no browser sends it");
        assert_eq!(invite.secret.len(), 64);
        // Not in the lobby, not without the secret, not with a wrong one.
        assert_eq!(eve.get("/api/lobby").await.read::<Matches>().matches.len(), 0);
        let path = format!("/api/matches/{}/join", made.id);
        assert_eq!(eve.post(&path, &json!({})).await.code(), "seat-taken");
        assert_eq!(eve.post(&path, &json!({ "invite": "0".repeat(64) })).await.code(), "invite-used");
        assert_eq!(bob.join(&made.id, Some(&invite.secret)).await.seat, Seat(1));
        assert_eq!(eve.post(&path, &json!({ "invite": invite.secret })).await.code(), "invite-used");
        assert_eq!(bob.join(&made.id, Some(&invite.secret)).await.seat, Seat(1), "who sits, sits");
        // The secret is sent once and appears in nothing that others are sent.
        for answer in [eve.get(&format!("/api/matches/{}", made.id)).await, eve.get("/metrics").await] {
            assert!(!answer.body.contains(&invite.secret));
        }
        // The token decides whose view a client gets, not what it asks for.
        let mut socket = eve.connect(&made.id, 0).await;
        let welcome = socket.welcome().await;
        assert_eq!((welcome.you, welcome.state.moves.len()), (None, 0));
        assert_eq!(socket.ask(Command::Resign).await.unwrap_err().refused.code, Code::NotSeated);
    });
}

/// DEN-SEAT-3: the link of the table seats everyone who has it, and works again for a seat that is given up.
#[test]
fn one_link_seats_everyone() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob, eve, dan) =
            (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await, server.guest("Dan").await);
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["invite", "invite", "invite"], "sit": 0 })).await;
        let link = made.link.clone().unwrap();
        let secret = link.strip_prefix(&format!("/#/join/{}/", made.id)).unwrap();
        assert!(made.invites.iter().all(|invite| invite.secret != secret), "knowing it reveals no other invite");
        assert_eq!(bob.join(&made.id, Some(secret)).await.seat, Seat(1));
        let mut socket = bob.connect(&made.id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Leave).await.unwrap();
        assert_eq!(eve.join(&made.id, Some(secret)).await.seat, Seat(1), "the seat that was given up");
        assert_eq!(eve.join(&made.id, Some(secret)).await.seat, Seat(1), "who sits, sits");
        assert_eq!(dan.join(&made.id, Some(secret)).await.seat, Seat(2));
        let path = format!("/api/matches/{}/join", made.id);
        assert_eq!(bob.post(&path, &json!({ "invite": secret })).await.code(), "seat-taken");
        // A public table needs none.
        assert_eq!(ada.make(&open_table()).await.link, None);
    });
}

#[test]
fn the_lobby_lists_open_seats_and_the_host_fills_or_closes() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let made = ada.make(&open_table()).await;
        let lobby: Matches = bob.get("/api/lobby").await.read();
        assert_eq!((lobby.matches.len(), lobby.matches[0].open_seats, lobby.matches[0].seats), (1, 1, 2));
        let path = format!("/api/matches/{}", made.id);
        let fill = json!({ "seat": 1, "bot": "random" });
        assert_eq!(bob.post(&format!("{path}/fill"), &fill).await.status, 403);
        assert_eq!(bob.post(&format!("{path}/close"), &json!(null)).await.status, 403);
        assert_eq!(ada.post(&format!("{path}/fill"), &json!({ "seat": 1, "bot": "stockfish" })).await.status, 422);
        assert_eq!(ada.post(&format!("{path}/fill"), &fill).await.status, 204);
        assert_eq!(ada.show(&made.id).await.phase, Phase::Playing);
        assert_eq!(ada.post(&format!("{path}/close"), &json!(null)).await.status, 409);
        assert_eq!(bob.get("/api/lobby").await.read::<Matches>().matches.len(), 0);
        let running = bob.get("/api/running").await.read::<Matches>().matches;
        assert_eq!(running.iter().map(|one| &one.id).collect::<Vec<_>>(), [&made.id], "what began at an open table can be watched");
        let closed = ada.make(&open_table()).await;
        assert_eq!(ada.post(&format!("/api/matches/{}/close", closed.id), &json!(null)).await.status, 204);
        assert_eq!(bob.get("/api/lobby").await.read::<Matches>().matches.len(), 0);
        // A player who leaves before the start frees the seat.
        let third = ada.make(&open_table()).await;
        let mut socket = ada.connect(&third.id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Leave).await.unwrap();
        assert_eq!(bob.get("/api/lobby").await.read::<Matches>().matches[0].open_seats, 2);
    });
}

#[test]
fn settings_that_cannot_be_played_are_refused_with_the_reason() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        let refused = async |table: Value| {
            let answer = ada.post("/api/matches", &table).await;
            assert_eq!(answer.status, 422, "{}", answer.body);
            answer.json()["message"].to_string()
        };
        assert!(refused(json!({ "game": "chess", "seats": ["open"] })).await.contains("wolf-and-hound"), "says what there is");
        assert!(refused(json!({ "game": "wolf-and-hound", "seats": [] })).await.contains("den-no-seats"));
        assert!(refused(json!({ "game": "wolf-and-hound", "seats": vec!["open"; 40] })).await.contains("den-no-seats"));
        assert!(refused(json!({ "game": "wolf-and-hound", "seats": ["open", { "bot": "x" }] })).await.contains("den-no-such-bot"));
        assert!(
            refused(json!({ "game": "wolf-and-hound", "options": "no=thing", "seats": ["open", "open"] }))
                .await
                .contains("den-refusal-allowed")
        );
        let clock = json!({ "live": { "main_ms": 1, "increment_ms": 0 } });
        assert!(
            refused(json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "clock": clock })).await.contains("den-no-clock-times")
        );
        assert_eq!(server.stranger().post("/api/matches", &open_table()).await.status, 401);
        for (path, status) in [("/api/matches/nosuchmatch", 404), ("/api/matches/..%2f", 404), ("/api/nothing", 404), ("/nothing", 404)] {
            assert_eq!(ada.get(path).await.status, status, "{path}");
        }
        assert_eq!(ada.try_connect(&"nosuchmatch".parse().unwrap(), 0).await.err(), Some(404));
    });
}

#[test]
fn other_sites_may_not_open_sockets_or_change_anything() {
    run(async {
        let server = TestServer::with(|config| config.origins = vec!["https://wolfden.example".into()]).await;
        let ada = server.guest("Ada").await;
        let made = ada.make(&open_table()).await;
        for (origin, allowed) in [
            ("https://evil.example".to_string(), false),
            ("null".to_string(), false),
            (format!("http://{}.evil.example", server.address()), false),
            (format!("http://{}", server.address()), true),
            ("https://wolfden.example".to_string(), true),
        ] {
            let page = ada.with_header("Origin", &origin);
            assert_eq!(page.try_connect(&made.id, 0).await.err(), (!allowed).then_some(403), "{origin}");
            let status = page.post("/api/me", &json!({ "name": "Mallory" })).await.status;
            assert_eq!(status, if allowed { 200 } else { 403 }, "{origin}");
        }
    });
}

#[test]
fn every_answer_has_the_security_headers() {
    run(async {
        let server = TestServer::open().await;
        for path in ["/", "/api/games", "/api/me", "/nothing", "/healthz"] {
            let answer = server.stranger().get(path).await;
            let policy = answer.header("content-security-policy").unwrap_or_default();
            assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
            assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
            assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        }
        assert_eq!(server.stranger().get("/api/games").await.header("cache-control"), Some("no-store"));
    });
}

#[test]
fn too_much_of_anything_is_refused() {
    run(async {
        // One of each, and no more while the test runs, however slow the machine is.
        let limits =
            Limits { requests: 1e9, rare: 0.06, sockets: 2, messages: 0.001, at_match: 3, all_sockets: 10, ..crate::support::limits() };
        let server = TestServer::with(|config| {
            config.limits = limits;
            config.behind_proxy = true;
        })
        .await;
        let from = |address: &str| server.stranger().with_header("X-Forwarded-For", address);
        // New guests.
        let statuses = async |client: &Client, n: usize| {
            let mut seen = Vec::new();
            for _ in 0..n {
                seen.push(client.post("/api/me", &json!({ "name": "Ada" })).await.status);
            }
            seen
        };
        assert_eq!(statuses(&from("192.0.2.1"), 4).await, [201, 429, 429, 429]);
        assert_eq!(statuses(&from("192.0.2.2"), 1).await, [201], "another address is another client");
        // A client cannot pretend to be another by setting the header itself.
        for at in 0..4 {
            let forged = from(&format!("203.0.113.{at}")).with_header("X-Forwarded-For", "192.0.2.9");
            assert_eq!(statuses(&forged, 1).await, [if at == 0 { 201 } else { 429 }]);
        }
        // Sockets of one address, and of one match.
        let mut ada = from("192.0.2.4");
        let answer = ada.post("/api/me", &json!({ "name": "Ada" })).await;
        ada.keep_cookie(&answer);
        let made: MatchCreated = ada.post("/api/matches", &open_table()).await.read();
        let mut first = ada.connect(&made.id, 0).await;
        first.welcome().await;
        let mut second = ada.connect(&made.id, 0).await;
        second.welcome().await;
        assert_eq!(from("192.0.2.4").try_connect(&made.id, 0).await.err(), Some(429));
        let mut third = from("192.0.2.5").connect(&made.id, 0).await;
        third.welcome().await;
        let mut fourth = from("192.0.2.5").connect(&made.id, 0).await;
        assert!(matches!(fourth.message().await, ServerMessage::Bye(bye) if bye.reconnect), "the table is full");
        // Messages on one socket.
        let mut codes = BTreeSet::new();
        for _ in 0..12 {
            match first.ask(Command::Chat { text: "spam".into() }).await {
                Ok(_) => codes.insert("done".to_string()),
                Err(refused) => codes.insert(format!("{:?}", refused.refused.code)),
            };
        }
        assert_eq!(codes, ["TooMuch", "done"].map(String::from).into());
        // A body that is far too long.
        let long = ada.send("POST", "/api/me", Some(format!("{{\"name\":\"{}\"}}", "x".repeat(200_000)))).await;
        assert!(long.status == 413 || long.status == 0, "{}", long.status);
        // Passwords.
        let guess = from("192.0.2.6");
        let mut seen = Vec::new();
        for _ in 0..4 {
            seen.push(guess.post("/api/login", &json!({ "name": "Ada", "password": "12345678" })).await.status);
        }
        assert_eq!(seen, [401, 429, 429, 429]);
    });
}

/// The limits that an operator gets without asking. What the buckets give out in the time that the test takes is counted in.
#[test]
fn the_default_limits_hold() {
    run(async {
        let server = TestServer::with(|config| config.limits = Limits { requests: 1e9, ..Limits::default() }).await;
        let usual = Limits::default();
        let most =
            |begun: Instant, per_minute: f64, burst: f64| (burst + begun.elapsed().as_secs_f64() * per_minute / 60.0).ceil() as usize;
        let (mut guests, mut client, begun) = (0, server.stranger(), Instant::now());
        for _ in 0..60 {
            let answer = server.stranger().post("/api/me", &json!({ "name": "Ada" })).await;
            guests += usize::from(answer.status == 201);
            if answer.status == 201 {
                client.keep_cookie(&answer);
            }
        }
        assert!(guests <= most(begun, usual.rare, usual.rare), "{guests} guests");
        let (mut tables, mut id, begun) = (0, None, Instant::now());
        for _ in 0..40 {
            let answer = client.post("/api/matches", &open_table()).await;
            if answer.status == 201 {
                tables += 1;
                id = Some(answer.read::<MatchCreated>().id);
            }
        }
        assert!(tables <= most(begun, usual.rare, usual.rare).min(usual.tables as usize), "{tables} tables");
        let mut socket = client.connect(&id.unwrap(), 0).await;
        socket.welcome().await;
        let (mut lines, begun) = (0, Instant::now());
        for _ in 0..40 {
            lines += usize::from(socket.ask(Command::Chat { text: "spam".into() }).await.is_ok());
        }
        assert!(lines <= most(begun, usual.chat, usual.chat / 6.0), "{lines} lines");
    });
}

#[test]
fn malformed_requests_are_refused_and_never_break_anything() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        let bodies = ["", "{", "[]", "null", "{\"name\":1}", "{\"name\":\"x\",\"admin\":true}", "\u{0}"];
        for path in ["/api/me", "/api/me/claim", "/api/login", "/api/matches", "/api/matches/abc/join", "/api/matches/abc/fill"] {
            for body in bodies {
                let status = ada.send("POST", path, Some(body.to_string())).await.status;
                assert!((400..500).contains(&status), "{path} {body:?}: {status}");
            }
        }
        assert_eq!(ada.get("/healthz").await.status, 200);
    });
}

#[test]
fn health_readiness_metrics_and_the_front_page() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        assert_eq!(ada.get("/healthz").await.body, "ok\n");
        assert_eq!(ada.get("/readyz").await.body, "ready\n");
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", { "bot": "random" }], "sit": 0 })).await;
        let mut socket = ada.connect(&made.id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Chat { text: "sesame".into() }).await.unwrap();
        let metrics = ada.get("/metrics").await.body;
        for line in [
            "wolfden_sockets 1",
            "wolfden_live_matches 1",
            "wolfden_changes_total{game=\"wolf-and-hound\"}",
            "wolfden_store_seconds_bucket",
        ] {
            assert!(metrics.contains(line), "{line} is missing in\n{metrics}");
        }
        assert!(metrics.ends_with("# EOF\n"));
        for secret in ["sesame", "Ada", made.id.as_str(), ada.cookie.as_deref().unwrap()] {
            assert!(!metrics.contains(secret), "{secret} is in the metrics");
        }
        let page = ada.get("/").await;
        assert_eq!(page.status, 200);
        assert!(page.header("content-type").unwrap().starts_with("text/html"));
        let offer: Offer = ada.get("/api/games").await.read();
        assert!(offer.games.iter().any(|game| game.id == "wolf-and-hound") && !offer.bots.is_empty());
    });
}
