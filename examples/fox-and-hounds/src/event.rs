//! The events.

use den_core::Seat;
use serde::{Deserialize, Serialize};

use crate::pieces::Square;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A piece moved.
    Moved {
        /// The seat that moved it.
        seat: Seat,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// The game is over.
    Won {
        /// The winner.
        seat: Seat,
    },
}
