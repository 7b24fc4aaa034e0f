//! kill -9 while many moves are being made: every acknowledged move is there afterwards.

use std::sync::Arc;
use std::time::Duration;

use den_core::Seat;
use den_store::Store;
use den_table::wire::{Code, Command, Phase, ServerMessage};
use den_table::{Entry, MatchId};
use den_testkit::services::{Postgres, TempDir};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use super::Node;
use den_test_client::{Client, random, run};

/// How often the server is killed.
const KILLS: u64 = 100;
const TABLES: usize = 3;

/// An acknowledged move: in the journal after `after`, and at the latest at `by`.
#[derive(Debug)]
struct Acknowledged {
    table: MatchId,
    after: u64,
    by: u64,
    seat: Seat,
    text: String,
}

#[test]
fn no_acknowledged_move_is_lost_on_sqlite() {
    let scratch = TempDir::new("crash");
    let url = format!("sqlite:{}", scratch.path().join("wolfden.db").display());
    run(async move { kill_again_and_again(&url).await });
}

#[test]
fn no_acknowledged_move_is_lost_on_postgres() {
    let Some(server) = Postgres::start() else { return };
    let url = server.database("crash");
    run(async move { kill_again_and_again(&url).await });
}

async fn kill_again_and_again(url: &str) {
    let mut node = Node::start(&["--database", url]);
    let players = [Client::guest(node.address, "Ada").await, Client::guest(node.address, "Bob").await];
    let mut tables = Vec::new();
    let (mut all, mut rounds) = (0, random(42));
    for round in 0..KILLS {
        while tables.len() < TABLES {
            tables.push(new_table(&players, node.address).await);
        }
        let mut seats = Vec::new();
        let flowing = Arc::new(Semaphore::new(0));
        for id in &tables {
            for (at, player) in players.iter().enumerate() {
                let player = Client { address: node.address, ..player.clone() };
                seats.push(tokio::spawn(play_until_cut(player, id.clone(), Seat(at as u8), round, flowing.clone())));
            }
        }
        // Once moves are being played (or all matches have ended), at any moment.
        while flowing.available_permits() < 10 && !seats.iter().all(JoinHandle::is_finished) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(rounds(100) as u64)).await;
        node.kill();
        let mut acknowledged = Vec::new();
        for seat in seats {
            acknowledged.extend(seat.await.expect("a player"));
        }
        node = Node::start(&["--database", url]);
        let store = den_store::open(Some(url)).await.expect("the database opens");
        for one in &acknowledged {
            assert!(is_stored(&*store, one).await, "round {round}: {one:?} was acknowledged and is gone");
        }
        all += acknowledged.len();
        store.close().await.expect("the database closes");
        // Finished matches are replaced by new ones.
        let mut on = Vec::new();
        for id in tables {
            let client = Client { address: node.address, ..players[0].clone() };
            if client.show(&id).await.phase == Phase::Playing {
                on.push(id);
            }
        }
        tables = on;
    }
    assert!(all > KILLS as usize * 5, "only {all} moves were played: no load");
    eprintln!("{KILLS} kills, {all} acknowledged moves, none lost");
}

async fn new_table(players: &[Client; 2], address: std::net::SocketAddr) -> MatchId {
    let [ada, bob] = players.clone().map(|player| Client { address, ..player });
    let made = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await;
    bob.join(&made.id, None).await;
    made.id
}

/// Plays as fast as possible until the connection breaks or the match is over. Returns the acknowledged moves.
async fn play_until_cut(player: Client, table: MatchId, seat: Seat, round: u64, flowing: Arc<Semaphore>) -> Vec<Acknowledged> {
    let mut acknowledged = Vec::new();
    let Ok(mut socket) = player.try_connect_or_gone(&table).await else { return acknowledged };
    let mut choose = random(round * 2 + u64::from(seat.0));
    let mut asked: Option<(u64, u64, String)> = None;
    let mut state = None;
    while let Ok(text) = socket.text().await {
        match serde_json::from_str(&text) {
            Ok(ServerMessage::Welcome(welcome)) => state = Some(welcome.state),
            Ok(ServerMessage::Update(update)) => {
                if let Some((_, after, text)) = asked.take_if(|(id, ..)| update.id == Some(*id)) {
                    flowing.add_permits(1);
                    acknowledged.push(Acknowledged { table: table.clone(), after, by: update.state.revision, seat, text });
                }
                state = Some(update.state);
            }
            // A change that was in flight when the last server died can reach the database after its successor has loaded the match. Then
            // the primary key refuses the successor's change, and we have already been sent the newer state.
            Ok(ServerMessage::Refused(refused)) if refused.refused.code == Code::Stale => asked = None,
            other => panic!("{other:?}"),
        }
        let Some(state) = &state else { continue };
        if state.phase == Phase::Over {
            break;
        }
        if !state.moves.is_empty() && asked.is_none() {
            let text = state.moves[choose(state.moves.len())].clone();
            match socket.try_say(Command::Move { position: state.position, text: text.clone() }).await {
                Ok(id) => asked = Some((id, state.revision, text)),
                Err(()) => break,
            }
        }
    }
    acknowledged
}

async fn is_stored(store: &dyn Store, one: &Acknowledged) -> bool {
    let changes = store.changes(&one.table, one.after + 1).await.expect("the journal can be read");
    let wanted = Entry::Move(one.seat, one.text.clone());
    changes.iter().take_while(|change| change.number <= one.by).any(|change| change.entries.contains(&wanted))
}
