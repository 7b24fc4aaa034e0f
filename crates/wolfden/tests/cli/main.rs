//! The command line as users see it: the built binary, its output, its exit codes.

mod commands;
mod den;
mod every_game;
mod play;
mod records;
#[cfg(feature = "lab")]
mod training;
