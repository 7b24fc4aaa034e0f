//! A match of any game, for hosts that run many.

use std::any::Any;
use std::fmt;

use den_core::{Commitment, Eye, Game, Record, RecordError, Seat};
use serde_json::value::RawValue;

use crate::MatchId;
use crate::clock::Millis;
use crate::hot_seat::HotSeat;
use crate::journal::Change;
use crate::rematch::Rematch;
use crate::rest::LogPage;
use crate::seating::{Permission, Seated};
use crate::settings::SeatAssignments;
use crate::status::Status;
use crate::table::{Decision, JournalError, Match};
use crate::wire::{Command, LogLine, Refused, State};

/// A decision that a bot has to make. It contains only what the bot's seat knows, and can be sent to another thread.
pub struct BotTask {
    /// The seat to decide for.
    pub seat: Seat,
    /// The bot's name.
    pub bot: String,
    /// The position to decide on, from [`Status::position`]. Return it with the move.
    pub position: u64,
    /// The view and the legal moves, as the game's own types.
    asked: Box<dyn Any + Send>,
}

impl BotTask {
    /// The seat's view and its legal moves. `None` if this is a decision of another game.
    pub fn asked<G: Game>(&self) -> Option<(&G::View, &[G::Move])> {
        let (view, legal) = self.asked.downcast_ref::<(G::View, Vec<G::Move>)>()?;
        Some((view, legal))
    }
}

impl fmt::Debug for BotTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BotTask({} at seat {}, position {})", self.bot, self.seat, self.position)
    }
}

/// Decides for the bots of one match. A host keeps one per match and may send it to another thread to think.
pub trait BotDriver: Send {
    /// Decides, which may take a while. Returns the move in the game's notation, or `None` if there is no such bot.
    fn decide(&mut self, task: &BotTask) -> Option<String>;
}

impl<G: Game> Match<G> {
    /// The decision of the bot to move, if it is a bot's turn.
    pub fn bot_task(&self) -> Option<BotTask> {
        let (seat, bot) = self.status().bot_turn()?;
        let game = self.played().now();
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let asked: (G::View, Vec<G::Move>) = (game.view(Eye::Seat(seat)), legal);
        Some(BotTask { seat, bot: bot.to_string(), position: self.status().position(), asked: Box::new(asked) })
    }
}

macro_rules! any_match {
    ($($(#[$doc:meta])* fn $name:ident(&self $(, $arg:ident: $kind:ty)*) $(-> $out:ty)?;)*) => {
        /// The methods of [`Match`] for a game that is not known at compile time.
        pub trait AnyMatch: Send + Sync {
            $($(#[$doc])* fn $name(&self $(, $arg: $kind)*) $(-> $out)?;)*

            /// See [`Match::apply`].
            ///
            /// # Errors
            /// If the decision was made for another table, or the match has changed since.
            fn apply(&mut self, decision: Decision) -> Result<(), JournalError>;

            /// See [`Match::fold`].
            ///
            /// # Errors
            /// If the change is not the next one.
            fn fold(&mut self, change: &Change) -> Result<(), JournalError>;
        }

        impl<G: Game> AnyMatch for Match<G> {
            $(fn $name(&self $(, $arg: $kind)*) $(-> $out)? {
                Match::$name(self $(, $arg)*)
            })*

            fn apply(&mut self, decision: Decision) -> Result<(), JournalError> {
                Match::apply(self, decision)
            }

            fn fold(&mut self, change: &Change) -> Result<(), JournalError> {
                Match::fold(self, change)
            }
        }
    };
}

any_match! {
    /// See [`Match::status`].
    fn status(&self) -> &Status;
    /// See [`Match::setup_json`].
    fn setup_json(&self) -> Box<RawValue>;
    /// See [`Match::commitment`].
    fn commitment(&self) -> Commitment;
    /// See [`Match::is_verifiable`].
    fn is_verifiable(&self) -> bool;
    /// See [`Match::record`].
    fn record(&self) -> Record;
    /// See [`Match::save`].
    fn save(&self) -> Record;
    /// See [`Match::verify_deal`].
    ///
    /// # Errors
    /// The first chance step that was dealt differently, or why none can be verified.
    fn verify_deal(&self) -> Result<usize, RecordError>;
    /// See [`Match::state`].
    fn state(&self, eye: Eye, since: u64, limit: usize, now: Millis) -> State;
    /// See [`Match::log_page`].
    fn log_page(&self, eye: Eye, upto: u64, limit: usize) -> LogPage;
    /// See [`Match::log_at`].
    fn log_at(&self, eye: Eye, steps: usize) -> Vec<LogLine>;
    /// See [`Match::view_at`].
    fn view_at(&self, eye: Eye, steps: usize) -> Box<RawValue>;
    /// See [`Match::who`].
    fn who(&self, step: usize) -> Option<Seat>;
    /// See [`Match::may_undo`].
    fn may_undo(&self, seat: Seat) -> usize;
    /// See [`Match::why_not`].
    fn why_not(&self, seat: Seat, text: &str) -> Option<Refused>;
    /// See [`Match::bot_task`].
    fn bot_task(&self) -> Option<BotTask>;
    /// See [`Match::hot_seat`].
    fn hot_seat(&self) -> HotSeat;
    /// See [`Match::decide`].
    ///
    /// # Errors
    /// Why it is refused.
    fn decide(&self, seat: Seat, command: &Command, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::decide_for_bot`].
    ///
    /// # Errors
    /// Why it is refused.
    fn decide_for_bot(&self, seat: Seat, position: u64, text: &str, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::tick`].
    fn tick(&self, now: Millis) -> Option<Decision>;
    /// See [`Match::rename`].
    ///
    /// # Errors
    /// Why it is refused.
    fn rename(&self, who: &Seated, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::sit`].
    ///
    /// # Errors
    /// Why it is refused.
    fn sit(&self, who: &Seated, seat: Option<Seat>, invited: bool, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::begin`].
    ///
    /// # Errors
    /// If a seat or a name is refused.
    fn begin(&self, sits: &SeatAssignments, now: Millis) -> Result<Option<Decision>, Refused>;
    /// See [`Match::fill`].
    ///
    /// # Errors
    /// If the seat is not empty.
    fn fill(&self, seat: Seat, bot: &str, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::close`].
    ///
    /// # Errors
    /// If it has started.
    fn close(&self, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::remove`].
    ///
    /// # Errors
    /// If the match has started, or the seat is empty.
    fn remove(&self, seat: Seat, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::permit`].
    ///
    /// # Errors
    /// If nothing would change.
    fn permit(&self, what: Permission, allowed: bool, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::abort`].
    ///
    /// # Errors
    /// If the match is over.
    fn abort(&self, now: Millis) -> Result<Decision, Refused>;
    /// See [`Match::rematch`].
    ///
    /// # Errors
    /// If no rematch is possible.
    fn rematch(&self, seat: Seat, id: &MatchId, now: Millis) -> Result<Rematch, Refused>;
    /// See [`Match::import`].
    ///
    /// # Errors
    /// If the record does not fit this table.
    fn import(&self, record: &Record, now: Millis) -> Result<Decision, Refused>;
}

impl fmt::Debug for dyn AnyMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyMatch({}, revision {})", self.status().settings().game, self.status().revision())
    }
}
