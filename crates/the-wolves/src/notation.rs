//! The notation of moves and deals.

use std::fmt;
use std::str::FromStr;

use den_core::{BadText, Seat, shorten};

use crate::chance::Chance;
use crate::moves::Move;
use crate::pieces::{Hex, Moon, Prize, Terrain, TileId, Tiles, Track};
use crate::words::Expected;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Tiles(shown) => {
                f.write_str("tiles ")?;
                shown.iter().try_for_each(|t| write!(f, "{}", t.letter()))
            }
            Move::Place(hex) => write!(f, "place {hex}"),
            Move::Move(terrain) => write!(f, "move {terrain}"),
            Move::Den(hex) => write!(f, "den {hex}"),
            Move::Lair(hex) => write!(f, "lair {hex}"),
            Move::Howl(hex) => write!(f, "howl {hex}"),
            Move::Dominate(prize, hex) => write!(f, "dominate {prize} {hex}"),
            Move::Pay { tiles, tokens } => {
                f.write_str("pay ")?;
                for (at, tile) in tiles.iter().enumerate() {
                    write!(f, "{}{tile}", if at > 0 { "+" } else { "" })?;
                }
                (0..*tokens).try_for_each(|at| f.write_str(if at > 0 || !tiles.is_empty() { "+t" } else { "t" }))
            }
            Move::Alpha(hex) => write!(f, "alpha {hex}"),
            Move::Wolf(hex) => write!(f, "wolf {hex}"),
            Move::To(hex) => write!(f, "to {hex}"),
            Move::Stop => f.write_str("stop"),
            Move::Away(hex) => write!(f, "away {hex}"),
            Move::Track(track) => write!(f, "track {track}"),
            Move::Hunt(hex) => write!(f, "hunt {hex}"),
            Move::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Move, BadText> {
        let mut words = text.split_whitespace();
        let (verb, object, more) = (words.next().unwrap_or(""), words.next(), words.next());
        if words.next().is_some() {
            return Err(BadText::new(text, Expected::ThreeWords));
        }
        let verb = verb.to_ascii_lowercase();
        let alone = |m: Move| match object {
            None => Ok(m),
            Some(_) => Err(BadText::new(text, Expected::NothingAfter { verb: verb.clone() })),
        };
        let word = || match (object, more) {
            (Some(word), None) => Ok(word),
            (None, _) => Err(BadText::new(text, Expected::WordAfter { verb: verb.clone() })),
            (Some(_), Some(_)) => Err(BadText::new(text, Expected::OneWordAfter { verb: verb.clone() })),
        };
        let hex = || word()?.parse::<Hex>();
        match verb.as_str() {
            "tiles" => {
                let five = || BadText::new(text, Expected::FiveTerrains);
                Ok(Move::Tiles(Terrain::spell(word()?)?.try_into().map_err(|_| five())?))
            }
            "place" => Ok(Move::Place(hex()?)),
            "move" => {
                let word = word()?;
                let mut letters = word.chars();
                let letter = letters.next().filter(|_| letters.next().is_none()).and_then(Terrain::of_letter);
                Ok(Move::Move(letter.map_or_else(|| word.parse(), Ok)?))
            }
            "den" => Ok(Move::Den(hex()?)),
            "lair" => Ok(Move::Lair(hex()?)),
            "howl" => Ok(Move::Howl(hex()?)),
            "dominate" => match (object, more) {
                (Some(prize), Some(hex)) => Ok(Move::Dominate(prize.parse::<Prize>()?, hex.parse()?)),
                _ => Err(BadText::new(text, Expected::Dominate)),
            },
            "pay" => read_pay(text, word()?),
            "alpha" => Ok(Move::Alpha(hex()?)),
            "wolf" => Ok(Move::Wolf(hex()?)),
            "to" => Ok(Move::To(hex()?)),
            "stop" => alone(Move::Stop),
            "away" => Ok(Move::Away(hex()?)),
            "track" => Ok(Move::Track(word()?.parse::<Track>()?)),
            "hunt" => Ok(Move::Hunt(hex()?)),
            "end" => alone(Move::End),
            _ => Err(BadText::new(text, Expected::Verb)),
        }
    }
}

/// `1+3+t`: tiles by number, from 1 (the habitat tile) to 6, then a `t` per terrain token.
fn read_pay(text: &str, word: &str) -> Result<Move, BadText> {
    let bad = || BadText::new(text, Expected::Payment);
    let (mut tiles, mut tokens, mut last) = (Tiles::NONE, 0u8, None);
    for part in word.split('+') {
        if part.eq_ignore_ascii_case("t") && tokens < 6 {
            tokens += 1;
            continue;
        }
        let tile: TileId = part.parse().map_err(|_| bad())?;
        if last >= Some(tile) || tokens > 0 {
            return Err(bad());
        }
        tiles = tiles.with(tile);
        last = Some(tile);
    }
    Ok(Move::Pay { tiles, tokens })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tiles")?;
        self.tiles.iter().try_for_each(|t| write!(f, " {t}"))?;
        f.write_str(" prey")?;
        self.prey.iter().try_for_each(|p| write!(f, " {p}"))?;
        f.write_str(" moons")?;
        self.moons.iter().try_for_each(|m| write!(f, " {}", Moon::write_set(*m)))?;
        write!(f, " first {}", self.first)
    }
}

impl FromStr for Chance {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Chance, BadText> {
        const MOST: usize = 10;
        let lower = text.to_ascii_lowercase();
        let mut deal = Chance { tiles: Vec::new(), prey: Vec::new(), moons: Vec::new(), first: Seat(0) };
        let parts = ["tiles", "prey", "moons", "first"];
        let mut part = 0;
        let mut first = None;
        for word in lower.split_whitespace() {
            if parts.get(part) == Some(&word) {
                part += 1;
                continue;
            }
            match part {
                1 if deal.tiles.len() < MOST => deal.tiles.push(word.parse()?),
                2 if deal.prey.len() < MOST => deal.prey.push(word.parse()?),
                3 if deal.moons.len() < MOST => deal.moons.push(Moon::read_set(word)?),
                4 if first.is_none() => first = Some(word.parse::<Seat>()?),
                _ => return Err(BadText::new(text, Expected::DealWord { word: shorten(word) })),
            }
        }
        deal.first = first.ok_or_else(|| BadText::new(text, Expected::Deal))?;
        Ok(deal)
    }
}
