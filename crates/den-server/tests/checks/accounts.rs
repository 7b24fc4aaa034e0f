//! Names, sessions, passwords and recovery, and the export and deletion of a player's data.

use crate::support::smtp::Smtp;
use crate::support::{Client, Socket, TestServer, run};
use den_server::Limits;
use den_table::rest::{Export, Me, RecoveryCodes, Sessions};
use den_table::wire::{Command, LogEvent, Phase, ServerMessage, State};
use den_table::{Account, Occupant};
use serde_json::{Value, json};

fn open_table() -> Value {
    json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })
}

/// A player with a claimed name, and the recovery codes.
async fn claimed(server: &TestServer, name: &str) -> (Client, Vec<String>) {
    let mut player = server.guest(&format!("{name} x")).await;
    let answer = player.post("/api/me/claim", &json!({ "name": name, "password": "correct horse" })).await;
    let me: Me = answer.read();
    player.keep_cookie(&answer);
    (player, me.recovery_codes.expect("codes are shown once"))
}

async fn login(server: &TestServer, name: &str, password: &str) -> Result<Client, u16> {
    let mut client = server.stranger();
    let answer = client.post("/api/login", &json!({ "name": name, "password": password })).await;
    if answer.status != 200 {
        return Err(answer.status);
    }
    client.keep_cookie(&answer);
    Ok(client)
}

/// The reason given when a connection ends.
async fn bye(socket: &mut Socket) -> String {
    loop {
        match socket.message().await {
            ServerMessage::Bye(bye) => return bye.message.key.to_string(),
            _ => continue,
        }
    }
}

#[test]
fn names_that_imitate_others_are_refused() {
    run(async {
        let server = TestServer::open().await;
        let (_ada, _) = claimed(&server, "Ada Paul").await;
        let stranger = server.stranger();
        for name in ["ada paul", "Ada PauI", "Аdа Paul", "Ａｄａ Ｐａｕｌ", "Ada\u{200b} Paul", "Ada\u{2800}", "alpha bot", "Bot (alpha)"]
        {
            let status = stranger.post("/api/me", &json!({ "name": name })).await.status;
            assert!(status == 422 || status == 409, "{name:?}: {status}");
        }
        for name in ["Ada", "Paula", "Łukasz", "Вера"] {
            assert_eq!(stranger.post("/api/me", &json!({ "name": name })).await.status, 201, "{name}");
        }
    });
}

#[test]
fn a_guest_loses_a_name_that_another_claims() {
    run(async {
        let server = TestServer::open().await;
        let guest = server.guest("Wolf").await;
        let (_owner, _) = claimed(&server, "Wolf").await;
        assert_eq!(guest.post("/api/matches", &open_table()).await.code(), "name-taken");
        let host = server.guest("Host").await;
        let made = host.make(&open_table()).await;
        assert_eq!(guest.post(&format!("/api/matches/{}/join", made.id), &json!({})).await.code(), "name-taken");
        assert_eq!(guest.post("/api/me", &json!({ "name": "Other" })).await.status, 200);
        guest.join(&made.id, None).await;
    });
}

#[test]
fn seats_show_the_kind_of_account() {
    run(async {
        let server = TestServer::open().await;
        let (ada, _) = claimed(&server, "Ada").await;
        let guest = server.guest("Gus").await;
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open", { "bot": "pup" }, "open"], "sit": 0 })).await;
        guest.join(&made.id, None).await;
        let seats = ada.show(&made.id).await.seats;
        assert_eq!(
            seats.iter().map(|seat| seat.account).collect::<Vec<_>>(),
            [Account::Claimed, Account::Guest, Account::Claimed, Account::Claimed]
        );
        assert!(matches!(seats[2].occupant, Occupant::Bot(_)), "a bot is not a person with a name");
    });
}

