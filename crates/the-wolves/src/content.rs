//! The printed values, read from `content/*.toml` and checked.

mod files;
mod layout;

use den_core::{BadText, Files, Mark, Marked, OwnMarks, Refusal};

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
    /// The first edition, with other marks.
    const EARLIER: &'static [&'static str] = &["dee6afbd9404f9072f6210510acc2cbd09f0536d05671364086b39cc6f607dbc"];

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

/// Where the values come from. The parts are named as in refusals; several of one kind by their number of players.
fn marks(map: &MapFile, board: &BoardFile) -> Result<Vec<Marked>, Refusal> {
    const TRACKS: &[&str] = &["spread", "speed", "howl"];
    const SIDE: &[&str] =
        &["second_den", "fourth_den", "lair_token", "prey_token", "den_points", "lair_points", "prey_points", "wolf_points", "attributes"];
    const START: &[&str] = &["chasm", "north", "north_terrain", "south", "south_terrain"];
    const COSTS: &[&str] = &["move", "den", "lair", "howl", "dominate"];
    const STOCK: &[&str] = &["stack", "prey", "moons", "second_player_actions"];
    let mut all = Vec::new();
    let mut add = |at: &str, part: Part, mark: Mark, own: &OwnMarks, values: &[&'static str]| {
        own.check(at, values)?;
        all.extend(own.list(at, part, mark));
        Ok::<_, Refusal>(())
    };
    add("map.toml: region", Part::Region, map.region.mark, &map.region.marks, &["patches", "lone_wolves", "prey"])?;
    add("map.toml: tiles", Part::Tiles, map.tiles.mark, &map.tiles.marks, &["terrain"])?;
    add("map.toml: start", Part::Start, map.start.mark, &map.start.marks, START)?;
    add("board.toml: costs", Part::Costs, board.costs.mark, &board.costs.marks, COSTS)?;
    add("board.toml: wolves", Part::Wolves, board.wolves.mark, &board.wolves.marks, &["order"])?;
    add("board.toml: terrain_tiles", Part::TerrainTiles, board.terrain_tiles.mark, &board.terrain_tiles.marks, &["faces"])?;
    add("board.toml: attributes", Part::Attributes, board.attributes.mark, &board.attributes.marks, TRACKS)?;
    add("board.toml: moons", Part::Moons, board.moons.mark, &board.moons.marks, &["crescent", "half", "full"])?;
    for layout in &map.layout {
        let seats = layout.seats;
        add(&format!("map.toml: layout {seats}"), Part::Layout { seats }, layout.mark, &layout.marks, &["start", "slots"])?;
    }
    for side in &board.board {
        let seats = side.seats.clone();
        let name: Vec<String> = seats.iter().map(u8::to_string).collect();
        add(&format!("board.toml: board {}", name.join("+")), Part::Board { seats }, side.mark, &side.marks, SIDE)?;
    }
    for calendar in &board.calendar {
        let seats = calendar.seats;
        add(&format!("board.toml: calendar {seats}"), Part::Calendar { seats }, calendar.mark, &calendar.marks, &["dates"])?;
    }
    for stock in &board.stock {
        let seats = stock.seats;
        add(&format!("board.toml: stock {seats}"), Part::Stock { seats }, stock.mark, &stock.marks, STOCK)?;
    }
    for (number, third) in board.third_pack.iter().enumerate() {
        let moons = Moon::read_set(&third.moons).map_err(unreadable("board.toml: third_pack"))?;
        let part = Part::ThirdPack { moons: Moon::of_set(moons).collect() };
        add(&format!("board.toml: third_pack {}", number + 1), part, third.mark, &third.marks, &["moons", "at", "pieces"])?;
    }
    Ok(all)
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
    let CostsFile { r#move, den, lair, howl, dominate, .. } = board.costs;
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
        values: match &side.attributes {
            Some(values) => [values.spread, values.speed, values.howl],
            None => [board.attributes.spread, board.attributes.speed, board.attributes.howl],
        },
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
