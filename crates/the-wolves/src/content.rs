//! The printed figures, read from `content/*.toml` and checked.

use std::fmt;

use den_core::{BadText, Content, Files, Refusal};
use serde::{Deserialize, Serialize};

use crate::files::{BoardFile, CostsFile, MapFile, ThirdFile};
use crate::map::{Cell, lay_out};
use crate::pieces::{Kind, Moon, Prey, Terrain, Token, Track};

/// Where a group of figures comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The printed rulebook says so.
    Rulebook,
    /// Shown only in pictures; taken from an existing adaptation.
    Adaptation,
    /// The printed value is not known here.
    Reconstructed,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mark::Rulebook => "rulebook",
            Mark::Adaptation => "adaptation",
            Mark::Reconstructed => "reconstructed",
        })
    }
}

/// An axial offset on the map.
pub type Axial = [i8; 2];

/// Pieces of the third pack beside a water with these scoring tokens (TW-2P-3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Third {
    /// The scoring tokens, as a set of phases.
    pub moons: u8,
    /// Where, from the water.
    pub at: Axial,
    /// Which pieces.
    pub pieces: Vec<Kind>,
}

/// The figures for one number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figures {
    /// The number of players.
    pub seats: u8,
    /// What move, den, lair, howl and dominate cost (TW-PAY-1).
    pub costs: [u8; 5],
    /// The wolves of the player board in the order they leave it (TW-SETUP-4).
    pub order: [Kind; 8],
    /// The faces of the five terrain tiles (TW-SETUP-5).
    pub faces: [[Terrain; 2]; 5],
    /// The value of each attribute after 0–4 dens (TW-BOARD-1).
    pub values: [[u8; 5]; 3],
    /// The token with the second and the fourth den of each track (TW-BOARD-2).
    pub gains: [[Token; 2]; 3],
    /// The token with a lair (TW-BOARD-3).
    pub lair_token: Token,
    /// The token with a prey (TW-BOARD-3).
    pub prey_token: Token,
    /// Points by dens dug from a track (TW-BOARD-3).
    pub den_points: [u8; 5],
    /// Points by lairs built.
    pub lair_points: [u8; 5],
    /// Points by prey hunted.
    pub prey_points: [u8; 6],
    /// Points by wolves placed from the board.
    pub wolf_points: [u8; 9],
    /// The high and low number of the scoring tokens (TW-SETUP-3).
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

impl Figures {
    /// The number of regions.
    pub fn regions(&self) -> usize {
        self.prey.len()
    }

    /// Packs on the map: one per seat, and the third in a game for two.
    pub fn packs(&self) -> usize {
        usize::from(self.seats) + usize::from(!self.third.is_empty())
    }

    /// The ways to lay the five terrain tiles with no terrain twice (TW-SETUP-5): bit `i` set where tile `i` shows its second face.
    pub fn starting_faces(&self) -> impl Iterator<Item = u8> + '_ {
        (0..32u8).filter(|&set| {
            let seen = (0..5).fold(0u8, |seen, i| seen | 1 << self.faces[i][usize::from(set >> i & 1)] as u8);
            seen == 0b1_1111
        })
    }
}

/// The box: maps and figures for 2 to 5 players.
#[derive(Debug)]
pub struct WolvesBox {
    marks: Vec<(String, Mark)>,
    plans: Vec<(Vec<Cell>, Figures)>,
}

/// The most players.
const SEATS: std::ops::RangeInclusive<u8> = 2..=5;

impl WolvesBox {
    /// The groups of figures and where each comes from.
    pub fn marks(&self) -> &[(String, Mark)] {
        &self.marks
    }

    /// The cells of the map and the figures for `seats` players (2 to 5).
    pub fn plan(&self, seats: u8) -> Option<&(Vec<Cell>, Figures)> {
        self.plans.iter().find(|(_, figures)| figures.seats == seats)
    }
}

impl Content for WolvesBox {
    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    const HASH: &'static str = env!("CONTENT_HASH");

