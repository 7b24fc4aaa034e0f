//! Keyboard and mouse input at a table.

use den_games::Book;
use ratatui_core::layout::Position;
use ratatui_crossterm::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::keys;
use super::overlay::Overlay;
use super::spots::{Towards, nearest};
use super::table::{Pace, Tab, Table, Then, Typing, rules_text};
use crate::words::t;

/// The maximum number of characters that can be typed in one line.
const MAX_TYPED: usize = 300;

impl Table {
    pub(crate) fn key(&mut self, key: KeyEvent) -> Then {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Then::Quit;
        }
        if self.leaving {
            return self.answer_leaving(key.code);
        }
        if let Some(overlay) = &mut self.overlay {
            if !overlay.key(key.code) {
                self.overlay = None;
            }
            return Then::Stay;
        }
        if self.typing.is_some() {
            return self.type_key(key);
        }
        self.notice = None;
        if self.source.cover().is_some() {
            return self.covered_key(key.code);
        }
        if self.review.is_some() {
            return self.review_key(key.code);
        }
        self.play_key(key.code)
    }

    fn answer_leaving(&mut self, code: KeyCode) -> Then {
        self.leaving = false;
        match code {
            KeyCode::Enter | KeyCode::Char('y' | 'Y' | 'q' | 'Q') => Then::Quit,
            KeyCode::Char('d' | 'D') => {
                self.source.discard();
                Then::Quit
            }
            KeyCode::Char('m' | 'M') => Then::Menu,
            _ => Then::Stay,
        }
    }

    fn covered_key(&mut self, code: KeyCode) -> Then {
        match code {
            KeyCode::Enter => self.source.uncover(),
            KeyCode::Char('u' | 'U') => self.undo(),
            KeyCode::Char('q' | 'Q') => self.leaving = true,
            _ => {}
        }
        self.refresh();
        Then::Stay
    }

    fn review_key(&mut self, code: KeyCode) -> Then {
        let (step, last) = (self.review.unwrap_or(0), self.source.steps());
        self.review = match code {
            KeyCode::Esc | KeyCode::Char('v' | 'V' | 'q' | 'Q') | KeyCode::Enter => None,
            KeyCode::Left | KeyCode::Up => Some(step.saturating_sub(1)),
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') => Some((step + 1).min(last)),
            KeyCode::PageUp => Some(step.saturating_sub(10)),
            KeyCode::PageDown => Some((step + 10).min(last)),
            KeyCode::Home => Some(0),
            KeyCode::End => Some(last),
            _ => Some(step),
        };
        if let KeyCode::Char('s' | 'S') = code {
            self.show_sheet();
        }
        Then::Stay
    }

    fn play_key(&mut self, code: KeyCode) -> Then {
        match code {
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => self.arrow(code),
            KeyCode::Tab | KeyCode::BackTab => self.switch(),
            KeyCode::Char(' ') if self.items.is_empty() => self.hurry = true,
            KeyCode::Enter | KeyCode::Char(' ') => return self.pick_cursor(),
            KeyCode::Esc | KeyCode::Backspace => self.unpick(),
            KeyCode::PageUp => self.page(-1),
            KeyCode::PageDown => self.page(1),
            KeyCode::Home => self.scroll = (0, 0),
            KeyCode::End => self.scroll.1 = usize::MAX / 2,
            KeyCode::F(1) => self.overlay = Some(keys::help(self.source.chats())),
            KeyCode::Char(c @ '0'..='9') => return self.digit(c),
            KeyCode::Char(c) => return self.letter(c),
            _ => {}
        }
        Then::Stay
    }

    fn letter(&mut self, c: char) -> Then {
        match c.to_ascii_lowercase() {
            '?' => self.about(),
            ':' | '/' | 'm' => self.begin_typing(String::new()),
            'k' => self.overlay = Some(keys::help(self.source.chats())),
            'h' => self.hint(),
            'u' => self.undo(),
            'r' => self.overlay = Some(Overlay::ansi(t!("rules"), &rules_text(Book::Game(self.source.game())))),
            's' => self.show_sheet(),
            'a' => self.show_aid(),
            'l' => self.show_log(),
            'b' => self.tab = Tab::Board,
            'v' => {
                self.review = Some(self.source.steps());
                self.tab = Tab::Board;
            }
            'w' if self.source.record().is_some() => self.typing = Some(Typing::File(String::new())),
            'w' => self.notice = Some(self.source.why_no_record()),
            'c' if self.source.chats() => self.typing = Some(Typing::Chat(String::new())),
            '+' | '=' => self.set_pace(self.pace.faster()),
            '-' => self.set_pace(self.pace.slower()),
            'q' if self.source.is_over() => return Then::Quit,
            'q' => self.leaving = true,
            _ => {}
        }
        Then::Stay
    }

    fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
        self.notice = Some(format!("{}: {}", t!("set-pace"), pace.name()));
    }

    pub(super) fn switch(&mut self) {
        self.on_board = !self.on_board;
        self.tab = Tab::Board;
        self.follow = true;
        if !self.on_board {
            self.relist();
        } else if !self.cursor.as_ref().is_some_and(|cursor| self.spots.iter().any(|spot| spot.thing == *cursor)) {
            self.cursor = self.spots.first().map(|spot| spot.thing.clone());
        }
    }

    fn arrow(&mut self, code: KeyCode) {
        if self.on_board {
            let towards = match code {
                KeyCode::Up => Towards::Up,
                KeyCode::Down => Towards::Down,
                KeyCode::Left => Towards::Left,
                _ => Towards::Right,
            };
            if let Some(spot) = nearest(&self.spots, self.cursor.as_deref(), towards) {
                self.cursor = Some(spot.thing.clone());
                self.follow = true;
            }
            return;
        }
        let last = self.items.len().saturating_sub(1);
        let at = self.at().unwrap_or(0);
        let at = match code {
            KeyCode::Up => at.checked_sub(1).unwrap_or(last),
            KeyCode::Down => {
                if at >= last {
                    0
                } else {
                    at + 1
                }
            }
            KeyCode::Left => return self.scroll.0 = self.scroll.0.saturating_sub(8),
            _ => return self.scroll.0 += 8,
        };
        self.cursor = self.items.get(at).map(|item| item.thing.clone());
        self.follow = true;
    }

    /// The item under the cursor.
    pub(crate) fn at(&self) -> Option<usize> {
        let cursor = self.cursor.as_ref()?;
        self.items.iter().position(|item| item.thing == *cursor)
    }

    fn page(&mut self, by: isize) {
        if self.tab == Tab::Log {
            let lines = usize::from(self.drawn.log.height.max(2) - 1);
            self.log_back = if by < 0 { self.log_back + lines } else { self.log_back.saturating_sub(lines) };
            return;
        }
        let lines = usize::from(self.drawn.board.height.max(4) - 2);
        self.scroll.1 = if by < 0 { self.scroll.1.saturating_sub(lines) } else { self.scroll.1 + lines };
    }

    fn digit(&mut self, c: char) -> Then {
        if self.items.len() > 9 && !self.source.is_over() {
            self.begin_typing(c.to_string());
            return Then::Stay;
        }
        let at = c.to_digit(10).and_then(|n| (n as usize).checked_sub(1));
        match at.and_then(|at| self.items.get(at)) {
            Some(item) => {
                let thing = item.thing.clone();
                self.pick(&thing)
            }
            None => Then::Stay,
        }
    }

    fn begin_typing(&mut self, text: String) {
        if self.source.is_over() || self.face.as_ref().is_none_or(|face| face.choices().is_empty()) {
            return;
        }
        self.typing = Some(Typing::Move(text));
        self.on_board = false;
        // A number refers to the list as it is now.
        if !self.typed_number() {
            self.relist();
        }
    }

    fn typed_number(&self) -> bool {
        matches!(&self.typing, Some(Typing::Move(text)) if !text.is_empty() && text.chars().all(|c| c.is_ascii_digit()))
    }

    fn type_key(&mut self, key: KeyEvent) -> Then {
        let Some(typing) = &mut self.typing else { return Then::Stay };
        match key.code {
            KeyCode::Esc => {
                self.typing = None;
                self.relist();
            }
            KeyCode::Backspace => {
                if typing.text().pop().is_none() {
                    self.typing = None;
                }
                self.relist();
            }
            KeyCode::Up | KeyCode::Down => self.arrow(key.code),
            KeyCode::Char(c) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                if typing.text().chars().count() < MAX_TYPED && !c.is_control() {
                    typing.text().push(c);
                }
                if !self.typed_number() && matches!(self.typing, Some(Typing::Move(_))) {
                    self.relist();
                }
            }
            KeyCode::Enter => return self.typed(),
            _ => {}
        }
        Then::Stay
    }

    fn typed(&mut self) -> Then {
        match self.typing.take() {
            Some(Typing::Move(text)) => self.typed_move(text.trim()),
            Some(Typing::File(file)) if !file.trim().is_empty() => self.save_to(file.trim()),
            Some(Typing::Chat(text)) if !text.trim().is_empty() => {
                if let Err(refused) = self.source.chat(text.trim()) {
                    self.refuse(refused);
                }
            }
            Some(_) | None => {}
        }
        self.refresh();
        Then::Stay
    }

    fn typed_move(&mut self, text: &str) {
        let exact =
            self.face.as_ref().and_then(|face| face.choices().iter().find(|choice| choice.text.eq_ignore_ascii_case(text)).cloned());
        let number = text.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        if let Some(choice) = exact {
            self.play(&choice.text);
        } else if let Some(at) = number {
            match self.items.get(at).map(|item| item.thing.clone()) {
                Some(thing) => drop(self.pick(&thing)),
                None => self.notice = Some(t!("term-no-move", n = at + 1, most = self.items.len())),
            }
        } else if let Some(item) = self.at().and_then(|at| self.items.get(at)).filter(|item| item.thing.starts_with("move:")) {
            // What was typed is a part of a move's words.
            let text = item.notation.clone();
            self.play(&text);
        } else if !text.is_empty() {
            self.play(text);
        }
        self.relist();
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Then {
        let at = Position::new(mouse.column, mouse.row);
        let by = match mouse.kind {
            MouseEventKind::ScrollUp => -3,
            MouseEventKind::ScrollDown => 3,
            MouseEventKind::Down(MouseButton::Left) => return self.click(at),
            _ => return Then::Stay,
        };
        let moved = |n: usize| n.saturating_add_signed(by);
        if let Some(overlay) = &mut self.overlay {
            overlay.top = moved(overlay.top);
        } else if self.drawn.log.contains(at) {
            self.log_back = self.log_back.saturating_add_signed(-by);
        } else if self.drawn.list.contains(at) {
            self.arrow(if by < 0 { KeyCode::Up } else { KeyCode::Down });
        } else if self.drawn.board.contains(at) {
            self.scroll.1 = moved(self.scroll.1);
        }
        Then::Stay
    }

    fn click(&mut self, at: Position) -> Then {
        if self.overlay.take().is_some() || self.leaving || self.source.cover().is_some() {
            return Then::Stay;
        }
        if let Some((_, tab)) = self.drawn.tabs.iter().find(|(area, _)| area.contains(at)) {
            self.tab = *tab;
            return Then::Stay;
        }
        if self.drawn.list.contains(at) {
            let item = self.drawn.rows.iter().find(|(row, _)| *row == at.y).and_then(|(_, at)| self.items.get(*at));
            return match item.map(|item| item.thing.clone()) {
                Some(thing) => {
                    self.on_board = false;
                    self.pick(&thing)
                }
                None => Then::Stay,
            };
        }
        if self.drawn.board.contains(at) && self.review.is_none() {
            let column = usize::from(at.x - self.drawn.board.x) + self.scroll.0;
            let row = usize::from(at.y - self.drawn.board.y) + self.scroll.1;
            if let Some(spot) = self.spots.iter().find(|spot| spot.covers(row, column)) {
                let thing = spot.thing.clone();
                self.on_board = true;
                return self.pick(&thing);
            }
        }
        Then::Stay
    }
}
