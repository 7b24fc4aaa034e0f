//! The storage interface.

use std::fmt;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

use den_core::{Seat, Seed};
use den_table::{Change, MatchId, MatchSettings, Millis, PlayerId, SeatKind};

use crate::sql::{Statement, Value, Values};

/// The SHA-256 of a secret. The secret itself is never stored.
pub type Hash = [u8; 32];

/// A boxed future with a result.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store call failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The name is claimed by someone else.
    NameTaken,
    /// The database cannot be reached or used. Only a read can tell whether a write was stored.
    Unavailable(String),
    /// The database did not answer in time. Only a read can tell whether a write was stored.
    TimedOut,
    /// The stored data cannot be parsed: it is damaged, or from a newer version.
    Damaged(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NameTaken => f.write_str("that name is taken"),
            StoreError::Unavailable(why) => write!(f, "the database cannot be used: {why}"),
            StoreError::TimedOut => f.write_str("the database did not answer in time"),
            StoreError::Damaged(what) => write!(f, "the database contains invalid data: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Whether the name is claimed with a password.
    pub claimed: bool,
    /// Whether the player is an administrator of this server.
    pub admin: bool,
}

/// What lists and the sweep for due matches need to know about a match. Stored with its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// `waiting`, `playing` or `over`.
    pub phase: &'static str,
    /// How many seats anyone may take from the lobby.
    pub open_seats: u8,
    /// When the server has to act next.
    pub due: Option<Millis>,
    /// The players who sit there.
    pub seated: Vec<PlayerId>,
}

/// An invite to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The SHA-256 of its secret.
    pub hash: Hash,
    /// The seat it is for; [`ANY_SEAT`] if it is for whoever has its link.
    pub seat: Seat,
}

/// The seat of an invite to any free seat, which is never used up.
pub const ANY_SEAT: Seat = Seat(u8::MAX);

/// A match to create.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Its id.
    pub id: MatchId,
    /// The settings.
    pub settings: MatchSettings,
    /// The secret seed.
    pub seed: Seed,
    /// When it was created.
    pub created: Millis,
    /// The first change, if players sit down immediately.
    pub first: Option<Change>,
    /// The player to move after it.
    pub turn: Option<PlayerId>,
    /// The row for lists.
    pub row: Row,
    /// Its invites.
    pub invites: Vec<Invite>,
}

/// A match as it was created.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The settings.
    pub settings: MatchSettings,
    /// The secret seed.
    pub seed: Seed,
    /// When it was created.
    pub created: Millis,
}

/// A change to store.
#[derive(Clone, Debug)]
pub struct Append {
    /// The match.
    pub id: MatchId,
    /// The change.
    pub change: Change,
    /// The player to move after it. Stored with the change, so that a move writes no second row.
    pub turn: Option<PlayerId>,
    /// The row for lists, if it has changed.
    pub row: Option<Row>,
    /// What happens in the same transaction.
    pub also: SideEffect,
}

impl Append {
    /// The match to create in the same transaction.
    #[cfg(feature = "postgres")]
    pub(crate) fn new_match(&self) -> Option<&NewMatch> {
        match &self.also {
            SideEffect::Create(new) => Some(new),
            _ => None,
        }
    }
}

/// What happens in the same transaction as a change.
#[derive(Clone, Debug, Default)]
pub enum SideEffect {
    /// Nothing.
    #[default]
    Nothing,
    /// The player uses an invite.
    Redeem(Hash, PlayerId),
    /// The rematch is created.
    Create(Box<NewMatch>),
}

/// The result of appending a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is stored durably.
    Stored,
    /// Another change with that number was first. Nothing was stored.
    Conflict,
    /// The preceding change is missing. Nothing was stored.
    Gap,
    /// The invite has already been used. Nothing was stored.
    InviteUsed,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The id.
    pub id: MatchId,
    /// The settings.
    pub settings: MatchSettings,
    /// `waiting`, `playing` or `over`.
    pub phase: String,
    /// How many seats anyone may take.
    pub open_seats: u8,
    /// When it was created.
    pub created: Millis,
    /// The name of the player who created it.
    pub host: Option<String>,
    /// In a player's own list: whether it is the player's turn.
    pub your_turn: bool,
    /// In a player's own list: the names of the people who have or had a seat.
    pub players: Vec<String>,
}

/// A change as stored, valid or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawChange {
    /// The number of its first entry.
    pub number: u64,
    /// When it happened.
    pub at: Millis,
    /// Its entries, one per line.
    pub text: String,
}

