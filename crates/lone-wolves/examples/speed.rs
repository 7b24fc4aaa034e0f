//! How fast random games are, deal included: `cargo run --release -p lone-wolves --example speed [GAMES]`.
#![allow(clippy::disallowed_types, clippy::disallowed_macros)] // A measurement needs a clock and prints.

use std::time::Instant;

use den_core::{Game, Options, Turn, built_in, dice};
use lone_wolves::{Choices, LoneWolves};
use rand::SeedableRng;
use rand::rngs::SmallRng;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1_000_000);
    for board in ["basic", "advanced"] {
        let start = LoneWolves::new(&built_in::<LoneWolves>(), &Choices::read([board]).expect("a board"), 2).expect("for two");
        let mut rng = SmallRng::seed_from_u64(1);
        let mut moves = Vec::new();
        let (mut decisions, mut points) = (0u64, 0i64);
        let clock = Instant::now();
        for _ in 0..games {
            let mut game = start;
            loop {
                match game.turn() {
                    Turn::Chance => {
                        let chance = game.draw(&mut rng);
                        game.settle(&chance, &mut ());
                    }
                    Turn::Seat(_) => {
                        moves.clear();
                        game.legal_moves(&mut moves);
                        game.play(dice::one_of(&mut rng, &moves), &mut ());
                        decisions += 1;
                    }
                    Turn::Over => break,
                }
            }
            points += game.outcome().map_or(0, |outcome| i64::from(outcome.results()[0].points));
        }
        let seconds = clock.elapsed().as_secs_f64();
        println!(
            "{board}: {games} games in {seconds:.2} s: {:.0} games/s, {:.2} million decisions/s ({:.1} decisions and {:.2} points a game)",
            games as f64 / seconds,
            decisions as f64 / seconds / 1e6,
            decisions as f64 / games as f64,
            points as f64 / games as f64
        );
    }
}
