//! How fast random games are, deal included: `cargo run --release -p lone-wolves --example speed [GAMES]`.
#![allow(clippy::disallowed_types, clippy::disallowed_macros, clippy::disallowed_methods)] // A measurement needs a clock and prints.

use std::time::Instant;

use den_core::{Deals, Moves, Options as _, Play, Played, Rules, Scores, Turn, built_in, dice};
use lone_wolves::{LoneWolves, Options};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Nanoseconds this process has had of the processor, where the system tells: on a busy machine the clock alone says little.
fn processor_time() -> Option<f64> {
    std::fs::read_to_string("/proc/self/schedstat").ok()?.split_whitespace().next()?.parse().ok()
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1_000_000);
    for board in ["basic", "advanced"] {
        let options = Options::read([board]).expect("a board");
        let start = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &options, 2).expect("for two").now().clone();
        let mut rng = SmallRng::seed_from_u64(1);
        let mut moves = Vec::new();
        let (mut decisions, mut points) = (0u64, 0i64);
        let (clock, before) = (Instant::now(), processor_time());
        for _ in 0..games {
            let mut game = start.clone();
            loop {
                match game.turn() {
                    Turn::Chance => {
                        let chance = game.deal(&mut rng);
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
        let wall = clock.elapsed().as_secs_f64();
        let seconds = before.zip(processor_time()).map_or(wall, |(before, after)| (after - before) / 1e9);
        println!(
            "{board}: {games} games in {seconds:.2} s of processor time ({wall:.2} s by the clock): {:.0} games/s, {:.2} million decisions/s ({:.1} decisions and {:.2} points a game)",
            games as f64 / seconds,
            decisions as f64 / seconds / 1e6,
            decisions as f64 / games as f64,
            points as f64 / games as f64
        );
    }
}
