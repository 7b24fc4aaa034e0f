//! All tests of this crate. One program: what several of them use is compiled once.

mod cases;
mod choosing;
mod content;
mod packs;
mod registry;
mod translations;
