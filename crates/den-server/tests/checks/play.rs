//! Whole matches over real sockets: every game, spectators, reconnecting, and all kinds of refusals.

use std::time::Instant;

use crate::support::{Client, Socket, TestServer, play_on, random, run};
use den_core::{Eye, Record, Seat};
use den_games::GameId;
use den_table::rest::{Matches, Replay, Verified};
use den_table::wire::{Code, Command, EndKind, LogEvent, PROTOCOL, Phase, ServerMessage, State};
use den_table::{Away, MatchId, check_record};
use futures_util::SinkExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message as Frame;

/// Two guests at a table of Wolf & Hound, both connected.
async fn two_at_a_table(server: &TestServer) -> (MatchId, [Client; 2], [Socket; 2], [State; 2]) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "invite"], "sit": 0 })).await;
    assert_eq!((made.seat, made.invites.len()), (Some(Seat(0)), 1));
    let joined = bob.join(&made.id, Some(&made.invites[0].secret)).await;
    assert_eq!(joined.seat, Seat(1));
    let mut sockets = [ada.connect(&made.id, 0).await, bob.connect(&made.id, 0).await];
    let states = [sockets[0].welcome().await.state, sockets[1].welcome().await.state];
    (made.id, [ada, bob], sockets, states)
}

fn decider(states: &[State; 2]) -> usize {
    usize::from(states[0].moves.is_empty())
}

#[test]
fn two_clients_play_a_whole_game_of_each_kind() {
    run(async {
        let server = TestServer::open().await;
        for game in GameId::ALL {
            let (least, most) = game.entry().seats;
            let seats = least.max(2).min(most);
            let host = server.guest("Host").await;
            let places: Vec<&str> = vec!["open"; usize::from(seats)];
            let made = host.make(&json!({ "game": game, "seats": places, "sit": 0 })).await;
            let mut players = vec![host];
            for at in 1..seats {
                let guest = server.guest(&format!("Guest {at}")).await;
                guest.join(&made.id, None).await;
                players.push(guest);
            }
            let mut tasks = Vec::new();
            for (at, player) in players.iter().enumerate() {
                let mut socket = player.connect(&made.id, 0).await;
                tasks.push(tokio::spawn(async move {
                    let welcome = socket.welcome().await;
                    assert_eq!(welcome.you, Some(Seat(at as u8)));
                    play_on(&mut socket, welcome.state, random(at as u64 + 7)).await
                }));
            }
            let mut last = Vec::new();
            for task in tasks {
                last.push(task.await.unwrap());
            }
            let result = last[0].result.clone().unwrap();
            assert_eq!((result.how, result.seats.len()), (EndKind::Played, usize::from(seats)), "{game}");
            assert!(last.iter().all(|state| state.result.as_ref() == Some(&result) && state.seed.is_some()));
            the_record_proves_the_game(&players[0], &made.id).await;
        }
    });
}

/// Anyone may download the record, replay it through any eye, and verify the deal.
async fn the_record_proves_the_game(client: &Client, id: &MatchId) {
    let stranger = Client { cookie: None, ..client.clone() };
    let answer = stranger.get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let record = Record::read(&answer.body).unwrap();
    let steps = check_record(&record, None).unwrap();
    let deal: Verified = stranger.get(&format!("/api/matches/{id}/deal")).await.read();
    assert!(deal.fair && deal.problem.is_none(), "{deal:?}");
    assert_eq!(record.seed.unwrap().to_string(), deal.seed);
    for eye in ["public", "1", "2"] {
        let replay: Replay = stranger.get(&format!("/api/matches/{id}/replay?step={}&eye={eye}", steps / 2)).await.read();
        assert_eq!((replay.step, replay.steps, replay.eye.to_string().as_str()), (steps / 2, steps, eye));
        assert!(replay.view.get().len() > 2 && !replay.log.is_empty());
    }
    assert_eq!(stranger.get(&format!("/api/matches/{id}/replay?eye=9")).await.status, 422);
    assert_eq!(stranger.get(&format!("/api/matches/{id}/replay?eye=5")).await.status, 404);
}

