//! A beginner, to measure the weakest level with.

use den_bots::{Bot, Budget, Choice, Evaluate, Rng};
use den_core::{Eye, Game, Seat, Turn};
use rand::SeedableRng;

/// Its name in the arena, the only place where it plays.
pub const LESSON_PLAYER: &str = "lesson-player";

/// Someone who has taken the lesson and plays for the first time: thinks of ways to play the turn, opens the score sheet after each, and
/// plays the one after which it looks best, or follows the lesson's advice if several look the same, unless a better one comes to mind on the
/// way. Looks no further, and knows nothing about the game that the lesson does not show.
#[derive(Debug)]
pub(crate) struct LessonPlayer<G: Game> {
    rng: Rng,
    plan: Option<Way<G>>,
}

/// A way to play the rest of a turn.
#[derive(Clone, Debug)]
struct Way<G: Game> {
    /// The lead on the score sheet after it, and how much of the lesson's advice has been followed then.
    worth: (i32, i32),
    steps: Vec<G::Move>,
}

/// How many ways it thinks of after each move that leaves its turn unfinished.
const TRIES: usize = 600;
/// How many more steps of its turn it thinks of.
const STEPS: usize = 16;

impl<G: Evaluate> LessonPlayer<G> {
    pub(crate) fn new(seed: u64) -> Self {
        LessonPlayer { rng: Rng::seed_from_u64(seed), plan: None }
    }

    /// The best way that it thinks of after a move.
    fn best_after(&mut self, world: &G, me: Seat, m: G::Move) -> Way<G> {
        let mut best: Option<Way<G>> = None;
        for _ in 0..TRIES {
            let way = self.way(world, me, m);
            let finished = way.steps.len() == 1;
            if best.as_ref().is_none_or(|best| way.worth > best.worth) {
                best = Some(way);
            }
            if finished {
                break;
            }
        }
        best.unwrap_or(Way { worth: (i32::MIN, 0), steps: vec![m] })
    }

    /// Some way to finish the turn after a move.
    fn way(&mut self, world: &G, me: Seat, m: G::Move) -> Way<G> {
        let (mut world, mut legal, mut steps) = (world.clone(), Vec::new(), vec![m]);
        world.play(m, &mut ());
        for _ in 0..STEPS {
            match world.turn() {
                Turn::Seat(seat) if seat == me => {
                    let next = world.any_move(&mut legal, &mut self.rng);
                    world.play(next, &mut ());
                    steps.push(next);
                }
                Turn::Chance => {
                    let chance = world.deal(&mut self.rng);
                    world.resolve(&chance, &mut ());
                }
                Turn::Seat(_) | Turn::Over => break,
            }
        }
        Way { worth: (lead(&world, me), world.advice_followed(me)), steps }
    }

    /// What is left of the plan, if it is still possible.
    fn planned(&mut self, legal: &[G::Move]) -> Option<Way<G>> {
        self.plan.take().filter(|plan| plan.steps.first().is_some_and(|step| legal.contains(step)))
    }
}

/// How far a seat or its team leads on the score sheet.
fn lead<G: Evaluate>(world: &G, me: Seat) -> i32 {
    let totals = world.points_on_sheet(Eye::Seat(me));
    let mine = if totals.len() == usize::from(world.seats()) { me.index() } else { usize::from(world.team(me)) };
    let others = totals.iter().enumerate().filter(|(column, _)| *column != mine).map(|(_, total)| *total);
    totals.get(mine).copied().unwrap_or(0) - others.max().unwrap_or(0)
}

impl<G: Evaluate> Bot<G> for LessonPlayer<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], _: &Budget) -> Choice<G> {
        let world = G::guess(view, &mut self.rng);
        let Turn::Seat(me) = world.turn() else { return Choice::plain(legal[0]) };
        let planned = self.planned(legal);
        let ways: Vec<Way<G>> = legal.iter().map(|&m| self.best_after(&world, me, m)).collect();
        let most = ways.iter().map(|way| way.worth).max().unwrap_or((i32::MIN, 0));
        let chosen = match planned {
            Some(plan) if plan.worth >= most => plan,
            _ => {
                let best: Vec<&Way<G>> = ways.iter().filter(|way| way.worth == most).collect();
                (*den_core::dice::one_of(&mut self.rng, &best)).clone()
            }
        };
        let (first, rest) = (chosen.steps[0], chosen.steps[1..].to_vec());
        self.plan = Some(Way { worth: chosen.worth, steps: rest });
        Choice::plain(first)
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
