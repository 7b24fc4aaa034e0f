//! How a person chooses a move: the piece, then where it goes.

use den_core::{About, Choose, Message, MovePart};

use crate::moves::Move;
use crate::pieces::Square;
use crate::state::{FOX, FoxAndHounds, Stage};
use crate::view::View;
use crate::words::Phrase;

impl Choose for FoxAndHounds {
    fn parts(_: &View, m: Move) -> Vec<MovePart> {
        vec![
            MovePart::new(piece_thing(m.from), Phrase::Square { square: m.from }),
            MovePart::new(square_thing(m.to), Phrase::Square { square: m.to }),
        ]
    }

    fn attempt(view: &View, chosen: &[String], thing: &str) -> Option<Move> {
        let find =
            |kind: &str| std::iter::once(thing).chain(chosen.iter().map(String::as_str)).find_map(|t| t.strip_prefix(kind)?.parse().ok());
        // Without a piece, the first that can move; without a square, the piece's own, which is always illegal.
        let from: Square = find("piece:").or_else(|| view.0.movers().0.first().copied())?;
        Some(Move { from, to: find("square:").unwrap_or(from) })
    }

    fn prompt(view: &View) -> Option<Message> {
        match view.0.stage {
            Stage::Move(FOX) => Some(Phrase::PromptFox.into()),
            Stage::Move(_) => Some(Phrase::PromptHounds.into()),
            Stage::Won(_) => None,
        }
    }

    fn explain(_: &View, thing: &str) -> Option<About> {
        let (_, square) = thing.split_once(':')?;
        let square: Square = square.parse().ok()?;
        Some(About { what: vec![Phrase::Square { square }.into()], rules: vec!["FH-MOVE"] })
    }
}

/// The piece on a square, as a thing to choose.
pub(crate) fn piece_thing(square: Square) -> String {
    format!("piece:{square}")
}

/// A square, as a thing to choose.
pub(crate) fn square_thing(square: Square) -> String {
    format!("square:{square}")
}
