//! Goals: what scores, and how patterns are found in a display.

use std::fmt;

use den_core::shorten;

use crate::pieces::ids::CellId;
use crate::pieces::symbol::{Symbol, Symbols};
use crate::words::messages::ContentReason;

/// The cells in the row and the column of each cell of a display, without the cell itself.
pub(crate) const CROSS: [u32; 25] = {
    let mut cross = [0; 25];
    let mut cell = 0;
    while cell < 25 {
        let row = 0b11111 << (cell / 5 * 5);
        let column = 0b00001_00001_00001_00001_00001 << (cell % 5);
        cross[cell] = (row | column) & !(1 << cell);
        cell += 1;
    }
    cross
};

/// The cells in the row and the column of a cell of a display (counted from 0, row by row), without the cell itself, as bits.
///
/// # Panics
/// If there is no such cell.
#[inline]
pub const fn row_and_column(cell: CellId) -> u32 {
    CROSS[cell.index()]
}

/// The maximum number of symbols in a pattern.
pub const MAX_CELLS: usize = 8;

/// A goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Its title.
    pub title: String,
    /// Its points: each time, for each story, or once, depending on the kind.
    pub points: i32,
    /// What it requires.
    pub kind: Kind,
}

/// What a goal requires.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// WW-PAT-1: a pattern of symbols, scored each time it occurs.
    Pattern(Pattern),
    /// WW-ARROW-1: each story with the symbol in row and column.
    Arrow(Symbol),
    /// WW-ARROW-2: no story with the symbol in row and column.
    Crossed(Symbol),
    /// WW-PAIR-1 and WW-PAIR-2: each story with both symbols.
    Pair {
        /// The first symbol.
        a: Symbol,
        /// The second symbol.
        b: Symbol,
        /// Whether only row and column count.
        arrows: bool,
    },
    /// WW-BAL-1: equal counts on all sides, and at least one.
    Balance(Vec<Symbols>),
    /// WW-BAL-2: more of the first than of the second.
    Imbalance {
        /// Left of the `>`.
        more: Symbols,
        /// Right of the `>`.
        fewer: Symbols,
    },
}

/// The kinds of goals, as named in the balance report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, den_core::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// A pattern.
    Pattern,
    /// An arrow.
    Arrow,
    /// A crossed arrow.
    Crossed,
    /// A pair, with or without arrows.
    Pair,
    /// A balance.
    Balance,
    /// An imbalance.
    Imbalance,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; 6] = [Family::Pattern, Family::Arrow, Family::Crossed, Family::Pair, Family::Balance, Family::Imbalance];

    /// The rule that scores it.
    pub const fn rule(self) -> &'static str {
        match self {
            Family::Pattern => "WW-PAT-2",
            Family::Arrow => "WW-ARROW-1",
            Family::Crossed => "WW-ARROW-2",
            Family::Pair => "WW-PAIR-1",
            Family::Balance => "WW-BAL-1",
            Family::Imbalance => "WW-BAL-2",
        }
    }
}

impl Goal {
    /// Its kind, for reports.
    pub fn family(&self) -> Family {
        match self.kind {
            Kind::Pattern(_) => Family::Pattern,
            Kind::Arrow(_) => Family::Arrow,
            Kind::Crossed(_) => Family::Crossed,
            Kind::Pair { .. } => Family::Pair,
            Kind::Balance(_) => Family::Balance,
            Kind::Imbalance { .. } => Family::Imbalance,
        }
    }

    /// The rule that scores it.
    pub fn rule(&self) -> &'static str {
        if matches!(self.kind, Kind::Pair { arrows: true, .. }) { "WW-PAIR-2" } else { self.family().rule() }
    }

    /// The symbols it shows, wanted or not.
    pub fn symbols(&self) -> Symbols {
        match &self.kind {
            Kind::Pattern(pattern) => pattern.cells.iter().map(|&(_, _, symbol)| symbol).collect(),
            Kind::Arrow(symbol) | Kind::Crossed(symbol) => Symbols::NONE.with(*symbol),
            Kind::Pair { a, b, .. } => Symbols::NONE.with(*a).with(*b),
            Kind::Balance(sides) => sides.iter().flat_map(|side| side.iter()).collect(),
            Kind::Imbalance { more, fewer } => more.iter().chain(fewer.iter()).collect(),
        }
    }

    /// The symbols it wants on stories: all it shows except crossed ones and those right of a `>`.
    pub fn wanted(&self) -> Symbols {
        match &self.kind {
            Kind::Crossed(_) => Symbols::NONE,
            Kind::Imbalance { more, .. } => *more,
            _ => self.symbols(),
        }
    }
}

