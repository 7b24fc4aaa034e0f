//! The worked examples of the rulebook, by their numbers.

use wolf_and_hound::Team;

use crate::scene::{Scene, first_turn, pasture};

/// Example 6-1, WH-ACT-4
#[test]
fn example_6_1_a_wolf_in_front_of_seat_1_takes_one_of_its_three_sheep() {
    let mut table = Scene::new("first-game", 4).at("W01", 1).at("H01", 3).hand(4, "w4 w1 w1 w1").turn(4);
    table.play(&["w4", "draw b1"]);
    assert_eq!(table.sheep(), [2, 3, 3, 3]);
}

/// Example 6-2, WH-CASE-13, WH-END-1
#[test]
fn example_6_2_seat_1_loses_its_last_sheep_and_seats_2_and_4_win() {
    let mut table = Scene::new("first-game", 4).at("W01", 1).at("H01", 3).sheep([1, 3, 3, 3]).hand(4, "w4 w1 w1 w1").turn(4);
    table.play(&["w4", "draw b1"]);
    assert_eq!(table.winner(), Some(Team::Yellow));
}

/// Example 6-3, WH-PLAY-1
#[test]
fn example_6_3_a_white_3_takes_the_hound_from_seat_2_to_seat_1() {
    let mut table = Scene::new("first-game", 4).at("H01", 2).at("W01", 3).hand(3, "w3 w1 b1 b1").turn(3);
    table.play(&["w3"]);
    assert_eq!((table.seat_of("H01"), table.seat_of("W01")), (1, 3));
}

/// Example 8-1, WH-CASE-10, WH-META-1
#[test]
fn example_8_1_metamorphic_03_comes_to_seat_1_as_a_hound() {
    let scene = Scene::new("experienced-9", 4).at("M03", 4).at("M04", 3).sheep([2, 3, 3, 3]);
    let mut table = scene.hand(4, "b1 b1 w1 w1").hand(1, "b2 w2 w1 w1").turn(4);
    table.play(&["b1", "draw b3"]);
    assert!(table.shows_back("M03"));
    assert_eq!(table.sheep(), [3, 3, 3, 3], "it brings seat 1 a sheep");
    table.play(&["w2"]);
    assert_eq!(table.seat_of("M03"), 3, "and moves on a white card");
}

/// Example 8-2, WH-CASE-5, WH-PLAY-2
#[test]
fn example_8_2_a_wolf_with_plus_1_goes_three_steps_on_a_black_2() {
    let mut table = Scene::new("beginner-2", 4).at("W03", 4).hand(1, "b2 b1 w1 w1").turn(1);
    table.play(&["b2"]);
    assert_eq!(table.seat_of("W03"), 3);
}

/// Example 8-3, WH-PLAY-2
#[test]
fn example_8_3_a_half_wolf_goes_one_step_on_a_black_3() {
    let mut table = Scene::new("wolves=W06", 4).hand(1, "b3 b1 w1 w1").turn(1);
    table.play(&["b3"]);
    assert_eq!(table.seat_of("W06"), 2);
}

/// Example 8-4, WH-CASE-4, WH-PLAY-1
#[test]
fn example_8_4_both_wolves_move_on_a_black_3() {
    let mut table = Scene::new("beginner-1", 4).hand(1, "b3 b1 w1 w1").turn(1);
    table.play(&["b3"]);
    assert_eq!((table.seat_of("W01"), table.seat_of("W06")), (4, 2));
}

/// Example 8-5, WH-PLAY-2
#[test]
fn example_8_5_a_sheep_card_goes_one_step_back_on_a_black_3() {
    let mut table = Scene::new("experienced-3", 4).hand(1, "b3 b1 w1 w1").turn(1);
    table.play(&["b3"]);
    assert_eq!(table.seat_of("S01"), 4);
}

/// Example 8-6, WH-ACT-5
#[test]
fn example_8_6_wolf_02_at_seat_3_takes_a_sheep_from_seat_4_whose_hound_sleeps() {
    let scene = Scene::new("wolves=W02 hounds=H01", 4).at("W02", 3).at("H01", 4).hand(2, "b4 b4 w4 w4");
    let mut table = scene.turn(2);
    table.play(&["b4", "draw b1"]);
    assert_eq!((table.active(), table.sheep()), (3, [3, 3, 3, 2]));
}

/// Example 8-7, WH-CASE-6, WH-SHEEP-1
#[test]
fn example_8_7_skip_saves_seat_3_from_the_wolf() {
    let scene = Scene::new("experienced-3", 4).at("S01", 3).at("W01", 3).at("H01", 1).hand(2, "w1 w1 b1 b1");
    let mut table = scene.turn(2);
    table.play(&["w1", "draw b2"]);
    assert_eq!((table.active(), table.sheep()), (4, [3, 3, 3, 3]));
}

