//! How well a level judges a position.

use crate::Style;

/// How far a level sees, and how much it misjudges. A weaker level looks less far ahead and misjudges more; it never plays a move that
/// it recognises as a blunder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How many iterations it searches.
    pub iterations: u64,
    /// The size of its misjudgements, as a share of the win: the scale of the Gumbel noise that is added to the value of each move. With
    /// 0 it plays the best move it finds.
    pub noise: f32,
    /// The largest share of the win that a move may cost according to its own search. Everyone sees a blunder of this size.
    pub cap: f32,
    /// What it pays attention to.
    pub style: Style,
}

impl Skill {
    /// This many iterations, without misjudgements.
    pub const fn exact(iterations: u64) -> Skill {
        Skill::new(iterations, 0.0, 0.0)
    }

    /// This many iterations, with misjudgements of this size and this cap.
    pub const fn new(iterations: u64, noise: f32, cap: f32) -> Skill {
        Skill { iterations, noise, cap, style: Style::Balanced }
    }

    /// The same skill with this style.
    #[must_use]
    pub const fn with_style(self, style: Style) -> Skill {
        Skill { style, ..self }
    }
}
