//! How moves and deals are written and read, and events in words.

use std::fmt;
use std::str::FromStr;

use den_core::{BadText, Seat};

use crate::deal::Deal;
use crate::event::Event;
use crate::hexes::Hex;
use crate::moves::Move;
use crate::pieces::{Kind, Moon, Prize, Terrain, Token, Track};
use crate::score::verdict_words;

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
                let tiles = (0..8).filter(|i| tiles >> i & 1 != 0).map(|i| char::from(b'1' + i));
                let tokens = std::iter::repeat_n('t', usize::from(*tokens));
                for (at, what) in tiles.chain(tokens).enumerate() {
                    if at > 0 {
                        f.write_str("+")?;
                    }
                    write!(f, "{what}")?;
                }
                Ok(())
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
            return Err(BadText::new(text, "a move has at most three words"));
        }
        let verb = verb.to_ascii_lowercase();
        let alone = |m: Move| match object {
            None => Ok(m),
            Some(_) => Err(BadText::new(text, format!("nothing follows `{verb}`"))),
        };
        let word = || match (object, more) {
            (Some(word), None) => Ok(word),
            (None, _) => Err(BadText::new(text, format!("a word is missing after `{verb}`"))),
            (Some(_), Some(_)) => Err(BadText::new(text, format!("one word follows `{verb}`"))),
        };
        let hex = || word()?.parse::<Hex>();
        match verb.as_str() {
            "tiles" => {
                let five = || BadText::new(text, "five terrain letters, as `tiles FRGTD`");
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
                _ => Err(BadText::new(text, "`dominate den` or `dominate wolf` and a hex")),
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
            _ => Err(BadText::new(
                text,
                "a move begins with tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt or end",
            )),
        }
    }
}

/// `1+3+t`: tiles by number from 1, the habitat tile, to 6, then a `t` per terrain token.
fn read_pay(text: &str, word: &str) -> Result<Move, BadText> {
    let bad = || BadText::new(text, "tiles 1 to 6 in order and a t per terrain token, as `pay 1+3+t`");
    let (mut tiles, mut tokens) = (0u8, 0u8);
    for part in word.split('+') {
        match part.as_bytes() {
            [digit @ b'1'..=b'6'] => {
                let bit = 1 << (digit - b'1');
                if tiles >= bit || tokens > 0 {
                    return Err(bad());
                }
                tiles |= bit;
            }
            [b't' | b'T'] if tokens < 6 => tokens += 1,
            _ => return Err(bad()),
        }
    }
    Ok(Move::Pay { tiles, tokens })
}

impl fmt::Display for Deal {
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

impl FromStr for Deal {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Deal, BadText> {
        const MOST: usize = 10;
        let lower = text.to_ascii_lowercase();
        let mut deal = Deal { tiles: Vec::new(), prey: Vec::new(), moons: Vec::new(), first: Seat(0) };
        let parts = ["tiles", "prey", "moons", "first"];
        let mut part = 0;
        let mut first = None;
        for word in lower.split_whitespace() {
            if parts.get(part) == Some(&word) {
                part += 1;
                continue;
            }
            match part {
                1 if deal.tiles.len() < MOST => {
                    deal.tiles.push(word.parse().map_err(|_| BadText::new(word, "a region tile has a number"))?);
                }
                2 if deal.prey.len() < MOST => deal.prey.push(word.parse()?),
                3 if deal.moons.len() < MOST => deal.moons.push(Moon::read_set(word)?),
                4 if first.is_none() => first = Some(word.parse::<Seat>()?),
                _ => return Err(BadText::new(text, format!("unexpected `{}` in a deal", BadText::new(word, "").text))),
            }
        }
        deal.first = first.ok_or_else(|| BadText::new(text, "a deal is `tiles … prey … moons … first SEAT`"))?;
        Ok(deal)
    }
}

/// `the habitat tile, tile 3 and 1 terrain token`
pub(crate) fn payment(tiles: u8, tokens: u8) -> String {
    let mut parts: Vec<String> = Vec::new();
    if tiles & 1 != 0 {
        parts.push("the habitat tile".into());
    }
    parts.extend((1..6).filter(|i| tiles >> i & 1 != 0).map(|i| format!("tile {}", i + 1)));
    match tokens {
        0 => {}
        1 => parts.push("1 terrain token".into()),
        n => parts.push(format!("{n} terrain tokens")),
    }
    parts.join(", ")
}

fn gained(gain: Token) -> &'static str {
    match gain {
        Token::Action => " and gains an action token",
        Token::Terrain => " and gains a terrain token",
        Token::None => "",
    }
}

fn article(kind: Kind) -> &'static str {
    match kind {
        Kind::Den => "a den",
        Kind::Wolf => "a pack wolf",
        Kind::Alpha => "an alpha",
        Kind::Lair => "a lair",
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Dealt { first } => write!(f, "The map is dealt. Seat {first} begins."),
            Event::Laid { seat, tiles } => {
                write!(f, "Seat {seat} lays the terrain tiles {}.", tiles.map(Terrain::word).join(", "))
            }
            Event::Placed { seat, hex } => write!(f, "Seat {seat} places an alpha and a pack wolf on {hex}."),
            Event::ExtraAction { seat } => write!(f, "Seat {seat} spends an action token."),
            Event::Paid { seat, terrain, tiles, tokens } => {
                write!(f, "Seat {seat} pays {terrain} with {}.", payment(tiles, tokens))
            }
            Event::Moved { seat, kind, from, to } => write!(f, "Seat {seat} moves {} from {from} to {to}.", article(kind)),
            Event::Displaced { pack, kind, from, to } => {
                write!(f, "The {} of seat {} is displaced from {from} to {to}.", kind.name(), pack + 1)
            }
            Event::Dug { seat, hex, track, gain } => {
                write!(f, "Seat {seat} digs a den from the {track} track on {hex}{}.", gained(gain))
            }
            Event::Built { seat, hex, gain } => write!(f, "Seat {seat} turns the den on {hex} into a lair{}.", gained(gain)),
            Event::Howled { seat, hex, kind } => {
                write!(f, "Seat {seat} howls: {} takes the place of the lone wolf on {hex}.", article(kind))
            }
            Event::Dominated { seat, pack, lost, hex, kind } => {
                write!(f, "Seat {seat} dominates the {} of seat {} on {hex}: {} takes its place.", lost.name(), pack + 1, article(kind))
            }
            Event::Hunted { seat, hex, prey, gain } => write!(f, "Seat {seat} hunts a {prey} on {hex}{}.", gained(gain)),
            Event::Calendar { date, moon: None } => write!(f, "Date {date} of the calendar is covered."),
            Event::Calendar { date, moon: Some(moon) } => {
                write!(f, "Date {date} of the calendar is covered: the {moon} moon is scored after this turn.")
            }
            Event::TurnEnded { seat } => write!(f, "Seat {seat} ends the turn."),
            Event::Scored { water, moon, seats, packs, control, alphas, points: [high, low], .. } => {
                let n = usize::from(packs).min(control.len());
                let words = verdict_words(usize::from(seats), &control[..n], &alphas[..n]);
                write!(f, "Region {water}, {moon} moon {high}/{low}: {words}.")
            }
            Event::Stalled => f.write_str("Nothing has happened for so long that the moon is called full."),
            Event::Over => f.write_str("The game is over."),
        }
    }
}
