//! The animal cards.

use den_core::game::*;
use den_core::{Eye, Illegal, Message, OptionReason, Reason as TableReason, Seat};
use den_words::{Language, Speaker};
use wolf_and_hound::{Event, Reason, Stage, WolfAndHound};

use crate::scene::{Scene, animal, card, cards, first_turn, illegal, new_game, pasture, refusal};

/// WH-CARD-1
#[test]
fn each_card_has_its_colour_modifier_and_target() {
    let all =
        "wolves=W01,W02,W03,W04,W05,W06,W07,W08 hounds=H01,H02,H03,H04 sheep=S01,S02 meta=M01,M02,M03,M04 extra=E01,E02 designer=D01,D02";
    let game = new_game(all, 4);
    let english = Speaker::new(Language::En);
    let board = WolfAndHound::board(&game.view(Eye::Public), &english);
    let sides = [
        "W01 wolf",
        "W02 wolf hits left",
        "W03 wolf +1",
        "W04 wolf -1",
        "W05 wolf hits opposite",
        "W06 wolf 1/2",
        "W07 wolf hits right",
        "W08 wolf 1/2 hits left",
        "H01 hound",
        "H02 hound hits opposite",
        "H03 hound +1",
        "H04 hound -1",
        "S01 Skip sheep -1/2",
        "S02 No 3 sheep -1/2",
        "M01 wolf +1",
        "M02 hound +1",
        "M03 wolf",
        "M04 hound",
        "E01 Grandpa Wolf wolf backwards",
        "E02 Confused Hound hound",
        "D01 Red Devil wolf x3",
        "D02-1 Black Fur wolf",
        "D02-2 White Fur hound",
        "D02-3 Wolf in Sheep’s Clothing wolf fixed",
    ];
    let lines: Vec<_> = board.lines().map(plain).collect();
    for side in sides {
        assert!(lines.iter().any(|line| line.trim() == side), "{side} is not on the board:\n{board}");
    }
    let mut backs = Scene::new(all, 4);
    for id in ["M01", "M02", "M03", "M04", "E02"] {
        backs = backs.back_up(id);
    }
    let board = WolfAndHound::board(&backs.turn(1).game.view(Eye::Public), &english);
    let lines: Vec<_> = board.lines().map(plain).collect();
    for side in
        ["M01 hound (back)", "M02 wolf (back)", "M03 hound (back)", "M04 wolf 1/2 (back)", "E02 Confused Hound hound backwards (back)"]
    {
        assert!(lines.iter().any(|line| line.trim() == side), "{side} is not on the board:\n{board}");
    }
}

/// A line without its colours.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        text += before;
        rest = after.split_once('m').map_or("", |(_, rest)| rest);
    }
    text + rest
}

/// WH-SHEEP-1
#[test]
fn skip_ends_the_turn_immediately_without_activation_end_check_play_or_draw() {
    let scene = Scene::new("first-game sheep=S01", 4).at("S01", 2).at("W01", 2).at("H01", 3).sheep([3, 1, 3, 3]);
    let mut table = scene.hand(1, "b1 w1 w1 w1").at("W01", 1).turn(1);
    table.play(&["b1", "draw b2"]);
    assert_eq!(table.seat_of("W01"), 2);
    assert_eq!((table.active(), table.sheep()), (3, [3, 1, 3, 3]), "seat 2 is skipped, its wolf sleeps");
    assert_eq!((table.game.open().in_hand[1], table.game.open().pile), (4, 15));
    assert!(table.log.contains(&Event::Skips { pasture: pasture(2) }));
}

/// WH-SHEEP-2
#[test]
fn no_3_forbids_threes_for_the_turn() {
    let scene = Scene::new("first-game sheep=S02", 4).at("S02", 2).at("H01", 4).hand(1, "w1 w1 b1 b1").hand(2, "b3 w3 w2 b4");
    let mut table = scene.turn(1);
    table.play(&["w1", "draw b2"]);
    assert_eq!(table.active(), 2);
    assert_eq!(table.listed(), ["b4", "w2"]);
    assert_eq!(table.refuses("w3"), illegal(Reason::NoThree, "WH-SHEEP-2"));
    assert_eq!(table.refuses("w4"), illegal(Reason::NotHeld { card: card("w4") }, "WH-PLAY-1"));
    assert_eq!(table.refuses("show"), illegal(Reason::HoldsOther, "WH-SHEEP-2"));
    table.play(&["b4", "draw b2"]);
    assert!(!table.game.open().no_three, "it is over with the turn");
}