#[test]
fn nobody_can_lock_another_out_of_login() {
    run(async {
        let server = TestServer::with(|config| {
            config.limits = Limits { rare: 0.06, ..crate::support::limits() };
            config.behind_proxy = true;
        })
        .await;
        let from = |address: &str| server.stranger().with_header("X-Forwarded-For", address);
        let mut ada = from("192.0.2.1");
        let answer = ada.post("/api/me", &json!({ "name": "Guest" })).await;
        ada.keep_cookie(&answer);
        assert_eq!(ada.post("/api/me/claim", &json!({ "name": "Ada", "password": "correct horse" })).await.status, 200);
        let attacker = from("192.0.2.66");
        let mut refused = 0;
        for _ in 0..20 {
            refused += usize::from(attacker.post("/api/login", &json!({ "name": "Ada", "password": "guess" })).await.status == 429);
        }
        assert_eq!(refused, 19, "one guess is read, however slow the machine is");
        let answer = from("192.0.2.2").post("/api/login", &json!({ "name": "Ada", "password": "correct horse" })).await;
        assert_eq!(answer.status, 200, "from elsewhere Ada comes in");
    });
}

#[test]
fn sockets_end_with_their_session() {
    run(async {
        let server = TestServer::open().await;
        let (ada, _) = claimed(&server, "Ada").await;
        let made = ada.make(&open_table()).await;
        let laptop = login(&server, "Ada", "correct horse").await.unwrap();
        let phone = login(&server, "Ada", "correct horse").await.unwrap();
        let mut sockets = Vec::new();
        for client in [&ada, &laptop, &phone] {
            let mut socket = client.connect(&made.id, 0).await;
            socket.welcome().await;
            sockets.push(socket);
        }
        let list: Sessions = laptop.get("/api/me/sessions").await.read();
        assert_eq!((list.sessions.len(), list.sessions.iter().filter(|session| session.current).count()), (3, 1));
        assert_eq!(laptop.post("/api/logout", &json!(null)).await.status, 204);
        assert_eq!(bye(&mut sockets[1]).await, "server-bye-logged-out");
        assert_eq!((laptop.get("/api/me").await.status, phone.get("/api/me").await.status), (401, 200));
        // One session by its id, then all of them.
        let list: Sessions = phone.get("/api/me/sessions").await.read();
        let other = &list.sessions.iter().find(|session| !session.current).unwrap().session;
        assert_eq!(phone.post("/api/me/sessions/end", &json!({ "session": other })).await.status, 204);
        assert_eq!(bye(&mut sockets[0]).await, "server-bye-logged-out");
        let again = login(&server, "Ada", "correct horse").await.unwrap();
        assert_eq!(again.post("/api/logout-everywhere", &json!(null)).await.status, 204);
        assert_eq!(bye(&mut sockets[2]).await, "server-bye-logged-out");
        assert_eq!((phone.get("/api/me").await.status, again.get("/api/me").await.status), (401, 401));
    });
}

#[test]
fn a_session_expires_and_is_replaced_at_login() {
    run(async {
        let server = TestServer::open().await;
        let guest = server.guest("Gus").await;
        assert_eq!(guest.get("/api/me").await.status, 200);
        let database = rusqlite::Connection::open(server.scratch.path().join("wolfden.db")).unwrap();
        assert_eq!(database.execute("update sessions set expires_ms = 1", []).unwrap(), 1);
        assert_eq!(guest.get("/api/me").await.status, 401, "its time is over");
        let (ada, _) = claimed(&server, "Ada").await;
        let mut new = ada.clone();
        let answer = ada.post("/api/login", &json!({ "name": "Ada", "password": "correct horse" })).await;
        new.keep_cookie(&answer);
        assert_ne!(ada.cookie, new.cookie);
        assert_eq!((ada.get("/api/me").await.status, new.get("/api/me").await.status), (401, 200));
    });
}

