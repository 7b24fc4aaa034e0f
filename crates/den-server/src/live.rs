//! A live match: one task that decides, stores, applies and sends, one request at a time.

mod bots;
mod row;

use std::net::IpAddr;
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use den_core::{Seat, Seed};
use den_store::{ANY_SEAT, Append, Appended, Row, SideEffect};
use den_table::wire::{Code, Command, Phase, Refused, Request};
use den_table::{AnyMatch, BotDriver, ByeReason, Change, Decision, MatchId, Millis, PlayerId, SeatAssignments, Status, TableReason};
use prometheus_client::metrics::counter::Counter;
use tokio::sync::mpsc;
use tokio::time::Instant as Moment;

use crate::app::{App, now, stopped};
pub(crate) use crate::ask::{Ask, HostAsk, Sit};
use crate::error::{Fault, refused};
use crate::guests::Guest;
use crate::identity::random;
use crate::messages::ServerReason;
use crate::packs::figures_of;
use crate::sweep::DOUBT_ROUNDS;

use row::{due, listed, open_seats, seated};
pub(crate) use row::{row, to_move};

/// After this time without clients, a match is removed from memory.
const IDLE: Duration = Duration::from_secs(30);
/// How often a command is decided again because another node was first.
const TRIES: usize = 5;
/// The delay before the server retries a change of its own that could not be stored.
const RETRY: Duration = Duration::from_secs(1);

/// Why a change was not stored.
pub(crate) enum Lost {
    /// Another change was first; the match has been loaded again.
    Conflict,
    InviteUsed,
    Unavailable,
}

pub(crate) struct Live {
    pub(crate) app: App,
    pub(crate) id: MatchId,
    /// The match up to its last stored change.
    pub(crate) table: Box<dyn AnyMatch>,
    /// The match's row for lists.
    row: Row,
    /// Counts the changes of its game.
    changes: Counter,
    pub(crate) guests: Vec<Guest>,
    /// The address of the first client of this match; its bots' thinking counts towards it.
    pub(crate) address: Option<IpAddr>,
    pub(crate) next_guest: u64,
    /// The bots with their search trees. `None` while one of them is thinking.
    bots: Option<Box<dyn BotDriver>>,
    /// The position that a bot is thinking about.
    thinking: Option<u64>,
    /// When to retry what could not be stored.
    retry: Option<Moment>,
    /// The stored match could not be loaded: the task ends, and the next request loads the match again.
    failed: bool,
    myself: Option<mpsc::WeakSender<Ask>>,
}

/// The stored match and its journal.
async fn stored(app: &App, id: &MatchId) -> Result<(Box<dyn AnyMatch>, Vec<Change>), Fault> {
    let stored = app.store.load(id).await?.ok_or_else(|| Fault::NotFound(ServerReason::NoMatch.into()))?;
    let figures = figures_of(&*app.store, &stored.settings).await?;
    let mut table = den_table::open(stored.settings, stored.seed, figures.as_ref())?;
    let changes = app.store.changes(id, 1).await?;
    for change in &changes {
        table.fold(change).map_err(|error| {
            tracing::error!(%id, entry = error.number, "a stored journal is invalid; `wolfden doctor` explains and repairs it");
            Fault::Unavailable
        })?;
    }
    Ok((table, changes))
}

/// Seats the first players of a new match that is not stored yet. Returns the change to store with it.
pub(crate) fn begin(table: &mut dyn AnyMatch, sits: &SeatAssignments, now: Millis) -> Result<Option<Change>, Fault> {
    let Some(decision) = table.begin(sits, now)? else { return Ok(None) };
    let change = decision.change().clone();
    table.apply(decision).map_err(|_| Fault::Unavailable)?;
    Ok(Some(change))
}

/// The seed of a new match.
pub(crate) fn new_seed(app: &App) -> Result<Seed, Fault> {
    let mut seed = Seed([0; 32]);
    match app.config.test_seed {
        Some(first) => {
            let number = app.test_seeds.fetch_add(1, Ordering::Relaxed);
            seed.0[..8].copy_from_slice(&first.to_le_bytes());
            seed.0[8..16].copy_from_slice(&number.to_le_bytes());
        }
        None => random(&mut seed.0)?,
    }
    Ok(seed)
}

