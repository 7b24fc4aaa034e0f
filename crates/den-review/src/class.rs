//! How good a decision was.

use den_core::Deserialize;
use serde::Serialize;

/// The class of a decision, by what it costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// As good as the best, within what the reviewer can tell.
    Good,
    /// Slightly worse.
    Inaccurate,
    /// A mistake.
    Bad,
    /// A mistake that can lose the game.
    VeryBad,
}

impl Class {
    /// All classes, the best first.
    pub const ALL: [Class; 4] = [Class::Good, Class::Inaccurate, Class::Bad, Class::VeryBad];

    /// The class of a decision that costs this share of the win.
    pub fn of(cost: f64) -> Class {
        match cost {
            cost if cost < Class::Inaccurate.threshold() => Class::Good,
            cost if cost < Class::Bad.threshold() => Class::Inaccurate,
            cost if cost < Class::VeryBad.threshold() => Class::Bad,
            _ => Class::VeryBad,
        }
    }

    /// The lowest cost of a decision of this class. Two reviews of the same decision differ by up to three hundredths of the win, so less
    /// than that is never held against a player.
    pub const fn threshold(self) -> f64 {
        match self {
            Class::Good => 0.0,
            Class::Inaccurate => 0.04,
            Class::Bad => 0.08,
            Class::VeryBad => 0.16,
        }
    }
}

/// The accuracy of a decision in per cent, from the share of the win that it costs: 100 for the best move, about 64 for one that costs a
/// tenth of the win (the formula of lichess).
pub fn accuracy(cost: f64) -> f64 {
    (103.1668 * (-0.04354 * 100.0 * cost).exp() - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thresholds_separate_the_classes() {
        for class in Class::ALL {
            assert_eq!(Class::of(class.threshold()), class);
        }
        assert_eq!(Class::of(0.0799), Class::Inaccurate);
        assert_eq!(Class::of(1.0), Class::VeryBad);
    }

    #[test]
    fn accuracy_falls_from_100_to_0() {
        assert!(accuracy(0.0) > 99.9);
        assert!((accuracy(0.1) - 63.6).abs() < 0.5, "{}", accuracy(0.1));
        assert!(accuracy(1.0) < 1.0);
    }
}
