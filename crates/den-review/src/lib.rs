//! The review of a game: where it was won and lost, and how much of that was luck.
//!
//! Every step of a game has a chance of winning for each seat before and after it. The change at a chance step is luck; the change at a
//! decision is skill, except for the part that no player could know about, because it depends on cards that were hidden from the player
//! who decided: that part is luck too. For every player, the result minus the chance at the start is therefore exactly skill plus luck
//! (Zare's identity). The chances before a chance step are the mean over what could have been dealt, valued in the same way as what was
//! dealt, so luck is 0 on average however good or bad the values are.
//!
//! Each decision is also judged by itself: how much worse the move was than the best one, over guesses from the view of the player who
//! decided, never by the cards that turned out to be there.
//!
//! | file | what |
//! | --- | --- |
//! | `review.rs` | [`Review`]: the result, plain data that can be stored and sent |
//! | `class.rs` | [`Class`] of a decision, accuracy |
//! | `reviewer.rs` | [`Reviewer`]: makes a review, a bit at a time |
//! | `value.rs` | the chances in a position |
//! | `judge.rs` | the cost of a decision |
//! | `calibration.rs` | corrects the values of the search by what happened in many games |
//!
//! ```
//! use den_core::{Game, Played, Seed, Turn, built_in};
//! use den_core::prelude::*;
//! use den_games::lone_wolves::LoneWolves;
//! use den_review::{Depth, Reviewer};
//!
//! let mut game = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2)?;
//! let mut legal = Vec::new();
//! loop {
//!     game.deal(&Seed::from_number(3), &mut ());
//!     let Turn::Seat(seat) = game.now().turn() else { break };
//!     legal.clear();
//!     game.now().legal_moves(&mut legal);
//!     game.play(seat, legal[0], &mut ())?;
//! }
//! let mut reviewer = Reviewer::new(&game, Depth::shallow(), 1);
//! while !reviewer.is_complete() {
//!     reviewer.work();
//! }
//! let review = reviewer.review();
//! let first = &review.players[0];
//! assert!((first.result - first.start - first.skill - first.luck).abs() < 1e-9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "reviewer")]
mod calibration;
mod class;
#[cfg(feature = "reviewer")]
mod judge;
mod review;
#[cfg(feature = "reviewer")]
mod reviewer;
#[cfg(feature = "reviewer")]
mod value;

pub use class::{Class, accuracy};
pub use review::{Decision, Depth, Judgement, LineStep, Player, Review, StepKind, StepReview};
#[cfg(feature = "reviewer")]
pub use judge::{Judged, judge};
#[cfg(feature = "reviewer")]
pub use reviewer::{Progress, Reviewer, open};
#[cfg(feature = "reviewer")]
pub use value::Valuer;
