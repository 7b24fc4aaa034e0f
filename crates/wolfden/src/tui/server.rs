//! A server's lobby and the socket of a match, for the screen.

use std::fs;
use std::io::{self, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use den_core::Record;
use den_table::rest::{Join, MatchInfo, Me, NewName, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tungstenite::client::{IntoClientRequest, client};
use tungstenite::{Error, Message as Frame, WebSocket};

use crate::data;
use crate::failure::Failure;
use crate::words::{say, t};

/// How long a server may take to answer.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How long to wait for messages before sending.
const LISTEN: Duration = Duration::from_millis(80);
/// The longest pause before reconnecting.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// The maximum size of an answer.
const MAX_BYTES: u64 = 4 << 20;

/// A link to a match: `http://host/#/join/MATCH/INVITE`, or `…/#/table/MATCH`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// `host:port`.
    pub(crate) host: String,
    pub(crate) id: String,
    pub(crate) invite: Option<String>,
}

impl Link {
    /// Parses a link.
    pub(crate) fn read(text: &str) -> Result<Link, Failure> {
        let unreadable = || Failure::Usage(t!("term-join-link", link = text.to_string()));
        if text.starts_with("https://") {
            return Err(Failure::Usage(t!("term-join-tls")));
        }
        let rest = text.strip_prefix("http://").unwrap_or(text);
        let (host, path) = rest.split_once('/').ok_or_else(unreadable)?;
        let words: Vec<&str> = path.split(['/', '#']).filter(|word| !word.is_empty()).collect();
        let plain =
            |word: &str| !word.is_empty() && word.len() <= 100 && word.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
        let (id, invite) = match words.as_slice() {
            ["table", id] => (id, None),
            ["join", id, invite] => (id, Some(invite)),
            _ => return Err(unreadable()),
        };
        let host_is_plain = !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || "-._:[]".contains(c));
        if !host_is_plain || !plain(id) || !invite.is_none_or(|invite| plain(invite)) {
            return Err(unreadable());
        }
        let named = host.rsplit_once(':').is_some_and(|(_, port)| !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()));
        let host = if named { host.to_string() } else { format!("{host}:80") };
        Ok(Link { host, id: id.to_string(), invite: invite.map(ToString::to_string) })
    }
}

/// What came back for a request.
type Answered = Result<ureq::http::Response<ureq::Body>, ureq::Error>;

/// A server's lobby, as seen by one player.
#[derive(Clone, Debug)]
pub(crate) struct Lobby {
    host: String,
    cookie: String,
}

impl Lobby {
    /// Logs in as the player who used this machine before, or as a new guest with this name.
    pub(crate) fn enter(host: &str, name: &str) -> Result<Lobby, Failure> {
        let mut lobby = Lobby { host: host.to_string(), cookie: kept(host).unwrap_or_default() };
        if !lobby.cookie.is_empty() && lobby.get::<Me>("/api/me").is_ok() {
            return Ok(lobby);
        }
        lobby.cookie.clear();
        let (cookie, _): (Option<String>, Me) = lobby.send("/api/me", &NewName { name: name.to_string() })?;
        lobby.cookie = cookie.ok_or_else(|| Failure::Check(t!("problem-away")))?;
        // Without the file the player comes back as a new guest, which does no harm.
        let _ = keep(host, &lobby.cookie);
        Ok(lobby)
    }

    /// The current state of a match.
    pub(crate) fn shown(&self, id: &str) -> Result<MatchInfo, Failure> {
        self.get(&format!("/api/matches/{id}"))
    }

    /// The record of a match that is over.
    pub(crate) fn record(&self, id: &str) -> Result<Record, Failure> {
        let (_, text) = Lobby::text(self.ask(&format!("/api/matches/{id}/record")))?;
        Record::read(&text).map_err(|error| Failure::Check(say(error)))
    }

    /// Takes a seat.
    pub(crate) fn join(&self, id: &str, invite: Option<String>) -> Result<(), Failure> {
        let join = Join { seat: None, invite };
        self.send::<_, serde_json::Value>(&format!("/api/matches/{id}/join"), &join).map(|_| ())
    }

