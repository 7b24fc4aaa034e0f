//! Moves and events as messages.

mod refusals;
mod texts;

use den_core::{Hidden, Message, Rules, Text, Words};

use crate::aid::AidText;
use crate::choose::{Action, Prompt};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Hex, Kind, Moon, Prey, Prize, Terrain, TileId, Tiles, Token, Track, Wolf};
use crate::score::standing;
use crate::state::{Stage, TheWolves};

pub use refusals::{ContentReason, Expected, Part, Reason, Shown};
pub(crate) use texts::{At, BoardText, Control, Gain, Note, PackName, Payment, SheetText, Tied};
use texts::{Effect, EventText, Flip, MoveText};

impl Words for TheWolves {
    const TEXTS: &'static [&'static [Text]] = &[
        AidText::TEXTS,
        Reason::TEXTS,
        Shown::TEXTS,
        Expected::TEXTS,
        ContentReason::TEXTS,
        Part::TEXTS,
        EventText::TEXTS,
        Payment::TEXTS,
        MoveText::TEXTS,
        At::TEXTS,
        Flip::TEXTS,
        Effect::TEXTS,
        SheetText::TEXTS,
        Note::TEXTS,
        Tied::TEXTS,
        Gain::TEXTS,
        Control::TEXTS,
        BoardText::TEXTS,
        Prompt::TEXTS,
        Action::TEXTS,
        Terrain::TEXTS,
        Kind::TEXTS,
        Wolf::TEXTS,
        Track::TEXTS,
        Prey::TEXTS,
        Moon::TEXTS,
        Prize::TEXTS,
        Token::TEXTS,
    ];

    fn describe(view: &<Self as Hidden>::View, m: Move) -> Message {
        let game = view.position();
        let what = Message::from(game.move_text(m));
        let acts = matches!(m, Move::Move(_) | Move::Den(_) | Move::Lair(_) | Move::Howl(_) | Move::Dominate(..));
        if acts && game.stage == Stage::Act && game.left == 0 { MoveText::WithToken { what }.into() } else { what }
    }

    fn event(event: &Event) -> Message {
        let text = match *event {
            Event::Dealt { first } => EventText::Dealt { first },
            Event::Laid { seat, tiles } => EventText::Laid { seat, tiles: tiles.to_vec() },
            Event::Placed { seat, hex } => EventText::Placed { seat, hex },
            Event::ExtraAction { seat } => EventText::ExtraAction { seat },
            Event::Paid { seat, terrain, tiles, tokens } => EventText::Paid { seat, terrain, with: Payment::list(tiles, tokens) },
            Event::Moved { seat, kind, from, to } => EventText::Moved { seat, kind, from, to },
            Event::Displaced { pack, kind, from, to } => EventText::Displaced { pack: PackName::of_player(pack), kind, from, to },
            Event::Dug { seat, hex, track, gain, dominated: false } => EventText::Dug { seat, hex, track, gain },
            Event::Dug { seat, hex, track, gain, dominated: true } => EventText::DenTaken { seat, hex, track, gain },
            Event::Built { seat, hex, gain } => EventText::Built { seat, hex, gain },
            Event::Howled { seat, hex, kind } => EventText::Howled { seat, hex, kind },
            Event::Dominated { seat, pack, lost: Kind::Den, hex, .. } => {
                EventText::DominatedDen { seat, pack: PackName::of_player(pack), hex }
            }
            Event::Dominated { seat, pack, hex, kind, .. } => EventText::DominatedWolf { seat, pack: PackName::of_player(pack), hex, kind },
            Event::Hunted { seat, hex, prey, gain } => EventText::Hunted { seat, hex, prey, gain },
            Event::Calendar { date, moon } => EventText::Calendar { date, moon },
            Event::TurnEnded { seat } => EventText::TurnEnded { seat },
            Event::Scored { water, moon, seats, packs, control, alphas, points, .. } => {
                let n = usize::from(packs).min(control.len());
                EventText::Scored { water, moon, standing: standing(seats, &control[..n], &alphas[..n], points) }
            }
            Event::Stalled => EventText::Stalled,
            Event::Over => EventText::Over,
        };
        text.into()
    }
}

