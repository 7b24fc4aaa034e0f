//! Draws a match on the screen.

use den_core::{Painting, Space};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Modifier, Style};
use textwrap::core::display_width;

use super::look::{Look, put};
use super::overlay::Overlay;
use super::spots::spots;
use super::table::{Item, Tab, Table, Typing};
use crate::text::{cut, wrap};
use crate::words::{game_name, t};

/// The minimum number of columns and lines for a match.
pub(crate) const LEAST: (u16, u16) = (40, 12);
/// From this width on, everything is side by side.
const WIDE: u16 = 120;
/// From this width on, the log is next to the moves.
const MEDIUM: u16 = 100;

/// The name of the game is cut to no less than this.
const SHORTEST_NAME: usize = 8;

/// The maximum number of lines of an item in the list.
const MAX_LINES: usize = 3;

/// Where everything is drawn.
struct Layout {
    head: Rect,
    board: Rect,
    moves: Rect,
    players: Option<Rect>,
    log: Option<Rect>,
    foot: Rect,
}

impl Layout {
    fn new(area: Rect, players: u16, items: u16) -> Layout {
        let head = Rect::new(area.x, area.y, area.width, 1);
        let foot = Rect::new(area.x, area.bottom() - 1, area.width, 1);
        let (top, height) = (area.y + 1, area.height - 2);
        if area.width >= WIDE {
            let right = (area.width * 2 / 5).clamp(44, 64);
            let x = area.right() - right;
            let players_height = (players + 2).min(height / 3);
            let rest = height - players_height;
            let moves = (items + 6).clamp(rest / 3, rest * 3 / 5);
            return Layout {
                head,
                board: Rect::new(area.x, top, area.width - right, height),
                players: Some(Rect::new(x, top, right, players_height)),
                moves: Rect::new(x, top + players_height, right, moves),
                log: Some(Rect::new(x, top + players_height + moves, right, rest - moves)),
                foot,
            };
        }
        let moves = (items + 5).clamp(6, (height / 3).max(8)).min(height / 2);
        let board = Rect::new(area.x, top, area.width, height - moves);
        let below = board.bottom();
        if area.width >= MEDIUM {
            let log = area.width * 2 / 5;
            return Layout {
                head,
                board,
                moves: Rect::new(area.x, below, area.width - log, moves),
                players: None,
                log: Some(Rect::new(area.right() - log, below, log, moves)),
                foot,
            };
        }
        Layout { head, board, moves: Rect::new(area.x, below, area.width, moves), players: None, log: None, foot }
    }
}

