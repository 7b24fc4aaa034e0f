//! The locations of things in a painting, for arrow keys and the mouse.

use den_core::Painting;

/// A part of a line that stands for a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) thing: String,
    pub(crate) row: usize,
    /// The first column, and the one after the last.
    pub(crate) columns: (usize, usize),
}

impl Spot {
    pub(crate) fn covers(&self, row: usize, column: usize) -> bool {
        self.row == row && (self.columns.0..self.columns.1).contains(&column)
    }
}

/// All spots, from top to bottom and from left to right. A thing on several lines has a spot on each.
pub(crate) fn spots(painting: &Painting) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::new();
    for (row, line) in painting.rows.iter().enumerate() {
        let mut column = 0;
        for span in &line.spans {
            let end = column + span.width();
            if let Some(thing) = &span.thing {
                match spots.last_mut() {
                    Some(last) if last.thing == *thing && last.row == row && last.columns.1 == column => last.columns.1 = end,
                    _ => spots.push(Spot { thing: thing.clone(), row, columns: (column, end) }),
                }
            }
            column = end;
        }
    }
    spots
}

/// A direction on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Towards {
    Up,
    Down,
    Left,
    Right,
}

/// The nearest spot of another thing in this direction.
pub(crate) fn nearest<'a>(spots: &'a [Spot], cursor: Option<&str>, towards: Towards) -> Option<&'a Spot> {
    let Some(from) = cursor.and_then(|cursor| spots.iter().find(|spot| spot.thing == cursor)) else { return spots.first() };
    // A character is about twice as high as it is wide.
    let middle = |spot: &Spot| ((spot.columns.0 + spot.columns.1) as i64, 4 * spot.row as i64);
    let (x, y) = middle(from);
    let ahead = |spot: &&Spot| {
        let (a, b) = middle(spot);
        let (along, across) = match towards {
            Towards::Up => (y - b, a - x),
            Towards::Down => (b - y, a - x),
            Towards::Left => (x - a, b - y),
            Towards::Right => (a - x, b - y),
        };
        (along > 0 && spot.thing != from.thing).then_some(along + 3 * across.abs())
    };
    spots.iter().filter(|spot| ahead(spot).is_some()).min_by_key(|spot| ahead(spot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use anstyle::Style;
    use den_core::Row;

    #[test]
    fn arrows_go_to_the_nearest_thing() {
        let mut painting = Painting::new();
        for line in [["a", "b", "c"], ["d", "e", "f"]] {
            let mut row = Row::new();
            for thing in line {
                row.thing(format!("<{thing}>"), Style::new(), thing);
                row.add("   ", Style::new());
            }
            painting.row(row);
        }
        let spots = spots(&painting);
        let go = |from: &str, towards| nearest(&spots, Some(from), towards).map(|spot| spot.thing.as_str());
        assert_eq!(go("a", Towards::Right), Some("b"));
        assert_eq!(go("b", Towards::Down), Some("e"));
        assert_eq!(go("f", Towards::Left), Some("e"));
        assert_eq!(go("a", Towards::Up), None);
        assert!(spots[1].covers(0, 6) && !spots[1].covers(0, 9));
    }
}
