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
//! | `any.rs` | [`AnyReviewer`]: a reviewer of any game |
//! | `value.rs` | the chances in a position |
//! | `judge.rs` | the cost of a decision |
//!
//! ```
//! use den_bots::Evaluate;
//! use den_core::Played;
//! use den_review::{Depth, Review, Reviewer};
//!
//! fn review_of<G: Evaluate>(game: &Played<G>) -> Review {
//!     let mut reviewer = Reviewer::new(game, Depth::of::<G>(1.0), 1);
//!     while !reviewer.is_complete() {
//!         reviewer.work(); // a fraction of a second; `reviewer.review()` returns what there is so far
//!     }
//!     reviewer.review()
//! }
//! ```

#[cfg(feature = "reviewer")]
mod any;
mod class;
#[cfg(feature = "reviewer")]
mod judge;
mod review;
#[cfg(feature = "reviewer")]
mod reviewer;
#[cfg(feature = "reviewer")]
mod value;

#[cfg(feature = "reviewer")]
pub use any::{AnyReviewer, SEED};
pub use class::{Class, accuracy};
#[cfg(feature = "reviewer")]
pub use judge::{Judged, judge};
pub use review::{Decision, Depth, Judgement, LineStep, Player, Review, StepKind, StepReview};
#[cfg(feature = "reviewer")]
pub use reviewer::{Progress, Reviewer, luck, open};
#[cfg(feature = "reviewer")]
pub use value::Valuer;
