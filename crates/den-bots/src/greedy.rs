//! The bot that takes what looks best right after its move.

use den_core::{Game, Seat, Turn};
use rand::SeedableRng;

use crate::belief::Belief;
use crate::search::rank;
use crate::{Bot, Budget, Choice, Considered, Explanation, Judge, Lots};

/// Imagines how the cards may lie, tries every move there, and takes the one after which its team stands best on average.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Lots,
    usual: Budget,
}

impl Greedy {
    /// A greedy bot; its budget says how many ways the cards may lie it imagines.
    pub fn new(seed: u64, usual: Budget) -> Greedy {
        Greedy { rng: Lots::seed_from_u64(seed), usual }
    }
}

impl<G: Judge> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        if legal.len() == 1 {
            return Choice::plain(legal[0]);
        }
        let budget = budget.or(&self.usual);
        let mut thinking = budget.start();
        let mut belief = Belief::<G>::new(view, false);
        let mut sums = vec![0.0f64; legal.len()];
        while thinking.goes_on() {
            let world = belief.world(&mut self.rng);
            let Turn::Seat(me) = world.turn() else { break };
            // The same luck for every move, so that only the moves differ.
            let luck = Lots::from_rng(&mut self.rng);
            let mut lucky = false;
            for (sum, &m) in sums.iter_mut().zip(legal) {
                let mut lots = luck.clone();
                *sum += f64::from(after(world.clone(), m, me, &mut lots));
                lucky |= lots != luck;
            }
            // Where nothing is hidden and chance has no part, another look would show the same.
            if G::OPEN && !lucky {
                break;
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

/// What `me` may expect once the move is made, chance has had its say, and an action that it began is done as well as can be seen.
fn after<G: Judge>(mut world: G, m: G::Move, me: Seat, luck: &mut Lots) -> f32 {
    world.play(m, &mut ());
    settle_chance(&mut world, luck);
    finish(&mut world, me);
    world.worth()[me.index()]
}

/// Goes on with an action as long as `me` is in the middle of one, by the step from which the best can be reached in two.
fn finish<G: Judge>(world: &mut G, me: Seat) {
    const MOST_STEPS: u32 = 16;
    let mut legal = Vec::new();
    for _ in 0..MOST_STEPS {
        if !goes_on(world, me) {
            return;
        }
        legal.clear();
        world.legal_moves(&mut legal);
        let tried = legal.iter().map(|&m| {
            let mut next = world.clone();
            next.play(m, &mut ());
            (reach(&next, me), next)
        });
        let best = tried.reduce(|best, next| if next.0 > best.0 { next } else { best });
        let Some((_, next)) = best else { return };
        *world = next;
    }
}

/// The best lead that one more step can reach.
fn reach<G: Judge>(world: &G, me: Seat) -> f32 {
    if !goes_on(world, me) {
        return world.lead(me);
    }
    let mut legal = Vec::new();
    world.legal_moves(&mut legal);
    let leads = legal.iter().map(|&m| {
        let mut next = world.clone();
        next.play(m, &mut ());
        next.lead(me)
    });
    leads.reduce(f32::max).unwrap_or(f32::MIN)
}

fn goes_on<G: Judge>(world: &G, me: Seat) -> bool {
    world.turn() == Turn::Seat(me) && world.midway()
}

fn settle_chance<G: Game>(world: &mut G, luck: &mut Lots) {
    while world.turn() == Turn::Chance {
        let chance = world.draw(luck);
        world.settle(&chance, &mut ());
    }
}
