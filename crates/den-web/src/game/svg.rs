//! Small helpers to write SVG as text.

use std::fmt::Write as _;

pub use den_core::escape;

/// A name, cut to fit but never below three letters.
pub fn clip(name: &str, most: usize) -> String {
    den_core::clip(name, most.max(3))
}

/// A group at a location. With a key, it glides there from where the same key was before.
pub fn at(key: &str, x: f64, y: f64, inside: &str) -> String {
    let there = format!("<g transform=\"translate({x:.1} {y:.1})\">{inside}</g>");
    if key.is_empty() { there } else { format!("<g data-key=\"{}\">{there}</g>", escape(key)) }
}

/// A text, centred on a point.
pub fn words(x: f64, y: f64, size: f64, class: &str, text: &str) -> String {
    format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.1}\" class=\"{class}\" text-anchor=\"middle\" dominant-baseline=\"central\">{}</text>",
        escape(text)
    )
}

/// The same, set narrower if it does not fit into this width.
pub fn fitted(x: f64, y: f64, size: f64, class: &str, text: &str, width: f64) -> String {
    let one = words(x, y, size, class, text);
    if width_of(text) * size <= width {
        return one;
    }
    one.replacen("<text", &format!("<text textLength=\"{width:.1}\" lengthAdjust=\"spacingAndGlyphs\""), 1)
}

/// The width of a text in units of its font size, in a wide typeface and with a little to spare. A better guess than a count of letters: a text
/// that is taken to be too long would be stretched.
pub fn width_of(text: &str) -> f64 {
    let letter = |c: char| match c {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' => 0.3,
        ' ' | 't' | 'f' | 'r' | '(' | ')' | '·' | '-' | '/' => 0.41,
        'm' | 'w' | 'M' | 'W' | '–' | '…' => 0.95,
        c if c.is_uppercase() => 0.74,
        _ => 0.62,
    };
    text.chars().map(letter).sum::<f64>() * 1.06
}

/// A rounded rectangle, centred on the origin.
pub fn rounded_rect(w: f64, h: f64, r: f64, class: &str) -> String {
    format!("<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"{r:.1}\" class=\"{class}\"/>", -w / 2.0, -h / 2.0)
}

/// A picture with a viewBox.
pub fn picture(w: f64, h: f64, class: &str, label: &str, inside: &str) -> String {
    format!("<svg viewBox=\"0 0 {w:.0} {h:.0}\" class=\"{class}\" role=\"group\" aria-label=\"{}\">{inside}</svg>", escape(label))
}

/// A path of straight lines through points.
pub fn polygon(points: &[(f64, f64)], class: &str) -> String {
    let mut list = String::new();
    for (x, y) in points {
        let _ = write!(list, "{x:.1},{y:.1} ");
    }
    format!("<polygon points=\"{}\" class=\"{class}\"/>", list.trim_end())
}

/// The point on a circle of radius 1 after `n` 24ths of a turn, clockwise from the right. A table, because sine and cosine would add more to
/// the page than everything that is drawn with them.
pub fn on_circle(n: usize) -> (f64, f64) {
    const SINES: [f64; 7] = [0.0, 0.258_819, 0.5, std::f64::consts::FRAC_1_SQRT_2, 0.866_025, 0.965_926, 1.0];
    let sine = |n: usize| match n % 24 {
        n @ 0..=6 => SINES[n],
        n @ 7..=12 => SINES[12 - n],
        n @ 13..=18 => -SINES[n - 12],
        n => -SINES[24 - n],
    };
    (sine(n + 6), sine(n))
}

/// An illustration of `web/art`, at a point and scaled. Until the file is loaded, nothing is shown in its place.
pub fn art(id: &str, x: f64, y: f64, scale: f64) -> String {
    format!("<use href=\"#{id}\" transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\"/>")
}

/// A picture of `web/art` cropped to a rectangle that is centred on the origin. It leaves the edge of what it lies on visible.
pub fn art_box(id: &str, w: f64, h: f64) -> String {
    let (w, h) = (w - 5.0, h - 5.0);
    format!("<use href=\"#{id}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{w:.1}\" height=\"{h:.1}\"/>", -w / 2.0, -h / 2.0)
}

/// The same, scaled differently in width and height.
pub fn art_in(id: &str, (wide, high): (f64, f64)) -> String {
    format!("<use href=\"#{id}\" transform=\"scale({wide:.3} {high:.3})\"/>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_is_round() {
        for n in 0..48 {
            let angle = std::f64::consts::TAU * n as f64 / 24.0;
            let (x, y) = on_circle(n);
            assert!((x - angle.cos()).abs() < 1e-5 && (y - angle.sin()).abs() < 1e-5, "{n}");
        }
    }

    #[test]
    fn names_cannot_break_out_of_an_attribute() {
        assert_eq!(escape("a\"><script>'&"), "a&quot;&gt;&lt;script&gt;&#39;&amp;");
    }
}
