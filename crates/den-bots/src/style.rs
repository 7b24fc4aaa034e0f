//! What a player pays attention to.

/// What a player pays attention to when it evaluates a position. A game that makes no difference between styles plays every one of them
/// alike ([`Evaluate::win_shares_in`](crate::Evaluate::win_shares_in)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Everything.
    Balanced,
    /// Only what a beginner sees: what is on the table, not what will come of it.
    Beginner,
    /// Attack rather than build.
    Aggressive,
    /// Build rather than attack.
    Builder,
    /// Keep what it has.
    Cautious,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 5] = [Style::Balanced, Style::Beginner, Style::Aggressive, Style::Builder, Style::Cautious];
}
