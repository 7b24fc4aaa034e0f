//! A server client for tests that uses HTTP and WebSocket as any client would. A dev-dependency only.
//!
//! ```no_run
//! use den_test_client::{Client, run};
//!
//! run(async {
//!     let ada = Client::guest("127.0.0.1:8080".parse().unwrap(), "Ada").await;
//!     assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
//! });
//! ```

#![allow(missing_docs, reason = "the names say it, and only tests read them")]

pub mod proxy;

use std::net::SocketAddr;
use std::time::Duration;

use den_table::MatchId;
use den_table::rest::{Join, Joined, MatchCreated, MatchInfo};
use den_table::wire::{Command, Phase, RefusedRequest, Request, ServerMessage, State, Update, Welcome};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// No step of a test takes longer, even on a busy machine: this limit only tells slow from stuck.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub fn run<F: Future<Output = ()>>(test: F) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async { tokio::time::timeout(5 * PATIENCE, test).await.expect("the test ends in time") });
}

#[derive(Clone, Debug)]
pub struct Client {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub headers: Vec<(String, String)>,
    /// The `Host` header of requests, if not the address.
    pub host: Option<String>,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e}: {}", self.body))
    }

    pub fn read<T: DeserializeOwned>(&self) -> T {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e}: {}", self.body))
    }

    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_string()
    }
}

impl Client {
    /// A client that the server does not know.
    pub fn stranger(address: SocketAddr) -> Client {
        Client { address, cookie: None, headers: Vec::new(), host: None }
    }

