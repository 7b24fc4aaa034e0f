//! The rules, one sentence a test.

mod common;
mod deck;
mod goals;
mod modules;
mod opportunities;
mod turn;
