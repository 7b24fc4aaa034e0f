//! Tracks who has been shown which card and scar, independent of views.

use std::collections::BTreeSet;

use ::lone_wolves::{Card, Cards, Chance, LoneWolves, Move, Stage, Territory};
use den_core::{Eye, Seat, Step};
use den_testkit::Ledger;

/// Which cards each seat has been shown, and which scar it is looking at, derived from the steps alone.
#[derive(Debug)]
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
                let Stage::Look(seat, _) = before.table().stage else { panic!("nothing is looked at now") };
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

    /// Cards in notation (`d3`) or as messages, and scars that are being looked at.
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
            // As `Display` shows a message, and as JSON.
            let shown = format!("lw-card(suit=lw-suit-{}, value=", suit.name());
            let json = format!("[\"suit\",{{\"key\":\"lw-suit-{}\"}}],[\"value\",", suit.name());
            for value in [&shown, &json].into_iter().flat_map(|before| text.split(before.as_str()).skip(1)) {
                let value = value.chars().next().and_then(|digit| digit.to_digit(10));
                names.extend(value.and_then(|value| Card::new(suit, value as u8)).map(|card| card.to_string()));
            }
        }
        let looked = text.contains("\"event\":\"looked\"") || text.contains("lw-event-looked");
        for scar in 1..10 {
            let shown = [format!("\"scar\":{scar}"), format!("lw-scar-{scar}")];
            if text.contains(&format!("\"looked\":{scar}")) || (looked && shown.iter().any(|shown| text.contains(shown))) {
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
