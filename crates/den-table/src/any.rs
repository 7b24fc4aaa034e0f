//! A match of whatever game, for those who run many.

use std::fmt;

use den_core::{Eye, Game, Record, RecordError, Seat};
use serde_json::value::RawValue;

use crate::clock::Millis;
use crate::decide::Sits;
use crate::journal::Change;
use crate::setup::{Chair, Setup};
use crate::table::{BadJournal, Match};
use crate::wire::{Command, Finish, LogLine, Phase, Refused, SeatShown, State};
use crate::{MatchId, PlayerId};

/// How a game's bots are asked: the view and the legal moves of a seat, the bot's name, the seed of its lots.
pub type Asks<G> = fn(view: &<G as Game>::View, legal: &[<G as Game>::Move], name: &str, seed: u64) -> Option<<G as Game>::Move>;

/// A decision that a bot has to make. It holds what the bot's seat knows and nothing else, and can be carried to another thread.
pub struct Thought {
    /// The seat it decides for.
    pub seat: Seat,
    /// The step it decides at.
    pub step: u64,
    think: Box<dyn FnOnce() -> Option<String> + Send>,
}

impl Thought {
    /// Thinks, which may take a while. `None` where there is no such bot.
    pub fn think(self) -> Option<String> {
        (self.think)()
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thought(seat {}, step {})", self.seat, self.step)
    }
}

/// A match of a game with the way to ask its bots.
struct WithBots<G: Game> {
    table: Match<G>,
    asks: Asks<G>,
}

/// Hides which game a match is of.
pub fn any<G: Game>(table: Match<G>, asks: Asks<G>) -> Box<dyn AnyMatch> {
    Box::new(WithBots { table, asks })
}

