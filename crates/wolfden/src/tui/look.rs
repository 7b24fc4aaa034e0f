//! Adapts the display to the terminal: its colours, and the characters it can show.

use std::env;

use anstyle::{Ansi256Color, AnsiColor, Color as Paint, Effects, Style as Painted};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Color, Modifier, Style};

/// The number of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// None: `NO_COLOR` is set.
    None,
    /// The sixteen that every terminal has.
    Sixteen,
    /// True colour.
    Full,
}

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) depth: Depth,
    /// Whether it can show more than ASCII.
    pub(crate) unicode: bool,
}

impl Look {
    /// Detects the terminal from the environment.
    pub(crate) fn of_environment() -> Look {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        let depth = if set("NO_COLOR").is_some() {
            Depth::None
        } else if set("COLORTERM").is_some() || term.contains("256color") || cfg!(windows) {
            Depth::Full
        } else {
            Depth::Sixteen
        };
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| set(name)).unwrap_or_default().to_lowercase();
        let unicode = term != "linux" && (cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8"));
        Look { depth, unicode }
    }

    /// Converts a style of a painting for this terminal.
    pub(crate) fn painted(self, style: Painted) -> Style {
        let mut out = Style::new();
        if let Some(colour) = style.get_fg_color() {
            out = out.fg(self.colour(colour));
        }
        if let Some(colour) = style.get_bg_color() {
            out = out.bg(self.colour(colour));
        }
        let effects = style.get_effects();
        for (effect, modifier) in
            [(Effects::BOLD, Modifier::BOLD), (Effects::DIMMED, Modifier::DIM), (Effects::UNDERLINE, Modifier::UNDERLINED)]
        {
            if effects.contains(effect) {
                out = out.add_modifier(modifier);
            }
        }
        out
    }

    fn colour(self, colour: Paint) -> Color {
        match (self.depth, colour) {
            (Depth::None, _) => Color::Reset,
            (_, Paint::Ansi(ansi)) => of_ansi(ansi),
            (Depth::Sixteen, Paint::Ansi256(Ansi256Color(n))) => nearest(rgb(n)),
            (Depth::Sixteen, Paint::Rgb(c)) => nearest((c.0, c.1, c.2)),
            (Depth::Full, Paint::Ansi256(Ansi256Color(n))) => Color::Indexed(n),
            (Depth::Full, Paint::Rgb(c)) => Color::Rgb(c.0, c.1, c.2),
        }
    }

    fn coloured(self, colour: Color, without: Modifier) -> Style {
        if self.depth == Depth::None { Style::new().add_modifier(without) } else { Style::new().fg(colour) }
    }

