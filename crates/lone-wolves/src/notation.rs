//! The notation of moves and of chance, and events in words. `docs/rules/lone-wolves.md` describes it for players.

use std::fmt::{self, Write};
use std::str::FromStr;

use den_core::{BadText, Seat};

use crate::card::{Card, Cards, Territory};
use crate::event::Event;
use crate::moves::{Move, Pick};
use crate::play::Chance;
use crate::scar::{Scar, Slot};
use crate::state::Honor;

const CARD: &str = "a card is a suit and a value from 2 to 7: s swamp, d desert, c caves, t tundra, v volcano, as `d3`";
const TERRITORY: &str = "a territory is s, d, c, t or v (swamp, desert, caves, tundra, volcano)";
const SCAR: &str = "a scar is a number from 1 to 9";
const MOVE: &str = "a move is `d3@s` (card at territory), `take 5`, `take ?` (face down), `place s` or `place s+d` (a border)";
const CHANCE: &str = "chance is `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` or `look 5`";

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
        .ok_or_else(|| BadText::new(text, CARD))
    }
}

impl FromStr for Territory {
    type Err = BadText;
    /// A letter or the name, in either case.
    fn from_str(text: &str) -> Result<Territory, BadText> {
        let mut chars = text.chars();
        let found = match (chars.next(), chars.next()) {
            (Some(letter), None) => Territory::of_letter(letter),
            _ => Territory::ALL.into_iter().find(|t| t.name().eq_ignore_ascii_case(text)),
        };
        found.ok_or_else(|| BadText::new(text, TERRITORY))
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
                (a, b) if a == b => Err(BadText::new(text, "a border has two different territories, as `s+d`")),
                (a, b) => Ok(Slot::border(a, b)),
            },
        }
    }
}

fn read_scar(text: &str) -> Result<Scar, BadText> {
    text.parse().ok().and_then(Scar::numbered).ok_or_else(|| BadText::new(text, SCAR))
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(card, at) => write!(f, "{card}@{}", at.letter()),
            Move::Take(Pick::Up(scar)) => write!(f, "take {}", scar.number()),
            Move::Take(Pick::FaceDown) => f.write_str("take ?"),
            Move::Place(slot) => write!(f, "place {slot}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Move, BadText> {
        if let Some((card, at)) = text.split_once('@') {
            return Ok(Move::Play(card.trim().parse()?, at.trim().parse()?));
        }
        let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text, ""));
        match (word.to_ascii_lowercase().as_str(), rest.trim()) {
            ("take", "?") => Ok(Move::Take(Pick::FaceDown)),
            ("take", scar) => Ok(Move::Take(Pick::Up(read_scar(scar)?))),
            ("place", slot) => Ok(Move::Place(slot.parse()?)),
            _ => Err(BadText::new(text, MOVE)),
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
        let (up, down) = sides.ok_or_else(|| BadText::new(text, "an honor token is its two sides, the upper first, as `4/9`"))?;
        Ok(Honor { up, down })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Scars(scars) => {
                f.write_str("scars")?;
                join(f, scars.map(Scar::number))
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

/// Exactly five, one for each territory.
fn five<T>(text: &str, what: &str, read: impl Fn(&str) -> Result<T, BadText>) -> Result<[T; 5], BadText> {
    let items = text.split_whitespace().map(read).collect::<Result<Vec<_>, _>>()?;
    let count = items.len();
    items
        .try_into()
        .map_err(|_| BadText::new(text, format!("five {what}, one for each territory from the swamp to the volcano, not {count}")))
}

/// A set of cards, none of them written twice.
fn read_cards(text: &str) -> Result<Cards, BadText> {
    let mut cards = Cards::NONE;
    for word in text.split_whitespace() {
        let card: Card = word.parse()?;
        if cards.has(card) {
            return Err(BadText::new(word, "this card stands twice in the hand"));
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
            "scars" => Chance::Scars(five(rest, "scars", read_scar)?),
            "honor" => Chance::Honor(five(rest, "honor tokens", str::parse)?),
            "hands" => match rest.split_once('/') {
                Some((first, second)) => Chance::Hands([read_cards(first)?, read_cards(second)?]),
                None => return Err(BadText::new(rest, "the two hands are separated by `/`")),
            },
            "leader" => Chance::Leader(rest.parse::<Seat>()?),
            "turn" => Chance::TurnUp(read_scar(rest)?),
            "look" => Chance::Look(read_scar(rest)?),
            _ => return Err(BadText::new(text, CHANCE)),
        })
    }
}

/// The cards as `s2 s5 d7`.
pub(crate) fn list(cards: Cards) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::ScarsLaid { scars } => {
                f.write_str("Face-up scars:")?;
                join(f, Territory::ALL.iter().zip(scars).map(|(t, scar)| format!("{} {}", t.name(), scar.number())))?;
                f.write_str(".")
            }
            Event::HonorLaid { honor } => {
                f.write_str("Honor tokens:")?;
                join(f, Territory::ALL.iter().zip(honor).map(|(t, token)| format!("{} {token}", t.name())))?;
                f.write_str(".")
            }
            Event::Dealt { seat, count, cards: None } => write!(f, "Seat {seat} is dealt {count} cards."),
            Event::Dealt { seat, cards: Some(cards), .. } => write!(f, "Seat {seat} is dealt {}.", list(*cards)),
            Event::Leads { seat } => write!(f, "Seat {seat} leads first."),
            Event::Played { seat, card, at } => write!(f, "Seat {seat} plays {} to the {}.", card.words(), at.name()),
            Event::TurnedUp { at, scar } => write!(f, "The three turns up {} in the {}.", scar.words(), at.name()),
            Event::Won { seat, trick, lost, at } => {
                write!(f, "Seat {seat} takes trick {trick}; {} in the {} becomes a lone wolf.", lost.words(), at.name())
            }
            Event::NoScar { seat, at } => write!(f, "No scar is left in the {} for seat {seat}.", at.name()),
            Event::Took { seat, at, scar: Some(scar) } => write!(f, "Seat {seat} takes {} from the {}.", scar.words(), at.name()),
            Event::Took { seat, at, scar: None } => write!(f, "Seat {seat} takes a face-down scar from the {}.", at.name()),
            Event::Looked { seat, scar: Some(scar) } => write!(f, "Seat {seat} looks at it: {}.", scar.words()),
            Event::Looked { seat, scar: None } => write!(f, "Seat {seat} looks at it."),
            Event::Placed { seat, scar, slot } => write!(f, "Seat {seat} places {} at {}.", scar.words(), slot.words()),
            Event::LeftGame { seat, scar } => write!(f, "Seat {seat} has no empty slot: {} leaves the game.", scar.words()),
            Event::Joined { seat, at } => write!(f, "A set-aside card joins seat {seat} in the {} as a lone wolf.", at.name()),
            Event::Turned { at, honor } => {
                write!(f, "The honor token of the {} turns over: now {}, underneath {}.", at.name(), honor.up, honor.down)
            }
            Event::Moon { at, blood } => {
                let moon = if *blood { "blood moon" } else { "moon" };
                write!(
                    f,
                    "The last scar of the {} is gone: the {moon} rises there, and {} is trump from the next trick.",
                    at.name(),
                    at.colour()
                )
            }
            Event::Over { points: [first, second], lone } => {
                write!(f, "The game is over: {first} to {second} honor")?;
                if first == second {
                    write!(f, ", {} to {} lone wolves", lone[0], lone[1])?;
                }
                f.write_str(".")
            }
        }
    }
}
