//! Drawings of the Wolfwalkers cards.

use wolfwalkers::{Goal, Kind, Symbol, Symbols};

use crate::game::svg::{clip, rounded_rect, words};

/// Wraps a text into lines of this many characters.
pub(super) fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.len() - 1;
        if lines[last].chars().count() + word.chars().count() + 1 > most && !lines[last].is_empty() {
            lines.push(word.to_string());
        } else {
            if !lines[last].is_empty() {
                lines[last].push(' ');
            }
            lines[last].push_str(word);
        }
    }
    lines
}

/// A story: its symbols and its title.
pub(super) fn story_card(title: &str, symbols: Symbols, size: f64, least: f64) -> String {
    let list: Vec<Symbol> = symbols.iter().collect();
    // A card with a title has its symbols in a row above the title.
    let titled = size > 100.0;
    let spots: &[(f64, f64)] = match (list.len(), titled) {
        (1, true) => &[(0.0, -0.16)],
        (2, true) => &[(-0.22, -0.16), (0.22, -0.16)],
        (3, true) => &[(-0.31, -0.16), (0.0, -0.16), (0.31, -0.16)],
        (_, true) => &[(-0.2, -0.3), (0.2, -0.3), (-0.2, 0.0), (0.2, 0.0)],
        (1, false) => &[(0.0, -0.06)],
        (2, false) => &[(-0.22, 0.04), (0.22, 0.04)],
        (3, false) => &[(-0.24, -0.2), (0.24, -0.2), (0.0, 0.18)],
        (_, false) => &[(-0.24, -0.2), (0.24, -0.2), (-0.24, 0.2), (0.24, 0.2)],
    };
    let scale = size
        / match (list.len(), titled) {
            (1, _) => 50.0,
            (2, _) => 62.0,
            (3, true) => 84.0,
            (_, true) => 94.0,
            (_, false) => 74.0,
        };
    let mut out = rounded_rect(size, size, 8.0, "face story");
    for (symbol, (x, y)) in list.iter().zip(spots) {
        out +=
            &format!("<g transform=\"translate({:.1} {:.1}) scale({scale:.2})\">{}</g>", x * size, y * size - size * 0.03, icon(*symbol));
    }
    // In a display the title would be too small to read; it is in the tooltip.
    if size > 100.0 {
        out += &title_lines(title, 0.0, size / 2.0 - least * 0.7, size, least);
    }
    out
}

/// At most two lines of a title, the last of them at `y`.
fn title_lines(title: &str, x: f64, y: f64, width: f64, size: f64) -> String {
    let most = (width / (size * 0.54)) as usize;
    let lines = wrap(title, most);
    let last = match lines.as_slice() {
        [] | [_] => return lines.iter().map(|line| words(x, y, size, "title-ink", &clip(line, most))).collect(),
        [_, rest @ ..] => clip(&rest.join(" "), most),
    };
    words(x, y - size * 1.08, size, "title-ink", &clip(&lines[0], most)) + &words(x, y, size, "title-ink", &last)
}

fn small(symbol: Symbol, x: f64, y: f64, scale: f64) -> String {
    format!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.2})\">{}</g>", icon(symbol))
}

fn row_of(symbols: Symbols, middle: f64, y: f64, scale: f64) -> String {
    let list: Vec<Symbol> = symbols.iter().collect();
    list.iter()
        .enumerate()
        .map(|(n, s)| small(*s, middle + (n as f64 - (list.len() as f64 - 1.0) / 2.0) * 22.0 * scale, y, scale))
        .collect()
}