#[test]
fn refusals_have_a_reason_and_change_nothing() {
    run(async {
        let server = TestServer::open().await;
        let (id, [ada, _], mut sockets, states) = two_at_a_table(&server).await;
        let turn = decider(&states);
        let position = states[turn].position;
        let text = states[turn].moves[0].clone();
        // The wrong seat.
        let refused = sockets[1 - turn].ask(Command::Move { position, text: text.clone() }).await.unwrap_err().refused;
        assert_eq!((refused.code, refused.rule.as_deref()), (Code::NotYourTurn, Some("DEN-TURN-1")));
        // A stale step.
        let refused = sockets[turn].ask(Command::Move { position: position - 1, text: text.clone() }).await.unwrap_err().refused;
        assert_eq!((refused.code, refused.rule.as_deref()), (Code::Stale, Some("DEN-STEP-1")));
        // A move that cannot be parsed.
        let refused = sockets[turn].ask(Command::Move { position, text: "castle queenside".into() }).await.unwrap_err().refused;
        assert_eq!(refused.code, Code::Unreadable);
        // An illegal move: a card that the other player has, refused with the game's rule.
        let theirs = illegal_move(&states[turn]);
        let refused = sockets[turn].ask(Command::Move { position, text: theirs }).await.unwrap_err().refused;
        assert_eq!(refused.code, Code::Illegal, "{refused:?}");
        assert!(
            refused.rule.as_deref().is_some_and(|rule| rule.starts_with("WH-")) && refused.message.key.starts_with("wh-no-"),
            "{refused:?}"
        );
        // Malformed messages.
        for bad in ["", "{", "null", "{\"do\":\"dance\"}", "{\"id\":1,\"do\":{\"move\":{\"position\":1}}}", "\u{0}", "[1,2]"] {
            sockets[turn].raw(bad).await;
            match sockets[turn].message().await {
                ServerMessage::Refused(refused) => assert_eq!((refused.id, refused.refused.code), (0, Code::Unreadable)),
                other => panic!("{bad}: {other:?}"),
            }
        }
        // Too long for the protocol: refused. Too long for the socket: the connection ends.
        sockets[turn].raw(&"x".repeat(5000)).await;
        assert!(matches!(sockets[turn].message().await, ServerMessage::Refused(refused) if refused.refused.code == Code::Unreadable));
        let mut long = ada.connect(&id, 0).await;
        long.welcome().await;
        let _ = long.stream.send(Frame::Text("x".repeat(100_000).into())).await;
        let end = loop {
            if let Err(why) = long.text().await {
                break why;
            }
        };
        // The close code arrives, or the connection breaks because of what is still being sent.
        assert!(end == "closed 1009" || !end.starts_with("closed"), "{end}");
        // Binary messages are not supported.
        let mut binary = ada.connect(&id, 0).await;
        binary.welcome().await;
        binary.stream.send(Frame::Binary(vec![1, 2, 3].into())).await.unwrap();
        assert!(matches!(binary.message().await, ServerMessage::Bye(bye) if !bye.reconnect));
        // None of this changed anything, and the match continues.
        assert_eq!(ada.show(&id).await.revision, states[turn].revision);
        sockets[turn].ask(Command::Move { position, text }).await.unwrap();
    });
}

/// A move that can be parsed but is not legal: a card of the deck that is not in the hand.
fn illegal_move(state: &State) -> String {
    let cards = ('a'..='z').flat_map(|suit| ('0'..='9').map(move |number| format!("{suit}{number}")));
    let mut readable = cards.filter(|text| text.parse::<wolf_and_hound::Move>().is_ok());
    readable.find(|text| !state.moves.contains(text)).expect("nobody holds the whole deck")
}

#[test]
fn a_disconnected_player_reconnects_and_catches_up() {
    run(async {
        let server = TestServer::open().await;
        let (id, clients, sockets, states) = two_at_a_table(&server).await;
        let [mut first, mut second] = sockets;
        let (turn, seen) = (decider(&states), states[0].revision);
        let (mover, other) = if turn == 0 { (&mut first, &mut second) } else { (&mut second, &mut first) };
        // The other player's connection breaks without a goodbye.
        drop(std::mem::replace(other, clients[1 - turn].connect(&id, 0).await));
        let moved = mover.ask(Command::Move { position: states[turn].position, text: states[turn].moves[0].clone() }).await.unwrap();
        mover.ask(Command::Chat { text: "still there? <script>alert(1)</script>".into() }).await.unwrap();
        let mut back = clients[1 - turn].connect(&id, seen).await;
        let welcome = back.welcome().await;
        assert!(welcome.state.revision > moved.revision);
        assert!(welcome.state.log.iter().all(|line| line.revision > seen), "only what is new");
        let chat = welcome.state.log.iter().find_map(|line| match &line.what {
            LogEvent::Chat { text, .. } => Some(text.as_str()),
            _ => None,
        });
        assert_eq!(chat, Some("still there? <script>alert(1)</script>"), "plain text; the page sets it as text, never as HTML");
        // From revision 0 everything is sent again; from a future revision too.
        for since in [0, 1_000_000] {
            let mut new = clients[0].connect(&id, since).await;
            assert_eq!(new.welcome().await.state.log.first().unwrap().revision, 1);
        }
        let mut state = welcome.state;
        let mut mover_state = mover.ask(Command::Chat { text: "on we go".into() }).await.unwrap();
        state.phase = Phase::Playing;
        mover_state.phase = Phase::Playing;
        let (a, b) = tokio::join!(play_on(mover, mover_state, random(1)), play_on(&mut back, state, random(2)));
        assert_eq!(a.result, b.result);
    });
}

