//! A way to a server that can go silent: connections stay open, nothing arrives.

use std::net::SocketAddr;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

pub struct Proxy {
    pub address: SocketAddr,
    silent: watch::Sender<bool>,
}

impl Proxy {
    pub async fn start(to: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (silent, heard) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(to).await else { continue };
                let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
                tokio::spawn(carry(from_client, to_server, heard.clone()));
                tokio::spawn(carry(from_server, to_client, heard.clone()));
            }
        });
        Proxy { address, silent }
    }

    /// Whether what is sent stays on the way.
    pub fn silent(&self, silent: bool) {
        self.silent.send_replace(silent);
    }
}

async fn carry(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut silent: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = match from.read(&mut bytes).await {
            Ok(0) | Err(_) => return,
            Ok(read) => read,
        };
        if silent.wait_for(|silent| !silent).await.is_err() || to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
