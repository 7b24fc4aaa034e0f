//! Requests of players and hosts: whether each is allowed, and what it would do.

use den_core::{BadText, Game, Illegal, Reason, Record, Seat, Turn};

use crate::clock::{Clock, Millis};
use crate::journal::{Change, Entry};
use crate::messages::TableReason;
use crate::progress::{self, Progress};
use crate::seating::{Away, Occupant, Permission, SeatKind, SeatState, Seated, numbered, read_name};
use crate::settings::{MAX_CHAT, MAX_CHAT_LINES, MAX_ENTRIES, MAX_MOVE, SeatAssignments};
use crate::table::{Ahead, Decision, Match};
use crate::wire::{Code, Command, Phase, Refused};
use crate::{PlayerId, one_line};

/// A change that is being decided: the resulting match and the journal entries.
pub(crate) struct Draft<'a, 'b, G: Game> {
    change: &'a mut progress::Change<'b, G>,
    entries: &'a mut Vec<Entry>,
    table: &'a Match<G>,
}

impl<G: Game> Draft<'_, '_, G> {
    /// Adds an entry about the table.
    pub(crate) fn add(&mut self, entry: Entry) -> Result<(), Refused> {
        self.change.table(&entry).map_err(|reason| Refused::new(Code::NotSeated, reason))?;
        self.entries.push(entry);
        Ok(())
    }

    fn play(&mut self, seat: Seat, m: G::Move) -> Result<(), Illegal> {
        self.change.play(seat, m)?;
        self.entries.push(Entry::Move(seat, m.to_string()));
        Ok(())
    }

    fn resolve(&mut self, chance: G::Chance) -> Result<(), Illegal> {
        let entry = Entry::Chance(chance.to_string());
        self.change.resolve(chance)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Deals, unless seats are still free.
    fn deal(&mut self) -> Result<(), Illegal> {
        if self.change.progress.status.seats().iter().any(SeatState::is_free) {
            return Ok(());
        }
        // A match in a browser has no journal; the page draws its seats before it starts.
        #[cfg(not(target_arch = "wasm32"))]
        self.draw_seats();
        let entries = &mut *self.entries;
        self.change.deal(&self.table.seed, |chance| entries.push(Entry::Chance(chance.to_string())))
    }

    /// DEN-SEAT-5: draws the seats, if the table does so and starts now.
    #[cfg(not(target_arch = "wasm32"))]
    fn draw_seats(&mut self) {
        if let Some(entry) = self.table.status().due_draw(&self.table.seed)
            && self.change.table(&entry).is_ok()
        {
            self.entries.push(entry);
        }
    }
}

impl<G: Game> Match<G> {
    /// The decision made by `work`.
    pub(crate) fn draft(&self, now: Millis, work: impl FnOnce(&mut Draft<'_, '_, G>) -> Result<(), Refused>) -> Result<Decision, Refused> {
        let mut ahead = self.now.ahead();
        let mut entries = Vec::new();
        ahead.change(now, |change| work(&mut Draft { change, entries: &mut entries, table: self }))?;
        let Progress { status, played, log } = ahead;
        let change = Change { number: self.now.status.revision + 1, at: status.at, entries };
        Ok(Decision { change, after: status, ahead: Box::new(Ahead { played, log }) })
    }

