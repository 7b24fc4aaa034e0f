//! Plays a game whose decisions are made elsewhere.

use den_core::{Game, Played, Seat, Seed, Turn};

/// Plays a game to its end, dealing from this seed, and returns the last position. `decide` gets the position, the seat to move, its legal
/// moves and the number of the step; the game stops early if it returns nothing.
pub(crate) fn play_game<G: Game>(start: &G, deal: &Seed, mut decide: impl FnMut(&G, Seat, &[G::Move], usize) -> Option<G::Move>) -> G {
    let mut position = start.clone();
    let mut legal = Vec::new();
    for step in 1.. {
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = Played::dealt(&position, deal, step);
                position.resolve(&chance, &mut ());
            }
            Turn::Seat(seat) => {
                legal.clear();
                position.legal_moves(&mut legal);
                let Some(chosen) = decide(&position, seat, &legal, step) else { break };
                position.play(chosen, &mut ());
            }
        }
    }
    position
}
