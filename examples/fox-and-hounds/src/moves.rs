//! The moves, which of them are legal, and why others are refused.

use den_core::{Illegal, Moves};

use crate::pieces::Square;
use crate::state::{FOX, FoxAndHounds, Stage};

/// A move of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
}

den_core::messages! {
    /// Why a move is refused.
    pub enum Reason {
        /// The game is over.
        Over = "fh-no-over",
        /// The player has no piece there.
        NotYours { square: Square } = "fh-no-piece",
        /// A hound moves one square forward.
        HoundStep = "fh-no-hound",
        /// The fox moves one square.
        FoxStep = "fh-no-fox",
        /// Another piece is there.
        Taken { square: Square } = "fh-no-taken",
    }
}

impl FoxAndHounds {
    /// The pieces that can move now, and their directions.
    pub(crate) fn movers(&self) -> (&[Square], &'static [i8]) {
        match self.stage {
            Stage::Move(FOX) => (std::slice::from_ref(&self.fox), &[-1, 1]),
            Stage::Move(_) => (&self.hounds, &[1]),
            Stage::Won(_) => (&[], &[]),
        }
    }

    /// FH-MOVE-1: only the pieces of the seat to move may move.
    fn is_own_piece(&self, from: Square) -> Result<(), Illegal> {
        if self.movers().0.contains(&from) {
            return Ok(());
        }
        Err(Illegal::new(Reason::NotYours { square: from }, "FH-MOVE-1"))
    }

    /// FH-MOVE-2: the fox moves one square diagonally, the hounds only forward.
    fn is_one_step(&self, m: Move) -> Result<(), Illegal> {
        if m.from.neighbours(self.movers().1).any(|square| square == m.to) {
            return Ok(());
        }
        let reason = if m.from == self.fox { Reason::FoxStep } else { Reason::HoundStep };
        Err(Illegal::new(reason, "FH-MOVE-2"))
    }

    /// FH-MOVE-3: one piece to a square, and nothing is captured.
    fn is_free(&self, to: Square) -> Result<(), Illegal> {
        if self.is_taken(to) { Err(Illegal::new(Reason::Taken { square: to }, "FH-MOVE-3")) } else { Ok(()) }
    }
}

impl Moves for FoxAndHounds {
    fn legal_moves(&self, out: &mut Vec<Move>) {
        let (pieces, steps) = self.movers();
        for &from in pieces {
            out.extend(from.neighbours(steps).filter(|to| !self.is_taken(*to)).map(|to| Move { from, to }));
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if let Stage::Won(_) = self.stage {
            return Err(Illegal::new(Reason::Over, "DEN-TURN-2"));
        }
        self.is_own_piece(m.from)?;
        self.is_one_step(m)?;
        self.is_free(m.to)
    }
}
