//! The inputs of a net.

/// The inputs of a net that are not zero: index and value.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    entries: Vec<(u16, i8)>,
}

impl Inputs {
    /// Sets all inputs to zero.
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// Sets an input to 1.
    #[inline]
    pub fn set(&mut self, index: usize) {
        self.entries.push((index as u16, 1));
    }

    /// Sets an input to 1 if the condition holds.
    #[inline]
    pub fn set_if(&mut self, index: usize, condition: bool) {
        if condition {
            self.set(index);
        }
    }

    /// Sets an input to a value.
    #[inline]
    pub fn add(&mut self, index: usize, value: i8) {
        if value != 0 {
            self.entries.push((index as u16, value));
        }
    }

    /// Of `steps` inputs from `from` on, sets the first `level` ones, so that a larger level keeps what a smaller one has.
    #[inline]
    pub fn fill(&mut self, from: usize, level: usize, steps: usize) {
        for step in 0..level.min(steps) {
            self.set(from + step);
        }
    }

    /// Of `steps` inputs from `from` on, sets the one with this number; a larger number counts as the last.
    #[inline]
    pub fn one_of(&mut self, from: usize, number: usize, steps: usize) {
        self.set(from + number.min(steps - 1));
    }

    /// The inputs that are not zero.
    pub fn entries(&self) -> &[(u16, i8)] {
        &self.entries
    }
}