macro_rules! any_match {
    ($($(#[$doc:meta])* fn $name:ident(&self $(, $arg:ident: $kind:ty)*) $(-> $out:ty)?;)*) => {
        /// What [`Match`] offers, whatever the game.
        pub trait AnyMatch: Send + Sync {
            $($(#[$doc])* fn $name(&self $(, $arg: $kind)*) $(-> $out)?;)*

            /// See [`Match::apply`].
            ///
            /// # Errors
            /// Where the change does not follow.
            fn apply(&mut self, change: &Change) -> Result<(), BadJournal>;

            /// See [`Match::after`].
            ///
            /// # Errors
            /// Where the change does not follow.
            fn after(&self, change: &Change) -> Result<Box<dyn AnyMatch>, BadJournal>;

            /// What the bot whose turn it is has to think about. The same seed and position give the same thought on every node.
            fn thought(&self) -> Option<Thought>;

            /// How many steps were played.
            fn steps(&self) -> usize;

            /// Redraws every chance step from the seed; how many there were.
            ///
            /// # Errors
            /// The first that was dealt otherwise, or why none can be verified.
            fn verify_deal(&self) -> Result<usize, RecordError>;
        }

        impl<G: Game> AnyMatch for WithBots<G> {
            $(fn $name(&self $(, $arg: $kind)*) $(-> $out)? {
                self.table.$name($($arg),*)
            })*

            fn apply(&mut self, change: &Change) -> Result<(), BadJournal> {
                self.table.apply(change)
            }

            fn after(&self, change: &Change) -> Result<Box<dyn AnyMatch>, BadJournal> {
                Ok(any(self.table.after(change)?, self.asks))
            }

            fn thought(&self) -> Option<Thought> {
                let (seat, name) = self.table.bot_turn()?;
                let (asks, name) = (self.asks, name.to_string());
                let game = self.table.played().now();
                let view = game.view(Eye::Seat(seat));
                let mut legal = Vec::new();
                game.legal_moves(&mut legal);
                let step = self.table.step();
                let seed = lots(&self.table.seed().commitment().0, step);
                let think = Box::new(move || asks(&view, &legal, &name, seed).map(|m| m.to_string()));
                Some(Thought { seat, step, think })
            }

            fn steps(&self) -> usize {
                self.table.played().steps().len()
            }

            fn verify_deal(&self) -> Result<usize, RecordError> {
                self.table.played().verify_deal(&self.table.record())
            }
        }
    };
}

/// The seed of a bot's lots: from what everyone may know, so that it gives nothing away.
fn lots(commitment: &[u8; 32], step: u64) -> u64 {
    let mut seed = step.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for chunk in commitment.chunks(8) {
        seed = seed.rotate_left(23) ^ chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        seed = seed.wrapping_mul(0x2545_f491_4f6c_dd1d);
    }
    seed
}

any_match! {
    /// See [`Match::setup`].
    fn setup(&self) -> &Setup;
    /// See [`Match::version`].
    fn version(&self) -> u64;
    /// See [`Match::step`].
    fn step(&self) -> u64;
    /// See [`Match::chairs`].
    fn chairs(&self) -> &[Chair];
    /// See [`Match::next`].
    fn next(&self) -> Option<&MatchId>;
    /// See [`Match::seat_of`].
    fn seat_of(&self, player: &PlayerId) -> Option<Seat>;
    /// See [`Match::phase`].
    fn phase(&self) -> Phase;
    /// See [`Match::decider`].
    fn decider(&self) -> Option<Seat>;
    /// See [`Match::bot_turn`].
    fn bot_turn(&self) -> Option<(Seat, &str)>;
    /// See [`Match::deadline`].
    fn deadline(&self) -> Option<Millis>;
    /// See [`Match::finish`].
    fn finish(&self) -> Option<Finish>;
    /// See [`Match::record`].
    fn record(&self) -> Record;
    /// See [`Match::commitment`].
    fn commitment(&self) -> String;
    /// See [`Match::state`].
    fn state(&self, eye: Eye, since: u64, now: Millis) -> State;
    /// See [`Match::seats`].
    fn seats(&self) -> Vec<SeatShown>;
    /// See [`Match::log_since`].
    fn log_since(&self, eye: Eye, since: u64) -> Vec<LogLine>;
    /// See [`Match::view_at`].
    fn view_at(&self, eye: Eye, steps: usize) -> Box<RawValue>;
    /// See [`Match::decide`].
    ///
    /// # Errors
    /// Why it is refused.
    fn decide(&self, seat: Seat, command: &Command, now: Millis) -> Result<Change, Refused>;
    /// See [`Match::decide_for_bot`].
    ///
    /// # Errors
    /// Why it is refused.
    fn decide_for_bot(&self, seat: Seat, step: u64, text: &str, now: Millis) -> Result<Change, Refused>;
    /// See [`Match::tick`].
    fn tick(&self, now: Millis) -> Option<Change>;
    /// See [`Match::sit`].
    ///
    /// # Errors
    /// Why not.
    fn sit(&self, player: &PlayerId, name: &str, seat: Option<Seat>, invited: bool, now: Millis) -> Result<Change, Refused>;
    /// See [`Match::begin`].
    ///
    /// # Errors
    /// Where a seat or a name cannot be.
    fn begin(&self, sits: &Sits, now: Millis) -> Result<Option<Change>, Refused>;
    /// See [`Match::fill`].
    ///
    /// # Errors
    /// Where the seat is not empty.
    fn fill(&self, seat: Seat, bot: &str, now: Millis) -> Result<Change, Refused>;
    /// See [`Match::close`].
    ///
    /// # Errors
    /// Where it has begun.
    fn close(&self, now: Millis) -> Result<Change, Refused>;
    /// See [`Match::rematch`].
    ///
    /// # Errors
    /// Where there can be none.
    fn rematch(&self, seat: Seat, id: &MatchId, now: Millis) -> Result<(Setup, Sits, Change), Refused>;
    /// See [`Match::import`].
    ///
    /// # Errors
    /// Where the record does not fit this table.
    fn import(&self, record: &Record, now: Millis) -> Result<Change, Refused>;
}

impl fmt::Debug for dyn AnyMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyMatch({}, version {})", self.setup().game, self.version())
    }
}
