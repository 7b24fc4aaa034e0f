//! The recommended sets.

use den_core::Options as _;
use wolf_and_hound::{Animal, Options};

fn preset(name: &str) -> Vec<&'static str> {
    Options::read([name]).unwrap().animals.map(Animal::id).collect()
}

/// WH-SET-1
#[test]
fn the_first_game_is_hound_01_and_wolf_01() {
    assert_eq!(preset("first-game"), ["W01", "H01"]);
    assert_eq!(Options::default(), Options::read(["first-game"]).unwrap());
}

/// WH-SET-2
#[test]
fn there_are_sets_for_beginners() {
    assert_eq!(preset("beginner-1"), ["W01", "W06", "H01"]);
    assert_eq!(preset("beginner-2"), ["W03", "H01"]);
    assert_eq!(preset("beginner-3"), ["W04", "H01"]);
    assert_eq!(preset("beginner-4"), ["W01", "H03"]);
    assert_eq!(preset("beginner-5"), ["W01", "H04"]);
}

/// WH-SET-3
#[test]
fn there_are_sets_for_the_experienced() {
    assert_eq!(preset("experienced-1"), ["W03", "W06", "H01"]);
    assert_eq!(preset("experienced-2"), ["W04", "W06", "H01"]);
    assert_eq!(preset("experienced-3"), ["W01", "H01", "S01"]);
    assert_eq!(preset("experienced-4"), ["W01", "H01", "S02"]);
    assert_eq!(preset("experienced-5"), ["W05", "W06", "H02"]);
    assert_eq!(preset("experienced-6"), ["W03", "W06", "H03"]);
    assert_eq!(preset("experienced-7"), ["W04", "W06", "H04"]);
    assert_eq!(preset("experienced-8"), ["M01", "M02"]);
    assert_eq!(preset("experienced-9"), ["M03", "M04"]);
}

/// WH-SET-4
#[test]
fn there_are_sets_for_experts() {
    assert_eq!(preset("expert-1"), ["W06", "M01", "M02"]);
    assert_eq!(preset("expert-2"), ["W06", "M03", "M04"]);
    assert_eq!(preset("expert-3"), ["W02", "H02", "E01"]);
    assert_eq!(preset("expert-4"), ["W07", "E02"]);
}
