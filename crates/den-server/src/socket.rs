//! The play socket. Reading requests and writing updates never block each other.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::pin::pin;
use std::time::Duration;

use den_core::Message;
use den_table::wire::{Bye, Code, Command, MAX_BYTES, Pong, Refused, RefusedRequest, Request, ServerMessage};
use den_table::{AnyMatch, ByeReason, PlayerId, TableReason};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::error::CapacityError;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message as Frame, Utf8Bytes};

use crate::app::{App, stopped};
use crate::ask::{Ask, Enter, Outgoing};
use crate::error::Fault;
use crate::hub;
use crate::limits::Pace;
use crate::messages::ServerReason;
use crate::places::Place;
use crate::sessions::OpenSession;
use crate::web_socket::{WebSocket, feed_text};

/// A longer frame ends the connection; a message beyond the protocol's limit is answered.
pub(crate) const MAX_FRAME: usize = 4 * MAX_BYTES;
/// How many messages may be queued for a slow client before it is disconnected.
const MAX_WAITING: usize = 64;
/// The ping interval.
const PING: Duration = Duration::from_secs(25);
/// A client that has sent nothing for this long, not even a pong, is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// After this many messages beyond the rate limit, the connection ends.
const MAX_EXCESS: u32 = 100;
/// How long a client may take to receive the last message.
const GOODBYE: Duration = Duration::from_secs(2);
/// Why a socket ends.
enum End {
    /// The client left, or the connection broke.
    Gone,
    /// We end it.
    With(CloseCode, Message, bool),
    /// The client follows the players to the rematch.
    Next(mpsc::Sender<Ask>),
}

/// A client's connection, from rematch to rematch.
pub(crate) struct Connection {
    pub(crate) player: Option<PlayerId>,
    /// The player's session; the connection ends with it.
    pub(crate) session: Option<OpenSession>,
    /// The players whose chat is not shown.
    pub(crate) muted: Vec<PlayerId>,
    pub(crate) address: IpAddr,
    pub(crate) place: Place,
    /// The rate limits. Following to a rematch does not reset them.
    pub(crate) pace: Pace,
    /// Messages beyond the limits.
    pub(crate) excess: u32,
}

