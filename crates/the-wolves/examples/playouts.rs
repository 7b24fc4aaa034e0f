//! Measures random play: `cargo run --release -p the-wolves --example playouts [GAMES] [SEATS]`.
#![allow(clippy::disallowed_types, clippy::disallowed_macros)]

use std::time::Instant;

use den_core::rand::SeedableRng;
use den_core::{Deals, Moves, Play, Rules, Shared, Turn, built_in, dice};
use rand::rngs::SmallRng;
use the_wolves::{Options, TheWolves};

fn main() {
    let number = |at: usize| std::env::args().nth(at).and_then(|n| n.parse::<u32>().ok());
    let games = number(1).unwrap_or(2_000);
    let edition = built_in::<TheWolves>();
    for seats in (2..=5).filter(|s| number(2).is_none_or(|only| only == u32::from(*s))) {
        let start = TheWolves::start(&Shared::new(
            TheWolves::set_up(edition.content(), &Options::default(), seats).expect("2 to 5 players can play"),
        ));
        let mut rng = SmallRng::seed_from_u64(1);
        let mut moves = Vec::with_capacity(256);
        let (mut decisions, mut options, mut longest) = (0u64, 0u64, 0u64);
        let clock = Instant::now();
        for _ in 0..games {
            let mut game = start.clone();
            game.resolve(&game.deal(&mut rng), &mut ());
            let before = decisions;
            while let Turn::Seat(_) = game.turn() {
                moves.clear();
                game.legal_moves(&mut moves);
                let m = dice::one_of(&mut rng, &moves);
                game.play(m, &mut ());
                decisions += 1;
                options += moves.len() as u64;
            }
            longest = longest.max(decisions - before);
        }
        let seconds = clock.elapsed().as_secs_f64();
        println!(
            "{seats} players: {:.2} M decisions/s, {:.0} games/s, {:.0} decisions per game (longest {longest}), {:.1} choices per decision, {} hexes",
            decisions as f64 / seconds / 1e6,
            f64::from(games) / seconds,
            decisions as f64 / f64::from(games),
            options as f64 / decisions as f64,
            start.map().cells.len(),
        );
    }
}
