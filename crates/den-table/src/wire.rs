//! The messages between a client and a table, as JSON. `docs/protocol.md` describes them with examples.

use den_core::{Eye, Illegal, Seat, SeatResult};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::clock::{Clock, Millis};
use crate::setup::{Away, Place};
use crate::{MatchId, Setup};

/// The longest message that a client may send, in bytes.
pub const MOST_BYTES: usize = 4096;

/// What a client asks for: `{"id": 7, "do": {"move": {"step": 12, "text": "b3"}}}`.
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
            return Err(Refused::new(Code::Unreadable, format!("a message has at most {MOST_BYTES} bytes")));
        }
        serde_json::from_str(text).map_err(|error| {
            // The parser's own words could quote what was sent; its place and kind say enough.
            let kind = match error.classify() {
                serde_json::error::Category::Data => "this is JSON, but not a message of the protocol",
                serde_json::error::Category::Eof => "the message ends too early",
                _ => "this is not JSON",
            };
            Refused::new(Code::Unreadable, format!("{kind} (line {}, column {}); see docs/protocol.md", error.line(), error.column()))
        })
    }
}

/// What a player can do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Play a move.
    Move {
        /// The step the player saw last. A move for an earlier step is refused as stale (DEN-STEP-1).
        step: u64,
        /// The move in the game's notation.
        text: String,
    },
    /// Take the latest own step back.
    Undo {
        /// The step the player saw last.
        step: u64,
    },
    /// Give up.
    Resign,
    /// Leave; a bot plays on until the player returns.
    Leave,
    /// Come back.
    Return,
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
    /// Play again, with the seats rotated.
    Rematch,
    /// Go on to the rematch, on the same connection; its welcome comes next.
    Follow,
    /// Look through another eye, once the match is over.
    Look {
        /// Which.
        eye: Eye,
    },
    /// Ask for a sign of life.
    Ping,
}

/// What a table tells a client.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// The first message: everything, or what happened since the version that the client named.
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
    /// The match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// What was agreed before it.
    pub setup: Shown,
    /// The SHA-256 of the seed that everything is dealt from.
    pub commitment: String,
    /// The seat of the one who is connected, if any.
    pub you: Option<Seat>,
    /// The state.
    pub state: State,
}

/// What was agreed before a match, as everyone may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The game's id.
    pub game: String,
    /// The options.
    pub options: String,
    /// The clock.
    pub clock: Clock,
    /// The bot that plays for whoever is away.
    pub stand_in: String,
}

impl From<&Setup> for Shown {
    fn from(setup: &Setup) -> Shown {
        Shown { game: setup.game.clone(), options: setup.options.clone(), clock: setup.clock, stand_in: setup.stand_in.clone() }
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
    pub version: u64,
    /// The version at which the game itself last changed. Name it with a move.
    pub step: u64,
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
    /// The clocks, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockShown>,
    /// What this eye knows: the game's view. Left out until the match begins.
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
    /// Where the log was too long to be sent whole: lines up to this version are left out and can be asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Finish>,
    /// The seed that everything was dealt from, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<MatchId>,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
pub struct SeatShown {
    /// The name, empty for an empty seat.
    pub name: String,
    /// Who it was meant for.
    pub place: Place,
    /// Whether somebody sits there.
    pub taken: bool,
    /// Why a bot plays for the player, if one does.
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
pub struct LogLine {
    /// The entry of the journal it belongs to.
    pub version: u64,
    /// When.
    pub at: Millis,
    /// What kind of line.
    pub kind: Kind,
    /// Whose, where it is a seat's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// In words.
    pub text: String,
    /// The game's own event, as this eye saw it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Box<RawValue>>,
}

/// What kind of line a line of the log is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The game.
    Game,
    /// The table: somebody came, left, took a step back.
    Table,
    /// Talk.
    Chat,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finish {
    /// In which way.
    pub how: How,
    /// Every seat's team, points and place.
    pub seats: Vec<SeatResult>,
}

/// In which way a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
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
    /// Why, for people.
    pub reason: String,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Refused {
    /// A refusal without a rule.
    pub fn new(code: Code, reason: impl Into<String>) -> Refused {
        Refused { code, reason: reason.into(), rule: None }
    }

    pub(crate) fn by(code: Code, reason: impl Into<String>, rule: &str) -> Refused {
        Refused { code, reason: reason.into(), rule: Some(rule.to_string()) }
    }
}

impl From<Illegal> for Refused {
    fn from(no: Illegal) -> Refused {
        Refused::by(Code::Illegal, no.what, no.rule)
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.reason)?;
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
    /// It is another's turn.
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
    /// Why.
    pub reason: String,
    /// Whether to connect again (here or to another node).
    pub reconnect: bool,
}
