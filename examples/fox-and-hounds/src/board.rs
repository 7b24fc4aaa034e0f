//! The board as text.

use den_core::{Board, Painting, Space, Translate};

use crate::pieces::Square;
use crate::state::FoxAndHounds;
use crate::view::View;

impl Board for FoxAndHounds {
    fn paint(View(position): &View, _: &dyn Translate, _: Space) -> Painting {
        let mut text = String::new();
        for rank in (0..8).rev() {
            text += &format!("{} ", rank + 1);
            for file in 0..8 {
                text += match Square::dark(file, rank) {
                    Some(square) if square == position.fox => " F",
                    Some(square) if position.hounds.contains(&square) => " H",
                    Some(_) => " ·",
                    None => "  ",
                };
            }
            text.push('\n');
        }
        Painting::plain(&(text + "   a b c d e f g h\n"))
    }
}
