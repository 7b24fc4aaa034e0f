//! The game in the terminal.
//!
//! [`table::Table`] runs one match, `person` lets people take their turns, `hint` shows them what Alpha would do; [`console`] reads and
//! writes lines, `typed` understands them, [`menu`] asks what to play, [`players`] reads who sits where, [`saves`] keeps every step on
//! disk.

pub(crate) mod console;
mod hint;
pub(crate) mod menu;
mod person;
pub(crate) mod players;
pub(crate) mod saves;
mod screen;
pub(crate) mod table;
mod typed;
