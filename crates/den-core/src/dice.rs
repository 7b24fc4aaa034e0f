//! Random draws that are the same on every machine.
//!
//! A deal must stay verifiable for years, so it must not depend on a library's version or on the width of a pointer (32 bits in a
//! browser). The few kinds of draw that the games need are therefore implemented here, on 32-bit words from the stream.

use rand::Rng;

/// A number below `n`, each equally likely (Lemire's method).
///
/// # Panics
/// If `n` is 0.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), n: u32) -> u32 {
    assert!(n > 0, "nothing to draw from");
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let reject = n.wrapping_neg() % n;
        while (product as u32) < reject {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// Shuffles all of `items`.
pub fn shuffle<T>(rng: &mut (impl Rng + ?Sized), items: &mut [T]) {
    let len = items.len();
    draw_front(rng, items, len);
}

/// Moves a uniformly random ordered selection of `count` items to the front of `items`.
#[inline]
pub fn draw_front<T>(rng: &mut (impl Rng + ?Sized), items: &mut [T], count: usize) {
    for i in 0..count.min(items.len()) {
        let j = i + below(rng, (items.len() - i) as u32) as usize;
        items.swap(i, j);
    }
}

/// One of `items`, each equally likely.
///
/// # Panics
/// If `items` is empty.
#[inline]
pub fn one_of<T: Copy>(rng: &mut (impl Rng + ?Sized), items: &[T]) -> T {
    items[below(rng, items.len() as u32) as usize]
}

/// The index of one of the set bits of `set`, each equally likely.
///
/// # Panics
/// If `set` is 0.
#[inline]
pub fn bit_of(rng: &mut (impl Rng + ?Sized), set: u64) -> u32 {
    if set <= 0xff {
        let bits = &BYTES[set as usize];
        return bits.numbers[below(rng, bits.count as u32) as usize & 7] as u32;
    }
    nth_bit(set, below(rng, set.count_ones()))
}

/// The index of the `n`th set bit of `set`, counted from 0. Unspecified if there are not that many.
#[inline]
pub const fn nth_bit(set: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    if set <= 0xff {
        return BYTES[set as usize].numbers[n as usize & 7] as u32;
    }
    // Bits set in each byte, then the running total up to each byte.
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let upto = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    // The bit is in the first byte whose running total exceeds `n`.
    let passed = (((n as u64 * ONES) | HIGH) - upto) & HIGH;
    let byte = ((passed >> 7).wrapping_mul(ONES) >> 56) as u32 & 7;
    let before = ((upto << 8) >> (8 * byte)) as u32 & 0xff;
    8 * byte + BYTES[(set >> (8 * byte)) as usize & 0xff].numbers[(n - before) as usize & 7] as u32
}

/// The set bits of a byte: their indices padded with zeros, and their number.
#[derive(Clone, Copy)]
struct Byte {
    numbers: [u8; 8],
    count: u8,
}

static BYTES: [Byte; 256] = {
    let mut table = [Byte { numbers: [0; 8], count: 0 }; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                table[byte].numbers[n] = bit;
                n += 1;
            }
            bit += 1;
        }
        table[byte].count = n as u8;
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    #[test]
    fn random_draws_are_pinned() {
        let mut rng = ChaCha8Rng::from_seed([7; 32]);
        let drawn: Vec<u32> = (0..8).map(|_| below(&mut rng, 30)).collect();
        assert_eq!(drawn, PINNED);
        let mut cards: Vec<u32> = (0..10).collect();
        shuffle(&mut rng, &mut cards);
        assert_eq!(cards, SHUFFLED);
    }

    const PINNED: [u32; 8] = [10, 6, 25, 24, 1, 8, 3, 10];
    const SHUFFLED: [u32; 10] = [5, 7, 6, 3, 2, 8, 1, 0, 9, 4];

    #[test]
    fn bits_are_counted_from_the_lowest() {
        let mut rng = ChaCha8Rng::from_seed([3; 32]);
        let word = |rng: &mut ChaCha8Rng| u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
        for thinned in 0..4 {
            for _ in 0..500 {
                let set = (0..thinned).fold(word(&mut rng), |set, _| set & word(&mut rng));
                let bits = (0..64).filter(|bit| set >> bit & 1 != 0);
                bits.enumerate().for_each(|(n, bit)| assert_eq!(nth_bit(set, n as u32), bit, "bit {n} of {set:#b}"));
            }
        }
        assert_eq!((nth_bit(u64::MAX, 63), nth_bit(1 << 63, 0), nth_bit(1, 0), nth_bit(0xff, 7)), (63, 63, 0, 7));
    }

    #[test]
    fn each_number_is_equally_likely() {
        let mut rng = ChaCha8Rng::from_seed([1; 32]);
        let mut seen = [0u32; 6];
        for _ in 0..60_000u32 {
            seen[bit_of(&mut rng, 0b1011_0110_0001) as usize % 6] += 1;
        }
        // The set has bits 0, 5, 6, 8, 9, 11: modulo 6 they are 0, 5, 0, 2, 3, 5.
        let expected = [2u32, 0, 1, 1, 0, 2];
        for (count, share) in seen.iter().zip(expected) {
            assert!(count.abs_diff(share * 10_000) < 500, "{seen:?}");
        }
    }
}
