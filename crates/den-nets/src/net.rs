//! The net: two hidden layers and an output layer.

use crate::Inputs;

/// A number of the hidden layers is between 0 and this, which stands for 1.
const FULL: i64 = 127;
/// The factors of a layer are multiplied by 2 to the power of this.
const FACTOR_BITS: u32 = 20;
/// The lanes in which a dot product is summed, so that the compiler can use wide instructions.
const LANES: usize = 8;

/// A net with 8-bit weights. They are kept in wider types, which are faster to add up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    pub(crate) inputs: usize,
    /// The first layer: a row of weights for each input.
    pub(crate) first: Vec<i16>,
    pub(crate) first_scale: Scale,
    /// The second layer: a row of weights for each of its numbers.
    pub(crate) second: Vec<i16>,
    pub(crate) second_scale: Scale,
    /// The output layer: a row of weights for each output.
    pub(crate) output: Vec<i16>,
    pub(crate) output_scale: Scale,
}

/// How the sums of a layer become its numbers: the bias is added, then the sum is multiplied by a factor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Scale {
    pub(crate) biases: Vec<i32>,
    pub(crate) factors: Vec<i32>,
}

impl Scale {
    /// A sum, rescaled and rounded.
    #[inline]
    fn rescale(&self, at: usize, sum: i32) -> i64 {
        let product = (i64::from(sum) + i64::from(self.biases[at])) * i64::from(self.factors[at]);
        (product + (1 << (FACTOR_BITS - 1))) >> FACTOR_BITS
    }
}

/// Memory for the numbers of the layers, so that evaluating a position allocates none.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    small: Vec<i16>,
    sums: Vec<i32>,
    first: Vec<i16>,
    second: Vec<i16>,
}

impl Net {
    /// The number of inputs.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// The number of outputs.
    pub fn outputs(&self) -> usize {
        self.output_scale.biases.len()
    }

    /// The first `N` outputs for these inputs; 1.0 is [`ONE`](crate::ONE). Outputs that the net does not have are 0, and inputs that it
    /// does not have are ignored.
    pub fn evaluate<const N: usize>(&self, inputs: &Inputs, scratch: &mut Scratch) -> [i32; N] {
        let width = self.first_scale.biases.len();
        self.add_first(inputs, width, scratch);
        scratch.first.clear();
        scratch.first.extend(scratch.sums.iter().enumerate().map(|(at, &sum)| self.first_scale.rescale(at, sum).clamp(0, FULL) as i16));
        scratch.second.clear();
        for (at, row) in self.second.chunks_exact(width).enumerate() {
            scratch.second.push(self.second_scale.rescale(at, dot(row, &scratch.first)).clamp(0, FULL) as i16);
        }
        let mut outputs = [0; N];
        for (at, (output, row)) in outputs.iter_mut().zip(self.output.chunks_exact(scratch.second.len())).enumerate() {
            let sum = dot(row, &scratch.second);
            *output = self.output_scale.rescale(at, sum).clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
        }
        outputs
    }

    /// Adds up the first layer. Sums that surely fit into 16 bits are added there, twice as many at a time.
    #[inline]
    fn add_first(&self, inputs: &Inputs, width: usize, scratch: &mut Scratch) {
        let row = |index: u16| self.first.get(usize::from(index) * width..(usize::from(index) + 1) * width);
        let size: i32 = inputs.entries().iter().map(|&(_, value)| i32::from(value).abs()).sum();
        scratch.sums.clear();
        if size * FULL as i32 <= i32::from(i16::MAX) {
            let small = &mut scratch.small;
            small.clear();
            small.resize(width, 0);
            for &(index, value) in inputs.entries() {
                let Some(row) = row(index) else { continue };
                if value == 1 {
                    small.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
                } else {
                    small.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i16::from(value) * weight);
                }
            }
            scratch.sums.extend(small.iter().map(|&sum| i32::from(sum)));
        } else {
            scratch.sums.resize(width, 0);
            for &(index, value) in inputs.entries() {
                let Some(row) = row(index) else { continue };
                scratch.sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum += i32::from(value) * i32::from(weight));
            }
        }
    }
}

