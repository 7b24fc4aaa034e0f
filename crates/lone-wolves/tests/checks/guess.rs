//! What an eye can guess: uniformly every deal that is consistent with what it has seen, and nothing else.

use std::collections::BTreeMap;

use crate::duel::{Duel, KASIA, MICHAL, cards};
use den_core::{Audit, Deals, Eye, Hidden, Moves, Played, Rules, Seat, Step, Turn, built_in, dice};
use lone_wolves::{Card, Cards, LoneWolves, Move, Scar, Stage};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// A random game up to the last two tricks.
fn late(seed: u64) -> Played<LoneWolves> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2).expect("a game");
    let mut moves = Vec::new();
    while !(game.now().table().stage == Stage::Lead && game.now().table().tricks.won() == 11) {
        match game.now().turn() {
            Turn::Seat(seat) => {
                moves.clear();
                game.now().legal_moves(&mut moves);
                game.play(seat, dice::one_of(&mut rng, &moves), &mut ()).expect("legal");
            }
            _ => game.resolve(game.now().deal(&mut rng), &mut ()).expect("possible"),
        }
    }
    game
}

/// From the steps alone: the cards that were played, and for each player those excluded by not following.
fn book(game: &Played<LoneWolves>) -> (Cards, [Cards; 2]) {
    let (mut played, mut excluded, mut led) = (Cards::NONE, [Cards::NONE; 2], None::<Card>);
    for step in game.steps() {
        let Step::Move(seat, Move::Play(card, _)) = step else { continue };
        played.add(*card);
        led = match led {
            None => Some(*card),
            Some(led) => {
                if led.suit() != card.suit() {
                    excluded[seat.index()] = excluded[seat.index()].with(Cards::of_suit(led.suit()));
                }
                None
            }
        };
    }
    (played, excluded)
}

/// Every choice of two of the cards.
fn pairs(cards: Cards) -> Vec<Cards> {
    let all: Vec<Card> = cards.iter().collect();
    (0..all.len()).flat_map(|i| (0..i).map(move |j| (i, j))).map(|(i, j)| [all[i], all[j]].into_iter().collect()).collect()
}

/// Checks that each of `possible` is drawn about equally often, and nothing else is.
fn is_uniform<T: Ord + std::fmt::Debug>(possible: &[T], drawn: &BTreeMap<T, u32>) {
    let all: u32 = drawn.values().sum();
    assert!(drawn.keys().all(|world| possible.contains(world)), "something impossible was guessed");
    let expected = f64::from(all) / possible.len() as f64;
    let chi: f64 = possible.iter().map(|world| (f64::from(drawn.get(world).copied().unwrap_or(0)) - expected).powi(2) / expected).sum();
    let freedom = possible.len() as f64 - 1.0;
    // Six standard deviations of the distribution for uniform guesses.
    assert!(
        (chi - freedom).abs() < 6.0 * (2.0 * freedom).sqrt() + 1.0,
        "chi squared is {chi} with {freedom} degrees of freedom: {drawn:?}"
    );
}

fn numbers(cards: Cards) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

#[test]
fn a_player_guesses_every_possible_hand_equally_often() {
    let mut narrowed = 0;
    for seed in 0..12 {
        let game = late(seed);
        let (played, excluded) = book(&game);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for (seat, opponent) in [(MICHAL, KASIA), (KASIA, MICHAL)] {
            let unseen = Cards::ALL.without(played).without(game.now().hand(seat));
            assert_eq!(unseen.len(), 2 + 4);
            let possible: Vec<_> = pairs(unseen.without(excluded[opponent.index()])).into_iter().map(numbers).collect();
            narrowed += u32::from(possible.len() < 15);
            assert!(possible.contains(&numbers(game.now().hand(opponent))));
            let view = game.now().view(Eye::Seat(seat));
            let mut drawn = BTreeMap::new();
            for _ in 0..3000 {
                *drawn.entry(numbers(LoneWolves::guess(&view, &mut rng).hand(opponent))).or_insert(0) += 1;
            }
            is_uniform(&possible, &drawn);
        }
    }
    assert!(narrowed > 6, "the suits not followed narrow the hands down");
}

#[test]
fn the_public_guesses_every_possible_deal_equally_often() {
    for seed in 0..6 {
        let game = late(seed);
        let (played, excluded) = book(&game);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let unseen = Cards::ALL.without(played);
        let mut possible = Vec::new();
        for first in pairs(unseen.without(excluded[0])) {
            for second in pairs(unseen.without(excluded[1]).without(first)) {
                possible.push((numbers(first), numbers(second)));
            }
        }
        let view = game.now().view(Eye::Public);
        let mut drawn = BTreeMap::new();
        for _ in 0..30 * possible.len() {
            let guess = LoneWolves::guess(&view, &mut rng);
            *drawn.entry((numbers(guess.hand(Seat(0))), numbers(guess.hand(Seat(1))))).or_insert(0) += 1;
        }
        is_uniform(&possible, &drawn);
    }
}

#[test]
fn a_suit_not_followed_stays_out_of_every_guess() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s; d2@v; take 7; place s");
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    // Michał has the rest of green himself, so for him nothing changes; the public learns most.
    for _ in 0..200 {
        let guess = LoneWolves::guess(&duel.now().view(Eye::Public), &mut rng);
        assert!(guess.hand(KASIA).intersection(cards("s3 s4 s5 s6 s7")).is_empty());
        guess.audit().expect("sound");
    }
}

#[test]
fn a_scar_that_the_opponent_looks_at_may_be_any_unseen_one() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s; d2@v; take ?; look 3");
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let view = duel.view(MICHAL);
    let mut drawn = BTreeMap::new();
    for _ in 0..13_000 {
        *drawn.entry(LoneWolves::guess(&view, &mut rng).placing().expect("a scar").number()).or_insert(0u32) += 1;
    }
    // Thirteen are unseen: one of each face-up kind, two of the others.
    for scar in Scar::ALL {
        let expected = 1000 * u32::from(duel.table().unseen.count(scar));
        assert!(drawn[&scar.number()].abs_diff(expected) < 250, "{scar:?}: {drawn:?}");
    }
    assert!((0..50).all(|_| LoneWolves::guess(&duel.view(KASIA), &mut rng).placing() == Some(Scar::Stray)), "she knows it");
}

#[test]
fn face_down_scars_are_turned_up_from_the_unseen_ones() {
    let mut duel = Duel::dealt("basic");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let open = duel.now().with_scars_face_up(&mut rng);
    open.audit().expect("sound");
    assert_eq!((open.table().face_down(), open.table().unseen.len()), (0, 3));
    duel.steps("s2@s; d2@v; take ?");
    let open = duel.now().with_scars_face_up(&mut rng);
    open.audit().expect("sound");
    assert!(open.placing().is_some(), "the scar that was taken face down has been looked at");
}
