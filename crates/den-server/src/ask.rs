//! What the task of a live match can be asked.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use den_core::{Message, Seat};
use den_store::Hash;
use den_table::wire::Request;
use den_table::{AnyMatch, Permission, PlayerId, Seated, Thinker};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::error::Fault;

/// What is not answered by then is given up: a request over HTTP, and one at a socket. A table does not begin with an older one.
pub(crate) const ANSWER_TIME: Duration = Duration::from_secs(15);

/// Looks at a match and takes away what it needs.
pub(crate) type Reader = Box<dyn FnOnce(&dyn AnyMatch) + Send>;

/// What a match can be asked.
pub(crate) enum Ask {
    /// Somebody connects.
    Enter(Enter),
    /// Somebody is gone.
    Exit(u64),
    /// Somebody at a socket wants something, since then.
    Request(u64, Request, Instant),
    /// Somebody sits down.
    Sit(Sit),
    /// The host puts a bot on a seat, or closes.
    Host(PlayerId, HostAsk, oneshot::Sender<Result<(), Fault>>),
    /// A player leaves, whether connected or not.
    Leave(PlayerId, oneshot::Sender<Result<(), Fault>>),
    /// A player reads no chat of these players any more.
    Muted(PlayerId, Vec<PlayerId>),
    /// What is stored was changed by hand: it is read again.
    Reload,
    /// Somebody reads.
    Read(Reader),
    /// A bot has decided.
    Decided(BotDecision),
    /// Another node has stored up to this revision.
    Refresh(u64),
    /// Something is due.
    Wake,
}

/// A connection to be.
pub(crate) struct Enter {
    pub(crate) player: Option<PlayerId>,
    /// What its new matches are counted by.
    pub(crate) address: IpAddr,
    pub(crate) since: u64,
    /// Whose chat the player does not read.
    pub(crate) muted: Vec<PlayerId>,
    pub(crate) out: mpsc::Sender<Outgoing>,
    pub(crate) tell: oneshot::Sender<Result<u64, Fault>>,
}

/// What a match tells a connection.
pub(crate) enum Outgoing {
    /// A message, and the request that it answers.
    Message(Option<u64>, Utf8Bytes),
    /// The connection ends: why, and whether to connect again.
    End(Message, bool),
}

/// What a bot decided.
pub(crate) struct BotDecision {
    pub(crate) seat: Seat,
    /// The position that it decided on.
    pub(crate) position: u64,
    /// The move; none where the bot failed.
    pub(crate) text: Option<String>,
    /// The bots come back with what they have searched.
    pub(crate) bots: Option<Box<dyn Thinker>>,
}

/// Sitting down.
pub(crate) struct Sit {
    pub(crate) who: Seated,
    pub(crate) seat: Option<Seat>,
    pub(crate) invite: Option<Hash>,
    pub(crate) tell: oneshot::Sender<Result<Seat, Fault>>,
}

/// What only the host may.
#[derive(Clone, Debug)]
pub(crate) enum HostAsk {
    Fill(Seat, String),
    Remove(Seat),
    Permit(Permission, bool),
    Close,
}