impl Table {
    /// Draws the match.
    pub(crate) fn draw(&mut self, buf: &mut Buffer, look: Look) {
        let area = buf.area;
        self.drawn.tabs.clear();
        self.drawn.rows.clear();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            small(buf, area);
            return;
        }
        if let Some(cover) = self.source.cover() {
            let enter =
                if cover.may_undo { t!("term-cover-undo", name = cover.to.clone()) } else { t!("term-enter", name = cover.to.clone()) };
            covered(buf, area, look, &[t!("cover", name = cover.to), String::new(), enter]);
        } else {
            let players = self.source.players().len() as u16;
            let layout = Layout::new(area, players, self.items.len().min(200) as u16);
            self.draw_head(buf, layout.head, look, layout.log.is_none());
            self.draw_main(buf, layout.board, look, layout.log.is_none());
            self.draw_moves(buf, layout.moves, look);
            if let Some(area) = layout.players {
                self.draw_players(buf, area, look);
            }
            if let Some(area) = layout.log {
                self.draw_log(buf, area, look);
            }
            self.draw_foot(buf, layout.foot, look);
        }
        if self.leaving {
            Overlay::new(t!("term-quit"), vec![t!("term-leave")]).draw(buf, area, look);
        } else if let Some(overlay) = &mut self.overlay {
            overlay.draw(buf, area, look);
        }
    }

    fn draw_head(&mut self, buf: &mut Buffer, area: Rect, look: Look, tabbed: bool) {
        let tabs = [(Tab::Board, t!("term-board")), (Tab::Log, t!("panel-log")), (Tab::Score, t!("panel-players"))];
        let tabs: &[(Tab, String)] = if tabbed { &tabs } else { &[] };
        let status = self.status();
        // Whose turn it is matters most: the name of the game makes room for it.
        let beside = display_width(&status) + tabs.iter().map(|(_, label)| display_width(label) + 2).sum::<usize>() + 2;
        let name = cut(&game_name(self.source.game()), usize::from(area.width).saturating_sub(beside).max(SHORTEST_NAME));
        let mut x = area.x + put(buf, area.x, area.y, &name, area.width.into(), look.title()) + 2;
        for (tab, label) in tabs {
            let style = if *tab == self.tab { look.active().add_modifier(Modifier::UNDERLINED) } else { look.aside() };
            let left = area.right().saturating_sub(x);
            let wide = put(buf, x, area.y, label, left.into(), style);
            self.drawn.tabs.push((Rect::new(x, area.y, wide, 1), *tab));
            x += wide + 2;
        }
        let wide = (display_width(&status) as u16).min(area.width);
        let at = area.right().saturating_sub(wide).max(x);
        put(buf, at, area.y, &status, area.right().saturating_sub(at).into(), look.notice());
    }

    fn draw_main(&mut self, buf: &mut Buffer, area: Rect, look: Look, tabbed: bool) {
        match self.tab {
            Tab::Log if tabbed => return self.draw_log(buf, area, look),
            Tab::Score if tabbed => return self.draw_players(buf, area, look),
            _ => {}
        }
        let title = if self.review.is_some() { t!("replay") } else { t!("term-board") };
        let room = look.frame(buf, area, &title, self.on_board);
        self.drawn.board = room;
        let Some(face) = self.shown() else {
            self.spots.clear();
            covered(buf, room, look, &self.source.waiting());
            return;
        };
        let painting = face.paint(Space { columns: usize::from(room.width).max(Space::MIN_COLUMNS), scrolls: true });
        self.spots = spots(&painting);
        self.scroll_board(&painting, room);
        self.draw_board(buf, room, look, &painting);
        if painting.rows.len() > usize::from(room.height) {
            let more = match (self.scroll.1 > 0, self.scroll.1 + usize::from(room.height) < painting.rows.len()) {
                (true, true) => "▲▼",
                (true, false) => "▲",
                _ => "▼",
            };
            put(buf, area.right().saturating_sub(5), area.bottom() - 1, more, 2, look.active());
        }
    }

    /// Scrolls so that the cursor is visible, but not past the board.
    fn scroll_board(&mut self, painting: &Painting, room: Rect) {
        let (width, height) = (usize::from(room.width), usize::from(room.height));
        if std::mem::take(&mut self.follow)
            && let Some(spot) = self.cursor.as_ref().and_then(|cursor| self.spots.iter().find(|spot| spot.thing == *cursor))
        {
            let near = |first: usize, at: usize, end: usize, room: usize| {
                if at < first {
                    at
                } else if end > first + room {
                    end.saturating_sub(room)
                } else {
                    first
                }
            };
            self.scroll.0 = near(self.scroll.0, spot.columns.0.saturating_sub(2), spot.columns.1 + 2, width);
            self.scroll.1 = near(self.scroll.1, spot.row.saturating_sub(1), spot.row + 3, height);
        }
        self.scroll.0 = self.scroll.0.min(painting.width().saturating_sub(width));
        self.scroll.1 = self.scroll.1.min(painting.rows.len().saturating_sub(height));
    }

    fn draw_board(&self, buf: &mut Buffer, room: Rect, look: Look, painting: &Painting) {
        let offered = |thing: &str| self.review.is_none() && !self.source.is_over() && self.items.iter().any(|item| item.thing == thing);
        for (row, y) in painting.rows.iter().skip(self.scroll.1).zip(room.top()..room.bottom()) {
            let mut column = 0;
            for span in &row.spans {
                let mut style = look.painted(span.style);
                if let Some(thing) = &span.thing {
                    if self.chosen.contains(thing) {
                        style = style.patch(look.chosen());
                    } else if offered(thing) {
                        style = style.add_modifier(look.offered());
                    }
                    if self.review.is_none() && self.cursor.as_ref() == Some(thing) {
                        style = style.add_modifier(look.cursor());
                    }
                }
                let end = column + span.width();
                let (from, to) = (self.scroll.0, self.scroll.0 + usize::from(room.width));
                if end > from && column < to {
                    let skip = from.saturating_sub(column);
                    let text: String = span.text.chars().skip(skip).collect();
                    let x = room.x + (column + skip - from) as u16;
                    put(buf, x, y, &text, usize::from(room.right().saturating_sub(x)), style);
                }
                column = end;
            }
        }
    }

    fn draw_moves(&mut self, buf: &mut Buffer, area: Rect, look: Look) {
        let title = if self.source.is_over() { t!("den-no-over") } else { t!("choices") };
        let room = look.frame(buf, area, &title, !self.on_board && !self.items.is_empty());
        self.drawn.list = room;
        let columns = usize::from(room.width);
        let mut y = room.top();
        let say = |buf: &mut Buffer, y: &mut u16, text: &str, style: Style, most: u16| {
            for line in wrap(text, columns, 2).lines().take(most.into()) {
                if *y < room.bottom() {
                    put(buf, room.x, *y, line, columns, style);
                    *y += 1;
                }
            }
        };
        if let Some(notice) = &self.notice {
            say(buf, &mut y, notice, look.notice(), room.height.saturating_sub(2).max(1));
        }
        match &self.typing {
            Some(Typing::Move(text)) => say(buf, &mut y, &format!("{} {text}_", t!("term-typed-move")), look.typed(), 1),
            Some(Typing::File(text)) => say(buf, &mut y, &format!("{} {text}_", t!("term-typed-file")), look.typed(), 2),
            Some(Typing::Chat(text)) => say(buf, &mut y, &format!("{} {text}_", t!("chat-say")), look.typed(), 2),
            None => {
                let prompt = self.face.as_ref().filter(|face| !face.choices().is_empty()).and_then(|face| face.prompt());
                if let Some(prompt) = prompt.filter(|_| self.notice.is_none() || room.height > 6) {
                    say(buf, &mut y, &prompt, look.title(), 2);
                }
            }
        }
        if !self.chosen.is_empty() && self.typing.is_none() {
            let labels = self.chosen_labels().join(" · ");
            say(buf, &mut y, &labels, look.chosen(), 1);
        }
        let rest = Rect::new(room.x, y, room.width, room.bottom().saturating_sub(y));
        if self.items.is_empty() && self.tab == Tab::Board {
            // While others play, their steps are shown here too.
            self.draw_news(buf, rest, look);
        } else {
            self.draw_items(buf, rest, look);
        }
    }

    fn chosen_labels(&self) -> Vec<String> {
        let Some(face) = &self.face else { return Vec::new() };
        let label = |thing: &String| {
            face.choices().iter().flat_map(|choice| &choice.parts).find(|part| part.token == *thing).map(|part| part.label.clone())
        };
        self.chosen.iter().filter_map(label).collect()
    }

    fn draw_items(&mut self, buf: &mut Buffer, room: Rect, look: Look) {
        if room.height == 0 {
            return;
        }
        let (columns, height) = (usize::from(room.width), usize::from(room.height));
        let digits = self.items.len().to_string().len();
        let at = self.at();
        let text = columns.saturating_sub(digits + 1).max(8);
        let lines = |item: &Item, most: usize| wrap(&item.label, text, 0).lines().take(most).map(String::from).collect::<Vec<_>>();
        // Items take several lines if there is room for all; otherwise only the one under the cursor does.
        let all: usize = self.items.iter().take(height + 1).map(|item| lines(item, MAX_LINES).len()).sum();
        let fits = all <= height;
        let here = at.map_or(1, |at| lines(&self.items[at], MAX_LINES.min(height)).len());
        if let Some(at) = at {
            if at < self.list_top {
                self.list_top = at;
            } else if at + here > self.list_top + height {
                self.list_top = at + here - height;
            }
        }
        self.list_top = if fits { 0 } else { self.list_top.min((self.items.len() + here).saturating_sub(height + 1)) };
        let mut y = room.top();
        let mut shown = self.list_top;
        for (n, item) in self.items.iter().enumerate().skip(self.list_top) {
            if y >= room.bottom() {
                break;
            }
            shown = n + 1;
            let here = at == Some(n);
            let mark = if here { look.cursor() } else { Modifier::empty() };
            put(buf, room.x, y, &format!("{:>digits$} ", n + 1), columns, look.typed());
            for (line, words) in lines(item, if fits || here { MAX_LINES } else { 1 }).iter().enumerate() {
                if y >= room.bottom() {
                    break;
                }
                put(buf, room.x + digits as u16 + 1, y, words, text, Style::new().add_modifier(mark));
                // The notation is at the right edge, out of the way.
                let free = text.saturating_sub(display_width(words) + 2);
                let wide = display_width(&item.notation);
                if line == 0 && item.notation != item.label && wide > 0 && wide <= free {
                    put(buf, room.right() - wide as u16, y, &item.notation, wide, look.aside());
                }
                self.drawn.rows.push((y, n));
                y += 1;
            }
        }
        if shown < self.items.len() {
            put(buf, room.right().saturating_sub(1), room.bottom() - 1, "▼", 1, look.active());
        }
    }

    fn draw_players(&mut self, buf: &mut Buffer, area: Rect, look: Look) {
        let room = look.frame(buf, area, &t!("panel-players"), false);
        let totals = self.shown().map(|face| (face.sheet().totals(), face.sheet().columns.len())).unwrap_or_default();
        let players = self.source.players();
        for (at, (player, y)) in players.iter().zip(room.top()..room.bottom()).enumerate() {
            let style = if player.decides { look.title() } else { Style::new() };
            let mark = if player.decides { "▸ " } else { "  " };
            let points = totals.0.get(at).filter(|_| totals.1 == players.len()).map_or_else(String::new, std::string::ToString::to_string);
            let note = [player.note.clone(), points].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("  ");
            let wide = display_width(&note);
            put(buf, room.x, y, &format!("{mark}{}", player.name), usize::from(room.width).saturating_sub(wide + 1), style);
            let x = room.right().saturating_sub(wide as u16);
            put(buf, x.max(room.x), y, &note, room.width.into(), style);
        }
    }

    fn draw_log(&mut self, buf: &mut Buffer, area: Rect, look: Look) {
        let room = look.frame(buf, area, &t!("panel-log"), false);
        self.drawn.log = room;
        self.log_back = self.draw_lines(buf, room, look, self.log_back);
    }

    fn draw_news(&self, buf: &mut Buffer, room: Rect, look: Look) {
        self.draw_lines(buf, room, look, 0);
    }

    /// Draws the latest lines of the log, scrolled back by `back` lines. Returns how far it can be scrolled back.
    fn draw_lines(&self, buf: &mut Buffer, room: Rect, look: Look, back: usize) -> usize {
        let (columns, height) = (usize::from(room.width), usize::from(room.height));
        if height == 0 {
            return back;
        }
        let upto = self.review.unwrap_or(usize::MAX);
        let latest = self.log.iter().map(|line| line.step).filter(|step| *step <= upto).max().unwrap_or(0);
        let mut lines: Vec<(String, bool)> = Vec::new();
        for line in self.log.iter().filter(|line| line.step <= upto).rev() {
            let wrapped = wrap(&line.text, columns, 2);
            lines.extend(wrapped.lines().rev().map(|text| (text.to_string(), line.step == latest)));
            if lines.len() > height + back {
                break;
            }
        }
        let back = back.min(lines.len().saturating_sub(height));
        let shown: Vec<&(String, bool)> = lines.iter().skip(back).take(height).collect();
        for ((text, new), y) in shown.into_iter().rev().zip(room.top()..room.bottom()) {
            put(buf, room.x, y, text, columns, if *new { Style::new() } else { look.aside() });
        }
        back
    }

    fn draw_foot(&mut self, buf: &mut Buffer, area: Rect, look: Look) {
        let keys: Vec<(&str, String)> = if self.typing.is_some() {
            vec![("Enter", t!("term-key-choose")), ("Esc", t!("close"))]
        } else if self.review.is_some() {
            vec![("← →", t!("term-key-step")), ("Home End", t!("term-key-ends")), ("s", t!("panel-sheet")), ("Esc", t!("close"))]
        } else if self.items.is_empty() {
            vec![
                ("Space", t!("term-key-skip")),
                ("+ −", t!("set-pace")),
                ("l", t!("panel-log")),
                ("u", t!("undo")),
                ("F1", t!("term-keys")),
                ("q", t!("term-quit")),
            ]
        } else {
            vec![
                ("↑↓ Enter", t!("term-key-choose")),
                ("Tab", if self.on_board { t!("choices") } else { t!("term-board") }),
                ("?", t!("rules")),
                ("h", t!("hint")),
                ("u", t!("undo")),
                ("F1", t!("term-keys")),
                ("q", t!("term-quit")),
                ("s", t!("panel-sheet")),
                ("a", t!("den-aid")),
                ("l", t!("panel-log")),
                ("v", t!("replay")),
            ]
        };
        let mut x = area.x;
        for (key, does) in keys {
            if usize::from(area.right() - x) < display_width(key) + display_width(&does) + 1 {
                break;
            }
            x += put(buf, x, area.y, key, usize::from(area.right() - x), look.typed()) + 1;
            x += put(buf, x, area.y, &does, usize::from(area.right().saturating_sub(x)), look.aside()) + 2;
            if x >= area.right() {
                break;
            }
        }
    }
}

/// Says that the window is too small.
pub(crate) fn small(buf: &mut Buffer, area: Rect) {
    let text = wrap(&t!("term-small", columns = LEAST.0, lines = LEAST.1), usize::from(area.width).max(1), 0);
    for (line, y) in text.lines().zip(area.top()..area.bottom()) {
        put(buf, area.x, y, line, area.width.into(), Style::new());
    }
}

/// Draws some lines in the middle of an empty screen.
pub(crate) fn covered(buf: &mut Buffer, area: Rect, look: Look, lines: &[String]) {
    let columns = usize::from(area.width).saturating_sub(4).max(1);
    let lines: Vec<String> = lines
        .iter()
        .flat_map(|line| if line.is_empty() { vec![String::new()] } else { wrap(line, columns, 0).lines().map(String::from).collect() })
        .collect();
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (line, y) in lines.iter().zip(top..area.bottom()) {
        let x = area.x + area.width.saturating_sub(display_width(line) as u16) / 2;
        put(buf, x, y, line, area.width.into(), look.title());
    }
}
