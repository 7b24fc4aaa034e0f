//! The rules, one sentence per test.

mod common;
mod deck;
mod goals;
mod modules;
mod opportunities;
mod turn;
