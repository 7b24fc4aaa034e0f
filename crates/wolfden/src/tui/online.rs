//! A match on a server.

use std::rc::Rc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use den_core::{Eye, Game, Message, Outcome, Record, Seat, Shared, Turn};
use den_games::{GameId, with_game};
use den_table::rest::MatchInfo;
use den_table::wire::{Command, LogEvent, LogLine as Told, Phase, Refused, Request, SeatInfo, ServerMessage, State};
use den_table::{Away, Occupant, RematchOffer, Seen, Series};

use super::server::{Heard, Line, Lobby};
use super::source::{Cover, Face, FaceOf, LogLine, Player, Source};
use crate::show;
use crate::words::{level, names, printable, say, say_to, seat_name, speak, spoken, t, with_virtual};

/// What is fixed for a match: turns the server's messages into faces and sentences.
trait Lens {
    fn face(&self, now: &Now<'_>) -> Option<Rc<dyn Face>>;
    fn event(&self, json: &str) -> Option<Message>;
    fn with_virtual(&self, seats: u8, names: Vec<String>) -> Vec<String>;
}

/// A moment, as sent by the server.
struct Now<'a> {
    eye: Eye,
    view: &'a str,
    turn: Turn,
    moves: &'a [String],
    outcome: Option<Outcome>,
    names: Vec<String>,
    step: usize,
}

struct LensOf<G: Game> {
    setup: Shared<G::Setup>,
}

impl<G: Game> Lens for LensOf<G> {
    fn face(&self, now: &Now<'_>) -> Option<Rc<dyn Face>> {
        let view = G::read_view(&self.setup, now.view).ok()?;
        let moves = now.moves.iter().filter_map(|text| text.parse().ok()).collect();
        let seen = Seen::<G> { step: now.step, eye: now.eye, view, turn: now.turn, moves, outcome: now.outcome };
        Some(Rc::new(FaceOf::new(seen, now.names.clone())))
    }

    fn event(&self, json: &str) -> Option<Message> {
        serde_json::from_str(json).ok().map(|event| G::event(&event))
    }

    fn with_virtual(&self, seats: u8, names: Vec<String>) -> Vec<String> {
        with_virtual::<G>(seats, names)
    }
}

fn lens(game: GameId, setup: &str) -> Option<Box<dyn Lens>> {
    fn of<G: Game>(setup: &str) -> Option<Box<dyn Lens>> {
        Some(Box::new(LensOf::<G> { setup: Shared::new(serde_json::from_str(setup).ok()?) }))
    }
    with_game!(game, G => of::<G>(setup))
}

/// The record of the match, which the server has once it is over.
enum Fetched {
    /// It has not been asked for, or there was no answer.
    Not,
    /// The server has been asked.
    Asked(Receiver<Result<Record, String>>),
    /// Here it is.
    Here(Box<Record>),
}

/// A match on a server.
pub(crate) struct Online {
    lobby: Lobby,
    line: Line,
    game: GameId,
    id: String,
    you: Option<Seat>,
    lens: Option<Box<dyn Lens>>,
    eye: Eye,
    revision: u64,
    position: u64,
    steps: usize,
    phase: Phase,
    turn: Option<Seat>,
    moves: Vec<String>,
    seats: Vec<SeatInfo>,
    /// The time that each seat had left, whose clock is running, and when that was sent.
    clock: Option<(Vec<u64>, Option<Seat>, Instant)>,
    /// The views so far, each with its number of steps, so that the match can be reviewed while it is running.
    views: Vec<(usize, String)>,
    log: Vec<Told>,
    outcome: Option<Outcome>,
    /// The series that it is a game of, as it stood before this game.
    series: Option<Series>,
    rematch: RematchOffer,
    record: Fetched,
    asked: u64,
    connected: bool,
    notice: Option<String>,
    version: u64,
    drawn_second: u64,
}

