//! How well a level judges a position.

/// What a level sees of a position, and how far its judgement is off. A weaker level looks less far ahead and misjudges more; it never
/// plays a move that it sees to be a blunder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How many iterations it searches.
    pub iterations: u64,
    /// The size of its misjudgements, as a share of the win: the scale of a Gumbel distribution, of which one value is added to what each
    /// move is worth. With 0 it plays the best move that it finds.
    pub noise: f32,
    /// The largest share of the win that a move may cost, by its own search. Everybody sees a blunder of this size.
    pub cap: f32,
}

impl Skill {
    /// So many iterations without misjudgement.
    pub const fn exact(iterations: u64) -> Skill {
        Skill { iterations, noise: 0.0, cap: 0.0 }
    }

    /// So many iterations, with misjudgements of this size and this cap.
    pub const fn new(iterations: u64, noise: f32, cap: f32) -> Skill {
        Skill { iterations, noise, cap }
    }
}
