//! The rules, one sentence per test.

mod common;
mod deck;
mod goals;
mod grammar;
mod modules;
mod opportunities;
mod turn;
