//! A match on a server: keeps what was received, sends requests, reconnects.

mod arrive;
mod join;
mod known;
mod pack;
mod rooms;
mod waiting;

use std::cell::RefCell;
use std::rc::Rc;

use den_core::{Eye, Message, Seat, Seed};
use den_games::GameId;
use den_table::rest::MatchInfo;
use den_table::wire::{Command, EndKind, LogEvent, LogLine as SeenEvent, Phase, Request, ServerMessage, State};
use den_table::{Imagined, Occupant, Series};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

pub(crate) use arrive::{invite, online};
pub(super) use rooms::{ChatShown, Leaving, Manage, RematchShown, clocks, presence};
pub(crate) use rooms::{age, my_matches, tables};
pub(super) use waiting::Waiting;

use arrive::hosts;
pub(crate) use known::names as seat_names;
use known::{Connection, Known};

use super::driver::Table;
use crate::api;
use crate::game::{self, Seen};
use crate::local::{BRANCH_BOT, Local, branch_seats, line};
use crate::opponent::Opponent;
use crate::source::{ChangeResult, Chapter, LogLine, Notice, SeenEvent as Event, Source, game_of};
use crate::store::Branch;
use crate::words::say;
use crate::{dom, t};

/// A match on a server.
#[derive(Clone)]
pub(crate) struct Online(Rc<RefCell<Known>>);

impl Online {
    /// Whether the match waits for players.
    pub(super) fn waits(&self) -> bool {
        self.0.borrow().phase == Phase::Waiting
    }

    fn new(shown: &MatchInfo, game: GameId) -> Online {
        Online(Rc::new(RefCell::new(Known::new(shown, game, hosts(shown.id.as_str())))))
    }

    /// The eye that the server shows the match through.
    pub(crate) fn eye(&self) -> Eye {
        self.0.borrow().eye
    }

    /// Whether the table allows hints. Without other people at it, it always does.
    pub(crate) fn allows_hints(&self) -> bool {
        let known = self.0.borrow();
        known.hints || !known.seats.iter().enumerate().any(|(at, seat)| seat.occupant.is_person() && known.you != Some(Seat(at as u8)))
    }

    /// Whether the match ended because all sides but one resigned.
    pub(crate) fn ended_by_resignation(&self) -> bool {
        self.0.borrow().result.as_ref().is_some_and(|result| result.how == EndKind::Resigned)
    }

    /// The number of chat messages.
    pub(crate) fn chat_lines(&self) -> usize {
        self.0.borrow().log.iter().filter(|line| matches!(line.what, LogEvent::Chat { .. })).count()
    }

    /// What is fixed for the match, as JSON.
    pub(crate) fn setup(&self) -> Option<String> {
        self.0.borrow().lens.as_ref().map(|(setup, _)| setup.clone())
    }

