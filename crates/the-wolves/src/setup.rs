//! What is fixed for a match: the map, the values for the number of players, the packs.

use std::collections::BTreeSet;

use den_core::{Deserialize, Message, Refusal, Seat};
use serde::Serialize;

use crate::options::{FIRST_VERSION, PATIENCE, VERSION};
use crate::pieces::{
    Axial, Cell, Ground, HexId, Kind, MOST, Map, Moon, PackId, PatchId, Prey, REACH, RegionId, Symbol, Terrain, TileId, Token, Track, Wolf,
};
use crate::state::{PACKS, REGIONS};
use crate::words::ContentReason;

/// What is fixed for a match. Serialised as its cells, values and options; the lookup tables of the map are rebuilt when it is parsed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    /// The map.
    pub map: Map,
    /// The values for this number of players.
    pub figures: Figures,
    /// The habitat of each seat's pack; in a two-player game the third is the pack that nobody leads.
    pub habitats: [Terrain; PACKS],
    /// Rounds without progress after which the game ends (TW-END-3).
    pub patience: u8,
    /// Whether a turn may be ended with actions left (TW-TURN-2).
    pub early_end: bool,
    /// The first player, if chosen (TW-SETUP-6).
    pub first: Option<Seat>,
    /// The version of the rules.
    pub version: u32,
}

/// The serialised form of a setup. One without a version is of version 1.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    cells: Vec<Cell>,
    figures: Figures,
    habitats: [Terrain; PACKS],
    patience: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    early_end: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
    #[serde(default = "first_version")]
    version: u32,
}

fn first_version() -> u32 {
    FIRST_VERSION
}

/// Pieces of the third pack next to a water with these scoring tokens (TW-2P-3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Third {
    /// The scoring tokens, as a set of phases.
    pub moons: u8,
    /// The offset from the water.
    pub at: Axial,
    /// The pieces.
    pub pieces: Vec<Kind>,
}

/// The values for one number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The number of players.
    pub seats: u8,
    /// The costs of move, den, lair, howl and dominate (TW-PAY-1).
    pub costs: [u8; 5],
    /// The wolves of the player board in the order in which they leave it (TW-SETUP-4).
    pub order: [Wolf; 8],
    /// The faces of the five terrain tiles (TW-SETUP-5).
    pub faces: [[Terrain; 2]; 5],
    /// The value of each attribute after 0–4 dens (TW-BOARD-1).
    pub values: [[u8; 5]; 3],
    /// The tokens for the second and the fourth den of each track (TW-BOARD-2).
    pub gains: [[Token; 2]; 3],
    /// The token for a lair (TW-BOARD-3).
    pub lair_token: Token,
    /// The token for a prey (TW-BOARD-3).
    pub prey_token: Token,
    /// Points by dens dug from a track (TW-BOARD-3).
    pub den_points: [u8; 5],
    /// Points by lairs built.
    pub lair_points: [u8; 5],
    /// Points by prey hunted.
    pub prey_points: [u8; 6],
    /// Points by wolves placed from the board.
    pub wolf_points: [u8; 9],
    /// The high and low numbers of the scoring tokens (TW-SETUP-3).
    pub moons: [[u8; 2]; 3],
    /// The dates of the three phases (TW-MOON-2).
    pub dates: [u8; 3],
    /// Tokens in a prey stack.
    pub stack: u8,
    /// The prey stacks that are dealt.
    pub prey: Vec<Prey>,
    /// The scoring tokens that are dealt, each a set of phases.
    pub tokens: Vec<u8>,
    /// Action tokens of the second player at the start (TW-2P-5).
    pub second_player_actions: u8,
    /// The third pack (TW-2P-3); empty with more than two players.
    pub third: Vec<Third>,
    /// The terrain of the five patches of each region tile (TW-MAP-3).
    pub tiles: Vec<[Terrain; 5]>,
}

impl Setup {
    /// TW-END-3: the number of quiet turns after one with progress. Version 1 counted that turn.
    #[inline]
    pub(crate) fn quiet_after_progress(&self) -> u16 {
        u16::from(self.version == FIRST_VERSION)
    }

    /// The terrain that a tile of a pack shows, if its terrain tiles are flipped like this (bit `i` is set if tile `i` shows its second
    /// face).
    #[inline]
    pub(crate) fn shows(&self, pack: PackId, faces: u8, tile: TileId) -> Terrain {
        match tile.flipped() {
            None => self.habitats[pack.index()],
            Some(tile) => self.figures.faces[tile][usize::from(faces >> tile & 1)],
        }
    }
}

