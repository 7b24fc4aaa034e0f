//! Statistics: confidence intervals of paired results, Elo, and when a match may stop.

use serde::Serialize;

use crate::Estimate;

/// The number of standard errors that cover 95 % of a normal distribution.
const Z: f64 = 1.959_963_985;

/// The mean of some values with its 95 % interval. Each value is one deal, played from all sides, so that the luck of the deal cancels out.
pub(crate) fn of_figures(figures: &[f64]) -> Estimate {
    let n = figures.len() as f64;
    if figures.is_empty() {
        return Estimate { mean: 0.0, low: 0.0, high: 1.0 };
    }
    let mean = figures.iter().sum::<f64>() / n;
    let half = Z * (variance(figures, mean) / n).sqrt();
    Estimate { mean, low: (mean - half).max(0.0), high: (mean + half).min(1.0) }
}

/// The variance of the values. Two extra values, one at each end, keep it from vanishing when all results are equal.
fn variance(figures: &[f64], mean: f64) -> f64 {
    let spread: f64 = figures.iter().chain(&[0.0, 1.0]).map(|f| (f - mean).powi(2)).sum();
    spread / (figures.len() + 1) as f64
}

/// A strength relative to the others at the table, in Elo points, with its 95 % interval. An unbounded end is infinite, and `null` in
/// JSON.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// The points.
    pub points: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The Elo advantage of a bot that wins this share of the games at a table with `sides` sides.
///
/// ```
/// use den_lab::{Estimate, elo};
/// let even = elo(Estimate { mean: 1.0 / 3.0, low: 0.3, high: 0.4 }, 3);
/// assert!(even.points.abs() < 1e-9 && even.low < 0.0 && even.high > 0.0);
/// let stronger = elo(Estimate { mean: 0.76, low: 0.7, high: 0.8 }, 2);
/// assert!((stronger.points - 200.0).abs() < 1.0);
/// ```
pub fn elo(share: Estimate, sides: usize) -> Elo {
    let points = |share: f64| 400.0 * (share * (sides as f64 - 1.0) / (1.0 - share)).log10();
    Elo { points: points(share.mean), low: points(share.low), high: points(share.high) }
}

/// The expected share of the wins of a bot with this Elo advantage at a table with `sides` sides.
pub fn expected_share(elo: f64, sides: usize) -> f64 {
    let strength = 10f64.powf(elo / 400.0);
    strength / (strength + sides as f64 - 1.0)
}

/// A sequential probability ratio test: is the first bot `elo0` or `elo1` points stronger than the others?
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The null hypothesis.
    pub elo0: f64,
    /// The alternative.
    pub elo1: f64,
}

/// The verdict of a test so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// At least `elo1` is more likely, with at most one error in 20.
    Stronger,
    /// At most `elo0` is more likely, with at most one error in 20.
    NotStronger,
    /// Not decided.
    Open,
}

/// A test and its verdict.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// The test.
    pub test: Sprt,
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// The verdict.
    pub verdict: Verdict,
}

impl Sprt {
    /// Evaluates the test for these values, one for each deal.
    pub fn evaluate(self, figures: &[f64], sides: usize) -> SprtReport {
        // One error in 20, either way.
        let bound = 19f64.ln();
        let (s0, s1) = (expected_share(self.elo0, sides), expected_share(self.elo1, sides));
        let n = figures.len() as f64;
        let mean = figures.iter().sum::<f64>() / n.max(1.0);
        let llr = if figures.is_empty() { 0.0 } else { n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance(figures, mean)) };
        let verdict = if llr >= bound {
            Verdict::Stronger
        } else if llr <= -bound {
            Verdict::NotStronger
        } else {
            Verdict::Open
        };
        SprtReport { test: self, llr, verdict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, SeedableRng};

    #[test]
    fn elo_and_share_are_inverse() {
        for sides in 2..=5 {
            for points in [-300.0, 0.0, 50.0, 400.0] {
                let share = expected_share(points, sides);
                let back = elo(Estimate { mean: share, low: share, high: share }, sides);
                assert!((back.points - points).abs() < 1e-6);
            }
        }
    }

    #[test]
    fn equal_results_leave_some_doubt() {
        let sure = of_figures(&[1.0; 50]);
        assert!(sure.low < 0.99 && sure.high == 1.0, "{sure:?}");
    }

    /// Pairs of coin tosses with a known bias.
    fn tosses(seed: u64, heads: f64, pairs: usize) -> Vec<f64> {
        let mut rng = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut toss = || f64::from(u8::from(f64::from(rng.next_u32()) / 4_294_967_296.0 < heads));
        (0..pairs).map(|_| (toss() + toss()) / 2.0).collect()
    }

    #[test]
    fn the_interval_contains_the_truth_nineteen_times_in_twenty() {
        let held = (0..1000).filter(|&seed| {
            let e = of_figures(&tosses(seed, 0.7, 200));
            e.low <= 0.7 && 0.7 <= e.high
        });
        let held = held.count();
        assert!((930..=970).contains(&held), "{held} of 1000");
    }

    #[test]
    fn the_sequential_test_errs_at_most_one_time_in_twenty() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        let mut wrong = [0, 0];
        for (case, truth) in [0.0, 50.0].into_iter().enumerate() {
            for seed in 0..1000 {
                let figures = tosses(seed + 100_000 * case as u64, expected_share(truth, 2), 4000);
                let verdict = (20..figures.len()).map(|n| test.evaluate(&figures[..n], 2).verdict).find(|v| *v != Verdict::Open);
                let right = if case == 0 { Verdict::NotStronger } else { Verdict::Stronger };
                wrong[case] += u32::from(verdict != Some(right));
            }
        }
        assert!(wrong[0] <= 60 && wrong[1] <= 60, "{wrong:?} of 1000 each");
    }
}
