//! The map: which hexes there are, and the tables that make rules look-ups (neighbours, walking distance, howl range, regions).

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::{COLUMNS, Hex, Hexes, MOST, ROWS, Terrain};

/// The farthest that speed and howl range may grow.
pub(crate) const REACH: usize = 8;
/// No such hex, no way there.
pub(crate) const NOWHERE: u8 = 255;

/// An axial offset on the map, written `[q, r]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Axial(#[serde(deserialize_with = "den_core::exactly")] pub [i8; 2]);

/// What lies on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// A land hex of a region tile that has not been dealt yet.
    Undealt,
    /// Land.
    Land(Terrain),
    /// A water, with the region's scoring token.
    Water,
    /// The chasm of the start tile.
    Chasm,
}

/// A printed symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// Nothing.
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
    /// What lies there.
    pub ground: Ground,
    /// The region it belongs to; the start tile is none.
    pub region: Option<u8>,
    /// The patch of its region tile.
    pub patch: Option<u8>,
    /// The printed symbol.
    pub symbol: Symbol,
}

/// The six directions: N, NE, SE, S, SW, NW (TW-MAP-1).
pub const DIRECTIONS: [Axial; 6] = [Axial([0, -1]), Axial([1, -1]), Axial([1, 0]), Axial([0, 1]), Axial([-1, 1]), Axial([-1, 0])];

/// The distance of two hexes over anything (TW-HOWL-2).
pub fn hex_distance(a: (i8, i8), b: (i8, i8)) -> u8 {
    let (dq, dr) = (i16::from(a.0) - i16::from(b.0), i16::from(a.1) - i16::from(b.1));
    dq.abs().max(dr.abs()).max((dq + dr).abs()).min(254) as u8
}

/// The map of a match with its look-up tables, the same in all positions. Hexes are numbered in the order of their names.
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
    /// The water of each region.
    pub waters: Vec<u8>,
    /// The prey symbol of each region.
    pub prey: Vec<u8>,
    index: Vec<u8>,
    next_to: Vec<Hexes>,
    walks: Vec<[Hexes; REACH]>,
    howls: Vec<[Hexes; REACH + 1]>,
    distances: Vec<u8>,
}

impl Map {
    /// Builds the tables. The cells are at most 192.
    pub(crate) fn new(cells: Vec<Cell>, regions: usize) -> Map {
        let mut cells = cells;
        cells.sort_by_key(|c| c.at);
        cells.truncate(MOST);
        let n = cells.len();
        let mut index = vec![NOWHERE; COLUMNS * ROWS];
        let mut by_axial = BTreeMap::new();
        for (i, cell) in cells.iter().enumerate() {
            index[cell.at.code()] = i as u8;
            by_axial.insert((cell.q, cell.r), i as u8);
        }
        let is_land = |c: &Cell| matches!(c.ground, Ground::Land(_) | Ground::Undealt);
        let set = |is: &dyn Fn(&Cell) -> bool| (0..n as u8).filter(|&i| is(&cells[usize::from(i)])).collect::<Hexes>();
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
        let mut map = Map {
            land,
            shore,
            sides: [set(&|c| c.symbol == Symbol::North), set(&|c| c.symbol == Symbol::South)],
            lone: set(&|c| c.symbol == Symbol::Lone),
            regions: Vec::new(),
            waters: Vec::new(),
            prey: Vec::new(),
            walks: vec![[Hexes::NONE; REACH]; n],
            howls: vec![[Hexes::NONE; REACH + 1]; n],
            distances: vec![NOWHERE; n * n],
            index,
            next_to,
            cells: Vec::new(),
        };
        for region in 0..regions as u8 {
            let of_region = set(&|c| c.region == Some(region));
            map.regions.push(of_region & land);
            map.waters.push((of_region & water).first().unwrap_or(NOWHERE));
            map.prey.push((of_region & set(&|c| c.symbol == Symbol::Prey)).first().unwrap_or(NOWHERE));
        }
        map.cells = cells;
        map.measure();
        map
    }

    /// Fills in walking distances and howl ranges.
    fn measure(&mut self) {
        let n = self.cells.len();
        let mut queue = VecDeque::new();
        for from in 0..n {
            let row = &mut self.distances[from * n..(from + 1) * n];
            row[from] = 0;
            queue.push_back(from as u8);
            while let Some(at) = queue.pop_front() {
                let far = row[usize::from(at)];
                for next in self.next_to[usize::from(at)] {
                    if row[usize::from(next)] == NOWHERE {
                        row[usize::from(next)] = far + 1;
                        queue.push_back(next);
                    }
                }
            }
            for to in self.land {
                let walked = usize::from(row[usize::from(to)]);
                for d in walked.max(1)..=REACH {
                    if usize::from(to) != from {
                        self.walks[from][d - 1].add(to);
                    }
                }
                let (a, b) = (&self.cells[from], &self.cells[usize::from(to)]);
                for d in usize::from(hex_distance((a.q, a.r), (b.q, b.r)))..=REACH {
                    self.howls[from][d].add(to);
                }
            }
        }
    }

    /// The number of a named hex.
    #[inline]
    pub fn index(&self, hex: Hex) -> Option<u8> {
        let index = self.index[hex.code()];
        (index != NOWHERE).then_some(index)
    }

    /// The name of a hex.
    #[inline]
    pub fn name(&self, hex: u8) -> Hex {
        self.cells[usize::from(hex)].at
    }

    /// The land next to a hex.
    #[inline]
    pub fn next_to(&self, hex: u8) -> Hexes {
        self.next_to[usize::from(hex)]
    }

    /// The land within `speed` hexes of walking, round water and chasm, without the hex itself (TW-MOVE-2).
    #[inline]
    pub fn walks(&self, from: u8, speed: u8) -> Hexes {
        self.walks[usize::from(from)][usize::from(speed) - 1]
    }

    /// The land within hex distance `range`, the hex itself included (TW-HOWL-2).
    #[inline]
    pub fn howls(&self, from: u8, range: u8) -> Hexes {
        self.howls[usize::from(from)][usize::from(range)]
    }

    /// The walking distance; 255 where no way leads.
    #[inline]
    pub fn distance(&self, from: u8, to: u8) -> u8 {
        self.distances[usize::from(from) * self.cells.len() + usize::from(to)]
    }

    /// The hex at an offset from another, or 255.
    pub(crate) fn beside(&self, hex: u8, Axial([dq, dr]): Axial) -> u8 {
        let Some(cell) = self.cells.get(usize::from(hex)) else { return NOWHERE };
        let wanted = (cell.q.saturating_add(dq), cell.r.saturating_add(dr));
        self.cells.iter().position(|c| (c.q, c.r) == wanted).map_or(NOWHERE, |i| i as u8)
    }

    /// The region of a hex.
    pub fn region_of(&self, hex: u8) -> Option<usize> {
        self.cells[usize::from(hex)].region.map(usize::from)
    }
}
