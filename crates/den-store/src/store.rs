//! What a store can do.

use std::fmt;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

use den_core::{Seat, Seed};
use den_table::{Change, MatchId, MatchSettings, Millis, PlayerId, SeatKind};

use crate::sql::{Statement, Value, Values};

/// The SHA-256 of a secret. The secret itself is never stored.
pub type Hash = [u8; 32];

/// An answer that comes later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The name is claimed by someone else.
    NameTaken,
    /// The database cannot be reached or used; whether a write was stored must be found out by reading.
    Unavailable(String),
    /// The database did not answer in time; whether a write was stored must be found out by reading.
    TimedOut,
    /// What is stored cannot be read: damaged, or of a newer version.
    Damaged(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NameTaken => f.write_str("that name is taken"),
            StoreError::Unavailable(why) => write!(f, "the database cannot be used: {why}"),
            StoreError::TimedOut => f.write_str("the database did not answer in time"),
            StoreError::Damaged(what) => write!(f, "the database contains something unreadable: {what}"),
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
    /// Whether the player administers this server.
    pub admin: bool,
}

/// What lists and the watch over due matches need to know of a match, kept with its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// `waiting`, `playing` or `over`.
    pub phase: &'static str,
    /// How many seats anyone may take from the lobby.
    pub open_seats: u8,
    /// When something has to happen by the server's hand.
    pub due: Option<Millis>,
    /// The players who sit there.
    pub seated: Vec<PlayerId>,
}

/// An invite to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The SHA-256 of its secret.
    pub hash: Hash,
    /// The seat it is for.
    pub seat: Seat,
}

/// A match to be made.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Its id.
    pub id: MatchId,
    /// What was agreed.
    pub settings: MatchSettings,
    /// The secret seed.
    pub seed: Seed,
    /// When it was made.
    pub created: Millis,
    /// The first change, if anyone sits down at once.
    pub first: Option<Change>,
    /// What lists need.
    pub row: Row,
    /// The invites that were handed out.
    pub invites: Vec<Invite>,
}

/// A match as it was made.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What was agreed.
    pub settings: MatchSettings,
    /// The secret seed.
    pub seed: Seed,
    /// When it was made.
    pub created: Millis,
}

/// A change to be stored.
#[derive(Clone, Debug)]
pub struct Append {
    /// The match.
    pub id: MatchId,
    /// The change.
    pub change: Change,
    /// What lists need, where it changed.
    pub row: Option<Row>,
    /// What happens with it, or not at all.
    pub also: SideEffect,
}

impl Append {
    /// The match that is made with it.
    #[cfg(feature = "postgres")]
    pub(crate) fn new_match(&self) -> Option<&NewMatch> {
        match &self.also {
            SideEffect::Create(new) => Some(new),
            _ => None,
        }
    }
}

/// What happens together with a change.
#[derive(Clone, Debug, Default)]
pub enum SideEffect {
    /// Nothing.
    #[default]
    Nothing,
    /// An invite is used up by this player.
    Redeem(Hash, PlayerId),
    /// The rematch is made.
    Create(Box<NewMatch>),
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is stored durably.
    Stored,
    /// Another change of that number was there first. Nothing was stored.
    Conflict,
    /// The change before it is not stored. Nothing was stored.
    Gap,
    /// The invite was used already. Nothing was stored.
    InviteUsed,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The id.
    pub id: MatchId,
    /// What was agreed.
    pub settings: MatchSettings,
    /// `waiting`, `playing` or `over`.
    pub phase: String,
    /// How many seats anyone may take.
    pub open_seats: u8,
    /// When it was made.
    pub created: Millis,
}

/// A change as it is stored, readable or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawChange {
    /// The number of its first entry.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// Its entries, one a line.
    pub text: String,
}

impl RawChange {
    /// The change that it says.
    ///
    /// # Errors
    /// Names the line that cannot be read.
    pub fn read(&self) -> Result<Change, den_core::BadText> {
        Change::read(self.number, self.at, &self.text)
    }
}

/// The end of a broken journal, to be cut off and set aside.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The match.
    pub id: MatchId,
    /// The number of the first change that goes.
    pub from: u64,
    /// What is wrong with it.
    pub why: String,
    /// What lists need to know of what stays.
    pub row: Row,
    /// When it is cut.
    pub at: Millis,
}

/// A place where matches and players are kept.
pub trait Store: Send + Sync + 'static {
    /// `sqlite` or `postgres`.
    fn kind(&self) -> &'static str;

    /// Figures of the store itself, by name: connections, writes that wait.
    fn figures(&self) -> Vec<(&'static str, usize)>;

    /// Keeps other servers off this database until the store is closed, where it can serve only one.
    ///
    /// # Errors
    /// Names the other server.
    fn lock(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Whether the database answers and can be written to.
    fn ready(&self) -> Answer<'_, ()>;

    /// Waits until everything handed in is written.
    fn close(&self) -> Answer<'_, ()>;

    /// Writes a copy of everything to a new file.
    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()>;

    /// The rows that a statement of [`crate::sql`] gives. `what` names the call in counts.
    fn select<'a>(&'a self, what: &'static str, sql: &'static str, args: Vec<Value>) -> Answer<'a, Vec<Values>>;

    /// Runs statements of [`crate::sql`], all of them or none: how many rows they changed. `None` where one that must change something
    /// changed nothing. `what` names the call in counts.
    fn execute<'a>(&'a self, what: &'static str, batch: Vec<Statement>) -> Answer<'a, Option<u64>>;

    /// Makes a match; `false` where the id is taken.
    fn create(&self, new: NewMatch) -> Answer<'_, bool>;

    /// A match as it was made.
    fn load<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Option<Stored>>;

    /// The changes of a match from entry `from` on, in order.
    fn changes<'a>(&'a self, id: &'a MatchId, from: u64) -> Answer<'a, Vec<Change>>;

    /// Appends a change. The answer comes when it is durable.
    fn append(&self, append: Append) -> Answer<'_, Appended>;

    /// The seat an invite is for: an unused one, or one that this player used before.
    fn invited<'a>(&'a self, id: &'a MatchId, invite: Hash, player: &'a PlayerId) -> Answer<'a, Option<Seat>>;

    /// Matches in which something had to happen by `now`.
    fn due(&self, now: Millis, most: u32) -> Answer<'_, Vec<MatchId>>;

    /// Writes when something has to happen next in a match by the server's hand.
    fn set_due<'a>(&'a self, id: &'a MatchId, due: Option<Millis>) -> Answer<'a, ()>;

    /// Of these matches, the number of the last change of each that has any.
    fn latest<'a>(&'a self, ids: &'a [MatchId]) -> Answer<'a, Vec<(MatchId, u64)>>;

    /// What the database itself finds wrong with its files.
    fn check(&self) -> Answer<'_, Vec<String>>;

    /// The ids of stored matches after `after`, in order.
    fn ids<'a>(&'a self, after: Option<&'a MatchId>, most: u32) -> Answer<'a, Vec<MatchId>>;

    /// The whole journal of a match, readable or not.
    fn raw_changes<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Vec<RawChange>>;

    /// Moves the end of a journal into the table `set_aside`.
    fn cut(&self, cut: Cut) -> Answer<'_, ()>;
}

/// Settings as they are stored.
pub(crate) fn settings_text(settings: &MatchSettings) -> String {
    serde_json::to_string(settings).unwrap_or_default()
}

/// Whether any seat is open to anyone.
pub(crate) fn is_open(settings: &MatchSettings) -> bool {
    settings.seats.contains(&SeatKind::Open)
}

/// Settings as they were stored.
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
