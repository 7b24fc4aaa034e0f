//! Plays a move.

use den_core::{Log, Moves, Play};

use crate::event::Event;
use crate::moves::Move;
use crate::state::{FOX, FoxAndHounds, HOUNDS, Stage};

impl FoxAndHounds {
    /// FH-END-1: the fox wins on the hounds' first rank. FH-END-2: a side that cannot move loses.
    fn next_stage(&self, moved: den_core::Seat) -> Stage {
        let other = if moved == FOX { HOUNDS } else { FOX };
        if self.fox.rank == 0 {
            return Stage::Won(FOX);
        }
        let after = FoxAndHounds { stage: Stage::Move(other), ..self.clone() };
        let mut moves = Vec::new();
        after.legal_moves(&mut moves);
        if moves.is_empty() { Stage::Won(moved) } else { Stage::Move(other) }
    }
}

impl Play for FoxAndHounds {
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        let Stage::Move(seat) = self.stage else { return };
        if seat == FOX {
            self.fox = m.to;
        } else if let Some(hound) = self.hounds.iter_mut().find(|hound| **hound == m.from) {
            *hound = m.to;
            self.hounds.sort_unstable();
        }
        log.add(Event::Moved { seat, from: m.from, to: m.to });
        self.stage = self.next_stage(seat);
        if let Stage::Won(winner) = self.stage {
            log.add(Event::Won { seat: winner });
        }
    }
}
