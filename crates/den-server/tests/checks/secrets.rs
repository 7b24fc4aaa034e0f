//! Audits every byte that the server sends to a seat or a spectator. In games with secrets, a ledger derived from the stored steps alone
//! tracks who has been shown what; in games without, all eyes must get the same.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{Client, Socket, TestServer, random, run};
use den_core::{Eye, Game, Message, Options, Played, Seat, Step, built_in};
use den_ledgers::{lone_wolves as lone_wolves_ledger, wolf_and_hound as wolf_and_hound_ledger};
use den_store::Store;
use den_table::wire::{Command, Phase, ServerMessage, State};
use den_table::{Entry, MatchId};
use den_testkit::Ledger;
use lone_wolves::LoneWolves;
use serde_json::{Value, json};
use the_wolves::TheWolves;
use wolf_and_hound::WolfAndHound;
use wolfwalkers::Wolfwalkers;

/// What one socket received, and its eye.
struct Heard {
    eye: Eye,
    /// What the socket sent before each refusal: a refusal may repeat it.
    said: String,
    texts: Vec<String>,
}

/// Plays a match of `G` over sockets, with spectators, reconnections and probing moves. Returns every byte that was sent.
async fn play<G: Game>(server: &TestServer, options: &str, seats: u8, seed: u64) -> (MatchId, Vec<Heard>) {
    let places: Vec<&str> = vec!["open"; usize::from(seats)];
    let host = server.guest("Host").await;
    let made = host.make(&json!({ "game": G::ID, "options": options, "seats": places, "sit": 0 })).await;
    let mut players = vec![host];
    for at in 1..seats {
        let guest = server.guest(&format!("Guest number {}", ["zero", "one", "two", "three", "four"][usize::from(at)])).await;
        guest.join(&made.id, None).await;
        players.push(guest);
    }
    let spectator = server.stranger();
    let mut tasks = Vec::new();
    for (at, player) in players.into_iter().enumerate() {
        tasks.push(tokio::spawn(sit(player, made.id.clone(), Seat(at as u8), seed + at as u64)));
    }
    tasks.push(tokio::spawn(watch(spectator, made.id.clone())));
    let mut heard = Vec::new();
    for task in tasks {
        heard.push(task.await.expect("a client"));
    }
    (made.id, heard)
}

/// A player who sometimes loses the connection, and who tries moves out of turn to learn something from the refusals.
async fn sit(player: Client, id: MatchId, seat: Seat, seed: u64) -> Heard {
    let mut choose = random(seed);
    let mut heard = Heard { eye: Eye::Seat(seat), said: String::new(), texts: Vec::new() };
    let mut socket = player.connect(&id, 0).await;
    let mut state = socket.welcome().await.state;
    let mut known = state.moves.clone();
    loop {
        known.extend(state.moves.iter().cloned());
        if state.phase == Phase::Over {
            heard.texts.append(&mut socket.heard);
            return heard;
        }
        if choose(12) == 0 {
            // Disconnects and reconnects: with everything again, or only with what is new.
            heard.texts.append(&mut socket.heard);
            let since = if choose(2) == 0 { 0 } else { state.revision };
            socket = player.connect(&id, since).await;
            state = socket.welcome().await.state;
            continue;
        }
        if state.moves.is_empty() {
            if !known.is_empty() {
                let text = known[choose(known.len())].clone();
                heard.said.push_str(&format!("{text}\n"));
                // It may have become our turn in the meantime; then the move is simply played.
                if let Ok(next) = settled(&mut socket, Command::Move { position: state.position, text }).await {
                    state = next;
                    continue;
                }
            }
            state = next(&mut socket, state.revision).await;
            continue;
        }
        let text = state.moves[choose(state.moves.len())].clone();
        heard.said.push_str(&format!("{text}\n"));
        if let Ok(next) = settled(&mut socket, Command::Move { position: state.position, text }).await {
            state = next;
        }
    }
}

/// The answer to a request, or the newest state that came before its refusal.
async fn settled(socket: &mut Socket, command: Command) -> Result<State, ()> {
    let id = socket.say(command).await;
    let mut newest = None;
    loop {
        match socket.message().await {
            ServerMessage::Update(update) if update.id == Some(id) => return Ok(update.state),
            ServerMessage::Update(update) => newest = Some(update.state),
            ServerMessage::Refused(refused) if refused.id == id => return newest.ok_or(()),
            other => panic!("{other:?}"),
        }
    }
}

