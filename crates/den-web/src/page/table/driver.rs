//! The logic of a table: choosing, playing, bots, undo, replay.

use std::collections::VecDeque;

use den_core::{Eye, Seat, Turn};
use den_games::GameId;
use den_web_bots::Answer;
use leptos::prelude::*;

use super::online::Online;
pub(crate) use super::panels::Panel;
use super::timeline::{LastTurn, Timeline};
use crate::game::{self, Choices, MapAction, Part, Seen};
use crate::learn;
use crate::local::Local;
use crate::opponent::Opponent;
use crate::page::App;
use crate::source::{ChangeResult, LogLine, Notice, Source};
use crate::{bots, dom, stage};

/// Alpha's hint.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Hint {
    /// Alpha is thinking: about this move, if the coach judges it, otherwise about a hint.
    Thinking(String),
    /// Alpha's move and others, each with the expected share of the win in per cent; `why` compares the best two in sentences. A move that is
    /// the only one is not rated.
    Says { text: String, best: (String, Option<u32>), others: Vec<(String, u32)>, why: Vec<String>, iterations: u64 },
}

/// Where the match is. Both are a [`Source`]; methods that only one of them has are called on it directly.
pub(crate) enum Home {
    /// In this browser.
    Here(Local),
    /// On a server.
    There(Online),
}

impl Home {
    pub(super) fn source(&self) -> &dyn Source {
        match self {
            Home::Here(local) => local,
            Home::There(online) => online,
        }
    }

    pub(super) fn source_mut(&mut self) -> &mut dyn Source {
        match self {
            Home::Here(local) => local,
            Home::There(online) => online,
        }
    }
}

/// The piece that was clicked on a map, and where it can go.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct MapChoice {
    /// The token of its place.
    pub(crate) from: String,
    /// The actions; none if no piece is selected.
    pub(crate) actions: Vec<MapAction>,
}

impl MapChoice {
    /// Whether no piece is selected.
    pub(crate) fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }
}

/// A table on the page.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub(super) home: StoredValue<Home, LocalStorage>,
    pub(super) timeline: StoredValue<Timeline, LocalStorage>,
    game: GameId,
    /// Counts changes.
    pub(crate) changed: RwSignal<u64>,
    /// What is shown.
    pub(crate) seen: Memo<Seen>,
    /// The eye.
    pub(crate) eye: RwSignal<Eye>,
    /// The number of steps shown, in a replay.
    pub(crate) at: RwSignal<Option<usize>>,
    /// The number of steps shown while events are being animated; `None` if everything is shown.
    pub(crate) shown: RwSignal<Option<usize>>,
    /// The first step of what the player missed: it is offered, not played unasked.
    pub(crate) missed: RwSignal<Option<usize>>,
    /// The last turn that was summarised.
    pub(crate) last_turn: RwSignal<LastTurn>,
    /// Whether the board is narrow, as on a phone.
    pub(crate) narrow: RwSignal<bool>,
    /// The size of the board's frame in pixels.
    pub(crate) frame: RwSignal<(f64, f64)>,
    /// A question to answer before a move is played, and the move.
    pub(crate) question: RwSignal<Option<(String, String)>>,
    pub(crate) chosen: RwSignal<Vec<String>>,
    /// Where the clicked piece can go.
    pub(crate) map_actions: RwSignal<MapChoice>,
    /// How many chat messages have been shown.
    pub(crate) chat_read: RwSignal<usize>,
    /// The remaining moves of a way, and the number of steps when the last one was played.
    pub(super) queue: StoredValue<(usize, VecDeque<String>)>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// The seat that the screen is waiting for.
    pub(crate) covered: RwSignal<Option<Seat>>,
    pub(crate) thinking: RwSignal<Option<Seat>>,
    pub(crate) hint: RwSignal<Option<Hint>>,
    pub(crate) panel: RwSignal<Panel>,
    pub(crate) focus: RwSignal<Option<Seat>>,
    pub(crate) lesson: RwSignal<Option<usize>>,
    /// Whether the last move was not the one that the lesson asked for.
    pub(crate) lesson_told: RwSignal<(String, bool)>,
    /// The number of such moves in this step.
    pub(super) lesson_others: StoredValue<u8>,
    pub(crate) connection: RwSignal<String>,
    /// Whether a what-if waits for the player before its first bot plays.
    pub(crate) waits: RwSignal<bool>,
    /// Counts the seconds at a table with a clock.
    pub(crate) tick: RwSignal<u32>,
    pub(super) app: App,
}

impl Table {
    /// A match in this browser.
    pub(crate) fn local(local: Local) -> Table {
        let eye = Seat::all(local.seats()).find(|seat| local.plays(*seat)).map_or(Eye::Public, Eye::Seat);
        Table::new(local.game(), eye, local.lesson(), Home::Here(local))
    }

    /// A match on a server.
    pub(crate) fn online(online: Online) -> Table {
        Table::new(online.game(), online.eye(), None, Home::There(online))
    }