/// WH-SHEEP-2
#[test]
fn a_hand_of_threes_is_shown_the_turn_ends_without_drawing_and_everyone_remembers() {
    let scene = Scene::new("first-game sheep=S02", 4).at("S02", 2).at("H01", 4).hand(1, "w1 w1 b1 b1").hand(2, "b3 b3 w3 w3");
    let mut table = scene.turn(1);
    table.play(&["w1", "draw b2"]);
    assert_eq!((table.active(), table.listed()), (2, vec!["show".to_string()]));
    assert_eq!(table.refuses("b3"), illegal(Reason::NoThree, "WH-SHEEP-2"));
    table.play(&["show"]);
    assert_eq!(table.active(), 3);
    assert_eq!(table.game.open().pile, 15, "seat 2 does not draw");
    assert_eq!(table.refuses("show"), illegal(Reason::NotShown, "WH-SHEEP-2"));
    assert!(table.log.contains(&Event::Shows { pasture: pasture(2), cards: cards("b3 b3 w3 w3") }));
    for eye in Eye::all(4) {
        assert_eq!(table.game.view(eye).known_hand(pasture(2)), cards("b3 b3 w3 w3"));
    }
    // Every guess gives seat 2 that hand; once a card is played, the others are still known.
    let mut rng = <rand::rngs::SmallRng as rand::SeedableRng>::seed_from_u64(0);
    let view = table.game.view(Eye::Seat(Seat(2)));
    for _ in 0..50 {
        assert_eq!(WolfAndHound::guess(&view, &mut rng).hidden().0[1], cards("b3 b3 w3 w3"));
    }
    table.random(|game| game.open().stage == Stage::Play && game.open().active == pasture(2) && !game.open().no_three);
    table.play(&["b3"]);
    assert_eq!(table.game.open().shown[1], cards("b3 w3 w3"));
}

/// WH-META-1, WH-HINT-4
#[test]
fn a_metamorphic_card_turns_over_when_it_passes_or_stops_at_seat_1() {
    let turned = |from: u8, card: &str| {
        let mut table = Scene::new("wolves=none hounds=H01 meta=M03", 4).at("M03", from).hand(2, "b1 b2 b3 b4").turn(2);
        table.play(&[card]);
        (table.seat_of("M03"), table.shows_back("M03"))
    };
    assert_eq!(turned(4, "b1"), (1, true), "stops");
    assert_eq!(turned(3, "b4"), (3, true), "passes");
    assert_eq!(turned(1, "b3"), (4, false), "leaving is neither");
    assert_eq!(turned(1, "b4"), (1, true), "a full round is");
    assert_eq!(turned(2, "b2"), (4, false));
}

/// WH-META-1: at most once per move, and with the modifier of the side it started with.
#[test]
fn a_metamorphic_card_turns_at_most_once_and_keeps_the_modifier_it_began_with() {
    // M01 is a wolf with +1 in front: a black 4 takes it five steps, past seat 1 once.
    let mut table = Scene::new("wolves=none hounds=none meta=M01", 4).at("M01", 4).hand(2, "b1 b2 b3 b4").turn(2);
    table.play(&["b4"]);
    assert_eq!((table.seat_of("M01"), table.shows_back("M01")), (1, true), "five steps from seat 4 come by seat 1 twice");
    // As a hound it has no modifier.
    let mut table = Scene::new("wolves=none hounds=none meta=M01", 4).at("M01", 2).back_up("M01").hand(2, "w1 w2 w3 w4").turn(2);
    table.play(&["w2"]);
    assert_eq!((table.seat_of("M01"), table.shows_back("M01")), (4, true));
}

/// WH-META-2
#[test]
fn of_two_metamorphic_cards_with_one_colour_at_a_seat_the_active_player_turns_one() {
    // M03 is at seat 4 as a wolf. M04, turned to its wolf side with half steps, comes to seat 4 too.
    let scene = || Scene::new("experienced-9", 4).at("M03", 2).at("M04", 3).back_up("M04").hand(2, "b2 b3 w1 w2");
    let mut table = scene().turn(2);
    table.play(&["b2"]);
    assert_eq!((table.seat_of("M03"), table.seat_of("M04")), (4, 4));
    assert_eq!(table.decides(), Some(Seat(1)), "before anything is drawn");
    assert_eq!(table.listed(), ["turn M03", "turn M04"]);
    assert_eq!(table.refuses("b3"), illegal(Reason::PairFirst { pasture: pasture(4) }, "WH-META-2"));
    assert_eq!(table.refuses("turn M01"), illegal(Reason::OtherPair { a: animal("M03"), b: animal("M04") }, "WH-META-2"));
    assert_eq!(table.refuses("swap"), illegal(Reason::PairFirst { pasture: pasture(4) }, "WH-META-2"));
    table.play(&["turn M04"]);
    assert_eq!((table.shows_back("M03"), table.shows_back("M04")), (false, false));
    assert_eq!(table.game.open().stage, Stage::Draw);
    let other = &mut scene().turn(2);
    other.play(&["b2", "turn M03"]);
    assert_eq!((other.shows_back("M03"), other.shows_back("M04")), (true, true));
    assert_eq!(other.refuses("turn M03"), Illegal::new(TableReason::DealerFirst, "DEN-TURN-1"));
}

