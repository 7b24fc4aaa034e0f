//! The events of a game. Everything is public, so every eye sees every event unchanged.

use den_core::Seat;
use serde::Serialize;

use crate::pieces::cell::Cell;
use crate::pieces::display::Side;
use crate::pieces::goal::Family;
use crate::pieces::symbol::Symbols;

/// A visible side of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "side", rename_all = "kebab-case")]
pub enum Face {
    /// A story.
    Story {
        /// Its number, from 1.
        number: u8,
        /// The symbols it shows.
        symbols: Symbols,
        /// Those it shows twice.
        #[serde(skip_serializing_if = "Option::is_none")]
        twice: Option<Symbols>,
        /// Whether its title is from our own deck.
        ours: bool,
    },
    /// A goal.
    Goal {
        /// Its number, from 1.
        number: u8,
        /// Its kind.
        family: Family,
        /// The symbols it is about.
        symbols: Symbols,
        /// Those of which there must be more than of the others, if it is an imbalance.
        #[serde(skip_serializing_if = "Option::is_none")]
        more: Option<Symbols>,
        /// Its points.
        points: u8,
        /// Whether its title is from our own deck.
        ours: bool,
    },
}

/// Something that happened. Market slots, cards and opportunities are numbered from 1. `ours`: whether a card is from our own deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the text of each event names")]
pub enum Event {
    /// The first player.
    First { seat: Seat },
    /// The special.
    Special { card: u8, ours: bool },
    /// The opportunities in play.
    Opportunities { cards: [Option<u8>; 3], ours: [bool; 3] },
    /// A market slot was refilled.
    Refilled { slot: u8, face: Face, side: Side },
    /// A goal was seen for the first time.
    Shown { slot: u8, face: Face },
    /// The goal for everyone.
    Legend { face: Face },
    /// The cards at the ends of the market were turned over.
    EndsTurned { slots: [u8; 2] },
    /// A market card was taken and laid.
    Took { seat: Seat, slot: u8, face: Face, at: Cell },
    /// A card in hand was laid.
    Laid { seat: Seat, face: Face, at: Cell },
    /// A card was drawn.
    Drew { seat: Seat, face: Face },
    /// A card was put under the stack.
    PutUnder { seat: Seat, face: Face },
    /// A card was lifted from a display.
    Lifted { seat: Seat, face: Face },
    /// A card in a display was turned over, and back again if the display already has that goal.
    Turned { seat: Seat, face: Face, back: bool },
    /// Two cards swapped places.
    Traded { seat: Seat, places: [Cell; 2] },
    /// Two players exchanged stories.
    Bartered { seat: Seat, with: Seat, faces: [Face; 2] },
    /// A card was marked.
    Marked { seat: Seat, face: Face },
    /// A market slot was closed for the next player.
    Closed { seat: Seat, slot: u8 },
    /// An opportunity was used.
    Used { seat: Seat, opportunity: u8, card: u8, ours: bool },
    /// Points were scored immediately.
    Scored { seat: Seat, points: u8 },
    /// A card was laid on another at the end.
    Covered { seat: Seat, slot: u8, face: Face, at: Cell },
    /// A player could not lay a card.
    Passed { seat: Seat },
    /// A card left the game (solo).
    Left { slot: u8, face: Face },
    /// Nobody could lay a card.
    Swept,
    /// The end.
    Over,
}

den_core::read_tagged! { Face by "side" {
    Story { number, symbols, twice, ours },
    Goal { number, family, symbols, more, points, ours },
} }

den_core::read_tagged! { Event by "event" {
    First { seat },
    Special { card, ours },
    Opportunities { cards, ours },
    Refilled { slot, face, side },
    Shown { slot, face },
    Legend { face },
    EndsTurned { slots },
    Took { seat, slot, face, at },
    Laid { seat, face, at },
    Drew { seat, face },
    PutUnder { seat, face },
    Lifted { seat, face },
    Turned { seat, face, back },
    Traded { seat, places },
    Bartered { seat, with, faces },
    Marked { seat, face },
    Closed { seat, slot },
    Used { seat, opportunity, card, ours },
    Scored { seat, points },
    Covered { seat, slot, face, at },
    Passed { seat },
    Left { slot, face },
    Swept,
    Over,
} }
