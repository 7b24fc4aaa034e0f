//! All tests of this crate but those of the rulebook. One program: what several of them use is compiled once.

mod bad_input;
mod board;
mod conformance;
mod contents;
mod dealing;
#[path = "../duel/mod.rs"]
mod duel;
mod guess;
mod outside;
mod scoring;
