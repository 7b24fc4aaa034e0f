//! Small helpers to write SVG as text.

use std::fmt::Write as _;

pub use den_core::escape;

/// A name, cut to fit but never below three letters.
pub fn clip(name: &str, most: usize) -> String {
    den_core::clip(name, most.max(3))
}

/// A group at a location. With a key, it glides there from where the same key was before.
pub fn at(key: &str, x: f64, y: f64, inside: &str) -> String {
    let key = if key.is_empty() { String::new() } else { format!(" data-key=\"{}\"", escape(key)) };
    format!("<g{key}><g transform=\"translate({x:.1} {y:.1})\">{inside}</g></g>")
}

/// A text, centred on a point.
pub fn words(x: f64, y: f64, size: f64, class: &str, text: &str) -> String {
    format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.1}\" class=\"{class}\" text-anchor=\"middle\" dominant-baseline=\"central\">{}</text>",
        escape(text)
    )
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

/// A wolf's head from the front, 40 wide, centred on the origin.
pub const WOLF: &str = "<path d=\"M-17 -17 L-9 -9 Q0 -13 9 -9 L17 -17 L18 -1 Q18 6 10 10 L4 18 Q0 21 -4 18 L-10 10 Q-18 6 -18 -1 Z\"/><path class=\"cut\" d=\"M-10 -1 L-4 2 L-9 3 Z M10 -1 L4 2 L9 3 Z M-3 12 L3 12 L0 15.5 Z\"/>";
/// A hound's head with hanging ears.
pub const HOUND: &str = "<path d=\"M-9 -14 Q0 -18 9 -14 Q18 -14 19 -2 Q19 8 14 10 Q11 4 10 -2 Q11 8 7 14 Q0 21 -7 14 Q-11 8 -10 -2 Q-11 4 -14 10 Q-19 8 -19 -2 Q-18 -14 -9 -14 Z\"/><path class=\"cut\" d=\"M-6 -3 a2 2 0 1 0 0.1 0 Z M6 -3 a2 2 0 1 0 0.1 0 Z M-3.5 9 Q0 7 3.5 9 Q2 13 0 13 Q-2 13 -3.5 9 Z\"/>";
/// A sheep: a cloud with a face.
pub const SHEEP: &str = "<path d=\"M-8 -13 a7 7 0 0 1 12 -2 a7 7 0 0 1 11 6 a7 7 0 0 1 1 12 a7 7 0 0 1 -9 9 a8 8 0 0 1 -14 0 a7 7 0 0 1 -9 -9 a7 7 0 0 1 0 -12 a7 7 0 0 1 8 -4 Z\"/><path class=\"cut\" d=\"M-6 -4 Q0 -8 6 -4 Q7 6 0 10 Q-7 6 -6 -4 Z\"/><path class=\"uncut\" d=\"M-2.6 -1 a1.1 1.1 0 1 0 0.1 0 Z M2.6 -1 a1.1 1.1 0 1 0 0.1 0 Z\"/>";
/// A paw print.
pub const PAW: &str = "<path d=\"M-8 9 Q-10 1 0 0 Q10 1 8 9 Q5 14 0 12 Q-5 14 -8 9 Z M-12 -2 a3.4 4.6 -20 1 0 0.1 0 Z M-5 -9 a3.4 4.8 0 1 0 0.1 0 Z M5 -9 a3.4 4.8 0 1 0 0.1 0 Z M12 -2 a3.4 4.6 20 1 0 0.1 0 Z\"/>";

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
