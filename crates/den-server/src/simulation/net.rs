//! A client's in-memory connections to a node.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use den_table::MatchId;
use den_table::wire::{Command, Request, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::cluster::Node;
use crate::config::ANSWER_TIME;
use crate::serve::connection;

/// The time limit within which every request is answered or refused and every connection is accepted or closed.
pub(super) const BOUND: Duration = ANSWER_TIME.saturating_add(Duration::from_secs(1));

const CLIENT: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));

/// Why there is no answer.
#[derive(Clone, Debug)]
pub(super) enum Gone {
    /// The node is dead, or has closed the connection.
    Closed,
    /// The answer took too long.
    TooLate(String),
}

/// Opens a connection to a node.
fn open(node: &Node) -> Result<DuplexStream, Gone> {
    let place = node.app.bounds.connections.take(CLIENT, None).filter(|_| !node.is_dead()).ok_or(Gone::Closed)?;
    let (client, server) = duplex(1 << 16);
    tokio::spawn(connection(node.app.clone(), node.routes.clone(), server, SocketAddr::new(CLIENT, 1), place));
    Ok(client)
}

/// Sends a request. Returns status, cookie and body.
pub(super) async fn http(node: &Node, method: &str, path: &str, cookie: &str, body: &Value) -> Result<(u16, String, Value), Gone> {
    let mut stream = open(node)?;
    let body = body.to_string();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let answer = async {
        stream.write_all((head + &body).as_bytes()).await.map_err(|_| Gone::Closed)?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await.map_err(|_| Gone::Closed)?;
        Ok(text)
    };
    let text = tokio::select! {
        biased;
        text = timeout(BOUND, answer) => text.map_err(|_| Gone::TooLate(format!("{method} {path}")))??,
        () = node.died() => return Err(Gone::Closed),
    };
    let (head, body) = text.split_once("\r\n\r\n").ok_or(Gone::Closed)?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or(Gone::Closed)?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).and_then(|line| line.split(';').next());
    Ok((status, cookie.unwrap_or_default().to_string(), serde_json::from_str(body).unwrap_or_default()))
}

/// A play socket.
pub(super) struct Socket {
    stream: WebSocketStream<DuplexStream>,
    next: u64,
}

impl Socket {
    pub(super) async fn open(node: &Node, cookie: &str, id: &MatchId, since: u64) -> Result<Socket, Gone> {
        let mut request = format!("ws://localhost/api/matches/{id}/play?since={since}").into_client_request().expect("a URL");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        let stream = open(node)?;
        tokio::select! {
            biased;
            opened = timeout(BOUND, tokio_tungstenite::client_async(request, stream)) => {
                let (stream, _) = opened.map_err(|_| Gone::TooLate("a socket".into()))?.map_err(|_| Gone::Closed)?;
                Ok(Socket { stream, next: 1 })
            }
            () = node.died() => Err(Gone::Closed),
        }
    }

    pub(super) async fn say(&mut self, command: Command) -> Result<u64, Gone> {
        let id = self.next;
        self.next += 1;
        let text = serde_json::to_string(&Request { id, command }).expect("a request is JSON");
        self.stream.send(Frame::Text(text.into())).await.map_err(|_| Gone::Closed)?;
        Ok(id)
    }

    /// Waits for the next message, without a limit.
    pub(super) async fn message(&mut self, node: &Node) -> Result<ServerMessage, Gone> {
        loop {
            let frame = tokio::select! {
                biased;
                () = node.died() => return Err(Gone::Closed),
                frame = self.stream.next() => frame,
            };
            match frame {
                Some(Ok(Frame::Text(text))) => {
                    return serde_json::from_str(&text).map_err(|_| Gone::TooLate(format!("unreadable: {text}")));
                }
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                _ => return Err(Gone::Closed),
            }
        }
    }
}
