//! Measures the deck: `cargo run --release -p wolfwalkers --example deck_report [GAMES] [SEED] [FOLDER]` prints the report, or writes
//! `wolfwalkers-deck.md` and `wolfwalkers-deck.svg` into the folder.

use den_core::Edition;
use wolfwalkers::{Options, balance};

#[expect(clippy::disallowed_macros, reason = "a program prints")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let games = words.next().map_or(Ok(1000), |n| n.parse())?;
    let seed = words.next().map_or(Ok(1), |n| n.parse())?;
    let figures = balance::measure(&Edition::built_in(), &Options::default(), games, seed)?;
    let report = balance::report(&figures);
    match words.next() {
        None => println!("{}", report.markdown),
        Some(folder) => {
            std::fs::write(format!("{folder}/wolfwalkers-deck.md"), report.markdown)?;
            std::fs::write(format!("{folder}/wolfwalkers-deck.svg"), report.svg)?;
        }
    }
    Ok(())
}
