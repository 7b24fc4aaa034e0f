//! Any box that passes the checks can be played.

use den_core::dice;
use den_testkit::{ContentFiles, any_content_plays};
use lone_wolves::{LoneWolves, Territory};
use rand::rngs::ChaCha8Rng;
use toml::{Table, Value};

fn few(rng: &mut ChaCha8Rng, most: u32, n: usize) -> Value {
    Value::from((0..n).map(|_| i64::from(dice::below(rng, most + 1))).collect::<Vec<_>>())
}

/// Slots of a side: in territories, between neighbours, on other borders.
fn slots(rng: &mut ChaCha8Rng) -> Table {
    let mut side = Table::new();
    side.insert("own".into(), few(rng, 3, 5));
    if dice::below(rng, 2) == 0 {
        side.insert("border".into(), few(rng, 2, 4));
        return side;
    }
    let mut pairs: Vec<(Territory, Territory)> =
        Territory::ALL.into_iter().flat_map(|a| Territory::ALL.into_iter().map(move |b| (a, b))).filter(|(a, b)| a < b).collect();
    dice::shuffle(rng, &mut pairs);
    pairs.truncate(dice::below(rng, 6) as usize);
    let border = |(a, b): (Territory, Territory)| {
        let between = Value::from(vec![a.name(), b.name()]);
        Value::Table([("between".to_string(), between), ("slots".to_string(), Value::from(1))].into_iter().collect())
    };
    side.insert("borders".into(), Value::Array(pairs.into_iter().map(border).collect()));
    side
}

/// Other boards, orders and tokens.
fn vary(files: &mut ContentFiles, rng: &mut ChaCha8Rng) {
    let table = files.get_mut("box.toml").unwrap();
    for board in ["basic", "advanced"] {
        let places = table[&format!("{board}_places")].as_table_mut().unwrap();
        places.insert("light".into(), few(rng, 2, 5));
        places.insert("dark".into(), few(rng, 3, 5));
        let mark = Value::from("box");
        let mut side = slots(rng);
        if dice::below(rng, 3) == 0 {
            side.insert("second".into(), slots(rng).into());
        }
        side.insert("mark".into(), mark);
        table.insert(format!("{board}_slots"), side.into());
    }
    let mut order = Territory::ALL;
    dice::shuffle(rng, &mut order);
    table["order"].as_table_mut().unwrap().insert("territories".into(), Value::from(order.map(Territory::name).to_vec()));
    table["scars"].as_table_mut().unwrap().insert("copies".into(), Value::from(i64::from(2 + dice::below(rng, 3))));
}

/// LW-COMP-4, LW-COMP-6, LW-ADV-1, LW-ADV-2
#[test]
fn any_box_that_passes_the_checks_plays_without_an_audit_failure() {
    any_content_plays::<LoneWolves>(340, 3, 1, vary);
}
