//! What a game may offer a bot beyond an evaluation. Each is called at most a few times in an iteration of a search, so they are trait
//! objects; what a search calls all the time is in [`Evaluate`](crate::Evaluate) and statically dispatched.

use std::fmt::Debug;

use den_core::{Game, Seat};

use crate::{Rng, Shares};

/// What a view tells about hidden things beyond what is certain: which guesses explain the moves of the others.
pub trait Belief<G: Game>: Debug + Send {
    /// How likely the others would have played as they did if this guessed position were the true one. Only the ratio between positions
    /// counts.
    fn likelihood(&self, world: &G) -> f32;
}

/// Win shares that were computed beforehand.
pub trait Book<G: Game>: Debug + Send {
    /// The share of the win that each seat can expect; `None` where the book has no entry.
    fn look_up(&mut self, position: &G) -> Option<Shares>;
}

/// Plays endings perfectly.
pub trait Endgame<G: Game>: Debug + Send {
    /// What each of the seat's legal moves is worth to it, from 0 to 1, if everyone continues perfectly and knows everything. `None` where
    /// the end is too far away.
    fn solve(&mut self, position: &G, seat: Seat, legal: &[G::Move], rng: &mut Rng) -> Option<Vec<f32>>;
}

/// Whole actions, for a game in which an action is many small steps. A search then goes over whole actions instead of single steps; nothing
/// may be hidden, and chance has no part in what follows.
pub trait MacroMoves<G: Game>: Debug + Sync {
    /// The promising actions of the seat that decides, each to its end, the best first.
    fn list(&self, position: &G, seat: Seat) -> Vec<MacroMove<G>>;

    /// Whether a seat is in the middle of an action, so that the position should not be evaluated yet.
    fn in_progress(&self, position: &G) -> bool;
}

/// A whole action.
#[derive(Clone, Debug)]
pub struct MacroMove<G: Game> {
    /// Its steps, at least one.
    pub steps: Vec<G::Move>,
    /// Where it leads.
    pub after: G,
    /// By how much the seat leads then ([`Evaluate::lead`](crate::Evaluate::lead)).
    pub lead: f32,
}
