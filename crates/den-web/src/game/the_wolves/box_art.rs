//! The parts of the box in the editor.

use serde_json::Value;
use the_wolves::{Content, Kind, Moon, Terrain, TheWolves, Track};

use super::box_tiles;
use super::player::{action_icon, line};
use super::{hexagon, piece, track_name};
use crate::game::box_art::{BoxArt, Look, element, number_at, shows, words_at};
use crate::game::svg::{art, rounded_rect, words};

/// The colour of the pieces in the editor: those of the forest pack.
const PACK: usize = 0;
/// The tracks of points on a player board.
const POINTS: [&str; 4] = ["den_points", "lair_points", "prey_points", "wolf_points"];

impl BoxArt for TheWolves {
    fn piece(_: &Content, figures: &Value, path: &str) -> Option<String> {
        match path {
            "/board/attributes" => Some(board_picture(&attributes(figures, path), 3.0)),
            "/board/wolves" | "/board/costs" | "/board/terrain_tiles" | "/board/moons" => Some(String::new()),
            "/map/tiles" => Some(box_tiles::regions(figures)),
            "/map/region" => Some(box_tiles::outline(figures)),
            "/map/start" => Some(box_tiles::start(figures)),
            _ if path.starts_with("/board/board/") => Some(board(figures, path)),
            _ if path.starts_with("/board/calendar/") => Some(calendar(figures, path)),
            _ if path.starts_with("/board/stock/") => Some(stock(figures, path)),
            _ if path.starts_with("/board/third_pack/") => Some(box_tiles::third_pack(figures, path)),
            _ => None,
        }
    }

    fn thumb(content: &Content, figures: &Value, path: &str) -> Option<String> {
        let both = |a: &str, b: &str| Some(Self::word(a)? + &Self::word(b)?);
        match path {
            "/board/wolves" => both("P", "A"),
            "/board/costs" => Some(element(48.0, 48.0, 1.0, &icon("dominate"))),
            "/board/terrain_tiles" => both("F", "R"),
            "/board/moons" => both("crescent", "full"),
            "/map/tiles" => Some(box_tiles::region(figures, 0)),
            _ if path.starts_with("/map/layout/") => Some(box_tiles::layout(figures, path)),
            _ => Self::piece(content, figures, path),
        }
    }

    fn word(word: &str) -> Option<String> {
        if let Some(terrain) = word.chars().next().filter(|_| word.len() == 1).and_then(Terrain::of_letter) {
            return Some(element(54.0, 48.0, 0.9, &hexagon(terrain.word(), false)));
        }
        let of_pack = |kind: Kind| element(36.0, 36.0, 1.1, &piece(kind, PACK));
        Some(match word {
            "P" | "wolf" => of_pack(Kind::Wolf),
            "A" | "alpha" => of_pack(Kind::Alpha),
            "den" => of_pack(Kind::Den),
            "lair" => of_pack(Kind::Lair),
            "action" | "terrain" | "none" => element(30.0, 30.0, 1.2, &token(word)),
            "moose" | "deer" | "raccoon" | "boar" | "hare" => element(34.0, 34.0, 1.2, &prey(word)),
            _ => {
                let moons: Vec<&str> = word.split('+').collect();
                let known = |word: &&str| Moon::ALL.iter().any(|moon| moon.word() == *word);
                if !moons.iter().all(known) {
                    return None;
                }
                // One token lies on another.
                let wide = 38.0 + 22.0 * (moons.len() - 1) as f64;
                let drawn = moons.iter().enumerate().rev().map(|(n, moon)| {
                    let x = n as f64 * 22.0 - (moons.len() - 1) as f64 * 11.0;
                    format!("<g transform=\"translate({x} 0)\">{}</g>", disc(moon))
                });
                element(wide, 38.0, 1.0, &drawn.collect::<String>())
            }
        })
    }

    fn look(_: &Value, path: &str) -> Option<Look> {
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        let has = |part: &str| parts.contains(&part);
        let cell = || Look::printed(element(36.0, 36.0, 1.2, &rounded_rect(34.0, 34.0, 6.0, "tile-plate")), "#17130c");
        match (*parts.first()?, *parts.get(1)?) {
            ("board", "costs") => Some(Look::count(element(48.0, 48.0, 1.1, &icon(parts.get(2)?)))),
            ("board", "moons") => Some(Look::printed(element(38.0, 38.0, 1.6, &disc(parts.get(2)?)), "#2a2412")),
            ("board", "calendar") => {
                let moon = Moon::ALL.get(parts.last()?.parse::<usize>().ok()?)?;
                Some(Look::printed(element(38.0, 38.0, 1.6, &disc(moon.word())), "#2a2412"))
            }
            ("board", "stock") if has("stack") => Some(Look::count(element(34.0, 34.0, 1.3, &prey("deer")))),
            ("board", "stock") => Some(Look::count(element(30.0, 30.0, 1.4, &token("action")))),
            ("board", _) if has("spread") || has("speed") || has("howl") => {
                Some(Look::printed(element(36.0, 36.0, 1.2, "<circle r=\"17\" class=\"track-value\"/>"), "#2c1a08"))
            }
            ("board", "board") if POINTS.iter().any(|points| has(points)) => Some(cell()),
            _ => None,
        }
    }