/// A goal: its requirement, its points, and in a display what it scores now.
pub(super) fn goal_card(goal: &Goal, title: &str, size: f64, points: Option<i32>, least: f64) -> String {
    let mut out = rounded_rect(size, size, 8.0, "face goal");
    let u = size / 100.0;
    match &goal.kind {
        Kind::Pattern(pattern) => {
            let rows = pattern.cells.iter().map(|c| c.0).max().unwrap_or(0) + 1;
            let columns = pattern.cells.iter().map(|c| c.1).max().unwrap_or(0) + 1;
            let cell = (84.0 / f64::from(columns)).min(62.0 / f64::from(rows)).min(34.0) * u;
            for (row, column, symbol) in &pattern.cells {
                let x = (f64::from(*column) - (f64::from(columns) - 1.0) / 2.0) * cell;
                let y = (f64::from(*row) - (f64::from(rows) - 1.0) / 2.0) * cell - 8.0 * u;
                out += &format!(
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"3\" class=\"pattern-cell\"/>",
                    x - cell / 2.0 + 1.0,
                    y - cell / 2.0 + 1.0,
                    cell - 2.0,
                    cell - 2.0
                );
                out += &small(*symbol, x, y, cell / 30.0);
            }
        }
        Kind::Arrow(symbol) | Kind::Crossed(symbol) => {
            out += &format!(
                "<path class=\"arrows\" transform=\"translate(0 {:.1}) scale({u:.2})\" d=\"M-38 0 H-20 M20 0 H38 M0 -34 V-20 M0 20 V34 M-38 0 l6 -5 m-6 5 l6 5 M38 0 l-6 -5 m6 5 l-6 5 M0 -34 l-5 6 m5 -6 l5 6 M0 34 l-5 -6 m5 6 l5 -6\"/>",
                -8.0 * u
            );
            out += &small(*symbol, 0.0, -8.0 * u, 1.1 * u);
            if matches!(goal.kind, Kind::Crossed(_)) {
                out += &format!(
                    "<path class=\"crossed\" transform=\"translate(0 {:.1}) scale({u:.2})\" d=\"M-17 -17 L17 17 M17 -17 L-17 17\"/>",
                    -8.0 * u
                );
            }
        }
        Kind::Pair { a, b, arrows } => {
            out += &small(*a, -17.0 * u, -8.0 * u, 1.05 * u);
            out += &small(*b, 17.0 * u, -8.0 * u, 1.05 * u);
            out += &words(0.0, -8.0 * u, 18.0 * u, "goal-ink", "&");
            if *arrows {
                out += &words(0.0, 16.0 * u, 14.0 * u, "goal-ink", "↔ ↕");
            }
        }
        Kind::Balance(sides) => {
            let count = sides.len() as f64;
            for (n, one) in sides.iter().enumerate() {
                let x = (n as f64 - (count - 1.0) / 2.0) * 76.0 / count * u;
                out += &row_of(*one, x, -8.0 * u, (if count > 2.0 || one.len() > 1 { 0.7 } else { 1.0 }) * u);
                if n > 0 {
                    out += &words(x - 38.0 / count * u, -8.0 * u, 18.0 * u, "goal-ink", "=");
                }
            }
        }
        Kind::Imbalance { more, fewer } => {
            out += &row_of(*more, -23.0 * u, -8.0 * u, if more.len() > 1 { 0.7 * u } else { u });
            out += &row_of(*fewer, 23.0 * u, -8.0 * u, if fewer.len() > 1 { 0.7 * u } else { u });
            out += &words(0.0, -8.0 * u, 20.0 * u, "goal-ink", ">");
        }
    }
    // The points are at the lower left and what the goal scores now at the lower right. A small display shows only the latter.
    let letters = least.max(17.0 * u);
    let high = letters * 1.35;
    if size > 60.0 {
        out += &format!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" class=\"worth\"/>{}",
            -size / 2.0 + high * 0.6,
            size / 2.0 - high * 0.6,
            high / 2.0,
            words(-size / 2.0 + high * 0.6, size / 2.0 - high * 0.58, letters, "worth-ink", &goal.points.to_string())
        );
    }
    if let Some(points) = points {
        let wide = (letters * 2.0).min(size);
        out += &format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\" rx=\"{:.1}\" class=\"{}\"/>{}",
            size / 2.0 - wide - 2.0,
            size / 2.0 - high - 2.0,
            high / 3.0,
            if points > 0 { "now" } else { "now zero" },
            words(size / 2.0 - wide / 2.0 - 2.0, size / 2.0 - high / 2.0 - 1.5, letters, "now-ink", &format!("{points}"))
        );
    } else if size > 100.0 {
        out += &title_lines(title, high * 0.6, size / 2.0 - least * 0.7, size - high * 1.3, least);
    }
    out
}

