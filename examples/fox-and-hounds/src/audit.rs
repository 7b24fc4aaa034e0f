//! Consistency checks of a position.

use den_core::Audit;

use crate::state::FoxAndHounds;

impl Audit for FoxAndHounds {
    fn audit(&self) -> Result<(), String> {
        let mut squares = self.hounds.to_vec();
        if !squares.is_sorted() {
            return Err("the hounds are not sorted".into());
        }
        squares.push(self.fox);
        squares.sort_unstable();
        squares.dedup();
        if squares.len() == 5 { Ok(()) } else { Err("two pieces stand on one square".into()) }
    }
}
