//! The map as an SVG picture, with our own symbols: terrain by colour, pattern and letter, pieces by shape, letter and number, so
//! that it is readable in greyscale and for colour-blind people.

use std::fmt::Write;

use den_core::{Rules, Seat, Translate};

use super::{Say, calendar, letter, pack_mark, piece_letter};
use crate::pieces::{Axial, Cell, DIRECTIONS, Ground, HexId, Kind, Moon, PackId, Prey, Terrain, TileId};
use crate::state::TheWolves;
use crate::view::View;
use crate::words::{BoardText, PackName};

/// The distance from the centre of a hex to a corner.
const SIZE: f64 = 36.0;
/// The margin around the map.
const MARGIN: f64 = 24.0;
/// Height of a line below the map.
const LINE: f64 = 26.0;

/// Colours that colour-blind people can tell apart: pack, and the text on it. The last one is the third pack of a two-player game.
const PACKS: [(&str, &str); 6] = [
    ("#0072b2", "#ffffff"),
    ("#d55e00", "#ffffff"),
    ("#cc79a7", "#000000"),
    ("#f0e442", "#000000"),
    ("#111111", "#ffffff"),
    ("#ffffff", "#000000"),
];

/// The map and the packs as an SVG document.
///
/// ```
/// use den_core::{Eye, Hidden, Played, Seed, Untranslated, built_in};
/// use the_wolves::{Options, TheWolves};
///
/// let mut game = Played::<TheWolves>::new(&built_in::<TheWolves>(), &Options::default(), 3).unwrap();
/// game.deal(&Seed::from_number(1), &mut ());
/// let svg = the_wolves::render_svg(&game.now().view(Eye::Public), &Untranslated);
/// assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
/// ```
pub fn render_svg(view: &View, words: &dyn Translate) -> String {
    let game = view.position();
    let say = Say { words, columns: super::WIDEST };
    let cells = &game.setup.map.cells;
    let across = cells.iter().map(|c| c.at.column()).max().unwrap_or(0) as f64;
    let down = cells.iter().map(|c| c.at.row()).max().unwrap_or(0) as f64;
    let width = across * 1.5 * SIZE + 2.0 * SIZE + 2.0 * MARGIN;
    let map_height = (down + 0.5) * tall() + 2.0 * MARGIN;
    let height = map_height + LINE * (f64::from(game.seats()) + 3.5);
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         role=\"img\" aria-label=\"{}\" font-family=\"DejaVu Sans, Verdana, sans-serif\">",
        escape(&say.text(BoardText::Picture))
    );
    out += PATTERNS;
    let _ = writeln!(out, "<rect width=\"100%\" height=\"100%\" fill=\"#fbf9f4\"/>");
    for (hex, cell) in game.setup.map.hexes() {
        render_hex(&mut out, &game, hex, cell);
    }
    borders(&mut out, cells);
    for (hex, cell) in game.setup.map.hexes() {
        render_contents(&mut out, &game, hex, cell, &say);
    }
    captions(&mut out, &game, map_height, &say);
    out += "</svg>\n";
    out
}

/// Patterns on top of the colours.
const PATTERNS: &str = r##"<defs>
<pattern id="forest" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M3.5 11V8M1 8h5L3.5 2zM10.500 13v-2M8.500 11h4l-2-5z" fill="#24561f" stroke="#24561f" stroke-width=".8" opacity=".55"/></pattern>
<pattern id="rock" width="16" height="12" patternUnits="userSpaceOnUse"><path d="M0 6h16M4 0v6M12 6v6" fill="none" stroke="#4d4741" stroke-width="1.200" opacity=".6"/></pattern>
<pattern id="grass" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M2 8l2-5 2 5M8 12l1.500-4 1.500 4" fill="none" stroke="#4f7a12" stroke-width="1.100" opacity=".65"/></pattern>
<pattern id="tundra" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.100" fill="#4a6f86" opacity=".7"/><circle cx="9" cy="9" r="1.100" fill="#4a6f86" opacity=".7"/></pattern>
<pattern id="desert" width="20" height="10" patternUnits="userSpaceOnUse"><path d="M0 6q5-5 10 0t10 0" fill="none" stroke="#9a6a10" stroke-width="1.200" opacity=".6"/></pattern>
<pattern id="water" width="16" height="8" patternUnits="userSpaceOnUse"><path d="M0 4q4-4 8 0t8 0" fill="none" stroke="#ffffff" stroke-width="1.400" opacity=".7"/></pattern>
<pattern id="chasm" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 8L8 0M-2 2l4-4M6 10l4-4" stroke="#888888" stroke-width="1.200"/></pattern>
</defs>
"##;