/// WH-META-2: only where one of them has just arrived, and there are just two.
#[test]
fn metamorphic_cards_that_did_not_move_or_differ_are_left_alone() {
    // Both start as wolves at seat 1; a white card moves neither.
    let mut table = first_turn("wolves=none hounds=none meta=M01,M03", ["w1 w1 w2 b1", "b1 b2 b3 b4", "b1 b2 b3 b4", "b1 b2 b3 b3"]);
    table.play(&["w1"]);
    assert_eq!(table.game.open().stage, Stage::Draw);
    // M01 leaves with two steps, M03 with one: nothing to resolve.
    let mut table = Scene::new("wolves=none hounds=none meta=M01,M03", 4).hand(1, "b1 b2 b3 b4").turn(1);
    table.play(&["b1"]);
    assert_eq!(table.game.open().stage, Stage::Draw);
    // Three at one seat cannot all differ.
    let scene = Scene::new("wolves=none hounds=none meta=M01,M02,M03", 4).at("M01", 2).at("M02", 4).at("M03", 3);
    let mut table = scene.hand(2, "b1 b2 b3 b4").turn(2);
    table.play(&["b1"]);
    assert_eq!(table.here(4).len(), 3);
    assert_eq!(table.game.open().stage, Stage::Draw);
}

/// WH-EXTRA-1
#[test]
fn grandpa_wolf_walks_backwards_by_the_card_of_the_turn_before_whatever_its_colour() {
    let hands = ["b1 b2 w1 w2", "b3 b3 w3 w3", "b1 b2 w1 w2", "b3 b4 w4 w4"];
    let mut table = first_turn("wolves=none hounds=none extra=E01", hands);
    table.play(&["w1", "draw b1"]);
    assert_eq!(table.seat_of("E01"), 1, "nothing moves at the end of the first turn");
    table.play(&["b3"]);
    assert_eq!(table.seat_of("E01"), 1, "nor by the card just played");
    table.play(&["draw b2"]);
    assert_eq!(table.seat_of("E01"), 4);
    table.play(&["w2", "draw b2"]);
    assert_eq!(table.seat_of("E01"), 1, "three steps back from seat 4");
}

/// WH-EXTRA-1
#[test]
fn grandpa_wolf_stays_when_the_turn_before_played_no_card() {
    let scene = Scene::new("wolves=none hounds=none sheep=S01 extra=E01", 4)
        .at("S01", 2)
        .at("E01", 4)
        .hand(1, "b1 w1 w1 w1")
        .hand(3, "w2 w2 b2 b2");
    let mut table = scene.turn(1);
    table.play(&["b1", "draw b2"]);
    // Seat 2 is skipped; at the end of that turn Grandpa follows the black 1 of seat 1.
    assert_eq!((table.active(), table.seat_of("E01")), (3, 3));
    table.play(&["w2", "draw b2"]);
    assert_eq!(table.seat_of("E01"), 3, "seat 2 played nothing");
    assert_eq!(table.sheep(), [3, 3, 2, 3], "he takes a sheep like a wolf");
}

/// WH-EXTRA-1
#[test]
fn grandpa_wolf_counts_as_a_wolf_card() {
    assert_eq!(new_game("expert-3", 4).setup().sheep, [4; 4]);
    assert_eq!(new_game("wolves=none extra=E01", 4).setup().sheep, [3; 4]);
}

/// WH-EXTRA-2
#[test]
fn the_confused_hound_turns_over_in_company_and_then_walks_the_other_way() {
    let scene = || Scene::new("wolves=W01 hounds=none extra=E02", 4).at("W01", 3).at("E02", 2).sheep([2, 2, 2, 2]);
    let mut table = scene().hand(1, "w1 w2 w3 w4").hand(2, "b4 b1 b1 b1").hand(3, "w1 w2 w3 w4").turn(1);
    table.play(&["w1", "draw b2"]);
    assert_eq!((table.seat_of("E02"), table.shows_back("E02")), (3, true), "at the wolf's seat");
    table.play(&["b4", "draw b2"]);
    assert!(!table.shows_back("E02"), "still in company at the end of the next turn: over again");
    assert_eq!(table.sheep(), [2, 2, 2, 2], "it returns what the wolf took");
    table.play(&["w2", "draw b2"]);
    assert_eq!((table.seat_of("E02"), table.shows_back("E02")), (1, false));

    let mut table = scene().back_up("E02").hand(1, "w1 w2 w3 w4").turn(1);
    table.play(&["w3", "draw b2"]);
    assert_eq!(table.seat_of("E02"), 3, "three steps counter-clockwise from seat 2");
    assert!(!table.shows_back("E02"));
    let returned = Scene::new("wolves=W01 hounds=none extra=E02", 4).at("W01", 3).at("E02", 2).back_up("E02").sheep([2, 2, 2, 2]);
    let mut table = returned.hand(1, "w4 w4 w4 w4").turn(1);
    table.play(&["w4", "draw b2"]);
    assert_eq!(table.sheep(), [2, 3, 2, 2], "it returns a sheep on its back too");
}

