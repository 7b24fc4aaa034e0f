//! A live match: one task that decides, stores, applies and tells, one thing after the other.

use std::pin::pin;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use den_core::{Eye, Seat, Seed};
use den_store::{Also, Append, Appended, Row};
use den_table::wire::{Code, Command, Message, Refused, RefusedRequest, Request};
use den_table::{AnyMatch, Change, Entry, MatchId, Millis, Place, PlayerId, Sitter};
use prometheus_client::metrics::counter::Counter;
use tokio::sync::mpsc;

use crate::app::{App, now, stopped};
pub(crate) use crate::ask::{Ask, HostAsk, Sit};
use crate::error::{Fault, refused};
use crate::guests::Guest;
use crate::identity::random;
use crate::sweep::DOUBT_ROUNDS;

/// A match that nobody looks at leaves the memory after this time.
const IDLE: Duration = Duration::from_secs(30);
/// A bot's turn is anyone's business after this time: the node that had it may be gone.
const BOT_GRACE: Millis = 15_000;
/// How often a command is decided on anew because another node was first.
const TRIES: usize = 5;

/// How many lines of chat a match holds. They stay in its journal for good.
const MOST_CHAT_LINES: usize = 5_000;

/// Why a change was not stored.
pub(crate) enum Lost {
    /// Another was first; the table has been read anew.
    Conflict,
    InviteUsed,
    Unavailable,
}

pub(crate) struct Live {
    pub(crate) app: App,
    pub(crate) id: MatchId,
    /// The match up to its last stored change.
    pub(crate) table: Box<dyn AnyMatch>,
    /// What lists know of this match.
    row: Row,
    /// Lines of chat so far.
    chat_lines: usize,
    /// Counts the changes of its game.
    changes: Counter,
    pub(crate) guests: Vec<Guest>,
    pub(crate) next_guest: u64,
    /// The step at which a bot is thinking.
    thinking: Option<u64>,
    /// What is stored could not be read: the task ends and whoever needs the match loads it anew.
    failed: bool,
    myself: Option<mpsc::WeakSender<Ask>>,
}

/// The match that is stored under this id, as it stands, and its journal.
async fn stored(app: &App, id: &MatchId) -> Result<(Box<dyn AnyMatch>, Vec<Change>), Fault> {
    let stored = app.store.load(id).await?.ok_or(Fault::NotFound("match"))?;
    let mut table = den_table::open(stored.setup, stored.seed)?;
    let changes = app.store.changes(id, 1).await?;
    for change in &changes {
        table.apply(change).map_err(|error| {
            tracing::error!(%id, entry = error.number, "a stored journal does not fit; `wolfden doctor` explains and repairs");
            Fault::Unavailable
        })?;
    }
    Ok((table, changes))
}

fn chat_lines(changes: &[Change]) -> usize {
    changes.iter().flat_map(|change| &change.entries).filter(|entry| matches!(entry, Entry::Chat(..))).count()
}

/// What lists need to know of a match.
pub(crate) fn row(table: &dyn AnyMatch, now: Millis) -> Row {
    Row { phase: table.phase().word(), open_seats: open_seats(table), due: due(table, now), sitters: sitters(table).cloned().collect() }
}

/// What the lists say of a match as it is stored. Who stored it wrote that too; when something is due next is written anew.
fn listed(table: &dyn AnyMatch) -> Row {
    Row { due: None, ..row(table, now()) }
}

fn open_seats(table: &dyn AnyMatch) -> u8 {
    table.chairs().iter().filter(|chair| chair.place == Place::Open && chair.sitter == Sitter::Nobody).count() as u8
}

/// When something has to happen by the server's hand.
fn due(table: &dyn AnyMatch, now: Millis) -> Option<Millis> {
    table.bot_turn().map(|_| now + BOT_GRACE).or(table.deadline())
}

fn sitters(table: &dyn AnyMatch) -> impl Iterator<Item = &PlayerId> {
    table.chairs().iter().filter_map(|chair| match &chair.sitter {
        Sitter::Player(player, _) => Some(player),
        _ => None,
    })
}

/// A new seed.
pub(crate) fn new_seed() -> Result<Seed, Fault> {
    let mut seed = Seed([0; 32]);
    random(&mut seed.0)?;
    Ok(seed)
}

