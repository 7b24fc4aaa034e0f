//! What a good player looks at, one short evaluation per game.

use den_core::Game;

/// A game whose positions can be judged. Every game of the house is one: code that seats bots asks for `G: Judge`.
pub trait Judge: Game {}
