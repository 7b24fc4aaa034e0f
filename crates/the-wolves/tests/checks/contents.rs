//! Any box that passes the checks can be played.

use den_core::dice;
use den_testkit::{ContentFiles, any_content_plays};
use rand::rngs::ChaCha8Rng;
use the_wolves::TheWolves;
use toml::Value;

/// Other tiles, dates, tracks and tokens.
fn vary(files: &mut ContentFiles, rng: &mut ChaCha8Rng) {
    let map = files.get_mut("map.toml").unwrap();
    let tiles: Vec<String> = (0..10)
        .map(|_| {
            let mut letters = ['F', 'R', 'G', 'T', 'D'];
            dice::shuffle(rng, &mut letters);
            letters.iter().collect()
        })
        .collect();
    map["tiles"].as_table_mut().unwrap().insert("terrain".into(), Value::from(tiles));
    let board = files.get_mut("board.toml").unwrap();
    let mut order: Vec<char> = "PPAPPAPP".chars().collect();
    dice::shuffle(rng, &mut order);
    board["wolves"].as_table_mut().unwrap().insert("order".into(), Value::from(order.into_iter().collect::<String>()));
    for calendar in board["calendar"].as_array_mut().unwrap() {
        let mut dates: Vec<i64> = (0..3).map(|_| 3 + i64::from(dice::below(rng, 12))).collect();
        (1..3).for_each(|at| dates[at] += dates[at - 1]);
        calendar.as_table_mut().unwrap().insert("dates".into(), Value::from(dates));
    }
    for side in board["board"].as_array_mut().unwrap() {
        let side = side.as_table_mut().unwrap();
        side.insert("prey_token".into(), dice::one_of(rng, &["action", "terrain", "none"]).into());
        if dice::below(rng, 2) == 0 {
            let track = |rng: &mut ChaCha8Rng, most: i64| {
                let mut values: Vec<i64> = (0..5).map(|_| 1 + i64::from(dice::below(rng, most as u32))).collect();
                values.sort_unstable();
                Value::from(values)
            };
            let values = [("spread", 4), ("speed", 5), ("howl", 5)].map(|(name, most)| (name.to_string(), track(rng, most)));
            side.insert("attributes".into(), Value::Table(values.into_iter().collect()));
        }
    }
}

/// TW-MAP-3, TW-BOARD-1, TW-BOARD-2, TW-BOARD-3, TW-MOON-2. A random game is long, so not every position is audited.
#[test]
fn any_box_that_passes_the_checks_plays_without_an_audit_failure() {
    any_content_plays::<TheWolves>(340, 3, 10, vary);
}
