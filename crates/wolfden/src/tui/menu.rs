//! The menu on the screen.

use den_games::GameId;
use den_table::Occupant;
use den_words::Language;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::{Position, Rect};
use ratatui_core::style::{Modifier, Style};
use ratatui_crossterm::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::draw::{LEAST, small};
use super::look::{Look, put};
use super::overlay::Overlay;
use crate::play::menu::{Setting, opponent_help, opponents, opponents_note, playable};
use crate::play::players::{USUAL_BOT, fill};
use crate::play::saves::{Unfinished, ago};
use crate::setup::{players, summary};
use crate::text::wrap;
use crate::words::{self, bot_name, find, game_name, spoken, t, text};

/// The maximum number of unfinished games offered.
const MAX_LEFT: usize = 5;

/// The choice made in the menu.
pub(crate) enum Chosen {
    Stay,
    Quit,
    /// A new game.
    Begin(Setting),
    /// The unfinished game with this index.
    GoOn(usize),
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    GoOn(usize),
    Game,
    Players,
    People,
    Level,
    Preset,
    Language,
    Begin,
}

/// The menu.
pub(crate) struct Menu {
    pub(crate) left: Vec<Unfinished>,
    game: usize,
    seats: u8,
    people: u8,
    bot: &'static str,
    preset: usize,
    at: usize,
    notice: Option<String>,
    overlay: Option<Overlay>,
    rows: Vec<(u16, usize)>,
}

impl Menu {
    pub(crate) fn new(mut left: Vec<Unfinished>, game: Option<GameId>) -> Menu {
        left.truncate(MAX_LEFT);
        let at = game.and_then(|game| GameId::ALL.iter().position(|other| *other == game)).unwrap_or(0);
        let mut menu =
            Menu { left, game: at, seats: 2, people: 1, bot: USUAL_BOT, preset: 0, at: 0, notice: None, overlay: None, rows: Vec::new() };
        menu.set_game(at);
        menu.at = if menu.left.is_empty() && game.is_some() { menu.lines().len() - 1 } else { 0 };
        menu
    }

    fn set_game(&mut self, at: usize) {
        self.game = at;
        let (least, most) = self.id().entry().seats;
        self.seats = least.max(2).min(most);
        self.people = self.people.min(self.seats);
        self.preset = 0;
        if !opponents(self.id()).contains(&self.bot) {
            self.bot = USUAL_BOT;
        }
    }

    fn id(&self) -> GameId {
        GameId::ALL[self.game]
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = (0..self.left.len()).map(Line::GoOn).collect();
        lines.push(Line::Game);
        let (least, most) = self.id().entry().seats;
        if least < most {
            lines.push(Line::Players);
        }
        lines.push(Line::People);
        if self.people < self.seats {
            lines.push(Line::Level);
        }
        if self.id().entry().presets.len() > 1 {
            lines.push(Line::Preset);
        }
        lines.extend([Line::Language, Line::Begin]);
        lines
    }

    fn label(&self, line: Line) -> (String, String) {
        match line {
            Line::GoOn(at) => {
                let left = &self.left[at];
                (t!("term-go-on"), format!("{}, {}", summary(left.game, left.record.seats, left.record.steps.len()), ago(left.age)))
            }
            Line::Game => (t!("term-which-game"), game_name(self.id())),
            Line::Players => (t!("setup-seats"), self.seats.to_string()),
            Line::People => (t!("term-people-here"), self.people.to_string()),
            Line::Level => (t!("setup-level"), bot_name(self.bot)),
            Line::Preset => {
                let preset = self.preset_name();
                (t!("setup-preset"), find(format!("{}-opt-preset-{preset}", self.id())).unwrap_or_else(|| preset.to_string()))
            }
            Line::Language => (t!("set-lang"), spoken().name().to_string()),
            Line::Begin => (t!("setup-begin"), String::new()),
        }
    }

