//! The frequently asked questions of the rulebook, by their numbers.

use wolf_and_hound::{Event, Team};

use crate::scene::{Scene, animal, first_turn, pasture};

/// FAQ 1, WH-FAQ-3, WH-END-2
#[test]
fn faq_1_with_several_sheepless_players_the_team_nearest_to_the_active_player_loses() {
    let scene = Scene::new("wolves=W01,W02 hounds=H01", 4).at("W01", 3).at("W02", 3).at("H01", 1).sheep([4, 4, 1, 1]);
    let mut table = scene.hand(2, "w4 w4 w1 w1").turn(2);
    table.play(&["w4", "draw b1"]);
    assert_eq!(table.sheep(), [4, 4, 0, 0]);
    assert_eq!(table.winner(), Some(Team::Yellow));
}

/// FAQ 2, WH-FAQ-4, WH-END-3
#[test]
fn faq_2_a_tie_at_the_end_of_the_cards_goes_to_seats_2_and_4() {
    let scene = Scene::new("first-game", 4).at("W01", 2).at("H01", 2).hand(1, "").hand(2, "").hand(3, "").hand(4, "w1");
    let mut table = scene.sheep([1, 2, 2, 1]).empty_pile().turn(4);
    table.play(&["w1"]);
    assert_eq!(table.winner(), Some(Team::Yellow));
}

/// FAQ 3, WH-FAQ-5, WH-END-3
#[test]
fn faq_3_cards_that_others_still_hold_are_discarded() {
    // Seat 2 was skipped once and has one card more than the others.
    let scene = Scene::new("experienced-3", 4).at("W01", 3).at("H01", 3).at("S01", 3);
    let mut table = scene.hand(1, "").hand(2, "b1").hand(3, "").hand(4, "w1").empty_pile().turn(4);
    table.play(&["w1"]);
    assert!(table.winner().is_some());
    assert_eq!(table.game.open().in_hand, [0, 1, 0, 0], "nobody plays it any more");
}

/// FAQ 4, WH-PLAY-1
#[test]
fn faq_4_all_fitting_animals_move_not_just_one() {
    let mut table = first_turn("wolves=W01,W05 hounds=H01", ["b2 b2 w1 w1", "b1 b1 b3 w3", "w1 w1 w2 w2", "w3 w3 w4 w4"]);
    table.play(&["b2"]);
    assert_eq!((table.seat_of("W01"), table.seat_of("W05"), table.seat_of("H01")), (3, 3, 1));
}

/// FAQ 5, WH-ACT-6
#[test]
fn faq_5_with_one_sheep_a_wolf_and_a_hound_a_player_stays_in_the_game() {
    let mut table = Scene::new("first-game", 4).at("W01", 2).at("H01", 2).sheep([3, 1, 3, 3]).hand(1, "b4 b4 w4 w4").turn(1);
    table.play(&["b4", "draw b1"]);
    assert_eq!((table.sheep()[1], table.winner()), (1, None));
}

/// FAQ 6, WH-FAQ-6, WH-SHEEP-1
#[test]
fn faq_6_with_skip_and_a_wolf_no_sheep_is_lost() {
    let mut table = Scene::new("experienced-3", 4).at("W01", 2).at("S01", 2).at("H01", 4).hand(1, "w1 b1 b1 b1").turn(1);
    table.play(&["w1", "draw b2"]);
    assert_eq!((table.sheep(), table.active()), ([3; 4], 3));
}

/// FAQ 7, WH-FAQ-7, WH-ACT-4
#[test]
fn faq_7_two_wolves_take_two_sheep() {
    let mut table = Scene::new("beginner-1", 4).at("W01", 2).at("W06", 2).at("H01", 4).hand(1, "w1 b1 b1 b1").turn(1);
    table.play(&["w1", "draw b2"]);
    assert_eq!(table.sheep(), [4, 2, 4, 4]);
}

/// FAQ 8, WH-FAQ-8, WH-ACT-6
#[test]
fn faq_8_with_one_sheep_two_wolves_and_a_hound_one_sheep_is_left() {
    let scene = Scene::new("beginner-1", 4).at("W01", 2).at("W06", 2).at("H01", 1).sheep([4, 1, 4, 4]);
    let mut table = scene.hand(1, "w1 b1 b1 b1").turn(1);
    table.play(&["w1", "draw b2"]);
    assert_eq!((table.sheep(), table.winner()), ([4, 1, 4, 4], None));
    assert!(table.log.contains(&Event::Takes { animal: animal("W06"), pasture: pasture(2), taken: false, left: 0 }));
}

/// FAQ 9, WH-FAQ-9, WH-MB-3
#[test]
fn faq_9_a_symbol_does_not_act_at_once() {
    let mut table = Scene::new("meat-and-bones", 4).at("W01", 1).hand(2, "b2m b1 b1 w1").turn(2);
    table.play(&["b2m"]);
    assert_eq!(table.seat_of("W01"), 3);
}
