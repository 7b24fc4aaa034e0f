//! The bot that takes what looks best right after its move.

use den_core::{Game, Seat, Turn, dice};
use rand::SeedableRng;

use crate::search::rank;
use crate::{Bot, Budget, Choice, Considered, Explanation, Judge, Lots};

/// Imagines how the cards may lie, tries every move there, and takes the one after which its team stands best on average.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Lots,
    usual: Budget,
    /// In how many of 100 decisions it plays anything.
    slips: u32,
}

impl Greedy {
    /// A greedy bot; its budget says how many ways the cards may lie it imagines.
    pub fn new(seed: u64, usual: Budget) -> Greedy {
        Greedy { rng: Lots::seed_from_u64(seed), usual, slips: 0 }
    }

    /// The same, but it plays anything in `slips` of 100 decisions.
    #[must_use]
    pub fn slipping(self, slips: u32) -> Greedy {
        Greedy { slips, ..self }
    }
}

impl<G: Judge> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        if legal.len() == 1 {
            return Choice::plain(legal[0]);
        }
        if self.slips > 0 && dice::below(&mut self.rng, 100) < self.slips {
            return Choice::plain(dice::one_of(&mut self.rng, legal));
        }
        let budget = budget.or(&self.usual);
        let mut thinking = budget.start();
        let mut sums = vec![0.0f64; legal.len()];
        while thinking.goes_on() {
            let world = G::guess(view, &mut self.rng);
            let Turn::Seat(me) = world.turn() else { break };
            // The same luck for every move, so that only the moves differ.
            let luck = Lots::from_rng(&mut self.rng);
            for (sum, &m) in sums.iter_mut().zip(legal) {
                *sum += f64::from(after(world.clone(), m, me, luck.clone()));
            }
        }
        let tries = thinking.done();
        let value = |sum: f64| sum / tries as f64;
        let mut top: Vec<Considered<G>> =
            legal.iter().zip(&sums).map(|(&play, &sum)| Considered { play, visits: tries, value: value(sum) }).collect();
        rank(&mut top);
        let chosen = top[0].play;
        top.truncate(5);
        Choice { chosen, why: Some(Explanation { iterations: tries, top, line: Vec::new() }) }
    }
}

/// What `me` may expect once the move is made and chance has had its say.
fn after<G: Judge>(mut world: G, m: G::Move, me: Seat, mut luck: Lots) -> f32 {
    world.play(m, &mut ());
    settle_chance(&mut world, &mut luck);
    world.worth()[me.index()]
}

fn settle_chance<G: Game>(world: &mut G, luck: &mut Lots) {
    while world.turn() == Turn::Chance {
        let chance = world.draw(luck);
        world.settle(&chance, &mut ());
    }
}
