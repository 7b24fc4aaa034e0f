//! The phases of a turn.

use den_core::game::*;
use den_core::{Content as _, Edition, Options as _, Turn};
use wolf_and_hound::{AnimalText, Content, Event, Modifier, Open, Options, Pasture, Reason, Setup, Stage, Stops, WolfAndHound, walk};

use crate::scene::{Scene, card, cards, first_turn, illegal, pasture};

const HANDS: [&str; 4] = ["b1 b2 w1 w2", "b3 b3 w3 w3", "b1 b2 w1 w2", "b3 b4 w4 w4"];

/// WH-TURN-1
#[test]
fn a_turn_is_activation_end_check_play_and_draw_then_the_next_seat_clockwise() {
    let mut table = Scene::new("first-game", 4).at("W01", 2).at("H01", 4).hand(1, "w4 w4 w1 w1").hand(2, "b1 b2 b3 b4").turn(1);
    table.play(&["w4"]);
    assert_eq!((table.active(), table.game.open().stage), (1, Stage::Draw));
    table.play(&["draw b2"]);
    assert_eq!((table.active(), table.game.open().stage), (2, Stage::Play));
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
    assert_eq!(table.game.open().stage, Stage::Play);
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

/// WH-ACT-3: the order among cards of one colour makes no difference, so nobody has to choose it.
#[test]
fn the_order_among_cards_of_one_colour_makes_no_difference() {
    let mut scene = Scene::new("wolves=W01,W02,W03 hounds=H01,H02,H03", 4).sheep([2, 1, 2, 2]);
    for id in ["W01", "W02", "W03", "H01", "H02", "H03"] {
        scene = scene.at(id, 2);
    }
    let mut table = scene.hand(1, "b1 b1 w4 w4").at("W03", 1).at("H03", 1).turn(1);
    table.play(&["w4"]);
    let (before, moved) = (table.sheep(), table.log.len());
    table.chance();
    // The log says what each card does in the turn of seat 2; in any other order, wolves first, the result is the same.
    let acts: Vec<(bool, Pasture)> = table.log[moved..]
        .iter()
        .filter_map(|event| match *event {
            Event::Takes { pasture, .. } => Some((true, pasture)),
            Event::Returns { pasture, .. } => Some((false, pasture)),
            _ => None,
        })
        .collect();
    let [wolves, hounds] = [true, false].map(|wolf| acts.iter().filter(|act| act.0 == wolf).map(|act| act.1).collect::<Vec<_>>());
    assert!(wolves.len() > 1 && hounds.len() > 1, "{acts:?}");
    for wolves in orders(&wolves) {
        for hounds in orders(&hounds) {
            let mut sheep = before;
            wolves.iter().for_each(|p| sheep[p.index()] = sheep[p.index()].saturating_sub(1));
            hounds.iter().for_each(|p| sheep[p.index()] = (sheep[p.index()] + 1).min(table.game.setup().sheep[p.index()]));
            assert_eq!(table.sheep(), sheep, "{wolves:?} {hounds:?}");
        }
    }
    assert_eq!((table.active(), table.game.open().stage), (2, Stage::Play), "the activation was not a step");
}

/// All orders of a list.
fn orders(list: &[Pasture]) -> Vec<Vec<Pasture>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |at: usize| {
        let mut rest = list.to_vec();
        let first = rest.remove(at);
        orders(&rest).into_iter().map(move |order| [vec![first], order].concat())
    };
    (0..list.len()).flat_map(with_first).collect()
}

/// WH-ACT-4, WH-CASE-2
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

/// WH-ACT-5, WH-CASE-3
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

/// WH-ACT-5, WH-CARD-1: a card that names several players acts on each of them.
#[test]
fn an_animal_may_hit_several_players() {
    let animals = Content::FILES.iter().find(|(name, _)| *name == "animals.toml").unwrap().1;
    let with = |from: &str, to: &str| {
        assert!(animals.contains(from), "{from}");
        Edition::<Content>::with_files(|name| (name == "animals.toml").then(|| animals.replacen(from, to, 1)))
    };
    let edition = with("target = \"left\"", "target = [\"left\", \"self\"]").unwrap();
    let options = Options::read("wolves=W02 hounds=H02".split_whitespace()).unwrap();
    let setup = WolfAndHound::set_up(edition.content(), &options, 4).unwrap();
    let mut open = Open::new(&setup);
    let mut log = Vec::new();
    open.activate(&setup, &mut log);
    assert_eq!(open.sheep, [2, 2, 3, 3], "the active player and the next one");
    let takes = |number: u8| Event::Takes { animal: "W02".parse().unwrap(), pasture: pasture(number), taken: true, left: 2 };
    assert_eq!(log[..2], [takes(1), takes(2)]);
    // What a player reads on the card names both.
    let words: Vec<_> = wolf_and_hound::animal_text("W02".parse().unwrap(), setup.sides("W02".parse().unwrap()).unwrap());
    assert_eq!(words, [AnimalText::Takes, AnimalText::Active, AnimalText::Left]);
    let written = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), setup, "the setup is sent and read back");
    for (to, why) in
        [("target = []", "needs a target"), ("target = [\"left\", \"left\"]", "named twice"), ("target = \"up\"", "unknown variant `up`")]
    {
        let refused = with("target = \"left\"", to).unwrap_err().to_string();
        assert!(refused.contains("animals.toml:") && refused.contains(why), "{refused}");
    }
}

/// WH-ACT-6, WH-FAQ-1
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
    assert_eq!(scene().turn(1).refuses("b3"), illegal(Reason::NotHeld { card: card("b3") }, "WH-PLAY-1"));
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
    assert_eq!(walk(pasture(3), 3, Stops::default()).to, pasture(2));
    assert_eq!(walk(pasture(3), -1, Stops::default()).to, pasture(2));
    assert_eq!(walk(Pasture::FIRST, -2, Stops::default()).to, pasture(3));
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
    assert_eq!(drawn("up b1"), Err(illegal(Reason::DrawDue { pasture: pasture(1) }, "WH-DRAW-1")));
    assert_eq!(drawn("draw b1m").unwrap_err().rule, "WH-COMP-2");
    assert!(drawn("draw b1").is_ok());
    table.play(&["draw w1"]);
    assert_eq!(table.game.hidden().0[0], cards("b2 w1 w1 w2"));
    assert_eq!(table.game.open().pile, 15);

    table.random(|game| game.open().pile == 0 && game.open().stage == Stage::Play);
    assert_eq!(table.game.open().in_hand, [4; 4]);
    let active = table.active();
    let first = table.listed().remove(0);
    table.play(&[&first]);
    assert_eq!(table.game.open().in_hand[usize::from(active) - 1], 3, "no card is drawn from an empty pile");
    assert_ne!(table.active(), active);
}
