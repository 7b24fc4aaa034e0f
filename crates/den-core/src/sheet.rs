//! The score sheet: a named line per scoring rule, with every seat's points on it.

use serde::{Deserialize, Serialize};

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// What scores, in words a player would use.
    pub name: String,
    /// The rule behind it; empty for a remark without one.
    pub rule: String,
    /// The points of each column; `None` where the line does not concern it.
    pub points: Vec<Option<i32>>,
    /// Why, where the points alone do not say it ("2 of at most 3 placements").
    pub note: String,
}

/// A score sheet, live or final.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// The heading of each column: usually one per seat, or per team.
    pub columns: Vec<String>,
    /// The lines, in the order of the rulebook.
    pub lines: Vec<Line>,
}

impl Sheet {
    /// An empty sheet with these columns.
    pub fn new(columns: impl IntoIterator<Item = String>) -> Sheet {
        Sheet { columns: columns.into_iter().collect(), lines: Vec::new() }
    }

    /// Adds a line.
    pub fn line(&mut self, name: impl Into<String>, rule: &str, points: Vec<Option<i32>>, note: impl Into<String>) {
        self.lines.push(Line { name: name.into(), rule: rule.into(), points, note: note.into() });
    }

    /// The sum of each column.
    pub fn totals(&self) -> Vec<i32> {
        (0..self.columns.len()).map(|c| self.lines.iter().filter_map(|line| line.points.get(c).copied().flatten()).sum()).collect()
    }
}