#[test]
fn a_password_changes_only_with_the_old_one() {
    run(async {
        let server = TestServer::open().await;
        let (ada, _) = claimed(&server, "Ada").await;
        let other = login(&server, "Ada", "correct horse").await.unwrap();
        assert_eq!(ada.post("/api/me/claim", &json!({ "name": "Ada", "password": "battery staple" })).await.code(), "claimed-already");
        let change = |old: &str| json!({ "old": old, "password": "battery staple" });
        assert_eq!(ada.post("/api/me/password", &change("wrong horse")).await.status, 401);
        assert_eq!(ada.post("/api/me/password", &change("correct horse")).await.status, 204);
        assert_eq!((ada.get("/api/me").await.status, other.get("/api/me").await.status), (200, 401), "other sessions end");
        assert_eq!(login(&server, "Ada", "correct horse").await.unwrap_err(), 401);
        assert!(login(&server, "Ada", "battery staple").await.is_ok());
        let guest = server.guest("Gus").await;
        assert_eq!(guest.post("/api/me/password", &change("")).await.code(), "not-claimed");
    });
}

#[test]
fn a_recovery_code_sets_a_new_password_once() {
    run(async {
        let server = TestServer::open().await;
        let (ada, codes) = claimed(&server, "Ada").await;
        assert_eq!(codes.len(), 10);
        assert_eq!(ada.get("/api/me").await.read::<Me>().recovery_codes, None, "they are shown once");
        let database = std::fs::read(server.scratch.path().join("wolfden.db-wal")).unwrap_or_default();
        assert!(!database.windows(19).any(|window| window == codes[0].as_bytes()), "only hashes are stored");
        let recover = |code: &str| json!({ "name": "ada", "code": code, "password": "battery staple" });
        let stranger = server.stranger();
        assert_eq!(stranger.post("/api/recover", &recover("aaaa-bbbb-cccc-dddd")).await.status, 401);
        let typed = codes[0].to_uppercase().replace('-', " ");
        let answer = stranger.post("/api/recover", &recover(&typed)).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert_eq!(ada.get("/api/me").await.status, 401, "all sessions end");
        assert_eq!(stranger.post("/api/recover", &recover(&codes[0])).await.status, 401, "it works once");
        let ada = login(&server, "Ada", "battery staple").await.unwrap();
        assert_eq!(ada.post("/api/me/recovery-codes", &json!({ "password": "wrong" })).await.status, 401);
        let new: RecoveryCodes = ada.post("/api/me/recovery-codes", &json!({ "password": "battery staple" })).await.read();
        assert_eq!(stranger.post("/api/recover", &recover(&codes[1])).await.status, 401, "the old ones are gone");
        assert_eq!(stranger.post("/api/recover", &recover(&new.codes[1])).await.status, 200);
    });
}

#[test]
fn a_confirmed_address_gets_a_recovery_code_by_e_mail() {
    run(async {
        let smtp = Smtp::start().await;
        let server = TestServer::with(|config| config.mail = Some(smtp.settings())).await;
        let (ada, _) = claimed(&server, "Ada").await;
        let stranger = server.stranger().with_header("Accept-Language", "de");
        let forgot = json!({ "name": "Ada" });
        assert_eq!(stranger.post("/api/recover/email", &forgot).await.status, 202, "the answer tells nothing");
        let email = json!({ "email": "ada@example.org", "password": "correct horse" });
        assert_eq!(ada.post("/api/me/email", &email).await.status, 202);
        let code = smtp.code().await;
        assert_eq!(ada.post("/api/me/email/confirm", &json!({ "email": "eve@example.org", "code": code })).await.status, 401);
        assert_eq!(ada.post("/api/recover", &json!({ "name": "Ada", "code": code, "password": "battery staple" })).await.status, 401);
        assert_eq!(ada.post("/api/me/email/confirm", &json!({ "email": "ada@example.org", "code": code })).await.status, 204);
        assert!(smtp.is_empty(), "nothing was sent before the address was confirmed");
        assert_eq!(stranger.post("/api/recover/email", &forgot).await.status, 202);
        let code = smtp.code().await;
        let recover = json!({ "name": "Ada", "code": code, "password": "battery staple" });
        assert_eq!(stranger.post("/api/recover", &recover).await.status, 200);
        assert!(login(&server, "Ada", "battery staple").await.is_ok());
        let plain = TestServer::open().await;
        assert_eq!(plain.stranger().post("/api/recover/email", &forgot).await.code(), "no-mail");
    });
}

