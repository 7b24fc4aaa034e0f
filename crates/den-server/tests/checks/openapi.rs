//! Real answers match the OpenAPI document: status, content type, headers and body, of every route and every kind of error.

use std::collections::BTreeSet;

use crate::support::faults::{Fault, Faults};
use crate::support::smtp::Smtp;
use crate::support::{Answer, TestServer, run};
use den_core::Pack;
use den_games::lone_wolves::LoneWolves;
use den_server::Limits;
use den_table::rest::{Blocks, MatchCreated, RecoveryCodes, Sessions};
use den_table::wire::Command;
use jsonschema::Validator;
use serde_json::{Value, json};

/// The document, and which parts of it were tested.
struct Document {
    json: Value,
    tried: BTreeSet<String>,
}

impl Document {
    fn new() -> Document {
        Document { json: serde_json::from_str(den_server::openapi()).unwrap(), tried: BTreeSet::new() }
    }

    /// The value, or the target of the reference.
    fn at<'a>(&'a self, value: &'a Value) -> &'a Value {
        value["$ref"]
            .as_str()
            .map_or(value, |to| self.json.pointer(to.trim_start_matches('#')).unwrap_or_else(|| panic!("{to} is not there")))
    }

    /// A validator for bodies of this schema.
    fn validator(&self, schema: &Value) -> Validator {
        let mut whole = schema.clone();
        whole["components"] = self.json["components"].clone();
        jsonschema::validator_for(&whole).unwrap()
    }

    fn holds(&mut self, method: &str, path: &str, status: u16, answer: &Answer) {
        let what = format!("{method} {path} {}: {}", answer.status, answer.body);
        assert_eq!(answer.status, status, "{what}");
        let response = self.at(&self.json["paths"][path][method]["responses"][status.to_string()]);
        assert!(response.is_object(), "the document does not have {what}");
        for name in response["headers"].as_object().into_iter().flatten().map(|(name, _)| name) {
            assert!(answer.header(name).is_some(), "{what} has no header {name}");
        }
        match response["content"].as_object() {
            None => assert!(answer.body.is_empty(), "{what} has a body"),
            Some(content) => {
                let kind = answer.header("content-type").unwrap_or_else(|| panic!("{what} has no content type"));
                let told = content.get(kind).or_else(|| content.get(kind.split(';').next()?));
                let schema = &told.unwrap_or_else(|| panic!("{what} is {kind}"))["schema"];
                let body = if kind.contains("json") { answer.json() } else { Value::from(answer.body.as_str()) };
                if let Err(error) = self.validator(schema).validate(&body) {
                    panic!("{what}: {error}");
                }
                if status >= 400 {
                    assert_eq!((kind, body["status"].as_u64()), ("application/problem+json", Some(u64::from(status))), "{what}");
                }
            }
        }
        self.tried.insert(format!("{method} {path} {status}"));
    }
}

