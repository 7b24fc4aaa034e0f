//! Records of earlier games replay to the same end.
#![allow(missing_docs)]

use den_core::{Played, Record, Rules, Scores, Turn, built_in};
use the_wolves::TheWolves;

fn points(text: &str) -> Vec<(i32, u8)> {
    let record = Record::read(text).unwrap();
    let game = Played::<TheWolves>::replay(&record, &built_in::<TheWolves>()).unwrap();
    assert_eq!(game.now().turn(), Turn::Over);
    assert_eq!(game.verify_deal(&record), Ok(1));
    let again = game.record(&record.names, record.seed.as_ref(), true);
    assert_eq!(again.to_string(), text, "it is written as it was");
    game.now().outcome().unwrap().results().iter().map(|seat| (seat.points, seat.place)).collect()
}

#[test]
fn games_recorded_with_the_first_release_replay_to_the_same_points() {
    assert_eq!(points(include_str!("records/two.txt")), [(57, 2), (69, 1)]);
    assert_eq!(points(include_str!("records/four.txt")), [(42, 2), (27, 4), (58, 1), (39, 3)]);
}
