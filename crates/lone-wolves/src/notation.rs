//! The notation of moves and chance results. `docs/rules/lone-wolves.md` describes it for players.

use std::fmt::{self, Write};
use std::str::FromStr;

use den_core::{BadText, Seat};

use crate::chance::Chance;
use crate::moves::{Move, Pick};
use crate::pieces::{Card, Cards, Laid, Scar, Scars, Slot, Territory};
use crate::state::Honor;

den_core::messages! {
    /// What a text was expected to be.
    pub enum Expected {
        /// A card.
        Card = "lw-bad-card",
        /// A territory.
        Land = "lw-bad-land",
        /// Two different territories.
        Border = "lw-bad-border",
        /// A scar.
        Scar = "lw-bad-scar",
        /// A move.
        Move = "lw-bad-move",
        /// An honor token.
        Honor = "lw-bad-honor",
        /// One for each territory.
        Five { n: usize } = "lw-bad-five",
        /// Each card once.
        Once = "lw-bad-twice",
        /// Two hands.
        Hands = "lw-bad-hands",
        /// The result of a chance step.
        Chance = "lw-bad-chance",
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.suit().letter())?;
        f.write_char(char::from(b'0' + self.value()))
    }
}

impl FromStr for Card {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Card, BadText> {
        let mut chars = text.chars();
        let suit = chars.next().and_then(Territory::of_letter);
        let value = chars.next().and_then(|c| c.to_digit(10));
        match (suit, value, chars.next()) {
            (Some(suit), Some(value), None) => Card::new(suit, value as u8),
            _ => None,
        }
        .ok_or_else(|| BadText::new(text, Expected::Card))
    }
}

impl FromStr for Territory {
    type Err = BadText;
    /// Parses a letter or the name, ignoring case.
    fn from_str(text: &str) -> Result<Territory, BadText> {
        let mut chars = text.chars();
        let found = match (chars.next(), chars.next()) {
            (Some(letter), None) => Territory::of_letter(letter),
            _ => Territory::ALL.into_iter().find(|t| t.name().eq_ignore_ascii_case(text)),
        };
        found.ok_or_else(|| BadText::new(text, Expected::Land))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Own(t) => write!(f, "{}", t.letter()),
            Slot::Border(a, b) => write!(f, "{}+{}", a.letter(), b.letter()),
        }
    }
}

impl FromStr for Slot {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Slot, BadText> {
        match text.split_once('+') {
            None => text.parse().map(Slot::Own),
            Some((a, b)) => match (a.trim().parse()?, b.trim().parse()?) {
                (a, b) if a == b => Err(BadText::new(text, Expected::Border)),
                (a, b) => Ok(Slot::border(a, b)),
            },
        }
    }
}

fn read_scar(text: &str) -> Result<Scar, BadText> {
    text.parse().ok().and_then(Scar::numbered).ok_or_else(|| BadText::new(text, Expected::Scar))
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.card, self.at.letter())
    }
}

impl FromStr for Laid {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Laid, BadText> {
        let (card, at) = text.split_once('@').ok_or_else(|| BadText::new(text, Expected::Move))?;
        Ok(Laid { card: card.trim().parse()?, at: at.trim().parse()? })
    }
}

crate::pieces::as_text!(Laid);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(card, at) => Laid { card: *card, at: *at }.fmt(f),
            Move::Take(Pick::Up(scar)) => write!(f, "take {}", scar.number()),
            Move::Take(Pick::FaceDown) => f.write_str("take ?"),
            Move::Place(slot) => write!(f, "place {slot}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Move, BadText> {
        if text.contains('@') {
            let Laid { card, at } = text.parse()?;
            return Ok(Move::Play(card, at));
        }
        let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text, ""));
        match (word.to_ascii_lowercase().as_str(), rest.trim()) {
            ("take", "?") => Ok(Move::Take(Pick::FaceDown)),
            ("take", scar) => Ok(Move::Take(Pick::Up(read_scar(scar)?))),
            ("place", slot) => Ok(Move::Place(slot.parse()?)),
            _ => Err(BadText::new(text, Expected::Move)),
        }
    }
}

fn join<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: impl IntoIterator<Item = T>) -> fmt::Result {
    items.into_iter().try_for_each(|item| write!(f, " {item}"))
}

impl fmt::Display for Honor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.up, self.down)
    }
}

impl FromStr for Honor {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Honor, BadText> {
        let sides = text.split_once('/').and_then(|(up, down)| Some((up.parse().ok()?, down.parse().ok()?)));
        let (up, down) = sides.ok_or_else(|| BadText::new(text, Expected::Honor))?;
        Ok(Honor { up, down })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Scars(scars) => {
                f.write_str("scars")?;
                join(f, scars.map(some))
            }
            Chance::Honor(honor) => {
                f.write_str("honor")?;
                join(f, honor)
            }
            Chance::Hands([first, second]) => {
                f.write_str("hands")?;
                join(f, first.iter())?;
                f.write_str(" /")?;
                join(f, second.iter())
            }
            Chance::Leader(seat) => write!(f, "leader {seat}"),
            Chance::TurnUp(scar) => write!(f, "turn {}", scar.number()),
            Chance::Look(scar) => write!(f, "look {}", scar.number()),
        }
    }
}

/// The scars of one territory: `3`, `3+5`, or `-` for none.
fn some(scars: Scars) -> String {
    let numbers: Vec<String> = scars.iter().map(|scar| scar.number().to_string()).collect();
    if numbers.is_empty() { "-".to_string() } else { numbers.join("+") }
}

/// Parses the scars of one territory.
fn read_some(text: &str) -> Result<Scars, BadText> {
    if text == "-" {
        return Ok(Scars::NONE);
    }
    let scars = text.split('+').map(read_scar).collect::<Result<Vec<_>, _>>()?;
    let (n, scars) = (scars.len(), scars.into_iter().collect::<Scars>());
    if usize::from(scars.len()) == n { Ok(scars) } else { Err(BadText::new(text, Expected::Scar)) }
}

/// Parses exactly five items, one for each territory.
fn five<T>(text: &str, read: impl Fn(&str) -> Result<T, BadText>) -> Result<[T; 5], BadText> {
    let items = text.split_whitespace().map(read).collect::<Result<Vec<_>, _>>()?;
    let n = items.len();
    items.try_into().map_err(|_| BadText::new(text, Expected::Five { n }))
}

/// Parses a set of cards without duplicates.
fn read_cards(text: &str) -> Result<Cards, BadText> {
    let mut cards = Cards::NONE;
    for word in text.split_whitespace() {
        let card: Card = word.parse()?;
        if cards.has(card) {
            return Err(BadText::new(word, Expected::Once));
        }
        cards.add(card);
    }
    Ok(cards)
}

impl FromStr for Chance {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Chance, BadText> {
        let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        Ok(match word.to_ascii_lowercase().as_str() {
            "scars" => Chance::Scars(five(rest, read_some)?),
            "honor" => Chance::Honor(five(rest, str::parse)?),
            "hands" => match rest.split_once('/') {
                Some((first, second)) => Chance::Hands([read_cards(first)?, read_cards(second)?]),
                None => return Err(BadText::new(rest, Expected::Hands)),
            },
            "leader" => Chance::Leader(rest.parse::<Seat>()?),
            "turn" => Chance::TurnUp(read_scar(rest)?),
            "look" => Chance::Look(read_scar(rest)?),
            _ => return Err(BadText::new(text, Expected::Chance)),
        })
    }
}

/// The cards as `s2 s5 d7`.
pub(crate) fn list(cards: Cards) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
