//! The phases of a turn.

use den_core::{Game, Turn};
use wolf_and_hound::{Event, Modifier, Phase, Place, Stops, walk};

use crate::scene::{Scene, cards, first_turn, place};

const HANDS: [&str; 4] = ["b1 b2 w1 w2", "b3 b3 w3 w3", "b1 b2 w1 w2", "b3 b4 w4 w4"];

/// WH-TURN-1
#[test]
fn a_turn_is_activation_end_check_play_and_draw_then_the_next_seat_clockwise() {
    let mut table = Scene::new("first-game", 4).at("W01", 2).at("H01", 4).hand(1, "w4 w4 w1 w1").hand(2, "b1 b2 b3 b4").turn(1);
    table.play(&["w4"]);
    assert_eq!((table.active(), table.game.open().phase), (1, Phase::Draw));
    table.play(&["draw b2"]);
    assert_eq!((table.active(), table.game.open().phase), (2, Phase::Play));
    let order = table.log.iter().map(|event| match event {
        Event::Plays { .. } => "play",
        Event::Draws { .. } => "draw",
        Event::Takes { .. } => "activation",
        Event::Moves { .. } => "move",
        _ => "other",
    });
    assert_eq!(order.collect::<Vec<_>>(), ["play", "move", "draw", "activation"]);
    table.play(&["b1", "draw b2"]);
    assert_eq!(table.active(), 3);
}

/// WH-ACT-1
#[test]
fn the_very_first_turn_has_no_activation() {
    let table = first_turn("first-game wolves=W01,W02,W06 hounds=none sheep=S01,S02", HANDS);
    assert_eq!(table.sheep(), [4; 4]);
    assert_eq!(table.game.open().phase, Phase::Play);
    assert_eq!(table.listed(), ["b1", "b2", "w1", "w2"]);
    assert!(!table.game.open().no_three);
}

/// WH-ACT-2
#[test]
fn sheep_activate_first_then_wolves_then_hounds() {
    let scene = || Scene::new("first-game sheep=S02", 4).at("W01", 2).at("H01", 2).at("S02", 2).hand(1, "w1 w1 b1 b1");
    let mut table = scene().at("H01", 1).sheep([3, 3, 3, 3]).turn(1);
    table.play(&["w1"]).chance();
    let order: Vec<_> = table.log.iter().skip_while(|event| !matches!(event, Event::Draws { .. })).skip(1).collect();
    assert!(matches!(order[0], Event::NoThree { .. }), "{order:?}");
    assert!(matches!(order[1], Event::Takes { .. }), "{order:?}");
    assert!(matches!(order[2], Event::Returns { .. }), "{order:?}");
    assert_eq!(table.sheep(), [3; 4]);
}

/// WH-ACT-3: the order among cards of one colour changes nothing, so nobody is asked for it.
#[test]
fn the_order_among_cards_of_one_colour_makes_no_difference() {
    // Three wolves with three targets: in every order the same sheep are gone.
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let targets = [place(2), place(3), place(2)];
    let ends = orders.map(|order| {
        let mut sheep = [2u8, 1, 2, 2];
        order.iter().for_each(|&wolf| sheep[targets[wolf].index()] = sheep[targets[wolf].index()].saturating_sub(1));
        sheep
    });
    assert!(ends.iter().all(|end| *end == ends[0]));
    let mut table = Scene::new("wolves=W01,W02,W03 hounds=none", 4).sheep([2, 1, 2, 2]);
    for wolf in ["W01", "W02", "W03"] {
        table = table.at(wolf, 2);
    }
    let mut table = table.hand(1, "w1 w1 w1 w1").turn(1);
    table.play(&["w1"]).chance();
    assert_eq!(table.sheep(), ends[0], "and the activation was not a step");
}

/// WH-ACT-4
#[test]
fn a_wolf_takes_a_sheep_and_a_hound_returns_one_between_none_and_the_starting_number() {
    // All animals are at seat 2, and seat 1 plays a card that moves none of them.
    let after = |sheep, wolves: &str, hounds: &str| {
        let mut scene = Scene::new(&format!("wolves={wolves} hounds={hounds}"), 4).hand(1, "b1 b1 w1 w1");
        for id in wolves.split(',').chain(hounds.split(',')).filter(|id| *id != "none") {
            scene = scene.at(id, 2);
        }
        let mut table = scene.sheep([3, sheep, 3, 3]).turn(1);
        table.play(&[if wolves == "none" { "b1" } else { "w1" }]).chance();
        table.sheep()[1]
    };
    assert_eq!(after(3, "W01", "none"), 2);
    assert_eq!(after(3, "W01,W04", "none"), 1, "effects add up");
    assert_eq!(after(1, "W01,W03,W04", "none"), 0, "never below none");
    assert_eq!(after(2, "none", "H01"), 3);
    assert_eq!(after(1, "none", "H01,H03"), 3, "effects add up");
    assert_eq!(after(3, "none", "H01"), 3, "never above the starting number");
}

