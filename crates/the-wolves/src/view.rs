//! The view: nothing is hidden in this game, so it is the whole position, using the names of hexes.

use std::ops::Deref;

use den_core::rand::Rng;
use den_core::{Audit, Deserialize, Eye, Hidden, Moves, Rules, Seat, Shared, Turn};
use serde::de::Error;
use serde::{Serialize, Serializer};

use crate::chance::lay_terrain;
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Cell, Hex, HexId, Hexes, Kind, Moon, Pack, PackId, Prey, RegionTile, Terrain, TileId, Wolf};
use crate::setup::Setup;
use crate::state::{Act, PACKS, Run, Stack, Stage, TheWolves, Verdict};

/// The position as everyone sees it. Serialised as [`Seen`] alone: the setup is sent once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What is fixed for the match.
    pub setup: Shared<Setup>,
    /// What changes.
    pub seen: Seen,
}

/// The part of a view that changes. Numbers of hexes count from 0 in the cells of the setup's map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// What has to be decided next.
    pub stage: Stage,
    /// The seat to move.
    pub seat: Seat,
    /// The first player.
    pub first: Seat,
    /// Placements made in the current part of the setup.
    pub done: u8,
    /// Actions left in the turn, without tokens.
    pub left: u8,
    /// The regions, in the order of the setup.
    pub regions: Vec<RegionView>,
    /// The lone wolves on the map.
    pub lone_wolves: Vec<Hex>,
    /// The packs, by seat; in a two-player game the third follows.
    pub packs: Vec<PackView>,
    /// Pieces on the calendar.
    pub date: u8,
    /// Phases of the moon that have been scored.
    pub phases: u8,
    /// Turns without progress since the last one with progress.
    pub quiet: u16,
    /// Whether there was progress this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub progress: bool,
    /// The regions scored so far.
    pub verdicts: Vec<Verdict>,
}

/// A region as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionView {
    /// Its tile; `None` before the deal.
    pub tile: Option<RegionTile>,
    /// The scoring tokens dealt to it, the top one first.
    pub moons: Vec<Moon>,
    /// The kind of prey.
    pub prey: Prey,
    /// Tokens left in the stack.
    pub prey_left: u8,
}

/// A pack as everyone sees it. A hex with two equal wolves is listed twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackView {
    /// Alphas on the map.
    pub alphas: Vec<Hex>,
    /// Pack wolves on the map.
    pub wolves: Vec<Hex>,
    /// Dens on the map.
    pub dens: Vec<Hex>,
    /// Lairs on the map.
    pub lairs: Vec<Hex>,
    /// Dens dug from the tracks spread, speed, howl.
    pub dug: [u8; 3],
    /// Lairs built.
    pub built: u8,
    /// Wolves placed from the player board.
    pub joined: u8,
    /// Its prey.
    pub prey: Vec<Prey>,
    /// Bit `i` is set if terrain tile `i` shows its second face.
    pub faces: u8,
    /// Action tokens.
    pub actions: u8,
    /// Terrain tokens.
    pub terrains: u8,
    /// Scoring tokens taken.
    pub moons: u8,
    /// The sum of their numbers.
    pub moon_points: u8,
    /// Points in VP tokens.
    pub vp: u8,
}

impl Deref for View {
    type Target = Seen;

    fn deref(&self) -> &Seen {
        &self.seen
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.seen.serialize(to)
    }
}

impl Hidden for TheWolves {
    const SECRETS: bool = false;
    type View = View;

    fn view(&self, _: Eye) -> View {
        let map = &self.setup.map;
        // The hexes of a set; those of `twice` are listed twice.
        let names = |set: Hexes, twice: Hexes| {
            set.iter().flat_map(|hex| std::iter::repeat_n(map.name(hex), 1 + usize::from(twice.has(hex)))).collect::<Vec<_>>()
        };
        let packs = self.packs().iter().map(|pack| PackView {
            alphas: names(pack.alphas, pack.alpha_pairs),
            wolves: names(pack.wolves, pack.wolf_pairs),
            dens: names(pack.dens, Hexes::NONE),
            lairs: names(pack.lairs, Hexes::NONE),
            dug: pack.dug,
            built: pack.built,
            joined: pack.joined,
            prey: Prey::ALL.into_iter().filter(|p| pack.prey >> *p as u8 & 1 != 0).collect(),
            faces: pack.faces,
            actions: pack.actions,
            terrains: pack.terrains,
            moons: pack.moons,
            moon_points: pack.moon_points,
            vp: pack.vp,
        });
        let regions = (0..map.regions.len()).map(|region| RegionView {
            tile: self.tiles[region],
            moons: Moon::of_set(self.moons[region]).collect(),
            prey: self.prey[region].prey,
            prey_left: self.prey[region].left,
        });
        let seen = Seen {
            stage: self.stage,
            seat: self.seat,
            first: self.first,
            done: self.done,
            left: self.left,
            regions: regions.collect(),
            lone_wolves: names(self.lone, Hexes::NONE),
            packs: packs.collect(),
            date: self.date,
            phases: self.phases,
            quiet: self.quiet,
            progress: self.progress,
            verdicts: self.verdicts().copied().collect(),
        };
        View { setup: self.setup.clone(), seen }
    }

