//! A proxy to a server that is slow, goes silent, breaks or is closed, as a test demands.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The behaviour of the proxy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Open,
    /// Data arrives late.
    Slow(Duration),
    /// Connections stay open, nothing arrives.
    Silent,
    /// Requests arrive, but the connection breaks instead of an answer. New connections are accepted.
    AnswersBreak,
    /// Connections break, including new ones.
    Closed,
}

pub struct Proxy {
    pub address: SocketAddr,
    way: watch::Sender<Way>,
}

impl Proxy {
    pub async fn start(to: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (way, known) = watch::channel(Way::Open);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if *known.borrow() == Way::Closed {
                    continue;
                }
                let Ok(server) = TcpStream::connect(to).await else { continue };
                let known = known.clone();
                tokio::spawn(async move {
                    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
                    // When one direction ends, so does the other: the connection breaks as a whole.
                    tokio::select! {
                        () = carry(from_client, to_server, known.clone(), false) => {}
                        () = carry(from_server, to_client, known, true) => {}
                    }
                });
            }
        });
        Proxy { address, way }
    }

    /// Starts a proxy in front of the database of a URL. Returns it with the URL that goes through it.
    pub async fn before(url: &str) -> (Proxy, String) {
        let host = url.split(['@', '/']).nth(3).unwrap().to_string();
        let proxy = Proxy::start(host.parse().unwrap()).await;
        let url = url.replace(&host, &proxy.address.to_string());
        (proxy, url)
    }

    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

async fn carry(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut way: watch::Receiver<Way>, answers: bool) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut bytes) => match read {
                Ok(0) | Err(_) => return,
                Ok(read) => read,
            },
            _ = way.wait_for(|way| *way == Way::Closed) => return,
        };
        let Ok(way) = way.wait_for(|way| *way != Way::Silent).await.map(|way| *way) else { return };
        match way {
            Way::Slow(delay) => tokio::time::sleep(delay).await,
            Way::AnswersBreak if answers => return,
            Way::Closed => return,
            _ => {}
        }
        if to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
