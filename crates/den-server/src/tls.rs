//! TLS from files, for a server without a proxy. The files are reloaded when they change, for example after a renewal.

use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{ServerConfig, crypto};
use tokio_rustls::server::TlsStream;

use crate::app::{App, stopped};
use crate::config::TlsFiles;

/// How often the files are checked.
const LOOK_EVERY: Duration = Duration::from_secs(60);

/// The current TLS configuration.
pub(crate) struct Tls {
    files: TlsFiles,
    acceptor: RwLock<TlsAcceptor>,
}

impl Tls {
    /// Loads the files.
    pub(crate) fn open(files: &TlsFiles) -> Result<Tls, String> {
        Ok(Tls { acceptor: RwLock::new(acceptor(files)?), files: files.clone() })
    }

    /// Encrypts a connection.
    pub(crate) async fn accept<S: AsyncRead + AsyncWrite + Unpin>(&self, stream: S) -> std::io::Result<TlsStream<S>> {
        let acceptor = self.acceptor.read().unwrap_or_else(PoisonError::into_inner).clone();
        acceptor.accept(stream).await
    }

    fn changed(&self) -> Vec<Option<SystemTime>> {
        let changed = |file: &Path| std::fs::metadata(file).and_then(|data| data.modified()).ok();
        vec![changed(&self.files.certificate), changed(&self.files.key)]
    }
}

fn acceptor(files: &TlsFiles) -> Result<TlsAcceptor, String> {
    let named = |file: &Path, why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
    let (certificate, key) = (files.certificate.as_path(), files.key.as_path());
    let chain: Vec<CertificateDer<'static>> =
        CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect).map_err(|error| named(certificate, &error))?;
    let private = PrivateKeyDer::from_pem_file(key).map_err(|error| named(key, &error))?;
    let config = ServerConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|config| config.with_no_client_auth().with_single_cert(chain, private))
        .map_err(|error| named(certificate, &error))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}

/// Reloads the files when they change, until the server stops.
pub(crate) async fn watch(app: App) {
    let Some(tls) = app.tls.clone() else { return };
    let mut stopping = app.stopping.subscribe();
    let mut known = tls.changed();
    loop {
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = stopped(&mut stopping) => return,
        }
        let now = tls.changed();
        if now != known {
            match acceptor(&tls.files) {
                Ok(new) => {
                    *tls.acceptor.write().unwrap_or_else(PoisonError::into_inner) = new;
                    known = now;
                    tracing::info!("the certificate was reloaded");
                }
                Err(why) => tracing::error!(why, "the new certificate is invalid; the old one stays in use"),
            }
        }
    }
}
