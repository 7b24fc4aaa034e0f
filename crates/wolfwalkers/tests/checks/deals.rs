//! The dealer: every deal is equally likely, and old records still replay.

use den_core::{Deals as _, Options as _, Played, Record, Rules as _, Scores as _, Seed, Turn, built_in};
use wolfwalkers::{Chance, OpportunityId, Options, Wolfwalkers};

/// How far counts are from being all equal.
fn chi_square(counts: &[u32]) -> f64 {
    let mean = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - mean).powi(2) / mean).sum()
}

/// Deals once from each of many seeds and counts the results, which are numbers below `N`.
fn counts<const N: usize>(now: &Wolfwalkers, deals: u64, results: impl Fn(Chance) -> Vec<usize>) -> [u32; N] {
    let mut counts = [0; N];
    for seed in 0..deals {
        for result in results(now.deal(&mut Seed::from_number(seed).stream(1))) {
            counts[result] += 1;
        }
    }
    counts
}

fn start(words: &str, seats: u8, dealt: &[&str]) -> Wolfwalkers {
    let options = Options::read(words.split_whitespace()).unwrap();
    let mut game = Played::<Wolfwalkers>::new(&built_in::<Wolfwalkers>(), &options, seats).unwrap();
    for text in dealt {
        game.resolve(text.parse().unwrap(), &mut ()).unwrap();
    }
    game.now().clone()
}

/// WW-SETUP-3: every seat starts equally often. A fair dealer exceeds the limit for one choice of seeds in a thousand; these are fixed.
#[test]
fn every_seat_starts_equally_often() {
    let first = |chance| if let Chance::First(seat) = chance { vec![seat.index()] } else { vec![] };
    let counts = counts::<4>(&start("", 4, &[]), 4_000, first);
    assert!(chi_square(&counts) < 16.27, "{counts:?}");
    // A dealer that takes the remainder of a six-sided die is detected.
    let biased = [4_000 / 3, 4_000 / 3, 4_000 / 6, 4_000 / 6];
    assert!(chi_square(&biased) > 16.27);
}

/// WW-SETUP-1, WW-CASE-1: every story is on top equally often.
#[test]
fn every_story_is_on_top_equally_often() {
    let story = |chance| if let Chance::Story(story) = chance { vec![story.index()] } else { vec![] };
    let counts = counts::<55>(&start("", 2, &["first 1"]), 11_000, story);
    assert!(chi_square(&counts) < 91.87, "{counts:?}");
    // A dealer that draws below 64 and maps the rest to the first nine is detected.
    let biased: Vec<u32> = (0..55).map(|story| if story < 9 { 344 } else { 172 }).collect();
    assert!(chi_square(&biased) > 91.87);
}

/// WW-MOD-2: every opportunity is dealt equally often.
#[test]
fn every_opportunity_is_dealt_equally_often() {
    let three = |chance| if let Chance::Opportunities(cards) = chance { cards.map(OpportunityId::index).to_vec() } else { vec![] };
    let counts = counts::<25>(&start("special=no-change opportunities=random", 2, &["first 1"]), 5_000, three);
    assert!(chi_square(&counts) < 51.18, "{counts:?}");
    // Three neighbours from a random first card: the cards at the ends would be rare.
    let biased: Vec<u32> = (0..25).map(|card| 217 * [1, 2, 3][card.min(24 - card).min(2)]).collect();
    assert!(chi_square(&biased) > 51.18);
}

/// An old record replays, step by step, to the same end, and its deals follow from its seed.
#[test]
fn old_records_replay() {
    for (text, points) in [(include_str!("../records/full-2.wolf"), &FULL_2[..]), (include_str!("../records/chosen-3.wolf"), &CHOSEN_3[..])]
    {
        let record = Record::read(text).unwrap();
        assert_eq!(record.to_string(), text);
        let game = Played::<Wolfwalkers>::replay(&record, &built_in::<Wolfwalkers>()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(game.now().turn(), Turn::Over);
        assert!(game.verify_deal(&record).unwrap() > 50);
        let outcome = game.now().outcome().unwrap();
        assert_eq!(outcome.results().iter().map(|result| result.points).collect::<Vec<_>>(), points);
    }
}

/// The points at the end, as scored then.
const FULL_2: [i32; 2] = [8, 20];
const CHOSEN_3: [i32; 3] = [16, 8, 12];
