//! How fast random play and scoring are: `cargo run --release -p wolfwalkers --example speed [GAMES]`.

use std::hint::black_box;

use den_core::{Deals as _, Moves as _, Options as _, Play as _, Played, Rules as _, Scores as _, Seat, Turn, built_in, dice};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use wolfwalkers::{Options, Wolfwalkers};

#[expect(clippy::disallowed_types, clippy::disallowed_macros, reason = "a measurement needs a clock and prints")]
fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let edition = built_in::<Wolfwalkers>();
    let mut rng = SmallRng::seed_from_u64(1);
    for (words, seats) in [("first-game", 2), ("swaps", 2), ("full", 2), ("first-game", 1), ("first-game", 4)] {
        let options = Options::read([words]).expect("a preset");
        let start = Played::<Wolfwalkers>::new(&edition, &options, seats).expect("a game").now().clone();
        let (mut decisions, mut listed) = (0u64, 0u64);
        let mut moves = Vec::with_capacity(256);
        let mut ends = Vec::with_capacity(1000);
        let clock = std::time::Instant::now();
        for _ in 0..games {
            let mut now = start.clone();
            loop {
                match now.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = now.deal(&mut rng);
                        now.settle(&chance, &mut ());
                    }
                    Turn::Seat(_) => {
                        moves.clear();
                        now.legal_moves(&mut moves);
                        decisions += 1;
                        listed += moves.len() as u64;
                        now.play(dice::one_of(&mut rng, &moves), &mut ());
                    }
                }
            }
            black_box(now.outcome());
            if ends.len() < 1000 {
                ends.push(now);
            }
        }
        let took = clock.elapsed().as_secs_f64();
        let clock = std::time::Instant::now();
        let mut points = 0;
        for end in ends.iter().cycle().take(200_000) {
            points += i64::from(end.points(Seat(0)));
        }
        let scoring = clock.elapsed().as_secs_f64() / 200_000.0;
        black_box(points);
        println!(
            "{words}, {seats} players: {:.0} games/s, {:.2} M decisions/s, {:.1} moves listed each, a display scored in {:.0} ns",
            f64::from(games) / took,
            decisions as f64 / took / 1e6,
            listed as f64 / decisions as f64,
            scoring * 1e9
        );
    }
    println!("a position has {} bytes", size_of::<Wolfwalkers>());
}
