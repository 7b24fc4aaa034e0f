//! The table as shown to the player whose turn it is.

use std::fmt::Write;

use den_core::Game;
use textwrap::core::display_width;

use crate::text::{ASIDE, TYPED, width, wrap};
use crate::words::{say_to, t};

/// The legal moves, numbered: in words with their notation if that takes at most `room` lines, otherwise as notation only, in columns.
pub(crate) fn moves<G: Game>(view: &G::View, legal: &[G::Move], names: &[String], room: usize) -> String {
    let words: Vec<(String, String)> = legal.iter().map(|&m| (say_to(&G::describe(view, m), names), m.to_string())).collect();
    let told = in_columns(&words, room);
    if told.lines().count() <= room {
        return told;
    }
    let bare: Vec<(String, String)> = words.into_iter().map(|(_, notation)| (notation, String::new())).collect();
    let mut out = in_columns(&bare, room.saturating_sub(1));
    let _ = writeln!(out, "{ASIDE}{}{ASIDE:#}", t!("term-all-moves", n = legal.len()));
    out
}

/// Numbered items, each followed by its notation, in as many columns as fit. If they still take more than `room` lines, the last ones are
/// left out.
fn in_columns(items: &[(String, String)], room: usize) -> String {
    let digits = items.len().to_string().len();
    let length = |(describe, notation): &(String, String)| {
        let behind = if notation.is_empty() || notation == describe { 0 } else { display_width(notation) + 2 };
        display_width(describe) + behind
    };
    let long = items.iter().map(length).max().unwrap_or(0);
    let fit = (width() + 3) / (digits + 2 + long + 3);
    // A short list is easier to read in one column.
    let columns = if items.len() > 8 { fit.clamp(1, 8) } else { 1 };
    let rows = items.len().div_ceil(columns);
    let shown = if columns > 1 && rows > room { room.max(1) } else { rows };
    let mut out = String::new();
    for row in 0..shown {
        for at in (row..items.len()).step_by(rows) {
            let (describe, notation) = &items[at];
            let _ = write!(out, "{TYPED}{:>digits$}{TYPED:#}  ", at + 1);
            if digits + 2 + length(&items[at]) > width() {
                let _ = write!(out, "{}", wrap(&format!("{describe} {notation}"), width() - digits - 2, digits + 2));
                continue;
            }
            out.push_str(describe);
            if !notation.is_empty() && notation != describe {
                let _ = write!(out, "  {ASIDE}{notation}{ASIDE:#}");
            }
            if at + rows < items.len() {
                let _ = write!(out, "{}   ", " ".repeat(long - length(&items[at])));
            }
        }
        out.push('\n');
    }
    if shown < rows {
        let _ = writeln!(out, "{ASIDE}{}{ASIDE:#}", t!("term-and-more"));
    }
    out
}

/// The latest `most` lines of the log; those before `new` are dimmed.
pub(crate) fn log(lines: &[String], new: usize, most: usize) -> String {
    let from = lines.len().saturating_sub(most);
    let mut out = String::new();
    if from > 0 {
        let _ = writeln!(out, "{ASIDE}{}{ASIDE:#}", t!("term-earlier", n = from));
    }
    for (at, line) in lines.iter().enumerate().skip(from) {
        let line = wrap(line, width() - 2, 2);
        let _ = if at < new { writeln!(out, "{ASIDE}  {line}{ASIDE:#}") } else { writeln!(out, "• {line}") };
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(n: usize, room: usize) -> String {
        let items: Vec<_> = (1..=n).map(|i| (format!("place a{i}"), String::new())).collect();
        anstream::adapter::strip_str(&in_columns(&items, room)).to_string()
    }

    #[test]
    fn a_short_list_uses_one_column_and_a_long_one_several() {
        assert_eq!(columns(2, 10), "1  place a1\n2  place a2\n");
        let many = columns(30, 10);
        assert!(many.lines().count() < 10 && many.lines().all(|line| line.chars().count() <= 100), "{many}");
        assert!(many.starts_with(" 1  place a1"), "{many}");
    }

    #[test]
    fn a_list_that_is_too_long_says_so() {
        let many = columns(200, 5);
        assert_eq!((many.lines().count(), many.lines().last()), (6, Some("… and more")));
    }

    #[test]
    fn old_lines_are_cut_first() {
        let lines: Vec<String> = (1..=5).map(|n| format!("event {n}")).collect();
        let text = anstream::adapter::strip_str(&log(&lines, 4, 3)).to_string();
        assert_eq!(text, "… 2 earlier lines\n  event 3\n  event 4\n• event 5\n");
    }
}