    fn row_sign(row: &str) -> Option<String> {
        match row {
            "den_points" => Self::word("den"),
            "lair_points" => Self::word("lair"),
            "prey_points" => Self::word("deer"),
            "wolf_points" => Self::word("wolf"),
            _ => None,
        }
    }
}

fn icon(action: &str) -> String {
    rounded_rect(44.0, 40.0, 7.0, "act-plate") + &format!("<g class=\"act-icon\">{}</g>", action_icon(action))
}

/// A token that a track gives.
fn token(word: &str) -> String {
    match word {
        "action" => format!("<circle r=\"13\" class=\"prey-disc\"/><g class=\"paw-left\">{}</g>", art("paw", 0.0, 0.5, 0.5)),
        "terrain" => format!("<g transform=\"scale(.52)\">{}</g>", hexagon("grass", false)),
        _ => words(0.0, 0.5, 20.0, "tile-ink", "–"),
    }
}

fn prey(word: &str) -> String {
    format!("<circle r=\"15\" class=\"prey-disc\"/>{}", art(&format!("tw-{word}"), 0.0, -1.0, 0.98))
}

/// A scoring token.
pub(super) fn disc(moon: &str) -> String {
    format!("<circle r=\"17\" class=\"moon\"/>{}", art(&format!("tw-{moon}"), 0.0, 0.0, 1.0))
}

/// The width of the picture of a board and the height of a row on it.
const WIDE: f64 = 440.0;
const ROW: f64 = 42.0;

fn board_picture(rows: &str, count: f64) -> String {
    let high = count * ROW + 16.0;
    format!(
        "<svg viewBox=\"0 0 {WIDE} {high}\" class=\"tw player-board tracks\" role=\"img\" aria-hidden=\"true\"><rect width=\"{WIDE}\" height=\"{high}\" rx=\"10\" class=\"wood-board\"/><rect width=\"{WIDE}\" height=\"{high}\" rx=\"10\" class=\"wood-grain\"/>{rows}</svg>"
    )
}

/// A thing on a board that leads to its field.
fn spot(path: &str, x: f64, y: f64, inside: &str) -> String {
    format!("<g transform=\"translate({x:.1} {y:.1})\"{}>{inside}</g>", shows(path))
}

fn row_at(n: usize) -> f64 {
    8.0 + ROW * (n as f64 + 0.5)
}

/// The tracks of the attributes: their values at a path, from no den dug to all four.
fn attributes(figures: &Value, path: &str) -> String {
    let mut out = String::new();
    for (n, track) in Track::ALL.into_iter().enumerate() {
        let y = row_at(n);
        out += &line(14.0, y, 15.0, "board-ink", &track_name(track));
        for place in 0..5 {
            let own = format!("{path}/{}/{place}", track.word());
            let value = number_at(figures, &own);
            let x = 196.0 + place as f64 * 54.0;
            if place > 0 {
                out += &format!("<path d=\"M{:.1} {y} h20\" class=\"track-way\"/>", x - 37.0);
            }
            out +=
                &spot(&own, x, y, &("<circle r=\"15\" class=\"track-value\"/>".to_string() + &words(0.0, 0.5, 17.0, "track-ink", &value)));
        }
    }
    out
}