/// Serves one socket until it ends, from rematch to rematch.
pub(crate) async fn serve(
    app: App,
    mut socket: Box<WebSocket>,
    mut table: mpsc::Sender<Ask>,
    mut since: u64,
    mut connection: Box<Connection>,
) {
    let end = loop {
        match sit(&app, &mut socket, &table, since, &mut connection).await {
            End::Next(next) => (table, since) = (next, 0),
            end => break end,
        }
    };
    if let End::With(code, message, reconnect) = end {
        let reason = message.key.to_string();
        let bye = json(&ServerMessage::Bye(Bye { message, reconnect }));
        let goodbye = async {
            let _ = socket.send(Frame::Text(bye)).await;
            let _ = socket.send(Frame::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
        };
        match tokio::time::timeout(GOODBYE, goodbye).await {
            // Read what the client has sent in the meantime: closing with unread data would discard, on its side, what we have just sent.
            Ok(()) => _ = tokio::time::timeout(GOODBYE, async { while let Some(Ok(_)) = socket.next().await {} }).await,
            Err(_) => app.metrics.timed_out("goodbye"),
        }
    }
}

/// Serves a socket at one table.
async fn sit(app: &App, socket: &mut WebSocket, table: &mpsc::Sender<Ask>, since: u64, connection: &mut Connection) -> End {
    let (out, mut told) = mpsc::channel(MAX_WAITING);
    let (tell, entered) = oneshot::channel();
    let player = connection.player.clone();
    let (address, muted) = (connection.address, connection.muted.clone());
    if table.try_send(Ask::Enter(Enter { player, address, since, muted, out, tell })).is_err() {
        return End::With(CloseCode::Again, ByeReason::Busy.into(), true);
    }
    match tokio::time::timeout(app.bounds.limits.answer_time, entered).await {
        Ok(Ok(Ok(guest))) => {
            app.metrics.sockets.inc();
            let end = talk(app, socket, table, guest, &mut told, connection).await;
            app.metrics.sockets.dec();
            // A table that is too busy will notice when it has something to send.
            let _ = tokio::time::timeout(GOODBYE, table.send(Ask::Exit(guest))).await;
            end
        }
        Ok(Ok(Err(Fault::Refused(refused)))) => End::With(CloseCode::Policy, refused.message, false),
        Ok(Ok(Err(_))) => End::With(CloseCode::Again, ByeReason::Full.into(), true),
        Ok(Err(_)) => End::With(CloseCode::Again, ByeReason::Unavailable.into(), true),
        Err(_) => {
            app.metrics.timed_out("enter");
            End::With(CloseCode::Again, ByeReason::Unavailable.into(), true)
        }
    }
}

async fn talk(
    app: &App,
    socket: &mut WebSocket,
    table: &mpsc::Sender<Ask>,
    guest: u64,
    told: &mut mpsc::Receiver<Box<Outgoing>>,
    connection: &mut Connection,
) -> End {
    let Connection { place, pace, excess, session, .. } = connection;
    let mut unanswered = Unanswered::default();
    // Fires when the oldest request is due; reset only after it has fired, not for every request.
    let answer_time = app.bounds.limits.answer_time;
    let mut alarm = pin!(tokio::time::sleep(answer_time));
    let mut shed = pin!(place.shed());
    let mut ended = pin!(async {
        match session {
            Some(session) => session.ended().await,
            None => std::future::pending().await,
        }
    });
    let mut stopping = app.stopping.subscribe();
    let mut stop = pin!(stopped(&mut stopping));
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            biased;
            () = &mut stop => return End::With(CloseCode::Restart, ByeReason::Restarting.into(), true),
            () = &mut ended => return End::With(CloseCode::Policy, ServerReason::LoggedOut.into(), false),
            () = &mut shed => {
                app.metrics.shed.inc();
                return End::With(CloseCode::Again, ServerReason::PlayersFirst.into(), false);
            }
            () = &mut alarm, if !unanswered.0.is_empty() => match unanswered.oldest().map(|asked| asked + answer_time) {
                Some(due) if due > Instant::now() => alarm.as_mut().reset(due),
                _ => {
                    app.metrics.timed_out("table");
                    return End::With(CloseCode::Again, ByeReason::Unavailable.into(), true);
                }
            },
            message = told.recv() => match message.map(|message| *message) {
                Some(Outgoing::End(why, reconnect)) => return End::With(CloseCode::Again, why, reconnect),
                Some(Outgoing::Message(answers, text)) => {
                    unanswered.answered(answers);
                    if let Err(end) = send(app, socket, text, told, &mut unanswered).await {
                        return end;
                    }
                }
                // The table gave up on this client: too slow.
                None => return End::With(CloseCode::Again, ByeReason::TooSlow.into(), true),
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return End::Gone;
                }
                match tokio::time::timeout(app.bounds.limits.write_time, socket.send(Frame::Ping(Vec::new().into()))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return End::Gone,
                    Err(_) => return stuck(app),
                }
            }
            frame = socket.next() => {
                heard = Instant::now();
                let text = match frame {
                    Some(Ok(Frame::Text(text))) => Some(text),
                    Some(Ok(Frame::Ping(_))) => None,
                    Some(Ok(Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Binary(_))) => return End::With(CloseCode::Unsupported, ByeReason::NotText.into(), false),
                    Some(Err(Error::Capacity(CapacityError::MessageTooLong { .. }))) => return End::With(CloseCode::Size, ByeReason::TooLong.into(), false),
                    Some(Ok(Frame::Close(_) | Frame::Frame(_)) | Err(_)) | None => return End::Gone,
                };
                let answer = if pace.message() {
                    match text.map(|text| take(table, guest, &text, pace)) {
                        None => None,
                        Some(Taken::Handed(id)) => {
                            let now = Instant::now();
                            if unanswered.0.is_empty() && alarm.deadline() <= now {
                                alarm.as_mut().reset(now + answer_time);
                            }
                            unanswered.0.push_back((id, now));
                            None
                        }
                        Some(Taken::Answered(answer)) => Some(answer),
                        Some(Taken::Follow(id)) => match tokio::time::timeout(answer_time, Box::pin(rematch(app, table))).await {
                            Ok(Ok(next)) => return End::Next(next),
                            Ok(Err(refused)) => Some(refuse(id, refused)),
                            Err(_) => {
                                app.metrics.timed_out("follow");
                                Some(refuse(id, Refused::new(Code::Unavailable, ServerReason::Unavailable)))
                            }
                        },
                    }
                } else {
                    *excess += 1;
                    if *excess > MAX_EXCESS {
                        return End::With(CloseCode::Policy, ByeReason::TooMany.into(), false);
                    }
                    let id = text.and_then(|text| Request::read(&text).ok()).map_or(0, |request| request.id);
                    Some(refuse(id, Refused::new(Code::TooMuch, TableReason::TooMany)))
                };
                if let Some(answer) = answer && let Err(end) = send(app, socket, answer, told, &mut unanswered).await {
                    return end;
                }
            }
        }
    }
}

