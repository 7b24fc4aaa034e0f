//! Series and drawn seats over real sockets.

use crate::support::{Client, TestServer, run};
use den_core::{Eye, Seat};
use den_table::rest::MatchCreated;
use den_table::wire::{Command, LogEvent, Phase};
use den_table::{Reseat, Series};
use serde_json::json;

/// DEN-SERIES-1, DEN-SERIES-3: the server counts the games; a rematch is the next one.
#[test]
fn a_series_goes_on_with_a_rematch() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let table = json!({ "game": "lone-wolves", "seats": ["open", "open"], "sit": 0, "series": { "games": 3, "reseat": "stay" } });
        let made = ada.make(&table).await;
        bob.join(&made.id, None).await;
        let first = Series::new(3, Reseat::Stay, 2);
        assert_eq!(bob.show(&made.id).await.settings.series, Some(first.clone()), "everyone sees it before sitting down");
        let (mut a, mut b) = (ada.connect(&made.id, 0).await, bob.connect(&made.id, 0).await);
        assert_eq!(a.welcome().await.settings.series, Some(first.clone()));
        b.welcome().await;
        b.ask(Command::Resign).await.unwrap();
        b.ask(Command::Rematch).await.unwrap();
        a.ask(Command::Rematch).await.unwrap();
        let next = a.follow().await;
        assert_eq!((next.you, next.settings.series), (Some(Seat(0)), Some(Series { played: 1, wins: vec![1, 0], ..first })));
    });
}

#[test]
fn a_series_with_too_many_games_is_refused() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        for games in [0, 100] {
            let table = json!({ "game": "lone-wolves", "seats": ["open", "open"], "sit": 0, "series": { "games": games } });
            let answer = ada.post("/api/matches", &table).await;
            assert_eq!(answer.status, 422, "{games}: {}", answer.body);
        }
    });
}

/// DEN-SEAT-5: each player is shown the view of the drawn seat, and may play from it.
#[test]
fn the_seats_are_drawn_when_the_last_player_sits_down() {
    run(async {
        let server = TestServer::open().await;
        let mut moved = 0;
        for _ in 0..12 {
            let players = [server.guest("Ada").await, server.guest("Bob").await, server.guest("Cleo").await];
            let table = json!({ "game": "the-wolves", "seats": ["open", "invite", "invite"], "sit": 0, "draw_seats": true });
            let made: MatchCreated = players[0].make(&table).await;
            assert!(players[1].show(&made.id).await.settings.draw_seats);
            // Ada waits at the table while the others sit down.
            let mut socket = players[0].connect(&made.id, 0).await;
            assert_eq!(socket.welcome().await.you, Some(Seat(0)));
            socket.ask(Command::Chat { text: "I am Ada".into() }).await.unwrap();
            for (player, invite) in players[1..].iter().zip(&made.invites) {
                player.join(&made.id, Some(&invite.secret)).await;
            }
            let state = loop {
                let state = socket.update().await.state;
                if state.phase == Phase::Playing {
                    break state;
                }
            };
            let mut seats = Vec::new();
            for player in &players {
                seats.push(seat_of(player, &made).await);
            }
            assert_eq!(state.eye, Eye::Seat(seats[0]), "the view is that of the drawn seat");
            assert_eq!(state.seats.expect("the seats have changed").len(), 3);
            let said = state.log.iter().find_map(|line| match &line.what {
                LogEvent::Chat { seat, text } if text == "I am Ada" => Some(*seat),
                _ => None,
            });
            assert_eq!(said, Some(seats[0]), "what Ada said is still hers");
            moved += usize::from(seats[0] != Seat(0));
            seats.sort();
            assert_eq!(seats, [Seat(0), Seat(1), Seat(2)]);
        }
        assert!(moved > 0, "12 draws left Ada on the first seat");
    });
}

async fn seat_of(player: &Client, made: &MatchCreated) -> Seat {
    player.show(&made.id).await.you.expect("a seat")
}