impl Live {
    /// Reads a match from the store.
    pub(crate) async fn load(app: &App, id: &MatchId) -> Result<Live, Fault> {
        let (table, changes) = stored(app, id).await?;
        let row = listed(&*table);
        Ok(Live { chat_lines: chat_lines(&changes), ..Live::new(app, id.clone(), table, row) })
    }

    /// A match that is stored as it is here.
    pub(crate) fn new(app: &App, id: MatchId, table: Box<dyn AnyMatch>, row: Row) -> Live {
        let changes = app.metrics.moves.get_or_create(&[("game", table.setup().game.clone())]).clone();
        Live {
            app: app.clone(),
            id,
            table,
            row,
            chat_lines: 0,
            changes,
            guests: Vec::new(),
            next_guest: 1,
            thinking: None,
            failed: false,
            myself: None,
        }
    }

    /// Runs until nobody has needed the match for a while, or the server stops.
    pub(crate) async fn run(mut self, mut asks: mpsc::Receiver<Ask>, myself: mpsc::WeakSender<Ask>) {
        self.myself = Some(myself);
        self.app.metrics.matches.inc();
        let mut stopping = self.app.stopping.subscribe();
        let mut stop = pin!(stopped(&mut stopping));
        self.ponder();
        while !self.failed {
            let deadline = self.table.deadline().map(|at| Duration::from_millis(at.saturating_sub(now())));
            let idle = self.guests.is_empty() && self.thinking.is_none();
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => self.answer(ask).await,
                    None => break,
                },
                () = tokio::time::sleep(deadline.unwrap_or_default()), if deadline.is_some() => self.wake().await,
                () = tokio::time::sleep(IDLE), if idle => if self.app.hub.retire(&self.id, &asks) { break },
                () = &mut stop => {
                    self.app.hub.forget(&self.id);
                    break;
                }
            }
        }
        if self.failed {
            asks.close();
            while let Ok(ask) = asks.try_recv() {
                self.refuse(ask);
            }
            self.send_away("the database is away; connect again");
        }
        self.app.metrics.matches.dec();
    }

    /// Refuses what waited when the match had to end; whoever asked over HTTP learns it by the end of the channel.
    fn refuse(&mut self, ask: Ask) {
        if let Ask::Request(from, request) = ask {
            let refused = refused(Fault::Unavailable);
            self.send_to(from, &Message::Refused(RefusedRequest { id: request.id, refused }));
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Enter(enter) => self.enter(enter),
            Ask::Exit(id) => self.guests.retain(|guest| guest.id != id),
            Ask::Request(from, request) => self.request(from, request).await,
            Ask::Sit(sit) => {
                let answer = self.sit(&sit).await;
                let _ = sit.tell.send(answer);
            }
            Ask::Host(by, what, tell) => {
                let answer = self.host(&by, &what).await;
                let _ = tell.send(answer);
            }
            Ask::Read(read) => read(&*self.table),
            Ask::Thought(seat, step, text) => self.thought(seat, step, text).await,
            Ask::Refresh(version) if version > self.table.version() => self.refresh().await,
            Ask::Refresh(_) => {}
            Ask::Wake => self.wake().await,
        }
    }

    async fn request(&mut self, from: u64, request: Request) {
        let Some(guest) = self.guests.iter().find(|guest| guest.id == from) else { return };
        let seat = guest.player.as_ref().and_then(|player| self.table.seat_of(player));
        let done = match (&request.command, seat) {
            (Command::Look { eye }, _) => {
                let looked = self.look(from, *eye, request.id);
                match looked {
                    Ok(()) => return,
                    Err(refused) => Err(refused),
                }
            }
            (_, None) => Err(Refused::new(Code::NotSeated, "only those who sit at the table may do that")),
            (Command::Rematch, Some(seat)) => self.rematch(seat).await,
            (Command::Chat { .. }, Some(_)) if self.chat_lines >= MOST_CHAT_LINES => {
                Err(Refused::new(Code::TooMuch, "the chat of this match is full"))
            }
            (command, Some(seat)) => {
                self.decide(|table, now| table.decide(seat, command, now), Also::Nothing).await.map(drop).map_err(refused)
            }
        };
        match done {
            Ok(()) => self.tell(Some((from, request.id))),
            Err(refused) => {
                self.tell(None);
                self.app.metrics.refused.get_or_create(&[("code", format!("{:?}", refused.code))]).inc();
                self.send_to(from, &Message::Refused(RefusedRequest { id: request.id, refused }));
            }
        }
    }

    /// Decides, stores and applies; decides again where another node was first.
    async fn decide(&mut self, decide: impl Fn(&dyn AnyMatch, Millis) -> Result<Change, Refused>, also: Also) -> Result<Change, Fault> {
        for _ in 0..TRIES {
            self.run_out().await;
            if self.failed {
                return Err(Fault::Unavailable);
            }
            let change = decide(&*self.table, now())?;
            match self.commit(&change, also.clone()).await {
                Ok(()) => return Ok(change),
                Err(Lost::Conflict) => {}
                Err(Lost::InviteUsed) => return Err(Fault::Conflict("invite-used", "this invite has been used".into())),
                Err(Lost::Unavailable) => return Err(Fault::Unavailable),
            }
        }
        Err(Fault::TooMuch)
    }

    /// Stores a change, then applies it. What is in memory is never ahead of the store.
    pub(crate) async fn commit(&mut self, change: &Change, also: Also) -> Result<(), Lost> {
        let Ok(after) = self.table.after(change) else {
            tracing::error!(id = %self.id, number = change.number, "a decided change does not fit");
            return Err(Lost::Unavailable);
        };
        let row = self.row_to_store(&*after, change.at);
        let append = Append { id: self.id.clone(), change: change.clone(), row: row.clone(), also };
        let begun = Instant::now();
        let result = self.app.store.append(append).await;
        self.app.metrics.stored.observe(begun.elapsed().as_secs_f64());
        match result {
            Ok(Appended::Stored) => {
                if self.table.apply(change).is_err() {
                    // It fitted a moment ago: the match in memory is of no use any more, the stored one is.
                    self.reload().await?;
                }
                self.chat_lines += chat_lines(std::slice::from_ref(change));
            }
            Ok(Appended::Conflict) => {
                self.app.metrics.conflicts.inc();
                self.reload().await?;
                return Err(Lost::Conflict);
            }
            Ok(Appended::Gap) => {
                self.app.metrics.gaps.inc();
                tracing::error!(id = %self.id, number = change.number, "the store lacks the change before this one");
                self.reload().await?;
                return Err(Lost::Conflict);
            }
            Ok(Appended::InviteUsed) => {
                self.reload().await?;
                return Err(Lost::InviteUsed);
            }
            Err(error) => {
                tracing::error!(id = %self.id, %error, "a change could not be stored");
                // It may have been stored all the same, or be stored later: what the store holds decides.
                self.app.in_doubt.store(DOUBT_ROUNDS, Ordering::Relaxed);
                if !self.reload().await?.contains(change) {
                    return Err(Lost::Unavailable);
                }
            }
        }
        if let Some(row) = row {
            self.row = row;
        }
        self.changes.inc();
        self.app.fanout.tell(&self.id, self.table.version());
        self.ponder();
        Ok(())
    }

    /// The row, where the lists must learn of it. That something is due later than they think need not be written: they look in vain once.
    fn row_to_store(&self, table: &dyn AnyMatch, now: Millis) -> Option<Row> {
        let stored = &self.row;
        let same = table.phase().word() == stored.phase && open_seats(table) == stored.open_seats && sitters(table).eq(&stored.sitters);
        let earlier = match (due(table, now), stored.due) {
            (Some(due), Some(known)) => due < known,
            (Some(_), None) => true,
            (None, _) => false,
        };
        (!same || earlier).then(|| row(table, now))
    }

    /// Reads the whole match anew and gives its journal. Where even that fails, the match ends here.
    async fn reload(&mut self) -> Result<Vec<Change>, Lost> {
        match stored(&self.app, &self.id).await {
            Ok((table, changes)) => {
                self.table = table;
                self.row = listed(&*self.table);
                self.chat_lines = chat_lines(&changes);
                self.thinking = None;
                self.ponder();
                Ok(changes)
            }
            Err(_) => {
                self.failed = true;
                self.app.hub.forget(&self.id);
                Err(Lost::Unavailable)
            }
        }
    }

    /// Reads what another node has stored.
    async fn refresh(&mut self) {
        match self.app.store.changes(&self.id, self.table.version() + 1).await {
            Ok(changes) => {
                for change in &changes {
                    if self.table.apply(change).is_err() {
                        let _ = self.reload().await;
                        break;
                    }
                    self.chat_lines += chat_lines(std::slice::from_ref(change));
                }
                self.row = listed(&*self.table);
                self.tell(None);
                self.ponder();
            }
            Err(error) => tracing::warn!(id = %self.id, %error, "another node's changes cannot be read yet"),
        }
    }

    /// Lets the time run out for whom it has.
    async fn run_out(&mut self) {
        for _ in 0..TRIES {
            let Some(change) = self.table.tick(now()) else { return };
            match self.commit(&change, Also::Nothing).await {
                Ok(()) | Err(Lost::Unavailable) => return,
                Err(_) => {}
            }
        }
    }

    async fn wake(&mut self) {
        self.run_out().await;
        self.tell(None);
        self.ponder();
        // Whoever woke us read a time that has passed: write the next one.
        let row = row(&*self.table, now());
        if self.row.due.is_none_or(|due| due <= now()) && self.app.store.set_due(&self.id, row.due).await.is_ok() {
            self.row.due = row.due;
        }
    }

    async fn sit(&mut self, sit: &Sit) -> Result<Seat, Fault> {
        if let Some(seat) = self.table.seat_of(&sit.player) {
            return Ok(seat);
        }
        let (mut seat, mut also) = (sit.seat, Also::Nothing);
        if let Some(hash) = sit.invite {
            let invited = self.app.store.invited(&self.id, hash).await?;
            seat =
                Some(invited.ok_or_else(|| Fault::Conflict("invite-used", "this invite is not for this match, or has been used".into()))?);
            also = Also::Redeem(hash, sit.player.clone());
        }
        let invited = sit.invite.is_some();
        self.decide(|table, now| table.sit(&sit.player, &sit.name, seat, invited, now), also).await?;
        self.tell(None);
        self.table.seat_of(&sit.player).ok_or(Fault::Unavailable)
    }

    async fn host(&mut self, by: &PlayerId, what: &HostAsk) -> Result<(), Fault> {
        if self.table.setup().host.as_ref() != Some(by) {
            return Err(Fault::Forbidden("only the host of the match may do that"));
        }
        let decide = |table: &dyn AnyMatch, now| match what {
            HostAsk::Fill(seat, bot) => table.fill(*seat, bot, now),
            HostAsk::Close => table.close(now),
        };
        self.decide(decide, Also::Nothing).await?;
        self.tell(None);
        Ok(())
    }

    /// Lets the bot whose turn it is think on another thread.
    fn ponder(&mut self) {
        let Some(myself) = self.myself.clone() else { return };
        if self.failed || self.thinking == Some(self.table.step()) {
            return;
        }
        let Some(thought) = self.table.thought() else {
            self.thinking = None;
            return;
        };
        let (seat, step) = (thought.seat, thought.step);
        self.thinking = Some(step);
        let app = self.app.clone();
        tokio::spawn(async move {
            let Ok(permit) = app.thinkers.clone().acquire_owned().await else { return };
            let begun = Instant::now();
            let text = tokio::task::spawn_blocking(move || thought.think()).await.ok().flatten();
            drop(permit);
            app.metrics.thought.observe(begun.elapsed().as_secs_f64());
            if let Some(table) = myself.upgrade() {
                let _ = table.send(Ask::Thought(seat, step, text)).await;
            }
        });
    }

    async fn thought(&mut self, seat: Seat, step: u64, text: Option<String>) {
        self.thinking = None;
        if self.table.step() != step || self.table.bot_turn().is_none_or(|(turn, _)| turn != seat) {
            self.ponder();
            return;
        }
        // A bot that fails must not hold up the match: then the first legal move is played.
        let first = || self.table.state(Eye::Seat(seat), self.table.version(), now()).moves.into_iter().next();
        let Some(text) = text.or_else(first) else { return };
        match self.decide(|table, now| table.decide_for_bot(seat, step, &text, now), Also::Nothing).await {
            Ok(_) => {}
            Err(Fault::Refused(refused)) if matches!(refused.code, Code::Stale | Code::NotYourTurn | Code::Over) => {}
            Err(_) => tracing::error!(id = %self.id, %seat, step, "a bot's move was refused"),
        }
        self.tell(None);
        self.ponder();
    }
}
