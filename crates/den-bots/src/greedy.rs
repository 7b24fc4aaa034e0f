//! The bot that plays the move that looks best right after it.

use den_core::{Game, Seat, Turn};
use rand::SeedableRng;

use crate::worlds::Worlds;
use crate::{Bot, Budget, Choice, Considered, Evaluate, Rng};

/// Samples worlds, tries every move in them, and plays the one that is best for its team on average.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
    own_budget: Budget,
}

impl Greedy {
    /// A greedy bot; its budget is the number of worlds it samples.
    pub fn new(seed: u64, own_budget: Budget) -> Greedy {
        Greedy { rng: Rng::seed_from_u64(seed), own_budget }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G> {
        if legal.len() == 1 {
            return Choice::plain(legal[0]);
        }
        let budget = budget.or(&self.own_budget);
        let mut thinking = budget.start();
        let mut worlds = Worlds::<G>::new(view, false);
        let mut sums = vec![0.0f64; legal.len()];
        while thinking.next_iteration() {
            let world = worlds.sample(&mut self.rng);
            let Turn::Seat(me) = world.turn() else { break };
            // The same chance results for every move, so that only the moves differ.
            let chance = Rng::from_rng(&mut self.rng);
            let mut used_chance = false;
            for (sum, &m) in sums.iter_mut().zip(legal) {
                let mut rng = chance.clone();
                *sum += f64::from(value_after(world.clone(), m, me, &mut rng));
                used_chance |= rng != chance;
            }
            // If nothing is hidden and chance plays no part, another world would give the same result.
            if G::SEARCH.open_information && !used_chance {
                break;
            }
        }
        let tries = thinking.iterations();
        let value = |sum: f64| sum / tries as f64;
        let considered = legal.iter().zip(&sums).map(|(&play, &sum)| Considered { play, visits: tries, value: value(sum) });
        Choice::best_of(considered.collect(), tries)
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::seed_from_u64(seed);
    }
}

/// The expected share of `me` after the move, once chance is resolved and the action it started is finished as well as possible.
fn value_after<G: Evaluate>(mut world: G, m: G::Move, me: Seat, rng: &mut Rng) -> f32 {
    world.play(m, &mut ());
    settle_chance(&mut world, rng);
    finish_action(&mut world, me);
    world.win_shares()[me.index()]
}

/// Continues an action while `me` is in the middle of one, each time with the step that allows the best lead within two steps.
fn finish_action<G: Evaluate>(world: &mut G, me: Seat) {
    const MAX_STEPS: u32 = 16;
    let mut legal = Vec::new();
    for _ in 0..MAX_STEPS {
        if !in_action(world, me) {
            return;
        }
        legal.clear();
        world.legal_moves(&mut legal);
        let tried = legal.iter().map(|&m| {
            let mut next = world.clone();
            next.play(m, &mut ());
            (lead_in_reach(&next, me), next)
        });
        let best = tried.reduce(|best, next| if next.0 > best.0 { next } else { best });
        let Some((_, next)) = best else { return };
        *world = next;
    }
}

/// The best lead after one more step.
fn lead_in_reach<G: Evaluate>(world: &G, me: Seat) -> f32 {
    if !in_action(world, me) {
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

fn in_action<G: Evaluate>(world: &G, me: Seat) -> bool {
    world.turn() == Turn::Seat(me) && G::macro_moves().is_some_and(|macros| macros.in_progress(world))
}

/// Deals until a seat has to decide or the game is over.
pub(crate) fn settle_chance<G: Game>(world: &mut G, rng: &mut Rng) {
    while world.turn() == Turn::Chance {
        let chance = world.deal(rng);
        world.resolve(&chance, &mut ());
    }
}
