//! WebSockets: the handshake, and messages in pieces.
//!
//! The socket library keeps a buffer as large as the largest frame that it has sent. A welcome message is large and sent once, so most of
//! the memory of an idle socket would be that buffer. A message is therefore sent in several small frames, which axum's sockets cannot do.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::SinkExt;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::error::Fault;

/// A client's socket.
pub(crate) type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

/// The longest frame that is sent. It bounds the memory of an idle socket.
const PIECE: usize = 1024;
/// The space for a request. A longer one gets more. With less than 1 KiB, the library's buffers would shrink to the size of a frame's header and
/// every request would need several reads.
const READ_BUFFER: usize = 1024;
/// What may wait for a slow client. It protects the server's memory.
const MAX_UNSENT: usize = 4 << 20;

/// A request to open a WebSocket.
pub(crate) struct Upgrade {
    response: Response,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Fault> {
        let response = create_response_with_body(&Request::from_parts(parts.clone(), ()), Body::empty).map_err(|_| Fault::NotSocket)?;
        let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or(Fault::NotSocket)?;
        Ok(Upgrade { response, upgrade })
    }
}

impl Upgrade {
    /// Accepts the request: `serve` runs in a task of its own once the client has the answer. A longer message than `max` ends the
    /// connection. The socket is boxed, because a task keeps its arguments twice.
    pub(crate) fn accept<F: Future<Output = ()> + Send>(
        self,
        max: usize,
        serve: impl FnOnce(Box<WebSocket>) -> F + Send + 'static,
    ) -> Response {
        let config = WebSocketConfig::default()
            .max_message_size(Some(max))
            .max_frame_size(Some(max))
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(PIECE)
            .max_write_buffer_size(MAX_UNSENT);
        tokio::spawn(async move {
            // A client that has already gone needs nothing.
            if let Ok(upgraded) = self.upgrade.await {
                serve(Box::new(WebSocket::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await)).await;
            }
        });
        self.response
    }
}

/// Queues a text, in pieces if it is long.
pub(crate) async fn feed_text(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), Error> {
    if text.len() <= PIECE {
        return socket.feed(Message::Text(text)).await;
    }
    // Boxed, because this is rare, and every socket would need the space.
    Box::pin(feed_pieces(socket, text.into())).await
}

async fn feed_pieces(socket: &mut WebSocket, bytes: Bytes) -> Result<(), Error> {
    for start in (0..bytes.len()).step_by(PIECE) {
        let end = bytes.len().min(start + PIECE);
        let kind = if start == 0 { Data::Text } else { Data::Continue };
        let piece = Frame::message(bytes.slice(start..end), OpCode::Data(kind), end == bytes.len());
        socket.feed(Message::Frame(piece)).await?;
    }
    Ok(())
}
