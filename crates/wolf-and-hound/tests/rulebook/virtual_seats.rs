//! Three and two players.

use den_core::game::*;
use den_core::{Eye, Seat, Turn};
use wolf_and_hound::{Chance, Event, Reason, Stage, Team};

use crate::scene::{Scene, card, illegal, new_game, pasture};

/// Three players: it is seat 3's turn with this card, then the virtual seat 4 follows.
fn before_seat_4(options: &str) -> Scene {
    Scene::new(options, 3).hand(3, "w1 w1 b1 b1")
}

/// WH-3P-1
#[test]
fn with_three_players_seat_4_is_virtual_and_the_partner_of_seat_2() {
    let game = new_game("first-game", 3);
    assert_eq!(game.setup().sheep, [2, 4, 3, 3]);
    assert_eq!(new_game("beginner-1", 3).setup().sheep, [3, 5, 4, 4]);
    assert!(game.setup().is_virtual(pasture(4)) && !game.setup().is_virtual(pasture(3)));
    assert_eq!(pasture(4).owner(3), Seat(1));
    assert_eq!([0, 1, 2].map(|seat| game.team(Seat(seat))), [0, 1, 0]);
}

/// WH-3P-2
#[test]
fn the_four_cards_of_a_virtual_seat_are_a_face_down_dummy_pile() {
    let table = before_seat_4("first-game").turn(3);
    let open = table.game.open();
    assert_eq!((open.dummies[1].unseen, open.dummies[1].known.len(), open.in_hand[3]), (4, 0, 0));
    assert_eq!(open.pile, 16);
    assert_eq!(table.game.hidden().1.len(), 20, "nobody knows the dummy cards");
}

/// WH-3P-2: the order never changes.
#[test]
fn cards_put_under_the_dummy_pile_come_up_in_their_order() {
    let scene = before_seat_4("first-game").hand(1, "w1 w2").hand(2, "w1 w2").hand(3, "w1 w2").dummy(4, 0, "b1 b2").empty_pile();
    let mut table = scene.at("W01", 1).turn(3);
    table.play(&["w1"]);
    assert_eq!(table.game.open().stage, Stage::Offer("b1".parse().unwrap()));
    table.play(&["swap"]);
    assert_eq!(table.game.open().played[3].last().unwrap().to_string(), "b2", "the next one is played");
    assert_eq!(table.game.open().dummies[1].known.to_string(), "b1");
}

/// WH-3P-3
#[test]
fn a_virtual_seat_plays_the_top_card_of_the_draw_pile() {
    let mut table = before_seat_4("first-game").at("W01", 1).at("H01", 1).turn(3);
    table.play(&["w1", "draw b1"]);
    assert_eq!((table.active(), table.game.turn()), (4, Turn::Chance));
    let due = |text: &str| table.game.check_chance(&text.parse().unwrap());
    assert_eq!(due("draw b2"), Err(illegal(Reason::TurnUpDue { pasture: pasture(4) }, "WH-3P-3")));
    table.play(&["up b2"]);
    assert_eq!(table.decides(), Some(Seat(1)));
    table.play(&["keep"]);
    assert_eq!((table.seat_of("W01"), table.active()), (3, 1));
    assert_eq!(table.game.open().pile, 14, "one drawn by seat 3, one turned up");
}

/// WH-3P-3
#[test]
fn with_an_empty_draw_pile_the_top_dummy_card_is_turned_up() {
    let scene = before_seat_4("first-game").hand(1, "w1 w2").hand(2, "w1 w2").hand(3, "w1 w2").dummy(4, 2, "").empty_pile();
    let mut table = scene.turn(3);
    table.play(&["w1"]);
    assert_eq!(table.game.open().stage, Stage::TurnUp);
    let chance = table.game.deal(&mut <rand::rngs::SmallRng as rand::SeedableRng>::seed_from_u64(0));
    assert!(matches!(chance, Chance::TurnUp(_)));
    table.play(&[&chance.to_string()]);
    assert_eq!(table.game.open().dummies[1].unseen, 1);
    table.play(&["keep"]);
    assert_eq!(table.active(), 1);
}

/// WH-3P-4
#[test]
fn the_partner_may_swap_the_turned_up_card_for_the_top_dummy_card_once() {
    let mut table = before_seat_4("first-game").at("W01", 1).at("H01", 1).turn(3);
    table.play(&["w1", "draw b1", "up b2"]);
    assert_eq!(table.listed(), ["keep", "swap"]);
    assert_eq!(table.refuses("b2"), illegal(Reason::Offered { pasture: pasture(4), card: card("b2") }, "WH-3P-4"));
    table.play(&["swap"]);
    assert_eq!(table.game.open().stage, Stage::TurnUpDummy);
    table.play(&["up w3"]);
    assert_eq!(table.active(), 1, "there is no second swap");
    assert_eq!((table.seat_of("W01"), table.seat_of("H01")), (1, 1), "white 1 of seat 3 and white 3");
    let dummy = table.game.open().dummies[1];
    assert_eq!((dummy.unseen, dummy.known.to_string()), (3, "b2".into()));
    assert_eq!(table.refuses("swap"), illegal(Reason::NotOffered, "WH-3P-4"));
    for eye in Eye::all(3) {
        assert_eq!(table.game.view(eye).open.dummies[1], dummy, "everyone saw what went under");
    }
}