impl Live {
    /// Loads a match from the store.
    pub(crate) async fn load(app: &App, id: &MatchId) -> Result<Live, Fault> {
        let (table, _) = stored(app, id).await?;
        let row = listed(table.status());
        Ok(Live::new(app, id.clone(), table, row))
    }

    /// A match whose stored state is the same as this one.
    pub(crate) fn new(app: &App, id: MatchId, table: Box<dyn AnyMatch>, row: Row) -> Live {
        let changes = app.metrics.moves.get_or_create(&[("game", table.status().settings().game.clone())]).clone();
        Live {
            app: app.clone(),
            id,
            table,
            row,
            changes,
            guests: Vec::new(),
            address: None,
            next_guest: 1,
            bots: None,
            thinking: None,
            retry: None,
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
        self.think();
        while !self.failed {
            let due = || self.table.status().deadline().map(|at| Moment::now() + Duration::from_millis(at.saturating_sub(now())));
            let due = self.retry.or_else(due);
            let idle = self.guests.is_empty() && self.thinking.is_none();
            tokio::select! {
                biased;
                () = &mut stop => {
                    self.app.hub.forget(&self.id);
                    break;
                }
                () = tokio::time::sleep_until(due.unwrap_or_else(Moment::now)), if due.is_some() => self.wake().await,
                ask = asks.recv() => match ask {
                    Some(ask) => self.answer(ask).await,
                    None => break,
                },
                () = tokio::time::sleep(IDLE), if idle => if self.app.hub.retire(&self.id, &asks) { break },
            }
        }
        if self.failed {
            asks.close();
            // Queued requests of sockets are refused; over HTTP the closed channel is the answer.
            while let Ok(ask) = asks.try_recv() {
                if let Ask::Request(from, request, _) = ask {
                    self.refuse(from, request.id, refused(Fault::Unavailable));
                }
            }
            self.send_away(ByeReason::Unavailable);
        }
        self.app.metrics.matches.dec();
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Enter(enter) => self.enter(enter),
            Ask::Exit(id) => self.guests.retain(|guest| guest.id != id),
            // The client has already been told that there is no answer.
            Ask::Request(.., asked) if asked.elapsed() >= self.app.bounds.limits.answer_time => {}
            Ask::Request(from, request, _) => self.request(from, request).await,
            Ask::Sit(sit) if sit.tell.is_closed() => {}
            Ask::Host(.., tell) if tell.is_closed() => {}
            Ask::Sit(sit) => {
                let answer = self.sit(&sit).await;
                let _ = sit.tell.send(answer);
            }
            Ask::Host(by, what, tell) => {
                let answer = self.host(&by, &what).await;
                let _ = tell.send(answer);
            }
            Ask::Leave(player, tell) => {
                let _ = tell.send(self.leave(&player).await);
            }
            Ask::Muted(player, muted) => self.mute(&player, &muted),
            Ask::Reload => {
                let _ = self.reload().await;
                self.resend_to_all();
            }
            Ask::Read(read) => read(&*self.table),
            Ask::Decided(decided) => self.bot_decided(decided).await,
            Ask::Refresh(revision) if revision > self.table.status().revision() => self.refresh().await,
            Ask::Refresh(_) => {}
            Ask::Wake => self.wake().await,
        }
    }

    async fn request(&mut self, from: u64, request: Request) {
        let Some(guest) = self.guests.iter().find(|guest| guest.id == from) else { return };
        let address = guest.address;
        let seat = guest.player.as_ref().and_then(|player| self.table.status().seat_of(player));
        let done = match (&request.command, seat) {
            (Command::Look { eye }, _) => {
                let looked = self.look(from, *eye, request.id);
                match looked {
                    Ok(()) => return,
                    Err(refused) => Err(refused),
                }
            }
            (_, None) => Err(Refused::new(Code::NotSeated, TableReason::NotSeated)),
            (Command::Rematch, Some(seat)) => self.rematch(seat, address).await,
            (Command::Rename, Some(seat)) => self.rename(seat).await.map_err(refused),
            (command, Some(seat)) => self.decide(|table, now| table.decide(seat, command, now), SideEffect::Nothing).await.map_err(refused),
        };
        match done {
            Ok(()) => self.tell(Some((from, request.id))),
            Err(refused) => {
                self.tell(None);
                self.app.metrics.refused.get_or_create(&[("code", format!("{:?}", refused.code))]).inc();
                self.refuse(from, request.id, refused);
            }
        }
    }