    pub async fn guest(address: SocketAddr, name: &str) -> Client {
        let mut client = Client::stranger(address);
        let answer = client.post("/api/me", &json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        client.keep_cookie(&answer);
        client
    }

    pub fn keep_cookie(&mut self, answer: &Answer) {
        let line = answer.header("set-cookie").expect("a cookie is set");
        self.cookie = line.split(';').next().map(str::to_string);
    }

    pub fn with_header(&self, name: &str, value: &str) -> Client {
        let mut client = self.clone();
        client.headers.push((name.into(), value.into()));
        client
    }

    /// Sends requests with another `Host` header to the same address.
    pub fn for_host(&self, host: &str) -> Client {
        Client { host: Some(host.into()), ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: &impl Serialize) -> Answer {
        self.send("POST", path, Some(serde_json::to_string(body).unwrap())).await
    }

    fn head(&self, method: &str, path: &str) -> String {
        let host = self.host.clone().unwrap_or_else(|| self.address.to_string());
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        for (name, value) in
            self.cookie.iter().map(|cookie| ("Cookie", cookie.as_str())).chain(self.headers.iter().map(|(n, v)| (&**n, &**v)))
        {
            head += &format!("{name}: {value}\r\n");
        }
        head
    }

    pub async fn send(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        let mut head = self.head(method, path);
        if let Some(body) = &body {
            head += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        }
        self.exchange(head, body.unwrap_or_default()).await
    }

    async fn exchange(&self, mut head: String, body: String) -> Answer {
        head += "\r\n";
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that refuses a long body may close the connection before it has read all of it.
        let _ = stream.write_all(body.as_bytes()).await;
        let mut bytes = Vec::new();
        let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer in time");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok()).unwrap_or(0);
        let headers = lines.filter_map(|line| line.split_once(": ")).map(|(n, v)| (n.to_string(), v.to_string())).collect();
        Answer { status, headers, body: body.to_string() }
    }

    /// Sends a form, as a page without scripts does.
    pub async fn form(&self, path: &str, form: &str) -> Answer {
        let client =
            self.with_header("Content-Type", "application/x-www-form-urlencoded").with_header("Content-Length", &form.len().to_string());
        client.exchange(client.head("POST", path), form.to_string()).await
    }

    /// The same client on another server.
    pub fn at(self, address: SocketAddr) -> Client {
        Client { address, ..self }
    }

    pub async fn make(&self, table: &Value) -> MatchCreated {
        self.post("/api/matches", table).await.read()
    }

    pub async fn join(&self, id: &MatchId, invite: Option<&str>) -> Joined {
        self.post(&format!("/api/matches/{id}/join"), &Join { seat: None, invite: invite.map(str::to_string) }).await.read()
    }

    pub async fn show(&self, id: &MatchId) -> MatchInfo {
        self.get(&format!("/api/matches/{id}")).await.read()
    }

    pub async fn connect(&self, id: &MatchId, since: u64) -> Socket {
        self.try_connect(id, since).await.expect("the socket opens")
    }

    /// A socket, unless the server is gone.
    pub async fn try_connect_or_gone(&self, id: &MatchId) -> Result<Socket, ()> {
        self.open(id, 0).await.map_err(drop)
    }

    /// A socket, or the HTTP status of the refusal.
    pub async fn try_connect(&self, id: &MatchId, since: u64) -> Result<Socket, u16> {
        match self.open(id, since).await {
            Ok(socket) => Ok(socket),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    async fn open(&self, id: &MatchId, since: u64) -> Result<Socket, tokio_tungstenite::tungstenite::Error> {
        let mut request = format!("ws://{}/api/matches/{id}/play?since={since}", self.address).into_client_request().unwrap();
        for (name, value) in
            self.cookie.iter().map(|cookie| ("cookie", cookie.as_str())).chain(self.headers.iter().map(|(n, v)| (&**n, &**v)))
        {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket { stream, heard: Vec::new(), next_id: 1 })
    }
}

#[derive(Debug)]
pub struct Socket {
    pub stream: WebSocketStream<TcpStream>,
    /// All texts received.
    pub heard: Vec<String>,
    next_id: u64,
}

impl Socket {
    /// The next text, or why there is none.
    pub async fn text(&mut self) -> Result<String, String> {
        // Pings do not extend it.
        let most = tokio::time::Instant::now() + PATIENCE;
        loop {
            let frame = tokio::time::timeout_at(most, self.stream.next()).await.expect("a message in time");
            match frame {
                Some(Ok(Frame::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Ok(text.to_string());
                }
                Some(Ok(Frame::Close(frame))) => return Err(format!("closed {}", frame.map_or(0, |f| f.code.into()))),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
                None => return Err("gone".into()),
            }
        }
    }

    pub async fn message(&mut self) -> ServerMessage {
        let text = self.text().await.expect("a message");
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"))
    }

    pub async fn welcome(&mut self) -> Welcome {
        match self.message().await {
            ServerMessage::Welcome(welcome) => *welcome,
            other => panic!("expected a welcome, not {other:?}"),
        }
    }

    /// Follows to the rematch. The remaining messages of the old table are skipped.
    pub async fn follow(&mut self) -> Welcome {
        self.say(Command::Follow).await;
        loop {
            match self.message().await {
                ServerMessage::Welcome(welcome) => return *welcome,
                ServerMessage::Update(_) => {}
                other => panic!("expected a welcome, not {other:?}"),
            }
        }
    }

    pub async fn update(&mut self) -> Update {
        match self.message().await {
            ServerMessage::Update(update) => *update,
            other => panic!("expected an update, not {other:?}"),
        }
    }

    pub async fn say(&mut self, command: Command) -> u64 {
        self.try_say(command).await.expect("the server is there")
    }

    /// Sends a command, unless the server is gone.
    pub async fn try_say(&mut self, command: Command) -> Result<u64, ()> {
        let id = self.next_id;
        self.next_id += 1;
        let text = serde_json::to_string(&Request { id, command }).unwrap();
        self.stream.send(Frame::Text(text.into())).await.map_err(drop)?;
        Ok(id)
    }

    pub async fn raw(&mut self, text: &str) {
        self.stream.send(Frame::Text(text.into())).await.unwrap();
    }

    /// Sends a command and waits for its answer; other messages are skipped.
    pub async fn ask(&mut self, command: Command) -> Result<State, RefusedRequest> {
        let id = self.say(command).await;
        loop {
            match self.message().await {
                ServerMessage::Update(update) if update.id == Some(id) => return Ok(update.state),
                ServerMessage::Refused(refused) if refused.id == id => return Err(refused),
                ServerMessage::Bye(bye) => panic!("{bye:?}"),
                _ => {}
            }
        }
    }
}

/// Plays a seat to the end with moves from the list, chosen by `choose`. Returns the last state.
pub async fn play_on(socket: &mut Socket, mut state: State, mut choose: impl FnMut(usize) -> usize) -> State {
    while state.phase != Phase::Over {
        if state.moves.is_empty() {
            state = socket.update().await.state;
            continue;
        }
        let text = state.moves[choose(state.moves.len())].clone();
        // No other seat can act now. Only chat and the like may come in between.
        state = socket.ask(Command::Move { position: state.position, text }).await.unwrap_or_else(|refused| panic!("{refused:?}"));
    }
    state
}

/// Waits until the condition is true.
pub async fn until(is_so: impl AsyncFn() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("the condition becomes true in time");
}

/// The seed of the deals of a server under test: the same in every run, unless `WOLFDEN_TEST_SEED` is set to look for tests that depend on
/// the luck of a deal.
pub fn test_seed() -> u64 {
    std::env::var("WOLFDEN_TEST_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
}

/// A simple random number generator for choosing moves.
pub fn random(mut seed: u64) -> impl FnMut(usize) -> usize {
    move |n| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % n
    }
}
