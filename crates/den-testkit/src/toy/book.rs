//! The ledger of the toy game.

use std::collections::BTreeSet;

use den_core::{Eye, Step};

use super::Toy;
use super::cards::{Card, Dealt, Move};
use crate::Ledger;

/// An independent ledger of which cards each eye was shown.
pub struct Book {
    shown: Vec<BTreeSet<String>>,
    public: BTreeSet<String>,
}

impl<const BUG: u8> Ledger<Toy<BUG>> for Book {
    fn open(start: &Toy<BUG>) -> Self {
        Book { shown: vec![BTreeSet::new(); start.hands.len()], public: BTreeSet::new() }
    }

    fn note(&mut self, _: &Toy<BUG>, step: &Step<Toy<BUG>>) {
        match step {
            Step::Move(_, Move::Play(card)) => _ = self.public.insert(card.to_string()),
            Step::Chance(Dealt::Hands(hands)) => {
                for (book, hand) in self.shown.iter_mut().zip(hands) {
                    book.extend(hand.iter().map(String::from));
                }
            }
            Step::Move(_, Move::Whisper(_)) | Step::Chance(Dealt::Roll(_)) => {}
        }
    }

    fn knows(&self, eye: Eye) -> BTreeSet<String> {
        match eye {
            Eye::Seat(seat) => self.public.union(&self.shown[seat.index()]).cloned().collect(),
            Eye::Public => self.public.clone(),
        }
    }

    fn names_in(text: &str) -> BTreeSet<String> {
        text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| word.parse::<Card>().is_ok()).map(str::to_string).collect()
    }
}
