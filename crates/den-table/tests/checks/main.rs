//! All tests of this crate. One program: what several of them use is compiled once.

mod local;
mod protocol;
mod series;
mod table;
mod words;