    fn read(files: &Files<'_>) -> Result<WolvesBox, Refusal> {
        let map: MapFile = files.toml("map.toml")?;
        let board: BoardFile = files.toml("board.toml")?;
        let mut plans = Vec::new();
        for seats in SEATS {
            let figures = figures(&map, &board, seats)?;
            let layout = one(&map.layout, |l| l.seats == seats, "map.toml: layout", seats)?;
            let cells = lay_out(&map.region, &map.start, layout, figures.regions())?;
            crate::map::Map::new(cells.clone(), figures.clone()).check()?;
            plans.push((cells, figures));
        }
        Ok(WolvesBox { marks: marks(&map, &board), plans })
    }
}

fn marks(map: &MapFile, board: &BoardFile) -> Vec<(String, Mark)> {
    let mut marks: Vec<(String, Mark)> = [
        ("map.toml: region", map.region.mark),
        ("map.toml: tiles", map.tiles.mark),
        ("map.toml: start", map.start.mark),
        ("board.toml: costs", board.costs.mark),
        ("board.toml: wolves", board.wolves.mark),
        ("board.toml: terrain_tiles", board.terrain_tiles.mark),
        ("board.toml: attributes", board.attributes.mark),
        ("board.toml: moons", board.moons.mark),
    ]
    .map(|(name, mark)| (name.to_string(), mark))
    .into();
    marks.extend(map.layout.iter().map(|l| (format!("map.toml: layout for {}", l.seats), l.mark)));
    marks.extend(board.board.iter().map(|b| (format!("board.toml: board for {:?}", b.seats), b.mark)));
    marks.extend(board.calendar.iter().map(|c| (format!("board.toml: calendar for {}", c.seats), c.mark)));
    marks.extend(board.stock.iter().map(|s| (format!("board.toml: stock for {}", s.seats), s.mark)));
    marks.extend(board.third_pack.iter().map(|t| (format!("board.toml: third_pack at {}", t.moons), t.mark)));
    marks
}

fn one<'a, T>(all: &'a [T], is: impl Fn(&T) -> bool, at: &str, seats: u8) -> Result<&'a T, Refusal> {
    let mut found = all.iter().filter(|t| is(t));
    match (found.next(), found.next()) {
        (Some(one), None) => Ok(one),
        (None, _) => Err(Refusal::new(at, format!("none is given for {seats} players"))),
        _ => Err(Refusal::new(at, format!("more than one is given for {seats} players"))),
    }
}

fn unreadable(at: &'static str) -> impl Fn(BadText) -> Refusal {
    move |e| Refusal::new(at, e.to_string())
}

/// Exactly `N` terrains spelt as letters.
pub(crate) fn spell<const N: usize>(at: &'static str, text: &str) -> Result<[Terrain; N], Refusal> {
    let terrains = Terrain::spell(text).map_err(unreadable(at))?;
    terrains.try_into().map_err(|_| Refusal::new(at, format!("`{text}` has not {N} letters")))
}