    /// The effect of a command by the player at `seat`.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(&self, seat: Seat, command: &Command, now: Millis) -> Result<Decision, Refused> {
        let state = self.now.status.seats.get(seat.index()).ok_or_else(|| Refused::new(Code::NotSeated, TableReason::NoSeat))?;
        if !state.occupant.is_person() {
            return Err(Refused::new(Code::NotSeated, TableReason::NoPlayer));
        }
        match command {
            Command::Move { position, text } => {
                self.is_present(seat)?;
                self.may_move(seat, *position)?;
                self.decide_move(seat, *position, self.read_move(text)?, now)
            }
            Command::Undo { position } => {
                self.is_present(seat)?;
                self.has_room()?;
                self.undo(seat, *position, now)
            }
            Command::Resign => {
                self.is_running()?;
                if state.away == Some(Away::Resigned) {
                    return Err(Refused::by(Code::Away, TableReason::Resigned, "DEN-RESIGN-2"));
                }
                self.draft(now, |draft| draft.add(Entry::Resign(seat)))
            }
            Command::Leave => {
                self.has_room()?;
                match self.now.status.phase {
                    Phase::Waiting => self.draft(now, |draft| draft.add(Entry::Stand(seat))),
                    Phase::Playing if state.away.is_none() => self.draft(now, |draft| draft.add(Entry::Leave(seat))),
                    Phase::Playing => Err(Refused::by(Code::Away, TableReason::BotAlready, "DEN-AWAY-1")),
                    Phase::Over => Err(over()),
                }
            }
            Command::Return => self.come_back(seat, now),
            Command::Chat { text } => self.chat(seat, text, now),
            Command::Decline => self.decline(seat, now),
            Command::Rematch => Err(Refused::new(Code::Unavailable, TableReason::NeedsTable)),
            Command::Rename | Command::Follow | Command::Look { .. } | Command::Ping => {
                Err(Refused::new(Code::Unreadable, TableReason::NoChange))
            }
        }
    }

    /// The effect of a move by the bot that plays for `seat`.
    ///
    /// # Errors
    /// Why it is refused: it is no longer the bot's turn, or its move is illegal.
    pub fn decide_for_bot(&self, seat: Seat, position: u64, text: &str, now: Millis) -> Result<Decision, Refused> {
        match self.now.status.bot_turn() {
            Some((turn, _)) if turn == seat => {
                self.may_move(seat, position)?;
                self.decide_move(seat, position, self.read_move(text)?, now)
            }
            _ => Err(Refused::by(Code::NotYourTurn, TableReason::NoBotTurn, "DEN-TURN-1")),
        }
    }