impl RawChange {
    /// Parses the change.
    ///
    /// # Errors
    /// Names the line that cannot be parsed.
    pub fn read(&self) -> Result<Change, den_core::BadText> {
        Change::read(self.number, self.at, &self.text)
    }
}

/// The end of a broken journal, to be cut off and moved to `set_aside`.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The match.
    pub id: MatchId,
    /// The number of the first change to cut off.
    pub from: u64,
    /// What is wrong with it.
    pub why: String,
    /// The row for lists of what remains.
    pub row: Row,
    /// When it is cut.
    pub at: Millis,
}

/// A database of matches and players.
pub trait Store: Send + Sync + 'static {
    /// `sqlite` or `postgres`.
    fn kind(&self) -> &'static str;

    /// Statistics of the store by name: connections, queued writes.
    fn figures(&self) -> Vec<(&'static str, usize)>;

    /// Keeps other servers away from this database until the store is closed, if it supports only one.
    ///
    /// # Errors
    /// Names the other server.
    fn lock(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Checks that the database responds and can be written to.
    fn ready(&self) -> Answer<'_, ()>;

    /// Waits until everything queued is written.
    fn close(&self) -> Answer<'_, ()>;

    /// Writes a complete copy to a new file.
    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()>;

    /// Runs a query of [`crate::sql`]. `what` names the call in metrics.
    fn select<'a>(&'a self, what: &'static str, sql: &'static str, args: Vec<Value>) -> Answer<'a, Vec<Values>>;

    /// Runs statements of [`crate::sql`], all of them or none. Returns how many rows changed; `None` if a statement that must change a row
    /// did not. `what` names the call in metrics.
    fn execute<'a>(&'a self, what: &'static str, batch: Vec<Statement>) -> Answer<'a, Option<u64>>;

    /// Creates a match; `false` if the id is taken.
    fn create(&self, new: NewMatch) -> Answer<'_, bool>;

    /// A match as it was created.
    fn load<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Option<Stored>>;

    /// The changes of a match from entry `from` on, in order.
    fn changes<'a>(&'a self, id: &'a MatchId, from: u64) -> Answer<'a, Vec<Change>>;

    /// Appends a change. Returns when it is durable.
    fn append(&self, append: Append) -> Answer<'_, Appended>;

    /// The seat of an invite that is unused, or that this player has used.
    fn invited<'a>(&'a self, id: &'a MatchId, invite: Hash, player: &'a PlayerId) -> Answer<'a, Option<Seat>>;

    /// Matches in which something is due by `now`.
    fn due(&self, now: Millis, most: u32) -> Answer<'_, Vec<MatchId>>;

    /// Sets when the server has to act next in a match.
    fn set_due<'a>(&'a self, id: &'a MatchId, due: Option<Millis>) -> Answer<'a, ()>;

    /// The number of the last change of each of these matches, if it has any.
    fn latest<'a>(&'a self, ids: &'a [MatchId]) -> Answer<'a, Vec<(MatchId, u64)>>;

    /// The problems that the database finds in its own files.
    fn check(&self) -> Answer<'_, Vec<String>>;

    /// The ids of stored matches after `after`, in order.
    fn ids<'a>(&'a self, after: Option<&'a MatchId>, most: u32) -> Answer<'a, Vec<MatchId>>;

    /// The complete journal of a match, valid or not.
    fn raw_changes<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Vec<RawChange>>;

    /// Moves the end of a journal to the table `set_aside`.
    fn cut(&self, cut: Cut) -> Answer<'_, ()>;
}

/// Serialises settings for storage.
pub(crate) fn settings_text(settings: &MatchSettings) -> String {
    serde_json::to_string(settings).unwrap_or_default()
}

/// Whether any seat is open to everyone.
pub(crate) fn is_open(settings: &MatchSettings) -> bool {
    settings.seats.contains(&SeatKind::Open)
}

/// Parses stored settings.
pub(crate) fn read_settings(text: &str) -> Result<MatchSettings, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(format!("the settings of a match: {error}")))
}

pub(crate) fn read_id<T: std::str::FromStr<Err = den_core::BadText>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|error: den_core::BadText| StoreError::Damaged(error.to_string()))
}

pub(crate) fn read_seed(bytes: &[u8]) -> Result<Seed, StoreError> {
    bytes.try_into().map(Seed).map_err(|_| StoreError::Damaged("a seed has 32 bytes".into()))
}

pub(crate) fn read_change(number: i64, at: i64, text: &str) -> Result<Change, StoreError> {
    Change::read(number as u64, at as Millis, text).map_err(|error| StoreError::Damaged(error.to_string()))
}