/// A pattern of cells with symbols, and all its orientations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The cells that need a symbol: row, column, symbol.
    pub cells: Vec<(u8, u8, Symbol)>,
    /// The distinct orientations among the eight rotations and reflections.
    pub(crate) ways: Vec<Way>,
    /// How many of each symbol one placement needs.
    pub(crate) needs: Vec<(Symbol, u8)>,
}

/// One orientation of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// The cells, as offsets from the top left cell of the pattern.
    cells: [(u8, u8); MAX_CELLS],
    len: u8,
    /// The cells with the pattern at the top left of the display.
    mask: u32,
    /// The possible cells for the top left of the pattern.
    anchors: u32,
}

impl Pattern {
    /// A pattern of these cells (row, column, symbol).
    ///
    /// # Errors
    /// Says why the pattern is invalid.
    pub fn new(cells: Vec<(u8, u8, Symbol)>) -> Result<Pattern, ContentReason> {
        if cells.len() < 2 || cells.len() > MAX_CELLS {
            return Err(ContentReason::PatternSize { n: cells.len(), most: MAX_CELLS });
        }
        let mut ways: Vec<Vec<(u8, u8, Symbol)>> = Vec::new();
        for turn in 0..8 {
            let way = turned(&cells, turn);
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        let (rows, columns) = (1 + cells.iter().map(|c| c.0).max().unwrap_or(0), 1 + cells.iter().map(|c| c.1).max().unwrap_or(0));
        if rows > 5 || columns > 5 {
            return Err(ContentReason::PatternShape);
        }
        let mut needs: Vec<(Symbol, u8)> = Vec::new();
        for &(_, _, symbol) in &cells {
            match needs.iter_mut().find(|(s, _)| *s == symbol) {
                Some((_, n)) => *n += 1,
                None => needs.push((symbol, 1)),
            }
        }
        Ok(Pattern { ways: ways.iter().map(|way| Way::new(way)).collect(), cells, needs })
    }

    /// Parses rows of symbols and dots.
    ///
    /// # Errors
    /// Names the word that is not a symbol, or says why the pattern is invalid.
    pub fn read<'a>(rows: impl IntoIterator<Item = &'a str>) -> Result<Pattern, ContentReason> {
        let mut cells = Vec::new();
        for (row, line) in rows.into_iter().enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                if row >= 5 || column >= 5 {
                    return Err(ContentReason::PatternShape);
                }
                if word != "." {
                    let symbol = Symbol::from_key(word).ok_or_else(|| ContentReason::NoSymbol { word: shorten(word) })?;
                    cells.push((row as u8, column as u8, symbol));
                }
            }
        }
        let (top, left) = (cells.iter().map(|c| c.0).min().unwrap_or(0), cells.iter().map(|c| c.1).min().unwrap_or(0));
        Pattern::new(cells.into_iter().map(|(r, c, s)| (r - top, c - left, s)).collect())
    }

    /// WW-PAT-2: the largest number of placements that share no card, in a display whose stories show the symbols in these cells.
    pub fn placements(&self, shows: &[u32; Symbol::COUNT]) -> u32 {
        let there = |way: &Way| {
            let cells = &way.cells[..usize::from(way.len)];
            cells.iter().fold(way.anchors, |at, &(offset, symbol)| at & shows[usize::from(symbol)] >> offset)
        };
        // Usually there are none or one, and nothing to separate.
        let count: u32 = self.ways.iter().map(there).filter(|at| *at != 0).map(u32::count_ones).sum();
        if count < 2 {
            return count;
        }
        let mut found = [0u32; 8 * 25];
        let mut count = 0;
        for way in &self.ways {
            let mut at = there(way);
            while at != 0 {
                found[count] = way.mask << at.trailing_zeros();
                count += 1;
                at &= at - 1;
            }
        }
        most_apart(&found[..count], self.upper_bound(shows))
    }

    /// How many placements the stories shown would allow in an ideal arrangement.
    pub fn upper_bound(&self, shows: &[u32; Symbol::COUNT]) -> u32 {
        self.needs.iter().map(|&(symbol, n)| shows[symbol as usize].count_ones() / u32::from(n)).min().unwrap_or(0)
    }

    /// The different symbols of a placement, and how many of each it needs.
    #[inline]
    pub fn needs(&self) -> &[(Symbol, u8)] {
        &self.needs
    }

    /// How many placements lack one story, and how many lack two, if those cells are `free`.
    pub fn near_misses(&self, shows: &[u32; Symbol::COUNT], free: u32) -> (u32, u32) {
        let (mut near, mut far) = (0, 0);
        for way in &self.ways {
            let (mut one, mut two, mut three) = (0u32, 0u32, 0u32);
            let mut open = way.anchors;
            for &(offset, symbol) in &way.cells[..usize::from(way.len)] {
                let there = shows[usize::from(symbol)] >> offset;
                open &= there | free >> offset;
                three |= two & !there;
                two |= one & !there;
                one |= !there;
            }
            if open & one != 0 {
                near += (open & one & !two).count_ones();
                far += (open & two & !three).count_ones();
            }
        }
        (near, far)
    }
}

