//! Score sheets, outcomes and turns in words.

use std::fmt::Write;

use den_core::{Outcome, Seat, Sheet, Turn};
use serde_json::{Value, json};

use crate::text::{listed, table};

/// The score sheet as a table, rule ids beside the lines, sums below.
pub(crate) fn sheet(sheet: &Sheet) -> String {
    let noted = sheet.lines.iter().any(|line| !line.note.is_empty());
    let mut head = vec![String::new()];
    head.extend(sheet.columns.iter().cloned());
    head.push("rule".to_string());
    let mut rows = vec![head];
    for line in &sheet.lines {
        let mut row = vec![line.name.clone()];
        row.extend((0..sheet.columns.len()).map(|c| line.points.get(c).copied().flatten().map_or("·".to_string(), |n| n.to_string())));
        row.push(line.rule.clone());
        if noted {
            row.push(line.note.clone());
        }
        rows.push(row);
    }
    let mut sums = vec!["Total".to_string()];
    sums.extend(sheet.totals().iter().map(ToString::to_string));
    rows.push(sums);
    let right: Vec<usize> = (1..=sheet.columns.len()).collect();
    table(&rows, &right)
}

/// How a seat is called: `seat 2`, or `seat 2 (Ann)`.
pub(crate) fn seat_name(seat: Seat, names: &[String]) -> String {
    match names.get(seat.index()).filter(|name| !name.is_empty()) {
        Some(name) => format!("seat {seat} ({name})"),
        None => format!("seat {seat}"),
    }
}

/// The places, a line for each; team mates stand together.
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
        let s = if points.abs() == 1 { "" } else { "s" };
        let _ = writeln!(out, "{place}. {}: {points} point{s}", listed(&seats, "and"));
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

/// What has to happen next, as a sentence.
pub(crate) fn turn(turn: Turn, names: &[String]) -> String {
    match turn {
        Turn::Seat(seat) => format!("It is the turn of {}.", seat_name(seat, names)),
        Turn::Chance => "The dealer deals next.".to_string(),
        Turn::Over => "The game is over.".to_string(),
    }
}

/// What has to happen next, as JSON.
pub(crate) fn turn_json(turn: Turn) -> Value {
    match turn {
        Turn::Seat(seat) => json!({ "seat": seat.0 + 1 }),
        Turn::Chance => json!("chance"),
        Turn::Over => json!("over"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::Standing;

    #[test]
    fn team_mates_stand_together_and_winners_first() {
        let points = |points| Standing { points, ..Standing::default() };
        let outcome = Outcome::rank(&[points(1), points(4), points(1), points(4)], &[0, 1, 0, 1]);
        let names = ["Ann".to_string()];
        assert_eq!(places(&outcome, &names), "1. seat 2 and seat 4: 4 points\n2. seat 1 (Ann) and seat 3: 1 point\n");
    }

    #[test]
    fn a_sheet_has_its_rules_and_its_sums() {
        let mut s = Sheet::new(["Seat 1".to_string(), "Seat 2".to_string()]);
        s.line("Honor", "CH-END-1", vec![Some(3), None], "");
        s.line("Scars", "CH-END-2", vec![Some(-1), Some(10)], "two left");
        let text = anstream::adapter::strip_str(&sheet(&s)).to_string();
        assert_eq!(
            text,
            "       Seat 1  Seat 2  rule\nHonor       3       ·  CH-END-1\nScars      -1      10  CH-END-2  two left\nTotal       2      10\n"
        );
    }
}
