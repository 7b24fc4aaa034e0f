//! All tests of this crate but those of the rulebook. One program: what several of them use is compiled once.

mod conformance;
mod contents;
mod deals;
mod queries;
mod secrets;
