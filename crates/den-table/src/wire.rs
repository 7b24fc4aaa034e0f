//! The messages between a client and a table, as JSON. `docs/protocol.md` describes them with examples.

use std::borrow::Cow;

use den_core::{BadText, Deserialize, Eye, Illegal, Message, Seat, SeatResult};
use serde::Serialize;
use serde_json::error::Category;
use serde_json::value::RawValue;

use crate::clock::{Clock, Millis};
use crate::messages::{TableEvent, TableReason};
use crate::rematch::RematchOffer;
use crate::seating::{Account, Away, Occupant, Permission, SeatKind};
use crate::series::Series;
use crate::{MatchId, MatchSettings, TablePack};

/// The version of the protocol. `docs/protocol.md` lists the changes.
pub const PROTOCOL: u32 = 2;
/// The maximum size of a message from a client, in bytes.
pub const MAX_BYTES: usize = 4096;
/// The approximate number of log lines that a client gets in one message. It can request earlier ones.
pub const LOG_PAGE: usize = 200;

/// A request from a client: `{"id": 7, "do": {"move": {"position": 12, "text": "b3"}}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// A number chosen by the client and repeated in the answer.
    #[serde(default)]
    pub id: u64,
    /// What to do.
    #[serde(rename = "do")]
    pub command: Command,
}

impl Request {
    /// Parses a request.
    ///
    /// # Errors
    /// Says what is wrong with it, without repeating it.
    pub fn read(text: &str) -> Result<Request, Refused> {
        if text.len() > MAX_BYTES {
            return Err(Refused::new(Code::Unreadable, TableReason::MessageTooLong { n: MAX_BYTES }));
        }
        serde_json::from_str(text).map_err(|error| {
            // The parser's own message could quote what was sent; its location and kind are enough.
            let (line, column) = (error.line(), error.column());
            let reason = match error.classify() {
                Category::Data => TableReason::NotProtocol { line, column },
                Category::Eof => TableReason::CutOff { line, column },
                Category::Syntax | Category::Io => TableReason::NotJson { line, column },
            };
            Refused::new(Code::Unreadable, reason)
        })
    }
}

/// What a player can do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Play a move.
    Move {
        /// The position that the player decided on, from the state. If the game has changed since, the move is refused as stale (DEN-STEP-1).
        position: u64,
        /// The move in the game's notation.
        text: String,
    },
    /// Undo the player's latest step.
    Undo {
        /// The position that the player saw, from the state.
        position: u64,
    },
    /// Resign.
    Resign,
    /// Leave; a bot continues until the player returns.
    Leave,
    /// Return.
    Return,
    /// Send a chat message.
    Chat {
        /// The text.
        text: String,
    },
    /// Show the player's current name at the seat, after it has changed.
    Rename,
    /// Offer to play again, with the seats rotated, or accept the offer.
    Rematch,
    /// Decline the rematch, or withdraw the offer.
    Decline,
    /// Follow the players to the rematch, on the same connection; its welcome comes next.
    Follow,
    /// See the match through another eye, once it is over.
    Look {
        /// Which one.
        eye: Eye,
    },
    /// Check that the connection works.
    Ping,
}

/// A message from a table to a client.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message: everything, or what has happened since the revision named by the client.
    Welcome(Box<Welcome>),
    /// Something has changed. If it has an `id`, it answers that request, and the change is stored.
    Update(Box<Update>),
    /// A request was refused; nothing changed.
    Refused(RefusedRequest),
    /// The answer to a ping.
    Pong(Pong),
    /// The connection ends.
    Bye(Bye),
}

/// The first message on a connection.
#[derive(Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the protocol: [`PROTOCOL`].
    pub protocol: u32,
    /// The match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The settings of the match.
    pub settings: SettingsInfo,
    /// What is fixed for the match. Views do not repeat it.
    pub setup: Box<RawValue>,
    /// The SHA-256 of the seed for all deals; left out if the deals cannot be verified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The client's seat, if it has one.
    pub you: Option<Seat>,
    /// The state.
    pub state: State,
}

/// The settings of a match, as everyone may see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SettingsInfo {
    /// The game's id.
    pub game: String,
    /// The options.
    pub options: String,
    /// The clock.
    pub clock: Clock,
    /// The bot that plays for players who are away.
    pub stand_in: String,
    /// Whether players may ask a bot for a hint although other people play.
    #[serde(default)]
    pub hints: bool,
    /// The content pack that it is played with, if not with the built-in box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<TablePack>,
    /// Whether the seats are drawn when the last one is taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_seats: bool,
    /// The series that it is a game of, as it stood before this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
}

impl From<&MatchSettings> for SettingsInfo {
    fn from(settings: &MatchSettings) -> SettingsInfo {
        SettingsInfo {
            game: settings.game.clone(),
            options: settings.options.clone(),
            clock: settings.clock,
            stand_in: settings.stand_in.clone(),
            hints: settings.hints,
            pack: settings.pack.clone(),
            draw_seats: settings.draw_seats,
            series: settings.series.clone(),
        }
    }
}

