//! A box of text on top of the table: rules, the score sheet, a hint.

use den_core::Sheet;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::Style;
use ratatui_crossterm::crossterm::event::KeyCode;

use super::look::{Look, put};
use crate::show;
use crate::text::wrap_line;

/// A box of text that can be scrolled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Overlay {
    title: String,
    lines: Vec<String>,
    /// A score sheet below the lines.
    pub(crate) sheet: Option<Sheet>,
    /// The names for the score sheet.
    pub(crate) names: Vec<String>,
    /// Lines below the score sheet.
    pub(crate) after: Vec<String>,
    /// The index of the first visible line.
    pub(crate) top: usize,
    page: usize,
}

impl Overlay {
    /// A box of paragraphs.
    pub(crate) fn new(title: String, lines: Vec<String>) -> Overlay {
        Overlay { title, lines, ..Overlay::default() }
    }

    /// A box for text with ANSI colours, which are removed.
    pub(crate) fn ansi(title: String, text: &str) -> Overlay {
        Overlay::new(title, anstream::adapter::strip_str(text).to_string().lines().map(String::from).collect())
    }

    /// Scrolls; `false` if the key closes the box.
    pub(crate) fn key(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Up => self.top = self.top.saturating_sub(1),
            KeyCode::Down => self.top = self.top.saturating_add(1),
            KeyCode::PageUp => self.top = self.top.saturating_sub(self.page.max(1)),
            KeyCode::PageDown | KeyCode::Char(' ') => self.top = self.top.saturating_add(self.page.max(1)),
            KeyCode::Home => self.top = 0,
            KeyCode::End => self.top = usize::MAX / 2,
            _ => return false,
        }
        true
    }

    /// Draws the box in the middle of the area.
    pub(crate) fn draw(&mut self, buf: &mut Buffer, area: Rect, look: Look) {
        let width = area.width.saturating_sub(4).min(100).max(area.width.min(30));
        let inside = usize::from(width.saturating_sub(4)).max(10);
        let mut lines: Vec<String> = self.lines.iter().flat_map(|line| wrapped(line, inside)).collect();
        if let Some(sheet) = &self.sheet {
            let sheet = show::sheet_in(sheet, &self.names, inside);
            lines.extend(anstream::adapter::strip_str(&sheet).to_string().lines().flat_map(|line| wrapped(line, inside)));
        }
        lines.extend(self.after.iter().flat_map(|line| wrapped(line, inside)));
        let height = (lines.len() as u16).saturating_add(2).min(area.height.saturating_sub(2)).max(area.height.min(4));
        let frame = Rect::new(area.x + (area.width - width.min(area.width)) / 2, area.y + (area.height - height) / 2, width, height);
        for y in frame.top()..frame.bottom() {
            for x in frame.left()..frame.right() {
                if let Some(cell) = buf.cell_mut((x, y)) {
                    cell.reset();
                }
            }
        }
        let room = look.frame(buf, frame, &self.title, true);
        self.page = usize::from(room.height);
        self.top = self.top.min(lines.len().saturating_sub(self.page));
        for (line, y) in lines.iter().skip(self.top).zip(room.top()..room.bottom()) {
            put(buf, room.x + 1, y, line, inside, Style::new());
        }
        let more = match (self.top > 0, self.top + self.page < lines.len()) {
            (false, false) => return,
            (true, false) => "▲",
            (false, true) => "▼",
            (true, true) => "▲▼",
        };
        put(buf, frame.right().saturating_sub(5), frame.bottom() - 1, more, 2, look.active());
    }
}

fn wrapped(line: &str, columns: usize) -> Vec<String> {
    wrap_line(line, columns, 2).lines().map(String::from).chain(line.is_empty().then(String::new)).collect()
}