    fn read_view(setup: &Shared<Setup>, json: &str) -> Result<View, serde_json::Error> {
        let view = View { setup: setup.clone(), seen: den_core::from_json(json)? };
        match view.check() {
            Ok(()) => Ok(view),
            Err(what) => Err(serde_json::Error::custom(what)),
        }
    }

    fn see(event: &Event, _: Eye) -> Event {
        *event
    }

    /// The only position with this view.
    fn guess(view: &View, _: &mut impl Rng) -> Self {
        view.position()
    }
}

impl View {
    /// The position with this view: the only one, because nothing is hidden.
    pub fn position(&self) -> TheWolves {
        let mut game = TheWolves::start(&self.setup);
        let map = &self.setup.map;
        let index = |hex: &Hex| map.index(*hex);
        let lone: Hexes = self.lone_wolves.iter().filter_map(index).collect();
        for (number, pack) in PackId::all(PACKS).zip(&self.packs) {
            game.packs[number.index()] = Pack {
                dug: pack.dug,
                built: pack.built,
                joined: pack.joined,
                prey: pack.prey.iter().fold(0, |set, p| set | 1 << *p as u8),
                faces: pack.faces,
                actions: pack.actions,
                terrains: pack.terrains,
                moons: pack.moons,
                moon_points: pack.moon_points,
                vp: pack.vp,
                ..Pack::default()
            };
            for (kind, hexes) in pack.pieces() {
                hexes.iter().filter_map(index).for_each(|hex| game.put(number, kind, hex));
            }
        }
        game.lone = lone;
        game.blocked = lone;
        for (region, seen) in self.regions.iter().take(map.prey.len()).enumerate() {
            game.tiles[region] = seen.tile;
            game.moons[region] = seen.moons.iter().fold(0, |set, m| set | m.bit());
            game.prey[region] = Stack { prey: seen.prey, left: seen.prey_left };
            if seen.prey_left > 0 {
                game.blocked.add(map.prey[region]);
            }
        }
        if self.stage != Stage::Deal {
            game.terrain = lay_terrain(&self.setup, &game.tiles);
        }
        game.stage = self.stage;
        game.seat = self.seat;
        game.first = self.first;
        game.done = self.done;
        game.left = self.left;
        game.date = self.date;
        game.phases = self.phases;
        game.quiet = self.quiet;
        game.progress = self.progress;
        for (slot, verdict) in game.verdicts.iter_mut().zip(&self.verdicts) {
            *slot = Some(*verdict);
        }
        game
    }

    /// The hexes of the map with the terrain from the region tiles.
    pub fn cells(&self) -> Vec<Cell> {
        let game = self.position();
        self.setup.map.hexes().map(|(hex, cell)| Cell { ground: game.ground_at(hex), ..*cell }).collect()
    }

    /// The habitat of a pack.
    pub fn habitat(&self, pack: PackId) -> Terrain {
        self.setup.habitats[pack.index()]
    }

    /// The terrain that a tile of a pack shows.
    pub fn shows(&self, pack: PackId, tile: TileId) -> Terrain {
        self.setup.shows(pack, self.packs[pack.index()].faces, tile)
    }

    /// Checks that this is a view of a playable position.
    fn check(&self) -> Result<(), String> {
        self.check_numbers()?;
        self.check_pieces()?;
        let game = self.position();
        if self.stage == Stage::Deal {
            return ensure(game == TheWolves::start(&self.setup), "something happened before the deal");
        }
        game.audit()?;
        game.check_stage()?;
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        ensure(moves.is_empty() == (game.turn() == Turn::Over), "nothing can be played")
    }

