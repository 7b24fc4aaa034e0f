//! Replaces TLS in a program that was built without it.

use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncWrite};

use crate::app::App;
use crate::config::TlsFiles;

/// Cannot be constructed.
pub(crate) enum Tls {}

impl Tls {
    pub(crate) fn open(_: &TlsFiles) -> Result<Tls, String> {
        Err("this program was built without TLS; build it with `cargo build --release --features full`".into())
    }

    pub(crate) async fn accept<S: AsyncRead + AsyncWrite + Unpin>(self: &Arc<Tls>, _: S) -> std::io::Result<S> {
        match **self {}
    }
}

pub(crate) async fn watch(_: App) {}
