//! The file of a net's weights.
//!
//! All numbers are little-endian: `WDNET` and a version byte; the checksum of the rest (8 bytes); the game's id with its length (1 byte); the
//! layout of the inputs (2 bytes); the numbers of inputs, of both hidden layers and of outputs (2 bytes each); then for each of the three
//! layers its biases and factors (4 bytes each) and its weights (1 byte each). The first layer has a row of weights for each input, the
//! others a row for each of their own numbers.

use std::error::Error;
use std::fmt;

use crate::Net;
use crate::net::Scale;

/// How a file starts: its name and the version of the format.
const START: &[u8; 6] = b"WDNET\x01";
/// No layer is wider than this, and no game has more inputs, so that sums cannot overflow.
const MAX_WIDTH: usize = 512;
const MAX_INPUTS: usize = 8_192;
/// No bias is larger than this, for the same reason.
const MAX_BIAS: i32 = 1 << 28;

/// Why a file of weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// It is no file of weights, or of another version.
    NoWeights,
    /// It is damaged: its checksum does not match.
    Damaged,
    /// It is cut off, or longer than its sizes say.
    Length,
    /// A size or a bias is out of range.
    Range,
    /// It is for another game.
    Game(String),
    /// It is for other inputs than this program computes.
    Layout {
        /// The layout of the file.
        found: u16,
        /// The program's own.
        expected: u16,
    },
    /// The program already uses weights: it has searched before.
    InUse,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NoWeights => f.write_str("not a file of weights, or one of another version; `cargo xtask train GAME` writes one"),
            WeightsError::Damaged => f.write_str("the file is damaged: its checksum does not match; restore it or train again"),
            WeightsError::Length => f.write_str("the file is cut off or too long; restore it or train again"),
            WeightsError::Range => f.write_str("a size or a bias in the file is out of range; train again"),
            WeightsError::Game(game) => write!(f, "these weights are for {game}"),
            WeightsError::Layout { found, expected } => {
                write!(f, "these weights are for inputs of layout {found}, but this program computes layout {expected}; train again")
            }
            WeightsError::InUse => f.write_str("a search has already used this game's weights; load others before the first search"),
        }
    }
}

impl Error for WeightsError {}

/// The checksum in a file of weights: FNV-1a with 64 bits.
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Net {
    /// Reads the weights of a game's net with this layout of inputs.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    pub fn read(bytes: &[u8], game: &str, layout: u16) -> Result<Net, WeightsError> {
        let rest = bytes.strip_prefix(START).ok_or(WeightsError::NoWeights)?;
        let (sum, rest) = rest.split_first_chunk::<8>().ok_or(WeightsError::Length)?;
        if u64::from_le_bytes(*sum) != checksum(rest) {
            return Err(WeightsError::Damaged);
        }
        let mut rest = Reader(rest);
        let length = usize::from(rest.take(1)?[0]);
        let found = String::from_utf8_lossy(rest.take(length)?).into_owned();
        if found != game {
            return Err(WeightsError::Game(found));
        }
        let found = rest.number()?;
        if found != usize::from(layout) {
            return Err(WeightsError::Layout { found: found as u16, expected: layout });
        }
        let [inputs, first, second, outputs] = [rest.number()?, rest.number()?, rest.number()?, rest.number()?];
        let widths = 1..=MAX_WIDTH;
        if !(1..=MAX_INPUTS).contains(&inputs) || [first, second, outputs].iter().any(|width| !widths.contains(width)) {
            return Err(WeightsError::Range);
        }
        let first_scale = rest.scale(first)?;
        let first = rest.weights(inputs * first)?.map(i16::from).collect();
        let second_scale = rest.scale(second)?;
        let second_row = first_scale.biases.len();
        let second = rest.weights(second_row * second)?.map(i16::from).collect();
        let output_scale = rest.scale(outputs)?;
        let output = rest.weights(second_scale.biases.len() * outputs)?.map(i16::from).collect();
        if !rest.0.is_empty() {
            return Err(WeightsError::Length);
        }
        Ok(Net { inputs, first, first_scale, second, second_scale, output, output_scale })
    }
}

