//! A match: the fold of its journal.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use den_core::{Commitment, Edition, Game, Message, Options, Played, Record, RecordError, Refusal, Seat, Seed, default_options};

use crate::journal::Change;
use crate::local::Imagined;
use crate::messages::JournalReason;
use crate::progress::{Note, Progress, who_took};
use crate::settings::MatchSettings;
use crate::status::Status;
use crate::wire::Phase;

/// A running match of one game.
///
/// A request is decided ([`Match::decide`] and its siblings return a [`Decision`] and change nothing), the host stores the change,
/// then the decision is applied ([`Match::apply`]). [`Match::state`] returns what each eye may see.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(crate) seed: Seed,
    pub(crate) imagined: Option<Imagined>,
    pub(crate) now: Progress<G>,
}

/// A decision, to be stored and then applied. It contains the resulting match, so that nothing has to be parsed or checked again.
pub struct Decision {
    pub(crate) change: Change,
    pub(crate) after: Status,
    /// The game and the new notes of the log, as the match's own type.
    pub(crate) ahead: Box<dyn Any + Send + Sync>,
}

impl Decision {
    /// What to store.
    pub fn change(&self) -> &Change {
        &self.change
    }

    /// The resulting status.
    pub fn after(&self) -> &Status {
        &self.after
    }
}

impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Decision({:?})", self.change)
    }
}

/// The game part of a [`Decision`].
pub(crate) struct Ahead<G: Game> {
    pub(crate) played: Played<G>,
    pub(crate) log: Vec<Note<G>>,
}

/// A journal that does not fit the rules: damaged, or written by another version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError {
    /// The entry, from 1.
    pub number: u64,
    /// What is wrong.
    pub reason: Message,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the journal is invalid: {}", self.number, self.reason)
    }
}

impl std::error::Error for JournalError {}

impl<G: Game> Match<G> {
    /// A table at which nobody sits yet.
    ///
    /// # Errors
    /// Names the option, seat or clock at fault and what is allowed.
    pub fn open(mut settings: MatchSettings, edition: &Edition<G::Content>, seed: Seed) -> Result<Match<G>, Refusal> {
        settings.check()?;
        let options = default_options::<G>(settings.version.unwrap_or(G::VERSION)).map_err(|reason| Refusal::new("version", reason))?;
        let options = options.with(settings.options.split_whitespace())?;
        let played = Played::new(edition, &options, settings.seat_count())?;
        settings.options = options.to_line();
        settings.version = Some(played.version());
        Ok(Match { seed, imagined: None, now: Progress::new(Status::new(settings), played) })
    }

    /// Applies a decision that was stored.
    ///
    /// # Errors
    /// If it was made for another table, or the match has changed since. Nothing changes then.
    pub fn apply(&mut self, decision: Decision) -> Result<(), JournalError> {
        self.is_due(&decision.change)?;
        let other = || JournalError { number: decision.change.number, reason: JournalReason::OtherTable.into() };
        if !Arc::ptr_eq(&decision.after.settings, &self.now.status.settings) {
            return Err(other());
        }
        let ahead = decision.ahead.downcast::<Ahead<G>>().map_err(|_| other())?;
        self.now.status = decision.after;
        self.now.played = ahead.played;
        self.now.log.extend(ahead.log);
        Ok(())
    }

    /// Applies the next change of a stored journal.
    ///
    /// # Errors
    /// If it is not the next one. The match is then unusable and must be folded again.
    pub fn fold(&mut self, change: &Change) -> Result<(), JournalError> {
        self.is_due(change)?;
        let mut number = change.number;
        self.now.change(change.at, |now| {
            for entry in &change.entries {
                now.fold(entry).map_err(|reason| JournalError { number, reason })?;
                number += 1;
            }
            Ok(())
        })
    }

    fn is_due(&self, change: &Change) -> Result<(), JournalError> {
        let due = self.now.status.revision + 1;
        if change.number == due {
            return Ok(());
        }
        Err(JournalError { number: change.number, reason: JournalReason::Due { n: due }.into() })
    }

    /// The status of the match.
    pub fn status(&self) -> &Status {
        &self.now.status
    }

    /// The settings of the match.
    pub fn settings(&self) -> &MatchSettings {
        &self.now.status.settings
    }

    /// The seed. Secret until the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The game as played so far. Not redacted, so for the host only.
    pub fn played(&self) -> &Played<G> {
        &self.now.played
    }

    /// What is fixed for the match. Public.
    pub fn setup(&self) -> &G::Setup {
        self.now.played.start().setup()
    }

    /// The view that the position was sampled from, in a what-if of a match whose hidden information is not known here.
    pub fn imagined(&self) -> Option<&Imagined> {
        self.imagined.as_ref()
    }

    /// The SHA-256 of the seed, public from the start. Bots derive their random numbers from it.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// Whether all deals come from the seed, so that they can be verified.
    pub fn is_verifiable(&self) -> bool {
        !self.settings().by_hand
    }

    /// The record, with the seed once the match is over.
    pub fn record(&self) -> Record {
        self.recorded(self.now.status.phase() == Phase::Over)
    }

    /// The record for the players' own file: with the seed, so that the match can be resumed.
    pub fn save(&self) -> Record {
        self.recorded(true)
    }

    fn recorded(&self, reveal: bool) -> Record {
        let seed = self.is_verifiable().then_some(&self.seed);
        self.now.played.record(&self.now.status.names(), seed, reveal)
    }

    /// Redraws every chance step from the seed. Returns how many there are.
    ///
    /// # Errors
    /// The first step that was dealt differently, or why none can be verified.
    pub fn verify_deal(&self) -> Result<usize, RecordError> {
        self.now.played.verify_deal(&self.record())
    }

    /// The seat that took the step with this number, counted from 0; `None` for the dealer, or if there is no such step.
    pub fn who(&self, step: usize) -> Option<Seat> {
        self.now.played.steps().get(step).and_then(who_took)
    }
}
