//! Estimates with confidence intervals.

use serde::{Deserialize, Serialize};

/// A mean from a sample, with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The number of standard errors that cover 95 % of a normal distribution.
const Z: f64 = 1.959_963_985;

impl Estimate {
    /// The mean of `n` integers, from their sum and the sum of their squares.
    pub fn of_sums(n: u64, sum: i128, squares: i128) -> Estimate {
        if n == 0 {
            return Estimate { mean: 0.0, low: 0.0, high: 0.0 };
        }
        let mean = sum as f64 / n as f64;
        // n·Σx² − (Σx)² is exact in integers, so there is no cancellation.
        let spread = (i128::from(n) * squares - sum * sum).max(0) as f64;
        let variance = if n > 1 { spread / (n as f64 * (n - 1) as f64) } else { 0.0 };
        let half = Z * (variance / n as f64).sqrt();
        Estimate { mean, low: mean - half, high: mean + half }
    }

    /// A share of `n` games (Wilson's interval, which is also valid near 0 and 1; slightly too wide if wins are split).
    pub fn of_share(n: u64, share: f64) -> Estimate {
        if n == 0 {
            return Estimate { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let n = n as f64;
        let (middle, scale) = (share + Z * Z / (2.0 * n), 1.0 + Z * Z / n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Estimate { mean: share, low: ((middle - half) / scale).max(0.0), high: ((middle + half) / scale).min(1.0) }
    }

    /// Half the width of the interval.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn the_mean_of_one_to_five() {
        let e = Estimate::of_sums(5, 15, 55);
        // The standard deviation is √2.5, the standard error √0.5.
        assert!(near(e.mean, 3.0) && near(e.margin(), 1.959_964 * 0.5f64.sqrt()), "{e:?}");
    }

    #[test]
    fn wilson_agrees_with_a_known_case() {
        // 10 of 100: 5.52 % to 17.44 %.
        let e = Estimate::of_share(100, 0.1);
        assert!(near(e.low, 0.055_229) && near(e.high, 0.174_366), "{e:?}");
    }

    #[test]
    fn a_share_of_zero_still_has_an_interval() {
        let e = Estimate::of_share(100, 0.0);
        assert!(e.low == 0.0 && e.high > 0.03);
    }
}