    /// Checks that every number is in its range.
    fn check_numbers(&self) -> Result<(), String> {
        let figures = &self.setup.figures;
        let seats = figures.seats;
        ensure(self.packs.len() == figures.packs() && self.regions.len() == figures.regions(), "packs or regions are missing")?;
        ensure(self.seat.0 < seats && self.first.0 < seats, "there is no such seat")?;
        ensure(self.left <= 2 && self.phases <= 3, "the actions or phases are too many")?;
        ensure(self.quiet <= u16::from(self.setup.patience) * u16::from(seats), "the game has ended before")?;
        let placed = match self.stage {
            Stage::Deal | Stage::Faces => self.done < seats,
            Stage::Place => self.done < 2 * seats,
            _ => self.done == 2 * seats,
        };
        ensure(placed, "the number of placements is wrong")?;
        for pack in &self.packs {
            let fits = pack.dug.iter().all(|d| *d <= 4) && pack.built <= 4 && pack.joined <= 8 && pack.faces < 32;
            // Nobody can gain this many tokens in a game, and more would overflow.
            ensure(fits && pack.actions <= 100 && pack.terrains <= 100 && pack.prey.is_sorted(), "a player board is wrong")?;
        }
        for (number, region) in self.regions.iter().enumerate() {
            let twice = self.regions[..number].iter().any(|other| other.tile == region.tile);
            let dealt = region.tile.is_some_and(|tile| tile.index() < figures.tiles.len()) && !twice;
            ensure(dealt || self.stage == Stage::Deal, "a region tile is wrong")?;
            ensure(region.moons.is_sorted() && region.prey_left <= figures.stack, "a region is wrong")?;
        }
        for verdict in &self.verdicts {
            ensure(verdict.region.index() < self.regions.len(), "there is no such region")?;
        }
        ensure(self.verdicts.len() <= crate::state::REGIONS, "too many regions are scored")
    }

    /// Checks that every piece and token is on a hex of the map that allows it, in the order of the hexes.
    fn check_pieces(&self) -> Result<(), String> {
        let map = &self.setup.map;
        let (mut one, mut two) = (Hexes::NONE, Hexes::NONE);
        for (_, hexes) in self.packs.iter().flat_map(PackView::pieces) {
            ensure(hexes.is_sorted(), "hexes are out of order")?;
            for hex in hexes {
                let hex = map.index(*hex).filter(|h| map.land.has(*h) && !two.has(*h)).ok_or("a piece cannot stand there")?;
                if one.has(hex) { two.add(hex) } else { one.add(hex) }
            }
        }
        ensure(self.lone_wolves.is_sorted(), "hexes are out of order")?;
        let lone = |hex: &Hex| map.index(*hex).is_some_and(|h| map.lone.has(h));
        ensure(self.lone_wolves.iter().all(lone), "no lone wolf can be there")
    }
}

impl PackView {
    /// The pieces on the map, by kind.
    pub fn pieces(&self) -> [(Kind, &[Hex]); 4] {
        [(Kind::Alpha, &self.alphas), (Kind::Wolf, &self.wolves), (Kind::Den, &self.dens), (Kind::Lair, &self.lairs)]
    }
}

impl TheWolves {
    /// Checks that the compound action in progress fits the rest of the position.
    fn check_stage(&self) -> Result<(), String> {
        let on_land = |hex: HexId| hex.index() < self.setup.map.cells.len() && self.setup.map.land.has(hex);
        let own = |wolf: Wolf, hex: HexId| on_land(hex) && self.me().count(wolf.kind(), hex) > 0;
        let runs = |run: &Run| {
            let moved = run.moved();
            moved.clone().count() + usize::from(run.left) <= 4 && run.is_sorted() && moved.clone().all(|moved| own(moved.wolf, moved.hex))
        };
        let seats = self.seats();
        let to_place = if self.done < seats { self.done } else { (2 * seats - 1).saturating_sub(self.done) };
        let fits = match self.stage {
            Stage::Deal | Stage::Act | Stage::Over => true,
            Stage::Faces | Stage::Place => self.seat.0 == (self.first.0 + to_place) % seats,
            Stage::Pay(act) => self.could_choose(act),
            Stage::Run(run) => run.left > 0 && runs(&run),
            Stage::Goal { run, wolf, from } => run.left > 0 && runs(&run) && own(wolf, from),
            Stage::Displace { pack, from, run, .. } => {
                pack.leader(seats).is_some_and(|seat| seat != self.seat) && on_land(from) && run.is_none_or(|run| runs(&run))
            }
            Stage::Track { hex, .. } => on_land(hex) && !self.two.has(hex) && !self.blocked.has(hex),
            Stage::Hunt(prey) => self.me().prey >> prey as u8 & 1 == 0 && self.surrounded(prey).count() > 1,
        };
        ensure(fits, "the action under way does not fit")
    }

    /// Whether the acting player could have chosen this action just now.
    fn could_choose(&self, act: Act) -> bool {
        let name = |hex: HexId| self.setup.map.cells.get(hex.index()).map(|cell| cell.at);
        let chosen = match act {
            Act::Move(terrain) => Some(Move::Move(terrain)),
            Act::Den(hex) => name(hex).map(Move::Den),
            Act::Lair(hex) => name(hex).map(Move::Lair),
            Act::Howl(hex) => name(hex).map(Move::Howl),
            Act::Dominate(prize, hex) => name(hex).map(|hex| Move::Dominate(prize, hex)),
        };
        let before = TheWolves { stage: Stage::Act, left: self.left + 1, ..self.clone() };
        chosen.is_some_and(|m| before.check(m).is_ok())
    }
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.into()) }
}
