//! The board as text.

use anstyle::Style;
use den_core::{Board, Painting, Row, Space, Translate};

use crate::choose::{piece_thing, square_thing};
use crate::pieces::Square;
use crate::state::FoxAndHounds;
use crate::view::View;

impl Board for FoxAndHounds {
    fn paint(View(position): &View, _: &dyn Translate, _: Space) -> Painting {
        let mut board = Painting::new();
        for rank in (0..8).rev() {
            let mut row = Row::plain(format!("{} ", rank + 1));
            for file in 0..8 {
                row.add(" ", Style::new());
                match Square::dark(file, rank) {
                    Some(square) if square == position.fox => row.thing("F", Style::new().bold(), piece_thing(square)),
                    Some(square) if position.hounds.contains(&square) => row.thing("H", Style::new(), piece_thing(square)),
                    Some(square) => row.thing("·", Style::new().dimmed(), square_thing(square)),
                    None => row.add(" ", Style::new()),
                }
            }
            board.row(row);
        }
        board.row(Row::plain("   a b c d e f g h"));
        board
    }
}
