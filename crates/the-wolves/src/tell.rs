//! Moves in words, with their consequences where those are short.

use crate::moves::Move;
use crate::notation::payment;
use crate::pieces::{Kind, Prize, Terrain, Token, Track};
use crate::stage::Stage;
use crate::state::TheWolves;

impl TheWolves {
    pub(crate) fn tell_(&self, m: Move) -> String {
        let at = |hex: crate::hexes::Hex| {
            let ground = self.map.index(hex).and_then(|h| self.terrain_at(h));
            ground.map_or_else(|| hex.to_string(), |terrain| format!("{hex} ({terrain})"))
        };
        let seat = self.seat.index();
        let next_wolf = || {
            let kind = self.map.figures.order.get(usize::from(self.me().joined)).copied().unwrap_or(Kind::Wolf);
            if kind == Kind::Alpha { "an alpha" } else { "a pack wolf" }
        };
        let mut text = match m {
            Move::Tiles(shown) => format!("lay the terrain tiles {}", shown.map(Terrain::word).join(", ")),
            Move::Place(hex) => format!("place an alpha and a pack wolf on {}", at(hex)),
            Move::Move(terrain) => {
                let (spread, speed) = (self.value(seat, Track::Spread), self.value(seat, Track::Speed));
                format!("move up to {spread} wolves up to {speed} hexes each onto {terrain}")
            }
            Move::Den(hex) => format!("dig a den on {}", at(hex)),
            Move::Lair(hex) => format!("turn the den on {} into a lair", at(hex)),
            Move::Howl(hex) => format!("howl for the lone wolf on {}: {} takes its place", at(hex), next_wolf()),
            Move::Dominate(prize, hex) => {
                let owner = self.map.index(hex).and_then(|h| {
                    let kind = if prize == Prize::Den { Kind::Den } else { Kind::Wolf };
                    self.pieces_at(h).find(|(pack, k)| *k == kind && *pack != seat).map(|(pack, _)| pack + 1)
                });
                let owner = owner.map_or_else(String::new, |seat| format!(" of seat {seat}"));
                match prize {
                    Prize::Den => format!("dominate the den{owner} on {}", at(hex)),
                    Prize::Wolf => format!("dominate the pack wolf{owner} on {}: {} takes its place", at(hex), next_wolf()),
                }
            }
            Move::Pay { tiles, tokens } => format!("pay with {}{}", payment(tiles, tokens), self.flips(tiles)),
            Move::Alpha(hex) => format!("move the alpha on {}", at(hex)),
            Move::Wolf(hex) => format!("move the pack wolf on {}", at(hex)),
            Move::To(hex) => format!("go to {}", at(hex)) + &self.arrival(hex),
            Move::Stop => "move no more wolves".into(),
            Move::Away(hex) => format!("displace it to {}", at(hex)),
            Move::Track(track) => self.tell_track(track),
            Move::Hunt(hex) => format!("hunt on {}", at(hex)),
            Move::End => match (self.left, self.me().actions) {
                (0, 0) => "end the turn".into(),
                (0, 1) => "end the turn (an action token could still be spent)".into(),
                (0, n) => format!("end the turn ({n} action tokens could still be spent)"),
                (1, _) => "end the turn early, with one action unused".into(),
                (n, _) => format!("end the turn early, with {n} actions unused"),
            },
        };
        let acts = matches!(m, Move::Move(_) | Move::Den(_) | Move::Lair(_) | Move::Howl(_) | Move::Dominate(..));
        if acts && self.stage == Stage::Act && self.left == 0 {
            text += " (spends an action token)";
        }
        text
    }

    /// What tiles show once they are flipped.
    fn flips(&self, tiles: u8) -> String {
        let seat = self.seat.index();
        let turned = (1..6).filter(|tile| tiles >> tile & 1 != 0).map(|tile| {
            let [a, b] = self.map.figures.faces[tile - 1];
            let other = if self.shows(seat, tile) == a { b } else { a };
            format!("tile {} turns to {other}", tile + 1)
        });
        let turned: Vec<String> = turned.collect();
        if turned.is_empty() { String::new() } else { format!(" ({})", turned.join(", ")) }
    }

    fn arrival(&self, hex: crate::hexes::Hex) -> String {
        let Some(h) = self.map.index(hex) else { return String::new() };
        match self.pieces_at(h).find(|(pack, _)| *pack != self.seat.index()) {
            Some((pack, Kind::Wolf)) => format!(", displacing the pack wolf of seat {}", pack + 1),
            Some((pack, Kind::Den)) => format!(", beside the den of seat {}", pack + 1),
            _ => String::new(),
        }
    }

    fn tell_track(&self, track: Track) -> String {
        let figures = &self.map.figures;
        let dug = usize::from(self.me().dug[track.index()]).min(3);
        let (before, after) = (figures.values[track.index()][dug], figures.values[track.index()][dug + 1]);
        let mut text = format!("take the den from the {track} track");
        if after > before {
            text += &format!(", {track} becomes {after}");
        }
        let gain = match dug + 1 {
            2 => figures.gains[track.index()][0],
            4 => figures.gains[track.index()][1],
            _ => Token::None,
        };
        text += match gain {
            Token::None => "",
            Token::Action => ", gain an action token",
            Token::Terrain => ", gain a terrain token",
        };
        if figures.den_points[dug + 1] > figures.den_points[dug] {
            text += &format!(", {} points instead of {}", figures.den_points[dug + 1], figures.den_points[dug]);
        }
        text
    }
}
