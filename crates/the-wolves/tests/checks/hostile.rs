//! Views and setups from outside: invalid ones are refused, and accepted ones can be played without a panic.

use crate::table::dealt;
use den_core::rand::SeedableRng;
use den_core::{Board, Eye, Hidden, Moves, Play, Rules, Scores, Shared, Turn, Untranslated, Words, dice};
use rand::rngs::ChaCha8Rng;
use serde_json::Value;
use the_wolves::{Setup, TheWolves, render_svg};

/// The number of values inside a JSON value.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// Changes the value with this number.
fn change(value: &mut Value, number: &mut usize, with: &dyn Fn(&mut Value)) {
    if *number == 0 {
        with(value);
    }
    *number = number.wrapping_sub(1);
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| change(item, number, with)),
        Value::Object(fields) => fields.values_mut().for_each(|field| change(field, number, with)),
        _ => {}
    }
}

/// A number, word or list that should not be there.
fn damaged(value: &Value, rng: &mut ChaCha8Rng) -> Value {
    let mut value = value.clone();
    for _ in 0..1 + dice::below(rng, 2) {
        let mut at = dice::below(rng, count(&value) as u32) as usize;
        let (kind, n) = (dice::below(rng, 6), dice::below(rng, 9));
        change(&mut value, &mut at, &|value| match (kind, value) {
            (0, value @ Value::Number(_)) => *value = 255.into(),
            (1, value @ Value::Number(_)) => *value = 0.into(),
            (_, value @ Value::Number(_)) => *value = n.into(),
            (0..3, Value::Array(items)) => _ = items.pop(),
            (3.., Value::Array(items)) if !items.is_empty() => items.push(items[0].clone()),
            (0, value @ Value::String(_)) => *value = "a1".into(),
            (1, value @ Value::String(_)) => *value = "alpha".into(),
            (2, value @ Value::String(_)) => *value = "forest".into(),
            (3, value @ Value::String(_)) => *value = "act".into(),
            (4, Value::Object(fields)) => _ = fields.remove("moons"),
            (5, value @ (Value::Bool(_) | Value::Null)) => *value = Value::Bool(n % 2 == 0),
            _ => {}
        });
    }
    value
}

/// Uses everything that a host does with a view, then continues the game.
fn use_up(view: &<TheWolves as Hidden>::View, rng: &mut ChaCha8Rng) {
    TheWolves::board(view, &Untranslated);
    render_svg(view, &Untranslated);
    TheWolves::sheet(view);
    let mut game = TheWolves::guess(view, rng);
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.iter().for_each(|m| _ = TheWolves::describe(view, *m));
    for _ in 0..30 {
        let Turn::Seat(_) = game.turn() else { return };
        let m = game.any_move(&mut moves, rng);
        game.play(m, &mut ());
    }
}

#[test]
fn a_damaged_view_is_refused_or_can_be_played_on() {
    let (mut refused, mut accepted) = (0, 0);
    for seats in 2..=5 {
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(seats));
        let mut game = dealt(seats);
        let mut moves = Vec::new();
        while let Turn::Seat(_) = game.turn() {
            let view: Value = serde_json::to_value(game.view(Eye::Public)).unwrap();
            match TheWolves::read_view(game.setup(), &damaged(&view, &mut rng).to_string()) {
                Ok(view) => {
                    accepted += 1;
                    use_up(&view, &mut rng);
                }
                Err(_) => refused += 1,
            }
            let m = game.any_move(&mut moves, &mut rng);
            game.play(m, &mut ());
        }
    }
    assert!(refused > 300 && accepted > 30, "{refused} refused, {accepted} accepted");
}

#[test]
fn a_damaged_setup_is_refused_or_can_be_played() {
    let (mut refused, mut accepted) = (0, 0);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for seats in 2..=5 {
        let setup = serde_json::to_value(&**dealt(seats).setup()).unwrap();
        for _ in 0..60 {
            let Ok(setup) = serde_json::from_value::<Setup>(damaged(&setup, &mut rng)) else {
                refused += 1;
                continue;
            };
            accepted += 1;
            let mut game = TheWolves::start(&Shared::new(setup));
            game.rollout(&mut Vec::new(), &mut rng);
            use_up(&game.view(Eye::Public), &mut rng);
        }
    }
    assert!(refused > 30 && accepted > 30, "{refused} refused, {accepted} accepted");
}
