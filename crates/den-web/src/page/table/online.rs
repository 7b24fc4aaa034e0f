//! A match at a server: what was told is kept, what is asked is sent, a lost connection is taken up again.

mod rooms;

use std::cell::RefCell;
use std::rc::Rc;

use den_core::{Eye, Outcome, Record, Seat, Seed, Standing, Turn};
use den_table::rest::{InviteShown, Join, Joined, Made, MatchShown, Me, Named, NewTable};
use den_table::wire::{Command, Finish, How, Kind, LogLine as Told, Message, Phase, Request, SeatShown, State};
use den_table::{Clock, Place};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

pub(crate) use rooms::tables;
pub(super) use rooms::{ChatShown, Leaving, Waiting, presence, running_clock};

use super::driver::{Source, Table};
use super::show;
use crate::api::{self, Problem};
use crate::page::{App, lost_with};
use crate::play::{Imagined, LogLine, Match, No, Seen, Sitter};
use crate::store::Save;
use crate::{dom, game, said, t};

const INVITES: &str = "wolfden/invites/";
const KNOWN: &str = "wolfden/known";

/// A match at a server.
#[derive(Clone)]
pub(crate) struct Wire(Rc<RefCell<Known>>);

/// What the server told.
struct Known {
    id: String,
    game: String,
    options: String,
    you: Option<Seat>,
    host: bool,
    commitment: String,
    eye: Eye,
    version: u64,
    step: u64,
    phase: Phase,
    turn: Option<Seat>,
    seats: Vec<SeatShown>,
    left_ms: Vec<u64>,
    running: Option<Seat>,
    clock_at: f64,
    /// The views so far, the latest last: the own game can be looked through while it runs.
    views: Vec<String>,
    undo: usize,
    log: Vec<Told>,
    result: Option<Finish>,
    next: Option<String>,
    asked: u64,
    socket: Option<WebSocket>,
    tries: u32,
    hung_up: bool,
    /// The whole match, once it is over.
    past: Option<Box<dyn Match>>,
}

impl Wire {
    fn new(shown: &MatchShown) -> Wire {
        Wire(Rc::new(RefCell::new(Known {
            id: shown.id.to_string(),
            game: shown.setup.game.clone(),
            options: shown.setup.options.clone(),
            you: shown.you,
            host: invites(shown.id.as_str()).is_some(),
            commitment: shown.commitment.clone(),
            eye: shown.you.map_or(Eye::Public, Eye::Seat),
            version: 0,
            step: 0,
            phase: shown.phase,
            turn: None,
            seats: shown.seats.clone(),
            left_ms: Vec::new(),
            running: None,
            clock_at: 0.0,
            views: Vec::new(),
            undo: 0,
            log: Vec::new(),
            result: None,
            next: None,
            asked: 0,
            socket: None,
            tries: 0,
            hung_up: false,
            past: None,
        })))
    }

    pub(crate) fn seen(&self, eye: Eye, at: Option<usize>) -> Option<Seen> {
        let told = self.0.borrow();
        if let (Some(past), true) = (&told.past, at.is_some() || eye != told.eye) {
            return Some(past.seen(eye, at.unwrap_or(usize::MAX)));
        }
        let view = match at {
            Some(at) => told.views.get(at).or(told.views.last()),
            None => told.views.last(),
        };
        let mut seen = game::look(&told.game, view?, told.eye)?;
        if told.phase == Phase::Over && at.is_none() {
            seen.turn = Turn::Over;
            seen.choices.clear();
            if let Some(result) = &told.result {
                let standings: Vec<Standing> =
                    result.seats.iter().map(|s| Standing { points: s.points, ties: [-i32::from(s.place), 0, 0] }).collect();
                let teams: Vec<u8> = result.seats.iter().map(|s| s.team).collect();
                seen.outcome = seen.outcome.filter(|_| result.how == How::Played).or_else(|| Some(by_place(&standings, &teams)));
            }
        } else if at.is_none() && told.turn.is_none_or(|seat| told.you != Some(seat)) {
            seen.choices.clear();
        }
        Some(seen)
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let told = self.0.borrow();
        told.seats.iter().enumerate().map(|(at, seat)| seat_name(at, seat)).collect()
    }

    pub(crate) fn mine(&self, seat: Seat) -> bool {
        self.0.borrow().you == Some(seat)
    }