/// The height of a hex.
fn tall() -> f64 {
    SIZE * 3f64.sqrt()
}

/// The centre of a hex.
fn middle(cell: &Cell) -> (f64, f64) {
    let half = if cell.q & 1 != 0 { 0.5 } else { 0.0 };
    let x = MARGIN + SIZE + cell.at.column() as f64 * 1.5 * SIZE;
    let y = MARGIN + (cell.at.row() as f64 - 0.5 + half) * tall();
    (x, y)
}

/// The corners of a hex, clockwise from the eastern one.
fn corner((x, y): (f64, f64), number: usize) -> (f64, f64) {
    let angle = std::f64::consts::FRAC_PI_3 * number as f64;
    (x + SIZE * angle.cos(), y + SIZE * angle.sin())
}

fn look(ground: Ground) -> (&'static str, &'static str) {
    match ground {
        Ground::Land(Terrain::Forest) => ("#8fbf86", "forest"),
        Ground::Land(Terrain::Rock) => ("#c4beb7", "rock"),
        Ground::Land(Terrain::Grass) => ("#dceab2", "grass"),
        Ground::Land(Terrain::Tundra) => ("#eef5f9", "tundra"),
        Ground::Land(Terrain::Desert) => ("#f5dfab", "desert"),
        Ground::Water => ("#5b93c7", "water"),
        Ground::Chasm => ("#3a3a3a", "chasm"),
        Ground::Undealt => ("#ffffff", ""),
    }
}

fn render_hex(out: &mut String, game: &TheWolves, hex: HexId, cell: &Cell) {
    let at = middle(cell);
    let points: Vec<String> = (0..6).map(|i| corner(at, i)).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let points = points.join(" ");
    let ground = game.ground_at(hex);
    let (fill, pattern) = look(ground);
    let _ = writeln!(out, "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"#6b6455\" stroke-width=\"1\"/>");
    if !pattern.is_empty() {
        let _ = writeln!(out, "<polygon points=\"{points}\" fill=\"url(#{pattern})\"/>");
    }
    let ink = if ground == Ground::Chasm { "#ffffff" } else { "#1a1a1a" };
    let letter = if matches!(ground, Ground::Land(_)) { format!("{} ", letter(ground)) } else { String::new() };
    text(out, (at.0, at.1 - SIZE * 0.6), 10.0, ink, &format!("{letter}{}", cell.at), true);
}

/// Heavy lines along the borders of regions.
fn borders(out: &mut String, cells: &[Cell]) {
    // Side `i` between corners `i` and `i + 1`, clockwise from the south-east one, and the direction it faces.
    let faces = [DIRECTIONS[2], DIRECTIONS[3], DIRECTIONS[4], DIRECTIONS[5], DIRECTIONS[0], DIRECTIONS[1]];
    for cell in cells {
        let at = middle(cell);
        for (side, Axial([dq, dr])) in faces.into_iter().enumerate() {
            let beside = cells.iter().find(|c| (c.q, c.r) == (cell.q + dq, cell.r + dr));
            if beside.is_none_or(|b| b.region != cell.region) {
                let ((x1, y1), (x2, y2)) = (corner(at, side), corner(at, side + 1));
                let _ = writeln!(
                    out,
                    "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#2a2620\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
                );
            }
        }
    }
}

fn render_contents(out: &mut String, game: &TheWolves, hex: HexId, cell: &Cell, say: &Say<'_>) {
    let (x, y) = middle(cell);
    let y = y + 5.0;
    let pieces: Vec<(PackId, Kind)> = game.pieces_at(hex).collect();
    let spots: &[f64] = if pieces.len() > 1 { &[-14.0, 14.0] } else { &[0.0] };
    for ((pack, kind), dx) in pieces.iter().zip(spots) {
        piece(out, game, *pack, *kind, (x + dx, y), say);
    }
    if game.lone.has(hex) {
        lone_wolf(out, (x, y), say);
    }
    if let Some(region) = game.setup.map.prey_region(hex) {
        prey(out, game.prey(region).prey, game.prey(region).left, (x, y), say);
    }
    if let Some(region) = game.setup.map.water_region(hex) {
        let moons: Vec<Moon> = Moon::of_set(game.moons_on(region)).collect();
        let spots: &[f64] = if moons.len() > 1 { &[-15.0, 15.0] } else { &[0.0] };
        for (moon, dx) in moons.iter().zip(spots) {
            scoring_token(out, *moon, game.setup.figures.moons[moon.index()], (x + dx, y), say);
        }
    }
}

/// Escapes text for XML: players' names may contain anything.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn text(out: &mut String, (x, y): (f64, f64), size: f64, ink: &str, words: &str, centred: bool) {
    let anchor = if centred { "middle" } else { "start" };
    let _ = writeln!(
        out,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" fill=\"{ink}\" text-anchor=\"{anchor}\" dominant-baseline=\"middle\">{}</text>",
        escape(words)
    );
}

