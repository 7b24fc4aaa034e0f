//! What everybody sees: nothing is hidden in this game, so a view is the whole position in words that travel well.

use den_core::{Seat, Shared};
use serde::{Deserialize, Serialize};

use crate::content::Figures;
use crate::deal::lay_terrain;
use crate::hexes::{Hex, Hexes};
use crate::map::{Cell, Ground, Map};
use crate::options::WolvesOptions;
use crate::pack::Pack;
use crate::pieces::{Kind, Moon, Prey, Terrain};
use crate::stage::Stage;
use crate::state::{PACKS, REGIONS, Stack, TheWolves, Verdict};

/// A region as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RegionView {
    /// Its water, by which it is named.
    pub water: Hex,
    /// The number of its tile, from 1; 0 before the deal.
    pub tile: u8,
    /// The scoring tokens that were dealt to it, the top one first.
    pub moons: Vec<Moon>,
    /// Where its prey stack lies.
    pub prey_hex: Hex,
    /// The kind of prey.
    pub prey: Prey,
    /// Tokens left in the stack.
    pub prey_left: u8,
}

/// A pack as everybody sees it. A hex with two equal wolves is named twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackView {
    /// Its habitat.
    pub habitat: Terrain,
    /// The terrains that its six tiles show, the habitat tile first.
    pub tiles: Vec<Terrain>,
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
    /// Prey it owns.
    pub prey: Vec<Prey>,
    /// Bit `i` is set where terrain tile `i` shows its second face.
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

/// The position as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The figures of the box for this number of players.
    pub figures: Figures,
    /// The hexes of the map; numbers of hexes elsewhere count from 0 in this list.
    pub hexes: Vec<Cell>,
    /// The habitats of the packs, by seat.
    pub habitats: [Terrain; 5],
    /// Rounds without progress after which the game ends.
    pub patience: u8,
    /// What has to be decided next.
    pub stage: Stage,
    /// Who decides.
    pub seat: Seat,
    /// The first player.
    pub first: Seat,
    /// Placements made in the present part of the setup.
    pub done: u8,
    /// Actions left in the turn, without tokens.
    pub left: u8,
    /// The regions.
    pub regions: Vec<RegionView>,
    /// The lone wolves on the map.
    pub lone_wolves: Vec<Hex>,
    /// The packs, by seat; in a game for two the third follows.
    pub packs: Vec<PackView>,
    /// Pieces on the calendar.
    pub date: u8,
    /// Phases of the moon that have been scored.
    pub phases: u8,
    /// Turns since the last progress.
    pub quiet: u16,
    /// The regions scored so far.
    pub verdicts: Vec<Verdict>,
    /// The tables of the match, where the view did not travel.
    #[serde(skip)]
    kept: Kept,
}

/// Tables that can be built again, and so are no part of what a view says.
#[derive(Clone, Default, Debug)]
struct Kept(Option<Shared<Map>>);

impl PartialEq for Kept {
    fn eq(&self, _: &Kept) -> bool {
        true
    }
}

impl Eq for Kept {}

impl TheWolves {
    pub(crate) fn look(&self) -> View {
        let map = &self.map;
        let names = |set: Hexes, pairs: Hexes| -> Vec<Hex> {
            set.iter().flat_map(|h| std::iter::repeat_n(map.name(h), 1 + usize::from(pairs.has(h)))).collect()
        };
        let packs = self.packs().iter().enumerate().map(|(number, pack)| PackView {
            habitat: self.habitats[number],
            tiles: (0..6).map(|tile| self.shows(number, tile)).collect(),
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
            water: map.name(map.waters[region]),
            tile: self.tiles[region],
            moons: Moon::of_set(self.moons[region]).collect(),
            prey_hex: map.name(map.prey[region]),
            prey: self.prey[region].prey,
            prey_left: self.prey[region].left,
        });
        let hexes = map.cells.iter().enumerate().map(|(hex, cell)| Cell { ground: self.ground_at(hex as u8), ..*cell });
        View {
            figures: map.figures.clone(),
            hexes: hexes.collect(),
            habitats: self.habitats,
            patience: self.patience,
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
            verdicts: self.verdicts().copied().collect(),
            kept: Kept(Some(map.clone())),
        }
    }
}

impl View {
    /// The position that this view shows: the only one, since nothing is hidden.
    pub fn position(&self) -> TheWolves {
        let map = self.kept.0.clone().unwrap_or_else(|| Shared::new(self.rebuilt_map()));
        let mut game = TheWolves::on(map, &WolvesOptions { packs: self.habitats, patience: self.patience });
        let index = |hex: &Hex| game.map.index(*hex);
        let lone: Hexes = self.lone_wolves.iter().filter_map(index).collect();
        let mut pieces: Vec<(usize, Kind, u8)> = Vec::new();
        for (number, pack) in self.packs.iter().take(PACKS).enumerate() {
            for (kind, hexes) in
                [(Kind::Alpha, &pack.alphas), (Kind::Wolf, &pack.wolves), (Kind::Den, &pack.dens), (Kind::Lair, &pack.lairs)]
            {
                pieces.extend(hexes.iter().filter_map(index).map(|hex| (number, kind, hex)));
            }
            game.packs[number] = Pack {
                dug: pack.dug.map(|d| d.min(4)),
                built: pack.built.min(4),
                joined: pack.joined.min(8),
                prey: pack.prey.iter().fold(0, |set, p| set | 1 << *p as u8),
                faces: pack.faces & 31,
                actions: pack.actions,
                terrains: pack.terrains,
                moons: pack.moons,
                moon_points: pack.moon_points,
                vp: pack.vp,
                ..Pack::default()
            };
        }
        pieces.into_iter().for_each(|(pack, kind, hex)| game.put(pack, kind, hex));
        game.lone = lone;
        game.blocked = lone;
        for (region, seen) in self.regions.iter().take(REGIONS.min(game.map.prey.len())).enumerate() {
            game.tiles[region] = seen.tile;
            game.moons[region] = seen.moons.iter().fold(0, |set, m| set | m.bit());
            game.prey[region] = Stack { prey: seen.prey, left: seen.prey_left };
            if seen.prey_left > 0 {
                game.blocked.add(game.map.prey[region]);
            }
        }
        if self.stage != Stage::Deal {
            game.terrain = lay_terrain(&game.map, &game.tiles);
        }
        game.stage = self.stage;
        game.seat = self.seat;
        game.first = self.first;
        game.done = self.done;
        game.left = self.left;
        game.date = self.date;
        game.phases = self.phases;
        game.quiet = self.quiet;
        for (slot, verdict) in game.verdicts.iter_mut().zip(&self.verdicts) {
            *slot = Some(*verdict);
        }
        game
    }

    fn rebuilt_map(&self) -> Map {
        let undealt = |cell: &Cell| match cell.patch {
            Some(_) => Cell { ground: Ground::Undealt, ..*cell },
            None => *cell,
        };
        Map::new(self.hexes.iter().map(undealt).collect(), self.figures.clone())
    }
}