#[test]
fn a_spectator_sees_what_everyone_may_and_after_the_end_any_eye() {
    run(async {
        let server = TestServer::open().await;
        let (id, clients, [mut a, mut b], states) = two_at_a_table(&server).await;
        let mut watcher = server.stranger().connect(&id, 0).await;
        let welcome = watcher.welcome().await;
        assert_eq!((welcome.you, welcome.state.eye), (None, Eye::Public));
        assert!(welcome.state.moves.is_empty());
        assert_eq!(welcome.commitment.map(|text| text.len()), Some(64));
        assert_eq!(welcome.protocol, PROTOCOL);
        assert!(welcome.setup.get().len() > 2, "what is fixed in the game comes once");
        for command in
            [Command::Resign, Command::Chat { text: "psst".into() }, Command::Move { position: 1, text: "x".into() }, Command::Rematch]
        {
            assert_eq!(watcher.ask(command).await.unwrap_err().refused.code, Code::NotSeated);
        }
        // Not yet.
        assert_eq!(watcher.ask(Command::Look { eye: Eye::Seat(Seat(0)) }).await.unwrap_err().refused.code, Code::Over);
        for what in ["record", "replay", "deal"] {
            let answer = server.stranger().get(&format!("/api/matches/{id}/{what}")).await;
            assert_eq!((answer.status, answer.code().as_str()), (409, "not-over"));
        }
        let [one, two] = states;
        let _ = tokio::join!(play_on(&mut a, one, random(3)), play_on(&mut b, two, random(4)));
        let state = watcher.ask(Command::Look { eye: Eye::Seat(Seat(1)) }).await.unwrap();
        assert_eq!(state.eye, Eye::Seat(Seat(1)));
        assert_eq!(watcher.ask(Command::Look { eye: Eye::Seat(Seat(4)) }).await.unwrap_err().refused.code, Code::NotSeated);
        let early = a.ask(Command::Follow).await.unwrap_err().refused;
        assert_eq!((early.code, &*early.message.key), (Code::Waiting, "den-no-rematch-yet"));
        // A rematch is an offer; when the other player accepts it, the match is created, once, with the seats rotated.
        let offered = a.ask(Command::Rematch).await.unwrap().rematch.unwrap();
        assert_eq!((offered.agreed, offered.next), (vec![Seat(0)], None));
        assert_eq!(a.ask(Command::Rematch).await.unwrap_err().refused.code, Code::Over);
        assert_eq!(a.ask(Command::Follow).await.unwrap_err().refused.code, Code::Waiting);
        let again = b.ask(Command::Rematch).await.unwrap().rematch.unwrap().next.unwrap();
        for socket in [&mut a, &mut b] {
            assert_eq!(socket.ask(Command::Rematch).await.unwrap_err().refused.code, Code::Over);
        }
        assert_eq!(clients[0].show(&again).await.you, Some(Seat(1)));
        assert_eq!(clients[1].show(&again).await.you, Some(Seat(0)));
        let mine: Matches = clients[0].get("/api/me/matches").await.read();
        assert_eq!(mine.matches.len(), 2);
        // Players and spectators follow on the connections they have, with the views of their new seats.
        let mut begun = Vec::new();
        for (socket, seat) in [(&mut a, Some(Seat(1))), (&mut b, Some(Seat(0))), (&mut watcher, None)] {
            let welcome = socket.follow().await;
            assert_eq!((&welcome.id, welcome.you), (&again, seat));
            assert_eq!((welcome.state.phase, welcome.state.eye), (Phase::Playing, seat.map_or(Eye::Public, Eye::Seat)));
            begun.push(welcome.state);
        }
        let [one, two, _] = <[_; 3]>::try_from(begun).unwrap();
        let (one, two) = tokio::join!(play_on(&mut a, one, random(5)), play_on(&mut b, two, random(6)));
        assert_eq!((one.phase, two.phase), (Phase::Over, Phase::Over));
        while watcher.update().await.state.phase != Phase::Over {}
    });
}