impl fmt::Display for Pattern {
    /// Rows of two letters or dots, separated by `/`: `Fo Wo / Wo Fo`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, columns) = self.cells.iter().fold((0, 0), |(r, c), cell| (r.max(cell.0), c.max(cell.1)));
        for row in 0..=rows {
            f.write_str(if row > 0 { " / " } else { "" })?;
            for column in 0..=columns {
                f.write_str(if column > 0 { " " } else { "" })?;
                match self.cells.iter().find(|c| (c.0, c.1) == (row, column)) {
                    Some((_, _, symbol)) => f.write_str(symbol.letters())?,
                    None => f.write_str(".")?,
                }
            }
        }
        Ok(())
    }
}

impl Way {
    fn new(way: &[(u8, u8, Symbol)]) -> Way {
        let (rows, columns) = way.iter().fold((0, 0), |(r, c), cell| (r.max(cell.0), c.max(cell.1)));
        let mut cells = [(0, 0); MAX_CELLS];
        let mut mask = 0;
        for (at, &(row, column, symbol)) in way.iter().enumerate() {
            cells[at] = (row * 5 + column, symbol as u8);
            mask |= 1 << (row * 5 + column);
        }
        let mut anchors = 0;
        for row in 0..5 - rows {
            for column in 0..5 - columns {
                anchors |= 1 << (row * 5 + column);
            }
        }
        Way { cells, len: way.len() as u8, mask, anchors }
    }
}

/// The pattern after one of the eight rotations and reflections, moved to the top left and sorted.
fn turned(cells: &[(u8, u8, Symbol)], turn: u8) -> Vec<(u8, u8, Symbol)> {
    let turned: Vec<(i8, i8, Symbol)> = cells
        .iter()
        .map(|&(row, column, symbol)| {
            let (mut row, mut column) = (row as i8, column as i8);
            if turn & 4 != 0 {
                column = -column;
            }
            for _ in 0..turn % 4 {
                (row, column) = (column, -row);
            }
            (row, column, symbol)
        })
        .collect();
    let (top, left) = turned.iter().fold((i8::MAX, i8::MAX), |(r, c), cell| (r.min(cell.0), c.min(cell.1)));
    let mut moved: Vec<(u8, u8, Symbol)> = turned.iter().map(|&(r, c, s)| ((r - top) as u8, (c - left) as u8, s)).collect();
    den_core::sort(&mut moved);
    moved
}

/// The largest number of pairwise disjoint masks, at most `upper_bound`.
fn most_apart(masks: &[u32], upper_bound: u32) -> u32 {
    let mut best = 0;
    apart(masks, masks[0].count_ones(), 0, 0, upper_bound, &mut best);
    best
}

/// Branch and bound: the lowest cell that is still useful is covered by one of its masks, or by none.
fn apart(masks: &[u32], size: u32, blocked: u32, count: u32, upper_bound: u32, best: &mut u32) {
    let open = masks.iter().filter(|&&m| m & blocked == 0).fold(0, |all, m| all | m);
    *best = (*best).max(count);
    if open == 0 || *best >= upper_bound || count + open.count_ones() / size <= *best {
        return;
    }
    let lowest = open & open.wrapping_neg();
    for &mask in masks {
        if mask & lowest != 0 && mask & blocked == 0 {
            apart(masks, size, blocked | mask, count + 1, upper_bound, best);
        }
    }
    apart(masks, size, blocked | lowest, count, upper_bound, best);
}
