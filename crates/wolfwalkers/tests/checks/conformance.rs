//! The tests that every game must pass, for all options and player counts.

use den_testkit::{Case, conforms, hides_nothing, perft_file, playthrough, statistics};
use wolfwalkers::Wolfwalkers;

const CASES: &[Case<'static>] = &[
    Case { options: "first-game", seats: 1 },
    Case { options: "first-game", seats: 2 },
    Case { options: "first-game", seats: 3 },
    Case { options: "first-game", seats: 4 },
    Case { options: "swaps", seats: 1 },
    Case { options: "swaps", seats: 2 },
    Case { options: "swaps=12", seats: 4 },
    Case { options: "specials", seats: 2 },
    Case { options: "full", seats: 1 },
    Case { options: "full", seats: 2 },
    Case { options: "full", seats: 3 },
    Case { options: "full", seats: 4 },
    Case { options: "peaceful", seats: 2 },
];

#[test]
fn wolfwalkers_conforms() {
    conforms::<Wolfwalkers>(CASES, 6);
}

#[test]
fn only_the_future_is_hidden_and_no_position_contains_it() {
    hides_nothing::<Wolfwalkers>(CASES, 3);
}

#[test]
fn perft_counts_are_as_recorded() {
    perft_file::<Wolfwalkers>(include_str!("../perft.txt"));
}

#[test]
fn a_playthrough_for_two_with_everything_is_as_recorded() {
    playthrough::<Wolfwalkers>("tests/playthroughs/full-2.txt", Case { options: "full", seats: 2 }, 1);
}

#[test]
fn a_solo_playthrough_is_as_recorded() {
    playthrough::<Wolfwalkers>("tests/playthroughs/solo.txt", Case { options: "first-game", seats: 1 }, 2);
}

#[test]
fn a_playthrough_for_four_is_as_recorded() {
    playthrough::<Wolfwalkers>("tests/playthroughs/four.txt", Case { options: "first-game", seats: 4 }, 3);
}

#[test]
fn the_statistics_of_random_play_are_as_recorded() {
    statistics::<Wolfwalkers>("tests/playthroughs/statistics.txt", CASES, 60);
}
