//! Score sheets, outcomes and turns in words.

use std::fmt::Write;

use den_core::{Outcome, Seat, Sheet, Turn};
use serde_json::{Value, json};
use textwrap::core::display_width;

use crate::text::{cut, table, width, wrap, wrap_line};
use crate::words::{say_to, seat_name, t};

/// The score sheet as a table, with rule ids next to the lines and totals below.
pub(crate) fn sheet(sheet: &Sheet, names: &[String]) -> String {
    let width = width();
    let columns = sheet.columns.len();
    // Long names of lines and players are shortened rather than broken.
    let name_most = width / 3;
    let head_most = (width.saturating_sub(name_most + 14) / columns.max(1)).saturating_sub(2).max(5);
    let mut head = vec![String::new()];
    head.extend(sheet.columns.iter().map(|column| cut(&say_to(column, names), head_most)));
    head.push(t!("term-rule"));
    let mut rows = vec![head];
    for line in &sheet.lines {
        let mut row = vec![cut(&say_to(&line.name, names), name_most)];
        row.extend((0..columns).map(|c| line.points.get(c).copied().flatten().map_or("·".to_string(), |n| n.to_string())));
        row.push(line.rule.to_string());
        rows.push(row);
    }
    let mut sums = vec![t!("sheet-total")];
    sums.extend(sheet.totals().iter().map(ToString::to_string));
    rows.push(sums);
    let right: Vec<usize> = (1..=columns).collect();
    let bare = table(&rows, &right, width);
    // The notes stand beside the lines where there is room for them, else below.
    let notes: Vec<String> =
        sheet.lines.iter().map(|line| line.notes.iter().map(|note| say_to(note, names)).collect::<Vec<_>>().join(" ")).collect();
    let taken = bare.lines().map(display_width).max().unwrap_or(0);
    if notes.iter().all(String::is_empty) {
        return bare;
    }
    if taken + 2 + 30 <= width {
        for (row, note) in rows[1..].iter_mut().zip(notes) {
            row.push(note);
        }
        return table(&rows, &right, width);
    }
    let mut out = String::new();
    for (at, line) in bare.lines().enumerate() {
        let _ = writeln!(out, "{line}");
        if let Some(note) = at.checked_sub(1).and_then(|at| notes.get(at)).filter(|note| !note.is_empty()) {
            let _ = writeln!(out, "    {}", wrap(note, width.saturating_sub(4), 4));
        }
    }
    out
}

/// The final places, one line each; team mates share a line.
pub(crate) fn places(outcome: &Outcome, names: &[String]) -> String {
    let mut groups: Vec<(u8, i32, u8, Vec<String>)> = Vec::new();
    for seat in Seat::all(outcome.seats()) {
        let result = outcome.seat(seat);
        let name = seat_name(seat, names);
        match groups.iter_mut().find(|group| group.2 == result.team) {
            Some(group) => group.3.push(name),
            None => groups.push((result.place, result.points, result.team, vec![name])),
        }
    }
    groups.sort_by_key(|group| group.0);
    let mut out = String::new();
    for (place, points, _, seats) in groups {
        let _ = writeln!(out, "{}", t!("term-place", place = place, names = seats, points = t!("term-points", n = points)));
    }
    out
}

/// The outcome as JSON, by seat.
pub(crate) fn outcome_json(outcome: &Outcome) -> Value {
    let seat = |seat: Seat| {
        let result = outcome.seat(seat);
        json!({ "seat": seat.0 + 1, "team": result.team + 1, "points": result.points, "place": result.place, "share": outcome.share(seat) })
    };
    Seat::all(outcome.seats()).map(seat).collect()
}

/// The score sheet as JSON, its messages as sentences.
pub(crate) fn sheet_json(sheet: &Sheet, names: &[String]) -> Value {
    let columns: Vec<String> = sheet.columns.iter().map(|column| say_to(column, names)).collect();
    let line = |line: &den_core::Line| {
        let notes: Vec<String> = line.notes.iter().map(|note| say_to(note, names)).collect();
        json!({ "name": say_to(&line.name, names), "rule": line.rule, "points": line.points, "note": notes.join(" ") })
    };
    json!({ "columns": columns, "lines": sheet.lines.iter().map(line).collect::<Vec<_>>() })
}

/// What happens next, as a sentence.
pub(crate) fn turn(turn: Turn, names: &[String]) -> String {
    match turn {
        Turn::Seat(seat) => t!("status-other", name = seat_name(seat, names)),
        Turn::Chance => t!("term-dealer-next"),
        Turn::Over => t!("den-no-over"),
    }
}

/// What happens next, as JSON.
pub(crate) fn turn_json(turn: Turn) -> Value {
    match turn {
        Turn::Seat(seat) => json!({ "seat": seat.0 + 1 }),
        Turn::Chance => json!("chance"),
        Turn::Over => json!("over"),
    }
}

/// The printed board. If the terminal is too narrow, lines are wrapped, and a sentence below says so.
pub(crate) fn board(board: &str) -> String {
    let board = board.trim_matches('\n').trim_end();
    match terminal_size::terminal_size() {
        Some((columns, _)) => fitted(board, columns.0.into()),
        None => board.to_string(),
    }
}

fn fitted(board: &str, columns: usize) -> String {
    let needed = board.lines().map(display_width).max().unwrap_or(0);
    if needed <= columns {
        return board.to_string();
    }
    let mut out = String::new();
    for line in board.lines() {
        let indent = line.len() - line.trim_start_matches(' ').len() + 2;
        let _ = writeln!(out, "{}", wrap_line(line, columns, indent));
    }
    out + &wrap(&t!("term-narrow", n = needed), columns, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::{Message, Standing};

    #[test]
    fn team_mates_stand_together_and_winners_first() {
        let points = |points| Standing { points, ..Standing::default() };
        let outcome = Outcome::rank(&[points(1), points(4), points(1), points(4)], &[0, 1, 0, 1]);
        let names = ["Ann".to_string()];
        assert_eq!(places(&outcome, &names), "1. Seat 2, Seat 4: 4 points\n2. Ann, Seat 3: one point\n");
    }

    #[test]
    fn a_board_fits_the_terminal() {
        assert_eq!(fitted("a board", 40), "a board");
        let narrow = fitted(&format!("  {}", "wolf  ".repeat(10)), 40);
        assert!(narrow.lines().all(|line| display_width(line) <= 40), "{narrow}");
        assert!(narrow.contains("This board needs 62 columns."), "{narrow}");
    }

    #[test]
    fn a_sheet_has_its_rules_and_its_sums() {
        let mut s = Sheet::by_seat(2);
        s.line(Message::new("sheet-line"), "CH-END-1", vec![Some(3), None], []);
        s.line(Message::new("sheet-line"), "CH-END-2", vec![Some(-1), Some(10)], [Message::new("you")]);
        let text = anstream::adapter::strip_str(&sheet(&s, &["Ann".to_string()])).to_string();
        assert_eq!(
            text,
            "            Ann  Seat 2  rule\nPoints for    3       ·  CH-END-1\nPoints for   -1      10  CH-END-2  You\nTotal         2      10\n"
        );
    }
}
