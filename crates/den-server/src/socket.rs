//! The play socket: reads requests, writes what the table tells, and neither waits for the other's sake.

use std::net::IpAddr;
use std::pin::pin;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use den_store::Player;
use den_table::wire::{Bye, Code, Command, MOST_BYTES, Message, Pong, Refused, RefusedRequest, Request};
use den_table::{AnyMatch, PlayerId};
use futures_util::SinkExt;
use tokio::sync::{mpsc, oneshot};

use crate::app::{App, stopped};
use crate::hub;
use crate::limits::{Bucket, SocketPlace};
use crate::live::{Ask, Enter};

/// A longer frame ends the connection; a longer message than the protocol's is answered.
pub(crate) const MOST_FRAME: usize = 4 * MOST_BYTES;
/// How many messages may wait for a slow client before it is let go.
const MOST_WAITING: usize = 64;
/// A client gets a ping this often.
const PING: Duration = Duration::from_secs(25);
/// A client that says nothing at all for so long, not even a pong, is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// A client that does not take a message for so long is gone.
const STUCK: Duration = Duration::from_secs(20);
/// After so many messages beyond the rate the connection ends.
const MOST_EXCESS: u32 = 100;

/// Why a socket ends.
enum End {
    /// The client went, or its connection broke.
    Gone,
    /// We end it.
    With(u16, &'static str, bool),
    /// The client goes on to the rematch.
    Next(mpsc::Sender<Ask>),
}

/// How much a client says.
struct Pace {
    bucket: Bucket,
    /// Messages beyond the rate.
    excess: u32,
}

/// Serves one socket until it ends, from rematch to rematch.
pub(crate) async fn serve(
    app: App,
    mut socket: WebSocket,
    mut table: mpsc::Sender<Ask>,
    player: Option<Player>,
    mut since: u64,
    place: SocketPlace,
) {
    let player = player.map(|player| player.id);
    // The limit is the connection's: going on to a rematch does not renew it.
    let rate = app.bounds.limits.messages;
    let mut pace = Pace { bucket: Bucket::new(rate, rate * 3.0), excess: 0 };
    let end = loop {
        match sit(&app, &mut socket, &table, player.clone(), since, &mut pace).await {
            End::Next(next) => (table, since) = (next, 0),
            end => break end,
        }
    };
    if let End::With(code, reason, reconnect) = end {
        let bye = json(&Message::Bye(Bye { reason: reason.into(), reconnect }));
        let goodbye = async {
            let _ = socket.send(Frame::Text(bye)).await;
            let _ = socket.send(Frame::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
        };
        let _ = tokio::time::timeout(Duration::from_secs(2), goodbye).await;
    }
    drop(place);
}

/// Serves a socket at one table.
async fn sit(app: &App, socket: &mut WebSocket, table: &mpsc::Sender<Ask>, player: Option<PlayerId>, since: u64, pace: &mut Pace) -> End {
    let (out, mut told) = mpsc::channel(MOST_WAITING);
    let (tell, entered) = oneshot::channel();
    match table.try_send(Ask::Enter(Enter { player, since, out, tell })) {
        Err(_) => End::With(close_code::AGAIN, "the table is busy", true),
        Ok(()) => match entered.await {
            Ok(Ok(guest)) => {
                app.metrics.sockets.inc();
                let end = talk(app, socket, table, guest, &mut told, pace).await;
                app.metrics.sockets.dec();
                let _ = table.send(Ask::Exit(guest)).await;
                end
            }
            Ok(Err(_)) => End::With(close_code::AGAIN, "there are too many at this table", true),
            Err(_) => End::With(close_code::AGAIN, "the table is not there now", true),
        },
    }
}

async fn talk(
    app: &App,
    socket: &mut WebSocket,
    table: &mpsc::Sender<Ask>,
    guest: u64,
    told: &mut mpsc::Receiver<Utf8Bytes>,
    pace: &mut Pace,
) -> End {
    let mut stopping = app.stopping.subscribe();
    let mut stop = pin!(stopped(&mut stopping));
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            frame = socket.recv() => {
                heard = Instant::now();
                let text = match frame {
                    Some(Ok(Frame::Text(text))) => text,
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Binary(_))) => return End::With(close_code::UNSUPPORTED, "messages are text", false),
                    Some(Err(error)) if too_long(&error) => return End::With(close_code::SIZE, "that message is too long", false),
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => return End::Gone,
                };
                let answer = if pace.bucket.take() {
                    match take(table, guest, &text) {
                        Taken::Handed => None,
                        Taken::Answered(answer) => Some(answer),
                        Taken::Follow(id) => match rematch(app, table).await {
                            Ok(next) => return End::Next(next),
                            Err(refused) => Some(refuse(id, refused)),
                        },
                    }
                } else {
                    pace.excess += 1;
                    if pace.excess > MOST_EXCESS {
                        return End::With(close_code::POLICY, "too many messages", false);
                    }
                    let id = Request::read(&text).map_or(0, |request| request.id);
                    Some(refuse(id, Refused::new(Code::TooMuch, "too many messages; wait a moment")))
                };
                if let Some(answer) = answer && send(socket, answer, told).await.is_err() {
                    return End::Gone;
                }
            }
            message = told.recv() => match message {
                Some(message) => if send(socket, message, told).await.is_err() {
                    return End::Gone;
                },
                // The table let us go: too slow, or the database is away.
                None => return End::With(close_code::AGAIN, "connect again and name the version you know", true),
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return End::Gone;
                }
                if !matches!(tokio::time::timeout(STUCK, socket.send(Frame::Ping(Vec::new().into()))).await, Ok(Ok(()))) {
                    return End::Gone;
                }
            }
            () = &mut stop => return End::With(close_code::RESTART, "the server restarts; connect again", true),
        }
    }
}

