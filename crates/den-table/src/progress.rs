//! The part of a match that changes. Decisions work on a copy, folding a journal works on the match itself; both use the same code.

use den_core::{BadText, Game, Illegal, Message, Outcome, Played, Seat, Seed, Standing, Step, Turn};

use crate::clock::Millis;
use crate::journal::Entry;
use crate::messages::{JournalReason, TableEvent};
use crate::seating::{Account, Away, Occupant, Permission, SeatState, Seated, numbered};
use crate::status::Status;
use crate::wire::{EndKind, Finish, Phase};

/// The part of a match that changes.
#[derive(Clone, Debug)]
pub(crate) struct Progress<G: Game> {
    pub(crate) status: Status,
    pub(crate) played: Played<G>,
    pub(crate) log: Vec<Note<G>>,
}

/// Something that happened, not yet redacted for an eye.
#[derive(Clone, Debug)]
pub(crate) struct Note<G: Game> {
    pub(crate) revision: u64,
    /// How many steps of the game had been played by then.
    pub(crate) step: usize,
    pub(crate) at: Millis,
    pub(crate) what: What<G>,
}

#[derive(Clone, Debug)]
pub(crate) enum What<G: Game> {
    Game(G::Event),
    Table(TableEvent),
    Chat(Seat, String),
}

/// The effect of a change on the turn, for the clocks.
#[derive(Default)]
struct Turned {
    dealt: bool,
    undone: bool,
}

impl<G: Game> Progress<G> {
    pub(crate) fn new(status: Status, played: Played<G>) -> Progress<G> {
        let mut progress = Progress { status, played, log: Vec::new() };
        progress.refresh();
        progress
    }

    /// A copy to work on, with an empty log.
    pub(crate) fn ahead(&self) -> Progress<G> {
        Progress { status: self.status.clone(), played: self.played.clone(), log: Vec::new() }
    }

    /// Makes one change: runs `work`, then updates clocks and phase.
    pub(crate) fn change<E>(&mut self, at: Millis, work: impl FnOnce(&mut Change<'_, G>) -> Result<(), E>) -> Result<(), E> {
        let before = self.status.decider();
        self.status.at = self.status.at.max(at);
        let mut change = Change { progress: self, turned: Turned::default() };
        work(&mut change)?;
        let turned = change.turned;
        self.refresh();
        let turn = match self.played.now().turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let ended = turned.dealt || turn != before && !turned.undone;
        let next = self.status.decider().filter(|&seat| self.status.is_present(seat));
        self.status.clocks.pass(self.status.at, next, ended);
        if let Some(seat) = before
            && ended
        {
            self.status.clocks.end_turn(seat);
        }
        Ok(())
    }

    /// Updates what follows from the game and the seats: the turn, the phase, the result.
    fn refresh(&mut self) {
        let game = self.played.now();
        let status = &mut self.status;
        status.turn = game.turn();
        status.steps = self.played.steps().len();
        status.phase = if status.closed || status.turn == Turn::Over || only_one_side_left(game, &status.seats) {
            Phase::Over
        } else if status.seats.iter().any(SeatState::is_free) {
            Phase::Waiting
        } else {
            Phase::Playing
        };
        status.result = (status.phase == Phase::Over).then(|| finish(game, status));
    }

    fn note(&mut self, what: What<G>) {
        let (revision, at, step) = (self.status.revision, self.status.at, self.played.steps().len());
        self.log.push(Note { revision, step, at, what });
    }

    /// Writes the events of all steps to the log of a game that was not played here, as if each step were an entry after those of the seats.
    pub(crate) fn rebuild(&mut self) {
        let mut position = self.played.start().clone();
        let first = self.status.revision;
        for (at, step) in self.played.steps().iter().enumerate() {
            let mut events = Vec::new();
            den_core::apply(&mut position, step, &mut events);
            self.status.revision = first + at as u64 + 1;
            let (revision, at, step) = (self.status.revision, self.status.at, at + 1);
            self.log.extend(events.into_iter().map(|event| Note { revision, step, at, what: What::Game(event) }));
        }
        self.status.position = self.status.revision;
    }
}

/// DEN-RESIGN-1: all players of all sides but one have resigned.
fn only_one_side_left<G: Game>(game: &G, seats: &[SeatState]) -> bool {
    let resigned = |state: &SeatState| state.away == Some(Away::Resigned);
    let mut left = numbered(seats).filter(|(_, state)| !resigned(state)).map(|(seat, _)| game.team(seat));
    let first = left.next();
    seats.iter().any(resigned) && left.all(|team| Some(team) == first)
}

fn finish<G: Game>(game: &G, status: &Status) -> Finish {
    if status.closed {
        return Finish { how: EndKind::Closed, seats: Vec::new() };
    }
    let (how, outcome) = match game.outcome() {
        Some(outcome) => (EndKind::Played, outcome),
        None => {
            let teams: Vec<u8> = Seat::all(game.seats()).map(|seat| game.team(seat)).collect();
            let stays = |team: u8| numbered(&status.seats).any(|(s, state)| game.team(s) == team && state.away != Some(Away::Resigned));
            let standing = |&team: &u8| Standing { points: 0, ties: [i32::from(stays(team)), 0, 0] };
            (EndKind::Resigned, Outcome::rank(&teams.iter().map(standing).collect::<Vec<_>>(), &teams))
        }
    };
    Finish { how, seats: outcome.results().to_vec() }
}

/// A change in progress.
pub(crate) struct Change<'a, G: Game> {
    pub(crate) progress: &'a mut Progress<G>,
    turned: Turned,
}

