//! The lab's random numbers.

use den_bots::Rng;
use rand::SeedableRng;

/// The seed for `who` (0 for the dealer, then the seats from 1) in game number `game`.
pub(crate) fn seed_of(seed: u64, game: u64, who: u8) -> u64 {
    mix(mix(mix(seed).wrapping_add(game)).wrapping_add(u64::from(who)))
}

/// The dealer's random numbers in game number `game`.
///
/// ```
/// use den_core::dice;
/// let first = |game| dice::below(&mut den_lab::dealer(1, game), 1000);
/// assert_eq!(first(7), first(7));
/// assert_ne!(first(7), first(8));
/// ```
pub fn dealer(seed: u64, game: u64) -> Rng {
    Rng::seed_from_u64(seed_of(seed, game, 0))
}

/// SplitMix64's finaliser: neighbouring numbers become unrelated ones.
fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
