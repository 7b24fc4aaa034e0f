//! The map: which hexes there are, and the tables that make rules look-ups (neighbours, walking distance, howl range, regions).

use std::collections::{BTreeMap, VecDeque};

use den_core::Refusal;
use serde::{Deserialize, Serialize};

use crate::content::{Axial, Figures};
use crate::files::{LayoutFile, RegionFile, StartFile};
use crate::hexes::{COLUMNS, Hex, Hexes, MOST, ROWS};
use crate::pieces::Terrain;

/// The farthest that speed and howl range may grow.
pub(crate) const REACH: usize = 8;
/// No such hex, no way there.
pub(crate) const NOWHERE: u8 = 255;

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
pub const DIRECTIONS: [Axial; 6] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/// The distance of two hexes over anything (TW-HOWL-2).
pub fn hex_distance(a: (i8, i8), b: (i8, i8)) -> u8 {
    let (dq, dr) = (i16::from(a.0) - i16::from(b.0), i16::from(a.1) - i16::from(b.1));
    dq.abs().max(dr.abs()).max((dq + dr).abs()).min(254) as u8
}

/// Ground, region, patch and symbol of a hex that has no name yet.
type Place = (Ground, Option<u8>, Option<u8>, Symbol);
/// Such hexes by their coordinates.
type Places = BTreeMap<(i16, i16), Place>;

/// Lays the tiles of a layout (TW-MAP-1, TW-MAP-2, TW-MAP-4, TW-MAP-5, TW-MAP-6) and names the hexes.
pub(crate) fn lay_out(region: &RegionFile, start: &StartFile, layout: &LayoutFile, regions: usize) -> Result<Vec<Cell>, Refusal> {
    let no = |why: String| Refusal::new("map.toml: layout", why).rule("TW-MAP-6");
    if layout.slots.len() != regions {
        return Err(no(format!("{} slots are given, {regions} regions are needed", layout.slots.len())));
    }
    let on_a_patch = |hex: &Axial| region.patches.iter().any(|patch| patch.contains(hex));
    if !region.lone_wolves.iter().chain([&region.prey]).all(on_a_patch) || region.lone_wolves.contains(&region.prey) {
        return Err(Refusal::new("map.toml: region", "each symbol lies on a hex of its own of a patch").rule("TW-MAP-4"));
    }
    let mut places = Places::new();
    let mut put = |q: i16, r: i16, place: Place| {
        if !(-60..=60).contains(&q) || !(-60..=60).contains(&r) {
            return Err(no(format!("({q}, {r}) is too far from the centre")));
        }
        match places.insert((q, r), place) {
            None => Ok(()),
            Some(_) => Err(no(format!("two tiles overlap at ({q}, {r})"))),
        }
    };
    if layout.start {
        for &[q, r] in &start.chasm {
            put(q.into(), r.into(), (Ground::Chasm, None, None, Symbol::None))?;
        }
        for (side, terrain, symbol) in
            [(&start.north, &start.north_terrain, Symbol::North), (&start.south, &start.south_terrain, Symbol::South)]
        {
            let terrain = Terrain::spell(terrain).map_err(|e| Refusal::new("map.toml: start", e.to_string()))?;
            if terrain.len() != side.len() || side.len() < 5 {
                return Err(Refusal::new("map.toml: start", "each side has at least five hexes and a letter for each").rule("TW-MAP-5"));
            }
            for (&[q, r], terrain) in side.iter().zip(terrain) {
                put(q.into(), r.into(), (Ground::Land(terrain), None, None, symbol))?;
            }
        }
    }
    for (number, slot) in layout.slots.iter().enumerate() {
        let sign = if slot.turned { -1 } else { 1 };
        let at = |[q, r]: Axial| (i16::from(slot.at[0]) + sign * i16::from(q), i16::from(slot.at[1]) + sign * i16::from(r));
        let number = Some(number as u8);
        let (q, r) = at([0, 0]);
        put(q, r, (Ground::Water, number, None, Symbol::None))?;
        for (patch, hexes) in region.patches.iter().enumerate() {
            for &hex in hexes {
                let symbol = match hex {
                    _ if hex == region.prey => Symbol::Prey,
                    _ if region.lone_wolves.contains(&hex) => Symbol::Lone,
                    _ => Symbol::None,
                };
                let (q, r) = at(hex);
                put(q, r, (Ground::Undealt, number, Some(patch as u8), symbol))?;
            }
        }
    }
    name(&places)
}

