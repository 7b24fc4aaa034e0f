//! The tests that every Wolfden game must pass, with sets that together cover every card and player count.

use den_core::rand::Rng;
use den_core::{Eye, Seat, dice};
use den_ledgers::wolf_and_hound::Book;
use den_testkit::{Case, conforms, keeps_secrets, perft_file, playthrough, statistics};
use wolf_and_hound::{Card, Cards, WolfAndHound};

/// All 24 animals together.
const ZOO: &str =
    "wolves=W01,W02,W03,W04,W05,W06,W07,W08 hounds=H01,H02,H03,H04 sheep=S01,S02 meta=M01,M02,M03,M04 extra=E01,E02 designer=D01,D02";
const SHEEP: &str = "sheep=S01,S02 meat-and-bones=true";
const NO_3: &str = "experienced-4";
const META: &str = "expert-2 meat-and-bones=true";
const EXTRA: &str = "expert-3 extra=E01,E02";

fn cases() -> Vec<Case<'static>> {
    let sets = [
        "first-game",
        "meat-and-bones",
        "experienced-1",
        "experienced-8",
        SHEEP,
        NO_3,
        META,
        EXTRA,
        "expert-4",
        "sheeps-clothing",
        "red-devil",
        ZOO,
    ];
    (2..=4).flat_map(|seats| sets.map(|options| Case { options, seats })).collect()
}

#[test]
fn conforms_to_the_contract() {
    conforms::<WolfAndHound>(&cases(), 10);
}

#[test]
fn every_preset_can_be_played_by_any_number() {
    let presets = <wolf_and_hound::Options as den_core::Options>::PRESETS;
    let cases: Vec<_> = presets.iter().flat_map(|preset| (2..=4).map(|seats| Case { options: preset.name, seats })).collect();
    conforms::<WolfAndHound>(&cases, 3);
}

/// Deals the hands that the eye does not know, and the unseen cards, again. Shown cards stay.
fn swap(game: &WolfAndHound, eye: Eye, rng: &mut impl Rng) -> WolfAndHound {
    let (mut hands, mut unseen) = game.hidden();
    let shown = game.open().shown;
    let others: Vec<usize> = (0..4).filter(|at| eye != Eye::Seat(Seat(*at as u8))).collect();
    let mut loose: Vec<Card> = unseen.iter().collect();
    others.iter().for_each(|&at| loose.extend(hands[at].minus(shown[at]).iter()));
    dice::shuffle(rng, &mut loose);
    for at in others {
        let count = (hands[at].len() - shown[at].len()) as usize;
        hands[at] = loose.drain(..count).collect::<Cards>().plus(shown[at]);
    }
    unseen = loose.into_iter().collect();
    game.with_hidden(hands, unseen)
}

#[test]
fn keeps_hands_secret() {
    keeps_secrets::<WolfAndHound, Book>(&cases(), 3, swap);
}

#[test]
fn perft_counts_are_unchanged() {
    perft_file::<WolfAndHound>(include_str!("../perft.txt"));
}

#[test]
fn playthroughs_are_unchanged() {
    playthrough::<WolfAndHound>("tests/playthroughs/first-game-4.txt", Case { options: "first-game", seats: 4 }, 1);
    playthrough::<WolfAndHound>("tests/playthroughs/expert-2-meat-3.txt", Case { options: META, seats: 3 }, 2);
    playthrough::<WolfAndHound>("tests/playthroughs/sheep-2.txt", Case { options: SHEEP, seats: 2 }, 3);
    playthrough::<WolfAndHound>(
        "tests/playthroughs/sheeps-clothing-extra-4.txt",
        Case { options: "sheeps-clothing extra=E01,E02", seats: 4 },
        4,
    );
}

#[test]
fn statistics_are_unchanged() {
    statistics::<WolfAndHound>("tests/playthroughs/statistics.txt", &cases(), 300);
}
