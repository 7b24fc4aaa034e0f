//! Alpha's hints, in words.

use den_bots::{Choice, Effect, Evaluate, Explanation, effect};
use den_core::Seat;

use crate::text::{width, wrap};
use crate::words::{say_to, seat_name, t};

/// Alpha's choice for the person at `seat`, as text.
pub(super) fn describe<G: Evaluate>(view: &G::View, choice: &Choice<G>, seat: Seat, seats: u8, names: &[String]) -> String {
    let lines = lines::<G>(view, choice, seat, seats, names);
    // The numbers of the moves are in a column in front of them.
    lines.iter().map(|line| wrap_figure(line)).collect::<Vec<_>>().join("\n")
}

fn wrap_figure(line: &str) -> String {
    match line.split_once("  ").filter(|(figure, _)| figure.trim().starts_with(|c: char| c.is_ascii_digit())) {
        Some((figure, what)) => format!("{figure}  {}", wrap(what, width().saturating_sub(9), 9)),
        None => wrap(line, width(), 4),
    }
}

/// The same in paragraphs: the choice, its value, then the other moves and the expected line.
pub(crate) fn lines<G: Evaluate>(view: &G::View, choice: &Choice<G>, seat: Seat, seats: u8, names: &[String]) -> Vec<String> {
    let chosen = choice.chosen;
    let mut out = vec![format!("{} {chosen}", t!("term-hint", what = say_to(&G::describe(view, chosen), names)))];
    match &choice.why {
        None => out.push(t!("term-hint-only")),
        Some(why) => reasons::<G>(&mut out, view, why, seat, seats, names),
    }
    out
}

fn reasons<G: Evaluate>(out: &mut Vec<String>, view: &G::View, why: &Explanation<G>, seat: Seat, seats: u8, names: &[String]) {
    let n = why.iterations;
    out.push(if seats > 1 { t!("term-hint-win", n = n) } else { t!("term-hint-solo", n = n) });
    for considered in &why.top {
        let what = say_to(&G::describe(view, considered.play), names);
        let line = t!("term-hint-move", what = what, notation = considered.play.to_string(), n = considered.visits);
        let value = format!("{:.0}", 100.0 * considered.value);
        let value = if seats > 1 { t!("percent", n = value) } else { value };
        out.push(format!("{value:>5}  {line}"));
    }
    // The best and the second best are compared in the words of the game.
    let compared = why.top.iter().take(2).filter(|_| why.top.len() > 1);
    let effects: Vec<(String, Effect)> =
        compared.filter_map(|one| Some((say_to(&G::describe(view, one.play), names), effect::<G>(view, one.play)?))).collect();
    // If no move gains or risks anything now, there is nothing to say.
    if effects.iter().any(|(_, effect)| !effect.gains.is_empty() || effect.reply.is_some()) {
        out.extend(effects.iter().map(|(what, effect)| told_effect(what, effect, names)));
    }
    let mut line: Vec<String> = Vec::new();
    let mut before = None;
    for &(who, m) in &why.line {
        let name = if who == seat { t!("you") } else { seat_name(who, names) };
        line.push(if before == Some(who) { m.to_string() } else { format!("{name} {m}") });
        before = Some(who);
    }
    if line.len() > 1 {
        out.push(t!("term-hint-line", line = line));
    }
}

/// What a move gains and risks, in a sentence or two.
pub(crate) fn told_effect(what: &str, effect: &Effect, names: &[String]) -> String {
    let points = |points: i32| if points > 0 { format!("+{points}") } else { points.to_string() };
    let gains: Vec<String> = effect.gains.iter().map(|(line, n)| format!("{} {}", say_to(line, names), points(*n))).collect();
    let mut said = vec![match gains.is_empty() {
        true => t!("review-gains-none", what = what.to_string()),
        false => t!("review-gains", what = what.to_string(), gains = gains.join(", ")),
    }];
    let place = |from: usize| match effect.places.get(from..from + 2) {
        Some(&[before, after]) if before != after => Some(t!("review-place", before = before, after = after)),
        _ => None,
    };
    said.extend(place(0));
    if let Some((seat, message, n)) = &effect.reply {
        let (name, what) = (seat_name(*seat, names), say_to(message, names));
        said.push(match n {
            0 => t!("review-reply", name = name, what = what),
            n => t!("review-risk", name = name, what = what, points = points(*n)),
        });
        said.extend(place(1));
    }
    said.join(" ")
}