fn said(state: &State) -> Vec<String> {
    let text = |line: &den_table::wire::LogLine| match &line.what {
        LogEvent::Chat { text, .. } => Some(text.clone()),
        _ => None,
    };
    state.log.iter().filter_map(text).collect()
}

#[test]
fn an_account_is_exported_and_deleted_and_its_matches_stay_playable() {
    run(async {
        let server = TestServer::open().await;
        let (ada, _) = claimed(&server, "Ada Lovelace").await;
        let bob = server.guest("Bob").await;
        let made = ada.make(&open_table()).await;
        bob.join(&made.id, None).await;
        let mut socket = ada.connect(&made.id, 0).await;
        socket.welcome().await;
        socket.ask(Command::Chat { text: "I am Ada Lovelace".into() }).await.unwrap();
        let export: Export = ada.get("/api/me/export").await.read();
        assert_eq!((export.name.as_str(), export.matches.len(), export.sessions.len()), ("Ada Lovelace", 1, 1));
        assert_eq!(export.matches[0].chat[0].text, "I am Ada Lovelace");
        let waiting = ada.make(&open_table()).await;
        assert_eq!(ada.post("/api/me/delete", &json!({ "password": "wrong" })).await.status, 401);
        assert_eq!(ada.post("/api/me/delete", &json!({ "password": "correct horse" })).await.status, 204);
        assert_eq!(ada.get("/api/me").await.status, 401);
        assert_eq!(login(&server, "Ada Lovelace", "correct horse").await.unwrap_err(), 401);
        assert_eq!(bob.show(&waiting.id).await.phase, Phase::Over, "a table that waited is closed");
        // A bot takes over, nobody is called Ada any more, and the match can be finished.
        let shown = bob.show(&made.id).await;
        assert_eq!((shown.phase, shown.seats[0].account), (Phase::Playing, Account::Deleted));
        let mut socket = bob.connect(&made.id, 0).await;
        let state = socket.welcome().await.state;
        assert_eq!(said(&state), Vec::<String>::new());
        assert!(!socket.heard.concat().contains("Lovelace"));
        let end = crate::support::play_on(&mut socket, state, crate::support::random(3)).await;
        assert_eq!(end.phase, Phase::Over);
        let record = bob.get(&format!("/api/matches/{}/record", made.id)).await;
        assert_eq!(record.status, 200);
        assert!(!record.body.contains("Lovelace"));
        let journal = server.journal(&made.id).await;
        assert!(journal.iter().all(|change| !change.text().contains("Lovelace")));
        assert_eq!(server.stranger().post("/api/me", &json!({ "name": "Ada Lovelace" })).await.status, 201, "the name is free again");
    });
}

/// Submits a form of the account page; the form's own hidden fields come first.
async fn fill_in(client: &Client, page: &str, act: &str, fields: &str) -> crate::support::Answer {
    let proof = page.split("name=\"proof\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a form");
    client.form("/account", &format!("act={act}&proof={proof}&{fields}")).await
}