    /// Decides, stores and applies; decides again if another node was first.
    async fn decide(&mut self, decide: impl Fn(&dyn AnyMatch, Millis) -> Result<Decision, Refused>, also: SideEffect) -> Result<(), Fault> {
        for _ in 0..TRIES {
            self.run_out().await.map_err(|_| Fault::Unavailable)?;
            let decision = decide(&*self.table, now())?;
            match self.commit(decision, also.clone()).await {
                Ok(()) => return Ok(()),
                Err(Lost::Conflict) => {}
                Err(Lost::InviteUsed) => return Err(Fault::Conflict("invite-used", ServerReason::InviteUsed.into())),
                Err(Lost::Unavailable) => return Err(Fault::Unavailable),
            }
        }
        Err(Fault::TooMuch)
    }

    /// Stores a decision, then applies it. Memory is never ahead of the store.
    pub(crate) async fn commit(&mut self, decision: Decision, also: SideEffect) -> Result<(), Lost> {
        let change = decision.change().clone();
        let row = self.row_to_store(decision.after(), change.at);
        let turn = to_move(decision.after());
        let append = Append { id: self.id.clone(), change: change.clone(), turn, row: row.clone(), also };
        let begun = Instant::now();
        let result = self.app.store.append(append).await;
        self.app.metrics.stored.observe(begun.elapsed().as_secs_f64());
        match result {
            Ok(Appended::Stored) => {
                if self.table.apply(decision).is_err() {
                    // It was decided on this very match, so the one in memory is wrong; the stored one counts.
                    self.reload().await?;
                }
            }
            Ok(Appended::Conflict) => {
                self.app.metrics.conflicts.inc();
                // Unless the other change is this very one, stored by an attempt whose answer was lost.
                if !self.reload().await?.contains(&change) {
                    return Err(Lost::Conflict);
                }
            }
            Ok(Appended::Gap) => {
                self.app.metrics.gaps.inc();
                tracing::error!(id = %self.id, number = change.number, "the store is missing the preceding change");
                self.reload().await?;
                return Err(Lost::Conflict);
            }
            Ok(Appended::InviteUsed) => {
                self.reload().await?;
                return Err(Lost::InviteUsed);
            }
            Err(error) => {
                tracing::error!(id = %self.id, %error, "a change could not be stored");
                // It may have been stored anyway, or may be stored later: only the store can tell.
                self.app.in_doubt.store(DOUBT_ROUNDS, Ordering::Relaxed);
                // Bots and clocks must not hammer a database that fails immediately.
                self.retry = Some(Moment::now() + RETRY);
                if !self.reload().await?.contains(&change) {
                    return Err(Lost::Unavailable);
                }
                self.retry = None;
            }
        }
        if let Some(row) = row {
            if row.phase == Phase::Over.word() && self.row.phase != row.phase {
                self.app.reviews.ask(&self.id);
            }
            self.row = row;
        }
        self.changes.inc();
        self.app.fanout.tell(&self.id, self.table.status().revision());
        self.think();
        Ok(())
    }

    /// The row, if the lists need it. A later due time need not be written: the sweep then finds nothing, once.
    fn row_to_store(&self, after: &Status, now: Millis) -> Option<Row> {
        let stored = &self.row;
        let same = after.phase().word() == stored.phase && open_seats(after) == stored.open_seats && seated(after).eq(&stored.seated);
        let earlier = match (due(after, now), stored.due) {
            (Some(due), Some(known)) => due < known,
            (Some(_), None) => true,
            (None, _) => false,
        };
        (!same || earlier).then(|| row(after, now))
    }

    /// Loads the whole match again and returns its journal. If that fails too, the match ends here.
    async fn reload(&mut self) -> Result<Vec<Change>, Lost> {
        match stored(&self.app, &self.id).await {
            Ok((table, changes)) => {
                self.table = table;
                self.row = listed(self.table.status());
                self.thinking = None;
                self.think();
                Ok(changes)
            }
            Err(_) => {
                self.failed = true;
                self.app.hub.forget(&self.id);
                Err(Lost::Unavailable)
            }
        }
    }

