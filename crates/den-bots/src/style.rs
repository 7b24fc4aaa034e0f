//! What a player pays attention to.

/// What a player pays attention to when it evaluates a position. A game that makes no difference between styles plays every one of them
/// alike ([`Evaluate::win_shares_in`](crate::Evaluate::win_shares_in)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Everything.
    Balanced,
    /// Attack rather than build.
    Aggressive,
    /// Build rather than attack.
    Builder,
    /// Keep what it has.
    Cautious,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 4] = [Style::Balanced, Style::Aggressive, Style::Builder, Style::Cautious];

    /// The name, as in keys of texts; `None` for [`Style::Balanced`], about which there is nothing to say.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Style::Balanced => None,
            Style::Aggressive => Some("aggressive"),
            Style::Builder => Some("builder"),
            Style::Cautious => Some("cautious"),
        }
    }
}
