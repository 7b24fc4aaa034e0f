//! What has to be decided next, and what of a compound action is already decided.

use serde::{Deserialize, Serialize};

use crate::pieces::{Prey, Prize, Terrain};

/// The action that was chosen; hexes by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Act {
    /// Move wolves onto this terrain.
    Move(Terrain),
    /// Dig a den here.
    Den(u8),
    /// Turn the den here into a lair.
    Lair(u8),
    /// Howl for the lone wolf here.
    Howl(u8),
    /// Dominate the piece here.
    Dominate(Prize, u8),
}

/// A move action under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Run {
    /// Where the wolves must stop.
    pub terrain: Terrain,
    /// How many wolves may still move.
    pub left: u8,
    /// Where the wolves that moved stand: hex number, plus 256 for an alpha; sorted, 65535 for none.
    pub moved: [u16; 4],
}

/// No wolf.
const NOBODY: u16 = u16::MAX;

impl Run {
    pub(crate) fn new(terrain: Terrain, left: u8) -> Run {
        Run { terrain, left, moved: [NOBODY; 4] }
    }

    /// Whether a wolf has moved already.
    pub(crate) fn begun(&self) -> bool {
        self.moved[0] != NOBODY
    }

    /// How many of the wolves of this kind on `hex` moved there in this action.
    #[inline]
    pub(crate) fn moved_at(&self, alpha: bool, hex: u8) -> u8 {
        let wolf = wolf_code(alpha, hex);
        self.moved.iter().filter(|w| **w == wolf).count() as u8
    }

    /// The wolves that moved: whether each is an alpha, and where it stands.
    pub(crate) fn moved(&self) -> impl Iterator<Item = (bool, u8)> + Clone + use<> {
        self.moved.into_iter().filter(|wolf| *wolf != NOBODY).map(|wolf| (wolf >> 8 != 0, wolf as u8))
    }

    /// Whether the wolves that moved are written as they should be.
    pub(crate) fn is_sound(&self) -> bool {
        self.moved.is_sorted() && self.moved.iter().all(|wolf| *wolf == NOBODY || *wolf < 512)
    }

    pub(crate) fn note(&mut self, alpha: bool, hex: u8) {
        self.moved[3] = wolf_code(alpha, hex);
        self.moved.sort_unstable();
        self.left -= 1;
    }
}

fn wolf_code(alpha: bool, hex: u8) -> u16 {
    u16::from(hex) | u16::from(alpha) << 8
}

/// What has to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The dealer deals the map.
    Deal,
    /// Which way up the terrain tiles start.
    Faces,
    /// Where a first pair of wolves starts.
    Place,
    /// An action, or the end of the turn.
    Act,
    /// How the action is paid.
    Pay(Act),
    /// Which wolf moves next.
    Run(Run),
    /// Where that wolf goes.
    Goal {
        /// The move action.
        run: Run,
        /// Whether the wolf is an alpha.
        alpha: bool,
        /// Where it stands.
        from: u8,
    },
    /// Where a displaced wolf goes.
    Displace {
        /// Its pack.
        pack: u8,
        /// Whether it is an alpha.
        alpha: bool,
        /// The hex it had to leave.
        from: u8,
        /// The move action that goes on afterwards; none where a lair displaced it.
        run: Option<Run>,
    },
    /// The track that a den comes from.
    Track {
        /// Where it goes.
        hex: u8,
    },
    /// Which of two surrounded stacks of the same prey is hunted.
    Hunt(Prey),
    /// The game is over.
    Over,
}
