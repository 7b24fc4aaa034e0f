//! The play socket: reads requests, writes what the table tells, and neither waits for the other's sake.

use std::net::IpAddr;
use std::pin::pin;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use den_store::Player;
use den_table::wire::{Bye, Code, Command, MOST_BYTES, Message, Pong, Refused, RefusedRequest, Request};
use futures_util::SinkExt;
use tokio::sync::{mpsc, oneshot};

use crate::app::{App, stopped};
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
}

/// Serves one socket until it ends.
pub(crate) async fn serve(
    app: App,
    mut socket: WebSocket,
    table: mpsc::Sender<Ask>,
    player: Option<Player>,
    since: u64,
    place: SocketPlace,
) {
    let (out, mut told) = mpsc::channel(MOST_WAITING);
    let (tell, entered) = oneshot::channel();
    let enter = Enter { player: player.map(|player| player.id), since, out, tell };
    let end = match table.try_send(Ask::Enter(enter)) {
        Err(_) => End::With(close_code::AGAIN, "the table is busy", true),
        Ok(()) => match entered.await {
            Ok(Ok(guest)) => {
                app.metrics.sockets.inc();
                let end = talk(&app, &mut socket, &table, guest, &mut told).await;
                app.metrics.sockets.dec();
                let _ = table.send(Ask::Exit(guest)).await;
                end
            }
            Ok(Err(_)) => End::With(close_code::AGAIN, "there are too many at this table", true),
            Err(_) => End::With(close_code::AGAIN, "the table is not there now", true),
        },
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

async fn talk(app: &App, socket: &mut WebSocket, table: &mpsc::Sender<Ask>, guest: u64, told: &mut mpsc::Receiver<Utf8Bytes>) -> End {
    let mut stopping = app.stopping.subscribe();
    let mut stop = pin!(stopped(&mut stopping));
    let rate = app.bounds.limits.messages;
    let (mut bucket, mut excess) = (Bucket::new(rate, rate * 3.0), 0);
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
                let answer = if bucket.take() {
                    take(table, guest, &text)
                } else {
                    excess += 1;
                    if excess > MOST_EXCESS {
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

/// Hands a request to the table; what can be answered here is.
fn take(table: &mpsc::Sender<Ask>, guest: u64, text: &str) -> Option<Utf8Bytes> {
    let request = match Request::read(text) {
        Ok(request) => request,
        Err(refused) => return Some(refuse(0, refused)),
    };
    if request.command == Command::Ping {
        return Some(json(&Message::Pong(Pong { id: request.id })));
    }
    let id = request.id;
    match table.try_send(Ask::Request(guest, request)) {
        Ok(()) => None,
        Err(_) => Some(refuse(id, Refused::new(Code::TooMuch, "the table is busy; try again"))),
    }
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
