//! Who has been shown which card and scar, independent of views. The tests of the online table include this file too.

use std::collections::BTreeSet;

use den_core::{Eye, Seat, Step};
use den_testkit::Ledger;
use lone_wolves::{Card, Cards, Chance, LoneWolves, Move, Phase, Territory};

/// Which cards each seat has been shown, and which scar it looks at, kept from the steps alone.
#[allow(unreachable_pub, missing_docs)]
pub struct Book {
    hands: [BTreeSet<String>; 2],
    played: BTreeSet<String>,
    looked: Option<(Seat, String)>,
}

impl Ledger<LoneWolves> for Book {
    fn open(_: &LoneWolves) -> Book {
        Book { hands: Default::default(), played: BTreeSet::new(), looked: None }
    }

    fn note(&mut self, before: &LoneWolves, step: &Step<LoneWolves>) {
        let texts = |cards: Cards| cards.iter().map(|card| card.to_string()).collect();
        self.looked = None;
        match step {
            Step::Move(_, Move::Play(card, _)) => {
                self.played.insert(card.to_string());
            }
            Step::Chance(Chance::Hands(hands)) => self.hands = hands.map(texts),
            Step::Chance(Chance::Look(scar)) => {
                let Phase::Look(seat, _) = before.table().phase else { panic!("nothing is looked at now") };
                self.looked = Some((seat, format!("looked {}", scar.number())));
            }
            _ => {}
        }
    }

    fn knows(&self, eye: Eye) -> BTreeSet<String> {
        let mut known = self.played.clone();
        if let Eye::Seat(seat) = eye {
            known.extend(self.hands[seat.index()].iter().cloned());
        }
        if let Some((seat, scar)) = &self.looked
            && eye.is(*seat)
        {
            known.insert(scar.clone());
        }
        known
    }

    /// Cards as `d3` or `brown 3`, and scars that are looked at.
    fn names_in(text: &str) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        let text = without_colours(text).to_lowercase();
        let bytes = text.as_bytes();
        let part_of_word = |at: Option<&u8>| at.is_some_and(u8::is_ascii_alphanumeric);
        for at in 0..bytes.len() {
            let before = at.checked_sub(1).and_then(|at| bytes.get(at));
            if !part_of_word(before) && !part_of_word(bytes.get(at + 2)) {
                names.extend(text.get(at..at + 2).and_then(|two| two.parse::<Card>().ok()).map(|card| card.to_string()));
            }
        }
        for suit in Territory::ALL {
            for value in 2..8 {
                if text.contains(&format!("{} {value}", suit.colour())) {
                    names.extend(Card::new(suit, value).map(|card| card.to_string()));
                }
            }
        }
        for scar in 1..10 {
            let shown = [format!("\"looked\":{scar}"), format!("looks at it: scar {scar}")];
            let event = text.contains("\"event\":\"looked\"") && text.contains(&format!("\"scar\":{scar}"));
            if event || shown.iter().any(|shown| text.contains(shown)) {
                names.insert(format!("looked {scar}"));
            }
        }
        names
    }
}

fn without_colours(text: &str) -> String {
    let mut inside = false;
    text.chars()
        .filter(|&c| {
            let escape = inside || c == '\u{1b}';
            inside = escape && !(inside && c.is_ascii_alphabetic());
            !escape
        })
        .collect()
}
