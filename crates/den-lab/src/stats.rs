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

/// The figures of deals, less what luck explains of them. How much of each kind of luck counts is fitted to the other half of the deals, so that
/// the mean stays that of the figures: a kind of luck that says nothing about results is left in.
pub(crate) fn less_luck(figures: &[f64], luck: &[[f64; 2]]) -> Vec<f64> {
    let weights = [0, 1].map(|half| weights(figures.iter().zip(luck).skip(1 - half).step_by(2)));
    let adjusted = figures.iter().zip(luck).enumerate();
    adjusted
        .map(|(at, (figure, luck))| figure - weights[at % 2].iter().zip(luck).map(|(weight, luck)| weight * luck).sum::<f64>())
        .collect()
}

/// The weights of two kinds of luck that explain figures best, by least squares.
fn weights<'a>(deals: impl Iterator<Item = (&'a f64, &'a [f64; 2])> + Clone) -> [f64; 2] {
    let n = deals.clone().count().max(1) as f64;
    let mean = deals.clone().map(|(figure, _)| figure).sum::<f64>() / n;
    let (mut squares, mut products) = ([[0.0; 2]; 2], [0.0; 2]);
    for (figure, luck) in deals {
        for a in 0..2 {
            products[a] += luck[a] * (figure - mean);
            (0..2).for_each(|b| squares[a][b] += luck[a] * luck[b]);
        }
    }
    // Luck that never varies has no weight.
    (0..2).for_each(|a| squares[a][a] += f64::EPSILON * n);
    let determinant = squares[0][0] * squares[1][1] - squares[0][1] * squares[1][0];
    [
        (squares[1][1] * products[0] - squares[0][1] * products[1]) / determinant,
        (squares[0][0] * products[1] - squares[1][0] * products[0]) / determinant,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, SeedableRng};

    #[test]
    fn luck_is_taken_off_as_far_as_it_explains_results() {
        let mut rng = rand::rngs::SmallRng::seed_from_u64(5);
        let mut uniform = || f64::from(rng.next_u32()) / f64::from(u32::MAX) - 0.5;
        // The first kind of luck counts half, the second says nothing.
        let deals: Vec<(f64, [f64; 2])> = (0..4_000)
            .map(|_| {
                let (luck, other) = ([uniform(), uniform()], uniform());
                (0.6 + 0.5 * luck[0] + 0.1 * other, luck)
            })
            .collect();
        let (figures, luck): (Vec<f64>, Vec<[f64; 2]>) = deals.into_iter().unzip();
        let [raw, adjusted] = [of_figures(&figures), of_figures(&less_luck(&figures, &luck))];
        assert!((adjusted.mean - 0.6).abs() < adjusted.margin() * 1.5, "{adjusted:?}");
        assert!(raw.margin() > 4.0 * adjusted.margin(), "{raw:?} {adjusted:?}");
        let nothing = vec![[0.0; 2]; figures.len()];
        assert_eq!(less_luck(&figures, &nothing), figures);
    }

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
