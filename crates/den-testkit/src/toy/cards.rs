//! The cards, and the notation of moves and deals.

use std::fmt;
use std::str::FromStr;

use den_core::BadText;
use serde::{Deserialize, Serialize};

use super::Reason;

const DECK: u8 = 12;

/// A card, `c1` to `c12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(pub(super) u8);

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub(super) u16);

impl Cards {
    pub(super) const ALL: Cards = Cards((1 << DECK) - 1);

    pub(super) fn iter(self) -> impl Iterator<Item = Card> {
        (0..DECK).map(Card).filter(move |card| self.has(*card))
    }

    pub(super) fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub(super) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub(super) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub(super) fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Plays a card, which everyone sees.
    Play(Card),
    /// Sets the secret mark. It can be undone.
    Whisper(u8),
}

/// What the dealer deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealt {
    /// The hand of each seat.
    Hands(Vec<Cards>),
    /// A die.
    Roll(u8),
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Card, BadText> {
        let number = text.strip_prefix('c').and_then(|n| n.parse::<u8>().ok());
        number.filter(|n| (1..=DECK).contains(n)).map(|n| Card(n - 1)).ok_or_else(|| BadText::new(text, Reason::BadCard))
    }
}

impl TryFrom<String> for Card {
    type Error = BadText;

    fn try_from(text: String) -> Result<Card, BadText> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(card) => write!(f, "{card}"),
            Move::Whisper(mark) => write!(f, "w{mark}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Move, BadText> {
        let Some(mark) = text.strip_prefix('w') else { return text.parse().map(Move::Play) };
        mark.parse().map(Move::Whisper).map_err(|_| BadText::new(text, Reason::BadMark))
    }
}

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = |hand: &Cards| hand.iter().map(String::from).collect::<Vec<_>>().join(" ");
        match self {
            Dealt::Hands(hands) => f.write_str(&hands.iter().map(hand).collect::<Vec<_>>().join(" / ")),
            Dealt::Roll(die) => write!(f, "{die}"),
        }
    }
}

impl FromStr for Dealt {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Dealt, BadText> {
        if let Ok(die) = text.parse() {
            return Ok(Dealt::Roll(die));
        }
        let hand = |text: &str| -> Result<Cards, BadText> {
            let cards: Vec<Card> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
            let hand: Cards = cards.iter().copied().collect();
            if hand.len() == cards.len() { Ok(hand) } else { Err(BadText::new(text, Reason::BadDeal)) }
        };
        text.split('/').map(hand).collect::<Result<_, _>>().map(Dealt::Hands)
    }
}