#[test]
fn every_answer_matches_the_openapi_document() {
    run(async {
        let mut document = Document::new();
        let faults = Faults::new();
        let smtp = Smtp::start().await;
        let server = TestServer::failing(&faults, |config| {
            config.mail = Some(smtp.settings());
            config.reviews = Some(0);
        })
        .await;
        let stranger = server.stranger();
        assert_eq!(stranger.get("/api/openapi.json").await.body, den_server::openapi());
        for path in ["/healthz", "/readyz", "/metrics", "/api/openapi.json", "/api/games", "/api/lobby", "/api/running"] {
            document.holds("get", path, 200, &stranger.get(path).await);
            document.holds("get", path, 405, &stranger.send("PUT", path, None).await);
        }
        // Players.
        document.holds("get", "/api/me", 401, &stranger.get("/api/me").await);
        document.holds("post", "/api/me", 201, &stranger.post("/api/me", &json!({ "name": "Ada" })).await);
        document.holds("post", "/api/me", 422, &stranger.post("/api/me", &json!({ "name": "" })).await);
        document.holds("post", "/api/me", 400, &stranger.post("/api/me", &json!({ "nickname": "Ada" })).await);
        document.holds("post", "/api/me", 400, &stranger.send("POST", "/api/me", Some("{".into())).await);
        // One byte more than allowed, so that the server has read everything when it refuses.
        let long = json!({ "name": "x".repeat(64 * 1024 + 1 - r#"{"name":""}"#.len()) });
        document.holds("post", "/api/me", 413, &stranger.post("/api/me", &long).await);
        document.holds("post", "/api/me", 415, &stranger.form("/api/me", "name=Ada").await);
        for body in ["[\"Ada\"]", "\"Ada\"", "null"] {
            document.holds("post", "/api/me", 400, &stranger.send("POST", "/api/me", Some(body.into())).await);
        }
        document.holds("get", "/api/games", 421, &stranger.for_host("other.example").get("/api/games").await);
        let elsewhere = stranger.with_header("Origin", "https://other.example");
        document.holds("post", "/api/me", 403, &elsewhere.post("/api/me", &json!({ "name": "Ada" })).await);
        let (mut ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        document.holds("get", "/api/me", 200, &ada.get("/api/me").await);
        document.holds("post", "/api/me", 200, &ada.post("/api/me", &json!({ "name": "Ada" })).await);
        let password = json!({ "name": "Ada", "password": "12345678" });
        document.holds("post", "/api/me/claim", 422, &ada.post("/api/me/claim", &json!({ "name": "Ada", "password": "1" })).await);
        document.holds("post", "/api/me/claim", 200, &ada.post("/api/me/claim", &password).await);
        document.holds("post", "/api/me/claim", 409, &bob.post("/api/me/claim", &password).await);
        document.holds("post", "/api/me/claim", 401, &stranger.post("/api/me/claim", &password).await);
        document.holds("post", "/api/me", 409, &bob.post("/api/me", &json!({ "name": "Ada" })).await);
        document.holds("post", "/api/login", 401, &stranger.post("/api/login", &json!({ "name": "Ada", "password": "87654321" })).await);
        let answer = ada.post("/api/login", &password).await;
        document.holds("post", "/api/login", 200, &answer);
        ada.keep_cookie(&answer);
        // A match before it begins.
        // JSON has only one number type: 0.0 is an integer.
        let table = json!({ "game": "wolf-and-hound", "seats": ["open", "invite"], "sit": 0.0 });
        document.holds("post", "/api/matches", 401, &stranger.post("/api/matches", &table).await);
        document.holds("post", "/api/matches", 422, &ada.post("/api/matches", &json!({ "game": "chess", "seats": ["open"] })).await);
        let answer = ada.post("/api/matches", &table).await;
        document.holds("post", "/api/matches", 201, &answer);
        let made: MatchCreated = answer.read();
        let at = |what: &str| format!("/api/matches/{}{what}", made.id);
        for (what, rest) in [("", ""), ("/log", "?before=1"), ("/record", ""), ("/replay", ""), ("/deal", ""), ("/review", "")] {
            let path = format!("/api/matches/{{match}}{what}");
            document.holds("get", &path, 404, &ada.get(&format!("/api/matches/nosuch{what}{rest}")).await);
            document.holds("get", &path, 404, &ada.get(&format!("/api/matches/%ff{what}{rest}")).await);
        }
        document.holds("get", "/api/matches/{match}", 200, &ada.get(&at("")).await);
        document.holds("get", "/api/matches/{match}/play", 426, &ada.get(&at("/play")).await);
        let upgrade = ada.with_header("Upgrade", "websocket").with_header("Connection", "upgrade");
        document.holds("get", "/api/matches/{match}/play", 426, &upgrade.get(&at("/play")).await);
        document.holds("get", "/api/lobby", 400, &ada.get("/api/lobby?most=4294967296").await);
        document.holds("get", "/api/matches/{match}/play", 400, &ada.get(&at("/play?since=x")).await);
        for what in ["/record", "/replay", "/deal", "/review"] {
            document.holds("get", &format!("/api/matches/{{match}}{what}"), 409, &ada.get(&at(what)).await);
        }
        let fill = json!({ "seat": 1, "bot": "random" });
        document.holds("post", "/api/matches/{match}/fill", 403, &bob.post(&at("/fill"), &fill).await);
        document.holds("post", "/api/matches/{match}/fill", 401, &stranger.post(&at("/fill"), &fill).await);
        document.holds("post", "/api/matches/{match}/fill", 422, &ada.post(&at("/fill"), &json!({ "seat": 1, "bot": "x" })).await);
        document.holds("post", "/api/matches/{match}/fill", 409, &ada.post(&at("/fill"), &json!({ "seat": 0, "bot": "random" })).await);
        document.holds("post", "/api/matches/{match}/join", 401, &stranger.post(&at("/join"), &json!({})).await);
        document.holds("post", "/api/matches/{match}/join", 409, &bob.post(&at("/join"), &json!({})).await);
        let invite = json!({ "invite": made.invites[0].secret });
        document.holds("post", "/api/matches/{match}/join", 200, &bob.post(&at("/join"), &invite).await);
        document.holds("get", "/api/me/matches", 200, &bob.get("/api/me/matches").await);
        document.holds("get", "/api/me/matches", 401, &stranger.get("/api/me/matches").await);
        document.holds("post", "/api/matches/{match}/close", 409, &ada.post(&at("/close"), &json!(null)).await);
        document.holds("get", "/api/running", 200, &ada.get("/api/running").await);
        // Played and over.
        let mut socket = bob.connect(&made.id, 0).await;
        document.tried.insert("get /api/matches/{match}/play 101".into());
        socket.welcome().await;
        document.holds("get", "/api/matches/{match}/log", 200, &ada.get(&at("/log?before=9")).await);
        document.holds("get", "/api/matches/{match}/log", 400, &ada.get(&at("/log")).await);
        assert!(socket.ask(Command::Resign).await.unwrap().result.is_some());
        document.holds("get", "/api/matches/{match}", 200, &ada.get(&at("")).await);
        document.holds("get", "/api/matches/{match}/replay", 200, &ada.get(&at("/replay?eye=2&step=1")).await);
        document.holds("get", "/api/matches/{match}/replay", 422, &ada.get(&at("/replay?eye=x")).await);
        document.holds("get", "/api/matches/{match}/replay", 400, &ada.get(&at("/replay?step=x")).await);
        document.holds("get", "/api/matches/{match}/deal", 200, &ada.get(&at("/deal")).await);
        document.holds("get", "/api/matches/{match}/record", 200, &ada.get(&at("/record")).await);
        loop {
            let answer = stranger.get(&at("/review")).await;
            document.holds("get", "/api/matches/{match}/review", if answer.status == 202 { 202 } else { 200 }, &answer);
            if answer.status == 200 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        let waiting: MatchCreated = ada.post("/api/matches", &table).await.read();
        let at = |what: &str| format!("/api/matches/{}{what}", waiting.id);
        document.holds("get", "/api/lobby", 200, &stranger.get("/api/lobby").await);
        document.holds("post", "/api/matches/{match}/fill", 204, &ada.post(&at("/fill"), &fill).await);
        let waiting: MatchCreated = ada.post("/api/matches", &table).await.read();
        let close = format!("/api/matches/{}/close", waiting.id);
        document.holds("post", "/api/qr", 200, &stranger.post("/api/qr", &json!({ "text": "https://wolfden.example/#/join/a/b" })).await);
        document.holds("post", "/api/qr", 413, &stranger.post("/api/qr", &json!({ "text": "x".repeat(2500) })).await);
        // Content packs.
        let mut pack = Pack { name: "Mine".into(), ..Pack::of_built_in::<LoneWolves>() };
        pack.figures["box"]["moons"]["moon"] = json!(7);
        let (packs, path) = ("/api/packs", format!("/api/packs/{}", pack.hash()));
        document.holds("get", packs, 401, &stranger.get(packs).await);
        document.holds("post", packs, 401, &stranger.post(packs, &pack.to_json()).await);
        document.holds("post", packs, 422, &ada.post(packs, &json!({ "name": "Mine" })).await);
        document.holds("post", packs, 201, &ada.post(packs, &pack.to_json()).await);
        document.holds("get", packs, 200, &ada.get(packs).await);
        document.holds("get", "/api/packs/{hash}", 200, &stranger.get(&path).await);
        document.holds("get", "/api/packs/{hash}", 404, &stranger.get("/api/packs/none").await);
        let other = json!({ "game": "lone-wolves", "seats": ["open", "open"], "pack": "none" });
        document.holds("post", "/api/matches", 404, &ada.post("/api/matches", &other).await);
        document.holds("delete", "/api/packs/{hash}", 401, &stranger.send("DELETE", &path, None).await);
        document.holds("delete", "/api/packs/{hash}", 204, &ada.send("DELETE", &path, None).await);
        document.holds("delete", "/api/packs/{hash}", 404, &ada.send("DELETE", &path, None).await);
        // In JSON Schema 0.0 is an integer.
        let whole = json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0.0 });
        document.holds("post", "/api/matches", 201, &ada.post("/api/matches", &whole).await);
        document.holds("post", "/api/matches/{match}/close", 204, &ada.post(&close, &json!(null)).await);
        document.holds("post", "/api/logout", 204, &ada.post("/api/logout", &json!(null)).await);
        accounts(&mut document, &server, &smtp).await;
        // Without a database.
        faults.always(&["ready", "lobby", "running"], &Fault::Fails);
        for path in ["/readyz", "/api/lobby", "/api/running"] {
            document.holds("get", path, 503, &stranger.get(path).await);
        }
        every_route_was_tried(&document);
    });
}

/// The routes about accounts, hosts and blocked players.
async fn accounts(document: &mut Document, server: &TestServer, smtp: &Smtp) {
    let (mut eve, gus) = (server.guest("Eve").await, server.guest("Gus").await);
    let password = json!({ "name": "Eve", "password": "12345678" });
    let answer = eve.post("/api/me/claim", &password).await;
    eve.keep_cookie(&answer);
    document.holds("post", "/api/me/claim", 409, &eve.post("/api/me/claim", &password).await);
    let mut phone = server.stranger();
    phone.keep_cookie(&phone.post("/api/login", &password).await);
    document.holds("get", "/api/me/sessions", 200, &eve.get("/api/me/sessions").await);
    let sessions: Sessions = phone.get("/api/me/sessions").await.read();
    let phones = sessions.sessions.into_iter().find(|session| session.current).unwrap().session;
    document.holds("post", "/api/me/sessions/end", 404, &eve.post("/api/me/sessions/end", &json!({ "session": "none" })).await);
    document.holds("post", "/api/me/sessions/end", 204, &eve.post("/api/me/sessions/end", &json!({ "session": phones })).await);
    let change = json!({ "old": "12345678", "password": "87654321" });
    document.holds("post", "/api/me/password", 409, &gus.post("/api/me/password", &change).await);
    document.holds("post", "/api/me/password", 204, &eve.post("/api/me/password", &change).await);
    let answer = eve.post("/api/me/recovery-codes", &json!({ "password": "87654321" })).await;
    document.holds("post", "/api/me/recovery-codes", 200, &answer);
    let code = answer.read::<RecoveryCodes>().codes.remove(0);
    let answer = eve.post("/api/recover", &json!({ "name": "Eve", "code": code, "password": "12345678" })).await;
    document.holds("post", "/api/recover", 200, &answer);
    eve.keep_cookie(&answer);
    let email = |email: &str| json!({ "email": email, "password": "12345678" });
    document.holds("post", "/api/me/email", 422, &eve.post("/api/me/email", &email("no address")).await);
    document.holds("post", "/api/me/email", 202, &eve.post("/api/me/email", &email("eve@example.org")).await);
    let confirm = json!({ "email": "eve@example.org", "code": smtp.code().await });
    document.holds("post", "/api/me/email/confirm", 204, &eve.post("/api/me/email/confirm", &confirm).await);
    document.holds("post", "/api/me/email/confirm", 401, &eve.post("/api/me/email/confirm", &confirm).await);
    document.holds("post", "/api/recover/email", 202, &eve.post("/api/recover/email", &json!({ "name": "Eve" })).await);
    smtp.code().await;
    document.holds("post", "/api/me/email", 204, &eve.post("/api/me/email", &email("")).await);
    let made = eve.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open", "open", "open"], "sit": 0 })).await;
    let seat = gus.join(&made.id, None).await.seat;
    let at = |what: &str| format!("/api/matches/{}{what}", made.id);
    let block = json!({ "match": made.id, "seat": seat, "kind": "block" });
    document.holds("post", "/api/me/blocks", 204, &eve.post("/api/me/blocks", &block).await);
    document.holds("post", "/api/me/blocks", 422, &gus.post("/api/me/blocks", &block).await);
    let answer = eve.get("/api/me/blocks").await;
    document.holds("get", "/api/me/blocks", 200, &answer);
    let blocked = answer.read::<Blocks>().blocks.remove(0).player;
    let report = json!({ "match": made.id, "seat": seat, "note": "rude" });
    document.holds("post", "/api/reports", 201, &eve.post("/api/reports", &report).await);
    document.holds(
        "post",
        "/api/matches/{match}/permit",
        204,
        &eve.post(&at("/permit"), &json!({ "what": "chat", "allowed": false })).await,
    );
    document.holds("post", "/api/matches/{match}/remove", 403, &gus.post(&at("/remove"), &json!({ "seat": 0 })).await);
    document.holds("post", "/api/matches/{match}/remove", 204, &eve.post(&at("/remove"), &json!({ "seat": seat })).await);
    document.holds("get", "/api/matches/{match}", 200, &eve.get(&at("")).await);
    document.holds("get", "/api/me/export", 200, &eve.get("/api/me/export").await);
    document.holds("post", "/api/me/unblock", 204, &eve.post("/api/me/unblock", &json!({ "player": blocked })).await);
    document.holds("post", "/api/me/unblock", 404, &eve.post("/api/me/unblock", &json!({ "player": blocked })).await);
    document.holds("post", "/api/me/delete", 401, &eve.post("/api/me/delete", &json!({ "password": "wrong" })).await);
    document.holds("post", "/api/me/delete", 204, &eve.post("/api/me/delete", &json!({ "password": "12345678" })).await);
    document.holds("post", "/api/logout-everywhere", 204, &gus.post("/api/logout-everywhere", &json!(null)).await);
    document.holds("post", "/api/logout-everywhere", 401, &gus.post("/api/logout-everywhere", &json!(null)).await);
}

fn every_route_was_tried(document: &Document) {
    let mut statuses = BTreeSet::new();
    for (path, item) in document.json["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let responses = operation["responses"].as_object().unwrap();
            let mut tried = responses.keys().filter(|status| document.tried.contains(&format!("{method} {path} {status}")));
            assert!(tried.any(|status| status.as_str() < "400"), "{method} {path} was never answered well");
            statuses.extend(responses.keys().cloned());
        }
    }
    // 429 has its own test below.
    statuses.remove("429");
    statuses.retain(|status| !document.tried.iter().any(|tried| tried.ends_with(status)));
    assert_eq!(statuses, BTreeSet::new(), "nothing was answered with these");
}

#[test]
fn too_many_requests_are_refused_as_the_document_says() {
    run(async {
        let server = TestServer::with(|config| config.limits = Limits { requests: 1e-9, ..crate::support::limits() }).await;
        let mut document = Document::new();
        let stranger = server.stranger();
        // One request, and then none for years.
        document.holds("get", "/healthz", 200, &stranger.get("/healthz").await);
        document.holds("get", "/healthz", 429, &stranger.get("/healthz").await);
        document.holds("post", "/api/logout", 429, &stranger.post("/api/logout", &json!(null)).await);
    });
}

#[test]
fn unknown_urls_answer_with_a_problem() {
    run(async {
        let server = TestServer::open().await;
        for (method, path, status) in
            [("GET", "/api/nothing", 404), ("POST", "/api/nothing", 404), ("GET", "/nothing.js", 404), ("POST", "/index.html", 405)]
        {
            let answer = server.stranger().send(method, path, None).await;
            assert_eq!(answer.status, status, "{method} {path}");
            assert_eq!(answer.header("content-type"), Some("application/problem+json"), "{method} {path}");
            assert_eq!(answer.json()["status"], status, "{method} {path}");
            assert_eq!(answer.header("allow"), (status == 405).then_some("GET, HEAD"));
        }
    });
}
