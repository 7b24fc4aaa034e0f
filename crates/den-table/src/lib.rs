//! A running match without any I/O: who sits where, whose turn it is, clocks, undo, and what every eye is told.
//!
//! A match is the fold of its journal. A command is decided on, which gives a [`Change`] and alters nothing; whoever runs the table
//! stores the change; then it is applied, and each eye is told what it may see. The same code runs in the server, in the browser and
//! in the terminal. `docs/rules/table.md` numbers the rules of the house (`DEN-…`), `docs/protocol.md` describes the messages.

mod any;
mod clock;
mod decide;
mod handover;
mod house;
mod ids;
mod journal;
pub mod rest;
mod setup;
mod show;
mod table;
pub mod wire;

pub use any::{AnyMatch, Asks, Thought, any};
pub use clock::{Clock, MOST_TIME, Millis, RETURN_TIME};
pub use decide::Sits;
pub use den_bots::UnknownBot;
pub use handover::HotSeat;
pub use house::{STAND_IN, check_record, knows_bot, offer, open};
pub use ids::{MatchId, PlayerId};
pub use journal::{Change, Entry};
pub use setup::{Away, Chair, MOST_CHAT, MOST_MOVE, MOST_NAME, Place, Setup, Sitter, read_name};
pub use table::{BadJournal, Match};

/// A text on one line, without control characters and without the invisible ones that turn writing round.
fn tidy(text: &str) -> String {
    let shown =
        |c: char| !c.is_control() && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let spaced: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| shown(c)).collect();
    spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
