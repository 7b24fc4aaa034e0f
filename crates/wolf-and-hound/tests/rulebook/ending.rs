//! The end of the game.

use den_core::game::*;
use den_core::{Eye, Illegal, Reason, Seat};
use wolf_and_hound::{Ending, Event, SheetText, Team, WolfAndHound};

use crate::scene::{Scene, Table, pasture};

/// Seat 4 is about to play; everyone has this many cards and the pile is empty.
fn last_round(options: &str, hands: [&str; 4], sheep: [u8; 4]) -> Scene {
    let mut scene = Scene::new(options, 4).sheep(sheep);
    for (seat, hand) in (1..).zip(hands) {
        scene = scene.hand(seat, hand);
    }
    scene.empty_pile()
}

fn pastures(table: &Table) -> [u8; 4] {
    let outcome = table.game.outcome().unwrap();
    [0, 1, 2, 3].map(|seat| outcome.seat(Seat(seat)).place)
}

/// WH-END-1
#[test]
fn a_player_without_sheep_ends_the_game_and_the_team_loses() {
    let mut table = Scene::new("first-game", 4).at("W01", 2).at("H01", 4).sheep([1, 1, 1, 3]).hand(1, "w1 w2 w3 w4").turn(1);
    table.play(&["w4"]);
    assert_eq!(table.game.outcome(), None);
    table.chance();
    assert_eq!(table.winner(), Some(Team::Blue));
    assert_eq!(pastures(&table), [1, 2, 1, 2], "though Yellow has more sheep");
    let sheet = WolfAndHound::sheet(&table.game.view(Eye::Public));
    assert_eq!((sheet.totals(), sheet.score()), (vec![2, 3], None), "the totals do not decide");
    assert_eq!(sheet.decided_by, Some(SheetText::Sheepless { pasture: pasture(2) }.into()));
    let ending = Ending { winner: Team::Blue, sheepless: Some(pasture(2)) };
    assert_eq!(table.log.last(), Some(&Event::Ends { ending, sheep: [2, 3] }));
    assert_eq!(table.game.check("w1".parse().unwrap()), Err(Illegal::new(Reason::Over, "DEN-TURN-2")));
}

/// WH-END-2
#[test]
fn with_sheepless_players_on_both_teams_the_nearest_clockwise_from_the_active_player_loses() {
    // Seat 2 is active: its wolves take the last sheep of seat 2 and of seat 3, or of seats 3 and 4.
    let after = |wolves: &str, sheep| {
        let mut scene = Scene::new(&format!("wolves={wolves} hounds=H01"), 4).sheep(sheep).at("H01", 4).hand(1, "w1 w2 w3 w4");
        for wolf in wolves.split(',') {
            scene = scene.at(wolf, 2);
        }
        let mut table = scene.turn(1);
        table.play(&["w4"]).chance();
        table.winner()
    };
    assert_eq!(after("W01,W02", [4, 1, 1, 4]), Some(Team::Blue), "the active player first");
    assert_eq!(after("W02,W05", [4, 4, 1, 1]), Some(Team::Yellow), "seat 3 is nearer than seat 4");
    assert_eq!(after("W05,W07", [1, 4, 4, 1]), Some(Team::Blue), "seat 4 is nearer than seat 1");
}

/// WH-END-3
#[test]
fn once_a_player_is_out_of_cards_the_sheep_are_counted_on_the_next_turn_of_seat_1() {
    let mut table = last_round("first-game", ["w1", "w1", "w1", "w1"], [3, 3, 3, 2]).at("W01", 4).at("H01", 3).turn(1);
    table.play(&["w1"]);
    assert!(table.log.contains(&Event::RunsOut { pasture: pasture(1) }));
    table.play(&["w1", "w1"]);
    assert_eq!(table.winner(), None, "the others have their turns");
    assert_eq!(table.sheep(), [3, 3, 3, 1]);
    table.play(&["w1"]);
    assert_eq!(table.winner(), Some(Team::Blue));
    assert_eq!(table.log.last(), Some(&Event::Ends { ending: Ending { winner: Team::Blue, sheepless: None }, sheep: [6, 4] }));
    assert_eq!(pastures(&table), [1, 2, 1, 2]);
    let view = table.game.view(Eye::Public);
    assert_eq!(WolfAndHound::sheet(&view).totals(), [6, 4]);
}

/// WH-END-3: seat 1's phase 1 still happens, and its end check comes first.
#[test]
fn before_the_count_seat_1_is_hit_and_may_lose_the_last_sheep() {
    let hit = |sheep| {
        let mut table = last_round("first-game", ["", "", "", "w1"], sheep).at("W01", 1).at("H01", 3).turn(4);
        table.play(&["w1"]);
        match table.log.last() {
            Some(Event::Ends { ending, .. }) => *ending,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(hit([2, 2, 3, 2]).winner, Team::Yellow, "4 to 4 after the wolf at seat 1");
    assert_eq!(hit([3, 2, 3, 2]).winner, Team::Blue);
    assert_eq!(hit([1, 1, 3, 1]), Ending { winner: Team::Yellow, sheepless: Some(pasture(1)) });
}

/// WH-END-3
#[test]
fn a_tie_goes_to_yellow() {
    let mut table = last_round("first-game", ["", "", "", "w2"], [3, 3, 3, 3]).at("W01", 3).at("H01", 3).turn(4);
    table.play(&["w2"]);
    assert_eq!(table.winner(), Some(Team::Yellow));
    assert_eq!(pastures(&table), [2, 1, 2, 1]);
    let ending = Ending { winner: Team::Yellow, sheepless: None };
    assert_eq!(table.log.last(), Some(&Event::Ends { ending, sheep: [6, 6] }));
}

/// WH-END-3: *Skip* cannot delay the count.
#[test]
fn a_skipped_last_turn_of_seat_1_ends_the_game_all_the_same() {
    let scene = last_round("first-game sheep=S01", ["", "b2", "b4", "w1"], [1, 3, 3, 3]).at("S01", 1).at("W01", 1).at("H01", 2);
    let mut table = scene.turn(4);
    table.play(&["w1"]);
    assert_eq!(table.sheep(), [1, 3, 3, 3], "the wolf does not activate");
    assert_eq!(table.winner(), Some(Team::Yellow));
}