    /// Opens the socket; it is opened again when it breaks.
    pub(crate) fn connect(&self, table: Table) {
        let (id, since, hung_up) = {
            let told = self.0.borrow();
            (told.id.clone(), told.version, told.hung_up)
        };
        if hung_up {
            return;
        }
        let Ok(socket) = WebSocket::new(&api::socket_url(&format!("/api/matches/{id}/play?since={since}"))) else { return };
        let wire = self.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                wire.hear(table, &text);
            }
        });
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
        let wire = self.clone();
        let closed = Closure::<dyn FnMut()>::new(move || wire.broke(table));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        closed.forget();
        self.0.borrow_mut().socket = Some(socket);
    }

    fn broke(&self, table: Table) {
        let wait = {
            let mut told = self.0.borrow_mut();
            told.socket = None;
            told.tries += 1;
            if told.hung_up {
                return;
            }
            (400 * 2_i32.pow(told.tries.min(5))).min(10_000)
        };
        let _ = table.connection.try_set(t!("online-lost"));
        let wire = self.clone();
        dom::later(wait, move || wire.connect(table));
    }

    pub(crate) fn hang_up(&self) {
        let mut told = self.0.borrow_mut();
        told.hung_up = true;
        if let Some(socket) = told.socket.take() {
            let _ = socket.close();
        }
    }

    fn hear(&self, table: Table, text: &str) {
        let Ok(message) = serde_json::from_str::<Message>(text) else { return };
        match message {
            Message::Welcome(welcome) => {
                {
                    let mut told = self.0.borrow_mut();
                    told.tries = 0;
                    told.you = welcome.you;
                    told.commitment = welcome.commitment;
                }
                let _ = table.connection.try_set(String::new());
                self.take(table, welcome.state);
            }
            Message::Update(update) => self.take(table, update.state),
            Message::Refused(no) => {
                let _ = table.notice.try_set(Some(No { what: no.refused.reason, rule: no.refused.rule.unwrap_or_default() }));
            }
            Message::Bye(bye) if !bye.reconnect => {
                self.0.borrow_mut().hung_up = true;
                let _ = table.connection.try_set(t!("online-ended", why = said::say(&table.game(), &bye.reason, &[])));
            }
            Message::Pong(_) | Message::Bye(_) => {}
        }
    }

    fn take(&self, table: Table, state: State) {
        let (next, over) = {
            let mut told = self.0.borrow_mut();
            let since = told.version;
            told.version = state.version;
            told.step = state.step;
            told.phase = state.phase;
            told.turn = state.turn;
            told.eye = state.eye;
            told.undo = state.undo as usize;
            if let Some(seats) = state.seats {
                told.seats = seats;
            }
            if let Some(clock) = state.clock {
                told.left_ms = clock.left_ms;
                told.running = clock.running;
                told.clock_at = dom::now();
            }
            if let Some(view) = state.view {
                let view = view.get().to_string();
                if told.views.last() != Some(&view) {
                    told.views.push(view);
                }
            }
            told.log.extend(state.log.into_iter().filter(|line| line.version > since));
            told.result = state.result;
            let next = state.next.map(|id| id.to_string()).filter(|id| told.next.as_ref() != Some(id));
            told.next.clone_from(&next);
            (next, told.phase == Phase::Over && told.past.is_none())
        };
        let eye = self.0.borrow().eye;
        if table.eye.try_get_untracked() != Some(eye) && !over {
            let _ = table.eye.try_set(eye);
        }
        let _ = table.chosen.try_set(Vec::new());
        let _ = table.changed.try_update(|n| *n += 1);
        if over {
            self.fetch_past(table);
        }
        if let Some(next) = next {
            dom::go(&format!("/table/{next}"));
        }
    }

    /// Fetches the record of the finished match, to be looked through and verified here.
    fn fetch_past(&self, table: Table) {
        let wire = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let id = wire.0.borrow().id.clone();
            let Ok(text) = api::text(&format!("/api/matches/{id}/record")).await else { return };
            let Ok(record) = Record::read(&text) else { return };
            let (seed, dealt) = record.seed.map_or((Seed([0; 32]), false), |seed| (seed, true));
            if let Ok(m) = game::resume(&record, seed, dealt) {
                wire.0.borrow_mut().past = Some(m);
                let _ = table.changed.try_update(|n| *n += 1);
            }
        });
    }

    fn send(&self, command: Command) -> Result<(), No> {
        let mut told = self.0.borrow_mut();
        told.asked += 1;
        let request = Request { id: told.asked, command };
        let text = serde_json::to_string(&request).unwrap_or_default();
        let sent =
            told.socket.as_ref().is_some_and(|socket| socket.ready_state() == WebSocket::OPEN && socket.send_with_str(&text).is_ok());
        if sent { Ok(()) } else { Err(No { what: t!("online-lost"), rule: String::new() }) }
    }

    pub(crate) fn play(&self, text: &str) -> Result<(), No> {
        let step = self.0.borrow().step;
        self.send(Command::Move { step, text: text.to_string() })
    }

    pub(crate) fn undo(&self) -> Result<(), No> {
        let step = self.0.borrow().step;
        self.send(Command::Undo { step })
    }

    pub(crate) fn may_undo(&self) -> usize {
        self.0.borrow().undo
    }

    pub(crate) fn steps(&self) -> usize {
        let told = self.0.borrow();
        told.past.as_ref().map_or_else(|| told.views.len().saturating_sub(1), |past| past.steps())
    }

    /// Whether one only looks on.
    pub(crate) fn watching(&self) -> bool {
        let told = self.0.borrow();
        told.you.is_none() && told.phase != Phase::Waiting
    }

    pub(crate) fn seats(&self) -> u8 {
        self.0.borrow().seats.len() as u8
    }

    pub(crate) fn log(&self) -> Vec<LogLine> {
        let names = self.names();
        let told = self.0.borrow();
        let words = |line: &Told| {
            let own = line.event.as_ref().and_then(|event| game::word(&told.game, event.get(), &names));
            own.unwrap_or_else(|| said::say(&told.game, &line.text, &names))
        };
        told.log
            .iter()
            .filter(|line| line.kind != Kind::Chat)
            .map(|line| LogLine { step: line.version as usize, text: words(line) })
            .collect()
    }

    pub(crate) fn record(&self) -> String {
        let names = self.names();
        self.0.borrow().past.as_ref().map_or_else(|| t!("online-record-later"), |past| past.record(&names).to_string())
    }

    pub(crate) fn over(&self) -> bool {
        self.0.borrow().past.is_some()
    }

    pub(crate) fn verify(&self) -> Result<usize, String> {
        let told = self.0.borrow();
        let Some(past) = &told.past else { return Err(t!("online-record-later")) };
        // The fingerprint told at the beginning is the one that counts, not the one in the record.
        if past.seed().commitment().to_string() != told.commitment {
            return Err(t!("online-other-seed"));
        }
        past.verify()
    }

    pub(crate) fn branch(&self, at: usize, eye: Eye) -> Result<String, String> {
        let told = self.0.borrow();
        let seed = Seed(dom::random_bytes());
        let branch = match (&told.past, told.you, told.views.get(at).or(told.views.last())) {
            (Some(past), ..) => past.branch(at, seed),
            // While it runs, what this seat cannot see is guessed: the page knows no more than the seat.
            (None, Some(_), Some(view)) => {
                let from = Imagined { view: view.clone(), seed: Seed(dom::random_bytes()).to_string() };
                game::imagine(&told.game, &told.options, &from, &[], seed).map_err(|e| e.to_string())?
            }
            _ => return Err(t!("online-record-later")),
        };
        let me = match eye {
            Eye::Seat(seat) => seat,
            Eye::Public => Seat(0),
        };
        let seat = |at: usize| if at == me.index() { Sitter::Person(String::new()) } else { Sitter::Bot("hunter".into()) };
        let sitters: Vec<Sitter> = (0..told.seats.len()).map(seat).collect();
        let id = dom::random_name();
        Save::of(&id, &*branch, &sitters, false, None).keep().map(|()| id).map_err(|_| t!("storage-full"))
    }

    pub(crate) fn rematch(&self) {
        let next = self.0.borrow().next.clone();
        match next {
            Some(next) => dom::go(&format!("/table/{next}")),
            None => drop(self.send(Command::Rematch)),
        }
    }
}

