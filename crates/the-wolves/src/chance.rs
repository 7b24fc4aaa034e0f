//! Chance: region tiles, prey, scoring tokens and the first player, all dealt once.

use den_core::rand::Rng;
use den_core::{Deals, Illegal, Log, Seat, dice};

use crate::event::Event;
use crate::pieces::{Hexes, PackId, Prey, RegionTile};
use crate::setup::Setup;
use crate::state::{Stack, Stage, TheWolves};
use crate::words::Reason;

/// The result of the deal, by region in the order of the layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The region tiles.
    pub tiles: Vec<RegionTile>,
    /// The prey stacks.
    pub prey: Vec<Prey>,
    /// The scoring tokens, each a set of phases.
    pub moons: Vec<u8>,
    /// The first player.
    pub first: Seat,
}

impl Deals for TheWolves {
    /// TW-SETUP-1, TW-SETUP-2, TW-SETUP-3, TW-SETUP-6, TW-2P-2.
    fn deal(&self, rng: &mut impl Rng) -> Chance {
        let figures = &self.setup.figures;
        let mut tiles: Vec<RegionTile> = RegionTile::all(figures.tiles.len()).collect();
        dice::draw_front(rng, &mut tiles, figures.regions());
        tiles.truncate(figures.regions());
        let mut prey = figures.prey.clone();
        dice::shuffle(rng, &mut prey);
        let mut moons = figures.tokens.clone();
        dice::shuffle(rng, &mut moons);
        let drawn = Seat(dice::below(rng, u32::from(figures.seats)) as u8);
        let first = self.setup.first.unwrap_or(drawn);
        Chance { tiles, prey, moons, first }
    }

    fn check_chance(&self, deal: &Chance) -> Result<(), Illegal> {
        let figures = &self.setup.figures;
        if self.stage != Stage::Deal {
            return Err(Illegal::new(Reason::DealtTwice, "TW-SETUP-1"));
        }
        let regions = figures.regions();
        if deal.tiles.len() != regions {
            return Err(Illegal::new(Reason::DealCount { due: regions, n: deal.tiles.len() }, "TW-SETUP-1"));
        }
        for (at, &tile) in deal.tiles.iter().enumerate() {
            if tile.index() >= figures.tiles.len() {
                return Err(Illegal::new(Reason::DealTile { n: tile }, "TW-SETUP-1"));
            }
            if deal.tiles[..at].contains(&tile) {
                return Err(Illegal::new(Reason::DealSameTile { n: tile }, "TW-SETUP-1"));
            }
        }
        if !same(&deal.prey, &figures.prey) {
            return Err(Illegal::new(Reason::DealPrey, "TW-SETUP-2"));
        }
        if !same(&deal.moons, &figures.tokens) {
            let rule = if figures.seats == 2 { "TW-2P-2" } else { "TW-SETUP-3" };
            return Err(Illegal::new(Reason::DealMoons, rule));
        }
        if deal.first.0 >= figures.seats || self.setup.first.is_some_and(|first| first != deal.first) {
            return Err(Illegal::new(Reason::DealSeat { n: deal.first }, "TW-SETUP-6"));
        }
        Ok(())
    }

    fn resolve(&mut self, deal: &Chance, log: &mut impl Log<Event>) {
        let setup = self.setup.clone();
        let (map, figures) = (&setup.map, &setup.figures);
        for region in 0..figures.regions() {
            self.tiles[region] = Some(deal.tiles[region]);
            self.prey[region] = Stack { prey: deal.prey[region], left: figures.stack };
            self.moons[region] = deal.moons[region];
            self.blocked.add(map.prey[region]);
        }
        self.terrain = lay_terrain(&setup, &self.tiles);
        self.lone = map.lone;
        self.blocked |= map.lone;
        self.first = deal.first;
        self.seat = deal.first;
        self.stage = Stage::Faces;
        if figures.second_player_actions > 0 {
            self.packs[self.first.next(figures.seats).index()].actions = figures.second_player_actions;
        }
        for (region, &water) in map.waters.iter().enumerate() {
            for third in figures.third.iter().filter(|t| t.moons == deal.moons[region]) {
                if let Some(hex) = map.beside(water, third.at) {
                    third.pieces.iter().for_each(|&kind| self.put(PackId::THIRD, kind, hex));
                }
            }
        }
        log.add(Event::Dealt { first: self.first });
    }
}

/// TW-MAP-3: the terrain of every land hex, once the region tiles are dealt.
pub(crate) fn lay_terrain(setup: &Setup, tiles: &[Option<RegionTile>]) -> [Hexes; 5] {
    let mut terrain = setup.map.printed;
    for (patches, tile) in setup.map.patches.iter().zip(tiles) {
        if let Some(shown) = tile.and_then(|tile| setup.figures.tiles.get(tile.index())) {
            patches.iter().zip(shown).for_each(|(patch, shown)| terrain[shown.index()] |= *patch);
        }
    }
    terrain
}

fn same<T: Ord + Clone>(a: &[T], b: &[T]) -> bool {
    let (mut a, mut b) = (a.to_vec(), b.to_vec());
    den_core::sort(&mut a);
    den_core::sort(&mut b);
    a == b
}