    fn preset_name(&self) -> &'static str {
        self.id().entry().presets.get(self.preset).map_or("", |preset| preset.name)
    }

    /// The help text of a line.
    fn help(&self, line: Line) -> String {
        match line {
            Line::GoOn(_) | Line::Language => String::new(),
            Line::Game | Line::Begin => {
                let (least, most) = self.id().entry().minutes;
                let minutes = t!("minutes", least = least, most = most);
                format!("{} {}, {minutes}.", text(format!("{}-pitch", self.id())), players(self.id()))
            }
            Line::Players => players(self.id()),
            Line::People => t!("setup-screen-help"),
            Line::Level => {
                [Some(opponent_help(self.id(), self.bot)), opponents_note(self.id())].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Line::Preset => text(format!("{}-opt-preset-{}-help", self.id(), self.preset_name())),
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Chosen {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Chosen::Quit;
        }
        if let Some(overlay) = &mut self.overlay {
            if !overlay.key(key.code) {
                self.overlay = None;
            }
            return Chosen::Stay;
        }
        self.notice = None;
        let lines = self.lines();
        self.at = self.at.min(lines.len() - 1);
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.at = self.at.checked_sub(1).unwrap_or(lines.len() - 1),
            KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % lines.len(),
            KeyCode::Left | KeyCode::Char('-') => self.change(lines[self.at], false),
            KeyCode::Right | KeyCode::Char('+') => self.change(lines[self.at], true),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(lines[self.at]),
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return Chosen::Quit,
            KeyCode::Char('?') | KeyCode::F(1) => {
                self.overlay = Some(Overlay::new(
                    game_name(self.id()),
                    vec![text(format!("{}-pitch", self.id())), String::new(), t!("term-menu-keys")],
                ));
            }
            KeyCode::Char(c) => {
                if let Some(n) = c.to_digit(10).and_then(|n| (n as usize).checked_sub(1)).filter(|n| *n < GameId::ALL.len()) {
                    self.set_game(n);
                }
            }
            _ => {}
        }
        Chosen::Stay
    }

    fn enter(&mut self, line: Line) -> Chosen {
        match line {
            Line::GoOn(at) => Chosen::GoOn(at),
            Line::Begin => self.begin(),
            _ => {
                self.at = self.lines().len() - 1;
                Chosen::Stay
            }
        }
    }

    fn begin(&mut self) -> Chosen {
        let preset = self.preset_name();
        let set: Vec<String> = if preset.is_empty() { Vec::new() } else { vec![preset.to_string()] };
        if let Err(refusal) = playable(self.id(), &set, self.seats) {
            self.notice = Some(words::say(den_core::Message::from(refusal)));
            return Chosen::Stay;
        }
        let bot = self.bot;
        let people = vec![Occupant::Person(String::new()); usize::from(self.people)];
        let occupants =
            if self.people == 0 { vec![Occupant::Bot(bot.to_string()); usize::from(self.seats)] } else { fill(people, self.seats, bot) };
        Chosen::Begin(Setting { game: self.id(), occupants, set, series: None, draw_seats: false })
    }

    fn change(&mut self, line: Line, up: bool) {
        let turn = |at: usize, many: usize| if up { (at + 1) % many } else { (at + many - 1) % many };
        let step = |n: u8, least: u8, most: u8| if up { (n + 1).min(most) } else { n.saturating_sub(1).max(least) };
        match line {
            Line::Game => self.set_game(turn(self.game, GameId::ALL.len())),
            Line::Players => {
                let (least, most) = self.id().entry().seats;
                self.seats = step(self.seats, least, most);
                self.people = self.people.min(self.seats);
            }
            Line::People => self.people = step(self.people, 0, self.seats),
            Line::Level => {
                let all = opponents(self.id());
                let at = all.iter().position(|bot| *bot == self.bot).unwrap_or(0);
                self.bot = all[turn(at, all.len())];
            }
            Line::Preset => self.preset = turn(self.preset, self.id().entry().presets.len()),
            Line::Language => {
                let at = Language::ALL.iter().position(|language| *language == spoken()).unwrap_or(0);
                words::speak(Language::ALL[turn(at, Language::ALL.len())]);
            }
            Line::GoOn(_) | Line::Begin => {}
        }
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Chosen {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if self.overlay.take().is_some() {
                    return Chosen::Stay;
                }
                let Some(&(_, line)) = self.rows.iter().find(|(row, _)| *row == at.y) else { return Chosen::Stay };
                self.at = line;
                match self.lines().get(line) {
                    Some(&line @ (Line::GoOn(_) | Line::Begin)) => self.enter(line),
                    Some(&line) => {
                        self.change(line, true);
                        Chosen::Stay
                    }
                    None => Chosen::Stay,
                }
            }
            _ => Chosen::Stay,
        }
    }

    pub(crate) fn refuse(&mut self, why: String) {
        self.notice = Some(why);
    }

    pub(crate) fn draw(&mut self, buf: &mut Buffer, look: Look) {
        let area = buf.area;
        self.rows.clear();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            small(buf, area);
            return;
        }
        let width = area.width.min(90);
        let frame = Rect::new(area.x + (area.width - width) / 2, area.y, width, area.height - 1);
        let room = look.frame(buf, frame, &t!("term-welcome"), true);
        let columns = usize::from(room.width).saturating_sub(2);
        let lines = self.lines();
        self.at = self.at.min(lines.len() - 1);
        let mut y = room.top() + u16::from(room.height > 16);
        for (at, &line) in lines.iter().enumerate() {
            if y >= room.bottom() {
                break;
            }
            let here = at == self.at;
            let (label, value) = self.label(line);
            let style = if here { look.title().add_modifier(Modifier::REVERSED) } else { Style::new() };
            let changes = !matches!(line, Line::GoOn(_) | Line::Begin);
            let value = if changes { format!("◂ {value} ▸") } else { value };
            let text = if value.is_empty() { format!(" {label} ") } else { format!(" {label}  ") };
            let wide =
                put(buf, room.x + 1, y, &text, columns, if line == Line::Begin { style.add_modifier(Modifier::BOLD) } else { style });
            put(buf, room.x + 1 + wide, y, &value, columns.saturating_sub(wide.into()), if here { look.active() } else { look.typed() });
            self.rows.push((y, at));
            y += 1;
            // A blank line between groups: resume, settings, start.
            let group = matches!((line, lines.get(at + 1)), (Line::GoOn(_), Some(Line::Game)) | (_, Some(Line::Begin)));
            y += u16::from(group && room.height > 14);
        }
        y += u16::from(room.height > 14);
        let texts = self.notice.iter().map(|notice| (notice.clone(), look.notice()));
        let help = (self.help(lines[self.at]), look.aside());
        for (text, style) in texts.chain([help]) {
            for line in wrap(&text, columns, 0).lines() {
                if y < room.bottom() {
                    put(buf, room.x + 1, y, line, columns, style);
                    y += 1;
                }
            }
        }
        put(buf, area.x, area.bottom() - 1, &t!("term-menu-keys"), area.width.into(), look.aside());
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(buf, area, look);
        }
    }
}
