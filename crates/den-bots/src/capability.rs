//! Optional capabilities of a game, beyond an evaluation. They are called at most a few times per iteration of a search, so they are trait
//! objects; what a search calls all the time is in [`Evaluate`](crate::Evaluate) and statically dispatched.

use std::fmt::Debug;

use den_core::{Game, Seat};
use den_nets::Inputs;

use crate::{Rng, Shares, Weights};

/// What a view suggests about hidden information beyond what is certain: which guesses explain the other players' moves.
pub trait Belief<G: Game>: Debug + Send {
    /// How likely the others would have played as they did in this guessed position. Only the ratio between positions matters.
    fn likelihood(&mut self, world: &G) -> f64;
}

/// Precomputed win shares.
pub trait Book<G: Game>: Debug + Send {
    /// The expected share of the win for each seat; `None` if the book has no entry.
    fn look_up(&mut self, position: &G) -> Option<Shares>;
}

/// Perfect play in endings.
pub trait Endgame<G: Game>: Debug + Send {
    /// The value of each of the seat's legal moves to it, from 0 to 1, assuming perfect play with full knowledge. `None` if the end is too
    /// far away.
    fn solve(&mut self, position: &G, seat: Seat, legal: &[G::Move], rng: &mut Rng) -> Option<Vec<f32>>;
}

/// Whole actions, for a game in which an action consists of many small steps. The search then works with whole actions instead of steps.
/// Only for games without hidden information, in which chance plays no further part.
pub trait MacroMoves<G: Game>: Debug + Sync {
    /// The promising actions of the seat to move, each complete, the best first.
    fn list(&self, position: &G, seat: Seat) -> Vec<MacroMove<G>>;

    /// Whether a seat is in the middle of an action, so that the position should not be evaluated yet.
    fn in_progress(&self, position: &G) -> bool;
}

/// A whole action.
#[derive(Clone, Debug)]
pub struct MacroMove<G: Game> {
    /// Its steps, at least one.
    pub steps: Vec<G::Move>,
    /// The resulting position.
    pub after: G,
    /// The seat's lead in it ([`Evaluate::lead`](crate::Evaluate::lead)).
    pub lead: f32,
}

/// A learned evaluation: it describes a position as inputs of a net, which returns how strong each seat is.
///
/// The weights are trained by `cargo xtask train GAME`. A game without them, or a program that has not loaded them, plays with
/// [`Evaluate::win_shares`](crate::Evaluate::win_shares).
pub trait Learned<G: Game>: Debug + Sync {
    /// Where the game keeps its weights.
    fn weights(&self) -> &'static Weights;

    /// The number of inputs.
    fn inputs(&self) -> usize;

    /// Whether the net evaluates each seat by itself. Otherwise it evaluates only the seat to move, of two, and the other seat has strength 0.
    fn each_seat(&self) -> bool {
        true
    }

    /// The smallest number of players with which the net plays better than the hand-made evaluation.
    fn min_seats(&self) -> u8 {
        2
    }

    /// Describes the position from the point of view of a seat.
    fn describe(&self, position: &G, seat: Seat, inputs: &mut Inputs);
}
