//! The tiles of the map in the editor: hexes drawn from the figures, which lead to their fields.

use serde_json::Value;
use the_wolves::{Kind, Terrain};

use super::box_art::disc;
use super::{S, centre, hexagon, piece};
use crate::game::box_art::{shows, words_at};
use crate::game::svg::{art, words};

/// A hex: where it is, what ground it has, what lies on it, and the path of its figure.
struct Hex {
    at: (i8, i8),
    ground: &'static str,
    on: String,
    path: String,
}

impl Hex {
    fn new(at: (i8, i8), ground: &'static str) -> Hex {
        Hex { at, ground, on: String::new(), path: String::new() }
    }
}

/// The hexes, with nothing around them.
fn tile(hexes: &[Hex], scale: f64) -> String {
    tile_within(hexes, scale, S)
}

/// The hexes, each with this much room to all sides.
fn tile_within(hexes: &[Hex], scale: f64, room: f64) -> String {
    let places: Vec<(f64, f64)> = hexes.iter().map(|hex| centre(hex.at.0, hex.at.1)).collect();
    let least = |f: fn(&(f64, f64)) -> f64| places.iter().map(f).fold(f64::MAX, f64::min) - room;
    let most = |f: fn(&(f64, f64)) -> f64| places.iter().map(f).fold(f64::MIN, f64::max) + room;
    if places.is_empty() {
        return String::new();
    }
    let (left, top) = (least(|p| p.0), least(|p| p.1));
    let (wide, high) = (most(|p| p.0) - left, most(|p| p.1) - top);
    let mut inside = String::new();
    for (hex, (x, y)) in hexes.iter().zip(&places) {
        let leads = if hex.path.is_empty() { String::new() } else { shows(&hex.path) };
        inside += &format!("<g transform=\"translate({x:.1} {y:.1})\"{leads}>{}{}</g>", hexagon(hex.ground, false), hex.on);
    }
    format!(
        "<svg viewBox=\"{left:.1} {top:.1} {wide:.1} {high:.1}\" width=\"{:.0}\" height=\"{:.0}\" class=\"tw box-tile\" aria-hidden=\"true\">{inside}</svg>",
        wide * scale,
        high * scale
    )
}

/// A pair of coordinates.
fn pair(value: &Value) -> Option<(i8, i8)> {
    let one = |at: usize| value.get(at)?.as_i64().and_then(|n| i8::try_from(n).ok()).filter(|n| n.abs() <= 30);
    Some((one(0)?, one(1)?))
}

fn list<'a>(figures: &'a Value, path: &str) -> &'a [Value] {
    figures.pointer(path).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

fn ground(letter: Option<char>) -> &'static str {
    letter.and_then(Terrain::of_letter).map_or("undealt", Terrain::word)
}

/// The hexes of a region tile, each with its patch, and the water.
fn region_hexes(figures: &Value, mut ground: impl FnMut(usize) -> &'static str) -> Vec<(usize, usize, Hex)> {
    let mut hexes = vec![(usize::MAX, 0, Hex::new((0, 0), "water"))];
    for (patch, of_patch) in list(figures, "/map/region/patches").iter().enumerate() {
        for (n, at) in of_patch.as_array().map(Vec::as_slice).unwrap_or_default().iter().enumerate() {
            hexes.extend(pair(at).map(|at| (patch, n, Hex::new(at, ground(patch)))));
        }
    }
    hexes
}

/// Region tile `n`: every hex leads to the terrain of its patch.
pub(super) fn region(figures: &Value, n: usize) -> String {
    let path = format!("/map/tiles/terrain/{n}");
    let letters: Vec<char> = figures.pointer(&path).and_then(Value::as_str).unwrap_or_default().chars().collect();
    let mut hexes = Vec::new();
    for (patch, _, mut hex) in region_hexes(figures, |patch| ground(letters.get(patch).copied())) {
        if patch == usize::MAX {
            hex.on = words(0.0, 0.5, 24.0, "hex-name", &(n + 1).to_string());
        } else {
            hex.path = format!("{path}:{patch}");
            // The number of the patch tells which of the five figures is meant.
            hex.on = words(0.0, 0.5, 15.0, "hex-name patch-number", &(patch + 1).to_string());
        }
        hexes.push(hex);
    }
    tile(&hexes, 0.62)
}

/// All region tiles.
pub(super) fn regions(figures: &Value) -> String {
    (0..list(figures, "/map/tiles/terrain").len().min(20)).map(|n| region(figures, n)).collect()
}

