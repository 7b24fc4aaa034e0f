//! A match on the screen: what is shown, what is chosen, where the cursor is.

use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use den_core::Turn;
use den_games::Book;
use den_table::choose::{Choices, Picked};
use den_table::wire::Refused;
use ratatui_core::layout::Rect;

use super::keys;
use super::overlay::Overlay;
use super::source::{Face, LogLine, Source};
use super::spots::Spot;
use crate::play::saves;
use crate::review::Background;
use crate::rulebook;
use crate::show;
use crate::text::width;
use crate::words::{say_to, seat_name, t};

/// Something that can be picked from the list.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// The thing it stands for.
    pub(crate) thing: String,
    pub(crate) label: String,
    /// The move in the game's notation, if the item is a whole move.
    pub(crate) notation: String,
}

/// What is shown if there is room for only one thing at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tab {
    Board,
    Log,
    Score,
}

/// How long a bot's step is shown before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    Instant,
    Normal,
    Slow,
}

impl Pace {
    pub(crate) fn time(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Instant => 0,
            Pace::Normal => 900,
            Pace::Slow => 2500,
        })
    }

    pub(super) fn name(self) -> String {
        match self {
            Pace::Instant => t!("set-pace-fast"),
            Pace::Normal => t!("set-pace-usual"),
            Pace::Slow => t!("set-pace-slow"),
        }
    }

    pub(super) fn faster(self) -> Pace {
        if self == Pace::Slow { Pace::Normal } else { Pace::Instant }
    }

    pub(super) fn slower(self) -> Pace {
        if self == Pace::Instant { Pace::Normal } else { Pace::Slow }
    }
}

/// What is being typed, by purpose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typing {
    /// A move: its number, its notation, or some of its words.
    Move(String),
    /// A file name.
    File(String),
    /// A chat message.
    Chat(String),
}

impl Typing {
    pub(super) fn text(&mut self) -> &mut String {
        match self {
            Typing::Move(text) | Typing::File(text) | Typing::Chat(text) => text,
        }
    }
}

/// The result of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    Stay,
    /// Quit the program.
    Quit,
    /// Play the same game again.
    Again,
    /// Choose another game.
    Menu,
}

/// Where things were last drawn, for the mouse.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawn {
    pub(crate) board: Rect,
    pub(crate) log: Rect,
    pub(crate) list: Rect,
    /// The items of the list, by screen line.
    pub(crate) rows: Vec<(u16, usize)>,
    pub(crate) tabs: Vec<(Rect, Tab)>,
}

/// A match on the screen.
pub(crate) struct Table {
    pub(crate) source: Box<dyn Source>,
    pub(crate) face: Option<Rc<dyn Face>>,
    /// The version of the match that is shown, and its position.
    version: u64,
    position: u64,
    pub(crate) log: Vec<LogLine>,
    pub(crate) chosen: Vec<String>,
    pub(crate) items: Vec<Item>,
    /// The thing under the cursor.
    pub(crate) cursor: Option<String>,
    /// Whether the arrow keys move on the board rather than in the list.
    pub(crate) on_board: bool,
    pub(crate) spots: Vec<Spot>,
    /// The first visible column and line of the board.
    pub(crate) scroll: (usize, usize),
    /// Whether to scroll the board to the cursor.
    pub(crate) follow: bool,
    /// The first visible item of the list.
    pub(crate) list_top: usize,
    /// How many lines the log is scrolled back.
    pub(crate) log_back: usize,
    pub(crate) tab: Tab,
    pub(crate) typing: Option<Typing>,
    pub(crate) overlay: Option<Overlay>,
    /// The number of steps at which the match is being reviewed.
    pub(crate) review: Option<usize>,
    pub(crate) notice: Option<String>,
    pub(crate) pace: Pace,
    /// Bots play without a delay until the next decision of a person.
    pub(super) hurry: bool,
    /// Whether the player has been asked to confirm leaving.
    pub(crate) leaving: bool,
    hint_due: bool,
    /// The review that is being made, and how far it has come.
    pub(super) reviewing: Option<(Background, usize)>,
    ended: bool,
    pub(crate) drawn: Drawn,
}

impl Table {
    pub(crate) fn new(source: Box<dyn Source>, pace: Pace) -> Table {
        let mut table = Table {
            source,
            face: None,
            version: 0,
            position: u64::MAX,
            log: Vec::new(),
            chosen: Vec::new(),
            items: Vec::new(),
            cursor: None,
            on_board: false,
            spots: Vec::new(),
            scroll: (0, 0),
            follow: false,
            list_top: 0,
            log_back: 0,
            tab: Tab::Board,
            typing: None,
            overlay: None,
            review: None,
            notice: None,
            pace,
            hurry: false,
            leaving: false,
            hint_due: false,
            reviewing: None,
            ended: false,
            drawn: Drawn::default(),
        };
        table.refresh();
        table
    }