    /// Opens the socket, and reopens it when it breaks.
    pub(crate) fn connect(&self, table: Table) {
        let (id, since, hung_up) = {
            let known = self.0.borrow();
            (known.id.clone(), known.revision, known.hung_up)
        };
        if hung_up {
            return;
        }
        let Ok(socket) = WebSocket::new(&api::socket_url(&format!("/api/matches/{id}/play?since={since}"))) else { return };
        let online = self.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                online.hear(table, &text);
            }
        });
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let online = self.clone();
        let on_close = Closure::<dyn FnMut()>::new(move || online.broke(table));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        self.0.borrow_mut().connection = Some(Connection { socket, _on_message: on_message, _on_close: on_close });
    }

    fn broke(&self, table: Table) {
        let wait = {
            let mut known = self.0.borrow_mut();
            known.tries += 1;
            if known.hung_up {
                return;
            }
            (400 * 2_i32.pow(known.tries.min(5))).min(10_000)
        };
        let _ = table.connection.try_set(t!("online-lost"));
        let online = self.clone();
        // The old socket is dropped when the new one replaces it: not here, where its own callback is still running.
        dom::later(wait, move || online.connect(table));
    }

    pub(crate) fn hang_up(&self) {
        let mut known = self.0.borrow_mut();
        known.hung_up = true;
        let connection = known.connection.take();
        drop(known);
        // Dropping it may call back.
        drop(connection);
    }

    fn hear(&self, table: Table, text: &str) {
        let Ok(message) = den_core::from_json::<ServerMessage>(text) else { return };
        match message {
            ServerMessage::Welcome(welcome) => {
                let Ok(game) = welcome.settings.game.parse::<GameId>() else { return };
                let other = {
                    let mut known = self.0.borrow_mut();
                    let other = known.id != welcome.id.to_string();
                    if other {
                        known.follow(welcome.id.to_string());
                    }
                    known.tries = 0;
                    known.game = game;
                    pack::bring_along(welcome.settings.pack.as_ref());
                    known.options = welcome.settings.options;
                    known.clock = welcome.settings.clock;
                    known.hints = welcome.settings.hints;
                    known.pack = welcome.settings.pack;
                    known.series = welcome.settings.series;
                    known.you = welcome.you;
                    known.commitment = welcome.commitment;
                    let setup = welcome.setup.get().to_string();
                    known.lens = game::lens(game, &setup).map(|lens| (setup, lens));
                    other
                };
                let _ = table.connection.try_set(String::new());
                self.take(table, welcome.state, true);
                if self.0.borrow().has_other_name() {
                    let _ = self.send(Command::Rename);
                }
                if other {
                    // The URL follows, so that reloading leads here; the page itself stays as it is.
                    let id = self.0.borrow().id.clone();
                    dom::replace_address(&format!("/table/{id}"));
                }
            }
            ServerMessage::Update(update) => self.take(table, update.state, false),
            ServerMessage::Refused(refused) => _ = table.notice.try_set(Some(refused.refused.into())),
            ServerMessage::Bye(bye) if !bye.reconnect => {
                self.0.borrow_mut().hung_up = true;
                let _ = table.connection.try_set(t!("online-ended", why = say(&bye.message, &[])));
            }
            ServerMessage::Pong(_) | ServerMessage::Bye(_) => {}
        }
    }

    /// Takes an update. `back` says whether the player comes to the table, or back to it.
    fn take(&self, table: Table, state: State, back: bool) {
        let (first, ended, follow) = {
            let mut known = self.0.borrow_mut();
            let first = known.views.is_empty();
            if first {
                known.recall(state.eye, state.steps);
            }
            let before = known.rematch.next.is_some();
            let ended = known.take(state);
            (first, ended, !before && known.rematch.next.is_some())
        };
        let eye = self.0.borrow().eye;
        if table.eye.try_get_untracked() != Some(eye) && !ended {
            let _ = table.eye.try_set(eye);
        }
        let _ = table.chosen.try_set(Vec::new());
        if table.changed.try_get_untracked().is_none() {
            return;
        }
        // A player who comes to a running match sees its current state, and is offered what happened since.
        if first {
            let before = self.seen_before();
            table.jump();
            table.offer_missed(before);
        } else if back {
            table.come_back();
        } else {
            table.catch_up();
        }
        let _ = table.changed.try_update(|n| *n += 1);
        if ended {
            self.fetch_past(table);
        }
        if follow {
            // All have agreed: the rematch continues here, on the same connection.
            let _ = table.at.try_set(None);
            let _ = self.send(Command::Follow);
        }
    }

    /// Fetches the record of the finished match, for replay and verification.
    fn fetch_past(&self, table: Table) {
        let online = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let id = online.0.borrow().id.clone();
            let Ok(text) = api::text(&format!("/api/matches/{id}/record")).await else { return };
            if let Ok(local) = Local::import(&text)
                && online.0.borrow().id == id
            {
                online.0.borrow_mut().past = Some(local);
                let _ = table.changed.try_update(|n| *n += 1);
            }
        });
    }

    fn send(&self, command: Command) -> Result<ChangeResult, Notice> {
        let mut known = self.0.borrow_mut();
        known.asked += 1;
        let request = Request { id: known.asked, command };
        let text = serde_json::to_string(&request).unwrap_or_default();
        let open = known.connection.as_ref().map(|connection| &connection.socket).filter(|socket| socket.ready_state() == WebSocket::OPEN);
        if open.is_some_and(|socket| socket.send_with_str(&text).is_ok()) {
            Ok(ChangeResult::Sent)
        } else {
            Err(Notice::new("online-lost"))
        }
    }
}

impl Source for Online {
    fn game(&self) -> GameId {
        self.0.borrow().game
    }

    fn seats(&self) -> u8 {
        self.0.borrow().seats.len() as u8
    }

    fn names(&self) -> Vec<String> {
        self.0.borrow().names()
    }

    fn opponents(&self) -> Vec<Option<Opponent>> {
        self.0.borrow().opponents()
    }

    fn plays(&self, seat: Seat) -> bool {
        self.0.borrow().you == Some(seat)
    }

    fn steps(&self) -> usize {
        let known = self.0.borrow();
        known.views.last().map_or(0, |kept| kept.steps)
    }

    fn seen(&self, eye: Eye, at: Option<usize>) -> Option<Seen> {
        let known = self.0.borrow();
        if let (Some(past), true) = (&known.past, at.is_some() || eye != known.eye) {
            return past.seen(eye, at);
        }
        known.lens.as_ref()?.1.look(&known.moment(at)?)
    }

