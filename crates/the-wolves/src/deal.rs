//! The deal: region tiles, prey, scoring tokens and the first player, the only chance in the game.

use den_core::rand::Rng;
use den_core::{Illegal, Log, Seat, dice};

use crate::event::Event;
use crate::hexes::Hexes;
use crate::map::{Ground, Map};
use crate::pieces::Prey;
use crate::stage::Stage;
use crate::state::{Stack, TheWolves};

/// What the dealer dealt, by region in the order of the layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The numbers of the region tiles, from 1.
    pub tiles: Vec<u8>,
    /// The prey stacks.
    pub prey: Vec<Prey>,
    /// The scoring tokens, each a set of phases.
    pub moons: Vec<u8>,
    /// Who begins.
    pub first: Seat,
}

impl TheWolves {
    /// TW-SETUP-1, TW-SETUP-2, TW-SETUP-3, TW-SETUP-6, TW-2P-2.
    pub(crate) fn draw_(&self, rng: &mut impl Rng) -> Deal {
        let figures = &self.map.figures;
        let mut tiles: Vec<u8> = (1..=figures.tiles.len() as u8).collect();
        dice::draw_front(rng, &mut tiles, figures.regions());
        tiles.truncate(figures.regions());
        let mut prey = figures.prey.clone();
        dice::shuffle(rng, &mut prey);
        let mut moons = figures.tokens.clone();
        dice::shuffle(rng, &mut moons);
        let first = Seat(dice::below(rng, u32::from(figures.seats)) as u8);
        Deal { tiles, prey, moons, first }
    }

    pub(crate) fn check_deal(&self, deal: &Deal) -> Result<(), Illegal> {
        let figures = &self.map.figures;
        if self.stage != Stage::Deal {
            return Err(Illegal::new("the map has been dealt already", "TW-SETUP-1"));
        }
        let regions = figures.regions();
        if deal.tiles.len() != regions {
            return Err(Illegal::new(format!("{regions} region tiles are dealt, not {}", deal.tiles.len()), "TW-SETUP-1"));
        }
        for (at, &tile) in deal.tiles.iter().enumerate() {
            if tile == 0 || usize::from(tile) > figures.tiles.len() {
                return Err(Illegal::new(format!("there is no region tile {tile}"), "TW-SETUP-1"));
            }
            if deal.tiles[..at].contains(&tile) {
                return Err(Illegal::new(format!("region tile {tile} is dealt twice"), "TW-SETUP-1"));
            }
        }
        if !same(&deal.prey, &figures.prey) {
            return Err(Illegal::new("these are not the prey stacks for this number of players", "TW-SETUP-2"));
        }
        if !same(&deal.moons, &figures.tokens) {
            let rule = if figures.seats == 2 { "TW-2P-2" } else { "TW-SETUP-3" };
            return Err(Illegal::new("these are not the scoring tokens for this number of players", rule));
        }
        if deal.first.0 >= figures.seats {
            return Err(Illegal::new(format!("there is no seat {} at this table", deal.first), "TW-SETUP-6"));
        }
        Ok(())
    }

    pub(crate) fn settle_(&mut self, deal: &Deal, log: &mut impl Log<Event>) {
        let map = self.map.clone();
        let figures = &map.figures;
        for region in 0..figures.regions() {
            self.tiles[region] = deal.tiles[region];
            self.prey[region] = Stack { prey: deal.prey[region], left: figures.stack };
            self.moons[region] = deal.moons[region];
            self.blocked.add(map.prey[region]);
        }
        self.terrain = lay_terrain(&map, &self.tiles);
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
                let hex = map.beside(water, third.at);
                third.pieces.iter().for_each(|&kind| self.put(usize::from(figures.seats), kind, hex));
            }
        }
        log.add(Event::Dealt { first: self.first });
    }
}

/// TW-MAP-3: the terrain of every land hex, once the region tiles are dealt.
pub(crate) fn lay_terrain(map: &Map, tiles: &[u8]) -> [Hexes; 5] {
    let mut terrain = [Hexes::NONE; 5];
    for (hex, cell) in map.cells.iter().enumerate() {
        let here = match (cell.ground, cell.region, cell.patch) {
            (Ground::Land(terrain), ..) => Some(terrain),
            (Ground::Undealt, Some(region), Some(patch)) => tiles
                .get(usize::from(region))
                .and_then(|tile| map.figures.tiles.get(usize::from(tile.checked_sub(1)?)))
                .and_then(|patches| patches.get(usize::from(patch)).copied()),
            _ => None,
        };
        if let Some(here) = here {
            terrain[here.index()].add(hex as u8);
        }
    }
    terrain
}

fn same<T: Ord + Clone>(a: &[T], b: &[T]) -> bool {
    let (mut a, mut b) = (a.to_vec(), b.to_vec());
    a.sort_unstable();
    b.sort_unstable();
    a == b
}