/// WH-3P-4
#[test]
fn without_another_dummy_card_there_is_no_swap() {
    let scene = before_seat_4("first-game").at("W01", 1).at("H01", 1).hand(1, "w1 w2").hand(2, "w1 w2").hand(3, "w1 w2");
    let mut table = scene.dummy(4, 0, "b1").empty_pile().turn(3);
    table.play(&["w1"]);
    assert_eq!(table.game.open().played[3].last().unwrap().to_string(), "b1");
    assert_eq!(table.active(), 1, "the last dummy card was played without a question");
}

/// WH-3P-5
#[test]
fn a_virtual_seat_draws_nothing_and_its_choices_are_its_partners() {
    let scene = before_seat_4("experienced-9").at("M03", 1).at("M04", 2).back_up("M04");
    let mut table = scene.turn(3);
    // A black 2 takes wolf M03 two steps and wolf M04, at half steps, one: both to seat 3.
    table.play(&["w1", "draw b3", "up b2", "keep"]);
    assert_eq!(table.listed(), ["turn M03", "turn M04"]);
    assert_eq!(table.decides(), Some(Seat(1)), "seat 2 decides for seat 4");
    table.play(&["turn M03"]);
    assert_eq!((table.active(), table.game.open().stage), (1, Stage::Play));
    assert_eq!(table.game.open().pile, 14);
}

/// WH-3P-5
#[test]
fn a_virtual_seat_is_out_of_cards_when_pile_and_dummies_are_empty() {
    let scene = before_seat_4("first-game").hand(1, "b1 b1").hand(2, "b1 b2").hand(3, "w1 w2").at("W01", 1).at("H01", 4);
    let mut table = scene.dummy(4, 0, "w4").empty_pile().turn(3);
    table.play(&["w1"]);
    assert!(table.log.contains(&Event::RunsOut { pasture: pasture(4) }));
    assert!(table.winner().is_some(), "seat 1's turn is the last");
    let scene = before_seat_4("first-game").hand(1, "b1 b1").hand(2, "b1 b2").hand(3, "w1 w2").at("W01", 1).at("H01", 4);
    let mut table = scene.dummy(4, 0, "w4 w3").empty_pile().turn(3);
    table.play(&["w1", "keep"]);
    assert_eq!(table.winner(), None, "a dummy card is left");
}

/// WH-3P-5
#[test]
fn under_no_3_a_turned_up_3_is_swapped_or_goes_under_the_dummy_pile() {
    let scene = || before_seat_4("experienced-4").at("S02", 4).at("W01", 1).at("H01", 3);
    let mut kept = scene().turn(3);
    kept.play(&["w1", "draw b1", "up b3", "keep"]);
    assert_eq!((kept.active(), kept.seat_of("W01")), (1, 1), "nothing was played");
    assert!(kept.game.open().played[3].is_empty());
    assert_eq!((kept.game.open().dummies[1].unseen, kept.game.open().dummies[1].known.to_string()), (4, "b3".into()));

    let mut swapped = scene().turn(3);
    swapped.play(&["w1", "draw b1", "up b3", "swap", "up b2"]);
    assert_eq!(swapped.game.open().played[3].to_string(), "b2");

    let mut twice = scene().turn(3);
    twice.play(&["w1", "draw b1", "up b3", "swap", "up w3"]);
    assert!(twice.game.open().played[3].is_empty());
    assert_eq!(twice.game.open().dummies[1].known.to_string(), "b3 w3");
    assert_eq!(twice.active(), 1);
}

/// WH-3P-6
#[test]
fn with_three_players_ties_go_to_the_team_of_seat_2() {
    let scene = before_seat_4("first-game").at("W01", 2).at("H01", 2).hand(1, "").hand(2, "").hand(3, "w1");
    let mut table = scene.sheep([2, 3, 3, 2]).dummy(4, 0, "b4").empty_pile().turn(3);
    table.play(&["w1"]);
    assert_eq!(table.winner(), Some(Team::Yellow));
    let outcome = table.game.outcome().unwrap();
    assert_eq!([0, 1, 2].map(|seat| outcome.seat(Seat(seat)).place), [2, 1, 2]);
}

/// WH-2P-1
#[test]
fn with_two_players_each_has_a_virtual_partner() {
    assert_eq!(new_game("first-game", 2).setup().sheep, [2, 3, 3, 3]);
    assert_eq!(new_game("beginner-1", 2).setup().sheep, [3, 4, 4, 4]);
    let mut table = Scene::new("first-game", 2).at("W01", 4).at("H01", 4).hand(1, "w4 w4 w4 w1").hand(2, "w4 b1 b1 b1").turn(1);
    assert_eq!(table.game.open().dummies.map(|dummy| dummy.unseen), [4, 4]);
    table.play(&["w4", "draw b1"]);
    assert_eq!((table.active(), table.decides()), (2, Some(Seat(1))));
    table.play(&["b1", "draw b3", "up b4"]);
    assert_eq!((table.active(), table.decides()), (3, Some(Seat(0))));
    table.play(&["swap", "up w2", "up b2"]);
    assert_eq!((table.active(), table.decides()), (4, Some(Seat(1))));
    table.play(&["keep"]);
    assert_eq!((table.active(), table.decides()), (1, Some(Seat(0))));
    assert_eq!(table.game.open().dummies.map(|dummy| dummy.known.to_string()), ["b4".to_string(), String::new()]);
}
