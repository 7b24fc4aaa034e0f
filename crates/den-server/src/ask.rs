//! The requests to the task of a live match.

use std::net::IpAddr;

use den_core::{Message, Seat};
use den_store::Hash;
use den_table::wire::Request;
use den_table::{AnyMatch, BotDriver, Permission, PlayerId, Seated};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::error::Fault;

/// Reads a match and sends what it needs elsewhere.
pub(crate) type Reader = Box<dyn FnOnce(&dyn AnyMatch) + Send>;

/// A request to a live match.
pub(crate) enum Ask {
    /// Someone connects.
    Enter(Enter),
    /// Someone disconnects.
    Exit(u64),
    /// A request from a socket, and when it came.
    Request(u64, Request, Instant),
    /// Someone sits down.
    Sit(Sit),
    /// The host seats a bot, or closes the match.
    Host(PlayerId, HostAsk, oneshot::Sender<Result<(), Fault>>),
    /// A player leaves, whether connected or not.
    Leave(PlayerId, oneshot::Sender<Result<(), Fault>>),
    /// A player has muted these players.
    Muted(PlayerId, Vec<PlayerId>),
    /// The stored match was changed from outside: load it again.
    Reload,
    /// Someone reads the match.
    Read(Reader),
    /// A bot has decided.
    Decided(BotDecision),
    /// Another node has stored up to this revision.
    Refresh(u64),
    /// Something is due.
    Wake,
}

/// A new connection.
pub(crate) struct Enter {
    pub(crate) player: Option<PlayerId>,
    /// The address that its new matches count towards.
    pub(crate) address: IpAddr,
    pub(crate) since: u64,
    /// The players whose chat is not shown.
    pub(crate) muted: Vec<PlayerId>,
    pub(crate) out: Sender,
    pub(crate) tell: oneshot::Sender<Result<u64, Fault>>,
}

/// The queue of a connection. Messages are boxed, because a queue has space for 32 even while it is empty.
pub(crate) type Sender = mpsc::Sender<Box<Outgoing>>;

/// A message to a connection.
pub(crate) enum Outgoing {
    /// A message, and the request it answers.
    Message(Option<u64>, Utf8Bytes),
    /// The connection ends: why, and whether to reconnect.
    End(Message, bool),
}

/// A bot's decision.
pub(crate) struct BotDecision {
    pub(crate) seat: Seat,
    /// The position it decided on.
    pub(crate) position: u64,
    /// The move; `None` if the bot failed.
    pub(crate) text: Option<String>,
    /// The bots, returned with their search trees.
    pub(crate) bots: Option<Box<dyn BotDriver>>,
}

/// A request to sit down.
pub(crate) struct Sit {
    pub(crate) who: Seated,
    pub(crate) seat: Option<Seat>,
    pub(crate) invite: Option<Hash>,
    pub(crate) tell: oneshot::Sender<Result<Seat, Fault>>,
}

/// A request that only the host may make.
#[derive(Clone, Debug)]
pub(crate) enum HostAsk {
    Fill(Seat, String),
    Remove(Seat),
    Permit(Permission, bool),
    Close,
}
