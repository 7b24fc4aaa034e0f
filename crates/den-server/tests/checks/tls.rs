//! TLS without a proxy, and checks of the requested host.

use std::sync::Arc;

use crate::support::{TestServer, run};
use den_server::TlsFiles;
use den_testkit::services::TempDir;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

#[test]
fn the_server_uses_tls_from_files() {
    run(async {
        let scratch = TempDir::new("tls");
        let made = rcgen::generate_simple_self_signed(["localhost".to_string()]).unwrap();
        let files = TlsFiles { certificate: scratch.path().join("cert.pem"), key: scratch.path().join("key.pem") };
        std::fs::write(&files.certificate, made.cert.pem()).unwrap();
        std::fs::write(&files.key, made.signing_key.serialize_pem()).unwrap();
        let server = TestServer::with(|config| config.tls = Some(files.clone())).await;
        let mut roots = RootCertStore::empty();
        roots.add(made.cert.der().clone()).unwrap();
        let client = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let stream = TcpStream::connect(server.address()).await.unwrap();
        let name = "localhost".to_string().try_into().unwrap();
        let mut stream = TlsConnector::from(Arc::new(client)).connect(name, stream).await.unwrap();
        let body = r#"{"name":"Ada"}"#;
        let request = format!(
            "POST /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        // A server may close without a TLS goodbye.
        let _ = stream.read_to_string(&mut answer).await;
        let answer = answer.to_lowercase();
        assert!(answer.starts_with("http/1.1 201"), "{answer}");
        assert!(answer.contains("strict-transport-security: max-age=31536000") && answer.contains("; secure"), "{answer}");
        // A client without TLS gets no answer.
        assert_eq!(server.stranger().get("/healthz").await.status, 0);
        // Unusable files are named.
        std::fs::write(&files.key, "no key").unwrap();
        let mut config = crate::support::config(&scratch);
        config.tls = Some(files.clone());
        let error = den_server::start(config).await.unwrap_err().to_string();
        assert!(error.contains("key.pem"), "{error}");
    });
}

#[test]
fn requests_for_other_hosts_are_refused() {
    run(async {
        let status = async |server: &TestServer, host: &str| {
            let mut stream = TcpStream::connect(server.address()).await.unwrap();
            stream.write_all(format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            answer.split(' ').nth(1).unwrap_or_default().to_string()
        };
        // On loopback, only this machine's own names are accepted, so that no page with another name can lead a browser here.
        let server = TestServer::open().await;
        for (host, answer) in [("localhost:8080", "200"), ("127.0.0.1", "200"), ("[::1]:80", "200"), ("evil.example", "421"), ("", "421")] {
            assert_eq!(status(&server, host).await, answer, "{host}");
        }
        let server = TestServer::with(|config| {
            config.hosts = vec!["wolfden.example".into()];
            config.behind_proxy = true;
        })
        .await;
        for (host, answer) in [("wolfden.example", "200"), ("WOLFDEN.example:443", "200"), ("evil.example", "421"), ("localhost", "200")] {
            assert_eq!(status(&server, host).await, answer, "{host}");
        }
        let any = TestServer::with(|config| config.behind_proxy = true).await;
        assert_eq!(status(&any, "whatever.example").await, "200");
        assert_eq!(any.stranger().post("/api/me", &json!({ "name": "Ada" })).await.status, 201);
    });
}
