//! Guessing what is hidden, with an ear for clues.

use rand::Rng;

use crate::{Judge, Lots};

/// So many guesses are made at once …
const GUESSES: usize = 256;
/// … and so many worlds are drawn from them, by how well they explain the clues, before new ones are made.
const DRAWS: usize = 128;

/// What a seat may believe about hidden things.
#[derive(Clone, Debug)]
pub(crate) struct Belief<'a, G: Judge> {
    view: &'a G::View,
    /// The one world there is, where everything lies open.
    open: Option<G>,
    /// The clues, where they are heeded.
    clues: Option<G::Clues>,
    guesses: Vec<G>,
    /// The credit of each guess, added up.
    credits: Vec<f32>,
    draws: usize,
}

impl<'a, G: Judge> Belief<'a, G> {
    /// The belief of whoever has this view.
    pub(crate) fn new(view: &'a G::View, heed_clues: bool) -> Self {
        let clues = (heed_clues && size_of::<G::Clues>() > 0).then(|| G::clues(view));
        Belief { view, open: None, clues, guesses: Vec::new(), credits: Vec::new(), draws: 0 }
    }

    /// A world that agrees with the view, the more likely the better it explains the clues.
    pub(crate) fn world(&mut self, rng: &mut Lots) -> G {
        if G::OPEN {
            return self.open.get_or_insert_with(|| G::guess(self.view, rng)).clone();
        }
        let Some(clues) = &self.clues else { return G::guess(self.view, rng) };
        if self.draws == 0 {
            self.draws = DRAWS;
            self.guesses.clear();
            self.credits.clear();
            let mut sum = 0.0;
            for _ in 0..GUESSES {
                let guess = G::guess(self.view, rng);
                sum += guess.credit(clues);
                self.guesses.push(guess);
                self.credits.push(sum);
            }
        }
        self.draws -= 1;
        let lot = (rng.next_u32() >> 8) as f32 * (1.0 / (1 << 24) as f32) * self.credits[GUESSES - 1];
        let at = self.credits.partition_point(|&sum| sum <= lot);
        self.guesses[at.min(GUESSES - 1)].clone()
    }
}
