//! Setups and views from outside: what cannot belong to a match is refused, and nothing that is accepted makes the rules panic.

use crate::duel::{Duel, MICHAL, advanced, basic};
use den_core::{
    Audit, Board, Eye, Hidden, Moves, Play, Played, Record, Rules, Scores, Seat, Shared, Turn, Untranslated, Words, built_in, dice,
};
use lone_wolves::{LoneWolves, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};

/// A record from before views and setups were separated still replays.
#[test]
fn records_of_version_1_replay() {
    for text in [include_str!("../records/basic.txt"), include_str!("../records/advanced.txt")] {
        let record = Record::read(text).expect("a record");
        let played = Played::<LoneWolves>::replay(&record, &built_in::<LoneWolves>()).expect("it replays");
        assert_eq!(played.now().turn(), Turn::Over);
        played.verify_deal(&record).expect("dealt from its seed");
        let again = played.record(&record.names, record.seed.as_ref(), true).to_string();
        assert_eq!(again.replace(" first=lot", ""), text, "it is written as it was, with an option that is new");
    }
}

#[test]
fn a_setup_that_cannot_be_played_is_refused() {
    for setup in [basic(), advanced()] {
        let whole = serde_json::to_value(setup).expect("a setup can be serialised");
        assert_eq!(serde_json::from_value::<Setup>(whole.clone()).expect("it reads back"), setup);
        let damage = [
            ("hand", json!(14)),
            ("hand", json!(0)),
            ("full", json!(5)),
            ("order", json!(["swamp", "swamp", "caves", "tundra", "volcano"])),
            ("dark", json!([2, 2, 2, 2])),
            ("dark", json!([2, 2, 2, 2, 2, 2])),
            ("dark", json!([6, 6, 2, 2, 2])),
            ("slots", json!([8, 3, 3, 3, 3, 0, 0, 0, 0])),
            ("honor", json!([[4, 9], [5, 8], [6, 7], [3, 10], [5, 100]])),
            ("moons", json!([5, 200])),
            ("copies", json!(0)),
            ("copies", json!(8)),
            ("amounts", json!([1, 3, 1, 0, 1, 2, 2, 3, 21])),
            ("young", json!(1)),
            ("borders", json!([])),
        ];
        for (key, value) in damage {
            let mut damaged = whole.clone();
            damaged[key] = value.clone();
            assert!(serde_json::from_value::<Setup>(damaged).is_err(), "{key} = {value} is accepted");
        }
    }
}

/// Does everything with a view that a client does.
fn use_view(setup: &Shared<Setup>, json: &str, rng: &mut ChaCha8Rng) -> bool {
    let Ok(view) = LoneWolves::read_view(setup, json) else { return false };
    LoneWolves::board(&view, &Untranslated);
    LoneWolves::sheet(&view);
    let guess = LoneWolves::guess(&view, rng);
    guess.audit().unwrap_or_else(|what| panic!("a view was accepted that has no position: {what}\n{json}"));
    assert_eq!(guess.view(view.eye), view);
    let mut moves = Vec::new();
    guess.legal_moves(&mut moves);
    assert_eq!(moves.is_empty(), !matches!(guess.turn(), Turn::Seat(_)), "{json}");
    for m in moves {
        LoneWolves::describe(&view, m);
    }
    guess.clone().rollout(&mut Vec::new(), rng);
    true
}

/// Changes one number, text or list somewhere in a JSON value.
fn damage(value: &mut Value, rng: &mut ChaCha8Rng) {
    const NUMBERS: [u64; 8] = [0, 1, 2, 3, 7, 30, 255, 70_000];
    const TEXTS: [&str; 12] = ["s2", "v7", "d3@s", "c3@c", "swamp", "volcano", "lead", "follow", "over", "hands", "public", ""];
    match value {
        Value::Array(items) if !items.is_empty() && dice::below(rng, 3) > 0 => {
            let at = dice::below(rng, items.len() as u32) as usize;
            damage(&mut items[at], rng);
        }
        Value::Array(items) => match dice::below(rng, 3) {
            0 => _ = items.pop(),
            1 => items.extend(items.last().cloned()),
            _ => items.reverse(),
        },
        Value::Object(fields) if !fields.is_empty() => {
            let at = dice::below(rng, fields.len() as u32) as usize;
            damage(fields.values_mut().nth(at).expect("a field"), rng);
        }
        Value::String(_) => *value = json!(dice::one_of(rng, &TEXTS)),
        Value::Number(_) => *value = json!(dice::one_of(rng, &NUMBERS)),
        other => *other = if dice::below(rng, 2) == 0 { Value::Null } else { json!(dice::one_of(rng, &NUMBERS)) },
    }
}

#[test]
fn a_damaged_view_is_refused_or_harmless() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut refused, mut accepted) = (0, 0);
    for number in 0..40 {
        let mut game = Duel::new(if number % 2 == 0 { "basic" } else { "advanced" }).now().clone();
        let mut buffer = Vec::new();
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Chance => {
                    let chance = den_core::Deals::deal(&game, &mut rng);
                    den_core::Deals::resolve(&mut game, &chance, &mut ());
                }
                _ => {
                    let m = game.any_move(&mut buffer, &mut rng);
                    game.play(m, &mut ());
                }
            }
            let eye = dice::one_of(&mut rng, &[Eye::Seat(Seat(0)), Eye::Seat(Seat(1)), Eye::Public]);
            let whole = serde_json::to_value(game.view(eye)).expect("a view can be serialised");
            assert!(use_view(game.setup(), &whole.to_string(), &mut rng), "an honest view is refused");
            for _ in 0..6 {
                let mut damaged = whole.clone();
                for _ in 0..=dice::below(&mut rng, 2) {
                    damage(&mut damaged, &mut rng);
                }
                if damaged != whole {
                    *(if use_view(game.setup(), &damaged.to_string(), &mut rng) { &mut accepted } else { &mut refused }) += 1;
                }
            }
        }
    }
    assert!(refused > 5_000 && accepted > 0, "{refused} refused, {accepted} accepted");
}

#[test]
fn a_view_of_another_match_is_refused() {
    let duel = Duel::dealt("advanced");
    let json = serde_json::to_string(&duel.view(MICHAL)).expect("a view can be serialised");
    assert!(LoneWolves::read_view(duel.setup(), &json).is_ok());
    assert!(LoneWolves::read_view(&Shared::new(basic()), &json).is_err(), "the basic board has fewer dark places");
    assert!(!json.contains("\"full\"") && !json.contains("\"amounts\""), "a view does not repeat the setup");
}