    /// Loads what another node has stored.
    async fn refresh(&mut self) {
        match self.app.store.changes(&self.id, self.table.status().revision() + 1).await {
            Ok(changes) => {
                for change in &changes {
                    if self.table.fold(change).is_err() {
                        let _ = self.reload().await;
                        break;
                    }
                }
                self.row = listed(self.table.status());
                self.tell(None);
                self.shed_spectators();
                self.think();
            }
            Err(error) => tracing::warn!(id = %self.id, %error, "cannot read another node's changes yet"),
        }
    }

    /// Handles clocks that have run out.
    async fn run_out(&mut self) -> Result<(), Lost> {
        for _ in 0..TRIES {
            let Some(decision) = self.table.tick(now()) else { return Ok(()) };
            match self.commit(decision, SideEffect::Nothing).await {
                Ok(()) => return Ok(()),
                Err(Lost::Unavailable) => return Err(Lost::Unavailable),
                Err(_) => {}
            }
        }
        Err(Lost::Conflict)
    }

    async fn wake(&mut self) {
        self.retry = None;
        if self.run_out().await.is_err() {
            self.retry = Some(Moment::now() + RETRY);
        }
        self.tell(None);
        self.think();
        // The stored time has passed: write the next one.
        let due = due(self.table.status(), now());
        if self.row.due.is_none_or(|due| due <= now()) && self.app.store.set_due(&self.id, due).await.is_ok() {
            self.row.due = due;
        }
    }

    async fn sit(&mut self, sit: &Sit) -> Result<Seat, Fault> {
        let player = &sit.who.player;
        if let Some(seat) = self.table.status().seat_of(player) {
            return Ok(seat);
        }
        let (mut seat, mut also) = (sit.seat, SideEffect::Nothing);
        if let Some(hash) = sit.invite {
            let invited = self.app.store.invited(&self.id, hash, player).await?;
            let invited = invited.ok_or_else(|| Fault::Conflict("invite-used", ServerReason::InviteUsed.into()))?;
            // The link for everyone stays valid, also for the seat of a guest who leaves.
            if invited != ANY_SEAT {
                seat = Some(invited);
                also = SideEffect::Redeem(hash, player.clone());
            }
        }
        let invited = sit.invite.is_some();
        self.decide(|table, now| table.sit(&sit.who, seat, invited, now), also).await?;
        self.tell(None);
        self.table.status().seat_of(player).ok_or(Fault::Unavailable)
    }

    async fn host(&mut self, by: &PlayerId, what: &HostAsk) -> Result<(), Fault> {
        if self.table.status().settings().host.as_ref() != Some(by) {
            return Err(Fault::Forbidden(ServerReason::NotHost));
        }
        let decide = |table: &dyn AnyMatch, now| match what {
            HostAsk::Fill(seat, bot) => table.fill(*seat, bot, now),
            HostAsk::Remove(seat) => table.remove(*seat, now),
            HostAsk::Permit(permission, allowed) => table.permit(*permission, *allowed, now),
            HostAsk::Close => table.close(now),
        };
        self.decide(decide, SideEffect::Nothing).await?;
        self.tell(None);
        self.shed_spectators();
        Ok(())
    }

    /// Shows a player's name as it is now in the store.
    async fn rename(&mut self, seat: Seat) -> Result<(), Fault> {
        let no_player = || Fault::Forbidden(ServerReason::NoPlayer);
        let player = self.table.status().seats()[seat.index()].player.clone().ok_or_else(no_player)?;
        let who = crate::routes::matches::seated(&self.app.store.player(&player).await?.ok_or_else(no_player)?);
        self.decide(|table, now| table.rename(&who, now), SideEffect::Nothing).await
    }

    /// A player leaves, whether connected or not.
    async fn leave(&mut self, player: &PlayerId) -> Result<(), Fault> {
        let seat = self.table.status().seat_of(player).ok_or(Fault::Forbidden(ServerReason::NoPlayer))?;
        self.decide(|table, now| table.decide(seat, &Command::Leave, now), SideEffect::Nothing).await?;
        self.tell(None);
        Ok(())
    }
}
