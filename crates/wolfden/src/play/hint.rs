//! What Alpha would do, and why, in words.

use std::fmt::Write;

use den_bots::{Choice, Evaluate, Explanation};
use den_core::Seat;

use crate::text::{ASIDE, TITLE, width, wrap};
use crate::words::{say_to, seat_name, t};

/// Alpha's choice for the person at `seat`, as text.
pub(super) fn tell<G: Evaluate>(view: &G::View, choice: &Choice<G>, seat: Seat, seats: u8, names: &[String]) -> String {
    let chosen = choice.chosen;
    let what = t!("term-hint", what = say_to(&G::tell(view, chosen), names));
    let mut out = format!("{}\n", wrap(&format!("{TITLE}{what}{TITLE:#} {ASIDE}{chosen}{ASIDE:#}"), width(), 4));
    match &choice.why {
        None => out.push_str(&t!("term-hint-only")),
        Some(why) => reasons::<G>(&mut out, view, why, seat, seats, names),
    }
    out
}

fn reasons<G: Evaluate>(out: &mut String, view: &G::View, why: &Explanation<G>, seat: Seat, seats: u8, names: &[String]) {
    let n = why.iterations;
    let worth = if seats > 1 { t!("term-hint-win", n = n) } else { t!("term-hint-solo", n = n) };
    let _ = writeln!(out, "{ASIDE}{}{ASIDE:#}", wrap(&worth, width(), 0));
    for considered in &why.top {
        let what = say_to(&G::tell(view, considered.play), names);
        let line = t!("term-hint-move", what = what, notation = considered.play.to_string(), n = considered.visits);
        let sign = if seats > 1 { " %" } else { "" };
        let _ = writeln!(out, "{:>5.0}{sign}  {}", 100.0 * considered.value, wrap(&line, width().saturating_sub(9), 9));
    }
    let mut line: Vec<String> = Vec::new();
    let mut before = None;
    for &(who, m) in &why.line {
        let name = if who == seat { t!("you") } else { seat_name(who, names) };
        line.push(if before == Some(who) { m.to_string() } else { format!("{name} {m}") });
        before = Some(who);
    }
    if line.len() > 1 {
        let _ = writeln!(out, "{}", wrap(&t!("term-hint-line", line = line), width(), 4));
    }
}
