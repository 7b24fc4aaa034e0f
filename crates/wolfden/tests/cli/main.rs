//! The command line as users see it: the built binary, its output, its exit codes.

mod commands;
mod den;
mod every_game;
mod play;
mod records;
mod review;
#[cfg(feature = "lab")]
mod training;
