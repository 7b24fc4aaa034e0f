//! The players of the load test, one task each.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Barrier;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::server::Server;

/// What to play.
pub(crate) struct Load {
    pub(crate) matches: u32,
    pub(crate) seconds: u64,
    pub(crate) think: Duration,
    pub(crate) game: String,
}

/// The measurements.
pub(crate) struct Figures {
    pub(crate) moves: usize,
    pub(crate) seconds: f64,
    pub(crate) sockets: u32,
    /// The CPU time that the server used, in seconds.
    pub(crate) cpu: f64,
    /// Sorted, in milliseconds.
    latencies: Vec<f32>,
}

impl Figures {
    pub(crate) fn percentile(&self, share: f64) -> f32 {
        self.latencies.get((self.latencies.len() as f64 * share) as usize).copied().unwrap_or(f32::NAN)
    }
}

/// The parts of a message that a player needs; the rest is skipped.
#[derive(Deserialize)]
enum Heard {
    #[serde(rename = "welcome")]
    Welcome { state: Seen },
    #[serde(rename = "update")]
    Update {
        #[serde(default)]
        id: Option<u64>,
        state: Seen,
    },
    #[serde(rename = "refused")]
    Refused { code: String, message: Value },
    #[serde(rename = "bye")]
    Bye { message: Value },
}

#[derive(Deserialize)]
struct Seen {
    position: u64,
    phase: String,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    rematch: Offer,
}

/// A rematch offer.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Offer {
    agreed: Vec<usize>,
    next: Option<String>,
}

/// Plays for a while and measures. Calls `begin` when all players are at their tables.
pub(crate) async fn play(servers: &[Server], load: &Load, begin: impl FnOnce()) -> Figures {
    let players = [guest(servers[0].address, "Ada").await, guest(servers[0].address, "Bob").await];
    let ready = Arc::new(Barrier::new(load.matches as usize * 2 + 1));
    let (measuring, stop) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let mut tasks = Vec::new();
    for number in 0..load.matches {
        let address = servers[number as usize % servers.len()].address;
        let id = table(address, &players, &load.game).await;
        for (seat, cookie) in players.iter().enumerate() {
            let player = Player {
                address,
                cookie: cookie.clone(),
                seat,
                think: load.think,
                lots: u64::from(number) * 2 + seat as u64 + 1,
                measuring: measuring.clone(),
                stop: stop.clone(),
            };
            tasks.push(tokio::spawn(player.play(id.clone(), ready.clone())));
        }
    }
    ready.wait().await;
    begin();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let used = || servers.iter().map(Server::cpu).sum::<f64>();
    let (begun, before) = (Instant::now(), used());
    measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(load.seconds)).await;
    measuring.store(false, Ordering::Relaxed);
    let (seconds, cpu) = (begun.elapsed().as_secs_f64(), used() - before);
    stop.store(true, Ordering::Relaxed);
    for task in tasks {
        task.abort();
        let _ = task.await;
    }
    let mut latencies = std::mem::take(&mut *TAKEN.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
    latencies.sort_by(f32::total_cmp);
    Figures { moves: latencies.len(), seconds, sockets: load.matches * 2, cpu, latencies }
}

/// The latencies measured so far. It is a static because players are stopped while they wait.
static TAKEN: std::sync::Mutex<Vec<f32>> = std::sync::Mutex::new(Vec::new());

struct Player {
    address: SocketAddr,
    cookie: String,
    seat: usize,
    think: Duration,
    lots: u64,
    measuring: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
}

impl Player {
    /// Plays match after match on one connection.
    async fn play(mut self, id: String, ready: Arc<Barrier>) {
        let mut socket = connect(self.address, &self.cookie, &id).await;
        ready.wait().await;
        while self.one_match(&mut socket).await {
            let follow = json!({ "id": 0, "do": "follow" }).to_string();
            socket.send(Frame::Text(follow.into())).await.expect("the server is there");
        }
    }

