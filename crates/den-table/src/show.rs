//! What each eye is told. The only way from a match to the outside.

use den_core::{Eye, Game};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::clock::{Clock, Millis};
use crate::setup::{Chair, Sitter};
use crate::table::{Match, Note, What};
use crate::wire::{ClockShown, Kind, LogLine, Phase, SeatShown, State};

impl<G: Game> Match<G> {
    /// The match as `eye` sees it, with the log of everything after version `since`.
    pub fn state(&self, eye: Eye, since: u64, now: Millis) -> State {
        let phase = self.phase();
        let turn = self.decider();
        let over = phase == Phase::Over;
        State {
            version: self.version,
            step: self.step,
            eye,
            phase,
            turn,
            seats: (since < self.seats_changed || since == 0).then(|| self.seats()),
            clock: self.clock(now),
            view: (phase != Phase::Waiting && !(self.closed && self.played.steps().is_empty())).then(|| json(&self.played.now().view(eye))),
            moves: turn.filter(|&seat| eye.is(seat)).map(|_| self.moves_listed()).unwrap_or_default(),
            undo: self.undo_offered(eye),
            log: self.log_since(eye, since),
            log_after: None,
            result: self.finish(),
            seed: (over && !self.setup.by_hand).then(|| self.seed.to_string()),
            next: self.next.clone(),
        }
    }

    /// The legal moves of the seat that decides, in the game's notation.
    pub fn moves_listed(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.played.now().legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The position after the first `steps` steps as `eye` sees it, for a replay. The referee decides who may ask.
    pub fn view_at(&self, eye: Eye, steps: usize) -> Box<RawValue> {
        json(&self.played.at(steps).view(eye))
    }

    /// The log after version `since`, as `eye` saw it.
    pub fn log_since(&self, eye: Eye, since: u64) -> Vec<LogLine> {
        let from = self.log.partition_point(|note| note.version <= since);
        self.log[from..].iter().map(|note| line::<G>(note, eye)).collect()
    }

    /// The seats as everyone may see them.
    pub fn seats(&self) -> Vec<SeatShown> {
        let shown = |chair: &Chair| SeatShown {
            name: chair.name(),
            place: chair.place.clone(),
            taken: chair.sitter != Sitter::Nobody,
            away: chair.away,
        };
        self.chairs.iter().map(shown).collect()
    }

    fn clock(&self, now: Millis) -> Option<ClockShown> {
        if self.setup.clock == Clock::None {
            return None;
        }
        let running = self.clocks.deadline().map(|(seat, _)| seat);
        Some(ClockShown { at: now, left_ms: self.clocks.left(now), running })
    }

    fn undo_offered(&self, eye: Eye) -> u32 {
        match eye {
            Eye::Seat(seat) if self.phase() == Phase::Playing && self.human(seat) => {
                if self.setup.clock != Clock::None && self.decider() != Some(seat) {
                    return 0;
                }
                self.played.may_undo(seat) as u32
            }
            _ => 0,
        }
    }
}

fn line<G: Game>(note: &Note<G>, eye: Eye) -> LogLine {
    let (kind, seat, text, event) = match &note.what {
        What::Game(event) => {
            let seen = G::see(event, eye);
            (Kind::Game, None, seen.to_string(), Some(json(&seen)))
        }
        What::Said(kind, seat, text) => (*kind, *seat, text.clone(), None),
    };
    LogLine { version: note.version, at: note.at, kind, seat, text, event }
}

fn json(value: &impl Serialize) -> Box<RawValue> {
    // Views and events are plain data with string keys; a test of every game writes and reads them.
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
