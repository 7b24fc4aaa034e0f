//! What is agreed before a match: the game, who may sit where, the clock.

use den_core::{Illegal, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::{PlayerId, tidy};

/// The most letters of a player's name.
pub const MOST_NAME: usize = 40;
/// The most letters of one line of chat.
pub const MOST_CHAT: usize = 500;
/// The most letters of a move. A longer text is refused before it is read.
pub const MOST_MOVE: usize = 200;

/// Who a seat is meant for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Whoever comes from the lobby first.
    Open,
    /// Whoever holds the invite link.
    Invite,
    /// A bot of this name.
    Bot(String),
}

/// What is agreed before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// The options, one line of presets and `key=value` words.
    #[serde(default)]
    pub options: String,
    /// Who each seat is meant for.
    pub seats: Vec<Place>,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// The bot that plays for a seat that left, ran out of time or resigned.
    pub stand_in: String,
    /// The player who made the match and may fill its seats and close it before it begins.
    pub host: Option<PlayerId>,
    /// Whether chance was settled by hand (an imported record without a seed), so that no deal can be verified.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
}

impl Setup {
    /// The setup of the next match of the same players: everyone moves one seat on, so that another begins (DEN-REMATCH-1).
    pub fn rotated(&self, places: &[Place]) -> Setup {
        let mut seats = places.to_vec();
        seats.rotate_right(1.min(places.len()));
        Setup { seats, ..self.clone() }
    }

    /// The number of seats.
    pub fn len(&self) -> u8 {
        self.seats.len().min(MAX_SEATS) as u8
    }

    /// Whether there are no seats, which no game allows.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }
}

/// Who sits on a chair now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A player.
    Player(PlayerId, String),
    /// A bot, from the beginning.
    Bot(String),
}

/// Why a bot plays for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// The player left and may come back.
    Left,
    /// The player's time ran out; the player may come back.
    Late,
    /// The player resigned and does not come back.
    Resigned,
}

/// A chair at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who it is meant for.
    pub place: Place,
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether a bot plays for the sitter, and why.
    pub away: Option<Away>,
}

impl Chair {
    pub(crate) fn new(place: &Place) -> Chair {
        let sitter = match place {
            Place::Bot(name) => Sitter::Bot(name.clone()),
            Place::Open | Place::Invite => Sitter::Nobody,
        };
        Chair { place: place.clone(), sitter, away: None }
    }

    /// The name shown beside the seat.
    pub fn name(&self) -> String {
        match &self.sitter {
            Sitter::Nobody => String::new(),
            Sitter::Player(_, name) => name.clone(),
            Sitter::Bot(bot) => format!("Bot ({bot})"),
        }
    }

    /// The bot that decides for this chair now, if one does.
    pub fn bot<'a>(&'a self, stand_in: &'a str) -> Option<&'a str> {
        match (&self.sitter, self.away) {
            (Sitter::Bot(name), _) => Some(name),
            (Sitter::Player(..), Some(_)) => Some(stand_in),
            _ => None,
        }
    }

    /// Whether this player sits here.
    pub fn seats(&self, player: &PlayerId) -> bool {
        matches!(&self.sitter, Sitter::Player(who, _) if who == player)
    }
}

/// A player's name as the table shows it: without control characters, of a bearable length.
///
/// # Errors
/// Where nothing is left, or too much.
pub fn read_name(name: &str) -> Result<String, Illegal> {
    let name = tidy(name);
    match name.chars().count() {
        0 => Err(Illegal::new("a name needs at least one letter", "DEN-SEAT-1")),
        n if n > MOST_NAME => Err(Illegal::new(format!("a name has at most {MOST_NAME} letters"), "DEN-SEAT-1")),
        _ => Ok(name),
    }
}

/// All seats of a setup.
pub(crate) fn all(chairs: &[Chair]) -> impl Iterator<Item = (Seat, &Chair)> {
    chairs.iter().enumerate().map(|(at, chair)| (Seat(at as u8), chair))
}