impl Online {
    /// Connects to a match.
    pub(crate) fn new(lobby: &Lobby, shown: &MatchInfo, game: GameId, notice: Option<String>) -> Online {
        Online {
            lobby: lobby.clone(),
            line: Line::new(lobby, shown.id.as_str()),
            game,
            id: shown.id.to_string(),
            you: shown.you,
            lens: None,
            eye: shown.you.map_or(Eye::Public, Eye::Seat),
            revision: 0,
            position: 0,
            steps: 0,
            phase: shown.phase,
            turn: None,
            moves: Vec::new(),
            seats: shown.seats.clone(),
            clock: None,
            views: Vec::new(),
            log: Vec::new(),
            outcome: None,
            series: shown.settings.series.clone(),
            rematch: RematchOffer::default(),
            record: Fetched::Not,
            asked: 0,
            connected: false,
            notice,
            version: 1,
            drawn_second: 0,
        }
    }

    fn ask(&mut self, command: Command) {
        self.asked += 1;
        if let Ok(text) = serde_json::to_string(&Request { id: self.asked, command }) {
            self.line.say(text);
        }
    }

    fn hear(&mut self, text: &str, now: Instant) {
        self.version += 1;
        match serde_json::from_str(text) {
            Ok(ServerMessage::Welcome(welcome)) => {
                self.connected = true;
                if welcome.id.as_str() != self.id {
                    self.begin_next(welcome.id.to_string());
                }
                self.you = welcome.you;
                self.series = welcome.settings.series;
                self.lens = lens(self.game, welcome.setup.get());
                self.take(welcome.state, now);
            }
            Ok(ServerMessage::Update(update)) => self.take(update.state, now),
            Ok(ServerMessage::Refused(refused)) => self.notice = Some(say_to(&refused.refused.into(), &Source::names(self))),
            Ok(ServerMessage::Bye(bye)) => {
                self.connected = false;
                self.notice = Some(t!("online-ended", why = say(bye.message)));
            }
            Ok(ServerMessage::Pong(_)) | Err(_) => {}
        }
    }

    /// Clears the finished match; the next one arrives on the same connection.
    fn begin_next(&mut self, id: String) {
        self.id = id;
        self.revision = 0;
        self.views.clear();
        self.log.clear();
        self.outcome = None;
        self.clock = None;
        self.rematch = RematchOffer::default();
        self.record = Fetched::Not;
    }

    /// Fetches the record once the match is over, on a thread of its own.
    fn fetch_record(&mut self) {
        if self.phase != Phase::Over || !matches!(self.record, Fetched::Not) {
            return;
        }
        let (describe, record) = channel();
        let (lobby, id, language) = (self.lobby.clone(), self.id.clone(), spoken());
        thread::spawn(move || {
            speak(language);
            // Nobody listens any more after the table was left.
            let _ = describe.send(lobby.record(&id).map_err(|failure| failure.to_string()));
        });
        self.record = Fetched::Asked(record);
    }

    fn take_record(&mut self) {
        let Fetched::Asked(answer) = &self.record else { return };
        self.record = match answer.try_recv() {
            Ok(Ok(record)) => Fetched::Here(Box::new(record)),
            Ok(Err(why)) => {
                self.notice = Some(why);
                self.version += 1;
                Fetched::Not
            }
            Err(TryRecvError::Disconnected) => Fetched::Not,
            Err(TryRecvError::Empty) => return,
        };
    }

