//! How an event is shown on the board: a list of acts, told by the game ([`super::Ui::acts`]) and played by [`crate::stage`].
//!
//! An act names things by the `data-key` that [`super::svg::at`] gives them, so that the same thing is found in the picture before the
//! step and in the one after it. All acts of a step are played on the picture before it, one after another; then the picture after it
//! takes its place. A thing that ends where the picture after the step shows it does not jump.
//!
//! ```ignore
//! Event::Moves { animal, from, to, .. } => vec![Act::go(key, ring(from, to))],
//! Event::Takes { pasture, .. } => vec![Act::fly(sheep, Place::of(sheep), wood), Act::pop(Place::of(seat), "−1")],
//! ```

use den_core::Seat;

/// A place on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    /// Where the thing with this `data-key`, `data-spot` or `data-token` is: in the picture before the step, or else in the one after it.
    Of(String),
    /// Where the thing with this name is in the picture after the step.
    Then(String),
    /// A point of the board's first picture, in its own units.
    At(f64, f64),
}

impl Place {
    /// Where a thing is.
    pub fn of(name: impl Into<String>) -> Place {
        Place::Of(name.into())
    }

    /// Where a thing will be.
    pub fn then(name: impl Into<String>) -> Place {
        Place::Then(name.into())
    }
}

/// Something that moves, appears, turns or counts on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// A thing goes along these places, from where it is: a wolf that walks, a wolf that is pushed.
    Go {
        /// Its `data-key`.
        key: String,
        /// The places it passes and the one where it stops.
        path: Vec<Place>,
    },
    /// A thing flies from one place to another: a card from a hand to the table. It may be in only one of both pictures.
    Fly {
        /// Its `data-key`.
        key: String,
        /// From here.
        from: Place,
        /// To here.
        to: Place,
    },
    /// A thing turns over: from its look before the step to its look after it.
    Flip {
        /// Its `data-key`.
        key: String,
    },
    /// A thing that is only in the picture after the step appears.
    Appear {
        /// Its `data-key`.
        key: String,
    },
    /// A thing that is only in the picture before the step goes away.
    Leave {
        /// Its `data-key`.
        key: String,
    },
    /// A few letters rise where something was earned or lost: `+3`, `−1`. The next act does not wait for them.
    Pop {
        /// Here.
        at: Place,
        /// The letters.
        text: String,
    },
    /// A thing is lit for a moment.
    Light {
        /// This one.
        of: Place,
    },
    /// Nothing happens for so many milliseconds.
    Pause(u32),
    /// Acts that are played at the same time.
    Together(Vec<Act>),
}

impl Act {
    /// A thing goes along a path.
    pub fn go(key: impl Into<String>, path: impl IntoIterator<Item = Place>) -> Act {
        Act::Go { key: key.into(), path: path.into_iter().collect() }
    }

    /// A thing flies.
    pub fn fly(key: impl Into<String>, from: Place, to: Place) -> Act {
        Act::Fly { key: key.into(), from, to }
    }

    /// A thing turns over.
    pub fn flip(key: impl Into<String>) -> Act {
        Act::Flip { key: key.into() }
    }

    /// A thing appears.
    pub fn appear(key: impl Into<String>) -> Act {
        Act::Appear { key: key.into() }
    }

    /// A thing goes away.
    pub fn leave(key: impl Into<String>) -> Act {
        Act::Leave { key: key.into() }
    }

    /// Letters rise.
    pub fn pop(at: Place, text: impl Into<String>) -> Act {
        Act::Pop { at, text: text.into() }
    }

    /// A thing is lit.
    pub fn light(of: Place) -> Act {
        Act::Light { of }
    }

    /// How long it takes at normal speed, in milliseconds.
    pub fn ms(&self) -> f64 {
        match self {
            Act::Go { path, .. } => (220.0 + 130.0 * path.len() as f64).min(900.0),
            Act::Fly { .. } => 450.0,
            Act::Flip { .. } => 360.0,
            Act::Appear { .. } | Act::Leave { .. } => 260.0,
            Act::Pop { .. } => 200.0,
            Act::Light { .. } => 320.0,
            Act::Pause(ms) => f64::from(*ms),
            Act::Together(acts) => acts.iter().map(Act::ms).fold(0.0, f64::max),
        }
    }
}

/// What sort of thing an event is: its sign in the log and its sound.
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
    /// Something is turned over.
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

/// What an event is about, for the log, the strip and the sounds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct About {
    /// Who did it.
    pub seat: Option<Seat>,
    /// What sort of thing it is.
    pub sort: Sort,
    /// Whether it is only a detail: it is not in the strip, and the log folds it away.
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

    /// A detail.
    pub fn detail(self) -> About {
        About { detail: true, ..self }
    }
}

/// What a tooltip says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tip {
    /// What the thing is called.
    pub title: String,
    /// What it does, is worth or costs; a paragraph each.
    pub text: Vec<String>,
    /// The id of the rule to read.
    pub rule: Option<String>,
}

impl Tip {
    /// A tip with one paragraph.
    pub fn new(title: impl Into<String>, text: impl Into<String>) -> Tip {
        let text: String = text.into();
        Tip { title: title.into(), text: if text.is_empty() { Vec::new() } else { vec![text] }, rule: None }
    }

    /// With the rule to read.
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