#[test]
fn a_rematch_does_not_reset_the_message_limit() {
    run(async {
        // A burst of three messages, then one per second.
        let server = TestServer::with(|config| config.limits.messages = 1.0).await;
        let (_, _, [mut a, mut b], _) = two_at_a_table(&server).await;
        b.ask(Command::Resign).await.unwrap();
        b.ask(Command::Rematch).await.unwrap();
        let begun = Instant::now();
        a.ask(Command::Rematch).await.unwrap();
        a.follow().await;
        let mut accepted = 2;
        for _ in 0..6 {
            accepted += u64::from(a.ask(Command::Chat { text: "again!".into() }).await.is_ok());
        }
        assert!(accepted <= 3 + begun.elapsed().as_secs() + 1, "{accepted} in {:?}", begun.elapsed());
    });
}

#[test]
fn a_declined_rematch_is_not_created() {
    run(async {
        let server = TestServer::open().await;
        let (id, [ada, _], [mut a, mut b], _) = two_at_a_table(&server).await;
        a.ask(Command::Resign).await.unwrap();
        a.ask(Command::Rematch).await.unwrap();
        let offer = b.ask(Command::Decline).await.unwrap().rematch.unwrap();
        assert_eq!((offer.declined, offer.next), (Some(Seat(1)), None));
        for socket in [&mut a, &mut b] {
            assert_eq!(socket.ask(Command::Rematch).await.unwrap_err().refused.code, Code::Over);
        }
        assert_eq!(ada.show(&id).await.next, None);
    });
}

/// H6: rematches are limited like new matches, by the address of the player who agrees last.
#[test]
fn a_rematch_counts_as_a_new_match() {
    run(async {
        // One match for each address, and no more while the test runs, however slow the machine is.
        let server = TestServer::with(|config| {
            config.limits.rare = 0.06;
            config.behind_proxy = true;
        })
        .await;
        let guest = async |address: &str| {
            let mut client = server.stranger().with_header("X-Forwarded-For", address);
            let answer = client.post("/api/me", &json!({ "name": "Guest" })).await;
            client.keep_cookie(&answer);
            client
        };
        let (ada, bob, eve) = (guest("192.0.2.1").await, guest("192.0.2.2").await, guest("192.0.2.3").await);
        let table = json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 });
        // The host has used up its own match, the other player has not.
        for (host, last_is_host) in [(&ada, true), (&eve, false)] {
            let id = host.make(&table).await.id;
            bob.join(&id, None).await;
            let (mut hosts, mut bobs) = (host.connect(&id, 0).await, bob.connect(&id, 0).await);
            hosts.welcome().await;
            bobs.welcome().await;
            hosts.ask(Command::Resign).await.unwrap();
            let (first, last) = if last_is_host { (&mut bobs, &mut hosts) } else { (&mut hosts, &mut bobs) };
            first.ask(Command::Rematch).await.unwrap();
            let agreed = last.ask(Command::Rematch).await.map(|state| state.rematch.unwrap().next.is_some());
            assert_eq!(agreed.map_err(|refused| refused.refused.code), if last_is_host { Err(Code::TooMuch) } else { Ok(true) });
        }
        let refused = bob.post("/api/matches", &table).await;
        assert_eq!((refused.status, refused.code().as_str()), (429, "too-much"), "the rematch was Bob's match");
    });
}

#[test]
fn a_bot_takes_over_and_gives_back() {
    run(async {
        let server = TestServer::open().await;
        let (_, _, [mut a, mut b], states) = two_at_a_table(&server).await;
        let turn = decider(&states);
        let (leaver, stayer) = if turn == 0 { (&mut a, &mut b) } else { (&mut b, &mut a) };
        leaver.say(Command::Leave).await;
        // The player who stays is notified, and then gets the bot's move.
        let mut state = stayer.update().await.state;
        assert_eq!(state.seats.as_ref().unwrap()[turn].away, Some(Away::Left));
        while state.moves.is_empty() {
            state = stayer.update().await.state;
        }
        let back = leaver.ask(Command::Return).await.unwrap();
        assert_eq!(back.seats.unwrap()[turn].away, None);
        let over = leaver.ask(Command::Resign).await.unwrap();
        assert_eq!((over.phase, over.result.as_ref().unwrap().how), (Phase::Over, EndKind::Resigned));
        assert_eq!(over.result.unwrap().seats[turn].place, 2);
    });
}

