//! TLS to PostgreSQL: only to a server with a trusted certificate.

use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use den_testkit::services::{Postgres, TempDir};

/// Starts `wolfden serve` with this database, trusting these certificates. Returns its error if it fails.
fn serves(database: &str, trusted: &str) -> Result<(), String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_wolfden"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
        .env("SSL_CERT_FILE", trusted)
        .env_remove("SSL_CERT_DIR")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("wolfden starts");
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(child.stdout.take().expect("piped")), &mut line).expect("a line or an end");
    if line.starts_with("Wolfden is at") {
        let _ = child.kill();
        let _ = child.wait();
        return Ok(());
    }
    let begun = Instant::now();
    while child.try_wait().expect("a status").is_none() {
        assert!(begun.elapsed() < Duration::from_secs(60), "wolfden neither serves nor ends");
        std::thread::sleep(Duration::from_millis(50));
    }
    let Output { stderr, .. } = child.wait_with_output().expect("its last words");
    Err(String::from_utf8_lossy(&stderr).into_owned())
}

#[test]
fn a_database_is_trusted_only_by_its_certificate() {
    let made = |name: &str| rcgen::generate_simple_self_signed([name.to_string()]).expect("a certificate");
    let (ours, other) = (made("localhost"), made("localhost"));
    let Some(postgres) = Postgres::start_with_tls(&ours.cert.pem(), &ours.signing_key.serialize_pem()) else { return };
    let scratch = TempDir::new("tls");
    let file = |name: &str, pem: String| {
        let file = scratch.path().join(name);
        std::fs::write(&file, pem).expect("a file");
        file.display().to_string()
    };
    let (trusted, wrong) = (file("ours.pem", ours.cert.pem()), file("other.pem", other.cert.pem()));
    let plain = postgres.database("tls");
    let by_name = format!("{}?sslmode=require", plain.replace("127.0.0.1", "localhost"));
    assert_eq!(serves(&by_name, &trusted), Ok(()));
    // Another certificate, or a name that is not in it, is refused with the reason.
    let refused = serves(&by_name, &wrong).expect_err("an unknown certificate");
    assert!(refused.contains("certificate"), "{refused}");
    let refused = serves(&format!("{plain}?sslmode=require"), &trusted).expect_err("a certificate for another name");
    assert!(refused.contains("certificate"), "{refused}");
}
