//! What a bot is asked and what it answers.

use den_core::{Game, Seat};

use crate::Budget;

/// A player. It sees what its seat sees and nothing else.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the `legal` moves (never empty) for the seat whose `view` this is and whose turn it is.
    ///
    /// With a fixed seed and a budget of iterations the choice depends on the view and on what the bot was asked before, and on nothing else.
    fn choose(&mut self, view: &G::View, legal: &[G::Move], budget: &Budget) -> Choice<G>;
}

/// A bot's answer.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// The move.
    pub chosen: G::Move,
    /// Why, from what the bot's own seat knows. `None` from a bot that does not think and where there was nothing to choose.
    pub why: Option<Explanation<G>>,
}

impl<G: Game> Choice<G> {
    /// A choice without a reason.
    pub fn plain(chosen: G::Move) -> Self {
        Choice { chosen, why: None }
    }
}

/// What a bot thought of.
#[derive(Clone, Debug)]
pub struct Explanation<G: Game> {
    /// How often the game was played on from here in thought.
    pub iterations: u64,
    /// The best moves, the chosen one first.
    pub top: Vec<Considered<G>>,
    /// How the bot expects the game to go on, its own move first.
    pub line: Vec<(Seat, G::Move)>,
}

/// A move that a bot thought of.
#[derive(Clone, Debug)]
pub struct Considered<G: Game> {
    /// The move.
    pub play: G::Move,
    /// How often it was tried.
    pub visits: u64,
    /// What it is worth to the bot's team: the share of the win it expects, from 0 to 1.
    pub value: f64,
}