/// The requests that the table has not answered yet, with their arrival times, the oldest first.
#[derive(Default)]
struct Unanswered(VecDeque<(u64, Instant)>);

impl Unanswered {
    /// When the oldest one arrived.
    fn oldest(&self) -> Option<Instant> {
        self.0.front().map(|(_, asked)| *asked)
    }

    /// Removes an answered request.
    fn answered(&mut self, id: Option<u64>) {
        if let Some(at) = self.0.iter().position(|(asked, _)| Some(*asked) == id) {
            self.0.remove(at);
        }
    }
}

/// What happened to a request.
enum Taken {
    /// It was passed to the table.
    Handed(u64),
    /// It was answered here.
    Answered(Utf8Bytes),
    /// The client wants to follow to the rematch.
    Follow(u64),
}

/// Passes a request to the table, or answers it if that is possible here.
fn take(table: &mpsc::Sender<Ask>, guest: u64, text: &str, pace: &mut Pace) -> Taken {
    let request = match Request::read(text) {
        Ok(request) => request,
        Err(refused) => return Taken::Answered(refuse(0, refused)),
    };
    let id = request.id;
    match request.command {
        Command::Ping => return Taken::Answered(json(&ServerMessage::Pong(Pong { id }))),
        Command::Follow => return Taken::Follow(id),
        Command::Chat { .. } if !pace.chat() => {
            return Taken::Answered(refuse(id, Refused::new(Code::TooMuch, TableReason::TooMany)));
        }
        _ => {}
    }
    match table.try_send(Ask::Request(guest, request, Instant::now())) {
        Ok(()) => Taken::Handed(id),
        Err(_) => Taken::Answered(refuse(id, Refused::new(Code::TooMuch, TableReason::Busy))),
    }
}

/// The table of the rematch.
async fn rematch(app: &App, table: &mpsc::Sender<Ask>) -> Result<mpsc::Sender<Ask>, Refused> {
    let (tell, told) = oneshot::channel();
    let read = move |table: &dyn AnyMatch| drop(tell.send(table.status().rematch().next.clone()));
    let busy = || Refused::new(Code::Unavailable, ServerReason::Unavailable);
    table.try_send(Ask::Read(Box::new(read))).map_err(|_| busy())?;
    let next = told.await.map_err(|_| busy())?.ok_or_else(|| Refused::new(Code::Waiting, TableReason::NoRematch))?;
    hub::table(app, &next).await.map_err(|_| busy())
}

/// Sends a message and everything else that is queued, with one flush.
async fn send(
    app: &App,
    socket: &mut WebSocket,
    first: Utf8Bytes,
    told: &mut mpsc::Receiver<Box<Outgoing>>,
    unanswered: &mut Unanswered,
) -> Result<(), End> {
    let sending = async {
        feed_text(socket, first).await?;
        let end = loop {
            match told.try_recv().map(|message| *message) {
                Ok(Outgoing::End(why, reconnect)) => break Some(End::With(CloseCode::Again, why, reconnect)),
                Ok(Outgoing::Message(answers, text)) => {
                    unanswered.answered(answers);
                    feed_text(socket, text).await?;
                }
                Err(_) => break None,
            }
        };
        socket.flush().await?;
        Ok::<_, Error>(end)
    };
    match tokio::time::timeout(app.bounds.limits.write_time, sending).await {
        Ok(Ok(None)) => Ok(()),
        Ok(Ok(Some(end))) => Err(end),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(stuck(app)),
    }
}

fn stuck(app: &App) -> End {
    app.metrics.timed_out("socket write");
    End::Gone
}

fn refuse(id: u64, refused: Refused) -> Utf8Bytes {
    json(&ServerMessage::Refused(RefusedRequest { id, refused }))
}

fn json(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The address that a client is counted by: for IPv6 its /64, because one household has many addresses.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or_else(
            || {
                let [a, b, c, d, ..] = v6.segments();
                std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            },
            IpAddr::V4,
        ),
    }
}