/// A result that is given by places alone: somebody resigned.
fn by_place(standings: &[Standing], teams: &[u8]) -> Outcome {
    let places: Vec<Standing> = standings.iter().map(|s| Standing { points: s.ties[0], ..Standing::default() }).collect();
    Outcome::rank(&places, teams)
}

fn seat_name(at: usize, seat: &SeatShown) -> String {
    match &seat.place {
        Place::Bot(bot) if seat.taken => crate::words::text(format!("bot-{bot}")),
        _ if seat.name.is_empty() => t!("seat-n", n = at + 1),
        _ => seat.name.clone(),
    }
}

fn invites(id: &str) -> Option<Vec<InviteShown>> {
    let text = dom::storage()?.get_item(&format!("{INVITES}{id}")).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Says who one is; a new guest where nobody is known.
async fn introduce(name: &str) -> Result<Me, Problem> {
    if known()
        && let Ok(me) = api::get::<Me>("/api/me").await
        && (name.is_empty() || me.name == name)
    {
        return Ok(me);
    }
    let me = api::post("/api/me", &Named { name: if name.is_empty() { t!("guest") } else { name.to_string() } }).await?;
    if let Some(storage) = dom::storage() {
        let _ = storage.set_item(KNOWN, "yes");
    }
    Ok(me)
}

/// Whether this browser has introduced itself to the server before.
fn known() -> bool {
    dom::storage().and_then(|storage| storage.get_item(KNOWN).ok().flatten()).is_some()
}

/// Makes a table at the server and goes there.
pub(crate) fn invite(game: &str, options: &str, seats: usize, open: bool, clock: Clock, error: RwSignal<String>) {
    let name = App::here().settings.get_untracked().name;
    let place = if open { Place::Open } else { Place::Invite };
    let asked = NewTable {
        game: game.to_string(),
        options: options.to_string(),
        seats: vec![place; seats],
        clock,
        stand_in: None,
        sit: Some(Seat(0)),
    };
    wasm_bindgen_futures::spawn_local(async move {
        let made = async {
            introduce(&name).await?;
            api::post::<_, Made>("/api/matches", &asked).await
        };
        match made.await {
            Ok(made) => {
                if let (Some(storage), Ok(text)) = (dom::storage(), serde_json::to_string(&made.invites)) {
                    let _ = storage.set_item(&format!("{INVITES}{}", made.id), &text);
                }
                dom::go(&format!("/table/{}", made.id));
            }
            Err(problem) => error.set(problem.said()),
        }
    });
}

/// The page of a match at the server: says who one is, sits down where invited, then shows the table.
pub(crate) fn online(id: &str, invite: &str) -> AnyView {
    let app = App::here();
    let arrived = RwSignal::new_local(None::<Result<MatchShown, Problem>>);
    let (id, invite) = (id.to_string(), invite.to_string());
    let table_id = id.clone();
    wasm_bindgen_futures::spawn_local(async move {
        let name = app.settings.get_untracked().name;
        let arriving = async {
            introduce(&name).await?;
            if !invite.is_empty() {
                let join = Join { seat: None, invite: Some(invite.clone()) };
                match api::post::<_, Joined>(&format!("/api/matches/{id}/join"), &join).await {
                    Ok(_) => {}
                    // Who sits there already just comes back.
                    Err(problem) => {
                        let shown = api::get::<MatchShown>(&format!("/api/matches/{id}")).await?;
                        if shown.you.is_none() {
                            return Err(problem);
                        }
                    }
                }
            }
            api::get::<MatchShown>(&format!("/api/matches/{id}")).await
        };
        let _ = arrived.try_set(Some(arriving.await));
    });
    (move || match arrived.get() {
        None => view! { <p class="page">{t!("online-connecting")}</p> }.into_any(),
        Some(Err(problem)) => refused(&problem, &table_id),
        Some(Ok(shown)) => {
            let wire = Wire::new(&shown);
            let eye = shown.you.map_or(Eye::Public, Eye::Seat);
            show(Table::new(shown.setup.game.clone(), eye, None, Source::There(Box::new(wire))))
        }
    })
    .into_any()
}

/// Why one could not come to a table, and what can be done instead.
fn refused(problem: &Problem, id: &str) -> AnyView {
    let more = match problem {
        Problem::Away => view! {
            <button type="button" class="button primary again" on:click=|_| { let _ = dom::window().location().reload(); }>{t!("problem-again")}</button>
        }
        .into_any(),
        Problem::No(code, _) if matches!(code.as_str(), "invite-used" | "seat-taken" | "forbidden") => {
            view! { <a class="button primary" href=format!("#/table/{id}")>{t!("problem-watch")}</a> }.into_any()
        }
        Problem::No(..) => ().into_any(),
    };
    lost_with(t!("lost-title"), problem.said(), more)
}
