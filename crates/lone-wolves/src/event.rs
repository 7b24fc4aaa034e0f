//! The events of a game.

use den_core::Seat;
use serde::Serialize;

use crate::pieces::{Card, Cards, Moon, Scar, Scars, Slot, Territory};
use crate::state::Honor;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// LW-SETUP-1: the face-up scars, by territory.
    ScarsLaid {
        /// From the swamp to the volcano.
        scars: [Scars; 5],
    },
    /// LW-SETUP-2: the honor tokens, by territory.
    HonorLaid {
        /// From the swamp to the volcano.
        honor: [Honor; 5],
    },
    /// LW-SETUP-3: a player was dealt a hand.
    Dealt {
        /// The player.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The cards; `None` for everyone else.
        cards: Option<Cards>,
    },
    /// LW-SETUP-4: who leads first.
    Leads {
        /// The player.
        seat: Seat,
    },
    /// LW-TRICK-1, LW-TRICK-2: a card was played.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// The territory.
        at: Territory,
    },
    /// LW-TRICK-6: a 3 turned up a scar.
    TurnedUp {
        /// The territory.
        at: Territory,
        /// The scar.
        scar: Scar,
    },
    /// LW-TRICK-7, LW-TRICK-8: a trick was won, and the loser's card turned to its lone wolf side.
    Won {
        /// The winner.
        seat: Seat,
        /// The number of the trick, from 1.
        trick: u8,
        /// The loser's card.
        lost: Card,
        /// Where it is.
        at: Territory,
    },
    /// LW-TRICK-8: no scar was left to take.
    NoScar {
        /// The loser.
        seat: Seat,
        /// Where the losing card is.
        at: Territory,
    },
    /// LW-TRICK-8: the loser took a scar.
    Took {
        /// The loser.
        seat: Seat,
        /// The territory.
        at: Territory,
        /// The scar; `None` if it was face down.
        scar: Option<Scar>,
    },
    /// LW-TRICK-8: the loser looked at the scar taken face down.
    Looked {
        /// The loser.
        seat: Seat,
        /// The scar; `None` for everyone else.
        scar: Option<Scar>,
    },
    /// LW-TRICK-8: a scar was placed.
    Placed {
        /// The player.
        seat: Seat,
        /// The scar.
        scar: Scar,
        /// The slot.
        slot: Slot,
    },
    /// LW-TRICK-9: a scar left the game because no slot was empty.
    LeftGame {
        /// The player.
        seat: Seat,
        /// The scar.
        scar: Scar,
    },
    /// LW-SCAR-3: a set-aside card joined as a lone wolf.
    Joined {
        /// The player.
        seat: Seat,
        /// The territory.
        at: Territory,
    },
    /// LW-SCAR-4: an honor token was turned over.
    Turned {
        /// The territory.
        at: Territory,
        /// The token as it is now.
        honor: Honor,
    },
    /// LW-TRUMP-2, LW-TRUMP-3: a moon was put on a territory, whose suit is trump from the next trick.
    Moon {
        /// The territory.
        at: Territory,
        /// The moon.
        #[serde(rename = "blood")]
        moon: Moon,
    },
    /// LW-END-2: the game is over.
    Over {
        /// The points of both players.
        points: [i32; 2],
        /// Their lone wolves, which decide a tie.
        lone: [u8; 2],
    },
}

den_core::read_tagged! { Event by "event" {
    ScarsLaid { scars },
    HonorLaid { honor },
    Dealt { seat, count, cards },
    Leads { seat },
    Played { seat, card, at },
    TurnedUp { at, scar },
    Won { seat, trick, lost, at },
    NoScar { seat, at },
    Took { seat, at, scar },
    Looked { seat, scar },
    Placed { seat, scar, slot },
    LeftGame { seat, scar },
    Joined { seat, at },
    Turned { at, honor },
    Moon { at, moon as "blood" },
    Over { points, lone },
} }
