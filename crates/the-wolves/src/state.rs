//! The position: a few bit sets of hexes per pack, tokens, and the next decision.

mod stage;

use std::ops::RangeInclusive;

use den_core::{Deserialize, Refusal, Rules, Seat, Shared, Turn};
use serde::Serialize;

use crate::chance::Chance;
use crate::content::Content;
use crate::event::Event;
use crate::moves::Move;
use crate::options::{Options, VERSION};
use crate::pieces::{
    Ground, Hex, HexId, Hexes, Kind, Map, Moon, Pack, PackId, Prey, REACH, RegionId, RegionTile, Terrain, TileId, Tiles, Token, Track,
};
use crate::setup::{Figures, Setup};

pub use stage::{Act, Moved, Run, Stage};

/// The maximum number of packs on the map.
pub(crate) const PACKS: usize = 5;
/// The maximum number of regions.
pub(crate) const REGIONS: usize = 10;

/// TW-TURN-1: the number of actions in a turn.
pub const ACTIONS: u8 = 2;

/// The prey stack of a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    /// Its kind.
    pub prey: Prey,
    /// Tokens left.
    pub left: u8,
}

/// The control of a region when it was scored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The region.
    pub region: RegionId,
    /// The scoring token.
    pub moon: Moon,
    /// Control of each pack.
    pub control: [u8; PACKS],
    /// Alphas of each pack.
    pub alphas: [u8; PACKS],
}

/// A position of The Wolves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TheWolves {
    pub(crate) setup: Shared<Setup>,
    pub(crate) stage: Stage,
    pub(crate) seat: Seat,
    pub(crate) first: Seat,
    /// Placements made in the current part of the setup.
    pub(crate) done: u8,
    /// Actions left in the turn, without tokens.
    pub(crate) left: u8,
    pub(crate) packs: [Pack; PACKS],
    pub(crate) terrain: [Hexes; 5],
    pub(crate) tiles: [Option<RegionTile>; REGIONS],
    pub(crate) prey: [Stack; REGIONS],
    /// The scoring tokens dealt to each region.
    pub(crate) moons: [u8; REGIONS],
    pub(crate) lone: Hexes,
    /// Hexes with a lone wolf or prey.
    pub(crate) blocked: Hexes,
    /// Hexes with at least one piece, and with two pieces.
    pub(crate) one: Hexes,
    pub(crate) two: Hexes,
    pub(crate) date: u8,
    pub(crate) phases: u8,
    /// Turns without progress since the last one with progress (TW-END-3).
    pub(crate) quiet: u16,
    /// Whether there was progress this turn (TW-END-3).
    pub(crate) progress: bool,
    pub(crate) verdicts: [Option<Verdict>; REGIONS],
}

impl Rules for TheWolves {
    const ID: &'static str = "the-wolves";
    const VERSION: u32 = VERSION;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const MINUTES: (u8, u8) = (60, 90);

    type Content = Content;
    type Options = Options;
    type Setup = Setup;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;

    fn set_up(content: &Content, options: &Options, seats: u8) -> Result<Setup, Refusal> {
        let Some((map, figures)) = content.plan(seats) else {
            return Err(Refusal::new("seats", den_core::Reason::SeatCount { n: seats }));
        };
        Ok(Setup {
            map: map.clone(),
            figures: figures.clone(),
            habitats: options.packs,
            patience: options.patience,
            early_end: options.early_end,
            first: options.first.seat(seats)?,
            version: options.version,
        })
    }

    fn start(setup: &Shared<Setup>) -> Self {
        TheWolves {
            setup: setup.clone(),
            stage: Stage::Deal,
            seat: Seat(0),
            first: Seat(0),
            done: 0,
            left: 0,
            packs: [Pack::default(); PACKS],
            terrain: [Hexes::NONE; 5],
            tiles: [None; REGIONS],
            prey: [Stack { prey: Prey::Moose, left: 0 }; REGIONS],
            moons: [0; REGIONS],
            lone: Hexes::NONE,
            blocked: Hexes::NONE,
            one: Hexes::NONE,
            two: Hexes::NONE,
            date: 0,
            phases: 0,
            quiet: 0,
            progress: false,
            verdicts: [None; REGIONS],
        }
    }