    fn log(&self, eye: Eye, at: Option<usize>) -> Vec<LogLine> {
        let known = self.0.borrow();
        if let (Some(past), true) = (&known.past, at.is_some()) {
            return past.log(eye, at);
        }
        let Some((_, lens)) = &known.lens else { return Vec::new() };
        let told = |told: &SeenEvent| {
            let (message, about) = line(&told.what, |json| lens.event(json))?;
            Some(LogLine { step: told.step, message, about })
        };
        known.log.iter().filter(|told| at.is_none_or(|at| told.step <= at)).filter_map(told).collect()
    }

    fn chapter(&self, eye: Eye, from: usize) -> Option<Chapter> {
        let known = self.0.borrow();
        if let (Some(past), true) = (&known.past, eye != known.eye) {
            return past.chapter(eye, from);
        }
        let lens = &known.lens.as_ref()?.1;
        let to = known.views.iter().map(|kept| kept.steps).find(|steps| *steps > from)?;
        let last = known.views.last().is_some_and(|kept| kept.steps == to);
        let after = lens.look(&known.moment((!last).then_some(to))?)?;
        let event = |told: &SeenEvent| match &told.what {
            LogEvent::Game(json) if told.step > from && told.step <= to => {
                let (message, about) = lens.event(json.get())?;
                Some(Event { json: json.get().to_string(), message, about })
            }
            _ => None,
        };
        Some(Chapter { to, after, events: known.log.iter().filter_map(event).collect() })
    }

    fn play(&mut self, _: Seat, text: &str) -> Result<ChangeResult, Notice> {
        let position = self.0.borrow().position;
        self.send(Command::Move { position, text: text.to_string() })
    }

    fn may_undo(&self, _: Seat) -> usize {
        self.0.borrow().undo
    }

    fn undo(&mut self, _: Seat) -> Result<ChangeResult, Notice> {
        let position = self.0.borrow().position;
        self.send(Command::Undo { position })
    }

    fn record(&self) -> Result<String, Message> {
        self.0.borrow().past.as_ref().map_or_else(|| Err(Message::new("online-record-later")), Source::record)
    }

    fn review_path(&self) -> Option<String> {
        Some(format!("/api/matches/{}/review", self.0.borrow().id))
    }

    fn is_open(&self) -> bool {
        self.0.borrow().past.is_some()
    }

    fn remark(&self) -> Option<(&'static str, Message)> {
        let known = self.0.borrow();
        let watching = (known.you.is_none() && known.phase != Phase::Waiting).then(|| ("watching", Message::new("watching")));
        watching.or_else(|| game_of(known.series.as_ref()))
    }

    fn series(&self) -> Option<Series> {
        self.0.borrow().series.clone()
    }

    fn verify(&self) -> Result<usize, Message> {
        let known = self.0.borrow();
        let Some(past) = &known.past else { return Err(Message::new("online-record-later")) };
        // The fingerprint published at the start counts, not the one in the record.
        if Some(past.commitment()) != known.commitment {
            return Err(den_core::RecordReason::OtherSeed.into());
        }
        past.verify()
    }

    fn branch(&self, at: Option<usize>, eye: Eye) -> Result<String, Message> {
        let known = self.0.borrow();
        if let Some(past) = &known.past {
            return past.branch(at, eye);
        }
        // While the match is running, what this seat cannot see is guessed: the page knows no more than the seat.
        let (Some(_), Some(kept), Some((setup, _))) = (known.you, known.kept(at), &known.lens) else {
            return Err(Message::new("online-record-later"));
        };
        let from = Imagined { setup: setup.clone(), view: kept.view.clone(), seed: Seed(dom::random_bytes()).to_string() };
        let seats = branch_seats(known.seats.len() as u8, eye, Occupant::Bot(BRANCH_BOT.into()));
        let mut local = Local::imagined(known.game, &known.options, &from, seats)?;
        local.set_branch(Branch { of: format!("/table/{}", known.id), names: known.names(), step: 0 });
        local.store().map_err(|_| Message::new("storage-full"))?;
        Ok(local.id().to_string())
    }

    fn rematch(&mut self) -> Result<Option<String>, Notice> {
        let command = if self.0.borrow().rematch.next.is_some() { Command::Follow } else { Command::Rematch };
        self.send(command).map(|_| None)
    }

    fn stronger(&self) -> Option<&'static str> {
        None
    }

    fn rematch_stronger(&self) -> Result<Option<String>, Notice> {
        Ok(None)
    }

    fn seen_before(&self) -> Option<usize> {
        let known = self.0.borrow();
        known.views.first().map(|kept| kept.steps).filter(|_| known.you.is_some())
    }

    fn keep_seen(&self) {
        self.0.borrow().glimpse();
    }

    fn save(&self, _: Option<usize>) -> Result<(), Notice> {
        Ok(())
    }
}
