//! A player who connects to any node, plays, chats, leaves, returns and loses the connection.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use den_core::Seat;
use den_table::wire::{Code, Command, Phase, ServerMessage, State};
use den_table::{Entry, MatchId, PlayerId};
use serde_json::json;
use tokio::time::{Instant, sleep, timeout};

use super::cluster::Node;
use super::model::{Asked, Model, Outcome, Seen};
use super::net::{BOUND, Gone, Socket, http};
use super::world::Dice;

/// The nodes to connect to, some of them possibly dead.
pub(super) type Nodes = Arc<Mutex<Vec<Node>>>;

/// What a player does next.
enum Next {
    /// Reconnects.
    Again,
    /// Stops.
    Done,
}

pub(super) struct Player {
    pub(super) name: String,
    pub(super) id: PlayerId,
    pub(super) cookie: String,
    pub(super) nodes: Nodes,
    pub(super) model: Arc<Mutex<Model>>,
    pub(super) dice: Dice,
    /// How many requests are still to be made.
    pub(super) left: u32,
    /// The revision that the player has, to be sent when reconnecting.
    pub(super) known: u64,
    pub(super) said: u32,
}

impl Player {
    pub(super) fn node(&mut self) -> Option<Node> {
        let nodes: Vec<Node> = self.nodes.lock().unwrap().iter().filter(|node| node.is_serving()).cloned().collect();
        (!nodes.is_empty()).then(|| nodes[self.dice.below(nodes.len() as u64) as usize].clone())
    }

    fn wrong(&self, what: String) {
        self.model.lock().unwrap().wrong.push(format!("{}: {what}", self.name));
    }

    /// Sits down, plays for a while, and stops.
    pub(super) async fn play(mut self, id: MatchId) -> Player {
        if !self.join(&id).await {
            return self;
        }
        while self.left > 0 {
            let Some(node) = self.node() else {
                sleep(Duration::from_millis(500)).await;
                continue;
            };
            match self.visit(&node, &id).await {
                Ok(Next::Done) => break,
                Ok(Next::Again) => {}
                Err(Gone::Closed) => self.left = self.left.saturating_sub(1),
                Err(Gone::TooLate(what)) => {
                    self.wrong(format!("{what} was not answered in time"));
                    break;
                }
            }
            let pause = self.dice.delay(Duration::from_secs(3));
            sleep(pause).await;
        }
        self
    }

    /// Asks for a seat until there is a definite answer.
    async fn join(&mut self, id: &MatchId) -> bool {
        for _ in 0..200 {
            let Some(node) = self.node() else {
                sleep(Duration::from_millis(500)).await;
                continue;
            };
            match http(&node, "POST", &format!("/api/matches/{id}/join"), &self.cookie, &json!({})).await {
                Ok((200, _, joined)) => {
                    let seat: Seat = serde_json::from_value(joined["seat"].clone()).expect("a seat");
                    self.model.lock().unwrap().joined.push((self.id.clone(), seat));
                    return true;
                }
                Ok((409, ..)) => return false,
                Ok((429 | 503, ..)) | Err(Gone::Closed) => {}
                Ok((status, _, body)) => self.wrong(format!("joining: {status} {body}")),
                Err(Gone::TooLate(what)) => self.wrong(format!("{what} was not answered in time")),
            }
            let pause = self.dice.delay(Duration::from_secs(2));
            sleep(pause).await;
        }
        self.wrong("never found a seat".into());
        false
    }

    /// Uses one connection until it ends.
    async fn visit(&mut self, node: &Node, id: &MatchId) -> Result<Next, Gone> {
        let since = if self.dice.permille(300) { 0 } else { self.known };
        let mut socket = Socket::open(node, &self.cookie, id, since).await?;
        let first = timeout(BOUND, socket.message(node)).await.map_err(|_| Gone::TooLate("the first message".into()))??;
        let ServerMessage::Welcome(welcome) = first else { return Ok(Next::Again) };
        let Some(seat) = welcome.you else {
            // This node does not know about us yet, or the match started without us.
            return Ok(Next::Again);
        };
        let mut state = welcome.state;
        let mut told = self.saw(&state, if since <= state.revision { since } else { 0 });
        while self.left > 0 {
            // Receives messages for a while, then makes a request.
            let until = Instant::now() + self.dice.delay(Duration::from_secs(4));
            while let Ok(message) = tokio::time::timeout_at(until, socket.message(node)).await {
                match message? {
                    ServerMessage::Update(update) => {
                        state = update.state;
                        told = self.saw(&state, told);
                    }
                    ServerMessage::Bye(_) => return Ok(Next::Again),
                    ServerMessage::Refused(refused) => self.wrong(format!("a refusal that nobody waits for: {refused:?}")),
                    _ => {}
                }
            }
            if self.dice.permille(40) {
                return Ok(Next::Again);
            }
            self.left -= 1;
            let Some((command, entry)) = self.choose(seat, &state) else { continue };
            let (after, asked_at) = (if matches!(entry, Entry::Move(..)) { state.position } else { told }, Instant::now());
            let mut asked = Asked { entry, after, outcome: Outcome::Unknown };
            let answer = match socket.say(command).await {
                Ok(asked) => self.answer(&mut socket, node, asked, asked_at + BOUND, &mut state, &mut told).await,
                Err(gone) => Err(gone),
            };
            if let Ok(outcome) = &answer {
                asked.outcome = outcome.clone();
            }
            self.model.lock().unwrap().asked.push(asked);
            answer?;
            if state.phase == Phase::Over && state.rematch.as_ref().is_some_and(|offer| offer.next.is_some() || offer.declined.is_some()) {
                return Ok(Next::Done);
            }
        }
        Ok(Next::Done)
    }