    fn setup(&self) -> &Shared<Setup> {
        &self.setup
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.setup.figures.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Deal => Turn::Chance,
            Stage::Over => Turn::Over,
            _ => Turn::Seat(self.seat),
        }
    }
}

impl TheWolves {
    /// The map.
    pub fn map(&self) -> &Map {
        &self.setup.map
    }

    /// The values for this number of players.
    pub fn figures(&self) -> &Figures {
        &self.setup.figures
    }

    /// What has to be decided next.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The packs on the map, by seat; in a two-player game the third follows.
    pub fn packs(&self) -> &[Pack] {
        &self.packs[..self.setup.figures.packs()]
    }

    /// A pack.
    #[inline]
    pub fn pack(&self, pack: PackId) -> &Pack {
        &self.packs[pack.index()]
    }

    /// The packs on the map with their numbers.
    #[inline]
    pub fn numbered_packs(&self) -> impl Iterator<Item = (PackId, &Pack)> + Clone {
        PackId::all(self.setup.figures.packs()).zip(&self.packs)
    }

    /// The habitat of a pack.
    pub fn habitat(&self, pack: PackId) -> Terrain {
        self.setup.habitats[pack.index()]
    }

    /// The seat to move, or the last to move once the game is over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The first player.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Actions left in the turn, without tokens.
    pub fn actions_left(&self) -> u8 {
        self.left
    }

    /// Pieces on the calendar.
    pub fn date(&self) -> u8 {
        self.date
    }

    /// Phases of the moon that have been scored.
    pub fn phases(&self) -> u8 {
        self.phases
    }

    /// The lone wolves on the map.
    pub fn lone_wolves(&self) -> Hexes {
        self.lone
    }

    /// The prey stack of a region.
    #[inline]
    pub fn prey(&self, region: RegionId) -> Stack {
        self.prey[region.index()]
    }

    /// The region tile in a region; `None` before the deal.
    pub fn tile(&self, region: RegionId) -> Option<RegionTile> {
        self.tiles[region.index()]
    }

    /// The scoring tokens still on a region's water, as a set of phases; the earliest is on top.
    #[inline]
    pub fn moons_on(&self, region: RegionId) -> u8 {
        self.moons[region.index()] & !((1 << self.phases) - 1)
    }

    /// The regions scored so far, in order.
    pub fn verdicts(&self) -> impl Iterator<Item = &Verdict> {
        self.verdicts.iter().flatten()
    }

