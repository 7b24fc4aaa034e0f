//! The map as text: hexes in their shape, four characters wide and two lines high, and the player boards below it.

use std::fmt::Write;

use anstyle::{Ansi256Color, Color, Style};

use crate::hexes::Hex;
use crate::map::Ground;
use crate::pieces::{Kind, Moon, Prey, Terrain, Track};
use crate::stage::Stage;
use crate::state::TheWolves;

/// Characters inside a hex.
const INSIDE: usize = 4;
/// Columns from one column of hexes to the next; neighbours share an edge.
const PITCH: usize = INSIDE + 1;

/// A sheet of characters with a style each.
struct Canvas {
    width: usize,
    cells: Vec<(char, Style)>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, cells: vec![(' ', Style::new()); width * height] }
    }

    fn put(&mut self, x: usize, y: usize, c: char, style: Style) {
        if let Some(cell) = self.cells.get_mut(y * self.width + x) {
            *cell = (c, style);
        }
    }

    fn write(&mut self, x: usize, y: usize, text: &str, fill: char, style: Style) {
        let padded = text.chars().chain(std::iter::repeat(fill)).take(INSIDE);
        padded.enumerate().for_each(|(i, c)| self.put(x + i, y, c, style));
    }

    fn text(&self) -> String {
        let mut out = String::new();
        for line in self.cells.chunks(self.width) {
            let end = line.iter().rposition(|(c, style)| *c != ' ' || *style != Style::new()).map_or(0, |i| i + 1);
            let mut now = Style::new();
            for (c, style) in &line[..end] {
                if *style != now {
                    if now != Style::new() {
                        let _ = write!(out, "{now:#}");
                    }
                    let _ = write!(out, "{style}");
                    now = *style;
                }
                out.push(*c);
            }
            if now != Style::new() {
                let _ = write!(out, "{now:#}");
            }
            out.push('\n');
        }
        out
    }
}

fn colours(ground: Ground) -> Style {
    let (front, back) = match ground {
        Ground::Land(Terrain::Forest) => (231, 22),
        Ground::Land(Terrain::Rock) => (16, 246),
        Ground::Land(Terrain::Grass) => (16, 149),
        Ground::Land(Terrain::Tundra) => (16, 195),
        Ground::Land(Terrain::Desert) => (16, 222),
        Ground::Water => (231, 25),
        Ground::Chasm => (250, 234),
        Ground::Undealt => return Style::new(),
    };
    let colour = |n| Some(Color::Ansi256(Ansi256Color(n)));
    Style::new().fg_color(colour(front)).bg_color(colour(back))
}

/// The letter of a ground: F R G T D, ~ for water, # for the chasm, ? before the deal.
pub(crate) fn letter(ground: Ground) -> char {
    match ground {
        Ground::Land(terrain) => terrain.letter(),
        Ground::Water => '~',
        Ground::Chasm => '#',
        Ground::Undealt => '?',
    }
}

/// The letter of a piece.
pub(crate) fn piece_letter(kind: Kind) -> char {
    match kind {
        Kind::Den => 'd',
        Kind::Wolf => 'w',
        Kind::Alpha => 'A',
        Kind::Lair => 'L',
    }
}

/// The mark of a pack: its seat's number, or x for the third pack of a game for two.
pub(crate) fn pack_mark(pack: usize, seats: u8) -> char {
    if pack < usize::from(seats) { char::from(b'1' + pack as u8) } else { 'x' }
}

pub(crate) fn board(game: &TheWolves) -> String {
    let mut out = map_text(game);
    out.push('\n');
    out += &legend(game);
    out += &calendar(game);
    for seat in 0..usize::from(game.seats_()) {
        out.push('\n');
        out += &player_board(game, seat);
    }
    out
}

fn map_text(game: &TheWolves) -> String {
    let cells = &game.map.cells;
    let columns = cells.iter().map(|c| c.at.column() + 1).max().unwrap_or(0);
    let rows = cells.iter().map(|c| c.at.row()).max().unwrap_or(0);
    let mut canvas = Canvas::new(columns * PITCH + 1, rows * 2 + 2);
    let edge = Style::new().dimmed();
    for (hex, cell) in cells.iter().enumerate() {
        let (x, y) = (cell.at.column() * PITCH, (cell.at.row() - 1) * 2 + usize::from(cell.q & 1 != 0) + 1);
        // The roof, where no hex stands above.
        if Hex::new(cell.at.column(), cell.at.row() - 1).and_then(|above| game.map.index(above)).is_none() {
            canvas.write(x + 1, y - 1, "", '_', edge);
        }
        for (dx, dy, c) in [(0, 0, '/'), (PITCH, 0, '\\'), (0, 1, '\\'), (PITCH, 1, '/')] {
            canvas.put(x + dx, y + dy, c, edge);
        }
        let ground = game.ground_at(hex as u8);
        let style = colours(ground);
        canvas.write(x + 1, y, &format!("{}{}", letter(ground), cell.at), ' ', style);
        let (inside, bold) = contents(game, hex as u8, ground);
        canvas.write(x + 1, y + 1, &inside, '_', if bold { style.bold() } else { style });
    }
    canvas.text()
}