impl Figures {
    /// The number of regions.
    pub fn regions(&self) -> usize {
        self.prey.len()
    }

    /// The number of packs on the map: one per seat, and the third in a two-player game.
    pub fn packs(&self) -> usize {
        usize::from(self.seats) + usize::from(!self.third.is_empty())
    }

    /// The ways to set the five terrain tiles with no terrain twice (TW-SETUP-5): bit `i` is set if tile `i` shows its second face.
    pub fn starting_faces(&self) -> impl Iterator<Item = u8> + '_ {
        (0..32u8).filter(|&set| {
            let seen = (0..5).fold(0u8, |seen, i| seen | 1 << self.faces[i][usize::from(set >> i & 1)] as u8);
            seen == 0b1_1111
        })
    }

    /// The token for the `den`th den that leaves a track, from 1 (TW-BOARD-2).
    #[inline]
    pub fn gain(&self, track: Track, den: u8) -> Token {
        match den {
            2 => self.gains[track.index()][0],
            4 => self.gains[track.index()][1],
            _ => Token::None,
        }
    }

    /// Checks that a game can be played with these values.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let no =
            |file: &str, why: ContentReason| Err(Refusal::new(file, ContentReason::For { what: Message::from(why), seats: self.seats }));
        if self.costs.iter().any(|c| !(1..=6).contains(c)) {
            return no("board.toml: costs", ContentReason::Costs);
        }
        for track in Track::ALL {
            let values = self.values[track.index()];
            if values.iter().any(|v| !(1..=REACH as u8).contains(v)) || values.windows(2).any(|w| w[0] > w[1]) {
                return no("board.toml: attributes", ContentReason::Values { track, most: REACH });
            }
        }
        if self.values[Track::Spread.index()].iter().any(|v| *v > 4) {
            return no("board.toml: attributes", ContentReason::Spread);
        }
        if self.starting_faces().next().is_none() {
            return no("board.toml: terrain_tiles", ContentReason::Faces);
        }
        if self.dates[0] == 0 || self.dates.windows(2).any(|w| w[0] >= w[1]) {
            return no("board.toml: calendar", ContentReason::Dates);
        }
        if self.prey.is_empty() || self.prey.len() > REGIONS || self.prey.len() != self.tokens.len() {
            return no("board.toml: stock", ContentReason::Stock);
        }
        if !(1..=4).contains(&self.stack) || self.second_player_actions > 9 {
            return no("board.toml: stock", ContentReason::Stack);
        }
        if self.tokens.iter().any(|set| !(1..=2).contains(&set.count_ones()) || *set > 7) {
            return no("board.toml: stock", ContentReason::TokenStack);
        }
        if self.tokens.iter().map(|set| set.count_ones()).sum::<u32>() > REGIONS as u32 {
            return no("board.toml: stock", ContentReason::TokenCount);
        }
        if let Some(at) = self.faces.iter().position(|[first, second]| first == second) {
            return no("board.toml: terrain_tiles", ContentReason::SameFaces { n: at + 1 });
        }
        if let Some(at) = self.tiles.iter().position(|tile| !Terrain::ALL.iter().all(|terrain| tile.contains(terrain))) {
            let text = self.tiles[at].iter().map(|terrain| terrain.letter()).collect();
            return no("map.toml: tiles", ContentReason::TileTerrains { n: at + 1, text });
        }
        if self.tiles.len() < self.regions() || self.tiles.len() > usize::from(u8::MAX) {
            return no("map.toml: tiles", ContentReason::RegionTiles { n: self.regions() });
        }
        if self.moons.iter().any(|[high, low]| low > high || *high > 25) {
            return no("board.toml: moons", ContentReason::Numbers);
        }
        let homes = |t: &Third| t.pieces.iter().filter(|kind| matches!(kind, Kind::Den | Kind::Lair)).count();
        if self.third.iter().any(|t| t.pieces.is_empty() || t.pieces.len() > 2 || homes(t) > 1)
            || (self.seats > 2 && !self.third.is_empty())
        {
            return no("board.toml: third_pack", ContentReason::ThirdPieces);
        }
        Ok(())
    }
}