    fn take(&mut self, state: State, now: Instant) {
        self.revision = state.revision;
        self.position = state.position;
        self.steps = state.steps;
        self.phase = state.phase;
        self.turn = state.turn;
        self.moves = state.moves;
        self.eye = state.eye;
        // The seats may have been drawn.
        if let (Some(_), Phase::Playing, Eye::Seat(seat)) = (self.you, state.phase, state.eye) {
            self.you = Some(seat);
        }
        if let Some(seats) = state.seats {
            self.seats = seats;
        }
        if let Some(clock) = state.clock {
            self.clock = Some((clock.left_ms, clock.running, now));
        }
        if let Some(view) = state.view {
            self.views.retain(|(steps, _)| *steps < state.steps);
            self.views.push((state.steps, view.get().to_string()));
        }
        // What is told again replaces what is known: after the draw of the seats, chat belongs to other seats.
        let again = state.log.first().map_or(u64::MAX, |line| line.revision);
        while self.log.last().is_some_and(|line| line.revision >= again) {
            self.log.pop();
        }
        self.log.extend(state.log);
        if let Some(result) = state.result.filter(|result| !result.seats.is_empty()) {
            self.outcome = Some(Outcome::of_results(&result.seats));
        }
        if let Some(rematch) = state.rematch {
            self.rematch = rematch;
        }
        self.line.know(&self.id, self.revision);
        self.fetch_record();
        if self.rematch.next.is_some() {
            self.ask(Command::Follow);
        } else if self.phase == Phase::Playing && matches!(self.own_away(), Some(Away::Left | Away::Late)) {
            // The player at the screen has returned.
            self.ask(Command::Return);
        }
    }

    fn own_away(&self) -> Option<Away> {
        self.seats.get(self.you?.index())?.away
    }

    fn sentence(&self, line: &Told, names: &[String]) -> Option<String> {
        match &line.what {
            LogEvent::Game(event) => Some(say_to(&self.lens.as_ref()?.event(event.get())?, names)),
            LogEvent::Table(event) => Some(say_to(&event.clone().into(), names)),
            LogEvent::Chat { seat, text } => Some(format!("{}: {}", seat_name(*seat, names), printable(text))),
        }
    }

    fn moment(&self, view: &(usize, String), now: bool) -> Option<Rc<dyn Face>> {
        let turn = match (self.phase, self.turn) {
            (Phase::Over, _) if now => Turn::Over,
            (_, Some(seat)) if now => Turn::Seat(seat),
            _ => Turn::Chance,
        };
        self.lens.as_ref()?.face(&Now {
            eye: self.eye,
            view: &view.1,
            turn,
            moves: if now { &self.moves } else { &[] },
            outcome: self.outcome.filter(|_| now),
            names: Source::names(self),
            step: view.0,
        })
    }

    /// The time that a seat has left, in minutes and seconds.
    fn time(&self, seat: Seat) -> Option<String> {
        let (left, running, told) = self.clock.as_ref()?;
        let gone = if *running == Some(seat) { told.elapsed().as_millis() as u64 } else { 0 };
        let seconds = left.get(seat.index())?.saturating_sub(gone) / 1000;
        Some(match seconds / 3600 {
            0 => format!("{}:{:02}", seconds / 60, seconds % 60),
            hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
        })
    }
}

impl Source for Online {
    fn game(&self) -> GameId {
        self.game
    }

    fn version(&self) -> u64 {
        self.version
    }

    fn position(&self) -> u64 {
        self.position
    }

    fn names(&self) -> Vec<String> {
        let occupants: Vec<Occupant> = self.seats.iter().map(|seat| seat.occupant.clone()).collect();
        let names = names(&occupants);
        self.lens.as_ref().map_or_else(|| Vec::clone(&names), |lens| lens.with_virtual(self.seats.len() as u8, Vec::clone(&names)))
    }

    fn players(&self) -> Vec<Player> {
        let names = Source::names(self);
        let player = |seat: Seat| {
            let state = &self.seats[seat.index()];
            let away = state.away.map(|away| match away {
                Away::Left => t!("away-left"),
                Away::Late => t!("away-late"),
                Away::Resigned => t!("away-resigned"),
            });
            let own = (self.you == Some(seat)).then(|| t!("you"));
            let notes = [own, level(&state.occupant), away, self.time(seat)].into_iter().flatten().collect::<Vec<_>>();
            Player { name: seat_name(seat, &names), note: notes.join("  "), decides: self.turn == Some(seat) }
        };
        Seat::all(self.seats.len() as u8).map(player).collect()
    }