/// The second line of a hex: pieces, a token, or nothing.
fn contents(game: &TheWolves, hex: u8, ground: Ground) -> (String, bool) {
    let pieces: String = game.pieces_at(hex).flat_map(|(pack, kind)| [pack_mark(pack, game.seats_()), piece_letter(kind)]).collect();
    if !pieces.is_empty() {
        return (pieces, true);
    }
    if game.lone.has(hex) {
        return ("lone".into(), false);
    }
    if let Some(region) = game.map.prey.iter().position(|&h| h == hex)
        && game.prey[region].left > 0
    {
        return (format!("{}{}", prey_short(game.prey[region].prey), game.prey[region].left), false);
    }
    match ground {
        Ground::Chasm => ("####".into(), false),
        Ground::Water => (water(game, hex), true),
        _ => (String::new(), false),
    }
}

fn prey_short(prey: Prey) -> &'static str {
    &prey.word()[..3]
}

/// `C4/2` for a single scoring token, `C+H` for two, the top one first.
fn water(game: &TheWolves, hex: u8) -> String {
    let Some(region) = game.map.waters.iter().position(|&h| h == hex) else { return "~~~~".into() };
    let initial = |moon: &Moon| moon.word()[..1].to_uppercase();
    let moons: Vec<Moon> = Moon::of_set(game.moons_on(region)).collect();
    match moons.as_slice() {
        [] => "~~~~".into(),
        [moon] => {
            let [high, low] = game.map.figures.moons[moon.index()];
            format!("{}{high}/{low}", initial(moon))
        }
        more => more.iter().map(initial).collect::<Vec<_>>().join("+"),
    }
}

fn legend(game: &TheWolves) -> String {
    let mut out = String::from("F forest  R rock  G grass  T tundra  D desert  # chasm  ~ water (C crescent, H half, F full)\n");
    out += "1A alpha of seat 1  w pack wolf  d den  L lair  lone: a lone wolf  har2: two hares";
    if game.packs().len() > usize::from(game.seats_()) {
        out += "  x third pack";
    }
    out.push('\n');
    out
}

fn calendar(game: &TheWolves) -> String {
    let dates = game.map.figures.dates;
    let phase = |moon: Moon| {
        let done = if usize::from(game.phases) > moon.index() { " (scored)" } else { "" };
        format!("{moon} moon at {}{done}", dates[moon.index()])
    };
    format!("Calendar: {} pieces; {}\n", game.date, Moon::ALL.map(phase).join(", "))
}

fn player_board(game: &TheWolves, seat: usize) -> String {
    let pack = &game.packs[seat];
    let mut out = format!("Seat {} ({}), {} points", seat + 1, game.habitats[seat], game.points(seat));
    if game.seat.index() == seat && !matches!(game.stage, Stage::Deal | Stage::Over) {
        if !matches!(game.stage, Stage::Faces | Stage::Place) {
            let _ = write!(out, ", {} of 2 actions left", game.left);
        }
        let _ = write!(out, "\n> {}", game.stage.due().what);
    }
    out += "\n  tiles ";
    for tile in 0..6 {
        let shown = game.shows(seat, tile);
        let _ = write!(out, " {} {}", tile + 1, shown.word().to_uppercase());
        if tile > 0 {
            let [a, b] = game.map.figures.faces[tile - 1];
            let _ = write!(out, "/{}", if shown == a { b } else { a });
        }
        out.push(' ');
    }
    out += "\n ";
    for track in Track::ALL {
        let _ = write!(out, " {track} {} ({}/4 dug) ", game.value(seat, track), pack.dug[track.index()]);
    }
    let next = match game.map.figures.order.get(usize::from(pack.joined)) {
        Some(kind) => format!("next {}", kind.name()),
        None => "all placed".into(),
    };
    let _ = write!(out, " lairs {}/4  wolves {}/8, {next}\n ", pack.built, pack.joined);
    let prey: Vec<&str> = Prey::ALL.into_iter().filter(|p| pack.prey >> *p as u8 & 1 != 0).map(Prey::word).collect();
    let _ = write!(out, " tokens: {} action, {} terrain ", pack.actions, pack.terrains);
    let _ = write!(out, " prey: {} ", if prey.is_empty() { "none".to_string() } else { prey.join(", ") });
    let _ = writeln!(out, " moons: {} worth {}  VP {}", pack.moons, pack.moon_points, pack.vp);
    out
}