/// The outline of a region tile, its lone wolves and its prey.
pub(super) fn outline(figures: &Value) -> String {
    const GROUNDS: [&str; 5] = ["forest", "rock", "grass", "tundra", "desert"];
    let (wolves, prey) = (list(figures, "/map/region/lone_wolves"), figures.pointer("/map/region/prey").and_then(pair));
    let mut hexes = Vec::new();
    for (patch, n, mut hex) in region_hexes(figures, |patch| GROUNDS[patch % 5]) {
        if patch != usize::MAX {
            hex.path = format!("/map/region/patches/{patch}/{n}/0");
            hex.on = words(0.0, 0.5, 13.0, "hex-name", &format!("{}.{}", patch + 1, n + 1));
        }
        if let Some(wolf) = wolves.iter().position(|at| pair(at) == Some(hex.at)) {
            hex.path = format!("/map/region/lone_wolves/{wolf}/0");
            hex.on = format!("<g class=\"lone-wolf\"><circle r=\"9\"/>{}</g>", art("wolf", 0.0, 0.0, 0.37));
        } else if prey == Some(hex.at) {
            hex.path = "/map/region/prey/0".to_string();
            hex.on = format!("<circle r=\"15\" class=\"prey-disc\"/>{}", art("tw-deer", 0.0, -1.0, 0.98));
        }
        hexes.push(hex);
    }
    tile(&hexes, 1.1)
}

/// The start tile: its chasm and the terrain of its two sides.
pub(super) fn start(figures: &Value) -> String {
    let mut hexes: Vec<Hex> = list(figures, "/map/start/chasm").iter().filter_map(pair).map(|at| Hex::new(at, "chasm")).collect();
    for (n, hex) in hexes.iter_mut().enumerate() {
        hex.path = format!("/map/start/chasm/{n}/0");
    }
    for side in ["north", "south"] {
        let letters = figures.pointer(&format!("/map/start/{side}_terrain")).and_then(Value::as_str).unwrap_or_default();
        for (n, at) in list(figures, &format!("/map/start/{side}")).iter().enumerate() {
            let Some(at) = pair(at) else { continue };
            let mut hex = Hex::new(at, ground(letters.chars().nth(n)));
            hex.path = format!("/map/start/{side}_terrain:{n}");
            hex.on = words(0.0, 0.5, 15.0, "hex-name", &(n + 1).to_string());
            hexes.push(hex);
        }
    }
    tile(&hexes, 1.1)
}

/// The third pack beside a water with its scoring tokens.
pub(super) fn third_pack(figures: &Value, path: &str) -> String {
    let moons = figures.pointer(&format!("{path}/moons")).and_then(Value::as_str).unwrap_or_default();
    let mut water = Hex::new((0, 0), "water");
    water.path = format!("{path}/moons");
    let moon = |(n, moon): (usize, &str)| format!("<g transform=\"translate({} 0) scale(.8)\">{}</g>", n as f64 * 14.0 - 4.0, disc(moon));
    water.on = moons.split('+').enumerate().collect::<Vec<_>>().into_iter().rev().map(moon).collect();
    let Some(at) = figures.pointer(&format!("{path}/at")).and_then(pair).filter(|at| *at != (0, 0)) else { return tile(&[water], 1.4) };
    let mut beside = Hex::new(at, "grass");
    beside.path = format!("{path}/pieces");
    let kind = |word: &str| match word {
        "alpha" => Kind::Alpha,
        "den" => Kind::Den,
        "lair" => Kind::Lair,
        _ => Kind::Wolf,
    };
    let pieces = words_at(figures, &format!("{path}/pieces"));
    let shift = |n: usize| (n as f64 - (pieces.len() as f64 - 1.0) / 2.0) * 21.0;
    let one = |(n, word): (usize, &&str)| format!("<g transform=\"translate({} 0)\">{}</g>", shift(n), piece(kind(word), 4));
    beside.on = pieces.iter().enumerate().map(one).collect();
    tile(&[water, beside], 1.4)
}

/// A hex that stands for a whole tile.
fn large(at: (i8, i8), ground: &'static str, text: &str) -> Hex {
    let on = format!("<g transform=\"scale(2)\">{}</g>{}", hexagon(ground, false), words(0.0, 0.5, 40.0, "hex-name", text));
    Hex { on, ..Hex::new(at, ground) }
}

/// Where the tiles of a map lie.
pub(super) fn layout(figures: &Value, path: &str) -> String {
    let slots = list(figures, &format!("{path}/slots"));
    let at = |slot: &Value| pair(slot.get("at")?);
    let water = |(n, slot): (usize, &Value)| Some(large(at(slot)?, "water", &(n + 1).to_string()));
    let mut hexes: Vec<Hex> = slots.iter().enumerate().filter_map(water).collect();
    if figures.pointer(&format!("{path}/start")) == Some(&Value::Bool(true)) {
        hexes.push(large((0, 0), "chasm", ""));
    }
    tile_within(&hexes, 0.25, 2.0 * S)
}