impl TheWolves {
    fn move_text(&self, m: Move) -> MoveText {
        let pack = self.my_pack();
        match m {
            Move::Tiles(shown) => MoveText::Tiles { tiles: shown.to_vec() },
            Move::Place(hex) => MoveText::Place { at: self.at(hex) },
            Move::Move(terrain) => {
                MoveText::Move { terrain, spread: self.value(pack, Track::Spread), speed: self.value(pack, Track::Speed) }
            }
            Move::Den(hex) => MoveText::Den { at: self.at(hex) },
            Move::Lair(hex) => MoveText::Lair { at: self.at(hex) },
            Move::Howl(hex) => MoveText::Howl { at: self.at(hex), kind: self.wolf_to_come() },
            Move::Dominate(prize, hex) => {
                let pack = self.owner(prize.kind(), hex);
                match prize {
                    Prize::Den => MoveText::DominateDen { at: self.at(hex), pack },
                    Prize::Wolf => MoveText::DominateWolf { at: self.at(hex), pack, kind: self.wolf_to_come() },
                }
            }
            Move::Pay { tiles, tokens } => {
                let flips = self.flips(tiles);
                MoveText::Pay { with: Payment::list(tiles, tokens), n: flips.len(), flips }
            }
            Move::Alpha(hex) => MoveText::Alpha { at: self.at(hex) },
            Move::Wolf(hex) => MoveText::Wolf { at: self.at(hex) },
            Move::To(hex) => self.arrival(hex),
            Move::Stop => MoveText::Stop,
            Move::Away(hex) => MoveText::Away { at: self.at(hex) },
            Move::Track(track) => {
                let effects = self.effects(track);
                MoveText::Track { track, n: effects.len(), effects }
            }
            Move::Hunt(hex) => MoveText::Hunt { at: self.at(hex) },
            Move::End => match (self.left, self.me().actions) {
                (0, 0) => MoveText::End,
                (0, n) => MoveText::EndWithTokens { n },
                (n, _) => MoveText::EndEarly { n },
            },
        }
    }

    fn at(&self, hex: Hex) -> At {
        match self.setup.map.index(hex).and_then(|h| self.terrain_at(h)) {
            Some(terrain) => At::Land { hex, terrain },
            None => At::Hex { hex },
        }
    }

    /// The next wolf to leave the player board.
    fn wolf_to_come(&self) -> Wolf {
        self.setup.figures.order.get(usize::from(self.me().joined)).copied().unwrap_or(Wolf::Pack)
    }

    /// The owner of a piece of this kind on a hex, other than the acting player.
    fn owner(&self, kind: Kind, hex: Hex) -> PackName {
        let there = self.setup.map.index(hex).and_then(|h| self.pieces_at(h).find(|(pack, k)| *k == kind && *pack != self.my_pack()));
        there.map_or(PackName::Third, |(pack, _)| PackName::new(pack, self.seats()))
    }

    /// The terrains that tiles show once they are flipped.
    fn flips(&self, tiles: Tiles) -> Vec<Flip> {
        let flip = |tile: TileId| {
            let [a, b] = self.setup.figures.faces[tile.flipped()?];
            Some(Flip::Tile { n: tile, terrain: if self.shows(self.my_pack(), tile) == a { b } else { a } })
        };
        tiles.iter().filter_map(flip).collect()
    }

    fn arrival(&self, hex: Hex) -> MoveText {
        let at = self.at(hex);
        let stranger = self.setup.map.index(hex).and_then(|h| self.pieces_at(h).find(|(pack, _)| *pack != self.my_pack()));
        match stranger {
            Some((pack, Kind::Wolf)) => MoveText::ToDisplacing { at, pack: PackName::new(pack, self.seats()) },
            Some((pack, Kind::Den)) => MoveText::ToDen { at, pack: PackName::new(pack, self.seats()) },
            _ => MoveText::To { at },
        }
    }

    fn effects(&self, track: Track) -> Vec<Effect> {
        let figures = &self.setup.figures;
        let dug = usize::from(self.me().dug[track.index()]).min(3);
        let values = figures.values[track.index()];
        let mut effects = Vec::new();
        if values[dug + 1] > values[dug] {
            effects.push(Effect::Value { track, value: values[dug + 1] });
        }
        match figures.gain(track, dug as u8 + 1) {
            Token::None => {}
            token => effects.push(Effect::Gain { token }),
        }
        if figures.den_points[dug + 1] > figures.den_points[dug] {
            effects.push(Effect::Points { points: figures.den_points[dug + 1], before: figures.den_points[dug] });
        }
        effects
    }
}
