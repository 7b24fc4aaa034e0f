//! The status of a match, independent of the game.

use std::sync::Arc;

#[cfg(not(target_arch = "wasm32"))]
use den_core::Seed;
use den_core::{MAX_SEATS, Seat, Turn};

use crate::PlayerId;
use crate::clock::{Clocks, Millis};
#[cfg(not(target_arch = "wasm32"))]
use crate::journal::Entry;
use crate::messages::JournalReason;
use crate::rematch::RematchOffer;
use crate::seating::{Permission, SeatState};
#[cfg(not(target_arch = "wasm32"))]
use crate::series::drawn_seats;
use crate::settings::MatchSettings;
use crate::wire::{Finish, Phase};

/// The status of a match: everything except the game itself and the log. Lists and hosts need nothing else, so they know it
/// before a decision is stored ([`crate::Decision::after`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    pub(crate) settings: Arc<MatchSettings>,
    pub(crate) revision: u64,
    pub(crate) position: u64,
    pub(crate) steps: usize,
    pub(crate) seats_changed: u64,
    /// DEN-SEAT-5: the revision of the draw, and for each seat the one that its player had before.
    pub(crate) drawn: (u64, [Seat; MAX_SEATS]),
    pub(crate) at: Millis,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) clocks: Clocks,
    /// How many chat messages each seat has sent.
    pub(crate) chat_lines: Vec<u32>,
    /// What the host has forbidden.
    pub(crate) forbidden: Vec<Permission>,
    /// The players whom the host has removed.
    pub(crate) removed: Vec<PlayerId>,
    pub(crate) closed: bool,
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
    pub(crate) result: Option<Finish>,
    pub(crate) rematch: RematchOffer,
}

impl Status {
    pub(crate) fn new(settings: MatchSettings) -> Status {
        Status {
            revision: 0,
            position: 0,
            steps: 0,
            seats_changed: 0,
            drawn: (0, [Seat(0); MAX_SEATS]),
            at: 0,
            seats: settings.seats.iter().map(SeatState::new).collect(),
            clocks: Clocks::new(settings.clock, settings.seat_count()),
            chat_lines: vec![0; settings.seats.len()],
            forbidden: Vec::new(),
            removed: Vec::new(),
            closed: false,
            turn: Turn::Chance,
            phase: Phase::Waiting,
            result: None,
            rematch: RematchOffer::default(),
            settings: Arc::new(settings),
        }
    }

    /// Gives everyone the seat that was drawn: for each seat, the one that its player took. Not generic, so that the page has it once.
    #[inline(never)]
    pub(crate) fn change_seats(&mut self, order: &[Seat]) -> Result<(), JournalReason> {
        let missing = Seat::all(self.seats.len() as u8).find(|seat| order.iter().filter(|drawn| *drawn == seat).count() != 1);
        let other = order.iter().copied().find(|seat| seat.index() >= self.seats.len());
        if let Some(Seat(wrong)) = missing.or(other) {
            return Err(JournalReason::NoSeat { n: wrong.saturating_add(1) });
        }
        self.seats_changed = self.revision;
        self.drawn.0 = self.revision;
        self.drawn.1[..order.len()].copy_from_slice(order);
        self.seats = order.iter().map(|seat| self.seats[seat.index()].clone()).collect();
        self.chat_lines = order.iter().map(|seat| self.chat_lines[seat.index()]).collect();
        Ok(())
    }

    /// The seat now of the player who had this seat at a revision.
    pub(crate) fn seat_since(&self, seat: Seat, revision: u64) -> Seat {
        // The page draws seats before a match starts, and what the page does not need is not part of it.
        if cfg!(target_arch = "wasm32") {
            return seat;
        }
        let (at, order) = &self.drawn;
        let moved = order.iter().position(|before| *before == seat).filter(|_| revision < *at);
        moved.map_or(seat, |now| Seat(now as u8))
    }

    /// DEN-SEAT-5: the draw that is due if the match starts now, as an entry of the journal.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn due_draw(&self, seed: &Seed) -> Option<Entry> {
        let due = self.settings.draw_seats && self.phase == Phase::Waiting;
        due.then(|| Entry::Seats(drawn_seats(self.settings.seat_count(), seed)))
    }

    /// The settings of the match.
    pub fn settings(&self) -> &MatchSettings {
        &self.settings
    }

    /// The number of entries in the journal.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The revision at which the game itself last changed. Moves refer to it (DEN-STEP-1).
    pub fn position(&self) -> u64 {
        self.position
    }

    /// How many steps of the game have been played.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// When it last changed.
    pub fn changed_at(&self) -> Millis {
        self.at
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// The names for a record and for sentences, by seat.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.occupant.on_record()).collect()
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.player.as_ref() == Some(player)).map(|at| Seat(at as u8))
    }

    /// What the host has forbidden.
    pub fn forbidden(&self) -> &[Permission] {
        &self.forbidden
    }

    /// Whether the match is waiting for players, being played or over.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What happens next in the game.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// The seat to move, while the match is being played.
    pub fn decider(&self) -> Option<Seat> {
        match self.turn {
            Turn::Seat(seat) if self.phase == Phase::Playing => Some(seat),
            _ => None,
        }
    }

    /// The seat and name of the bot to move, if it is a bot's turn.
    pub fn bot_turn(&self) -> Option<(Seat, &str)> {
        let seat = self.decider()?;
        Some((seat, self.seats[seat.index()].bot(&self.settings.stand_in)?))
    }

    /// Whether the person at this seat decides for it, rather than a bot.
    pub fn is_present(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|state| state.occupant.is_person() && state.away.is_none())
    }

    /// When a player's time runs out, if a clock is running.
    pub fn deadline(&self) -> Option<Millis> {
        if self.phase == Phase::Playing { self.clocks.deadline().map(|(_, at)| at) } else { None }
    }

    /// How it ended.
    pub fn result(&self) -> Option<&Finish> {
        self.result.as_ref()
    }

    /// Who has agreed to a rematch, and where it is.
    pub fn rematch(&self) -> &RematchOffer {
        &self.rematch
    }
}
