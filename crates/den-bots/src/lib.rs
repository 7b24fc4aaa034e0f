//! Bots for every game.
//!
//! A [`Bot`] gets a view and the legal moves of its own seat, never a position, so it cannot see hidden cards. [`by_name`] creates
//! one; a [`BotHost`] keeps one for every seat of a match, with the same seeds, budgets and tree reuse in every program that runs
//! matches.
//!
//! ```
//! use den_bots::{Budget, by_name};
//! use den_core::prelude::*;
//! use den_core::{Eye, Played, Seed, Turn, built_in};
//! use lone_wolves::LoneWolves;
//!
//! let mut game = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2)?;
//! game.deal(&Seed::from_number(1), &mut ());
//! let Turn::Seat(seat) = game.now().turn() else { unreachable!("the cards are dealt") };
//! let mut legal = Vec::new();
//! game.now().legal_moves(&mut legal);
//!
//! let mut bot = by_name::<LoneWolves>("hunter", 1)?;
//! let choice = bot.choose(&game.now().view(Eye::Seat(seat)), &legal, &Budget::iterations(100));
//! game.play(seat, choice.chosen, &mut ())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Bots can play a game once it implements one small trait, [`Evaluate`]: the value of a position for a seat, and a [`SearchConfig`].
//! Optional capabilities are returned from methods of the same trait, which have defaults:
//!
//! | capability | what it adds |
//! | --- | --- |
//! | [`Belief`] | how likely a guess at the hidden cards is, given what the others have played |
//! | [`Book`] | known win shares of positions, instead of a rollout |
//! | [`Endgame`] | perfect play near the end |
//! | [`Learned`] | an evaluation by a net that was trained on the bots' own games |
//! | [`MacroMoves`] | whole actions, if an action consists of many small steps |
//!
//! The searches are [`Ismcts`] (information-set Monte Carlo tree search, used by every level; those below Alpha add noise to its results,
//! [`NoisySearch`]) and [`Pimc`] (a baseline).

mod bot;
mod budget;
mod calibration;
mod capability;
mod companion;
mod config;
mod effect;
mod endgame;
mod evaluate;
mod greedy;
mod host;
mod immediate;
mod ismcts;
mod judge;
mod learned;
mod level;
mod names;
mod noisy;
mod pimc;
mod random;
mod search;
mod skill;
mod style;
mod worlds;

pub use bot::{Bot, Choice, Considered, Explanation};
pub use budget::{Budget, Stop, Thinking};
pub use calibration::{Calibration, log_odds};
pub use capability::{Belief, Book, Endgame, Learned, MacroMove, MacroMoves};
pub use companion::{COMPANION, NoStrength, Strength, Watched};
pub use config::{ActionSearch, SearchConfig};
pub use effect::{Effect, answer_to, effect, gains};
pub use evaluate::{Evaluate, Shares, lone_wolves, wolfwalkers};
pub use greedy::Greedy;
pub use host::{BotHost, decision_seed};
pub use ismcts::Ismcts;
pub use judge::{Judge, Values};
pub use learned::{LearnedEvaluation, Weights};
pub use level::{LEVELS, Level};
pub use names::{BOTS, BotName, UnknownBot, by_name};
pub use noisy::NoisySearch;
pub use pimc::Pimc;
pub use random::Random;
pub use search::{Candidate, Comparing, Comparison, Search};
pub use skill::Skill;
pub use style::Style;
pub use worlds::Worlds;

/// The bots' random number generator: small, fast, the same on every machine.
pub type Rng = rand::rngs::Xoshiro256PlusPlus;
