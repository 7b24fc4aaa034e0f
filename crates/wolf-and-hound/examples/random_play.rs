//! Measures the speed of random games: `cargo run --release -p wolf-and-hound --example random_play`.
#![allow(clippy::disallowed_types, clippy::disallowed_macros, reason = "a measurement has a clock and prints")]

use std::time::Instant;

use den_core::game::*;
use den_core::{Options as _, Shared, Turn, built_in, dice};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use wolf_and_hound::{Options, WolfAndHound};

/// Plays random games and returns the decisions per second and per game.
fn measure(options: &str, seats: u8, games: u32) -> (f64, f64) {
    let options = Options::read(options.split_whitespace()).expect("options that exist");
    let setup = WolfAndHound::set_up(built_in::<WolfAndHound>().content(), &options, seats).expect("a table");
    let start = WolfAndHound::start(&Shared::new(setup));
    let mut rng = SmallRng::seed_from_u64(1);
    let mut moves = Vec::with_capacity(16);
    let mut decisions = 0u64;
    let clock = Instant::now();
    for _ in 0..games {
        let mut game = start.clone();
        loop {
            match game.turn() {
                Turn::Seat(_) => {
                    moves.clear();
                    game.legal_moves(&mut moves);
                    let m = dice::one_of(&mut rng, &moves);
                    game.play(m, &mut ());
                    decisions += 1;
                }
                Turn::Chance => {
                    let chance = game.deal(&mut rng);
                    game.resolve(&chance, &mut ());
                }
                Turn::Over => break,
            }
        }
    }
    (decisions as f64 / clock.elapsed().as_secs_f64(), decisions as f64 / f64::from(games))
}

/// Without arguments, the usual cases; otherwise the options, the number of players and of games.
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [options, seats, games] = &words[..] {
        let (speed, length) = measure(options, seats.parse().expect("a number of players"), games.parse().expect("a number of games"));
        println!("{:.1} M decisions/s, {length:.1} a game", speed / 1e6);
        return;
    }
    let cases = [
        ("first-game", 4),
        ("beginner-1", 4),
        ("first-game meat-and-bones=true", 4),
        ("expert-1", 4),
        ("sheeps-clothing wolves=W01 extra=E01,E02", 4),
        ("first-game", 3),
        ("first-game", 2),
    ];
    for (options, seats) in cases {
        let best = (0..5).map(|_| measure(options, seats, 100_000)).max_by(|a, b| a.0.total_cmp(&b.0)).expect("five runs");
        println!("{:>6.1} M decisions/s, {:>4.1} a game: {options}, {seats} players", best.0 / 1e6, best.1);
    }
}
