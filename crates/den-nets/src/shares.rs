//! From the strengths of the seats to their shares of the win.

use crate::ONE;

/// The base-2 logarithm of e, times [`ONE`].
const LOG2_E: i64 = 1477;
/// Smaller weights than 2 to the power of minus this are zero.
const MAX_HALVINGS: i64 = 24;

/// 2 to the power of n/1024, times 2 to the power of 30.
const POWERS: [u32; 1024] = {
    // 2 to the power of 1/1024, times 2 to the power of 62.
    const STEP: u128 = 4_614_808_732_577_250_068;
    let mut powers = [0; 1024];
    let mut power: u128 = 1 << 62;
    let mut n = 0;
    while n < 1024 {
        powers[n] = (power >> 32) as u32;
        power = (power * STEP) >> 62;
        n += 1;
    }
    powers
};

/// The share of the win for each strength (natural logarithms, times [`ONE`]): the weights e^strength, divided by their sum.
///
/// ```
/// use den_nets::{ONE, shares};
///
/// assert_eq!(shares(&[0, 0]), [0.5, 0.5]);
/// let [strong, weak] = shares(&[ONE, 0]);
/// assert!((strong - 0.731).abs() < 0.001 && (strong + weak - 1.0).abs() < 1e-6);
/// ```
pub fn shares<const N: usize>(strengths: &[i32; N]) -> [f32; N] {
    let best = strengths.iter().copied().max().unwrap_or(0);
    let weights = strengths.map(|strength| weight(i64::from(strength) - i64::from(best)));
    let total: u64 = weights.iter().sum();
    // Rounding once and dividing are exact operations of IEEE 754, so this is the same everywhere, too.
    weights.map(|weight| weight as f32 / total as f32)
}

/// e to the power of `below`, which is at most 0, times 2 to the power of 30.
fn weight(below: i64) -> u64 {
    let power = (below * LOG2_E) >> 10;
    let (whole, part) = (power >> 10, (power & i64::from(ONE - 1)) as usize);
    if -whole > MAX_HALVINGS { 0 } else { u64::from(POWERS[part]) >> -whole }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_powers_of_two() {
        for (n, &power) in POWERS.iter().enumerate() {
            let exact = 2f64.powf(n as f64 / 1024.0) * f64::from(1 << 30);
            assert!((f64::from(power) - exact).abs() < 2.0, "{n}: {power}, not {exact}");
        }
    }

    #[test]
    fn shares_follow_the_strengths() {
        for (mine, other) in [(0.0f64, 0.0f64), (0.3, -0.7), (-4.0, 2.5), (9.0, -9.0)] {
            let strengths = [mine, other, -1.0].map(|strength| (strength * f64::from(ONE)) as i32);
            let total: f64 = [mine, other, -1.0].iter().map(|strength| strength.exp()).sum();
            for (share, strength) in shares(&strengths).into_iter().zip([mine, other, -1.0]) {
                assert!((f64::from(share) - strength.exp() / total).abs() < 0.002);
            }
        }
        assert_eq!(shares(&[i32::MAX, i32::MIN]), [1.0, 0.0], "extreme strengths do not overflow");
    }
}
