//! The rules, one test per sentence; each test names the rule it tests.
#![allow(missing_docs)]

mod table;

#[path = "rulebook/dens.rs"]
mod dens;
#[path = "rulebook/map.rs"]
mod map;
#[path = "rulebook/moon.rs"]
mod moon;
#[path = "rulebook/moves.rs"]
mod moves;
#[path = "rulebook/packs.rs"]
mod packs;
#[path = "rulebook/setup.rs"]
mod setup;
#[path = "rulebook/two.rs"]
mod two;
