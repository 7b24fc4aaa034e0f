//! The squares of the board.

/// A square of the chessboard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The rank, from 0 where the hounds start.
    pub rank: u8,
    /// The file, from 0 at the left.
    pub file: u8,
}

impl Square {
    /// The square on this file and rank, if it is a dark square of the board.
    pub fn dark(file: i8, rank: i8) -> Option<Square> {
        let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
        (on_board && (file + rank) % 2 == 0).then_some(Square { file: file as u8, rank: rank as u8 })
    }

    /// All dark squares, sorted.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..8).flat_map(|rank| (0..8).filter_map(move |file| Square::dark(file, rank)))
    }

    /// The squares diagonally next to this one, in the directions `steps`, sorted.
    pub fn neighbours(self, steps: &'static [i8]) -> impl Iterator<Item = Square> {
        let (file, rank) = (self.file as i8, self.rank as i8);
        steps.iter().flat_map(move |up| [-1, 1].into_iter().filter_map(move |side| Square::dark(file + side, rank + up)))
    }
}