/// Example 8-8, WH-CASE-7, WH-SHEEP-2
#[test]
fn example_8_8_seat_3_has_only_threes_under_no_3() {
    let scene = Scene::new("experienced-4", 4).at("S02", 3).at("W01", 1).at("H01", 1).hand(2, "w1 w1 b1 b1").hand(3, "b3 b3 w3 b3");
    let mut table = scene.turn(2);
    table.play(&["w1", "draw b2", "show"]);
    assert_eq!(table.active(), 4);
    assert_eq!(table.game.open().shown[pasture(3).index()].to_string(), "b3 b3 b3 w3");
}

/// Example 8-9, WH-CASE-8, WH-EXTRA-1
#[test]
fn example_8_9_grandpa_wolf_is_a_turn_late() {
    let hands = ["w2 w1 b2 b2", "b1 b3 b3 w3", "w4 w4 b4 b4", "w1 w2 w2 w3"];
    let mut table = first_turn("wolves=none hounds=none extra=E01", hands);
    table.play(&["w2", "draw b3"]);
    assert_eq!(table.seat_of("E01"), 1);
    table.play(&["b1", "draw b3"]);
    assert_eq!(table.seat_of("E01"), 3, "two steps counter-clockwise, by the white 2 of seat 1");
    assert_eq!((table.active(), table.sheep()), (3, [3, 3, 2, 3]));
    table.play(&["w4", "draw b4"]);
    assert_eq!(table.seat_of("E01"), 2, "one step, by the black 1 of seat 2");
}

/// Example 8-10, WH-CASE-9, WH-EXTRA-2
#[test]
fn example_8_10_the_confused_hound_meets_the_wolf_and_walks_back() {
    let hands = ["w4 w1 b2 b2", "w1 b3 b3 w3", "w4 w4 b4 b4", "w1 w2 w2 w3"];
    let mut table = first_turn("wolves=W01 hounds=none extra=E02", hands);
    table.play(&["w4", "draw b3"]);
    assert_eq!((table.seat_of("E02"), table.shows_back("E02")), (1, true));
    table.play(&["w1", "draw b3"]);
    assert_eq!(table.seat_of("E02"), 4);
}

/// Example 12-1, WH-CASE-11, WH-MB-2, WH-MB-3
#[test]
fn example_12_1_meat_at_seat_2_stops_the_wolf_until_it_is_covered() {
    let scene = Scene::new("meat-and-bones", 4).at("W01", 1).at("H01", 4);
    let scene = scene.hand(2, "b2m w1 w2 w4").hand(3, "b4 b4 w4 w4").hand(4, "w1 w1 w2 w2").hand(1, "b2 b1 b1 b3");
    let mut table = scene.turn(2);
    table.play(&["b2m", "draw b3"]);
    assert_eq!(table.seat_of("W01"), 3, "the meat does not act on the play that lays it");
    table.play(&["b4", "draw w3"]);
    assert_eq!(table.seat_of("W01"), 2, "stopped on its way round");
    table.play(&["w1", "draw w3"]);
    assert_eq!((table.seat_of("W01"), table.seat_of("H01")), (2, 1));
    table.play(&["b2", "draw b2"]);
    assert_eq!(table.seat_of("W01"), 4, "it leaves the meat freely");
    table.play(&["w2", "draw b2"]);
    table.play(&["b4"]);
    assert_eq!(table.seat_of("W01"), 4, "the meat is covered: a full round");
}

/// Example 15-2, WH-CASE-12, WH-DES-3 (the card that stays in the first turn is 02-3)
#[test]
fn example_15_2_the_wolves_in_sheeps_clothing() {
    let hands = ["w2 w1 b3 b3", "b2 b3 b3 w3", "b1 w4 b4 b4", "w1 w2 w2 w3"];
    let mut table = first_turn("sheeps-clothing", hands);
    let all = |table: &crate::scene::Table| ["D02-1", "D02-2", "D02-3"].map(|id| table.seat_of(id));
    table.play(&["w2", "draw b3"]);
    assert_eq!((all(&table), table.shows_back("D02-3")), ([1, 3, 1], false));
    table.play(&["b2"]);
    assert_eq!((all(&table), table.shows_back("D02-3")), ([3, 3, 1], true));
    table.play(&["draw b1"]);
    assert_eq!(all(&table), [3, 3, 4], "one step counter-clockwise at the end of the turn");
    assert_eq!(table.sheep(), [4, 4, 4, 4], "at seat 3 one takes and one returns");
    table.play(&["b1", "draw b1"]);
    assert_eq!((all(&table), table.shows_back("D02-3")), ([4, 3, 4], false));
    assert_eq!((table.active(), table.sheep()), (4, [4, 4, 4, 2]));
}