/// Names the hexes: columns from the west by letters, rows from the north by numbers; in columns whose q is odd each row lies half a
/// hex further south.
fn name(places: &Places) -> Result<Vec<Cell>, Refusal> {
    let row = |q: i16, r: i16| r + q.div_euclid(2);
    let west = places.keys().map(|&(q, _)| q).min().unwrap_or(0);
    let north = places.keys().map(|&(q, r)| row(q, r)).min().unwrap_or(0);
    let too_large =
        || Refusal::new("map.toml: layout", format!("a map has at most {MOST} hexes in {COLUMNS} columns and {} rows", ROWS - 1));
    if places.len() > MOST {
        return Err(too_large());
    }
    places
        .iter()
        .map(|(&(q, r), &(ground, region, patch, symbol))| {
            let at = Hex::new((q - west) as usize, (row(q, r) - north + 1) as usize).ok_or_else(too_large)?;
            Ok(Cell { at, q: q as i8, r: r as i8, ground, region, patch, symbol })
        })
        .collect()
}

/// The map of a match and its figures, the same in all its positions. Hexes are numbered in the order of their names.
#[derive(PartialEq, Eq, Debug)]
pub struct Map {
    /// The hexes, in order.
    pub cells: Vec<Cell>,
    /// The figures for this number of players.
    pub figures: Figures,
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
    /// Builds the tables. The cells are at most 192, sorted by name.
    pub fn new(cells: Vec<Cell>, figures: Figures) -> Map {
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
                .filter_map(|[dq, dr]| by_axial.get(&(c.q.checked_add(*dq)?, c.r.checked_add(*dr)?)).copied())
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
            figures,
        };
        for region in 0..map.figures.regions() as u8 {
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

    /// What the layout must keep (TW-MAP-6) and what setup needs.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let no = |why: String| Err(Refusal::new("map.toml", format!("{why} (for {} players)", self.figures.seats)).rule("TW-MAP-6"));
        let Some(first) = self.land.first() else { return no("there is no land".into()) };
        if let Some(cut) = self.land.iter().find(|&h| self.distance(first, h) == NOWHERE) {
            return no(format!("no way leads from {} to {}", self.name(first), self.name(cut)));
        }
        let seats = u32::from(self.figures.seats);
        let start = !self.sides[0].is_empty();
        if start && self.sides.iter().any(|side| side.len() < seats) {
            return no("each side of the start tile needs a hex per player".into());
        }
        if !start && self.figures.third.is_empty() {
            return no("without a start tile nobody can place wolves".into());
        }
        let crescent = crate::pieces::Moon::Crescent.bit();
        if !start && self.figures.tokens.iter().all(|set| set & crescent != 0) {
            return no("a region without a crescent moon is needed to place wolves".into());
        }
        self.check_third_pack()
    }

    /// TW-2P-3: the third pack has room in every region.
    fn check_third_pack(&self) -> Result<(), Refusal> {
        let third = &self.figures.third;
        for (at, pieces) in third.iter().enumerate() {
            let no = |why: &str| Err(Refusal::new("board.toml: third_pack", format!("{why} at {:?}", pieces.at)).rule("TW-2P-3"));
            if third[..at].iter().any(|other| (other.moons, other.at) == (pieces.moons, pieces.at)) {
                return no("pieces are given twice");
            }
            for (region, &water) in self.waters.iter().enumerate() {
                let hex = self.beside(water, pieces.at);
                if hex == NOWHERE || !self.regions[region].has(hex) || self.lone.has(hex) || self.prey.contains(&hex) {
                    return no("there is no free land in the region of the water");
                }
            }
        }
        Ok(())
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
    pub(crate) fn beside(&self, hex: u8, [dq, dr]: Axial) -> u8 {
        let Some(cell) = self.cells.get(usize::from(hex)) else { return NOWHERE };
        let wanted = (cell.q.saturating_add(dq), cell.r.saturating_add(dr));
        self.cells.iter().position(|c| (c.q, c.r) == wanted).map_or(NOWHERE, |i| i as u8)
    }

    /// The region of a hex.
    pub fn region_of(&self, hex: u8) -> Option<usize> {
        self.cells[usize::from(hex)].region.map(usize::from)
    }
}
