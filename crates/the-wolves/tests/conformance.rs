//! What every game of the house must pass.

use den_testkit::{Case, conforms, hides_nothing, perft_file};
use the_wolves::TheWolves;

const CASES: [Case<'static>; 5] = [
    Case { options: "", seats: 2 },
    Case { options: "", seats: 3 },
    Case { options: "packs=DTGRF", seats: 4 },
    Case { options: "standard", seats: 5 },
    Case { options: "patience=2", seats: 3 },
];

#[test]
fn the_game_conforms() {
    conforms::<TheWolves>(&CASES, 4);
}

#[test]
fn nothing_is_hidden() {
    hides_nothing::<TheWolves>(&CASES, 2);
}
