//! Cells of a display, by name and as sets.

use std::fmt;
use std::str::FromStr;

use den_core::{BadText, dice};

use crate::pieces::ids::CellId;
use crate::words::messages::Expected;

/// A cell of a display, relative to the rectangle that its cards cover: columns `a` to `e` from the left, rows `1` to `5` from
/// the top, and around it the column `z` left of `a` and the row `0` above `1`, where the display can grow.
///
/// ```
/// use wolfwalkers::Cell;
/// let left_of_the_second_row: Cell = "z2".parse()?;
/// assert_eq!(left_of_the_second_row.to_string(), "z2");
/// assert!("f9".parse::<Cell>().is_err());
/// # Ok::<(), den_core::BadText>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, counted from 0 at the top left of the rectangle; -1 is outside it.
    pub const fn at(row: i8, column: i8) -> Option<Cell> {
        if row < -1 || row > 4 || column < -1 || column > 4 { None } else { Some(Cell(((row + 1) * 8 + column + 1) as u8)) }
    }

    /// The top left cell of the rectangle.
    pub(crate) const FIRST: Cell = Cell::of(CellId::new(0));

    /// The cell with this index in the rectangle of 5 by 5, counted row by row.
    pub(crate) const fn of(cell: CellId) -> Cell {
        let cell = cell.index() as u8;
        Cell((cell / 5 + 1) * 8 + cell % 5 + 1)
    }

    /// The `n`th cell of a set, counted from 0.
    #[inline]
    pub(crate) const fn nth(cells: Cells, n: u32) -> Cell {
        Cell(dice::nth_bit(cells, n) as u8)
    }

    /// The row, from 0; -1 above the rectangle.
    pub const fn row(self) -> i8 {
        (self.0 / 8) as i8 - 1
    }

    /// The column, from 0; -1 left of the rectangle.
    pub const fn column(self) -> i8 {
        (self.0 % 8) as i8 - 1
    }

    /// The bit in a set of cells.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Its index in the rectangle of 5 by 5, unless it is above or left of it.
    pub(crate) const fn index(self) -> Option<CellId> {
        if self.row() < 0 || self.column() < 0 { None } else { Some(CellId::new((self.row() * 5 + self.column()) as u8)) }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = ['z', 'a', 'b', 'c', 'd', 'e'][usize::from(self.0 % 8)];
        write!(f, "{column}{}", self.0 / 8)
    }
}

impl FromStr for Cell {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Cell, BadText> {
        let bad = || BadText::new(text, Expected::Cell);
        let mut chars = text.chars();
        let (Some(column), Some(row), None) = (chars.next(), chars.next(), chars.next()) else { return Err(bad()) };
        let column = match column.to_ascii_lowercase() {
            'z' => -1,
            c @ 'a'..='e' => (c as u8 - b'a') as i8,
            _ => return Err(bad()),
        };
        let row = row.to_digit(10).filter(|&row| row <= 5).ok_or_else(bad)?;
        Cell::at(row as i8 - 1, column).ok_or_else(bad)
    }
}

impl serde::Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Cell, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cells, as bits.
pub(crate) type Cells = u64;

/// The cells of a set, sorted.
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        if cells == 0 {
            return None;
        }
        let cell = cells.trailing_zeros() as u8;
        cells &= cells - 1;
        Some(Cell(cell))
    })
}

/// Converts a set of indices to a set of cells.
#[inline]
pub(crate) fn spread(cells: u32) -> Cells {
    let cells = u64::from(cells);
    (cells & 0b11111) << 9
        | (cells >> 5 & 0b11111) << 17
        | (cells >> 10 & 0b11111) << 25
        | (cells >> 15 & 0b11111) << 33
        | (cells >> 20 & 0b11111) << 41
}