fn figures(map: &MapFile, board: &BoardFile, seats: u8) -> Result<Figures, Refusal> {
    let side = one(&board.board, |b| b.seats.contains(&seats), "board.toml: board", seats)?;
    let calendar = one(&board.calendar, |c| c.seats == seats, "board.toml: calendar", seats)?;
    let stock = one(&board.stock, |s| s.seats == seats, "board.toml: stock", seats)?;
    let CostsFile { mark: _, r#move, den, lair, howl, dominate } = board.costs;
    let order: Vec<Kind> = board
        .wolves
        .order
        .chars()
        .map(|c| match c {
            'P' => Ok(Kind::Wolf),
            'A' => Ok(Kind::Alpha),
            _ => Err(Refusal::new("board.toml: wolves", format!("`{c}` is neither P nor A"))),
        })
        .collect::<Result<_, _>>()?;
    let mut faces = [[Terrain::Forest; 2]; 5];
    for (face, text) in faces.iter_mut().zip(&board.terrain_tiles.faces) {
        *face = spell("board.toml: terrain_tiles", text)?;
    }
    let third = |t: &ThirdFile| {
        let moons = Moon::read_set(&t.moons).map_err(unreadable("board.toml: third_pack"))?;
        Ok(Third { moons, at: t.at, pieces: t.pieces.clone() })
    };
    let (second, fourth) = (&side.second_den, &side.fourth_den);
    let figures = Figures {
        seats,
        costs: [r#move, den, lair, howl, dominate],
        order: order.try_into().map_err(|_| Refusal::new("board.toml: wolves", "the order names eight wolves"))?,
        faces,
        values: [board.attributes.spread, board.attributes.speed, board.attributes.howl],
        gains: [[second.spread, fourth.spread], [second.speed, fourth.speed], [second.howl, fourth.howl]],
        lair_token: side.lair_token,
        prey_token: side.prey_token,
        den_points: side.den_points,
        lair_points: side.lair_points,
        prey_points: side.prey_points,
        wolf_points: side.wolf_points,
        moons: [board.moons.crescent, board.moons.half, board.moons.full],
        dates: calendar.dates,
        stack: stock.stack,
        prey: stock.prey.clone(),
        tokens: stock.moons.iter().map(|text| Moon::read_set(text).map_err(unreadable("board.toml: stock"))).collect::<Result<_, _>>()?,
        second_player_actions: stock.second_player_actions,
        third: if seats == 2 { board.third_pack.iter().map(third).collect::<Result<_, _>>()? } else { Vec::new() },
        tiles: map.tiles.terrain.iter().map(|text| spell("map.toml: tiles", text)).collect::<Result<_, _>>()?,
    };
    check(figures)
}

fn check(figures: Figures) -> Result<Figures, Refusal> {
    let seats = figures.seats;
    let no = |at: &str, why: String| Err(Refusal::new(format!("board.toml: {at}"), format!("{why} (for {seats} players)")));
    if figures.costs.iter().any(|c| !(1..=6).contains(c)) {
        return no("costs", "an action costs 1 to 6 tiles".into());
    }
    for track in Track::ALL {
        let values = figures.values[track.index()];
        if values.iter().any(|v| !(1..=crate::map::REACH as u8).contains(v)) || values.windows(2).any(|w| w[0] > w[1]) {
            return no("attributes", format!("the values of {track} lie between 1 and {} and never fall", crate::map::REACH));
        }
    }
    if figures.values[Track::Spread.index()].iter().any(|v| *v > 4) {
        return no("attributes", "at most 4 wolves move in one action".into());
    }
    if figures.starting_faces().next().is_none() {
        return no("terrain_tiles", "the five tiles cannot be laid with no terrain twice".into());
    }
    if figures.dates[0] == 0 || figures.dates.windows(2).any(|w| w[0] >= w[1]) {
        return no("calendar", "the dates of the phases come one after the other".into());
    }
    if figures.prey.is_empty() || figures.prey.len() > 10 || figures.prey.len() != figures.tokens.len() {
        return no("stock", "there are 1 to 10 prey stacks and as many places of scoring tokens".into());
    }
    if !(1..=4).contains(&figures.stack) || figures.second_player_actions > 9 {
        return no("stock", "a prey stack has 1 to 4 tokens, the second player at most 9 action tokens".into());
    }
    if figures.tokens.iter().any(|set| set.count_ones() > 2) {
        return no("stock", "at most two scoring tokens lie on each other".into());
    }
    if figures.tokens.iter().map(|set| set.count_ones()).sum::<u32>() > 10 {
        return no("stock", "there are at most ten scoring tokens".into());
    }
    if figures.tiles.len() < figures.regions() {
        return Err(Refusal::new("map.toml: tiles", format!("{seats} players need {} region tiles", figures.regions())));
    }
    if figures.moons.iter().any(|[high, low]| low > high || *high > 25) {
        return no("moons", "the high number comes first, at most 25".into());
    }
    if figures.third.iter().any(|t| t.pieces.is_empty() || t.pieces.len() > 2) {
        return no("third_pack", "one or two pieces stand on a hex".into());
    }
    Ok(figures)
}
