//! The dealer deals every card equally often, checked by a chi-squared test with fixed seeds.

use den_core::game::*;
use den_core::{Options as _, Seed, Shared, built_in};
use wolf_and_hound::{Card, Cards, Chance, Options, WolfAndHound};

const DEALS: u32 = 8_000;
/// The value of chi-squared with 7 degrees of freedom that only one sample in a million exceeds.
const LIMIT: f64 = 40.5;

fn start() -> WolfAndHound {
    let options = Options::read(["first-game"]).unwrap();
    WolfAndHound::start(&Shared::new(WolfAndHound::set_up(built_in::<WolfAndHound>().content(), &options, 4).unwrap()))
}

/// How far the counts of each kind are from what the deck predicts.
fn chi_square(deck: Cards, found: &[u32; Card::KINDS as usize]) -> f64 {
    let total: u32 = found.iter().sum();
    let term = |(card, &count): (Card, &u32)| {
        let expected = f64::from(total) * f64::from(deck.count(card)) / f64::from(deck.len());
        (f64::from(count) - expected).powi(2) / expected
    };
    assert!(Card::all().zip(found).all(|(card, count)| *count == 0 || deck.has(card)), "{found:?}");
    Card::all().zip(found).filter(|(card, _)| deck.has(*card)).map(term).sum()
}

fn add(found: &mut [u32; Card::KINDS as usize], card: Card) {
    found[Card::all().position(|kind| kind == card).unwrap()] += 1;
}

/// WH-SETUP-1, WH-DRAW-1, WH-HINT-2: one card of each hand, and the first card drawn, are any card of the deck.
#[test]
fn every_card_is_dealt_and_drawn_equally_often() {
    let start = start();
    let deck = start.setup().deck;
    let mut found = [[0; Card::KINDS as usize]; 5];
    for number in 0..DEALS {
        let seed = Seed::from_number(number.into());
        let deal = start.deal(&mut seed.stream(1));
        let Chance::Deal(hands) = deal else { panic!("{deal}") };
        // The four cards of a hand depend on each other, so only one of them counts: a different one in every deal.
        for (found, hand) in found.iter_mut().zip(hands) {
            add(found, hand.nth(number % 4));
        }
        let mut game = start.clone();
        game.resolve(&deal, &mut ());
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        game.play(moves[0], &mut ());
        let draw = game.deal(&mut seed.stream(3));
        let Chance::Draw(card) = draw else { panic!("{draw}") };
        add(&mut found[4], card);
    }
    for (at, found) in found.iter().enumerate() {
        let chi_square = chi_square(deck, found);
        assert!(chi_square < LIMIT, "{at}: {chi_square}, {found:?}");
    }
}

/// The test above detects a dealer that deals every other black 1 as a white 4.
#[test]
fn a_biased_dealer_is_noticed() {
    let start = start();
    let deck = start.setup().deck;
    let [from, to] = ["b1", "w4"].map(|card| card.parse::<Card>().unwrap());
    let mut found = [0; Card::KINDS as usize];
    for number in 0..DEALS {
        let Chance::Deal(hands) = start.deal(&mut Seed::from_number(number.into()).stream(1)) else { panic!("hands are dealt first") };
        let card = hands[0].nth(number % 4);
        add(&mut found, if card == from && number % 2 == 0 { to } else { card });
    }
    let chi_square = chi_square(deck, &found);
    assert!(chi_square > LIMIT, "{chi_square}, {found:?}");
}