    /// Waits for the answer to a request.
    async fn answer(
        &mut self,
        socket: &mut Socket,
        node: &Node,
        asked: u64,
        by: Instant,
        state: &mut State,
        told: &mut u64,
    ) -> Result<Outcome, Gone> {
        loop {
            let message = tokio::time::timeout_at(by, socket.message(node)).await;
            match message.map_err(|_| Gone::TooLate(format!("request {asked}")))?? {
                ServerMessage::Update(update) => {
                    *state = update.state;
                    *told = self.saw(state, *told);
                    if update.id == Some(asked) {
                        return Ok(Outcome::Done(*told));
                    }
                }
                ServerMessage::Refused(refused) if refused.id == asked => {
                    let code = refused.refused.code;
                    return Ok(if code == Code::Unavailable { Outcome::Unknown } else { Outcome::Refused(code) });
                }
                ServerMessage::Bye(_) => return Err(Gone::Closed),
                other => self.wrong(format!("an answer to nothing: {other:?}")),
            }
        }
    }

    /// Records a state. Returns its revision.
    fn saw(&mut self, state: &State, since: u64) -> u64 {
        self.known = state.revision;
        self.model.lock().unwrap().seen.push(Seen { since, state: state.clone() });
        state.revision
    }

    fn choose(&mut self, seat: Seat, state: &State) -> Option<(Command, Entry)> {
        let kind = self.dice.below(1000);
        if state.phase == Phase::Over && kind < 500 {
            return Some(if kind < 450 { (Command::Rematch, Entry::Rematch(seat)) } else { (Command::Decline, Entry::Decline(seat)) });
        }
        if !state.moves.is_empty() && kind < 800 {
            let text = state.moves[self.dice.below(state.moves.len() as u64) as usize].clone();
            return Some((Command::Move { position: state.position, text: text.clone() }, Entry::Move(seat, text)));
        }
        match kind {
            // Before the match starts, leaving would free the seat.
            800..850 if state.phase == Phase::Playing => Some((Command::Leave, Entry::Leave(seat))),
            850..920 => Some((Command::Return, Entry::Back(seat))),
            920..925 => Some((Command::Resign, Entry::Resign(seat))),
            _ if kind.is_multiple_of(2) => {
                self.said += 1;
                let text = format!("{} {}", self.name, self.said);
                Some((Command::Chat { text: text.clone() }, Entry::Chat(seat, text)))
            }
            _ => None,
        }
    }

    /// Only watches, one connection after the other. Stores the newest revision received on the current one.
    pub(super) async fn watch(mut self, id: MatchId, newest: Arc<AtomicU64>) {
        loop {
            if let Some(node) = self.node()
                && let Ok(mut socket) = Socket::open(&node, "", &id, self.known).await
            {
                let mut told = None;
                while let Ok(message) = socket.message(&node).await {
                    let state = match message {
                        ServerMessage::Welcome(welcome) => welcome.state,
                        ServerMessage::Update(update) => update.state,
                        _ => continue,
                    };
                    let since = told.unwrap_or(if self.known <= state.revision { self.known } else { 0 });
                    told = Some(self.saw(&state, since));
                    newest.store(state.revision, Ordering::Relaxed);
                }
            }
            let pause = Duration::from_millis(100) + self.dice.delay(Duration::from_secs(3));
            sleep(pause).await;
        }
    }

    /// Once the faults have stopped: the player connects to a node, gets what the journal says, and can act.
    pub(super) async fn comes_back(&mut self, node: &Node, id: &MatchId, revision: u64) {
        let last = async {
            let mut socket = Socket::open(node, &self.cookie, id, 0).await?;
            let ServerMessage::Welcome(welcome) = socket.message(node).await? else { return Err(Gone::Closed) };
            let mut state = welcome.state;
            self.saw(&state, 0);
            if state.revision < revision {
                return Err(Gone::TooLate(format!("revision {revision}, where the node is at {}", state.revision)));
            }
            let Some(seat) = welcome.you else { return Ok(()) };
            self.said += 1;
            let text = format!("{} {}", self.name, self.said);
            let asked = socket.say(Command::Chat { text: text.clone() }).await?;
            let mut told = state.revision;
            let outcome = self.answer(&mut socket, node, asked, Instant::now() + BOUND, &mut state, &mut told).await?;
            if !matches!(outcome, Outcome::Done(_)) {
                self.wrong(format!("without faults, `{text}` was {outcome:?}"));
            }
            self.model.lock().unwrap().asked.push(Asked { entry: Entry::Chat(seat, text), after: 0, outcome });
            Ok(())
        };
        match timeout(BOUND, last).await {
            Ok(Ok(())) => {}
            Ok(Err(gone)) => self.wrong(format!("without faults, the table is gone: {gone:?}")),
            Err(_) => self.wrong("without faults, there is no answer".into()),
        }
    }
}