    fn agent() -> ureq::Agent {
        ureq::Agent::config_builder().timeout_global(Some(TIMEOUT)).http_status_as_error(false).build().into()
    }

    fn ask(&self, path: &str) -> Answered {
        Lobby::agent().get(format!("http://{}{path}", self.host)).header("cookie", &self.cookie).call()
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        Lobby::read(self.ask(path)).map(|(_, answer)| answer)
    }

    fn send<B: Serialize, T: DeserializeOwned>(&self, path: &str, body: &B) -> Result<(Option<String>, T), Failure> {
        let asked = Lobby::agent().post(format!("http://{}{path}", self.host)).header("cookie", &self.cookie).send_json(body);
        Lobby::read(asked)
    }

    fn read<T: DeserializeOwned>(answer: Answered) -> Result<(Option<String>, T), Failure> {
        let (cookie, text) = Lobby::text(answer)?;
        Ok((cookie, serde_json::from_str(&text).map_err(|_| Failure::Check(t!("term-join-away")))?))
    }

    /// The cookie and the text of an answer.
    fn text(answer: Answered) -> Result<(Option<String>, String), Failure> {
        let away = || Failure::Check(t!("term-join-away"));
        let mut answer = answer.map_err(|_| away())?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|value| value.split(';').next()).map(String::from);
        let text = answer.body_mut().with_config().limit(MAX_BYTES).read_to_string().map_err(|_| away())?;
        if answer.status().is_success() {
            return Ok((cookie, text));
        }
        let problem: Problem = serde_json::from_str(&text).map_err(|_| away())?;
        Err(Failure::Check(say(problem.message)))
    }
}

fn file(host: &str) -> Option<PathBuf> {
    let name: String = host.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    Some(data::folder()?.join("online").join(name))
}

/// The cookie that this machine has for the server.
fn kept(host: &str) -> Option<String> {
    let text = fs::read_to_string(file(host)?).ok()?;
    let cookie = text.trim();
    (!cookie.is_empty() && cookie.len() < 500 && cookie.chars().all(|c| c.is_ascii_graphic())).then(|| cookie.to_string())
}

/// Saves the cookie for the server; nobody else may read it.
fn keep(host: &str, cookie: &str) -> io::Result<()> {
    let Some(path) = file(host) else { return Ok(()) };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(cookie.as_bytes())
}

/// An event of the connection.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A message from the table.
    Text(String),
    /// The connection is lost; it will be restored.
    Lost,
}

/// A connection that is restored when it is lost.
pub(crate) struct Line {
    say: Sender<String>,
    heard: Receiver<Heard>,
    /// The match, and the revision that has been received.
    since: Arc<AtomicU64>,
    id: Arc<Mutex<String>>,
}

impl Line {
    /// Connects, on its own thread.
    pub(crate) fn new(lobby: &Lobby, id: &str) -> Line {
        let (say, words) = channel();
        let (describe, heard) = channel();
        let line = Line { say, heard, since: Arc::default(), id: Arc::new(Mutex::new(id.to_string())) };
        let (lobby, since, id) = (lobby.clone(), line.since.clone(), line.id.clone());
        thread::spawn(move || keep_talking(&lobby, &since, &id, &words, &describe));
        line
    }

    /// Sends a message. If the connection is lost, the message is dropped: the state will show what happened.
    pub(crate) fn say(&self, text: String) {
        let _ = self.say.send(text);
    }

    /// The next event, if any.
    pub(crate) fn heard(&self) -> Option<Heard> {
        self.heard.try_recv().ok()
    }

    /// Records the received revision of this match.
    pub(crate) fn know(&self, id: &str, revision: u64) {
        *self.id.lock().unwrap_or_else(PoisonError::into_inner) = id.to_string();
        self.since.store(revision, Ordering::Relaxed);
    }
}

fn keep_talking(lobby: &Lobby, since: &AtomicU64, id: &Mutex<String>, words: &Receiver<String>, describe: &Sender<Heard>) {
    let mut pause = Duration::from_millis(300);
    loop {
        let id = id.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Ok(mut socket) = connect(lobby, &id, since.load(Ordering::Relaxed)) {
            pause = Duration::from_millis(300);
            if !talk(&mut socket, words, describe) {
                return;
            }
        }
        if describe.send(Heard::Lost).is_err() {
            return;
        }
        thread::sleep(pause);
        pause = (pause * 2).min(LONGEST_PAUSE);
        // Messages that could not be sent are stale by now.
        loop {
            match words.try_recv() {
                Ok(_) => {}
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return,
            }
        }
    }
}

