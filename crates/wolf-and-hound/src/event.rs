//! What happens, in words, and what of it an eye sees.

use std::fmt;

use den_core::Eye;
use serde::{Deserialize, Serialize};

use crate::animals::Animal;
use crate::cards::{Card, Cards};
use crate::places::{Place, Team};
use crate::state::Ending;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A place is dealt its hand, which only its player sees.
    Deals {
        /// Where.
        place: Place,
        /// The cards, if seen.
        cards: Option<Cards>,
    },
    /// A place draws a card, which only its player sees.
    Draws {
        /// Where.
        place: Place,
        /// The card, if seen.
        card: Option<Card>,
    },
    /// A card is turned up for a virtual place.
    TurnsUp {
        /// Where.
        place: Place,
        /// The card.
        card: Card,
    },
    /// The turned-up card is swapped for the top dummy card.
    Swaps {
        /// Where.
        place: Place,
        /// The card that goes under the dummy pile.
        card: Card,
    },
    /// A card is played.
    Plays {
        /// Where.
        place: Place,
        /// The card.
        card: Card,
    },
    /// An animal moves.
    Moves {
        /// The animal.
        animal: Animal,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// Whether meat or a bone stopped it.
        stopped: bool,
    },
    /// An animal card is turned over.
    TurnsOver {
        /// The animal.
        animal: Animal,
        /// Where.
        place: Place,
        /// Whether it shows its back now.
        back: bool,
        /// Whether that side is a wolf, else a hound.
        wolf: bool,
    },
    /// A wolf activates.
    Takes {
        /// The wolf.
        animal: Animal,
        /// Whose sheep.
        place: Place,
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
        place: Place,
        /// Whether there was a sheep to return.
        returned: bool,
        /// The sheep there now.
        left: u8,
    },
    /// *Skip* ends a turn.
    Skips {
        /// Whose.
        place: Place,
    },
    /// *No 3* forbids 3s for a turn.
    NoThree {
        /// Whose.
        place: Place,
    },
    /// A hand of only 3s is shown.
    Shows {
        /// Whose.
        place: Place,
        /// The hand.
        cards: Cards,
    },
    /// A turned-up 3 that may not be played goes under the dummy pile.
    GoesUnder {
        /// Where.
        place: Place,
        /// The card.
        card: Card,
    },
    /// A place has no card left.
    RunsOut {
        /// Where.
        place: Place,
    },
    /// The game ends.
    Ends {
        /// How.
        ending: Ending,
        /// The sheep of Blue and of Yellow.
        sheep: [u8; 2],
    },
}

impl Event {
    /// The event as an eye sees it: only the player who gets a card sees it (WH-SETUP-5).
    pub(crate) fn seen_by(self, eye: Eye) -> Event {
        let mine = |place| matches!(eye, Eye::Seat(seat) if Place::of(seat) == place);
        match self {
            Event::Deals { place, .. } if !mine(place) => Event::Deals { place, cards: None },
            Event::Draws { place, .. } if !mine(place) => Event::Draws { place, card: None },
            open => open,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Deals { place, cards: Some(cards) } => write!(f, "Seat {place} is dealt {cards}."),
            Event::Deals { place, cards: None } => write!(f, "Seat {place} is dealt four cards."),
            Event::Draws { place, card: Some(card) } => write!(f, "Seat {place} draws {}.", card.words()),
            Event::Draws { place, card: None } => write!(f, "Seat {place} draws a card."),
            Event::TurnsUp { place, card } => write!(f, "{} is turned up for seat {place}.", capital(card.words())),
            Event::Swaps { place, card } => write!(f, "It is swapped: {} goes under the dummy pile of seat {place}.", card.words()),
            Event::Plays { place, card } => write!(f, "Seat {place} plays {}.", card.words()),
            Event::Moves { animal, from, to, stopped: false } if from == to => write!(f, "{} goes round to seat {to}.", animal.name()),
            Event::Moves { animal, from, to, stopped: false } => write!(f, "{} goes from seat {from} to seat {to}.", animal.name()),
            Event::Moves { animal, from, to, stopped: true } => {
                write!(f, "{} goes from seat {from} and is stopped at seat {to}.", animal.name())
            }
            Event::TurnsOver { animal, place, back, wolf } => {
                let (side, now) = (if back { "back" } else { "front" }, if wolf { "wolf" } else { "hound" });
                write!(f, "{} turns over at seat {place} and shows its {side}, a {now}.", animal.name())
            }
            Event::Takes { animal, place, taken: true, left } => {
                write!(f, "{} takes a sheep from seat {place}, {left} left.", animal.name())
            }
            Event::Takes { animal, place, taken: false, .. } => write!(f, "{} finds no sheep at seat {place}.", animal.name()),
            Event::Returns { animal, place, returned: true, left } => {
                write!(f, "{} brings a sheep back to seat {place}, {left} now.", animal.name())
            }
            Event::Returns { animal, place, returned: false, .. } => {
                write!(f, "{} finds the flock of seat {place} complete.", animal.name())
            }
            Event::Skips { place } => write!(f, "Skip: the turn of seat {place} ends at once."),
            Event::NoThree { place } => write!(f, "No 3: seat {place} may not play a 3 this turn."),
            Event::Shows { place, cards } => write!(f, "Seat {place} holds only 3s and shows them: {cards}."),
            Event::GoesUnder { place, card } => {
                write!(f, "{} may not be played and goes under the dummy pile of seat {place}.", capital(card.words()))
            }
            Event::RunsOut { place } => write!(f, "Seat {place} has no card left: the game ends on the next turn of seat 1."),
            Event::Ends { ending: Ending { winner, sheepless: Some(place) }, .. } => {
                write!(f, "Seat {place} has no sheep left: {winner} wins.")
            }
            Event::Ends { ending: Ending { winner, sheepless: None }, sheep: [blue, yellow] } => {
                let tie = if blue == yellow { "; a tie goes to Yellow" } else { "" };
                write!(f, "{} {blue} sheep, {} {yellow}{tie}: {winner} wins.", Team::Blue, Team::Yellow)
            }
        }
    }
}

fn capital(mut words: String) -> String {
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}
