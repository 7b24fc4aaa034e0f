//! Sampling hidden information.

use std::borrow::Cow;

use den_core::{Seat, dice};
use rand::Rng as _;

use crate::{Belief, Evaluate, Rng};

/// This many guesses are made at a time …
const GUESSES: usize = 256;
/// … and this many worlds are sampled from them by likelihood before new ones are made.
const SAMPLES: usize = 128;

/// The positions that are consistent with a view.
#[derive(Debug)]
pub struct Worlds<'a, G: Evaluate> {
    view: Cow<'a, G::View>,
    /// The true position, if the seat also sees its partners' hands.
    with_partners: Option<(&'a G, Seat)>,
    /// The only position, if nothing is hidden.
    only: Option<G>,
    belief: Option<Box<dyn Belief<G>>>,
    guesses: Vec<G>,
    /// The cumulative likelihoods of the guesses.
    likelihoods: Vec<f64>,
    /// How many more samples to take from these guesses.
    left: usize,
}

impl<G: Evaluate> Worlds<'static, G> {
    /// The same worlds as [`Worlds::new`], for a search that is kept for longer than its view.
    pub fn keeping(view: G::View, use_belief: bool) -> Self {
        Worlds::of(Cow::Owned(view), use_belief)
    }
}

impl<'a, G: Evaluate> Worlds<'a, G> {
    /// The worlds of this view, weighted by the game's belief if it has one and `use_belief` is set.
    pub fn new(view: &'a G::View, use_belief: bool) -> Self {
        Worlds::of(Cow::Borrowed(view), use_belief)
    }

    fn of(view: Cow<'a, G::View>, use_belief: bool) -> Self {
        let belief = if use_belief { G::belief(&view) } else { None };
        Worlds { view, with_partners: None, only: None, belief, guesses: Vec::new(), likelihoods: Vec::new(), left: 0 }
    }

    /// The worlds of a seat that also sees its partners' hands. `view` is its view of the position.
    pub fn with_partners(position: &'a G, seat: Seat, view: &'a G::View, use_belief: bool) -> Self {
        Worlds { with_partners: Some((position, seat)), ..Worlds::new(view, use_belief) }
    }

    fn guess(&self, rng: &mut Rng) -> G {
        match self.with_partners {
            Some((position, seat)) => position.guess_with_partners(seat, rng),
            None => G::guess(&self.view, rng),
        }
    }

    /// Samples one of them, more likely ones more often.
    pub fn sample(&mut self, rng: &mut Rng) -> G {
        if G::SEARCH.open_information {
            return self.only.get_or_insert_with(|| G::guess(&self.view, rng)).clone();
        }
        if self.belief.is_none() {
            return self.guess(rng);
        }
        if self.left == 0 {
            self.refill(rng);
        }
        self.left -= 1;
        let all = self.likelihoods[GUESSES - 1];
        if all <= 0.0 {
            // No guess explains what was played: all are equally likely.
            return self.guesses[dice::below(rng, GUESSES as u32) as usize].clone();
        }
        let drawn = f64::from(rng.next_u32()) * (1.0 / 4_294_967_296.0) * all;
        let at = self.likelihoods.partition_point(|&sum| sum <= drawn);
        self.guesses[at.min(GUESSES - 1)].clone()
    }

    /// Makes new guesses.
    fn refill(&mut self, rng: &mut Rng) {
        self.left = SAMPLES;
        self.guesses.clear();
        self.likelihoods.clear();
        let mut sum = 0.0;
        for _ in 0..GUESSES {
            let guess = self.guess(rng);
            sum += self.belief.as_mut().map_or(1.0, |belief| belief.likelihood(&guess));
            self.guesses.push(guess);
            self.likelihoods.push(sum);
        }
    }
}
