//! Tracks who has been shown which number card, independent of views.

use std::collections::BTreeSet;

use ::wolf_and_hound::{Card, Cards, Chance, Event, Move, Pasture, WolfAndHound};
use den_core::{Eye, Message, Rules, Seat, Step, apply};
use den_testkit::Ledger;
use serde_json::Value;

/// The number cards that each eye has been shown, derived from the steps alone. Cards of a kind are identical, so the names are `b3 #1`,
/// `b3 #2`: that many black 3s have been seen.
#[derive(Debug)]
pub struct Book {
    seats: u8,
    /// By seat, then the public.
    seen: Vec<Cards>,
    /// The cards of each pasture that have been shown and are still in hand.
    shown: [Cards; 4],
}

impl Book {
    fn all(&mut self, card: Card) {
        self.seen.iter_mut().for_each(|seen| seen.add(card));
    }

    fn others(&mut self, pasture: Pasture, card: Card) {
        (0..self.seen.len()).filter(|at| *at != pasture.index()).for_each(|at| self.seen[at].add(card));
    }
}

impl Ledger<WolfAndHound> for Book {
    fn open(start: &WolfAndHound) -> Book {
        Book { seats: start.seats(), seen: vec![Cards::NONE; usize::from(start.seats()) + 1], shown: [Cards::NONE; 4] }
    }

    fn note(&mut self, before: &WolfAndHound, step: &Step<WolfAndHound>) {
        let pasture = before.open().active;
        match *step {
            Step::Chance(Chance::Deal(hands)) => {
                let players = usize::from(self.seats);
                self.seen[..players].copy_from_slice(&hands[..players]);
            }
            Step::Chance(Chance::Draw(card)) => self.seen[pasture.index()].add(card),
            Step::Chance(Chance::TurnUp(card)) => self.all(card),
            Step::Move(_, Move::Play(card)) if self.shown[pasture.index()].has(card) => self.shown[pasture.index()].remove(card),
            Step::Move(_, Move::Play(card)) => self.others(pasture, card),
            Step::Move(..) => {}
        }
        let mut after = before.clone();
        let mut events = Vec::new();
        apply(&mut after, step, &mut events);
        for event in events {
            if let Event::Shows { pasture, cards } = event {
                cards.without(self.shown[pasture.index()]).iter().for_each(|card| self.others(pasture, card));
                self.shown[pasture.index()] = cards;
            }
        }
    }

    fn knows(&self, eye: Eye) -> BTreeSet<String> {
        match eye {
            Eye::Seat(Seat(seat)) => names(&self.seen[usize::from(seat)].iter().collect::<Vec<_>>()),
            Eye::Public => names(&self.seen[usize::from(self.seats)].iter().collect::<Vec<_>>()),
        }
    }

    fn names_in(text: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let (json, words): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with('{'));
        for line in json {
            let mut cards = Vec::new();
            cards_in_json(&serde_json::from_str(line).unwrap(), &mut cards);
            found.extend(names(&cards));
        }
        // The board is one block; the lines after the sheet, and events, are separate: a message after the notation of a move.
        let sheet = words.iter().position(|line| line.starts_with("Sheet")).unwrap_or(0);
        found.extend(names(&words[..sheet].iter().flat_map(|line| cards_in_words(line)).collect::<Vec<_>>()));
        for line in &words[sheet..] {
            let message = line.find("wh-").map_or("", |at| &line[at..]);
            found.extend(names(&cards_in_words(message)));
        }
        found
    }
}

fn names(cards: &[Card]) -> BTreeSet<String> {
    cards.iter().enumerate().map(|(at, card)| format!("{card} #{}", 1 + cards[..at].iter().filter(|c| *c == card).count())).collect()
}

/// The cards in a view or an event. `late` and the own pasture's `shown` contain no additional cards.
fn cards_in_json(value: &Value, found: &mut Vec<Card>) {
    match value {
        Value::String(text) => found.extend(text.parse::<Card>()),
        Value::Array(items) => items.iter().for_each(|item| cards_in_json(item, found)),
        Value::Object(fields) => {
            for (_, field) in fields.iter().filter(|(key, _)| !["late", "shown"].contains(&key.as_str())) {
                cards_in_json(field, found);
            }
            let own = fields.get("eye").and_then(|eye| eye.get("seat")).and_then(Value::as_u64);
            if let Some(open) = fields.get("open") {
                for (pasture, shown) in open["shown"].as_array().unwrap().iter().enumerate() {
                    if own != Some(pasture as u64) {
                        cards_in_json(shown, found);
                    }
                }
            }
        }
        _ => {}
    }
}

/// The cards in a line of the board or in a message, as `b3` or as `wh-black(value=3)`. The card that Grandpa Wolf moves by is also in
/// front of a player.
fn cards_in_words(line: &str) -> Vec<Card> {
    let mut plain = String::new();
    let mut rest = line.split("wh-board-late").next().unwrap();
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        plain += before;
        rest = after.split_once('m').map_or("", |(_, rest)| rest);
    }
    plain += rest;
    for card in Card::all() {
        plain = plain.replace(&Message::from(card).to_string(), &format!(" {card} "));
    }
    plain.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}