#[test]
fn the_account_page_does_without_scripts_what_the_api_does() {
    run(async {
        let server = TestServer::open().await;
        let mut ada = server.guest("Ada").await;
        let page = ada.get("/account").await;
        assert!(page.header("content-security-policy").unwrap().contains("form-action 'self'") && !page.body.contains("<script"));
        // A guest claims a name and is shown the codes once.
        let answer = fill_in(&ada, &page.body, "claim", "name=Ada&password=correct+horse").await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let code = answer.body.split("<code>").nth(1).unwrap().split('<').next().unwrap().to_string();
        ada.keep_cookie(&answer);
        assert!(ada.get("/api/me").await.read::<Me>().claimed);
        // Errors are shown in the language of the browser and change nothing.
        let german = ada.with_header("Accept-Language", "de");
        let page = german.get("/account").await.body;
        assert!(page.contains("Passwort ändern") && page.contains("lang=\"de\""), "{page}");
        let answer = fill_in(&german, &page, "password", "password=wrong+horse&new_password=battery+staple").await;
        assert_eq!(answer.status, 401);
        assert!(answer.body.contains("class=\"wrong\""), "{}", answer.body);
        assert_eq!(fill_in(&ada, &page, "password", "password=correct+horse&new_password=battery+staple").await.status, 200);
        // A form on another site cannot know the proof.
        assert_eq!(ada.form("/account", "act=logout-everywhere&proof=0").await.status, 403);
        assert_eq!(ada.form("/account", "act=%ff&seat=x").await.status, 400);
        // Another browser logs in; it is listed here and can be logged out from here.
        let mut phone = server.stranger().with_header("User-Agent", "Phone <b>");
        let login_page = phone.get("/account").await.body;
        let answer = fill_in(&phone, &login_page, "login", "name=Ada&password=battery+staple").await;
        assert_eq!((answer.status, answer.header("location")), (303, Some("/account")));
        phone.keep_cookie(&answer);
        let page = ada.get("/account").await.body;
        assert!(page.contains("Phone &lt;b&gt;") && !page.contains("Phone <b>"), "{page}");
        let session = page.split("name=\"id\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_string();
        assert_eq!(fill_in(&ada, &page, "end-session", &format!("id={session}")).await.status, 200);
        assert_eq!(phone.get("/api/me").await.status, 401);
        // Another player at the same table is reported, muted, blocked and unblocked.
        let bob = server.guest("Bob").await;
        let made = ada.make(&open_table()).await;
        bob.join(&made.id, None).await;
        let page = ada.get(&format!("/account?match={}", made.id)).await.body;
        assert!(page.contains("<td>Bob</td>") && !page.contains("<td>Ada</td>"), "{page}");
        assert!(page.contains("forbid-chat") && page.contains("forbid-spectators"), "Ada is the host: {page}");
        let answer = fill_in(&ada, &page, "forbid-chat", &format!("match={}", made.id)).await;
        assert!(answer.body.contains("allow-chat"), "{}", answer.body);
        assert_eq!(fill_in(&ada, &page, "close", &format!("match={}", made.id)).await.status, 409, "it has begun");
        let at = format!("match={}&seat=1", made.id);
        assert_eq!(fill_in(&ada, &page, "report", &format!("{at}&note=rude")).await.status, 200);
        for (act, shown) in [("mute", "Muted"), ("block", "Blocked")] {
            let answer = fill_in(&ada, &page, act, &at).await;
            assert!(answer.status == 200 && answer.body.contains(&format!("<td>{shown}</td>")), "{act}: {}", answer.body);
        }
        let bobs = bob.get("/api/me").await.read::<Me>().id;
        let answer = fill_in(&ada, &page, "unblock", &format!("id={bobs}")).await;
        assert!(!answer.body.contains("<td>Blocked</td>"));
        // The password is lost and reset with a code. In the end the account is deleted.
        let stranger = server.stranger();
        let login_page = stranger.get("/account").await.body;
        let mut ada = server.stranger();
        let answer = fill_in(&stranger, &login_page, "recover", &format!("name=Ada&code={code}&new_password=third+password")).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        ada.keep_cookie(&answer);
        let page = ada.get("/account").await.body;
        assert_eq!(fill_in(&ada, &page, "delete", "password=wrong").await.status, 401);
        assert_eq!(fill_in(&ada, &page, "delete", "password=third+password").await.status, 303);
        assert_eq!(ada.get("/api/me").await.status, 401);
        assert_eq!(login(&server, "Ada", "third password").await.map(drop), Err(401));
    });
}
