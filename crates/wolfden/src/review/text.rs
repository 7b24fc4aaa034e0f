//! A review on the terminal.

use std::fmt::Write;

use den_review::Class;
use textwrap::core::display_width;

use super::{Told, ToldStep, kind_name, percent, signed};
use crate::text::{ASIDE, NOTICE, TITLE, cut, table, wrap};
use crate::words::t;

/// The heights of a sparkline.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The columns of the longest name.
const NAME: usize = 16;

/// The whole review, in lines of at most `width` columns.
pub(crate) fn text(told: &Told, width: usize) -> String {
    let mut out = format!("{TITLE}{}{TITLE:#}\n", told.title);
    for note in &told.notes {
        let _ = writeln!(out, "{NOTICE}{}{NOTICE:#}", wrap(note, width, 0));
    }
    let _ = writeln!(out, "\n{TITLE}{}{TITLE:#}", told.chances());
    out += &curves(told, width);
    let _ = writeln!(out, "\n{}", players(told, width));
    for sentence in told.sentences() {
        let _ = writeln!(out, "{}", wrap(&sentence, width, 2));
    }
    let _ = writeln!(out, "\n{TITLE}{}{TITLE:#}", t!("review-dearest"));
    if told.dearest.is_empty() {
        let _ = writeln!(out, "{}", t!("review-no-mistakes"));
    }
    told.dearest.iter().for_each(|step| out += &decision(told, step, width));
    let _ = writeln!(out, "\n{TITLE}{}{TITLE:#}", t!("review-turning"));
    if told.turning_points.is_empty() {
        let _ = writeln!(out, "{}", t!("review-no-turning"));
    }
    told.turning_points.iter().for_each(|step| out += &turning_point(told, step, width));
    let _ = writeln!(out, "\n{ASIDE}{}{ASIDE:#}", wrap(&t!("review-known"), width, 0));
    out
}

/// A curve for each team, or each seat where there are none.
fn curves(told: &Told, width: usize) -> String {
    let seats = told.different_curves();
    let wide = seats.iter().map(|&seat| display_width(&told.name(seat))).max().unwrap_or(0).min(NAME);
    let mut out = String::new();
    for seat in seats {
        let name = cut(&told.name(seat), wide);
        let pad = " ".repeat(wide.saturating_sub(display_width(&name)));
        let of_seat: Vec<f64> = told.review.chances.iter().map(|chances| chances[seat.index()]).collect();
        let line = sparkline(&of_seat, width.saturating_sub(wide + 18).max(8));
        let [first, last] = [of_seat.first(), of_seat.last()].map(|share| percent(share.copied().unwrap_or(0.0)));
        let _ = writeln!(out, "{name}{pad}  {first:>5} {line} {last}");
    }
    out
}

/// A line of bars, at most `columns` wide; each stands for the last of its values.
fn sparkline(shares: &[f64], columns: usize) -> String {
    let columns = columns.min(shares.len()).max(1);
    let bar = |column: usize| {
        let at = ((column + 1) * shares.len() / columns).max(1) - 1;
        BARS[((shares[at] * BARS.len() as f64) as usize).min(BARS.len() - 1)]
    };
    if shares.is_empty() { String::new() } else { (0..columns).map(bar).collect() }
}

fn players(told: &Told, width: usize) -> String {
    let mut rows = told.players(&Class::ALL[1..]);
    rows.iter_mut().skip(1).for_each(|row| row[0] = cut(&row[0], NAME));
    table(&rows, &[1, 2, 3, 4, 5, 6, 7, 8, 9], width)
}

fn decision(told: &Told, step: &ToldStep, width: usize) -> String {
    let kind = kind_name(&told.review.steps[step.step].kind);
    let who = step.seat.map(|seat| told.name(seat)).unwrap_or_default();
    let mut out =
        format!("{} · {who} · {NOTICE}{kind}{NOTICE:#} · {}\n", t!("review-step-n", n = step.step + 1), signed(-told.cost(step.step)));
    out += &labelled(&t!("review-played"), &step.played, width);
    if let Some(best) = &step.best {
        out += &labelled(&t!("review-best"), best, width);
    }
    if let Some(line) = &step.line {
        let _ = writeln!(out, "  {ASIDE}{}{ASIDE:#}", wrap(line, width - 2, 4));
    }
    out
}

fn labelled(label: &str, what: &str, width: usize) -> String {
    format!("  {}\n", wrap(&format!("{label}: {what}"), width - 2, 4))
}

fn turning_point(told: &Told, step: &ToldStep, width: usize) -> String {
    let who = step.seat.map_or_else(String::new, |seat| format!("{}: ", told.name(seat)));
    let line = format!("{} · {who}{} ({})", t!("review-step-n", n = step.step + 1), step.played, told.changes(step.step));
    format!("{}\n", wrap(&line, width, 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sparkline_fits_and_ends_with_the_result() {
        assert_eq!(sparkline(&[0.0, 0.5, 1.0], 10), "▁▅█");
        let many: Vec<f64> = (0..100).map(|n| f64::from(n) / 99.0).collect();
        let line = sparkline(&many, 20);
        assert_eq!(line.chars().count(), 20);
        assert!(line.ends_with('█'), "{line}");
        assert_eq!(sparkline(&[], 5), "");
    }

    #[test]
    fn changes_have_a_sign() {
        assert_eq!([0.31, -0.123, 0.001].map(signed), ["+31%", "−12%", "0%"]);
    }
}