/// What became of a request.
enum Taken {
    /// The table has it.
    Handed,
    /// It is answered.
    Answered(Utf8Bytes),
    /// The client wants to go on to the rematch.
    Follow(u64),
}

/// Hands a request to the table; what can be answered here is.
fn take(table: &mpsc::Sender<Ask>, guest: u64, text: &str) -> Taken {
    let request = match Request::read(text) {
        Ok(request) => request,
        Err(refused) => return Taken::Answered(refuse(0, refused)),
    };
    let id = request.id;
    match request.command {
        Command::Ping => return Taken::Answered(json(&Message::Pong(Pong { id }))),
        Command::Follow => return Taken::Follow(id),
        _ => {}
    }
    match table.try_send(Ask::Request(guest, request)) {
        Ok(()) => Taken::Handed,
        Err(_) => Taken::Answered(refuse(id, Refused::new(Code::TooMuch, "the table is busy; try again"))),
    }
}

/// The table of the rematch.
async fn rematch(app: &App, table: &mpsc::Sender<Ask>) -> Result<mpsc::Sender<Ask>, Refused> {
    let (tell, told) = oneshot::channel();
    let read = move |table: &dyn AnyMatch| drop(tell.send(table.next().cloned()));
    let busy = || Refused::new(Code::Unavailable, "the rematch cannot be reached now; try again");
    table.try_send(Ask::Read(Box::new(read))).map_err(|_| busy())?;
    let next = told.await.map_err(|_| busy())?.ok_or_else(|| Refused::new(Code::Waiting, "nobody has asked for a rematch yet"))?;
    hub::table(app, &next).await.map_err(|_| busy())
}

/// Sends a message and whatever else waits, with one flush.
async fn send(socket: &mut WebSocket, first: Utf8Bytes, told: &mut mpsc::Receiver<Utf8Bytes>) -> Result<(), ()> {
    let sending = async {
        socket.feed(Frame::Text(first)).await?;
        while let Ok(next) = told.try_recv() {
            socket.feed(Frame::Text(next)).await?;
        }
        socket.flush().await
    };
    match tokio::time::timeout(STUCK, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(()),
    }
}

fn refuse(id: u64, refused: Refused) -> Utf8Bytes {
    json(&Message::Refused(RefusedRequest { id, refused }))
}

fn json(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

fn too_long(error: &axum::Error) -> bool {
    // axum hides the error of the socket library; its words are stable enough to choose a close code by.
    error.to_string().contains("too long")
}

/// The address a client is counted by: IPv6 clients by their /64, of which one household has many addresses.
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
