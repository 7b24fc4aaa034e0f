//! What is known about a match from the server.

use den_core::{Eye, Outcome, Seat, Turn};
use den_games::GameId;
use den_table::rest::MatchInfo;
use den_table::wire::{Finish, LogLine as SeenEvent, Phase, SeatInfo, State};
use den_table::{Account, Clock, Occupant, RematchOffer, Series, TablePack};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use crate::game::{Lens, Moment};
use crate::local::Local;
use crate::opponent::{Opponent, opponents};
use crate::store::Glimpse;
use crate::{dom, t};

/// The socket and its callbacks, which live as long as it does.
pub(super) struct Connection {
    pub(super) socket: WebSocket,
    pub(super) _on_message: Closure<dyn FnMut(MessageEvent)>,
    pub(super) _on_close: Closure<dyn FnMut()>,
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
    pub(super) clock: Clock,
    /// The content pack that it is played with.
    pub(super) pack: Option<TablePack>,
    /// The series that it is a game of, as it stood before this game.
    pub(super) series: Option<Series>,
    pub(super) you: Option<Seat>,
    pub(super) host: bool,
    /// Whether the table allows hints although other people play.
    pub(super) hints: bool,
    pub(super) commitment: Option<String>,
    /// What is fixed for the match, and its lens.
    pub(super) lens: Option<(String, Box<dyn Lens>)>,
    pub(super) eye: Eye,
    pub(super) revision: u64,
    pub(super) position: u64,
    pub(super) phase: Phase,
    pub(super) turn: Option<Seat>,
    pub(super) moves: Vec<String>,
    pub(super) seats: Vec<SeatInfo>,
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
    /// The player's name in the settings.
    pub(super) my_name: String,
    /// The whole match, once it is over.
    pub(super) past: Option<Local>,
}

impl Known {
    pub(super) fn new(shown: &MatchInfo, game: GameId, host: bool) -> Known {
        Known {
            options: shown.settings.options.clone(),
            clock: shown.settings.clock,
            pack: shown.settings.pack.clone(),
            series: shown.settings.series.clone(),
            you: shown.you,
            host,
            hints: shown.settings.hints,
            commitment: shown.commitment.clone(),
            eye: shown.you.map_or(Eye::Public, Eye::Seat),
            phase: shown.phase,
            seats: shown.seats.clone(),
            ..Known::nothing(shown.id.to_string(), game)
        }
    }

    /// The state before the server has sent anything.
    fn nothing(id: String, game: GameId) -> Known {
        Known {
            id,
            game,
            options: String::new(),
            clock: Clock::None,
            pack: None,
            series: None,
            you: None,
            host: false,
            hints: false,
            commitment: None,
            lens: None,
            eye: Eye::Public,
            revision: 0,
            position: 0,
            phase: Phase::Waiting,
            turn: None,
            moves: Vec::new(),
            seats: Vec::new(),
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
            my_name: String::new(),
            past: None,
        }
    }

    /// Applies an update. Returns whether the match has just ended.
    pub(super) fn take(&mut self, state: State) -> bool {
        self.revision = state.revision;
        self.position = state.position;
        self.phase = state.phase;
        self.turn = state.turn;
        self.moves = state.moves;
        self.eye = state.eye;
        // The seats may have been drawn.
        if let (Some(_), Phase::Playing, Eye::Seat(seat)) = (self.you, state.phase, state.eye) {
            self.you = Some(seat);
        }
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
        // What is told again replaces what is known: after the draw of the seats, chat belongs to other seats.
        let again = state.log.first().map_or(u64::MAX, |line| line.revision);
        while self.log.last().is_some_and(|line| line.revision >= again) {
            self.log.pop();
        }
        self.log.extend(state.log);
        if state.result.is_some() {
            self.result = state.result;
        }
        // An update without a rematch leaves it unchanged.
        if let Some(rematch) = state.rematch {
            self.rematch = rematch;
        }
        self.phase == Phase::Over && self.past.is_none()
    }

    /// Whether the table shows another name for the player than the settings say.
    pub(super) fn has_other_name(&self) -> bool {
        let shown = self.you.and_then(|seat| self.seats.get(seat.index())).map(|seat| &seat.occupant);
        matches!(shown, Some(Occupant::Person(name)) if !self.my_name.is_empty() && *name != self.my_name)
    }

