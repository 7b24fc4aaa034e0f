//! The settings of a match: the game, who may sit where, the clock.

use den_core::{Allowed, Deserialize, MAX_SEATS, OptionReason, Reason, Refusal, Seat};
use serde::Serialize;

use crate::PlayerId;
use crate::clock::Clock;
use crate::messages::TableReason;
use crate::seating::{SeatKind, Seated};
use crate::series::{NextGame, Series};

/// The maximum number of characters in a chat message.
pub const MAX_CHAT: usize = 500;
/// The maximum number of chat messages of one player in a match.
pub const MAX_CHAT_LINES: u32 = 200;
/// The maximum number of characters in a move. A longer text is refused before it is parsed.
pub const MAX_MOVE: usize = 200;
/// The maximum number of entries in a journal. After that, only moves, returning, resigning and a rematch are accepted. Games take far
/// fewer.
pub const MAX_ENTRIES: u64 = 20_000;
/// The default bot that plays for players who are away.
pub const STAND_IN: &str = "greedy";

/// Who sits where when a match starts.
pub type SeatAssignments = Vec<(Seat, Seated)>;

/// The content pack of a match: its hash, and what its owner calls it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TablePack {
    /// The hash of its figures.
    pub hash: String,
    /// The name: plain text, to be shown as such.
    pub name: String,
    /// Who entered it.
    #[serde(default)]
    pub author: String,
}

/// The settings of a match. What is fixed in the game itself is the game's own `Setup`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchSettings {
    /// The game's id.
    pub game: String,
    /// The options, one line of presets and `key=value` words.
    #[serde(default)]
    pub options: String,
    /// The version of the game's rules; `None` for a new match, which is played by today's. Matches stored before there was a second
    /// version do not have it.
    #[serde(default = "first_version", skip_serializing_if = "is_first_version")]
    pub version: Option<u32>,
    /// Who each seat is for.
    pub seats: Vec<SeatKind>,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// The bot that plays for a player who left, ran out of time or resigned.
    pub stand_in: String,
    /// The player who created the match and may fill its seats and close it before it starts.
    pub host: Option<PlayerId>,
    /// Whether players may ask a bot for a hint although other people play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The content pack that it is played with, if not with the built-in box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<TablePack>,
    /// Whether the deals do not come from the match's seed alone (a record without a seed, a what-if) and therefore cannot be verified.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// Whether the seats are drawn when the last one is taken (DEN-SEAT-5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_seats: bool,
    /// The series that the match is a game of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
}

fn first_version() -> Option<u32> {
    Some(1)
}

fn is_first_version(version: &Option<u32>) -> bool {
    *version == first_version()
}

impl MatchSettings {
    /// A match of a game with default options and no seats yet.
    pub fn new(game: impl Into<String>) -> MatchSettings {
        MatchSettings {
            game: game.into(),
            options: String::new(),
            version: None,
            seats: Vec::new(),
            clock: Clock::None,
            stand_in: STAND_IN.into(),
            host: None,
            hints: false,
            pack: None,
            by_hand: false,
            draw_seats: false,
            series: None,
        }
    }

    /// The settings of a rematch: the players change seats, so that someone else starts (DEN-REMATCH-1).
    pub(crate) fn next(&self, seats: &[SeatKind], next: NextGame) -> MatchSettings {
        let seats = next.order.iter().map(|seat| seats[seat.index()].clone()).collect();
        // The series says who sits where, and counts the wins by seat.
        let draw_seats = self.draw_seats && next.series.is_none();
        MatchSettings { seats, options: next.options, version: None, draw_seats, series: next.series, by_hand: false, ..self.clone() }
    }

    /// The number of seats.
    pub fn seat_count(&self) -> u8 {
        self.seats.len().min(MAX_SEATS) as u8
    }

    /// Checks what does not depend on the game; the game checks the rest when the table is opened.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if self.seats.len() > MAX_SEATS {
            let n = self.seats.len().min(255) as u8;
            return Err(Refusal::new("seats", Reason::SeatCount { n }).allowed(Allowed::Range { least: 1, most: MAX_SEATS as u16 }));
        }
        if let Some(series) = &self.series
            && (series.games == 0 || series.games > Series::MAX_GAMES || series.wins.len() != self.seats.len())
        {
            let allowed = Allowed::Range { least: 1, most: Series::MAX_GAMES.into() };
            return Err(Refusal::new("series", OptionReason::NotAllowed { word: series.games.to_string() }).allowed(allowed));
        }
        if !self.clock.is_valid() {
            return Err(Refusal::new("clock", TableReason::ClockTimes).allowed(TableReason::ClockAllowed));
        }
        Ok(())
    }
}
