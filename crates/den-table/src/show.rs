//! The state that each eye gets: the only way out of a match.

use den_core::{Eye, Game, Seat};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::clock::{Clock, Millis};
use crate::messages::TableEvent;
use crate::progress::{Note, What};
use crate::rest::LogPage;
use crate::seating::SeatState;
use crate::status::Status;
use crate::table::Match;
use crate::wire::{ClockInfo, LogEvent, LogLine, Phase, SeatInfo, State};

impl<G: Game> Match<G> {
    /// The match as `eye` sees it, with the log after revision `since`: at most its newest `limit` lines (slightly more if one entry has
    /// several). [`Match::log_page`] returns earlier ones.
    pub fn state(&self, eye: Eye, since: u64, limit: usize, now: Millis) -> State {
        let status = self.status();
        let over = status.phase() == Phase::Over;
        let begun = status.phase() != Phase::Waiting && !(status.closed && status.steps == 0);
        let turn = status.decider();
        // After the draw, what was said before belongs to other seats: the whole log is sent again.
        let new = self.after(if since < status.drawn.0 { 0 } else { since });
        let told = newest(new, limit);
        State {
            revision: status.revision(),
            position: status.position(),
            steps: status.steps(),
            eye,
            phase: status.phase(),
            turn,
            seats: (since < status.seats_changed || since == 0).then(|| self.seats_shown()),
            forbidden: status.forbidden().to_vec(),
            clock: self.clock(now),
            view: begun.then(|| json(&self.played().now().view(eye))),
            moves: turn.filter(|&seat| eye.is(seat)).map(|_| self.moves_listed()).unwrap_or_default(),
            undo: if let Eye::Seat(seat) = eye { self.may_undo(seat) as u32 } else { 0 },
            log_after: left_out(new, told),
            log: lines(told, eye, status),
            result: status.result().cloned(),
            seed: (over && self.is_verifiable()).then(|| self.seed.to_string()),
            rematch: (!status.rematch().is_empty()).then(|| status.rematch().clone()),
        }
    }

    /// The log up to revision `upto`, as `eye` saw it: its newest `limit` lines (slightly more if one entry has several).
    pub fn log_page(&self, eye: Eye, upto: u64, limit: usize) -> LogPage {
        let earlier = &self.now.log[..self.now.log.partition_point(|note| note.revision <= upto)];
        let told = newest(earlier, limit);
        LogPage { log: lines(told, eye, self.status()), log_after: left_out(earlier, told) }
    }

    /// What happened in the game during the first `steps` steps, as `eye` saw it, without undone steps.
    pub fn log_at(&self, eye: Eye, steps: usize) -> Vec<LogLine> {
        self.standing_notes(steps).into_iter().map(|note| line::<G>(note, eye, self.status())).collect()
    }

    /// The events of the game during the first `steps` steps, each with the number of its step, without undone steps. Not redacted, so
    /// for the host only.
    pub fn events(&self, steps: usize) -> Vec<(usize, &G::Event)> {
        let event = |note| match note {
            &Note { step, what: What::Game(ref event), .. } => Some((step, event)),
            _ => None,
        };
        self.standing_notes(steps).into_iter().filter_map(event).collect()
    }

    /// The notes of the game's steps that have not been undone.
    fn standing_notes(&self, steps: usize) -> Vec<&Note<G>> {
        let mut notes: Vec<&Note<G>> = Vec::new();
        for note in &self.now.log {
            match &note.what {
                What::Game(_) => notes.push(note),
                What::Table(TableEvent::Undone { .. }) => notes.truncate(notes.partition_point(|earlier| earlier.step <= note.step)),
                What::Table(_) | What::Chat(..) => {}
            }
        }
        notes.truncate(notes.partition_point(|note| note.step <= steps));
        notes
    }

    fn after(&self, revision: u64) -> &[Note<G>] {
        &self.now.log[self.now.log.partition_point(|note| note.revision <= revision)..]
    }

    /// The legal moves of the seat to move, in the game's notation.
    pub fn moves_listed(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.played().now().legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// What is fixed for the match, for a client. It is sent once.
    pub fn setup_json(&self) -> Box<RawValue> {
        json(self.setup())
    }

    /// What `eye` knew after the first `steps` steps, for a replay. The host checks who may see it.
    pub fn view_at(&self, eye: Eye, steps: usize) -> Box<RawValue> {
        json(&self.played().at(steps).view(eye))
    }

    /// The seats as everyone may see them.
    fn seats_shown(&self) -> Vec<SeatInfo> {
        self.status().seats().iter().map(SeatInfo::from).collect()
    }

    fn clock(&self, now: Millis) -> Option<ClockInfo> {
        if self.settings().clock == Clock::None {
            return None;
        }
        let clocks = &self.status().clocks;
        Some(ClockInfo { at: now, left_ms: clocks.left(now), running: clocks.deadline().map(|(seat, _)| seat) })
    }

    /// How many steps the player at `seat` may undo now.
    pub fn may_undo(&self, seat: Seat) -> usize {
        let status = self.status();
        let final_turn = self.settings().clock != Clock::None && status.decider() != Some(seat);
        if status.phase() != Phase::Playing || !status.is_present(seat) || final_turn { 0 } else { self.played().may_undo(seat) }
    }
}

impl From<&SeatState> for SeatInfo {
    fn from(state: &SeatState) -> SeatInfo {
        SeatInfo { kind: state.kind.clone(), occupant: state.occupant.clone(), account: state.account, away: state.away }
    }
}

/// The newest notes, about `limit` of them: whole entries, and at least one.
fn newest<G: Game>(notes: &[Note<G>], limit: usize) -> &[Note<G>] {
    let Some(first) = notes.len().checked_sub(limit.max(1)).filter(|&first| first > 0) else { return notes };
    let revision = notes[first].revision;
    &notes[notes.partition_point(|note| note.revision < revision)..]
}

/// The revision of the last note that was left out, if any.
fn left_out<G: Game>(notes: &[Note<G>], told: &[Note<G>]) -> Option<u64> {
    let last = notes.len().checked_sub(told.len() + 1)?;
    Some(notes[last].revision)
}

/// The notes as an eye sees them. A chat message without text is from a player whose account has been deleted.
fn lines<G: Game>(notes: &[Note<G>], eye: Eye, status: &Status) -> Vec<LogLine> {
    let erased = |note: &&Note<G>| matches!(&note.what, What::Chat(_, text) if text.is_empty());
    notes.iter().filter(|note| !erased(note)).map(|note| line::<G>(note, eye, status)).collect()
}

fn line<G: Game>(note: &Note<G>, eye: Eye, status: &Status) -> LogLine {
    let what = match &note.what {
        What::Game(event) => LogEvent::Game(json(&G::see(event, eye))),
        What::Table(event) => LogEvent::Table(event.clone()),
        What::Chat(seat, text) => LogEvent::Chat { seat: status.seat_since(*seat, note.revision), text: text.clone() },
    };
    LogLine { revision: note.revision, step: note.step, at: note.at, what }
}

fn json(value: &impl Serialize) -> Box<RawValue> {
    // Views, setups and events are plain data with string keys; a test of every game serialises and parses them.
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
