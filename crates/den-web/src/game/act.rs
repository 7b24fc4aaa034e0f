//! How an event is shown on the board: a list of acts, defined by the game ([`super::Ui::acts`]) and played by [`crate::stage`].
//!
//! An act refers to things by their `data-key` (see [`super::svg::at`]), so that the same thing is found in the picture before the
//! step and in the one after it. All acts of a step are played in sequence on the picture before it; then the picture after it
//! replaces it. A thing that ends where the picture after the step shows it does not jump.
//!
//! ```ignore
//! Event::Moves { animal, from, to, .. } => vec![Act::go(key, ring(from, to))],
//! Event::Takes { pasture, .. } => vec![Act::fly(sheep, Place::of(sheep), wood), Act::pop(Place::of(seat), "−1")],
//! ```

use den_core::Seat;

/// The shapes of the seats or packs as letters, in the order of their colours. A rising text that begins with one has its colour.
pub const SHAPES: [char; 5] = ['●', '■', '▲', '◆', '⬢'];

/// A place on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    /// The location of the thing with this `data-key`, `data-spot` or `data-token`: in the picture before the step, otherwise in the one after
    /// it.
    Of(String),
    /// The location of the thing with this name in the picture after the step.
    Then(String),
    /// A point of the board's first picture, in its own units.
    At(f64, f64),
}

impl Place {
    /// The current location of a thing.
    pub fn of(name: impl Into<String>) -> Place {
        Place::Of(name.into())
    }

    /// The location of a thing after the step.
    pub fn then(name: impl Into<String>) -> Place {
        Place::Then(name.into())
    }
}

/// An animation: something moves, appears, flips or counts.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// A thing moves along a path from its current location: a wolf that walks, or is pushed.
    Go {
        /// Its `data-key`.
        key: String,
        /// The places it passes, and the one where it stops.
        path: Vec<Place>,
    },
    /// A thing flies from one place to another: a card from a hand to the table. It may be in only one of the two pictures.
    Fly {
        /// Its `data-key`.
        key: String,
        /// The start.
        from: Place,
        /// The end.
        to: Place,
    },
    /// A thing flips from its look before the step to its look after it.
    Flip {
        /// Its `data-key`.
        key: String,
    },
    /// A thing that is only in the picture after the step appears.
    Appear {
        /// Its `data-key`.
        key: String,
    },
    /// A thing that is only in the picture before the step disappears.
    Leave {
        /// Its `data-key`.
        key: String,
    },
    /// A short text rises where something was gained or lost: `+3`, `−1`. The next act does not wait for it.
    Pop {
        /// Where.
        at: Place,
        /// The text.
        text: String,
    },
    /// A thing is highlighted for a moment.
    Light {
        /// The thing.
        of: Place,
    },
    /// Things are shown large in the middle of the board with a sentence below them, and then go back: a moment that the turn waits for.
    Present {
        /// Their `data-key`s, from left to right.
        keys: Vec<String>,
        /// The sentence.
        text: String,
    },
    /// A pause, in milliseconds. A turn that takes too long is played faster, but its pauses are not.
    Pause(u32),
    /// The event with this number is told: what follows shows it.
    Tell(usize),
    /// Acts that are played at the same time.
    Together(Vec<Act>),
}

impl Act {
    /// Moves a thing along a path.
    pub fn go(key: impl Into<String>, path: impl IntoIterator<Item = Place>) -> Act {
        Act::Go { key: key.into(), path: path.into_iter().collect() }
    }

    /// Flies a thing.
    pub fn fly(key: impl Into<String>, from: Place, to: Place) -> Act {
        Act::Fly { key: key.into(), from, to }
    }

    /// Flips a thing.
    pub fn flip(key: impl Into<String>) -> Act {
        Act::Flip { key: key.into() }
    }

    /// Shows a new thing.
    pub fn appear(key: impl Into<String>) -> Act {
        Act::Appear { key: key.into() }
    }

    /// Removes a thing.
    pub fn leave(key: impl Into<String>) -> Act {
        Act::Leave { key: key.into() }
    }

    /// Shows a rising text.
    pub fn pop(at: Place, text: impl Into<String>) -> Act {
        Act::Pop { at, text: text.into() }
    }

    /// Highlights a thing.
    pub fn light(of: Place) -> Act {
        Act::Light { of }
    }

    /// Whether it keeps its duration in a turn that takes too long.
    pub fn is_moment(&self) -> bool {
        matches!(self, Act::Present { .. } | Act::Pause(_))
    }

    /// The duration at normal speed, in milliseconds.
    pub fn ms(&self) -> f64 {
        match self {
            Act::Go { path, .. } => (220.0 + 130.0 * path.len() as f64).min(900.0),
            Act::Fly { .. } => 450.0,
            Act::Flip { .. } => 360.0,
            Act::Appear { .. } | Act::Leave { .. } => 260.0,
            Act::Pop { .. } => 200.0,
            Act::Light { .. } => 320.0,
            Act::Present { .. } => 1500.0,
            Act::Pause(ms) => f64::from(*ms),
            Act::Tell(_) => 0.0,
            Act::Together(acts) => acts.iter().map(Act::ms).fold(0.0, f64::max),
        }
    }
}

/// The kind of an event, which determines its icon in the log and its sound.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Sort {
    /// Nothing special.
    #[default]
    Other,
    /// Something is dealt or drawn.
    Deal,
    /// A card is played.
    Card,
    /// A piece moves.
    Go,
    /// Something is flipped.
    Flip,
    /// Something is lost or taken away.
    Take,
    /// Something is built or placed.
    Build,
    /// Points are scored.
    Score,
    /// The game ends.
    End,
}

/// What an event is about, for the log, the summary of the last turn and the sounds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct About {
    /// Who did it.
    pub seat: Option<Seat>,
    /// The kind of event.
    pub sort: Sort,
    /// Whether it is a detail, which the summary leaves out and the log folds away.
    pub detail: bool,
}

impl About {
    /// Something that a seat did.
    pub fn by(seat: Seat, sort: Sort) -> About {
        About { seat: Some(seat), sort, detail: false }
    }

    /// Something that happened by itself.
    pub fn of(sort: Sort) -> About {
        About { seat: None, sort, detail: false }
    }

    /// Marks it as a detail.
    pub fn detail(self) -> About {
        About { detail: true, ..self }
    }
}

/// The content of a tooltip.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tip {
    /// The name of the thing.
    pub title: String,
    /// What it does, is worth or costs, in paragraphs.
    pub text: Vec<String>,
    /// The id of the rule about it.
    pub rule: Option<String>,
}

impl Tip {
    /// A tip with one paragraph.
    pub fn new(title: impl Into<String>, text: impl Into<String>) -> Tip {
        let text: String = text.into();
        Tip { title: title.into(), text: if text.is_empty() { Vec::new() } else { vec![text] }, rule: None }
    }

    /// Adds the rule.
    pub fn rule(self, id: impl Into<String>) -> Tip {
        Tip { rule: Some(id.into()), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_at_the_same_time_take_as_long_as_the_longest() {
        let walk = Act::go("wolf", [Place::At(0.0, 0.0), Place::At(1.0, 0.0)]);
        let both = Act::Together(vec![walk.clone(), Act::pop(Place::of("seat"), "+1")]);
        assert_eq!(both.ms(), walk.ms());
        assert!(Act::go("wolf", vec![Place::At(0.0, 0.0); 40]).ms() <= 900.0, "a long way is not a long wait");
    }
}