/// Checks that the map and the values fit together: the requirements of the layout (TW-MAP-6) and of the setup.
pub(crate) fn check_map(map: &Map, figures: &Figures) -> Result<(), Refusal> {
    let no = |why: ContentReason| {
        Err(Refusal::new("map.toml", ContentReason::For { what: Message::from(why), seats: figures.seats }).rule("TW-MAP-6"))
    };
    let Some(first) = map.land.first() else { return no(ContentReason::NoLand) };
    if let Some(cut) = map.land.iter().find(|&h| map.distance(first, h).is_none()) {
        return no(ContentReason::NoWay { a: map.name(first), b: map.name(cut) });
    }
    let seats = u32::from(figures.seats);
    let start = map.sides.iter().any(|side| !side.is_empty());
    if start && map.sides.iter().any(|side| side.len() < seats) {
        return no(ContentReason::SideRoom);
    }
    if !start && figures.third.is_empty() {
        return no(ContentReason::NoStart);
    }
    if !start && figures.tokens.iter().all(|set| set & Moon::Crescent.bit() != 0) {
        return no(ContentReason::AllCrescent);
    }
    check_third_pack(map, &figures.third)
}

/// TW-2P-3: the third pack has room in every region.
fn check_third_pack(map: &Map, third: &[Third]) -> Result<(), Refusal> {
    for (number, pieces) in third.iter().enumerate() {
        let no = |why: ContentReason| Err(Refusal::new("board.toml: third_pack", why).rule("TW-2P-3"));
        let Axial([q, r]) = pieces.at;
        if third[..number].iter().any(|other| (other.moons, other.at) == (pieces.moons, pieces.at)) {
            return no(ContentReason::ThirdTwice { q, r });
        }
        for (region, &water) in map.waters.iter().enumerate() {
            let fits = |hex: &HexId| map.regions[region].has(*hex) && !map.lone.has(*hex) && !map.prey.contains(hex);
            if map.beside(water, pieces.at).filter(fits).is_none() {
                return no(ContentReason::ThirdLand { q, r });
            }
        }
    }
    Ok(())
}

/// Checks that the cells make a map: sorted by name, no two in one place.
fn check_cells(cells: &[Cell], regions: usize) -> Result<(), Refusal> {
    let no = |why: ContentReason| Err(Refusal::new("cells", why).rule("TW-MAP-6"));
    if cells.len() > MOST {
        return no(ContentReason::Large { n: MOST, columns: crate::pieces::COLUMNS, rows: crate::pieces::ROWS - 1 });
    }
    let mut at = BTreeSet::new();
    let mut last = None;
    for cell in cells {
        let of_region = |region: Option<RegionId>| region.is_some_and(|region| region.index() < regions);
        let of_patch = |patch: Option<PatchId>| patch.is_some_and(|patch| patch.index() < 5);
        let fits = match (cell.ground, cell.symbol) {
            (Ground::Undealt, Symbol::None | Symbol::Lone | Symbol::Prey) => of_region(cell.region) && of_patch(cell.patch),
            (Ground::Land(_), Symbol::None | Symbol::North | Symbol::South) => cell.region.is_none() && cell.patch.is_none(),
            (Ground::Water, Symbol::None) => of_region(cell.region) && cell.patch.is_none(),
            (Ground::Chasm, Symbol::None) => cell.region.is_none() && cell.patch.is_none(),
            _ => false,
        };
        let near = [cell.q, cell.r].iter().all(|n| (-60..=60).contains(n));
        if !fits || !near || !at.insert((cell.q, cell.r)) || last.is_some_and(|last| last >= cell.at) {
            return no(ContentReason::Hex { hex: cell.at });
        }
        last = Some(cell.at);
    }
    Ok(())
}

impl TryFrom<Written> for Setup {
    type Error = Refusal;

    fn try_from(Written { cells, figures, habitats, patience, early_end, first, version }: Written) -> Result<Setup, Refusal> {
        if !(2..=PACKS as u8).contains(&figures.seats) {
            return Err(Refusal::new("seats", den_core::Reason::SeatCount { n: figures.seats }));
        }
        figures.check()?;
        check_cells(&cells, figures.regions())?;
        let map = Map::new(cells, figures.regions())?;
        check_map(&map, &figures)?;
        let seats = figures.seats;
        let fits = PATIENCE.contains(&patience.into())
            && first.is_none_or(|first| first.0 < seats)
            && (FIRST_VERSION..=VERSION).contains(&version);
        if !fits || !Terrain::ALL.iter().all(|t| habitats.contains(t)) {
            return Err(Refusal::new("options", ContentReason::Options));
        }
        Ok(Setup { map, figures, habitats, patience, early_end: early_end || version == FIRST_VERSION, first, version })
    }
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Written {
        let Setup { map, figures, habitats, patience, early_end, first, version } = setup;
        Written { cells: map.cells, figures, habitats, patience, early_end, first, version }
    }
}
