//! All tests of this crate but those of the rulebook. One program: what several of them use is compiled once.

mod conformance;
mod contents;
mod hostile;
mod oracle;
mod pictures;
mod queries;
mod records;
mod symmetry;
#[path = "../table/mod.rs"]
mod table;
mod words;
