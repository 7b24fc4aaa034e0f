//! Words on a terminal: colours, wrapping, tables.

use std::fmt::Write;
use std::io::{self, StdoutLock};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};

/// Headings.
pub(crate) const TITLE: Style = Style::new().bold();
/// Rule ids, commands, whatever one may type.
pub(crate) const TYPED: Style = AnsiColor::Cyan.on_default();
/// Side remarks.
pub(crate) const ASIDE: Style = Style::new().dimmed();
/// What deserves a second look: reconstructed rules, refusals.
pub(crate) const NOTICE: Style = AnsiColor::Yellow.on_default();
/// Errors.
pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Nothing is set wider, however wide the terminal is.
const WIDEST: usize = 100;

/// Stdout, without colours where `NO_COLOR` is set or nobody looks.
pub(crate) fn stdout() -> AutoStream<StdoutLock<'static>> {
    AutoStream::auto(io::stdout().lock())
}

/// How many columns there are to write in.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0)).clamp(40, WIDEST)
}

/// How many lines a screen has.
pub(crate) fn height() -> usize {
    terminal_size::terminal_size().map_or(50, |(_, height)| usize::from(height.0))
}

/// Breaks a text into lines of at most `width` columns, all but the first indented by `indent`.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> String {
    let (mut out, mut used) = (String::new(), 0);
    for word in text.split_whitespace() {
        let long = word.chars().count();
        if used > 0 && used + 1 + long > width {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            used = indent;
        } else if used > 0 {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += long;
    }
    out
}

/// `a, b and c`.
pub(crate) fn listed<S: AsRef<str>>(words: &[S], and: &str) -> String {
    match words {
        [] => "none".to_string(),
        [one] => one.as_ref().to_string(),
        [front @ .., last] => format!("{} {and} {}", front.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", "), last.as_ref()),
    }
}

/// A table: the first row is its head; columns named in `right` are set to the right.
pub(crate) fn table(rows: &[Vec<String>], right: &[usize]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> =
        (0..columns).map(|c| rows.iter().filter_map(|row| row.get(c)).map(|cell| cell.chars().count()).max().unwrap_or(0)).collect();
    let mut out = String::new();
    for (at, row) in rows.iter().enumerate() {
        let mut line = String::new();
        for (c, cell) in row.iter().enumerate() {
            let pad = " ".repeat(widths[c] - cell.chars().count());
            let gap = if c == 0 { "" } else { "  " };
            let _ = if right.contains(&c) { write!(line, "{gap}{pad}{cell}") } else { write!(line, "{gap}{cell}{pad}") };
        }
        let line = line.trim_end();
        let _ = if at == 0 { writeln!(out, "{TITLE}{line}{TITLE:#}") } else { writeln!(out, "{line}") };
    }
    out
}

/// A number with its thousands apart: `1,234,567`.
pub(crate) fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 game`, `2 games`.
pub(crate) fn counted(n: u64, noun: &str) -> String {
    let s = if n == 1 { "" } else { "s" };
    format!("{} {noun}{s}", thousands(n))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("the wolf howls at the moon", 12, 2), "the wolf\n  howls at\n  the moon");
        assert_eq!(wrap("incomprehensibilities", 5, 0), "incomprehensibilities");
    }

    #[test]
    fn numbers_and_lists_read_well() {
        assert_eq!([7, 1_000, 1_234_567].map(thousands), ["7", "1,000", "1,234,567"]);
        assert_eq!(listed(&["a", "b", "c"], "or"), "a, b or c");
        assert_eq!((counted(1, "game"), counted(2, "game")), ("1 game".to_string(), "2 games".to_string()));
    }

    #[test]
    fn tables_stand_in_columns() {
        let rows = [vec!["seat".to_string(), "points".to_string()], vec!["1".to_string(), "12".to_string()]];
        assert_eq!(anstream::adapter::strip_str(&table(&rows, &[1])).to_string(), "seat  points\n1         12\n");
    }
}
