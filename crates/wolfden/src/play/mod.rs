//! The game in the terminal.
//!
//! Line by line here; `tui` plays on the whole screen. [`table::Table`] runs one match, `person` lets people take their turns, `hint` shows them what Alpha would do; [`console`] reads and
//! writes lines, `typed` understands them, [`menu`] asks what to play, [`opening`] begins it, [`players`] reads who sits where, [`saves`] keeps every step on
//! disk.

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