/// Something has changed.
#[derive(Debug, Serialize, Deserialize)]
pub struct Update {
    /// The request that this answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The state now.
    pub state: State,
}

/// A match as one eye sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of entries in the journal. Name it when reconnecting to get only what has happened since.
    pub revision: u64,
    /// The revision at which the game itself last changed. Send it with a move.
    pub position: u64,
    /// How many steps of the game have been played.
    pub steps: usize,
    /// Whose eye this is.
    pub eye: Eye,
    /// Whether the match is waiting for players, being played or over.
    pub phase: Phase,
    /// The seat to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// Who sits where; left out if nothing has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatInfo>>,
    /// What the host has forbidden.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<Permission>,
    /// The clocks, if the match has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockInfo>,
    /// What this eye knows: the game's view. Left out until the match starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Box<RawValue>>,
    /// The legal moves, if it is this eye's turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// How many steps this eye may undo.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undo: u32,
    /// What happened, as this eye saw it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogLine>,
    /// If the log is too long to be sent in full: lines up to this revision are left out and can be requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Finish>,
    /// The seed for all deals, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Who has agreed to a rematch, and where it is; left out until someone offers one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<RematchOffer>,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// The phase of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are still empty.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

impl Phase {
    /// The word used in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

/// A seat, as everyone may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who may take it.
    pub kind: SeatKind,
    /// Who sits there.
    pub occupant: Occupant,
    /// The kind of account behind a person's name, which no name can imitate. Left out if the name is claimed.
    #[serde(default, skip_serializing_if = "Account::is_claimed")]
    pub account: Account,
    /// Why a bot plays for the person, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Away>,
}

/// The clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockInfo {
    /// The time at which these values were true.
    pub at: Millis,
    /// The time each seat has left.
    pub left_ms: Vec<Millis>,
    /// The seat whose clock is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
}

/// One line of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogLine {
    /// The entry of the journal it belongs to.
    pub revision: u64,
    /// How many steps of the game had been played by then.
    pub step: usize,
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub what: LogEvent,
}

/// Something that happened. `den-words` turns it into a sentence.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LogEvent {
    /// An event of the game, as this eye saw it, in the game's own JSON.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    Game(Box<RawValue>),
    /// Something at the table: someone joined, left or undid a step.
    Table(TableEvent),
    /// A chat message.
    Chat {
        /// The sender.
        seat: Seat,
        /// The text: plain text, to be shown as such.
        text: String,
    },
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Finish {
    /// The kind of end.
    pub how: EndKind,
    /// Every seat's team, points and place.
    pub seats: Vec<SeatResult>,
}

/// The kind of end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EndKind {
    /// It was played to the end.
    Played,
    /// All sides but one resigned.
    Resigned,
    /// It was closed before it started, or ended by the operator.
    Closed,
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// The kind of refusal, for programs.
    pub code: Code,
    /// The reason, for people: `den-words` turns it into a sentence.
    pub message: Message,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
}

impl Refused {
    /// A refusal without a rule.
    pub fn new(code: Code, message: impl Into<Message>) -> Refused {
        Refused { code, message: message.into(), rule: None }
    }

    /// A refusal with the rule behind it.
    pub fn by(code: Code, message: impl Into<Message>, rule: &'static str) -> Refused {
        Refused { code, message: message.into(), rule: Some(Cow::Borrowed(rule)) }
    }
}

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Refused {
        Refused { code: Code::Illegal, message: illegal.reason, rule: Some(illegal.rule) }
    }
}

impl From<BadText> for Refused {
    fn from(bad: BadText) -> Refused {
        Refused::new(Code::Unreadable, bad)
    }
}

/// The reason and the rule as one message.
impl From<Refused> for Message {
    fn from(refused: Refused) -> Message {
        match refused.rule {
            Some(rule) => Illegal { reason: refused.message, rule }.into(),
            None => refused.message,
        }
    }
}

/// For programmers: logs and failed tests.
impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.message)?;
        self.rule.as_ref().map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for Refused {}

/// A refusal as the answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefusedRequest {
    /// The request; 0 if it could not be parsed.
    pub id: u64,
    /// The refusal.
    #[serde(flatten)]
    pub refused: Refused,
}

/// The kind of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message or the move cannot be parsed.
    Unreadable,
    /// The position has changed.
    Stale,
    /// It is another seat's turn.
    NotYourTurn,
    /// Against the rules.
    Illegal,
    /// The match has not started.
    Waiting,
    /// The match is over, or is not over yet.
    Over,
    /// Only players at the table may do this.
    NotSeated,
    /// A bot plays for this seat; return first.
    Away,
    /// The seat is taken, or not for you.
    SeatTaken,
    /// Too many requests, or too much data.
    TooMuch,
    /// The server could not store it; nothing happened.
    Unavailable,
}

/// The answer to a ping.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pong {
    /// The request.
    pub id: u64,
}

/// The last message on a connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bye {
    /// The reason, for people: a [`crate::ByeReason`].
    pub message: Message,
    /// Whether to reconnect (to this node or another).
    pub reconnect: bool,
}
