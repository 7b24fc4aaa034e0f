//! A review as a page that needs no other files.

use std::fmt::Write;

use anstyle::{AnsiColor, Color, Effects, Style};
use den_core::{Painting, Seat, escape};
use den_review::Class;

use super::{Told, ToldStep, kind_name, percent};
use crate::words::{spoken, t};

/// The curves differ in colour and in their dashes, so that they can be told apart without colours.
const CURVES: [(&str, &str); 5] = [("#3b6fb6", ""), ("#b5532d", "6 4"), ("#3d7d4d", "2 3"), ("#7a4d9e", "9 3 2 3"), ("#8a6d1d", "1 5")];
/// The size of the chart.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 300.0;
/// The room for the labels of the axis.
const LEFT: f64 = 48.0;

const CSS: &str = "
:root { color-scheme: light dark; --line: #8886; --ink: CanvasText; --paper: Canvas; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper); }
svg { width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
section.step { border: 1px solid var(--line); border-radius: 8px; padding: .5rem 1rem; margin: 1rem 0; }
section.step:target { outline: 3px solid #b5532d; }
pre { overflow-x: auto; line-height: 1.25; font-size: 13px; }
.note { border-left: 4px solid #b5532d; padding-left: .75rem; }
.bold { font-weight: bold } .dim { opacity: .65 } .red { color: #c0392b } .green { color: #2e8b57 } .yellow { color: #a67c00 }
.blue { color: #3b6fb6 } .magenta { color: #9b4f96 } .cyan { color: #19808a } .inverse { background: var(--ink); color: var(--paper) }
";

/// The page.
pub(crate) fn html(told: &Told) -> String {
    let title = escape(&told.title);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{CSS}</style>\n<h1>{title}</h1>\n",
        spoken().code()
    );
    for note in &told.notes {
        let _ = writeln!(out, "<p class=\"note\">{}</p>", escape(note));
    }
    for sentence in told.sentences() {
        let _ = writeln!(out, "<p>{}</p>", escape(&sentence));
    }
    out += &chart(told);
    out += &chances_table(told);
    out += &players(told);
    out += &steps(told, &t!("review-dearest"), &t!("review-no-mistakes"), &told.dearest, "decision");
    out += &steps(told, &t!("review-turning"), &t!("review-no-turning"), &told.turning_points, "step");
    let _ = writeln!(out, "<p>{}</p>\n</html>", escape(&t!("review-known")));
    out
}

/// The chart: a curve for each team, the turning points as links to their boards.
fn chart(told: &Told) -> String {
    let review = &told.review;
    let steps = review.steps.len().max(1) as f64;
    let x = |at: usize| LEFT + (WIDTH - LEFT - 8.0) * at as f64 / steps;
    let y = |share: f64| 8.0 + (HEIGHT - 16.0) * (1.0 - share);
    let label = escape(&told.chances());
    let mut out = format!("<h2>{label}</h2>\n<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{label}\">\n", HEIGHT + 28.0);
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let at = y(share);
        let _ = writeln!(
            out,
            "<path d=\"M{LEFT} {at:.1}H{WIDTH}\" stroke=\"var(--line)\"/><text x=\"0\" y=\"{:.1}\">{}</text>",
            at + 4.0,
            percent(share)
        );
    }
    let mut legend = LEFT;
    for (seat, (colour, dashes)) in told.different_curves().into_iter().zip(CURVES) {
        let points: Vec<String> =
            review.chances.iter().enumerate().map(|(at, chances)| format!("{:.1},{:.1}", x(at), y(chances[seat.index()]))).collect();
        let stroke = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-dasharray=\"{dashes}\"");
        let _ = writeln!(out, "<polyline points=\"{}\" {stroke}/>", points.join(" "));
        let name = told.name(seat);
        let below = HEIGHT + 20.0;
        let _ = writeln!(
            out,
            "<path d=\"M{legend} {:.1}h28\" {stroke}/><text x=\"{}\" y=\"{below}\">{}</text>",
            below - 4.0,
            legend + 34.0,
            escape(&name)
        );
        legend += 60.0 + 8.0 * name.chars().count() as f64;
    }
    for point in &told.turning_points {
        let seat = point.seat.unwrap_or(Seat(0));
        let share = review.chances[point.step + 1][seat.index()];
        let label = format!("{}: {}", t!("review-step-n", n = point.step + 1), point.played);
        let _ = writeln!(
            out,
            "<a href=\"#step-{}\" aria-label=\"{}\"><circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"6\" fill=\"var(--paper)\" stroke=\"currentColor\" stroke-width=\"2\"><title>{}</title></circle></a>",
            point.step + 1,
            escape(&label),
            x(point.step + 1),
            y(share),
            escape(&label)
        );
    }
    out + "</svg>\n"
}

/// The table behind the chart.
fn chances_table(told: &Told) -> String {
    let review = &told.review;
    let seats = told.different_curves();
    let head: String = seats.iter().map(|&seat| format!("<th>{}</th>", escape(&told.name(seat)))).collect();
    let mut out = format!(
        "<details><summary>{}</summary>\n<table><thead><tr><th>{}</th><th></th>{head}</tr></thead><tbody>\n",
        escape(&t!("review-table")),
        escape(&t!("review-step"))
    );
    for (at, chances) in review.chances.iter().enumerate() {
        let kind = at.checked_sub(1).map_or_else(|| t!("review-start"), |step| kind_name(&review.steps[step].kind));
        let cells: String = seats.iter().map(|seat| format!("<td>{}</td>", percent(chances[seat.index()]))).collect();
        let _ = writeln!(out, "<tr><td>{at}</td><td>{}</td>{cells}</tr>", escape(&kind));
    }
    out + "</tbody></table></details>\n"
}

fn players(told: &Told) -> String {
    let cells = |tag: &str, row: &[String]| row.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect::<String>();
    let rows = told.players(&Class::ALL);
    let mut out = format!("<table><thead><tr>{}</tr></thead><tbody>\n", cells("th", &rows[0]));
    for row in &rows[1..] {
        let _ = writeln!(out, "<tr>{}</tr>", cells("td", row));
    }
    out + "</tbody></table>\n"
}

fn steps(told: &Told, heading: &str, none: &str, steps: &[ToldStep], id: &str) -> String {
    let mut out = format!("<h2>{}</h2>\n", escape(heading));
    if steps.is_empty() {
        let _ = writeln!(out, "<p>{}</p>", escape(none));
    }
    for step in steps {
        out += &section(told, step, id);
    }
    out
}

fn section(told: &Told, step: &ToldStep, id: &str) -> String {
    let review = &told.review;
    let who = step.seat.map_or_else(|| t!("review-chance"), |seat| told.name(seat));
    let mut out = format!(
        "<section class=\"step\" id=\"{id}-{}\"><h3>{} · {}</h3>\n<p>{} · {}</p>\n<p><b>{}:</b> {}</p>\n",
        step.step + 1,
        escape(&t!("review-step-n", n = step.step + 1)),
        escape(&who),
        escape(&kind_name(&review.steps[step.step].kind)),
        escape(&told.changes(step.step)),
        escape(&t!("review-played")),
        escape(&step.played)
    );
    if let Some(best) = &step.best {
        let _ = writeln!(
            out,
            "<p><b>{}:</b> {} ({} {})</p>",
            escape(&t!("review-best")),
            escape(best),
            escape(&t!("review-cost")),
            escape(&percent(told.cost(step.step)))
        );
    }
    if let Some(line) = &step.line {
        let _ = writeln!(out, "<p>{}</p>", escape(line));
    }
    let _ = writeln!(out, "<pre>{}</pre></section>", board(&step.board));
    out
}

/// A text board with its colours.
fn board(painting: &Painting) -> String {
    let mut out = String::new();
    for row in &painting.rows {
        for span in &row.spans {
            let classes = classes(span.style);
            let text = escape(&span.text);
            let _ = if classes.is_empty() { write!(out, "{text}") } else { write!(out, "<span class=\"{classes}\">{text}</span>") };
        }
        out.push('\n');
    }
    out
}

fn classes(style: Style) -> String {
    let mut classes = Vec::new();
    for (effect, name) in [(Effects::BOLD, "bold"), (Effects::DIMMED, "dim"), (Effects::INVERT, "inverse")] {
        if style.get_effects().contains(effect) {
            classes.push(name);
        }
    }
    if let Some(Color::Ansi(colour)) = style.get_fg_color() {
        classes.extend(match colour {
            AnsiColor::Red | AnsiColor::BrightRed => Some("red"),
            AnsiColor::Green | AnsiColor::BrightGreen => Some("green"),
            AnsiColor::Yellow | AnsiColor::BrightYellow => Some("yellow"),
            AnsiColor::Blue | AnsiColor::BrightBlue => Some("blue"),
            AnsiColor::Magenta | AnsiColor::BrightMagenta => Some("magenta"),
            AnsiColor::Cyan | AnsiColor::BrightCyan => Some("cyan"),
            _ => None,
        });
    }
    classes.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::Row;

    #[test]
    fn a_board_is_escaped_and_coloured() {
        let row = Row::plain("<b>&").with("wolf", AnsiColor::Red.on_default().bold());
        assert_eq!(board(&Painting { rows: vec![row] }), "&lt;b&gt;&amp;<span class=\"bold red\">wolf</span>\n");
    }
}