/// The next state that is newer than `revision`.
async fn next(socket: &mut Socket, revision: u64) -> State {
    loop {
        let state = socket.update().await.state;
        if state.revision > revision {
            return state;
        }
    }
}

async fn watch(spectator: Client, id: MatchId) -> Heard {
    let mut socket = spectator.connect(&id, 0).await;
    let mut state = socket.welcome().await.state;
    while state.phase != Phase::Over {
        state = socket.update().await.state;
    }
    Heard { eye: Eye::Public, said: String::new(), texts: socket.heard }
}

/// What each eye knows at each revision of the journal, by the ledger.
async fn knowledge<G: Game, L: Ledger<G>>(store: &dyn Store, id: &MatchId, options: &str, seats: u8) -> Known {
    let options = G::Options::read(options.split_whitespace()).unwrap();
    let mut game = Played::<G>::new(&built_in::<G>(), &options, seats).unwrap();
    let mut ledger = L::open(game.now());
    let mut known = BTreeMap::new();
    let mut revision = 0;
    for entry in store.changes(id, 1).await.unwrap().iter().flat_map(|change| &change.entries) {
        revision += 1;
        match entry {
            Entry::Move(seat, text) => {
                let m = text.parse().unwrap();
                ledger.note(game.now(), &Step::Move(*seat, m));
                game.play(*seat, m, &mut ()).unwrap();
            }
            Entry::Chance(text) => {
                let chance: G::Chance = text.parse().unwrap();
                ledger.note(game.now(), &Step::Chance(chance.clone()));
                game.resolve(chance, &mut ()).unwrap();
            }
            _ => {}
        }
        for eye in Eye::all(seats) {
            known.insert((revision, eye), ledger.knows(eye));
        }
    }
    known
}

/// What every eye knows at every revision.
type Known = BTreeMap<(u64, Eye), BTreeSet<String>>;

/// The hidden things named in a part of a message.
fn names_in<G: Game, L: Ledger<G>>(part: &Value) -> BTreeSet<String> {
    L::names_in(&json!({ "part": part }).to_string())
}

/// The hidden things named in a refusal, in its arguments or nested messages.
fn names_in_refusal<G: Game, L: Ledger<G>>(message: &Value) -> BTreeSet<String> {
    let shown: Message = serde_json::from_value(message.clone()).unwrap();
    names_in::<G, L>(message).into_iter().chain(L::names_in(&shown.to_string())).collect()
}

/// The hidden things named in a message to `eye` that it was never shown as an error, otherwise how many things the message names.
fn audit_message<G: Game, L: Ledger<G>>(known: &Known, eye: Eye, said: &BTreeSet<String>, text: &str) -> Result<usize, String> {
    let mut message: Value = serde_json::from_str(text).unwrap();
    if let Some(reason) = message.pointer("/refused/message") {
        let names = names_in_refusal::<G, L>(reason);
        return if names.is_subset(said) { Ok(0) } else { Err(format!("{eye} was sent {names:?} in a refusal: {reason}")) };
    }
    // What is fixed for the match is public: it names the whole deck.
    if let Some(setup) = message.pointer_mut("/welcome/setup") {
        setup.take();
    }
    let pointer = if message.get("welcome").is_some() { "/welcome/state" } else { "/update/state" };
    let state = message.pointer_mut(pointer).unwrap();
    // After the end the seed is published, and with it everything; the last view and log are still this eye's.
    let seed = state["seed"].as_str().map(str::len);
    if seed != (state["phase"] == "over").then_some(64) {
        return Err(format!("{eye} was sent a seed of {seed:?} letters in phase {}", state["phase"]));
    }
    let revision = state["revision"].as_u64().unwrap();
    let mut parts = vec![(revision, state["view"].take())];
    if let Value::Array(moves) = state["moves"].take() {
        parts.extend(moves.into_iter().map(|m| (revision, m)));
    }
    for line in state["log"].take().as_array().into_iter().flatten() {
        parts.push((line["revision"].as_u64().unwrap(), line["what"].clone()));
    }
    let mut named = 0;
    for (at, part) in parts {
        let names = names_in::<G, L>(&part);
        let leaked: Vec<_> = names.difference(&known[&(at, eye)]).collect();
        if !leaked.is_empty() {
            return Err(format!("{eye} was sent {leaked:?} at revision {at}, which it was never shown, in\n{part}"));
        }
        named += names.len();
    }
    // The rest, the envelope, names nothing at all.
    let names = names_in::<G, L>(&message);
    if names.is_empty() { Ok(named) } else { Err(format!("{names:?} in {message}")) }
}

