//! Measures how long open endings take to solve: `cargo run --release -p den-bots --example endings [TRICKS] [ENDINGS]`.
#![allow(clippy::disallowed_macros)] // A measurement prints.

use std::time::Instant;

use den_bots::Rng;
use den_bots::lone_wolves::Solver;
use den_core::{Deals, Moves, Options as _, Play, Played, Rules, Turn, built_in, dice};
use lone_wolves::{LoneWolves, Options, Stage};
use rand::SeedableRng;

/// A random game up to the start of the last `left` tricks.
fn ending(start: &LoneWolves, left: u8, rng: &mut Rng) -> LoneWolves {
    let mut game = start.clone();
    let mut moves = Vec::new();
    loop {
        match game.turn() {
            Turn::Chance => {
                let chance = game.deal(rng);
                game.resolve(&chance, &mut ());
            }
            Turn::Seat(_) => {
                if game.table().stage == Stage::Lead && game.table().tricks.won() == 13 - left {
                    return game.with_scars_face_up(rng);
                }
                moves.clear();
                game.legal_moves(&mut moves);
                game.play(dice::one_of(rng, &moves), &mut ());
            }
            Turn::Over => return game,
        }
    }
}

/// The CPU time of this process in milliseconds if the system reports it, otherwise wall-clock time.
fn processor_time(clock: &Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.as_deref().and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or(clock.elapsed().as_secs_f64() * 1e3, |n| n / 1e6)
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|n| n.parse().expect("a number"));
    let left: u8 = numbers.next().unwrap_or(3);
    let endings = numbers.next().unwrap_or(50);
    let clock = Instant::now();
    for board in ["basic", "advanced"] {
        let options = Options::read([board]).expect("a board");
        let start = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &options, 2).expect("for two").now().clone();
        let mut rng = Rng::seed_from_u64(1);
        let (mut times, mut nodes) = (Vec::new(), 0);
        for _ in 0..endings {
            let position = ending(&start, left, &mut rng);
            let before = processor_time(&clock);
            nodes += Solver::new().solve(&position, u64::MAX).expect("an open ending").nodes;
            times.push(processor_time(&clock) - before);
        }
        times.sort_by(f64::total_cmp);
        println!(
            "{board}, {left} tricks left, {endings} endings, processor time: median {:.2} ms, 95 of 100 within {:.2} ms, longest {:.2} ms, {:.0} positions on average",
            times[times.len() / 2],
            times[times.len() * 95 / 100],
            times[times.len() - 1],
            nodes as f64 / f64::from(endings)
        );
    }
}
