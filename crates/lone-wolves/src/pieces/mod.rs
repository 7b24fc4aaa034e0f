//! The pieces of the box: wolf cards and scars; the tricks.

mod card;
mod scar;
mod tricks;

pub use card::{CARDS, Card, Cards, Suits, Territory};
pub(crate) use card::{LOWEST, VALUES, as_text};
pub(crate) use scar::MAX_COPIES;
pub use scar::{EFFECTS, Kinds, Moon, Scar, Scars, Slot, SlotKind};
pub use tricks::{Laid, Trick, Tricks};