/// What is left of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, n: usize) -> Result<&'a [u8], WeightsError> {
        let (taken, rest) = self.0.split_at_checked(n).ok_or(WeightsError::Length)?;
        self.0 = rest;
        Ok(taken)
    }

    fn number(&mut self) -> Result<usize, WeightsError> {
        self.take(2).map(|bytes| usize::from(bytes[0]) | usize::from(bytes[1]) << 8)
    }

    fn weights(&mut self, n: usize) -> Result<impl Iterator<Item = i8> + use<'a>, WeightsError> {
        self.take(n).map(|bytes| bytes.iter().map(|&byte| (byte as i8).max(-i8::MAX)))
    }

    fn scale(&mut self, n: usize) -> Result<Scale, WeightsError> {
        let (biases, factors) = (self.words(n)?, self.words(n)?);
        if biases.iter().any(|bias| bias.abs_diff(0) > MAX_BIAS as u32) {
            return Err(WeightsError::Range);
        }
        Ok(Scale { biases, factors })
    }

    fn words(&mut self, n: usize) -> Result<Vec<i32>, WeightsError> {
        let (words, _) = self.take(4 * n)?.as_chunks::<4>();
        Ok(words.iter().map(|bytes| i32::from_le_bytes(*bytes)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Inputs, ONE, Scratch};

    /// A file for two inputs, one number in each hidden layer and one output, which is the first input.
    fn file(layout: u16) -> Vec<u8> {
        let mut rest = vec![4];
        rest.extend(b"game");
        [layout, 2, 1, 1, 1].iter().for_each(|number| rest.extend(number.to_le_bytes()));
        let unit = 1i32 << 20;
        for (factor, weights) in [(unit, &[100, -100i8][..]), (unit / 100, &[100]), (unit / 10_000 * ONE, &[100])] {
            rest.extend(0i32.to_le_bytes());
            rest.extend(factor.to_le_bytes());
            rest.extend(weights.iter().map(|&weight| weight as u8));
        }
        with_checksum(rest)
    }

    fn with_checksum(rest: Vec<u8>) -> Vec<u8> {
        let mut file = START.to_vec();
        file.extend(checksum(&rest).to_le_bytes());
        file.extend(rest);
        file
    }

    #[test]
    fn a_file_is_read() {
        let net = Net::read(&file(3), "game", 3).expect("a complete file");
        assert_eq!((net.inputs(), net.outputs()), (2, 1));
        let mut inputs = Inputs::default();
        inputs.set(0);
        let [output, missing] = net.evaluate(&inputs, &mut Scratch::default());
        assert!((output - ONE).abs() < 10 && missing == 0, "{output} {missing}");
    }

    #[test]
    fn a_file_that_cannot_be_used_is_refused_with_a_reason() {
        let good = file(3);
        let why = |bytes: &[u8], game: &str, layout| Net::read(bytes, game, layout).unwrap_err();
        assert_eq!(why(b"", "game", 3), WeightsError::NoWeights);
        assert_eq!(why(&good[1..], "game", 3), WeightsError::NoWeights);
        assert_eq!(why(&good, "chess", 3), WeightsError::Game("game".into()));
        assert_eq!(why(&good, "game", 4), WeightsError::Layout { found: 3, expected: 4 });
        for at in START.len()..good.len() {
            let mut damaged = good.clone();
            damaged[at] ^= 1;
            assert_eq!(why(&damaged, "game", 3), WeightsError::Damaged, "byte {at}");
        }
        let rest = &good[START.len() + 8..];
        for cut in 0..rest.len() {
            assert_eq!(why(&with_checksum(rest[..cut].to_vec()), "game", 3), WeightsError::Length, "after {cut} bytes");
        }
        assert_eq!(why(&with_checksum([rest, &[0]].concat()), "game", 3), WeightsError::Length);
        let mut wide = rest.to_vec();
        wide[9..11].copy_from_slice(&u16::MAX.to_le_bytes());
        assert_eq!(why(&with_checksum(wide), "game", 3), WeightsError::Range);
    }
}
