//! What Alpha would do, and why, in words.

use std::fmt::Write;
use std::time::Duration;

use den_bots::{Budget, Choice, Evaluate, Explanation, Level};
use den_core::Seat;

use crate::text::{ASIDE, TITLE, counted, thousands, width, wrap};

/// Asks Alpha, who sees what the seat sees. The same question gets the same answer.
pub(super) fn ask_alpha<G: Evaluate>(view: &G::View, legal: &[G::Move], step: usize, think: Option<Duration>) -> Choice<G> {
    let budget = think.map_or_else(Budget::usual, Budget::time_limit);
    Level::Alpha.bot::<G>(step as u64).choose(view, legal, &budget)
}

/// The answer as text.
pub(super) fn tell<G: Evaluate>(view: &G::View, choice: &Choice<G>, seat: Seat, seats: u8) -> String {
    let chosen = choice.chosen;
    let mut out = format!("{TITLE}Alpha would: {}{TITLE:#}  {ASIDE}{chosen}{ASIDE:#}\n", G::tell(view, chosen));
    match &choice.why {
        None => out.push_str("There is nothing else to choose.\n"),
        Some(why) => reasons::<G>(&mut out, view, why, seat, seats),
    }
    out
}

fn reasons<G: Evaluate>(out: &mut String, view: &G::View, why: &Explanation<G>, seat: Seat, seats: u8) {
    let worth = if seats > 1 { "how often it expects you to win" } else { "how well it expects you to do, of 100" };
    let _ = writeln!(out, "{ASIDE}It went on from here in thought {}; {worth}:{ASIDE:#}", counted(why.iterations, "time"));
    for considered in &why.top {
        let (value, tries) = (100.0 * considered.value, thousands(considered.visits));
        let line = format!("{} ({}; tried {tries} times)", G::tell(view, considered.play), considered.play);
        let sign = if seats > 1 { " %" } else { "" };
        let _ = writeln!(out, "{value:>5.0}{sign}  {}", wrap(&line, width().saturating_sub(9), 9));
    }
    let mut line: Vec<String> = Vec::new();
    let mut before = None;
    for &(who, m) in &why.line {
        let name = if who == seat { "you".to_string() } else { format!("seat {who}") };
        line.push(if before == Some(who) { m.to_string() } else { format!("{name} {m}") });
        before = Some(who);
    }
    if line.len() > 1 {
        let _ = writeln!(out, "{}", wrap(&format!("It expects: {}.", line.join(", ")), width(), 4));
    }
}
