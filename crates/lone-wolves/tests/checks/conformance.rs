//! The contract, hidden information, perft and golden files, on both boards.

use den_core::{Eye, Rules, Seat, dice};
use den_ledgers::lone_wolves::Book;
use den_testkit::{Case, conforms, keeps_secrets, perft_file, playthrough, statistics};
use lone_wolves::{Card, LoneWolves, Stage, other};
use rand::rngs::ChaCha8Rng;

const CASES: &[Case<'_>] = &[Case { options: "basic", seats: 2 }, Case { options: "advanced", seats: 2 }];

#[test]
fn the_contract_holds_on_both_boards() {
    conforms::<LoneWolves>(CASES, 60);
}

#[test]
fn nobody_is_shown_what_they_may_not_know() {
    keeps_secrets::<LoneWolves, Book>(CASES, 12, swap);
}

#[test]
fn the_lines_of_play_are_counted() {
    perft_file::<LoneWolves>(include_str!("../perft.txt"));
}

#[test]
fn the_playthrough_on_the_basic_board_is_unchanged() {
    playthrough::<LoneWolves>("tests/playthroughs/basic.txt", CASES[0], 1);
}

#[test]
fn the_playthrough_on_the_advanced_board_is_unchanged() {
    playthrough::<LoneWolves>("tests/playthroughs/advanced.txt", CASES[1], 2);
}

#[test]
fn random_play_has_the_pinned_means() {
    statistics::<LoneWolves>("tests/playthroughs/statistics.txt", CASES, 2_000);
}

/// Exchanges cards that the eye has not seen, and a scar that another player is looking at.
fn swap(position: &LoneWolves, eye: Eye, rng: &mut ChaCha8Rng) -> LoneWolves {
    let table = *position.table();
    let mut hands = [position.hand(Seat(0)), position.hand(Seat(1))];
    for _ in 0..4 {
        let aside = {
            let all = position.hand(Seat(0)).with(position.hand(Seat(1))).with(position.aside());
            all.without(hands[0]).without(hands[1])
        };
        for seat in Seat::all(2).filter(|seat| !eye.is(*seat)) {
            let mine: Vec<Card> = hands[seat.index()].iter().collect();
            let opponent = other(seat);
            let from_opponent = !eye.is(opponent) && dice::below(rng, 2) == 0;
            let theirs: Vec<Card> = if from_opponent { hands[opponent.index()] } else { aside }.iter().collect();
            if mine.is_empty() || theirs.is_empty() {
                continue;
            }
            let (give, get) = (dice::one_of(rng, &mine), dice::one_of(rng, &theirs));
            let holds = |seat: Seat, card: Card| !table.voids[seat.index()].has(card.suit());
            if !holds(seat, get) || (from_opponent && !holds(opponent, give)) {
                continue;
            }
            hands[seat.index()].remove(give);
            hands[seat.index()].add(get);
            if from_opponent {
                hands[opponent.index()].remove(get);
                hands[opponent.index()].add(give);
            } else {
                break;
            }
        }
    }
    let looked = match table.stage {
        Stage::Place(seat, None) if !eye.is(seat) => {
            let unseen: Vec<_> = table.unseen.iter().collect();
            Some(dice::one_of(rng, &unseen))
        }
        Stage::Place(_, None) => position.placing(),
        _ => None,
    };
    LoneWolves::assemble(position.setup(), table, hands, looked)
}
