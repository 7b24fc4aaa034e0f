//! The map: its hexes, and the lookup tables for the rules (neighbours, walking distance, howl range, regions).

use std::collections::{BTreeMap, VecDeque};

use den_core::{Deserialize, Refusal};
use serde::Serialize;

use super::{COLUMNS, Hex, HexId, Hexes, MOST, PatchId, ROWS, RegionId, Terrain};
use crate::words::ContentReason;

/// The maximum speed and howl range.
pub(crate) const REACH: usize = 8;

/// An axial offset on the map, written `[q, r]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Axial(#[serde(deserialize_with = "den_core::exactly")] pub [i8; 2]);

/// The ground of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// A land hex of a region tile that has not been dealt yet.
    Undealt,
    /// Land.
    Land(Terrain),
    /// Water, with the region's scoring token.
    Water,
    /// The chasm of the start tile.
    Chasm,
}

/// A printed symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// No symbol.
    None,
    /// A lone wolf starts here.
    Lone,
    /// A prey stack starts here.
    Prey,
    /// The north side of the chasm.
    North,
    /// The south side of the chasm.
    South,
}

/// One hex of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// Its name.
    pub at: Hex,
    /// Axial coordinates.
    pub q: i8,
    /// Axial coordinates.
    pub r: i8,
    /// The ground.
    pub ground: Ground,
    /// The region it belongs to; `None` on the start tile.
    pub region: Option<RegionId>,
    /// The patch of its region tile.
    pub patch: Option<PatchId>,
    /// The printed symbol.
    pub symbol: Symbol,
}

/// The six directions: N, NE, SE, S, SW, NW (TW-MAP-1).
pub const DIRECTIONS: [Axial; 6] = [Axial([0, -1]), Axial([1, -1]), Axial([1, 0]), Axial([0, 1]), Axial([-1, 1]), Axial([-1, 0])];

/// The distance between two hexes, ignoring obstacles (TW-HOWL-2).
pub fn hex_distance(a: (i8, i8), b: (i8, i8)) -> u8 {
    let (dq, dr) = (i16::from(a.0) - i16::from(b.0), i16::from(a.1) - i16::from(b.1));
    dq.abs().max(dr.abs()).max((dq + dr).abs()).min(i16::from(u8::MAX)) as u8
}

/// The map of a match with its lookup tables, the same in all positions. Hexes are numbered in the order of their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// The hexes, in order.
    pub cells: Vec<Cell>,
    /// Every land hex.
    pub land: Hexes,
    /// Land next to water.
    pub shore: Hexes,
    /// The two sides of the chasm.
    pub sides: [Hexes; 2],
    /// The lone wolf symbols.
    pub lone: Hexes,
    /// The land of each region.
    pub regions: Vec<Hexes>,
    /// The land hexes of the start tile, by terrain.
    pub(crate) printed: [Hexes; 5],
    /// The land hexes of each region, by patch (TW-MAP-3).
    pub(crate) patches: Vec<[Hexes; 5]>,
    /// The water of each region.
    pub waters: Vec<HexId>,
    /// The prey symbol of each region.
    pub prey: Vec<HexId>,
    index: Vec<Option<HexId>>,
    next_to: Vec<Hexes>,
    walks: [Vec<Hexes>; REACH],
    howls: Vec<[Hexes; REACH + 1]>,
    distances: Vec<Option<u8>>,
}

impl Map {
    /// Builds the tables. There must be at most 192 cells. Each region has a water and a prey symbol.
    pub(crate) fn new(cells: Vec<Cell>, regions: usize) -> Result<Map, Refusal> {
        let mut cells = cells;
        den_core::sort_by(&mut cells, |a, b| a.at.cmp(&b.at));
        cells.truncate(MOST);
        let n = cells.len();
        let mut index = vec![None; COLUMNS * ROWS];
        let mut by_axial = BTreeMap::new();
        for (hex, cell) in HexId::all(n).zip(&cells) {
            index[cell.at.code()] = Some(hex);
            by_axial.insert((cell.q, cell.r), hex);
        }
        let is_land = |c: &Cell| matches!(c.ground, Ground::Land(_) | Ground::Undealt);
        let set = |is: &dyn Fn(&Cell) -> bool| HexId::all(n).filter(|hex| is(&cells[hex.index()])).collect::<Hexes>();
        let land = set(&is_land);
        let neighbours = |c: &Cell| {
            DIRECTIONS
                .iter()
                .filter_map(|Axial([dq, dr])| by_axial.get(&(c.q.checked_add(*dq)?, c.r.checked_add(*dr)?)).copied())
                .collect::<Hexes>()
        };
        let next_to: Vec<Hexes> = cells.iter().map(|c| neighbours(c) & land).collect();
        let water = set(&|c| c.ground == Ground::Water);
        let shore = set(&|c| is_land(c) && neighbours(c).meets(water));
        let (mut printed, mut patches) = ([Hexes::NONE; 5], vec![[Hexes::NONE; 5]; regions]);
        for (hex, cell) in HexId::all(n).zip(&cells) {
            match (cell.ground, cell.region, cell.patch) {
                (Ground::Land(terrain), ..) => printed[terrain.index()].add(hex),
                (Ground::Undealt, Some(region), Some(patch)) => {
                    if let Some(patch) = patches.get_mut(region.index()).and_then(|patches| patches.get_mut(patch.index())) {
                        patch.add(hex);
                    }
                }
                _ => {}
            }
        }
        let mut map = Map {
            land,
            printed,
            patches,
            shore,
            sides: [set(&|c| c.symbol == Symbol::North), set(&|c| c.symbol == Symbol::South)],
            lone: set(&|c| c.symbol == Symbol::Lone),
            regions: Vec::new(),
            waters: Vec::new(),
            prey: Vec::new(),
            walks: std::array::from_fn(|_| vec![Hexes::NONE; n]),
            howls: vec![[Hexes::NONE; REACH + 1]; n],
            distances: vec![None; n * n],
            index,
            next_to,
            cells: Vec::new(),
        };
        let prey = set(&|c| c.symbol == Symbol::Prey);
        for region in RegionId::all(regions) {
            let of_region = set(&|c| c.region == Some(region));
            let (Some(water), Some(prey)) = ((of_region & water).only(), (of_region & prey).only()) else {
                return Err(Refusal::new("cells", ContentReason::Region { n: region.index() + 1 }).rule("TW-MAP-6"));
            };
            map.regions.push(of_region & land);
            map.waters.push(water);
            map.prey.push(prey);
        }
        map.cells = cells;
        map.measure();
        Ok(map)
    }

