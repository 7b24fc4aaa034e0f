//! Score sheets, outcomes and turns in words.

use std::fmt::Write;

use den_core::{AidCell, AidTable, Outcome, Painting, Seat, Sheet, Space, Turn};
use den_table::Series;
use serde_json::{Value, json};
use textwrap::core::display_width;

use crate::text::{ASIDE, TITLE, cut, table, width, wrap, wrap_line};
use crate::words::{say_to, seat_name, t};

/// The score sheet as a table, with rule ids next to the lines and totals below.
pub(crate) fn sheet(sheet: &Sheet, names: &[String]) -> String {
    sheet_in(sheet, names, width())
}

/// The score sheet in this many columns.
pub(crate) fn sheet_in(sheet: &Sheet, names: &[String], width: usize) -> String {
    let columns = sheet.columns.len();
    let mut rows = sheet_rows(sheet, names, width, true);
    // If there is no room for the rule ids, there is still room for the points.
    if table(&rows, &[], width).lines().any(|line| display_width(line) > width) {
        rows = sheet_rows(sheet, names, width, false);
    }
    let right: Vec<usize> = (1..=columns).collect();
    let bare = table(&rows, &right, width);
    // Notes are next to the lines if there is room, otherwise below.
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

/// The rows of a score sheet: its header, its lines, its totals. Long names of lines and players are shortened rather than wrapped.
fn sheet_rows(sheet: &Sheet, names: &[String], width: usize, rules: bool) -> Vec<Vec<String>> {
    let columns = sheet.columns.len();
    let (name_most, head_least) = if rules { (width / 3, 5) } else { (width.saturating_sub(7 * columns).max(8), 5) };
    let behind = if rules { 14 } else { 0 };
    let head_most = (width.saturating_sub(name_most + behind) / columns.max(1)).saturating_sub(2).max(head_least);
    let rule = |text: String| rules.then_some(text);
    let mut head = vec![String::new()];
    head.extend(sheet.columns.iter().map(|column| cut(&say_to(column, names), head_most)));
    head.extend(rule(t!("term-rule")));
    let mut rows = vec![head];
    for line in &sheet.lines {
        let mut row = vec![cut(&say_to(&line.name, names), name_most)];
        row.extend((0..columns).map(|c| line.points.get(c).copied().flatten().map_or("·".to_string(), |n| n.to_string())));
        row.extend(rule(line.rule.to_string()));
        rows.push(row);
    }
    let mut sums = vec![t!("sheet-total")];
    sums.extend(sheet.totals().iter().map(ToString::to_string));
    rows.push(sums);
    rows
}

/// The player aids of a game as tables.
pub(crate) fn aid(tables: &[AidTable], names: &[String], width: usize) -> String {
    let mut out = String::new();
    for aid in tables {
        let mut head = vec![String::new()];
        head.extend(aid.columns.iter().map(|column| say_to(column, names)));
        let mut rows = vec![head];
        for row in &aid.rows {
            let cells = row.cells.iter().map(|cell| match cell {
                AidCell::Empty => "·".to_string(),
                AidCell::Number(n) => n.to_string(),
                AidCell::Left { left, all } => t!("den-aid-left", left = *left, all = *all),
                AidCell::Text(text) => say_to(text, names),
            });
            rows.push(std::iter::once(say_to(&row.name, names)).chain(cells).collect());
        }
        let text = |at: usize| aid.rows.iter().any(|row| matches!(row.cells.get(at), Some(AidCell::Text(_))));
        let right: Vec<usize> = (0..aid.columns.len()).filter(|&at| !text(at)).map(|at| at + 1).collect();
        let _ = writeln!(out, "{TITLE}{}{TITLE:#}  {ASIDE}{}{ASIDE:#}", say_to(&aid.title, names), aid.rule);
        let _ = writeln!(out, "{}", table(&rows, &right, width));
    }
    if tables.is_empty() {
        out = t!("term-no-aid");
    }
    out
}

/// How a series stands after a game, in words; `None` if the match was not a game of one.
pub(crate) fn series(of: Option<&Series>, outcome: Option<&Outcome>, names: &[String]) -> Option<String> {
    let (Series { games, played, wins, .. }, over) = of?.after(outcome?);
    let each = Seat::all(wins.len() as u8).zip(wins).map(|(seat, n)| format!("{} {n}", seat_name(seat, names))).collect::<Vec<_>>();
    Some(match over {
        true => t!("series-over", games = games, played = played, wins = each),
        false => t!("series-stands", games = games, played = played, wins = each),
    })
}

/// The final places, one line each; teammates share a line.
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

/// A board as printed, in the available columns. If they are too few for any board, its lines are wrapped, and a sentence below
/// says so.
pub(crate) fn board(paint: impl Fn(Space) -> Painting) -> String {
    let columns = terminal_size::terminal_size().map_or(Space::DEFAULT.columns, |(columns, _)| columns.0.into());
    board_in(paint, columns)
}

fn board_in(paint: impl Fn(Space) -> Painting, columns: usize) -> String {
    let painting = paint(Space::columns(columns.clamp(Space::MIN_COLUMNS, Space::DEFAULT.columns)));
    let text = painting.to_string();
    let board = text.trim_matches('\n').trim_end();
    let needed = painting.width();
    if needed <= columns {
        return board.to_string();
    }
    let mut out = String::new();
    for line in board.lines() {
        let indent = line.len() - line.trim_start_matches(' ').len() + 2;
        let _ = writeln!(out, "{}", wrap_line(line, columns, indent));
    }
    out + &wrap(&t!("term-narrow", n = Space::MIN_COLUMNS), columns, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::{Message, Standing};

    #[test]
    fn teammates_are_together_and_winners_first() {
        let points = |points| Standing { points, ..Standing::default() };
        let outcome = Outcome::rank(&[points(1), points(4), points(1), points(4)], &[0, 1, 0, 1]);
        let names = ["Ann".to_string()];
        assert_eq!(places(&outcome, &names), "1. Seat 2, Seat 4: 4 points\n2. Ann, Seat 3: one point\n");
    }

    #[test]
    fn a_board_fits_the_terminal() {
        assert_eq!(board_in(|_| Painting::plain("a board"), 40), "a board");
        let narrow = board_in(|space| Painting::plain(&format!("  {}", "wolf  ".repeat(space.columns / 6))), 40);
        assert!(narrow.lines().all(|line| display_width(line) <= 40), "{narrow}");
        assert!(narrow.contains("This board needs 60 columns."), "{narrow}");
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
