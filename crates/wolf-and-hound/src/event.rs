//! The events of a game.

use serde::Serialize;

use crate::pieces::{Animal, Card, Cards, Coat, Face, Pasture};
use crate::state::Ending;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A pasture is dealt its hand, which only its player sees.
    Deals {
        /// Where.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// The cards, if seen.
        cards: Option<Cards>,
    },
    /// A pasture draws a card, which only its player sees.
    Draws {
        /// Where.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// The card, if seen.
        card: Option<Card>,
    },
    /// A card is turned up for a virtual pasture.
    TurnsUp {
        /// Where.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// The card.
        card: Card,
    },
    /// The turned-up card is swapped for the top dummy card.
    Swaps {
        /// Where.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// The card that goes under the dummy pile.
        card: Card,
    },
    /// A card is played.
    Plays {
        /// Where.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// The card.
        card: Card,
    },
    /// An animal moves.
    Moves {
        /// The animal.
        animal: Animal,
        /// From where.
        from: Pasture,
        /// To where.
        to: Pasture,
        /// Whether meat or a bone stopped it.
        stopped: bool,
    },
    /// An animal card is turned over.
    TurnsOver {
        /// The animal.
        animal: Animal,
        /// Where.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// Which side is up now.
        face: Face,
        /// The colour of that side.
        coat: Coat,
    },
    /// A wolf activates.
    Takes {
        /// The wolf.
        animal: Animal,
        /// Whose sheep.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// Whether there was a sheep to take.
        taken: bool,
        /// The sheep left.
        left: u8,
    },
    /// A hound activates.
    Returns {
        /// The hound.
        animal: Animal,
        /// Whose sheep.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// Whether there was a sheep to return.
        returned: bool,
        /// The sheep there now.
        left: u8,
    },
    /// *Skip* ends a turn.
    Skips {
        /// Whose.
        #[serde(rename = "place")]
        pasture: Pasture,
    },
    /// *No 3* forbids 3s for a turn.
    NoThree {
        /// Whose.
        #[serde(rename = "place")]
        pasture: Pasture,
    },
    /// A hand of only 3s is shown.
    Shows {
        /// Whose.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// The hand.
        cards: Cards,
    },
    /// A turned-up 3 that may not be played goes under the dummy pile.
    GoesUnder {
        /// Where.
        #[serde(rename = "place")]
        pasture: Pasture,
        /// The card.
        card: Card,
    },
    /// A pasture has no card left.
    RunsOut {
        /// Where.
        #[serde(rename = "place")]
        pasture: Pasture,
    },
    /// The game ends.
    Ends {
        /// How.
        ending: Ending,
        /// The sheep of Blue and of Yellow.
        sheep: [u8; 2],
    },
}

den_core::read_tagged! { Event by "event" {
    Deals { pasture as "place", cards },
    Draws { pasture as "place", card },
    TurnsUp { pasture as "place", card },
    Swaps { pasture as "place", card },
    Plays { pasture as "place", card },
    Moves { animal, from, to, stopped },
    TurnsOver { animal, pasture as "place", face, coat },
    Takes { animal, pasture as "place", taken, left },
    Returns { animal, pasture as "place", returned, left },
    Skips { pasture as "place" },
    NoThree { pasture as "place" },
    Shows { pasture as "place", cards },
    GoesUnder { pasture as "place", card },
    RunsOut { pasture as "place" },
    Ends { ending, sheep },
} }
