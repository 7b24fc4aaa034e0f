//! The messages between a client and a table, as JSON. `docs/protocol.md` describes them with examples.

use std::borrow::Cow;

use den_core::{BadText, Eye, Illegal, Message, Seat, SeatResult};
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::value::RawValue;

use crate::clock::{Clock, Millis};
use crate::messages::{TableEvent, TableReason};
use crate::rematch::RematchOffer;
use crate::seating::{Account, Away, Occupant, Permission, SeatKind};
use crate::{MatchId, MatchSettings};

/// The version of the protocol. `docs/protocol.md` says what changed.
pub const PROTOCOL: u32 = 2;
/// The longest message that a client may send, in bytes.
pub const MOST_BYTES: usize = 4096;
/// About how many lines of the log a client is sent at once. It can ask for earlier ones.
pub const LOG_PAGE: usize = 200;

/// What a client asks for: `{"id": 7, "do": {"move": {"position": 12, "text": "b3"}}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Chosen by the client and repeated in the answer.
    #[serde(default)]
    pub id: u64,
    /// What to do.
    #[serde(rename = "do")]
    pub command: Command,
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// Says what is wrong with it; never repeats it.
    pub fn read(text: &str) -> Result<Request, Refused> {
        if text.len() > MOST_BYTES {
            return Err(Refused::new(Code::Unreadable, TableReason::MessageTooLong { n: MOST_BYTES }));
        }
        serde_json::from_str(text).map_err(|error| {
            // The parser's own words could quote what was sent; its place and kind say enough.
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
        /// The position that the player decided on, from the state. If the game has moved on, the move is refused as stale (DEN-STEP-1).
        position: u64,
        /// The move in the game's notation.
        text: String,
    },
    /// Take the latest own step back.
    Undo {
        /// The position that the player saw, from the state.
        position: u64,
    },
    /// Give up.
    Resign,
    /// Leave; a bot continues until the player returns.
    Leave,
    /// Come back.
    Return,
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
    /// Offer to play again, with the seats rotated, or accept the offer.
    Rematch,
    /// Decline the rematch, or withdraw the offer.
    Decline,
    /// Go on to the rematch, on the same connection; its welcome comes next.
    Follow,
    /// Look through another eye, once the match is over.
    Look {
        /// Which.
        eye: Eye,
    },
    /// Ask whether the connection works.
    Ping,
}

/// What a table tells a client.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message: everything, or what happened since the revision that the client named.
    Welcome(Box<Welcome>),
    /// Something changed. With an `id` it is the answer to that request, and what it asked for is stored.
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
    pub settings: SettingsShown,
    /// What is fixed in the game. Views do not repeat it.
    pub setup: Box<RawValue>,
    /// The SHA-256 of the seed that everything is dealt from; left out where the deals cannot be verified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The client's seat, if it has one.
    pub you: Option<Seat>,
    /// The state.
    pub state: State,
}

/// What was agreed before a match, as everyone may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SettingsShown {
    /// The game's id.
    pub game: String,
    /// The options.
    pub options: String,
    /// The clock.
    pub clock: Clock,
    /// The bot that plays for players who are away.
    pub stand_in: String,
}

impl From<&MatchSettings> for SettingsShown {
    fn from(settings: &MatchSettings) -> SettingsShown {
        SettingsShown {
            game: settings.game.clone(),
            options: settings.options.clone(),
            clock: settings.clock,
            stand_in: settings.stand_in.clone(),
        }
    }
}

/// Something changed.
#[derive(Debug, Serialize, Deserialize)]
pub struct Update {
    /// The request that it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The state now.
    pub state: State,
}

/// A match as one eye sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of entries in the journal. Name it when connecting again, and only what happened since is told.
    pub revision: u64,
    /// The revision at which the game itself last changed. Name it with a move.
    pub position: u64,
    /// How many steps of the game were played.
    pub steps: usize,
    /// Whose eye this is.
    pub eye: Eye,
    /// Whether the match waits, runs or is over.
    pub phase: Phase,
    /// The seat that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// Who sits where; left out where nothing changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatShown>>,
    /// What the host has forbidden.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<Permission>,
    /// The clocks, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockShown>,
    /// What this eye knows: the game's view. Left out until the match starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Box<RawValue>>,
    /// The legal moves, if this eye decides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// How many steps this eye may take back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undo: u32,
    /// What happened, as this eye saw it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogLine>,
    /// Where the log is too long to be sent whole: lines up to this revision are left out and can be asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Finish>,
    /// The seed that everything was dealt from, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Who has agreed to a rematch, and where it is; left out until someone offers one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<RematchOffer>,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// Where a match stands.
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
    /// The word for it, as in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

/// A seat as everyone may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatShown {
    /// Who may take it.
    pub kind: SeatKind,
    /// Who sits there.
    pub occupant: Occupant,
    /// What stands behind a person's name: a mark that no name can imitate. Left out where the name is the player's own.
    #[serde(default, skip_serializing_if = "Account::is_claimed")]
    pub account: Account,
    /// Why a bot plays for the person, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Away>,
}

/// The clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockShown {
    /// The time at which this was true.
    pub at: Millis,
    /// What each seat has left.
    pub left_ms: Vec<Millis>,
    /// Whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
}

/// One line of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogLine {
    /// The entry of the journal it belongs to.
    pub revision: u64,
    /// How many steps of the game had been played then.
    pub step: usize,
    /// When.
    pub at: Millis,
    /// What happened.
    pub what: LogEvent,
}

/// Something that happened. `den-words` makes a sentence of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LogEvent {
    /// An event of the game, as this eye saw it: the game's own JSON.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    Game(Box<RawValue>),
    /// Something at the table: someone came, left, took a step back.
    Table(TableEvent),
    /// A player said something.
    Chat {
        /// Who.
        seat: Seat,
        /// What: plain text, to be shown as such.
        text: String,
    },
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Finish {
    /// In which way.
    pub how: EndKind,
    /// Every seat's team, points and place.
    pub seats: Vec<SeatResult>,
}

/// In which way a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EndKind {
    /// It was played to the end.
    Played,
    /// All of one side but the other resigned.
    Resigned,
    /// It was closed before it began.
    Closed,
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// What kind of refusal, for programs.
    pub code: Code,
    /// Why, for people: `den-words` makes a sentence of it.
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

/// The reason with its rule, as one message.
impl From<Refused> for Message {
    fn from(refused: Refused) -> Message {
        match refused.rule {
            Some(rule) => Illegal { reason: refused.message, rule }.into(),
            None => refused.message,
        }
    }
}

/// For programmers: logs and failing tests.
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
    /// The request; 0 where it could not be read.
    pub id: u64,
    /// The refusal.
    #[serde(flatten)]
    pub refused: Refused,
}

/// What kind of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message or the move cannot be read.
    Unreadable,
    /// The position has changed since.
    Stale,
    /// It is another seat's turn.
    NotYourTurn,
    /// Against the rules.
    Illegal,
    /// The match has not begun.
    Waiting,
    /// The match is over, or not yet.
    Over,
    /// Only those who sit at the table may.
    NotSeated,
    /// A bot plays for this seat; return first.
    Away,
    /// The seat is taken, or not for you.
    SeatTaken,
    /// Too much at once.
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
    /// Why, for people: a [`crate::ByeReason`].
    pub message: Message,
    /// Whether to reconnect (here or to another node).
    pub reconnect: bool,
}