#[inline]
fn dot(weights: &[i16], numbers: &[i16]) -> i32 {
    let mut sums = [0i32; LANES];
    let (weights, last_weights) = weights.as_chunks::<LANES>();
    let (numbers, last_numbers) = numbers.as_chunks::<LANES>();
    for (weights, numbers) in weights.iter().zip(numbers) {
        for lane in 0..LANES {
            sums[lane] += i32::from(weights[lane]) * i32::from(numbers[lane]);
        }
    }
    let last: i32 = last_weights.iter().zip(last_numbers).map(|(&weight, &number)| i32::from(weight) * i32::from(number)).sum();
    sums.iter().sum::<i32>() + last
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ONE;

    /// A net with pseudo-random weights, the same everywhere.
    fn sample(inputs: usize, first: usize, second: usize, outputs: usize) -> Net {
        let mut state = 1u32;
        let mut next = move |range: i32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as i32 % (2 * range + 1) - range
        };
        let mut scale = |n: usize, factor: i32| Scale {
            biases: (0..n).map(|_| next(300)).collect(),
            factors: (0..n).map(|_| factor + next(factor / 4)).collect(),
        };
        let (first_scale, second_scale, output_scale) = (scale(first, 300_000), scale(second, 6_000), scale(outputs, 60_000));
        Net {
            inputs,
            first: (0..inputs * first).map(|_| next(127) as i16).collect(),
            first_scale,
            second: (0..first * second).map(|_| next(127) as i16).collect(),
            second_scale,
            output: (0..second * outputs).map(|_| next(127) as i16).collect(),
            output_scale,
        }
    }

    fn inputs_number(n: usize, of: usize) -> Inputs {
        let mut inputs = Inputs::default();
        (0..of).filter(|at| (at * 7 + n).is_multiple_of(5)).for_each(|at| inputs.add(at, if at.is_multiple_of(11) { -3 } else { 1 }));
        inputs
    }

    /// The outputs for fixed inputs. They must never change, natively or in wasm.
    #[test]
    fn outputs_are_the_same_on_every_machine() {
        let net = sample(100, 24, 20, 2);
        let mut scratch = Scratch::default();
        let outputs: Vec<[i32; 2]> = (0..5).map(|n| net.evaluate(&inputs_number(n, 100), &mut scratch)).collect();
        assert_eq!(outputs, GOLDEN);
    }

    const GOLDEN: [[i32; 2]; 5] = [[-537, 25], [-1171, 357], [-1427, 278], [-405, 616], [-1622, 1527]];

    #[test]
    fn sums_are_the_same_with_more_bits() {
        let net = sample(600, 24, 20, 2);
        let (mut few, mut many) = (inputs_number(2, 600), inputs_number(2, 600));
        few.add(1, 2);
        many.add(1, 2);
        // An input that the net does not have changes nothing but the size of the sums.
        (0..10).for_each(|n| many.add(600 + n, 127));
        let mut scratch = Scratch::default();
        assert_eq!(net.evaluate::<2>(&few, &mut scratch), net.evaluate::<2>(&many, &mut scratch));
    }

    #[test]
    fn a_layer_computes_weighted_sums() {
        // Input 0 counts 1.0, input 1 counts 0.5; the output is their sum.
        let unit = 1 << FACTOR_BITS;
        let net = Net {
            inputs: 2,
            first: vec![100, 50],
            first_scale: Scale { biases: vec![0], factors: vec![unit] },
            second: vec![100],
            second_scale: Scale { biases: vec![0], factors: vec![unit / 100] },
            output: vec![100],
            output_scale: Scale { biases: vec![0], factors: vec![unit / 10_000 * ONE] },
        };
        let value = |entries: &[(usize, i8)]| {
            let mut inputs = Inputs::default();
            entries.iter().for_each(|&(index, value)| inputs.add(index, value));
            net.evaluate::<1>(&inputs, &mut Scratch::default())[0]
        };
        assert!((value(&[(0, 1)]) - ONE).abs() < 10);
        assert!((value(&[(1, 1)]) - ONE / 2).abs() < 10);
        assert!((value(&[(1, 2)]) - ONE).abs() < 10);
        assert_eq!(value(&[(1, -1)]), 0, "a hidden number is never negative");
        assert_eq!(value(&[(7, 1)]), 0, "an input that the net does not have is ignored");
        assert_eq!(value(&[(0, 1), (0, 100)]), value(&[(0, 2)]), "a hidden number is at most 127");
    }
}