/// Audits a whole match. Returns how many moves out of turn were refused, and whether leaks were planted and found.
async fn audit<G: Game, L: Ledger<G>>(options: &str, seats: u8, seed: u64) -> (usize, bool) {
    let server = TestServer::open().await;
    let (id, heard) = play::<G>(&server, options, seats, seed).await;
    let file = server.scratch.path().join("wolfden.db");
    let store = den_store::open(file.to_str()).await.unwrap();
    let known = knowledge::<G, L>(&*store, &id, options, seats).await;
    let (mut named, mut refused) = (0, 0);
    for Heard { eye, said, texts } in &heard {
        let said = said.lines().flat_map(|line| names_in::<G, L>(&line.into())).collect();
        for text in texts {
            refused += usize::from(text.starts_with("{\"refused\""));
            named += audit_message::<G, L>(&known, *eye, &said, text).unwrap_or_else(|leak| panic!("{leak}"));
        }
    }
    assert!(named > 100, "the ledger found only {named} names");
    (refused, finds_planted_leaks::<G, L>(&known, &heard))
}

/// Audits a match of each kind. The server deals, so the matches differ from run to run.
async fn audit_all<G: Game, L: Ledger<G>>(kinds: &[(&str, u8)]) {
    let (mut refused, mut planted) = (0, false);
    for (&(options, seats), seed) in kinds.iter().zip(0..) {
        let (some, tried) = audit::<G, L>(options, seats, seed * 10).await;
        refused += some;
        planted |= tried;
    }
    assert!(refused > 0, "nobody probed");
    assert!(planted, "no match allowed a leak to be planted");
}

/// The moves offered in a message.
fn offered_in(text: &str) -> Vec<Value> {
    let message: Value = serde_json::from_str(text).unwrap();
    let moves = message.pointer("/update/state/moves").or(message.pointer("/welcome/state/moves"));
    moves.and_then(Value::as_array).cloned().unwrap_or_default()
}

/// Tests the audit itself: a message for one seat must not pass as one for another, nor a seed before the end, nor a card in the log,
/// in a move, in a refusal or in the envelope. Returns whether the deal made these tests possible.
fn finds_planted_leaks<G: Game, L: Ledger<G>>(known: &Known, heard: &[Heard]) -> bool {
    let nothing = BTreeSet::new();
    let passes = |eye: Eye, text: &str| audit_message::<G, L>(known, eye, &nothing, text).is_ok();
    let dealt = |text: &&String| text.starts_with("{\"update\"") && !text.contains("\"phase\":\"over\"");
    let updates = || heard[0].texts.iter().filter(dealt);
    let early = updates().next().expect("an update before the end");
    assert!(passes(heard[0].eye, early));
    // Cards are named by kind: two seats with the same cards may get the same message.
    if !heard[1..].iter().all(|other| updates().any(|text| !passes(other.eye, text))) {
        return false;
    }
    // A name counts only in the game's notation, which is how moves are written in the other seats' lists.
    let offered: Vec<Value> = heard[1..].iter().flat_map(|other| &other.texts).flat_map(|text| offered_in(text)).collect();
    let found = updates().find_map(|text| {
        let message: Value = serde_json::from_str(text).unwrap();
        let revision = message["update"]["state"]["revision"].as_u64().unwrap();
        let mine = &known[&(revision, heard[0].eye)];
        let others: BTreeSet<&String> = heard[1..].iter().flat_map(|other| &known[&(revision, other.eye)]).collect();
        let hidden = |name: &String| others.contains(name) && !mine.contains(name);
        let card = offered.iter().find(|m| names_in::<G, L>(m).iter().any(hidden))?;
        Some((message, revision, card.clone()))
    });
    let Some((message, revision, card)) = found else { return false };
    let plant = |change: &dyn Fn(&mut Value)| {
        let mut planted = message.clone();
        change(&mut planted);
        planted.to_string()
    };
    let leaks = [
        plant(&|planted| planted["update"]["state"]["seed"] = "0".repeat(64).into()),
        plant(&|planted| planted["update"]["state"]["moves"] = json!([card])),
        plant(&|planted| planted["update"]["state"]["log"] = json!([{ "revision": revision, "what": { "table": card } }])),
        plant(&|planted| planted["update"]["state"]["log"] = json!([{ "revision": revision, "what": { "game": { "card": card } } }])),
        plant(&|planted| planted["update"]["state"]["clock"] = card.clone()),
        json!({ "refused": { "id": 1, "code": "illegal", "message": { "key": "den-bad-text", "args": [["text", card]] } } }).to_string(),
    ];
    for leak in leaks {
        assert!(!passes(heard[0].eye, &leak), "the audit lets this pass: {leak}");
    }
    true
}