#[test]
fn a_match_against_bots_and_one_with_only_bots_run_to_their_end() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", { "bot": "greedy" }], "sit": 0 })).await;
        let mut socket = ada.connect(&made.id, 0).await;
        let state = socket.welcome().await.state;
        let last = play_on(&mut socket, state, random(5)).await;
        assert_eq!(last.result.unwrap().how, EndKind::Played);
        let bots = ada.make(&json!({ "game": "wolf-and-hound", "seats": [{ "bot": "random" }, { "bot": "random" }] })).await;
        let mut watcher = ada.connect(&bots.id, 0).await;
        let mut state = watcher.welcome().await.state;
        while state.phase != Phase::Over {
            state = watcher.update().await.state;
        }
    });
}

#[test]
fn time_runs_out_and_a_bot_takes_over() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        let clock = json!({ "live": { "main_ms": 1000, "increment_ms": 0 } });
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", { "bot": "random" }], "sit": 0, "clock": clock })).await;
        let mut socket = ada.connect(&made.id, 0).await;
        let mut state = socket.welcome().await.state;
        assert!(state.clock.as_ref().unwrap().left_ms[0] <= 1000);
        // Nobody moves, so time runs out and bots play both seats to the end.
        let mut late = false;
        while state.phase != Phase::Over {
            state = socket.update().await.state;
            late |= state.seats.as_ref().is_some_and(|seats| seats[0].away == Some(Away::Late));
        }
        assert!(late);
    });
}

#[test]
fn a_slow_client_is_disconnected_and_the_others_are_not_held_up() {
    run(async {
        let server = TestServer::open().await;
        let (id, clients, [a, b], states) = two_at_a_table(&server).await;
        let (mut a, mut b) = if decider(&states) == 0 { (b, a) } else { (a, b) };
        // It connects and never reads.
        let slow = server.stranger().connect(&id, 0).await;
        // The player who is not to move leaves and returns again and again; the other does not read either.
        // How much that takes depends on the system's buffers.
        let mut metrics = String::new();
        let dropped = |metrics: &str| metrics.contains("wolfden_slow_clients_total 1") || metrics.contains("wolfden_slow_clients_total 2");
        for round in 0..9_000 {
            a.ask(Command::Leave).await.unwrap();
            a.ask(Command::Return).await.unwrap();
            if round % 500 == 499 {
                metrics = server.stranger().get("/metrics").await.body;
                if dropped(&metrics) {
                    break;
                }
            }
        }
        assert!(dropped(&metrics), "{metrics}");
        let mut fresh = clients[1].connect(&id, u64::MAX >> 1).await;
        assert!(fresh.welcome().await.state.revision > 900);
        drop(slow);
        // Even a player who did not read for that long only has to reconnect.
        let mut heard = 0;
        while b.text().await.is_ok() {
            heard += 1;
        }
        assert!(heard > 0);
    });
}

#[test]
fn a_new_name_reaches_everyone_and_lists_say_whose_turn_it_is() {
    run(async {
        let server = TestServer::open().await;
        let (id, [ada, bob], [mut a, mut b], states) = two_at_a_table(&server).await;
        assert_eq!(a.ask(Command::Rename).await.unwrap_err().refused.code, Code::Unavailable, "nothing has changed");
        assert_eq!(bob.post("/api/me", &json!({ "name": "Bobby" })).await.status, 200);
        let told = b.ask(Command::Rename).await.unwrap();
        assert_eq!(told.seats.unwrap()[1].occupant.to_string(), "Bobby");
        let seen = a.update().await.state;
        assert_eq!(seen.seats.unwrap()[1].occupant.to_string(), "Bobby");
        let renamed = |line: &den_table::wire::LogLine| matches!(&line.what, LogEvent::Table(den_table::TableEvent::Renamed { seat: Seat(1), name, old }) if name == "Bobby" && old == "Bob");
        assert!(seen.log.iter().any(renamed), "{:?}", seen.log);
        let turn = async |client: &Client| client.get("/api/me/matches").await.read::<Matches>().matches[0].clone();
        let first = decider(&states);
        for (at, client) in [&ada, &bob].into_iter().enumerate() {
            let listed = turn(client).await;
            assert_eq!((listed.id.clone(), listed.your_turn, listed.host.as_deref()), (id.clone(), at == first, Some("Ada")));
            assert_eq!(listed.players, ["Ada", "Bobby"]);
        }
        let text = states[first].moves[0].clone();
        let play = Command::Move { position: states[first].position, text };
        let after = if first == 0 { a.ask(play).await } else { b.ask(play).await }.unwrap();
        let next = after.turn.unwrap();
        for (at, client) in [&ada, &bob].into_iter().enumerate() {
            assert_eq!(turn(client).await.your_turn, Seat(at as u8) == next);
        }
    });
}
