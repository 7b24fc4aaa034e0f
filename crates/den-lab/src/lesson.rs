//! A beginner, to measure the weakest level with.

use den_bots::{Bot, Budget, Choice, Evaluate, Rng};
use den_core::{Eye, Game, Seat, Turn};
use rand::SeedableRng;

/// Its name in the arena, the only place where it plays.
pub const LESSON_PLAYER: &str = "lesson-player";

/// Someone who has taken the lesson and plays for the first time: tries each move in mind, ends the turn somehow, opens the score sheet, and
/// plays the move after which it looks best. Looks no further, and knows nothing about the game that the lesson does not show.
#[derive(Debug)]
pub(crate) struct LessonPlayer {
    rng: Rng,
}

/// How often it tries a move that leaves its turn unfinished.
const TRIES: usize = 64;
/// How many more steps of its turn it tries.
const STEPS: usize = 16;

impl LessonPlayer {
    pub(crate) fn new(seed: u64) -> LessonPlayer {
        LessonPlayer { rng: Rng::seed_from_u64(seed) }
    }

    /// The best lead on the score sheet that it finds after a move.
    fn lead_after<G: Evaluate>(&mut self, world: &G, me: Seat, m: G::Move) -> i32 {
        let mut best = i32::MIN;
        for _ in 0..TRIES {
            let mut next = world.clone();
            next.play(m, &mut ());
            let unfinished = next.turn() == Turn::Seat(me);
            self.finish_turn(&mut next, me);
            best = best.max(lead(&next, me));
            if !unfinished {
                break;
            }
        }
        best
    }

    fn finish_turn<G: Game>(&mut self, world: &mut G, me: Seat) {
        let mut legal = Vec::new();
        for _ in 0..STEPS {
            match world.turn() {
                Turn::Seat(seat) if seat == me => {
                    let next = world.any_move(&mut legal, &mut self.rng);
                    world.play(next, &mut ());
                }
                Turn::Chance => {
                    let chance = world.deal(&mut self.rng);
                    world.resolve(&chance, &mut ());
                }
                Turn::Seat(_) | Turn::Over => return,
            }
        }
    }
}

/// How far a seat or its team leads on the score sheet.
fn lead<G: Evaluate>(world: &G, me: Seat) -> i32 {
    let totals = world.points_on_sheet(Eye::Seat(me));
    let mine = if totals.len() == usize::from(world.seats()) { me.index() } else { usize::from(world.team(me)) };
    let others = totals.iter().enumerate().filter(|(column, _)| *column != mine).map(|(_, total)| *total);
    totals.get(mine).copied().unwrap_or(0) - others.max().unwrap_or(0)
}

impl<G: Evaluate> Bot<G> for LessonPlayer {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], _: &Budget) -> Choice<G> {
        let world = G::guess(view, &mut self.rng);
        let Turn::Seat(me) = world.turn() else { return Choice::plain(legal[0]) };
        let leads: Vec<i32> = legal.iter().map(|&m| self.lead_after(&world, me, m)).collect();
        let most = leads.iter().max().copied();
        let best: Vec<G::Move> = legal.iter().zip(&leads).filter(|(_, lead)| Some(**lead) == most).map(|(&m, _)| m).collect();
        Choice::plain(den_core::dice::one_of(&mut self.rng, &best))
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::seed_from_u64(seed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arena, arena};
    use den_core::built_in;

    /// The share of the wins of the lesson player against random players.
    fn share<G: Evaluate>(seats: u8, games: u64) -> f64 {
        let plan = Arena::<G> {
            edition: built_in::<G>(),
            options: Default::default(),
            seats,
            bots: vec![LESSON_PLAYER.into(), "random".into()],
            games,
            seed: 3,
            sprt: None,
            luck_adjusted: false,
            threads: 1,
        };
        arena(&plan, &|_| ()).expect("a plan").pairs[0].bots[0].share.mean
    }

    #[test]
    fn the_lesson_is_worth_something_in_every_game() {
        assert!(share::<wolf_and_hound::WolfAndHound>(4, 60) > 0.55);
        assert!(share::<lone_wolves::LoneWolves>(2, 40) > 0.55);
        assert!(share::<wolfwalkers::Wolfwalkers>(2, 20) > 0.55);
        assert!(share::<the_wolves::TheWolves>(2, 8) > 0.55);
    }
}
