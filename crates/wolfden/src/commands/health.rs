//! `wolfden health`.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use crate::failure::Failure;
use crate::text::stdout;

const TIMEOUT: Duration = Duration::from_secs(5);

/// Check whether the server on this machine is ready, for container and service managers
///
/// If the server handles TLS itself, this only checks that it accepts connections.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  wolfden health --listen 127.0.0.1:8080

Exit codes: 0 ready, 1 not ready.")]
pub(crate) struct Args {
    /// The address that the server listens on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "WOLFDEN_LISTEN")]
    listen: SocketAddr,
    /// The server's certificate, if it handles TLS itself
    #[arg(long, value_name = "FILE", env = "WOLFDEN_TLS_CERT", hide = true)]
    tls_cert: Option<std::path::PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut address = self.listen;
        if address.ip().is_unspecified() {
            address.set_ip(if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() });
        }
        let away = |error: std::io::Error| Failure::Check(format!("{address}: {error}"));
        let mut stream = TcpStream::connect_timeout(&address, TIMEOUT).map_err(away)?;
        if self.tls_cert.is_some() {
            return Ok(());
        }
        stream.set_read_timeout(Some(TIMEOUT)).map_err(away)?;
        stream.write_all(format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes()).map_err(away)?;
        let mut answer = String::new();
        stream.take(64 * 1024).read_to_string(&mut answer).map_err(away)?;
        let told = answer.split("\r\n\r\n").nth(1).unwrap_or_default().trim().to_string();
        if !answer.starts_with("HTTP/1.1 200") {
            return Err(Failure::Check(format!("{address}: {told}")));
        }
        Ok(writeln!(stdout(), "{told}")?)
    }
}