    /// Updates the table. Returns whether there is something new to show.
    pub(crate) fn tick(&mut self, now: Instant) -> bool {
        let pace = if self.hurry { Duration::ZERO } else { self.pace.time() };
        let mut changed = self.source.poll(now, pace);
        changed |= self.refresh();
        if let Some(lines) = self.source.take_hint() {
            self.hint_due = false;
            self.overlay = Some(Overlay::new(t!("hint"), lines));
            changed = true;
        }
        changed | self.hear_review()
    }

    /// Takes over changes of the match.
    pub(super) fn refresh(&mut self) -> bool {
        if let Some(notice) = self.source.take_notice() {
            self.notice = Some(notice);
        }
        if self.version == self.source.version() {
            return false;
        }
        self.version = self.source.version();
        self.face = self.source.face();
        self.log = self.source.log();
        if std::mem::replace(&mut self.position, self.source.position()) != self.position {
            self.chosen.clear();
            self.hint_due = false;
            self.typing = self.typing.take().filter(|typing| matches!(typing, Typing::Chat(_)));
        }
        if !self.source.is_over() {
            self.ended = false;
            // A review of the game before a rematch.
            self.reviewing = None;
        }
        self.relist();
        let decides = !self.items.is_empty();
        if decides {
            self.hurry = false;
        }
        if self.source.is_over() && !self.ended {
            self.ended = true;
            self.overlay = Some(self.end());
        }
        true
    }

    /// Rebuilds the list from what is chosen.
    pub(super) fn relist(&mut self) {
        self.list_top = 0;
        self.items = if self.source.is_over() { self.actions() } else { self.parts() };
        let there = |cursor: &String| self.items.iter().any(|item| item.thing == *cursor);
        if !self.on_board && !self.cursor.as_ref().is_some_and(there) {
            self.cursor = self.items.first().map(|item| item.thing.clone());
        }
        self.follow = true;
    }

    fn parts(&self) -> Vec<Item> {
        let Some(face) = &self.face else { return Vec::new() };
        let choices = face.choices();
        if let Some(Typing::Move(typed)) = &self.typing {
            let typed = typed.to_lowercase();
            let item = |(at, choice): (usize, &den_table::choose::Choice)| {
                let label = face.describe(at);
                let fits = typed.is_empty() || choice.text.to_lowercase().starts_with(&typed) || label.to_lowercase().contains(&typed);
                fits.then(|| Item { thing: format!("move:{}", choice.text), label, notation: choice.text.clone() })
            };
            return choices.iter().enumerate().filter_map(item).collect();
        }
        let item = |part: &den_table::choose::Part| {
            let whole = match Choices(choices).pick(&self.chosen, &part.token) {
                Picked::Play(text) => choices.iter().position(|choice| choice.text == text),
                Picked::More(_) | Picked::No => None,
            };
            let (label, notation) =
                whole.map_or_else(|| (part.label.clone(), String::new()), |at| (face.describe(at), choices[at].text.clone()));
            Item { thing: part.token.clone(), label, notation }
        };
        Choices(choices).next(&self.chosen).into_iter().map(item).collect()
    }

    /// The moment that is shown.
    pub(crate) fn shown(&self) -> Option<Rc<dyn Face>> {
        match self.review {
            Some(step) => self.source.past(step),
            None => self.face.clone(),
        }
    }

    /// The status in a few words.
    pub(crate) fn status(&self) -> String {
        if let Some(step) = self.review {
            return t!("replay-step", n = step, of = self.source.steps());
        }
        if let Some((_, percent)) = self.reviewing {
            return t!("review-working", percent = percent);
        }
        if self.source.is_over() {
            return t!("den-no-over");
        }
        if self.hint_due {
            return t!("hint-thinking");
        }
        if let Some(name) = self.source.thinking() {
            return t!("status-thinking", name = name);
        }
        match &self.face {
            Some(face) if !face.choices().is_empty() => {
                let players = self.source.players();
                let people = players.iter().find(|player| player.decides).map(|player| player.name.clone());
                people.map_or_else(|| t!("status-you"), |name| format!("{}: {name}", t!("status-you")))
            }
            Some(face) => match face.turn() {
                Turn::Seat(seat) => t!("status-other", name = seat_name(seat, &self.source.names())),
                turn => show::turn(turn, &self.source.names()),
            },
            None => String::new(),
        }
    }

    pub(super) fn save_to(&mut self, file: &str) {
        let path = Path::new(file);
        let Some(record) = self.source.record() else { return };
        self.notice = Some(if path.exists() {
            t!("term-file-exists", file = file.to_string())
        } else {
            match saves::write_whole(path, &record) {
                Ok(()) => format!("{} {}", t!("term-saved", command = format!("wolfden play --resume {file}")), t!("term-seed-inside")),
                Err(error) => crate::failure::at(file, error.to_string()),
            }
        });
    }

