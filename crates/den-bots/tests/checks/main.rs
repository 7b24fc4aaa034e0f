//! All tests of this crate. One program: what several of them use is compiled once.

mod boards;
mod choices;
mod cores;
mod games;
mod host;
mod immediate;
mod learned;
mod search;
mod solver;
