//! Two nodes with one PostgreSQL and one NATS: the same match on both, which continues when one dies.

use den_core::Seat;
use den_table::wire::{Code, Command, LogEvent, Phase, State};
use den_testkit::services::{Nats, Postgres};
use serde_json::json;

use super::Node;
use den_test_client::{Client, Socket, play_on, random, run};

fn nodes(postgres: &Postgres, nats: &Nats, name: &str) -> [Node; 2] {
    let (database, nats) = (postgres.database(name), nats.url());
    let args = ["--database", database.as_str(), "--nats", nats.as_str()];
    [Node::start(&args), Node::start(&args)]
}

fn at(client: &Client, node: &Node) -> Client {
    Client { address: node.address, ..client.clone() }
}

/// Ada on one node, Bob on the other, at one table.
async fn two_nodes_one_table(nodes: &[Node; 2]) -> (den_table::MatchId, [Client; 2], [Socket; 2], [State; 2]) {
    let ada = Client::guest(nodes[0].address, "Ada").await;
    let bob = Client::guest(nodes[1].address, "Bob").await;
    let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await;
    let mut first = ada.connect(&made.id, 0).await;
    assert_eq!(first.welcome().await.state.phase, Phase::Waiting);
    // Bob sits down on the other node, and Ada is notified.
    assert_eq!(bob.join(&made.id, None).await.seat, Seat(1));
    let begun = first.update().await.state;
    assert_eq!(begun.phase, Phase::Playing);
    let mut second = bob.connect(&made.id, 0).await;
    let state = second.welcome().await.state;
    (made.id, [ada, bob], [first, second], [begun, state])
}

#[test]
fn players_on_two_nodes_play_the_same_match() {
    let Some((postgres, nats)) = Postgres::start().zip(Nats::start()) else { return };
    run(async move {
        let nodes = nodes(&postgres, &nats, "both");
        let (id, clients, [mut a, mut b], [one, two]) = two_nodes_one_table(&nodes).await;
        let (a, b) = tokio::join!(play_on(&mut a, one, random(1)), play_on(&mut b, two, random(2)));
        assert_eq!((a.revision, a.result), (b.revision, b.result));
        for node in &nodes {
            assert!(at(&clients[0], node).get(&format!("/api/matches/{id}/deal")).await.json()["fair"].as_bool().unwrap());
        }
    });
}

#[test]
fn the_table_of_changes_arbitrates_between_two_nodes() {
    let Some((postgres, nats)) = Postgres::start().zip(Nats::start()) else { return };
    run(async move {
        let nodes = nodes(&postgres, &nats, "arbiter");
        let (id, clients, [mut a, mut b], [mut one, two]) = two_nodes_one_table(&nodes).await;
        let turn = usize::from(one.moves.is_empty());
        if turn == 1 {
            one = two;
        }
        // The same player is on both nodes and plays two different moves at the same moment.
        let mut here = at(&clients[turn], &nodes[0]).connect(&id, 0).await;
        let mut there = at(&clients[turn], &nodes[1]).connect(&id, 0).await;
        here.welcome().await;
        there.welcome().await;
        let play = |at: usize| Command::Move { position: one.position, text: one.moves[at % one.moves.len()].clone() };
        let (first, second) = tokio::join!(here.ask(play(0)), there.ask(play(1)));
        let (won, lost) = match (first, second) {
            (Ok(state), Err(refused)) | (Err(refused), Ok(state)) => (state, refused),
            both => panic!("one of the two is played: {both:?}"),
        };
        assert!(matches!(lost.refused.code, Code::Stale | Code::NotYourTurn), "{lost:?}");
        // Both original sockets get the same move.
        for socket in [&mut a, &mut b] {
            let mut state = socket.update().await.state;
            while state.revision < won.revision {
                state = socket.update().await.state;
            }
            assert_eq!(state.revision, won.revision);
        }
        // Chat from both nodes at the same time: both messages arrive, in the same order for all.
        let (x, y) = tokio::join!(here.ask(Command::Chat { text: "left".into() }), there.ask(Command::Chat { text: "right".into() }));
        assert!(x.is_ok() && y.is_ok());
        let told = [at(&clients[0], &nodes[0]), at(&clients[0], &nodes[1])];
        let mut logs = Vec::new();
        for client in told {
            // A node may hear of what the other has stored a little later.
            let mut socket = client.connect(&id, 0).await;
            let mut log = socket.welcome().await.state.log;
            while log.iter().filter(|line| matches!(line.what, LogEvent::Chat { .. })).count() < 2 {
                log.extend(socket.update().await.state.log);
            }
            logs.push(log.iter().map(|line| serde_json::to_string(line).unwrap()).collect::<Vec<_>>());
        }
        assert_eq!(logs[0], logs[1]);
    });
}

#[test]
fn the_players_of_a_killed_node_continue_on_the_other() {
    let Some((postgres, nats)) = Postgres::start().zip(Nats::start()) else { return };
    run(async move {
        let mut nodes = nodes(&postgres, &nats, "failover");
        let (id, clients, [mut a, mut b], [one, two]) = two_nodes_one_table(&nodes).await;
        let known = one.revision;
        nodes[0].kill();
        while a.text().await.is_ok() {}
        let mut again = at(&clients[0], &nodes[1]).connect(&id, known).await;
        let welcome = again.welcome().await;
        assert_eq!(welcome.you, Some(Seat(0)));
        let (x, y) = tokio::join!(play_on(&mut again, welcome.state, random(3)), play_on(&mut b, two, random(4)));
        assert_eq!(x.result, y.result);
    });
}

#[test]
fn a_bot_whose_node_was_killed_is_taken_over_by_the_other() {
    let Some((postgres, nats)) = Postgres::start().zip(Nats::start()) else { return };
    run(async move {
        let mut nodes = nodes(&postgres, &nats, "bots");
        let ada = Client::guest(nodes[0].address, "Ada").await;
        let seats = json!([{ "bot": "hunter" }, { "bot": "hunter" }]);
        let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": seats })).await;
        nodes[0].kill();
        // Nobody is connected: the other node's sweep finds the match by itself within the grace period.
        let other = at(&ada, &nodes[1]);
        let mut watcher = other.connect(&made.id, 0).await;
        let mut state = watcher.welcome().await.state;
        while state.phase != Phase::Over {
            state = watcher.update().await.state;
        }
    });
}