/// A pack wolf is a disc, an alpha a star, a den a dome, a lair a house; each with the number of its seat and its letter.
fn piece(out: &mut String, game: &TheWolves, pack: PackId, kind: Kind, at: (f64, f64), say: &Say<'_>) {
    let (fill, ink) = PACKS[pack.leader(game.seats()).map_or(PACKS.len() - 1, Seat::index)];
    let (x, y) = at;
    let shape = match kind {
        Kind::Wolf => format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"11.5\""),
        Kind::Alpha => {
            let corner = |i: usize| {
                let radius = if i.is_multiple_of(2) { 15.5 } else { 11.0 };
                let angle = std::f64::consts::FRAC_PI_8 * i as f64 - std::f64::consts::FRAC_PI_2;
                format!("{:.1},{:.1}", x + radius * angle.cos(), y + radius * angle.sin())
            };
            format!("<polygon points=\"{}\"", (0..16).map(corner).collect::<Vec<_>>().join(" "))
        }
        Kind::Den => format!("<path d=\"M{:.1} {:.1}v-7a12 12 0 0 1 24 0v7z\"", x - 12.0, y + 10.0),
        Kind::Lair => format!("<path d=\"M{:.1} {:.1}v-11l13-13 13 13v11z\"", x - 13.0, y + 12.0),
    };
    let title = say.text(BoardText::Piece { kind, pack: PackName::new(pack, game.seats()) });
    let _ = writeln!(out, "{shape} fill=\"{fill}\" stroke=\"#000000\" stroke-width=\"2\"><title>{}</title>{}", escape(&title), close(kind));
    text(out, (x, y + 1.0), 11.0, ink, &format!("{}{}", pack_mark(pack, game.seats()), piece_letter(kind)), true);
}

fn close(kind: Kind) -> &'static str {
    match kind {
        Kind::Wolf => "</circle>",
        Kind::Alpha => "</polygon>",
        Kind::Den | Kind::Lair => "</path>",
    }
}

/// A dashed ring with a paw.
fn lone_wolf(out: &mut String, (x, y): (f64, f64), say: &Say<'_>) {
    let _ = writeln!(
        out,
        "<g><title>{}</title><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"13\" fill=\"#ffffff\" stroke=\"#000000\" stroke-width=\"1.5\" stroke-dasharray=\"4 2\"/>",
        escape(&say.text(BoardText::LoneWolf))
    );
    for (dx, dy, r) in [(0.0, 4.0, 4.6), (-6.0, -1.0, 2.2), (-2.3, -5.5, 2.2), (2.3, -5.5, 2.2), (6.0, -1.0, 2.2)] {
        let _ = writeln!(out, "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{r}\"/>", x + dx, y + dy);
    }
    out.push_str("</g>\n");
}

