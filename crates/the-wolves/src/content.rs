//! The printed values, read from `content/*.toml` and checked.

mod files;
mod layout;

use den_core::{BadText, Files, Marked, Refusal};

use crate::pieces::{Map, Moon, Terrain, Wolf};
use crate::setup::{Figures, Third, check_map};
use crate::words::{ContentReason, Part};
use files::{BoardFile, CostsFile, MapFile, ThirdFile};

/// The maps and values for 2 to 5 players.
#[derive(Debug)]
pub struct Content {
    marks: Vec<Marked>,
    plans: Vec<(Map, Figures)>,
}

impl Content {
    /// The map and the values for `seats` players (2 to 5).
    pub(crate) fn plan(&self, seats: u8) -> Option<&(Map, Figures)> {
        self.plans.iter().find(|(_, figures)| figures.seats == seats)
    }
}

impl den_core::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    const HASH: &'static str = env!("CONTENT_HASH");
    const FORM: den_core::form::Form = crate::form::FORM;

    fn read(files: &Files<'_>) -> Result<Content, Refusal> {
        let map: MapFile = files.read("map.toml")?;
        let board: BoardFile = files.read("board.toml")?;
        let mut plans = Vec::new();
        for seats in 2..=5 {
            let figures = figures(&map, &board, seats)?;
            let layout = one(&map.layout, |l| l.seats == seats, "map.toml: layout", seats)?;
            let cells = layout::lay_out(&map.region, &map.start, layout, figures.regions())?;
            let map = Map::new(cells, figures.regions())?;
            check_map(&map, &figures)?;
            plans.push((map, figures));
        }
        Ok(Content { marks: marks(&map, &board)?, plans })
    }

    fn marks(&self) -> Vec<Marked> {
        self.marks.clone()
    }
}

fn marks(map: &MapFile, board: &BoardFile) -> Result<Vec<Marked>, Refusal> {
    let mut marks = vec![
        (Part::Region, map.region.mark),
        (Part::Tiles, map.tiles.mark),
        (Part::Start, map.start.mark),
        (Part::Costs, board.costs.mark),
        (Part::Wolves, board.wolves.mark),
        (Part::TerrainTiles, board.terrain_tiles.mark),
        (Part::Attributes, board.attributes.mark),
        (Part::Moons, board.moons.mark),
    ];
    marks.extend(map.layout.iter().map(|l| (Part::Layout { seats: l.seats }, l.mark)));
    marks.extend(board.board.iter().map(|b| (Part::Board { seats: b.seats.clone() }, b.mark)));
    marks.extend(board.calendar.iter().map(|c| (Part::Calendar { seats: c.seats }, c.mark)));
    marks.extend(board.stock.iter().map(|s| (Part::Stock { seats: s.seats }, s.mark)));
    for third in &board.third_pack {
        let moons = Moon::read_set(&third.moons).map_err(unreadable("board.toml: third_pack"))?;
        marks.push((Part::ThirdPack { moons: Moon::of_set(moons).collect() }, third.mark));
    }
    Ok(marks.into_iter().map(|(what, mark)| Marked { what: what.into(), mark }).collect())
}

fn one<'a, T>(all: &'a [T], is: impl Fn(&T) -> bool, at: &str, seats: u8) -> Result<&'a T, Refusal> {
    let mut found = all.iter().filter(|t| is(t));
    match (found.next(), found.next()) {
        (Some(one), None) => Ok(one),
        (None, _) => Err(Refusal::new(at, ContentReason::Missing { seats })),
        _ => Err(Refusal::new(at, ContentReason::GivenTwice { seats })),
    }
}

fn unreadable(at: &'static str) -> impl Fn(BadText) -> Refusal {
    move |e| Refusal::new(at, e)
}

/// Parses exactly `N` terrains, written as letters.
fn spell<const N: usize>(at: &'static str, text: &str) -> Result<[Terrain; N], Refusal> {
    let terrains = Terrain::spell(text).map_err(unreadable(at))?;
    terrains.try_into().map_err(|_| Refusal::new(at, ContentReason::Letters { text: den_core::shorten(text), n: N }))
}

/// TW-SETUP-4: the order of the wolves on the player board.
fn wolf_order(text: &str) -> Result<[Wolf; 8], Refusal> {
    let no = |why| Refusal::new("board.toml: wolves", why);
    let wolf = |letter: char| match letter {
        'P' => Ok(Wolf::Pack),
        'A' => Ok(Wolf::Alpha),
        _ => Err(no(ContentReason::WolfLetter { letter: letter.to_string() })),
    };
    let order: Vec<Wolf> = text.chars().map(wolf).collect::<Result<_, _>>()?;
    let n = order.len();
    order.try_into().map_err(|_| no(ContentReason::EightWolves { n }))
}

fn figures(map: &MapFile, board: &BoardFile, seats: u8) -> Result<Figures, Refusal> {
    let side = one(&board.board, |b| b.seats.contains(&seats), "board.toml: board", seats)?;
    let calendar = one(&board.calendar, |c| c.seats == seats, "board.toml: calendar", seats)?;
    let stock = one(&board.stock, |s| s.seats == seats, "board.toml: stock", seats)?;
    let CostsFile { mark: _, r#move, den, lair, howl, dominate } = board.costs;
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
        order: wolf_order(&board.wolves.order)?,
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
    figures.check()?;
    Ok(figures)
}
