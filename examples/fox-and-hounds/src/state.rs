//! The position.

use std::ops::RangeInclusive;

use den_core::{NoContent, Refusal, Rules, Seat, Shared, Turn};

use crate::chance::Chance;
use crate::event::Event;
use crate::moves::Move;
use crate::options::Options;
use crate::pieces::Square;
use crate::setup::Setup;

/// The seat of the fox.
pub(crate) const FOX: Seat = Seat(0);
/// The seat of the hounds.
pub(crate) const HOUNDS: Seat = Seat(1);

/// What has to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// This seat moves.
    Move(Seat),
    /// This seat has won.
    Won(Seat),
}

/// A position of Fox and Hounds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FoxAndHounds {
    pub(crate) setup: Shared<Setup>,
    pub(crate) stage: Stage,
    pub(crate) fox: Square,
    /// The hounds, sorted.
    pub(crate) hounds: [Square; 4],
}

impl FoxAndHounds {
    /// Whether there is a piece on a square.
    pub(crate) fn is_taken(&self, square: Square) -> bool {
        self.fox == square || self.hounds.contains(&square)
    }
}

impl Rules for FoxAndHounds {
    const ID: &'static str = "fox-and-hounds";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MINUTES: (u8, u8) = (5, 10);

    type Content = NoContent;
    type Options = Options;
    type Setup = Setup;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;

    fn set_up(_: &NoContent, options: &Options, _: u8) -> Result<Setup, Refusal> {
        Ok(Setup { start: options.start })
    }

    /// FH-SETUP-1: four hounds on the first rank, the fox on the last; the fox moves first.
    fn start(setup: &Shared<Setup>) -> FoxAndHounds {
        let hounds = [0, 2, 4, 6].map(|file| Square { file, rank: 0 });
        FoxAndHounds { setup: setup.clone(), stage: Stage::Move(FOX), fox: setup.start, hounds }
    }

    fn setup(&self) -> &Shared<Setup> {
        &self.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Move(seat) => Turn::Seat(seat),
            Stage::Won(_) => Turn::Over,
        }
    }
}
