//! The public queries of a position agree with playing it.

use den_core::prelude::*;
use den_core::{Played, Seed, Turn, built_in};
use wolfwalkers::{CellId, Options, Side, Wolfwalkers};

/// Plays a game and compares [`Wolfwalkers::display_after`] with the move itself. Returns how often there was an answer.
fn compare(options: &Options, seats: u8) -> u32 {
    let mut now = Played::<Wolfwalkers>::new(&built_in::<Wolfwalkers>(), options, seats).expect("a game").now().clone();
    let (mut moves, mut answers) = (Vec::new(), 0);
    for step in 1.. {
        match now.turn() {
            Turn::Over => return answers,
            Turn::Chance => {
                let chance = now.deal(&mut Seed::from_number(9).stream(step));
                now.resolve(&chance, &mut ());
            }
            Turn::Seat(seat) => {
                moves.clear();
                now.legal_moves(&mut moves);
                for &m in &moves {
                    let mut after = now.clone();
                    after.play(m, &mut ());
                    if let Some(display) = now.display_after(m) {
                        assert_eq!(display, *after.display(seat), "{m}");
                        answers += 1;
                    }
                }
                now.play(moves[step as usize * 7 % moves.len()], &mut ());
                let display = now.display(seat);
                for cell in CellId::all() {
                    assert_eq!(display.laid() & cell.bit() != 0, display.at(cell).is_some());
                    let goal = display.at(cell).filter(|(_, side)| *side == Side::Goal).and_then(|(card, _)| card.goal());
                    assert_eq!(display.goal_at(cell), goal);
                    assert_eq!(display.goal_cells() & cell.bit() != 0, goal.is_some());
                }
            }
        }
    }
    unreachable!("a game ends")
}

#[test]
fn the_display_after_a_move_is_the_one_that_playing_it_makes() {
    for seats in 1..=3 {
        assert!(compare(&Options::default(), seats) > 500);
    }
    let specials = Options::read(["full"]).expect("a preset");
    assert_eq!(compare(&specials, 2), 0, "with a special the move has to be played");
}