/// One side of the player board: its attributes with the tokens that dens give, and its tracks of points.
fn board(figures: &Value, path: &str) -> String {
    let own = format!("{path}/attributes");
    let values = if figures.pointer(&own).is_some() { own } else { "/board/attributes".to_string() };
    let mut out = attributes(figures, &values);
    for (n, track) in Track::ALL.into_iter().enumerate() {
        for (key, place) in [("second_den", 2), ("fourth_den", 4)] {
            let own = format!("{path}/{key}/{}", track.word());
            let word = figures.pointer(&own).and_then(Value::as_str).unwrap_or("none");
            let inside = format!(
                "<circle r=\"12\" class=\"area\"/><g transform=\"scale(.78)\">{}</g>",
                if word == "none" { String::new() } else { token(word) }
            );
            out += &spot(&own, 196.0 + f64::from(place) * 54.0 - 22.0, row_at(n) - 8.0, &inside);
        }
    }
    for (n, key) in POINTS.into_iter().enumerate() {
        let y = row_at(n + 3);
        let sign = match key {
            "den_points" => piece(Kind::Den, PACK),
            "lair_points" => piece(Kind::Lair, PACK),
            "prey_points" => prey("deer"),
            _ => piece(Kind::Wolf, PACK),
        };
        out += &format!("<g transform=\"translate(26 {y}) scale(.95)\">{sign}</g>");
        // A lair and a prey give a token, too.
        let gives = match key {
            "lair_points" => Some("lair_token"),
            "prey_points" => Some("prey_token"),
            _ => None,
        };
        if let Some(gives) = gives {
            let own = format!("{path}/{gives}");
            let word = figures.pointer(&own).and_then(Value::as_str).unwrap_or("none");
            out += &spot(
                &own,
                62.0,
                y,
                &format!("<circle r=\"14\" class=\"area\"/>{}", if word == "none" { String::new() } else { token(word) }),
            );
        }
        let count = figures.pointer(&format!("{path}/{key}")).and_then(Value::as_array).map_or(0, Vec::len);
        for place in 0..count {
            let own = format!("{path}/{key}/{place}");
            let inside = rounded_rect(31.0, 31.0, 5.0, "tile-plate") + &words(0.0, 0.5, 16.0, "tile-ink", &number_at(figures, &own));
            out += &spot(&own, 106.0 + place as f64 * 38.5, y, &inside);
        }
    }
    board_picture(&out, 7.0)
}

/// The calendar: a square for every date, with the moons.
fn calendar(figures: &Value, path: &str) -> String {
    let dates: Vec<i64> = (0..3).map(|n| figures.pointer(&format!("{path}/dates/{n}")).and_then(Value::as_i64).unwrap_or(0)).collect();
    let last = dates.iter().copied().max().unwrap_or(0).clamp(1, 99);
    let (side, per_row) = (40.0, 10);
    let rows = (last + per_row - 1) / per_row;
    let mut out = String::new();
    for date in 1..=last {
        let (x, y) = (((date - 1) % per_row) as f64 * side + side / 2.0, ((date - 1) / per_row) as f64 * side + side / 2.0);
        let moon = dates.iter().position(|one| *one == date);
        let leads = moon.map_or_else(String::new, |n| shows(&format!("{path}/dates/{n}")));
        let face = match moon.and_then(|n| Moon::ALL.get(n)) {
            Some(moon) => disc(moon.word()) + &words(0.0, 0.5, 16.0, "moon-ink", &date.to_string()),
            None => words(0.0, 0.5, 14.0, "tile-ink small", &date.to_string()),
        };
        out += &format!("<g transform=\"translate({x} {y})\"{leads}>{}{face}</g>", rounded_rect(side - 3.0, side - 3.0, 5.0, "tile-plate"));
    }
    let (wide, high) = (per_row as f64 * side, rows as f64 * side);
    format!("<svg viewBox=\"0 0 {wide} {high}\" class=\"tw tracks\" aria-hidden=\"true\">{out}</svg>")
}

/// The prey stacks and the scoring tokens for a number of players.
fn stock(figures: &Value, path: &str) -> String {
    let stack = figures.pointer(&format!("{path}/stack")).and_then(Value::as_u64).unwrap_or(1).min(9);
    let row = |list: Vec<&str>, key: &str, y: f64, draw: &dyn Fn(&str) -> String| {
        let one = |(n, word): (usize, &&str)| format!("<g transform=\"translate({} {y})\">{}</g>", 22.0 + n as f64 * 40.0, draw(word));
        let drawn: String = list.iter().enumerate().map(one).collect();
        format!(
            "<g{}><rect x=\"0\" y=\"{}\" width=\"{WIDE}\" height=\"44\" class=\"area\"/>{drawn}</g>",
            shows(&format!("{path}/{key}")),
            y - 22.0
        )
    };
    // A stack is as high as it has tokens.
    let heap =
        |word: &str| (0..stack).rev().map(|n| format!("<g transform=\"translate(0 {})\">{}</g>", n as f64 * 4.0, prey(word))).collect();
    let moon = |word: &str| {
        let one = |(n, moon): (usize, &str)| format!("<g transform=\"translate(0 {}) scale(.95)\">{}</g>", n as f64 * 9.0, disc(moon));
        word.split('+').enumerate().collect::<Vec<_>>().into_iter().rev().map(one).collect()
    };
    let out = row(words_at(figures, &format!("{path}/prey")), "prey", 22.0, &heap)
        + &row(words_at(figures, &format!("{path}/moons")), "moons", 78.0, &moon);
    format!("<svg viewBox=\"0 0 {WIDE} 112\" class=\"tw tracks\" aria-hidden=\"true\">{out}</svg>")
}
