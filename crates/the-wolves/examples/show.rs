//! Prints the text map of a random game: `cargo run -p the-wolves --example show [SEATS] [SEED] [DECISIONS] [svg]`.
#![allow(clippy::disallowed_macros)]

use den_core::rand::SeedableRng;
use den_core::{Board, Eye, Hidden, Moves, Played, Rules, Seed, Turn, built_in, dice};
use den_words::{Language, Speaker};
use rand::rngs::ChaCha8Rng;
use the_wolves::{Options, TheWolves};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    let number = |i: usize, default: u64| numbers.get(i).copied().unwrap_or(default);
    let seats = number(0, 3) as u8;
    let mut game = Played::<TheWolves>::new(&built_in::<TheWolves>(), &Options::default(), seats).expect("2 to 5 players can play");
    game.deal(&Seed::from_number(number(1, 1)), &mut ());
    let mut rng = ChaCha8Rng::seed_from_u64(number(1, 1));
    let mut moves = Vec::new();
    for _ in 0..number(2, 0) {
        let Turn::Seat(seat) = game.now().turn() else { break };
        moves.clear();
        game.now().legal_moves(&mut moves);
        game.play(seat, dice::one_of(&mut rng, &moves), &mut ()).expect("listed moves are legal");
    }
    let view = game.now().view(Eye::Public);
    let code = std::env::args().nth(4).unwrap_or_default();
    let speaker = Speaker::new(Language::ALL.into_iter().find(|language| language.code() == code).unwrap_or(Language::En));
    if std::env::args().any(|a| a == "svg") {
        println!("{}", the_wolves::render_svg(&view, &speaker));
    } else {
        println!("{}", TheWolves::board(&view, &speaker));
    }
}
