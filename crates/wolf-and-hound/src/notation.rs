//! The notation of moves, cards and chance results.
//!
//! A card is its colour and value, `b3` or `w1`; with meat `b3m`, with a bone `w1b`. A move is a card, `show`, `keep`, `swap` or `turn M01`.
//! Chance is `deal b1 b2 w3 w3 / …` with the hands of the players in order, `draw b3`, or `up b3`.

use std::fmt;
use std::str::FromStr;

use den_core::BadText;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chance::Chance;
use crate::moves::Move;
use crate::pieces::{Animal, Animals, Card, Cards, Colour, Row};

den_core::messages! {
    /// What a text was expected to be.
    pub enum Expected {
        /// A number card.
        Card = "wh-bad-card",
        /// An animal card.
        Animal = "wh-bad-animal",
        /// A move.
        Move = "wh-bad-move",
        /// A result of chance.
        Chance = "wh-bad-chance",
        /// Four cards.
        Hand = "wh-bad-hand",
    }
}

/// The notation of all kinds of cards, in order.
const TEXTS: [&str; Card::KINDS as usize] =
    ["b1", "b2", "b3", "b4", "w1", "w2", "w3", "w4", "b1m", "b2m", "b3m", "b4m", "w1b", "w2b", "w3b", "w4b"];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TEXTS[self.number()])
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Card, BadText> {
        let read = |bytes: &[u8]| {
            let (colour, symbol) = match *bytes.first()? {
                b'b' => (Colour::Black, b'm'),
                b'w' => (Colour::White, b'b'),
                _ => return None,
            };
            let value = match *bytes.get(1)? {
                digit @ b'1'..=b'4' => digit - b'0',
                _ => return None,
            };
            match bytes.get(2..)? {
                [] => Some(Card::plain(colour, value)),
                [s] if *s == symbol => Some(Card::plain(colour, value).with_symbol()),
                _ => None,
            }
        };
        read(text.to_ascii_lowercase().as_bytes()).ok_or_else(|| BadText::new(text, Expected::Card))
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter())
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter())
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Animal {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Animal, BadText> {
        Animal::find(text).ok_or_else(|| BadText::new(text, Expected::Animal))
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = impl fmt::Display>) -> fmt::Result {
    for (at, item) in items.enumerate() {
        if at > 0 {
            f.write_str(" ")?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(card) => write!(f, "{card}"),
            Move::Show => f.write_str("show"),
            Move::Keep => f.write_str("keep"),
            Move::Swap => f.write_str("swap"),
            Move::Turn(animal) => write!(f, "turn {animal}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Move, BadText> {
        let words: Vec<String> = text.split_whitespace().take(3).map(str::to_ascii_lowercase).collect();
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["show"] => Ok(Move::Show),
            ["keep"] => Ok(Move::Keep),
            ["swap"] => Ok(Move::Swap),
            ["turn", animal] => animal.parse().map(Move::Turn),
            [card] => card.parse().map(Move::Play).map_err(|_| BadText::new(text, Expected::Move)),
            _ => Err(BadText::new(text, Expected::Move)),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(hands) => {
                f.write_str("deal")?;
                let dealt = hands.iter().rposition(|hand| !hand.is_empty()).map_or(0, |last| last + 1);
                for (at, hand) in hands[..dealt].iter().enumerate() {
                    write!(f, "{} {hand}", if at > 0 { " /" } else { "" })?;
                }
                Ok(())
            }
            Chance::Draw(card) => write!(f, "draw {card}"),
            Chance::TurnUp(card) => write!(f, "up {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        let bad = || BadText::new(text, Expected::Chance);
        let (word, rest) = text.trim().split_once(char::is_whitespace).ok_or_else(bad)?;
        match word.to_ascii_lowercase().as_str() {
            "draw" => rest.trim().parse().map(Chance::Draw),
            "up" => rest.trim().parse().map(Chance::TurnUp),
            "deal" => {
                let mut hands = [Cards::NONE; 4];
                for (at, hand) in rest.split('/').enumerate() {
                    *hands.get_mut(at).ok_or_else(bad)? = read_hand(hand)?;
                }
                Ok(Chance::Deal(hands))
            }
            _ => Err(bad()),
        }
    }
}

fn read_hand(text: &str) -> Result<Cards, BadText> {
    let mut hand = Cards::NONE;
    for word in text.split_whitespace() {
        hand.add(word.parse()?);
        if hand.len() > 4 {
            return Err(BadText::new(text, Expected::Hand));
        }
    }
    if hand.len() == 4 { Ok(hand) } else { Err(BadText::new(text, Expected::Hand)) }
}

/* sent as these texts */

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl fmt::Debug for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Animals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        write_list(f, *self)?;
        f.write_str("}")
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(TEXTS[self.number()])
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        String::deserialize(from)?.parse().map_err(Error::custom)
    }
}

impl Serialize for Animal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Animal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Animal, D::Error> {
        String::deserialize(from)?.parse().map_err(Error::custom)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        let mut cards = Cards::NONE;
        for card in Vec::<Card>::deserialize(from)? {
            if !cards.try_add(card) {
                return Err(Error::custom("more cards than a deck has"));
            }
        }
        Ok(cards)
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Row, D::Error> {
        let cards = Vec::<Card>::deserialize(from)?;
        if cards.len() > Row::MOST {
            return Err(Error::custom("more cards than a row holds"));
        }
        Ok(cards.into_iter().collect())
    }
}

impl Serialize for Animals {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Animals {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Animals, D::Error> {
        Ok(Vec::<Animal>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_and_card_reads_back() {
        let moves = Card::all().map(Move::Play).chain([Move::Show, Move::Keep, Move::Swap]).chain(Animal::all().map(Move::Turn));
        for m in moves {
            assert_eq!(m.to_string().parse::<Move>().unwrap(), m);
            assert_eq!(m.to_string().to_uppercase().parse::<Move>().unwrap(), m);
        }
        let chance: Chance = "Deal b1 b1 b3m w3b / w1 w2 w3 w4".parse().unwrap();
        assert_eq!(chance.to_string(), "deal b1 b1 b3m w3b / w1 w2 w3 w4");
    }

    #[test]
    fn invalid_text_is_refused_with_what_was_expected() {
        for text in ["", "b", "b0", "b5", "b3b", "w3m", "b33", "turn", "turn X01", "turn M01 M02", "ß3", "b３", "é", "keep swap", "W01"]
        {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
        for text in
            ["", "deal", "deal b1", "deal /", "draw", "draw b9", "deal b1 b1 b1 b1 b1 / b2", "up é", &"deal b1 b1 b1 b1 / ".repeat(9)]
        {
            assert!(text.parse::<Chance>().is_err(), "{text}");
        }
        assert_eq!("b7".parse::<Move>(), Err(BadText::new("b7", Expected::Move)));
        assert_eq!("turn X01".parse::<Move>(), Err(BadText::new("x01", Expected::Animal)));
        assert_eq!("draw b9".parse::<Chance>(), Err(BadText::new("b9", Expected::Card)));
        assert_eq!("deal b1".parse::<Chance>(), Err(BadText::new("b1", Expected::Hand)));
        assert_eq!("roll 6".parse::<Chance>(), Err(BadText::new("roll 6", Expected::Chance)));
    }
}