#[test]
fn nothing_hidden_is_sent_to_anyone_in_wolf_and_hound() {
    let kinds = [("first-game", 2), ("expert-2 meat-and-bones=true", 3), ("experienced-8", 4)];
    run(async move { audit_all::<WolfAndHound, wolf_and_hound_ledger::Book>(&kinds).await });
}

#[test]
fn nothing_hidden_is_sent_to_anyone_in_lone_wolves() {
    run(async { audit_all::<LoneWolves, lone_wolves_ledger::Book>(&[("basic", 2), ("advanced", 2)]).await });
}

/// In a game without secrets every eye gets the same; only the moves and the undo are for the seat to move.
async fn all_eyes_are_told_the_same<G: Game>(seats: u8, seed: u64) {
    let server = TestServer::open().await;
    let (_, heard) = play::<G>(&server, "", seats, seed).await;
    let mut views: BTreeMap<u64, Value> = BTreeMap::new();
    let mut lines: BTreeMap<u64, BTreeSet<String>> = BTreeMap::new();
    let mut compared = 0;
    for Heard { eye, texts, .. } in heard {
        let mut mine: BTreeMap<u64, BTreeSet<String>> = BTreeMap::new();
        for text in &texts {
            let mut message: Value = serde_json::from_str(text).unwrap();
            let pointer = if message.get("welcome").is_some() { "/welcome/state" } else { "/update/state" };
            let Some(state) = message.pointer_mut(pointer) else { continue };
            assert_eq!(state.get("seed").is_some(), state["phase"] == "over", "the seed comes with the end");
            if state["turn"].as_u64().map(|seat| Eye::Seat(Seat(seat as u8))) != Some(eye) {
                assert!(state.get("moves").is_none(), "{eye} was sent another seat's moves");
            }
            let mut view = state["view"].take();
            if let Some(fields) = view.as_object_mut() {
                fields.remove("eye");
            }
            let revision = state["revision"].as_u64().unwrap();
            if !view.is_null() {
                compared += usize::from(views.contains_key(&revision));
                assert_eq!(*views.entry(revision).or_insert_with(|| view.clone()), view, "{eye} sees another position at {revision}");
            }
            for line in state["log"].as_array().into_iter().flatten() {
                mine.entry(line["revision"].as_u64().unwrap()).or_default().insert(line.to_string());
            }
        }
        for (revision, told) in mine {
            assert_eq!(*lines.entry(revision).or_insert_with(|| told.clone()), told, "{eye} was sent something else at {revision}");
        }
    }
    assert!(compared > 20, "only {compared} views were compared");
}

#[test]
fn all_eyes_get_the_same_in_wolfwalkers() {
    run(async {
        for seats in 2..=4 {
            all_eyes_are_told_the_same::<Wolfwalkers>(seats, u64::from(seats)).await;
        }
    });
}

#[test]
fn all_eyes_get_the_same_in_the_wolves() {
    run(async {
        all_eyes_are_told_the_same::<TheWolves>(3, 5).await;
    });
}