/// The icons of the symbols, each with its own shape and colour, 26 wide, centred on the origin.
fn icon(symbol: Symbol) -> &'static str {
    match symbol.key() {
        "robyn" => {
            "<g class=\"sym\"><path fill=\"#3f7f5a\" d=\"M0 -13 Q12 -10 11 6 Q6 12 0 13 Q-6 12 -11 6 Q-12 -10 0 -13 Z\"/><circle cy=\"0\" r=\"6\" fill=\"#f4d3ae\"/></g>"
        }
        "mebh" => {
            "<g class=\"sym\"><path fill=\"#c8501e\" d=\"M0 -13 L4 -9 L10 -11 L9 -4 L13 0 L9 4 L11 11 L4 9 L0 13 L-4 9 L-11 11 L-9 4 L-13 0 L-9 -4 L-10 -11 L-4 -9 Z\"/><circle r=\"6\" fill=\"#f4d3ae\"/></g>"
        }
        "wolf-form" => {
            "<g class=\"sym\"><circle r=\"13\" fill=\"#f2c44d\"/><path fill=\"#8a4b10\" d=\"M-9 -9 L-4 -4 Q0 -6 4 -4 L9 -9 L9 1 Q8 5 4 7 L0 11 L-4 7 Q-8 5 -9 1 Z\"/></g>"
        }
        "wolves" => {
            "<g class=\"sym\"><path fill=\"#454c59\" d=\"M-12 -12 L-6 -6 Q0 -9 6 -6 L12 -12 L13 0 Q12 6 7 9 L0 14 L-7 9 Q-12 6 -13 0 Z\"/><path fill=\"#fff\" d=\"M-7 0 L-3 2 L-6 3 Z M7 0 L3 2 L6 3 Z\"/></g>"
        }
        "merlyn" => {
            "<g class=\"sym\"><path fill=\"#7a4a9c\" d=\"M-13 -2 Q-4 -12 4 -6 Q9 -9 13 -5 L8 -3 Q8 6 -1 8 L-3 13 L-5 8 Q-9 6 -13 -2 Z\"/><circle cx=\"6\" cy=\"-4\" r=\"1.400\" fill=\"#fff\"/></g>"
        }
        "forest" => {
            "<g class=\"sym\"><path fill=\"#2f6b3c\" d=\"M-6 -13 L1 2 H-13 Z M6 -10 L13 5 H-1 Z\"/><path fill=\"#7a5230\" d=\"M-8 2 h4 v10 h-4 Z M4 5 h4 v7 h-4 Z\"/></g>"
        }
        "town" => {
            "<g class=\"sym\"><path fill=\"#b0623a\" d=\"M-13 -1 L0 -12 L13 -1 Z\"/><path fill=\"#e9d3a8\" stroke=\"#7a5230\" d=\"M-10 -1 H10 V12 H-10 Z\"/><path fill=\"#7a5230\" d=\"M-3 4 h6 v8 h-6 Z\"/></g>"
        }
        "castle" => {
            "<g class=\"sym\"><path fill=\"#6c7688\" d=\"M-12 13 V-10 h5 v4 h4 v-4 h6 v4 h4 v-4 h5 V13 Z\"/><path fill=\"#23262e\" d=\"M-4 13 V5 Q-4 1 0 1 Q4 1 4 5 V13 Z\"/></g>"
        }
        "parents" => {
            "<g class=\"sym\"><circle cx=\"-6\" cy=\"-7\" r=\"5\" fill=\"#2d5f9e\"/><circle cx=\"6\" cy=\"-6\" r=\"4.500\" fill=\"#b5467a\"/><path fill=\"#2d5f9e\" d=\"M-13 12 Q-13 -1 -6 -1 Q0 -1 0 12 Z\"/><path fill=\"#b5467a\" d=\"M0 12 Q0 0 6 0 Q13 0 13 12 Z\"/></g>"
        }
        "townsfolk" => {
            "<g class=\"sym\"><path fill=\"#8a6a3a\" d=\"M-11 -6 Q0 -10 11 -6 L6 -7 Q5 -14 0 -14 Q-5 -14 -6 -7 Z\"/><circle cy=\"-2\" r=\"5\" fill=\"#f4d3ae\"/><path fill=\"#a8823f\" d=\"M-11 13 Q-10 4 0 4 Q10 4 11 13 Z\"/></g>"
        }
        _ => {
            "<g class=\"sym\"><path fill=\"#a3241c\" d=\"M-11 2 Q-11 -12 0 -12 Q11 -12 11 2 V6 H-11 Z\"/><path fill=\"#e3b23c\" d=\"M-13 4 H13 V8 H-13 Z M-1.500 -14 h3 v8 h-3 Z\"/><path fill=\"#a3241c\" d=\"M-7 8 h4 v6 h-4 Z M3 8 h4 v6 h-4 Z\"/></g>"
        }
    }
}
