//! Experiments over many games.
//!
//! - [`simulate`] plays a [`Plan`] of games between bots on all cores and reports how often each seat wins, with 95 % intervals. The figures
//!   depend only on the plan, never on the number of threads: all sums are of integers.
//! - [`arena()`] is a tournament: bots meet over the same deals from all sides, with paired intervals, Elo and a sequential test.
//! - [`meet`], [`judge_levels`] and [`write()`] make the ladder: the levels against each other, the cost of their decisions, and
//!   `docs/ladder.md`.
//! - [`review_chances`], [`review_games`] and [`mistakes`] measure how good reviews are.
//! - [`calibrate()`] compares the chances that Alpha states with the results of its games.
//! - [`measure_belief`] measures what bots conclude about hidden cards, and [`fit_habits`] learns it.
//! - [`adapt`] measures how the companion adapts to a level.
//! - [`measure`] reports the cost of each operation of a game.
//! - [`self_play`] writes games of a bot against itself as data to train a net with.
//! - [`deck`] reports whether the Wolfwalkers deck is balanced.
//!
//! ```
//! use den_core::built_in;
//! use den_lab::{Plan, simulate};
//! use wolf_and_hound::WolfAndHound;
//!
//! let plan = Plan::<WolfAndHound> {
//!     edition: built_in::<WolfAndHound>(),
//!     options: Default::default(),
//!     seats: 4,
//!     bots: vec!["yearling".into(), "random".into(), "yearling".into(), "random".into()],
//!     games: 40,
//!     seed: 1,
//!     threads: 1,
//! };
//! let report = simulate(&plan, &|_finished| ())?;
//! let [first, second, ..] = &report.seats[..] else { unreachable!("four seats") };
//! assert!(first.wins.mean > second.wins.mean, "yearlings beat random players");
//! # Ok::<(), den_lab::PlanError>(())
//! ```

mod arena;
mod belief;
mod bench;
mod calibrate;
mod clock;
mod companion;
pub mod deck;
mod entrant;
mod estimate;
mod ladder;
mod lesson;
mod playing;
mod plot;
mod random;
mod regret;
mod review;
mod selfplay;
mod sim;
mod stats;
mod tally;

pub use arena::{Adjusted, Arena, ArenaReport, EntrantReport, PairReport, arena};
pub use belief::{BeliefPlan, BeliefReport, fit_habits, measure_belief};
pub use bench::{Costs, measure};
pub use calibrate::{Bin, CalibrationPlan, CalibrationReport, calibrate};
pub use companion::{CompanionPlan, CompanionReport, adapt};
pub use entrant::{CHEATER, Entrant, PARTNER_OPEN, Spec};
pub use estimate::Estimate;
pub use ladder::page::write;
pub use ladder::{
    Bar, JUDGE_FACTOR, Ladder, Meeting, Part, Planned, SavedMeeting, Table, TableReport, configuration, judge_levels, meet, meetings,
    planned_games, table_report, tables,
};
pub use lesson::LESSON_PLAYER;
pub use playing::GamePlan;
pub use random::dealer;
pub use regret::{LevelRegret, RegretPlan, RegretReport, regret};
pub use review::{
    ChancesReport, GamesReport, LevelReview, MistakesReport, Reliability, ReliabilityBin, ReviewPlan, mistakes, review_chances,
    review_games,
};
pub use selfplay::{SelfPlay, Written, self_play};
pub use sim::{Plan, PlanError, Report, SeatReport, Speed, random_game, simulate};
pub use stats::{Elo, Sprt, SprtReport, Verdict, elo, expected_share};
pub use tally::Tally;