    /// Computes walking distances and howl ranges.
    fn measure(&mut self) {
        let n = self.cells.len();
        let mut queue = VecDeque::new();
        for from in HexId::all(n) {
            let row = &mut self.distances[from.index() * n..(from.index() + 1) * n];
            row[from.index()] = Some(0);
            queue.push_back((from, 0));
            while let Some((at, far)) = queue.pop_front() {
                for next in self.next_to[at.index()] {
                    if row[next.index()].is_none() {
                        row[next.index()] = Some(far + 1);
                        queue.push_back((next, far + 1));
                    }
                }
            }
            for to in self.land {
                if let Some(walked) = row[to.index()].filter(|_| to != from) {
                    for d in usize::from(walked)..=REACH {
                        self.walks[d - 1][from.index()].add(to);
                    }
                }
                let (a, b) = (&self.cells[from.index()], &self.cells[to.index()]);
                for d in usize::from(hex_distance((a.q, a.r), (b.q, b.r)))..=REACH {
                    self.howls[from.index()][d].add(to);
                }
            }
        }
    }

    /// The hex with this name.
    #[inline]
    pub fn index(&self, hex: Hex) -> Option<HexId> {
        self.index[hex.code()]
    }

    /// The name of a hex.
    #[inline]
    pub fn name(&self, hex: HexId) -> Hex {
        self.cells[hex.index()].at
    }

    /// The land next to a hex.
    #[inline]
    pub fn next_to(&self, hex: HexId) -> Hexes {
        self.next_to[hex.index()]
    }

    /// For each hex, the land within `speed` steps, going around water and chasm, without the hex itself (TW-MOVE-2).
    #[inline]
    pub fn walks(&self, speed: u8) -> &[Hexes] {
        &self.walks[usize::from(speed) - 1]
    }

    /// The land within hex distance `range`, including the hex itself (TW-HOWL-2).
    #[inline]
    pub fn howls(&self, from: HexId, range: u8) -> Hexes {
        self.howls[from.index()][usize::from(range)]
    }

    /// The walking distance; `None` if there is no path.
    #[inline]
    pub fn distance(&self, from: HexId, to: HexId) -> Option<u8> {
        self.distances[from.index() * self.cells.len() + to.index()]
    }

    /// The hex at an offset from another.
    pub(crate) fn beside(&self, hex: HexId, Axial([dq, dr]): Axial) -> Option<HexId> {
        let cell = &self.cells[hex.index()];
        let wanted = (cell.q.saturating_add(dq), cell.r.saturating_add(dr));
        self.cells.iter().position(|c| (c.q, c.r) == wanted).map(HexId::new)
    }

    /// The region of a hex.
    #[inline]
    pub fn region_of(&self, hex: HexId) -> Option<RegionId> {
        self.cells[hex.index()].region
    }

    /// The regions, in order.
    #[inline]
    pub fn region_ids(&self) -> impl DoubleEndedIterator<Item = RegionId> + ExactSizeIterator + Clone + use<> {
        RegionId::all(self.regions.len())
    }

    /// The hexes with their cells, in order.
    pub fn hexes(&self) -> impl Iterator<Item = (HexId, &Cell)> {
        HexId::all(self.cells.len()).zip(&self.cells)
    }

    /// The region whose prey symbol is on this hex.
    pub(crate) fn prey_region(&self, hex: HexId) -> Option<RegionId> {
        self.prey.iter().position(|&h| h == hex).map(RegionId::new)
    }

    /// The region whose water is on this hex.
    pub(crate) fn water_region(&self, hex: HexId) -> Option<RegionId> {
        self.waters.iter().position(|&h| h == hex).map(RegionId::new)
    }
}