impl<G: Game> Change<'_, G> {
    /// Plays a move.
    pub(crate) fn play(&mut self, seat: Seat, m: G::Move) -> Result<(), Illegal> {
        self.step(|played, events| played.play(seat, m, events))
    }

    /// Applies what the dealer dealt.
    pub(crate) fn resolve(&mut self, chance: G::Chance) -> Result<(), Illegal> {
        self.step(|played, events| played.resolve(chance, events))?;
        self.turned.dealt = true;
        Ok(())
    }

    /// Deals until a seat has to move or the game is over. Calls `dealt` with each result.
    pub(crate) fn deal(&mut self, seed: &Seed, mut dealt: impl FnMut(&G::Chance)) -> Result<(), Illegal> {
        while self.progress.played.now().turn() == Turn::Chance {
            let chance = Played::dealt(self.progress.played.now(), seed, self.progress.played.steps().len() + 1);
            dealt(&chance);
            self.resolve(chance)?;
        }
        Ok(())
    }

    fn step(&mut self, f: impl FnOnce(&mut Played<G>, &mut Vec<G::Event>) -> Result<(), Illegal>) -> Result<(), Illegal> {
        let mut events = Vec::new();
        f(&mut self.progress.played, &mut events)?;
        self.progress.status.revision += 1;
        self.progress.status.position = self.progress.status.revision;
        for event in events {
            self.progress.note(What::Game(event));
        }
        Ok(())
    }

    /// Undoes a step.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.progress.played.undo(seat)?;
        self.turned.undone = true;
        self.progress.status.revision += 1;
        self.progress.status.position = self.progress.status.revision;
        self.progress.note(What::Table(TableEvent::Undone { seat }));
        Ok(())
    }

    /// Applies an entry of the journal.
    pub(crate) fn fold(&mut self, entry: &Entry) -> Result<(), Message> {
        match entry {
            Entry::Move(seat, text) => self.play(*seat, text.parse().map_err(|e: BadText| Message::from(e))?).map_err(Message::from),
            Entry::Chance(text) => self.resolve(text.parse().map_err(|e: BadText| Message::from(e))?).map_err(Message::from),
            Entry::Undo(seat) => self.undo(*seat).map_err(Message::from),
            other => self.table(other).map_err(Message::from),
        }
    }

    /// Applies an entry that is about the table, not the game.
    pub(crate) fn table(&mut self, entry: &Entry) -> Result<(), JournalReason> {
        let status = &mut self.progress.status;
        status.revision += 1;
        let revision = status.revision;
        let find = |status: &mut Status, seat: Seat| match status.seats.get(seat.index()) {
            Some(_) => {
                status.seats_changed = revision;
                Ok(seat.index())
            }
            None => Err(JournalReason::NoSeat { n: seat.0 + 1 }),
        };
        let event = match entry {
            Entry::Resign(seat) => {
                let at = find(status, *seat)?;
                status.seats[at].away = Some(Away::Resigned);
                TableEvent::Resigned { seat: *seat }
            }
            Entry::Leave(seat) => {
                let at = find(status, *seat)?;
                status.seats[at].away = Some(Away::Left);
                TableEvent::Left { seat: *seat }
            }
            Entry::Late(seat) => {
                let at = find(status, *seat)?;
                status.seats[at].away = Some(Away::Late);
                status.clocks.lose_turn(*seat);
                TableEvent::Late { seat: *seat }
            }
            Entry::Back(seat) => {
                let at = find(status, *seat)?;
                // DEN-CLOCK-4: leaving and returning earns no time.
                if status.seats[at].away == Some(Away::Late) && !status.clocks.has_lost_turn(*seat) {
                    status.clocks.refill(*seat);
                }
                status.seats[at].away = None;
                TableEvent::Back { seat: *seat }
            }
            Entry::Sit(seat, Seated { player, name, account }) => {
                let at = find(status, *seat)?;
                let sat_there = status.seats[at].player.as_ref() == Some(player);
                let old = status.seats[at].occupant.on_record();
                status.seats[at].occupant = Occupant::Person(name.clone());
                status.seats[at].player = Some(player.clone());
                status.seats[at].account = *account;
                match account {
                    Account::Deleted => TableEvent::DeletedSat { seat: *seat },
                    Account::Claimed | Account::Guest if sat_there => TableEvent::Renamed { seat: *seat, name: name.clone(), old },
                    Account::Claimed | Account::Guest => TableEvent::SatDown { seat: *seat, name: name.clone() },
                }
            }
            Entry::Remove(seat) => {
                let at = find(status, *seat)?;
                let name = status.seats[at].occupant.on_record();
                status.removed.extend(status.seats[at].player.take());
                status.seats[at].occupant = Occupant::Nobody;
                TableEvent::Removed { seat: *seat, name }
            }
            Entry::Forbid(what) => {
                status.forbidden.retain(|known| known != what);
                status.forbidden.push(*what);
                match what {
                    Permission::Chat => TableEvent::ChatForbidden,
                    Permission::Spectators => TableEvent::SpectatorsForbidden,
                }
            }
            Entry::Allow(what) => {
                status.forbidden.retain(|known| known != what);
                match what {
                    Permission::Chat => TableEvent::ChatAllowed,
                    Permission::Spectators => TableEvent::SpectatorsAllowed,
                }
            }
            Entry::Seats(order) => {
                status.change_seats(order)?;
                TableEvent::SeatsDrawn
            }
            Entry::Stand(seat) => {
                let at = find(status, *seat)?;
                let name = status.seats[at].occupant.on_record();
                status.seats[at].occupant = Occupant::Nobody;
                status.seats[at].player = None;
                TableEvent::StoodUp { seat: *seat, name }
            }
            Entry::Bot(seat, bot) => {
                let at = find(status, *seat)?;
                status.seats[at].occupant = Occupant::Bot(bot.clone());
                TableEvent::BotSat { seat: *seat, bot: bot.clone() }
            }
            Entry::Close => {
                status.closed = true;
                TableEvent::Closed
            }
            Entry::Chat(seat, text) => {
                let lines = status.chat_lines.get_mut(seat.index()).ok_or(JournalReason::NoSeat { n: seat.0 + 1 })?;
                *lines += 1;
                self.progress.note(What::Chat(*seat, text.clone()));
                return Ok(());
            }
            Entry::Rematch(seat) => status.rematch.agree(*seat),
            Entry::Decline(seat) => status.rematch.decline(*seat),
            Entry::Next(id) => status.rematch.begin(id.clone()),
            Entry::Move(..) | Entry::Chance(_) | Entry::Undo(_) => unreachable!("these are the game's"),
        };
        self.progress.note(What::Table(event));
        Ok(())
    }
}

/// The seat that took a step; `None` for the dealer.
pub(crate) fn who_took<G: Game>(step: &Step<G>) -> Option<Seat> {
    match step {
        Step::Move(seat, _) => Some(*seat),
        Step::Chance(_) => None,
    }
}