    /// Headings.
    pub(crate) fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Secondary text and frames.
    pub(crate) fn aside(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Text that can be typed.
    pub(crate) fn typed(self) -> Style {
        self.coloured(Color::Cyan, Modifier::BOLD)
    }

    /// Warnings.
    pub(crate) fn notice(self) -> Style {
        self.coloured(Color::Yellow, Modifier::BOLD)
    }

    /// The area with the focus.
    pub(crate) fn active(self) -> Style {
        self.coloured(Color::Cyan, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// The position of the cursor.
    pub(crate) fn cursor(self) -> Modifier {
        Modifier::REVERSED
    }

    /// Things that can be chosen on the board.
    pub(crate) fn offered(self) -> Modifier {
        Modifier::UNDERLINED | Modifier::BOLD
    }

    /// Things that have been chosen.
    pub(crate) fn chosen(self) -> Style {
        match self.depth {
            Depth::None => Style::new().add_modifier(Modifier::REVERSED | Modifier::UNDERLINED),
            _ => Style::new().fg(Color::Black).bg(Color::Yellow).add_modifier(Modifier::BOLD),
        }
    }

    /// Draws a frame with a title and returns the area inside.
    pub(crate) fn frame(self, buf: &mut Buffer, area: Rect, title: &str, active: bool) -> Rect {
        if area.width < 2 || area.height < 2 {
            return Rect::new(area.x, area.y, 0, 0);
        }
        let style = if active { self.active() } else { self.aside() };
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.left()..=right {
            put(buf, x, area.top(), "─", 1, style);
            put(buf, x, bottom, "─", 1, style);
        }
        for y in area.top()..=bottom {
            put(buf, area.left(), y, "│", 1, style);
            put(buf, right, y, "│", 1, style);
        }
        for (x, y, corner) in [(area.left(), area.top(), "┌"), (right, area.top(), "┐"), (area.left(), bottom, "└"), (right, bottom, "┘")]
        {
            put(buf, x, y, corner, 1, style);
        }
        if !title.is_empty() && area.width > 6 {
            let style = if active { self.active() } else { self.title() };
            put(buf, area.left() + 2, area.top(), &format!(" {title} "), usize::from(area.width - 4), style);
        }
        Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
    }

    /// Replaces characters that this terminal cannot show.
    pub(crate) fn finish(self, buf: &mut Buffer) {
        if self.unicode {
            return;
        }
        for cell in &mut buf.content {
            let mut signs = cell.symbol().chars();
            if let Some(sign) = signs.next()
                && !sign.is_ascii()
            {
                cell.set_char(in_ascii(sign));
            }
        }
    }
}

/// The closest ASCII character.
fn in_ascii(sign: char) -> char {
    match sign {
        '─' | '–' | '—' | '−' => '-',
        '│' => '|',
        '┌' | '┐' | '└' | '┘' => '+',
        '…' | '·' | '•' => '.',
        '▸' | '→' => '>',
        '◂' | '←' => '<',
        '●' | '▲' | '█' => '#',
        '○' | '▼' => 'o',
        '“' | '”' | '„' | '«' | '»' => '"',
        '’' | '‘' => '\'',
        '½' => '2',
        'à' | 'á' | 'â' | 'ä' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ę' => 'e',
        'î' | 'ï' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ś' | 'ß' => 's',
        'ù' | 'û' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        'À' | 'Â' | 'Ä' => 'A',
        'É' | 'È' | 'Ê' => 'E',
        'Ł' => 'L',
        'Ó' | 'Ö' => 'O',
        'Ś' => 'S',
        'Ü' => 'U',
        'Ź' | 'Ż' => 'Z',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => '?',
    }
}

fn of_ansi(colour: AnsiColor) -> Color {
    match colour {
        AnsiColor::Black => Color::Black,
        AnsiColor::Red => Color::Red,
        AnsiColor::Green => Color::Green,
        AnsiColor::Yellow => Color::Yellow,
        AnsiColor::Blue => Color::Blue,
        AnsiColor::Magenta => Color::Magenta,
        AnsiColor::Cyan => Color::Cyan,
        AnsiColor::White => Color::Gray,
        AnsiColor::BrightBlack => Color::DarkGray,
        AnsiColor::BrightRed => Color::LightRed,
        AnsiColor::BrightGreen => Color::LightGreen,
        AnsiColor::BrightYellow => Color::LightYellow,
        AnsiColor::BrightBlue => Color::LightBlue,
        AnsiColor::BrightMagenta => Color::LightMagenta,
        AnsiColor::BrightCyan => Color::LightCyan,
        AnsiColor::BrightWhite => Color::White,
    }
}

/// The red, green and blue of one of the 256 colours.
fn rgb(n: u8) -> (u8, u8, u8) {
    const SIXTEEN: [(u8, u8, u8); 16] = [
        (0, 0, 0),
        (128, 0, 0),
        (0, 128, 0),
        (128, 128, 0),
        (0, 0, 128),
        (128, 0, 128),
        (0, 128, 128),
        (192, 192, 192),
        (128, 128, 128),
        (255, 0, 0),
        (0, 255, 0),
        (255, 255, 0),
        (0, 0, 255),
        (255, 0, 255),
        (0, 255, 255),
        (255, 255, 255),
    ];
    match n {
        0..16 => SIXTEEN[usize::from(n)],
        16..232 => {
            let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
            let n = n - 16;
            (level(n / 36), level(n / 6 % 6), level(n % 6))
        }
        _ => (8 + 10 * (n - 232), 8 + 10 * (n - 232), 8 + 10 * (n - 232)),
    }
}

/// The nearest of the sixteen colours.
fn nearest((r, g, b): (u8, u8, u8)) -> Color {
    const COLOURS: [Color; 16] = [
        Color::Black,
        Color::Red,
        Color::Green,
        Color::Yellow,
        Color::Blue,
        Color::Magenta,
        Color::Cyan,
        Color::Gray,
        Color::DarkGray,
        Color::LightRed,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightBlue,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
    ];
    let far = |n: u8| {
        let (x, y, z) = rgb(n);
        let d = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
        d(r, x) + d(g, y) + d(b, z)
    };
    (0..16).min_by_key(|&n| far(n)).map_or(Color::Reset, |n| COLOURS[usize::from(n)])
}

/// Writes a text on one line, at most `most` columns and never beyond the screen. Returns the number of columns.
pub(crate) fn put(buf: &mut Buffer, x: u16, y: u16, text: &str, most: usize, style: Style) -> u16 {
    if y < buf.area.top() || y >= buf.area.bottom() || x < buf.area.left() || x >= buf.area.right() {
        return 0;
    }
    let (end, _) = buf.set_stringn(x, y, text, most, style);
    end - x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_fall_back_to_what_the_terminal_has() {
        let forest = Painted::new().bg_color(Some(Ansi256Color(22).into())).bold();
        let look = |depth| Look { depth, unicode: true }.painted(forest);
        assert_eq!(look(Depth::Full).bg, Some(Color::Indexed(22)));
        assert_eq!(look(Depth::Sixteen).bg, Some(Color::Green));
        assert_eq!(look(Depth::None).bg, Some(Color::Reset));
        assert!(look(Depth::None).add_modifier.contains(Modifier::BOLD), "what is bold stays bold without colours");
    }

    #[test]
    fn a_terminal_without_unicode_gets_ascii() {
        let mut buf = Buffer::empty(Rect::new(0, 0, 12, 3));
        let look = Look { depth: Depth::None, unicode: false };
        look.frame(&mut buf, Rect::new(0, 0, 12, 3), "Zug …", false);
        put(&mut buf, 1, 1, "●○ Wölfe", 10, Style::new());
        look.finish(&mut buf);
        assert!(buf.content.iter().all(|cell| cell.symbol().is_ascii()), "{buf:?}");
    }
}
