//! The tests that every game must pass.

use den_testkit::{Case, conforms, hides_nothing, perft_file, playthrough, statistics};
use the_wolves::{Chance, Move, TheWolves};

const CASES: [Case<'static>; 5] = [
    Case { options: "", seats: 2 },
    Case { options: "", seats: 3 },
    Case { options: "packs=DTGRF", seats: 4 },
    Case { options: "standard", seats: 5 },
    Case { options: "patience=2", seats: 3 },
];

#[test]
fn the_game_conforms() {
    conforms::<TheWolves>(&CASES, 1);
}

#[test]
fn nothing_is_hidden() {
    hides_nothing::<TheWolves>(&CASES, 1);
}

#[test]
fn perft_counts_are_pinned() {
    perft_file::<TheWolves>(include_str!("../perft.txt"));
}

#[test]
fn playthroughs_are_pinned() {
    playthrough::<TheWolves>("tests/playthroughs/two.txt", CASES[0], 1);
    playthrough::<TheWolves>("tests/playthroughs/three.txt", CASES[1], 2);
    playthrough::<TheWolves>("tests/playthroughs/five.txt", CASES[3], 3);
}

#[test]
fn statistics_of_random_play_are_pinned() {
    statistics::<TheWolves>("tests/playthroughs/statistics.txt", &CASES, 40);
}

/// Parsing any text never panics; what can be parsed is written back unchanged.
#[test]
fn any_text_is_parsed_or_refused() {
    let mut texts: Vec<String> =
        ["", " ", "den", "den é4", "den a0", "den a00", "den a32", "den a99999999999", "den 4a", "pay", "pay +"].map(String::from).into();
    texts.extend(
        ["pay 7", "pay 1+1", "pay 2+1", "pay t+1", "pay t+t+t+t+t+t+t", "pay ++", "tiles FRGT", "tiles FRGTDF", "tiles żółw"]
            .map(String::from),
    );
    texts.extend(
        ["dominate", "dominate den", "dominate lair a1", "track", "track tail", "move", "move X", "move FR", "end end", "stop a1", "\u{0}"]
            .map(String::from),
    );
    for text in &texts {
        assert!(text.parse::<Move>().is_err(), "`{text}` was read");
        assert!(text.parse::<Chance>().is_err(), "`{text}` was read");
    }
    for (text, written) in [
        ("DEN A4", "den a4"),
        ("  move   f ", "move forest"),
        ("Move Forest", "move forest"),
        ("pay 1+T", "pay 1+t"),
        ("tiles frgtd", "tiles FRGTD"),
        ("Dominate DEN q17", "dominate den q17"),
        ("pay t+t", "pay t+t"),
    ] {
        let m: Move = text.parse().unwrap();
        assert_eq!(m.to_string(), written);
        assert_eq!(written.parse(), Ok(m));
    }
    // Cuts and odd letters anywhere in valid texts.
    for good in ["dominate wolf c11", "pay 1+3+t", "tiles FRGTD", "tiles 1 2 prey moose hare moons half+full full first 2"] {
        for cut in 0..good.len() {
            let _ = good[..cut].parse::<Move>();
            let _ = good[..cut].parse::<Chance>();
            let odd = format!("{}ß{}", &good[..cut], &good[cut..]);
            assert!(odd.parse::<Move>().is_err());
            assert!(odd.parse::<Chance>().is_err());
        }
    }
}