    /// The effect of a move of `seat`, regardless of who decides for it. `position` is [`crate::Status::position`] when the move was chosen.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide_move(&self, seat: Seat, position: u64, m: G::Move, now: Millis) -> Result<Decision, Refused> {
        self.may_move(seat, position)?;
        self.draft(now, |draft| {
            draft.play(seat, m)?;
            draft.deal()?;
            Ok(())
        })
    }

    /// Why the seat may not play this move now; `None` if it may.
    pub fn why_not(&self, seat: Seat, text: &str) -> Option<Refused> {
        let check = || {
            let m = self.read_move(text)?;
            if self.now.status.turn != Turn::Seat(seat) {
                return Ok(());
            }
            self.now.played.now().check(m).map_err(Refused::from)
        };
        check().err()
    }

    /// What happens without a request at `now`: a player's time runs out (DEN-CLOCK-1).
    pub fn tick(&self, now: Millis) -> Option<Decision> {
        match self.now.status.clocks.deadline() {
            Some((seat, at)) if at <= now && self.now.status.decider() == Some(seat) => {
                self.draft(now, |draft| draft.add(Entry::Late(seat))).ok()
            }
            _ => None,
        }
    }

    /// The effect of sitting down at `seat`, or at any free seat that this guest may take.
    ///
    /// # Errors
    /// If the name is refused, or no seat is free.
    pub fn sit(&self, who: &Seated, seat: Option<Seat>, invited: bool, now: Millis) -> Result<Decision, Refused> {
        let who = Seated { name: read_name(&who.name)?, ..who.clone() };
        if self.now.status.seat_of(&who.player).is_some() {
            return Err(Refused::by(Code::SeatTaken, TableReason::Seated, "DEN-SEAT-2"));
        }
        if self.now.status.phase != Phase::Waiting {
            return Err(Refused::by(Code::SeatTaken, TableReason::Begun, "DEN-SEAT-3"));
        }
        if self.now.status.removed.contains(&who.player) {
            return Err(Refused::by(Code::SeatTaken, TableReason::Removed, "DEN-SEAT-4"));
        }
        let meant = |kind: &SeatKind| match kind {
            SeatKind::Open => true,
            SeatKind::Invite => invited,
            SeatKind::Bot(_) => false,
        };
        let free = numbered(&self.now.status.seats)
            .filter(|(at, _)| seat.is_none_or(|seat| seat == *at))
            .find(|(_, state)| state.is_free() && meant(&state.kind));
        let Some((at, _)) = free else { return Err(Refused::by(Code::SeatTaken, TableReason::NoFreeSeat, "DEN-SEAT-3")) };
        self.draft(now, |draft| {
            draft.add(Entry::Sit(at, who))?;
            Ok(draft.deal()?)
        })
    }

    /// The effect of a seated player's new name (DEN-SEAT-1).
    ///
    /// # Errors
    /// If the name is refused or the same, or the player has no seat.
    pub fn rename(&self, who: &Seated, now: Millis) -> Result<Decision, Refused> {
        self.has_room()?;
        let who = Seated { name: read_name(&who.name)?, ..who.clone() };
        let seat = self.now.status.seat_of(&who.player).ok_or_else(|| Refused::new(Code::NotSeated, TableReason::NotSeated))?;
        let state = &self.now.status.seats[seat.index()];
        if state.occupant == Occupant::Person(who.name.clone()) && state.account == who.account {
            return Err(Refused::new(Code::Unavailable, TableReason::NoChange));
        }
        self.draft(now, |draft| draft.add(Entry::Sit(seat, who)))
    }

    /// The first change of a new table: these players sit down and, if no seat is free, the game starts. `None` if nothing happens.
    ///
    /// # Errors
    /// If a seat or a name is refused.
    pub fn begin(&self, sits: &SeatAssignments, now: Millis) -> Result<Option<Decision>, Refused> {
        let decision = self.draft(now, |draft| {
            for (seat, who) in sits {
                let status = &draft.change.progress.status;
                let free = status.seats.get(seat.index()).is_some_and(SeatState::is_free);
                if !free || status.seat_of(&who.player).is_some() {
                    return Err(Refused::by(Code::SeatTaken, TableReason::CannotTake { n: seat.0 + 1 }, "DEN-SEAT-3"));
                }
                draft.add(Entry::Sit(*seat, Seated { name: read_name(&who.name)?, ..who.clone() }))?;
            }
            Ok(draft.deal()?)
        })?;
        Ok((!decision.change.entries.is_empty()).then_some(decision))
    }

    /// The effect of the host putting a bot on an empty seat before the match starts.
    ///
    /// # Errors
    /// If the seat is not empty.
    pub fn fill(&self, seat: Seat, bot: &str, now: Millis) -> Result<Decision, Refused> {
        match self.now.status.seats.get(seat.index()) {
            Some(state) if state.is_free() && self.now.status.phase == Phase::Waiting => self.draft(now, |draft| {
                draft.add(Entry::Bot(seat, bot.to_string()))?;
                Ok(draft.deal()?)
            }),
            _ => Err(Refused::by(Code::SeatTaken, TableReason::NotEmpty { n: seat.0 + 1 }, "DEN-SEAT-3")),
        }
    }

    /// The effect of the host closing the match before it starts.
    ///
    /// # Errors
    /// If it has started.
    pub fn close(&self, now: Millis) -> Result<Decision, Refused> {
        match self.now.status.phase {
            Phase::Waiting => self.draft(now, |draft| draft.add(Entry::Close)),
            _ => Err(Refused::by(Code::Over, TableReason::CannotClose, "DEN-SEAT-4")),
        }
    }

    /// The effect of the host removing a player before the match starts. The player cannot come back.
    ///
    /// # Errors
    /// If the match has started, or the seat is empty.
    pub fn remove(&self, seat: Seat, now: Millis) -> Result<Decision, Refused> {
        if self.now.status.phase != Phase::Waiting {
            return Err(Refused::by(Code::Over, TableReason::Begun, "DEN-SEAT-4"));
        }
        match self.now.status.seats.get(seat.index()) {
            Some(state) if state.occupant.is_person() => self.draft(now, |draft| draft.add(Entry::Remove(seat))),
            _ => Err(Refused::by(Code::NotSeated, TableReason::NoPlayer, "DEN-SEAT-4")),
        }
    }

    /// The effect of the host allowing or forbidding something, at any time (DEN-HOST-1).
    ///
    /// # Errors
    /// If nothing would change.
    pub fn permit(&self, what: Permission, allowed: bool, now: Millis) -> Result<Decision, Refused> {
        self.has_room()?;
        if self.now.status.forbidden.contains(&what) != allowed {
            return Err(Refused::by(Code::Illegal, TableReason::NoChange, "DEN-HOST-1"));
        }
        self.draft(now, |draft| draft.add(if allowed { Entry::Allow(what) } else { Entry::Forbid(what) }))
    }

    /// The effect of the operator of the server ending the match without a result, even while it is being played.
    ///
    /// # Errors
    /// If the match is over.
    pub fn abort(&self, now: Millis) -> Result<Decision, Refused> {
        if self.now.status.phase == Phase::Over {
            return Err(over());
        }
        self.draft(now, |draft| draft.add(Entry::Close))
    }

    /// The single change that puts a record on a new table: its players sit down and its steps are played. An unfinished game stops there.
    ///
    /// # Errors
    /// If the table is not new or the record is of another game.
    pub fn import(&self, record: &Record, now: Millis) -> Result<Decision, Refused> {
        if self.now.status.revision != 0 || usize::from(record.seats) != self.now.status.seats.len() {
            return Err(Refused::new(Code::Unavailable, TableReason::NotFresh));
        }
        self.draft(now, |draft| {
            for (seat, _) in numbered(&self.now.status.seats).filter(|(_, state)| state.is_free()) {
                let name = record.names.get(seat.index()).and_then(|name| read_name(name).ok()).unwrap_or_default();
                draft.add(Entry::Sit(seat, Seated::new(PlayerId::imported(seat), name)))?;
            }
            for step in &record.steps {
                match step.seat {
                    Some(seat) => draft.play(seat, step.text.parse()?)?,
                    None => draft.resolve(step.text.parse()?)?,
                }
            }
            if draft.change.progress.played.now().turn() != Turn::Over {
                draft.add(Entry::Close)?;
            }
            Ok(())
        })
    }

    /// Decides on a command and applies it immediately: for hosts that keep a record instead of a journal.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn act(&mut self, seat: Seat, command: &Command, now: Millis) -> Result<(), Refused> {
        let decision = self.decide(seat, command, now)?;
        self.apply_own(decision)
    }

    /// Plays a move of `seat` immediately, regardless of who decides for it: for hosts that keep a record instead of a journal.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn play(&mut self, seat: Seat, m: G::Move, now: Millis) -> Result<(), Refused> {
        let decision = self.decide_move(seat, self.now.status.position, m, now)?;
        self.apply_own(decision)
    }

    /// Undoes the latest step of `seat` immediately: for hosts that keep a record instead of a journal.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn take_back(&mut self, seat: Seat, now: Millis) -> Result<(), Refused> {
        let decision = self.undo(seat, self.now.status.position, now)?;
        self.apply_own(decision)
    }

    fn apply_own(&mut self, decision: Decision) -> Result<(), Refused> {
        self.apply(decision).map_err(|bad| Refused::new(Code::Unavailable, bad.reason))
    }

    /// Checks that it is the seat's turn, and that it decided on the current position.
    fn may_move(&self, seat: Seat, position: u64) -> Result<(), Refused> {
        self.is_running()?;
        self.is_fresh(position)?;
        match self.now.status.turn {
            Turn::Seat(turn) if turn != seat => Err(Refused::by(Code::NotYourTurn, Reason::NotYourTurn { turn, seat }, "DEN-TURN-1")),
            _ => Ok(()),
        }
    }

    fn read_move(&self, text: &str) -> Result<G::Move, Refused> {
        let text = text.trim();
        if text.len() > MAX_MOVE {
            return Err(Refused::new(Code::Unreadable, TableReason::MoveTooLong { n: MAX_MOVE }));
        }
        text.parse().map_err(|e: BadText| Refused::from(e))
    }

    fn undo(&self, seat: Seat, position: u64, now: Millis) -> Result<Decision, Refused> {
        self.is_running()?;
        self.is_fresh(position)?;
        if self.settings().clock != Clock::None && self.now.status.decider() != Some(seat) {
            return Err(Refused::by(Code::Illegal, TableReason::TurnEnded, "DEN-UNDO-4"));
        }
        self.draft(now, |draft| {
            draft.change.undo(seat)?;
            draft.entries.push(Entry::Undo(seat));
            Ok(())
        })
    }

    fn come_back(&self, seat: Seat, now: Millis) -> Result<Decision, Refused> {
        self.is_running()?;
        match self.now.status.seats[seat.index()].away {
            // DEN-CLOCK-4: otherwise a player could think about the same turn forever.
            Some(Away::Late) if self.now.status.clocks.has_lost_turn(seat) => {
                Err(Refused::by(Code::Away, TableReason::TurnLost, "DEN-CLOCK-4"))
            }
            Some(Away::Left | Away::Late) => self.draft(now, |draft| draft.add(Entry::Back(seat))),
            Some(Away::Resigned) => Err(Refused::by(Code::Away, TableReason::Resigned, "DEN-RESIGN-2")),
            None => Err(Refused::by(Code::Illegal, TableReason::Present, "DEN-AWAY-2")),
        }
    }

    fn chat(&self, seat: Seat, text: &str, now: Millis) -> Result<Decision, Refused> {
        let text = one_line(text);
        match text.chars().count() {
            0 => return Err(Refused::new(Code::Unreadable, TableReason::ChatEmpty)),
            n if n > MAX_CHAT => return Err(Refused::by(Code::TooMuch, TableReason::ChatTooLong { n: MAX_CHAT }, "DEN-CHAT-1")),
            _ => {}
        }
        if self.now.status.forbidden.contains(&Permission::Chat) {
            return Err(Refused::by(Code::Illegal, TableReason::ChatForbidden, "DEN-HOST-1"));
        }
        if self.now.status.chat_lines[seat.index()] >= MAX_CHAT_LINES {
            return Err(Refused::by(Code::TooMuch, TableReason::ChatFull { n: MAX_CHAT_LINES }, "DEN-CHAT-1"));
        }
        self.has_room()?;
        self.draft(now, |draft| draft.add(Entry::Chat(seat, text)))
    }

    /// DEN-STEP-1: a decision is for the position that the player saw.
    fn is_fresh(&self, position: u64) -> Result<(), Refused> {
        let n = self.now.status.position;
        if position == n { Ok(()) } else { Err(Refused::by(Code::Stale, TableReason::Stale { step: position, n }, "DEN-STEP-1")) }
    }

    fn is_running(&self) -> Result<(), Refused> {
        match self.now.status.phase {
            Phase::Waiting => Err(Refused::by(Code::Waiting, TableReason::Waiting, "DEN-SEAT-3")),
            Phase::Playing => Ok(()),
            Phase::Over => Err(over()),
        }
    }

    fn is_present(&self, seat: Seat) -> Result<(), Refused> {
        if self.now.status.phase == Phase::Playing && !self.now.status.is_present(seat) {
            return Err(Refused::by(Code::Away, TableReason::Away, "DEN-AWAY-2"));
        }
        Ok(())
    }

    fn has_room(&self) -> Result<(), Refused> {
        if self.now.status.revision < MAX_ENTRIES {
            return Ok(());
        }
        Err(Refused::new(Code::TooMuch, TableReason::JournalFull { n: MAX_ENTRIES }))
    }
}

fn over() -> Refused {
    Refused::by(Code::Over, Reason::Over, "DEN-TURN-2")
}
