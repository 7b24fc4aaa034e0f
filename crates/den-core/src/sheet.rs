//! The score sheet: one line per scoring rule, with the points of every column.

use std::borrow::Cow;

use serde::Serialize;

use crate::{Deserialize, Message};

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// What scores.
    pub name: Message,
    /// The rule behind it.
    pub rule: Cow<'static, str>,
    /// The points of each column; `None` if the line does not apply to it.
    pub points: Vec<Option<i32>>,
    /// Explanations, where the points alone are not enough.
    pub notes: Vec<Message>,
}

/// A score sheet, live or final.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// The heading of each column: usually one per seat, or per team.
    pub columns: Vec<Message>,
    /// The lines, in the order of the rulebook.
    pub lines: Vec<Line>,
    /// What decided the game, if the totals did not: the last sheep of a player, for example.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<Message>,
}

impl Sheet {
    /// An empty sheet with these columns.
    pub fn new(columns: impl IntoIterator<Item = Message>) -> Sheet {
        Sheet { columns: columns.into_iter().collect(), ..Sheet::default() }
    }

    /// An empty sheet with a column for each of `seats` seats.
    pub fn by_seat(seats: u8) -> Sheet {
        Sheet::new(crate::Seat::all(seats).map(|seat| Message::new("den-sheet-seat").with("seat", seat)))
    }

    /// Adds a line.
    pub fn line(
        &mut self,
        name: impl Into<Message>,
        rule: &'static str,
        points: Vec<Option<i32>>,
        notes: impl IntoIterator<Item = Message>,
    ) {
        self.lines.push(Line { name: name.into(), rule: Cow::Borrowed(rule), points, notes: notes.into_iter().collect() });
    }

    /// The totals, if they decide the game.
    pub fn score(&self) -> Option<Vec<i32>> {
        self.decided_by.is_none().then(|| self.totals())
    }

    /// The sum of each column.
    pub fn totals(&self) -> Vec<i32> {
        (0..self.columns.len()).map(|c| self.lines.iter().filter_map(|line| line.points.get(c).copied().flatten()).sum()).collect()
    }
}
