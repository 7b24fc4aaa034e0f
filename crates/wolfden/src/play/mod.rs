//! The game in the terminal.
//!
//! This is the line mode; `tui` is the full-screen mode. [`table::Table`] runs one match, `person` handles people's turns, `hint` shows what
//! Alpha would do; [`console`] reads and writes lines, `typed` parses them, [`menu`] asks what to play, [`opening`] starts it,
//! [`players`] parses who sits where, [`companion`] keeps what the companion knows about the person, [`saves`] stores every step on disk.

pub(crate) mod companion;
pub(crate) mod console;
pub(crate) mod hint;
pub(crate) mod menu;
pub(crate) mod opening;
mod person;
pub(crate) mod players;
pub(crate) mod saves;
mod screen;
pub(crate) mod table;
mod typed;
