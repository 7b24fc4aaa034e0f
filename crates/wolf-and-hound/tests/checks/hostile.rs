//! Setups and views from outside: invalid ones are refused, and nothing panics.

use den_core::game::*;
use den_core::{Eye, Seat, Turn};
use den_testkit::Case;
use den_words::{Language, Speaker};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use wolf_and_hound::{Setup, WolfAndHound};

fn game(options: &str, seats: u8, steps: u32) -> WolfAndHound {
    let mut game = Case { options, seats }.start::<WolfAndHound>().now().clone();
    let mut rng = SmallRng::seed_from_u64(4);
    for _ in 0..steps {
        match game.turn() {
            Turn::Seat(_) => {
                let m = game.any_move(&mut Vec::new(), &mut rng);
                game.play(m, &mut ());
            }
            Turn::Chance => {
                let chance = game.deal(&mut rng);
                game.resolve(&chance, &mut ());
            }
            Turn::Over => break,
        }
    }
    game
}

#[test]
fn an_impossible_setup_is_refused() {
    let setup = serde_json::to_value(&**game("meat-and-bones extra=E02", 3, 0).setup()).unwrap();
    assert!(serde_json::from_value::<Setup>(setup.clone()).is_ok());
    let wrong = [
        ("/seats", json!(5)),
        ("/seats", json!(0)),
        ("/sheep", json!([3, 3, 3])),
        ("/sheep", json!([3, 3, 3, 3, 3])),
        ("/sheep/0", json!(0)),
        ("/sheep/0", json!(255)),
        ("/deck", json!([])),
        ("/deck", json!(vec!["b1"; 32])),
        ("/deck/0", json!("x9")),
        ("/animals", json!([])),
        ("/animals/0/id", json!("X01")),
        ("/animals/0/front/colour", json!("pink")),
        ("/animals/2/back", json!(null)),
    ];
    for (at, value) in wrong {
        let mut setup = setup.clone();
        *setup.pointer_mut(at).unwrap() = value;
        assert!(serde_json::from_value::<Setup>(setup.clone()).is_err(), "{at}: {setup}");
    }
}

#[test]
fn an_impossible_view_is_refused() {
    let game = game("meat-and-bones meta=M01,M02", 3, 6);
    let view = serde_json::to_value(game.view(Eye::Seat(Seat(1)))).unwrap();
    let read = |view: &Value| WolfAndHound::read_view(game.setup(), &view.to_string());
    assert_eq!(read(&view).unwrap(), game.view(Eye::Seat(Seat(1))));
    let wrong = [
        ("/eye", json!({"seat": 3})),
        ("/eye", json!("public")),
        ("/hand", json!(null)),
        ("/hand", json!([])),
        ("/hand", json!(vec!["b4"; 4])),
        ("/open/stage", json!("begin")),
        ("/open/stage", json!("deal")),
        ("/open/stage", json!("turn-up-dummy")),
        ("/open/stage", json!({"pairs": 0})),
        ("/open/stage", json!({"pairs": 255})),
        ("/open/active", json!(5)),
        ("/open/sheep/0", json!(200)),
        ("/open/pile", json!(0)),
        ("/open/pile", json!(255)),
        ("/open/in_hand/0", json!(0)),
        ("/open/in_hand/3", json!(4)),
        ("/open/back", json!(["W01"])),
        ("/open/at/2", json!(["W01", "H01"])),
        ("/open/shown/1", json!(["b3m", "b3m"])),
        ("/open/dummies/0/unseen", json!(4)),
        ("/open/dummies/1/unseen", json!(200)),
        ("/open/played/0", json!(vec!["w4"; 20])),
    ];
    for (at, value) in wrong {
        let mut view = view.clone();
        *view.pointer_mut(at).unwrap() = value;
        assert!(read(&view).is_err(), "{at}: {view}");
    }
}

/// Whatever a leaf of a view is replaced with, the view is refused or can be used like any other.
#[test]
fn a_damaged_view_never_panics() {
    let speaker = Speaker::new(Language::En);
    let mut rng = SmallRng::seed_from_u64(1);
    let values = [json!(0), json!(1), json!(255), json!(null), json!(true), json!("b3"), json!("M01"), json!("play"), json!([])];
    let mut accepted = 0;
    for (options, seats) in [("meat-and-bones sheep=S01,S02", 2), ("experienced-9", 3), ("sheeps-clothing extra=E01,E02", 4)] {
        for steps in [0, 1, 5, 14, 30] {
            let game = game(options, seats, steps);
            let view = serde_json::to_value(game.view(Eye::Seat(Seat(0)))).unwrap();
            let mut leaves = Vec::new();
            pointers(&view, String::new(), &mut leaves);
            for leaf in leaves {
                for value in &values {
                    let mut view = view.clone();
                    *view.pointer_mut(&leaf).unwrap() = value.clone();
                    let Ok(view) = WolfAndHound::read_view(game.setup(), &view.to_string()) else { continue };
                    accepted += 1;
                    let mut guess = WolfAndHound::guess(&view, &mut rng);
                    WolfAndHound::board(&view, &speaker);
                    WolfAndHound::sheet(&view);
                    let mut moves = Vec::new();
                    guess.legal_moves(&mut moves);
                    moves.iter().for_each(|m| _ = WolfAndHound::describe(&view, *m));
                    guess.rollout(&mut moves, &mut rng);
                    assert!(guess.outcome().is_some());
                }
            }
        }
    }
    assert!(accepted > 100, "{accepted}");
}

fn pointers(value: &Value, at: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, field)| pointers(field, format!("{at}/{key}"), found)),
        Value::Array(items) => items.iter().enumerate().for_each(|(n, item)| pointers(item, format!("{at}/{n}"), found)),
        _ => {}
    }
    if !at.is_empty() {
        found.push(at);
    }
}