/// WH-ACT-5
#[test]
fn a_target_left_is_the_next_seat_right_the_previous_and_opposite_the_partner() {
    let lost = |wolf: &str| {
        let mut table = Scene::new(&format!("wolves={wolf} hounds=H01"), 4).at(wolf, 2).at("H01", 3).hand(1, "w4 w4 w4 w1").turn(1);
        table.play(&["w4"]).chance();
        table.sheep().iter().position(|&sheep| sheep == 2).unwrap() + 1
    };
    assert_eq!(["W01", "W02", "W05", "W07"].map(lost), [2, 3, 4, 1]);
    // The hound in front of seat 3, the target of W02, did not activate: seat 3 stays on two sheep.
    let mut table = Scene::new("wolves=W02 hounds=H01", 4).at("W02", 2).at("H01", 3).sheep([3, 3, 3, 3]).hand(1, "b4 b4 w4 w1").turn(1);
    table.play(&["b4"]).chance();
    assert_eq!(table.sheep(), [3, 3, 2, 3]);
}

/// WH-ACT-6
#[test]
fn the_game_never_ends_during_the_activation() {
    let mut table = Scene::new("first-game", 4).at("W01", 2).at("H01", 2).sheep([3, 1, 3, 3]).hand(1, "w4 w4 w4 w1").turn(1);
    table.play(&["w4"]).chance();
    assert_eq!((table.sheep()[1], table.winner()), (1, None));

    let scene = Scene::new("beginner-1", 4).at("W01", 2).at("W06", 2).at("H01", 2).sheep([4, 1, 4, 4]);
    let mut table = scene.hand(1, "w4 w4 w4 w1").turn(1);
    table.play(&["w4"]).chance();
    assert_eq!((table.sheep()[1], table.winner()), (1, None));
}

/// WH-PLAY-1
#[test]
fn a_card_moves_every_animal_of_its_colour_and_every_sheep_card() {
    let scene = || Scene::new("wolves=W01,W03 hounds=H01,H04 sheep=S01", 4).hand(1, "b2 b4 w2 w4");
    let mut black = scene().turn(1);
    black.play(&["b2"]);
    assert_eq!(["W01", "W03", "H01", "H04", "S01"].map(|id| black.seat_of(id)), [3, 4, 1, 1, 4]);
    let mut white = scene().turn(1);
    white.play(&["w2"]);
    assert_eq!(["W01", "W03", "H01", "H04", "S01"].map(|id| white.seat_of(id)), [1, 1, 3, 2, 4]);
    assert_eq!(scene().turn(1).refuses("b3"), "you do not hold black 3 (WH-PLAY-1)");
    assert_eq!(scene().turn(1).listed(), ["b2", "b4", "w2", "w4"]);
}

/// WH-PLAY-2
#[test]
fn modifiers_change_the_number_of_steps() {
    let steps = |modifier: Modifier| [1, 2, 3, 4].map(|value| modifier.steps(value));
    assert_eq!(steps(Modifier::Plain), [1, 2, 3, 4]);
    assert_eq!(steps(Modifier::PlusOne), [2, 3, 4, 5]);
    assert_eq!(steps(Modifier::MinusOne), [0, 1, 2, 3]);
    assert_eq!(steps(Modifier::Half), [0, 1, 1, 2]);
    assert_eq!(steps(Modifier::BackHalf), [0, -1, -1, -2]);
    assert_eq!(steps(Modifier::Triple), [3, 6, 9, 12]);
    // Clockwise from seat 3 by 3 is seat 2; counter-clockwise by 1 is seat 2 too.
    assert_eq!(walk(place(3), 3, Stops::default()).to, place(2));
    assert_eq!(walk(place(3), -1, Stops::default()).to, place(2));
    assert_eq!(walk(Place::FIRST, -2, Stops::default()).to, place(3));
}

/// WH-PLAY-3
#[test]
fn a_card_of_a_colour_that_no_animal_shows_may_be_played_and_nothing_moves() {
    let mut table = Scene::new("wolves=W01 hounds=none", 4).hand(1, "w1 w2 w3 w4").turn(1);
    assert_eq!(table.listed(), ["w1", "w2", "w3", "w4"]);
    table.play(&["w3"]);
    assert_eq!(table.seat_of("W01"), 1);
    assert!(!table.log.iter().any(|event| matches!(event, Event::Moves { .. })));
}

/// WH-DRAW-1
#[test]
fn a_card_is_drawn_while_the_pile_lasts() {
    let mut table = first_turn("hounds=H01 wolves=none", HANDS);
    table.play(&["b1"]);
    assert_eq!(table.game.turn(), Turn::Chance);
    let drawn = |text: &str| table.game.check_chance(&text.parse().unwrap());
    assert_eq!(drawn("up b1").unwrap_err().to_string(), "seat 1 draws a card: write `draw` and the card (WH-DRAW-1)");
    assert_eq!(drawn("draw b1m").unwrap_err().rule, "WH-COMP-2");
    assert!(drawn("draw b1").is_ok());
    table.play(&["draw w1"]);
    assert_eq!(table.game.hidden().0[0], cards("b2 w1 w1 w2"));
    assert_eq!(table.game.open().pile, 15);

    table.random(|game| game.open().pile == 0 && game.open().phase == Phase::Play);
    assert_eq!(table.game.open().in_hand, [4; 4]);
    let active = table.active();
    let first = table.listed().remove(0);
    table.play(&[&first]);
    assert_eq!(table.game.open().in_hand[usize::from(active) - 1], 3, "no card is drawn from an empty pile");
    assert_ne!(table.active(), active);
}
