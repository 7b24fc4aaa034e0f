//! Who sits where.

use std::fmt;

use den_core::{Deserialize, Illegal, Seat};
use serde::Serialize;

use crate::messages::TableReason;
use crate::{PlayerId, one_line};

/// The maximum number of characters in a player's name.
pub const MAX_NAME: usize = 40;

/// Who may take a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Anyone in the lobby, first come, first served.
    Open,
    /// The player with the invite link.
    Invite,
    /// A bot with this name.
    Bot(String),
}

/// Who sits on a seat.
///
/// ```
/// use den_table::Occupant;
///
/// let bot = Occupant::Bot("alpha".into());
/// assert_eq!(bot.on_record(), "alpha bot");
/// assert_eq!(Occupant::from_record("alpha bot", |name| name == "alpha"), bot);
/// assert_eq!(Occupant::from_record("Talbot", |name| name == "alpha"), Occupant::Person("Talbot".into()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// A person with this name; empty for a person at this screen without a name.
    Person(String),
    /// A bot with this name.
    Bot(String),
    /// Nobody yet.
    Nobody,
}

/// The suffix of a bot's name in a record.
const BOT_SUFFIX: &str = " bot";

impl Occupant {
    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        matches!(self, Occupant::Person(_))
    }

    /// The name for a record; empty for nobody and for a person without a name.
    pub fn on_record(&self) -> String {
        match self {
            Occupant::Person(name) => name.clone(),
            Occupant::Bot(name) => format!("{name}{BOT_SUFFIX}"),
            Occupant::Nobody => String::new(),
        }
    }

    /// The occupant with this name in a record. A person may have any name, even `Talbot`; `is_bot` tells which names are bots.
    pub fn from_record(name: &str, is_bot: impl Fn(&str) -> bool) -> Occupant {
        match name.strip_suffix(BOT_SUFFIX).filter(|bot| is_bot(bot)) {
            Some(bot) => Occupant::Bot(bot.to_string()),
            None => Occupant::Person(name.to_string()),
        }
    }

    /// The occupant with the name reduced to one line, for names that come from a file.
    pub(crate) fn cleaned(self) -> Occupant {
        match self {
            Occupant::Person(name) => Occupant::Person(one_line(&name).chars().take(MAX_NAME).collect()),
            other => other,
        }
    }
}

/// As in a record, for logs and tests. Sentences come from `den-words`.
impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.on_record())
    }
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// The player left and may return.
    Left,
    /// The player's time ran out; the player may return.
    Late,
    /// The player resigned and may not return.
    Resigned,
}

/// The kind of account behind a person's name. It is sent separately from the name, so that no name can imitate it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Account {
    /// The name belongs to this player.
    #[default]
    Claimed,
    /// A guest: anyone may use the name.
    Guest,
    /// The player's account has been deleted, and the name with it.
    Deleted,
}

impl Account {
    /// Whether the name belongs to the player, which needs no mark.
    pub fn is_claimed(&self) -> bool {
        *self == Account::Claimed
    }
}

/// A person who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The player's id.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// The kind of account.
    pub account: Account,
}

impl Seated {
    /// A player with a claimed name.
    pub fn new(player: PlayerId, name: impl Into<String>) -> Seated {
        Seated { player, name: name.into(), account: Account::Claimed }
    }
}

/// What the host may forbid at a table (DEN-HOST-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Permission {
    /// Chat messages.
    Chat,
    /// People who watch without a seat.
    Spectators,
}

impl Permission {
    /// The word used in a journal.
    pub fn word(self) -> &'static str {
        match self {
            Permission::Chat => "chat",
            Permission::Spectators => "spectators",
        }
    }
}

/// The current state of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatState {
    /// Who may take it.
    pub kind: SeatKind,
    /// Who sits there.
    pub occupant: Occupant,
    /// The player's id, if a person sits there.
    pub player: Option<PlayerId>,
    /// The kind of account behind a person's name.
    pub account: Account,
    /// Why a bot plays for the person, if one does.
    pub away: Option<Away>,
}

impl SeatState {
    pub(crate) fn new(kind: &SeatKind) -> SeatState {
        let occupant = match kind {
            SeatKind::Bot(name) => Occupant::Bot(name.clone()),
            SeatKind::Open | SeatKind::Invite => Occupant::Nobody,
        };
        SeatState { kind: kind.clone(), occupant, player: None, account: Account::Claimed, away: None }
    }

    /// The bot that currently decides for this seat, if any.
    pub fn bot<'a>(&'a self, stand_in: &'a str) -> Option<&'a str> {
        match (&self.occupant, self.away) {
            (Occupant::Bot(name), _) => Some(name),
            (Occupant::Person(_), Some(_)) => Some(stand_in),
            _ => None,
        }
    }

    /// Whether the seat is free.
    pub fn is_free(&self) -> bool {
        self.occupant == Occupant::Nobody
    }
}

/// All seats with their numbers.
pub(crate) fn numbered(seats: &[SeatState]) -> impl Iterator<Item = (Seat, &SeatState)> {
    seats.iter().enumerate().map(|(at, state)| (Seat(at as u8), state))
}

/// A player's name as the table shows it: on one line and not too long (DEN-SEAT-1).
///
/// # Errors
/// If the name is empty or too long.
pub fn read_name(name: &str) -> Result<String, Illegal> {
    let name = one_line(name);
    match name.chars().count() {
        0 => Err(Illegal::new(TableReason::NameEmpty, "DEN-SEAT-1")),
        n if n > MAX_NAME => Err(Illegal::new(TableReason::NameTooLong { n: MAX_NAME }, "DEN-SEAT-1")),
        _ => Ok(name),
    }
}
