//! How a person chooses a move: the piece, then where it goes.

use den_core::{About, Choose, MovePart};

use crate::moves::Move;
use crate::state::FoxAndHounds;
use crate::view::View;
use crate::words::Phrase;

impl Choose for FoxAndHounds {
    fn parts(_: &View, m: Move) -> Vec<MovePart> {
        vec![
            MovePart::new(format!("from:{}", m.from), Phrase::Square { square: m.from }),
            MovePart::new(format!("to:{}", m.to), Phrase::Square { square: m.to }),
        ]
    }

    fn explain(_: &View, _: &str) -> Option<About> {
        Some(About { what: Vec::new(), rules: vec!["FH-MOVE"] })
    }
}
