//! The dealer is fair: over many deals from fixed seeds, everything that can be dealt occurs about equally often.

use den_core::{Deals, Log, Played, Rules, Seat, built_in, dice};
use lone_wolves::{Card, Chance, Event, LoneWolves, Scar};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

const DEALS: usize = 6_000;

/// What the dealer deals before the first trick: scars, honor tokens, hands, leader.
fn deal(rng: &mut ChaCha8Rng, log: &mut impl Log<Event>) -> [Chance; 4] {
    let mut now = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2).expect("a game").now().clone();
    assert_eq!(now.seats(), 2);
    std::array::from_fn(|_| {
        let chance = now.deal(rng);
        now.resolve(&chance, log);
        chance
    })
}

/// Chi-squared of counts against these shares.
fn chi_squared(counts: &[u32], shares: &[f64]) -> f64 {
    let all: f64 = counts.iter().map(|&n| f64::from(n)).sum();
    counts.iter().zip(shares).map(|(&n, share)| (f64::from(n) - all * share).powi(2) / (all * share)).sum()
}

/// Whether the counts are plausible for these shares: within five standard deviations of the mean of chi-squared.
fn is_fair(counts: &[u32], shares: &[f64]) -> bool {
    let freedom = counts.len() as f64 - 1.0;
    (chi_squared(counts, shares) - freedom).abs() < 5.0 * (2.0 * freedom).sqrt()
}

fn even(n: usize) -> Vec<f64> {
    vec![1.0 / n as f64; n]
}

/// LW-SETUP-1 to LW-SETUP-4.
#[test]
fn every_deal_is_equally_likely() {
    let mut rng = ChaCha8Rng::seed_from_u64(2024);
    let (mut scars, mut tokens, mut first_card, mut aside, mut leader) = ([0; 9], [0; 10], [0; 30], [0; 30], [0; 2]);
    for _ in 0..DEALS {
        for chance in deal(&mut rng, &mut ()) {
            match chance {
                // The scar in the caves.
                Chance::Scars(laid) => scars[laid[2].iter().next().unwrap().index()] += 1,
                // The token on the volcano, and the side that is up; the values of all sides are 3 to 10, with 5 and 7 on two tokens each.
                Chance::Honor(laid) => {
                    let side = [(4, 9), (9, 4), (5, 8), (8, 5), (6, 7), (7, 6), (3, 10), (10, 3), (5, 7), (7, 5)];
                    tokens[side.iter().position(|&side| side == (laid[4].up, laid[4].down)).expect("a token of the box")] += 1;
                }
                Chance::Hands([first, second]) => {
                    let cards: Vec<Card> = first.iter().collect();
                    first_card[usize::from(dice::one_of(&mut rng, &cards).number())] += 1;
                    let left: Vec<Card> = lone_wolves::Cards::ALL.without(first).without(second).iter().collect();
                    aside[usize::from(dice::one_of(&mut rng, &left).number())] += 1;
                }
                Chance::Leader(Seat(seat)) => leader[usize::from(seat)] += 1,
                Chance::TurnUp(_) | Chance::Look(_) => panic!("nothing is turned up before the first trick"),
            }
        }
    }
    assert!(is_fair(&scars, &even(9)), "scars {scars:?}");
    assert!(is_fair(&tokens, &even(10)), "tokens {tokens:?}");
    assert!(is_fair(&first_card, &even(30)), "cards of seat 1 {first_card:?}");
    assert!(is_fair(&aside, &even(30)), "cards set aside {aside:?}");
    assert!(is_fair(&leader, &even(2)), "leaders {leader:?}");
}

/// LW-TRICK-8: each unseen scar is equally likely, so a kind comes as often as it has unseen copies.
#[test]
fn a_face_down_scar_is_any_unseen_one() {
    let mut game = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2).expect("a game");
    let hands = "hands s2 s3 s4 s5 s6 s7 v3 v5 v6 v7 c2 c3 c4 / v2 v4 d2 d3 d4 d5 d6 d7 t2 t3 t4 t5 t6";
    for text in ["scars 1 1 5 6 7", "honor 4/9 5/8 6/7 3/10 5/7", hands, "leader 1"] {
        game.resolve(text.parse().expect("a deal"), &mut ()).expect("possible");
    }
    for (seat, text) in [(0, "s2@s"), (1, "d2@v"), (1, "take ?")] {
        game.play(Seat(seat), text.parse().expect("a move"), &mut ()).expect("legal");
    }
    let unseen = game.now().table().unseen;
    let kinds: Vec<Scar> = unseen.kinds().collect();
    assert_eq!((kinds.len(), unseen.len()), (8, 13), "no scar 1 is left");
    let shares: Vec<f64> = kinds.iter().map(|&scar| f64::from(unseen.count(scar)) / 13.0).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut counts = vec![0; kinds.len()];
    for _ in 0..DEALS {
        let Chance::Look(scar) = game.now().deal(&mut rng) else { panic!("a scar is looked at") };
        counts[kinds.iter().position(|&kind| kind == scar).expect("an unseen scar")] += 1;
    }
    assert!(is_fair(&counts, &shares), "{kinds:?} {counts:?}");
    assert!(!is_fair(&counts, &even(kinds.len())), "kinds alone are not equally likely");
}

/// Tests the test: a dealer that slightly favours one card is detected.
#[test]
fn a_biased_dealer_is_noticed() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut fair, mut biased) = ([0; 30], [0; 30]);
    for _ in 0..DEALS {
        let card = dice::below(&mut rng, 30) as usize;
        fair[card] += 1;
        // One time in twenty the first card, whatever was drawn.
        biased[if dice::below(&mut rng, 20) == 0 { 0 } else { card }] += 1;
    }
    assert!(is_fair(&fair, &even(30)));
    assert!(!is_fair(&biased, &even(30)));
}
