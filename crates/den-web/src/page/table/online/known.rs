//! What is known about a match from the server.

use den_core::{Eye, Outcome, Seat, Turn};
use den_games::GameId;
use den_table::rest::MatchShown;
use den_table::wire::{Finish, LogLine as SeenEvent, Phase, SeatShown, State};
use den_table::{Account, Occupant, RematchOffer};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::invites;
use crate::game::{Lens, Moment};
use crate::local::Local;
use crate::{dom, t};

/// The socket and its callbacks, which live as long as it does.
pub(super) struct Connection {
    pub(super) socket: WebSocket,
    pub(super) _heard: Closure<dyn FnMut(MessageEvent)>,
    pub(super) _closed: Closure<dyn FnMut()>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

/// A received view with its number of steps, and whose turn it was.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) steps: usize,
    pub(super) turn: Option<Seat>,
    pub(super) view: String,
}

/// Everything received from the server.
pub(super) struct Known {
    pub(super) id: String,
    pub(super) game: GameId,
    pub(super) options: String,
    pub(super) you: Option<Seat>,
    pub(super) host: bool,
    pub(super) commitment: Option<String>,
    /// What is fixed for the match, and its lens.
    pub(super) lens: Option<(String, Box<dyn Lens>)>,
    pub(super) eye: Eye,
    pub(super) revision: u64,
    pub(super) position: u64,
    pub(super) phase: Phase,
    pub(super) turn: Option<Seat>,
    pub(super) moves: Vec<String>,
    pub(super) seats: Vec<SeatShown>,
    pub(super) left_ms: Vec<u64>,
    pub(super) running: Option<Seat>,
    pub(super) clock_at: f64,
    /// The views so far, the latest last, so that the match can be reviewed while it is running.
    pub(super) views: Vec<Kept>,
    pub(super) undo: usize,
    pub(super) log: Vec<SeenEvent>,
    pub(super) result: Option<Finish>,
    pub(super) rematch: RematchOffer,
    pub(super) asked: u64,
    pub(super) connection: Option<Connection>,
    pub(super) tries: u32,
    pub(super) hung_up: bool,
    /// The whole match, once it is over.
    pub(super) past: Option<Local>,
}

impl Known {
    pub(super) fn new(shown: &MatchShown, game: GameId) -> Known {
        Known {
            id: shown.id.to_string(),
            game,
            options: shown.settings.options.clone(),
            you: shown.you,
            host: invites(shown.id.as_str()).is_some(),
            commitment: shown.commitment.clone(),
            lens: None,
            eye: shown.you.map_or(Eye::Public, Eye::Seat),
            revision: 0,
            position: 0,
            phase: shown.phase,
            turn: None,
            moves: Vec::new(),
            seats: shown.seats.clone(),
            left_ms: Vec::new(),
            running: None,
            clock_at: 0.0,
            views: Vec::new(),
            undo: 0,
            log: Vec::new(),
            result: None,
            rematch: RematchOffer::default(),
            asked: 0,
            connection: None,
            tries: 0,
            hung_up: false,
            past: None,
        }
    }

    /// Applies an update. Returns whether the match has just ended.
    pub(super) fn take(&mut self, state: State) -> bool {
        let since = self.revision;
        self.revision = state.revision;
        self.position = state.position;
        self.phase = state.phase;
        self.turn = state.turn;
        self.moves = state.moves;
        self.eye = state.eye;
        self.undo = state.undo as usize;
        if let Some(seats) = state.seats {
            self.seats = seats;
        }
        if let Some(clock) = state.clock {
            self.left_ms = clock.left_ms;
            self.running = clock.running;
            self.clock_at = dom::now();
        }
        if let Some(view) = state.view {
            // Undone steps are no longer available for review.
            self.views.retain(|kept| kept.steps < state.steps);
            self.views.push(Kept { steps: state.steps, turn: state.turn, view: view.get().to_string() });
        }
        self.log.extend(state.log.into_iter().filter(|line| line.revision > since));
        if state.result.is_some() {
            self.result = state.result;
        }
        // An update without a rematch leaves it unchanged.
        if let Some(rematch) = state.rematch {
            self.rematch = rematch;
        }
        self.phase == Phase::Over && self.past.is_none()
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.seats.iter().enumerate().map(|(at, seat)| seat_name(at, seat)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result.as_ref().filter(|result| !result.seats.is_empty()).map(|result| Outcome::of_results(&result.seats))
    }

    /// The view after this many steps, or the current one.
    pub(super) fn kept(&self, at: Option<usize>) -> Option<&Kept> {
        let at = at.unwrap_or(usize::MAX);
        self.views.iter().rev().find(|kept| kept.steps <= at).or(self.views.first())
    }

    pub(super) fn moment(&self, at: Option<usize>) -> Option<Moment> {
        let now = at.is_none();
        let kept = self.kept(at)?;
        let turn = match kept.turn {
            _ if self.phase == Phase::Over && now => Turn::Over,
            Some(seat) => Turn::Seat(seat),
            None => Turn::Chance,
        };
        let view = kept.view.clone();
        let outcome = if now { self.outcome() } else { None };
        Some(Moment { eye: self.eye, view, turn, moves: if now { self.moves.clone() } else { Vec::new() }, outcome })
    }
}

impl Known {
    /// Clears the finished match and prepares for the next one, on the same connection.
    pub(super) fn follow(&mut self, id: String) {
        let shown = (self.game, std::mem::take(&mut self.options), self.host, self.connection.take(), self.asked, self.seats.clone());
        let (game, options, host, connection, asked, seats) = shown;
        *self = Known {
            id,
            game,
            options,
            you: self.you,
            host,
            commitment: None,
            lens: None,
            eye: self.eye,
            revision: 0,
            position: 0,
            phase: Phase::Waiting,
            turn: None,
            moves: Vec::new(),
            seats,
            left_ms: Vec::new(),
            running: None,
            clock_at: 0.0,
            views: Vec::new(),
            undo: 0,
            log: Vec::new(),
            result: None,
            rematch: RematchOffer::default(),
            asked,
            connection,
            tries: 0,
            hung_up: self.hung_up,
            past: None,
        };
    }
}

pub(super) fn seat_name(at: usize, seat: &SeatShown) -> String {
    match &seat.occupant {
        Occupant::Bot(bot) => crate::words::text(format!("bot-{bot}")),
        Occupant::Person(name) if !name.is_empty() => name.clone(),
        Occupant::Person(_) if seat.account == Account::Deleted => t!("den-deleted-player"),
        Occupant::Person(_) | Occupant::Nobody => t!("seat-n", n = at + 1),
    }
}