/// A diamond with the first two letters of the prey and the number of tokens left.
fn prey(out: &mut String, prey: Prey, left: u8, (x, y): (f64, f64), say: &Say<'_>) {
    if left == 0 {
        return;
    }
    let _ = writeln!(
        out,
        "<path d=\"M{:.1} {y:.1}l18-16 18 16-18 16z\" fill=\"#7b4a1d\" stroke=\"#000000\" stroke-width=\"1.5\"><title>{}</title></path>",
        x - 18.0,
        escape(&say.text(BoardText::PreyLeft { prey, n: left }))
    );
    let short = say.short(prey.name(), 2);
    text(out, (x, y + 0.5), 11.0, "#ffffff", &format!("{short}{left}"), true);
}

/// A dark disc with the lit part of the moon, and the high and low numbers.
fn scoring_token(out: &mut String, moon: Moon, [high, low]: [u8; 2], (x, y): (f64, f64), say: &Say<'_>) {
    let (cx, cy) = (x, y - 3.0);
    let lit = match moon {
        Moon::Crescent => format!("M{cx:.1} {:.1}a9 9 0 0 1 0 18a6 9 0 0 0 0-18z", cy - 9.0),
        Moon::Half => format!("M{cx:.1} {:.1}a9 9 0 0 1 0 18z", cy - 9.0),
        Moon::Full => format!("M{cx:.1} {:.1}a9 9 0 0 1 0 18a9 9 0 0 1 0-18z", cy - 9.0),
    };
    let _ = writeln!(
        out,
        "<g><title>{}</title><circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"11\" fill=\"#1d2433\" stroke=\"#ffffff\" stroke-width=\"1.5\"/><path d=\"{lit}\" fill=\"#fff3b8\"/></g>",
        escape(&say.text(BoardText::ScoringToken { moon, high, low }))
    );
    let _ = writeln!(
        out,
        "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"11\" font-weight=\"bold\" fill=\"#000000\" stroke=\"#ffffff\" stroke-width=\"3\" \
         paint-order=\"stroke\" text-anchor=\"middle\" dominant-baseline=\"middle\">{high}/{low}</text>",
        y + 15.0
    );
}

/// Below the map: the calendar, the packs, the terrains.
fn captions(out: &mut String, game: &TheWolves, top: f64, say: &Say<'_>) {
    let at = |x: f64, line: f64| (MARGIN + x, top + LINE * line);
    text(out, at(0.0, 0.0), 14.0, "#1a1a1a", &calendar(game, say).join("  "), false);
    for seat in Seat::all(game.seats()) {
        let id = PackId::from(seat);
        let line = f64::from(seat.0 + 1);
        piece(out, game, id, Kind::Wolf, at(12.0, line), say);
        let pack = game.pack(id);
        let shown: String = TileId::ALL.map(|tile| game.shows(id, tile).letter()).into_iter().collect();
        let parts = [
            BoardText::Player { seat, terrain: game.habitat(id), points: game.points(seat) },
            BoardText::ActionTokens { n: pack.actions },
            BoardText::TerrainTokens { n: pack.terrains },
            BoardText::Lairs { n: pack.built },
            BoardText::Wolves { n: pack.joined },
        ];
        let [player, rest @ ..] = parts.map(|part| say.text(part));
        let words = format!("{player}: {} {shown}, {}", say.text(BoardText::Tiles), rest.join(", "));
        text(out, at(32.0, line), 14.0, "#1a1a1a", &words, false);
    }
    let (mut x, y) = at(0.0, f64::from(game.seats()) + 1.2);
    for terrain in Terrain::ALL {
        let (fill, pattern) = look(Ground::Land(terrain));
        for fill in [fill.to_string(), format!("url(#{pattern})")] {
            let _ =
                writeln!(out, "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"26\" height=\"18\" fill=\"{fill}\" stroke=\"#6b6455\"/>", y - 9.0);
        }
        text(out, (x + 32.0, y), 13.0, "#1a1a1a", &format!("{} {}", terrain.letter(), say.text(terrain.name())), false);
        x += 110.0;
    }
}
