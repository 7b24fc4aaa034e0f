//! Text on a terminal: colours, wrapping, tables.

use std::fmt::Write;
use std::io::{self, StdoutLock};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

/// Headings.
pub(crate) const TITLE: Style = Style::new().bold();
/// Rule ids, commands, everything that can be typed.
pub(crate) const TYPED: Style = AnsiColor::Cyan.on_default();
/// Secondary text.
pub(crate) const ASIDE: Style = Style::new().dimmed();
/// Warnings: reconstructed rules, refusals.
pub(crate) const NOTICE: Style = AnsiColor::Yellow.on_default();
/// Errors.
pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();

/// The maximum line width, even in wider terminals.
const WIDEST: usize = 100;

/// The minimum line width: a narrower terminal wraps the lines itself.
const NARROWEST: usize = 30;

/// Stdout, without colours if `NO_COLOR` is set or it is not a terminal.
pub(crate) fn stdout() -> AutoStream<StdoutLock<'static>> {
    AutoStream::auto(io::stdout().lock())
}

/// The number of columns available.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0)).clamp(NARROWEST, WIDEST)
}

/// The number of lines on the screen.
pub(crate) fn height() -> usize {
    terminal_size::terminal_size().map_or(50, |(_, height)| usize::from(height.0))
}

/// Wraps a text into lines of at most `width` columns, all but the first indented by `indent`. Colours take no columns. Words that are
/// too long for a line are broken.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> String {
    wrap_line(&text.split_ascii_whitespace().collect::<Vec<_>>().join(" "), width, indent)
}

/// The same for a line in which spaces matter.
pub(crate) fn wrap_line(line: &str, width: usize, indent: usize) -> String {
    let indent = " ".repeat(indent.min(width / 2));
    let options = Options::new(width.max(1))
        .subsequent_indent(&indent)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(line, options).join("\n")
}

/// The same for a text with a file name, a command or a key in it, which are not broken, so that they can be copied.
pub(crate) fn wrap_whole(text: &str, width: usize) -> String {
    let options =
        Options::new(width.max(1)).word_separator(WordSeparator::AsciiSpace).word_splitter(WordSplitter::NoHyphenation).break_words(false);
    textwrap::wrap(text, options).join("\n")
}

/// Cuts a text to `columns`.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if display_width(text) <= columns {
        return text.to_string();
    }
    let mut out = String::new();
    for c in text.chars() {
        if display_width(&out) + display_width(c.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        out.push(c);
    }
    out.push('…');
    out
}

/// A table. The first row is its header; columns in `right` are right-aligned. What does not fit into `width` columns wraps within
/// the last column.
pub(crate) fn table(rows: &[Vec<String>], right: &[usize], width: usize) -> String {
    /// The minimum width of the last column.
    const LEAST: usize = 16;
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> =
        (0..columns).map(|c| rows.iter().filter_map(|row| row.get(c)).map(|cell| display_width(cell)).max().unwrap_or(0)).collect();
    let before: usize = widths.iter().rev().skip(1).map(|width| width + 2).sum();
    let last = width.saturating_sub(before).max(LEAST);
    let mut out = String::new();
    for (at, row) in rows.iter().enumerate() {
        let mut line = String::new();
        for (c, cell) in row.iter().enumerate() {
            let wrapped = c + 1 == columns && display_width(cell) > last;
            let cell = if wrapped { wrap(cell, last, 0).replace('\n', &format!("\n{}", " ".repeat(before))) } else { cell.clone() };
            let pad = " ".repeat(if wrapped { 0 } else { widths[c].saturating_sub(display_width(&cell)) });
            let gap = if c == 0 { "" } else { "  " };
            let _ = if right.contains(&c) { write!(line, "{gap}{pad}{cell}") } else { write!(line, "{gap}{cell}{pad}") };
        }
        let line = line.trim_end();
        let _ = if at == 0 { writeln!(out, "{TITLE}{line}{TITLE:#}") } else { writeln!(out, "{line}") };
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("the wolf howls at the moon", 12, 2), "the wolf\n  howls at\n  the moon");
        assert_eq!(wrap("incomprehensibilities", 10, 0), "incomprehe\nnsibilitie\ns");
        assert_eq!(wrap(&format!("{TITLE}wolf{TITLE:#} howls"), 10, 0).lines().count(), 1, "colours take no columns");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!((cut("Hildegard", 5), cut("Ann", 5)), ("Hild…".to_string(), "Ann".to_string()));
    }

    #[test]
    fn tables_are_aligned_and_fit() {
        let rows = [["seat", "points"], ["1", "12"]].map(|row| row.map(String::from).to_vec());
        assert_eq!(anstream::adapter::strip_str(&table(&rows, &[1], 80)).to_string(), "seat  points\n1         12\n");
        let rows = [["seat", "note"], ["1", "a long note that goes on in the next line"]].map(|row| row.map(String::from).to_vec());
        let text = anstream::adapter::strip_str(&table(&rows, &[], 26)).to_string();
        assert_eq!(text, "seat  note\n1     a long note that\n      goes on in the next\n      line\n");
    }
}
