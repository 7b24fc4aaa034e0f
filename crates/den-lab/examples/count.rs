//! The work that `cargo verify instructions` counts with callgrind: each operation of a game, on the same positions every time.
//!
//! `count` lists the games. `count GAME` runs everything once; each function `counted_…` is one figure, and callgrind writes one dump for
//! each.

use std::hint::black_box;

use den_bots::{Evaluate, Rng, Search};
use den_core::{Edition, Eye, Game, Played, Turn, dice};
use den_games::{GameId, with_game};
use den_lab::{Part, tables};
use rand::SeedableRng;

/// The number of positions from random games; xtask divides by the same number.
const POSITIONS: usize = 256;

fn main() {
    let Some(game) = std::env::args().nth(1) else {
        GameId::ALL.iter().for_each(|game| println!("{game}"));
        return;
    };
    let Ok(game) = game.parse::<GameId>() else {
        eprintln!("there is no game `{game}`");
        std::process::exit(2)
    };
    // The number of players that the ladder measures its bots with.
    let seats = tables(game).iter().find(|table| table.part != Part::Steps).map_or(game.entry().seats.0, |table| table.seats);
    with_game!(game, G => count::<G>(seats));
}

fn count<G: Evaluate>(seats: u8) {
    let start = Played::<G>::new(&Edition::built_in(), &G::Options::default(), seats).expect("a registered game").now().clone();
    let mut rng = Rng::seed_from_u64(1);
    let sample = sample(&start, &mut rng);
    let views: Vec<G::View> = sample.iter().map(|(position, _)| view(position)).collect();
    let mut moves = Vec::with_capacity(10_000);
    // Copied here, so that the copy is not counted.
    let mut used = sample.clone();
    counted_legal_moves(&sample, &mut moves);
    counted_play(&mut used);
    counted_view(&sample);
    counted_guess::<G>(&views, &mut rng);
    counted_score::<G>(&views);
    counted_evaluate(&sample);
    counted_search::<G>(&views[0], &mut rng);
}

#[inline(never)]
fn counted_legal_moves<G: Game>(sample: &[(G, G::Move)], moves: &mut Vec<G::Move>) {
    for (position, _) in sample {
        moves.clear();
        position.legal_moves(moves);
        black_box(&mut *moves);
    }
}

#[inline(never)]
fn counted_play<G: Game>(used: &mut [(G, G::Move)]) {
    for (position, chosen) in used {
        position.play(*chosen, &mut ());
        black_box(position);
    }
}

#[inline(never)]
fn counted_view<G: Game>(sample: &[(G, G::Move)]) {
    for (position, _) in sample {
        black_box(view(position));
    }
}

#[inline(never)]
fn counted_guess<G: Game>(views: &[G::View], rng: &mut Rng) {
    for view in views {
        black_box(G::guess(view, rng));
    }
}

#[inline(never)]
fn counted_score<G: Game>(views: &[G::View]) {
    for view in views {
        black_box(G::sheet(view));
    }
}

#[inline(never)]
fn counted_evaluate<G: Evaluate>(sample: &[(G, G::Move)]) {
    for (position, _) in sample {
        black_box(position.win_shares());
    }
}

#[inline(never)]
fn counted_search<G: Evaluate>(view: &G::View, rng: &mut Rng) {
    let mut search = Search::<G>::new(G::SEARCH.rules_only());
    for _ in 0..POSITIONS {
        search.iterate(G::guess(view, rng), rng);
    }
    black_box(search.best());
}

fn view<G: Game>(position: &G) -> G::View {
    let eye = match position.turn() {
        Turn::Seat(seat) => Eye::Seat(seat),
        _ => Eye::Public,
    };
    position.view(eye)
}

/// Positions in which a seat decides, each with one of its moves, from random games: one in four, so that a sample covers several games.
fn sample<G: Game>(start: &G, rng: &mut Rng) -> Vec<(G, G::Move)> {
    let (mut sample, mut moves) = (Vec::with_capacity(POSITIONS), Vec::new());
    loop {
        let mut position = start.clone();
        while position.turn() != Turn::Over {
            if position.turn() == Turn::Chance {
                let chance = position.deal(rng);
                position.resolve(&chance, &mut ());
                continue;
            }
            moves.clear();
            position.legal_moves(&mut moves);
            let chosen = dice::one_of(rng, &moves);
            if dice::below(rng, 4) == 0 {
                sample.push((position.clone(), chosen));
            }
            if sample.len() == POSITIONS {
                return sample;
            }
            position.play(chosen, &mut ());
        }
    }
}