    fn steps(&self) -> usize {
        self.steps
    }

    fn face(&self) -> Option<Rc<dyn Face>> {
        self.moment(self.views.last()?, true)
    }

    fn past(&self, steps: usize) -> Option<Rc<dyn Face>> {
        let view = self.views.iter().rev().find(|(at, _)| *at <= steps).or(self.views.first())?;
        self.moment(view, false)
    }

    fn log(&self) -> Vec<LogLine> {
        let names = Source::names(self);
        self.log.iter().filter_map(|line| Some(LogLine { step: line.step, text: self.sentence(line, &names)? })).collect()
    }

    fn series(&self) -> Option<String> {
        show::series(self.series.as_ref(), self.outcome.as_ref(), &Source::names(self))
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn cover(&self) -> Option<Cover> {
        None
    }

    fn uncover(&mut self) {}

    fn play(&mut self, text: &str) -> Result<(), Refused> {
        self.ask(Command::Move { position: self.position, text: text.to_string() });
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refused> {
        self.ask(Command::Undo { position: self.position });
        Ok(())
    }

    fn poll(&mut self, now: Instant, _: Duration) -> bool {
        while let Some(heard) = self.line.heard() {
            match heard {
                Heard::Text(text) => self.hear(&text, now),
                Heard::Lost if self.connected || self.version == 1 => {
                    self.connected = false;
                    self.version += 1;
                    self.notice = Some(t!("online-lost"));
                }
                Heard::Lost => {}
            }
        }
        self.take_record();
        // The clocks also run on the screen.
        let second = self.clock.as_ref().filter(|(_, running, _)| running.is_some()).map_or(0, |(_, _, told)| told.elapsed().as_secs() + 1);
        std::mem::replace(&mut self.drawn_second, second) != second
    }

    fn thinking(&self) -> Option<String> {
        let seat = self.turn.filter(|seat| self.you != Some(*seat))?;
        matches!(self.seats.get(seat.index())?.occupant, Occupant::Bot(_)).then(|| seat_name(seat, &Source::names(self)))
    }

    fn waiting(&self) -> Vec<String> {
        if !self.connected {
            return vec![t!("online-connecting")];
        }
        let mut lines = vec![t!("online-waiting"), String::new()];
        let free = |seat: Seat| if self.seats[seat.index()].occupant == Occupant::Nobody { "…" } else { "●" };
        let names = Source::names(self);
        lines.extend(Seat::all(self.seats.len() as u8).map(|seat| format!("{} {}", free(seat), seat_name(seat, &names))));
        lines
    }

    fn ask_hint(&mut self) {}

    fn take_hint(&mut self) -> Option<Vec<String>> {
        None
    }

    fn hints(&self) -> bool {
        false
    }

    fn take_notice(&mut self) -> Option<String> {
        self.notice.take()
    }

    fn record(&self) -> Option<Record> {
        match &self.record {
            Fetched::Here(record) => Some(Record::clone(record)),
            Fetched::Not | Fetched::Asked(_) => None,
        }
    }

    fn why_no_record(&mut self) -> String {
        self.fetch_record();
        match self.record {
            Fetched::Asked(_) => t!("term-record-fetching"),
            Fetched::Not | Fetched::Here(_) => t!("online-record-later"),
        }
    }

    fn ending(&self) -> Vec<String> {
        Vec::new()
    }

    fn farewell(&self) -> Vec<String> {
        Vec::new()
    }

    fn discard(&mut self) {}

    fn chats(&self) -> bool {
        self.you.is_some()
    }

    fn chat(&mut self, text: &str) -> Result<(), Refused> {
        self.ask(Command::Chat { text: text.to_string() });
        Ok(())
    }

    fn rematch(&mut self) -> bool {
        self.ask(Command::Rematch);
        true
    }
}