    pub(super) fn pick_cursor(&mut self) -> Then {
        match self.cursor.clone() {
            Some(thing) => self.pick(&thing),
            None => Then::Stay,
        }
    }

    /// Picks a thing, on the board or in the list.
    pub(super) fn pick(&mut self, thing: &str) -> Then {
        self.cursor = Some(thing.to_string());
        if let Some(action) = thing.strip_prefix("end:") {
            return self.act(action);
        }
        if let Some(text) = thing.strip_prefix("move:") {
            let text = text.to_string();
            self.typing = None;
            self.play(&text);
            return Then::Stay;
        }
        let Some(face) = self.face.clone() else { return Then::Stay };
        match Choices(face.choices()).pick(&self.chosen, thing) {
            Picked::Play(text) => self.play(&text),
            Picked::More(chosen) => {
                self.chosen = chosen;
                self.on_board = self.on_board && self.next_is_on_board();
                self.cursor = None;
                self.relist();
                if self.on_board {
                    self.cursor = self.items.first().map(|item| item.thing.clone());
                }
            }
            Picked::No => match face.why_not(&self.chosen, thing) {
                Some(refused) => self.refuse(refused),
                None => self.about(),
            },
        }
        Then::Stay
    }

    /// Whether the next choices are on the board.
    fn next_is_on_board(&self) -> bool {
        let Some(face) = &self.face else { return false };
        Choices(face.choices()).next(&self.chosen).iter().any(|part| self.spots.iter().any(|spot| spot.thing == part.token))
    }

    pub(super) fn play(&mut self, text: &str) {
        self.notice = None;
        match self.source.play(text) {
            Ok(()) => {
                self.on_board = false;
                self.cursor = None;
            }
            Err(refused) => self.refuse(refused),
        }
        self.refresh();
    }

    pub(super) fn refuse(&mut self, refused: Refused) {
        self.notice = Some(say_to(&refused.into(), &self.source.names()));
    }

    pub(super) fn unpick(&mut self) {
        if self.chosen.pop().is_some() {
            self.relist();
        } else if self.on_board {
            self.switch();
        }
    }

    pub(super) fn undo(&mut self) {
        if let Err(refused) = self.source.undo() {
            self.refuse(refused);
        }
        self.refresh();
    }

    pub(super) fn hint(&mut self) {
        if self.source.hints() && self.face.as_ref().is_some_and(|face| !face.choices().is_empty()) && !self.source.is_over() {
            self.source.ask_hint();
            self.hint_due = true;
        }
    }

    pub(super) fn show_sheet(&mut self) {
        let Some(face) = self.shown() else { return };
        let mut overlay = Overlay::new(t!("panel-sheet"), Vec::new());
        overlay.sheet = Some(face.sheet());
        overlay.names = self.source.names();
        self.overlay = Some(overlay);
    }

    pub(super) fn show_aid(&mut self) {
        let Some(face) = self.shown() else { return };
        let text = show::aid(&face.aid(), &self.source.names(), width());
        self.overlay = Some(Overlay::ansi(t!("den-aid"), &text));
    }

    pub(super) fn show_log(&mut self) {
        let mut overlay = Overlay::new(t!("panel-log"), self.log.iter().map(|line| line.text.clone()).collect());
        overlay.top = usize::MAX / 2;
        self.overlay = Some(overlay);
    }

    /// Shows what the thing under the cursor is, and the rules about it.
    pub(super) fn about(&mut self) {
        let about = self.cursor.as_ref().and_then(|thing| Some((thing, self.face.as_ref()?.about(thing)?)));
        let Some((thing, (mut lines, rules))) = about else {
            self.overlay = Some(keys::help(self.source.chats()));
            return;
        };
        if lines.is_empty()
            && let Some(item) = self.items.iter().find(|item| item.thing == *thing)
        {
            lines.push(item.label.clone());
        }
        let title = if lines.is_empty() { t!("rules") } else { lines.remove(0) };
        lines.push(String::new());
        for id in rules {
            lines.extend(rule_lines(Book::Game(self.source.game()), id));
        }
        self.overlay = Some(Overlay::new(title, lines));
    }
}

pub(super) fn rules_text(book: Book) -> String {
    let mut out = Vec::new();
    // Writing to memory does not fail.
    let _ = rulebook::show_all(&mut out, book);
    String::from_utf8_lossy(&out).into_owned()
}

fn rule_lines(book: Book, id: &str) -> Vec<String> {
    rulebook::rules(book, id).into_iter().map(|(id, text)| format!("{id}  {text}")).collect()
}