    fn new(game: GameId, eye: Eye, lesson: Option<usize>, home: Home) -> Table {
        let home = StoredValue::new_local(home);
        let (changed, eye) = (RwSignal::new(0), RwSignal::new(eye));
        let (at, shown) = (RwSignal::new(None), RwSignal::new(None));
        let seen = Memo::new(move |_| {
            changed.get();
            let (eye, at) = (eye.get(), at.get().or(shown.get()));
            let seen = home.try_with_value(|home| home.source().seen(eye, at));
            seen.flatten().unwrap_or_else(|| Seen::nothing(game))
        });
        Table {
            home,
            timeline: StoredValue::new_local(Timeline::default()),
            game,
            changed,
            seen,
            eye,
            at,
            shown,
            missed: RwSignal::new(None),
            last_turn: RwSignal::new(LastTurn::default()),
            narrow: RwSignal::new(stage::room(None).0),
            frame: RwSignal::new((0.0, 0.0)),
            question: RwSignal::new(None),
            chosen: RwSignal::new(Vec::new()),
            map_actions: RwSignal::new(MapChoice::default()),
            chat_read: RwSignal::new(0),
            queue: StoredValue::new((0, VecDeque::new())),
            notice: RwSignal::new(None),
            covered: RwSignal::new(None),
            thinking: RwSignal::new(None),
            hint: RwSignal::new(None),
            panel: RwSignal::new(Panel::Log),
            focus: RwSignal::new(None),
            lesson: RwSignal::new(lesson),
            lesson_told: RwSignal::default(),
            lesson_others: StoredValue::new(0),
            connection: RwSignal::new(String::new()),
            waits: RwSignal::new(false),
            tick: RwSignal::new(0),
            app: App::here(),
        }
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Reads from the match, wherever it is. Track `changed` first if the result has to follow changes.
    pub(super) fn ask<T>(&self, f: impl FnOnce(&dyn Source) -> T) -> T {
        self.home.with_value(|home| f(home.source()))
    }

    /// Whether the match is on a server.
    pub(crate) fn is_online(&self) -> bool {
        self.with_server(|_| ()).is_some()
    }

    /// The players' names.
    pub(crate) fn names(&self) -> Vec<String> {
        self.changed.track();
        self.ask(|source| source.names())
    }

    /// The bots among the players, by seat.
    pub(crate) fn opponents(&self) -> Vec<Option<Opponent>> {
        self.changed.track();
        self.ask(|source| source.opponents())
    }

    /// The players' names followed by those of virtual players, for sentences.
    pub(crate) fn all_names(&self) -> Vec<String> {
        game::all_names(self.game, self.names())
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names().get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Whether it is the turn of the player at this screen.
    pub(crate) fn my_turn(&self) -> bool {
        let seen = self.seen.read();
        self.at.get().is_none()
            && self.shown.get().is_none()
            && self.covered.get().is_none()
            && !seen.choices().is_empty()
            && self.is_mine(seen.turn())
    }

    pub(super) fn is_mine(&self, turn: Turn) -> bool {
        matches!(turn, Turn::Seat(seat) if self.sits(seat))
    }

    /// Whether a person at this screen plays for a seat.
    pub(crate) fn sits(&self, seat: Seat) -> bool {
        self.ask(|source| source.plays(seat))
    }

    /// What can be chosen next.
    pub(crate) fn next_parts(&self) -> Vec<Part> {
        let map_actions = self.map_actions.read();
        if !map_actions.is_empty() {
            return map_actions.actions.iter().map(|action| Part::new(action.token.clone(), action.label.clone())).collect();
        }
        let (seen, chosen) = (self.seen.read(), self.chosen.read());
        Choices(seen.choices()).next(&chosen).into_iter().cloned().collect()
    }

    /// Starts everything that happens by itself.
    pub(crate) fn begin(self) {
        let before = if self.is_online() { None } else { self.ask(|source| source.seen_before()) };
        self.jump();
        self.offer_missed(before);
        if self.with_server(|online| online.connect(self)).is_some() {
            self.tick_on();
        }
        // A new match begins with dealing.
        if self.home.with_value(|home| matches!(home, Home::Here(local) if local.is_new() && local.branch_of().is_none())) {
            self.play_from(0);
        }
        let fresh = |local: &Local| local.branch_of().is_some_and(|branch| branch.step == local.step_count());
        let waits = self.home.with_value(|home| matches!(home, Home::Here(local) if fresh(local) && local.question().is_some()));
        if waits {
            self.waits.set(true);
            return;
        }
        self.continue_with();
    }

    /// Counts the seconds for as long as the table is open.
    fn tick_on(self) {
        dom::later(1000, move || {
            if self.tick.try_update(|n| *n += 1).is_some() {
                self.tick_on();
            }
        });
    }

    /// Ends the table.
    pub(crate) fn end(self) {
        let _ = self.home.try_with_value(|home| {
            if let Home::There(online) = home {
                online.hang_up();
            }
        });
    }

    /// After a change: passes the screen on, or lets a bot think.
    pub(super) fn continue_with(self) {
        let next = self.home.try_with_value(|home| match home {
            Home::Here(local) => {
                self.show_to(local);
                local.question()
            }
            Home::There(_) => None,
        });
        let Some(Some((seat, steps, ask))) = next else { return self.companion_learns() };
        self.thinking.set(Some(seat));
        // It thinks while its last step is still being shown, and plays once that is finished.
        bots::ask(ask, move |answer| self.when_shown(move || self.bot_plays(seat, steps, &answer)));
    }

    /// Lets the companion learn from the result, if the game is over.
    fn companion_learns(self) {
        let last = self.home.try_update_value(|home| match home {
            Home::Here(local) => local.last_question(),
            Home::There(_) => None,
        });
        let Some(Some(ask)) = last else { return };
        bots::ask(ask, move |answer| {
            let _ = self.home.try_with_value(|home| {
                if let Home::Here(local) = home {
                    local.learnt(&answer);
                }
            });
        });
    }

    /// Shows the match to the player whose turn it is, or covers the screen if another person's secrets come next.
    fn show_to(&self, local: &Local) {
        let screen = local.screen();
        if let Some(seat) = screen.waits_for() {
            if self.covered.get_untracked() != Some(seat) {
                self.leave_screen(local.step_count());
            }
            self.covered.set(Some(seat));
        } else if let Some(eye) = screen.eye() {
            self.look_through(eye);
        }
    }

    /// Gives the screen to the next player.
    pub(crate) fn uncover(self) {
        if let Some(seat) = self.covered.get_untracked() {
            let _ = self.home.try_update_value(|home| {
                if let Home::Here(local) = home {
                    local.take_screen(seat);
                }
            });
            self.covered.set(None);
            self.take_screen(seat);
        }
    }

    fn bot_plays(self, seat: Seat, steps: usize, answer: &Answer) {
        let played = self.home.try_update_value(|home| match home {
            Home::Here(local) => local.bot_plays(seat, steps, answer),
            Home::There(_) => None,
        });
        if let Some(Some(played)) = played {
            let _ = self.thinking.try_set(None);
            match played {
                Ok(()) => {
                    self.lesson_ended();
                    self.after_step(None);
                }
                Err(notice) => _ = self.notice.try_set(Some(notice)),
            }
        }
    }

    /// Plays a move of the player at this screen.
    pub(crate) fn play(self, text: &str) {
        self.hint.set(None);
        self.question.set(None);
        self.missed.set(None);
        self.clear_map_actions();
        let Eye::Seat(seat) = self.eye.get_untracked() else { return };
        match self.home.try_update_value(|home| home.source_mut().play(seat, text)) {
            Some(Ok(ChangeResult::Done)) => self.after_step(Some(text)),
            Some(Ok(ChangeResult::Sent)) | None => {}
            Some(Err(notice)) => self.notice.set(Some(notice)),
        }
    }

    /// Saves the match, shows it and continues.
    fn after_step(self, mine: Option<&str>) {
        self.save();
        if let Some(text) = mine {
            self.lesson_done(learn::PlayerAction::Move(text));
        }
        self.catch_up();
        let _ = self.changed.try_update(|n| *n += 1);
        self.continue_with();
    }

    pub(super) fn save(&self) {
        let lesson = self.lesson.try_get_untracked().flatten();
        if let Some(Err(notice)) = self.home.try_with_value(|home| home.source().save(lesson)) {
            let _ = self.notice.try_set(Some(notice));
        }
    }

    /// How many steps may be undone.
    pub(crate) fn may_undo(&self) -> usize {
        self.changed.track();
        let Eye::Seat(seat) = self.eye.get() else { return 0 };
        self.ask(|source| source.may_undo(seat))
    }

    /// Undoes the latest step, or clears the selection.
    pub(crate) fn undo(self) {
        self.queue.set_value((0, VecDeque::new()));
        if !self.chosen.get_untracked().is_empty() || !self.map_actions.get_untracked().is_empty() {
            self.clear_selection();
            return;
        }
        if self.shown.get_untracked().is_some() {
            self.skip();
        }
        let Eye::Seat(seat) = self.eye.get_untracked() else { return };
        match self.home.try_update_value(|home| home.source_mut().undo(seat)) {
            Some(Ok(asked)) => {
                self.notice.set(None);
                if asked == ChangeResult::Done {
                    self.after_step(None);
                }
            }
            Some(Err(notice)) => self.notice.set(Some(notice)),
            None => {}
        }
    }

    /// The number of steps in the match.
    pub(crate) fn steps(&self) -> usize {
        self.changed.track();
        self.ask(|source| source.steps())
    }

    /// The number of seats.
    pub(crate) fn seats(&self) -> u8 {
        self.ask(|source| source.seats())
    }

    /// The log.
    pub(crate) fn log(&self) -> Vec<LogLine> {
        self.changed.track();
        let (eye, at) = (self.eye.get(), self.at.get().or(self.shown.get()));
        self.ask(|source| source.log(eye, at))
    }
}
