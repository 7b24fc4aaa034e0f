//! The map as text: hexes four characters wide and two lines high, and the player boards below it.

mod svg;

use std::fmt::Write;

use anstyle::{Ansi256Color, Color, Style};
use den_core::{Board, Message, Painting, Row, Rules, Seat, Space, Translate};

use crate::pieces::{Ground, Hex, HexId, Kind, Moon, PackId, Prey, Terrain, TileId, Track};
use crate::state::{Stage, TheWolves};
use crate::view::View;
use crate::words::BoardText;

pub use svg::render_svg;

/// The maximum width of text.
const WIDEST: usize = 100;
/// Characters inside a hex.
const INSIDE: usize = 4;
/// Columns from one column of hexes to the next; neighbours share an edge.
const PITCH: usize = INSIDE + 1;

/// A character of the map, and the hex that it belongs to.
#[derive(Clone, Copy)]
struct Mark {
    sign: char,
    style: Style,
    hex: Option<Hex>,
}

/// A grid of characters.
struct Canvas {
    width: usize,
    cells: Vec<Mark>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, cells: vec![Mark { sign: ' ', style: Style::new(), hex: None }; width * height] }
    }

    fn put(&mut self, x: usize, y: usize, mark: Mark) {
        if x < self.width
            && let Some(cell) = self.cells.get_mut(y * self.width + x)
        {
            *cell = mark;
        }
    }

    fn write(&mut self, x: usize, y: usize, text: &str, fill: char, style: Style, hex: Option<Hex>) {
        let padded = text.chars().chain(std::iter::repeat(fill)).take(INSIDE);
        padded.enumerate().for_each(|(i, sign)| self.put(x + i, y, Mark { sign, style, hex }));
    }

    fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        self.cells.chunks(self.width).map(|line| {
            let mut row = Row::new();
            for mark in line {
                match mark.hex {
                    Some(hex) => row.thing(mark.sign.to_string(), mark.style, format!("hex:{hex}")),
                    None => row.add(mark.sign.to_string(), mark.style),
                }
            }
            row
        })
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

/// The letter of a kind of ground: F R G T D, ~ for water, # for the chasm, ? before the deal.
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

/// The mark of a pack: its seat's number, or x for the third pack of a two-player game.
pub(crate) fn pack_mark(pack: PackId, seats: u8) -> char {
    pack.leader(seats).map_or('x', |seat| char::from(b'1' + seat.0))
}

impl Board for TheWolves {
    /// The map, a legend, the calendar and the player boards, in the order of the seats. A map that is too wide is split into parts, one below
    /// the other, unless the host can scroll.
    fn paint(view: &View, words: &dyn Translate, space: Space) -> Painting {
        let game = view.position();
        let columns = space.columns.min(WIDEST);
        let say = Say { words, columns };
        let mut out = Painting::new();
        map(&game, &say, space, &mut out);
        out.gap();
        legend(&game, &say, &mut out);
        say.lines(&mut out, 0, calendar(&game, &say).into_iter().map(Row::plain));
        for seat in Seat::all(game.seats()) {
            out.gap();
            player_board(&game, seat, &say, &mut out);
        }
        out
    }
}

/// Translates messages and lays out their texts.
struct Say<'a> {
    words: &'a dyn Translate,
    columns: usize,
}

impl Say<'_> {
    fn text(&self, message: impl Into<Message>) -> String {
        self.words.translate(&message.into())
    }

    /// The first `n` letters of a message.
    fn short(&self, message: impl Into<Message>, n: usize) -> String {
        self.text(message).chars().take(n).collect()
    }

    /// Distributes items over lines that are not too long, each with an indent.
    fn lines(&self, out: &mut Painting, indent: usize, items: impl IntoIterator<Item = Row>) {
        let mut line = Row::new();
        for item in items {
            if line.width() > indent && line.width() + 2 + item.width() <= self.columns {
                line.add("  ", Style::new());
            } else {
                if line.width() > indent {
                    out.wrapped(std::mem::take(&mut line), self.columns, indent);
                }
                line = Row::plain(" ".repeat(indent));
            }
            line.append(item);
        }
        out.wrapped(line, self.columns, indent);
    }
}

fn map(game: &TheWolves, say: &Say<'_>, space: Space, out: &mut Painting) {
    let columns = game.setup.map.cells.iter().map(|c| c.at.column() + 1).max().unwrap_or(0);
    let fit = if space.scrolls { columns } else { ((space.columns.saturating_sub(1)) / PITCH).max(1) };
    for first in (0..columns).step_by(fit) {
        if first > 0 {
            out.gap();
        }
        map_part(game, say, first, (first + fit).min(columns), out);
    }
}