    /// The terrain of a hex; `None` on water, chasm and undealt tiles.
    #[inline]
    pub fn terrain_at(&self, hex: HexId) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|t| self.terrain[t.index()].has(hex))
    }

    /// Every hex of a terrain.
    #[inline]
    pub fn hexes_of(&self, terrain: Terrain) -> Hexes {
        self.terrain[terrain.index()]
    }

    /// The ground of a hex.
    pub fn ground_at(&self, hex: HexId) -> Ground {
        match self.terrain_at(hex) {
            Some(terrain) => Ground::Land(terrain),
            None => self.setup.map.cells[hex.index()].ground,
        }
    }

    /// The pieces on a hex, as pack and kind, at most two.
    pub fn pieces_at(&self, hex: HexId) -> impl Iterator<Item = (PackId, Kind)> + '_ {
        let here = self.one.has(hex);
        self.numbered_packs().filter(move |_| here).flat_map(move |(pack, p)| {
            Kind::ALL.into_iter().rev().flat_map(move |kind| std::iter::repeat_n((pack, kind), usize::from(p.count(kind, hex))))
        })
    }

    /// The value of an attribute of a pack (TW-BOARD-1).
    #[inline]
    pub fn value(&self, pack: PackId, track: Track) -> u8 {
        let track = track.index();
        self.setup.figures.values[track][usize::from(self.pack(pack).dug[track])]
    }

    /// The terrain that a tile of a pack shows.
    #[inline]
    pub fn shows(&self, pack: PackId, tile: TileId) -> Terrain {
        self.setup.shows(pack, self.pack(pack).faces, tile)
    }

    /// The tiles of a pack that show a terrain (TW-PAY-3).
    #[inline]
    pub fn showing(&self, pack: PackId, terrain: Terrain) -> Tiles {
        TileId::ALL.into_iter().filter(|&tile| self.shows(pack, tile) == terrain).fold(Tiles::NONE, Tiles::with)
    }

    /// The number of the pack of the seat to move.
    #[inline]
    pub(crate) fn my_pack(&self) -> PackId {
        PackId::from(self.seat)
    }

    /// The pack of the seat to move.
    #[inline]
    pub(crate) fn me(&self) -> &Pack {
        &self.packs[self.seat.index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Pack {
        &mut self.packs[self.seat.index()]
    }

    #[inline]
    pub(crate) fn name(&self, hex: HexId) -> Hex {
        self.setup.map.name(hex)
    }

    /// Puts a piece on the map.
    #[inline]
    pub(crate) fn put(&mut self, pack: PackId, kind: Kind, hex: HexId) {
        if self.one.has(hex) {
            self.two.add(hex);
        } else {
            self.one.add(hex);
        }
        let pack = &mut self.packs[pack.index()];
        let (any, pairs) = match kind {
            Kind::Den => return pack.dens.add(hex),
            Kind::Lair => return pack.lairs.add(hex),
            Kind::Wolf => (&mut pack.wolves, &mut pack.wolf_pairs),
            Kind::Alpha => (&mut pack.alphas, &mut pack.alpha_pairs),
        };
        if any.has(hex) { pairs.add(hex) } else { any.add(hex) }
    }

    /// Removes a piece from the map.
    #[inline]
    pub(crate) fn take(&mut self, pack: PackId, kind: Kind, hex: HexId) {
        if self.two.has(hex) {
            self.two.remove(hex);
        } else {
            self.one.remove(hex);
        }
        let pack = &mut self.packs[pack.index()];
        let (any, pairs) = match kind {
            Kind::Den => return pack.dens.remove(hex),
            Kind::Lair => return pack.lairs.remove(hex),
            Kind::Wolf => (&mut pack.wolves, &mut pack.wolf_pairs),
            Kind::Alpha => (&mut pack.alphas, &mut pack.alpha_pairs),
        };
        if pairs.has(hex) { pairs.remove(hex) } else { any.remove(hex) }
    }

    pub(crate) fn gain(&mut self, token: Token) {
        match token {
            Token::Action => self.me_mut().actions += 1,
            Token::Terrain => self.me_mut().terrains += 1,
            Token::None => {}
        }
    }

    /// The land where a wolf of `pack` that must leave its hex may go: empty, or with one piece of its own pack; no token (TW-DISP-1).
    #[inline]
    pub(crate) fn refuges(&self, pack: PackId) -> Hexes {
        let strangers = self.one.without(self.pack(pack).anything());
        self.setup.map.land.without(self.blocked).without(self.two).without(strangers)
    }

    /// Those of them nearest to `from` (TW-DISP-1).
    pub(crate) fn nearest_refuges(&self, pack: PackId, from: HexId) -> Hexes {
        let refuges = self.refuges(pack);
        for speed in 1..=REACH as u8 {
            let near = refuges & self.setup.map.walks(speed)[from.index()];
            if !near.is_empty() {
                return near;
            }
        }
        let far = |hex: HexId| self.setup.map.distance(from, hex).filter(|_| hex != from);
        let least = refuges.iter().filter_map(far).min();
        refuges.iter().filter(|hex| least.is_some() && far(*hex) == least).collect()
    }
}
