//! The map as text: hexes in their shape, four characters wide and two lines high, and the player boards below it.

mod svg;

use std::fmt::Write;

use anstyle::{Ansi256Color, Color, Style};
use den_core::{Board, Message, Rules, Seat, Translate};

use crate::pieces::{Ground, Hex, HexId, Kind, Moon, PackId, Prey, Terrain, TileId, Track};
use crate::state::{Stage, TheWolves};
use crate::view::View;
use crate::words::BoardText;

pub use svg::render_svg;

/// The board is at most so wide.
const COLUMNS: usize = 100;
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
pub(crate) fn pack_mark(pack: PackId, seats: u8) -> char {
    pack.leader(seats).map_or('x', |seat| char::from(b'1' + seat.0))
}

impl Board for TheWolves {
    fn board(view: &View, words: &dyn Translate) -> String {
        let game = view.position();
        let say = Say(words);
        let mut out = map_text(&game, &say);
        out.push('\n');
        out += &legend(&game, &say);
        out += &lines("", calendar(&game, &say));
        for seat in Seat::all(game.seats()) {
            out.push('\n');
            out += &player_board(&game, seat, &say);
        }
        out
    }
}

/// Says messages, and lays out what is said.
struct Say<'a>(&'a dyn Translate);

impl Say<'_> {
    fn text(&self, message: impl Into<Message>) -> String {
        self.0.translate(&message.into())
    }

    /// The first `n` letters of what is said.
    fn short(&self, message: impl Into<Message>, n: usize) -> String {
        self.text(message).chars().take(n).collect()
    }
}

/// Puts items on lines that are not too long, each line after an indent.
fn lines(indent: &str, items: impl IntoIterator<Item = String>) -> String {
    let (mut out, mut width) = (String::new(), 0);
    for item in items {
        let wide = item.chars().count();
        if width > 0 && width + 2 + wide <= COLUMNS {
            out += "  ";
            width += 2 + wide;
        } else {
            if width > 0 {
                out.push('\n');
            }
            out += indent;
            width = indent.len() + wide;
        }
        out += &item;
    }
    out.push('\n');
    out
}

fn map_text(game: &TheWolves, say: &Say<'_>) -> String {
    let cells = &game.setup.map.cells;
    let columns = cells.iter().map(|c| c.at.column() + 1).max().unwrap_or(0);
    let rows = cells.iter().map(|c| c.at.row()).max().unwrap_or(0);
    let mut canvas = Canvas::new(columns * PITCH + 1, rows * 2 + 2);
    let edge = Style::new().dimmed();
    for (hex, cell) in game.setup.map.hexes() {
        let (x, y) = (cell.at.column() * PITCH, (cell.at.row() - 1) * 2 + usize::from(cell.q & 1 != 0) + 1);
        // The roof, where no hex stands above.
        if Hex::new(cell.at.column(), cell.at.row() - 1).and_then(|above| game.setup.map.index(above)).is_none() {
            canvas.write(x + 1, y - 1, "", '_', edge);
        }
        for (dx, dy, c) in [(0, 0, '/'), (PITCH, 0, '\\'), (0, 1, '\\'), (PITCH, 1, '/')] {
            canvas.put(x + dx, y + dy, c, edge);
        }
        let ground = game.ground_at(hex);
        let style = colours(ground);
        canvas.write(x + 1, y, &format!("{}{}", letter(ground), cell.at), ' ', style);
        let (inside, bold) = contents(game, hex, ground, say);
        canvas.write(x + 1, y + 1, &inside, '_', if bold { style.bold() } else { style });
    }
    canvas.text()
}

/// The second line of a hex: pieces, a token, or nothing.
fn contents(game: &TheWolves, hex: HexId, ground: Ground, say: &Say<'_>) -> (String, bool) {
    let pieces: String = game.pieces_at(hex).flat_map(|(pack, kind)| [pack_mark(pack, game.seats()), piece_letter(kind)]).collect();
    if !pieces.is_empty() {
        return (pieces, true);
    }
    if game.lone.has(hex) {
        return (say.short(BoardText::LoneWolfShort, INSIDE), false);
    }
    if let Some(stack) = game.setup.map.prey_region(hex).map(|region| game.prey(region)).filter(|stack| stack.left > 0) {
        return (format!("{}{}", say.short(stack.prey.name(), 3), stack.left), false);
    }
    match ground {
        Ground::Chasm => ("####".into(), false),
        Ground::Water => (water(game, hex, say), true),
        _ => (String::new(), false),
    }
}