    /// Keeps what a player sees, for the thumbnail under "My games" and for what happens until the next visit.
    pub(super) fn glimpse(&self) {
        if let (Some(_), Some((setup, _)), Some(Kept { steps, turn, view })) = (self.you, &self.lens, self.views.last()) {
            Glimpse { game: self.game, eye: self.eye, setup: setup.clone(), view: view.clone(), steps: *steps, turn: *turn }
                .store(&self.id);
        }
    }

    /// Begins with what the player saw at the last visit, if the match has gone on since.
    pub(super) fn recall(&mut self, eye: Eye, now: usize) {
        let seen = Glimpse::find(&self.id).filter(|seen| seen.eye == eye && seen.steps > 0 && seen.steps < now);
        self.views.extend(seen.map(|seen| Kept { steps: seen.steps, turn: seen.turn, view: seen.view }));
    }

    pub(super) fn names(&self) -> Vec<String> {
        names(&self.seats)
    }

    pub(super) fn opponents(&self) -> Vec<Option<Opponent>> {
        bots_of(&self.seats)
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
        *self = Known {
            options: std::mem::take(&mut self.options),
            clock: self.clock,
            pack: self.pack.take(),
            you: self.you,
            host: self.host,
            hints: self.hints,
            eye: self.eye,
            seats: std::mem::take(&mut self.seats),
            asked: self.asked,
            connection: self.connection.take(),
            my_name: std::mem::take(&mut self.my_name),
            hung_up: self.hung_up,
            ..Known::nothing(id, self.game)
        };
    }
}

fn bots_of(seats: &[SeatInfo]) -> Vec<Option<Opponent>> {
    opponents(&seats.iter().map(|seat| seat.occupant.clone()).collect::<Vec<_>>())
}

/// The names at a table.
pub(crate) fn names(seats: &[SeatInfo]) -> Vec<String> {
    let opponents = bots_of(seats);
    seats.iter().enumerate().map(|(at, seat)| opponents[at].map_or_else(|| seat_name(at, seat), Opponent::name)).collect()
}

fn seat_name(at: usize, seat: &SeatInfo) -> String {
    match &seat.occupant {
        Occupant::Bot(bot) => crate::words::text(format!("bot-{bot}")),
        Occupant::Person(name) if !name.is_empty() => name.clone(),
        Occupant::Person(_) if seat.account == Account::Deleted => t!("den-deleted-player"),
        Occupant::Person(_) | Occupant::Nobody => t!("seat-n", n = at + 1),
    }
}

#[cfg(test)]
mod tests {
    use den_table::MatchSettings;

    use super::*;

    fn known() -> Known {
        let game = GameId::ALL[0];
        let shown = MatchInfo {
            id: "first".parse().unwrap(),
            settings: (&MatchSettings::new(game.as_str())).into(),
            phase: Phase::Over,
            seats: Vec::new(),
            revision: 7,
            steps: 3,
            commitment: None,
            you: Some(Seat(0)),
            result: None,
            next: None,
        };
        Known::new(&shown, game, false)
    }

    fn update(revision: u64, rematch: Option<RematchOffer>) -> State {
        let json = format!(r#"{{"revision":{revision},"position":3,"steps":3,"eye":{{"seat":0}},"phase":"over"}}"#);
        State { rematch, ..serde_json::from_str(&json).unwrap() }
    }

    #[test]
    fn an_update_without_the_rematch_leaves_it_unchanged() {
        let mut known = known();
        let agreed = RematchOffer { agreed: vec![Seat(1)], ..RematchOffer::default() };
        known.take(update(8, Some(agreed.clone())));
        known.take(update(9, None));
        assert_eq!(known.rematch, agreed);
        let begun = RematchOffer { agreed: vec![Seat(1), Seat(0)], next: Some("second".parse().unwrap()), declined: None };
        known.take(update(10, Some(begun.clone())));
        known.take(update(11, None));
        assert_eq!((known.rematch, known.revision), (begun, 11));
    }

    #[test]
    fn a_rematch_starts_fresh() {
        let mut known = known();
        known.take(update(8, Some(RematchOffer { next: Some("second".parse().unwrap()), ..RematchOffer::default() })));
        known.follow("second".into());
        assert_eq!((known.id.as_str(), &known.rematch, known.revision), ("second", &RematchOffer::default(), 0));
        assert!(known.log.is_empty() && known.views.is_empty());
    }
}
