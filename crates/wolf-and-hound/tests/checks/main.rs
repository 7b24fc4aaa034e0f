//! All tests of this crate but those of the rulebook. One program: what several of them use is compiled once.

mod conformance;
mod contents;
mod dealing;
mod hostile;
mod oracle;
mod queries;
mod records;
mod words;