/// `C4/2` for a single scoring token, `C+H` for two, the top one first.
fn water(game: &TheWolves, hex: HexId, say: &Say<'_>) -> String {
    let Some(region) = game.setup.map.water_region(hex) else { return "~~~~".into() };
    let moons: Vec<Moon> = Moon::of_set(game.moons_on(region)).collect();
    match moons.as_slice() {
        [] => "~~~~".into(),
        [moon] => {
            let [high, low] = game.setup.figures.moons[moon.index()];
            format!("{}{high}/{low}", initial(*moon, say))
        }
        more => more.iter().map(|moon| initial(*moon, say)).collect::<Vec<_>>().join("+"),
    }
}

/// The first letter of a phase of the moon.
fn initial(moon: Moon, say: &Say<'_>) -> String {
    say.short(moon.name(), 1).to_uppercase()
}

fn legend(game: &TheWolves, say: &Say<'_>) -> String {
    let item = |sign: &str, message: Message| format!("{sign} {}", say.text(message));
    let mut ground: Vec<String> = Terrain::ALL.map(|t| item(&t.letter().to_string(), t.name())).into();
    ground.extend([item("#", BoardText::Chasm.into()), item("~", BoardText::Water.into())]);
    let moons = Moon::ALL.map(|moon| item(&initial(moon, say), moon.name()));
    let mut pieces: Vec<String> =
        [Kind::Alpha, Kind::Wolf, Kind::Den, Kind::Lair].map(|kind| item(&piece_letter(kind).to_string(), kind.name())).into();
    pieces.push(item(&say.short(BoardText::LoneWolfShort, INSIDE), BoardText::LoneWolf.into()));
    if game.packs().len() > usize::from(game.seats()) {
        pieces.push(item("x", BoardText::Third.into()));
    }
    let prey = Prey::ALL.map(|prey| item(&say.short(prey.name(), 3), prey.name()));
    lines("", ground.into_iter().chain(moons)) + &lines("", pieces.into_iter().chain(prey))
}

/// The calendar and the dates of the phases.
fn calendar(game: &TheWolves, say: &Say<'_>) -> Vec<String> {
    let phase = |moon: Moon| {
        let date = game.setup.figures.dates[moon.index()];
        say.text(BoardText::Phase { moon, date, scored: usize::from(game.phases) > moon.index() })
    };
    std::iter::once(say.text(BoardText::Calendar { n: game.date })).chain(Moon::ALL.map(phase)).collect()
}

fn player_board(game: &TheWolves, seat: Seat, say: &Say<'_>) -> String {
    let id = PackId::from(seat);
    let pack = game.pack(id);
    let player = BoardText::Player { seat, terrain: game.habitat(id), points: game.points(seat) };
    let mut head = vec![say.text(player)];
    let decides = game.seat == seat && !matches!(game.stage, Stage::Deal | Stage::Over);
    if decides && !matches!(game.stage, Stage::Faces | Stage::Place) {
        head.push(say.text(BoardText::Actions { n: game.left }));
    }
    let mut out = lines("", head);
    if decides {
        let _ = writeln!(out, "> {}", say.text(game.stage.due().reason));
    }
    let tile = |tile: TileId| {
        let shown = game.shows(id, tile);
        let mut text = format!("{tile} {}", say.text(shown.name()).to_uppercase());
        if let Some(flipped) = tile.flipped() {
            let [a, b] = game.setup.figures.faces[flipped];
            let _ = write!(text, "/{}", say.text(if shown == a { b } else { a }.name()));
        }
        text
    };
    out += &lines("  ", std::iter::once(say.text(BoardText::Tiles)).chain(TileId::ALL.map(tile)));
    let track = |track: Track| say.text(BoardText::Track { track, value: game.value(id, track), dug: pack.dug[track.index()] });
    let mut board: Vec<String> = Track::ALL.map(track).into();
    board.push(say.text(BoardText::Lairs { n: pack.built }));
    board.push(say.text(BoardText::Wolves { n: pack.joined }));
    if let Some(&kind) = game.setup.figures.order.get(usize::from(pack.joined)) {
        board.push(say.text(BoardText::Next { kind }));
    }
    out += &lines("  ", board);
    let prey: Vec<Prey> = Prey::ALL.into_iter().filter(|p| pack.prey >> *p as u8 & 1 != 0).collect();
    let tokens = [
        BoardText::ActionTokens { n: pack.actions },
        BoardText::TerrainTokens { n: pack.terrains },
        BoardText::Prey { n: prey.len(), prey },
        BoardText::Regions { n: pack.moons, points: pack.moon_points },
        BoardText::VictoryPoints { n: pack.vp },
    ];
    out + &lines("  ", tokens.map(|text| say.text(text)))
}
