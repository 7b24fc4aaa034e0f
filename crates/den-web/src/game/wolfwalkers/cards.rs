//! Drawings of the Wolfwalkers cards.

use wolfwalkers::{Goal, Kind, Symbol, Symbols};

use crate::game::svg::{art, art_box, clip, fitted, rounded_rect, words};

/// Cards above this size are in the market and have room for a long title.
const MARKET_CARD: f64 = 108.0;

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
pub(super) fn story_card(title: &str, list: &[Symbol], size: f64, least: f64) -> String {
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
    let mut out = rounded_rect(size, size, 7.0, "face story") + &art_box(landscape(list), size, size);
    for (symbol, (x, y)) in list.iter().zip(spots) {
        out +=
            &format!("<g transform=\"translate({:.1} {:.1}) scale({scale:.2})\">{}</g>", x * size, y * size - size * 0.03, icon(*symbol));
    }
    // In a small display the title would be too small to read; it is in the tooltip.
    if titled {
        out += &title_lines(title, (0.0, size / 2.0 - least * 0.7), size - 6.0, least, size > MARKET_CARD);
    }
    out
}

/// Where a story takes place, by its symbols.
fn landscape(symbols: &[Symbol]) -> &'static str {
    let has = |one: Symbol| symbols.contains(&one);
    match () {
        () if has(Symbol::Castle) || has(Symbol::Army) => "ww-story-castle",
        () if has(Symbol::Town) || has(Symbol::Townsfolk) => "ww-story-town",
        () if has(Symbol::Forest) => "ww-story-forest",
        () if has(Symbol::Wolves) || has(Symbol::WolfForm) => "ww-story-night",
        () => "ww-story",
    }
}

/// The lines of a title, the last of them at `y`: at most three on a card of the market, two in a display. A title that needs more is set
/// narrower before it is cut.
fn title_lines(title: &str, (x, y): (f64, f64), width: f64, size: f64, most_lines: bool) -> String {
    let most = (width / (size * 0.54)) as usize;
    let (most_lines, squeezed) = (if most_lines { 3 } else { 2 }, most * 4 / 3);
    let (wide, narrow) = (wrap(title, most), wrap(title, squeezed));
    let lines = if narrow.len() < wide.len() { narrow } else { wide };
    let count = lines.len().min(most_lines);
    let mut out = format!(
        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{:.1}\" rx=\"4\" class=\"title-plate\"/>",
        x - width / 2.0,
        y + size * 0.62 - size * 1.08 * count as f64 - size * 0.16,
        size * 1.08 * count as f64 + size * 0.16
    );
    for (n, line) in lines.iter().take(count).enumerate() {
        // The last line has the rest, cut if it does not fit.
        let text = clip(&if n + 1 == count { lines[n..].join(" ") } else { line.clone() }, squeezed);
        out += &fitted(x, y - (count - 1 - n) as f64 * size * 1.08, size, "title-ink", &text, width - 2.0);
    }
    out
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
    let mut out = rounded_rect(size, size, 7.0, "face goal") + &art_box("ww-goal", size, size);
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
            out += &words(0.0, -8.0 * u, least.max(18.0 * u), "goal-ink", "&");
            if *arrows {
                out += &words(0.0, 16.0 * u, least.max(14.0 * u), "goal-ink", "↔ ↕");
            }
        }
        Kind::Balance(sides) => {
            let count = sides.len() as f64;
            for (n, one) in sides.iter().enumerate() {
                let x = (n as f64 - (count - 1.0) / 2.0) * 76.0 / count * u;
                out += &row_of(*one, x, -8.0 * u, (if count > 2.0 || one.len() > 1 { 0.7 } else { 1.0 }) * u);
                if n > 0 {
                    out += &words(x - 38.0 / count * u, -8.0 * u, least.max(18.0 * u), "goal-ink", "=");
                }
            }
        }
        Kind::Imbalance { more, fewer } => {
            out += &row_of(*more, -23.0 * u, -8.0 * u, if more.len() > 1 { 0.7 * u } else { u });
            out += &row_of(*fewer, 23.0 * u, -8.0 * u, if fewer.len() > 1 { 0.7 * u } else { u });
            out += &words(0.0, -8.0 * u, least.max(20.0 * u), "goal-ink", ">");
        }
    }
    // The points are at the lower left and what the goal scores now at the lower right. A small display shows only the latter.
    let letters = least.max(17.0 * u);
    let high = letters * 1.35;
    if size > high * 3.6 || points.is_none() {
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
        out += &title_lines(title, (high * 0.6, size / 2.0 - least * 0.7), size - high * 1.3, least, size > MARKET_CARD);
    }
    out
}

/// The symbols, each with its own shape and colour, 26 wide, centred on the origin. Without the illustrations a disc shows that there is one.
pub(super) fn icon(symbol: Symbol) -> String {
    format!("<circle r=\"9\" class=\"symbol\"/>{}", art(&format!("ww-{}", symbol.key()), 0.0, 0.0, 0.42))
}