fn connect(lobby: &Lobby, id: &str, since: u64) -> Result<WebSocket<TcpStream>, Box<dyn std::error::Error>> {
    let mut request = format!("ws://{}/api/matches/{id}/play?since={since}", lobby.host).into_client_request()?;
    request.headers_mut().insert("cookie", lobby.cookie.parse()?);
    let address = std::net::ToSocketAddrs::to_socket_addrs(&lobby.host)?.next().ok_or("no address")?;
    let stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    stream.set_nodelay(true)?;
    let (socket, _) = client(request, stream)?;
    socket.get_ref().set_read_timeout(Some(LISTEN))?;
    Ok(socket)
}

/// Receives and sends until the connection is lost; `false` if the program is no longer interested.
fn talk(socket: &mut WebSocket<TcpStream>, words: &Receiver<String>, describe: &Sender<Heard>) -> bool {
    loop {
        match socket.read() {
            Ok(Frame::Text(text)) => {
                if describe.send(Heard::Text(text.to_string())).is_err() {
                    return false;
                }
            }
            Ok(_) => {}
            Err(Error::Io(error)) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(_) => return true,
        }
        loop {
            match words.try_recv() {
                Ok(text) => {
                    if socket.send(Frame::Text(text.into())).is_err() {
                        return true;
                    }
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return false;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lobby whose server gives one answer.
    fn answering(answer: String) -> Lobby {
        use std::io::Read;
        let server = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let host = server.local_addr().expect("an address").to_string();
        thread::spawn(move || {
            let (mut stream, _) = server.accept().expect("a request");
            let mut asked = Vec::new();
            let mut byte = [0];
            while !asked.ends_with(b"\r\n\r\n") && stream.read(&mut byte).is_ok_and(|n| n > 0) {
                asked.push(byte[0]);
            }
            assert!(asked.starts_with(b"GET /api/matches/k3v9/record "), "{}", String::from_utf8_lossy(&asked));
            stream.write_all(answer.as_bytes()).expect("the client listens");
        });
        Lobby { host, cookie: "x".into() }
    }

    fn http(status: &str, body: &str) -> String {
        format!("HTTP/1.1 {status}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}", body.len())
    }

    #[test]
    fn the_record_of_a_finished_match_is_fetched() {
        let text = "wolfden record 1\ngame lone-wolves\nversion 1\ncontent x\nseats 2\nend 0\n";
        let record = answering(http("200 OK", text)).record("k3v9").expect("a record");
        assert_eq!(record, Record::read(text).expect("a record"));
        let why = answering(http("200 OK", "nonsense")).record("k3v9").expect_err("this is no record").to_string();
        assert_ne!(why, t!("term-join-away"));
        let why = answering(http("502 Bad Gateway", "nonsense")).record("k3v9").expect_err("this is no answer").to_string();
        assert_eq!(why, t!("term-join-away"));
    }

    #[test]
    fn links_are_read() {
        let link = |text: &str| Link::read(text).map(|link| (link.host, link.id, link.invite)).ok();
        let some = |text: &str| Some(text.to_string());
        assert_eq!(link("http://den.example:8080/#/join/k3v9/s3cret"), Some(("den.example:8080".into(), "k3v9".into(), some("s3cret"))));
        assert_eq!(link("http://127.0.0.1/#/table/k3v9"), Some(("127.0.0.1:80".into(), "k3v9".into(), None)));
        assert_eq!(link("localhost:8080/#/table/k3v9"), Some(("localhost:8080".into(), "k3v9".into(), None)));
        for wrong in
            ["http://den.example", "http://a/#/table/", "http://a/#/table/x y", "http://a b/#/table/x", "https://a/#/table/x", "ftp"]
        {
            assert_eq!(link(wrong), None, "{wrong}");
        }
    }
}
