//! Moves and events as messages.

use den_core::{Arg, Message, Seat, Text, Words};

use crate::event::Event;
use crate::moves::{Move, Reason};
use crate::notation::Expected;
use crate::pieces::Square;
use crate::state::FoxAndHounds;
use crate::view::View;

den_core::messages! {
    /// The texts of moves, events and points.
    pub(crate) enum Phrase {
        /// A piece moved.
        Moved { seat: Seat, from: Square, to: Square } = "fh-event-moved",
        /// A side won.
        Won { seat: Seat } = "fh-event-won",
        /// A move to choose.
        Move { from: Square, to: Square } = "fh-move",
        /// A square to choose.
        Square { square: Square } = "fh-square",
        /// The fox has to move.
        PromptFox = "fh-prompt-fox",
        /// A hound has to move.
        PromptHounds = "fh-prompt-hounds",
        /// The line of the score sheet.
        Win = "fh-sheet-win",
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Arg {
        Arg::from(square.to_string())
    }
}

impl Words for FoxAndHounds {
    const TEXTS: &'static [&'static [Text]] = &[Reason::TEXTS, Expected::TEXTS, Phrase::TEXTS];

    fn describe(_: &View, m: Move) -> Message {
        Phrase::Move { from: m.from, to: m.to }.into()
    }

    fn event(event: &Event) -> Message {
        match *event {
            Event::Moved { seat, from, to } => Phrase::Moved { seat, from, to }.into(),
            Event::Won { seat } => Phrase::Won { seat }.into(),
        }
    }
}
