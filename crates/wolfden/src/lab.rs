//! Shared by the commands that play many games: `sim`, `arena`, `ladder`, `bench`, `selfplay`, `deck-report`.

use std::fs;
use std::io::Write;
use std::path::Path;

use clap::builder::RangedU64ValueParser;
use den_bots::Evaluate;
use den_core::{Game, Options};
use serde::Serialize;

use crate::failure::Failure;
use crate::setup::Choices;
use crate::text::stdout;

/// A number of threads; 0 means one per core.
pub(crate) fn threads() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(0..=1024)
}

impl Choices {
    /// The options of the game `G`.
    pub(crate) fn options<G: Game>(&self) -> Result<G::Options, Failure> {
        Ok(G::Options::read(self.set.iter().flat_map(|words| words.split_whitespace()))?)
    }
}

/// Loads the weights of the game's net from a file, if one is given.
pub(crate) fn load_weights<G: Evaluate>(file: Option<&Path>) -> Result<(), Failure> {
    let Some(file) = file else { return Ok(()) };
    let refused = |what: &dyn ToString| Failure::file(file, what.to_string());
    let learned = G::learned().ok_or_else(|| refused(&format!("{} has no learned evaluation", G::ID)))?;
    let weights = fs::read(file).map_err(|error| refused(&error))?;
    learned.weights().load(&weights).map_err(|error| refused(&error))
}

/// Writes a report as JSON.
pub(crate) fn write_json(report: &impl Serialize) -> Result<(), Failure> {
    let mut out = stdout();
    serde_json::to_writer_pretty(&mut out, report)?;
    Ok(writeln!(out)?)
}

/// A number with thousands separators: `1,234,567`.
pub(crate) fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        assert_eq!([7, 1_000, 1_234_567].map(thousands), ["7", "1,000", "1,234,567"]);
    }
}
