//! Any box that passes the checks can be played.

use den_core::dice;
use den_testkit::{ContentFiles, any_content_plays};
use rand::rngs::ChaCha8Rng;
use toml::Value;
use wolf_and_hound::WolfAndHound;

const MOVES: [&str; 8] = ["plain", "+1", "-1", "1/2", "-1/2", "x3", "reverse", "none"];
const TARGETS: [&str; 4] = ["self", "left", "opposite", "right"];

/// Other number cards, moves and targets.
fn vary(files: &mut ContentFiles, rng: &mut ChaCha8Rng) {
    let cards = files.get_mut("numbers.toml").unwrap()["cards"].as_table_mut().unwrap();
    for colour in ["black", "white"] {
        let mut counts = [0; 4];
        (0..16).for_each(|_| counts[dice::below(rng, 4) as usize] += 1);
        cards.insert(colour.into(), Value::from(counts.to_vec()));
    }
    for card in files.get_mut("animals.toml").unwrap()["card"].as_array_mut().unwrap() {
        for side in ["front", "back"] {
            let Some(side) = card.get_mut(side).and_then(Value::as_table_mut) else { continue };
            side.insert("move".into(), dice::one_of(rng, &MOVES).into());
            let mut targets = TARGETS;
            dice::shuffle(rng, &mut targets);
            let targets = targets[..1 + dice::below(rng, 4) as usize].to_vec();
            side.insert("target".into(), targets.into());
        }
    }
    if dice::below(rng, 2) == 0 {
        let symbols = files.get_mut("numbers.toml").unwrap()["meat-and-bones"].as_table_mut().unwrap();
        symbols.insert("meat".into(), Value::from(vec![1, 0, 0, 0]));
        symbols.insert("bone".into(), Value::from(vec![0, 0, 1, 0]));
    }
}

/// WH-CARD-1, WH-COMP-2
#[test]
fn any_box_that_passes_the_checks_plays_without_an_audit_failure() {
    any_content_plays::<WolfAndHound>(340, 3, 1, vary);
}
