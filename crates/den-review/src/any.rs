//! A reviewer of any game, for hosts that review many.

use den_bots::Evaluate;

use crate::{Progress, Review, Reviewer};

/// The seed of all reviews of matches, so that the same match has the same review everywhere.
pub const SEED: u64 = 1;

/// A [`Reviewer`] of any game.
pub trait AnyReviewer {
    /// Does the next piece of work, which takes a fraction of a second.
    fn work(&mut self);
    /// How far it has come.
    fn progress(&self) -> Progress;
    /// The review so far.
    fn review(&self) -> Review;
}

impl<G: Evaluate> AnyReviewer for Reviewer<G> {
    fn work(&mut self) {
        Reviewer::work(self);
    }

    fn progress(&self) -> Progress {
        Reviewer::progress(self)
    }

    fn review(&self) -> Review {
        Reviewer::review(self)
    }
}
