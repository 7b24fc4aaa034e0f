//! A running match without I/O: seating, turns, clocks, undo, and the state that each eye gets.
//!
//! Server, browser and terminal run the same [`Match`]; they differ in where they store it and whom they notify. A match is the fold of its
//! journal. A request is decided first, which returns a [`Decision`] and changes nothing; the host stores its [`Change`]; then
//! the decision is applied. A move is parsed and checked once, when it is decided; only changes loaded from a store are parsed
//! again ([`Match::fold`]).
//!
//! ```
//! use den_core::{Eye, Seat, Seed, built_in};
//! use den_table::wire::{Command, Phase};
//! use den_table::{Change, Match, MatchSettings, SeatKind, Seated};
//! use den_testkit::toy::Honest;
//!
//! let settings = MatchSettings { seats: vec![SeatKind::Open; 2], ..MatchSettings::new("toy") };
//! let mut table = Match::<Honest>::open(settings.clone(), &built_in::<Honest>(), Seed::from_number(1)).unwrap();
//! let mut journal: Vec<(u64, u64, String)> = Vec::new(); // where the host stores changes
//! for (player, name) in [("ada1", "Ada"), ("bob1", "Bob")] {
//!     let decision = table.sit(&Seated::new(player.parse().unwrap(), name), None, false, 1_000).unwrap(); // decide
//!     let change = decision.change();
//!     journal.push((change.number, change.at, change.text())); // store
//!     table.apply(decision).unwrap(); // apply
//! }
//! while table.status().phase() == Phase::Playing {
//!     let seat = table.status().decider().unwrap();
//!     let state = table.state(Eye::Seat(seat), table.status().revision(), 100, 2_000);
//!     let command = Command::Move { position: state.position, text: state.moves[0].clone() };
//!     let decision = table.decide(seat, &command, 2_000).unwrap();
//!     journal.push((decision.change().number, decision.change().at, decision.change().text()));
//!     table.apply(decision).unwrap();
//! }
//! assert!(table.status().result().is_some());
//!
//! // Another node that reads the journal gets the same match.
//! let mut other = Match::<Honest>::open(settings, &built_in::<Honest>(), Seed::from_number(1)).unwrap();
//! for (number, at, text) in &journal {
//!     other.fold(&Change::read(*number, *at, text).unwrap()).unwrap();
//! }
//! assert_eq!(other.status(), table.status());
//! ```
//!
//! `docs/rules/table.md` numbers the table rules (`DEN-…`), `docs/protocol.md` describes the messages.

mod any;
mod bot_decision;
#[cfg(feature = "bots")]
mod bots;
pub mod choose;
mod clock;
mod decide;
#[cfg(feature = "games")]
mod games;
mod hot_seat;
mod ids;
mod journal;
mod local;
mod messages;
mod opponents;
mod progress;
mod rematch;
pub mod rest;
mod seating;
mod series;
mod settings;
mod show;
mod status;
mod table;
pub mod wire;

pub use any::{AnyMatch, BotDriver, BotTask};
pub use bot_decision::BotDecision;
#[cfg(feature = "bots")]
pub use bots::{bots, check_bot, is_bot, offer};
pub use clock::{Clock, MAX_TIME, Millis, RETURN_TIME};
#[cfg(feature = "games")]
pub use games::{check_figures, check_record, games, open};
pub use hot_seat::HotSeat;
pub use ids::{MatchId, PlayerId};
pub use journal::{Change, Entry};
pub use local::{Dealer, Imagined, Seen};
pub use messages::{ByeReason, JournalReason, TEXTS, TableEvent, TableExpected, TableReason};
pub use opponents::{WOLVES, numbers, opponent_names, wolves};
pub use rematch::{NextMatch, Rematch, RematchOffer};
pub use seating::{Account, Away, MAX_NAME, Occupant, Permission, SeatKind, SeatState, Seated, read_name};
pub use series::{NextGame, Reseat, Series, draw_seats, drawn_seats};
pub use settings::{MAX_CHAT, MAX_CHAT_LINES, MAX_ENTRIES, MAX_MOVE, MatchSettings, STAND_IN, SeatAssignments, TablePack};
pub use status::Status;
pub use table::{Decision, JournalError, Match};

/// The text on one line, without control characters and without the invisible ones that reverse the writing direction.
fn one_line(text: &str) -> String {
    let shown =
        |c: char| !c.is_control() && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let spaced: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| shown(c)).collect();
    spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