/// WH-DES-1
#[test]
fn the_red_devil_moves_three_times_the_value() {
    let ends = ["b1", "b2", "b3", "b4"].map(|card| {
        let mut table = Scene::new("red-devil", 4).hand(1, "b1 b2 b3 b4").turn(1);
        table.play(&[card]);
        table.seat_of("D01")
    });
    assert_eq!(ends, [4, 3, 2, 1]);
    let mut table = Scene::new("red-devil", 4).at("D01", 3).hand(1, "b1 b2 b3 b4").turn(1);
    table.play(&["b1", "draw b2"]);
    assert_eq!(table.sheep(), [3, 2, 3, 3], "it takes a sheep like a wolf");
}

/// WH-DES-2
#[test]
fn black_fur_is_a_wolf_white_fur_a_hound_and_cards_do_not_move_the_third() {
    let mut table = Scene::new("sheeps-clothing", 4).hand(1, "b2 w3 b1 b1").turn(1);
    table.play(&["b2"]);
    assert_eq!(["D02-1", "D02-2", "D02-3"].map(|id| table.seat_of(id)), [3, 1, 1]);
    let mut table = Scene::new("sheeps-clothing", 4).hand(1, "b2 w3 b1 b1").turn(1);
    table.play(&["w3"]);
    assert_eq!(["D02-1", "D02-2", "D02-3"].map(|id| table.seat_of(id)), [1, 4, 1]);
    let scene = Scene::new("sheeps-clothing", 4).at("D02-1", 2).at("D02-2", 2).at("D02-3", 2).sheep([4, 3, 4, 4]);
    let mut table = scene.hand(1, "b4 b4 b4 w4").turn(1);
    table.play(&["b4", "draw b2"]);
    assert_eq!(table.sheep(), [4, 2, 4, 4], "two take, one returns");
}

/// WH-DES-3
#[test]
fn the_wolf_in_sheeps_clothing_wanders_counter_clockwise_until_it_meets_a_fur() {
    let scene = Scene::new("sheeps-clothing", 4).at("D02-1", 3).at("D02-2", 4).at("D02-3", 2);
    let mut table = scene.hand(1, "b4 w4 b1 b1").hand(2, "b4 w4 b1 b1").turn(1);
    table.play(&["b4"]);
    assert!(table.shows_back("D02-3"), "alone at the end of phase 3");
    assert_eq!(table.seat_of("D02-3"), 2, "and still there while a card is drawn");
    table.play(&["draw b2"]);
    assert_eq!(table.seat_of("D02-3"), 1, "one seat back at the end of the turn");
    table.play(&["b4", "draw b2"]);
    assert_eq!((table.seat_of("D02-3"), table.shows_back("D02-3")), (4, true), "it has come to White Fur, but turns in phase 3");
    let first = table.listed().remove(0);
    table.play(&[&first]);
    let alone = (table.here(4) & wolf_and_hound::Animals::FURS).is_empty();
    assert_eq!(table.shows_back("D02-3"), alone);
}

/// WH-DES-3
#[test]
fn the_three_cards_of_designer_02_are_chosen_together() {
    for list in ["D02-1", "D02-1,D02-2", "D02-3,D01"] {
        let refused = refusal(&format!("designer={list}"));
        let word = list[..5].to_string();
        assert_eq!((refused.at.as_str(), refused.reason), ("designer", Message::from(OptionReason::NotAllowed { word })));
    }
    assert_eq!(new_game("sheeps-clothing", 4).setup().animals, wolf_and_hound::Animals::DESIGNER_02);
}

/// WH-DES-3, WH-SHEEP-1: a skipped turn has no phase 3, but it has an end.
#[test]
fn the_wolf_in_sheeps_clothing_also_wanders_at_the_end_of_a_skipped_turn() {
    let scene = Scene::new("sheeps-clothing sheep=S01", 4).at("D02-1", 4).at("D02-2", 4).at("D02-3", 3).at("S01", 2).back_up("D02-3");
    let mut table = scene.hand(1, "b1 w4 w4 w4").turn(1);
    table.play(&["b1", "draw b2"]);
    assert_eq!(table.active(), 3);
    assert_eq!(table.log.iter().filter(|event| matches!(event, Event::Skips { .. })).count(), 1);
    assert_eq!(table.seat_of("D02-3"), 1, "one step each for seat 1 and for skipped seat 2");
}
