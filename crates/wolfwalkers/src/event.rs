//! What happens, in words. Everything is public, so every eye sees every event as it is.

use std::fmt;

use den_core::Seat;
use serde::{Deserialize, Serialize};

use crate::display::Side;
use crate::goal::{Family, Goal};
use crate::place::Place;
use crate::symbol::Symbols;

/// A side of a card, as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "side", rename_all = "kebab-case")]
pub enum Face {
    /// A story.
    Story {
        /// Its number, from 1.
        number: u8,
        /// What it shows.
        symbols: Symbols,
    },
    /// A goal.
    Goal {
        /// Its number, from 1.
        number: u8,
        /// Its kind.
        family: Family,
        /// The symbols it is about.
        symbols: Symbols,
        /// Its points.
        points: u8,
    },
}

impl Face {
    /// A goal, by its place in the deck.
    pub(crate) fn goal(at: u8, goal: &Goal) -> Face {
        Face::Goal { number: at + 1, family: goal.family(), symbols: goal.symbols(), points: goal.points as u8 }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Story { number, symbols } => write!(f, "story {number} ({symbols})"),
            Face::Goal { number, family, symbols, points } => write!(f, "goal {number} ({family}: {symbols}, {points} points)"),
        }
    }
}

/// Something that happened. Market places, cards and opportunities are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the sentence of each event names")]
pub enum Event {
    /// Who begins.
    First { seat: Seat },
    /// The special.
    Special { card: u8 },
    /// The opportunities; 0 for none.
    Opportunities { cards: [u8; 3] },
    /// A market place was refilled.
    Refilled { slot: u8, face: Face, side: Side },
    /// A goal was seen for the first time.
    Shown { slot: u8, face: Face },
    /// The goal for everybody.
    Legend { face: Face },
    /// The ends of the market were turned over.
    EndsTurned { slots: [u8; 2] },
    /// A market card was taken and laid.
    Took { seat: Seat, slot: u8, face: Face, at: Place },
    /// A card in hand was laid.
    Laid { seat: Seat, face: Face, at: Place },
    /// A card was drawn.
    Drew { seat: Seat, face: Face },
    /// A card was put under the stack.
    PutUnder { seat: Seat, face: Face },
    /// A card was lifted from a display.
    Lifted { seat: Seat, face: Face },
    /// A card of a display was turned over; back again where the display has that goal already.
    Turned { seat: Seat, face: Face, back: bool },
    /// Two cards changed places.
    Traded { seat: Seat, places: [Place; 2] },
    /// Two players exchanged stories.
    Bartered { seat: Seat, with: Seat, faces: [Face; 2] },
    /// A card was marked.
    Marked { seat: Seat, face: Face },
    /// A market place was closed for the next player.
    Closed { seat: Seat, slot: u8 },
    /// An opportunity was used.
    Used { seat: Seat, opportunity: u8, card: u8 },
    /// Points were scored at once.
    Scored { seat: Seat, points: u8 },
    /// A card was laid on another at the end.
    Covered { seat: Seat, slot: u8, face: Face, at: Place },
    /// A player could lay nothing.
    Passed { seat: Seat },
    /// A card left the game (alone).
    Left { slot: u8, face: Face },
    /// Nobody could lay anything.
    Swept,
    /// The end.
    Over,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::First { seat } => write!(f, "Seat {seat} begins."),
            Event::Special { card } => write!(f, "Special {card} changes the rules."),
            Event::Opportunities { cards } => {
                let cards: Vec<String> = cards.iter().filter(|&&card| card > 0).map(u8::to_string).collect();
                write!(f, "The opportunities are {}.", cards.join(", "))
            }
            Event::Refilled { slot, face, side: Side::Story } => write!(f, "Slot {slot} is refilled with {face}."),
            Event::Refilled { slot, face, side: Side::Goal } => write!(f, "Slot {slot} is refilled with the goal behind {face}."),
            Event::Shown { slot, face } => write!(f, "The card in slot {slot} has {face} on its back."),
            Event::Legend { face } => write!(f, "The legend for everybody is {face}."),
            Event::EndsTurned { slots: [left, right] } if left == right => {
                write!(f, "The only market card, in slot {left}, is turned over.")
            }
            Event::EndsTurned { slots: [left, right] } => write!(f, "The market cards in slots {left} and {right} are turned over."),
            Event::Took { seat, slot, face, at } => write!(f, "Seat {seat} takes {face} from slot {slot} and lays it at {at}."),
            Event::Laid { seat, face, at } => write!(f, "Seat {seat} lays {face} at {at}."),
            Event::Drew { seat, face } => write!(f, "Seat {seat} draws {face}."),
            Event::PutUnder { seat, face } => write!(f, "Seat {seat} puts {face} under the stack."),
            Event::Lifted { seat, face } => write!(f, "Seat {seat} lifts {face}."),
            Event::Turned { seat, face, back: false } => write!(f, "Seat {seat} turns a card over to {face}."),
            Event::Turned { seat, face, back: true } => {
                write!(f, "Seat {seat} turns a card over to {face} and back again: it is in the display already.")
            }
            Event::Traded { seat, places: [a, b] } => write!(f, "Seat {seat}'s cards at {a} and {b} change places."),
            Event::Bartered { seat, with, faces: [given, got] } => write!(f, "Seat {seat} gives {given} to seat {with} for {got}."),
            Event::Marked { seat, face } => write!(f, "Seat {seat} marks {face}."),
            Event::Closed { seat, slot } => write!(f, "Seat {seat} closes slot {slot} for the next player."),
            Event::Used { seat, opportunity, card } => write!(f, "Seat {seat} uses opportunity {opportunity} (card {card})."),
            Event::Scored { seat, points } => write!(f, "Seat {seat} scores {points} at once."),
            Event::Covered { seat, slot, face, at } => {
                write!(f, "Seat {seat} takes {face} from slot {slot} as a last chance and covers {at}.")
            }
            Event::Passed { seat } => write!(f, "Seat {seat} can lay no card and passes."),
            Event::Left { slot, face } => write!(f, "The card in slot {slot} leaves the game: {face}."),
            Event::Swept => f.write_str("Nobody can lay a card: the market leaves the game and is laid out anew."),
            Event::Over => f.write_str("The displays are finished."),
        }
    }
}