/// The columns of hexes from `first` up to but not including `end`.
fn map_part(game: &TheWolves, say: &Say<'_>, first: usize, end: usize, out: &mut Painting) {
    let cells = &game.setup.map.cells;
    let rows = cells.iter().map(|c| c.at.row()).max().unwrap_or(0);
    let mut canvas = Canvas::new((end - first) * PITCH + 1, rows * 2 + 2);
    let edge = Style::new().dimmed();
    for (hex, cell) in game.setup.map.hexes().filter(|(_, cell)| (first..end).contains(&cell.at.column())) {
        let (x, y) = ((cell.at.column() - first) * PITCH, (cell.at.row() - 1) * 2 + usize::from(cell.q & 1 != 0) + 1);
        // The top edge, if there is no hex above.
        if Hex::new(cell.at.column(), cell.at.row() - 1).and_then(|above| game.setup.map.index(above)).is_none() {
            canvas.write(x + 1, y - 1, "", '_', edge, None);
        }
        for (dx, dy, sign) in [(0, 0, '/'), (PITCH, 0, '\\'), (0, 1, '\\'), (PITCH, 1, '/')] {
            canvas.put(x + dx, y + dy, Mark { sign, style: edge, hex: None });
        }
        let ground = game.ground_at(hex);
        let style = colours(ground);
        canvas.write(x + 1, y, &format!("{}{}", letter(ground), cell.at), ' ', style, Some(cell.at));
        let (inside, bold) = contents(game, hex, ground, say);
        canvas.write(x + 1, y + 1, &inside, '_', if bold { style.bold() } else { style }, Some(cell.at));
    }
    out.rows.extend(canvas.rows());
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

fn legend(game: &TheWolves, say: &Say<'_>, out: &mut Painting) {
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
    say.lines(out, 0, ground.into_iter().chain(moons).map(Row::plain));
    say.lines(out, 0, pieces.into_iter().chain(prey).map(Row::plain));
}

/// The calendar and the dates of the phases.
fn calendar(game: &TheWolves, say: &Say<'_>) -> Vec<String> {
    let phase = |moon: Moon| {
        let date = game.setup.figures.dates[moon.index()];
        say.text(BoardText::Phase { moon, date, scored: usize::from(game.phases) > moon.index() })
    };
    std::iter::once(say.text(BoardText::Calendar { n: game.date })).chain(Moon::ALL.map(phase)).collect()
}

fn player_board(game: &TheWolves, seat: Seat, say: &Say<'_>, out: &mut Painting) {
    let id = PackId::from(seat);
    let pack = game.pack(id);
    let bold = Style::new().bold();
    let player = BoardText::Player { seat, terrain: game.habitat(id), points: game.points(seat) };
    let mut head = vec![Row::new().with(say.text(player), bold)];
    let decides = game.seat == seat && !matches!(game.stage, Stage::Deal | Stage::Over);
    if decides && !matches!(game.stage, Stage::Faces | Stage::Place) {
        head.push(Row::new().with(say.text(BoardText::Actions { n: game.left }), bold));
    }
    say.lines(out, 0, head);
    if decides {
        out.wrapped(Row::plain(format!("> {}", say.text(game.stage.due().reason))), say.columns, 2);
    }
    let tile = |tile: TileId| {
        let shown = game.shows(id, tile);
        let mut text = format!("{tile} {}", say.text(shown.name()).to_uppercase());
        if let Some(flipped) = tile.flipped() {
            let [a, b] = game.setup.figures.faces[flipped];
            let _ = write!(text, "/{}", say.text(if shown == a { b } else { a }.name()));
        }
        let mut row = Row::new();
        if decides {
            row.thing(text, Style::new(), format!("tile:{tile}"));
        } else {
            row.add(text, Style::new());
        }
        row
    };
    say.lines(out, 2, std::iter::once(Row::plain(say.text(BoardText::Tiles))).chain(TileId::ALL.map(tile)));
    let track = |track: Track| {
        let text = say.text(BoardText::Track { track, value: game.value(id, track), dug: pack.dug[track.index()] });
        let mut row = Row::new();
        if decides {
            row.thing(text, Style::new(), format!("track:{}", track.word()));
        } else {
            row.add(text, Style::new());
        }
        row
    };
    let mut board: Vec<Row> = Track::ALL.map(track).into();
    board.push(Row::plain(say.text(BoardText::Lairs { n: pack.built })));
    board.push(Row::plain(say.text(BoardText::Wolves { n: pack.joined })));
    if let Some(&kind) = game.setup.figures.order.get(usize::from(pack.joined)) {
        board.push(Row::plain(say.text(BoardText::Next { kind })));
    }
    say.lines(out, 2, board);
    let prey: Vec<Prey> = Prey::ALL.into_iter().filter(|p| pack.prey >> *p as u8 & 1 != 0).collect();
    let tokens = [
        BoardText::ActionTokens { n: pack.actions },
        BoardText::TerrainTokens { n: pack.terrains },
        BoardText::Prey { n: prey.len(), prey },
        BoardText::Regions { n: pack.moons, points: pack.moon_points },
        BoardText::VictoryPoints { n: pack.vp },
    ];
    say.lines(out, 2, tokens.map(|text| Row::plain(say.text(text))));
}
