//! The dealer: draws every chance step of a match from one secret seed, and can prove it afterwards.
//!
//! Before the match the dealer publishes the [`Commitment`], the SHA-256 of the seed; after the match, the seed itself. Each chance step is
//! drawn from its own ChaCha20 stream, seeded by the SHA-256 of the seed and the step's number, so that any step can be redrawn alone.

use std::fmt;
use std::str::FromStr;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use sha2::{Digest, Sha256};

use crate::{BadText, Expected};

/// The secret seed of a match. `Debug` does not print it, so it cannot end up in a log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// What is published before the match: the SHA-256 of the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    /// The seed for `wolfden … --seed N`: the SHA-256 of a text that contains the number.
    pub fn from_number(n: u64) -> Seed {
        Seed(sha256(&[b"wolfden seed ", n.to_string().as_bytes()]))
    }

    /// The hash that may be published before the match.
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(&[&self.0]))
    }

    /// The random stream of one step (steps count from 1).
    pub fn stream(&self, step: u64) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(sha256(&[b"wolfden step", &self.0, &step.to_le_bytes()]))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// The SHA-256 of a list of texts, as 64 hexadecimal digits. Each text is preceded by its length, so that no two lists collide.
pub(crate) fn hash_texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text.as_bytes());
    }
    const_hex::encode(hash.finalize())
}

fn from_hex(text: &str, expected: Expected) -> Result<[u8; 32], BadText> {
    // The library would also accept a leading `0x`.
    let bytes = Some(text).filter(|text| text.len() == 64).and_then(|text| const_hex::decode_to_array(text).ok());
    bytes.ok_or_else(|| BadText::new(text, expected))
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&const_hex::encode(self.0))
    }
}

impl FromStr for Seed {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Seed, BadText> {
        from_hex(text, Expected::Seed).map(Seed)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&const_hex::encode(self.0))
    }
}

impl FromStr for Commitment {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Commitment, BadText> {
        from_hex(text, Expected::Commitment).map(Commitment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_the_plain_sha256_of_the_seed() {
        // `head -c 32 /dev/zero | sha256sum` gives the same.
        let zero = Seed([0; 32]).commitment().to_string();
        assert_eq!(zero, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    #[test]
    fn hexadecimal_round_trips_and_garbage_is_refused() {
        let seed = Seed::from_number(5);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        for bad in ["", "zz", &"g".repeat(64), &"é".repeat(32), &"0".repeat(65)] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }
}