    /// Plays a match to its end. Returns whether there is another.
    async fn one_match(&mut self, socket: &mut WebSocketStream<TcpStream>) -> bool {
        let mut asked: Option<(u64, Instant)> = None;
        let mut next_id = 1;
        while let Some(Ok(frame)) = socket.next().await {
            let Frame::Text(text) = frame else { continue };
            let state = match serde_json::from_str(&text) {
                Ok(Heard::Welcome { state }) => state,
                Ok(Heard::Update { id, state }) => {
                    if let Some((_, sent)) = asked.take_if(|(asked, _)| id == Some(*asked))
                        && self.measuring.load(Ordering::Relaxed)
                    {
                        TAKEN.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(sent.elapsed().as_secs_f32() * 1000.0);
                    }
                    state
                }
                Ok(Heard::Refused { code, .. }) if code == "over" => continue,
                Ok(Heard::Refused { code, message }) => panic!("refused: {code} {message}"),
                Ok(Heard::Bye { message }) => panic!("bye: {message}"),
                Err(error) => panic!("{error}: {text}"),
            };
            if self.stop.load(Ordering::Relaxed) {
                return false;
            }
            if state.phase == "over" {
                if state.rematch.next.is_some() {
                    return true;
                }
                // The first player offers, the other accepts.
                let due = if self.seat == 0 { state.rematch.agreed.is_empty() } else { !state.rematch.agreed.is_empty() };
                if due {
                    let _ = socket.send(Frame::Text(json!({ "id": next_id, "do": "rematch" }).to_string().into())).await;
                }
                continue;
            }
            if state.moves.is_empty() || asked.is_some() {
                continue;
            }
            if !self.think.is_zero() {
                let share = 0.5 + self.lot(1000) as f64 / 1000.0;
                tokio::time::sleep(self.think.mul_f64(share)).await;
            }
            let text = &state.moves[self.lot(state.moves.len())];
            let message = format!(
                "{{\"id\":{next_id},\"do\":{{\"move\":{{\"position\":{},\"text\":{}}}}}}}",
                state.position,
                Value::from(text.as_str())
            );
            asked = Some((next_id, Instant::now()));
            next_id += 1;
            socket.send(Frame::Text(message.into())).await.expect("the server is there");
        }
        false
    }

    fn lot(&mut self, n: usize) -> usize {
        self.lots = self.lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.lots >> 33) as usize % n
    }
}

/// Opens many sockets, waits, and counts how many still respond.
pub(crate) async fn idle(server: &Server, count: usize, game: &str) -> usize {
    let address = server.address;
    let players = [guest(address, "Ada").await, guest(address, "Bob").await];
    let mut sockets = Vec::new();
    while sockets.len() < count {
        let id = table(address, &players, game).await;
        // A hundred at each table, most of them spectators.
        for at in 0..100.min(count - sockets.len()) {
            let cookie = players.get(at).map_or("", String::as_str);
            sockets.push(connect(address, cookie, &id).await);
        }
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    let mut held = 0;
    for socket in &mut sockets {
        let _ = socket.send(Frame::Text("{\"id\":1,\"do\":\"ping\"}".into())).await;
    }
    for socket in &mut sockets {
        let answered = async {
            while let Some(Ok(frame)) = socket.next().await {
                if frame.to_text().is_ok_and(|text| text.starts_with("{\"pong\"")) {
                    return true;
                }
            }
            false
        };
        held += usize::from(tokio::time::timeout(Duration::from_secs(5), answered).await.unwrap_or(false));
    }
    held
}

async fn connect(address: SocketAddr, cookie: &str, id: &str) -> WebSocketStream<TcpStream> {
    let mut request = format!("ws://{address}/api/matches/{id}/play").into_client_request().expect("a URL");
    request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
    let stream = TcpStream::connect(address).await.expect("the server is there");
    stream.set_nodelay(true).expect("no delay");
    tokio_tungstenite::client_async(request, stream).await.expect("a socket").0
}

async fn table(address: SocketAddr, players: &[String; 2], game: &str) -> String {
    let (_, made) = post(address, "/api/matches", &players[0], &json!({ "game": game, "seats": ["open", "open"], "sit": 0 })).await;
    let id = made["match"].as_str().unwrap_or_else(|| panic!("no match: {made}")).to_string();
    post(address, &format!("/api/matches/{id}/join"), &players[1], &json!({})).await;
    id
}

async fn guest(address: SocketAddr, name: &str) -> String {
    let (head, _) = post(address, "/api/me", "", &json!({ "name": name })).await;
    let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie")).expect("a cookie");
    line.split([' ', ';']).nth(1).expect("a cookie").to_string()
}

async fn post(address: SocketAddr, path: &str, cookie: &str, body: &Value) -> (String, Value) {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("the server is there");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut text = String::new();
    stream.read_to_string(&mut text).await.expect("an answer");
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    (head.to_string(), serde_json::from_str(body).unwrap_or(Value::Null))
}
