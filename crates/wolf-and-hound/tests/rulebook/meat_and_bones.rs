//! The expansion.

use den_core::game::*;
use wolf_and_hound::{Colour, Event};

use crate::scene::{Scene, animal, new_game, pasture};

/// WH-MB-1
#[test]
fn the_seven_cards_replace_as_many_plain_ones() {
    let (plain, expanded) = (new_game("first-game", 4).setup().deck, new_game("meat-and-bones", 4).setup().deck);
    assert_eq!(expanded.len(), 32);
    for colour in [Colour::Black, Colour::White] {
        for value in 1..=4 {
            let count = |deck: wolf_and_hound::Cards| deck.iter().filter(|c| c.colour() == colour && c.value() == value).count();
            assert_eq!(count(plain), count(expanded), "{colour:?} {value}");
        }
    }
    assert_eq!(expanded.to_string().split(' ').filter(|card| card.len() == 3).count(), 7);
}

/// WH-MB-2
#[test]
fn meat_stops_wolves_and_bones_stop_hounds_and_sheep_cards_ignore_both() {
    let scene = || {
        let scene = Scene::new("meat-and-bones sheep=S01", 4).at("W01", 1).at("H01", 1).at("S01", 4);
        scene.hand(1, "b3 w3 b4 w4")
    };
    let mut meat = scene().played(2, "w1 b1m").turn(1);
    meat.play(&["b3"]);
    assert_eq!((meat.seat_of("W01"), meat.seat_of("S01")), (2, 3));
    assert!(meat.log.iter().any(|event| matches!(event, Event::Moves { stopped: true, .. })));
    let mut meat = scene().played(2, "w1 b1m").turn(1);
    meat.play(&["w3"]);
    assert_eq!(meat.seat_of("H01"), 4, "meat is nothing to a hound");
    let mut bone = scene().played(3, "b1 w2b").turn(1);
    bone.play(&["w3"]);
    assert_eq!(bone.seat_of("H01"), 3);
    let mut bone = scene().played(3, "b1 w2b").turn(1);
    bone.play(&["b3"]);
    assert_eq!(bone.seat_of("W01"), 4, "a bone is nothing to a wolf");
    let mut sheep = scene().played(3, "b1m").at("S01", 4).turn(1);
    sheep.play(&["b4"]);
    assert_eq!(sheep.seat_of("S01"), 2, "two steps back, past the meat at seat 3");
    let mut covered = scene().played(2, "b1m w1").turn(1);
    covered.play(&["b3"]);
    assert_eq!(covered.seat_of("W01"), 4, "only the most recent card counts");
}

/// WH-MB-3
#[test]
fn a_symbol_waits_for_the_next_play_ends_with_the_next_own_one_and_works_both_ways() {
    // Seat 1 shows meat; the wolf comes all the way around to it on a play of seat 1: the old card is covered first.
    let mut own = Scene::new("meat-and-bones", 4).at("W01", 4).played(1, "b1m").hand(1, "b3 b4 b1m w1").turn(1);
    own.play(&["b3"]);
    assert_eq!(own.seat_of("W01"), 3);
    let mut own = Scene::new("meat-and-bones", 4).at("W01", 4).played(1, "b1m").hand(1, "b3 b4 b1m w1").turn(1);
    own.play(&["b1m", "draw b2"]);
    assert_eq!(own.seat_of("W01"), 1);

    // An animal that starts at the seat leaves freely; coming all the way around it stops there.
    let scene = || Scene::new("meat-and-bones wolves=W03", 4).at("W03", 2).played(2, "b1m").hand(1, "b1 b2 b3 b4");
    let mut free = scene().turn(1);
    free.play(&["b1"]);
    assert_eq!(free.seat_of("W03"), 4);
    let mut round = scene().turn(1);
    round.play(&["b4"]);
    assert_eq!(round.seat_of("W03"), 2, "five steps would lead past it to seat 3");

    // Counter-clockwise: the Confused Hound on its back.
    let scene = Scene::new("meat-and-bones wolves=W01 hounds=none extra=E02", 4).at("W01", 3).at("E02", 1).back_up("E02");
    let mut back = scene.played(4, "w1b").hand(2, "w3 w3 w1 w1").turn(2);
    back.play(&["w3"]);
    assert_eq!(back.seat_of("E02"), 4);
}

/// WH-MB-4
#[test]
fn grandpa_wolf_is_stopped_by_meat() {
    let scene = Scene::new("meat-and-bones wolves=none hounds=none extra=E01", 4).at("E01", 2);
    let mut table = scene.played(4, "b1m").hand(2, "b3 b3 w4 w4").hand(3, "w1 w1 w2 w2").turn(2);
    table.play(&["b3", "draw b2", "w1", "draw b2"]);
    assert_eq!(table.seat_of("E01"), 4, "three steps back from seat 2 would lead past seat 4 to seat 3");
    assert!(table.log.contains(&Event::Moves { animal: animal("E01"), from: pasture(2), to: pasture(4), stopped: true }));
}

/// WH-MB-4: the wolf in sheep's clothing makes single steps, so meat cannot stop it, and bones have no effect on it either.
#[test]
fn the_wolf_in_sheeps_clothing_leaves_a_seat_with_meat_freely() {
    let scene = Scene::new("meat-and-bones wolves=none hounds=none designer=D02", 4).at("D02-1", 4).at("D02-2", 4).at("D02-3", 3);
    let mut table = scene.played(3, "b1m").hand(1, "b4 w4 w4 w4").turn(1);
    table.play(&["w4", "draw b2"]);
    assert_eq!(table.seat_of("D02-3"), 2);
}

/// WH-MB-2, WH-META-1: a metamorphic card that is stopped before seat 1 does not turn over.
#[test]
fn a_stop_before_seat_1_keeps_a_metamorphic_card_as_it_is() {
    let scene = || Scene::new("meat-and-bones wolves=none hounds=none meta=M03", 4).at("M03", 3).hand(2, "b1 b2 b3 b4");
    let mut stopped = scene().played(4, "b1m").turn(2);
    stopped.play(&["b4"]);
    assert_eq!((stopped.seat_of("M03"), stopped.shows_back("M03")), (4, false));
    let mut stopped = scene().played(1, "b1m").turn(2);
    stopped.play(&["b4"]);
    assert_eq!((stopped.seat_of("M03"), stopped.shows_back("M03")), (1, true));
}
